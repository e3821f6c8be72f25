import type { LighthousePage } from "../../tools/lighthouse/lighthouse.ts";
import { isWithin, type Measured } from "../browser/measured.ts";
import type { BenchRow } from "./bench-row.ts";
import { lastRun } from "./last-run.ts";

const PARTS = {
  clicks: "in a browser slowed down four times: from a click to the next question",
  screens: "in a browser slowed down four times: the longest interaction of each screen",
  memory: "in a browser: what a whole mock leaves behind",
};

const share = ({ value, most }: Measured) => value / most;

const browserRows: readonly BenchRow[] = Object.entries(PARTS).map(([part, name]) => ({
  name,
  goal: "all within their budgets",
  read: async () =>
    await lastRun(
      `bench-browser/${part}.json`,
      `npm run bench:browser -- ${part}`,
      (all: readonly Measured[]) => {
        const worst = all.toSorted((one, other) => share(other) - share(one))[0]!;
        const { value, most, unit } = worst;
        return {
          value: `${Math.round(value)} of ${most} ${unit} (${worst.name})`,
          isGood: all.every(isWithin),
        };
      },
    ),
}));

const SITES = [
  ["public pages", "public", ""],
  ["signed in", "signed-in", " -- --signed-in"],
] as const;

const lighthouseRows: readonly BenchRow[] = SITES.map(([name, file, options]) => ({
  name: `Lighthouse, ${name}: the slowest page's performance`,
  goal: "≥ 95",
  read: async () =>
    await lastRun(
      `lighthouse/${file}.json`,
      `npm run lighthouse${options}`,
      (pages: readonly LighthousePage[]) => {
        const worst = pages.toSorted((one, other) => one.performance - other.performance)[0]!;
        return {
          value: `${worst.performance} (${worst.path})`,
          isGood: pages.every(({ isGood }) => isGood),
        };
      },
    ),
}));

export const pageRows: readonly BenchRow[] = [...browserRows, ...lighthouseRows];
