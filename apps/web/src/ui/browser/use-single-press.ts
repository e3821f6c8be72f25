import type { MouseEvent, MouseEventHandler } from "react";
import { useLocation } from "react-router";

/**
 * While its screen is still loading, a link stays under the pointer. Pressing it again (a double click, or
 * Enter twice) would add the same history entry twice, and Back would seem to do nothing.
 */
export function useSinglePress(onClick: MouseEventHandler<HTMLAnchorElement> | undefined) {
  const { key } = useLocation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlain(event) && hasGoneOn(key)) return event.preventDefault();
    onClick?.(event);
  };
}

/** The history changes as soon as a link is pressed; rendering follows. */
function hasGoneOn(drawnKey: string): boolean {
  const { key }: { key?: unknown } = Object(window.history.state);
  return typeof key === "string" && key !== drawnKey;
}

/** Other windows have their own history. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
