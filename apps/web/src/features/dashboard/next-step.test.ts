import type { MockCard, QuizCard, TimeAllowed } from "@theta/contract";
import { expect, test } from "vitest";
import { finishedMock, mockCard } from "../../../test/mocks.ts";
import { SECTION_TABS } from "../free-quiz/shared/quiz-data.ts";
import { lookBackAtMock, lookBackAtQuiz } from "./look-back.ts";
import { inOrderOfUse } from "./mock-order.ts";
import { nextStep, type DashboardState, underWay } from "./next-step.ts";

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

type Standing = Omit<DashboardState, "isWhole" | "time">;
const stepOf = (standing: Standing, time: TimeAllowed = "standard") =>
  nextStep({ ...standing, time, isWhole: true });

test.each<[string, Standing, string, string]>([
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
  const step = stepOf(standing);
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
  const step = stepOf({ quizzes: [quiz("C", 0)], back, due: 3 });
  expect([step?.title, step?.to]).toEqual(["See your results for Mock M", "/mock-test-analytics"]);
  expect(lookBackAtMock(mock(25), NOW)).toBeNull();
  expect(lookBackAtMock(mock(2, { lock: "no-subscription" }), NOW)).toBeNull();
  expect(lookBackAtMock(null, NOW)).toBeNull();
});

test("a recent quiz with many missed questions comes before a new one", () => {
  const back = { mock: null, quiz: lookBackAtQuiz(taken(2, 1), NOW) };
  const step = stepOf({ quizzes: [quiz("C", 0)], back, due: 0 });
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
  expect(nextStep({ quizzes: done, time: "standard", due: 0, isWhole: false })).toBeNull();
});

test.each([
  ["standard", "About it. 15 min, 10 questions."],
  ["no-clock", "About it. 10 questions, no time limit."],
] as const)("with %s, a new quiz gives so much time", (time, text) => {
  expect(stepOf({ quizzes: [quiz("C", 0)], due: 0 }, time)?.text).toBe(text);
});

const RUNNING = { status: 1, startDateTimestamp: 1, sectionsDone: 0 } as const;

test.each([
  ["standard", "The clock is running, even while you're away."],
  ["no-clock", "There's no clock. It stays open for 24 hours."],
] as const)("with %s, what's in progress says so", (time, words) => {
  expect(underWay(null, { ...quiz("Q", 1), time })?.text).toBe(words);
  const running = mockCard("M", { ...RUNNING, time });
  expect(underWay(running, null)?.text).toMatch(/ is in progress\. /);
  expect(underWay(running, null)?.text.endsWith(words)).toBe(true);
});

test.each([
  ["standard", "23 questions, 45 minutes. The clock starts when you do."],
  ["time-and-a-half", "23 questions, 67 min 30 s. The clock starts when you do."],
  ["no-clock", "23 questions, no time limit."],
] as const)("with %s, the next section of a mock gives so much time", (time, text) => {
  const between = mockCard("M", { status: 2, sectionsDone: 1, time });
  expect(underWay(between, null)?.text).toBe(text);
});
