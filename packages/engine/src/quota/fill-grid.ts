/** Walks a grid with what the cells can give to see whether the section can be completed. */
import { effort } from "../effort.ts";
import { type Column, type GridStep, POWERS, type QuotaGrid, WORD_BITS } from "./quota-grid.ts";

/** What a cell can give: a range of items, and how many sets they take where sets are counted. */
export type CellRange = readonly [low: number, high: number, sets: number];

/** An enemy group: the step after which it gives, and what it can give to each of its cells. */
export interface GroupUnit {
  readonly place: number;
  readonly gives: readonly {
    readonly step: GridStep;
    readonly low: number;
    readonly high: number;
  }[];
}

/**
 * Whether cells that give these numbers of items, and groups that each give a unit to one of their
 * cells, can fill the remaining positions inside every quota.
 */
export function gridFits(
  grid: QuotaGrid,
  counts: Int32Array,
  begun: Int32Array,
  left: number,
  rangesOf: (cell: number) => readonly CellRange[],
  groups: readonly GroupUnit[],
): boolean {
  const run = new GridRun(grid, counts, begun, left);
  for (const [k, step] of grid.steps.entries()) {
    if (!run.open(step)) return false;
    run.addCell(step, rangesOf(step.cell));
    for (const group of groups) if (group.place === k) run.addGroup(group);
    for (const column of step.closes) run.close(column);
  }
  return run.isFilled();
}

/** For each total number of items, the states that can be reached with it. */
type Reached = bigint[];

/** One pass through a grid. */
class GridRun {
  #reached: Reached;
  readonly #grid: QuotaGrid;
  readonly #counts: Int32Array;
  readonly #begun: Int32Array;
  readonly #left: number;

  constructor(grid: QuotaGrid, counts: Int32Array, begun: Int32Array, left: number) {
    this.#grid = grid;
    this.#counts = counts;
    this.#begun = begun;
    this.#left = left;
    this.#reached = this.#nothing();
    this.#reached[0] = 1n;
  }

  /** Starts the columns at what was already served. Returns false if that's too much. */
  open({ opens }: GridStep): boolean {
    for (const column of opens) {
      const served = this.#servedOf(column);
      if (served > column.high) return false;
      this.#reached = this.#reached.map((states) => states << (column.stride * BigInt(served)));
    }
    return true;
  }

  addCell(step: GridStep, ranges: readonly CellRange[]): void {
    let [least, most] = [0, this.#left];
    for (const { quota, low, high } of step.own) {
      least = Math.max(least, low - this.#counts[quota]!);
      most = Math.min(most, high - this.#counts[quota]!);
    }
    const after = this.#nothing();
    for (const [low, high, sets] of ranges) {
      const [from, to] = [Math.max(low, least), Math.min(high, most)];
      if (from > to) continue;
      include(after, this.#addItems(this.#addSets(this.#reached, step, sets), step, from, to));
    }
    this.#reached = after;
  }

  /** Gives the group's unit to any one of its cells, or to none of them. */
  addGroup({ gives }: GroupUnit): void {
    const after = [...this.#reached];
    for (const { step, low, high } of gives)
      include(after, this.#addItems(this.#addSets(this.#reached, step, 1), step, low, high));
    this.#reached = after;
  }

  /** Keeps the states whose count ends inside the column's range, and drops the count. */
  close(column: Column): void {
    const { low, high, stride, atZero, joinsTotal } = column;
    const served = this.#servedOf(column);
    const after = this.#nothing();
    for (const [all, states] of this.#reached.entries()) {
      if (states === 0n) continue;
      for (let value = Math.max(low, served); value <= high; value++) {
        const joined = joinsTotal ? all + value - served : all;
        if (joined > this.#left) break;
        this.#note();
        after[joined]! |= (states >> (stride * BigInt(value))) & atZero();
      }
    }
    this.#reached = after;
  }

  isFilled(): boolean {
    return this.#reached[this.#left] === 1n;
  }

  #servedOf({ quota, of }: Column): number {
    return (of === "items" ? this.#counts : this.#begun)[quota]!;
  }

  #nothing(): Reached {
    return Array.from({ length: this.#left + 1 }, () => 0n);
  }

  /** The states after adding between low and high items of a cell. */
  #addItems(before: Reached, step: GridStep, low: number, high: number): Reached {
    const after = this.#move(before, step, low);
    // Each round doubles the numbers covered.
    for (let covered = 1; covered <= high - low;) {
      const more = Math.min(covered, high - low + 1 - covered);
      include(after, this.#move(after, step, more));
      covered += more;
    }
    return after;
  }

  #move(before: Reached, { room, itemShift, isDirect }: GridStep, n: number): Reached {
    const after = this.#nothing();
    for (const [all, found] of before.entries()) {
      const joined = isDirect ? all + n : all;
      if (found === 0n || joined > this.#left) continue;
      let states = found;
      let rest = n;
      for (let k = POWERS.length - 1; k >= 0; k--)
        for (const power = POWERS[k]!; rest >= power && states > 0n; rest -= power) {
          this.#note();
          states = (states & room(k)) << (itemShift * BigInt(power));
        }
      after[joined]! |= states;
    }
    return after;
  }

  #addSets(before: Reached, { setRoom, setShift }: GridStep, n: number): Reached {
    if (setShift === 0n) return before;
    return before.map((found) => {
      let states = found;
      for (let k = 0; k < n && states > 0n; k++) {
        this.#note();
        states = (states & setRoom()) << setShift;
      }
      return states;
    });
  }

  #note(): void {
    effort.units += 1 + this.#grid.states / WORD_BITS;
  }
}

function include(all: Reached, more: Reached): void {
  for (const [k, states] of more.entries()) all[k]! |= states;
}
