/** Everything that must hold: `npm test`. With --checks, --unit or --e2e only that part. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { runStep, type Step } from "./steps.ts";

const REPORTS = ".build/reports";
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;

const CHECKS: Step[] = [
  { name: "format", command: ["prettier", "--check", "--log-level", "warn", "."] },
  { name: "lint", command: ["oxlint", "--type-aware", "--quiet"] },
  { name: "types", command: ["tsc", "-p", "tsconfig.json"] },
  { name: "types of the web app", command: ["tsc", "-p", "apps/web"] },
  { name: "types of the sandbox's pages", command: ["tsc", "-p", "sandbox/razorpay"] },
  { name: "import rules", command: ["node", "scripts/check-imports.ts"] },
  { name: "dead code", command: ["knip"] },
];
const BUILD: Step[] = [
  {
    name: "build of the web app",
    command: ["npm", "run", "build", "-w", "apps/web", "--silent"],
  },
  {
    name: "rendering of the item bank",
    command: ["npm", "run", "build", "-w", "content", "--silent"],
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
  },
];
const E2E: Step[] = [
  { name: "size of the pages", command: ["npm", "run", "size", "-w", "apps/web", "--silent"] },
  {
    name: "journeys in a browser",
    command: ["playwright", "test", "-c", "e2e", "--reporter=list,json"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
  },
];

const PARTS: Record<string, Step[]> = {
  "--checks": CHECKS,
  "--unit": [...BUILD, ...UNIT],
  "--e2e": [...BUILD, ...E2E],
};

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const part = process.argv[2];
const steps = part ? PARTS[part] : [...CHECKS, ...BUILD, ...UNIT, ...E2E];
if (!steps) throw new Error(`Say one of ${Object.keys(PARTS).join(", ")}, or nothing for all.`);

const failed: string[] = [];
for (const step of steps) {
  if (!(await runStep(step))) failed.push(step.name);
}

const unit = readReport(UNIT_REPORT, (report) => [
  report["numPassedTests"] ?? 0,
  report["numFailedTests"] ?? 0,
]);
const e2e = readReport(E2E_REPORT, ({ stats }) => [
  (stats?.expected ?? 0) + (stats?.flaky ?? 0),
  stats?.unexpected ?? 0,
]);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}`);
console.log(`\nTheta: ${unit[0] + e2e[0]} passed, ${unit[1] + e2e[1]} failed`);
process.exit(failed.length > 0 ? 1 : 0);

interface Report extends Record<string, unknown> {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function readReport(file: string, count: (report: Report) => [number, number]): [number, number] {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, "utf8")) as Report) : [0, 0];
}
