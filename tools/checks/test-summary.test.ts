import { expect, test } from "vitest";
import {
  slowestFiles,
  slowestTests,
  describeTroubles,
  timesOfJourneys,
  timesOfUnits,
  timeTable,
  troublesOfJourneys,
  troublesOfUnits,
} from "./test-summary.ts";

const journey = (title: string, status: string, ...durations: number[]) => ({
  title,
  tests: [
    {
      status,
      results: durations.map((duration, index) => ({
        duration,
        errors: index < durations.length - 1 ? [{ message: `${title} was slow` }] : [],
      })),
    },
  ],
});

const JOURNEYS = {
  stats: { expected: 2, unexpected: 0, flaky: 1 },
  suites: [
    {
      file: "site.e2e.ts",
      title: "site.e2e.ts",
      specs: [journey("the theme stays", "expected", 1000)],
      suites: [
        {
          file: "site.e2e.ts",
          title: "360 px",
          specs: [journey("a menu", "flaky", 60_000, 2000)],
        },
      ],
    },
    { file: "blog.e2e.ts", title: "blog.e2e.ts", specs: [journey("a post", "expected", 500)] },
  ],
};

test("counts all tests of a file toward its time, including retries", () => {
  const unit = {
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [
      {
        name: "/repo/apps/a.test.ts",
        assertionResults: [
          { fullName: " adds up", duration: 1600 },
          { fullName: "sums take long", duration: 400 },
        ],
      },
      { name: "/repo/apps/b.test.ts", assertionResults: [{ duration: null }, {}] },
    ],
  };
  const times = [...timesOfUnits(unit, "/repo/"), ...timesOfJourneys(JOURNEYS)];
  expect(slowestFiles(times, 3)).toEqual([
    "   1:03 m  e2e/site.e2e.ts",
    "      2 s  apps/a.test.ts",
    "      1 s  e2e/blog.e2e.ts",
  ]);
  expect(slowestTests(times, 3)).toEqual([
    "   1:02 m  e2e/site.e2e.ts: a menu",
    "      2 s  apps/a.test.ts: adds up",
    "      1 s  e2e/site.e2e.ts: the theme stays",
  ]);
});

test("names what failed or passed on its second try, with its error", () => {
  const unit = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        name: "/repo/apps/a.test.ts",
        message: "",
        assertionResults: [
          {
            fullName: " adds up",
            status: "failed",
            failureMessages: ["Error: \u001B[31m1\u001B[39m, not 2\n\n    at a.test.ts:3", "again"],
          },
          { fullName: "is read", status: "passed", failureMessages: ["Error: not yet"] },
          { fullName: "is there", status: "passed", failureMessages: [] },
        ],
      },
      { name: "/repo/apps/b.test.ts", message: "SyntaxError: no such thing", assertionResults: [] },
    ],
  };
  expect(
    describeTroubles([...troublesOfUnits(unit, "/repo/"), ...troublesOfJourneys(JOURNEYS)]),
  ).toEqual([
    "",
    "Passed on the second try only:",
    "  apps/a.test.ts: is read",
    "      Error: not yet",
    "  e2e/site.e2e.ts: a menu",
    "      a menu was slow",
    "",
    "Failed tests:",
    "  apps/a.test.ts: adds up",
    "      Error: 1, not 2\n          at a.test.ts:3",
    "  apps/b.test.ts",
    "      SyntaxError: no such thing",
  ]);
  expect(describeTroubles([])).toEqual([]);
});

const run = (name: string, seconds: number, isGood = true) => ({
  step: { name, command: [], budgetSeconds: 20 },
  seconds,
  isGood,
});

test("shows in the table which part took longer than it should and which failed", () => {
  expect(timeTable([run("format", 12.4), run("types", 75), run("lint", 2, false)], 90)).toEqual([
    "  Part       Time   Budget",
    "  format     12 s     20 s",
    "  types    1:15 m     20 s  over its budget",
    "  lint        2 s     20 s  failed",
    "  All      1:30 m",
  ]);
});
