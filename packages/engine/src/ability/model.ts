/**
 * The three-parameter logistic model (Birnbaum 1968) on the logistic scale, D = 1: P(θ) = c + (1 −
 * c) / (1 + e^(−a(θ − b))). Every other file gets its derivatives from here.
 */
export interface Parameters {
  /** The slope: how sharply the item separates learners. */
  readonly a: number;
  /** The ability at which the curve is steepest: the difficulty. */
  readonly b: number;
  /** The chance of a right answer for someone who knows nothing. */
  readonly c: number;
}

/** The logistic part s(θ). Takes e^x only for x ≤ 0, so both tails keep their digits. */
function logistic(x: number): number {
  if (x >= 0) return 1 / (1 + Math.exp(-x));
  const e = Math.exp(x);
  return e / (1 + e);
}

/** P(θ): the chance of a right answer. */
export function probability(theta: number, { a, b, c }: Parameters): number {
  return c + (1 - c) * logistic(a * (theta - b));
}

/** Q(θ) = 1 − P(θ), without the cancellation that 1 − P suffers far above b. */
export function complement(theta: number, { a, b, c }: Parameters): number {
  return (1 - c) * logistic(-a * (theta - b));
}

/**
 * (P − c)/P: the share of the right answers that comes from knowing rather than guessing.
 * Everything below divides by P through this function only, which avoids 0/0 when c = 0 far below
 * b.
 */
function knowing(x: number, c: number): number {
  if (c === 0) return 1;
  if (x >= 0) return (1 - c) / (1 + c * Math.exp(-x));
  const e = Math.exp(x);
  return ((1 - c) * e) / (c + e);
}

export function logProbability(theta: number, item: Parameters): number {
  if (item.c > 0) return Math.log(probability(theta, item));
  const x = item.a * (theta - item.b);
  return x > 0 ? -Math.log1p(Math.exp(-x)) : x - Math.log1p(Math.exp(x));
}

/** log Q by log1p, which stays finite even where Q is 0 in double precision. */
export function logComplement(theta: number, { a, b, c }: Parameters): number {
  const x = a * (theta - b);
  const logSum = x > 0 ? x + Math.log1p(Math.exp(-x)) : Math.log1p(Math.exp(x));
  return Math.log1p(-c) - logSum;
}

/**
 * Fisher information I(θ) = a² · (Q/P) · ((P − c)/(1 − c))² (Lord 1980, eq. 5-9), which in the
 * logistic part s is a² · s(1 − s) · (P − c)/P.
 */
export function information(theta: number, { a, b, c }: Parameters): number {
  return informationOf(theta, a, b, c);
}

/** The same from plain numbers, for searching a pool's columns: only one exponential. */
export function informationOf(theta: number, a: number, b: number, c: number): number {
  const x = a * (theta - b);
  const e = Math.exp(-Math.abs(x));
  const slope = (a * a * e) / ((1 + e) * (1 + e));
  if (c === 0) return slope;
  return x >= 0 ? (slope * (1 - c)) / (1 + c * e) : (slope * (1 - c) * e) / (c + e);
}

export interface Derivatives {
  /** P(θ). */
  readonly p: number;
  /** 1 − P(θ). */
  readonly q: number;
  /** P′(θ) = a(1 − c)·s·(1 − s). */
  readonly dp: number;
  /** P″(θ) = P′·a·(1 − 2s). */
  readonly d2p: number;
  /** Fisher information P′²/(PQ). */
  readonly info: number;
  /** I′(θ). */
  readonly dInfo: number;
  /** Warm's J(θ) = P′P″/(PQ): the bias of the likelihood (Warm 1989, eq. 12). */
  readonly j: number;
}

export function derivatives(theta: number, { a, b, c }: Parameters): Derivatives {
  const x = a * (theta - b);
  const s = logistic(x);
  const t = logistic(-x);
  const p = c + (1 - c) * s;
  const q = (1 - c) * t;
  const dp = a * (1 - c) * s * t;
  const d2p = dp * a * (t - s);
  const known = knowing(x, c);
  const info = a * a * s * t * known;
  const j = info * a * (t - s);
  const dInfo = 2 * j - info * a * (known / (1 - c)) * (1 - 2 * p);
  return { p, q, dp, d2p, info, dInfo, j };
}

/** Derivative of log L(θ) for one answer, P′(x − P)/(PQ): a(1 − s)(P − c)/P or −a·s. */
export function logLikelihoodSlope(
  theta: number,
  { a, b, c }: Parameters,
  correct: boolean,
): number {
  const x = a * (theta - b);
  return correct ? a * logistic(-x) * knowing(x, c) : -a * logistic(x);
}

/** What Warm's equation sums up over answers: the slope of log L, the information, and J. */
export interface WarmSums {
  slope: number;
  info: number;
  j: number;
}

/**
 * Adds one answer to the sums at an ability: `logLikelihoodSlope`, and the I and J of `derivatives`.
 * Finding one root takes it hundreds of times per answer, so one exponential does for all three.
 */
export function addToWarm(
  sums: WarmSums,
  theta: number,
  { a, b, c }: Parameters,
  correct: boolean,
): void {
  const x = a * (theta - b);
  const e = Math.exp(-Math.abs(x));
  const s = (x >= 0 ? 1 : e) / (1 + e);
  const t = (x >= 0 ? e : 1) / (1 + e);
  const known = c === 0 ? 1 : x >= 0 ? (1 - c) / (1 + c * e) : ((1 - c) * e) / (c + e);
  const info = a * a * s * t * known;
  sums.slope += correct ? a * t * known : -a * s;
  sums.info += info;
  sums.j += info * a * (t - s);
}

/** The ability at which an item is most informative (Lord 1980, eq. 10-5); b itself when c = 0. */
export function mostInformativeTheta({ a, b, c }: Parameters): number {
  return b + Math.log((1 + Math.sqrt(1 + 8 * c)) / 2) / a;
}
