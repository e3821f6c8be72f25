import type { PlanWeek } from "@theta/contract";
import { TextLink } from "../../ui/text-link.tsx";
import { PlanTasks } from "./plan-tasks.tsx";

/** Weeks for learning methods. */
const METHODS = new Set([2, 3, 4]);

interface PlanWeekPartProps {
  week: PlanWeek;
  /** Whether the learner's plan opens the study notes. */
  hasNotes: boolean;
}

/** What a week is about, its tasks, and which parts of an official guide fit. */
export function PlanWeekPart({ week, hasNotes }: PlanWeekPartProps) {
  return (
    <>
      <p className="max-w-measure text-ink-2">
        {week.about}
        {hasNotes && METHODS.has(week.number) && (
          <>
            {" "}
            Start each topic with its <TextLink to="/study-notes">study note</TextLink>.
          </>
        )}
      </p>
      <PlanTasks tasks={week.tasks} />
      <p className="max-w-measure text-sm text-ink-2">
        <span className="font-strong">With an official guide:</span> {week.guide}
      </p>
    </>
  );
}
