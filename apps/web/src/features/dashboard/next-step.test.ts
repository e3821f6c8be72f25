import type { QuizCard } from "@theta/contract";
import { expect, test } from "vitest";
import { SECTION_TABS } from "../../lib/quiz/quiz-data.ts";
import { nextStep, type Standing } from "./next-step.ts";

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
const done = [quiz("A", 2)];
const verbal = SECTION_TABS[1];

test.each<[string, Omit<Standing, "isWhole">, string, string]>([
  [
    "questions that are due come before a new quiz",
    { quizzes: [...done, quiz("C", 0)], due: 3 },
    "Look again at 3 questions you missed.",
    "/practice",
  ],
  [
    "one question is one",
    { quizzes: done, due: 1 },
    "Look again at a question you missed.",
    "/practice",
  ],
  [
    "a quiz that has not opened is passed over",
    { quizzes: [...done, quiz("L", 0, false), quiz("C", 0)], due: 0 },
    "Take “C”.",
    "/free-test",
  ],
  [
    "the list goes on where the dashboard ends",
    { quizzes: done, due: 0, more: verbal },
    "Choose your next quiz in Verbal Reasoning.",
    "/free-quiz?section=verbal&page=2",
  ],
  [
    "with everything taken there is practice",
    { quizzes: done, due: 0 },
    "Practise what you like.",
    "/practice",
  ],
])("%s", (_, standing, title, to) => {
  const step = nextStep({ ...standing, isWhole: true });
  expect([step?.title, step?.to]).toEqual([title, to]);
});

test("with a list missing nobody says that everything is taken", () => {
  expect(nextStep({ quizzes: done, due: 0, isWhole: false })).toBeNull();
});
