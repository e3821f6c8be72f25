import type { ReactNode } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Key } from "./exam-frame.tsx";

export interface ExamHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How the screen of a test works. The clock runs on, so it is short. */
export function ExamHelp({ children, ...props }: ExamHelpProps & { children: ReactNode }) {
  return (
    <Dialog {...props} title="Help" description="The clock keeps running while you read this.">
      <dl className="flex flex-col gap-4 [&_dd]:mt-1 [&_dd]:text-ink-2 [&_dt]:font-strong">
        {children}
      </dl>
    </Dialog>
  );
}

/** The keys that every test has. */
export function AnswerKeys() {
  return (
    <>
      <Key>A</Key> to <Key>E</Key> or <Key>1</Key> to <Key>5</Key> choose an option,{" "}
      <Key>Enter</Key> goes on, <Key>Tab</Key> walks through everything else.
    </>
  );
}
