import type { MockCard, QuizCard } from "@theta/contract";
import { expect, test } from "vitest";
import { finishedMock, mockCard } from "../../../test/mocks.ts";
import { SECTION_TABS } from "../free-quiz/shared/quiz-data.ts";
import { lookBackAtMock, lookBackAtQuiz } from "./look-back.ts";
import { inOrderOfUse } from "./mock-order.ts";
import { nextStep, type DashboardState } from "./next-step.ts";

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

test.each<[string, Omit<DashboardState, "isWhole">, string, string]>([
  [
    "questions that are due come before a new quiz",
    { quizzes: [...done, quiz("C", 0)], due: 3 },
    "Review 3 questions you missed",
    "/practice",
  ],
  [
    "one question that is due is singular",
    { quizzes: done, due: 1 },
    "Review a question you missed",
    "/practice",
  ],
  [
    "skips a quiz that hasn't opened",
    { quizzes: [...done, quiz("L", 0, false), quiz("C", 0)], due: 0 },
    'Take the quiz "C"',
    "/free-test",
  ],
  [
    "the list continues where the dashboard ends",
    { quizzes: done, due: 0, more: verbal },
    "Choose your next Verbal Reasoning quiz",
    "/free-quiz?section=verbal&page=2",
  ],
  [
    "offers practice once everything is taken",
    { quizzes: done, due: 0 },
    "Practice any topic",
    "/practice",
  ],
])("%s", (_, standing, title, to) => {
  const step = nextStep({ ...standing, isWhole: true });
  expect([step?.title, step?.to]).toEqual([title, to]);
});

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const mock = (endedHoursAgo: number, more: Partial<MockCard> = {}) =>
  finishedMock("Mock M", { endDateTimestamp: NOW - endedHoursAgo * HOUR, ...more });
const taken = (correctAnswers: number, hoursAgo: number): QuizCard => ({
  ...quiz("Q", 2),
  correctAnswers,
  wrongAnswers: 10 - correctAnswers,
  unreachedQuestions: 0,
  startDateTimestamp: NOW - hoursAgo * HOUR,
});

test("the report of a just finished mock comes first for a day", () => {
  const back = { mock: lookBackAtMock(mock(2), NOW), quiz: null };
  const step = nextStep({ quizzes: [quiz("C", 0)], back, due: 3, isWhole: true });
  expect([step?.title, step?.to]).toEqual(["See your results for Mock M", "/mock-test-analytics"]);
  expect(lookBackAtMock(mock(25), NOW)).toBeNull();
  expect(lookBackAtMock(mock(2, { lock: "no-subscription" }), NOW)).toBeNull();
  expect(lookBackAtMock(null, NOW)).toBeNull();
});

test("a recent quiz with many missed questions comes before a new one", () => {
  const back = { mock: null, quiz: lookBackAtQuiz(taken(2, 1), NOW) };
  const step = nextStep({ quizzes: [quiz("C", 0)], back, due: 0, isWhole: true });
  expect([step?.title, step?.to]).toEqual(["Go over the 8 questions you missed", "/Solution"]);
  expect(lookBackAtQuiz(taken(8, 1), NOW)).toBeNull();
  expect(lookBackAtQuiz(taken(2, 4), NOW)).toBeNull();
  expect(lookBackAtQuiz(null, NOW)).toBeNull();
});

test.each([
  [1, 9, undefined],
  [4, 5, "Go over the 5 questions you missed"],
])(
  "of %i wrong and %i not reached, counts only the ones that were seen as missed",
  (wrong, unreached, title) => {
    const outOfTime = { ...taken(0, 1), wrongAnswers: wrong, unreachedQuestions: unreached };
    expect(lookBackAtQuiz(outOfTime, NOW)?.title).toBe(title);
  },
);

test("a mock finished this week comes before the next one, an older one after it", () => {
  const next = mockCard("next");
  const old = mock(30 * 24, { mockTestId: "old" });
  const order = inOrderOfUse([next, old, mock(1)], NOW).map(({ mockTestId }) => mockTestId);
  expect(order).toEqual(["Mock M", "next", "old"]);
});

test("doesn't say that everything is done while a list is missing", () => {
  expect(nextStep({ quizzes: done, due: 0, isWhole: false })).toBeNull();
});
