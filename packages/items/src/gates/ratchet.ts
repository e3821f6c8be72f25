import type { Finding } from "./finding.ts";

/** Something measured over the whole bank, and the range it should be in. */
export interface Measure {
  /** Starts with the format it is about. */
  readonly name: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** How many questions were measured. */
  readonly count: number;
}

/** The value each measure had when it was last kept. One that isn't here must meet its goal. */
export type KeptValues = Readonly<Record<string, number>>;

/** Kept values are rounded to three decimals. */
const ROUNDING = 0.0005;

/** How far a value is from the range it should be in. */
function shortfall({ least, most }: Measure, value: number): number {
  return Math.max(0, least - value, value - most);
}

export function meetsGoal(measure: Measure): boolean {
  return shortfall(measure, measure.value) === 0;
}

/**
 * Measures that got worse. A bank that doesn't meet its goals yet may come closer, question by
 * question, but not move away; once it meets one, the goal itself is the limit.
 */
export function ratchetFaults(measures: readonly Measure[], kept: KeptValues): Finding[] {
  return measures
    .filter((measure) => {
      const before = kept[measure.name];
      const allowed = before === undefined ? 0 : shortfall(measure, before) + ROUNDING;
      return shortfall(measure, measure.value) > allowed;
    })
    .map((measure) => {
      const { name, value, count } = measure;
      const before = kept[name];
      const was = before === undefined ? "" : `, and it was ${before} before`;
      const what = `is ${rounded(value)} over ${count} questions, wanted is ${goalOf(measure)}${was}`;
      return { gate: "register", where: name, what };
    });
}

/** The values to keep now: the better of both, and none for goals that are met. */
export function tightened(measures: readonly Measure[], kept: KeptValues): KeptValues {
  return Object.fromEntries(
    measures.flatMap((measure): [string, number][] => {
      const { name, value } = measure;
      if (meetsGoal(measure)) return [];
      const before = kept[name];
      if (before === undefined) return [[name, rounded(value)]];
      const isBetter = shortfall(measure, value) < shortfall(measure, before);
      return [[name, isBetter ? rounded(value) : before]];
    }),
  );
}

/** "at least 40", "0.18 to 0.32", "none" */
export function goalOf({ least, most }: Measure): string {
  if (most === 0) return "none";
  if (most === Infinity) return `at least ${least}`;
  return `${least} to ${most}`;
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
