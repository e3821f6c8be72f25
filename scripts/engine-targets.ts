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
} from "../packages/engine/src/index.ts";
import { PASSAGES, STANDARD, standardThetas } from "../packages/engine/test-data/load.ts";

/** One number that was promised. */
export interface Result {
  readonly target: string;
  readonly what: string;
  readonly reached: number;
  readonly needed: string;
  readonly ok: boolean;
}

export interface GridPoint {
  readonly theta: number;
  readonly bias: number;
  readonly rmse: number;
  /** The same for the reported estimate, and how often its 90 % interval holds the ability. */
  readonly reportedBias: number;
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

export type Progress = (label: string) => (done: number, total: number) => void;

const ATTEMPTS = 8;
const GRID = Array.from({ length: 13 }, (_, k) => -3 + k / 2);
const STANDARD_COUNT = 2000;

/** Runs every simulation the targets speak of. Same sizes, same numbers, on any machine. */
export function measure(pool: Pool, sizes: Sizes, progress: Progress): Findings {
  const big = Array.from(normalThetas(sizes.big));
  const free = buildPlan(pool, freeBlueprint(STANDARD.length));
  const standard = buildPlan(pool, STANDARD);
  const passages = buildPlan(pool, PASSAGES);
  const play = (label: string, plan: Plan, thetas: number[], options: Options): Sitting[] =>
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
  const coverage = covered(bigStandard);
  const attempts = Array.from({ length: ATTEMPTS }, (_, k) => {
    const sittings = repeated.filter((sitting) => sitting.attempt === k);
    return { rmse: rmse(sittings), overlap: exposure(standard, sittings).overlap };
  });
  const use = exposure(standard, bigStandard);
  return {
    results: [
      ...unconstrained(free, standardFree, bigFree),
      ...constrained(standard, bigStandard),
      ...inPassages(passages, bigPassages),
      ...overAttempts(standard, repeated, attempts),
      ...reported(grid, coverage),
    ],
    grid,
    coverage,
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

function unconstrained(plan: Plan, standard: Sitting[], big: Sitting[]): Result[] {
  return [
    atMost("2", "RMSE, unconstrained, big set", rmse(big), 0.328),
    near("2", "RMSE, unconstrained, standard set", rmse(standard), 0.332),
    near("2", "overlap, unconstrained, standard set", exposure(plan, standard).overlap, 0.432),
  ];
}

function constrained(plan: Plan, sittings: Sitting[]): Result[] {
  const use = exposure(plan, sittings);
  const { off, twice } = misses(plan, sittings);
  return [
    atMost("3", "RMSE, blueprint and exposure", rmse(sittings), 0.37),
    atMost("3", "highest exposure", use.max, 0.2),
    atMost("3", "overlap", use.overlap, 0.12),
    atMost("3", "blueprint misses", off, 0),
    atMost("3", "items twice in a section", twice, 0),
  ];
}

function inPassages(plan: Plan, sittings: Sitting[]): Result[] {
  return [
    atMost("4", "RMSE with passages", rmse(sittings), 0.38),
    atMost("4", "highest passage rate", exposure(plan, sittings).maxSet, 0.2),
    atMost("4", "blueprint misses with passages", misses(plan, sittings).off, 0),
  ];
}

function overAttempts(
  plan: Plan,
  sittings: readonly Sitting[],
  attempts: Findings["attempts"],
): Result[] {
  const repeats = sittings.reduce((sum, sitting) => sum + sitting.repeats, 0);
  const worst = Math.max(...attempts.map(({ overlap }) => overlap));
  return [
    atMost("4", "RMSE at attempt 6 / attempt 1", attempts[5]!.rmse / attempts[0]!.rmse, 1.08),
    atMost("4", "overlap between learners, worst attempt", worst, 0.08),
    atMost("4", "items met twice in 8 tests", repeats + misses(plan, sittings).twice, 0),
  ];
}

function reported(grid: readonly GridPoint[], coverage: number): Result[] {
  const inner = grid.filter(({ theta }) => theta >= -2 && theta <= 2.5);
  const worst = Math.max(...inner.map(({ reportedBias }) => Math.abs(reportedBias)));
  return [
    atMost("5", "|bias| of the reported score, −2 to 2.5", worst, 0.15),
    {
      target: "5",
      what: "coverage of 90 % intervals",
      reached: coverage,
      needed: "0.88 to 0.92",
      ok: coverage >= 0.88 && coverage <= 0.92,
    },
  ];
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

function atMost(target: string, what: string, reached: number, limit: number): Result {
  return { target, what, reached, needed: `≤ ${limit}`, ok: reached <= limit };
}

/** Equal when rounded to three digits, as the peers' numbers are printed. */
function near(target: string, what: string, reached: number, value: number): Result {
  return { target, what, reached, needed: `= ${value}`, ok: Math.abs(reached - value) < 0.0005 };
}
