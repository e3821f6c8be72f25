import * as z from "zod/mini";

/**
 * A question as a learner may see it. Texts are sanitised HTML with MathML, made on the server when
 * the item bank is loaded. Names such as `displayText` and `difficuiltyLevel` are the interface's own.
 */

export const QUESTION_FORMATS = [
  "problem-solving",
  "reading-comprehension",
  "critical-reasoning",
  "data-sufficiency",
  "multi-source-reasoning",
  "table-analysis",
  "graphics-interpretation",
  "two-part-analysis",
] as const;

export type QuestionFormat = (typeof QUESTION_FORMATS)[number];

/** What people read where the interface has a slug. */
export const FORMAT_NAMES: Readonly<Record<QuestionFormat, string>> = {
  "problem-solving": "Problem Solving",
  "reading-comprehension": "Reading Comprehension",
  "critical-reasoning": "Critical Reasoning",
  "data-sufficiency": "Data Sufficiency",
  "multi-source-reasoning": "Multi-Source Reasoning",
  "table-analysis": "Table Analysis",
  "graphics-interpretation": "Graphics Interpretation",
  "two-part-analysis": "Two-Part Analysis",
};

/** Cells of a table, with the number to sort by where a cell stands for one. */
export const QuestionTable = z.strictObject({
  caption: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), isNumber: z.boolean() })),
  rows: z.array(z.array(z.strictObject({ text: z.string(), value: z.optional(z.number()) }))),
});

/** Text is section type 1; everything we have is text, charts being SVG in `displayText`. */
export const QuestionSection = z.strictObject({
  _id: z.string(),
  sectionType: z.literal(1),
  role: z.enum(["stem", "passage", "source", "intro", "statement", "table", "chart"]),
  /** The name of a tab. */
  title: z.optional(z.string()),
  displayText: z.string(),
  /** The sortable table, or the numbers behind a chart. */
  table: z.optional(QuestionTable),
});

export const QuestionOption = z.strictObject({
  optionId: z.string(),
  optionType: z.literal(1),
  displayText: z.string(),
});

/** One of several answers that a question wants: a row, a drop-down, a column. */
export const QuestionPart = z.strictObject({
  partId: z.string(),
  displayText: z.string(),
  options: z.array(QuestionOption),
});

/** How the answer is given: one of five, rows with two choices, drop-downs in sentences, a grid. */
export const ANSWER_LAYOUTS = ["options", "rows", "sentences", "grid"] as const;

const question = {
  questionId: z.string(),
  format: z.enum(QUESTION_FORMATS),
  layout: z.enum(ANSWER_LAYOUTS),
  sections: z.array(QuestionSection),
  /** For sentences: paragraphs of text and drop-downs in the order of reading. */
  sentences: z.optional(
    z.array(
      z.array(
        z.union([
          z.strictObject({ displayText: z.string() }),
          z.strictObject({ partId: z.string() }),
        ]),
      ),
    ),
  ),
};

export const PublicQuestion = z.strictObject({
  ...question,
  options: z.array(QuestionOption),
  parts: z.optional(z.array(QuestionPart)),
});

const ReviewedOption = z.strictObject({
  ...QuestionOption.shape,
  isCorrect: z.boolean(),
  /** Why it is right, or how one comes to it. */
  rationale: z.string(),
});

/** A question with its key and solution: only for who has finished the quiz or test. */
export const ReviewedQuestion = z.strictObject({
  ...question,
  topicName: z.string(),
  difficuiltyLevel: z.int(),
  options: z.array(ReviewedOption),
  parts: z.optional(
    z.array(
      z.strictObject({
        ...QuestionPart.shape,
        options: z.array(ReviewedOption),
        rationale: z.optional(z.string()),
      }),
    ),
  ),
  solution: z.array(
    z.strictObject({
      _id: z.string(),
      role: z.enum(["idea", "step", "check"]),
      displayText: z.string(),
    }),
  ),
});

/** What was chosen: one option, or one for each part. */
export const GivenAnswer = z.union([
  z.strictObject({ optionId: z.string() }),
  z.strictObject({
    parts: z.array(z.strictObject({ partId: z.string(), optionId: z.string() })),
  }),
]);

export type AnswerLayout = (typeof ANSWER_LAYOUTS)[number];
export type QuestionTable = z.output<typeof QuestionTable>;
export type QuestionSection = z.output<typeof QuestionSection>;
export type QuestionOption = z.output<typeof QuestionOption>;
export type QuestionPart = z.output<typeof QuestionPart>;
export type PublicQuestion = z.output<typeof PublicQuestion>;
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>;
export type GivenAnswer = z.output<typeof GivenAnswer>;
