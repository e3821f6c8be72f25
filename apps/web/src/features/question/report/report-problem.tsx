import { Flag } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ReportDialog } from "./report-dialog.tsx";

/** Under a solution: the way to tell us that something about the question is wrong. */
export function ReportProblem({ questionId }: { questionId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-10 border-t border-line pt-4">
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        <Flag aria-hidden="true" className="size-4" />
        Report a problem
      </Button>
      {isOpen && <ReportDialog questionId={questionId} onClose={() => setOpen(false)} />}
    </div>
  );
}
