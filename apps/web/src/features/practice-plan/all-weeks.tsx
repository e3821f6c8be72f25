import type { PracticePlan } from "@theta/contract";
import { ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import { SectionHeading } from "../../ui/headings.tsx";
import { LostWeek } from "./lost-week.tsx";
import { PlanWeekPart } from "./plan-week-part.tsx";
import { shortDay } from "./plan-words.ts";

interface AllWeeksProps {
  plan: PracticePlan;
  hasNotes: boolean;
}

export function AllWeeks({ plan, hasNotes }: AllWeeksProps) {
  const weeks = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On paper nothing can be opened.
    const open = () =>
      weeks.current?.querySelectorAll("details").forEach((week) => (week.open = true));
    addEventListener("beforeprint", open);
    return () => removeEventListener("beforeprint", open);
  }, []);
  return (
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
                  ? ", skipped"
                  : week.movedBy > 0
                    ? `, pushed back ${movedWords(week.movedBy)}`
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
  );
}

const movedWords = (weeks: number) => (weeks === 1 ? "a week" : `${weeks} weeks`);
