/** Runs the tests of rows, and says of each row whether it held. */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runStep } from "../checks/steps.ts";
import {
  type JourneyReport,
  outcomesOfJourneys,
  outcomesOfUnits,
  type TestOutcome,
  type UnitReport,
} from "../checks/test-summary.ts";
import type { Row } from "./row.ts";
import { isTitle, patternOf } from "./test-titles.ts";
import type { RowResult } from "./trust-page.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
/** One per run, because another may be running at the same time. */
const REPORTS = `.build/trust/${process.pid}`;
const UNIT_REPORT = `${REPORTS}/unit.json`;
const E2E_REPORT = `${REPORTS}/e2e.json`;

const isJourney = (file: string) => file.endsWith(".e2e.ts");

export async function runTestsOf(rows: readonly Row[]): Promise<TestOutcome[]> {
  mkdirSync(REPORTS, { recursive: true });
  const units = testsOf(rows, (file) => !isJourney(file));
  if (units.files.length > 0)
    await runStep({
      name: "tests",
      command: [
        "vitest",
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${UNIT_REPORT}`,
        `--testNamePattern=${units.pattern}`,
        ...units.files,
      ],
      budgetSeconds: 300,
    });
  const journeys = testsOf(rows, isJourney);
  if (journeys.files.length > 0)
    await runStep({
      name: "journeys",
      command: [
        "playwright",
        "test",
        "-c",
        "e2e",
        "--reporter=list,json",
        "--grep",
        journeys.pattern,
        ...journeys.files,
      ],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: E2E_REPORT },
      budgetSeconds: 300,
    });
  const unitReport = readReport(UNIT_REPORT) as UnitReport | null;
  const journeyReport = readReport(E2E_REPORT) as JourneyReport | null;
  rmSync(REPORTS, { recursive: true });
  return [
    ...(unitReport ? outcomesOfUnits(unitReport, ROOT) : []),
    ...(journeyReport ? outcomesOfJourneys(journeyReport) : []),
  ];
}

function testsOf(rows: readonly Row[], belongs: (file: string) => boolean) {
  const tests = rows.flatMap((row) => Object.entries(row.tests)).filter(([file]) => belongs(file));
  const titles = new Set(tests.flatMap(([, some]) => some));
  return {
    files: [...new Set(tests.map(([file]) => file))],
    pattern: [...titles].map((title) => `(?:${patternOf(title)})`).join("|"),
  };
}

/** A row holds if each of its tests ran, in all its cases, and none failed. */
export function judgeRow(
  row: Row,
  outcomes: readonly TestOutcome[],
): Omit<RowResult, "date" | "commit"> {
  const judged = Object.entries(row.tests).flatMap(([file, titles]) =>
    titles.map((title) => {
      const own = outcomes.filter((one) => one.file === file && isTitle(title, one.title));
      return { title, didRun: own.length > 0, didFail: own.some(({ isGood }) => !isGood) };
    }),
  );
  const failed = judged.filter(({ didFail }) => didFail);
  const missing = judged.filter(({ didRun }) => !didRun);
  const open = failed.length > 0 ? failed : missing;
  return {
    outcome: failed.length > 0 ? "failed" : missing.length > 0 ? "not run" : "held",
    open: open.map(({ title }) => title),
  };
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
}
