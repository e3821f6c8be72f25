import type { InboxState } from "@theta/contract/staff";
import type { Tx } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { selectOptionalReplyAfter } from "../replies.queries.ts";
import { type InboxMessage, lockOptionalMessage } from "./inbox.queries.ts";

export async function requireMessage(tx: Tx, id: string): Promise<InboxMessage> {
  const message = await lockOptionalMessage(tx, id);
  if (message) return message;
  throw new Refusal(
    404,
    "no-such-message",
    "There's no such message. It may have been deleted with its sender's account, or after a year.",
  );
}

const STATE_WORDS: Record<InboxState, string> = {
  new: "new",
  open: "open",
  waiting: "waiting for them",
  done: "done",
};

/** Turns away a change to a message that somebody else has answered or changed since it was read. */
export async function refuseIfChanged(tx: Tx, message: InboxMessage, seen: number): Promise<void> {
  const { id, revision, state } = message;
  if (revision === seen) return;
  const reply = await selectOptionalReplyAfter(tx, id, seen);
  if (!reply) {
    throw new Refusal(
      409,
      "message-changed",
      `A colleague has changed this message in the meantime. It's ${STATE_WORDS[state]} now. Try again if that still fits.`,
      { state: { revision } },
    );
  }
  const by = reply.by ?? "A colleague";
  throw new Refusal(
    409,
    "message-changed",
    `${by} has answered this message in the meantime. Read that first, then try again if it's still needed.`,
    { state: { revision, by, wrote: reply.text, at: reply.at.getTime() } },
  );
}

/** It was edited after it had been sent without its author being told. */
export function sentOtherwise(
  { id, revision }: InboxMessage,
  sent: { messageId: string; text: string; at: Date },
): Refusal {
  const here = { wrote: sent.text, at: sent.at.getTime(), isOwn: true };
  return new Refusal(
    409,
    "message-changed",
    "Your answer was already sent, as it was before you edited it. Read what went out, then send the rest as another answer if it's still needed.",
    { state: { revision, ...(sent.messageId === id ? here : {}) } },
  );
}
