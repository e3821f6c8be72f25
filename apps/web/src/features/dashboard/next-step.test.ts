import type { QuizCard } from "@theta/contract";
import { expect, test } from "vitest";
import { nextStep } from "./next-step.ts";

const quiz = (name: string, status: 0 | 1 | 2, isAvailable = true): QuizCard => ({
  freeQuizId: name,
  quizType: 3,
  testType: 1,
  name,
  about: "About it.",
  status,
  duration: 900,
  expiryDateTimestamp: 0,
  isAvailable,
  totalQuestions: 10,
});

test.each([
  [[quiz("A", 2), quiz("B", 1), quiz("C", 0)], 3, "Go on with B.", "/free-test"],
  [[quiz("A", 2), quiz("C", 0)], 3, "Look again at 3 questions you missed.", "/practice"],
  [[quiz("A", 2)], 1, "Look again at a question you missed.", "/practice"],
  [[quiz("A", 2), quiz("L", 0, false), quiz("C", 0)], 0, "Take C.", "/free-test"],
  [[quiz("A", 2)], 0, "Practise what you like.", "/practice"],
])("what comes first is first", (quizzes, due, title, to) => {
  const step = nextStep(quizzes, { due });
  expect([step.title, step.to]).toEqual([title, to]);
});
