import {
  type Answer,
  eapFrom,
  type Estimate,
  logLikelihood,
  posterior,
  posteriorInterval,
} from "../ability/estimate.ts";
import { logPrior, type NormalPrior } from "../ability/grid.ts";
import { EngineError } from "../ability/item.ts";
import { indexOf } from "../ability/pool.ts";
import { wle } from "../ability/roots.ts";
import type { Section } from "../section/section-state.ts";

/** The ability that learners are shown, with the interval that holds it nine times in ten. */
export interface ReportedEstimate extends Estimate {
  readonly low: number;
  readonly high: number;
}

/** Wide enough that learners at the ends of the scale are hardly pulled to the middle. */
const PRIOR: NormalPrior = { mean: 0, sd: 1.5 };
const PRIOR_AT_NODES = logPrior(PRIOR);
const INTERVAL = 0.9;
/** Warm's estimate comes in from here and has taken over there. */
const ENDS_BEGIN = 2;
const ENDS_FULL = 3;
/** Nothing on the score scale lies outside; Warm's estimate of all wrong may. */
const LIMIT = 4;

/**
 * The one estimate that is reported: EAP under N(0, 1.5²) with its posterior SD, and towards the
 * ends, where even that prior pulls inwards, Warm's weighted likelihood. The passage is smooth, and
 * Warm's may only move the estimate outwards. Both rise with every right answer, so this does too:
 * it increases in either of them. Answers in pretest positions have no part in it.
 */
export function reportedEstimate(section: Section): ReportedEstimate {
  if (!section.answered.some(({ scored }) => scored))
    throw new EngineError("An estimate needs at least one scored answer.");
  return estimateFrom(section.logL, () => scoredAnswers(section));
}

/** The same from answers whose section is not at hand. */
export function reportedOfAnswers(answers: readonly Answer[]): ReportedEstimate {
  return estimateFrom(logLikelihood(answers), () => answers);
}

function estimateFrom(logL: Float64Array, answers: () => readonly Answer[]): ReportedEstimate {
  const inner = eapFrom(logL, PRIOR_AT_NODES);
  const { low, high } = posteriorInterval(posterior(logL, PRIOR_AT_NODES), INTERVAL);
  if (Math.abs(inner.theta) <= ENDS_BEGIN) return { ...inner, low, high };
  const { theta, se } = towardsWarm(inner, answers());
  // The posterior's interval moves and stretches with the estimate, and so keeps its skew.
  const stretch = se / inner.se;
  return {
    theta,
    se,
    low: theta - stretch * (inner.theta - low),
    high: theta + stretch * (high - inner.theta),
  };
}

function towardsWarm(inner: Estimate, answers: readonly Answer[]): Estimate {
  const outer = wle(answers, { min: -LIMIT, max: LIMIT });
  const weight = Math.min(1, (Math.abs(inner.theta) - ENDS_BEGIN) / (ENDS_FULL - ENDS_BEGIN));
  const outwards =
    inner.theta > 0 ? Math.max(inner.theta, outer.theta) : Math.min(inner.theta, outer.theta);
  // Without information Warm's error has no bound; what the prior knew before is one.
  const outerSe = Math.max(inner.se, Math.min(PRIOR.sd, outer.se));
  return {
    theta: inner.theta + weight * (outwards - inner.theta),
    se: inner.se + weight * (outerSe - inner.se),
  };
}

function scoredAnswers({ plan: { pool }, answered }: Section): Answer[] {
  return answered
    .filter(({ scored }) => scored)
    .map(({ item, correct }) => ({ item: pool.items[indexOf(pool, item)]!, correct }));
}
