/**
 * The ten-week practice plan: dated tasks, what is done, and what moved. Days look like
 * "2026-11-23".
 */
import * as z from "zod/mini";
import { done, result } from "./envelope.ts";
import { PracticeFilter, PRACTICE_SECTIONS } from "./shared/practice-filter.ts";
import { route } from "./route.ts";
import { timeZoneField } from "./shared/time-zone.ts";

/** How many days before and after today a plan may start. */
export const PLAN_STARTS_WITHIN = { before: 70, after: 180 } as const;
export const PLAN_DAYS = 70;
/** A plan that moves more often than this is a new plan. */
export const MOST_LOST_WEEKS = 20;

const day = (message: string) => z.iso.date(message);

/** Where in the product to do a task. */
const PlanLink = z.discriminatedUnion("to", [
  z.strictObject({ to: z.literal("quizzes"), section: z.nullable(z.enum(PRACTICE_SECTIONS)) }),
  z.strictObject({ to: z.literal("mocks") }),
  z.strictObject({ to: z.literal("topic-tests") }),
  z.strictObject({ to: z.literal("practice"), filter: PracticeFilter }),
  z.strictObject({ to: z.literal("reports") }),
  z.strictObject({ to: z.literal("post"), slug: z.string() }),
  z.strictObject({ to: z.literal("sheet"), name: z.string() }),
]);
export type PlanLink = z.output<typeof PlanLink>;

/** `left-out`: the week was lost, and there's no room to move it before the exam. */
export const PLAN_TASK_STATES = ["done", "open", "overdue", "left-out"] as const;

const PlanTask = z.strictObject({
  key: z.string(),
  title: z.string(),
  about: z.nullable(z.string()),
  /** The evening, from 1 to 4; null for the weekend. */
  evening: z.nullable(z.int()),
  dueOn: z.string(),
  state: z.enum(PLAN_TASK_STATES),
  /** What the server counts; null if the learner checks the task off. */
  progress: z.nullable(z.strictObject({ done: z.int(), of: z.int() })),
  link: z.nullable(PlanLink),
});
export type PlanTask = z.output<typeof PlanTask>;

const PlanWeek = z.strictObject({
  number: z.int(),
  title: z.string(),
  about: z.string(),
  guide: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  /** How many weeks it has moved. */
  movedBy: z.int(),
  /** It was lost with no room to move it, so the rest of it doesn't come back. */
  isLetGo: z.boolean(),
  /** Whether the learner may mark it as lost: it has begun, and something in it is still open. */
  canBeLost: z.boolean(),
  tasks: z.array(PlanTask),
});
export type PlanWeek = z.output<typeof PlanWeek>;

export const PracticePlan = z.strictObject({
  startsOn: z.string(),
  endsOn: z.string(),
  examOn: z.nullable(z.string()),
  sections: z.array(z.enum(PRACTICE_SECTIONS)),
  timeZone: z.string(),
  /** Today's date where the learner is. */
  today: z.string(),
  /** The current week; null before and after the plan, and in a lost week. */
  thisWeek: z.nullable(z.int()),
  /**
   * How often a week was lost. Sent back with the next one, so that a double click loses only one.
   */
  lostSoFar: z.int(),
  /** The last week marked as lost, for undoing it; null if there is none. */
  lastLost: z.nullable(z.int()),
  weeks: z.array(PlanWeek),
});
export type PracticePlan = z.output<typeof PracticePlan>;

const wholePlan = result(PracticePlan);
const CLOSED = ["subscription-required", "not-in-plan"] as const;

export const practicePlan = {
  read: route({
    method: "GET",
    path: "/practice-plan/plan",
    access: "learner",
    summary: "Returns the learner's ten weeks, or null before a start date is set.",
    reply: result(
      z.strictObject({
        plan: z.nullable(PracticePlan),
        /** The day of the exam, which a learner may set before there is a plan. */
        examOn: z.nullable(z.string()),
        /** The titles of the weeks, for learners who haven't set a date yet. */
        outline: z.array(z.string()),
      }),
    ),
    errors: CLOSED,
  }),
  save: route({
    method: "PUT",
    path: "/practice-plan/plan",
    access: "learner",
    summary:
      "Sets the start date, the exam date, and the section order. A new start date undoes all moves.",
    body: z.object({
      startsOn: day("Choose the day you want to start"),
      examOn: z.nullable(day("This isn't a date")),
      sections: z.array(z.enum(PRACTICE_SECTIONS)).check(
        z.length(3, "Choose the order of the three sections"),
        z.refine((all) => all.length !== 3 || new Set(all).size === 3, "Choose each section once"),
      ),
      timeZone: timeZoneField,
    }),
    reply: wholePlan,
    errors: CLOSED,
  }),
  tick: route({
    method: "PUT",
    path: "/practice-plan/tick",
    access: "learner",
    summary: "Checks or unchecks a task. Works only for tasks that the server can't count itself.",
    body: z.object({ task: z.string().check(z.maxLength(60)), isDone: z.boolean() }),
    reply: wholePlan,
    errors: [...CLOSED, "no-plan", "counted-task"],
  }),
  loseWeek: route({
    method: "POST",
    path: "/practice-plan/lost-weeks",
    access: "learner",
    summary:
      "Moves a week and all later ones by seven days, or drops it if the exam date leaves no room. Sending it again with the same `lostSoFar` moves it once.",
    body: z.object({
      week: z.int().check(z.gte(1), z.lte(10)),
      lostSoFar: z.int().check(z.gte(0)),
    }),
    reply: wholePlan,
    errors: [...CLOSED, "no-plan", "week-not-lost"],
  }),
  takeBack: route({
    method: "POST",
    path: "/practice-plan/take-back",
    access: "learner",
    summary:
      "Undoes the last lost week. Sending it again with the same `lostSoFar` undoes it once.",
    body: z.object({ lostSoFar: z.int().check(z.gte(0)) }),
    reply: wholePlan,
    errors: [...CLOSED, "no-plan"],
  }),
  startOver: route({
    method: "POST",
    path: "/practice-plan/start-over",
    access: "learner",
    summary: "Deletes the plan and everything checked off in it, to start over.",
    reply: done,
    errors: CLOSED,
  }),
} as const;
