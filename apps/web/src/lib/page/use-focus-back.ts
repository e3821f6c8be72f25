import { type RefObject, useEffect, useRef } from "react";

/** Returns the focus to its button when something closes. */
export function useFocusBack<T extends HTMLElement>(isOpen: boolean): RefObject<T | null> {
  const button = useRef<T>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
