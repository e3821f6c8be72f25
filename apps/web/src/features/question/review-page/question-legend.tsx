import type { SolvedQuestion } from "@theta/contract";
import { classNames } from "../../../ui/class-names.ts";
import { VerdictDot } from "../review/verdict-dot.tsx";
import { type Verdict, VERDICT_WORDS } from "../results/verdict.ts";
import { passes, wereReviewed } from "./question-filter.ts";
import { statusOf } from "./question-status.ts";
import { ReviewMark } from "./review-mark.tsx";

const STATUSES: readonly Verdict[] = ["correct", "incorrect", "unanswered"];

interface QuestionLegendProps {
  questions: readonly SolvedQuestion[];
  unreached: number;
}

/** What the colors mean, and how many there are of each. */
export function QuestionLegend({ questions, unreached }: QuestionLegendProps) {
  const passedBy = questions.filter(({ isReached }) => isReached === false).length;
  return (
    <ul aria-label="Legend" className="flex flex-col gap-2 border-t border-line pt-4 text-sm">
      {STATUSES.map((status) => (
        <li key={status} className={LINE}>
          <VerdictDot verdict={status} />
          {VERDICT_WORDS[status]}
          <span className={COUNT}>
            {questions.filter((question) => statusOf(question) === status).length}
          </span>
        </li>
      ))}
      {unreached > 0 && (
        <li className={LINE}>
          <span className="size-5 shrink-0 rounded-full border-2 border-dashed border-line-strong" />
          Not reached
          <span className={COUNT}>{unreached}</span>
        </li>
      )}
      {passedBy > 0 && (
        <li className="pl-8 text-ink-2">{passedBy} of them not reached before time ran out</li>
      )}
      {wereReviewed(questions) &&
        MARKS.map(({ of, filter }) => (
          <li key={of} className={LINE}>
            <ReviewMark of={of} />
            {filter}
            <span className={COUNT}>
              {questions.filter((question) => passes(filter, question)).length}
            </span>
          </li>
        ))}
      <li className={LINE}>
        <span className={classNames(RING, "shadow-[0_0_0_2px_var(--ink)]")} />
        This question
      </li>
    </ul>
  );
}

const MARKS = [
  { of: "bookmark", filter: "Bookmarked" },
  { of: "edit", filter: "Edited" },
] as const;

const LINE = "flex items-center gap-3";
const COUNT = "ml-auto text-ink-muted numerals";
const RING = "m-0.5 size-4 shrink-0 rounded-full";
