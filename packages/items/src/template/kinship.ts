import { range, sum } from "./exact.ts";
import type { Choice } from "./template.ts";

/**
 * How strongly options point to each other. Someone who sees nothing but five values bets on the one that the
 * others seem to be made from: its double, its complement, it plus one.
 */
export type Kinship = readonly (readonly number[])[];

/** How strongly each choice points to each other one, from 0 to 1. */
export function kinshipOf(choices: readonly Choice[]): Kinship {
  return choices.map((one) => choices.map((other) => (one === other ? 0 : kinship(one, other))));
}

/** How many of these points to the first of `places` by more than to itself. */
export function betterConnected(
  kinships: Kinship,
  choices: readonly Choice[],
  places: readonly number[],
): number {
  const votes = places.map((place) => sum(places.map((other) => kinships[place]![other]!)));
  for (const [total, ...parts] of sumsAmong(places.map((place) => choices[place]!.value))) {
    votes[total]! += 0.6;
    for (const part of parts) votes[part]! += 0.3;
  }
  return votes.filter((one) => one > votes[0]! + 1e-9).length;
}

function kinship(one: Choice, other: Choice): number {
  return one.value === undefined || other.value === undefined
    ? likeness(wordsOf(one.text), wordsOf(other.text))
    : Math.max(byRatio(one.value, other.value), byDifference(one.value, other.value));
}

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 1e-7 * Math.max(1, Math.abs(a));

/** Opposites, reciprocals, doubles, and other small multiples. */
function byRatio(a: number, b: number): number {
  if (isNear(a, -b) || isNear(a * b, 1)) return 1;
  if (a * b <= 0) return 0;
  const [less, more] = [a, b].map(Math.abs).toSorted((x, y) => x - y) as [number, number];
  const ratio = more / less;
  if (isNear(ratio, Math.round(ratio)) && ratio < 13)
    return ratio < 2.5 ? 1 : ratio < 6.5 ? 0.7 : 0.5;
  return isNear(2 * ratio, Math.round(2 * ratio)) && ratio < 5 ? 0.4 : 0;
}

/** Complements, and integers that differ by 1 or 2. */
function byDifference(a: number, b: number): number {
  if (a > 0 && b > 0 && (isNear(a + b, 1) || isNear(a + b, 100))) return 1;
  if (!Number.isInteger(a) || !Number.isInteger(b)) return 0;
  const difference = Math.abs(a - b);
  if (difference === 1) return 0.8;
  return difference === 2 && Math.min(a, b) > 6 ? 0.4 : 0;
}

/** Places of three positive values of which the first is the sum of the others. */
function sumsAmong(values: readonly (number | undefined)[]): [number, number, number][] {
  const all = range(0, values.length - 1).filter((k) => (values[k] ?? 0) > 0);
  return all.flatMap((total) =>
    all.flatMap((one, k) =>
      all
        .slice(k + 1)
        .filter((other) => isNear(values[total]!, values[one]! + values[other]!))
        .map((other): [number, number, number] => [total, one, other]),
    ),
  );
}

function wordsOf(text: string): string[] {
  return text.match(/\\[a-z]+|[a-z]+|\d+(?:[.,]\d+)*|\S/gi) ?? [];
}

/** From 0, for texts that share little, to 1, by how many words have to change. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const most = Math.max(3, Math.min(one.length, other.length) / 1.5);
  return Math.max(0, 1 - changesBetween(one, other) / most);
}

/** The least number of words to add, drop, or replace. */
function changesBetween(one: readonly string[], other: readonly string[]): number {
  let row = range(0, other.length);
  for (const [k, word] of one.entries()) {
    const next = [k + 1];
    for (const [j, otherWord] of other.entries())
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (word === otherWord ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
}
