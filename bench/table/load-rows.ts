import type { ApiMeasurement } from "../api/measure-api.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

const MOST_MILLISECONDS = 100;

const read = async (judge: (measured: ApiMeasurement) => { value: string; isGood: boolean }) =>
  await lastRun("bench-api/api.json", "npm run bench:api", judge);

export const loadRows: readonly BenchRow[] = [
  {
    name: "every call under load: errors",
    goal: "0",
    read: async () =>
      await read(({ all }) => ({ value: String(all.errors), isGood: all.errors === 0 })),
  },
  {
    name: "every call under load: p99",
    goal: `< ${MOST_MILLISECONDS} ms`,
    read: async () =>
      await read(({ all, learners, pace }) => ({
        value: `${all.p99.toFixed(1)} ms with ${learners * pace} takers' requests`,
        isGood: all.p99 < MOST_MILLISECONDS,
      })),
  },
];
