import { expect, test } from "vitest";
import { banded, sectionReport, step } from "../test-reports.ts";
import { nextStepsOf } from "./next-steps.ts";

const wrong = (order: number, topicName: string, timeSpent = 120) =>
  step(order, { isCorrect: false, topicName, timeSpent });
const kindsOf = (...sections: Parameters<typeof sectionReport>[0][]) =>
  nextStepsOf({ sections: sections.map((more) => sectionReport(more)) }).map((one) =>
    one.kind === "topic"
      ? `${one.topic} ${one.questions}/${one.total}`
      : `${one.kind} ${one.questions}`,
  );

test("puts the topics with the most misses first, at most two over all sections", () => {
  const quant = [wrong(1, "Rates"), wrong(2, "Sets"), step(3, { topicName: "Sets" })];
  const verbal = [1, 2, 3].map((order) => wrong(order, "Inference"));
  expect(
    kindsOf(
      { path: quant, totalQuestions: 10, seconds: 1200 },
      { sectionType: 2, path: verbal, totalQuestions: 10, seconds: 1200 },
    ),
  ).toEqual(["Inference 3/3", "Rates 1/1"]);
});

test("ranks unanswered, rushed, and slow questions by how many there are", () => {
  // An even pace of 100 seconds.
  const path = [
    wrong(1, "Rates", 20),
    wrong(2, "Sets", 30),
    wrong(3, "Percents", 400),
    step(4, { timeSpent: 500 }),
  ];
  const cut = { path, totalQuestions: 10, seconds: 1000, unanswered: 6, score: banded(74, 26) };
  expect(kindsOf({ ...cut, guessing: banded(76, 37) })).toEqual(["left 6", "rushed 2", "slow 1"]);
  const [left, , slow] = nextStepsOf({
    sections: [sectionReport({ ...cut, guessing: banded(76, 37) })],
  });
  expect(left).toMatchObject({ points: 2 });
  expect(slow).toMatchObject({ first: { order: 3 }, secondsLost: 300 });
});

test("without a clock, no answer was too slow or rushed", () => {
  const path = [wrong(1, "", 5), wrong(2, "", 9000)];
  expect(kindsOf({ path, totalQuestions: 2, seconds: null })).toEqual([]);
});

test("mentions no points when guesses would have added none", () => {
  const [left] = nextStepsOf({
    sections: [sectionReport({ unanswered: 6, score: banded(74, 26), guessing: banded(73, 20) })],
  });
  expect(left).toMatchObject({ kind: "left", points: 0 });
});

test("suggests nothing for questions without a topic or when all are right", () => {
  expect(kindsOf({ path: [wrong(1, "")], totalQuestions: 20, seconds: 2400 })).toEqual([]);
  expect(kindsOf({ path: [step(1), step(2)] })).toEqual([]);
});
