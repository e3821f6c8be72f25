import type { FloorCall, FloorMeasurement } from "../floor/measure-floor.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

const LEAST = 0.8;

const NAMES: Record<FloorCall, string> = { quiz: "quiz answer", mock: "mock answer" };

const WHAT = { throughputRatio: "throughput", cpuRatio: "processor time" } as const;

export const floorRows: readonly BenchRow[] = (["quiz", "mock"] as const).flatMap((call) =>
  (["throughputRatio", "cpuRatio"] as const).map((ratio) => ({
    name: `${NAMES[call]}: ${WHAT[ratio]}, as a ratio to the floor`,
    goal: `≥ ${LEAST.toFixed(2)}`,
    read: async () =>
      await lastRun(
        "bench-floor/floor.json",
        "npm run bench:floor",
        (all: readonly FloorMeasurement[]) => {
          const value = all.find((one) => one.call === call)?.[ratio] ?? 0;
          return { value: value.toFixed(2), isGood: value >= LEAST };
        },
      ),
  })),
);
