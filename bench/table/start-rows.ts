import type { Starts } from "../start.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

const BUDGETS: readonly [name: string, of: keyof Starts, most: number][] = [
  ["npm start from a clean clone", "coldSeconds", 60],
  ["npm start from a clean clone: rendering the bank", "renderSeconds", 5],
  ["npm start, a second time", "warmSeconds", 2],
];

const starts: readonly BenchRow[] = BUDGETS.map(([name, of, most]) => ({
  name,
  goal: `≤ ${most} s`,
  read: async () =>
    await lastRun("bench-start/start.json", "npm run bench:start", (measured: Starts) => ({
      value: `${measured[of].toFixed(1)} s`,
      isGood: measured[of] <= most,
    })),
}));

const MOST_MINUTES = 10;

const tests: BenchRow = {
  name: "npm test, all of it",
  goal: `≤ ${MOST_MINUTES} min`,
  read: async () =>
    await lastRun("tests.json", "npm test", ({ seconds }: { seconds: number }) => ({
      value: `${(seconds / 60).toFixed(1)} min`,
      isGood: seconds <= MOST_MINUTES * 60,
    })),
};

export const startRows: readonly BenchRow[] = [...starts, tests];
