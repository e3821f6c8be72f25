import type { SettingsSoFar } from "../../test-settings/test-settings-data.ts";
import { useDelayed } from "./use-delayed.ts";

/** Long enough for the server to answer, and no long wait on a running clock. */
const PATIENCE_MS = 1000;

/**
 * Whether answers are covered until they're asked for. Null at first on a device that doesn't know the
 * learner's settings. If they're slow, the answers are covered: then anyone can uncover them.
 */
export function useMasking({ settings, isSettled }: SettingsSoFar): boolean | null {
  const isLate = useDelayed(!isSettled, PATIENCE_MS);
  if (isSettled) return settings.masksAnswers;
  return isLate ? true : null;
}
