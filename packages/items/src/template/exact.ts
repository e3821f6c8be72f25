/** Integer arithmetic and exact fractions, for templates and their checkers. */

export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

export function lcm(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : Math.abs(a * b) / gcd(a, b);
}

export function isPrime(n: number): boolean {
  if (n < 2) return false;
  for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
  return true;
}

/** Positive divisors, smallest first. */
export function divisorsOf(n: number): number[] {
  return range(1, n).filter((d) => n % d === 0);
}

/** Prime factors with their exponents: 12 gives [[2, 2], [3, 1]]. */
export function primeFactors(n: number): [prime: number, exponent: number][] {
  const factors: [number, number][] = [];
  let rest = n;
  for (let p = 2; p * p <= rest; p++) {
    let exponent = 0;
    for (; rest % p === 0; rest /= p) exponent++;
    if (exponent > 0) factors.push([p, exponent]);
  }
  if (rest > 1) factors.push([rest, 1]);
  return factors;
}

/** The integers from first to last. */
export function range(first: number, last: number): number[] {
  const all: number[] = [];
  for (let n = first; n <= last; n++) all.push(n);
  return all;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

export function product(values: readonly number[]): number {
  return values.reduce((all, value) => all * value, 1);
}

/** Whether two numbers are equal apart from floating-point noise. */
export function near(one: number, other: number, within = 1e-6): boolean {
  return Math.abs(one - other) < within;
}

/** Rounds to this many decimals; six remove floating-point noise. */
export function tidy(value: number, decimals = 6): number {
  const unit = 10 ** decimals;
  return Math.round(value * unit) / unit;
}

export function factorial(n: number): number {
  return product(range(2, n));
}

export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  return Math.round(range(1, k).reduce((all, j) => (all * (n - k + j)) / j, 1));
}

/** All ways to select so many of a list, in the order of the list. */
export function subsets<Value>(list: readonly Value[], size: number): Value[][] {
  if (size === 0) return [[]];
  return list.flatMap((one, k) =>
    subsets(list.slice(k + 1), size - 1).map((others) => [one, ...others]),
  );
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** A fraction in lowest terms with a positive denominator. */
export class Fraction {
  readonly top: number;
  readonly bottom: number;

  constructor(top: number, bottom = 1) {
    if (!Number.isInteger(top) || !Number.isInteger(bottom) || bottom === 0)
      throw new RangeError(`${top}/${bottom} is not a fraction of whole numbers.`);
    const shared = gcd(top, bottom) * Math.sign(bottom);
    this.top = top / shared + 0; // no negative zero
    this.bottom = bottom / shared;
  }

  plus(other: Fraction): Fraction {
    return new Fraction(
      this.top * other.bottom + other.top * this.bottom,
      this.bottom * other.bottom,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.top, other.bottom));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Fraction): Fraction {
    return new Fraction(this.top * other.bottom, this.bottom * other.top);
  }

  equals(other: Fraction): boolean {
    return this.top === other.top && this.bottom === other.bottom;
  }

  get value(): number {
    return this.top / this.bottom;
  }

  get isWhole(): boolean {
    return this.bottom === 1;
  }
}

export const ONE = new Fraction(1);

const TO_99 = range(1, 99);

/** The fraction that a decimal stands for, with a denominator up to 99; null if there is none. */
export function asFraction(value: number): Fraction | null {
  const bottom = TO_99.find((n) => near(value * n, Math.round(value * n), 1e-4));
  return bottom === undefined ? null : new Fraction(Math.round(value * bottom), bottom);
}
