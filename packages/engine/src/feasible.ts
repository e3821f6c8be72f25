import type { Quota } from "./blueprint.ts";
import type { Plan } from "./plan.ts";
import { SIZE_CLASSES, type Stock } from "./stock.ts";

/** One step considered, as a change to a stock. */
export interface Step {
  /** Cell that gains an item, −1 for none: is the section feasible as it stands? */
  readonly cell: number;
  /** Cell whose supply shrinks by one unit, −1 for none (pretest items, items of the open set). */
  readonly from: number;
  /** When that unit is a set: its size class; else 0. */
  readonly fromSize: number;
  /** Whether a set begins with this step. */
  readonly begins: boolean;
  /** Cell of the set that is open after this step, −1 for none. */
  readonly openCell: number;
  /** Items the open set may still add after this step: at least and at most. */
  readonly openMin: number;
  readonly openMax: number;
}

export const NO_STEP: Step = {
  cell: -1,
  from: -1,
  fromSize: 0,
  begins: false,
  openCell: -1,
  openMin: 0,
  openMax: 0,
};

type Range = readonly [low: number, high: number];

/** Beyond this many dead ends the search remembers them; small searches need no memory. */
const REMEMBER_AFTER = 50;

/**
 * Whether the section can still be completed after a step: are there numbers of items per
 * cell that fill the positions left, keep every quota inside its range, and can be had?
 * A search over cells with exact bounds. For quotas that divide the items the bounds alone
 * decide and it never turns back; quotas that cross (skill and context) may make it try a few.
 */
export function completable(plan: Plan, stock: Stock, step: Step): boolean {
  const { cells } = plan;
  const { quotas } = plan.blueprint;
  const left = stock.left - (step.cell >= 0 ? 1 : 0);
  const counts = Int32Array.from(stock.counts);
  if (step.cell >= 0) for (const q of cells[step.cell]!.quotas) counts[q]!++;
  if (left < 0 || quotas.some((quota, q) => counts[q]! > quota.max)) return false;

  const choices = cells.map(({ setQuota }, c) =>
    setQuota < 0
      ? singles(stock, step, c, left)
      : inSets(quotas[setQuota]!, stock.begun[setQuota]!, stock, step, c, left),
  );
  const ahead = sumAhead(plan, choices);
  const deadEnds = new Set<string>();
  let turns = 0;

  const search = (c: number, open: number): boolean => {
    if (c === cells.length) return open === 0;
    const range = bounds(plan, counts, ahead, c, open);
    if (range === null) return false;
    const key = turns > REMEMBER_AFTER ? `${c} ${open} ${counts.join()}` : "";
    if (key !== "" && deadEnds.has(key)) return false;
    for (const n of middleOut(range)) {
      if (!choices[c]!.some(([low, high]) => n >= low && n <= high)) continue;
      for (const q of cells[c]!.quotas) counts[q]! += n;
      const found = search(c + 1, open - n);
      for (const q of cells[c]!.quotas) counts[q]! -= n;
      if (found) return true;
      turns++;
    }
    if (key !== "") deadEnds.add(key);
    return false;
  };
  return search(0, left);
}

function singles(stock: Stock, step: Step, cell: number, left: number): Range[] {
  const supply = stock.supply[cell]! - (step.from === cell ? 1 : 0);
  return supply < 0 ? [] : [[0, Math.min(supply, left)]];
}

/** What n further sets give lies between n of the least size and the n largest that are left. */
function inSets(
  quota: Quota,
  begunBefore: number,
  stock: Stock,
  step: Step,
  cell: number,
  left: number,
): Range[] {
  const { min, max, sizeMin, sizeMax } = quota.sets!;
  const begun = begunBefore + (step.begins && step.cell === cell ? 1 : 0);
  const open = step.openCell === cell;
  const least = open ? step.openMin : 0;
  let most = open ? step.openMax : 0;
  const ranges: Range[] = [];
  let size = SIZE_CLASSES - 1;
  let ofSize = setsOfSize(stock, step, cell, size);
  for (let n = 0; begun + n <= max; n++) {
    const low = least + n * sizeMin;
    if (begun + n >= min && low <= left) ranges.push([low, Math.min(left, most)]);
    while (ofSize === 0 && size > sizeMin) ofSize = setsOfSize(stock, step, cell, --size);
    if (ofSize === 0) break;
    ofSize--;
    most += Math.min(size, sizeMax);
  }
  return ranges;
}

function setsOfSize(stock: Stock, step: Step, cell: number, size: number): number {
  const gone = step.from === cell && step.fromSize === size ? 1 : 0;
  return Math.max(0, stock.setsBySize[cell * SIZE_CLASSES + size]! - gone);
}

/** ahead[c · quotas + q]: the most that cells from c on can give quota q; last column: cells of no main quota. */
function sumAhead({ cells, blueprint }: Plan, choices: readonly Range[][]): Int32Array {
  const width = blueprint.quotas.length + 1;
  const ahead = new Int32Array((cells.length + 1) * width);
  for (let c = cells.length - 1; c >= 0; c--) {
    for (let q = 0; q < width; q++) ahead[c * width + q] = ahead[(c + 1) * width + q]!;
    let high = 0;
    for (const range of choices[c]!) high = Math.max(high, range[1]);
    for (const q of cells[c]!.quotas) ahead[c * width + q]! += high;
    if (cells[c]!.mainQuota < 0) ahead[c * width + width - 1]! += high;
  }
  return ahead;
}

/** How many items cell c may give so that its own quotas and the later cells still come out. */
function bounds(
  { cells, blueprint, mainQuotas }: Plan,
  counts: Int32Array,
  ahead: Int32Array,
  c: number,
  open: number,
): Range | null {
  const { quotas } = blueprint;
  const width = quotas.length + 1;
  const next = (c + 1) * width;
  const cell = cells[c]!;
  let low = 0;
  let high = open;
  for (let q = 0; q < quotas.length; q++)
    if (counts[q]! + ahead[c * width + q]! < quotas[q]!.min) return null;
  for (const q of cell.quotas) {
    low = Math.max(low, quotas[q]!.min - counts[q]! - ahead[next + q]!);
    high = Math.min(high, quotas[q]!.max - counts[q]!);
  }
  // Main quotas divide the items, so what they need and what they can hold adds up.
  let need = 0;
  let room = ahead[next + width - 1]!;
  for (const q of mainQuotas) {
    if (q === cell.mainQuota) {
      room += ahead[next + q]!;
      continue;
    }
    need += Math.max(0, quotas[q]!.min - counts[q]!);
    room += Math.min(ahead[next + q]!, quotas[q]!.max - counts[q]!);
  }
  low = Math.max(low, open - room);
  high = Math.min(high, open - need);
  return low > high ? null : [low, high];
}

/** Numbers of a range from its middle outwards: an even share leaves later cells most freedom. */
function middleOut([low, high]: Range): number[] {
  const middle = (low + high) >> 1;
  const order: number[] = [];
  for (let d = 0; middle + d <= high || middle - d >= low; d++) {
    if (middle + d <= high) order.push(middle + d);
    if (d > 0 && middle - d >= low) order.push(middle - d);
  }
  return order;
}
