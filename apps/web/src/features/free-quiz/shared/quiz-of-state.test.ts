// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { MEERA } from "../../../../test/test-server.ts";
import { clearAll, saveSignedIn } from "../../../lib/session/local-session.ts";
import { isStamped, quizOfState } from "./quiz-of-state.ts";
import { stateOf } from "./quiz-state.ts";

afterEach(clearAll);

const QUIZ = {
  freeQuizId: "q-1",
  quizType: 3,
  testType: 1,
  name: "Quant Warm-Up",
  about: "Ten questions.",
  status: 1,
  duration: 900,
  expiryDateTimestamp: 0,
  isAvailable: true,
  totalQuestions: 10,
} as const;

test("reads back the quiz that was put in the state, next to other data", () => {
  saveSignedIn(MEERA);
  const state = { ...stateOf(QUIZ), step: 3, questionId: "x" };
  expect([quizOfState(state), isStamped(state)]).toEqual([QUIZ, true]);
});

test("ignores a quiz somebody else left in the tab's history", () => {
  saveSignedIn(MEERA);
  const state = stateOf(QUIZ);
  saveSignedIn({ ...MEERA, userId: "another" });
  expect([quizOfState(state), isStamped(state)]).toEqual([null, false]);
});

test("reads a quiz without an owner but doesn't call it stamped", () => {
  saveSignedIn(MEERA);
  expect([quizOfState(QUIZ), isStamped(QUIZ)]).toEqual([QUIZ, false]);
  clearAll();
  expect(isStamped(QUIZ)).toBe(false);
});

test.each([
  null,
  undefined,
  "q-1",
  {},
  { freeQuizId: "q-1", status: 0 },
  { ...QUIZ, duration: "15" },
  { ...QUIZ, duration: "long" },
  { ...QUIZ, totalQuestions: Number.NaN },
  { ...QUIZ, status: 7 },
  { ...QUIZ, name: { toString: "x" } },
  { ...QUIZ, learnerId: 7 },
])("reads no quiz from %j", (state) => {
  saveSignedIn(MEERA);
  expect(quizOfState(state)).toBeNull();
});

test.each([null, undefined])("gives a quiz with a duration of %j 15 minutes", (duration) => {
  expect(quizOfState({ ...QUIZ, duration })).toEqual(QUIZ);
});
