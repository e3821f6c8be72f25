import { lazy, type ReactElement, Suspense } from "react";
import { Link, useLocation } from "react-router";
import { useOpens } from "../../payments/shared/use-opens.ts";
import { classNames } from "../../../ui/class-names.ts";
import { entriesFor, placeOf } from "./sidebar-entries.ts";

const Tooltip = lazy(async () => ({
  default: (await import("../../../ui/overlay/tooltip.tsx")).Tooltip,
}));

interface SidebarProps {
  /** Shows only icons, with their names as tooltips and for screen readers. */
  narrow?: boolean;
  onChoose?: () => void;
}

export function Sidebar({ narrow = false, onChoose }: SidebarProps) {
  const { pathname } = useLocation();
  const opens = useOpens();
  return (
    <nav aria-label="Main menu">
      <ul className="flex flex-col gap-1 px-4 py-6">
        {entriesFor(opens).map((entry) => {
          const { label, to, Icon } = entry;
          const place = placeOf(pathname, entry);
          const link = (
            <Link
              to={to}
              aria-current={CURRENT[place ?? "elsewhere"]}
              onClick={onChoose}
              className={classNames(LINK, narrow && "justify-center")}
            >
              <span
                className={classNames(
                  "-m-1 grid size-7 shrink-0 place-items-center rounded-sm",
                  place && "bg-brand text-paper",
                )}
              >
                <Icon aria-hidden="true" strokeWidth={place ? 2.5 : 2} className="size-5" />
              </span>
              <span className={narrow ? "sr-only" : undefined}>{label}</span>
            </Link>
          );
          return (
            <li key={to} className="relative">
              {narrow ? <Named name={label}>{link}</Named> : link}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Most learners keep the sidebar wide, so the tooltips load only once it's narrow. */
function Named({ name, children }: { name: string; children: ReactElement }) {
  return (
    <Suspense fallback={children}>
      <Tooltip text={name} side="right">
        {children}
      </Tooltip>
    </Suspense>
  );
}

const CURRENT = { here: "page", within: "true", elsewhere: undefined } as const;

/** Active: green, a heavier icon on a tile, and a tick that runs in from the edge of the window. */
const LINK = [
  "flex min-h-11 items-center gap-3 rounded-md px-3 font-ui text-ink-2 transition-control hover:bg-sunk hover:text-ink",
  "aria-[current]:bg-brand-soft aria-[current]:text-brand-strong",
  "before:absolute before:top-1/2 before:-left-4 before:hidden before:h-(--tick) before:w-4 before:-translate-y-1/2 before:bg-brand",
  "aria-[current]:before:block",
].join(" ");
