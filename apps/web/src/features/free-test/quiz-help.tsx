import { Key } from "../../lib/exam/exam-frame.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface QuizHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How the screen works. The clock runs on, so it is short. */
export function QuizHelp(props: QuizHelpProps) {
  return (
    <Dialog {...props} title="Help" description="The clock keeps running while you read this.">
      <dl className="flex flex-col gap-4 [&_dd]:mt-1 [&_dd]:text-ink-2 [&_dt]:font-strong">
        <div>
          <dt>Answering</dt>
          <dd>
            Choose an option, then Next. You can change your mind until you press Next; after that
            the question is closed. Questions with several parts want all of them answered.
          </dd>
        </div>
        <div>
          <dt>Keys</dt>
          <dd className="leading-loose">
            <Key>A</Key> to <Key>E</Key> or <Key>1</Key> to <Key>5</Key> choose an option,{" "}
            <Key>Enter</Key> goes on, <Key>Tab</Key> walks through everything else.
          </dd>
        </div>
        <div>
          <dt>What is saved</dt>
          <dd>
            “Saved” stands beside an answer when Theta has it. Without a connection the answer is
            kept on this device and sent when the line is back. You can close the window and come
            back with Resume: you will be at the same question.
          </dd>
        </div>
        <div>
          <dt>Time</dt>
          <dd>
            The clock is Theta’s, not this device’s, and does not stop when you leave. At zero the
            quiz is submitted with the answers that you have given.
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}
