import type { LabReport } from "../../deploy/lab/lab.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

export const labRows: readonly BenchRow[] = [
  {
    name: "a cluster whose parts die: acknowledged answers lost",
    goal: "0",
    read: async () =>
      await lastRun("lab/results.json", "npm run lab", ({ results }: LabReport) => {
        const lost = results.flatMap((result) => result.lost).length;
        return {
          value: `${lost} of ${results.at(-1)?.kept ?? 0} in ${results.length} drills`,
          isGood: lost === 0,
        };
      }),
  },
];
