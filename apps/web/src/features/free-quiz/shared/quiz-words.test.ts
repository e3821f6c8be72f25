import type { QuizCard } from "@theta/contract";
import { expect, test } from "vitest";
import { lengthOf } from "./quiz-words.ts";

const card = (duration: number | null | undefined) =>
  ({ duration, totalQuestions: 10 }) as Partial<QuizCard> as QuizCard;

test.each([
  [1500, "25 min, 10 questions"],
  [null, "15 min, 10 questions"],
  [undefined, "15 min, 10 questions"],
])("says that a quiz of %j seconds is %s", (duration, words) => {
  expect(lengthOf(card(duration))).toBe(words);
});
