/** How two columns go together, by rank, by value, and by which half of the rows is above the median. */
interface Together {
  readonly ranks: number;
  readonly values: number;
  readonly halves: number;
}

/** From here on, a correlation is plain; up to the other bound, there’s none. */
const CLEAR = { ranks: 0.72, values: 0.6 };
const NONE = 0.2;
/** If you compare the upper half with the lower one, four rows of five already look like a trend. */
const NO_HALVES = 0.4;
/** Both are at least this far from zero where columns run against each other. */
const AGAINST = 0.3;
/** The opposite of what two columns plainly do would be too easy to reject. */
const OPPOSITE = 0.75;
/** What’s nearly in the same order needs no table. */
const SAME = 0.97;

/** Both measures, with the sign turned if the second column should fall as the first one rises. */
export function together(a: readonly number[], b: readonly number[], isInverse = false): Together {
  const sign = isInverse ? -1 : 1;
  return {
    ranks: sign * rankCorrelation(a, b),
    values: sign * valueCorrelation(a, b),
    halves: sign * valueCorrelation(aboveMedian(a), aboveMedian(b)),
  };
}

/** Whether two columns go together by rank as well as by value, though not in the very same order. */
export function isClear({ ranks, values }: Together): boolean {
  return ranks >= CLEAR.ranks && ranks <= SAME && values >= CLEAR.values;
}

/** Whether ranks and values both show nothing, or both show the opposite. */
export function isUnsupported({ ranks, values, halves }: Together): boolean {
  const isNone =
    Math.max(Math.abs(ranks), Math.abs(values)) <= NONE && Math.abs(halves) <= NO_HALVES;
  return isNone || (Math.max(ranks, values) <= -AGAINST && ranks >= -OPPOSITE);
}

/** Spearman's, for values without ties: 1 for the same order, −1 for the opposite one. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ra, rb] = [ranksOf(a), ranksOf(b)];
  const n = a.length;
  const squares = ra.reduce((total, rank, k) => total + (rank - rb[k]!) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

/** Pearson's, which far values decide. */
export function valueCorrelation(a: readonly number[], b: readonly number[]): number {
  const [fromA, fromB] = [fromMean(a), fromMean(b)];
  return product(fromA, fromB) / Math.sqrt(product(fromA, fromA) * product(fromB, fromB));
}

function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => sorted.indexOf(value));
}

/** 1 for values above the median, 0 for the others. */
function aboveMedian(values: readonly number[]): number[] {
  const middle = values.toSorted((a, b) => a - b)[Math.ceil(values.length / 2) - 1]!;
  return values.map((value) => (value > middle ? 1 : 0));
}

function fromMean(values: readonly number[]): number[] {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  return values.map((value) => value - mean);
}

function product(a: readonly number[], b: readonly number[]): number {
  return a.reduce((total, value, k) => total + value * b[k]!, 0);
}
