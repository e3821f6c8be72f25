import { expect, test } from "vitest";
import { type Asked, askedOf } from "../asked.ts";
import { SAMPLES } from "../test-samples.ts";
import { type BlindAnswer, keyOf, versionOf } from "./blind-answer.ts";
import { labelsByRule } from "./label-rule.ts";
import type { BlindRead } from "./reads/blind-read.ts";

const argument = SAMPLES.flatMap((entry) => askedOf(entry)).find(
  ({ item }) => item.format === "critical-reasoning",
)!;
const key = keyOf(argument.item);
const wrong = key === "A" ? "B" : "A";

const labeled = (id: string, difficulty: number) =>
  ({ ...argument, item: { ...argument.item, id, difficulty } }) as Asked;

function rated(asked: Asked, ...difficulties: number[]): BlindAnswer[] {
  return difficulties.map((difficulty, k) => ({
    item: asked.item.id,
    version: versionOf(asked),
    solver: `reader-${k + 1}`,
    on: "2026-01-02",
    answer: key,
    matches: true,
    sure: 90,
    defends: [],
    difficulty,
  }));
}

function solved(asked: Asked, ...answers: string[]): BlindRead[] {
  return answers.map((answer, k) => ({
    kind: "weak",
    item: asked.item.id,
    version: versionOf(asked),
    solver: `weak-${k + 1}`,
    on: "2026-01-02",
    answer,
    matches: answer === key,
    sure: 50,
  }));
}

test("labels a question by its ratings when the weak err as often as expected", () => {
  const questions = [labeled("a-1", 7), labeled("a-2", 7)];
  const { questions: labels, fits } = labelsByRule(
    questions,
    questions.flatMap((one) => rated(one, 4, 5)),
    questions.flatMap((one) => solved(one, key, wrong)),
  );
  // Everybody's rating is the same, so the expected share is the mean share.
  expect(labels.map(({ expected, rating, to }) => [expected, rating, to])).toEqual([
    [0.5, 4.5, 5],
    [0.5, 4.5, 5],
  ]);
  expect(fits).toMatchObject([
    { format: "critical-reasoning", questions: 2, biasNow: 2.5, biasThen: 0.5, changes: 2 },
  ]);
});

test("moves a label up when it took in more of the weak than its rating promises", () => {
  const [plain, trap] = [labeled("a-1", 5), labeled("a-2", 5)];
  const { questions } = labelsByRule(
    [plain, trap],
    [...rated(plain, 5, 5), ...rated(trap, 5, 5)],
    [...solved(plain, key, key), ...solved(trap, wrong, wrong)],
  );
  // Half above the expected half, two solves against four as expected: 9 × 1/3 × 1/2.
  expect(questions.map(({ id, to }) => [id, to])).toEqual([
    ["a-1", 4],
    ["a-2", 7],
  ]);
});

test("expects more errors at higher ratings, and stays on the scale", () => {
  const levels = [1, 4, 7, 10];
  const questions = levels.map((level) => labeled(`a-${level}`, level));
  const { questions: labels, fits } = labelsByRule(
    questions,
    questions.flatMap((one, k) => rated(one, levels[k]!, levels[k]!)),
    questions.flatMap((one, k) => solved(one, ...[0, 1, 2].map((n) => (n < k ? wrong : key)))),
  );
  expect(fits[0]!.line.slope).toBeCloseTo(1 / 9);
  expect(fits[0]!.correlation).toBeCloseTo(1);
  expect(labels.map(({ to }) => to)).toEqual(levels);
});

test("never expects fewer errors at higher ratings", () => {
  const [low, high] = [labeled("a-1", 2), labeled("a-2", 8)];
  const { fits } = labelsByRule(
    [low, high],
    [...rated(low, 2, 2), ...rated(high, 8, 8)],
    [...solved(low, wrong, wrong), ...solved(high, key, key)],
  );
  expect(fits[0]!.line).toEqual({ slope: 0, intercept: 0.5 });
});

test("says nothing about questions with one rating, one weak solve, or another text", () => {
  const one = labeled("a-1", 5);
  const none = { questions: [], fits: [] };
  expect(labelsByRule([one], rated(one, 5), solved(one, key, key))).toEqual(none);
  expect(labelsByRule([one], rated(one, 5, 5), solved(one, key))).toEqual(none);
  const rewritten = { ...one, item: { ...one.item, argument: "Another." } } as Asked;
  expect(labelsByRule([rewritten], rated(one, 5, 5), solved(one, key, key))).toEqual(none);
});
