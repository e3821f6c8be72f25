import type { Rng } from "../rng.ts";
import { drawShares, roundTo, type Span, within } from "./figures.ts";

/** A story about a whole and its parts, such as a city's budget. */
export interface PartsStory {
  readonly name: string;
  /** "The chart shows how … in 2023." */
  readonly intro: string;
  readonly source: string;
  /** What's divided, as sentences say it: "operating expenses". */
  readonly whole: string;
  /** What one part is, as sentences say it: "amount spent". */
  readonly measure: string;
  /** "millions of dollars" */
  readonly unit: string;
  /** One whole each, such as years or regions. */
  readonly wholes: readonly string[];
  readonly total: readonly [least: number, greatest: number, step: number];
  /** Percent by which the whole changes from one to the next, if they are years. */
  readonly growth?: Span;
  readonly parts: readonly PartOfStory[];
  /** How far a share may be from the usual one, as a share of it. */
  readonly swing: number;
}

interface PartOfStory {
  readonly name: string;
  /** Percent of the whole, as a rule. */
  readonly usual: number;
}

export interface DrawnParts {
  readonly names: readonly string[];
  readonly wholes: readonly DrawnWhole[];
}

interface DrawnWhole {
  readonly name: string;
  readonly total: number;
  /** In percent, in the order of the names. They add up to 100. */
  readonly shares: number[];
}

/** So many of the story's wholes, in order, each divided into shares that are multiples of `step`. */
export function drawParts(
  story: PartsStory,
  { wholes: count, step }: { readonly wholes: number; readonly step: number },
  rng: Rng,
): DrawnParts {
  const usual = story.parts.map((part) => part.usual);
  const names = story.wholes.slice(story.wholes.length - count);
  const totals = totalsOf(story, count, rng);
  return {
    names: story.parts.map(({ name }) => name),
    wholes: names.map((name, k) => ({
      name,
      total: totals[k]!,
      shares: drawShares(usual, { swing: story.swing, step }, rng),
    })),
  };
}

function totalsOf({ total, growth }: PartsStory, count: number, rng: Rng): number[] {
  const [least, greatest, step] = total;
  const drawn = (): number => roundTo(within([least, greatest], rng), step);
  const totals = [drawn()];
  while (totals.length < count) {
    const change = growth && within(growth, rng);
    const next =
      change === undefined ? drawn() : roundTo(totals.at(-1)! * (1 + change / 100), step);
    totals.push(Math.min(greatest, Math.max(least, next)));
  }
  return totals;
}
