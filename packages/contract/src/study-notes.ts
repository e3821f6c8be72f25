/** Study notes: a page to read and a PDF to print for each topic. */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { PRACTICE_SECTIONS, PracticeFilter } from "./shared/practice-filter.ts";
import { route } from "./route.ts";

const NoteHead = z.strictObject({
  /** Used in the address of its page and the name of its PDF. */
  name: z.string(),
  section: z.enum(PRACTICE_SECTIONS),
  /** Its group in the section's list. */
  group: z.string(),
  title: z.string(),
  about: z.string(),
  /** A sample that everyone can read. */
  isFree: z.boolean(),
});
export type NoteHead = z.output<typeof NoteHead>;

const html = z.string();
/** Texts are safe HTML with formulas, as in questions. */
const NoteBlock = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.enum(["heading", "text", "example"]), html }),
  /** A formula, and when to use it. */
  z.strictObject({ kind: z.literal("formula"), html, note: html }),
]);
export type NoteBlock = z.output<typeof NoteBlock>;

const nameField = z
  .string("Choose a note.")
  .check(z.regex(/^[a-z0-9-]{1,60}$/, "We couldn't find those study notes."));

const LOCKED = ["subscription-required", "not-in-plan"] as const;

export const studyNotes = {
  list: route({
    method: "GET",
    path: "/study-notes/list",
    access: "learner",
    summary: "Lists every study note by title, and says whether the learner's plan includes them.",
    reply: result(
      z.strictObject({
        notes: z.array(NoteHead),
        /** All of them, not only the samples. */
        isOpen: z.boolean(),
      }),
    ),
    errors: [],
  }),
  read: route({
    method: "GET",
    path: "/study-notes/note",
    access: "learner",
    summary: "Returns one study note: a sample, or any note if the learner's plan includes them.",
    query: z.object({ name: nameField }),
    reply: result(
      z.extend(NoteHead, {
        parts: z.array(z.strictObject({ title: z.string(), blocks: z.array(NoteBlock) })),
        /** Where to practice it: one filter for each button. */
        practice: z.array(PracticeFilter),
      }),
    ),
    errors: LOCKED,
  }),
  print: route({
    method: "GET",
    path: "/study-notes/printed-note",
    access: "learner",
    summary: "Returns one study note as a PDF.",
    query: z.object({ name: nameField }),
    /** In Base64, because it needs the caller's token and a plain link couldn't fetch it. */
    reply: result(z.strictObject({ fileName: z.string(), pdf: z.string() })),
    errors: LOCKED,
  }),
} as const;
