import type { MockReport } from "@theta/contract";
import { expect, test } from "vitest";
import { conditionsOf, conditionVerdict, startToFinish } from "./condition-words.ts";
import { FULL_REPORT } from "./test-reports.ts";

const FULL = { kind: "full" } as const;
const withConditions = (more: Partial<MockReport["conditions"]>) => ({
  ...FULL_REPORT,
  conditions: { ...FULL_REPORT.conditions, ...more },
});
const timeAt = (time: readonly [number, number, number]) =>
  new Date(2026, 4, 18, ...time).getTime();
const textOf = (label: string, report: MockReport) =>
  conditionsOf(FULL, report).find((one) => one.label === label);

test.each([
  [
    "in one half of a day",
    [13, 55, 10],
    [15, 59, 0],
    /^May 18, 2026, 1:55 to 3:59\sPM \(2 h 4 min\)$/,
  ],
  ["over noon", [11, 10, 0], [13, 0, 0], /^May 18, 2026, 11:10\sAM to 1:00\sPM \(1 h 50 min\)$/],
  ["with seconds that nobody sees", [13, 55, 50], [15, 59, 10], /3:59\sPM \(2 h 4 min\)$/],
] as const)("says from when to when, %s", (_, start, end, words) => {
  const { text } = startToFinish(
    withConditions({ startedAt: timeAt(start), endedAt: timeAt(end) }),
  );
  expect(text).toMatch(words);
});

test("finds nothing to keep in mind about an uneventful mock", () => {
  const conditions = conditionsOf(FULL, FULL_REPORT);
  expect(conditions.some(({ isRemark }) => isRemark)).toBe(false);
  expect(textOf("Section order", FULL_REPORT)?.text).toBe(
    "Quantitative Reasoning, then Verbal Reasoning, then Data Insights",
  );
});

test("only exam mode has all the exam's conditions", () => {
  const quiet = conditionsOf(FULL, FULL_REPORT);
  expect(conditionVerdict(quiet, "exam")).toBe("You took this mock under exam conditions.");
  expect(conditionVerdict(quiet, "forward")).toContain("without the exam's review");
});

test.each([
  ["Test mode", {}, "Forward only: each answer was final once you moved on."],
  [
    "Test mode",
    { mode: "exam" as const },
    "Exam mode: bookmarks, and a review of each section with up to three changed answers.",
  ],
  ["Time", {}, "Standard time"],
  [
    "Time",
    { time: "time-and-a-half" as const },
    "Time and a half. Compare this score only with scores from mocks with the same time setting.",
  ],
  [
    "Extra break",
    { extraBreak: { after: 1 as const, seconds: 600, overrun: 0 } },
    "Two breaks instead of one: 10 min after Data Insights",
  ],
  [
    "Break",
    { break: { after: 2 as const, seconds: 580, overrun: 0 } },
    "9 min 40 s after Verbal Reasoning",
  ],
  [
    "Break",
    { mode: "exam" as const, break: { after: 2 as const, seconds: 600, overrun: 90 } },
    "10 min after Verbal Reasoning. You came back late, which took 1 min 30 s off the next section.",
  ],
  ["Reopened", { reopened: 2 }, "Twice while the clock kept running."],
  ["Reopened", { reopened: 2, time: "no-clock" as const }, "Twice."],
  ["Reopened", { reopened: 3 }, "3 times while the clock kept running."],
  [
    "Late answers",
    { lateAnswers: 1 },
    "1: sent in time and counted, though it arrived just after the end.",
  ],
  [
    "Questions you'd seen before",
    { repeats: 4 },
    "4. If you remembered them, your score may be a little high.",
  ],
  ["Time added back", { secondsGivenBack: 65 }, "1 min 5 s to make up for a problem on our side."],
  ["Time added by support", { secondsAdded: 300 }, "5 min because something went wrong."],
  [
    "Outages",
    { incidents: [{ at: 0, seconds: 65 }] },
    "Theta was down once, for a total of 1 min 5 s.",
  ],
])("%s: %j", (label, more, text) => {
  expect(textOf(label, withConditions(more))?.text).toBe(text);
});

test("remarks on what the exam doesn't have, but not on the break", () => {
  const report = withConditions({
    break: { after: 3, seconds: 600, overrun: 0 },
    repeats: 1,
    reopened: 1,
  });
  const conditions = conditionsOf(FULL, report);
  expect(conditions.filter(({ isRemark }) => isRemark)).toHaveLength(2);
  expect(conditionVerdict(conditions, "forward")).toContain("2 things");
  const late = withConditions({ break: { after: 3, seconds: 600, overrun: 30 } });
  expect(conditionsOf(FULL, late).filter(({ isRemark }) => isRemark)).toHaveLength(1);
});

test("two breaks aren't exam conditions", () => {
  const breaks = {
    break: { after: 2, seconds: 600, overrun: 0 },
    extraBreak: { after: 3, seconds: 600, overrun: 0 },
  } as const;
  const conditions = conditionsOf(FULL, withConditions({ mode: "exam", ...breaks }));
  expect(conditionVerdict(conditions, "exam")).toMatch(/^One thing to keep in mind/);
});

test("lists no order and no break for a sectional mock", () => {
  const labels = conditionsOf({ kind: "sectional" }, FULL_REPORT).map(({ label }) => label);
  expect(labels).not.toContain("Break");
  expect(labels).not.toContain("Section order");
});
