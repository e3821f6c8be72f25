import { expect, test } from "vitest";
import { mockDifficultyLabel, quizDifficultyLabel } from "./difficulty-labels.ts";

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test("labels free quizzes below 4 Easy, 4 to 6 Medium, 7 or more Hard", () => {
  expect(LEVELS.map(quizDifficultyLabel).join(" ")).toBe(
    "Easy Easy Easy Medium Medium Medium Hard Hard Hard Hard",
  );
});

test("labels mocks 1 to 4 Easy, 5 to 7 Medium, 8 to 10 Hard, anything else N/A", () => {
  expect(LEVELS.map(mockDifficultyLabel).join(" ")).toBe(
    "Easy Easy Easy Easy Medium Medium Medium Hard Hard Hard",
  );
  expect([0, 11, Number.NaN].map(mockDifficultyLabel)).toEqual(["N/A", "N/A", "N/A"]);
});
