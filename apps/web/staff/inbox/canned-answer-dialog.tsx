import { MESSAGE_MOST } from "@theta/contract";
import type { CannedAnswer } from "@theta/contract/staff";
import { type SubmitEvent, useState } from "react";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { Button } from "../../src/ui/button.tsx";
import { TextArea, TextField } from "../../src/ui/form/text-field.tsx";
import { Dialog } from "../../src/ui/overlay/dialog.tsx";
import { FormProblem } from "../access/form-problem.tsx";
import { useSaveAnswerMutation } from "./inbox-data.ts";

interface CannedAnswerDialogProps {
  /** The one to change; omitted for a new one. */
  answer?: CannedAnswer;
  onClose: () => void;
}

export function CannedAnswerDialog({ answer, onClose }: CannedAnswerDialogProps) {
  // Saved again after a lost answer, it's still one.
  const [answerId] = useState(() => answer?.answerId ?? crypto.randomUUID());
  const [title, setTitle] = useState(answer?.title ?? "");
  const [text, setText] = useState(answer?.text ?? "");
  const [save, { error, isLoading }] = useSaveAnswerMutation();
  const failure = failureOf(error);
  const faultOf = (field: string) => failure?.errors.find((fault) => fault.field === field)?.msg;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={answer ? "Change this answer" : "Add an answer"}
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          const sent = { answerId, revision: answer?.revision ?? null, title, text };
          void save(sent)
            .unwrap()
            .then(onClose, () => {});
        }}
      >
        <TextField
          name="title"
          label="Title"
          hint="Only we see it."
          maxLength={100}
          value={title}
          error={faultOf("title")}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          name="text"
          label="Text"
          rows={8}
          maxLength={MESSAGE_MOST}
          value={text}
          error={faultOf("text")}
          onChange={(event) => setText(event.target.value)}
        />
        <FormProblem>
          {failure && failure.errors.length === 0 && (failure.told.join(" ") || failure.message)}
        </FormProblem>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isLoading} busyLabel="Saving…">
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
