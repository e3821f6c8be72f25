import * as z from "zod/mini";
import { FORMATS } from "./formats.ts";

export const PRACTICE_LEVELS = ["easy", "medium", "hard"] as const;
export const PRACTICE_SECTIONS = ["quant", "verbal", "dataInsights"] as const;

const topicLabel = z.string().check(z.maxLength(80));

/** What a learner wants to practice. Anything left out may be anything. */
export const PracticeFilter = z.strictObject({
  section: z.optional(z.enum(PRACTICE_SECTIONS)),
  /** A topic's label, as `practice.overview` names it. */
  topic: z.optional(topicLabel),
  /** Any of several topics: those with few questions are practiced together. */
  topics: z.optional(z.array(topicLabel).check(z.minLength(2), z.maxLength(40))),
  level: z.optional(z.enum(PRACTICE_LEVELS)),
  format: z.optional(z.enum(FORMATS)),
  /**
   * Only questions answered wrong, or left unanswered in a quiz that ended, the last time around.
   */
  onlyMissed: z.optional(z.boolean()),
});
export type PracticeFilter = z.output<typeof PracticeFilter>;
