import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Focuses the heading when a question is replaced by its solution or by another question, so that
 * it's read aloud and the keys continue from there. Not on arrival, and not while the learner is busy
 * elsewhere on the page, such as in the filter. `shown` is null while nothing is shown.
 */
export function useFocusOnChange(shown: string | null): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);
  // Before it is painted, or the focus could leave what somebody has just reached.
  useLayoutEffect(() => {
    if (shown === null || shown === last.current) return;
    const isFirst = last.current === null;
    last.current = shown;
    // What had the focus is gone.
    if (isFirst || document.activeElement !== document.body) return;
    heading.current?.focus({ preventScroll: true });
    // On a phone, the filters would fill the screen, with the solution below.
    heading.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  return heading;
}
