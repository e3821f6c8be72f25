import { type RefCallback, useCallback, useRef } from "react";

/** Passes the focus on when an element gives way to another that plays its part. */
export function useKeptFocus<T extends HTMLElement>(): RefCallback<T> {
  const hadFocus = useRef(false);
  return useCallback((element: T | null) => {
    if (!element) return undefined;
    if (hadFocus.current) {
      element.tabIndex = -1;
      element.focus({ preventScroll: true });
    }
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
