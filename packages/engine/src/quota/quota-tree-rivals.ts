import { Flow } from "./flow.ts";
import type { Plan } from "../plan/plan.ts";
import { type QuotaTree, treeFits } from "./quota-tree.ts";
import { withRivals } from "../section/rivals.ts";
import type { Step } from "../section/step.ts";
import type { Rival, Stock } from "../section/stock.ts";
import { type Choice, choicesAfter, lackingSets, singlesLeft } from "../section/supply.ts";

/** A set that a rival group would have to provide. */
interface SetDemand {
  readonly cell: number;
  readonly size: number;
}

/**
 * Whether nested quotas can be met when each enemy group that spans cells (a rival) gives one unit
 * to any cell it has one for. Single items and rivals flow through cells and quotas to the section.
 * How many items come in sets is tried number by number; there are only a few because a section has
 * few sets.
 */
export function treeFitsWithRivals(
  plan: Plan,
  tree: QuotaTree,
  stock: Stock,
  step: Step,
  counts: Int32Array,
  left: number,
  rivals: readonly Rival[],
): boolean {
  const most = choicesAfter(plan, withRivals(plan, stock, rivals), step, left);
  const setCells = plan.cells.flatMap(({ setQuota }, c) => (setQuota < 0 ? [] : [c]));

  const tryFrom = (
    k: number,
    choices: readonly (readonly Choice[])[],
    demands: SetDemand[],
  ): boolean => {
    if (!treeFits(tree, plan.blueprint, counts, left, choices)) return false;
    const cell = setCells[k];
    if (cell === undefined)
      return flows(plan, tree, stock, step, counts, left, rivals, choices, demands);
    return numbersIn(most[cell]!).some((n) =>
      lackingSets(plan, stock, step, cell, n, most[cell]!).some((sizes) =>
        tryFrom(k + 1, choices.with(cell, [[n, n, 0]]), [
          ...demands,
          ...sizes.map((size) => ({ cell, size })),
        ]),
      ),
    );
  };
  return tryFrom(0, most, []);
}

function numbersIn(choices: readonly Choice[]): number[] {
  const numbers = new Set<number>();
  for (const [low, high] of choices) for (let n = low; n <= high; n++) numbers.add(n);
  return [...numbers];
}

function flows(
  plan: Plan,
  { nodes }: QuotaTree,
  stock: Stock,
  step: Step,
  counts: Int32Array,
  left: number,
  rivals: readonly Rival[],
  choices: readonly (readonly Choice[])[],
  demands: readonly SetDemand[],
): boolean {
  const { cells, blueprint } = plan;
  const flow = new Flow();
  const source = flow.node();
  const sink = flow.node();
  flow.edge(sink, source, 0, Number.MAX_SAFE_INTEGER);
  const nodeOf = nodes.map(() => flow.node());
  const cellOf = cells.map(() => flow.node());
  for (const [k, { quota, parent, cells: inside }] of nodes.entries()) {
    for (const c of inside) {
      flow.edge(cellOf[c]!, nodeOf[k]!, 0, left);
      // The number of items in sets is already fixed here: it counts, no matter who gives it.
      if (cells[c]!.setQuota >= 0)
        flow.edge(source, cellOf[c]!, choices[c]![0]![0], choices[c]![0]![0]);
      else flow.edge(source, cellOf[c]!, 0, Math.min(left, singlesLeft(stock, step, c)));
    }
    if (quota < 0) flow.edge(nodeOf[k]!, sink, left, left);
    else {
      const { min, max } = blueprint.quotas[quota]!;
      flow.edge(
        nodeOf[k]!,
        nodeOf[parent]!,
        Math.max(0, min - counts[quota]!),
        max - counts[quota]!,
      );
    }
  }
  const demandOf = demands.map(() => flow.node());
  for (const demand of demandOf) flow.edge(demand, sink, 1, 1);
  for (const { gives } of rivals) {
    const rival = flow.node();
    flow.edge(source, rival, 0, 1);
    for (const [c, { setQuota }] of cells.entries())
      if (gives[c]! > 0 && setQuota < 0) flow.edge(rival, cellOf[c]!, 0, 1);
    for (const [d, { cell, size }] of demands.entries())
      if (gives[cell]! >= size) flow.edge(rival, demandOf[d]!, 0, 1);
  }
  return flow.isFeasible();
}
