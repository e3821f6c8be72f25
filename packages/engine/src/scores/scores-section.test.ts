import fc from "fast-check";
import { expect, test } from "vitest";
import {
  equalPercentileScore,
  sectionPercentile,
  scoreOfEstimate,
  scorePoints,
} from "./scores-section.ts";
import { normalCdf, normalQuantile } from "../special.ts";
import { SECTION_NAMES } from "./tables.ts";

const anySection = fc.constantFrom(...SECTION_NAMES);
const anyTheta = fc.oneof(
  fc.double({ min: -6, max: 6, noNaN: true }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const anySe = fc.double({ min: 0, max: 3, noNaN: true });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
const anyCompletion = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.nat(), anyShare)
  .map(([positions, n, chanceShare]) => ({
    positions,
    unanswered: n % (positions + 1),
    chanceShare,
  }));

const lowestWith = (unanswered: number, chanceShare = 1) =>
  scoreOfEstimate("quant", { theta: -4, se: 0.5 }, { positions: 20, unanswered, chanceShare })
    .score;

test.each([
  ["quant", 0, 78],
  ["verbal", 0, 80],
  ["dataInsights", 0, 76],
  ["quant", 1, 84],
  ["verbal", -1, 75],
  ["dataInsights", 2.9, 90],
  ["quant", -9, 60],
  ["quant", 9, 90],
] as const)("gives %s a score for an ability of %d: %d", (section, theta, score) => {
  expect(equalPercentileScore(section, theta)).toBe(score);
});

test("puts the points for charts within half a point of the score, rising with the ability", () => {
  fc.assert(
    fc.property(
      anySection,
      anyTheta,
      anyTheta,
      anyCompletion,
      (section, one, other, completion) => {
        const points = scorePoints(section, one, completion);
        const { score } = scoreOfEstimate(section, { theta: one, se: 0 }, completion);
        expect(Math.abs(points - score)).toBeLessThanOrEqual(0.5 + 1e-9);
        if (one < other)
          expect(points).toBeLessThanOrEqual(scorePoints(section, other, completion));
      },
    ),
  );
});

test("leaves no jump between the points for charts", () => {
  for (const section of SECTION_NAMES)
    for (const chanceShare of [0, 0.5, 1])
      for (let theta = -4; theta < 1.8; theta += 0.001) {
        const at = (ability: number) =>
          scorePoints(section, ability, { positions: 20, unanswered: 0, chanceShare });
        expect(at(theta + 0.001) - at(theta)).toBeLessThan(0.05);
      }
});

test("gives the published percentiles when abilities are N(0, 1)", () => {
  const n = 20_000;
  for (const section of SECTION_NAMES) {
    const scores = Array.from({ length: n }, (_, k) =>
      equalPercentileScore(section, normalQuantile((k + 0.5) / n)),
    );
    for (let score = 60; score <= 90; score++) {
      const share = (100 * scores.filter((one) => one <= score).length) / n;
      expect(Math.abs(share - sectionPercentile(section, score))).toBeLessThanOrEqual(0.51);
    }
    expect(new Set(scores).size, `${section} reaches each of its scores`).toBe(31);
  }
});

test("raises percentiles with the score", () => {
  for (const section of SECTION_NAMES)
    for (let score = 61; score <= 90; score++)
      expect(sectionPercentile(section, score)).toBeGreaterThanOrEqual(
        sectionPercentile(section, score - 1),
      );
});

test("never gives a higher ability a lower score, however much was left out", () => {
  fc.assert(
    fc.property(
      anySection,
      anyTheta,
      anyTheta,
      anySe,
      anyCompletion,
      (section, x, y, se, completion) => {
        const low = scoreOfEstimate(section, { theta: Math.min(x, y), se }, completion);
        const high = scoreOfEstimate(section, { theta: Math.max(x, y), se }, completion);
        expect(low.score).toBeLessThanOrEqual(high.score);
      },
    ),
  );
});

test("never raises a score when more is left out", () => {
  fc.assert(
    fc.property(
      anySection,
      anyTheta,
      fc.nat(20),
      anyShare,
      (section, theta, unanswered, chanceShare) => {
        const at = (left: number) => {
          const completion = { positions: 21, unanswered: left, chanceShare };
          return scoreOfEstimate(section, { theta, se: 0.4 }, completion).score;
        };
        expect(at(unanswered + 1)).toBeLessThanOrEqual(at(unanswered));
      },
    ),
  );
});

test("never raises a score for fewer right answers, and leaves 70 and more alone", () => {
  fc.assert(
    fc.property(
      anySection,
      anyTheta,
      anyCompletion,
      anyShare,
      (section, theta, completion, chanceShare) => {
        const less = Math.min(completion.chanceShare, chanceShare);
        const more = Math.max(completion.chanceShare, chanceShare);
        const at = (share: number) =>
          scoreOfEstimate(section, { theta, se: 0.4 }, { ...completion, chanceShare: share });
        expect(at(less).score).toBeLessThanOrEqual(at(more).score);
        if (equalPercentileScore(section, theta) >= 70)
          expect(at(less).score).toBe(equalPercentileScore(section, theta));
      },
    ),
  );
});

test("keeps the score and its range on the scale, with the score inside the range", () => {
  fc.assert(
    fc.property(anySection, anyTheta, anySe, anyCompletion, (section, theta, se, completion) => {
      const { score, low, high, standardError } = scoreOfEstimate(
        section,
        { theta, se },
        completion,
      );
      expect(low).toBeGreaterThanOrEqual(60);
      expect(high).toBeLessThanOrEqual(90);
      expect(low).toBeLessThanOrEqual(score);
      expect(high).toBeGreaterThanOrEqual(score);
      expect(Number.isInteger(score)).toBe(true);
      expect(standardError).toBeGreaterThanOrEqual(3);
      // At most 15 from the ability and 8 from luck.
      expect(standardError).toBeLessThanOrEqual(17);
    }),
  );
});

test("puts at least about 68% of the scores that the posterior allows in the score range", () => {
  const normals = Array.from({ length: 400 }, (_, k) => normalQuantile((k + 0.5) / 400));
  for (const section of SECTION_NAMES)
    for (let theta = -3; theta <= 3; theta += 0.5)
      for (const se of [0.3, 0.4, 0.6]) {
        const { low, high } = scoreOfEstimate(section, { theta, se });
        const held = normals.filter((z) => {
          const { score } = scoreOfEstimate(section, { theta: theta + se * z, se: 0 });
          return score >= low && score <= high;
        });
        expect(held.length / 400, `${section} ${theta} ${se}`).toBeGreaterThan(0.66);
      }
});

test("widens the range of an uncertain ability beyond the exam's own error", () => {
  expect(scoreOfEstimate("quant", { theta: 0, se: 0.35 }).standardError).toBe(3);
  expect(scoreOfEstimate("quant", { theta: 0, se: 1 }).standardError).toBeGreaterThan(5);
});

test("goes down to 60 with nothing answered and to 68 with everything answered", () => {
  expect([0, 10, 20].map((unanswered) => lowestWith(unanswered))).toEqual([68, 64, 60]);
});

test("goes down to 68 with a guesser's due and to 60 with nothing right", () => {
  expect([1, 0.5, 0].map((share) => lowestWith(0, share))).toEqual([68, 64, 60]);
  expect(lowestWith(10, 0.5)).toBe(62);
});

test("refuses bad input by name", () => {
  const good = { theta: 0, se: 0.3 };
  const whole = { positions: 21, unanswered: 0, chanceShare: 1 };
  expect(() => scoreOfEstimate("quant", { theta: Number.NaN, se: 0.3 })).toThrow(
    "The ability in quant must be a finite number, not NaN.",
  );
  expect(() => scoreOfEstimate("verbal", { theta: Infinity, se: 0.3 })).toThrow("not Infinity");
  expect(() => scoreOfEstimate("verbal", { theta: 0, se: -1 })).toThrow("at least 0, not -1");
  expect(() => scoreOfEstimate("quant", good, { ...whole, unanswered: 22 })).toThrow(
    "0 to 21 are unanswered, not 22",
  );
  expect(() => scoreOfEstimate("quant", good, { ...whole, positions: 0 })).toThrow("at least 1");
  for (const chanceShare of [-0.1, 1.1, Number.NaN])
    expect(() => scoreOfEstimate("quant", good, { ...whole, chanceShare })).toThrow(
      `The share of a guesser's due in quant runs from 0 to 1, not ${chanceShare}.`,
    );
  expect(() => scoreOfEstimate("reading" as "quant", good)).toThrow("no section reading");
  expect(() => sectionPercentile("quant", 59)).toThrow("from 60 to 90, not 59");
  expect(() => sectionPercentile("quant", 70.5)).toThrow("not 70.5");
});

test("puts the middle of Quant where half of all learners are", () => {
  expect(sectionPercentile("quant", equalPercentileScore("quant", normalQuantile(0.4999)))).toBe(
    Math.round(100 * normalCdf(0)),
  );
});
