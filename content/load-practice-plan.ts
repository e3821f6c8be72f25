import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { HERE } from "./source-files.ts";

/** A section by name, or by its turn in the order the learner chose. */
const section = z.enum(["quant", "verbal", "dataInsights", "first", "second", "third"]);
export type PlannedSection = z.output<typeof section>;

const taskForm = z
  .strictObject({
    /** Stored when a learner checks a task off, so it never changes and is never reused. */
    key: z.string().regex(/^w\d+(-[a-z0-9]+)+$/),
    /** The evening, from 1 to 4, or the weekend. */
    when: z.union([z.int().min(1).max(4), z.literal("weekend")]),
    title: z.string().min(1),
    about: z.string().min(1).optional(),
    // What the task asks for: at most one of these. Without any, only the learner knows.
    quiz: section.or(z.literal("any")).optional(),
    mock: z.literal(true).optional(),
    sectional: z.literal(true).optional(),
    topicTest: z.literal(true).optional(),
    practice: z
      .strictObject({ section: section.optional(), questions: z.int().min(1).max(60) })
      .optional(),
    /** Another look at missed questions. */
    missed: section.or(z.literal("any")).optional(),
    post: z.string().optional(),
    sheet: z.string().optional(),
    link: z.literal("reports").optional(),
    /** How many quizzes. */
    times: z.int().min(1).max(5).default(1),
  })
  .refine((task) => ASKS.filter((what) => task[what] !== undefined).length <= 1, {
    error: "asks for more than one thing",
  });
const ASKS = [
  "quiz",
  "mock",
  "sectional",
  "topicTest",
  "practice",
  "missed",
  "post",
  "sheet",
  "link",
] as const;
export type PlannedTask = z.output<typeof taskForm>;

const weekForm = z.strictObject({
  title: z.string().min(1),
  about: z.string().min(1),
  /** The part of an official guide that fits, in general words. */
  guide: z.string().min(1),
  tasks: z.array(taskForm).min(1),
});
export type PlannedWeek = z.output<typeof weekForm>;

/** The weeks of the practice plan. Throws and says where if the file is broken. */
export async function loadPracticePlan(): Promise<PlannedWeek[]> {
  const text = await readFile(join(HERE, "practice-plan.yaml"), "utf8");
  const parsed = z.array(weekForm).min(1).safeParse(parse(text));
  if (!parsed.success) {
    throw new Error(`content/practice-plan.yaml: ${z.prettifyError(parsed.error)}`);
  }
  return parsed.data;
}
