import { expect, test } from "vitest";
import type { PooledItem } from "../pools.ts";
import { departures, pickQuestions } from "./pick-questions.ts";
import { type Draw, type QuizForm, quizForm } from "./quiz-form.ts";

function passage(setKey: string, ...difficulties: number[]): PooledItem[] {
  return difficulties.map((difficulty, k) => item(`${setKey}-${k + 1}`, difficulty, setKey));
}

function item(key: string, difficulty: number, setKey: string | null = null): PooledItem {
  const facts = {
    key,
    difficulty,
    setKey,
    setPosition: setKey && Number(key.at(-1)),
    section: "verbal",
    state: "active",
    pool: "practice",
    isWritten: true,
    enemyGroup: null,
    area: setKey ? "reading-comprehension" : "critical-reasoning",
    topics: [key],
  };
  return facts as unknown as PooledItem;
}

function quiz(...questions: Draw[]): QuizForm {
  return quizForm.parse({
    key: "a-quiz",
    section: "verbal",
    name: "A quiz",
    about: "Ten questions.",
    from: "2026-01-05",
    questions,
  });
}

const ARGUMENTS = Array.from({ length: 7 }, (_, k) => item(`argument-${k}`, 4));
const ONE_PASSAGE = quiz(
  { take: 7, difficulty: [1, 5], areas: ["critical-reasoning"] },
  { take: 3, difficulty: [1, 5], areas: ["reading-comprehension"] },
);

test("draws a passage only if each of its questions is in the range, not just their mean", () => {
  const fitting = passage("all-within", 5, 5, 5);
  const others = ["one", "two", "three"].flatMap((name) => passage(`mean-${name}`, 7, 1, 1));
  const own = pickQuestions(ONE_PASSAGE, [...ARGUMENTS, ...others, ...fitting], new Set());
  expect(own).toHaveLength(10);
  expect(own).toEqual(expect.arrayContaining(fitting.map(({ key }) => key)));
  expect(() => pickQuestions(ONE_PASSAGE, [...ARGUMENTS, ...others], new Set())).toThrow(
    "Too few questions fit a-quiz: 0 of 3.",
  );
});

test("names the question when a quiz has a passage outside its range", () => {
  expect(departures(ONE_PASSAGE, [...ARGUMENTS, ...passage("fits", 5, 1, 2)])).toEqual([]);
  expect(departures(ONE_PASSAGE, [...ARGUMENTS, ...passage("beyond", 7, 1, 1)])).toEqual([
    "beyond-1, of difficulty 7, is not what it draws",
    "2 questions fit draw 2, which takes 3",
  ]);
});
