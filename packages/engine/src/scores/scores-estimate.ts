import {
  addAnyAnswer,
  type Answer,
  checkAnswers,
  eapFrom,
  type Estimate,
  logLikelihood,
  posterior,
  posteriorInterval,
} from "../ability/estimate.ts";
import { logPrior, NODE_COUNT, type NormalPrior } from "../ability/grid.ts";
import { EngineError } from "../ability/item.ts";
import { indexOf } from "../ability/pool.ts";
import { growingWle, wle } from "../ability/roots.ts";
import type { Section } from "../section/section-state.ts";

/** The ability that learners see, with the interval that contains it nine times in ten. */
export interface ReportedEstimate extends Estimate {
  readonly low: number;
  readonly high: number;
}

/** Wide enough that learners at the ends of the scale are hardly pulled toward the middle. */
const PRIOR: NormalPrior = { mean: 0, sd: 1.5 };
const PRIOR_AT_NODES = logPrior(PRIOR);
const INTERVAL = 0.9;
/** Warm's estimate blends in between these two abilities. */
const ENDS_BEGIN = 2;
const ENDS_FULL = 3;
/** The score scale ends here; Warm's estimate for all wrong answers may lie outside. */
const WARM_RANGE = { min: -4, max: 4 };

/**
 * The only estimate that is reported: EAP under N(0, 1.5²) with its posterior SD. Toward the ends,
 * where even that prior pulls inward, Warm's weighted likelihood takes over. The transition is
 * smooth, and Warm's estimate may only move the result outward. Both rise with every right answer,
 * and so does this, because it increases in each of them. Answers in pretest positions don't count.
 */
export function reportedEstimate(section: Section): ReportedEstimate {
  if (!section.answered.some(({ scored }) => scored))
    throw new EngineError("An estimate needs at least one scored answer.");
  return estimateFrom(section.logL, () => wle(scoredAnswers(section), WARM_RANGE));
}

/** The same from answers alone, without a section. */
export function reportedOfAnswers(answers: readonly Answer[]): ReportedEstimate {
  return estimateFrom(logLikelihood(answers), () => wle(answers, WARM_RANGE));
}

/** The same after each of these answers, without intervals. */
export function reportedAfterEach(answers: readonly Answer[]): Estimate[] {
  checkAnswers(answers);
  const logL = new Float64Array(NODE_COUNT);
  const warm = growingWle(WARM_RANGE);
  return answers.map((answer, k) => {
    addAnyAnswer(logL, answer);
    const inner = eapFrom(logL, PRIOR_AT_NODES);
    return isInside(inner) ? inner : towardsWarm(inner, warm(answers.slice(0, k + 1)));
  });
}

/** `warm`: Warm's estimate of the same answers, which most don't need. */
function estimateFrom(logL: Float64Array, warm: () => Estimate): ReportedEstimate {
  const inner = eapFrom(logL, PRIOR_AT_NODES);
  const { low, high } = posteriorInterval(posterior(logL, PRIOR_AT_NODES), INTERVAL);
  if (isInside(inner)) return { ...inner, low, high };
  const { theta, se } = towardsWarm(inner, warm());
  // The posterior's interval shifts and stretches with the estimate, which keeps its skew.
  const stretch = se / inner.se;
  return {
    theta,
    se,
    low: theta - stretch * (inner.theta - low),
    high: theta + stretch * (high - inner.theta),
  };
}

function isInside({ theta }: Estimate): boolean {
  return Math.abs(theta) <= ENDS_BEGIN;
}

function towardsWarm(inner: Estimate, outer: Estimate): Estimate {
  const weight = Math.min(1, (Math.abs(inner.theta) - ENDS_BEGIN) / (ENDS_FULL - ENDS_BEGIN));
  const outwards =
    inner.theta > 0 ? Math.max(inner.theta, outer.theta) : Math.min(inner.theta, outer.theta);
  // Without information, Warm's error is unbounded, so the prior's uncertainty is the limit.
  const outerSe = Math.max(inner.se, Math.min(PRIOR.sd, outer.se));
  return {
    theta: inner.theta + weight * (outwards - inner.theta),
    se: inner.se + weight * (outerSe - inner.se),
  };
}

/** The answers that count, with their items. */
export function scoredAnswers({ plan: { pool }, answered }: Section): Answer[] {
  return answered
    .filter(({ scored }) => scored)
    .map(({ item, correct }) => ({ item: pool.items[indexOf(pool, item)]!, correct }));
}
