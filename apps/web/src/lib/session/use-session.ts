import { useSyncExternalStore } from "react";
import { type LocalLearner, onSessionChange, readLearner } from "./local-session.ts";

/** The learner signed in in this browser, whichever tab that happened in; null if there's none. */
export function useLearner(): LocalLearner | null {
  return useSyncExternalStore(onSessionChange, readLearner, () => null);
}
