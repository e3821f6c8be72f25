import {
  type Answered,
  buildPlan,
  buildPool,
  EngineError,
  estimate,
  type Estimate,
  GMAT_BLUEPRINTS,
  replay,
  scoreSection,
  type Section,
  type SectionResult,
  type SectionSettings,
  type Served,
  STANDARD_PRIOR,
} from "@theta/engine";
import { makePlan, type PlanSource, type SectionPlan } from "../section-plan/make-plan.ts";

/** What has been served in a section, and what else the engine needs. */
export interface SectionSoFar {
  readonly settings: Omit<SectionSettings, "weights">;
  readonly history: readonly Answered[];
  /** On screen and not answered yet. */
  readonly shown: Served | undefined;
}

/**
 * The section as the engine sees it. A bank that shrank under a running section may leave no way to
 * meet its blueprint. The section then continues without quotas, which is better than a test that
 * stops.
 */
export function replaySection(
  source: PlanSource | SectionPlan,
  { settings, history, shown }: SectionSoFar,
): Section {
  try {
    const { plan, weights } = "plan" in source ? source : makePlan(source);
    return replay(plan, { ...settings, weights }, history, shown);
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    const { name, length } = GMAT_BLUEPRINTS[source.section];
    const free = buildPlan(buildPool(source.items), { name, length, quotas: [] });
    return replay(free, settings, history, shown);
  }
}

/** The result of a section that is over. */
export interface SectionScore {
  readonly result: SectionResult;
  /** For choosing items in the learner's next section. */
  readonly eap: Estimate;
}

export function scoreFinished(source: PlanSource | SectionPlan, soFar: SectionSoFar): SectionScore {
  const state = replaySection(source, soFar);
  return {
    result: scoreSection(state, source.section),
    eap: estimate(state, STANDARD_PRIOR),
  };
}
