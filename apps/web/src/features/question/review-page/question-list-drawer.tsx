import type { ReactNode } from "react";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

interface QuestionListDrawerProps {
  open: boolean;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
  children: ReactNode;
}

/** The list where there's no room for it beside the question: a sheet from the bottom. */
export function QuestionListDrawer(props: QuestionListDrawerProps) {
  const { open, onClose, focusAfter, children } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Question List"
      side="bottom"
      focusAfter={focusAfter}
    >
      <div className="review mx-auto max-w-80">{children}</div>
    </Dialog>
  );
}
