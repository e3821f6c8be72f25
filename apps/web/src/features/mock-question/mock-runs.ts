import { keepRuns } from "../../lib/exam/runs-by-learner.ts";
import { toast } from "../../ui/toast.ts";
import { createMockRun } from "./mock-run.ts";

export const runOf = keepRuns((learnerId, mockTestId) =>
  createMockRun({ learnerId, mockTestId, say: toast.info }),
);
