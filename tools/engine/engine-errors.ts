/** Standard errors of a simulation's measurements. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, x) => sum + x, 0) / values.length;
}

export function meanError(values: readonly number[]): number {
  const middle = mean(values);
  const square = values.reduce((sum, x) => sum + (x - middle) ** 2, 0);
  return Math.sqrt(square / (values.length - 1) / values.length);
}

/** By the derivative of the root: the error of the mean square over twice the root. */
export function rmseError(deviations: readonly number[]): number {
  const squares = deviations.map((d) => d * d);
  return meanError(squares) / (2 * Math.sqrt(mean(squares)));
}
