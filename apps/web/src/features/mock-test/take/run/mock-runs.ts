import { keepRuns } from "../../../exam/run/runs-by-learner.ts";
import { toast } from "../../../../ui/overlay/toast.ts";
import { createMockRun } from "./mock-run.ts";
import { forgetScratch } from "../tools/whiteboard/scratch-store.ts";

export const runOf = keepRuns((learnerId, mockTestId) =>
  createMockRun({
    learnerId,
    mockTestId,
    say: toast.info,
    onSectionEnd: () => forgetScratch(learnerId, mockTestId),
  }),
);
