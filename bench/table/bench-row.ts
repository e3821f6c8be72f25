/** One line of `npm run bench`: a ratio or a budget, and whether it holds. */
export interface BenchRow {
  name: string;
  /** What it has to be, for people: "≥ 0.80". */
  goal: string;
  /** Looks at what its command last left behind, and measures nothing itself. */
  read: () => Promise<BenchResult>;
}

export type BenchResult =
  | { value: string; isGood: boolean }
  /** Says which command to run. */
  | { notRunHere: string };
