/**
 * What's in the form, saved in this tab until it's sent, so that a reload or a bug of ours doesn't lose it.
 */
import { type Fields, FIELDS } from "./message-fields.ts";

const KEY = "theta-contact-draft";

export interface Draft {
  fields: Fields;
  /** The id that this exact text was sent under before without an answer. */
  messageId?: string | undefined;
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or blocked, so the text exists only in the form.
  }
}

export function readDraft(): Draft | null {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const isWhole = FIELDS.every((name) => typeof draft?.fields?.[name] === "string");
    return isWhole ? draft : null;
  } catch {
    return null;
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage is blocked, so there's no draft.
  }
}

/**
 * Made here so that the server recognizes a message it already has. Plain HTTP from another host doesn't have
 * `randomUUID`.
 */
export function newMessageId(): string | undefined {
  return "randomUUID" in crypto ? crypto.randomUUID() : undefined;
}
