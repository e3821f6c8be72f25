import { loadPracticePlan } from "@theta/content";
import { expect, test } from "vitest";
import { dayIn } from "../goal/day.rules.ts";
import { addDays, dueDay } from "./calendar.rules.ts";
import { afterLosing, weekStart } from "./moves.rules.ts";
import { type StoredPlan, planFaults, toPracticePlan } from "./practice-plan.rules.ts";
import type { Work } from "./progress.rules.ts";

const weeks = await loadPracticePlan();

/** Monday. */
const START = "2026-03-02";
const plan = (more: Partial<StoredPlan> = {}): StoredPlan => ({
  startsOn: START,
  examOn: null,
  lostWeeks: [],
  sections: ["verbal", "quant", "dataInsights"],
  timeZone: "Asia/Kolkata",
  ...more,
});
const noon = (day: string) => new Date(`${day}T06:30:00Z`);

function show(
  kept: StoredPlan,
  today: string,
  { work = [], ticks = [] }: { work?: Work[]; ticks?: string[] } = {},
) {
  const shown = toPracticePlan(weeks, kept, { work, ticks: new Set(ticks), now: noon(today) });
  const tasks = shown.weeks.flatMap((week) => week.tasks);
  return {
    ...shown,
    task: (key: string) => tasks.find((task) => task.key === key)!,
    done: () => tasks.filter(({ state }) => state === "done").map(({ key }) => key),
    overdue: () => tasks.filter(({ state }) => state === "overdue").map(({ key }) => key),
  };
}
const did = (
  kind: Work["kind"],
  day: string,
  section: Work["section"] = null,
  count = 1,
): Work => ({ kind, section, at: noon(day), count });

test.each([
  // The same moment is a different day in India.
  ["Asia/Kolkata", "2026-03-01T19:00:00Z", "2026-03-02"],
  ["America/New_York", "2026-03-02T03:00:00Z", "2026-03-01"],
  ["Pacific/Kiritimati", "2026-03-01T11:00:00Z", "2026-03-02"],
])("finds the day in %s at %s: %s", (zone, at, day) => {
  expect(dayIn(zone, new Date(at))).toBe(day);
});

test.each([
  // Monday: Monday, Tuesday, Thursday, Friday, and Saturday.
  ["2026-03-02", ["2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06", "2026-03-07"]],
  // Sunday.
  ["2026-03-01", ["2026-03-02", "2026-03-03", "2026-03-05", "2026-03-06", "2026-03-07"]],
  // Wednesday: the weekend comes in between.
  ["2026-03-04", ["2026-03-04", "2026-03-05", "2026-03-09", "2026-03-10", "2026-03-07"]],
])("schedules a week that begins on %s", (start, days) => {
  expect(([1, 2, 3, 4, "weekend"] as const).map((when) => dueDay(start, when))).toEqual(days);
});

test("has ten weeks of seven days, with the sections in the learner's order", () => {
  const { weeks: shown, endsOn, thisWeek } = show(plan(), "2026-03-12");
  expect(shown.map(({ startsOn }) => startsOn)).toEqual(
    Array.from({ length: 10 }, (_, k) => addDays(START, 7 * k)),
  );
  expect(endsOn).toBe("2026-05-10");
  expect(thisWeek).toBe(2);
  expect(shown.slice(1, 4).map(({ title }) => title)).toEqual([
    "Methods: Verbal",
    "Methods: Quantitative",
    "Methods: Data Insights",
  ]);
  expect(JSON.stringify(shown)).not.toMatch(/\{(first|second|third)\}/);
});

test("has no current week before and after the plan", () => {
  expect(show(plan(), "2026-03-01").thisWeek).toBeNull();
  expect(show(plan(), "2026-05-11").thisWeek).toBeNull();
});

test("marks a task overdue from the day after it was due", () => {
  expect(show(plan(), "2026-03-02").overdue()).toEqual([]);
  expect(show(plan(), "2026-03-03").overdue()).toEqual([
    "w1-quiz-quant",
    "w1-quiz-verbal",
    "w1-quiz-data",
  ]);
});

test("checks off what the server knows, each piece of work once", () => {
  const one = show(plan(), "2026-03-10", { work: [did("quiz", "2026-03-02", "quant")] });
  expect(one.done()).toEqual(["w1-quiz-quant"]);
  // A second quiz of the section waits for the week that asks for it; Quantitative comes second
  // here.
  const two = show(plan(), "2026-03-10", {
    work: [did("quiz", "2026-03-02", "quant"), did("quiz", "2026-03-03", "quant")],
  });
  expect(two.task("w3-timed").progress).toEqual({ done: 1, of: 2 });
  const mocks = show(plan(), "2026-04-10", {
    work: [did("mock", "2026-03-03"), did("mock", "2026-04-01"), did("sectional", "2026-04-02")],
  });
  expect(mocks.done()).toEqual(["w1-mock", "w5-mock", "w9-section-1"]);
});

test("ignores work from before the plan, by the learner's own day", () => {
  const before = { ...did("mock", START), at: new Date("2026-03-01T18:29:00Z") };
  const after = { ...did("mock", START), at: new Date("2026-03-01T18:31:00Z") };
  expect(show(plan(), START, { work: [before] }).done()).toEqual([]);
  expect(show(plan(), START, { work: [after] }).done()).toEqual(["w1-mock"]);
});

test("counts practice by section from the first day of its week, and carries the rest over", () => {
  const early = did("practice", "2026-03-08", "verbal", 100);
  expect(show(plan(), "2026-03-10", { work: [early] }).done()).toEqual([]);
  const work = [
    did("practice", "2026-03-09", "verbal", 20),
    did("practice", "2026-03-09", "quant"),
  ];
  const { task } = show(plan(), "2026-03-10", { work });
  expect(task("w2-topic-1").progress).toEqual({ done: 12, of: 12 });
  expect(task("w2-topic-2").progress).toEqual({ done: 8, of: 18 });
  expect(task("w3-topic-1").progress).toEqual({ done: 0, of: 12 });
});

test("lets the learner check off what the server cannot know", () => {
  const { task } = show(plan(), "2026-03-10", { ticks: ["w1-weak-kinds", "w1-mock"] });
  expect(task("w1-weak-kinds")).toMatchObject({ state: "done", progress: null });
  // A mock is counted, whatever was checked off.
  expect(task("w1-mock").state).toBe("overdue");
});

test("moves a lost week and all that follow, and keeps what was done", () => {
  const work = [did("mock", "2026-03-03"), did("practice", "2026-03-17", "quant", 12)];
  const before = show(plan(), "2026-03-19", { work });
  const lostWeeks = afterLosing(plan(), 3, 10);
  expect(lostWeeks).toEqual([3]);
  const after = show(plan({ lostWeeks }), "2026-03-19", { work });
  expect(after.done()).toEqual(before.done());
  expect(after.done()).toContain("w3-topic-1");
  expect(after.weeks.map(({ startsOn, movedBy }) => [startsOn, movedBy]).slice(1, 4)).toEqual([
    ["2026-03-09", 0],
    ["2026-03-23", 1],
    ["2026-03-30", 1],
  ]);
  expect(after).toMatchObject({ thisWeek: null, lostSoFar: 1, lastLost: 3, endsOn: "2026-05-17" });
  expect(weekStart(plan({ lostWeeks: [3, 3, 5] }), 5)).toBe("2026-04-20");
});

test("drops the week and two fourth evenings, but no mock, when the exam leaves no room", () => {
  const tight = plan({ examOn: "2026-05-11" });
  const lostWeeks = afterLosing(tight, 5, 10);
  expect(lostWeeks).toEqual([-5]);
  // With a day for each of the seven, there is room.
  expect(afterLosing(plan({ examOn: "2026-05-17" }), 5, 10)).toEqual([5]);
  const { task, weeks: shown, endsOn } = show({ ...tight, lostWeeks }, "2026-04-20");
  expect(endsOn).toBe("2026-05-10");
  expect(shown[4]).toMatchObject({ isLetGo: true, movedBy: 0, canBeLost: false });
  expect(task("w5-mixed-1").state).toBe("left-out");
  expect(task("w5-mock").state).toBe("overdue");
  expect([task("w6-again").state, task("w7-again").state, task("w8-again").state]).toEqual([
    "left-out",
    "left-out",
    "open",
  ]);
});

test("counts later practice for later tasks, not for a week that was dropped", () => {
  const kept = plan({ examOn: "2026-05-11", lostWeeks: [-5] });
  const work = [
    did("practice", "2026-04-01", "quant", 4),
    did("practice", "2026-04-08", "quant", 9),
  ];
  const { task } = show(kept, "2026-04-09", { work });
  // The three weeks of methods take Quantitative first.
  expect(task("w3-topic-1").progress?.done).toBe(12);
  expect(task("w3-topic-2").progress?.done).toBe(1);
  const mixed = [did("practice", "2026-04-08", null, 9)];
  expect(show(kept, "2026-04-09", { work: mixed }).task("w5-mixed-1").progress?.done).toBe(0);
  expect(show(kept, "2026-04-09", { work: mixed }).task("w6-mixed").progress?.done).toBe(9);
});

const lost = (today: string, ticks: string[] = [], work: Work[] = []) =>
  show(plan(), today, { ticks, work })
    .weeks.filter(({ canBeLost }) => canBeLost)
    .map(({ number }) => number);

test("only this week and last week can be marked as lost, and only while something in them is open", () => {
  expect(lost("2026-03-01")).toEqual([]);
  expect(lost("2026-03-02")).toEqual([1]);
  expect(lost("2026-03-20")).toEqual([2, 3]);
  const all = [
    did("quiz", START, "quant"),
    did("quiz", START, "verbal"),
    did("quiz", START, "dataInsights"),
    did("mock", START),
  ];
  expect(lost(START, ["w1-solutions", "w1-weak-kinds", "w1-error-log"], all)).toEqual([]);
});

test.each([
  [{ startsOn: "2025-12-21", examOn: null }, ["startsOn"]],
  [{ startsOn: "2025-12-22", examOn: null }, []],
  [{ startsOn: "2026-08-29", examOn: null }, []],
  [{ startsOn: "2026-08-30", examOn: null }, ["startsOn"]],
  [{ startsOn: START, examOn: "2026-03-01" }, ["examOn"]],
  [{ startsOn: START, examOn: START }, ["examOn"]],
  [{ startsOn: START, examOn: "2026-03-03" }, []],
  [{ startsOn: START, examOn: "2028-03-02" }, ["examOn"]],
])("finds faults for start and exam %j at %j", (wish, fields) => {
  expect(planFaults(wish, undefined, START).map(({ field }) => field)).toEqual(fields);
});

test("refuses a start that moves past the exam, even if the exam stays", () => {
  const kept = { startsOn: START, examOn: "2026-04-11" };
  const wish = (startsOn: string) => planFaults({ ...kept, startsOn }, kept, START);
  expect(wish("2026-04-10")).toEqual([]);
  for (const startsOn of ["2026-04-11", "2026-05-01"])
    expect(wish(startsOn)).toEqual([
      { field: "examOn", msg: "The exam must be after the start of the plan" },
    ]);
});

test("does not object to what is already set", () => {
  const kept = { startsOn: "2025-06-01", examOn: "2025-09-01" };
  expect(planFaults(kept, kept, START)).toEqual([]);
});
