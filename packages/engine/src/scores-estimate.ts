import { type Answer, eap, type Estimate } from "./estimate.ts";
import type { NormalPrior } from "./grid.ts";
import { checkParameters, EngineError } from "./item.ts";
import { wle } from "./roots.ts";

/** Wide enough that learners at the ends of the scale are hardly pulled to the middle. */
const PRIOR: NormalPrior = { mean: 0, sd: 1.5 };
/** Warm's estimate comes in from here and has taken over there. */
const ENDS_BEGIN = 2;
const ENDS_FULL = 3;
/** Nothing on the score scale lies outside; Warm's estimate of all wrong may. */
const LIMIT = 4;

/**
 * The estimate that is reported: EAP under N(0, 1.5²) with its posterior SD, and towards the ends,
 * where even that prior pulls inwards, Warm's weighted likelihood. The passage is smooth, and
 * Warm's may only move the estimate outwards. Both rise with every right answer, so this does too:
 * it increases in either of them.
 */
export function reportedEstimate(answers: readonly Answer[]): Estimate {
  if (answers.length === 0) throw new EngineError("An estimate needs at least one answer.");
  for (const [k, { item, correct }] of answers.entries()) {
    checkParameters(item, `The item of answer ${k + 1}`);
    if (typeof correct !== "boolean")
      throw new EngineError(`Answer ${k + 1} must be true or false, not ${String(correct)}.`);
  }
  const inner = eap(answers, PRIOR);
  const size = Math.abs(inner.theta);
  if (size <= ENDS_BEGIN) return inner;
  const outer = wle(answers, { min: -LIMIT, max: LIMIT });
  const weight = Math.min(1, (size - ENDS_BEGIN) / (ENDS_FULL - ENDS_BEGIN));
  const outwards =
    inner.theta > 0 ? Math.max(inner.theta, outer.theta) : Math.min(inner.theta, outer.theta);
  // Without information Warm's error has no bound; what the prior knew before is one.
  const outerSe = Math.max(inner.se, Math.min(PRIOR.sd, outer.se));
  return {
    theta: inner.theta + weight * (outwards - inner.theta),
    se: inner.se + weight * (outerSe - inner.se),
  };
}
