import type { PlanLock } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { ButtonLink } from "../../../ui/button.tsx";

const WHY: Record<PlanLock, string> = {
  "no-subscription": "Topic tests come with GMAT PRO, GMAT PRACTICE, and GMAT MENTOR.",
  "plan-ended": "Your plan has ended. Renew it to take this test.",
  "not-in-plan": "Your plan doesn't include this test. Compare plans to see which ones do.",
};

/** A topic test that the learner's plan doesn't open: nothing has started, and no clock is running. */
export function PlanNeeded({ name, lock }: { name: string; lock: PlanLock }) {
  return (
    <ExamSheet
      name={name}
      title="This test needs a plan"
      actions={
        <>
          <ButtonLink to="/PlanAndPricing" replace>
            {lock === "plan-ended" ? "Renew plan" : "View plans"}
          </ButtonLink>
          <ButtonLink to="/topic-tests" replace variant="outline">
            All topic tests
          </ButtonLink>
        </>
      }
    >
      <p>{WHY[lock]}</p>
    </ExamSheet>
  );
}
