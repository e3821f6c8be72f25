import { useEffect, useState, useSyncExternalStore } from "react";
import { useFocusBack } from "../../../lib/page/use-focus-back.ts";

const WIDE_WINDOW = "(min-width: 1024px)";

function subscribe(notify: () => void) {
  const query = matchMedia(WIDE_WINDOW);
  query.addEventListener("change", notify);
  return () => query.removeEventListener("change", notify);
}

/**
 * From 1024 px up, the sidebar is next to the page, wide or narrow. Below that, it closes on its own and
 * opens over the page.
 */
export function useSidebar() {
  const hasRoom = useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE_WINDOW).matches,
    () => true,
  );
  const [isNarrow, setNarrow] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const button = useFocusBack<HTMLButtonElement>(isDrawerOpen);

  // Whichever way the window is resized, the drawer shouldn't stay open.
  useEffect(() => subscribe(() => setDrawerOpen(false)), []);

  return {
    hasRoom,
    isNarrow,
    isDrawerOpen,
    setDrawerOpen,
    toggle: () => (hasRoom ? setNarrow(!isNarrow) : setDrawerOpen(!isDrawerOpen)),
    /** Props for the button that opens the drawer. */
    button,
    isOpen: hasRoom ? !isNarrow : isDrawerOpen,
  };
}
