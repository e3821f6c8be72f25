import { memo, useId, useState } from "react";
import { type RunningMock, SECTION_TYPES } from "@theta/contract";
import type { QueueState } from "../../exam/queue/answer-queue.ts";
import { AnswerNotice } from "../../exam/frame/answer-notice.tsx";
import { ExamBar } from "../../exam/frame/exam-bar.tsx";
import { ExamFoot, ExamFrame } from "../../exam/frame/exam-frame.tsx";
import { HelpButton } from "../../exam/frame/help-button.tsx";
import { UnsentBanner } from "../../exam/frame/exam-notices.tsx";
import { KeyHints } from "../../exam/frame/key-hints.tsx";
import { NextButton } from "../../exam/frame/next-button.tsx";
import { useGoOn } from "../../exam/frame/use-go-on.ts";
import { useDelayed } from "../../exam/frame/use-delayed.ts";
import { ToolButtons } from "../../exam/tools/tool-buttons.tsx";
import { SECTION_WORDS } from "../shared/section-words.ts";
import { QuestionView } from "../../question/ask/question-view.tsx";
import type { SaveState } from "../../question/ask/save-state.tsx";
import { MockHelp } from "./mock-help.tsx";
import type { AtMockQuestion, MockRun } from "./run/mock-stage.ts";
import { BookmarkButton } from "./bookmark/bookmark-button.tsx";
import { ExamClock } from "./exam-clock.tsx";
import { MockTimer } from "./mock-timer.tsx";
import { type Bookmark, useBookmark } from "./bookmark/use-bookmark.ts";
import { useHidden } from "../../exam/frame/use-hidden.ts";
import { TimeBackBanner } from "./time-back-banner.tsx";
import { OpenTools } from "./tools/open-tools.tsx";
import { type ExamTools, useExamTools } from "./tools/use-exam-tools.ts";

interface MockQuestionProps {
  learnerId: string;
  run: MockRun;
  stage: AtMockQuestion;
  queue: QueueState;
}

/** Give it the section as `key`, because the tools belong to one section. */
export function MockQuestion({ learnerId, run, stage, queue }: MockQuestionProps) {
  const { running, answer, isCatchingUp } = stage;
  const { mockTestId, mockTestSectionId, sectionType, question } = running;
  const [isHelping, setHelping] = useState(false);
  const isBusy = queue.isAdvancing || isCatchingUp;
  const isSlow = useDelayed(isBusy, 400);
  const headingId = useId();
  const hasCalculator = sectionType === SECTION_TYPES.dataInsights;
  const section = { learnerId, mockTestId, sectionId: mockTestSectionId };
  const tools = useExamTools({ ...section, hasCalculator, enabled: !isHelping });
  const isExamMode = running.mode === "exam";
  const bookmark = useBookmark(run.bookmarks, {
    questionId: question.questionId,
    served: running.isBookmarked,
    enabled: isExamMode && !isHelping,
  });

  const isOpen = !isBusy && !isHelping;
  const goOn = useGoOn({ run, question, answer, isOpen });

  return (
    <ExamFrame
      contentKey={question.questionId}
      bar={<MockBar {...{ run, running, headingId }} />}
      banner={<MockBanner {...{ run, stage, queue }} />}
      notice={
        <>
          <OpenTools tools={tools} />
          <AnswerNotice {...{ question, stage, queue }} onRetry={run.retry} />
        </>
      }
      foot={
        <MockFoot
          {...{ stage, queue, tools, isSlow, hasCalculator }}
          bookmark={isExamMode ? bookmark : null}
          onHelp={() => setHelping(true)}
          onNext={goOn}
        />
      }
    >
      <QuestionView
        question={question}
        answer={answer}
        onAnswer={run.choose}
        disabled={isSlow}
        saveState={saveStateOf(queue, isSlow)}
        labelledBy={headingId}
      />
      <MockHelp
        open={isHelping}
        onOpenChange={setHelping}
        hasCalculator={hasCalculator}
        mode={running.mode}
        time={running.time}
      />
    </ExamFrame>
  );
}

interface MockBarProps {
  run: MockRun;
  running: RunningMock;
  headingId: string;
}

/** In exam mode, its clock and its counter can be hidden. It stays as it is while an answer is on its way. */
const MockBar = memo(function MockBar({ run, running, headingId }: MockBarProps) {
  const { name, sectionType, order, totalQuestions, mode } = running;
  const counter = useHidden("counter");
  const isExamMode = mode === "exam";
  const Clock = isExamMode ? ExamClock : MockTimer;
  return (
    <ExamBar
      name={name}
      part={SECTION_WORDS[sectionType].name}
      place={{
        id: headingId,
        word: "Question",
        order,
        total: totalQuestions,
        hidden: isExamMode ? counter : undefined,
      }}
      aside={<Clock run={run} running={running} />}
    />
  );
});

function MockBanner({ run, stage, queue }: Omit<MockQuestionProps, "learnerId">) {
  const { running, isCatchingUp } = stage;
  const available = running.timeBack?.available ?? 0;
  return (
    <>
      {queue.at === "waiting" && <UnsentBanner isDurable={queue.isDurable} time={running.time} />}
      {available > 0 && (
        <TimeBackBanner available={available} isBusy={isCatchingUp} onTake={run.takeTimeBack} />
      )}
    </>
  );
}

interface MockFootProps extends Pick<MockQuestionProps, "stage" | "queue"> {
  tools: ExamTools;
  isSlow: boolean;
  hasCalculator: boolean;
  /** Of exam mode. */
  bookmark: Bookmark | null;
  onHelp: () => void;
  onNext: () => void;
}

function MockFoot(props: MockFootProps) {
  const { stage, queue, tools, isSlow, hasCalculator, bookmark, onHelp, onNext } = props;
  const { running, isCatchingUp } = stage;
  return (
    <ExamFoot
      left={
        <div className="-ml-5 flex flex-wrap items-center @max-[48rem]:-ml-3">
          <HelpButton onPress={onHelp} />
          <ToolButtons tools={tools} />
          {bookmark && <BookmarkButton {...bookmark} />}
        </div>
      }
      hints={
        <KeyHints
          hasLetters={running.question.layout === "options"}
          hasCalculator={hasCalculator}
        />
      }
      right={
        <NextButton
          isBusy={queue.isAdvancing || isCatchingUp}
          isSlow={isSlow}
          isLoading={isCatchingUp}
          disabled={queue.at === "refused"}
          onPress={onNext}
        >
          Next
        </NextButton>
      }
    />
  );
}

/**
 * A choice isn't saved before Next, and then the next question appears. So it never says "saved", and it
 * says "saving" only when that takes long enough to read.
 */
function saveStateOf({ at }: QueueState, isSlow: boolean): SaveState | undefined {
  if (at === "waiting") return "waiting";
  return at === "sending" && isSlow ? "saving" : undefined;
}
