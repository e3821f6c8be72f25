import { range } from "../exact.ts";
import type { Rng } from "../rng.ts";

/** Draws the figures of a story, so that they look like data that somebody collected. */

/** The figures of one row by column: { seats: 240, screenings: 31, tickets: 5120 }. */
export type Figures<Key extends string> = Readonly<Record<Key, number>>;

/** Draws a figure. It may use those of the columns that the story lists before it. */
export type Draw<Key extends string> = (soFar: Figures<Key>, rng: Rng) => number;

/** Rounds to the story's precision, without the noise of binary fractions. */
export function roundTo(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(6));
}

export type Span = readonly [least: number, greatest: number];

/** Anything in a range, all of it equally likely. */
export function within([least, greatest]: Span, rng: Rng): number {
  return least + ((greatest - least) * rng.int(0, 100)) / 100;
}

/** From 0 to 1, close to one half more often than not. */
function central(rng: Rng): number {
  return (rng.int(0, 1000) + rng.int(0, 1000)) / 2000;
}

/** A size such as sales or population: many small ones and a few large ones. */
export function sized<Key extends string>(least: number, most: number, step: number): Draw<Key> {
  return (_, rng) => roundTo(least * (most / least) ** (rng.int(0, 1000) / 1000), step);
}

/** A figure that gathers around the middle of its range, such as a rating or a temperature. */
export function around<Key extends string>(least: number, most: number, step: number): Draw<Key> {
  return (_, rng) => roundTo(least + (most - least) * central(rng), step);
}

/**
 * So many for each one of another column, which makes the two correlate: 3 to 5 employees for each
 * \$1 million in sales. The wider the range, the weaker the correlation.
 */
export function per<Key extends string>(
  other: Key,
  least: number,
  most: number,
  step: number,
): Draw<Key> {
  return (soFar, rng) => roundTo(soFar[other] * (least + (most - least) * central(rng)), step);
}

/** A figure that follows from others of its row, such as a sum or a quotient. */
export function derived<Key extends string>(
  work: (soFar: Figures<Key>) => number,
  step: number,
): Draw<Key> {
  return (soFar) => roundTo(work(soFar), step);
}

interface Course {
  /** How many months, quarters, or years. */
  readonly periods: number;
  readonly start: number;
  /** Change in each period, as a share: 0.03 adds 3 percent. */
  readonly growth: number;
  /** Factors that repeat, such as four for the quarters of a year. */
  readonly season?: readonly number[];
  /** How far a figure may lie from the trend, as a share of it. */
  readonly swing: number;
  readonly step: number;
}

/** A quantity over time: a trend, its season, and what can't be foreseen. */
export function course(
  { periods, start, growth, season = [1], swing, step }: Course,
  rng: Rng,
): number[] {
  return range(0, periods - 1).map((period) => {
    const trend = start * (1 + growth) ** period * season[period % season.length]!;
    return roundTo(trend * (1 + swing * (2 * central(rng) - 1)), step);
  });
}

/**
 * Percentages that add up to 100, each near its usual share. All are multiples of `step`, and none is
 * less than that.
 */
export function drawShares(
  usual: readonly number[],
  { swing, step }: { readonly swing: number; readonly step: number },
  rng: Rng,
): number[] {
  const parts = 100 / step;
  const drawn = usual.map((share) => share * (1 + swing * (2 * central(rng) - 1)));
  const whole = drawn.reduce((a, b) => a + b, 0);
  const exact = drawn.map((share) => Math.max(1, (share / whole) * parts));
  const counts = exact.map(Math.floor);
  // What rounding down left over goes to those that lost most by it.
  const byLoss = exact
    .map((share, k) => ({ k, lost: share - counts[k]! }))
    .toSorted((one, other) => other.lost - one.lost);
  let left = parts - counts.reduce((a, b) => a + b, 0);
  for (const { k } of byLoss) {
    if (left <= 0) break;
    counts[k] = counts[k]! + 1;
    left -= 1;
  }
  while (left < 0) {
    counts[counts.indexOf(Math.max(...counts))]! -= 1;
    left += 1;
  }
  return counts.map((count) => count * step);
}
