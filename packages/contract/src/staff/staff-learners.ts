/** Finding a learner, and what staff may do for one. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { emailField, TROUBLESOME } from "../shared/account-fields.ts";
import {
  dayField,
  learnerIdField,
  reasonField,
  staffList,
  staffPageFields,
  TIME_SORTS,
} from "./staff-fields.ts";
import { StaffLastTest } from "./staff-learner-sittings.ts";
import { StaffLearner } from "./staff-learner.ts";
import { staffRoute } from "./staff-route.ts";

export const StaffLearnerRow = z.strictObject({
  learnerId: z.string(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.number(),
  /** The plans that run now; null without one. */
  planName: z.nullable(z.string()),
  lastSeenAt: z.nullable(z.number()),
  isClosed: z.boolean(),
});
export type StaffLearnerRow = z.output<typeof StaffLearnerRow>;

export const LEARNER_SORTS = [...TIME_SORTS, "name"] as const;
export type LearnerSort = (typeof LEARNER_SORTS)[number];

/** A plan that runs now, only plans that are over or haven't begun, or none ever. */
export const PLAN_STATES = ["now", "past", "never"] as const;
export type PlanState = (typeof PLAN_STATES)[number];

export const ACCOUNT_STATES = ["active", "closed"] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

const searchField = z.string().check(
  z.trim(),
  z.maxLength(254, "That's too long to search for."),
  z.refine((text) => !TROUBLESOME.test(text), "Search for an email address or a name."),
);

/** Made by the browser, so that asking again after a lost reply does nothing twice. */
const askIdField = z.uuid("Please reload the page and try again.");
const subscriptionIdField = z.uuid("There's no such plan.");
const about = { learnerId: learnerIdField, reason: reasonField };

export const EXTEND_MOST_DAYS = 366;
const DAYS = `Enter a number of days from 1 to ${EXTEND_MOST_DAYS}`;

export const staffLearners = {
  list: staffRoute({
    method: "GET",
    path: "/staff/learners",
    permission: "learners.read",
    summary: "Finds learners by an address, its beginning, or the beginnings of their names.",
    query: z.object({
      q: z.optional(searchField),
      plan: z.optional(z.enum(PLAN_STATES)),
      state: z.optional(z.enum(ACCOUNT_STATES)),
      /** Days in UTC on which they joined, both included. */
      from: dayField,
      to: dayField,
      sort: z.prefault(z.enum(LEARNER_SORTS), "newest"),
      ...staffPageFields,
    }),
    reply: staffList(StaffLearnerRow),
    errors: [],
  }),
  learner: staffRoute({
    method: "GET",
    path: "/staff/learner",
    permission: "learners.read",
    summary: "Returns what we know about a learner. The look itself goes into the audit log.",
    query: z.object({ id: learnerIdField }),
    reply: result(StaffLearner),
    errors: [],
  }),
  lastTests: staffRoute({
    method: "GET",
    path: "/staff/learner-tests",
    permission: "learners.act",
    summary: "Returns the tests that a learner started last, newest first.",
    query: z.object({ id: learnerIdField }),
    reply: result(z.array(StaffLastTest)),
    errors: [],
  }),
  endSessions: staffRoute({
    method: "POST",
    path: "/staff/learners/end-sessions",
    permission: "learners.act",
    summary: "Signs one of a learner's devices out, or all of them.",
    body: z.object({
      ...about,
      sessionId: z.optional(z.uuid("There's no such device.")),
    }),
    reply: done,
    errors: ["staff-account"],
  }),
  resendMail: staffRoute({
    method: "POST",
    path: "/staff/learners/resend-mail",
    permission: "learners.act",
    summary: "Sends an email to a learner again, unless it has a code in it.",
    body: z.object({ ...about, mailId: z.uuid("There's no such email."), askId: askIdField }),
    reply: done,
    errors: ["staff-account", "mail-has-code", "mail-waiting", "mail-text-gone"],
  }),
  grantPlan: staffRoute({
    method: "POST",
    path: "/staff/learners/grant-plan",
    permission: "plans.grant",
    summary: "Gives a learner a plan, after whatever runs already.",
    body: z.object({
      ...about,
      planKey: z.string("Choose a plan").check(z.minLength(1, "Choose a plan"), z.maxLength(60)),
      askId: askIdField,
    }),
    reply: done,
    errors: ["staff-account", "no-such-plan"],
  }),
  extendPlan: staffRoute({
    method: "POST",
    path: "/staff/learners/extend-plan",
    permission: "plans.grant",
    summary: "Lets a plan run longer. Plans that follow it begin later.",
    body: z.object({
      ...about,
      subscriptionId: subscriptionIdField,
      days: z.int(DAYS).check(z.gte(1, DAYS), z.lte(EXTEND_MOST_DAYS, DAYS)),
      /** When it ends as the caller sees it, so that two people don't extend it twice. */
      endsAt: z.int(),
    }),
    reply: done,
    errors: ["staff-account", "no-such-plan", "plan-over", "changed-meanwhile"],
  }),
  revokePlan: staffRoute({
    method: "POST",
    path: "/staff/learners/revoke-plan",
    permission: "plans.grant",
    summary: "Ends a plan now. Plans that follow it begin earlier.",
    body: z.object({ ...about, subscriptionId: subscriptionIdField }),
    reply: done,
    errors: ["staff-account", "no-such-plan", "plan-over"],
  }),
  closeAccount: staffRoute({
    method: "POST",
    path: "/staff/learners/close-account",
    permission: "learners.act",
    summary: "Closes an account: signed out everywhere now, erased after seven days.",
    body: z.object(about),
    reply: done,
    errors: ["staff-account"],
  }),
  keepAccount: staffRoute({
    method: "POST",
    path: "/staff/learners/keep-account",
    permission: "learners.act",
    summary: "Keeps an account that was closed.",
    body: z.object(about),
    reply: done,
    errors: ["staff-account"],
  }),
  erase: staffRoute({
    method: "POST",
    path: "/staff/learners/erase",
    permission: "learners.erase",
    isGrave: true,
    summary: "Erases an account now, for good. Takes its email address as a confirmation.",
    body: z.object({ ...about, email: emailField }),
    reply: done,
    errors: ["confirm-again", "staff-account", "wrong-email"],
  }),
} as const;
