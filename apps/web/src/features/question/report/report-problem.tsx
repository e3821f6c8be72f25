import { Flag } from "lucide-react";
import { useState, useTransition } from "react";
import { Button } from "../../../ui/button.tsx";
import { ReportDialog } from "./report-dialog.tsx";

/** Under a solution: the way to tell us that something about the question is wrong. */
export function ReportProblem({ questionId }: { questionId: string }) {
  const [isOpen, setOpen] = useState(false);
  // Drawing the dialog takes a slow device several frames; the button shows the press in the first.
  const [isOpening, startOpening] = useTransition();
  return (
    <div className="mt-10 border-t border-line pt-4">
      <Button
        variant="quiet"
        size="sm"
        className={isOpening ? "bg-action-soft" : undefined}
        onClick={() => startOpening(() => setOpen(true))}
      >
        <Flag aria-hidden="true" className="size-4" />
        Report a problem
      </Button>
      {isOpen && <ReportDialog questionId={questionId} onClose={() => setOpen(false)} />}
    </div>
  );
}
