import type { Context } from "../taxonomy.ts";
import { tidy } from "./exact.ts";
import { openSlips, type StemReading } from "./reading.ts";
import type { Rng } from "./rng.ts";
import { isPositiveWhole, numberChoice, slipsFrom, type Wrong } from "./slips.ts";
import type { ProblemDraft, Solution } from "./template.ts";
import { capital, thousands } from "./wording.ts";

/** What a wording calls things, by the names that reasons and solutions use in double brackets. */
export type Words = Readonly<Record<string, string>>;

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
  /**
   * What one of the wordings calls things, so that reasons and the solution can use the question's own nouns:
   * `[[unit]]` in them stands for the word `unit`, and `[[Unit]]` for the same word with a capital letter.
   */
  readonly words?: (wording: number) => Words;
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
  const words = asked.words?.(wording) ?? {};
  const tidied = wrong.map(([value, slip, why]): Wrong => [
    tidy(value),
    slip,
    inWordsOf(words, why),
  ]);
  return {
    variant: `${kind}/${wording}`,
    context,
    difficulty,
    stem,
    key: numberChoice(asked.key, inWordsOf(words, asked.why), text),
    slips: openSlips(stem, slipsFrom(tidied, shows, text), readings),
    solution: solutionInWords(words, { ...solution, ...asked.solutionFor?.(wording) }),
  };
}

/** A text with its `[[names]]` replaced by what the words call them. */
export function inWordsOf(words: Words, text: string): string {
  return text.replaceAll(/\[\[(\w+)\]\]/g, (_, name: string) => {
    const word = words[name];
    if (word !== undefined) return word;
    const small = words[name.charAt(0).toLowerCase() + name.slice(1)];
    if (small === undefined) throw new Error(`No word for [[${name}]] in: ${text}`);
    return capital(small);
  });
}

function solutionInWords(words: Words, solution: Solution): Solution {
  const say = (text: string): string => inWordsOf(words, text);
  return {
    idea: say(solution.idea),
    ...(solution.fast && { fast: solution.fast.map(say) }),
    steps: solution.steps.map(say),
    ...(solution.check !== undefined && { check: say(solution.check) }),
    ...(solution.takeaway !== undefined && { takeaway: say(solution.takeaway) }),
  };
}
