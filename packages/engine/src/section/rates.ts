import { EngineError } from "../ability/item.ts";
import type { Plan } from "../plan/plan.ts";

/** How often items (and sets) were served in a moving window of sittings of this section. */
export interface Rates {
  /** 0 before anything has been counted; then only `priorSittings` matters. */
  readonly sittings: number;
  readonly items: ReadonlyMap<string, number>;
  /** Sets begun, by name. Without it, a set counts as its most served item. */
  readonly sets?: ReadonlyMap<string, number>;
}

export interface ExposureOptions {
  /** No item should be shown to more than this share of learners. */
  readonly maxRate: number;
  /**
   * How steeply an item's price rises with its rate (0 is a plain cap, 1 is MPI's factor), at the
   * first and at the last position, linear in between.
   */
  readonly firstPower: number;
  readonly lastPower: number;
  /** How many sittings of an average section to assume before any were counted. */
  readonly priorSittings: number;
}

/**
 * The power falls over the section, around 0.5, which is the best constant: while the estimate is
 * vague, the best items would be wasted; at the end they are worth most. On the 20,000 learners of
 * the big set, a constant 0.5 gives RMSE .3677 at overlap .117, and this gives .3653 at .111 (0.8
 * to 0.2: .3673 at .116; 1.2 to 0.15: .3697 at .105).
 */
export const EXPOSURE: ExposureOptions = {
  maxRate: 0.2,
  firstPower: 0.9,
  lastPower: 0.25,
  priorSittings: 50,
};

/**
 * For learners who take many mocks: saves the best items for later tests, so that all tests are
 * about equally precise. It costs a little precision in the first one.
 */
export const MANY_MOCKS_EXPOSURE: ExposureOptions = {
  ...EXPOSURE,
  maxRate: 0.12,
  lastPower: 0.5,
};

/** Factors for the information of every item and the value of every set, by position. */
export interface ExposureWeights {
  /** The plan's `fingerprint`: weights go by place, so they fit no other pool or blueprint. */
  readonly madeFor: number;
  /** Positions with their own weights; later ones use the last. */
  readonly stages: number;
  /** Item i at position k is at k · items + i; the same for sets. */
  readonly items: Float64Array;
  readonly sets: Float64Array;
}

/** Everything at full price: pure maximum information. */
export function flatWeights(plan: Plan): ExposureWeights {
  return {
    madeFor: plan.fingerprint,
    stages: 1,
    items: new Float64Array(plan.pool.size).fill(1),
    sets: new Float64Array(plan.sets.length).fill(1),
  };
}

/** Rates are some minutes old when they are used, so an item stops a little below the cap. */
const CAP_MARGIN = 0.98;

/**
 * The soft cap max(0, 1 − rate/r)^p with rate = (n + m·L/N)/(count + m). Overlap grows with the
 * square of an item's rate, so its price must rise from the start and not only at the cap (the
 * family of Veldkamp, Verschoor & Eggen 2010).
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
  const served = pool.items.map(({ id }) => rates.items.get(id) ?? 0);
  const begun = sets.map(
    ({ name, items }) =>
      rates.sets?.get(name) ?? items.reduce((most, i) => Math.max(most, served[i]!), 0),
  );
  return {
    madeFor: plan.fingerprint,
    stages: blueprint.length,
    items: softCap(served, perItem, rates.sittings, blueprint.length, options),
    sets: softCap(begun, perSet, rates.sittings, blueprint.length, options),
  };
}

/** Beyond the cap the factor is tiny but still falls, for when nothing else is left. */
function softCap(
  served: readonly number[],
  expected: number,
  sittings: number,
  length: number,
  { maxRate, firstPower, lastPower, priorSittings }: ExposureOptions,
): Float64Array {
  const weights = new Float64Array(length * served.length);
  for (const [i, count] of served.entries()) {
    const rate = (count + priorSittings * expected) / (sittings + priorSittings);
    const share = rate / (maxRate * CAP_MARGIN);
    const logRoom = share < 1 ? Math.log1p(-share) : 0;
    for (let k = 0; k < length; k++) {
      const power =
        length > 1 ? firstPower + ((lastPower - firstPower) * k) / (length - 1) : lastPower;
      weights[k * served.length + i] = share < 1 ? Math.exp(power * logRoom) : 1e-6 / share;
    }
  }
  return weights;
}

function setsPerSection({ blueprint }: Plan): number {
  return blueprint.quotas.reduce(
    (sum, { sets }) => sum + (sets ? (sets.min + sets.max) / 2 : 0),
    0,
  );
}

/** Refuses weights that would be read at the wrong places, or that storage has corrupted. */
export function checkWeights(plan: Plan, weights: ExposureWeights): void {
  const { madeFor, stages, items, sets } = weights;
  if (!(items instanceof Float64Array) || !(sets instanceof Float64Array))
    throw new EngineError(
      "Exposure weights must hold Float64Arrays, which JSON does not keep: store the rates and compute the weights again.",
    );
  if (madeFor !== plan.fingerprint)
    throw new EngineError(
      `The exposure weights were made for another plan than this one of ${plan.blueprint.name}: compute them again with exposureWeights.`,
    );
  checkLength("items", items.length, stages, plan.pool.size);
  checkLength("sets", sets.length, stages, plan.sets.length);
}

function checkLength(what: string, length: number, stages: number, each: number): void {
  if (!Number.isInteger(stages) || stages < 1 || length !== stages * each)
    throw new EngineError(
      `The exposure weights of ${what} must be ${each} for each of ${stages} positions, not ${length}.`,
    );
}

function checkCounts(counts: ReadonlyMap<string, number>, what: string): void {
  if (!(counts instanceof Map))
    throw new EngineError(`Rates need the counts of ${what}s as a Map from id to number.`);
  for (const [id, count] of counts)
    if (!Number.isFinite(count) || count < 0)
      throw new EngineError(
        `The count of ${what} ${id} must be a number from 0, not ${String(count)}.`,
      );
}

function checkExposure(
  { sittings, items, sets }: Rates,
  { maxRate, firstPower, lastPower, priorSittings }: ExposureOptions,
): void {
  if (!Number.isFinite(sittings) || sittings < 0)
    throw new EngineError(`Rates need a number of sittings from 0, not ${String(sittings)}.`);
  checkCounts(items, "item");
  if (sets) checkCounts(sets, "set");
  if (!(maxRate > 0 && maxRate <= 1))
    throw new EngineError(`The highest exposure rate must lie in (0, 1], not ${maxRate}.`);
  const powers = [firstPower, lastPower];
  if (
    !powers.every((power) => Number.isFinite(power) && power >= 0) ||
    !Number.isFinite(priorSittings) ||
    priorSittings <= 0
  )
    throw new EngineError(
      `Exposure needs powers from 0 and prior sittings above 0, not ${firstPower}, ${lastPower} and ${priorSittings}.`,
    );
}
