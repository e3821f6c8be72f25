import { type RefObject, useEffect, useRef } from "react";

/** Returns the focus to the button when what took its place closes. (Dialogs do so on their own.) */
export function useFocusBack<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const button = useRef<T>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
