import type { CannedAnswer, InboxMessage, InboxPerson } from "@theta/contract/staff";
import { mayStaff } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { selectMembers } from "../team/members.queries.ts";
import { selectCannedAnswers, selectOptionalMessage, selectReplies } from "./inbox.queries.ts";
import { nameOf, personOf } from "./list-inbox.ts";

export async function readMessage(
  db: Db,
  messageId: string,
  supportEmail: string,
): Promise<InboxMessage> {
  const [found, replies] = await Promise.all([
    selectOptionalMessage(db, messageId),
    selectReplies(db, messageId),
  ]);
  if (!found) throw noSuchMessage();
  const { email, phone, text, at, revision, wasSignedIn, itemKey, itemVersion } = found;
  const learner = personOf(found.learnerId, found.learnerName);
  return {
    messageId,
    name: nameOf(found),
    email,
    phone,
    text,
    at: at.getTime(),
    state: found.state,
    revision,
    assignedTo: personOf(found.assignedTo, found.assignedName),
    learner: learner && { ...learner, wasSignedIn },
    item: itemKey === null || itemVersion === null ? null : { key: itemKey, version: itemVersion },
    replies: replies.map((reply) => ({ ...reply, at: reply.at.getTime() })),
    supportEmail,
  };
}

function noSuchMessage(): Refusal {
  return new Refusal(
    404,
    "no-such-message",
    "There's no such message. It may have been deleted with its sender's account, or after a year.",
  );
}

/** Who may be assigned a message. */
export async function listPeople(db: Db): Promise<InboxPerson[]> {
  return (await selectMembers(db))
    .filter(({ role }) => mayStaff(role, "inbox.answer"))
    .map(({ learnerId, name }) => ({ learnerId, name }));
}

export async function listCannedAnswers(db: Db): Promise<CannedAnswer[]> {
  return (await selectCannedAnswers(db)).map((answer) => ({
    ...answer,
    updatedAt: answer.updatedAt.getTime(),
  }));
}
