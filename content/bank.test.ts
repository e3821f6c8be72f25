import { bankFaults, blindFaults, templateFaults } from "@theta/items";
import { expect, test } from "vitest";
import { coverageFaults, coverageOf } from "../scripts/items-coverage.ts";
import {
  loadBank,
  loadQuestions,
  loadQuizzes,
  loadTemplates,
  quizFaults,
  readBlindRecord,
  stampOfBank,
} from "./index.ts";

/** `npm run items:check` solves 1,000 seeds of every template; here as many as a test may take. */
const SEEDS = 25;

const [templates, bank, questions] = await Promise.all([
  loadTemplates(),
  loadBank(),
  loadQuestions(),
]);

test.each(templates.map((template) => [template.id, template] as const))(
  "%s: its checker agrees with its keys",
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

test("the bank holds what the first bank must hold", () => {
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

test("every gate for texts is passed", () => {
  expect(bankFaults(questions)).toEqual([]);
});

test("what people wrote was solved blind by two readers before it came into the bank", async () => {
  expect(blindFaults(questions, await readBlindRecord())).toEqual([]);
});

test("ten mocks and two sectional tests beside the quizzes repeat nothing", () => {
  expect(coverageFaults(coverageOf(bank))).toEqual([]);
});

test("the quizzes hold ten fitting questions each, none of them twice", async () => {
  const quizzes = await loadQuizzes();
  expect(quizFaults(quizzes, bank)).toEqual([]);
  const of = (section: string) => quizzes.filter((quiz) => quiz.section === section).length;
  expect([of("quant"), of("verbal"), of("dataInsights")]).toEqual([20, 10, 14]);
});

test("the stamp is that of the sources", async () => {
  expect(await stampOfBank()).toBe(await stampOfBank());
});
