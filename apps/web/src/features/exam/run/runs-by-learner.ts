import { onSessionChange, readLearner } from "../../../lib/session/local-session.ts";

/**
 * Runs by learner and test: a screen that comes back finds its run with what it still has to send.
 * Nothing of one learner is sent in the name of another.
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
