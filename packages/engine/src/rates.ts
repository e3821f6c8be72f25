import { EngineError } from "./item.ts";
import type { Plan } from "./plan.ts";

/** How often items (and sets) were served in a moving window of sittings of this section. */
export interface Rates {
  readonly sittings: number;
  readonly items: ReadonlyMap<string, number>;
  /** Sets begun, by name. Without it a set counts as its most served item. */
  readonly sets?: ReadonlyMap<string, number>;
}

export interface ExposureOptions {
  /** No item is to be shown to more than this share of learners. */
  readonly maxRate: number;
  /** How early an item's price rises: 0 is a bare cap, 1 the factor of MPI. */
  readonly power: number;
  /** Sittings of an average section that are believed in before any were counted. */
  readonly priorSittings: number;
}

export const EXPOSURE: ExposureOptions = { maxRate: 0.2, power: 0.5, priorSittings: 50 };

/** For learners who sit many mocks: repeats between learners matter more than a little precision. */
export const MANY_MOCKS_EXPOSURE: ExposureOptions = { ...EXPOSURE, maxRate: 0.12 };

/** What multiplies the information of every item and the value of every set. */
export interface ExposureWeights {
  readonly items: Float64Array;
  readonly sets: Float64Array;
}

/** Everything at full price: pure maximum information. */
export function flatWeights(plan: Plan): ExposureWeights {
  return {
    items: new Float64Array(plan.pool.size).fill(1),
    sets: new Float64Array(plan.sets.length).fill(1),
  };
}

/**
 * The soft cap max(0, 1 − rate/r)^p with rate = (n + m·L/N)/(count + m): overlap grows with
 * the square of an item's rate, so its price must rise from the start and not only at the cap
 * (the family of Veldkamp, Verschoor & Eggen 2010).
 */
export function exposureWeights(
  plan: Plan,
  rates: Rates,
  options: ExposureOptions = EXPOSURE,
): ExposureWeights {
  checkExposure(rates, options);
  const { pool, blueprint, sets } = plan;
  const perItem = blueprint.length / pool.size;
  const perSet = sets.length > 0 ? setsPerSection(plan) / sets.length : 0;
  const items = new Float64Array(pool.size);
  for (let i = 0; i < pool.size; i++) {
    const served = rates.items.get(pool.items[i]!.id) ?? 0;
    items[i] = softCap(served, rates.sittings, perItem, options);
  }
  const setWeights = Float64Array.from(sets, (set) => {
    const counted = rates.sets?.get(set.name);
    const served =
      counted ?? Math.max(...Array.from(set.items, (i) => rates.items.get(pool.items[i]!.id) ?? 0));
    return softCap(served, rates.sittings, perSet, options);
  });
  return { items, sets: setWeights };
}

/** The factor of one item. Beyond the cap it is tiny but still falls, for when nothing else is left. */
export function softCap(
  served: number,
  sittings: number,
  expected: number,
  { maxRate, power, priorSittings }: ExposureOptions,
): number {
  const rate = (served + priorSittings * expected) / (sittings + priorSittings);
  const room = 1 - rate / maxRate;
  return room > 0 ? room ** power : 1e-6 / (1 + rate / maxRate);
}

function setsPerSection({ blueprint }: Plan): number {
  return blueprint.quotas.reduce(
    (sum, { sets }) => sum + (sets ? (sets.min + sets.max) / 2 : 0),
    0,
  );
}

function checkExposure({ sittings }: Rates, { maxRate, power, priorSittings }: ExposureOptions) {
  if (!(sittings >= 0)) throw new EngineError(`Rates need sittings from 0, not ${sittings}.`);
  if (!(maxRate > 0 && maxRate <= 1))
    throw new EngineError(`The highest exposure rate must lie in (0, 1], not ${maxRate}.`);
  if (!(power >= 0) || !(priorSittings > 0))
    throw new EngineError(
      `Exposure needs a power from 0 and prior sittings above 0, not ${power} and ${priorSittings}.`,
    );
}
