import type { TimeAllowed } from "@theta/contract";
import { expect, test } from "vitest";
import {
  type Measures,
  measuresOf,
  rangesOf,
  timeManagementOf,
  type Went,
} from "./time-management.rules.ts";

/** "+120" is right after 120 seconds, "-60" wrong, and "?30" left after 30; without a number, no time is known. */
function section(answers: string, total: number, time: TimeAllowed = "standard") {
  const questions = answers
    .split(" ")
    .filter(Boolean)
    .map((answer, k): Went => ({
      place: k + 1,
      isAnswered: !answer.startsWith("?"),
      isCorrect: answer.startsWith("+"),
      seconds: answer.length > 1 ? Number(answer.slice(1)) : null,
    }));
  return { questions, total, time };
}

const rights = (count: number) => "+100 ".repeat(count);
const wrongs = (count: number) => "-100 ".repeat(count);
const spans = (parts: readonly { from: number; to: number }[]) =>
  parts.map(({ from, to }) => `${from}-${to}`);

test.each([
  [21, ["1-7", "8-14", "15-21"], ["1-11", "12-21"]],
  [23, ["1-8", "9-16", "17-23"], ["1-12", "13-23"]],
  [20, ["1-7", "8-14", "15-20"], ["1-10", "11-20"]],
])("%i questions are divided into thirds and halves", (total, thirds, halves) => {
  const { thirds: parts, firstHalf, secondHalf } = timeManagementOf(section("", total));
  expect([spans(parts), spans([firstHalf, secondHalf])]).toEqual([thirds, halves]);
});

test("each third has its outcomes and its average time; blanks and unreached questions are unanswered", () => {
  const { thirds } = timeManagementOf(section("+60 -180 +90 -30 ?200", 9));
  expect(thirds).toEqual([
    { from: 1, to: 3, right: 2, wrong: 1, unanswered: 0, meanSeconds: 110 },
    { from: 4, to: 6, right: 0, wrong: 1, unanswered: 2, meanSeconds: 115 },
    { from: 7, to: 9, right: 0, wrong: 0, unanswered: 3, meanSeconds: null },
  ]);
});

test("a change between the halves is more than chance only if it's large", () => {
  const large = section(rights(9) + wrongs(1) + rights(2) + wrongs(8), 20);
  const small = section(rights(7) + wrongs(3) + rights(5) + wrongs(5), 20);
  expect([large, small].map((one) => timeManagementOf(one).isMoreThanChance)).toEqual([
    true,
    false,
  ]);
});

test("a second half that was never reached isn't compared", () => {
  expect(timeManagementOf(section(rights(10), 20)).isMoreThanChance).toBe(false);
});

test.each([
  ["standard", 180],
  ["time-and-a-quarter", 225],
  ["time-and-a-half", 270],
  ["double-time", 360],
  ["no-clock", null],
] as const)("a question is long by the time allowed: %s", (time, seconds) => {
  expect(timeManagementOf(section("", 20, time)).longSeconds).toBe(seconds);
});

test("sums up a section, with accuracy among those answered", () => {
  expect(measuresOf(79, section("+60 -200 +90 -180.1 ?400", 6))).toEqual({
    score: 79,
    secondsRight: 75,
    secondsWrong: 190.1,
    firstHalf: 66.7,
    secondHalf: 0,
    long: 3,
  });
});

test("exactly three minutes aren't long, and more time makes questions long later", () => {
  const answers = "+180 -181 +271";
  const long = (time: TimeAllowed) => measuresOf(79, section(answers, 20, time)).long;
  expect([long("standard"), long("time-and-a-half"), long("no-clock")]).toEqual([2, 1, null]);
});

test("where nothing was measured, nothing is claimed", () => {
  expect(measuresOf(60, section("", 20))).toEqual({
    score: 60,
    secondsRight: null,
    secondsWrong: null,
    firstHalf: null,
    secondHalf: null,
    long: null,
  });
  expect(measuresOf(70, section("+ -", 20))).toMatchObject({ secondsRight: null, long: null });
});

const measures = (score: number, more: Partial<Measures> = {}): Measures => ({
  score,
  secondsRight: null,
  secondsWrong: null,
  firstHalf: null,
  secondHalf: null,
  long: 0,
  ...more,
});

test("places a section among several, and skips what wasn't measured", () => {
  const here = measures(79, { secondsRight: 100 });
  const ranges = rangesOf(here, [here, measures(70, { long: 4 }), measures(76, { long: 1 })]);
  expect(ranges.map(({ measure }) => measure)).toEqual([
    "score",
    "secondsRight",
    "secondsWrong",
    "firstHalf",
    "secondHalf",
    "long",
  ]);
  expect(ranges[0]).toEqual({ measure: "score", here: 79, least: 70, mean: 75, most: 79 });
  expect(ranges[1]).toMatchObject({ here: 100, least: 100, mean: 100, most: 100 });
  expect(ranges[2]).toMatchObject({ here: null, least: null, mean: null, most: null });
  expect(ranges[5]).toMatchObject({ here: 0, least: 0, mean: 1.7, most: 4 });
});

test("a section that isn't among them, such as one answered too fast, keeps its own numbers", () => {
  const [score] = rangesOf(measures(68), [measures(75)]);
  expect(score).toMatchObject({ here: 68, least: 75, mean: 75, most: 75 });
});
