import fc from "fast-check";
import { expect, test } from "vitest";
import reference from "../../test-data/reference.json" with { type: "json" };
import {
  type Answer,
  eap,
  eapFrom,
  logLikelihood,
  posterior,
  posteriorInterval,
} from "./estimate.ts";
import { map, mle, wle } from "./roots.ts";
import { logPrior, NODE_COUNT, STANDARD_PRIOR } from "./grid.ts";

const answersOf = (x: readonly number[]): Answer[] =>
  reference.items.map((item, i) => ({ item, correct: x[i] === 1 }));

/** The reference lists the roots; an empty list means there is none. */
const single = (roots: readonly number[]): number | null => roots[0] ?? null;

test.each(reference.estimates)("matches the reference's EAP and its SD to 1e-6: $x", (row) => {
  const { theta, se } = eap(answersOf(row.x));
  expect(Math.abs(theta - row.mirt_EAP_default61[0]!)).toBeLessThanOrEqual(1e-6);
  expect(Math.abs(se - row.mirt_EAP_default61[1]!)).toBeLessThanOrEqual(1e-6);
});

test.each(reference.estimates)(
  "finds the precise roots for ML, MAP, and Warm's WL to 1e-8: $x",
  (row) => {
    const answers = answersOf(row.x);
    const ml = single(row.precise_ML);
    if (ml === null) expect(mle(answers).atEdge).toBe(true);
    else expect(Math.abs(mle(answers).theta - ml)).toBeLessThanOrEqual(1e-8);
    expect(Math.abs(map(answers).theta - single(row.precise_BM)!)).toBeLessThanOrEqual(1e-8);
    expect(Math.abs(wle(answers).theta - single(row.precise_WL)!)).toBeLessThanOrEqual(1e-8);
  },
);

test("gives Baker's published ML and standard error for his example", () => {
  const { a, b, x, ML, SE } = reference.Baker2001_ch5;
  const answers = a.map((slope, i) => ({
    item: { a: slope, b: b[i]!, c: 0 },
    correct: x[i] === 1,
  }));
  expect(mle(answers).theta).toBeCloseTo(ML, 8);
  expect(mle(answers).se).toBeCloseTo(SE, 6);
});

test("puts ML at the end of the range when all answers are right or all are wrong", () => {
  const items = reference.items;
  expect(mle(items.map((item) => ({ item, correct: true })))).toMatchObject({
    theta: 6,
    atEdge: true,
  });
  expect(mle(items.map((item) => ({ item, correct: false })))).toMatchObject({
    theta: -6,
    atEdge: true,
  });
});

test("takes the higher of two peaks", () => {
  // A hard item answered right by luck: one peak near 4 and a higher one far below.
  const answers: Answer[] = [
    { item: { a: 2.5, b: 4, c: 0.3 }, correct: true },
    { item: { a: 2, b: 0, c: 0.1 }, correct: false },
    { item: { a: 2, b: -1, c: 0.1 }, correct: false },
    { item: { a: 2, b: -2.5, c: 0.1 }, correct: true },
  ];
  const { theta } = mle(answers);
  const height = (at: number): number => {
    const logL = logLikelihood(answers);
    return logL[Math.round((at + 6) / 0.2)]!;
  };
  expect(theta).toBeLessThan(0);
  expect(height(theta)).toBeGreaterThan(height(4));
});

test("returns the prior when there are no answers, and refuses an invalid prior", () => {
  const none = eap([], { mean: 0.5, sd: 0.7 });
  expect(none.theta).toBeCloseTo(0.5, 6);
  expect(none.se).toBeCloseTo(0.7, 6);
  expect(() => eap([], { mean: 0, sd: 0 })).toThrow(/sd from 0.01/);
  expect(() => eap([], { mean: Number.NaN, sd: 1 })).toThrow(/mean within 10/);
  expect(() => eap([], { mean: 1e200, sd: 1 })).toThrow(/mean within 10/);
});

const anAnswer = fc.record({
  item: fc.record({
    a: fc.double({ min: 0.2, max: 3, noNaN: true }),
    b: fc.double({ min: -4, max: 4, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  }),
  correct: fc.boolean(),
});

test("gives the same posterior for any order of the answers", () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { minLength: 2, maxLength: 30 }), fc.nat(), (answers, cut) => {
      const turn = cut % answers.length;
      const turned = [...answers.slice(turn), ...answers.slice(0, turn)].toReversed();
      expect(eap(turned).theta).toBeCloseTo(eap(answers).theta, 10);
      expect(eap(turned).se).toBeCloseTo(eap(answers).se, 10);
    }),
  );
});

test("never lowers the EAP for a right answer or raises it for a wrong one", () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { maxLength: 25 }), anAnswer, (answers, { item }) => {
      const before = eap(answers).theta;
      expect(eap([...answers, { item, correct: true }]).theta).toBeGreaterThanOrEqual(
        before - 1e-12,
      );
      expect(eap([...answers, { item, correct: false }]).theta).toBeLessThanOrEqual(before + 1e-12);
    }),
  );
});

test("stays finite for every pattern of answers", () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { minLength: 1, maxLength: 40 }), (answers) => {
      for (const { theta, se } of [eap(answers), map(answers), wle(answers)]) {
        expect(Math.abs(theta)).toBeLessThanOrEqual(6);
        expect(se).toBeGreaterThan(0);
      }
    }),
  );
});

test("gives a posterior that sums to 1 and intervals that hold the share they claim", () => {
  const weights = posterior(new Float64Array(NODE_COUNT), logPrior(STANDARD_PRIOR));
  expect(weights.reduce((sum, w) => sum + w, 0)).toBeCloseTo(1, 12);
  const { low, high } = posteriorInterval(weights, 0.9);
  expect(low).toBeCloseTo(-1.645, 2);
  expect(high).toBeCloseTo(1.645, 2);
  expect(eapFrom(new Float64Array(NODE_COUNT), logPrior(STANDARD_PRIOR)).theta).toBeCloseTo(0, 12);
});

test("gives a correct interval even when it is narrower than two grid steps", () => {
  const { low, high } = posteriorInterval(
    posterior(new Float64Array(NODE_COUNT), logPrior({ mean: 0.1, sd: 0.3 })),
    0.9,
  );
  expect(low).toBeCloseTo(0.1 - 1.645 * 0.3, 2);
  expect(high).toBeCloseTo(0.1 + 1.645 * 0.3, 2);
});
