/** What a learner sees about a finished mock. */
import * as z from "zod/mini";
import { MockMode } from "./mock-mode.ts";
import { FORMATS } from "../shared/formats.ts";
import { SectionType, TimeAllowed } from "../shared/card-fields.ts";

/**
 * A score, its uncertainty (one standard error down and up), and its percentile among all test
 * takers.
 */
export const RangedScore = z.strictObject({
  score: z.int(),
  percentile: z.number(),
  standardError: z.number(),
  low: z.int(),
  high: z.int(),
});
export type RangedScore = z.output<typeof RangedScore>;

/** An answer given in less time than this was given without reading the question. */
export const RAPID_SECONDS = 10;

/** A score as it's shown. It has no range if its section was answered too fast. */
export const ShownScore = z.strictObject({
  score: z.int(),
  percentile: z.number(),
  standardError: z.optional(z.number()),
  low: z.optional(z.int()),
  high: z.optional(z.int()),
});
export type ShownScore = z.output<typeof ShownScore>;

/** The score so far, with one standard error down and up. */
const Estimate = z.strictObject({ at: z.number(), low: z.number(), high: z.number() });

/** One position of a section. Points are on the section's scale, 60 to 90. */
export const PathStep = z.strictObject({
  questionId: z.string(),
  order: z.int(),
  /** The beginning of the question in plain text. */
  questionString: z.string(),
  format: z.enum(FORMATS),
  topicName: z.string(),
  defficuiltyLevel: z.int(),
  isAnswered: z.boolean(),
  isCorrect: z.boolean(),
  /** Seconds; null if it was never on screen. */
  timeSpent: z.nullable(z.number()),
  /** False for a question on trial, which doesn't count. */
  isScored: z.boolean(),
  /** The learner had seen it before. */
  isRepeat: z.boolean(),
  /** It arrived in the grace period after the deadline. */
  isLate: z.boolean(),
  isBookmarked: z.boolean(),
  /** Its answer was changed in the review. */
  isEdited: z.boolean(),
  /** How hard the question is. */
  asked: z.number(),
  /** Null without an answer, and in a section answered too fast. */
  estimate: z.nullable(Estimate),
});
export type PathStep = z.output<typeof PathStep>;

/** The same position by its first answer, as it was before the review. */
export const FirstStep = z.strictObject({
  order: z.int(),
  isCorrect: z.boolean(),
  estimate: z.nullable(Estimate),
});
export type FirstStep = z.output<typeof FirstStep>;

/** An answer changed in the review. */
export const AnswerEdit = z.strictObject({
  questionId: z.string(),
  order: z.int(),
  at: z.number(),
  wasCorrect: z.boolean(),
  isCorrect: z.boolean(),
  /** Both answers in short, with a text for each of the question's parts. */
  from: z.optional(z.array(z.string())),
  to: z.optional(z.array(z.string())),
});
export type AnswerEdit = z.output<typeof AnswerEdit>;

/** How the questions of one kind went. */
export const KindResult = z.strictObject({
  name: z.string(),
  asked: z.int(),
  right: z.int(),
  /** Two times in three, the true share of right answers is in this range of percent. Absent in a section answered too fast. */
  low: z.optional(z.int()),
  high: z.optional(z.int()),
  /** Average seconds per question; null if no times are known. */
  meanSeconds: z.nullable(z.number()),
});
export type KindResult = z.output<typeof KindResult>;

/** What the exam's report sorts a section's questions by. */
export const BREAKDOWNS = ["type", "domain", "context", "skill"] as const;
export const Breakdown = z.strictObject({ by: z.enum(BREAKDOWNS), kinds: z.array(KindResult) });
export type Breakdown = z.output<typeof Breakdown>;

/** Some positions of a section, one after another. */
export const Stretch = z.strictObject({
  from: z.int(),
  to: z.int(),
  right: z.int(),
  wrong: z.int(),
  /** Whether or not they were on screen. */
  unanswered: z.int(),
  /** Average seconds per question; null if no times are known. */
  meanSeconds: z.nullable(z.number()),
});
export type Stretch = z.output<typeof Stretch>;

/** A question that took longer than this took long, at the exam's pace. */
export const LONG_SECONDS = 180;

/** How the section's time was spent. */
export const TimeManagement = z.strictObject({
  thirds: z.array(Stretch),
  firstHalf: Stretch,
  secondHalf: Stretch,
  /** Whether accuracy changed more between the halves than chance explains 9 times in 10. */
  isMoreThanChance: z.boolean(),
  /** What counts as long with the time that the section had; null without a clock. */
  longSeconds: z.nullable(z.int()),
});
export type TimeManagement = z.output<typeof TimeManagement>;

/** Numbers that sum up a section: points, seconds, percentages of those answered, and questions. */
export const MEASURES = [
  "score",
  "secondsRight",
  "secondsWrong",
  "firstHalf",
  "secondHalf",
  "long",
] as const;
export type Measure = (typeof MEASURES)[number];

/** One of them here, and over the learner's mocks. Null where there was nothing to measure. */
export const MeasureRange = z.strictObject({
  measure: z.enum(MEASURES),
  here: z.nullable(z.number()),
  least: z.nullable(z.number()),
  mean: z.nullable(z.number()),
  most: z.nullable(z.number()),
});
export type MeasureRange = z.output<typeof MeasureRange>;

export const SectionReport = z.strictObject({
  sectionType: SectionType,
  score: ShownScore,
  /** Why the score has no range: so many answers came in less than RAPID_SECONDS. */
  tooFast: z.optional(z.strictObject({ rapid: z.int(), answered: z.int() })),
  totalQuestions: z.int(),
  correct: z.int(),
  wrong: z.int(),
  unanswered: z.int(),
  /** Percentage right among those answered; null when none was. */
  accuracy: z.nullable(z.number()),
  /** Seconds of the clock that were used. */
  secondsUsed: z.number(),
  /** Seconds that the clock gave; null without a clock. */
  seconds: z.nullable(z.int()),
  endedBy: z.enum(["learner", "time"]),
  /** What guessing at the unanswered questions would have given. */
  guessing: z.nullable(RangedScore),
  /** By the answers that count. */
  path: z.array(PathStep),
  /** The path as it ran during the section. Absent without edits, and in a section answered too fast. */
  pathBeforeEdits: z.optional(z.array(FirstStep)),
  /** Of exam mode: what the review was used for, in order, and the section's score without it. */
  edits: z.array(AnswerEdit),
  scoreBeforeEdits: z.nullable(z.int()),
  breakdowns: z.array(Breakdown),
  timeManagement: TimeManagement,
  /**
   * Over this section in the learner's mocks of the same kind that gave as much time, without those answered too
   * fast. `mocks` counts them, and this one with them.
   */
  own: z.strictObject({ mocks: z.int(), measures: z.array(MeasureRange) }),
});
export type SectionReport = z.output<typeof SectionReport>;

/** All the answers a learner has changed in reviews: does it pay? */
export const SecondThoughts = z.strictObject({
  /** Sections in which something was changed. */
  sections: z.int(),
  wrongToRight: z.int(),
  rightToWrong: z.int(),
  wrongToWrong: z.int(),
});
export type SecondThoughts = z.output<typeof SecondThoughts>;

const BreakTaken = z.strictObject({
  after: SectionType,
  seconds: z.number(),
  /** Seconds that it took off the next section, in exam mode. */
  overrun: z.int(),
});

export const MockReport = z.strictObject({
  /** Null for a sectional test. Without a range when one of its sections has none. */
  total: z.nullable(ShownScore),
  /**
   * With the last mock before this one of the same kind (full, or of the same section) that gave as much time. Both
   * have ranges.
   */
  comparison: z.nullable(
    z.strictObject({
      name: z.string(),
      endedAt: z.number(),
      score: z.int(),
      difference: z.int(),
      standardError: z.number(),
      /** Chance that the ability behind this one is higher. */
      chanceOfRise: z.number(),
      isMoreThanChance: z.boolean(),
    }),
  ),
  /** Whether the learner has finished mocks of this kind that gave another time: it's compared with none of them. */
  hasOtherTimes: z.boolean(),
  sections: z.array(SectionReport),
  /** The total if one section had this many more points. */
  whatIf: z.array(z.strictObject({ sectionType: SectionType, points: z.int(), total: z.int() })),
  /** The conditions under which the test was taken. */
  conditions: z.strictObject({
    mode: MockMode,
    time: TimeAllowed,
    startedAt: z.number(),
    endedAt: z.number(),
    break: z.nullable(BreakTaken),
    /** The second one of those who have extra breaks. */
    extraBreak: z.nullable(BreakTaken),
    /** How often a running section was reopened. */
    reopened: z.int(),
    lateAnswers: z.int(),
    repeats: z.int(),
    secondsGivenBack: z.int(),
    /** What support added, apart from that. */
    secondsAdded: z.int(),
    /** When the service was down during a section. */
    incidents: z.array(z.strictObject({ at: z.number(), seconds: z.int() })),
  }),
  /** Over all finished mocks; null before the first edit. */
  secondThoughts: z.nullable(SecondThoughts),
  /** The years of the test takers behind the percentiles. */
  tablePeriod: z.string(),
});
export type MockReport = z.output<typeof MockReport>;

const Range = z.strictObject({ low: z.int(), high: z.int(), standardError: z.number() });

/** The specification's numbers, for one section and the whole test. */
export const SectionResult = z.strictObject({
  /** The total; for a sectional test, the section's score. */
  finalScore: z.int(),
  percentile: z.number(),
  unansweredQuestions: z.int(),
  /** 60 to 90. */
  sectionalScore: z.int(),
  /** Right answers. */
  rawSectionalScore: z.int(),
  /** Percentage right among those answered; 0 when none was. */
  accuracy: z.number(),
  sectionalPercentile: z.number(),
  /** Absent when the answers came too fast to say. */
  finalBand: z.optional(Range),
  sectionalBand: z.optional(Range),
});
export type SectionResult = z.output<typeof SectionResult>;
