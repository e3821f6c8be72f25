import { REPORT_KIND_NAMES, REPORT_KINDS, REPORT_MOST } from "@theta/contract";
import type { SubmitEvent } from "react";
import { Button } from "../../../ui/button.tsx";
import { RadioCard, RadioCardGroup } from "../../../ui/form/radio-card.tsx";
import { TextArea } from "../../../ui/form/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useReport } from "./use-report.ts";

interface ReportDialogProps {
  questionId: string;
  onClose: () => void;
}

/** What's wrong, in one choice and any words. */
export function ReportDialog({ questionId, onClose }: ReportDialogProps) {
  const { kind, setKind, text, setText, faults, problem, send, isSending } = useReport(
    questionId,
    onClose,
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Report a problem"
      description="A person reads every report and answers by email."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <RadioCardGroup legend="What's wrong?" error={faults.kind}>
          {REPORT_KINDS.map((value) => (
            <RadioCard
              key={value}
              name="kind"
              value={value}
              label={REPORT_KIND_NAMES[value]}
              checked={kind === value}
              onChange={() => setKind(value)}
            />
          ))}
        </RadioCardGroup>
        <TextArea
          name="text"
          label="Tell us more (optional)"
          rows={4}
          maxLength={REPORT_MOST}
          value={text}
          error={faults.text}
          onChange={(event) => setText(event.target.value)}
        />
        {problem && <Notice tone="problem">{problem}</Notice>}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={isSending} busyLabel="Sending…">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
