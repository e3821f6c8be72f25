import { EngineError } from "../ability/item.ts";
import type { Plan } from "../plan/plan.ts";
import type { Sitting } from "./simulate.ts";

/** How close the estimates came to the true abilities. */
export interface Accuracy {
  readonly bias: number;
  readonly rmse: number;
  readonly correlation: number;
}

export function accuracy(truth: readonly number[], estimates: readonly number[]): Accuracy {
  const n = truth.length;
  if (n === 0 || n !== estimates.length)
    throw new EngineError(
      `Accuracy needs as many estimates as abilities, not ${estimates.length} for ${n}.`,
    );
  let bias = 0;
  let square = 0;
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (let k = 0; k < n; k++) {
    const t = truth[k]!;
    const e = estimates[k]!;
    bias += e - t;
    square += (e - t) ** 2;
    x += t;
    y += e;
    xx += t * t;
    yy += e * e;
    xy += t * e;
  }
  const spread = Math.sqrt((n * xx - x * x) * (n * yy - y * y));
  return {
    bias: bias / n,
    rmse: Math.sqrt(square / n),
    correlation: spread > 0 ? (n * xy - x * y) / spread : 0,
  };
}

export interface Exposure {
  /** Share of sittings that saw each item, by its position in the pool. */
  readonly rates: Float64Array;
  readonly max: number;
  /** The largest share of sittings that saw the same set. */
  readonly maxSet: number;
  /** Expected share of items that two random sittings have in common. */
  readonly overlap: number;
  readonly neverUsed: number;
}

export function exposure(plan: Plan, sittings: readonly Sitting[]): Exposure {
  const n = sittings.length;
  const counts = new Float64Array(plan.pool.size);
  const setCounts = new Float64Array(plan.sets.length);
  for (const { items } of sittings) {
    const sets = new Set<number>();
    for (const i of items) {
      counts[i]!++;
      if (plan.setOf[i]! >= 0) sets.add(plan.setOf[i]!);
    }
    for (const set of sets) setCounts[set]!++;
  }
  let pairs = 0;
  let neverUsed = 0;
  for (const count of counts) {
    pairs += count * (count - 1);
    if (count === 0) neverUsed++;
  }
  return {
    rates: counts.map((count) => count / n),
    max: counts.reduce((most, count) => Math.max(most, count), 0) / n,
    maxSet: setCounts.reduce((most, count) => Math.max(most, count), 0) / n,
    overlap: n > 1 ? pairs / (plan.blueprint.length * n * (n - 1)) : 0,
    neverUsed: neverUsed / plan.pool.size,
  };
}

/** Items off the blueprint and items served twice, over all sittings. Both must be 0. */
export function misses(plan: Plan, sittings: readonly Sitting[]): { off: number; twice: number } {
  const { quotas, length } = plan.blueprint;
  let off = 0;
  let twice = 0;
  for (const { items } of sittings) {
    const counts = new Int32Array(quotas.length);
    for (const i of items) for (const q of plan.cells[plan.cellOf[i]!]!.quotas) counts[q]!++;
    for (const [q, { min, max }] of quotas.entries())
      off += Math.max(0, min - counts[q]!, counts[q]! - max);
    twice += items.length - new Set(items).size;
    off += Math.abs(length - items.length);
  }
  return { off, twice };
}
