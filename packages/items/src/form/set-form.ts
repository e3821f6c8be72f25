import { z } from "zod";
import {
  authorForm,
  FORM_VERSION,
  readingForm,
  sourceQuestionForm,
  stateForm,
} from "./item-form.ts";
import { pictureForm } from "./picture-form.ts";
import { markdown } from "./text-form.ts";

const setId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");

/** A passage with its questions. */
export const passageSetForm = z.strictObject({
  form: z.literal(FORM_VERSION),
  set: setId,
  format: z.literal("reading-comprehension"),
  field: z.enum(["business", "social-science", "natural-science", "humanities"]),
  subject: z.string().min(1),
  /** These fields, the form's version, and the format apply to every question of the set. */
  state: stateForm,
  author: authorForm,
  passage: markdown,
  questions: z.array(readingForm).min(3).max(4),
});

/** Two or three sources in tabs, with their questions. */
export const sourceSetForm = z.strictObject({
  form: z.literal(FORM_VERSION),
  set: setId,
  format: z.literal("multi-source-reasoning"),
  subject: z.string().min(1),
  /** These fields, the form's version, and the format apply to every question of the set. */
  state: stateForm,
  author: authorForm,
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(1),
        text: markdown,
        /** Below the text, in the same tab. */
        picture: pictureForm.optional(),
      }),
    )
    .min(2)
    .max(3),
  questions: z.array(sourceQuestionForm).length(3, "must have three questions"),
});

export type PassageSetForm = z.output<typeof passageSetForm>;
export type SourceSetForm = z.output<typeof sourceSetForm>;
