/** The mentor hour: a learner proposes three times, and our support picks one. */
import * as z from "zod/mini";
import { TROUBLESOME } from "./shared/account-fields.ts";
import { result } from "./envelope.ts";
import { idField, revisionField } from "./ids.ts";
import { REFUND_HOURS } from "./payments.ts";
import { route } from "./route.ts";
import { timeZoneField } from "./shared/time-zone.ts";

export const MENTOR_TIMES = 3;
/**
 * A refund takes the session back, so no session takes place while its plan can still be refunded.
 * That applies from the moment a plan is bought.
 */
export const MENTOR_LEAD_HOURS = REFUND_HOURS;
export const MENTOR_DAYS_AHEAD = 60;
export const MENTOR_TOPIC_MOST = 120;
export const MENTOR_MESSAGE_MOST = 2_000;

export const MENTOR_STATUSES = ["requested", "confirmed", "done", "cancelled"] as const;
export type MentorStatus = (typeof MENTOR_STATUSES)[number];

const HOUR = 3_600_000;

/** What is wrong with each proposed time; null if nothing is. Used by the form and the server. */
export function mentorTimeFaults(times: readonly number[], now: number): (string | null)[] {
  return times.map((time, k) => {
    if (time <= now) return "This time has passed";
    if (time < now + MENTOR_LEAD_HOURS * HOUR) {
      return `Choose a time at least ${MENTOR_LEAD_HOURS} hours from now`;
    }
    if (time > now + MENTOR_DAYS_AHEAD * 24 * HOUR) {
      return `Choose a time within the next ${MENTOR_DAYS_AHEAD} days`;
    }
    return times.indexOf(time) < k ? "You've already suggested this time" : null;
  });
}

/** Uses one kind of line break and drops what only a machine would send. */
const plain = (text: string) => text.replace(/\r\n?/g, "\n").replace(/[^\n\t\P{Cc}]|\p{Cs}/gu, "");

const asked = {
  topic: z.string("Say what you'd like to talk about").check(
    z.trim(),
    z.minLength(1, { error: "Say what you'd like to talk about", abort: true }),
    z.maxLength(MENTOR_TOPIC_MOST, `Use at most ${MENTOR_TOPIC_MOST} characters`),
    z.refine((text) => !TROUBLESOME.test(text), "Use one line of plain text"),
  ),
  message: z
    .string("Write a few words")
    .check(
      z.overwrite(plain),
      z.trim(),
      z.maxLength(MENTOR_MESSAGE_MOST, "Use at most 2,000 characters"),
    ),
  times: z
    .array(z.int("This isn't a time").check(z.gte(0), z.lte(8_000_000_000_000)))
    .check(z.length(MENTOR_TIMES, "Suggest three time slots")),
  timeZone: timeZoneField,
};

export const MentorRequest = z.strictObject({
  requestId: z.string(),
  status: z.enum(MENTOR_STATUSES),
  topic: z.string(),
  message: z.string(),
  times: z.array(z.number()),
  timeZone: z.string(),
  /** When the hour takes place; null until our support has picked a time. */
  confirmedFor: z.nullable(z.number()),
  /** For a canceled request: who canceled it, and why if they said. */
  cancelledBy: z.nullable(z.enum(["learner", "staff", "refund"])),
  reason: z.nullable(z.string()),
  /**
   * Sent back with a change, so that it doesn't overwrite what somebody else changed in the
   * meantime.
   */
  revision: z.int(),
  createdAt: z.number(),
  changedAt: z.number(),
});
export type MentorRequest = z.output<typeof MentorRequest>;

const request = idField("request");
const one = result(MentorRequest);
const CLOSED = ["subscription-required", "not-in-plan"] as const;

export const mentor = {
  read: route({
    method: "GET",
    path: "/mentor/requests",
    access: "learner",
    summary: "Lists the learner's requests, newest first, and says whether an hour is left.",
    reply: result(
      z.strictObject({
        requests: z.array(MentorRequest),
        /** Hours included in the running plans, and how many of them are taken. */
        hours: z.strictObject({ of: z.int(), used: z.int() }),
        hasPlan: z.boolean(),
        serverTime: z.number(),
      }),
    ),
    errors: [],
  }),
  request: route({
    method: "POST",
    path: "/mentor/requests",
    access: "learner",
    summary: "Requests the hour. Sending it again with the same id makes one request.",
    body: z.object({
      /** Made by the browser. */
      requestId: request,
      ...asked,
    }),
    reply: one,
    errors: [...CLOSED, "no-hour-left"],
  }),
  change: route({
    method: "PUT",
    path: "/mentor/requests",
    access: "learner",
    summary: "Changes a request that hasn't been confirmed.",
    body: z.object({
      requestId: request,
      revision: revisionField("Reload the page and try again."),
      ...asked,
    }),
    reply: one,
    /** `settled` and `changed-meanwhile` carry `state: { status, revision }`. */
    errors: ["settled", "changed-meanwhile"],
  }),
  cancel: route({
    method: "POST",
    path: "/mentor/cancel-request",
    access: "learner",
    summary: "Cancels a request that hasn't been confirmed. The hour can be requested again.",
    body: z.object({ requestId: request }),
    reply: one,
    errors: ["settled"],
  }),
} as const;
