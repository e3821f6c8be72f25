import {
  bankFaults,
  bankMeasures,
  blindFaults,
  ratchetFaults,
  staleAllowances,
  templateFaults,
} from "@theta/items";
import { expect, test } from "vitest";
import { coverageFaults, coverageOf } from "../tools/items/items-coverage.ts";
import { countContent } from "./count-content.ts";
import {
  loadBank,
  loadPlans,
  loadQuestions,
  loadQuizzes,
  loadTemplates,
  loadTopicTests,
  quizFaults,
  readAllowedPhrases,
  readBlindReads,
  readBlindRecord,
  readKeptValues,
  readTopicForms,
  topicTestFaults,
} from "./index.ts";

/**
 * `npm run items:check` solves 1,000 seeds of every template; this solves as many as a test may
 * take time for.
 */
const SEEDS = process.env["TEST_LONG"] === "on" ? 250 : 10;

const [templates, bank, questions] = await Promise.all([
  loadTemplates(),
  loadBank(),
  loadQuestions(),
]);

test.each(templates.map((template) => [template.id, template] as const))(
  "%s: agrees with its checker on every key",
  (_, template) => {
    expect(templateFaults(template, SEEDS)).toEqual([]);
  },
);

function count(...formats: string[]): number {
  return bank.filter(({ format, state }) => formats.includes(format) && state === "active").length;
}

function sets(format: string): number {
  return new Set(bank.filter((item) => item.format === format).map(({ setKey }) => setKey)).size;
}

test("contains everything the first bank has to contain", () => {
  expect(count("problem-solving")).toBeGreaterThanOrEqual(1800);
  expect(count("data-sufficiency")).toBeGreaterThanOrEqual(450);
  expect(
    count("table-analysis", "graphics-interpretation", "two-part-analysis"),
  ).toBeGreaterThanOrEqual(360);
  expect(count("critical-reasoning")).toBeGreaterThanOrEqual(180);
  expect(count("reading-comprehension")).toBeGreaterThanOrEqual(224);
  expect(sets("reading-comprehension")).toBeGreaterThanOrEqual(64);
  expect(sets("multi-source-reasoning")).toBeGreaterThanOrEqual(24);
});

test("is counted for the site's pages without being made", async () => {
  expect((await countContent()).questions).toBe(questions.length);
});

test("passes every gate for texts", () => {
  expect(bankFaults(questions)).toEqual([]);
});

test("moves no further from the exam's register", async () => {
  const allowed = await readAllowedPhrases();
  const measures = bankMeasures(questions, allowed, templates);
  expect(ratchetFaults(measures, await readKeptValues())).toEqual([]);
  expect(staleAllowances(questions, allowed)).toEqual([]);
});

test("has a readable record of guesses, ratings, and weak solves", async () => {
  expect(Array.isArray(await readBlindReads())).toBe(true);
});

test("contains nothing people wrote that two readers haven't solved blind first", async () => {
  expect(blindFaults(questions, await readBlindRecord())).toEqual([]);
});

test("repeats nothing in ten mocks and two sectional tests alongside the quizzes", () => {
  expect(coverageFaults(coverageOf(bank))).toEqual([]);
});

test("has ten fitting questions in each quiz, none of them twice", async () => {
  const quizzes = await loadQuizzes();
  expect(quizFaults(quizzes, bank)).toEqual([]);
  const of = (section: string) => quizzes.filter((quiz) => quiz.section === section).length;
  expect([of("quant"), of("verbal"), of("dataInsights")]).toEqual([20, 10, 14]);
});

test("has fifteen questions on its topic in each topic test, in no other test, quiz, or mock", async () => {
  const [tests, topics, quizzes] = await Promise.all([
    loadTopicTests(),
    readTopicForms(),
    loadQuizzes(),
  ]);
  expect(topicTestFaults(tests, { topics, quizzes, bank })).toEqual([]);
  const of = (section: string) => tests.filter((one) => one.section === section).length;
  expect([of("quant"), of("verbal"), of("dataInsights")]).toEqual([33, 0, 12]);
});

test("promises as many topic tests in the plans as there are", async () => {
  const tests = await loadTopicTests();
  const promised = (await loadPlans()).flatMap(({ topicTests, features }) =>
    features.flatMap((line) => {
      const [, number] = /(\d+) .*topic/.exec(line) ?? [];
      return number
        ? [[Number(number), tests.filter((one) => one.testNumber <= topicTests).length]]
        : [];
    }),
  );
  expect(promised).toEqual([
    [15, 15],
    [45, 45],
  ]);
});

test("has a test on every topic for the smallest plan that includes any", async () => {
  const tests = await loadTopicTests();
  for (const { name } of await readTopicForms())
    expect(tests.some((one) => one.topic === name && one.testNumber === 1)).toBe(true);
});
