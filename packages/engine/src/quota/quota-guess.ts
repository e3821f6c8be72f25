import { effort } from "../effort.ts";
import type { Plan } from "../plan/plan.ts";
import type { Rival } from "../section/stock.ts";
import type { Choice } from "../section/supply.ts";

/**
 * A quick look before the exact answer: false when a single family of quotas shows that they can't
 * be met, true when filling the positions one by one where most is missing meets them all, and null
 * when only the exact method can tell. It takes one pass over the cells per position.
 */
export function guess(
  { cells, families, blueprint: { quotas } }: Plan,
  counts: Int32Array,
  left: number,
  choices: readonly (readonly Choice[])[],
  rivals: readonly Rival[],
): boolean | null {
  const need = quotas.map(({ min }, q) => Math.max(0, min - counts[q]!));
  const room = quotas.map(({ max }, q) => max - counts[q]!);
  // The quotas of a family share no item, so their needs add up.
  if (families.some((family) => family.reduce((sum, q) => sum + need[q]!, 0) > left)) return false;
  const own = choices.map((ranges) => ranges.reduce((high, range) => Math.max(high, range[1]), 0));
  if (isScarce(cells, own, rivals, need, left)) return false;
  if (cells.some(({ setQuota }) => setQuota >= 0)) return null;
  // Rivals with few cells to give to go first.
  const free = rivals
    .toSorted((one, other) => one.breadth - other.breadth)
    .map(({ gives }) => gives);
  for (let open = left; open > 0; open--) {
    effort.units += cells.length;
    const cell = mostMissed(cells, own, free, need, room);
    if (cell < 0) return null;
    if (own[cell]! > 0) own[cell]!--;
    else
      free.splice(
        free.findIndex((gives) => gives[cell]! > 0),
        1,
      );
    for (const q of cells[cell]!.quotas) {
      need[q] = Math.max(0, need[q]! - 1);
      room[q]!--;
    }
  }
  return need.every((wanted) => wanted === 0) ? true : null;
}

/**
 * Whether there are too few items in total, or for one quota even if each rival gave it all it has.
 */
function isScarce(
  cells: Plan["cells"],
  own: readonly number[],
  rivals: readonly Rival[],
  need: readonly number[],
  left: number,
): boolean {
  const unitsIn = (some: readonly number[]): number => {
    let sum = 0;
    for (const c of some) sum += own[c]!;
    for (const { gives } of rivals) {
      let most = 0;
      for (const c of some) most = Math.max(most, gives[c]!);
      sum += most;
    }
    return sum;
  };
  const { all, byQuota } = listsOf(cells, need.length);
  if (unitsIn(all) < left) return true;
  return need.some((wanted, q) => wanted > 0 && unitsIn(byQuota[q]!) < wanted);
}

/** Which cells there are, and which belong to each quota. */
interface CellLists {
  readonly all: readonly number[];
  readonly byQuota: readonly (readonly number[])[];
}

/** A plan's cells never change, and every step looks at them many times. */
const known = new WeakMap<Plan["cells"], CellLists>();

function listsOf(cells: Plan["cells"], quotas: number): CellLists {
  const lists = known.get(cells);
  if (lists) return lists;
  const byQuota = Array.from({ length: quotas }, (_, q) =>
    cells.flatMap((cell, c) => (cell.quotas.includes(q) ? [c] : [])),
  );
  const made = { all: cells.map((_, c) => c), byQuota };
  known.set(cells, made);
  return made;
}

/**
 * The cell whose quotas, on average, still have the most room to fill; −1 when none has room left.
 */
function mostMissed(
  cells: Plan["cells"],
  own: readonly number[],
  free: readonly Uint8Array[],
  need: readonly number[],
  room: readonly number[],
): number {
  let best = -1;
  let bestValue = -1;
  // Plain loops: this is looked at for every position that is left, several times per answer.
  for (let c = 0; c < cells.length; c++) {
    const value = missing(cells[c]!.quotas, need, room);
    if (value <= bestValue) continue;
    if (own[c]! <= 0 && !free.some((gives) => gives[c]! > 0)) continue;
    best = c;
    bestValue = value;
  }
  return best;
}

/** How much of their room quotas still need, on average; −1 if one of them is full. */
function missing(
  quotas: readonly number[],
  need: readonly number[],
  room: readonly number[],
): number {
  let sum = 0;
  for (let k = 0; k < quotas.length; k++) {
    const q = quotas[k]!;
    if (room[q]! <= 0) return -1;
    sum += need[q]! / room[q]! / quotas.length;
  }
  return sum;
}
