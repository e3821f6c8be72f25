import type { Quota } from "../plan/blueprint.ts";
import { completable } from "../quota/feasible.ts";
import { EngineError } from "../ability/item.ts";
import { type Plan, shapeOf } from "../plan/plan.ts";
import { rivalsLeft, withRivals } from "./rivals.ts";
import { openStep } from "./step.ts";
import { type Rival, SIZE_CLASSES, type Stock } from "./stock.ts";

const NAMES_SHOWN = 5;

/** Says which quota can't be met and why, as precisely as possible. */
export function refuseBlueprint(plan: Plan, stock: Stock, when: string): never {
  const { blueprint } = plan;
  const lead = `${when ? `${when}, blueprint` : "Blueprint"} ${blueprint.name} cannot be met`;
  for (const [q, quota] of blueprint.quotas.entries()) refuseQuota(plan, stock, q, quota, lead);
  for (const family of plan.families) refuseSum(plan, family, lead);
  const step = openStep(plan, stock);
  const rivals = rivalsLeft(stock, -1);
  if (completable(plan, { ...withRivals(plan, stock, rivals), rivals: [] }, step))
    throw new EngineError(
      `${lead}: the items would suffice, but of enemies in different parts only one may be served (${namesOf(plan, rivals)}).`,
    );
  const culprits = blueprint.quotas.filter((_, q) => completable(without(plan, q), stock, step));
  const names = (culprits.length > 0 ? culprits : blueprint.quotas).map((quota) => quota.name);
  throw new EngineError(
    names.length > 0
      ? `${lead}: no ${blueprint.length} items satisfy quota ${names.join(" or quota ")} beside the others.`
      : `${lead}: it has ${blueprint.length} positions, and there are too few items.`,
  );
}

/** Refuses a quota that can't be met even on its own, with counts of what is available. */
function refuseQuota(plan: Plan, stock: Stock, q: number, quota: Quota, lead: string): void {
  const enemies = plan.groups.length > 0 ? " (one of each enemy group)" : "";
  const begun = stock.begun[q]! + setsOf(plan, stock, q, quota);
  if (quota.sets && begun < quota.sets.min)
    throw new EngineError(
      `${lead}: quota ${quota.name} needs ${quota.sets.min} sets of ${quota.sets.sizeMin} items, and there are ${begun}${enemies}.`,
    );
  const have = stock.counts[q]! + supplyOf(plan, stock, q);
  if (have < quota.min)
    throw new EngineError(
      `${lead}: quota ${quota.name} needs at least ${quota.min} items, and there are ${have}${enemies}.`,
    );
  if (stock.counts[q]! > quota.max)
    throw new EngineError(
      `${lead}: quota ${quota.name} allows ${quota.max} items, and ${stock.counts[q]!} were served.`,
    );
}

/** Refuses quotas on different items whose numbers alone can't add up to the length. */
function refuseSum({ blueprint, cells }: Plan, family: readonly number[], lead: string): void {
  const quotas = family.map((q) => blueprint.quotas[q]!);
  const names = quotas.map(({ name }) => name).join(", ");
  const least = quotas.reduce((sum, { min }) => sum + min, 0);
  const most = quotas.reduce((sum, { max }) => sum + max, 0);
  if (least > blueprint.length)
    throw new EngineError(
      `${lead}: quotas ${names} ask for ${least} items of ${blueprint.length}.`,
    );
  if (most < blueprint.length && cells.every((cell) => cell.quotas.some((q) => family.includes(q))))
    throw new EngineError(`${lead}: quotas ${names} allow ${most} items of ${blueprint.length}.`);
}

/** The plan with one quota's limits removed, to see whether it is the one in the way. */
function without(plan: Plan, index: number): Plan {
  const { length } = plan.blueprint;
  const quotas = plan.blueprint.quotas.map((quota, q) =>
    q !== index
      ? quota
      : {
          ...quota,
          min: 0,
          max: length,
          ...(quota.sets ? { sets: { ...quota.sets, min: 0, max: length } } : {}),
        },
  );
  const blueprint = { ...plan.blueprint, quotas };
  // A quota that limits nothing needn't be counted, unless it says how sets are served.
  const cells = plan.cells.map((cell) => ({
    ...cell,
    quotas: cell.quotas.filter((q) => q !== index || q === cell.setQuota),
  }));
  return { ...plan, blueprint, cells, ...shapeOf({ ...plan, blueprint, cells }) };
}

function namesOf({ pool, groups }: Plan, rivals: readonly Rival[]): string {
  const names = rivals.map(({ group }) =>
    groups[group]!.map((i) => pool.items[i]!.enemyGroup).find(Boolean),
  );
  return `enemy groups ${names.slice(0, NAMES_SHOWN).join(", ")}${names.length > NAMES_SHOWN ? ", …" : ""}`;
}

/**
 * The most items a quota could still get: its own supply, the open set, and one unit of each rival.
 */
function supplyOf(plan: Plan, stock: Stock, quota: number): number {
  const { cells, blueprint, sets } = plan;
  const counted = cells.flatMap((cell, c) => (cell.quotas.includes(quota) ? [c] : []));
  const inUse = (c: number, size: number): number => {
    const rule = blueprint.quotas[cells[c]!.setQuota]?.sets;
    if (!rule) return size;
    return size < rule.sizeMin ? 0 : Math.min(size, rule.sizeMax);
  };
  let sum = 0;
  for (const c of counted) {
    sum += stock.supply[c]!;
    for (let size = 1; size < SIZE_CLASSES; size++)
      sum += inUse(c, size) * stock.setsBySize[c * SIZE_CLASSES + size]!;
  }
  for (const { gives } of rivalsLeft(stock, -1))
    sum += Math.max(0, ...counted.map((c) => inUse(c, gives[c]!)));
  const open = sets[stock.openSet];
  return open && counted.includes(open.cell) ? sum + openStep(plan, stock).openMax : sum;
}

function setsOf(plan: Plan, stock: Stock, quota: number, { sets }: Quota): number {
  if (!sets) return 0;
  const cell = plan.cells.findIndex((candidate) => candidate.setQuota === quota);
  if (cell < 0) return 0;
  let sum = 0;
  for (let size = sets.sizeMin; size < SIZE_CLASSES; size++)
    sum += stock.setsBySize[cell * SIZE_CLASSES + size]!;
  return sum + rivalsLeft(stock, -1).filter(({ gives }) => gives[cell]! > 0).length;
}
