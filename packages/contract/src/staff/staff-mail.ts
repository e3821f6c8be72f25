/** The outbox: what became of the emails we wrote. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { reasonField, staffList, staffPageFields, timeSortField } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

export const MAIL_STATES = ["waiting", "sent", "failed"] as const;
export type MailState = (typeof MAIL_STATES)[number];

export const MailRow = z.strictObject({
  mailId: z.string(),
  to: z.string(),
  /** With its codes masked. */
  subject: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  /** What happened, and what helps, in a sentence or two. */
  story: z.string(),
  createdAt: z.number(),
  /** Null unless it's waiting. */
  nextAt: z.nullable(z.number()),
  /** When it was sent or given up; null while it's waiting. */
  endedAt: z.nullable(z.number()),
  /** Whether "Try again now" can help. */
  canRetry: z.boolean(),
});
export type MailRow = z.output<typeof MailRow>;

export const MailFacts = z.strictObject({
  ...MailRow.shape,
  replyTo: z.nullable(z.string()),
  giveUpAt: z.nullable(z.number()),
  /** What the mail server said, in its own words. */
  lastError: z.nullable(z.string()),
  hasCode: z.boolean(),
  /** Null if it contains a code, or has been deleted. */
  text: z.nullable(z.string()),
});
export type MailFacts = z.output<typeof MailFacts>;

const mailIdField = z.uuid("There's no such email.");

export const staffMail = {
  list: staffRoute({
    method: "GET",
    path: "/staff/mail",
    permission: "mail.read",
    summary: "Lists the emails of the last 30 days by when they were written.",
    query: z.object({
      state: z.optional(z.enum(MAIL_STATES)),
      /** The recipient's address, or its beginning. */
      to: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
      sort: timeSortField,
      ...staffPageFields,
    }),
    reply: staffList(MailRow),
    errors: [],
  }),
  facts: staffRoute({
    method: "GET",
    path: "/staff/mail/facts",
    permission: "mail.read",
    summary: "Returns what's known about an email, and its text if it carries no code.",
    query: z.object({ mailId: mailIdField }),
    reply: result(MailFacts),
    errors: ["no-such-mail"],
  }),
  retry: staffRoute({
    method: "POST",
    path: "/staff/mail/retry",
    permission: "mail.retry",
    summary: "Sends a waiting or failed email now.",
    body: z.object({ mailId: mailIdField, reason: reasonField }),
    reply: done,
    errors: ["no-such-mail", "mail-sent", "mail-deleted", "mail-on-hold"],
  }),
} as const;
