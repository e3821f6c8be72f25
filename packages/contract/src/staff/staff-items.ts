/** The questions of the bank, as the staff finds, reads, and takes them out of use. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { wholeNumber } from "../lists.ts";
import { ReviewedQuestion } from "../question.ts";
import { FORMATS } from "../shared/formats.ts";
import { PRACTICE_SECTIONS } from "../shared/practice-filter.ts";
import { INBOX_STATES } from "./staff-inbox.ts";
import { reasonField, staffList, staffPageFields } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

export const ITEM_STATES = ["active", "pretest", "suspended", "retired", "draft"] as const;
export type ItemState = (typeof ITEM_STATES)[number];

export const ITEM_SORTS = ["key", "easiest", "hardest", "most-shown", "least-shown"] as const;
export type ItemSort = (typeof ITEM_SORTS)[number];

/** Below this many answers, figures say little about a question. */
export const SMALL_SAMPLE = 30;
/** Figures are made of the newest answers of each kind, up to this many. */
export const ANSWERS_COUNTED = 2_000;

const keyField = z
  .string("Choose a question.")
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,119}$/, "There's no question with this id."));
const versionField = wholeNumber("The version", 1, 9_999);
const words = (most: number) => z.optional(z.string().check(z.trim(), z.maxLength(most)));

const facts = {
  key: z.string(),
  version: z.int(),
  state: z.enum(ITEM_STATES),
  section: z.enum(PRACTICE_SECTIONS),
  format: z.enum(FORMATS),
  topic: z.string(),
  difficulty: z.int(),
  /** The mock tests, or quizzes and practice. */
  pool: z.enum(["mock", "practice"]),
  /** How often it was shown, in all versions; counted hourly, and null before the first time. */
  shown: z.nullable(z.int()),
};

export const StaffItemRow = z.strictObject({
  ...facts,
  /** How it begins, as plain text. */
  preview: z.string(),
});
export type StaffItemRow = z.output<typeof StaffItemRow>;

const ItemHold = z.strictObject({
  state: z.enum(["suspended", "retired", "pretest"]),
  /** Null for those who only count: it may name somebody. */
  reason: z.nullable(z.string()),
  /** The same, and null once that account is gone. */
  by: z.nullable(z.string()),
  at: z.number(),
});

export const StaffItem = z.strictObject({
  ...facts,
  isCurrent: z.boolean(),
  /** What the bank says, whatever the staff decided. */
  bankState: z.enum(["draft", "active", "pretest", "retired"]),
  holds: z.array(ItemHold),
  question: ReviewedQuestion,
  parameters: z.strictObject({
    a: z.number(),
    b: z.number(),
    c: z.number(),
    origin: z.enum(["designed", "calibrated"]),
    /** Answers behind calibrated ones. */
    answers: z.int(),
  }),
  /** The questions about the same passage or sources, in order; only this one if it stands alone. */
  set: z.array(z.strictObject({ key: z.string(), state: z.enum(ITEM_STATES) })),
  /** Newest first. */
  versions: z.array(
    z.strictObject({
      version: z.int(),
      isCurrent: z.boolean(),
      createdAt: z.number(),
      firstServedAt: z.nullable(z.number()),
    }),
  ),
  uses: z.strictObject({
    quizzes: z.array(
      z.strictObject({
        name: z.string(),
        isTopicTest: z.boolean(),
        place: z.int(),
        isOffered: z.boolean(),
      }),
    ),
    /** Study notes whose practice includes it. */
    notes: z.array(z.strictObject({ name: z.string(), title: z.string() })),
  }),
});
export type StaffItem = z.output<typeof StaffItem>;

/** A learner's report, without their name. */
export const ItemReport = z.strictObject({
  reportId: z.string(),
  text: z.string(),
  version: z.int(),
  state: z.enum(INBOX_STATES),
  at: z.number(),
});
export type ItemReport = z.output<typeof ItemReport>;
/** The item's page shows the newest ones. */
export const REPORTS_SHOWN = 50;

const share = {
  optionId: z.string(),
  count: z.int(),
};

/** About answers, never about who gave them. */
export const ItemFigures = z.strictObject({
  kinds: z.array(
    z.strictObject({
      kind: z.enum(["mock", "quiz", "practice"]),
      shown: z.int(),
      answered: z.int(),
      right: z.int(),
      medianSeconds: z.nullable(z.number()),
    }),
  ),
  /** How often each option was chosen, by part for a question in parts. */
  choices: z.array(z.strictObject({ partId: z.nullable(z.string()), ...share })),
});
export type ItemFigures = z.output<typeof ItemFigures>;

/** A text that two versions don't share word for word. */
export const ItemDifference = z.strictObject({
  label: z.string(),
  pieces: z.array(
    z.strictObject({ change: z.enum(["same", "added", "removed"]), text: z.string() }),
  ),
});
export type ItemDifference = z.output<typeof ItemDifference>;

const decision = {
  /** Made by the caller for this one decision; the same again does nothing. */
  requestId: z.uuid("This isn't the id of a request."),
  key: keyField,
  reason: reasonField,
};

export const staffItems = {
  list: staffRoute({
    method: "GET",
    path: "/staff/items",
    permission: "items.read",
    summary: "Lists questions in their current versions, filtered and sorted.",
    query: z.object({
      ...staffPageFields,
      text: words(200),
      key: words(120),
      topic: words(120),
      section: z.optional(z.enum(PRACTICE_SECTIONS)),
      format: z.optional(z.enum(FORMATS)),
      difficulty: z.optional(wholeNumber("The difficulty", 1, 10)),
      state: z.optional(z.enum(ITEM_STATES)),
      /** With a report that waits for us. */
      reported: z.optional(z.literal("yes")),
      sort: z.prefault(z.enum(ITEM_SORTS), "key"),
    }),
    reply: staffList(StaffItemRow),
    errors: [],
  }),
  topics: staffRoute({
    method: "GET",
    path: "/staff/items/topics",
    permission: "items.read",
    summary: "Lists the topics that questions have, by section.",
    reply: result(z.array(z.strictObject({ section: facts.section, topic: z.string() }))),
    errors: [],
  }),
  read: staffRoute({
    method: "GET",
    path: "/staff/items/item",
    permission: "items.read",
    summary: "Returns a version of a question with its solution, and where it's used.",
    query: z.object({ key: keyField, version: z.optional(versionField) }),
    reply: result(StaffItem),
    errors: ["no-such-item"],
  }),
  figures: staffRoute({
    method: "GET",
    path: "/staff/items/figures",
    permission: "items.read",
    summary: "Returns how a version of a question was answered.",
    query: z.object({ key: keyField, version: versionField }),
    reply: result(ItemFigures),
    errors: ["no-such-item"],
  }),
  differences: staffRoute({
    method: "GET",
    path: "/staff/items/differences",
    permission: "items.read",
    summary: "Returns the texts in which two versions of a question differ, word by word.",
    query: z.object({ key: keyField, from: versionField, to: versionField }),
    reply: result(z.array(ItemDifference)),
    errors: ["no-such-item"],
  }),
  reports: staffRoute({
    method: "GET",
    path: "/staff/items/reports",
    permission: "items.suspend",
    summary: "Returns what learners reported about a question, newest first, without their names.",
    query: z.object({ key: keyField }),
    reply: result(z.array(ItemReport)),
    errors: ["no-such-item"],
  }),
  suspend: staffRoute({
    method: "POST",
    path: "/staff/items/suspend",
    permission: "items.suspend",
    summary: "Takes a question out of use everywhere, at once, until the suspension is lifted.",
    body: z.object(decision),
    reply: done,
    errors: ["no-such-item", "already-suspended", "request-used"],
  }),
  liftSuspension: staffRoute({
    method: "POST",
    path: "/staff/items/lift-suspension",
    permission: "items.manage",
    summary: "Puts a suspended question back to how it was.",
    body: z.object(decision),
    reply: done,
    errors: ["no-such-item", "not-suspended", "request-used"],
  }),
  changeStanding: staffRoute({
    method: "POST",
    path: "/staff/items/change-standing",
    permission: "items.manage",
    summary: "Retires a question, has mocks try it out unscored, or leaves it to the bank again.",
    body: z.object({ ...decision, standing: z.enum(["retired", "pretest", "bank"]) }),
    reply: done,
    errors: ["no-such-item", "not-in-mocks", "not-in-bank", "already-so", "request-used"],
  }),
} as const;
