/** A section under way, as values. */
import type { Estimate } from "../ability/estimate.ts";
import type { NormalPrior } from "../ability/grid.ts";
import type { Plan } from "../plan/plan.ts";
import type { ExposureWeights } from "./rates.ts";
import type { Stock } from "./stock.ts";

export interface SectionSettings {
  /** Any whole number; the only source of chance. */
  readonly seed: number;
  /** For choosing items only; the reported estimate has its own (see `reportedEstimate`). */
  readonly prior?: NormalPrior;
  readonly weights?: ExposureWeights;
  /**
   * Ids this learner has met, one entry for each meeting, longest ago first. A replay may get
   * them as they were when the section began, or gone on with the section's own servings: when
   * the list ends with all the items answered so far (in any order, the one on screen may come
   * last), that end does not count, and an own item was seen before only if it also stands
   * ahead of it. Ids of other pools are passed over.
   */
  readonly seen?: readonly string[];
  /** Unscored positions, 0 to 2. */
  readonly pretest?: number;
  /** Chance in the first positions; `{ positions: 0, spread: 0 }` turns it off. */
  readonly opening?: { readonly positions: number; readonly spread: number };
}

/** One served position, as the caller stores it. */
export interface Served {
  readonly item: string;
  /**
   * `Asked.scored` at the time. Items move between trial and use, and an answer must count as it
   * did when the question was asked; left out, it counts as the pool says today.
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
  /** False in a pretest position: the answer will not count. */
  readonly scored: boolean;
  /** True when the pool had nothing new left for this learner: the score is to be marked. */
  readonly seenBefore: boolean;
  /** Name of the passage or source set, null for an item on its own. */
  readonly set: string | null;
}

/** A section under way. A value: answering gives a new one and leaves the old as it was. */
export interface Section {
  readonly plan: Plan;
  readonly settings: SectionSettings;
  readonly answered: readonly Required<Answered>[];
  /** How many of the answered items the learner had met before. */
  readonly repeats: number;
  readonly current: Asked | null;
  /** The estimate that chooses the next item. */
  readonly interim: Estimate;
  /** log L of the scored answers at the nodes. */
  readonly logL: Float64Array;
  readonly inner: Inner;
}

/** What the engine works out once and carries along. */
export interface Inner {
  readonly stock: Stock;
  readonly seenRank: Int32Array;
  readonly weights: ExposureWeights;
  readonly logPrior: Float64Array;
  readonly pretestServed: number;
}
