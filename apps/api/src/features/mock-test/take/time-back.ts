import type { RunningSection } from "../mock-section.ts";
import { secondsOwed } from "../mock-test.rules.ts";
import type { MockState } from "../mock-state.queries.ts";

/** Whole seconds the running section has lost because the service was down. */
export function secondsLost(
  { attempt, gaps }: Pick<MockState, "attempt" | "gaps">,
  { startedAt, continuedAt, deadline }: RunningSection,
): number {
  // What a section lost before it was reopened was given back when time ended it.
  return secondsOwed(gaps, {
    startedAt: continuedAt ?? startedAt,
    deadline,
    now: attempt.now,
  });
}
