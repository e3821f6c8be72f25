import { secondsOwed } from "../mock-test.rules.ts";
import type { Standing } from "../standing.queries.ts";

/** Whole seconds that the running section has lost while the service was down. */
export function secondsLost({ attempt, current, gaps }: Standing): number {
  if (!current?.startedAt || !current.deadline) return 0;
  const { startedAt, deadline } = current;
  return secondsOwed(gaps, { startedAt, deadline, now: attempt.now });
}
