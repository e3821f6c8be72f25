import { expect, test } from "vitest";
import { countsOfCard, countWords } from "./count-words.ts";

const card = (correctAnswers: number, wrongAnswers: number, unreachedQuestions?: number) => ({
  totalQuestions: 10,
  correctAnswers,
  wrongAnswers,
  unreachedQuestions,
});

test.each([
  ["all answered", card(7, 3, 0), "7 correct, 3 incorrect"],
  ["out of time", card(0, 1, 8), "0 correct, 1 incorrect, 1 unanswered, 8 not reached"],
  ["out of time with the last answer", card(0, 1, 9), "0 correct, 1 incorrect, 9 not reached"],
  ["a server that does not tell", card(3, 4), "3 correct, 4 incorrect, 3 not answered"],
  ["more than there are", card(6, 3, 4), "6 correct, 3 incorrect, 1 not reached"],
])("%s", (_, finished, words) => {
  expect(countWords(countsOfCard(finished))).toBe(words);
});
