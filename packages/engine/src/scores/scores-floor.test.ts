import fc from "fast-check";
import { expect, test } from "vitest";
import { blindly, EXAMS, ofAbility, sit, withRight } from "../../test-data/sat-sections.ts";
import type { Answer } from "../ability/estimate.ts";
import { replay } from "../section/replay.ts";
import { answer } from "../section/section.ts";
import { completeWithWrong } from "../section/unanswered.ts";
import { reportedOfAnswers, scoredAnswers } from "./scores-estimate.ts";
import { chanceShare, WHOLE } from "./scores-floor.ts";
import { scorePath } from "./scores-path.ts";
import { scoreSection } from "./scores-result.ts";
import { scorePoints } from "./scores-section.ts";
import { totalScore } from "./scores-total.ts";
import { SECTION_NAMES } from "./tables.ts";

const GUESSED_SECTIONS = process.env["TEST_LONG"] === "on" ? 500 : 150;
const exams = EXAMS.map((exam) => [`${exam.section}, ${exam.pool} pool`, exam] as const);

test.each(exams)("gives all wrong a 60 (%s)", (_, exam) => {
  for (let seed = 0; seed < 30; seed++) {
    const { score, low, high } = scoreSection(sit(exam, seed, () => false));
    expect(score).toBeGreaterThanOrEqual(60);
    expect(score).toBeLessThanOrEqual(61);
    expect(low).toBe(60);
    // Guessing would have been better, and the range says so.
    expect(high).toBeGreaterThanOrEqual(68);
    expect(high).toBeLessThanOrEqual(70);
  }
});

test.each(exams)("gives blind guessing 67 to 68 on average (%s)", (_, exam) => {
  let sum = 0;
  for (let seed = 0; seed < GUESSED_SECTIONS; seed++)
    sum += scoreSection(sit(exam, seed, blindly(exam, seed))).score;
  expect(sum / GUESSED_SECTIONS).toBeGreaterThanOrEqual(67);
  expect(sum / GUESSED_SECTIONS).toBeLessThanOrEqual(68);
});

test.each(exams)("gives more right answers a mean score that is no lower (%s)", (_, exam) => {
  const each = 25;
  const meanWith = (right: number) => {
    let sum = 0;
    for (let seed = 0; seed < each; seed++)
      sum += scoreSection(sit(exam, seed, withRight(exam, seed, right))).score;
    return sum / each;
  };
  const means = [0, 1, 2, 4, 7, 10, 14, exam.plan.blueprint.length].map(meanWith);
  expect(means).toEqual(means.toSorted((one, other) => one - other));
  expect(means[1]).toBeGreaterThan(means[0]! + 3);
  expect(means[2]).toBeGreaterThan(means[1]!);
  expect(means[7]).toBe(90);
});

test.each(exams)(
  "never lowers the score when a right answer replaces a wrong one (%s)",
  (_, exam) => {
    const { plan, section: name } = exam;
    for (const [seed, theta, blanks] of [
      [1, -9, 0],
      [2, -9, 5],
      [3, -3, 0],
      [4, -1.5, 3],
      [5, 0, 0],
      [6, 1.5, 6],
    ] as const) {
      const section = sit(exam, seed, ofAbility(exam, seed, theta), plan.blueprint.length - blanks);
      const { score } = scoreSection(section, name);
      for (const [k, { correct }] of section.answered.entries()) {
        if (correct) continue;
        const history = section.answered.with(k, { ...section.answered[k]!, correct: true });
        const edited = scoreSection(replay(plan, { seed }, history), name);
        expect(edited.score, `seed ${seed}, answer ${k + 1}`).toBeGreaterThanOrEqual(score);
      }
    }
  },
);

test("never does so on any items, not even before rounding", () => {
  const anyAnswer = fc.record({
    item: fc.record({
      a: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      b: fc.double({ min: -3, max: 3, noNaN: true }),
      c: fc.double({ min: 0, max: 0.35, noNaN: true }),
    }),
    // Mostly wrong, or the floor would never be lowered.
    correct: fc.nat(7).map((n) => n === 0),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...SECTION_NAMES),
      fc.array(anyAnswer, { minLength: 1, maxLength: 23 }),
      fc.nat(),
      (name, answers, n) => {
        const place = n % answers.length;
        const pointsWith = (correct: boolean) => {
          const own = answers.with(place, { ...answers[place]!, correct });
          return pointsOf(name, own);
        };
        expect(pointsWith(true)).toBeGreaterThanOrEqual(pointsWith(false) - 1e-9);
      },
    ),
  );
});

const pointsOf = (name: (typeof SECTION_NAMES)[number], answers: readonly Answer[]) =>
  scorePoints(name, reportedOfAnswers(answers).theta, {
    ...WHOLE,
    chanceShare: chanceShare(answers),
  });

test.each(exams)("never makes a blank better than a wrong answer (%s)", (_, exam) => {
  for (let seed = 0; seed < 3; seed++) {
    for (const answered of [0, 9, 17, exam.plan.blueprint.length - 1]) {
      const left = sit(exam, seed, blindly(exam, seed), answered);
      const wrong = scoreSection(answer(left, left.current!.item, false));
      const blank = scoreSection(left);
      expect(blank.score).toBeLessThanOrEqual(wrong.score);
      expect(blank.score).toBeLessThanOrEqual(blank.guessing!.score);
    }
  }
});

test.each(exams)("gives five blanks less than five wrong answers (%s)", (_, exam) => {
  for (let seed = 0; seed < 3; seed++) {
    const left = sit(exam, seed, (_item, k) => k % 4 === 0, exam.plan.blueprint.length - 5);
    const blank = scoreSection(left).score;
    expect(blank).toBeLessThan(70);
    expect(blank).toBeLessThan(scoreSection(completeWithWrong(left)).score);
  }
});

test("has a range that reaches up to guessing when nothing is blank", () => {
  for (const exam of EXAMS)
    for (let right = 0; right <= 6; right++) {
      const { score, high, standardError } = scoreSection(
        sit(exam, right, withRight(exam, right, right)),
      );
      expect(high).toBeGreaterThanOrEqual(68);
      if (score >= 68) expect(standardError).toBeLessThan(4);
    }
});

test("draws a path that goes down without a jump and ends at the score", () => {
  for (const exam of EXAMS)
    for (const right of [0, 1, 3]) {
      const section = sit(exam, 7, withRight(exam, 7, right));
      const { score, standardError } = scoreSection(section);
      const answers = scoredAnswers(section).map((one) => ({ ...one, scored: true }));
      const path = scorePath(exam.section, answers).map((point) => point!);
      expect(Math.abs(path.at(-1)!.at - score)).toBeLessThanOrEqual(0.5);
      expect(path.at(-1)!.high - path.at(-1)!.at).toBeCloseTo(standardError, 8);
      for (const [k, { at, low, high }] of path.entries()) {
        expect(high - low).toBeGreaterThanOrEqual(3);
        if (k === 0 || answers[k]!.correct) continue;
        expect(at).toBeLessThanOrEqual(path[k - 1]!.at);
        // The first answers move every path; from then on the way down is even.
        if (k >= 6) expect(path[k - 1]!.at - at).toBeLessThan(2);
      }
    }
});

const totalWith = (right: number) => {
  const [quant, verbal, dataInsights] = SECTION_NAMES.map((name) => {
    const exam = EXAMS.find(({ section, pool }) => section === name && pool === "bank")!;
    return scoreSection(sit(exam, 5, withRight(exam, 5, right)));
  });
  return totalScore({ quant: quant!, verbal: verbal!, dataInsights: dataInsights! });
};

test("gives a total of 205 for all wrong and about 360 for guessing", () => {
  const wrong = totalWith(0);
  expect([wrong.score, wrong.percentile, wrong.low]).toEqual([205, 0, 205]);
  expect(wrong.high).toBeGreaterThan(275);
  expect(totalWith(1).score).toBeGreaterThan(wrong.score);
  expect(totalWith(4).score).toBe(365);
});

const answersWith = (right: number, count = 20): Answer[] =>
  Array.from({ length: count }, (_, k) => ({
    item: { a: 1, b: 0, c: 0.2 },
    correct: k < right,
  }));

test("counts a guesser's due from none right to half of what guessing gets", () => {
  const shares = [0, 1, 2, 3, 20].map((right) => chanceShare(answersWith(right)));
  for (const [k, share] of [0, 0.5, 1, 1, 1].entries()) expect(shares[k]).toBeCloseTo(share, 12);
  expect(Math.max(...shares)).toBe(1);
  // Answers to come are expected to bring their due.
  expect(chanceShare(answersWith(0, 10), answersWith(0, 10))).toBeCloseTo(1, 12);
  expect(chanceShare(answersWith(0, 15), answersWith(0, 5))).toBeCloseTo(0.5, 12);
  // Where guessing never helps, nobody does worse than guessing.
  expect(chanceShare([{ item: { a: 1, b: 0, c: 0 }, correct: false }])).toBe(1);
});
