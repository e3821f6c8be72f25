import { AnswerKeys, ExamHelp, type ExamHelpProps } from "../../exam/frame/exam-help.tsx";

export function QuizHelp(props: ExamHelpProps) {
  return (
    <ExamHelp {...props}>
      <div>
        <dt>Answering</dt>
        <dd>
          Choose an option, then Next. You can change your mind until you press Next; after that the
          question is closed. Questions with several parts want all of them answered.
        </dd>
      </div>
      <div>
        <dt>Keys</dt>
        <dd className="leading-loose">
          <AnswerKeys />
        </dd>
      </div>
      <div>
        <dt>What is saved</dt>
        <dd>
          “Saved” stands beside an answer when Theta has it. Without a connection the answer is kept
          on this device and sent when the line is back. You can close the window and come back with
          Resume: you will be at the same question.
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>
          The clock is Theta’s, not this device’s, and does not stop when you leave. At zero the
          test is submitted with the answers that you have given.
        </dd>
      </div>
    </ExamHelp>
  );
}
