import { MAX_SET_SIZE } from "../plan/blueprint.ts";
import type { Plan } from "../plan/plan.ts";

/**
 * What a section has used and what is left. Copied, never shared: answering a section must not
 * change the section before it.
 */
export interface Stock {
  /** 1 for items that can no longer be chosen. */
  readonly blocked: Uint8Array;
  /** For each cell served one by one, how many more items could still be chosen. */
  readonly supply: Int32Array;
  /**
   * For each cell served in sets and each size, how many sets have that many items. Longer sets
   * count in the last class.
   */
  readonly setsBySize: Int32Array;
  /** The cell where an enemy group counts as one unit, −1 if it has nothing to give, or RIVAL. */
  readonly groupCell: Int16Array;
  /** Enemy groups that span cells, as they were at the start. They count in no cell. */
  readonly rivals: readonly Rival[];
  /** Answers per quota. */
  readonly counts: Int32Array;
  /** Sets begun per quota. */
  readonly begun: Int32Array;
  left: number;
  /** The set being served, −1 for none, and how many of its items were. */
  openSet: number;
  openTaken: number;
}

/** An enemy group that may give one item (or one set) in any of several cells. */
export interface Rival {
  readonly group: number;
  /** For each cell: 1 for a single item, the size of the largest set, or 0 for nothing. */
  readonly gives: Uint8Array;
  /** To how many cells it can give. */
  readonly breadth: number;
}

/** In `groupCell`: the group spans cells and still has something to give. */
export const RIVAL = -2;

export const SIZE_CLASSES = MAX_SET_SIZE + 1;

/** A full stock. `unseenOnly` leaves out everything the learner has met before. */
export function fullStock(plan: Plan, seenRank: Int32Array, unseenOnly: boolean): Stock {
  const { pool, cells, blueprint } = plan;
  const blocked = new Uint8Array(pool.size);
  for (let i = 0; i < pool.size; i++)
    if (isNeverServed(plan, i) || (unseenOnly && seenRank[i]! > 0)) blocked[i] = 1;
  const stock: Stock = {
    blocked,
    supply: new Int32Array(cells.length),
    setsBySize: new Int32Array(cells.length * SIZE_CLASSES),
    groupCell: new Int16Array(plan.groups.length).fill(-1),
    rivals: [],
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
    if (!(plan.groupOf[set.items[0] ?? -1]! >= 0)) addSet(plan, stock, s, 1);
  const rivals: Rival[] = [];
  for (let g = 0; g < plan.groups.length; g++) placeGroup(plan, stock, g, rivals);
  return rivals.length > 0 ? { ...stock, rivals } : stock;
}

/** Left out by the blueprint, or on trial and part of a set. */
function isNeverServed({ cellOf, cells, pretest }: Plan, item: number): boolean {
  const cell = cells[cellOf[item]!];
  return cell === undefined || (pretest[item] === 1 && cell.setQuota >= 0);
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

/** Unblocked items of a set, as the size class it counts toward. */
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
 * An enemy group gives at most one item (or set), so it counts once in a cell. If it spans cells,
 * what it can give depends on the other groups and is worked out on demand.
 */
function placeGroup(plan: Plan, stock: Stock, group: number, rivals: Rival[]): void {
  const gives = new Uint8Array(plan.cells.length);
  let able = 0;
  for (const i of plan.groups[group]!) {
    const unit = unitSize(plan, stock, i);
    if (unit === 0) continue;
    const cell = plan.cellOf[i]!;
    if (gives[cell] === 0) able++;
    gives[cell] = Math.max(gives[cell]!, unit);
  }
  if (able > 1) rivals.push({ group, gives, breadth: able });
  stock.groupCell[group] = able > 1 ? RIVAL : gives.findIndex((size) => size > 0);
  if (able === 1) countGroup(plan, stock, group, 1);
}

/** 1 for a single item, the size of a set that is long enough, or 0 if it gives nothing. */
function unitSize(plan: Plan, stock: Stock, item: number): number {
  if (stock.blocked[item] || plan.pretest[item]) return 0;
  const set = plan.setOf[item]!;
  if (set < 0) return 1;
  const { setQuota } = plan.cells[plan.cellOf[item]!]!;
  const size = sizeOf(plan, stock, set);
  return size < plan.blueprint.quotas[setQuota]!.sets!.sizeMin ? 0 : size;
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

/** The largest set of a group in the cell where the group counts; 0 for single items. */
export function groupSize(plan: Plan, stock: Stock, group: number): number {
  const cell = stock.groupCell[group]!;
  if (cell < 0 || plan.cells[cell]!.setQuota < 0) return 0;
  let largest = 0;
  for (const i of plan.groups[group]!)
    if (plan.cellOf[i] === cell) largest = Math.max(largest, sizeOf(plan, stock, plan.setOf[i]!));
  return largest;
}

/** Serves an item: closes a set that was left, opens a new one, blocks enemies. */
export function take(plan: Plan, stock: Stock, item: number): void {
  const cell = plan.cellOf[item]!;
  const set = plan.setOf[item]!;
  const goesOn = set >= 0 && set === stock.openSet;
  // A history may return to a set that it left: it was counted when it began.
  const goesBack =
    stock.blocked[item] === 1 && !isNeverServed(plan, item) && plan.groupOf[item]! < 0;
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
    if (!goesBack) stock.begun[plan.cells[cell]!.setQuota]!++;
  }
}

/** Removes the item's unit (itself, its set, its enemy group) from what is left. */
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
