/** Spearman's, for values without ties: 1 for the same order, −1 for the opposite one. */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [ra, rb] = [ranksOf(a), ranksOf(b)];
  const n = a.length;
  const squares = ra.reduce((total, rank, k) => total + (rank - rb[k]!) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => values.filter((other) => other < value).length);
}
