import { expect, test } from "vitest";
import { isStale, mostMissedFirst, nextDifficulty, placeOf } from "./free-quiz.rules.ts";

const deadline = new Date("2026-03-01T10:15:00Z");

test.each([
  [3, { reached: 3, isReachedAnswered: false, endedAt: null }, "current"],
  [2, { reached: 3, isReachedAnswered: true, endedAt: null }, "past"],
  [4, { reached: 3, isReachedAnswered: true, endedAt: null }, "next"],
  [4, { reached: 3, isReachedAnswered: false, endedAt: null }, "ahead"],
  [5, { reached: 3, isReachedAnswered: true, endedAt: null }, "ahead"],
  [3, { reached: 3, isReachedAnswered: true, endedAt: deadline }, "ended"],
])("places question %i where it belongs", (place, progress, expected) => {
  expect(placeOf(place, progress)).toBe(expected);
});

test("treats a change as stale unless it follows the newest one", () => {
  expect([undefined, 1, 2, 3].map((revision) => isStale(revision, 1))).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

const outcome = (topicName: string, difficulty: number, how: "right" | "wrong" | "unreached") => ({
  topicName,
  difficulty,
  isCorrect: how === "right" ? true : how === "wrong" ? false : null,
  shownAt: how === "unreached" ? null : deadline,
});

test("makes the next quiz as hard as what was missed, and harder if nothing was", () => {
  const right = [outcome("a", 2, "right"), outcome("a", 4, "right")];
  expect(nextDifficulty([...right, outcome("b", 9, "unreached")])).toBe(4);
  expect(nextDifficulty([...right, outcome("b", 7, "wrong"), outcome("b", 9, "unreached")])).toBe(
    7,
  );
});

test("sorts topics by how often they were missed", () => {
  const missed = ["a", "b", "b"].map((topic) => outcome(topic, 5, "wrong"));
  expect(mostMissedFirst(missed)).toEqual(["b", "a"]);
});
