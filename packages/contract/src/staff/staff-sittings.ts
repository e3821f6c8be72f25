/** A learner's test as it went, and what support can do when it went wrong. */
import * as z from "zod/mini";
import { result } from "../envelope.ts";
import { idField } from "../ids.ts";
import { MockMode } from "../mock-test/mock-mode.ts";
import { SectionType, TimeAllowed } from "../shared/card-fields.ts";
import { learnerIdField, reasonField } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

export const MOST_MINUTES = 60;
/** A section that ended longer ago isn't reopened, and one that's reopened doesn't wait longer. */
export const REOPEN_DAYS = 14;

/** A question that was on screen. Never says what was answered. */
export const SittingQuestion = z.strictObject({
  place: z.int(),
  shownAt: z.nullable(z.number()),
  /** When the server saved the answer; null without one. */
  answeredAt: z.nullable(z.number()),
  /** Of the answer that counts; null without one. */
  isRight: z.nullable(z.boolean()),
  /** It arrived in the grace period after the deadline. */
  isLate: z.boolean(),
  /** When the review changed it. */
  editedAt: z.array(z.number()),
});
export type SittingQuestion = z.output<typeof SittingQuestion>;

/** Why a section can't be reopened. */
export const REOPEN_REFUSALS = [
  "section-not-over",
  "already-reopened",
  "ended-by-learner",
  "ended-too-long-ago",
  "later-section-begun",
  "other-section-running",
] as const;
export type ReopenRefusal = (typeof REOPEN_REFUSALS)[number];

/** A section of a mock, or a whole quiz. */
export const SittingSection = z.strictObject({
  /** Null for a quiz. */
  sectionId: z.nullable(z.string()),
  sectionType: SectionType,
  place: z.int(),
  /** "reopened": by support, and its learner hasn't continued yet. */
  state: z.enum(["planned", "running", "ended", "reopened"]),
  startedAt: z.nullable(z.number()),
  deadline: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  endedBy: z.nullable(z.enum(["learner", "time"])),
  totalQuestions: z.int(),
  questions: z.array(SittingQuestion),
  /** How often its page was opened again while it ran; null for a quiz, which doesn't count it. */
  reopenedPages: z.nullable(z.int()),
  /** When no server was alive while its clock ran. */
  outages: z.array(z.strictObject({ from: z.number(), to: z.number() })),
  secondsGivenBack: z.int(),
  secondsAdded: z.int(),
  /** How long it will have once its learner continues; null unless it waits for that. */
  reopenSeconds: z.nullable(z.int()),
  continuedAt: z.nullable(z.number()),
  /** Null when it can be reopened. */
  reopenRefusal: z.nullable(z.enum(REOPEN_REFUSALS)),
});
export type SittingSection = z.output<typeof SittingSection>;

/** What support has done about it. */
export const SittingAct = z.strictObject({
  at: z.number(),
  event: z.string(),
  /** Null when the account is gone, or nobody did it. */
  by: z.nullable(z.string()),
  hasActor: z.boolean(),
  reason: z.string(),
  minutes: z.nullable(z.int()),
});
export type SittingAct = z.output<typeof SittingAct>;

export const Sitting = z.strictObject({
  kind: z.enum(["mock", "quiz"]),
  testId: z.string(),
  name: z.string(),
  learner: z.strictObject({ learnerId: z.string(), name: z.string(), email: z.string() }),
  /** Null for a quiz. */
  mode: z.nullable(MockMode),
  time: TimeAllowed,
  hasExtraBreaks: z.boolean(),
  startedAt: z.nullable(z.number()),
  endedAt: z.nullable(z.number()),
  breaks: z.array(
    z.strictObject({ after: SectionType, startedAt: z.number(), endedAt: z.nullable(z.number()) }),
  ),
  sections: z.array(SittingSection),
  acts: z.array(SittingAct),
  serverTime: z.number(),
});
export type Sitting = z.output<typeof Sitting>;

export const Accommodations = z.strictObject({
  learner: z.strictObject({ learnerId: z.string(), name: z.string(), email: z.string() }),
  time: TimeAllowed,
  hasExtraBreaks: z.boolean(),
});
export type Accommodations = z.output<typeof Accommodations>;

const minutesField = z
  .int("Enter a whole number of minutes.")
  .check(
    z.gte(1, `Enter 1 to ${MOST_MINUTES} minutes.`),
    z.lte(MOST_MINUTES, `Enter 1 to ${MOST_MINUTES} minutes.`),
  );

const act = {
  /** Made by the caller for this one act; the same again does nothing. */
  requestId: z.uuid("This isn't the id of a request."),
  learnerId: learnerIdField,
  reason: reasonField,
};
const whichTest = {
  kind: z.enum(["mock", "quiz"], "Say whether it's a mock or a quiz."),
  testId: idField("test"),
};

export const staffSittings = {
  read: staffRoute({
    method: "GET",
    path: "/staff/sittings",
    permission: "learners.act",
    summary: "Returns what happened in a learner's mock or quiz, without what was answered.",
    query: z.object({ learnerId: learnerIdField, ...whichTest }),
    reply: result(Sitting),
    errors: ["no-such-sitting"],
  }),
  addTime: staffRoute({
    method: "POST",
    path: "/staff/sittings/add-time",
    permission: "learners.act",
    summary:
      "Adds minutes to the section or quiz that runs, unless its clock isn't the one seen. Its learner's clock moves at once.",
    body: z.object({
      ...act,
      ...whichTest,
      minutes: minutesField,
      /** The section that the caller sees running; null for a quiz. */
      sectionId: z.nullable(idField("section")),
      /** As the caller sees it, so that two don't add what one of them meant to. */
      deadline: z.number("Reload the page and try again."),
    }),
    reply: result(z.strictObject({ deadline: z.nullable(z.number()) })),
    errors: [
      "staff-account",
      "request-used",
      "no-such-sitting",
      "nothing-running",
      "changed-meanwhile",
    ],
  }),
  reopen: staffRoute({
    method: "POST",
    path: "/staff/sittings/reopen",
    permission: "learners.act",
    summary:
      "Reopens a section that time ended. It continues where it stopped once its learner opens it, and its score is taken back until it ends again.",
    body: z.object({
      ...act,
      mockId: idField("mock test"),
      sectionId: idField("section"),
      minutes: minutesField,
    }),
    reply: result(z.strictObject({ done: z.literal(true) })),
    errors: ["staff-account", "request-used", "no-such-sitting", ...REOPEN_REFUSALS],
  }),
  takeBack: staffRoute({
    method: "POST",
    path: "/staff/sittings/take-back",
    permission: "learners.act",
    summary:
      "Ends a reopened section that its learner hasn't continued, as it had ended before: its score counts again.",
    body: z.object({ ...act, mockId: idField("mock test"), sectionId: idField("section") }),
    reply: result(z.strictObject({ done: z.literal(true) })),
    errors: ["staff-account", "request-used", "no-such-sitting", "not-reopened"],
  }),
  accommodations: staffRoute({
    method: "GET",
    path: "/staff/sittings/accommodations",
    permission: "learners.act",
    summary:
      "Returns how much time a learner's next tests give, and whether they have extra breaks.",
    query: z.object({ learnerId: learnerIdField }),
    reply: result(Accommodations),
    errors: ["no-such-account"],
  }),
  setAccommodations: staffRoute({
    method: "POST",
    path: "/staff/sittings/accommodations",
    permission: "learners.act",
    summary: "Changes them. Tests that run keep the time they started with.",
    body: z.object({ ...act, time: TimeAllowed, hasExtraBreaks: z.boolean() }),
    reply: result(Accommodations),
    errors: ["staff-account", "request-used", "no-such-account"],
  }),
} as const;
