/** Messages from the contact form, reports about questions, and our answers. */
import * as z from "zod/mini";
import { MESSAGE_MOST } from "../contact.ts";
import { plainText } from "../shared/plain-text.ts";
import { revisionField } from "../ids.ts";
import { done, result } from "../envelope.ts";
import { staffList, staffPageFields, timeSortField } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

/** waiting: we've answered, and it's their turn. */
export const INBOX_STATES = ["new", "open", "waiting", "done"] as const;
export type InboxState = (typeof INBOX_STATES)[number];

const Person = z.strictObject({ learnerId: z.string(), name: z.string() });
export type InboxPerson = z.output<typeof Person>;

export const InboxRow = z.strictObject({
  messageId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The beginning of the message. */
  excerpt: z.string(),
  state: z.enum(INBOX_STATES),
  assignedTo: z.nullable(Person),
  at: z.number(),
  /** The question it reports; null for a message from the contact form. */
  itemKey: z.nullable(z.string()),
  replies: z.int(),
  lastReplyAt: z.nullable(z.number()),
});
export type InboxRow = z.output<typeof InboxRow>;

export const InboxReply = z.strictObject({
  replyId: z.string(),
  text: z.string(),
  /** Null when their account is gone. */
  by: z.nullable(z.string()),
  at: z.number(),
  /** What became of its email; null when the email has been deleted, as all are after 30 days. */
  mail: z.nullable(z.enum(["waiting", "sent", "failed"])),
});
export type InboxReply = z.output<typeof InboxReply>;

export const InboxMessage = z.strictObject({
  messageId: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  text: z.string(),
  at: z.number(),
  state: z.enum(INBOX_STATES),
  revision: z.int(),
  assignedTo: z.nullable(Person),
  /** Whose account it is. Anybody can type an address, so only a signed-in sender is certain. */
  learner: z.nullable(
    z.strictObject({ learnerId: z.string(), name: z.string(), wasSignedIn: z.boolean() }),
  ),
  /** The question it reports, in the version they saw. */
  item: z.nullable(z.strictObject({ key: z.string(), version: z.int() })),
  replies: z.array(InboxReply),
  /** Where their answers to our emails go. */
  supportEmail: z.string(),
});
export type InboxMessage = z.output<typeof InboxMessage>;

export const CannedAnswer = z.strictObject({
  answerId: z.string(),
  title: z.string(),
  text: z.string(),
  revision: z.int(),
  updatedAt: z.number(),
});
export type CannedAnswer = z.output<typeof CannedAnswer>;

const messageIdField = z.uuid("There's no such message.");
const answerIdField = z.uuid("There's no such answer.");
const revision = revisionField("Reload the page and try again.");

const longText = (name: string) =>
  z
    .string(`${name} is required`)
    .check(
      z.overwrite(plainText),
      z.trim(),
      z.minLength(1, { error: `${name} is required`, abort: true }),
      z.maxLength(MESSAGE_MOST, `${name} must be at most 4,000 characters long`),
    );

export const staffInbox = {
  list: staffRoute({
    method: "GET",
    path: "/staff/inbox",
    permission: "inbox.answer",
    summary: "Lists messages and reports; without a state, those that aren't done.",
    query: z.object({
      state: z.optional(z.enum([...INBOX_STATES, "all"])),
      whose: z.optional(z.enum(["mine", "unassigned"])),
      about: z.optional(z.enum(["questions", "other"])),
      email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
      sort: timeSortField,
      ...staffPageFields,
    }),
    reply: staffList(InboxRow),
    errors: [],
  }),
  message: staffRoute({
    method: "GET",
    path: "/staff/inbox/message",
    permission: "inbox.answer",
    summary: "Returns a message with our replies.",
    query: z.object({ messageId: messageIdField }),
    reply: result(InboxMessage),
    errors: ["no-such-message"],
  }),
  people: staffRoute({
    method: "GET",
    path: "/staff/inbox/people",
    permission: "inbox.answer",
    summary: "Lists who may be assigned a message.",
    reply: result(z.array(Person)),
    errors: [],
  }),
  reply: staffRoute({
    method: "POST",
    path: "/staff/inbox/reply",
    permission: "inbox.answer",
    summary: "Emails an answer, once, and keeps it with the message, which then waits for them.",
    body: z.object({
      messageId: messageIdField,
      /** Made by the browser. A reply sent again because our answer was lost counts once. */
      replyId: z.uuid("Reload the page and try again."),
      revision,
      text: longText("Your answer"),
    }),
    reply: done,
    errors: ["no-such-message", "message-changed"],
  }),
  assign: staffRoute({
    method: "POST",
    path: "/staff/inbox/assign",
    permission: "inbox.answer",
    summary: "Makes a message somebody's, or nobody's.",
    body: z.object({
      messageId: messageIdField,
      revision,
      assigneeId: z.nullable(z.uuid("There's no such person.")),
    }),
    reply: done,
    errors: ["no-such-message", "message-changed", "not-in-support"],
  }),
  move: staffRoute({
    method: "POST",
    path: "/staff/inbox/move",
    permission: "inbox.answer",
    summary: "Changes a message's state.",
    body: z.object({
      messageId: messageIdField,
      revision,
      state: z.enum(INBOX_STATES),
    }),
    reply: done,
    errors: ["no-such-message", "message-changed"],
  }),
  answers: staffRoute({
    method: "GET",
    path: "/staff/inbox/answers",
    permission: "inbox.answer",
    summary: "Lists the canned answers.",
    reply: result(z.array(CannedAnswer)),
    errors: [],
  }),
  saveAnswer: staffRoute({
    method: "POST",
    path: "/staff/inbox/save-answer",
    permission: "inbox.answer",
    summary: "Adds a canned answer under an id that the browser made, or changes it.",
    body: z.object({
      answerId: answerIdField,
      /** Of the answer being changed; null for a new one. */
      revision: z.nullable(revision),
      title: z
        .string("Title is required")
        .check(
          z.trim(),
          z.minLength(1, { error: "Title is required", abort: true }),
          z.maxLength(100, "Title must be at most 100 characters long"),
        ),
      text: longText("Text"),
    }),
    reply: done,
    errors: ["answer-changed"],
  }),
  deleteAnswer: staffRoute({
    method: "POST",
    path: "/staff/inbox/delete-answer",
    permission: "inbox.answer",
    summary: "Deletes a canned answer.",
    /** As the caller saw it. */
    body: z.object({ answerId: answerIdField, revision }),
    reply: done,
    errors: ["answer-changed"],
  }),
} as const;
