import type { PracticePlan } from "@theta/contract";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useTakeBackLostWeekMutation } from "./practice-plan-data.ts";
import { longDateUtc } from "../../lib/long-date.ts";

/** What moved, with a way to undo it, and whether the plan still ends before the exam. */
export function PlanNotices({ plan }: { plan: PracticePlan }) {
  const [takeBack, { isLoading }] = useTakeBackLostWeekMutation();
  const { lastLost, lostSoFar, examOn, endsOn, weeks } = plan;
  const isLate = examOn !== null && endsOn > examOn;

  async function undo() {
    try {
      await takeBack({ lostSoFar }).unwrap();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <>
      {lastLost !== null && (
        <Notice tone="note">
          <p>
            {weeks[lastLost - 1]?.isLetGo
              ? `Your exam date leaves no room to move week ${lastLost}, so we dropped whatever was left in it, along with the fourth evenings of the next two weeks.`
              : `Week ${lastLost} and everything after it were pushed back a week.`}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="mt-1 -ml-4 print:hidden"
            busy={isLoading}
            busyLabel="Undoing…"
            onClick={() => void undo()}
          >
            Undo
          </Button>
        </Notice>
      )}
      {isLate && (
        <Notice tone="note">
          Your plan ends on {longDateUtc(endsOn)}, after your exam on {longDateUtc(examOn)}. Start
          earlier, move the exam, or skip some of the weeks of timed work.
        </Notice>
      )}
    </>
  );
}
