import { expect, test } from "vitest";
import { type Asked, askedOf } from "../../asked.ts";
import { SAMPLES } from "../../test-samples.ts";
import { keyOf, solutionVersionOf, versionOf } from "../blind-answer.ts";
import { type BlindRead, type GuessRead, READ_KINDS, type ReadKind } from "./blind-read.ts";
import { hasData } from "./data-only.ts";
import { guessMeasures } from "./guess-measures.ts";
import { canBeGuessed, questionSentence } from "./guess-options.ts";
import { ratingMeasures } from "./rating-measures.ts";
import { readSheet, sheetFor } from "./read-sheet.ts";
import { takeReplies } from "./take-replies.ts";
import { weakMeasures } from "./weak-measures.ts";

const bank = SAMPLES.flatMap((entry) => askedOf(entry));
const guessable = bank.filter(canBeGuessed);
const argument = bank.find(({ item }) => item.format === "critical-reasoning")!;
const passage = bank.filter(({ item }) => item.format === "reading-comprehension");
const reader = { solver: "guesser-1", on: "2026-01-02" };

const sheet = (kind: ReadKind, questions: readonly Asked[], solver = reader.solver) =>
  readSheet({ kind, solver }, questions);

/** The names of a sheet's questions, in its order. */
const namesOn = (text: string) => [...text.matchAll(/^## (\S+) · /gm)].map(([, name]) => name!);

const answerAll = (text: string, reply: object) =>
  JSON.stringify(namesOn(text).map((question) => ({ question, ...reply })));

test("shows a guesser what is asked and the options, and nothing they are about", () => {
  const text = sheet("options-only", guessable);
  expect(namesOn(text)).toHaveLength(guessable.length);
  expect(text).toContain("Which weakens it?");
  expect(text).toMatch(/^\(E\) /m);
  expect(text).not.toContain("An argument.");
  expect(text).not.toContain("A passage.");
  expect(text).not.toContain("why");
});

test.each(READ_KINDS.filter((kind) => kind !== "solution"))(
  "hides ids and reasons on a sheet for %s",
  (kind) => {
    const text = sheet(kind, guessable);
    for (const { item, set } of guessable) {
      expect(text).not.toContain(item.id);
      if (set) expect(text).not.toContain(set.set);
      expect(text).not.toContain(item.solution.idea);
    }
    expect(sheetFor(text)).toEqual({ kind, solver: reader.solver });
  },
);

test("shows an editor and a weak solver a passage once, before its questions", () => {
  for (const kind of ["editor", "weak"] as const)
    expect(sheet(kind, passage).match(/A passage\./g)).toHaveLength(1);
});

test("shuffles options for each guesser, the same way every time", () => {
  const orders = ["guesser-1", "guesser-2", "guesser-3", "guesser-4"].map((solver) =>
    [...sheet("options-only", [argument], solver).matchAll(/^\([A-E]\) (.+)$/gm)].map(
      ([, text]) => text!,
    ),
  );
  const again = sheet("options-only", [argument]);
  expect(again).toBe(sheet("options-only", [argument]));
  for (const order of orders)
    expect(order.toSorted()).toEqual(["five", "four", "one", "three", "two"]);
  expect(new Set(orders.map(String)).size).toBeGreaterThan(1);
});

test("maps a guess on a shuffled sheet back to the option's own letter", () => {
  for (const solver of ["guesser-1", "guesser-2", "guesser-3"]) {
    const text = sheet("options-only", [argument], solver);
    const [, letter] = /^\((.)\) one$/m.exec(text)!;
    const replies = answerAll(text, { answer: letter!.toLowerCase(), sure: 70 });
    const [read] = takeReplies(text, replies, bank, { ...reader, solver });
    // "one" is the key and the first option.
    expect(read).toMatchObject({
      kind: "options-only",
      item: argument.item.id,
      version: versionOf(argument),
      answer: "A",
      matches: true,
    });
  }
});

test("takes a weak solver's answers to every format, in the letters of the sheet", () => {
  const text = sheet("weak", bank);
  const byName = namesOn(text).map((question, k) => ({
    question,
    answer: keyOf(bank[k]!.item),
    sure: 40,
  }));
  const reads = takeReplies(text, JSON.stringify(byName), bank, reader) as GuessRead[];
  expect(reads.map(({ item }) => item)).toEqual(bank.map(({ item }) => item.id));
  expect(reads.every(({ matches }) => matches)).toBe(true);
});

test("takes an editor's rating, and requires the phrase unless the rating is 5", () => {
  const text = sheet("editor", [argument]);
  const take = (reply: object) => takeReplies(text, answerAll(text, reply), bank, reader);
  expect(take({ rating: 3, phrase: "by and by" })[0]).toMatchObject({
    kind: "editor",
    rating: 3,
    phrase: "by and by",
  });
  expect(take({ rating: 5 })[0]).not.toHaveProperty("phrase");
  expect(() => take({ rating: 4 })).toThrow("first words that made it less");
  expect(() => take({ rating: 6, phrase: "x" })).toThrow();
});

test("refuses replies that don't fit the sheet, the solver, or today's bank", () => {
  const text = sheet("options-only", [argument]);
  const replies = answerAll(text, { answer: "A", sure: 50 });
  const other = { ...reader, solver: "guesser-2" };
  expect(() => takeReplies(text, replies, bank, other)).toThrow("made for guesser-1");
  expect(() => takeReplies("# Else\n", replies, bank, reader)).toThrow(
    "isn't a sheet for guessers",
  );
  expect(() => takeReplies(text, "[]", bank, reader)).toThrow("no answer to q-");
  const wrong = answerAll(text, { answer: "F", sure: 50 });
  expect(() => takeReplies(text, wrong, bank, reader)).toThrow("F is no answer");
  const rewritten = { ...argument, item: { ...argument.item, argument: "Another." } } as Asked;
  expect(() => takeReplies(text, replies, [rewritten], reader)).toThrow("was rewritten");
  expect(() => takeReplies(text, replies, [], reader)).toThrow("has no question");
});

const problem = bank.find(({ item }) => item.format === "problem-solving")!.item;

test.each([
  ["A tank holds 2.5 liters at 8:00 a.m. today. What is $x$?", "What is …?"],
  ["If n is even, which is odd? (Note: n is an integer.)", "which is odd?"],
  ["If $x, y > 0$ and $x + y = 5$, what is the value of $x$?", "what is the value of …?"],
  [
    "In how many orders can 6 people stand if Kim and Lee must not be neighbors?",
    "In how many orders can …",
  ],
  ["How many of the 1,200 tickets at \\$12.50 were sold?", "How many of the … tickets …"],
  ["The value of $x$ is", "The value of … is"],
])("finds what is asked in “%s”", (stem, sentence) => {
  expect(questionSentence({ ...problem, stem })).toBe(sentence);
});

test("doesn't end a sentence after a title", () => {
  const item = bank.find(({ item: { format } }) => format === "multi-source-reasoning")!.item;
  const stem = "Demand fell. Which of the following would weaken what Ms. Ma writes to Dr. Cole?";
  expect(questionSentence({ ...item, stem })).toBe(stem.slice("Demand fell. ".length));
});

test("takes the whole stem in Verbal, where the argument is apart", () => {
  const stem = "The mayor disagrees. Which of these supports her?";
  expect(questionSentence({ ...argument.item, stem })).toBe(stem);
});

function guess(asked: Asked, changes: object = {}): BlindRead {
  return {
    kind: "options-only",
    item: asked.item.id,
    version: versionOf(asked),
    ...reader,
    answer: keyOf(asked.item),
    matches: true,
    sure: 95,
    ...changes,
  };
}

test("lists a question that two sure guessers got right, and counts today's texts apart", () => {
  const second = { solver: "guesser-2" };
  const [measure] = guessMeasures(bank, [guess(argument), guess(argument, second)]);
  expect(measure).toMatchObject({
    format: "critical-reasoning",
    all: 1,
    questions: 1,
    now: { solves: 2, right: 2 },
    most: 0.7,
    givenAway: [argument.item.id],
  });
  const unsure = guess(argument, { ...second, sure: 89 });
  expect(guessMeasures(bank, [guess(argument), unsure])[0]!.givenAway).toEqual([]);
  expect(guessMeasures(bank, [guess(argument), guess(argument)])[0]!.givenAway).toEqual([]);
  const old = guess(argument, { version: "00000000", answer: "B", matches: false });
  expect(guessMeasures(bank, [old, guess(argument)])[0]).toMatchObject({
    now: { solves: 1, right: 1 },
    first: { solves: 1, right: 0 },
  });
  const weak = guess(argument, { kind: "weak" });
  expect(guessMeasures(bank, [weak])).toEqual([]);
});

function rated(rating: number, changes: object = {}): BlindRead {
  return {
    kind: "editor",
    item: argument.item.id,
    version: versionOf(argument),
    ...reader,
    rating,
    phrase: "by lot",
    ...changes,
  };
}

test("averages the editors' ratings by format and lists those that are too low", () => {
  const reads = [rated(2, { version: "00000000" }), rated(5), rated(3), rated(4)];
  const [measure] = ratingMeasures(bank, reads, "editor");
  expect(measure).toMatchObject({
    format: "critical-reasoning",
    questions: 1,
    now: { count: 3, mean: 4 },
    first: { count: 1, mean: 2 },
  });
  expect(measure!.low.map(({ rating }) => rating)).toEqual([3]);
});

test("shows someone who checks solutions the answer, every reason, and every step", () => {
  for (const asked of bank) {
    const text = sheet("solution", [asked]);
    expect(sheetFor(text)).toEqual({ kind: "solution", solver: reader.solver });
    expect(text).not.toContain(asked.item.id);
    expect(text).toContain(`Answer: ${keyOf(asked.item)}`);
    for (const words of [asked.item.solution.idea, ...asked.item.solution.steps])
      expect(text).toContain(words);
  }
});

test("keeps a check of a solution only as long as the solution stays", () => {
  const text = sheet("solution", [argument]);
  const replies = answerAll(text, { rating: 4, phrase: "idea" });
  const [read] = takeReplies(text, replies, bank, reader);
  expect(read).toMatchObject({ kind: "solution", version: solutionVersionOf(argument) });
  const better = { ...argument.item.solution, idea: "Another thought." };
  const changed = { ...argument, item: { ...argument.item, solution: better } } as Asked;
  expect(ratingMeasures([argument], [read!], "solution")[0]!.now.count).toBe(1);
  expect(ratingMeasures([changed], [read!], "solution")[0]!.now.count).toBe(0);
  expect(() => takeReplies(text, replies, [changed], reader)).toThrow("was rewritten");
  expect(versionOf(changed)).toBe(versionOf(argument));
});

test("shows someone who doubts data the numbers and nothing that is asked about them", () => {
  const withData = bank.filter(hasData);
  expect(new Set(withData.map(({ item }) => item.format))).toEqual(
    new Set(["table-analysis", "graphics-interpretation", "multi-source-reasoning"]),
  );
  for (const asked of withData) {
    const text = sheet("data", [asked]);
    expect(text).not.toContain(asked.item.stem);
    if (asked.item.format === "table-analysis")
      for (const cell of asked.item.table.rows.flat())
        expect(text).toContain(cell.toLocaleString("en-US"));
  }
});

test("makes another version of a question whose table changes", () => {
  const asked = bank.find(({ item }) => item.format === "table-analysis")!;
  const { item } = asked;
  if (item.format !== "table-analysis") throw new Error("A table is needed.");
  const rows = item.table.rows.toReversed();
  const changed = { ...asked, item: { ...item, table: { ...item.table, rows } } };
  expect(versionOf(changed)).not.toBe(versionOf(asked));
});

test("tells how many weak solvers hard questions take in", () => {
  const hard = { ...argument, item: { ...argument.item, difficulty: 8 } } as Asked;
  const weak = (changes: object) => guess(hard, { kind: "weak", ...changes });
  const right = [weak({}), weak({ solver: "guesser-2" })];
  const [easy] = weakMeasures([hard], right);
  expect(easy!.levels).toEqual([
    { name: "1–3", solves: 0, wrong: 0 },
    { name: "4–6", solves: 0, wrong: 0 },
    { name: "7–10", solves: 2, wrong: 0 },
  ]);
  expect(easy!.tooEasy).toEqual([hard.item.id]);
  const [fair] = weakMeasures([hard], [...right, weak({ answer: "B", matches: false })]);
  expect(fair).toMatchObject({ first: { solves: 3, wrong: 1 }, tooEasy: [] });
});
