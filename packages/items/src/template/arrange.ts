import type { Rng } from "./rng.ts";
import type { Choice, Slip } from "./template.ts";

export interface Arranged {
  readonly choice: Choice | Slip;
  readonly isKey: boolean;
}

interface Wanted {
  /** How many slips to show with the key, at least and at most. */
  readonly slips: number;
  readonly atLeast: number;
  /** Where the key should go; the nearest place that the slips allow is used. */
  readonly place: number;
}

/**
 * The options in the order shown, or null when too few different ones are left. Options with values
 * are ordered by size, with slips chosen so that the key ends up in the wanted place. Others are
 * ordered at random.
 */
export function arrange(
  key: Choice,
  slips: readonly Slip[],
  { slips: wanted, atLeast, place }: Wanted,
  rng: Rng,
): Arranged[] | null {
  const distinct = withoutEquals(key, slips);
  if (distinct.length < atLeast) return null;
  const chosen = [key, ...distinct].every(({ value }) => value !== undefined)
    ? aroundKey(key, distinct, Math.min(wanted, distinct.length), place)
    : distinct.slice(0, wanted);
  const all = [{ choice: key, isKey: true }, ...chosen.map((choice) => ({ choice, isKey: false }))];
  return all.every(({ choice }) => choice.value !== undefined)
    ? all.toSorted((one, other) => one.choice.value! - other.choice.value!)
    : rng.shuffle(all);
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
