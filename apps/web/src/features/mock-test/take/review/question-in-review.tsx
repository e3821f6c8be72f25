import { type Ref, useId, useMemo, useRef, useState } from "react";
import {
  answerOf,
  type QuestionInReview as Opened,
  SECTION_TYPES,
  type SectionReview,
} from "@theta/contract";
import { ExamBar } from "../../../exam/frame/exam-bar.tsx";
import { ExamFrame } from "../../../exam/frame/exam-frame.tsx";
import { useHidden } from "../../../exam/frame/use-hidden.ts";
import { QuestionView } from "../../../question/ask/question-view.tsx";
import { useOptionKeys } from "../../../question/ask/use-option-keys.ts";
import { SECTION_WORDS } from "../../shared/section-words.ts";
import { ExamClock } from "../exam-clock.tsx";
import { MockHelp } from "../mock-help.tsx";
import type { MockRun } from "../run/mock-stage.ts";
import { OpenTools } from "../tools/open-tools.tsx";
import { useExamTools } from "../tools/use-exam-tools.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { ChangeNotice } from "./change-notice.tsx";
import { ReviewBanners } from "./review-banners.tsx";
import { QuestionInReviewFoot } from "./question-in-review-foot.tsx";
import type { SectionReviewProps } from "./review-props.ts";
import { useChange } from "./use-change.ts";

type Props = SectionReviewProps & { opened: Opened };

export function QuestionInReview(props: Props) {
  const { learnerId, run, stage, queue, opened } = props;
  const { running, choice } = stage;
  const { question } = opened;
  const { editsLeft, mockTestId, mockTestSectionId: sectionId, mode, time } = running;
  const [isHelping, setHelping] = useState(false);
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const change = useChange(props);
  // The same object as long as it's the same answer, or the question would be rendered again with every change around it.
  const answered = useMemo(() => answerOf(question), [question]);
  const isFree = !isHelping && !change.isAsked;
  const hasCalculator = running.sectionType === SECTION_TYPES.dataInsights;
  const tools = useExamTools({ learnerId, mockTestId, sectionId, hasCalculator, enabled: isFree });
  useOptionKeys({ question, onAnswer: run.choose, enabled: isFree && change.isAllowed });
  return (
    <ExamFrame
      contentKey={question.questionId}
      bar={<ReviewBar {...{ run, running, headingId, heading }} order={question.order} />}
      banner={<ReviewBanners {...{ run, stage, queue }} />}
      notice={
        <>
          <OpenTools tools={tools} />
          <ChangeNotice {...{ run, change, heading }} refusal={queue.refusal} />
        </>
      }
      foot={
        <QuestionInReviewFoot
          {...{ run, running, opened, tools, isFree }}
          go={change.go}
          onHelp={() => setHelping(true)}
        />
      }
    >
      {editsLeft === 0 && (
        <p className="px-gutter pt-4 text-sm text-ink-2">
          You've used all three edits in this section. You can still look at every question.
        </p>
      )}
      <QuestionView
        question={question}
        answer={choice ?? answered}
        onAnswer={run.choose}
        disabled={!change.isAllowed}
        saveState={queue.at === "waiting" ? "waiting" : undefined}
        labelledBy={headingId}
      />
      <MockHelp
        open={isHelping}
        onOpenChange={setHelping}
        {...{ hasCalculator, mode, time }}
        isReview
      />
      <ChangeDialog {...{ change, editsLeft, heading }} order={question.order} />
    </ExamFrame>
  );
}

interface ReviewBarProps {
  run: MockRun;
  running: SectionReview;
  headingId: string;
  heading: Ref<HTMLHeadingElement>;
  order: number;
}

function ReviewBar({ run, running, headingId, heading, order }: ReviewBarProps) {
  const hidden = useHidden("counter");
  return (
    <ExamBar
      name={running.name}
      part={`${SECTION_WORDS[running.sectionType].name}, review`}
      place={{
        id: headingId,
        heading,
        word: "Question",
        order,
        total: running.totalQuestions,
        hidden,
      }}
      aside={<ExamClock run={run} running={running} />}
    />
  );
}
