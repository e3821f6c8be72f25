import {
  accuracy,
  BIG_SET_OFFSET,
  buildPlan,
  exposure,
  EXPOSURE,
  type ExposureOptions,
  freeBlueprint,
  MANY_MOCKS_EXPOSURE,
  misses,
  normalThetas,
  type Plan,
  type Pool,
  responseChance,
  simulate,
  type Sitting,
} from "../../packages/engine/src/index.ts";
import { atMost, between, near, type Result } from "../../packages/engine/bench/result.ts";
import { PASSAGES, STANDARD, standardThetas } from "../../packages/engine/test-data/load.ts";
import { mean, meanError, rmseError } from "./engine-errors.ts";

export interface GridPoint {
  readonly theta: number;
  readonly bias: number;
  readonly rmse: number;
  /** The same for the reported estimate, and how often its 90% interval contains the ability. */
  readonly reportedBias: number;
  readonly reportedBiasError: number;
  readonly reportedRmse: number;
  readonly coverage: number;
}

export interface Findings {
  readonly results: Result[];
  readonly grid: GridPoint[];
  readonly coverage: number;
  /** Exposure rates, highest first. */
  readonly rates: number[];
  readonly overlap: number;
  readonly attempts: { readonly rmse: number; readonly overlap: number }[];
}

export interface Sizes {
  readonly big: number;
  readonly perGridPoint: number;
  readonly repeaters: number;
}

export const FULL: Sizes = { big: 20_000, perGridPoint: 1000, repeaters: 2500 };
export const QUICK: Sizes = { big: 4000, perGridPoint: 200, repeaters: 500 };

export type Progress = (label: string) => (done: number, total: number) => void;

const ATTEMPTS = 8;
const GRID = Array.from({ length: 13 }, (_, k) => -3 + k / 2);
const STANDARD_COUNT = 2000;

/** Measures targets 2 to 5 by simulation. The same sizes give the same numbers on any machine. */
export function measure(pool: Pool, sizes: Sizes, progress: Progress): Findings {
  const big = Array.from(normalThetas(sizes.big));
  const free = buildPlan(pool, freeBlueprint(STANDARD.length));
  const standard = buildPlan(pool, STANDARD);
  const passages = buildPlan(pool, PASSAGES);
  const play = playWith(progress);

  const standardFree = play(
    "2 standard set, unconstrained",
    free,
    standardThetas.slice(0, STANDARD_COUNT),
    {
      exposure: null,
      offset: 0,
    },
  );
  const bigFree = play("2 big set, unconstrained", free, big, { exposure: null });
  const gridThetas = GRID.flatMap((theta) =>
    Array.from({ length: sizes.perGridPoint }, () => theta),
  );
  const all = play("3, 5 blueprint and exposure", standard, [...big, ...gridThetas], {
    exposure: EXPOSURE,
    countUntil: sizes.big,
  });
  const bigStandard = all.slice(0, sizes.big);
  const bigPassages = play("4 passages", passages, big, { exposure: EXPOSURE });
  const repeated = play("4 repeated takers", standard, big.slice(0, sizes.repeaters), {
    exposure: MANY_MOCKS_EXPOSURE,
    attempts: ATTEMPTS,
  });

  const grid = GRID.map((theta, g) =>
    gridPoint(theta, all.slice(sizes.big + g * sizes.perGridPoint).slice(0, sizes.perGridPoint)),
  );
  const attempts = byAttempt(repeated).map((sittings) => ({
    rmse: rmse(sittings),
    overlap: exposure(standard, sittings).overlap,
  }));
  const use = exposure(standard, bigStandard);
  return {
    results: [
      ...unconstrained(free, standardFree, bigFree),
      ...constrained(standard, bigStandard),
      ...inPassages(passages, bigPassages),
      ...overAttempts(standard, repeated),
      ...reported(grid, bigStandard),
    ],
    grid,
    coverage: covered(bigStandard),
    rates: Array.from(use.rates).toSorted((x, y) => y - x),
    overlap: use.overlap,
    attempts,
  };
}

interface Options {
  readonly exposure: ExposureOptions | null;
  readonly offset?: number;
  readonly attempts?: number;
  readonly countUntil?: number;
}

function playWith(progress: Progress) {
  return (label: string, plan: Plan, thetas: number[], options: Options): Sitting[] =>
    simulate(plan, {
      thetas,
      chanceOf: (learner, item) =>
        responseChance(learner + (options.offset ?? BIG_SET_OFFSET), item),
      exposure: options.exposure,
      seed: 1,
      ...(options.attempts ? { attempts: options.attempts } : {}),
      ...(options.countUntil ? { countUntil: options.countUntil } : {}),
      onProgress: progress(label),
    });
}

function unconstrained(plan: Plan, standard: Sitting[], big: Sitting[]): Result[] {
  return [
    rmseAtMost("2", "RMSE, unconstrained, big set", big, 0.328),
    near("2", "RMSE, unconstrained, standard set", rmse(standard), 0.332),
    near("2", "overlap, unconstrained, standard set", exposure(plan, standard).overlap, 0.432),
  ];
}

function constrained(plan: Plan, sittings: Sitting[]): Result[] {
  const use = exposure(plan, sittings);
  const { off, twice } = misses(plan, sittings);
  const error = overlapError(use.rates, sittings);
  return [
    rmseAtMost("3", "RMSE, blueprint and exposure", sittings, 0.37),
    rateAtMost("3", "highest exposure", use.max, sittings.length, 0.2),
    atMost("3", "overlap", use.overlap, 0.12, { error }),
    atMost("3", "blueprint misses", off, 0),
    atMost("3", "items twice in a section", twice, 0),
  ];
}

function inPassages(plan: Plan, sittings: Sitting[]): Result[] {
  const { maxSet } = exposure(plan, sittings);
  return [
    rmseAtMost("4", "RMSE with passages", sittings, 0.38),
    rateAtMost("4", "highest passage rate", maxSet, sittings.length, 0.2),
    atMost("4", "blueprint misses with passages", misses(plan, sittings).off, 0),
  ];
}

function overAttempts(plan: Plan, sittings: readonly Sitting[]): Result[] {
  const parts = byAttempt(sittings);
  const repeats = sittings.reduce((sum, one) => sum + one.repeats, 0);
  const [first, sixth] = [parts[0]!, parts[5]!];
  const ratio = rmse(sixth) / rmse(first);
  // The learners are the same, but their errors in two tests are nearly independent.
  const error = ratio * Math.hypot(relativeError(first), relativeError(sixth));
  const worst = parts
    .map((part) => ({ part, use: exposure(plan, part) }))
    .reduce((most, one) => (one.use.overlap > most.use.overlap ? one : most));
  return [
    atMost("4", "RMSE at attempt 6 / attempt 1", ratio, 1.08, { error }),
    atMost("4", "overlap between learners, worst attempt", worst.use.overlap, 0.08, {
      error: overlapError(worst.use.rates, worst.part),
    }),
    atMost("4", "items met twice in 8 tests", repeats + misses(plan, sittings).twice, 0),
  ];
}

function reported(grid: readonly GridPoint[], sittings: readonly Sitting[]): Result[] {
  const inner = grid.filter(({ theta }) => theta >= -2 && theta <= 2.5);
  const worst = inner.reduce((most, point) =>
    Math.abs(point.reportedBias) > Math.abs(most.reportedBias) ? point : most,
  );
  const coverage = covered(sittings);
  return [
    atMost(
      "5",
      `|bias| of the reported θ, −2 to 2.5 (at ${worst.theta})`.replace("-", "−"),
      Math.abs(worst.reportedBias),
      0.15,
      { error: worst.reportedBiasError },
    ),
    between("5", "coverage of 90% intervals", coverage, [0.88, 0.92], {
      error: rateError(coverage, sittings.length),
    }),
  ];
}

function byAttempt(sittings: readonly Sitting[]): Sitting[][] {
  return Array.from({ length: ATTEMPTS }, (_, k) => sittings.filter((one) => one.attempt === k));
}

function gridPoint(theta: number, sittings: Sitting[]): GridPoint {
  const truth = sittings.map((sitting) => sitting.theta);
  const eap = accuracy(
    truth,
    sittings.map((sitting) => sitting.eap.theta),
  );
  const report = accuracy(
    truth,
    sittings.map((sitting) => sitting.reported.theta),
  );
  return {
    theta,
    bias: eap.bias,
    rmse: eap.rmse,
    reportedBias: report.bias,
    reportedBiasError: meanError(sittings.map((sitting) => sitting.reported.theta)),
    reportedRmse: report.rmse,
    coverage: covered(sittings),
  };
}

function covered(sittings: readonly Sitting[]): number {
  const inside = sittings.filter(({ theta, low, high }) => theta >= low && theta <= high);
  return inside.length / sittings.length;
}

function rmse(sittings: readonly Sitting[]): number {
  const truth = sittings.map(({ theta }) => theta);
  return accuracy(
    truth,
    sittings.map(({ eap }) => eap.theta),
  ).rmse;
}

function rmseAtMost(target: string, what: string, sittings: Sitting[], limit: number): Result {
  return atMost(target, what, rmse(sittings), limit, { error: errorOfRmse(sittings) });
}

function rateAtMost(target: string, what: string, rate: number, n: number, limit: number): Result {
  return atMost(target, what, rate, limit, { error: rateError(rate, n) });
}

const errorOfRmse = (sittings: readonly Sitting[]): number =>
  rmseError(sittings.map(({ theta, eap }) => eap.theta - theta));

const relativeError = (sittings: readonly Sitting[]): number =>
  errorOfRmse(sittings) / rmse(sittings);

const rateError = (rate: number, n: number): number => Math.sqrt((rate * (1 - rate)) / n);

/** Overlap is the mean over pairs of sittings. Each sitting is in many pairs, hence the 2. */
function overlapError(rates: Float64Array, sittings: readonly Sitting[]): number {
  return 2 * meanError(sittings.map(({ items }) => mean(Array.from(items, (i) => rates[i]!))));
}
