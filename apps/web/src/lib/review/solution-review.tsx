import type { SolvedQuestion } from "@theta/contract";
import { type ReactNode, useId, useRef } from "react";
import { meanSeconds } from "../clock-time.ts";
import type { DifficultyLabel } from "../difficulty-labels.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { QuestionList } from "./question-list.tsx";
import { QuestionListDrawer } from "./question-list-drawer.tsx";
import { QuestionPane } from "./question-pane.tsx";
import { ReviewFoot } from "./review-foot.tsx";
import { ReviewHelp } from "./review-help.tsx";
import { useGoingOn } from "./use-going-on.ts";
import { useReview } from "./use-review.ts";
import { useStepKeys } from "./use-step-keys.ts";

interface SolutionReviewProps {
  title: string;
  /** One line over the title: which quiz or test. */
  over?: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  questions: readonly SolvedQuestion[];
  /** The reading of difficulties on this screen. */
  difficultyLabel: (level: number) => DifficultyLabel;
  /** The id of the question to begin with; else the first. */
  startAt?: string | undefined;
}

/** The questions of something finished, one at a time, with their list at the right. */
export function SolutionReview(props: SolutionReviewProps) {
  const { title, over, aside, questions, difficultyLabel, startAt } = props;
  const review = useReview(questions, startAt);
  const heading = useRef<HTMLHeadingElement>(null);
  const { openPart, open, goOn, focusAfterList } = useGoingOn(heading);
  const listId = useId();

  function show(order: number) {
    review.select(order);
    goOn();
  }
  const { previous, next } = review;
  const onPrevious = previous === undefined ? null : () => show(previous);
  const onNext = next === undefined ? null : () => show(next);
  useStepKeys({ onPrevious, onNext });

  const list = <QuestionList questions={questions} review={review} onSelect={show} />;
  return (
    <div className="review @container flex min-h-[calc(100dvh-var(--topbar))] flex-col">
      <div className="px-gutter pt-6 pb-5">
        <PageTitle over={over} aside={aside}>
          {title}
        </PageTitle>
      </div>
      <div className="flex-1 border-t border-ink @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_19rem]">
        <QuestionPane
          question={review.current}
          difficultyLabel={difficultyLabel}
          mean={meanSeconds(questions.map(({ timeSpent }) => timeSpent))}
          heading={heading}
          filter={review.filter}
          onShowAll={() => review.setFilter("All")}
        />
        <aside aria-labelledby={listId} className="hidden border-l border-line @4xl:block">
          <div className="sticky top-topbar flex max-h-[calc(100dvh-var(--topbar)-4.5rem)] flex-col gap-4 overflow-y-auto p-5">
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
      <ReviewHelp open={openPart === "help"} onClose={() => open(null)} />
      <QuestionListDrawer
        open={openPart === "list"}
        onClose={() => open(null)}
        focusAfter={focusAfterList}
      >
        {list}
      </QuestionListDrawer>
    </div>
  );
}
