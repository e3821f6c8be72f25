import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where a question gave way to its solution, or to another question, the heading is focused, so that
 * it is read and keys go on from there. Not on arrival, and not from under the hand of somebody who is
 * busy elsewhere on the page, with the filter. `shown` is null while nothing is.
 */
export function useFocusOnChange(shown: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);
  // Before it is painted, or the focus could leave what somebody has just reached.
  useLayoutEffect(() => {
    if (shown === null || shown === last.current) return;
    const isFirst = last.current === null;
    last.current = shown;
    // What had the focus went with what was shown before.
    if (isFirst || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone the filters would fill the screen, with the solution below it.
    heading.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  return heading;
}
