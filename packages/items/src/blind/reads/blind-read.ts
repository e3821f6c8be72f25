import { z } from "zod";
import type { Asked } from "../../asked.ts";
import { blindAnswerForm, solutionVersionOf, versionOf } from "../blind-answer.ts";

const { item, version, solver, on, answer, matches, sure, note } = blindAnswerForm.shape;
const read = { item, version, solver, on, note };

/** `answer` is in the question's own letters, whatever the order on the sheet was. */
const guessForm = { ...read, answer, matches, sure };

const ratingForm = {
  ...read,
  rating: z.int().min(1).max(5),
  /** The first words that made it less than 5. */
  phrase: z.string().min(1).optional(),
};

/**
 * What readers of a sheet may be asked for, besides the solving that admits a question: the
 * answer from the options alone; the answer of a weak test taker in a minute; or a rating of how much
 * it reads like the exam, of its solution, or of whether its data could be true.
 */
export const blindReadForm = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("options-only"), ...guessForm }),
  z.strictObject({ kind: z.literal("weak"), ...guessForm }),
  z.strictObject({ kind: z.literal("editor"), ...ratingForm }),
  z.strictObject({ kind: z.literal("solution"), ...ratingForm }),
  z.strictObject({ kind: z.literal("data"), ...ratingForm }),
]);
export type BlindRead = z.output<typeof blindReadForm>;
export type ReadKind = BlindRead["kind"];
export type GuessRead = Extract<BlindRead, { kind: "options-only" | "weak" }>;
export type RatingRead = Extract<BlindRead, { kind: "editor" | "solution" | "data" }>;
export type RatingKind = RatingRead["kind"];

export const RATING_KINDS: readonly RatingKind[] = ["editor", "solution", "data"];
export const READ_KINDS: readonly ReadKind[] = ["options-only", "weak", ...RATING_KINDS];

/** The text that readers of this kind see, as a hash. */
export function versionFor(kind: ReadKind): (asked: Asked) => string {
  return kind === "solution" ? solutionVersionOf : versionOf;
}

/** A question that has been read in one way, with the reads of today's text and of its first. */
export interface QuestionReads<Read> {
  readonly asked: Asked;
  readonly now: readonly Read[];
  /** Gives the honest figures, from before anything was rewritten. */
  readonly first: readonly Read[];
}

/** What was read, by format. Pass reads of a single kind, in chronological order. */
export function readsByFormat<Read extends BlindRead>(
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
      return [
        { asked, now: of(versionFor(ofItem[0]!.kind)(asked)), first: of(ofItem[0]!.version) },
      ];
    });
    return questions.length === 0 ? [] : [{ format, all: own.length, questions }];
  });
}
