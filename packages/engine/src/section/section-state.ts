/** A section under way, as values. */
import type { Estimate } from "../ability/estimate.ts";
import type { NormalPrior } from "../ability/grid.ts";
import type { Plan } from "../plan/plan.ts";
import type { ExposureWeights } from "./rates.ts";
import type { Stock } from "./stock.ts";

export interface SectionSettings {
  /** Any integer; the only source of randomness. */
  readonly seed: number;
  /** For choosing items only; the reported estimate has its own prior (see `reportedEstimate`). */
  readonly prior?: NormalPrior;
  readonly weights?: ExposureWeights;
  /**
   * Ids this learner has met, one entry per meeting, oldest first. A replay may get the list as it
   * was when the section began, or with what the section has served since. If the list ends with
   * all the items answered so far (in any order, with the one on screen possibly last), that end
   * doesn't count, and one of the section's items was seen before only if it also appears earlier.
   * Ids of other pools are ignored.
   */
  readonly seen?: readonly string[];
  /** Unscored positions, 0 to 2. */
  readonly pretest?: number;
  /** Randomness in the first positions; `{ positions: 0, spread: 0 }` turns it off. */
  readonly opening?: { readonly positions: number; readonly spread: number };
}

/** One served position, as the caller stores it. */
export interface Served {
  readonly item: string;
  /**
   * `Asked.scored` at the time. Items move between trial and use, and an answer must count as it
   * did when the question was asked. Without it, the answer counts as the pool says today.
   */
  readonly scored?: boolean;
}

/** One answered position. */
export interface Answered extends Served {
  readonly correct: boolean;
}

export interface Asked {
  readonly item: string;
  readonly position: number;
  /** False in a pretest position, where the answer won't count. */
  readonly scored: boolean;
  /** True when the pool had nothing new for this learner; the score must be marked. */
  readonly seenBefore: boolean;
  /** Name of the passage or source set, null for a single item. */
  readonly set: string | null;
}

/**
 * A section under way. It is a value: answering returns a new one and doesn't change the old one.
 */
export interface Section {
  readonly plan: Plan;
  readonly settings: SectionSettings;
  readonly answered: readonly Required<Answered>[];
  /** How many of the answered items the learner had met before. */
  readonly repeats: number;
  readonly current: Asked | null;
  /** The estimate used to choose the next item. */
  readonly interim: Estimate;
  /** log L of the scored answers at the nodes. */
  readonly logL: Float64Array;
  readonly inner: Inner;
}

/** What the engine computes once and carries along. */
export interface Inner {
  readonly stock: Stock;
  readonly seenRank: Int32Array;
  readonly weights: ExposureWeights;
  readonly logPrior: Float64Array;
  readonly pretestServed: number;
}
