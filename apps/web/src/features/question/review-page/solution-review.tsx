import type { SolvedQuestion } from "@theta/contract";
import { useId, useRef } from "react";
import { meanSeconds } from "../../../lib/clock-time.ts";
import type { DifficultyLabel } from "../difficulty-labels.ts";
import { nothingWords, wereReviewed } from "./question-filter.ts";
import { QuestionList } from "./question-list.tsx";
import { QuestionListDrawer } from "./question-list-drawer.tsx";
import { QuestionPane } from "./question-pane.tsx";
import { ReviewFoot } from "./review-foot.tsx";
import { ReviewHelp } from "./review-help.tsx";
import { useReviewDrawers } from "./use-review-drawers.ts";
import { setAround } from "../stimulus/stimulus.tsx";
import { useReview } from "./use-review.ts";
import { useStepKeys } from "./use-step-keys.ts";

interface SolutionReviewProps {
  questions: readonly SolvedQuestion[];
  /** How many places after the last question were never reached and have no question. */
  unreached?: number | undefined;
  /** This screen's labels for difficulty. */
  difficultyLabel: (level: number) => DifficultyLabel;
  /** The id of the question to start with. Without it, the first one. */
  startAt?: string | undefined;
}

/** The questions of a finished test, one at a time, with their list on the right. Goes in a ReviewPage. */
export function SolutionReview(props: SolutionReviewProps) {
  const { questions, unreached = 0, difficultyLabel, startAt } = props;
  const review = useReview(questions, startAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const { openPart, open, goOn, focusAfterList } = useReviewDrawers(heading);
  const listId = useId();

  function show(order: number) {
    review.select(order);
    goOn();
  }
  const { previous, next } = review;
  const onPrevious = previous === undefined ? null : () => show(previous);
  const onNext = next === undefined ? null : () => show(next);
  useStepKeys({ onPrevious, onNext });

  const list = <QuestionList {...{ questions, unreached, review }} onSelect={show} />;
  return (
    <>
      <div className="flex-1 border-t border-ink @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <QuestionPane
          question={review.current}
          set={review.current ? setAround(review.current, questions) : undefined}
          difficultyLabel={difficultyLabel}
          mean={meanSeconds(questions.map(({ timeSpent }) => timeSpent))}
          heading={heading}
          nothing={nothingWords(review.filter, unreached)}
          isFiltered={review.filter !== "All"}
          onShowAll={() => review.setFilter("All")}
        />
        <aside aria-labelledby={listId} className="hidden border-l border-line @4xl:block">
          <div className="sticky top-topbar flex max-h-[calc(100dvh-var(--topbar)-var(--runbar)-4.5rem)] flex-col gap-4 overflow-y-auto p-5">
            <h2 id={listId} className="headline text-h4">
              Question List
            </h2>
            {list}
          </div>
        </aside>
      </div>
      <ReviewFoot
        position={`${review.place + 1} of ${review.listed.length}`}
        onHelp={() => open("help")}
        onList={() => open("list")}
        onPrevious={onPrevious}
        onNext={onNext}
      />
      <ReviewHelp
        open={openPart === "help"}
        onClose={() => open(null)}
        hasUnreached={unreached > 0}
        hasMarks={wereReviewed(questions)}
      />
      <QuestionListDrawer
        open={openPart === "list"}
        onClose={() => open(null)}
        focusAfter={focusAfterList}
      >
        {list}
      </QuestionListDrawer>
    </>
  );
}
