/**
 * Runs every check: `npm test`. With --checks, --unit, or --e2e, only that part. With --long, the
 * tests that are cut short every day run at full length.
 */
import { availableParallelism } from "node:os";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { keepRun } from "../kept-run.ts";
import { runSideBySide, runStep, type Step, type StepRun } from "./steps.ts";
import {
  type JourneyReport,
  slowestFiles,
  slowestTests,
  describeTroubles,
  timesOfJourneys,
  timesOfUnits,
  timeTable,
  troublesOfJourneys,
  troublesOfUnits,
  type UnitReport,
} from "./test-summary.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const REPORTS = ".build/reports";
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;

/** The formatter need not reread files that were fine last time and haven't changed. */
const ONLY_CHANGED = [
  "--cache",
  "--cache-strategy=content",
  "--cache-location=.build/prettier",
] as const;

const CHECKS: Step[] = [
  {
    name: "format",
    command: ["prettier", "--check", "--log-level", "warn", ...ONLY_CHANGED, "."],
    budgetSeconds: 40,
  },
  { name: "lint", command: ["oxlint", "--type-aware", "--quiet"], budgetSeconds: 30 },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"], budgetSeconds: 20 },
  { name: "types of the web app", command: ["tsc", "-p", "apps/web"], budgetSeconds: 20 },
  {
    name: "types of the sandbox's pages",
    command: ["tsc", "-p", "sandbox/razorpay"],
    budgetSeconds: 10,
  },
  { name: "import rules", command: ["node", "tools/checks/check-imports.ts"], budgetSeconds: 10 },
  { name: "words", command: ["node", "tools/checks/check-words.ts"], budgetSeconds: 10 },
  { name: "dead code", command: ["knip"], budgetSeconds: 20 },
];
const BUILD: Step[] = [
  {
    name: "build of the web app",
    command: ["npm", "run", "build", "-w", "apps/web", "--silent"],
    budgetSeconds: 30,
  },
  {
    name: "rendering of the item bank",
    command: ["npm", "run", "build", "-w", "content", "--silent"],
    budgetSeconds: 30,
  },
];
const UNIT: Step[] = [
  {
    name: "unit and integration tests",
    command: [
      "vitest",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${UNIT_REPORT}`,
    ],
    budgetSeconds: 300,
  },
];
const E2E: Step[] = [
  {
    name: "size of the pages",
    command: ["npm", "run", "size", "-w", "apps/web", "--silent"],
    budgetSeconds: 10,
  },
  {
    name: "journeys in a browser",
    command: ["playwright", "test", "-c", "e2e", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
    budgetSeconds: 300,
  },
];

/** Steps in the first list don't depend on each other; each of the others uses all processors. */
const PARTS: Record<string, [together: Step[], alone: Step[]]> = {
  "--checks": [CHECKS, []],
  "--unit": [BUILD, UNIT],
  "--e2e": [BUILD, E2E],
  "--long": [
    BUILD,
    [...UNIT, ...E2E].map((step) => ({ ...step, env: { ...step.env, TEST_LONG: "on" } })),
  ],
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const part = process.argv[2];
const steps = part
  ? PARTS[part]
  : ([
      [...CHECKS, ...BUILD],
      [...UNIT, ...E2E],
    ] as const);
if (!steps)
  throw new Error(
    `Choose one of ${Object.keys(PARTS).join(", ")}, or leave it out to run everything.`,
  );

const began = performance.now();
const [together, alone] = steps;
const runs: StepRun[] = await runSideBySide(together);
for (const step of alone) runs.push(await runStep(step));

const unit = readReport(UNIT_REPORT) as UnitReport | null;
const journeys = readReport(E2E_REPORT) as JourneyReport | null;
if (runs.length > 1) {
  console.log(`\nOn ${availableParallelism()} processors; budgets assume two idle ones:`);
  say(timeTable(runs, (performance.now() - began) / 1000));
}
const times = [
  ...(unit ? timesOfUnits(unit, ROOT) : []),
  ...(journeys ? timesOfJourneys(journeys) : []),
];
if (times.length > 0) {
  console.log("\nThe slowest test files:");
  say(slowestFiles(times));
  console.log("\nThe slowest tests:");
  say(slowestTests(times));
}
say(
  describeTroubles([
    ...(unit ? troublesOfUnits(unit, ROOT) : []),
    ...(journeys ? troublesOfJourneys(journeys) : []),
  ]),
);

if (!part) keepRun("tests.json", { seconds: (performance.now() - began) / 1000 });
const failed = runs.filter(({ isGood }) => !isGood).map(({ step }) => step.name);
const passedCount =
  (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0) + (journeys?.stats.flaky ?? 0);
const failedCount = (unit?.numFailedTests ?? 0) + (journeys?.stats.unexpected ?? 0);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nTheta: ${passedCount} passed, ${failedCount} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function say(lines: readonly string[]): void {
  console.log(lines.join("\n"));
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
