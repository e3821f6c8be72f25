import { expect, test } from "vitest";
import { SAMPLES } from "../test-samples.ts";
import type { ItemForm } from "../form/item-form.ts";
import { languageFaults } from "./language.ts";
import { askedOf } from "../asked.ts";
import { bankFaults } from "./bank-faults.ts";
import { lengthFaults, setLengthFaults } from "./lengths.ts";
import { nearDuplicates } from "./near-duplicates.ts";
import { equalOptions, keyBalance } from "./options.ts";
import { passageLevelFaults, readingGrade } from "./reading-level.ts";

const PROBLEM = SAMPLES[0] as Extract<ItemForm, { format: "problem-solving" }>;

function problem(id: string, changes: Partial<typeof PROBLEM> = {}): typeof PROBLEM {
  return { ...PROBLEM, id, ...changes };
}

test.each([
  ["costs undefined dollars", "a value is missing"],
  ["is $45 \\cdot 1.1 = 49.50000000000001$", "a rounding error"],
  ["what is it ?", "a space before the stop"],
  ["the sum of of both", "a word twice"],
  ["take a apple", "“a” before a vowel"],
  ["a 8 percent rise", "“a” before eight"],
  ["an banana", "“an” before a consonant"],
  ["there are 1 boxes", "a plural after 1"],
  ["the sum..", "two stops"],
  ["The colour changes", "British"],
  ["two  spaces", "two spaces"],
])("rejects “%s” as text for a learner", (stem, what) => {
  expect(
    languageFaults(problem("p", { stem }))
      .map((finding) => finding.what)
      .join(),
  ).toContain(what);
});

test.each([
  "a European train, a one-way street, a unit, a used car, a useful idea",
  "an hour, an 8 percent rise, an 11-month plan",
  "There was 1 box. Of every 1 of them, 1 is red; from 1 to 8 and 2.5, 3.",
  "He waited … and then 1.5 hours passed.",
])("accepts “%s” as good English", (stem) => {
  expect(languageFaults(problem("p", { stem }))).toEqual([]);
});

test("finds options that say the same, whatever their punctuation", () => {
  const options = PROBLEM.options.map((option, k) => ({
    ...option,
    text: k === 3 ? "$2$" : String(k),
  }));
  expect(equalOptions(problem("p", { options }))).toHaveLength(1);
  expect(equalOptions(PROBLEM)).toEqual([]);
});

test("finds a stem that is too long", () => {
  expect(lengthFaults({ item: problem("p", { stem: "word ".repeat(120) }) })[0]!.what).toMatch(
    /120 words/,
  );
  expect(lengthFaults({ item: problem("p", { stem: "What is the value of n?" }) })).toEqual([]);
});

const PASSAGE = SAMPLES.find((entry) => "passage" in entry)!;
const passage = (text: string) => ({ ...PASSAGE, passage: text }) as typeof PASSAGE;

test("finds passages of the wrong length, without counting the marks of tables", () => {
  expect(setLengthFaults(passage("word ".repeat(400)))[0]!.what).toMatch(/400 words/);
  expect(setLengthFaults(passage(`${"word ".repeat(199)} | --- | word`))).toEqual([]);
});

test("grades texts and finds passages that read too easily or too hard", () => {
  expect(readingGrade("The cat sat on the mat. The dog ran.")).toBeLessThan(2);
  const dense =
    "Institutional arrangements governing proprietary experimentation necessarily presuppose considerable administrative sophistication.";
  expect(readingGrade(dense)).toBeGreaterThan(20);
  expect(passageLevelFaults(passage("The cat sat. The dog ran."))).toHaveLength(1);
  expect(passageLevelFaults(passage(dense))).toHaveLength(1);
});

test("checks questions of sets, too, and a passage once", () => {
  const [set, ...others] = bankFaults(
    askedOf(passage(`The colour changes. ${"The cat sat. ".repeat(100)}`)),
  ).filter(({ gate }) => gate === "language");
  expect(set).toMatchObject({ where: "sample-passage" });
  expect(others).toEqual([]);
});

function withKeyAt(id: string, place: number, text = (k: number): string => `option ${k}`) {
  const options = PROBLEM.options.map(({ why }, k) => ({
    why,
    text: text(k),
    ...(k === place ? { key: true as const } : {}),
  }));
  return problem(id, { options });
}

test("finds keys that are in one place too often", () => {
  const even = Array.from({ length: 300 }, (_, k) => withKeyAt(`p-${k}`, k % 5));
  expect(keyBalance(even)).toEqual([]);
  const skewed = Array.from({ length: 300 }, (_, k) => withKeyAt(`p-${k}`, k % 3));
  expect(keyBalance(skewed).map(({ gate }) => gate)).toContain("key places");
});

test("finds keys that are the longest too often", () => {
  const long = Array.from({ length: 200 }, (_, k) =>
    withKeyAt(`p-${k}`, k % 5, (place) =>
      "a sentence of some length here".repeat(place === k % 5 ? 2 : 1),
    ),
  );
  expect(keyBalance(long).map(({ gate }) => gate)).toContain("key lengths");
});

const written = (item: ItemForm) => ({ item, set: null, variant: null });

const TEXT =
  "A museum sold tickets to adults and to children on a rainy day in the north of the country";

test("finds a question asked twice and a text copied from another", () => {
  const one = problem("one", { stem: TEXT });
  expect(nearDuplicates([one, problem("two", { stem: TEXT })].map(written))[0]).toMatchObject({
    where: "two",
    what: "asks the same as one",
  });
  const near = problem("two", { stem: TEXT.replace("rainy", "sunny") });
  expect(nearDuplicates([one, near].map(written))[0]!.what).toMatch(/shares \d+% .* with one/);
  const other = problem("two", {
    stem: "If n is a positive integer, how many divisors has its square?",
  });
  expect(nearDuplicates([one, other].map(written))).toEqual([]);
  // A stock phrase around two different formulas isn't a copy.
  const [asked, alike] = ["x^2 = 5x", "3x = 27"].map((formula, k) =>
    problem(`sum-${k}`, { stem: `What is the sum of all the values of x for which ${formula}?` }),
  );
  expect(nearDuplicates([asked!, alike!].map(written))).toEqual([]);
});

const made = (variant: string, k: number) => ({
  item: problem(`t-${k}`, {
    stem: `${k}`,
    author: { kind: "template", template: "t", seed: k + 1 },
  }),
  set: null,
  variant,
});

test("finds a template that says one thing over and over", () => {
  expect(nearDuplicates(["a", "a", "a", "b"].map(made)).map(({ gate }) => gate)).toEqual([
    "variety",
  ]);
  expect(nearDuplicates(["a", "a", "b", "b"].map(made))).toEqual([]);
});
