/** A figure and the most it may be. */
export interface Measured {
  name: string;
  value: number;
  most: number;
  unit: "ms" | "kB" | "nodes" | "listeners" | "requests";
}

export const isWithin = ({ value, most }: Measured) => value <= most;

export function lineOf(measured: Measured): string {
  const { name, value, most, unit } = measured;
  const told = `${Math.round(value)} of ${most} ${unit}`;
  return `${isWithin(measured) ? "pass" : "FAIL"}  ${name.padEnd(44)} ${told.padStart(24)}\n`;
}

/** The value that this share of all values doesn't exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}
