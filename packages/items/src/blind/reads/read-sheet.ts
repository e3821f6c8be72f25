import type { Asked } from "../../asked.ts";
import { questionBlocks, sheetOf } from "../question-blocks.ts";
import { type ReadKind, versionFor } from "./blind-read.ts";
import { dataOnlyBlock } from "./data-only.ts";
import { guessBlock } from "./guess-options.ts";
import { hiddenName, type SheetOf } from "./hidden-names.ts";
import { solutionBlock } from "./solution-block.ts";

const LIST = "in a YAML list, in the order of the sheet:";

interface Instructions {
  readonly title: string;
  readonly text: string;
}

const INSTRUCTIONS: Readonly<Record<ReadKind, Instructions>> = {
  "options-only": {
    title: "Questions to guess from their options",
    text: `You see what is asked and the options, but not the passage or argument. Use every clue: lengths, wording, strength of claims, options that are alike or opposite, what such questions usually want. Don't skip any. For every question give

- answer: the letter you would bet on
- sure: how likely you are to be right, from 0 to 100 (20 is a blind guess)
- note: optional, the clue that decided it

${LIST}

    - { question: q-0123456789, answer: C, sure: 60 }`,
  },
  weak: {
    title: "Questions to solve in a minute each",
    text: `Answer as somebody who scores about 500 on the exam and has 60 seconds a question: read once, take the first option that sounds right, don't test the others one by one, and go on. Don't go back and don't improve an answer. For every question give

- answer: the letter, the letters of both drop-downs or columns in order (BD), or for rows the place of each choice in order (121: first, second, first)
- sure: how sure you feel, from 0 to 100
- note: optional, what took you in or made you hesitate

${LIST}

    - { question: q-0123456789, answer: C, sure: 60 }`,
  },
  editor: {
    title: "Questions to read as an editor",
    text: `Could this question be in the Official Guide? Read as somebody who knows the exam's questions well: register, structure, the craft of the options. You needn't solve it. For every question give

- rating: 5 (could be the exam's), 4 (a slip that few would notice), 3 (decent, but from somebody else), 2 (clearly from somebody else), 1 (artificial)
- phrase: the first words that gave it away, copied from the question; only a 5 may do without
- note: optional, one sentence on what to change

${LIST}

    - { question: q-0123456789, rating: 3, phrase: which is why it came to pass }`,
  },
  solution: {
    title: "Solutions to check",
    text: `Each question comes with its answer, a reason for every choice, and its solution. Would a learner who got it wrong understand why, and trust every line? Check the arithmetic and the logic. For every question give

- rating: 5 (right and clear), 4 (right, with a clumsy phrase), 3 (right, but hard to follow or not the way to do it), 2 (a step or a reason is wrong or missing), 1 (the answer is wrong)
- phrase: the first words that made it less, copied from the solution or a reason; only a 5 may do without
- note: optional, one sentence on what to change

${LIST}

    - { question: q-0123456789, rating: 3, phrase: so the rest is clear }`,
  },
  data: {
    title: "Data to doubt",
    text: `You see only data: a table, a chart in words and numbers, or sources. Could somebody have collected or written them? Think of sizes, units, rates, sums, capacities, seasons, and what depends on what. For every question give

- rating: 5 (nothing odd), 4 (unusual, but possible), 3 (hard to believe), 2 (a number or a fact could not be true), 1 (much of it could not)
- phrase: the number or the words that made it less; only a 5 may do without
- note: optional, why it could not happen

${LIST}

    - { question: q-0123456789, rating: 2, phrase: "97 rooms, 140 guests on average" }`,
  },
};

/**
 * Questions for one reader, without key or id. Where options are guessed, questions of one passage
 * would help each other, so they are out of order.
 */
export function readSheet(sheet: SheetOf, questions: readonly Asked[]): string {
  const { kind, solver } = sheet;
  const nameOf = (asked: Asked): string => hiddenName(sheet, asked);
  return sheetOf(`${titleOf(sheet)}\n\n${INSTRUCTIONS[kind].text}\n`, blocksOf());

  function blocksOf(): string[] {
    if (kind === "data") return questions.map((asked) => dataOnlyBlock(asked, nameOf(asked)));
    if (kind === "options-only")
      return questions
        .map((asked) => ({ asked, name: nameOf(asked) }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1))
        .map(({ asked, name }) => guessBlock(asked, name, solver));
    const blocks = questionBlocks(questions, {
      question: nameOf,
      set: () => "For the questions that follow",
      version: versionFor(kind),
    });
    return kind === "solution"
      ? blocks.map((block, k) => `${block}\n\n${solutionBlock(questions[k]!.item)}`)
      : blocks;
  }
}

/** What a sheet is for and whose it is, from its first line; null for sheets of another form. */
export function sheetFor(text: string): SheetOf | null {
  const [first = ""] = text.split("\n", 1);
  const [, title, solver] = /^# (.+) · ([a-z]+-\d+)$/.exec(first) ?? [];
  const kinds = Object.keys(INSTRUCTIONS) as ReadKind[];
  const kind = kinds.find((one) => INSTRUCTIONS[one].title === title);
  return kind && solver ? { kind, solver } : null;
}

function titleOf({ kind, solver }: SheetOf): string {
  return `# ${INSTRUCTIONS[kind].title} · ${solver}`;
}
