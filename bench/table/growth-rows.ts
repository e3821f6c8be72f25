import type { Grown } from "../growth/bench-growth.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

const MOST = 1.3;

export const growthRows: readonly BenchRow[] = [
  {
    name: "p99 of all calls: largest database to smallest",
    goal: `≤ ${MOST}`,
    read: async () =>
      await lastRun(
        "bench-growth/growth.json",
        "npm run bench:growth",
        (grown: readonly Grown[]) => {
          const [first, last] = [grown[0]!, grown.at(-1)!];
          const ratio = last.measured.all.p99 / first.measured.all.p99;
          return {
            value: `${ratio.toFixed(2)} at ${last.answers} stored answers`,
            isGood: ratio <= MOST,
          };
        },
      ),
  },
];
