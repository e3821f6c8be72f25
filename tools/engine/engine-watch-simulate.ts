import {
  addAnswer,
  buildPlan,
  buildPool,
  eapFrom,
  type Estimate,
  exactBlueprint,
  EXPOSURE,
  type ItemParameters,
  logPrior,
  NODE_COUNT,
  normalThetas,
  type Parameters,
  type Pool,
  probability,
  simulate,
  type Sitting,
  STANDARD_PRIOR,
  uniforms,
} from "../../packages/engine/src/index.ts";
import type { Recorded } from "./engine-watch-answers.ts";

/** Faults planted on purpose. */
export interface Planted {
  readonly fault: "drift" | "group" | "curve" | "person";
  readonly ids: readonly string[];
  readonly words: string;
}

/**
 * Items of the benchmark pool that are served often, so that a few thousand learners are enough.
 */
const DRIFTED = "502";
const UNFAIR = "240";
const GUESSED = "333";
const DAYS = 84;
const DRIFT_DAY = 42;
/** Focal learners are a little less able on average. That isn't unfair and must not be flagged. */
const IMPACT = 0.2;
/** Two learners in every 300 are planted. */
const PLANTED_EVERY = 300;
const GIVES_UP_AT = 7;
const BLUEPRINT = exactBlueprint("watch", { A: 7, B: 6, C: 5, D: 3 });

const isFocal = (learner: number): boolean => learner % 3 === 0;
const isRandom = (learner: number): boolean => learner % PLANTED_EVERY === 1;
const givesUp = (learner: number): boolean => learner % PLANTED_EVERY === 2;
/** Able learners, because in a weak one it wouldn't show. */
const GIVING_UP_ABILITY = 1;
const nameOf = (learner: number): string => `L${learner}`;
const dateOf = (day: number): string =>
  new Date(Date.UTC(2026, 0, 5 + day)).toISOString().slice(0, 10);

/** Sections of learners who answer as the model says, except for the planted faults. */
export function simulateAnswers(
  items: readonly ItemParameters[],
  learners: number,
  onProgress: (done: number, total: number) => void = () => {},
): { answers: Recorded[]; planted: Planted[] } {
  const pool = buildPool(items);
  const thetas = normalThetas(learners, 5).map((theta, e) =>
    givesUp(e) ? GIVING_UP_ABILITY : theta - (isFocal(e) ? IMPACT : 0),
  );
  const dayOf = (learner: number): number => Math.floor((learner * DAYS) / learners);
  const draw = uniforms(2026);
  const right: boolean[] = [];
  const sittings = simulate(buildPlan(pool, BLUEPRINT), {
    thetas,
    chanceOf: (learner, index) => {
      const truth = faulty(items[index]!, learner, dayOf(learner));
      const position = right.length % BLUEPRINT.length;
      const guesses = isRandom(learner) || (givesUp(learner) && position >= GIVES_UP_AT);
      const correct = draw() < (guesses ? 0.2 : probability(thetas[learner]!, truth));
      right.push(correct);
      // The simulation counts numbers below P as right, so these two extremes decide the answer in
      // advance.
      return correct ? 0 : 1;
    },
    exposure: EXPOSURE,
    seed: 3,
    onProgress,
  });
  const answers = sittings.flatMap((sitting, s) => {
    const own = right.slice(s * BLUEPRINT.length, (s + 1) * BLUEPRINT.length);
    return recordedSitting(pool, sitting, own, dateOf(dayOf(sitting.learner)));
  });
  return { answers, planted: plantedFaults(learners) };
}

function faulty(item: ItemParameters, learner: number, day: number): Parameters {
  if (item.id === DRIFTED && day >= DRIFT_DAY) return { ...item, b: item.b - 1.2 };
  if (item.id === UNFAIR && isFocal(learner)) return { ...item, b: item.b + 1 };
  if (item.id === GUESSED) return { ...item, c: 0.5 };
  return item;
}

function recordedSitting(
  pool: Pool,
  { learner, items }: Sitting,
  right: readonly boolean[],
  date: string,
): Recorded[] {
  const before = estimatesBefore(pool, items, right);
  return Array.from(items, (index, k) => ({
    learner: nameOf(learner),
    item: pool.items[index]!.id,
    correct: right[k]!,
    ...before[k]!,
    group: isFocal(learner) ? "focal" : "reference",
    date,
  }));
}

function estimatesBefore(pool: Pool, items: Int32Array, right: readonly boolean[]): Estimate[] {
  const logL = new Float64Array(NODE_COUNT);
  const prior = logPrior(STANDARD_PRIOR);
  return Array.from(items, (index, k) => {
    const estimate = eapFrom(logL, prior);
    addAnswer(logL, pool, index, right[k]!);
    return estimate;
  });
}

function plantedFaults(learners: number): Planted[] {
  const everyone = Array.from({ length: learners }, (_, e) => e);
  const random = everyone.filter(isRandom);
  const leaving = everyone.filter(givesUp);
  return [
    {
      fault: "drift",
      ids: [DRIFTED],
      words: `Item ${DRIFTED} became easier on ${dateOf(DRIFT_DAY)} (b lower by 1.2), as if it had leaked.`,
    },
    {
      fault: "group",
      ids: [UNFAIR],
      words: `Item ${UNFAIR} is harder for the focal group than for equally able others (b higher by 1).`,
    },
    {
      fault: "curve",
      ids: [GUESSED],
      words: `Item ${GUESSED} can be guessed half of the time (c = 0.5), as if an option gave it away.`,
    },
    {
      fault: "person",
      ids: random.map(nameOf),
      words: `${random.length} learners answer at random from the first question. The test follows them down, so they look like very weak learners, and person fit rarely catches them.`,
    },
    {
      fault: "person",
      ids: leaving.map(nameOf),
      words: `${leaving.length} able learners (θ = ${GIVING_UP_ABILITY}) answer at random from question ${GIVES_UP_AT + 1} on. One section shows only some of them.`,
    },
  ];
}
