/** Of an empty list, each of these is NaN. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = values.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}

export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const xs = pairs.map(([x]) => x);
  const ys = pairs.map(([, y]) => y);
  return covariance(pairs) / Math.sqrt(variance(xs) * variance(ys));
}

export interface Line {
  readonly intercept: number;
  readonly slope: number;
}

/** The line of least squares through points, level when all of them have the same x. */
export function lineThrough(points: readonly (readonly [x: number, y: number])[]): Line {
  const xs = points.map(([x]) => x);
  const spread = variance(xs);
  const slope = spread === 0 ? 0 : covariance(points) / spread;
  return { slope, intercept: mean(points.map(([, y]) => y)) - slope * mean(xs) };
}

function variance(values: readonly number[]): number {
  const center = mean(values);
  return mean(values.map((value) => (value - center) ** 2));
}

function covariance(pairs: readonly (readonly [number, number])[]): number {
  const [mx, my] = [mean(pairs.map(([x]) => x)), mean(pairs.map(([, y]) => y))];
  return mean(pairs.map(([x, y]) => (x - mx) * (y - my)));
}
