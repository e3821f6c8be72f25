/** A list in pages: which page the address asks for, and where a new page begins. */
import { useEffect, useRef } from "react";
import { PAGER_PAGES } from "../../ui/table/pager-window.ts";

/** Always a page that a pager could have, whatever the address says. */
export function pageOfAddress(parameters: URLSearchParams, name = "page"): number {
  const text = parameters.get(name) ?? "";
  const page = /^\d{1,4}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(page, 1), PAGER_PAGES);
}

/** Another page begins at its top, for the eye and for the keyboard: what was pressed may be gone. */
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
