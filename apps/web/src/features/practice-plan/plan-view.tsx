import type { PracticePlan } from "@theta/contract";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { useOpens } from "../payments/shared/use-opens.ts";
import { Button } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import { Progress } from "../../ui/progress.tsx";
import { LostWeek } from "./lost-week.tsx";
import { PlanNotices } from "./plan-notices.tsx";
import { PlanSettings } from "./plan-settings.tsx";
import { PlanTasks } from "./plan-tasks.tsx";
import { PlanWeekPart } from "./plan-week-part.tsx";
import { longDateUtc } from "../../lib/long-date.ts";
import { shortDay } from "./plan-words.ts";

/** This week first, then what's overdue, then all ten weeks. */
export function PlanView({ plan }: { plan: PracticePlan }) {
  const hasNotes = useOpens()?.studyNotes ?? false;
  const weeks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Nothing can be opened on paper.
    const open = () =>
      weeks.current?.querySelectorAll("details").forEach((week) => (week.open = true));
    addEventListener("beforeprint", open);
    return () => removeEventListener("beforeprint", open);
  }, []);

  const current = plan.weeks.find(({ number }) => number === plan.thisWeek);
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

      <section aria-label="This week" className="flex flex-col gap-4">
        {current ? (
          <>
            <SectionHeading
              ruled
              aside={
                <span className="text-sm text-ink-muted">
                  {shortDay(current.startsOn)} to {shortDay(current.endsOn)}
                </span>
              }
            >
              This week: {current.title}
            </SectionHeading>
            <PlanWeekPart week={current} hasNotes={hasNotes} />
            {current.canBeLost && <LostWeek week={current} plan={plan} />}
          </>
        ) : (
          <>
            <SectionHeading ruled>This week</SectionHeading>
            <p className="text-ink-2">{betweenWords(plan)}</p>
          </>
        )}
      </section>

      {overdue.length > 0 && (
        <section aria-label="Overdue" className="flex flex-col gap-4">
          <SectionHeading ruled>Overdue from earlier weeks</SectionHeading>
          <PlanTasks tasks={overdue} />
        </section>
      )}

      <section aria-label="All ten weeks" ref={weeks}>
        <SectionHeading ruled>All ten weeks</SectionHeading>
        {plan.weeks.map((week) => (
          <details key={week.number} className="group border-b border-line py-1">
            <summary className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm">
              <ChevronDown
                aria-hidden="true"
                className="size-4 shrink-0 -rotate-90 text-ink-2 transition-transform group-open:rotate-0 print:hidden"
              />
              <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <span className="font-strong">
                  Week {week.number}. {week.title}
                </span>
                <span className="text-sm text-ink-muted numerals">
                  {shortDay(week.startsOn)} to {shortDay(week.endsOn)}
                  {", "}
                  {week.tasks.filter(({ state }) => state === "done").length} of {week.tasks.length}{" "}
                  done
                  {week.isLetGo
                    ? ", let go"
                    : week.movedBy > 0
                      ? `, moved by ${movedWords(week.movedBy)}`
                      : ""}
                </span>
              </span>
            </summary>
            <div className="flex flex-col gap-4 pt-3 pb-4">
              <PlanWeekPart week={week} hasNotes={hasNotes} />
              {week.canBeLost && week.number !== plan.thisWeek && (
                <LostWeek week={week} plan={plan} />
              )}
            </div>
          </details>
        ))}
      </section>

      <PlanSettings plan={plan} />
      <p className="max-w-measure text-sm text-ink-muted">
        "An official guide" is any book of past exam questions from the publisher of the GMAT. It
        isn't part of your plan. GMAT is a trademark of its owner, who isn't affiliated with us.
      </p>
    </>
  );
}

const movedWords = (weeks: number) => (weeks === 1 ? "a week" : `${weeks} weeks`);

function betweenWords({ today, startsOn, endsOn, weeks }: PracticePlan): string {
  if (today < startsOn) return `Your plan starts on ${longDateUtc(startsOn)}.`;
  if (today > endsOn) return "Your ten weeks are over. Good luck with the exam!";
  const next = weeks.find((week) => week.startsOn > today);
  return next
    ? `A week off. Week ${next.number} starts on ${longDateUtc(next.startsOn)}.`
    : "Nothing is due this week.";
}
