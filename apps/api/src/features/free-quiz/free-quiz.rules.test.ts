import { expect, test } from "vitest";
import {
  endOf,
  isLate,
  isOver,
  isSameAnswer,
  isStale,
  isTimeUp,
  mostMissedFirst,
  nextDifficulty,
  placeOf,
  secondsSpent,
} from "./free-quiz.rules.ts";

const deadline = new Date("2026-03-01T10:15:00Z");
const at = (seconds: number) => ({ deadline, now: new Date(deadline.getTime() + seconds * 1000) });

test.each([
  [-3, { late: false, over: false, up: false }],
  [-2, { late: false, over: false, up: true }],
  [0, { late: false, over: false, up: true }],
  [0.5, { late: true, over: false, up: true }],
  [10, { late: true, over: false, up: true }],
  [10.1, { late: true, over: true, up: true }],
])("%d s after the deadline", (seconds, { late, over, up }) => {
  expect(isLate(at(seconds))).toBe(late);
  expect(isOver(at(seconds))).toBe(over);
  expect(isTimeUp(at(seconds))).toBe(up);
});

test("an attempt ends now, or at its deadline when that is past", () => {
  expect(endOf(at(-5))).toEqual({ at: at(-5).now, by: "learner" });
  expect(endOf(at(60))).toEqual({ at: deadline, by: "time" });
});

test.each([
  [3, { reached: 3, isReachedAnswered: false, endedAt: null }, "current"],
  [2, { reached: 3, isReachedAnswered: true, endedAt: null }, "past"],
  [4, { reached: 3, isReachedAnswered: true, endedAt: null }, "next"],
  [4, { reached: 3, isReachedAnswered: false, endedAt: null }, "ahead"],
  [5, { reached: 3, isReachedAnswered: true, endedAt: null }, "ahead"],
  [3, { reached: 3, isReachedAnswered: true, endedAt: deadline }, "ended"],
])("question %i falls where it must", (place, standing, expected) => {
  expect(placeOf(place, standing)).toBe(expected);
});

const part = (partId: string, optionId: string) => ({ partId, optionId });

test.each([
  [{ optionId: "a" }, { optionId: "a" }, true],
  [{ optionId: "a" }, { optionId: "b" }, false],
  [null, { optionId: "a" }, false],
  [{ parts: [part("1", "a"), part("2", "b")] }, { parts: [part("2", "b"), part("1", "a")] }, true],
  [{ parts: [part("1", "a"), part("2", "b")] }, { parts: [part("1", "a"), part("2", "a")] }, false],
  [{ parts: [part("1", "a")] }, { parts: [part("1", "a"), part("2", "b")] }, false],
  [{ parts: [part("1", "a")] }, { optionId: "a" }, false],
])("%j and %j: the same is %s", (one, other, same) => {
  expect(isSameAnswer(one, other)).toBe(same);
});

test("a change is stale unless it is the one after the newest", () => {
  expect([undefined, 1, 2, 3].map((revision) => isStale(revision, 1))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test("time spent is in tenths of a second, unknown for what was never shown", () => {
  expect(secondsSpent(at(-30.26).now, at(0).now)).toBe(30.3);
  expect(secondsSpent(null, at(0).now)).toBeNull();
});

const outcome = (topicName: string, difficulty: number, how: "right" | "wrong" | "unreached") => ({
  topicName,
  difficulty,
  isCorrect: how === "right" ? true : how === "wrong" ? false : null,
  shownAt: how === "unreached" ? null : deadline,
});

test("the next quiz is as hard as what was missed, and harder when nothing was", () => {
  const right = [outcome("a", 2, "right"), outcome("a", 4, "right")];
  expect(nextDifficulty([...right, outcome("b", 9, "unreached")])).toBe(4);
  expect(nextDifficulty([...right, outcome("b", 7, "wrong"), outcome("b", 9, "unreached")])).toBe(
    7,
  );
});

test("topics stand by how often they were missed", () => {
  const missed = ["a", "b", "b"].map((topic) => outcome(topic, 5, "wrong"));
  expect(mostMissedFirst(missed)).toEqual(["b", "a"]);
});
