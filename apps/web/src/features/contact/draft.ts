/** What stands in the form, kept in this tab until it is sent: over a reload, and over a fault of ours. */
import { type Fields, FIELDS } from "./message-fields.ts";

const KEY = "theta-contact-draft";

export interface Draft {
  fields: Fields;
  /** Under which these very words were sent before, with no answer heard. */
  messageId?: string | undefined;
}

export function keepDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden: then the words are in the form alone.
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
    // Forbidden: then there is none.
  }
}

/** Made here, so that the server knows a message again. Missing on plain http to another host. */
export function newMessageId(): string | undefined {
  return "randomUUID" in crypto ? crypto.randomUUID() : undefined;
}
