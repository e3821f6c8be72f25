import { z } from "zod";
import type { Asked } from "../asked.ts";
import { type BlindAnswer, blindAnswerForm, keyOf } from "./blind-answer.ts";
import { checkAnswer, matchReplies, writtenAnswerForm } from "./match-replies.ts";
import { BANK_NAMES, questionBlocks, sheetOf } from "./question-blocks.ts";

const INTRODUCTION = `# Questions to solve blind

Answer from the text and its pictures alone, as in the exam. For every question give

- answer: the letter, the letters of both drop-downs or columns in order (BD), or for rows the place of each choice in order (121: first, second, first)
- sure: how sure you are, from 0 to 100
- tempts: the wrong letter (or the row) that would take most good readers
- defends: other letters (or numbers of rows) that a careful reader could defend; [] if there are none
- difficulty: 1 (nearly everybody gets it) to 10 (hardly anybody does)
- note: optional, one sentence on what is wrong or unclear

in a YAML list, in the order of the sheet:

    - { question: some-question-1, answer: C, sure: 90, tempts: B, defends: [], difficulty: 5 }
`;

export function blindSheet(questions: readonly Asked[]): string {
  return sheetOf(INTRODUCTION, questionBlocks(questions, BANK_NAMES));
}

const replyForm = z.strictObject({
  question: z.string(),
  answer: writtenAnswerForm,
  sure: blindAnswerForm.shape.sure,
  tempts: z.coerce.string().optional(),
  defends: z.array(z.coerce.string()),
  difficulty: blindAnswerForm.shape.difficulty,
  note: z.string().optional(),
});

/**
 * Reads a solver's answers to a sheet, in YAML, and checks them against the bank. Throws when they
 * don't fit.
 */
export function readBlindAnswers(
  sheet: string,
  answers: string,
  bank: readonly Asked[],
  { solver, on }: Pick<BlindAnswer, "solver" | "on">,
): BlindAnswer[] {
  const byId = new Map(bank.map((asked) => [asked.item.id, asked]));
  return matchReplies(sheet, answers, replyForm, byId).map(({ asked, version, reply }) => {
    const { question: item, ...rest } = reply;
    checkAnswer(asked, item, rest.answer);
    const matches = rest.answer === keyOf(asked.item);
    return blindAnswerForm.parse({ item, version, solver, on, ...rest, matches });
  });
}
