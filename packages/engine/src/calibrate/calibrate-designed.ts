import { EngineError } from "../ability/item.ts";
import type { Parameters } from "../ability/model.ts";

/**
 * Parameters of an item that nobody has answered yet. For the four single-choice formats, a and c
 * follow a published 3PL study of this exam (Kingston, Leary & Wightman 1985) and our reading of
 * it.
 */
const SINGLE_CHOICE = {
  "problem-solving": { a: 1.6, c: 0.15 },
  "data-sufficiency": { a: 1.33, c: 0.14 },
  "reading-comprehension": { a: 0.99, c: 0.15 },
  "critical-reasoning": { a: 1, c: 0.17 },
} as const;

export type SingleChoiceFormat = keyof typeof SINGLE_CHOICE;

/** Difficulty as the author sees it, from 1 to 10: b = −2.25 for 1 and 2.25 for 10. */
export function designedB(difficulty: number): number {
  if (!(difficulty >= 1 && difficulty <= 10))
    throw new EngineError(`A difficulty lies between 1 and 10, not ${difficulty}.`);
  return -2.25 + 0.5 * (difficulty - 1);
}

/**
 * `format` is a single-choice format, or the number of options in each part of an item whose parts
 * must all be right. Blind guessing then succeeds with the product of their chances.
 */
export function designedParameters(
  difficulty: number,
  format: SingleChoiceFormat | readonly number[],
): Parameters {
  const b = designedB(difficulty);
  if (typeof format === "string") {
    const known: { a: number; c: number } | undefined = SINGLE_CHOICE[format];
    if (!known) throw new EngineError(`There is no format ${format}.`);
    return { ...known, b };
  }
  if (format.length === 0 || !format.every((options) => Number.isInteger(options) && options > 1))
    throw new EngineError(`Each part needs at least 2 options; given were [${format.join(", ")}].`);
  return { a: 1, b, c: format.reduce((chance, options) => chance / options, 1) };
}

/** The same for an item as a bank describes it: a single choice, or several parts. */
export function designedFor(item: {
  readonly format: string;
  readonly difficulty: number;
  readonly partSizes: readonly number[];
}): Parameters {
  return designedParameters(
    item.difficulty,
    isSingleChoice(item.format) ? item.format : item.partSizes,
  );
}

function isSingleChoice(format: string): format is SingleChoiceFormat {
  return Object.hasOwn(SINGLE_CHOICE, format);
}
