import { useSyncExternalStore } from "react";
import { type LocalLearner, onSessionChange, readLearner } from "./local-session.ts";

/** The learner who is signed in on this browser, in whichever tab that changed; or null. */
export function useLearner(): LocalLearner | null {
  return useSyncExternalStore(onSessionChange, readLearner, () => null);
}
