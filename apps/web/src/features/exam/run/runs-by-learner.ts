import { onSessionChange, readLearner } from "../../../lib/session/local-session.ts";

/**
 * Runs by learner and test, so that a screen finds its run again with what it still has to send, and
 * nothing is ever sent for the wrong learner.
 */
export function keepRuns<Run extends { stop: () => void }>(
  create: (learnerId: string, examId: string) => Run,
): (learnerId: string, examId: string) => Run {
  const runs = new Map<string, Run>();
  let present = readLearner()?.userId;
  onSessionChange(() => {
    if (readLearner()?.userId === present) return;
    present = readLearner()?.userId;
    for (const run of runs.values()) run.stop();
  });
  return (learnerId, examId) => {
    const key = `${learnerId}:${examId}`;
    const run = runs.get(key) ?? create(learnerId, examId);
    runs.set(key, run);
    return run;
  };
}
