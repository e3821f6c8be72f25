/** A promised number and what was measured. */
export interface Result {
  /** Number of the target, 1 to 7. */
  readonly target: string;
  readonly what: string;
  readonly reached: number;
  readonly unit?: string;
  readonly needed: string;
  /** How far past the limit; 0 or less means the target is reached. */
  readonly excess: number;
  /** Standard error of the measurement, when it comes from a sample. */
  readonly error?: number;
  /** Depends on the machine and on what else is running. */
  readonly timing?: boolean;
  /** The reason to print when the target is missed. */
  readonly why?: string;
}

export type Verdict = "reached" | "missed" | "sample too small for a verdict" | "slower here";

type Details = Pick<Result, "unit" | "error" | "timing" | "why">;

export function atMost(
  target: string,
  what: string,
  reached: number,
  limit: number,
  details: Details = {},
): Result {
  const unit = details.unit ? ` ${details.unit}` : "";
  const needed = `≤ ${limit < 0.001 && limit > 0 ? limit.toExponential() : limit}${unit}`;
  return { target, what, reached, needed, excess: reached - limit, ...details };
}

export function between(
  target: string,
  what: string,
  reached: number,
  [low, high]: readonly [number, number],
  details: Details = {},
): Result {
  const excess = Math.max(low - reached, reached - high);
  return { target, what, reached, needed: `${low} to ${high}`, excess, ...details };
}

/** Equal when rounded to three digits, because the peers' numbers are printed that way. */
export function near(target: string, what: string, reached: number, value: number): Result {
  const excess = Math.abs(reached - value) - 0.0005;
  return { target, what, reached, needed: `= ${value}`, excess };
}

/**
 * On the full sample a target is either reached or missed. On a smaller sample the number may land
 * on either side by chance, so there is no verdict within two standard errors of the limit.
 */
export function verdictOf({ excess, error, timing }: Result, partOfSample: boolean): Verdict {
  if (partOfSample && error !== undefined && 2 * error > Math.abs(excess))
    return "sample too small for a verdict";
  if (excess <= 0) return "reached";
  return timing ? "slower here" : "missed";
}

/** Timings depend on today's machine; any other miss is a fault in the engine. */
export function anyMissed(results: readonly Result[], partOfSample: boolean): boolean {
  return results.some((result) => verdictOf(result, partOfSample) === "missed");
}

/** The verdict, by how much, and why if known. */
export function verdictText(result: Result, partOfSample: boolean): string {
  const verdict = verdictOf(result, partOfSample);
  if (verdict === "reached" || verdict === "sample too small for a verdict") return verdict;
  const by = `by ${numberText(result.excess)}${result.unit ? ` ${result.unit}` : ""}`;
  if (verdict === "slower here") return `${verdict} ${by} (is the machine busy?)`;
  return `MISSED ${by}${result.why ? `: ${result.why}` : ""}`;
}

export function reachedText({ reached, error, unit }: Result): string {
  const text = numberText(reached, unit);
  return error === undefined ? text : `${text} ± ${numberText(error, unit)}`;
}

function numberText(value: number, unit?: string): string {
  if (Number.isInteger(value)) return String(value);
  if (Math.abs(value) < 0.00005) return value.toExponential(1);
  return unit ? value.toFixed(1) : value.toFixed(4);
}

export function resultLines(results: readonly Result[], partOfSample: boolean): string {
  const lines = results.map((result) =>
    [
      result.target.padEnd(2),
      result.what.padEnd(46),
      (reachedText(result) + (result.unit ? ` ${result.unit}` : "")).padStart(17),
      result.needed.padEnd(13),
      verdictText(result, partOfSample),
    ].join(" "),
  );
  return ["   What".padEnd(50) + "reached ± SE".padStart(17) + " needed", ...lines].join("\n");
}
