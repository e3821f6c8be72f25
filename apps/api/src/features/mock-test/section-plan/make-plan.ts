import type { SectionName } from "@theta/contract";
import {
  buildPlan,
  buildPool,
  type ExposureWeights,
  exposureWeights,
  GMAT_BLUEPRINTS,
  type ItemParameters,
  MANY_MOCKS_EXPOSURE,
  type Plan,
  type Rates,
} from "@theta/engine";

/** What a section is served from: the items, and how often each was served lately. */
export interface PlanSource {
  readonly section: SectionName;
  readonly items: readonly ItemParameters[];
  readonly rates: Rates;
}

/** A section's pool seen through its blueprint, with the price of each item. */
export interface SectionPlan extends PlanSource {
  readonly plan: Plan;
  readonly weights: ExposureWeights;
}

export function makePlan(source: PlanSource): SectionPlan {
  const plan = buildPlan(buildPool(source.items), GMAT_BLUEPRINTS[source.section]);
  return { ...source, plan, weights: exposureWeights(plan, source.rates, MANY_MOCKS_EXPOSURE) };
}
