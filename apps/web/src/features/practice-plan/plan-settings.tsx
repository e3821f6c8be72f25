import type { PracticePlan } from "@theta/contract";
import { useState } from "react";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/overlay/confirm-dialog.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { useStartPlanOverMutation } from "./practice-plan-data.ts";
import { PlanForm } from "./plan-form.tsx";

/** Changes the dates and the order later, or starts over with an empty plan. */
export function PlanSettings({ plan }: { plan: PracticePlan }) {
  const [open, setOpen] = useState(false);
  const [startOver, { isLoading }] = useStartPlanOverMutation();

  async function confirm() {
    try {
      await startOver().unwrap();
    } catch (error) {
      showFailure(error);
      setOpen(false);
    }
  }

  return (
    <section aria-label="Dates and order" className="flex flex-col gap-5 print:hidden">
      <SectionHeading ruled>Dates and order</SectionHeading>
      <p className="max-w-measure text-ink-2">
        If you choose a new first day, we undo any date changes but keep what you've checked off.
      </p>
      <PlanForm
        key={`${plan.startsOn} ${plan.examOn} ${plan.sections.join()}`}
        from={plan}
        label="Save"
        onSaved={() => toast.success("Your plan is saved.")}
      />
      <div>
        <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setOpen(true)}>
          Start over
        </Button>
      </div>
      <ConfirmDialog
        open={open}
        onOpenChange={(isOpen) => !isOpen && !isLoading && setOpen(false)}
        title="Start over?"
        description="We'll remove the dates and everything you've checked off by hand. Your quizzes, mocks, and practice stay as they are."
        cancelLabel="Keep my plan"
        confirmLabel="Start over"
        busy={isLoading}
        busyLabel="Removing…"
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
