import * as z from "zod/mini";
import { FORMATS } from "./shared/formats.ts";

/**
 * A question as a learner may see it. Texts are sanitized HTML with MathML, rendered on the server
 * when the item bank is loaded. Names such as `displayText` and `difficuiltyLevel` are the API's
 * own.
 */

/** Cells of a table, with the number to sort by if a cell is a number. */
export const QuestionTable = z.strictObject({
  caption: z.string(),
  columns: z.array(z.strictObject({ name: z.string(), isNumber: z.boolean() })),
  rows: z.array(z.array(z.strictObject({ text: z.string(), value: z.optional(z.number()) }))),
});

/** An address on our own origin, and the picture's width in pixels. */
const PictureSize = z.strictObject({ imageURL: z.string(), width: z.int() });

/** One of our pictures. Its files never change, so browsers may cache their addresses forever. */
export const QuestionImage = z.strictObject({
  imageURL: z.string(),
  /** What it shows, in a sentence; never more than anyone can see. */
  alt: z.string(),
  /**
   * Size of the largest file in pixels, so that a browser can reserve the space before it loads.
   */
  width: z.int(),
  height: z.int(),
  /** The same picture in other widths, smallest first. */
  sizes: z.array(PictureSize),
});

const section = {
  _id: z.string(),
  role: z.enum(["stem", "passage", "source", "intro", "statement", "table", "chart"]),
  /** The name of a tab. Sections with the same name share a tab. */
  title: z.optional(z.string()),
};

export const QuestionSection = z.discriminatedUnion("sectionType", [
  z.strictObject({
    ...section,
    sectionType: z.literal(1),
    displayText: z.string(),
    /** The sortable table, or the numbers behind a chart. */
    table: z.optional(QuestionTable),
  }),
  z.strictObject({
    ...section,
    sectionType: z.literal(2),
    displayImage: QuestionImage,
    /** Everything the picture says, for people who can't see it. */
    displayText: z.string(),
  }),
]);

const TextOption = z.strictObject({
  optionId: z.string(),
  optionType: z.literal(1),
  displayText: z.string(),
});

const ImageOption = z.strictObject({
  optionId: z.string(),
  optionType: z.literal(2),
  displayImage: QuestionImage,
  /** The words to use where a picture can't go. */
  displayText: z.string(),
});

export const QuestionOption = z.discriminatedUnion("optionType", [TextOption, ImageOption]);

/**
 * One of several answers a question asks for: a row, a drop-down, a column. Their choices are
 * words.
 */
export const QuestionPart = z.strictObject({
  partId: z.string(),
  displayText: z.string(),
  options: z.array(TextOption),
});

/** How to answer: one of five, rows with two choices, drop-downs in sentences, or a grid. */
export const ANSWER_LAYOUTS = ["options", "rows", "sentences", "grid"] as const;

const question = {
  questionId: z.string(),
  format: z.enum(FORMATS),
  layout: z.enum(ANSWER_LAYOUTS),
  sections: z.array(QuestionSection),
  /** For sentences: paragraphs of text and drop-downs in reading order. */
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

const reviewed = {
  isCorrect: z.boolean(),
  /** Why it's right, or why people choose it. */
  rationale: z.string(),
};
export const ReviewedTextOption = z.strictObject({ ...TextOption.shape, ...reviewed });
const ReviewedOption = z.discriminatedUnion("optionType", [
  ReviewedTextOption,
  z.strictObject({ ...ImageOption.shape, ...reviewed }),
]);

/** A question with its key and solution, only for learners who have finished the quiz or test. */
export const ReviewedQuestion = z.strictObject({
  ...question,
  topicName: z.string(),
  difficuiltyLevel: z.int(),
  options: z.array(ReviewedOption),
  parts: z.optional(
    z.array(
      z.strictObject({
        ...QuestionPart.shape,
        options: z.array(ReviewedTextOption),
        rationale: z.optional(z.string()),
      }),
    ),
  ),
  solution: z.array(
    z.strictObject({
      _id: z.string(),
      role: z.enum(["idea", "fast", "step", "check", "takeaway"]),
      displayText: z.string(),
    }),
  ),
});

export type AnswerLayout = (typeof ANSWER_LAYOUTS)[number];
export type QuestionTable = z.output<typeof QuestionTable>;
export type QuestionImage = z.output<typeof QuestionImage>;
export type QuestionSection = z.output<typeof QuestionSection>;
export type QuestionOption = z.output<typeof QuestionOption>;
export type ReviewedTextOption = z.output<typeof ReviewedTextOption>;
export type QuestionPart = z.output<typeof QuestionPart>;
export type PublicQuestion = z.output<typeof PublicQuestion>;
export type ReviewedQuestion = z.output<typeof ReviewedQuestion>;
