import { expect, test } from "vitest";
import { countsOfCard, countWords } from "./count-words.ts";

const card = (correctAnswers: number, wrongAnswers: number, unreachedQuestions?: number) => ({
  totalQuestions: 10,
  correctAnswers,
  wrongAnswers,
  unreachedQuestions,
});

test.each([
  ["all answered", card(7, 3, 0), "7 right, 3 wrong"],
  ["out of time", card(0, 1, 8), "0 right, 1 wrong, 1 unanswered, 8 not reached"],
  ["out of time with the last answer", card(0, 1, 9), "0 right, 1 wrong, 9 not reached"],
  ["a server that does not tell", card(3, 4), "3 right, 4 wrong, 3 unanswered"],
  ["more than there are", card(6, 3, 4), "6 right, 3 wrong, 1 not reached"],
])("%s", (_, finished, words) => {
  expect(countWords(countsOfCard(finished))).toBe(words);
});
