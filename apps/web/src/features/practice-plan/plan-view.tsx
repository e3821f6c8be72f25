import type { PracticePlan } from "@theta/contract";
import { useOpens } from "../payments/shared/use-opens.ts";
import { Button } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { Progress } from "../../ui/progress.tsx";
import { AllWeeks } from "./all-weeks.tsx";
import { PlanNotices } from "./plan-notices.tsx";
import { PlanSettings } from "./plan-settings.tsx";
import { PlanTasks } from "./plan-tasks.tsx";
import { ThisWeek } from "./this-week.tsx";
import { longDateUtc } from "../../lib/long-date.ts";

/** This week first, then what's overdue, then all ten weeks. */
export function PlanView({ plan }: { plan: PracticePlan }) {
  const hasNotes = useOpens()?.studyNotes ?? false;
  const tasks = plan.weeks.flatMap((week) => week.tasks);
  const done = tasks.filter(({ state }) => state === "done").length;
  const overdue = plan.weeks
    .filter(({ number }) => number !== plan.thisWeek)
    .flatMap((week) => week.tasks)
    .filter(({ state }) => state === "overdue");
  const words = `${done} of ${tasks.length} tasks done`;

  return (
    <>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="text-ink-2 numerals">
            {longDateUtc(plan.startsOn)} to {longDateUtc(plan.endsOn)}
            {plan.examOn && `, exam on ${longDateUtc(plan.examOn)}`}. {words}.
          </p>
          <Button variant="outline" size="sm" className="print:hidden" onClick={() => print()}>
            Print the plan
          </Button>
        </div>
        <Progress label="The plan" value={done} max={tasks.length} valueText={words} />
        <PlanNotices plan={plan} />
      </div>

      <ThisWeek plan={plan} hasNotes={hasNotes} />

      {overdue.length > 0 && (
        <section aria-label="Overdue" className="flex flex-col gap-4">
          <SectionHeading ruled>Overdue from earlier weeks</SectionHeading>
          <PlanTasks tasks={overdue} />
        </section>
      )}

      <AllWeeks plan={plan} hasNotes={hasNotes} />

      <PlanSettings plan={plan} />
      <p className="max-w-measure text-sm text-ink-muted">
        "An official guide" is any book of past exam questions from the publisher of the GMAT. It
        isn't part of your plan. GMAT is a trademark of its owner, who isn't affiliated with us.
      </p>
    </>
  );
}
