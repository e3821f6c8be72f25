import { NODE_COUNT, NODES } from "../ability/grid.ts";
import { complement, type Parameters, probability } from "../ability/model.ts";

/** What we assume about an item before it has answers: a ~ LN, b ~ N, c ~ Beta. */
export interface ItemPriors {
  readonly a: { readonly logMean: number; readonly logSd: number };
  readonly b: { readonly mean: number; readonly sd: number };
  readonly c: { readonly alpha: number; readonly beta: number };
}

export const ITEM_PRIORS: ItemPriors = {
  a: { logMean: 0, logSd: 0.3 },
  b: { mean: 0, sd: 1.5 },
  c: { alpha: 9, beta: 41 },
};

export interface ParameterErrors {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/**
 * Inside the calibration an item is (log a, b, logit c). Any values of these are a valid item, so
 * no step can leave the allowed range. The maximum is that of the density of (a, b, c) itself.
 */
type Triple = readonly [number, number, number];

const MAX_STEP = 1;
const STEPS = 3;
const HALVINGS = 12;

/** Slope of P at θ in (log a, b, logit c). */
function gradient(theta: number, { a, b, c }: Parameters): Triple {
  const t = 1 / (1 + Math.exp(a * (theta - b)));
  const steep = a * (1 - c) * t * (1 - t);
  return [steep * (theta - b), -steep, c * (1 - c) * t];
}

function logPriorOf({ a, b, c }: Parameters, priors: ItemPriors): number {
  const u = Math.log(a);
  return (
    -u -
    (u - priors.a.logMean) ** 2 / (2 * priors.a.logSd ** 2) -
    (b - priors.b.mean) ** 2 / (2 * priors.b.sd ** 2) +
    (priors.c.alpha - 1) * Math.log(c) +
    (priors.c.beta - 1) * Math.log1p(-c)
  );
}

function priorSlope({ a, b, c }: Parameters, priors: ItemPriors): [number, number, number] {
  return [
    -1 - (Math.log(a) - priors.a.logMean) / priors.a.logSd ** 2,
    -(b - priors.b.mean) / priors.b.sd ** 2,
    (priors.c.alpha - 1) * (1 - c) - (priors.c.beta - 1) * c,
  ];
}

/** Curvature of −log prior, as a diagonal matrix. */
function priorInformation({ c }: Parameters, priors: ItemPriors): Float64Array {
  return Float64Array.of(
    1 / priors.a.logSd ** 2,
    0,
    0,
    0,
    1 / priors.b.sd ** 2,
    0,
    0,
    0,
    (priors.c.alpha + priors.c.beta - 2) * c * (1 - c),
  );
}

/**
 * The M step: a better item for the expected counts of right answers and of answers at the nodes. A
 * few steps of Fisher scoring, each halved until the posterior rises, are enough for EM.
 */
export function improve(
  item: Parameters,
  right: Float64Array,
  total: Float64Array,
  priors: ItemPriors,
): Parameters {
  let best = item;
  let height = objective(best, right, total, priors);
  for (let step = 0; step < STEPS; step++) {
    const slope = priorSlope(best, priors);
    const info = priorInformation(best, priors);
    for (let k = 0; k < NODE_COUNT; k++) {
      if (total[k]! < 1e-12) continue;
      const p = probability(NODES[k]!, best);
      const q = complement(NODES[k]!, best);
      const d = gradient(NODES[k]!, best);
      const residual = (right[k]! - total[k]! * p) / (p * q);
      addOuter(info, d, total[k]! / (p * q));
      for (let row = 0; row < 3; row++) slope[row]! += residual * d[row]!;
    }
    const move = solve(info, slope);
    const longest = Math.max(...move.map(Math.abs));
    let scale = Math.min(1, MAX_STEP / longest);
    let moved = best;
    for (let n = 0; n < HALVINGS; n++, scale /= 2) {
      const tried = shift(best, move, scale);
      const value = objective(tried, right, total, priors);
      if (!(value >= height)) continue;
      moved = tried;
      height = value;
      break;
    }
    if (moved === best || longest < 1e-7) return moved;
    best = moved;
  }
  return best;
}

function objective(
  item: Parameters,
  right: Float64Array,
  total: Float64Array,
  priors: ItemPriors,
): number {
  let sum = logPriorOf(item, priors);
  for (let k = 0; k < NODE_COUNT; k++) {
    if (total[k]! < 1e-12) continue;
    sum += right[k]! * Math.log(probability(NODES[k]!, item));
    sum += (total[k]! - right[k]!) * Math.log(complement(NODES[k]!, item));
  }
  return sum;
}

function shift({ a, b, c }: Parameters, move: readonly number[], scale: number): Parameters {
  const logit = Math.log(c / (1 - c)) + move[2]! * scale;
  return {
    a: a * Math.exp(move[0]! * scale),
    b: b + move[1]! * scale,
    c: 1 / (1 + Math.exp(-logit)),
  };
}

/** What a right (or wrong) answer at each node adds to the slope of log L, row by row. */
export function answerSlopes(item: Parameters, correct: boolean): Float64Array {
  const slopes = new Float64Array(3 * NODE_COUNT);
  for (let k = 0; k < NODE_COUNT; k++) {
    const d = gradient(NODES[k]!, item);
    const by = correct ? 1 / probability(NODES[k]!, item) : -1 / complement(NODES[k]!, item);
    for (let row = 0; row < 3; row++) slopes[row * NODE_COUNT + k] = d[row]! * by;
  }
  return slopes;
}

/** Sum of g·gᵀ over the answers: the observed information (in its "cross-product" form). */
export class Evidence {
  readonly #sum = new Float64Array(9);
  readonly #right: Float64Array;
  readonly #wrong: Float64Array;

  constructor(item: Parameters) {
    this.#right = answerSlopes(item, true);
    this.#wrong = answerSlopes(item, false);
  }

  /** Adds an answer of a learner whose posterior starts at `at` in `weights`. */
  add(weights: Float64Array, at: number, correct: boolean): void {
    const slopes = correct ? this.#right : this.#wrong;
    const g: [number, number, number] = [0, 0, 0];
    for (let row = 0; row < 3; row++) {
      let mean = 0;
      for (let k = 0; k < NODE_COUNT; k++) mean += weights[at + k]! * slopes[row * NODE_COUNT + k]!;
      g[row] = mean;
    }
    addOuter(this.#sum, g, 1);
  }

  errors({ a, b, c }: Parameters, priors: ItemPriors): ParameterErrors {
    const info = priorInformation({ a, b, c }, priors);
    for (let k = 0; k < 9; k++) info[k]! += this.#sum[k]!;
    const sd = (row: 0 | 1 | 2) =>
      Math.sqrt(solve(info, [Number(row === 0), Number(row === 1), Number(row === 2)])[row]);
    return { a: a * sd(0), b: sd(1), c: c * (1 - c) * sd(2) };
  }
}

function addOuter(matrix: Float64Array, d: Triple, weight: number): void {
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      matrix[3 * row + column]! += weight * d[row]! * d[column]!;
}

/** m·x = y by Cramer's rule; the priors keep m well away from singular. */
function solve(m: Float64Array, y: Triple): [number, number, number] {
  const [a, b, c, d, e, f, g, h, i] = m as unknown as Nine;
  const [x, v, w] = y;
  const determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    (x * (e * i - f * h) - b * (v * i - f * w) + c * (v * h - e * w)) / determinant,
    (a * (v * i - f * w) - x * (d * i - f * g) + c * (d * w - v * g)) / determinant,
    (a * (e * w - v * h) - b * (d * w - v * g) + x * (d * h - e * g)) / determinant,
  ];
}

type Nine = [number, number, number, number, number, number, number, number, number];
