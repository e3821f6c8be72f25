import { range, subsets, sum } from "./exact.ts";
import { betterConnected, kinshipOf } from "./kinship.ts";
import type { Rng } from "./rng.ts";
import type { Choice, Slip } from "./template.ts";

export interface Arranged {
  readonly choice: Choice | Slip;
  readonly isKey: boolean;
}

export interface ArrangedOptions {
  /** In the order shown. */
  readonly options: readonly Arranged[];
  /** How many of them are better connected than the key; null if nobody asked. */
  readonly ahead: number | null;
}

interface Wanted {
  /** How many slips to show with the key, at least and at most. */
  readonly slips: number;
  readonly atLeast: number;
  /** Where the key should go; the nearest place that the slips allow is used. */
  readonly place: number;
  /** How many of the slips should be better connected than the key. Without it, only temptation counts. */
  readonly ahead?: number;
}

/**
 * The options, or null when too few different ones are left. Options with values
 * are ordered by size, with slips chosen so that the key ends up in the wanted place. Others are
 * ordered at random.
 */
export function arrange(
  key: Choice,
  slips: readonly Slip[],
  { slips: wanted, atLeast, place, ahead }: Wanted,
  rng: Rng,
): ArrangedOptions | null {
  const distinct = withoutEquals(key, slips);
  if (distinct.length < atLeast) return null;
  const number = Math.min(wanted, distinct.length);
  const haveValues = [key, ...distinct].every(({ value }) => value !== undefined);
  const tempting = haveValues ? aroundKey(key, distinct, number, place) : distinct.slice(0, number);
  const chosen =
    ahead === undefined ? tempting : withoutHint(key, distinct, tempting, haveValues, ahead);
  const all = [{ choice: key, isKey: true }, ...chosen.map((choice) => ({ choice, isKey: false }))];
  return {
    options: haveValues
      ? all.toSorted((one, other) => one.choice.value! - other.choice.value!)
      : rng.shuffle(all),
    ahead: ahead === undefined ? null : aheadOf([key, ...chosen]),
  };
}

function aheadOf(choices: readonly Choice[]): number {
  return betterConnected(kinshipOf(choices), choices, range(0, choices.length - 1));
}

/** Drops slips that say the same as the key or an earlier slip. */
function withoutEquals(key: Choice, slips: readonly Slip[]): Slip[] {
  const kept: Choice[] = [key];
  const distinct: Slip[] = [];
  for (const slip of slips) {
    if (kept.some((other) => areEqual(other, slip))) continue;
    kept.push(slip);
    distinct.push(slip);
  }
  return distinct;
}

function areEqual(one: Choice, other: Choice): boolean {
  if (one.text.trim() === other.text.trim()) return true;
  return (
    one.value !== undefined && other.value !== undefined && Math.abs(one.value - other.value) < 1e-9
  );
}

/** The most tempting slips that put the key in its place, or as close as they allow. */
function aroundKey(key: Choice, slips: readonly Slip[], wanted: number, place: number): Slip[] {
  const below = slips.filter(({ value }) => value! < key.value!);
  const above = slips.filter(({ value }) => value! > key.value!);
  const least = Math.max(0, wanted - above.length);
  const most = Math.min(wanted, below.length);
  const lower = Math.min(most, Math.max(least, place));
  return [...below.slice(0, lower), ...above.slice(0, wanted - lower)];
}

/** A choice of slips costs as much as one place too many if its temptation is this much less. */
const WORTH_A_PLACE = 16;
/** Later slips tempt too little to be worth trying. */
const TRIED = 9;

/**
 * Slips in place of the most tempting ones, as many of them below the key, so that `ahead` of them are better
 * connected than the key and the key doesn't stand out by its form or sign.
 */
function withoutHint(
  key: Choice,
  slips: readonly Slip[],
  tempting: readonly Slip[],
  haveValues: boolean,
  ahead: number,
): readonly Slip[] {
  const choices = [key, ...slips.slice(0, TRIED)];
  const kinships = kinshipOf(choices);
  const isBelow = ({ value }: Choice): boolean => haveValues && value! < key.value!;
  const below = tempting.filter(isBelow).length;
  let best: readonly number[] | null = null;
  let least = Infinity;
  // The most tempting come first, so that most of the others cost too much by their lack of temptation alone.
  const last = range(1, choices.length - 1).toReversed();
  for (const some of subsets(last, tempting.length).toReversed()) {
    const lack = sum(some) / WORTH_A_PLACE;
    if (lack > least) continue;
    const places = some.toReversed();
    if (places.filter((place) => isBelow(choices[place]!)).length !== below) continue;
    const off = Math.abs(betterConnected(kinships, choices, [0, ...places]) - ahead);
    const others = places.map((place) => choices[place]!);
    const cost = off + (standsOut(key, others) ? 1 : 0) + lack;
    // Of equally good ones, the least tempting.
    if (cost <= least) [best, least] = [places, cost];
  }
  return best?.map((place) => slips[place - 1]!) ?? tempting;
}

/** Whether it's the only fraction or root, or the only one of its sign. */
function standsOut(key: Choice, others: readonly Choice[]): boolean {
  if (isBuilt(key) && !others.some(isBuilt)) return true;
  return others.every(({ value }) => value! * key.value! < 0);
}

const isBuilt = ({ text }: Choice): boolean => /\\(?:frac|sqrt)/.test(text);

/** Rows of a grid in the order shown, with the right rows under their new numbers. */
export function arrangeRows(
  rows: readonly Choice[],
  keys: readonly [number, number],
  rng: Rng,
): { rows: Choice[]; keys: [number, number] } | null {
  const [first, second] = keys.map((key) => rows[key]);
  if (!first || !second)
    throw new RangeError(`Keys ${keys.join(" and ")} name rows that do not exist.`);
  const isDouble = rows.some((row, r) => rows.some((other, o) => o < r && areEqual(row, other)));
  if (isDouble) return null;
  const ordered = rows.every(({ value }) => value !== undefined)
    ? rows.toSorted((one, other) => one.value! - other.value!)
    : rng.shuffle(rows);
  return { rows: ordered, keys: [ordered.indexOf(first), ordered.indexOf(second)] };
}
