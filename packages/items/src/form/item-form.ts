import { z } from "zod";
import { chartForm } from "../chart/chart-form.ts";
import {
  ARGUMENT_KINDS,
  CONTEXTS,
  DOMAINS,
  INSIGHT_KINDS,
  LETTERS,
  QUANT_SUBTOPICS,
  READING_KINDS,
  SUFFICIENCY_KINDS,
  TENSIONS,
} from "../taxonomy.ts";
import { optionPictureForm, pictureForm } from "./picture-form.ts";
import { tableForm } from "./table-form.ts";
import { markdown } from "./text-form.ts";

/** The newest version of the source form. `upgrade-form.ts` upgrades older ones to it. */
export const FORM_VERSION = 1;

const reasoned = {
  text: markdown,
  /** True only for the one right choice. */
  key: z.literal(true).optional(),
  why: markdown,
  /** The misconception that leads here, in a few words: "adds the percents". */
  slip: z.string().min(1).optional(),
};

/** A choice with what a tutor would say about it, right or wrong. */
const optionForm = z.strictObject(reasoned);

/** A choice that may be a picture, with the text as its replacement. */
const pictureOptionForm = z.strictObject({ ...reasoned, picture: optionPictureForm.optional() });

const solutionForm = z.strictObject({
  /** The thought that unlocks the question, in one sentence. */
  idea: markdown,
  /** The fastest path, if it isn't the standard one. Shown first. */
  fast: z.array(markdown).min(1).max(4).optional(),
  /** The standard path. */
  steps: z.array(markdown).min(1).max(8),
  /** The check that catches the common slip. */
  check: markdown.optional(),
  /** What to remember for the next question of this kind, in one sentence. */
  takeaway: markdown.optional(),
});

export const authorForm = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("template"), template: z.string(), seed: z.int().min(1) }),
  z.strictObject({ kind: z.literal("written") }),
]);

/** A question without a state is a draft, so that leaving the word out never publishes one. */
export const stateForm = z.enum(["draft", "active", "pretest", "retired"]).default("draft");

const common = {
  form: z.literal(FORM_VERSION),
  /** Never changes: lower-case words and numbers joined by hyphens. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens"),
  version: z.int().min(1).default(1),
  state: stateForm,
  difficulty: z.int().min(1).max(10),
  /** Fitted to answers. Without them, the parameters designed from the difficulty apply. */
  parameters: z
    .strictObject({
      a: z.number().positive(),
      b: z.number(),
      c: z.number().min(0).lt(1),
      n: z.int().min(1),
    })
    .optional(),
  /** A section contains at most one item from a group, because they give each other away. */
  enemyGroup: z.string().min(1).optional(),
  author: authorForm,
  solution: solutionForm,
};

/** Two choices with the same text would be one: choosing the wrong one would score. */
function saysDifferentThings(list: readonly { readonly text: string }[]): boolean {
  const texts = list.map(({ text }) => text.replaceAll(/\s+/g, " ").trim());
  return new Set(texts).size === texts.length;
}

const DISTINCT = "must all say something different";

const fiveOptions = z
  .array(pictureOptionForm)
  .length(5, "must have five options")
  .refine(saysDifferentThings, DISTINCT)
  .refine(
    (options) =>
      options.every(({ picture }) => !picture) || options.every(({ picture }) => picture),
    "must all be pictures, or none",
  )
  .check((context) => {
    const keys = context.value.filter(({ key }) => key).length;
    if (keys !== 1)
      context.issues.push({
        code: "custom",
        input: context.value,
        message: `must have exactly one option with key: true, not ${keys}`,
      });
  });

const subtopics = Object.values(QUANT_SUBTOPICS).flat();

export const problemForm = z.strictObject({
  ...common,
  format: z.literal("problem-solving"),
  subtopic: z.enum(subtopics),
  domain: z.enum(DOMAINS),
  context: z.enum(CONTEXTS),
  stem: markdown,
  picture: pictureForm.optional(),
  options: fiveOptions,
});

export const argumentForm = z.strictObject({
  ...common,
  format: z.literal("critical-reasoning"),
  kind: z.enum(ARGUMENT_KINDS),
  /** The field the argument is taken from, for variety: "shipping", "public health". */
  subject: z.string().min(1),
  argument: markdown,
  stem: markdown,
  options: fiveOptions,
});

export const readingForm = z.strictObject({
  ...common,
  format: z.literal("reading-comprehension"),
  kind: z.enum(READING_KINDS),
  stem: markdown,
  options: fiveOptions,
});

/** Values of the unknowns, by name: { x: 2, y: 3 }. */
const caseForm = z.record(z.string(), z.number());

/** Two cases that fit and answer the question differently. */
const rivalsForm = z.tuple([caseForm, caseForm]).optional();

/** The five standing options need no text, but each still has its reason. */
export const sufficiencyForm = z.strictObject({
  ...common,
  format: z.literal("data-sufficiency"),
  kind: z.enum(SUFFICIENCY_KINDS),
  context: z.enum(CONTEXTS),
  stem: markdown,
  picture: pictureForm.optional(),
  statements: z.tuple([markdown, markdown]),
  key: z.enum(LETTERS),
  why: z.record(z.enum(LETTERS), markdown),
  /** What makes it hard to judge, and the option that tempts because of it. */
  tension: z.enum(TENSIONS).optional(),
  trap: z.enum(LETTERS).optional(),
  /** Why whatever isn't enough isn't: two concrete cases each. */
  rivals: z
    .strictObject({ first: rivalsForm, second: rivalsForm, together: rivalsForm })
    .optional(),
});

const rowsForm = {
  /** The headings of the two columns: Yes and No, True and False, … */
  choices: z
    .tuple([z.string().min(1), z.string().min(1)])
    .refine(([one, other]) => one !== other, DISTINCT),
  rows: z
    .array(
      z.strictObject({ text: markdown, key: z.union([z.literal(0), z.literal(1)]), why: markdown }),
    )
    .length(3, "must have three rows"),
};

export const tableAnalysisForm = z.strictObject({
  ...common,
  format: z.literal("table-analysis"),
  kind: z.enum(INSIGHT_KINDS),
  /** What the table shows and where it comes from. */
  intro: markdown,
  table: tableForm,
  stem: markdown,
  ...rowsForm,
});

export const graphicsForm = z
  .strictObject({
    ...common,
    format: z.literal("graphics-interpretation"),
    kind: z.enum(INSIGHT_KINDS),
    intro: markdown,
    /**
     * A chart is drawn from its data. A picture is for what data can't draw: a map, a photo, a
     * plan.
     */
    chart: chartForm.optional(),
    picture: pictureForm.optional(),
    /** Sentences with {1} and {2} in place of the drop-downs. */
    stem: markdown.refine(
      (text) => /\{1\}[^]*\{2\}/.test(text),
      "must hold {1} and, after it, {2}",
    ),
    blanks: z.tuple([blankForm(), blankForm()]),
  })
  .refine(({ chart, picture }) => !chart !== !picture, {
    path: ["chart"],
    message: "must have a chart or a picture, and not both",
  });

export const twoPartForm = z
  .strictObject({
    ...common,
    format: z.literal("two-part-analysis"),
    kind: z.enum(INSIGHT_KINDS),
    context: z.enum(CONTEXTS),
    stem: markdown,
    picture: pictureForm.optional(),
    /** Headings of the two columns. */
    columns: z.tuple([markdown, markdown]),
    rows: z
      .array(z.strictObject({ text: markdown, why: markdown }))
      .min(5)
      .max(6)
      .refine(saysDifferentThings, DISTINCT),
    /** The right row of each column, starting at 0. */
    keys: z.tuple([z.int().min(0), z.int().min(0)]),
  })
  .refine(({ keys, rows }) => keys.every((key) => key < rows.length), {
    path: ["keys"],
    message: "must name rows that exist",
  });

/** A question of a Multi-Source set: one of five options, or three rows. */
export const sourceQuestionForm = z.union([
  z.strictObject({
    ...common,
    format: z.literal("multi-source-reasoning"),
    kind: z.enum(INSIGHT_KINDS),
    stem: markdown,
    options: fiveOptions,
  }),
  z.strictObject({
    ...common,
    format: z.literal("multi-source-reasoning"),
    kind: z.enum(INSIGHT_KINDS),
    stem: markdown,
    ...rowsForm,
  }),
]);

function blankForm() {
  return z
    .strictObject({
      options: z.array(optionForm).min(3).max(5).refine(saysDifferentThings, DISTINCT),
    })
    .refine(
      ({ options }) => options.filter(({ key }) => key).length === 1,
      "must have exactly one option with key: true",
    );
}

export const itemForm = z.discriminatedUnion("format", [
  problemForm,
  argumentForm,
  sufficiencyForm,
  tableAnalysisForm,
  graphicsForm,
  twoPartForm,
]);

export type ItemForm = z.output<typeof itemForm>;
export type ArgumentForm = z.output<typeof argumentForm>;
export type ReadingForm = z.output<typeof readingForm>;
export type SourceQuestionForm = z.output<typeof sourceQuestionForm>;
export type ProblemForm = z.output<typeof problemForm>;
export type SufficiencyForm = z.output<typeof sufficiencyForm>;
export type TableAnalysisForm = z.output<typeof tableAnalysisForm>;
export type GraphicsForm = z.output<typeof graphicsForm>;
export type TwoPartForm = z.output<typeof twoPartForm>;
