import { MAX_SET_SIZE } from "./blueprint.ts";
import type { Plan } from "./plan.ts";

/**
 * What a section has used and what is left. Copied, never shared: a section that has been
 * answered does not change the section before it.
 */
export interface Stock {
  /** 1 for items that can no longer be chosen. */
  readonly blocked: Uint8Array;
  /** Per cell served one by one: how many more items could still be chosen. */
  readonly supply: Int32Array;
  /** Per cell served in sets and size: how many sets have that many items (longest class cut off). */
  readonly setsBySize: Int32Array;
  /** The cell in which an enemy group counts as one item of supply, −1 when it counts nowhere. */
  readonly groupCell: Int16Array;
  /** Answers per quota. */
  readonly counts: Int32Array;
  /** Sets begun per quota. */
  readonly begun: Int32Array;
  left: number;
  /** The set being served, −1 for none, and how many of its items were. */
  openSet: number;
  openTaken: number;
}

export const SIZE_CLASSES = MAX_SET_SIZE + 1;

/** A full stock. `unseenOnly` leaves out whatever the learner has met before. */
export function fullStock(plan: Plan, seenRank: Int32Array, unseenOnly: boolean): Stock {
  const { pool, cells, blueprint } = plan;
  const blocked = new Uint8Array(pool.size);
  for (let i = 0; i < pool.size; i++)
    if (plan.cellOf[i]! < 0 || (unseenOnly && seenRank[i]! > 0)) blocked[i] = 1;
  const stock: Stock = {
    blocked,
    supply: new Int32Array(cells.length),
    setsBySize: new Int32Array(cells.length * SIZE_CLASSES),
    groupCell: new Int16Array(plan.groups.length).fill(-1),
    counts: new Int32Array(blueprint.quotas.length),
    begun: new Int32Array(blueprint.quotas.length),
    left: blueprint.length,
    openSet: -1,
    openTaken: 0,
  };
  for (const [c, cell] of cells.entries()) {
    if (cell.setQuota >= 0) continue;
    for (const i of cell.items) if (!blocked[i] && plan.groupOf[i]! < 0) stock.supply[c]!++;
  }
  for (const [s, set] of plan.sets.entries())
    if (plan.groupOf[set.items[0]!]! < 0) addSet(plan, stock, s, 1);
  for (let g = 0; g < plan.groups.length; g++) placeGroup(plan, stock, g);
  return stock;
}

export function copyStock(stock: Stock): Stock {
  return {
    ...stock,
    blocked: stock.blocked.slice(),
    supply: stock.supply.slice(),
    setsBySize: stock.setsBySize.slice(),
    groupCell: stock.groupCell.slice(),
    counts: stock.counts.slice(),
    begun: stock.begun.slice(),
  };
}

/** Unblocked items of a set, as the size class it counts under. */
export function sizeOf(plan: Plan, stock: Stock, set: number): number {
  let size = 0;
  for (const i of plan.sets[set]!.items) if (!stock.blocked[i]) size++;
  return Math.min(size, SIZE_CLASSES - 1);
}

function addSet(plan: Plan, stock: Stock, set: number, change: 1 | -1): void {
  const size = sizeOf(plan, stock, set);
  if (size > 0) stock.setsBySize[plan.sets[set]!.cell * SIZE_CLASSES + size]! += change;
}

/**
 * An enemy group gives at most one item (or set), so it counts once, in the cell that has
 * least without it. Where a group spans cells this may count too little but never too much:
 * a section that was started can always be completed.
 */
function placeGroup(plan: Plan, stock: Stock, group: number): void {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const i of plan.groups[group]!) {
    if (stock.blocked[i] || plan.pretest[i]) continue;
    const cell = plan.cellOf[i]!;
    const stored = plan.setOf[i]! < 0 ? stock.supply[cell]! : setsIn(stock, cell);
    if (stored < least) {
      least = stored;
      best = cell;
    }
  }
  stock.groupCell[group] = best;
  if (best >= 0) countGroup(plan, stock, group, 1);
}

function setsIn(stock: Stock, cell: number): number {
  let sum = 0;
  for (let size = 1; size < SIZE_CLASSES; size++)
    sum += stock.setsBySize[cell * SIZE_CLASSES + size]!;
  return sum;
}

function countGroup(plan: Plan, stock: Stock, group: number, change: 1 | -1): void {
  const cell = stock.groupCell[group]!;
  if (cell < 0) return;
  if (plan.cells[cell]!.setQuota < 0) {
    stock.supply[cell]! += change;
    return;
  }
  const size = groupSize(plan, stock, group);
  if (size > 0) stock.setsBySize[cell * SIZE_CLASSES + size]! += change;
}

/** The largest set of a group in the cell where the group counts; 0 where items stand alone. */
export function groupSize(plan: Plan, stock: Stock, group: number): number {
  const cell = stock.groupCell[group]!;
  if (cell < 0 || plan.cells[cell]!.setQuota < 0) return 0;
  let largest = 0;
  for (const i of plan.groups[group]!)
    if (plan.cellOf[i] === cell) largest = Math.max(largest, sizeOf(plan, stock, plan.setOf[i]!));
  return largest;
}

/** Serves an item: closes a set that was left, opens one that is begun, blocks enemies. */
export function take(plan: Plan, stock: Stock, item: number): void {
  const cell = plan.cellOf[item]!;
  const set = plan.setOf[item]!;
  const goesOn = set >= 0 && set === stock.openSet;
  if (!goesOn) {
    closeSet(plan, stock);
    leaveSupply(plan, stock, item);
  }
  stock.blocked[item] = 1;
  stock.left--;
  for (const quota of plan.cells[cell]!.quotas) stock.counts[quota]!++;
  if (goesOn) stock.openTaken++;
  else if (set >= 0) {
    stock.openSet = set;
    stock.openTaken = 1;
    stock.begun[plan.cells[cell]!.setQuota]!++;
  }
}

/** Takes the item's unit (itself, its set, its enemy group) out of what is left. */
function leaveSupply(plan: Plan, stock: Stock, item: number): void {
  const group = plan.groupOf[item]!;
  const set = plan.setOf[item]!;
  if (group >= 0) {
    countGroup(plan, stock, group, -1);
    stock.groupCell[group] = -1;
    for (const other of plan.groups[group]!)
      if (set < 0 || plan.setOf[other] !== set) stock.blocked[other] = 1;
  } else if (set >= 0) addSet(plan, stock, set, -1);
  else if (!plan.pretest[item]) stock.supply[plan.cellOf[item]!]!--;
}

function closeSet(plan: Plan, stock: Stock): void {
  if (stock.openSet < 0) return;
  for (const i of plan.sets[stock.openSet]!.items) stock.blocked[i] = 1;
  stock.openSet = -1;
  stock.openTaken = 0;
}
