import { MENTOR_TIMES, type MentorRequest, mentorTimeFaults } from "@theta/contract";
import { useRef, useState } from "react";
import type { Failure } from "../../lib/call/server-data.ts";
import { showFailure } from "../../lib/call/show-failure.ts";
import { toast } from "../../ui/overlay/toast.ts";
import { type Draft, type Fields, forgetDraft, saveDraft } from "./request-draft.ts";
import { fromLocal, localZone, newId, toLocal } from "./local-times.ts";
import { useChangeRequestMutation, useRequestHourMutation } from "./mentor-data.ts";

interface MentorFormOptions {
  request: MentorRequest | undefined;
  draft: Draft | null;
  onClose: (() => void) | undefined;
}

/** What's been typed, what's wrong with it, and sending it. */
export function useMentorForm({ request, draft, onClose }: MentorFormOptions) {
  // The same request, sent again after a lost answer, is one request.
  const [requestId] = useState(() => request?.requestId ?? draft?.requestId ?? newId());
  const [fields, setFields] = useState(() => draft?.fields ?? fieldsOf(request));
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
    const { topic, message, times } = fields;
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
      toast.success(request ? "We've updated your request." : "We have your request.");
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

  return { form, fields, faults, edit, submit, isSending: asking.isLoading || changing.isLoading };
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
  if (topic.trim() === "") faults["topic"] = "Say what you'd like to talk about";
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
