import { MENTOR_DAYS_AHEAD, MENTOR_LEAD_HOURS, type MentorRequest } from "@theta/contract";
import type { SubmitEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/form/text-field.tsx";
import { type Draft, forgetDraft } from "./request-draft.ts";
import { localZone } from "./local-times.ts";
import { useMentorForm } from "./use-mentor-form.ts";

interface MentorFormProps {
  /** The request to change; omitted for a new one. */
  request?: MentorRequest;
  /** What was typed before a reload. */
  draft: Draft | null;
  onClose?: () => void;
}

/** A topic, a few words, and three times in this device's time zone. */
export function MentorForm({ request, draft, onClose }: MentorFormProps) {
  const { form, fields, faults, edit, submit, isSending } = useMentorForm({
    request,
    draft,
    onClose,
  });
  const { topic, message, times } = fields;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Mentor session"
      className="grid max-w-3xl gap-x-6 gap-y-5 pt-5 sm:grid-cols-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="sm:col-span-3">
        <TextField
          name="topic"
          label="What would you like to talk about?"
          value={topic}
          error={faults["topic"]}
          onChange={(event) => edit({ topic: event.target.value })}
        />
      </div>
      <div className="sm:col-span-3">
        <TextArea
          name="message"
          label="Anything your mentor should know (optional)"
          hint="Your target, your last scores, and where you get stuck."
          value={message}
          error={faults["message"]}
          onChange={(event) => edit({ message: event.target.value })}
        />
      </div>
      <p className="text-sm text-ink-2 sm:col-span-3">
        Suggest three time slots between {MENTOR_LEAD_HOURS} hours and {MENTOR_DAYS_AHEAD} days from
        now, in your time zone ({localZone()}).
      </p>
      <ProposedTimes times={times} faults={faults} onChange={(edited) => edit({ times: edited })} />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-3">
        <Button type="submit" size="lg" busy={isSending} busyLabel="Sending…">
          {request ? "Save changes" : "Request the session"}
        </Button>
        {onClose && <LeaveAsItWas onClose={onClose} />}
      </div>
    </form>
  );
}

interface ProposedTimesProps {
  times: readonly string[];
  faults: Record<string, string>;
  onChange: (times: string[]) => void;
}

function ProposedTimes({ times, faults, onChange }: ProposedTimesProps) {
  return times.map((time, k) => (
    <TextField
      // Three, and always the same three.
      key={["first", "second", "third"][k]}
      name={`times.${k}`}
      type="datetime-local"
      label={`Time ${k + 1}`}
      value={time}
      error={faults[`times.${k}`]}
      onChange={(event) => onChange(times.with(k, event.target.value))}
    />
  ));
}

function LeaveAsItWas({ onClose }: { onClose: () => void }) {
  return (
    <Button
      variant="outline"
      size="lg"
      onClick={() => {
        forgetDraft();
        onClose();
      }}
    >
      Discard changes
    </Button>
  );
}
