import { expect, test } from "vitest";
import { loadArticles } from "./blog/load-articles.ts";
import { loadMocks } from "./load-mocks.ts";
import { loadPracticePlan } from "./load-practice-plan.ts";
import { loadQuizzes } from "./quizzes/load-quizzes.ts";
import { loadSheets } from "./sheets/load-sheets.ts";

const weeks = await loadPracticePlan();
const tasks = weeks.flatMap((week) => week.tasks);
const weeksWith = (what: "mock" | "sectional" | "topicTest") =>
  weeks.flatMap((week, k) => week.tasks.filter((task) => task[what]).map(() => k + 1));

test("has ten weeks, each with four evenings and a weekend, in that order", () => {
  expect(weeks).toHaveLength(10);
  for (const { title, tasks: ofWeek } of weeks) {
    const times = ofWeek.map(({ when }) => (when === "weekend" ? 5 : when));
    expect([...new Set(times)], title).toEqual([1, 2, 3, 4, 5]);
    expect(times, title).toEqual(times.toSorted((one, other) => one - other));
  }
});

test("gives every task its own key, which names its week", () => {
  expect(new Set(tasks.map(({ key }) => key)).size).toBe(tasks.length);
  for (const [k, { tasks: ofWeek }] of weeks.entries()) {
    for (const { key } of ofWeek) expect(key).toMatch(new RegExp(`^w${k + 1}-`));
  }
});

test("puts the mocks where the article has them: weeks 1, 5, 8, and 10", () => {
  expect(weeksWith("mock")).toEqual([1, 5, 8, 10]);
  expect(weeksWith("sectional")).toEqual([9, 9, 9]);
});

test("asks for no more mocks and quizzes than there are, whatever the order", async () => {
  const mocks = await loadMocks();
  expect(mocks.filter(({ section }) => section === null).length).toBeGreaterThanOrEqual(4);
  expect(mocks.filter(({ section }) => section !== null).length).toBeGreaterThanOrEqual(3);
  const quizzes = await loadQuizzes();
  const asked = tasks.filter(({ quiz }) => quiz).reduce((sum, { times }) => sum + times, 0);
  for (const section of ["quant", "verbal", "dataInsights"]) {
    const offered = quizzes.filter((quiz) => quiz.section === section).length;
    // One in the first week, two in its week of methods, and those of any section.
    expect(offered, section).toBeGreaterThanOrEqual(3 + 4);
  }
  expect(asked).toBe(3 + 6 + 4);
});

test("leads to posts and sheets that exist", async () => {
  const posts = (await loadArticles()).map(({ slug }) => slug);
  const sheets = (await loadSheets()).map(({ name }) => name);
  for (const { post, sheet } of tasks) {
    if (post) expect(posts).toContain(post);
    if (sheet) expect(sheets).toContain(sheet);
  }
});

const shape = (k: number) =>
  weeks[k]!.tasks.map(({ when, practice, quiz, missed, times }) => [
    when,
    practice?.questions,
    Boolean(quiz),
    Boolean(missed),
    times,
  ]);

test("has the same five sessions in each week of methods, one week for each section", () => {
  expect(shape(2)).toEqual(shape(1));
  expect(shape(3)).toEqual(shape(1));
  const sections = [1, 2, 3].map((k) => weeks[k]!.tasks[0]!.practice?.section);
  expect(sections).toEqual(["first", "second", "third"]);
});
