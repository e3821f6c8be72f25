import type { Context } from "../taxonomy.ts";
import { tidy } from "./exact.ts";
import { openSlips, type StemReading } from "./reading.ts";
import type { Rng } from "./rng.ts";
import { isPositiveWhole, numberChoice, slipsFrom, type Wrong } from "./slips.ts";
import type { ProblemDraft, Solution } from "./template.ts";
import { thousands } from "./wording.ts";

/** One question that a template asks, in several wordings. */
export interface AskedProblem {
  readonly difficulty: number;
  /** Wordings with a story. */
  readonly stems: readonly string[];
  /** Wordings without a story. */
  readonly pure?: readonly string[];
  readonly key: number;
  readonly why: string;
  readonly wrong: readonly Wrong[];
  readonly solution: Solution;
  /** What one of the wordings, counted from 1 with the stories first, says in its solution instead. */
  readonly solutionFor?: (wording: number) => Partial<Solution>;
  /** How a story's options are written; as plain numbers if left out. */
  readonly text?: (value: number) => string;
  /** How options without a story are written; as plain numbers if left out. */
  readonly pureText?: (value: number) => string;
  /** Which wrong values may be shown; positive integers if left out. */
  readonly shows?: (value: number) => boolean;
}

/** A draft of one of the wordings, with at most one option that is impossible at first sight. */
export function draftOf(
  kind: string,
  asked: AskedProblem,
  readings: readonly StemReading[],
  rng: Rng,
): ProblemDraft {
  const { stems, pure = [], wrong, solution, difficulty, shows = isPositiveWhole } = asked;
  const wording = rng.int(1, stems.length + pure.length);
  const context: Context = wording > stems.length ? "pure" : "real";
  const text = (context === "real" ? asked.text : asked.pureText) ?? thousands;
  const stem = [...stems, ...pure][wording - 1]!;
  const tidied = wrong.map(([value, slip, why]): Wrong => [tidy(value), slip, why]);
  return {
    variant: `${kind}/${wording}`,
    context,
    difficulty,
    stem,
    key: numberChoice(asked.key, asked.why, text),
    slips: openSlips(stem, slipsFrom(tidied, shows, text), readings),
    solution: { ...solution, ...asked.solutionFor?.(wording) },
  };
}
