/** An answer that hasn't been sent, kept in this tab so that a reload brings it back. */
import type { InboxMessage } from "@theta/contract/staff";
import * as z from "zod/mini";
import { readLearner } from "../../src/lib/session/local-session.ts";

const Draft = z.object({
  learnerId: z.optional(z.string()),
  /** Sent again after a lost answer, it's still one reply. */
  replyId: z.string(),
  /** The message's revision when the first word was typed. */
  revision: z.int(),
  text: z.string(),
});
export type Draft = Omit<z.output<typeof Draft>, "learnerId">;

const keyOf = (messageId: string) => `theta-staff-reply:${messageId}`;

export function newDraft({ revision }: InboxMessage): Draft {
  return { replyId: crypto.randomUUID(), revision, text: "" };
}

/**
 * Unless it was sent, and only the answer got lost. What was edited after that is a new answer, to
 * the message as it was.
 */
export function readDraft({ messageId, replies }: InboxMessage): Draft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(messageId)) ?? "null");
    const { data } = Draft.safeParse(stored);
    if (!data || data.learnerId !== readLearner()?.userId) return null;
    const sent = replies.find(({ replyId }) => replyId === data.replyId);
    if (!sent) return data;
    return sent.text === data.text.trim() ? null : { ...data, replyId: crypto.randomUUID() };
  } catch {
    return null;
  }
}

export function saveDraft(messageId: string, draft: Draft): void {
  try {
    const stored = JSON.stringify({ ...draft, learnerId: readLearner()?.userId });
    sessionStorage.setItem(keyOf(messageId), stored);
  } catch {
    // Storage is full or blocked, so the text exists only in the form.
  }
}

export function forgetDraft(messageId: string): void {
  try {
    sessionStorage.removeItem(keyOf(messageId));
  } catch {
    // Storage is blocked, so there's no draft.
  }
}
