import { expect, test } from "vitest";
// The gate is about what learners read there.
import { quizDifficultyLabel } from "../../apps/web/src/features/question/difficulty-labels.ts";
import type { PooledItem } from "../pools.ts";
import { brokenPromises, LEVELS, promisedRange } from "./quiz-promises.ts";

test("has the same levels as the labels on the free quizzes' screens", () => {
  for (const [level, [from, to]] of Object.entries(LEVELS))
    for (let difficulty = 1; difficulty <= 10; difficulty++)
      expect(quizDifficultyLabel(difficulty).toLowerCase() === level).toBe(
        difficulty >= from && difficulty <= to,
      );
});

test.each([
  ["Ten Easy Points", "Begin here.", [1, 3]],
  ["Algebra Mix: Medium", "Equations in turn.", [4, 6]],
  ["The Hard Ten", "What decides.", [7, 10]],
  ["Verbal Warm-Up", "Short arguments.", [1, 5]],
  ["Begin", "One passage, none of them hard.", [1, 5]],
  ["Warm-Up: Ten Easy Points", "None of them hard.", [1, 3]],
  ["Exam Pace I", "Two minutes each.", null],
])("%s · %s: promises %j", (name, about, range) => {
  expect(promisedRange({ name, about })).toEqual(range);
});

function items(...questions: [area: string, difficulty: number][]): PooledItem[] {
  return questions.map(
    ([area, difficulty], k) => ({ key: `q${k}`, area, difficulty }) as unknown as PooledItem,
  );
}

test("names a question outside the promised level", () => {
  const quiz = { section: "verbal", name: "Verbal Warm-Up", about: "Begin here." } as const;
  expect(brokenPromises(quiz, items(["critical-reasoning", 5]))).toEqual([]);
  expect(
    brokenPromises(quiz, items(["critical-reasoning", 5], ["reading-comprehension", 7])),
  ).toEqual(["q1 is 7, but the quiz's words promise 1 to 5"]);
});

test.each([
  "One of everything.",
  "Every kind of question.",
  "Ten of all five kinds.",
  "The exam's mix.",
])("holds %s to every kind of the section", (about) => {
  const some = items(
    ["data-sufficiency", 3],
    ["graphics-interpretation", 3],
    ["table-analysis", 3],
    ["two-part-analysis", 3],
  );
  const quiz = { section: "dataInsights", name: "Insights", about } as const;
  expect(brokenPromises(quiz, some)).toEqual([
    "promises everything and has no multi-source-reasoning",
  ]);
  expect(brokenPromises(quiz, [...some, ...items(["multi-source-reasoning", 3])])).toEqual([]);
});
