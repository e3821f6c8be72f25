import { type RefCallback, useCallback, useRef } from "react";
import { moveFocus } from "../../ui/browser/move-focus.ts";

/** Passes the focus on when an element gives way to another that plays its part. */
export function useKeptFocus<T extends HTMLElement>(): RefCallback<T> {
  const hadFocus = useRef(false);
  return useCallback((element: T | null) => {
    if (!element) return undefined;
    if (hadFocus.current) moveFocus(element);
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
}
