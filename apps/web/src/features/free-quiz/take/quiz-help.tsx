import { Key } from "../../exam/frame/exam-frame.tsx";
import {
  AnswerKeys,
  CalculatorHelp,
  ExamHelp,
  type ExamHelpProps,
} from "../../exam/frame/exam-help.tsx";

interface QuizHelpProps extends ExamHelpProps {
  hasCalculator: boolean;
}

export function QuizHelp({ hasCalculator, ...props }: QuizHelpProps) {
  return (
    <ExamHelp {...props} atEnd="we submit the test with the answers you've given.">
      <div>
        <dt>Answering</dt>
        <dd>
          Choose an option, then press Next. You can change your mind until then; after that, the
          question is closed. If a question has several parts, answer all of them.
        </dd>
      </div>
      <div>
        <dt>Keys</dt>
        <dd className="leading-read">
          <AnswerKeys />{" "}
          {hasCalculator && (
            <>
              <Key>Alt</Key> <Key>C</Key> opens the calculator, <Key>Esc</Key> closes it.
            </>
          )}
        </dd>
      </div>
      {hasCalculator && <CalculatorHelp />}
      <div>
        <dt>What's saved</dt>
        <dd>
          You'll see "Saved" beside an answer once we have it. If you lose your connection, we keep
          the answer on this device and send it when you're back online. You can close the window
          and pick up later with Resume: you'll be on the same question.
        </dd>
      </div>
    </ExamHelp>
  );
}
