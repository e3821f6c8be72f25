import { z } from "zod";
import type { Asked } from "../../asked.ts";
import { blindAnswerForm, keyOf } from "../blind-answer.ts";
import { checkAnswer, type Matched, matchReplies, writtenAnswerForm } from "../match-replies.ts";
import { type BlindRead, blindReadForm, type GuessRead, versionFor } from "./blind-read.ts";
import { ownLetter } from "./guess-options.ts";
import { hiddenName } from "./hidden-names.ts";
import { sheetFor } from "./read-sheet.ts";

const guessReplyForm = z.strictObject({
  question: z.string(),
  answer: writtenAnswerForm,
  sure: blindAnswerForm.shape.sure,
  note: z.string().optional(),
});

const ratingReplyForm = z
  .strictObject({
    question: z.string(),
    rating: z.int().min(1).max(5),
    phrase: z.string().min(1).optional(),
    note: z.string().optional(),
  })
  .refine(({ rating, phrase }) => rating === 5 || phrase !== undefined, {
    path: ["phrase"],
    message: "must name the first words that made it less, unless the rating is 5",
  });

/**
 * Reads the replies to a sheet that `readSheet` made, and maps their letters back to the bank's.
 * Throws when the replies don't fit the sheet, or the sheet doesn't fit the bank or the solver.
 */
export function takeReplies(
  text: string,
  replies: string,
  bank: readonly Asked[],
  { solver, on }: Pick<BlindRead, "solver" | "on">,
): BlindRead[] {
  const sheet = sheetFor(text);
  if (!sheet) throw new Error("This isn't a sheet for guessers, weak solvers, or editors.");
  const { kind } = sheet;
  if (sheet.solver !== solver)
    throw new Error(`This sheet was made for ${sheet.solver}, not for ${solver}.`);
  const named = new Map(bank.map((asked) => [hiddenName(sheet, asked), asked]));
  if (kind === "editor" || kind === "solution" || kind === "data")
    return matchReplies(text, replies, ratingReplyForm, named, versionFor(kind)).map(
      ({ asked, version, reply }) => {
        const { question: _, ...rest } = reply;
        return blindReadForm.parse({ kind, item: asked.item.id, version, solver, on, ...rest });
      },
    );
  return matchReplies(text, replies, guessReplyForm, named).map(({ asked, version, reply }) => {
    const { question: _, ...rest } = reply;
    const answer = answerIn(kind, solver, { asked, version, reply });
    const matches = answer === keyOf(asked.item);
    const item = asked.item.id;
    return blindReadForm.parse({ kind, item, version, solver, on, ...rest, answer, matches });
  });
}

function answerIn(
  kind: GuessRead["kind"],
  solver: string,
  { asked, reply }: Matched<z.output<typeof guessReplyForm>>,
): string {
  checkAnswer(asked, reply.question, reply.answer);
  return kind === "weak" ? reply.answer : ownLetter(asked, solver, reply.answer);
}
