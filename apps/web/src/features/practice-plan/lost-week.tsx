import type { PlanWeek, PracticePlan } from "@theta/contract";
import { useState } from "react";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { useLoseWeekMutation } from "./practice-plan-data.ts";
import { addDays } from "./plan-words.ts";

interface LostWeekProps {
  week: PlanWeek;
  plan: PracticePlan;
}

/** Marks a week as lost. It isn't squeezed into the next one: the plan moves or drops it. */
export function LostWeek({ week, plan }: LostWeekProps) {
  const [open, setOpen] = useState(false);
  const [lose, { isLoading }] = useLoseWeekMutation();
  const hasRoom = plan.examOn === null || addDays(plan.endsOn, 7) <= plan.examOn;

  async function confirm() {
    try {
      await lose({ week: week.number, lostSoFar: plan.lostSoFar }).unwrap();
    } catch (error) {
      showFailure(error);
    } finally {
      setOpen(false);
    }
  }

  return (
    <div className="print:hidden">
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        I missed week {week.number}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && !isLoading && setOpen(false)}
        title={`Missed week ${week.number}?`}
        description={
          hasRoom
            ? `Don't squeeze it into the next one. We'll push week ${week.number} and everything after it back seven days. What you've done stays done.`
            : `Your exam date leaves no room to move the plan. We'll drop whatever's left in week ${week.number}, except a mock, along with the fourth evenings of the next two weeks, so you can make up what matters most.`
        }
        cancelLabel="Keep the dates"
        confirmLabel={hasRoom ? "Move the plan" : "Skip the week"}
        busy={isLoading}
        busyLabel="Saving…"
        onConfirm={() => void confirm()}
      />
    </div>
  );
}
