import { type ReactNode, type SubmitEvent, useState } from "react";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { Button } from "../../src/ui/button.tsx";
import { TextArea, TextField } from "../../src/ui/form/text-field.tsx";
import { Dialog } from "../../src/ui/overlay/dialog.tsx";
import { FormProblem } from "../access/form-problem.tsx";

interface ReasonDialogProps {
  title: string;
  /** What will happen, and to whom. */
  description: ReactNode;
  confirmLabel: string;
  /** What else the action needs: fields, wired by the caller. */
  children?: ReactNode;
  /** Something to type first, for what can't be undone: an email address, an order's number. */
  typed?: string | undefined;
  /** Resolves when it's done; whatever it throws is shown here. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before anything is done to a learner, an order, or an item. The reason is audited. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, children, typed, onClose } = props;
  const { reason, setReason, typing, setTyping, submit, problem, isBusy } = useReasonForm(props);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
    >
      <form
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void submit();
        }}
      >
        {children}
        {typed !== undefined && (
          <TextField
            name="typed"
            label={`Type ${typed} to confirm`}
            autoComplete="off"
            value={typing}
            onChange={(event) => setTyping(event.target.value)}
          />
        )}
        <TextArea
          name="reason"
          label="Why"
          hint="It goes into the audit log, with your name."
          rows={3}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormProblem>{problem}</FormProblem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isBusy} busyLabel="Working…">
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useReasonForm({ typed, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [typing, setTyping] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit() {
    if (typed !== undefined && typing.trim() !== typed)
      return setProblem(`Type ${typed} to confirm.`);
    if (reason.trim().length < 5) return setProblem("Say why, in a few words.");
    setProblem(null);
    setBusy(true);
    try {
      await onConfirm(reason);
      onClose();
    } catch (error) {
      setProblem(failureOf(Object(error) as object)?.told.join(" ") || "That didn't work.");
    } finally {
      setBusy(false);
    }
  }

  return { reason, setReason, typing, setTyping, submit, problem, isBusy };
}
