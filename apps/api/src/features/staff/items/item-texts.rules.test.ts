import { bankOfTest } from "../../free-quiz/test-quizzes.ts";
import { expect, test } from "vitest";
import { textsOf } from "./item-texts.rules.ts";

const textsOfKey = (key: string) =>
  textsOf(bankOfTest().items.find((item) => item.key === key)!.content);

test("names every text of a question with options", () => {
  expect(textsOfKey("problem-1").map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Question: What is question 1?",
    "Option A: 10",
    "Option B: 11",
    "Option C: 12",
    "Option D: 13",
    "Option E: 14",
    "Right answer: B",
    "Option A, why: reason 0",
    "Option B, why: reason 1",
    "Option C, why: reason 2",
    "Option D, why: reason 3",
    "Option E, why: reason 4",
    "Solution, idea: The idea of 1.",
    "Solution, step: A step.",
  ]);
});

test("names the texts of a question in parts, each once", () => {
  const texts = textsOfKey("rows");
  const labels = texts.map(({ label }) => label);
  expect(labels).toContain("Part 2, Right answer");
  expect(texts).toContainEqual({
    label: "Table, cells",
    text: "Farm | Tons / North | 3 / South | 5 / East | 7 / West | 9",
  });
  expect(new Set(labels).size).toBe(labels.length);
});
