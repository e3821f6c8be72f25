import type { Quota } from "./blueprint.ts";
import { completable, NO_STEP } from "./feasible.ts";
import { EngineError } from "./item.ts";
import type { Plan } from "./plan.ts";
import { SIZE_CLASSES, type Stock } from "./stock.ts";

/** Says which quota cannot be met, and why, as exactly as can be found out. */
export function refuseBlueprint(plan: Plan, stock: Stock, when: string): never {
  const { blueprint } = plan;
  const lead = `${when ? `${when}, blueprint` : "Blueprint"} ${blueprint.name} cannot be met`;
  for (const [q, quota] of blueprint.quotas.entries()) {
    const have = stock.counts[q]! + supplyOf(plan, stock, q);
    if (have < quota.min)
      throw new EngineError(
        `${lead}: quota ${quota.name} needs at least ${quota.min} items, and there are ${have}.`,
      );
    const sets = setsOf(plan, stock, q, quota);
    if (quota.sets && stock.begun[q]! + sets < quota.sets.min)
      throw new EngineError(
        `${lead}: quota ${quota.name} needs ${quota.sets.min} sets of ${quota.sets.sizeMin} items, and there are ${stock.begun[q]! + sets}.`,
      );
    if (stock.counts[q]! > quota.max)
      throw new EngineError(
        `${lead}: quota ${quota.name} allows ${quota.max} items, and ${stock.counts[q]!} were served.`,
      );
  }
  const culprits = blueprint.quotas.filter((_, q) => completable(without(plan, q), stock, NO_STEP));
  const names = (culprits.length > 0 ? culprits : blueprint.quotas).map((quota) => quota.name);
  throw new EngineError(
    names.length > 0
      ? `${lead}: no ${blueprint.length} items satisfy quota ${names.join(" or quota ")} beside the others.`
      : `${lead}: it has ${blueprint.length} positions, and there are too few items.`,
  );
}

/** The plan with one quota's numbers opened wide, to see whether it is the one in the way. */
function without(plan: Plan, index: number): Plan {
  const { blueprint } = plan;
  const quotas = blueprint.quotas.map((quota, q) =>
    q !== index
      ? quota
      : {
          ...quota,
          min: 0,
          max: blueprint.length,
          ...(quota.sets ? { sets: { ...quota.sets, min: 0, max: blueprint.length } } : {}),
        },
  );
  return { ...plan, blueprint: { ...blueprint, quotas } };
}

function supplyOf(plan: Plan, stock: Stock, quota: number): number {
  let sum = 0;
  for (const [c, cell] of plan.cells.entries()) {
    if (!cell.quotas.includes(quota)) continue;
    sum += stock.supply[c]!;
    for (let size = 1; size < SIZE_CLASSES; size++)
      sum += size * stock.setsBySize[c * SIZE_CLASSES + size]!;
  }
  return sum;
}

function setsOf(plan: Plan, stock: Stock, quota: number, { sets }: Quota): number {
  if (!sets) return 0;
  const cell = plan.cells.findIndex((candidate) => candidate.setQuota === quota);
  if (cell < 0) return 0;
  let sum = 0;
  for (let size = sets.sizeMin; size < SIZE_CLASSES; size++)
    sum += stock.setsBySize[cell * SIZE_CLASSES + size]!;
  return sum;
}
