import { z } from "zod";
import type { Asked } from "../../asked.ts";
import { blindAnswerForm, versionOf } from "../blind-answer.ts";

const { item, version, solver, on, answer, matches, sure, note } = blindAnswerForm.shape;
const read = { item, version, solver, on, note };

/** `answer` is in the question's own letters, whatever the order on the sheet was. */
const guessForm = { ...read, answer, matches, sure };

/**
 * What readers of a blind sheet may be asked for, besides the solving that admits a question: the
 * answer from the options alone, the answer of a weak test taker in a minute, or an editor's
 * verdict on how much it reads like the exam.
 */
export const blindReadForm = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("options-only"), ...guessForm }),
  z.strictObject({ kind: z.literal("weak"), ...guessForm }),
  z.strictObject({
    kind: z.literal("editor"),
    ...read,
    /** 5: could be the exam's. 3: decent, but from somebody else. 1: clearly artificial. */
    rating: z.int().min(1).max(5),
    /** The first words that gave the question away. */
    phrase: z.string().min(1).optional(),
  }),
]);
export type BlindRead = z.output<typeof blindReadForm>;
export type ReadKind = BlindRead["kind"];
export type GuessRead = Extract<BlindRead, { kind: "options-only" | "weak" }>;
export type EditorRead = Extract<BlindRead, { kind: "editor" }>;

export const READ_KINDS: readonly ReadKind[] = ["options-only", "editor", "weak"];

/** A question that has been read in one way, with the reads of today's text and of its first. */
export interface QuestionReads<Read> {
  readonly asked: Asked;
  readonly now: readonly Read[];
  /** Gives the honest figures, from before anything was rewritten. */
  readonly first: readonly Read[];
}

/** What was read, by format. Pass reads of a single kind, in chronological order. */
export function readsByFormat<Read extends { readonly item: string; readonly version: string }>(
  bank: readonly Asked[],
  reads: readonly Read[],
): { format: Asked["item"]["format"]; all: number; questions: QuestionReads<Read>[] }[] {
  const byItem = Map.groupBy(reads, (one) => one.item);
  const formats = Map.groupBy(bank, (asked) => asked.item.format);
  return [...formats].flatMap(([format, own]) => {
    const questions = own.flatMap((asked) => {
      const ofItem = byItem.get(asked.item.id) ?? [];
      if (ofItem.length === 0) return [];
      const of = (text: string) => ofItem.filter((one) => one.version === text);
      return [{ asked, now: of(versionOf(asked)), first: of(ofItem[0]!.version) }];
    });
    return questions.length === 0 ? [] : [{ format, all: own.length, questions }];
  });
}
