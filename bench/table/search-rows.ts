import type { Searches } from "../search.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

export const searchRows: readonly BenchRow[] = [
  {
    name: "the console's slowest search among many learners",
    goal: "≤ 100 ms",
    read: async () =>
      await lastRun("bench-search/search.json", "npm run bench:search", (measured: Searches) => ({
        value: `${measured.slowest.toFixed(1)} ms among ${measured.learners}`,
        isGood: measured.isFast,
      })),
  },
];
