import { type ComponentType, lazy } from "react";

/** How long until a part is asked for again that could not be fetched. */
const PATIENCE_MILLISECONDS = 15_000;

/**
 * The lower part of a page whose HTML was made at build: its code comes after that of what one sees
 * first. Until it is there the page reads as it came, and when it cannot be fetched it goes on doing so:
 * no error takes the place of words that are there.
 */
export function laterPart<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> | undefined>,
) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    for (;;) {
      try {
        const part = await load();
        // No part: the failure was answered with a reload, which is under way.
        if (part) return { default: part[name] };
      } catch {
        // The line is down, or the file of an older version is gone.
      }
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
    }
  });
}
