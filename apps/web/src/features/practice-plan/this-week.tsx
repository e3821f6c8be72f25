import type { PracticePlan } from "@theta/contract";
import { SectionHeading } from "../../ui/headings.tsx";
import { LostWeek } from "./lost-week.tsx";
import { PlanWeekPart } from "./plan-week-part.tsx";
import { longDateUtc } from "../../lib/long-date.ts";
import { shortDay } from "./plan-words.ts";

interface ThisWeekProps {
  plan: PracticePlan;
  hasNotes: boolean;
}

export function ThisWeek({ plan, hasNotes }: ThisWeekProps) {
  const current = plan.weeks.find(({ number }) => number === plan.thisWeek);
  return (
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
  );
}

function betweenWords({ today, startsOn, endsOn, weeks }: PracticePlan): string {
  if (today < startsOn) return `Your plan starts on ${longDateUtc(startsOn)}.`;
  if (today > endsOn) return "Your ten weeks are over. Good luck with the exam!";
  const next = weeks.find((week) => week.startsOn > today);
  return next
    ? `A week off. Week ${next.number} starts on ${longDateUtc(next.startsOn)}.`
    : "Nothing is due this week.";
}
