import {
  type RefObject,
  type SubmitEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { type Draft, forgetDraft, saveDraft, newMessageId, readDraft } from "./message-draft.ts";
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

const loadSending = () => import("./message-data.ts");

interface ContactFormOptions {
  /** The name is already filled in, so the cursor goes to the message. */
  startsInMessage: boolean;
  onSent: (fields: Fields) => void;
}

/**
 * The form element itself holds what's typed, so that nothing typed before this script loaded gets lost. A
 * copy stays in the tab until it's sent.
 */
export function useContactForm({ startsInMessage, onSent }: ContactFormOptions) {
  // React's state is one render too late to catch two presses at the same moment; a ref isn't.
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const { form, draft, save, length, isReady } = useDraft(startsInMessage);
  const { faults, problem, show, forget } = useFaults(form);

  function noteEdit({ target }: SyntheticEvent) {
    if (!form.current || !(target instanceof Element)) return;
    const { website: _, ...fields } = readFields(form.current);
    // A changed text is a new message, so it gets no old id.
    save({ fields });
    const name = target.getAttribute("name") ?? "";
    if (isField(name)) forget(name);
  }

  async function send(element: HTMLFormElement) {
    const { website, ...fields } = readFields(element);
    const found = faultsOf(fields);
    show(found);
    if (Object.keys(found).length > 0) return;
    const messageId = idOf(draft.current, fields) ?? newMessageId();
    save({ fields, messageId });
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
      // Loads the code for sending before it's needed, in case the connection drops in the meantime.
      onFocus: () => void loadSending().catch(() => {}),
    },
    // The message can't change while it's being sent.
    field: (name: FieldName) => ({ name, error: faults[name], readOnly: busy }),
  };
}

/** The form, what is typed into it, and what was typed before a reload. */
function useDraft(startsInMessage: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<Draft | null>(null);
  const [isReady, setReady] = useState(false);
  const [length, setLength] = useState(0);

  useEffect(() => {
    if (!form.current) return;
    setReady(true);
    draft.current = readDraft();
    if (draft.current) fillIn(form.current, draft.current.fields);
    setLength(lengthOf(readFields(form.current).message));
    if (startsInMessage) fieldOf(form.current, "message")?.focus();
  }, [startsInMessage]);

  function save(next: Draft) {
    draft.current = next;
    saveDraft(next);
    setLength(lengthOf(next.fields.message));
  }

  return { form, draft, save, length, isReady };
}

/** What is wrong, at its field, and what is wrong with sending it at all. */
function useFaults(form: RefObject<HTMLFormElement | null>) {
  const [faults, setFaults] = useState<Faults>({});
  const [problem, setProblem] = useState<string | null>(null);

  function show(found: Faults, sentence: string | null = null) {
    // Right away, so that the message is there when its field gets the focus and is read aloud with
    // it.
    flushSync(() => {
      setFaults(found);
      setProblem(sentence);
    });
    const first = FIELDS.find((name) => found[name]);
    if (first) fieldOf(form.current, first)?.focus();
  }

  const forget = (name: FieldName) => setFaults(({ [name]: _gone, ...others }) => others);
  return { faults, problem, show, forget };
}

/** The id this text was sent under before. A different text is a different message. */
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
    // What someone typed before this script loaded is newer than the draft, so the draft only fills the gaps.
    if (field && fields[name] && field.value === field.defaultValue) field.value = fields[name];
  }
}
