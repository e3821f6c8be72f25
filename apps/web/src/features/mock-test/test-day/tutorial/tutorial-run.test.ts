import { expect, test } from "vitest";
import type { AtMockQuestion, AtReview } from "../../take/run/mock-stage.ts";
import { createTutorialRun } from "./tutorial-run.ts";

const A = { optionId: "option-0" };
const B = { optionId: "option-1" };

function start() {
  const ends: string[] = [];
  let now = 1000;
  let changes = 0;
  const run = createTutorialRun({ onEnd: (by) => ends.push(by), now: () => now });
  run.subscribe(() => (changes += 1));
  return {
    run,
    ends,
    changes: () => changes,
    pass: (milliseconds: number) => (now += milliseconds),
    question: () => run.view().stage as AtMockQuestion,
    review: () => run.view().stage as AtReview,
  };
}

function inReview() {
  const practice = start();
  practice.run.choose(A);
  practice.run.goOn();
  return practice;
}

test("an answer is required before the review", () => {
  const { run, question, review } = start();
  run.goOn();
  expect(question()).toMatchObject({ at: "question", isUnanswered: true, answer: null });
  run.choose(A);
  expect(question()).toMatchObject({ isUnanswered: false, answer: A });
  run.choose(B);
  run.goOn();
  expect(review()).toMatchObject({ at: "review", open: null });
  expect(review().running).toMatchObject({
    editsLeft: 3,
    questions: [{ question: { isAnswered: true, ...B }, isEdited: false }],
  });
});

test("each confirmed change costs an edit, and a fourth is impossible", () => {
  const { run, review } = inReview();
  run.openInReview(1);
  for (const [answer, left] of [
    [B, 2],
    [A, 1],
    [B, 0],
  ] as const) {
    run.choose(answer);
    expect(review().choice).toEqual(answer);
    run.confirmEdit();
    expect(review()).toMatchObject({ open: 1, choice: null });
    expect(review().running).toMatchObject({
      editsLeft: left,
      questions: [{ question: answer, isEdited: true }],
    });
  }
  run.choose(A);
  run.confirmEdit();
  expect(review().running).toMatchObject({ editsLeft: 0, questions: [{ question: B }] });
});

test("a choice that's dropped costs nothing", () => {
  const { run, review } = inReview();
  run.openInReview(1);
  run.choose(B);
  run.dropEdit();
  run.openInReview(null);
  expect(review()).toMatchObject({ open: null, choice: null });
  expect(review().running).toMatchObject({ editsLeft: 3, questions: [{ question: A }] });
});

test("ends with its review, once", () => {
  const { run, ends } = inReview();
  run.endReview();
  expect(ends).toEqual(["learner"]);
});

test("starts just above five minutes, and ends when its time is up", () => {
  const { run, ends, pass } = start();
  expect(run.millisecondsLeft()).toBe(320_000);
  run.choose(A);
  pass(319_999);
  run.timeIsUp();
  expect(ends).toEqual([]);
  pass(1);
  run.timeIsUp();
  expect(ends).toEqual(["time"]);
  run.choose(B);
  run.goOn();
  expect(run.view().stage.at).toBe("ending");
});

test("tells its screen about every change, and only then", () => {
  const { run, changes } = start();
  const before = run.view();
  expect(run.view()).toBe(before);
  run.choose(A);
  expect(changes()).toBe(1);
  expect(run.view()).not.toBe(before);
});

test("a bookmark comes off again", () => {
  const { run } = start();
  run.bookmarks.set("practice", true);
  expect(run.bookmarks.changes().get("practice")).toBe(true);
  run.bookmarks.set("practice", false);
  expect(run.bookmarks.changes().get("practice")).toBe(false);
});
