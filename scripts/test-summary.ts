/** What a run of the tests says of itself at its end, read from the reports of Vitest and Playwright. */
import type { StepRun } from "./steps.ts";

export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { duration?: number | null }[] }[];
}

interface Suite {
  file: string;
  title: string;
  specs?: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
  suites?: Suite[];
}

export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

export interface FileTime {
  file: string;
  seconds: number;
}

export function timesOfUnits(report: UnitReport, root: string): FileTime[] {
  return report.testResults.map(({ name, assertionResults }) => ({
    file: name.startsWith(root) ? name.slice(root.length) : name,
    seconds: sum(assertionResults.map(({ duration }) => duration ?? 0)) / 1000,
  }));
}

export function timesOfJourneys({ suites }: JourneyReport): FileTime[] {
  return suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds:
      sum(
        specsOf(suite).flatMap(({ tests }) =>
          tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
        ),
      ) / 1000,
  }));
}

/** Journeys that passed, but not at first: slow machines do that, and so do races. */
export function secondTries({ suites }: JourneyReport): string[] {
  return suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
      .map(({ title }) => `${suite.file}: ${title}`),
  );
}

function specsOf(suite: Suite): NonNullable<Suite["specs"]> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A budget that is exceeded is said and fails nothing: machines are noisy. */
export function timeTable(runs: readonly StepRun[], totalSeconds: number): string[] {
  const rows = runs.map(({ step, seconds, isGood }) => ({
    name: step.name,
    seconds,
    budget: step.budgetSeconds,
    note: !isGood ? "failed" : seconds > step.budgetSeconds ? "over its budget" : "",
  }));
  const width = Math.max(...rows.map(({ name }) => name.length), "All".length);
  const line = (name: string, seconds: string, budget: string, note = "") =>
    `  ${name.padEnd(width)}  ${seconds.padStart(7)}  ${budget.padStart(7)}  ${note}`.trimEnd();
  return [
    line("Part", "Time", "Budget"),
    ...rows.map(({ name, seconds, budget, note }) => line(name, tell(seconds), tell(budget), note)),
    line("All", tell(totalSeconds), ""),
  ];
}

export function slowestFiles(times: readonly FileTime[], count = 10): string[] {
  return times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `  ${tell(seconds).padStart(7)}  ${file}`);
}

function tell(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? `${whole} s`
    : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} m`;
}
