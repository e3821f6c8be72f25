/** The summary at the end of a test run, read from the reports of Vitest and Playwright. */
import type { StepRun } from "./steps.ts";

export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: UnitFile[];
}

interface UnitFile {
  name: string;
  /** Why the file couldn't be read at all. */
  message?: string;
  assertionResults: {
    title?: string;
    fullName?: string;
    status?: string;
    duration?: number | null;
    failureMessages?: string[];
  }[];
}

interface Suite {
  file: string;
  title: string;
  specs?: {
    title: string;
    tests: {
      status: string;
      results: { duration: number; errors?: { message?: string }[] }[];
    }[];
  }[];
  suites?: Suite[];
}

export interface JourneyReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

export interface TestTime {
  file: string;
  test: string;
  seconds: number;
}

export function timesOfUnits(report: UnitReport, root: string): TestTime[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName = "", duration }) => ({
      file: inside(root, name),
      test: fullName.trim(),
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** A test's retries count, too. */
export function timesOfJourneys({ suites }: JourneyReport): TestTime[] {
  return suites.flatMap((suite) =>
    specsOf(suite).map(({ title, tests }) => ({
      file: `e2e/${suite.file}`,
      test: title,
      seconds: sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))) / 1000,
    })),
  );
}

export interface TestOutcome {
  file: string;
  title: string;
  isGood: boolean;
}

/** Those that ran. */
export function outcomesOfUnits(report: UnitReport, root: string): TestOutcome[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "passed" || status === "failed")
      .map(({ title = "", status }) => ({
        file: inside(root, name),
        title,
        isGood: status === "passed",
      })),
  );
}

/** Those that ran. */
export function outcomesOfJourneys({ suites }: JourneyReport): TestOutcome[] {
  return suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ status }) => status !== "skipped"))
      .map(({ title, tests }) => ({
        file: `e2e/${suite.file}`,
        title,
        isGood: tests.every(({ status }) => status !== "unexpected"),
      })),
  );
}

export interface Trouble {
  test: string;
  /** The first failure's message, in a few lines. */
  words: string;
  /** It passed when tried again, which happens on slow machines and with race conditions. */
  isOver: boolean;
}

export function troublesOfUnits(report: UnitReport, root: string): Trouble[] {
  return report.testResults.flatMap(({ name, message, assertionResults }) => {
    const file = inside(root, name);
    const troubles = assertionResults
      .filter(({ failureMessages = [] }) => failureMessages.length > 0)
      .map(({ fullName, status, failureMessages = [] }) => ({
        test: `${file}: ${fullName?.trim()}`,
        words: inShort(failureMessages[0]),
        isOver: status === "passed",
      }));
    return message && troubles.length === 0
      ? [{ test: file, words: inShort(message), isOver: false }]
      : troubles;
  });
}

export function troublesOfJourneys({ suites }: JourneyReport): Trouble[] {
  return suites.flatMap((suite) =>
    specsOf(suite).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === "flaky" || status === "unexpected")
        .map(({ status, results }) => ({
          test: `e2e/${suite.file}: ${title}`,
          words: inShort(results.flatMap(({ errors = [] }) => errors)[0]?.message),
          isOver: status === "flaky",
        })),
    ),
  );
}

export function describeTroubles(troubles: readonly Trouble[]): string[] {
  const list = (title: string, some: readonly Trouble[]) =>
    some.length === 0
      ? []
      : ["", title, ...some.flatMap(({ test, words }) => [`  ${test}`, indent(words)])];
  return [
    ...list(
      "Passed on the second try only:",
      troubles.filter(({ isOver }) => isOver),
    ),
    ...list(
      "Failed tests:",
      troubles.filter(({ isOver }) => !isOver),
    ),
  ];
}

const COLORS = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, "g");

/** The first lines say what was expected; the rest is the page's content and the call stack. */
function inShort(message = ""): string {
  const lines = message.replaceAll(COLORS, "").split("\n");
  return lines
    .filter((line) => line.trim())
    .slice(0, 8)
    .join("\n");
}

const indent = (text: string) => text.replaceAll(/^/gm, "      ");

const inside = (root: string, file: string) =>
  file.startsWith(root) ? file.slice(root.length) : file;

function specsOf(suite: Suite): NonNullable<Suite["specs"]> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** A missed budget is shown but fails nothing, because machines are noisy. */
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
    ...rows.map(({ name, seconds, budget, note }) =>
      line(name, timeText(seconds), timeText(budget), note),
    ),
    line("All", timeText(totalSeconds), ""),
  ];
}

export function slowestTests(times: readonly TestTime[], count = 10): string[] {
  return slowest(
    times.map(({ file, test, seconds }) => [`${file}: ${test}`, seconds]),
    count,
  );
}

export function slowestFiles(times: readonly TestTime[], count = 10): string[] {
  const files = Map.groupBy(times, ({ file }) => file);
  return slowest(
    Array.from(files, ([file, tests]) => [file, sum(tests.map(({ seconds }) => seconds))]),
    count,
  );
}

function slowest(times: readonly (readonly [name: string, seconds: number])[], count: number) {
  return times
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([name, seconds]) => `  ${timeText(seconds).padStart(7)}  ${name}`);
}

function timeText(seconds: number): string {
  const whole = Math.round(seconds);
  return whole < 60
    ? `${whole} s`
    : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")} m`;
}
