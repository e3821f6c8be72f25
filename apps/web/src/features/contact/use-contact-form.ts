import { type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type Draft, forgetDraft, keepDraft, newMessageId, readDraft } from "./draft.ts";
import { explainFailure } from "./explain-failure.ts";
import {
  type Faults,
  faultsOf,
  type FieldName,
  type Fields,
  FIELDS,
  isField,
  lengthOf,
  readFields,
} from "./message-fields.ts";

const loadSending = () => import("./send-message.ts");

interface ContactFormOptions {
  /** The name stands there already: the cursor goes where there is something to write. */
  startsInMessage: boolean;
  onSent: (fields: Fields) => void;
}

/**
 * The form itself holds what is typed, so that nothing is lost that was typed before this script was
 * there; a copy of it is kept in the tab until it is sent.
 */
export function useContactForm({ startsInMessage, onSent }: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft | null>(null);
  // The state of React is a render late for two presses in one moment; this is not.
  const sending = useRef(false);
  const [isReady, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [length, setLength] = useState(0);

  useEffect(() => {
    if (!form.current) return;
    setReady(true);
    draft.current = readDraft();
    if (draft.current) fillIn(form.current, draft.current.fields);
    setLength(lengthOf(readFields(form.current).message));
    if (startsInMessage) fieldOf(form.current, "message")?.focus();
  }, [startsInMessage]);

  function noteEdit({ target }: SyntheticEvent) {
    if (!form.current || !(target instanceof Element)) return;
    const { website: _, ...fields } = readFields(form.current);
    // Other words are another message.
    draft.current = { fields };
    keepDraft(draft.current);
    setLength(lengthOf(fields.message));
    const name = target.getAttribute("name") ?? "";
    if (isField(name)) setFaults(({ [name]: _gone, ...others }) => others);
  }

  function show(found: Faults, sentence: string | null = null) {
    // At once, so that the message is there when the field that it is read with gets the focus.
    flushSync(() => {
      setFaults(found);
      setProblem(sentence);
    });
    const first = FIELDS.find((name) => found[name]);
    if (first) fieldOf(form.current, first)?.focus();
  }

  async function send(element: HTMLFormElement) {
    const { website, ...fields } = readFields(element);
    const found = faultsOf(fields);
    show(found);
    if (Object.keys(found).length > 0) return;
    const messageId = idOf(draft.current, fields) ?? newMessageId();
    draft.current = { fields, messageId };
    keepDraft(draft.current);
    setBusy(true);
    try {
      const { sendMessage } = await loadSending();
      await sendMessage({ ...fields, website, messageId });
      forgetDraft();
      onSent(fields);
    } catch (error) {
      const { faults: refused, problem: sentence } = explainFailure(error);
      show(refused, sentence);
    } finally {
      setBusy(false);
    }
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    await send(event.currentTarget).finally(() => (sending.current = false));
  }

  return {
    isReady,
    busy,
    problem,
    length,
    form: {
      ref: form,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
      onInput: noteEdit,
      // What sending needs is here before it is needed, also if the line goes down meanwhile.
      onFocus: () => void loadSending().catch(() => {}),
    },
    // What is being sent stays as it is.
    field: (name: FieldName) => ({ name, error: faults[name], readOnly: busy }),
  };
}

/** Under which these words were sent before. Other words are another message. */
function idOf(draft: Draft | null, fields: Omit<Fields, "website">): string | undefined {
  return FIELDS.every((name) => draft?.fields[name] === fields[name])
    ? draft?.messageId
    : undefined;
}

function fieldOf(form: HTMLFormElement | null, name: FieldName) {
  const field = form?.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field : null;
}

function fillIn(form: HTMLFormElement, fields: Fields) {
  for (const name of FIELDS) {
    const field = fieldOf(form, name);
    // What somebody typed before this script was there is newer; what the draft leaves open stands.
    if (field && fields[name] && field.value === field.defaultValue) field.value = fields[name];
  }
}
