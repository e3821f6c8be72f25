import { useLayoutEffect, useRef } from "react";

/**
 * Returns the focus to whatever had it when a dialog opened, because our dialogs have no trigger for the
 * library to use. It's looked up before anything in the dialog takes the focus. `elsewhere` names a better
 * place if the dialog's action has one, and `ifGone` one for when the action removes what had the focus.
 */
export function useFocusReturn(
  open: boolean,
  elsewhere?: () => HTMLElement | null,
  ifGone?: () => HTMLElement | null,
): (event: Event) => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) before.current = document.activeElement;
  }, [open]);
  return (event) => {
    event.preventDefault();
    const opener = before.current?.isConnected ? before.current : ifGone?.();
    const place = elsewhere?.() ?? opener;
    if (place instanceof HTMLElement) place.focus();
  };
}
