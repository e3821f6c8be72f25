import { Key } from "../../exam/frame/exam-frame.tsx";
import { AnswerKeys, ExamHelp, type ExamHelpProps } from "../../exam/frame/exam-help.tsx";

interface MockHelpProps extends ExamHelpProps {
  hasCalculator: boolean;
}

export function MockHelp({ hasCalculator, ...props }: MockHelpProps) {
  return (
    <ExamHelp {...props}>
      <div>
        <dt>Answering</dt>
        <dd>
          Choose an option, then Next. You can change your mind until you press Next; after that the
          question is closed, for the next one is chosen by your answer. Questions with several
          parts want all of them answered.
        </dd>
      </div>
      <div>
        <dt>Keys</dt>
        <dd className="leading-loose">
          <AnswerKeys />{" "}
          {hasCalculator && (
            <>
              <Key>Alt</Key> <Key>C</Key> opens the calculator,{" "}
            </>
          )}
          <Key>Alt</Key> <Key>W</Key> {hasCalculator ? "the" : "opens the"} whiteboard;{" "}
          <Key>Esc</Key> closes them.
        </dd>
      </div>
      {hasCalculator && (
        <div>
          <dt>Calculator</dt>
          <dd>
            It works from left to right, as it is pressed: 2 + 3 × 4 gives 20. While it has the
            focus, the keyboard types into it. It is there in Data Insights only.
          </dd>
        </div>
      )}
      <div>
        <dt>Whiteboard</dt>
        <dd>
          What you draw and note stays on this device, is not looked at by anybody, and goes when
          the section ends.
        </dd>
      </div>
      <div>
        <dt>What is saved</dt>
        <dd>
          Next saves your answer. Without a connection it is kept on this device and sent when the
          line is back. You can close the window and come back with Resume: you will be at the same
          question.
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          The clock is Theta’s, not this device’s, and does not stop when you leave. At zero what
          you have chosen is sent and the section ends.
        </dd>
      </div>
    </ExamHelp>
  );
}
