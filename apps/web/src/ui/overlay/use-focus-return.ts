import { useLayoutEffect, useRef } from "react";

/**
 * Focus goes back to what had it when a dialog was opened: ours have no trigger of their own that
 * the library could go by. Looked up before anything inside the dialog takes the focus. `elsewhere`
 * names a better place, when what was done in the dialog has one.
 */
export function useFocusReturn(
  open: boolean,
  elsewhere?: () => HTMLElement | null,
): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    const place = elsewhere?.() ?? before.current;
    if (place instanceof HTMLElement) place.focus();
  };
}
