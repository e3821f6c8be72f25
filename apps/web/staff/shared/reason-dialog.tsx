import { REASON_LEAST, REASON_MOST, REASON_TOO_SHORT } from "@theta/contract/staff";
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
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
  /** What's wrong with those fields. It's said with whatever else is wrong once they want to confirm. */
  problem?: string | null | undefined;
  /** Something to type first, for what can't be undone: an email address, an order's number. */
  typed?: string | undefined;
  /** Why it can't be done anymore, because of something that happened in the meantime. */
  over?: string | undefined;
  /** Resolves when it's done; whatever it throws is shown here. */
  onConfirm: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why before anything is done to a learner, an order, or a question. The reason is audited. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, children, typed, over, onClose } = props;
  const form = useReasonForm(props);
  const { reason, setReason, typing, setTyping, submit, problem, isBusy } = form;
  const { isLeaving, leave, stay } = form;
  return (
    <Dialog
      open
      startsInForm
      onOpenChange={(open) => !open && leave()}
      title={title}
      description={description}
    >
      <form
        noValidate
        className="mt-5 flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          if (over === undefined) void submit();
        }}
      >
        {children}
        {typed !== undefined && (
          <TextField
            name="typed"
            label={`Type ${typed} to confirm`}
            autoComplete="off"
            spellCheck={false}
            value={typing}
            onChange={(event) => setTyping(event.target.value)}
          />
        )}
        <TextArea
          name="reason"
          label="Why"
          hint={`At least ${REASON_LEAST} characters. It goes into the audit log, with your name.`}
          rows={3}
          maxLength={REASON_MOST}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormProblem>{over ?? problem}</FormProblem>
        {isLeaving ? (
          <Leaving onStay={stay} onLeave={onClose} />
        ) : (
          <div className="flex justify-end gap-3 max-sm:flex-col-reverse sm:flex-wrap">
            <Button variant="outline" onClick={onClose}>
              {over === undefined ? "Cancel" : "Close"}
            </Button>
            {over === undefined && (
              <Button type="submit" busy={isBusy} busyLabel="Working…">
                {confirmLabel}
              </Button>
            )}
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** After Escape or a click outside, which may be a slip. */
function Leaving({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const wayBack = useRef<HTMLButtonElement>(null);
  // A second Escape or Enter by mistake loses nothing.
  useEffect(() => wayBack.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <p role="alert">Nothing was done. Discard what you typed?</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onLeave}>
          Discard
        </Button>
        <Button ref={wayBack} onClick={onStay}>
          Keep editing
        </Button>
      </div>
    </div>
  );
}

/** A receipt or an email address is the same in any case. */
const isSame = (typing: string, typed: string) =>
  typing.trim().toLowerCase() === typed.toLowerCase();

function useReasonForm({ problem: fault, typed, over, onConfirm, onClose }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const [typing, setTyping] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  async function submit() {
    const problems = [
      fault,
      typed !== undefined && !isSame(typing, typed) && `Type ${typed} to confirm.`,
      reason.trim().length < REASON_LEAST && REASON_TOO_SHORT,
    ].filter(Boolean);
    if (problems.length > 0) return setProblem(problems.join(" "));
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

  const isTyped = reason.trim() !== "" || typing.trim() !== "";
  return {
    reason,
    setReason,
    typing,
    setTyping,
    submit,
    problem,
    isBusy,
    isLeaving,
    leave: () => (isTyped && over === undefined ? setLeaving(true) : onClose()),
    stay: () => setLeaving(false),
  };
}
