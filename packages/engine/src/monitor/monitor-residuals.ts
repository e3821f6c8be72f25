import { checkParameters, EngineError } from "../ability/item.ts";
import { type Parameters, probability } from "../ability/model.ts";

/** One answer to the watched item, by a learner with this estimated ability. */
export interface WatchedAnswer {
  readonly theta: number;
  /** Uncertainty of θ. Without it, the expected curve is steeper than learners can really be. */
  readonly se?: number;
  readonly correct: boolean;
}

export interface ResidualGroup {
  /** Lowest and highest ability in the group. */
  readonly from: number;
  readonly to: number;
  readonly answers: number;
  readonly observed: number;
  readonly expected: number;
  /** Σ(x − P̄) / √Σ P̄(1 − P̄): about N(0, 1) when the item behaves as its parameters say. */
  readonly z: number;
}

export interface Residuals {
  readonly groups: readonly ResidualGroup[];
  /** The same over all answers. */
  readonly z: number;
  /** The group farthest from 0. */
  readonly worst: ResidualGroup;
}

/**
 * How an item's answers differ from its curve, by θ decile. The abilities should come from the
 * learners' other answers: an estimate that already includes this answer hides part of the misfit.
 */
export function residuals(
  item: Parameters,
  answers: readonly WatchedAnswer[],
  groups = 10,
): Residuals {
  checkParameters(item, "The watched item");
  if (!Number.isInteger(groups) || groups < 1)
    throw new EngineError(`There must be at least one group, not ${groups}.`);
  if (answers.length < groups)
    throw new EngineError(
      `${groups} groups need at least ${groups} answers, not ${answers.length}.`,
    );
  const sorted = answers
    .map(({ theta, se = 0, correct }, n) => {
      checkAbility(theta, se, n);
      return { theta, correct, p: expectedShare(item, theta, se) };
    })
    .toSorted((x, y) => x.theta - y.theta);
  const parts = Array.from({ length: groups }, (_, g) => {
    const from = Math.floor((g * sorted.length) / groups);
    return summary(sorted.slice(from, Math.floor(((g + 1) * sorted.length) / groups)));
  });
  return {
    groups: parts,
    z: summary(sorted).z,
    worst: parts.reduce((worst, part) => (Math.abs(part.z) > Math.abs(worst.z) ? part : worst)),
  };
}

interface Expected {
  readonly theta: number;
  readonly correct: boolean;
  readonly p: number;
}

function summary(answers: readonly Expected[]): ResidualGroup {
  let [right, expected, variance] = [0, 0, 0];
  for (const { correct, p } of answers) {
    right += correct ? 1 : 0;
    expected += p;
    variance += p * (1 - p);
  }
  const n = answers.length;
  return {
    from: answers[0]!.theta,
    to: answers[n - 1]!.theta,
    answers: n,
    observed: right / n,
    expected: expected / n,
    z: variance > 0 ? (right - expected) / Math.sqrt(variance) : 0,
  };
}

/** Gauss–Hermite nodes and weights for the mean over N(0, 1), exact to degree 9. */
const HERMITE = [
  [-2.8569700138728056, 0.011257411327720691],
  [-1.355626179974266, 0.22207592200561266],
  [0, 0.5333333333333333],
  [1.355626179974266, 0.22207592200561266],
  [2.8569700138728056, 0.011257411327720691],
] as const;

/** P̄: the chance of a right answer, averaged over what the ability may be. */
export function expectedShare(item: Parameters, theta: number, se: number): number {
  if (se === 0) return probability(theta, item);
  let sum = 0;
  for (const [node, weight] of HERMITE) sum += weight * probability(theta + se * node, item);
  return sum;
}

export function checkAbility(theta: number, se: number, place: number): void {
  if (!Number.isFinite(theta) || !Number.isFinite(se) || se < 0)
    throw new EngineError(
      `Answer ${place}: θ and its SE must be finite and the SE at least 0, not ${theta} and ${se}.`,
    );
}
