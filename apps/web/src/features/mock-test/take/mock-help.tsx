import type { MockMode } from "@theta/contract";
import { memo } from "react";
import { Key } from "../../exam/frame/exam-frame.tsx";
import {
  AnswerKeys,
  CalculatorHelp,
  ExamHelp,
  type ExamHelpProps,
} from "../../exam/frame/exam-help.tsx";

interface MockKeysProps {
  hasCalculator: boolean;
  mode: MockMode;
}

interface MockHelpProps extends MockKeysProps, ExamHelpProps {
  isReview?: boolean | undefined;
}

function AnsweringHelp({ mode }: { mode: MockMode }) {
  return (
    <div>
      <dt>Answering</dt>
      <dd>
        Choose an option, then press Next. You can change your mind until then.{" "}
        {mode === "exam"
          ? "After the last question, if there's time left, you can review the section and change up to three answers."
          : "After that, the question is closed, because your answer helps pick the next one."}{" "}
        If a question has several parts, answer all of them.
      </dd>
    </div>
  );
}

/** The keys on a mock's screen. */
export function MockKeys({ hasCalculator, mode }: MockKeysProps) {
  return (
    <>
      <AnswerKeys />{" "}
      {hasCalculator && (
        <>
          <Key>Alt</Key> <Key>C</Key> opens the calculator,{" "}
        </>
      )}
      <Key>Alt</Key> <Key>W</Key> {hasCalculator ? "the" : "opens the"} whiteboard;{" "}
      {mode === "exam" && (
        <>
          <Key>Alt</Key> <Key>B</Key> bookmarks the question;{" "}
        </>
      )}
      <Key>Esc</Key> closes them.
    </>
  );
}

function ReviewHelp() {
  return (
    <div>
      <dt>Review</dt>
      <dd>
        You can open any question as often as you like. To change an answer, choose another one and
        confirm it. Each change uses one of your three edits, even changing an answer back.
      </dd>
    </div>
  );
}

/** It stays as it is while an answer is on its way. */
export const MockHelp = memo(function MockHelp(help: MockHelpProps) {
  const { hasCalculator, mode, isReview = false, ...props } = help;
  const words = isReview ? IN_REVIEW : AT_QUESTION;
  return (
    <ExamHelp {...props} atEnd={words.atEnd}>
      {isReview ? <ReviewHelp /> : <AnsweringHelp mode={mode} />}
      <div>
        <dt>Keys</dt>
        <dd className="leading-read">
          <MockKeys hasCalculator={hasCalculator} mode={mode} />
        </dd>
      </div>
      {hasCalculator && <CalculatorHelp />}
      <div>
        <dt>Whiteboard</dt>
        <dd>
          What you draw and write stays on this device. Nobody else sees it, and it's deleted when
          the section ends.
        </dd>
      </div>
      <div>
        <dt>What's saved</dt>
        <dd>{words.saved}</dd>
      </div>
    </ExamHelp>
  );
});

const AT_QUESTION = {
  saved:
    "Next saves your answer. If you lose your connection, we keep it on this device and send it when you're back online. You can close the window and pick up later with Resume: you'll be on the same question.",
  atEnd: "we send the answer you've chosen, and the section ends.",
};
const IN_REVIEW = {
  saved:
    "A change is saved when you confirm it. If you lose your connection, we keep it on this device and send it when you're back online. You can close the window and pick up later with Resume: you'll be in the review.",
  atEnd:
    "the section ends with your answers as they are. A change you haven't confirmed doesn't count.",
};
