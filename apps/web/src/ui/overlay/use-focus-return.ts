import { useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to whatever had it when a dialog opened, because our dialogs have no trigger for the
 * library to use. It's looked up before anything in the dialog takes the focus. `elsewhere` names a better
 * place if the dialog's action has one.
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
