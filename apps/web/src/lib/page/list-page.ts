/** A paged list: which page the address asks for, and focus for a new page. */
import { useEffect, useRef } from "react";
import { PAGER_PAGES } from "../../ui/table/pager-window.ts";

/** Returns a page number that a pager can have, whatever the address says. */
export function pageOfAddress(parameters: URLSearchParams, name = "page"): number {
  const text = parameters.get(name) ?? "";
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGER_PAGES);
}

/** Moves a new page to its top for eyes and keyboard, because the button that was pressed may be gone. */
export function useFocusOnNewPage(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "start" });
  }, [page]);
  return heading;
}
