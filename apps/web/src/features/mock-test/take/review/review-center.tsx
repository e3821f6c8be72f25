import { Bookmark, PenLine } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { type QuestionInReview, SECTION_TYPES } from "@theta/contract";
import { ExamBar } from "../../../exam/frame/exam-bar.tsx";
import { ExamFoot, ExamFrame } from "../../../exam/frame/exam-frame.tsx";
import { Button } from "../../../../ui/button.tsx";
import { SECTION_WORDS } from "../../shared/section-words.ts";
import { ExamClock } from "../exam-clock.tsx";
import { MockHelp } from "../mock-help.tsx";
import { useBookmarkChanges } from "../bookmark/use-bookmark.ts";
import { HelpButton } from "../../../exam/frame/help-button.tsx";
import { EndReviewDialog } from "./end-review-dialog.tsx";
import { ReviewBanners } from "./review-banners.tsx";
import type { SectionReviewProps } from "./review-props.ts";

/** All questions of the section by number. Looking at them costs nothing but time. */
export function ReviewCenter({ run, stage, queue }: SectionReviewProps) {
  const { running } = stage;
  const { questions, editsLeft, sectionType } = running;
  const [isEnding, setEnding] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <ExamFrame
      bar={
        <ExamBar
          name={running.name}
          part={SECTION_WORDS[sectionType].name}
          aside={<ExamClock run={run} running={running} />}
        />
      }
      banner={<ReviewBanners {...{ run, stage, queue }} />}
      foot={
        <CenterFoot
          isSending={queue.isAdvancing}
          onHelp={() => setHelping(true)}
          onEnd={() => setEnding(true)}
        />
      }
    >
      <div className="mx-auto max-w-190 px-gutter py-8 md:py-12">
        <h1 ref={heading} tabIndex={-1} className="headline text-h2">
          Review Center: {SECTION_WORDS[sectionType].name}
        </h1>
        <p className="mt-3 text-lg text-ink-2">
          Look at any question as often as you like.{" "}
          {editsLeft > 0 ? "You can change up to three answers." : "You've used all three edits."}
        </p>
        <p className="mt-4 font-strong">
          Edits left: <span className="numerals">{editsLeft}</span>
        </p>
        <QuestionNumbers
          questions={questions}
          marks={useBookmarkChanges(run.bookmarks)}
          onOpen={run.openInReview}
        />
      </div>
      <MockHelp
        open={isHelping}
        onOpenChange={setHelping}
        hasCalculator={sectionType === SECTION_TYPES.dataInsights}
        mode={running.mode}
        time={running.time}
        isReview
      />
      <EndReviewDialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        onEnd={run.endReview}
        section={SECTION_WORDS[sectionType].name}
      />
    </ExamFrame>
  );
}

interface CenterFootProps {
  /** A change is on its way, and the section mustn't end without it. */
  isSending: boolean;
  onHelp: () => void;
  onEnd: () => void;
}

function CenterFoot({ isSending, onHelp, onEnd }: CenterFootProps) {
  return (
    <ExamFoot
      left={
        <div className="-ml-5 @max-[48rem]:-ml-3">
          <HelpButton onPress={onHelp} />
        </div>
      }
      hints={null}
      right={
        <Button size="lg" disabled={isSending} onClick={onEnd}>
          End section review
        </Button>
      }
    />
  );
}

interface QuestionNumbersProps {
  questions: readonly QuestionInReview[];
  marks: ReadonlyMap<string, boolean>;
  onOpen: (place: number) => void;
}

function QuestionNumbers({ questions, marks, onOpen }: QuestionNumbersProps) {
  return (
    <ol className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
      {questions.map(({ question: { questionId, order }, isBookmarked, isEdited }) => {
        const isMarked = marks.get(questionId) ?? isBookmarked;
        return (
          <li key={questionId}>
            <Button variant="outline" full className="justify-start" onClick={() => onOpen(order)}>
              <span className="numerals">
                <span className="sr-only">Question </span>
                {order}
              </span>
              <span className="ml-auto flex items-center gap-2 text-sm text-ink-2">
                {isEdited && (
                  <>
                    <PenLine aria-hidden="true" className="size-4" />
                    <span className="sr-only">, changed</span>
                  </>
                )}
                {isMarked && (
                  <>
                    <Bookmark aria-hidden="true" className="size-4" fill="currentColor" />
                    <span className="sr-only">, bookmarked</span>
                  </>
                )}
              </span>
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
