import { EngineError } from "./ability/item.ts";

/** Functions of the normal distribution, accurate to the last digits of a double. */

export function normalDensity(x: number): number {
  return Math.exp(-x * x * 0.5) / Math.sqrt(2 * Math.PI);
}

/**
 * Φ(x), the share of N(0, 1) at or below x: near the middle by Taylor's series in
 * x^(2n+1)/(1·3·5…), and in the tails by Laplace's continued fraction, because the series would
 * cancel there.
 */
export function normalCdf(x: number): number {
  if (Number.isNaN(x)) throw new EngineError("Φ needs a number, not NaN.");
  if (x > 2.5) return 1 - normalTail(x);
  if (x < -2.5) return normalTail(-x);
  let term = x;
  let sum = x;
  for (let n = 3; Math.abs(term) > 1e-17; n += 2) {
    term *= (x * x) / n;
    sum += term;
  }
  return 0.5 + normalDensity(x) * sum;
}

/** 1 − Φ(x) for x > 0, with full relative precision however small it is. */
function normalTail(x: number): number {
  if (x === Number.POSITIVE_INFINITY) return 0;
  let fraction = x;
  // From the inside out; this many steps are enough from 2.5 up.
  for (let n = 120; n >= 1; n--) fraction = x + n / fraction;
  return normalDensity(x) / fraction;
}

/**
 * The x with Φ(x) = p. Newton's method on log Φ, which is concave: starting to the left of the
 * root, it gets closer with every step and never overshoots.
 */
export function normalQuantile(p: number): number {
  if (!(p >= 0 && p <= 1))
    throw new EngineError(`A probability lies between 0 and 1, not ${String(p)}.`);
  if (p === 0) return Number.NEGATIVE_INFINITY;
  if (p === 1) return Number.POSITIVE_INFINITY;
  if (p > 0.5) return -normalQuantile(1 - p);
  let x = -Math.sqrt(-2 * Math.log(p));
  for (let n = 0; n < 60; n++) {
    const below = normalCdf(x);
    const step = (Math.log(p / below) * below) / normalDensity(x);
    x += step;
    if (Math.abs(step) < 1e-15 * Math.max(1, Math.abs(x))) break;
  }
  return x;
}

/** P(χ² with one degree of freedom > x): a squared standard normal. */
export function chiSquareTail1(x: number): number {
  return 2 * normalCdf(-Math.sqrt(x));
}
