import type { MouseEvent, MouseEventHandler } from "react";
import { useLocation } from "react-router";

/**
 * A link whose next screen is still on its way stays under the hand. What presses it again — a double
 * click, Enter twice — would put the same place into the history twice, and Back would not lead away.
 */
export function useOneWay(onClick: MouseEventHandler<HTMLAnchorElement> | undefined) {
  const { key } = useLocation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlain(event) && hasGoneOn(key)) return event.preventDefault();
    onClick?.(event);
  };
}

/** The history is at once where a press leads; what is drawn follows. */
function hasGoneOn(drawnKey: string): boolean {
  const { key }: { key?: unknown } = Object(window.history.state);
  return typeof key === "string" && key !== drawnKey;
}

/** Other windows have histories of their own. */
export function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
