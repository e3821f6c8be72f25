import { PAGE_PARTS } from "./page-parts.ts";

const LINK =
  "flex min-h-11 items-center gap-3 rounded-sm font-ui text-ink-2 transition-control before:h-(--tick) before:w-2.5 before:shrink-0 before:bg-line-strong hover:text-ink hover:before:bg-brand";

/** The page's contents as plain links, which need no scripts. */
export function ContentsList() {
  return (
    <nav aria-label="On this page" className="border-t border-b border-t-ink border-b-line py-2">
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-4 xl:flex xl:justify-between">
        {PAGE_PARTS.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} className={LINK}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
