import { type ComponentType, lazy } from "react";

/** How long to wait before fetching a part again. */
const PATIENCE_MILLISECONDS = 15_000;

/**
 * The lower part of a prerendered page, whose code loads after that of the first screen. Until it's loaded,
 * and if it can't be, the page stays readable as it came: an error never replaces text that's already there.
 */
export function laterPart<Name extends string>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType> | undefined>,
) {
  return lazy(async (): Promise<{ default: ComponentType }> => {
    for (;;) {
      try {
        const part = await load();
        // No part: the failure caused a reload, which is in progress.
        if (part) return { default: part[name] };
      } catch {
        // The connection is down, or an older version's file is gone.
      }
      await new Promise((resolve) => setTimeout(resolve, PATIENCE_MILLISECONDS));
    }
  });
}
