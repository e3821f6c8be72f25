import type { Plan } from "../plan/plan.ts";
import type { Stock } from "./stock.ts";

/** A step under consideration, as a change to a stock. */
export interface Step {
  /** Cell that gains an item, or −1 to check the section as it stands. */
  readonly cell: number;
  /** Cell whose supply shrinks by one unit, −1 for none (pretest items, items of the open set). */
  readonly from: number;
  /** If that unit is a set, its size class; otherwise 0. */
  readonly fromSize: number;
  /** The rival group that's used up after this step, −1 for none. */
  readonly group: number;
  /** Whether a set begins with this step. */
  readonly begins: boolean;
  /** Cell of the set that is open after this step, −1 for none. */
  readonly openCell: number;
  /** How many items the open set may still add after this step: at least and at most. */
  readonly openMin: number;
  readonly openMax: number;
}

export const NO_STEP: Step = {
  cell: -1,
  from: -1,
  fromSize: 0,
  group: -1,
  begins: false,
  openCell: -1,
  openMin: 0,
  openMax: 0,
};

/** No step, in a section that may have a set under way. */
export function openStep(plan: Plan, stock: Stock): Step {
  if (stock.openSet < 0) return NO_STEP;
  const { cell, items } = plan.sets[stock.openSet]!;
  const rule = plan.blueprint.quotas[plan.cells[cell]!.setQuota]!.sets!;
  const rest = items.reduce((sum, i) => sum + (stock.blocked[i] ? 0 : 1), 0);
  return {
    ...NO_STEP,
    openCell: cell,
    // A set that lost items while it was being served is over when no items are left.
    openMin: Math.min(rest, Math.max(0, rule.sizeMin - stock.openTaken)),
    openMax: Math.max(0, Math.min(rule.sizeMax - stock.openTaken, rest)),
  };
}
