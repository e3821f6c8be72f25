/** Runs by learner and quiz: a screen that comes back finds its run with what it still has to send. */
import { onSessionChange, readLearner } from "../../lib/local-session.ts";
import { toast } from "../../ui/toast.ts";
import { createQuizRun } from "./quiz-run.ts";
import type { QuizRun } from "./run-stage.ts";

const runs = new Map<string, QuizRun>();

export function runOf(learnerId: string, quizId: string): QuizRun {
  const key = `${learnerId}:${quizId}`;
  const run = runs.get(key) ?? createQuizRun({ learnerId, quizId, say: toast.info });
  runs.set(key, run);
  return run;
}

// Nothing of one learner is sent in the name of another.
let learnerId = readLearner()?.userId;
onSessionChange(() => {
  if (readLearner()?.userId === learnerId) return;
  learnerId = readLearner()?.userId;
  for (const run of runs.values()) run.stop();
});
