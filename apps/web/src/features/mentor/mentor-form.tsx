import {
  MENTOR_DAYS_AHEAD,
  MENTOR_LEAD_HOURS,
  MENTOR_TIMES,
  type MentorRequest,
  mentorTimeFaults,
} from "@theta/contract";
import { type SubmitEvent, useRef, useState } from "react";
import type { Failure } from "../../lib/call/server-data.ts";
import { showFailure } from "../../lib/call/show-failure.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/form/text-field.tsx";
import { toast } from "../../ui/overlay/toast.ts";
import { type Draft, type Fields, forgetDraft, saveDraft } from "./request-draft.ts";
import { fromLocal, localZone, newId, toLocal } from "./local-times.ts";
import { useChangeRequestMutation, useRequestHourMutation } from "./mentor-data.ts";

interface MentorFormProps {
  /** The request to change; omitted for a new one. */
  request?: MentorRequest;
  /** What was typed before a reload. */
  draft: Draft | null;
  onClose?: () => void;
}

/** A topic, a few words, and three times in this device's time zone. */
export function MentorForm({ request, draft, onClose }: MentorFormProps) {
  // Keeping the id means that a request sent again after a lost answer is still one request.
  const [requestId] = useState(() => request?.requestId ?? draft?.requestId ?? newId());
  const [fields, setFields] = useState(() => draft?.fields ?? fieldsOf(request));
  const { topic, message, times } = fields;
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [ask, asking] = useRequestHourMutation();
  const [change, changing] = useChangeRequestMutation();
  const form = useRef<HTMLFormElement>(null);

  function showFaults(found: Record<string, string>) {
    setFaults(found);
    const [first] = Object.keys(found);
    const field = first && form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
  }

  function edit(more: Partial<Fields>) {
    const edited = { ...fields, ...more };
    setFields(edited);
    saveDraft({ requestId, revision: request?.revision ?? null, fields: edited });
  }

  async function submit() {
    const found = faultsOf(topic, times);
    if (Object.keys(found).length > 0) return showFaults(found);
    const sent = {
      requestId,
      topic,
      message,
      times: times.map((time) => fromLocal(time)!),
      timeZone: localZone(),
    };
    try {
      await (request ? change({ ...sent, revision: request.revision }) : ask(sent)).unwrap();
      forgetDraft();
      toast.success(request ? "Your request is changed." : "We have your request.");
      onClose?.();
    } catch (error) {
      const { errors = [] } = error as Partial<Failure>;
      if (errors.length > 0)
        showFaults(Object.fromEntries(errors.map(({ field, msg }) => [field, msg])));
      else {
        showFailure(error);
        onClose?.();
      }
    }
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label="Mentor hour"
      className="grid max-w-3xl gap-x-6 gap-y-5 pt-5 sm:grid-cols-3"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="sm:col-span-3">
        <TextField
          name="topic"
          label="What should the hour be about?"
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
        Propose three times between {MENTOR_LEAD_HOURS} hours and {MENTOR_DAYS_AHEAD} days from now,
        in your time zone ({localZone()}).
      </p>
      {times.map((time, k) => (
        <TextField
          // There are always exactly three, in the same order.
          key={["first", "second", "third"][k]}
          name={`times.${k}`}
          type="datetime-local"
          label={`Time ${k + 1}`}
          value={time}
          error={faults[`times.${k}`]}
          onChange={(event) => edit({ times: times.with(k, event.target.value) })}
        />
      ))}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-3">
        <Button
          type="submit"
          size="lg"
          busy={asking.isLoading || changing.isLoading}
          busyLabel="Sending…"
        >
          {request ? "Save the change" : "Ask for the hour"}
        </Button>
        {onClose && (
          <Button
            variant="outline"
            size="lg"
            onClick={() => {
              forgetDraft();
              onClose();
            }}
          >
            Leave it as it was
          </Button>
        )}
      </div>
    </form>
  );
}

function fieldsOf(request: MentorRequest | undefined): Fields {
  return {
    topic: request?.topic ?? "",
    message: request?.message ?? "",
    times: request?.times.map(toLocal) ?? Array.from({ length: MENTOR_TIMES }, () => ""),
  };
}

/** The errors the server would find, shown before anything is sent. */
function faultsOf(topic: string, texts: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {};
  if (topic.trim() === "") faults["topic"] = "Say what the hour should be about";
  const times = texts.map(fromLocal);
  const known = mentorTimeFaults(
    times.map((time) => time ?? Number.NaN),
    Date.now(),
  );
  for (const [k, time] of times.entries()) {
    const fault = time === null ? "Choose a day and a time" : known[k];
    if (fault) faults[`times.${k}`] = fault;
  }
  return faults;
}
