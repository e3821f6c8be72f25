import type { Estimate } from "../ability/estimate.ts";
import { type NormalPrior, STANDARD_PRIOR } from "../ability/grid.ts";
import { EngineError } from "../ability/item.ts";
import { probability } from "../ability/model.ts";
import type { Plan } from "../plan/plan.ts";
import { indexOf } from "../ability/pool.ts";
import {
  type ExposureOptions,
  exposureWeights,
  type ExposureWeights,
  flatWeights,
} from "../section/rates.ts";
import { reportedEstimate } from "../scores/scores-estimate.ts";
import { answer, estimate, returningPrior, start } from "../section/section.ts";
import type { Section, SectionSettings } from "../section/section-state.ts";

export interface SimulationOptions {
  readonly thetas: ArrayLike<number>;
  /** The uniform number behind learner e's answer to the item at position i of the pool. */
  readonly chanceOf: (learner: number, item: number) => number;
  /** null for pure maximum information, without randomness in the first positions. */
  readonly exposure: ExposureOptions | null;
  readonly seed: number;
  /** Sittings between two refreshes of the exposure rates. */
  readonly refreshEvery?: number;
  /** How many past sittings the rates cover. */
  readonly window?: number;
  /**
   * Learners from this index on don't count toward the rates: they are rare and sent in only to be
   * measured.
   */
  readonly countUntil?: number;
  /** Tests per learner. From the second on, no item repeats and the prior is the last estimate. */
  readonly attempts?: number;
  readonly onProgress?: (done: number, total: number) => void;
}

export interface Sitting {
  readonly learner: number;
  readonly attempt: number;
  readonly theta: number;
  readonly items: Int32Array;
  /** EAP under N(0, 1), which the benchmark scores. */
  readonly eap: Estimate;
  /** What learners see (`reportedEstimate`) and its 90% interval. */
  readonly reported: Estimate;
  readonly low: number;
  readonly high: number;
  readonly repeats: number;
}

/** Plays every sitting, attempt by attempt, with learners who answer as the model says. */
export function simulate(plan: Plan, options: SimulationOptions): Sitting[] {
  const { thetas, attempts = 1, exposure, seed, countUntil = thetas.length } = options;
  checkSimulation(thetas, attempts);
  const total = thetas.length * attempts;
  const meter = new Meter(plan, options);
  const seen: string[][] = Array.from(thetas, () => []);
  const priors: NormalPrior[] = Array.from(thetas, () => STANDARD_PRIOR);
  const sittings: Sitting[] = [];
  for (let attempt = 0; attempt < attempts; attempt++) {
    for (let learner = 0; learner < thetas.length; learner++) {
      const sitting = sit(plan, options, learner, attempt, {
        seed: seed + sittings.length,
        prior: priors[learner]!,
        weights: meter.weights(),
        seen: seen[learner]!,
        ...(exposure === null ? { opening: { positions: 0, spread: 0 } } : {}),
      });
      if (learner < countUntil) meter.count(sitting.items);
      if (attempts > 1) {
        for (const i of sitting.items) seen[learner]!.push(plan.pool.items[i]!.id);
        priors[learner] = returningPrior(sitting.eap);
      }
      sittings.push(sitting);
      options.onProgress?.(sittings.length, total);
    }
  }
  return sittings;
}

function sit(
  plan: Plan,
  { thetas, chanceOf }: SimulationOptions,
  learner: number,
  attempt: number,
  settings: SectionSettings,
): Sitting {
  const { pool } = plan;
  const theta = thetas[learner]!;
  const items = new Int32Array(plan.blueprint.length);
  let section: Section = start(plan, settings);
  for (let k = 0; section.current !== null; k++) {
    const index = indexOf(pool, section.current.item);
    items[k] = index;
    const correct = chanceOf(learner, index) < probability(theta, pool.items[index]!);
    section = answer(section, section.current.item, correct);
  }
  const { low, high, ...reported } = reportedEstimate(section);
  return {
    learner,
    attempt,
    theta,
    items,
    eap: estimate(section, STANDARD_PRIOR),
    reported,
    low,
    high,
    repeats: section.repeats,
  };
}

function checkSimulation(thetas: ArrayLike<number>, attempts: number): void {
  for (const [learner, theta] of Array.from(thetas).entries())
    if (!Number.isFinite(theta))
      throw new EngineError(`Learner ${learner} needs a finite ability, not ${String(theta)}.`);
  if (!Number.isInteger(attempts) || attempts < 1)
    throw new EngineError(`attempts must be a whole number from 1, not ${attempts}.`);
}

/** Counts what is served the way the product does: over a window, refreshed now and then. */
class Meter {
  readonly #plan: Plan;
  readonly #exposure: ExposureOptions | null;
  readonly #refreshEvery: number;
  readonly #window: number;
  readonly #recent: Int32Array[] = [];
  readonly #items = new Map<string, number>();
  readonly #sets = new Map<string, number>();
  #oldest = 0;
  #age = 0;
  #weights: ExposureWeights;

  constructor(plan: Plan, { exposure, refreshEvery = 10, window = 5000 }: SimulationOptions) {
    this.#plan = plan;
    this.#exposure = exposure;
    this.#refreshEvery = refreshEvery;
    this.#window = window;
    this.#weights = flatWeights(plan);
    this.#refresh();
  }

  weights(): ExposureWeights {
    if (this.#age >= this.#refreshEvery) this.#refresh();
    return this.#weights;
  }

  count(items: Int32Array): void {
    this.#recent.push(items);
    this.#add(items, 1);
    if (this.#recent.length - this.#oldest > this.#window)
      this.#add(this.#recent[this.#oldest++]!, -1);
    this.#age++;
  }

  #refresh(): void {
    this.#age = 0;
    if (this.#exposure === null) return;
    const sittings = this.#recent.length - this.#oldest;
    this.#weights = exposureWeights(
      this.#plan,
      { sittings, items: this.#items, sets: this.#sets },
      this.#exposure,
    );
  }

  #add(items: Int32Array, change: number): void {
    const { pool, setOf, sets } = this.#plan;
    let last = -1;
    for (const i of items) {
      bump(this.#items, pool.items[i]!.id, change);
      const set = setOf[i]!;
      if (set >= 0 && set !== last) bump(this.#sets, sets[set]!.name, change);
      last = set;
    }
  }
}

function bump(counts: Map<string, number>, key: string, change: number): void {
  counts.set(key, (counts.get(key) ?? 0) + change);
}
