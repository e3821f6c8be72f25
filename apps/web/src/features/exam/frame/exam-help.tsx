import type { TimeAllowed } from "@theta/contract";
import type { ReactNode } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { Key } from "./exam-frame.tsx";

export interface ExamHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the running test. */
  time: TimeAllowed;
}

interface ExamHelpBodyProps extends ExamHelpProps {
  /** What happens when the time is over, after a comma: "we submit the test." */
  atEnd: string;
  children: ReactNode;
}

/** How a test's screen works. It's short, because the clock keeps running. */
export function ExamHelp({ time, atEnd, children, ...props }: ExamHelpBodyProps) {
  const hasClock = time !== "no-clock";
  return (
    <Dialog
      {...props}
      title="Help"
      description={
        hasClock
          ? "The clock keeps running while you read this."
          : "There's no clock. Take your time."
      }
    >
      <dl className="flex flex-col gap-4 [&_dd]:mt-1 [&_dd]:text-ink-2 [&_dt]:font-strong">
        {children}
        <div>
          <dt>Time</dt>
          <dd>
            {hasClock
              ? "The clock runs on our server, not on this device, and it doesn't stop when you leave. At zero,"
              : "There's no clock: take as long as you like, and leave whenever you want. 24 hours after you started,"}{" "}
            {atEnd}
          </dd>
        </div>
      </dl>
    </Dialog>
  );
}

/** The keys every test has. */
export function AnswerKeys() {
  return (
    <>
      <Key>A</Key> to <Key>E</Key> or <Key>1</Key> to <Key>5</Key> choose an option,{" "}
      <Key>Enter</Key> moves on, and <Key>Tab</Key> gets you to everything else.
    </>
  );
}

/** For tests with a calculator; goes after the keys. */
export function CalculatorHelp() {
  const { isCalculatorMouseOnly } = useTestSettings();
  return (
    <div>
      <dt>Calculator</dt>
      <dd>
        It works from left to right, in the order you press the keys: 2 + 3 × 4 gives 20.{" "}
        {isCalculatorMouseOnly
          ? "Because of your test settings, it works only with a mouse or touch."
          : "While it's selected, you can also type into it."}{" "}
        It's available only in Data Insights.
      </dd>
    </div>
  );
}
