import { Link, useLocation } from "react-router";
import { useSelf } from "../access/use-self.ts";
import { STAFF_SCREENS } from "../staff-screens.ts";

/** What the role may open. */
export function StaffMenu({ onChoose }: { onChoose: () => void }) {
  const { pathname } = useLocation();
  const { permissions, release } = useSelf();
  const { under } =
    STAFF_SCREENS.find(({ path }) => isIn(pathname, path) && path !== "/staff") ?? {};
  const entries = STAFF_SCREENS.filter(
    ({ menu, permission }) => menu && (!permission || permissions.includes(permission)),
  );
  return (
    <nav aria-label="Console">
      <ul className="flex flex-col gap-1 px-4 py-6">
        {entries.map(({ path, menu }) => {
          const { label, Icon } = menu!;
          return (
            <li key={path}>
              <Link
                to={path}
                onClick={onChoose}
                aria-current={isIn(under ?? pathname, path) ? "page" : undefined}
                className="flex min-h-11 items-center gap-3 rounded-md px-3 font-ui text-ink-2 transition-control hover:bg-sunk hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand-strong"
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      <p className="px-7 pb-6 text-sm text-ink-muted">
        Theta {release.version}
        {release.commit && ` (${release.commit})`}
      </p>
    </nav>
  );
}

function isIn(pathname: string, path: string): boolean {
  const here = pathname.replace(/\/+$/, "").toLowerCase();
  return here === path || (path !== "/staff" && here.startsWith(`${path}/`));
}
