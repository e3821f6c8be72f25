import { keepRuns } from "../../../exam/run/runs-by-learner.ts";
import { toast } from "../../../../ui/overlay/toast.ts";
import { createQuizRun } from "./quiz-run.ts";

export const runOf = keepRuns((learnerId, quizId) =>
  createQuizRun({ learnerId, quizId, say: toast.info }),
);
