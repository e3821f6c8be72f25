import { useLayoutEffect, useRef } from "react";

/**
 * Focus goes back to what had it when a dialog was opened: ours have no trigger of their own that
 * the library could go by. Looked up before anything inside the dialog takes the focus.
 */
export function useFocusReturn(open: boolean): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    if (before.current instanceof HTMLElement) before.current.focus();
  };
}
