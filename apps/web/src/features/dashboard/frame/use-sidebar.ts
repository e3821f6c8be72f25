import { useEffect, useRef, useState, useSyncExternalStore } from "react";

const WIDE_WINDOW = "(min-width: 1024px)";

function subscribe(notify: () => void) {
  const query = matchMedia(WIDE_WINDOW);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/**
 * From 1024 px up, the sidebar is next to the page, wide or narrow. Below that, it closes on its own and
 * opens over the page. Crowded pages start with a narrow sidebar; opening it there counts for crowded pages
 * only, and leaves the others as they were.
 */
export function useSidebar(isCrowded: boolean) {
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE_WINDOW).matches,
    () => true,
  );
  const [narrow, setNarrow] = useState({ crowded: true, roomy: false });
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const kind = isCrowded ? "crowded" : "roomy";
  const isNarrow = narrow[kind];

  const button = useRef<HTMLButtonElement>(null);

  // Whichever way the window is resized, the drawer shouldn't stay open.
  useEffect(() => subscribe(() => setDrawerOpen(false)), []);

  return {
    hasRoom,
    isNarrow,
    isDrawerOpen,
    setDrawerOpen,
    toggle: () =>
      hasRoom ? setNarrow({ ...narrow, [kind]: !isNarrow }) : setDrawerOpen(!isDrawerOpen),
    /** Props for the button that opens the drawer. */
    button,
    isOpen: hasRoom ? !isNarrow : isDrawerOpen,
  };
}
