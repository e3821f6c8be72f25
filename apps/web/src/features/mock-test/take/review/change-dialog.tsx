import type { RefObject } from "react";
import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";
import { costWords } from "./review-words.ts";
import type { Change } from "./use-change.ts";

interface ChangeDialogProps {
  change: Change;
  order: number;
  editsLeft: number;
  /** The question's. It gets the focus if the button that asked is gone. */
  heading: RefObject<HTMLHeadingElement | null>;
}

export function ChangeDialog({ change, order, editsLeft, heading }: ChangeDialogProps) {
  return (
    <ConfirmDialog
      open={change.isAsked}
      onOpenChange={(open) => !open && change.stay()}
      title={`Change your answer to question ${order}?`}
      description={costWords(editsLeft)}
      confirmLabel="Change the answer"
      cancelLabel="Keep my answer"
      onCancel={() => change.settle(false)}
      onConfirm={() => change.settle(true)}
      focusIfGone={() => heading.current}
    />
  );
}
