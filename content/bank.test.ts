import { bankFaults, blindFaults, templateFaults } from "@theta/items";
import { expect, test } from "vitest";
import { coverageFaults } from "../scripts/items-coverage.ts";
import { loadBank, loadQuestions, loadTemplates, readBlindRecord, stampOfBank } from "./index.ts";

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

test("the bank holds what the first bank must hold", () => {
  expect(count("problem-solving")).toBeGreaterThanOrEqual(1800);
  expect(count("data-sufficiency")).toBeGreaterThanOrEqual(450);
  expect(
    count("table-analysis", "graphics-interpretation", "two-part-analysis"),
  ).toBeGreaterThanOrEqual(360);
});

test("every gate for texts is passed", () => {
  expect(bankFaults(questions)).toEqual([]);
});

test("what people wrote was solved blind by two readers before it came into the bank", async () => {
  expect(blindFaults(questions, await readBlindRecord())).toEqual([]);
});

test("ten mocks and two sectional tests beside the quizzes repeat nothing", () => {
  expect(coverageFaults(bank)).toEqual([]);
});

test("the stamp is that of the sources", async () => {
  expect(await stampOfBank()).toBe(await stampOfBank());
});
