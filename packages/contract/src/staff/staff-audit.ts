/** What happened, to whom, and who of the staff did it. */
import * as z from "zod/mini";
import { dayField, staffList, staffPageFields, timeSortField } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

const person = z.nullable(
  z.strictObject({
    learnerId: z.string(),
    /** Null once the account has been erased. */
    email: z.nullable(z.string()),
  }),
);

export const AuditEntry = z.strictObject({
  id: z.string(),
  at: z.number(),
  event: z.string(),
  /** Whom it's about. */
  learner: person,
  /** Who of the staff did it; null for learners' own events and the server's. */
  actor: person,
  ip: z.nullable(z.string()),
  detail: z.record(z.string(), z.unknown()),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const staffAudit = {
  list: staffRoute({
    method: "GET",
    path: "/staff/audit",
    permission: "audit.read",
    summary: "Lists audited events in their order: of a person, of a kind, of some days.",
    query: z.object({
      ...staffPageFields,
      /** An address, or the id of an account that may be gone: events about it, or done by it. */
      person: z.optional(z.string().check(z.trim(), z.maxLength(254))),
      /** Only what staff did. */
      by: z.optional(z.literal("staff")),
      /** The start of an event's name: "staff.", "session.login". */
      event: z.optional(
        z
          .string()
          .check(z.trim(), z.maxLength(60), z.regex(/^[a-z.-]*$/, "Events have small letters")),
      ),
      from: dayField,
      to: dayField,
      sort: timeSortField,
    }),
    reply: staffList(AuditEntry),
    errors: [],
  }),
} as const;
