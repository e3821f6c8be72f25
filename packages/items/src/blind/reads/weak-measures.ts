import type { Asked, Question } from "../../asked.ts";
import { keyOf } from "../blind-answer.ts";
import { type BlindRead, readsByFormat } from "./blind-read.ts";

/** The least share of weak solves that hard questions must take in. */
export const LEAST_TAKEN_IN = 0.4;
/** The labels of hard questions are 7 to 10. */
export const LEVELS = [
  { name: "1–3", from: 1, to: 3 },
  { name: "4–6", from: 4, to: 6 },
  { name: "7–10", from: 7, to: 10 },
] as const;

interface TakenIn {
  readonly name: (typeof LEVELS)[number]["name"];
  readonly solves: number;
  readonly wrong: number;
}

export interface WeakMeasure {
  readonly format: Question["format"];
  readonly all: number;
  readonly questions: number;
  /** Weak solves of today's texts by today's labels, easy to hard. */
  readonly levels: readonly TakenIn[];
  readonly first: { readonly solves: number; readonly wrong: number };
  /** Ids of hard questions that didn't fool any of their two or more solvers. */
  readonly tooEasy: readonly string[];
}

/** Whether questions labeled hard are hard for weak test takers, by format. */
export function weakMeasures(bank: readonly Asked[], reads: readonly BlindRead[]): WeakMeasure[] {
  const weak = reads.filter((read) => read.kind === "weak");
  return readsByFormat(bank, weak).map(({ format, all, questions }) => {
    const solved = questions.map(({ asked, now }) => {
      const key = keyOf(asked.item);
      const wrong = now.filter(({ answer }) => answer !== key).length;
      const { id, difficulty } = asked.item;
      return { id, difficulty, solves: now.length, wrong };
    });
    const first = questions.flatMap((one) => one.first);
    const hard = LEVELS[2];
    return {
      format,
      all,
      questions: solved.filter(({ solves }) => solves > 0).length,
      levels: LEVELS.map(({ name, from, to }) => {
        const own = solved.filter(({ difficulty }) => difficulty >= from && difficulty <= to);
        return { name, solves: sum(own, "solves"), wrong: sum(own, "wrong") };
      }),
      first: { solves: first.length, wrong: first.filter(({ matches }) => !matches).length },
      tooEasy: solved
        .filter(
          ({ difficulty, solves, wrong }) => difficulty >= hard.from && solves >= 2 && wrong === 0,
        )
        .map(({ id }) => id),
    };
  });
}

function sum(list: readonly { solves: number; wrong: number }[], what: "solves" | "wrong"): number {
  return list.reduce((total, one) => total + one[what], 0);
}
