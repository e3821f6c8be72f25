import type { Plan } from "../plan/plan.ts";
import { type GroupUnit, gridFits } from "./fill-grid.ts";
import type { QuotaGrid } from "./quota-grid.ts";
import { guess } from "./quota-guess.ts";
import { treeFits } from "./quota-tree.ts";
import { treeFitsWithRivals } from "./quota-tree-rivals.ts";
import { rivalsLeft } from "../section/rivals.ts";
import type { Step } from "../section/step.ts";
import type { Rival, Stock } from "../section/stock.ts";
import { type Choice, choicesAfter, setsOfCell } from "../section/supply.ts";

/**
 * Whether the section can still be completed after a step: are there item counts per cell that fill
 * the remaining positions, keep every quota inside its range, and are available? Exact, and never a
 * search: nested quotas are summed up (`quota-tree`), with a flow when enemy groups that span cells
 * (rivals) are needed; crossing quotas are worked out all at once (`quota-grid`). The blueprint and
 * its cells bound the work, no matter what a learner has seen.
 */
export function completable(plan: Plan, stock: Stock, step: Step): boolean {
  const { cells, shape, blueprint } = plan;
  const left = stock.left - (step.cell >= 0 ? 1 : 0);
  const counts = Int32Array.from(stock.counts);
  if (step.cell >= 0) for (const q of cells[step.cell]!.quotas) counts[q]!++;
  const isOver = blueprint.quotas.some(({ max }, q) => counts[q]! > max);
  const isShort = plan.emptyQuotas.some((q) => counts[q]! < blueprint.quotas[q]!.min);
  if (left < 0 || isOver || isShort) return false;
  const rivals = rivalsLeft(stock, step.group);
  const choices = choicesAfter(plan, stock, step, left);
  if (shape.kind === "grid") {
    const guessed = guess(plan, counts, left, choices, rivals);
    return guessed ?? onGrid(plan, shape, stock, step, counts, left, choices, rivals);
  }
  // The other items are nearly always enough, which saves asking about rivals.
  if (treeFits(shape, blueprint, counts, left, choices)) return true;
  return rivals.length > 0 && treeFitsWithRivals(plan, shape, stock, step, counts, left, rivals);
}

function onGrid(
  plan: Plan,
  grid: QuotaGrid,
  stock: Stock,
  step: Step,
  counts: Int32Array,
  left: number,
  choices: readonly (readonly Choice[])[],
  rivals: readonly Rival[],
): boolean {
  const { cells } = plan;
  const begun = Int32Array.from(stock.begun);
  if (step.begins) begun[cells[step.cell]!.setQuota]!++;
  const rangesOf = (cell: number): readonly Choice[] =>
    grid.countsSets[cell] ? setsOfCell(plan, stock, step, cell, left) : choices[cell]!;
  return gridFits(
    grid,
    counts,
    begun,
    left,
    rangesOf,
    rivals.map((rival) => unitOf(plan, grid, rival)),
  );
}

function unitOf({ cells, blueprint }: Plan, grid: QuotaGrid, { group, gives }: Rival): GroupUnit {
  const { quotas } = blueprint;
  return {
    place: grid.placeOf[group]!,
    gives: grid.steps.flatMap((step) => {
      const size = gives[step.cell]!;
      const rule = quotas[cells[step.cell]!.setQuota]?.sets;
      if (size === 0) return [];
      return [
        { step, low: rule ? rule.sizeMin : 1, high: rule ? Math.min(size, rule.sizeMax) : 1 },
      ];
    }),
  };
}
