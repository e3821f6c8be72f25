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

/** The reference lists the roots; an empty list says that there is none. */
const single = (roots: readonly number[]): number | null => roots[0] ?? null;

test.each(reference.estimates)("EAP and its SD agree with the reference to 1e-6: $x", (row) => {
  const { theta, se } = eap(answersOf(row.x));
  expect(Math.abs(theta - row.mirt_EAP_default61[0]!)).toBeLessThanOrEqual(1e-6);
  expect(Math.abs(se - row.mirt_EAP_default61[1]!)).toBeLessThanOrEqual(1e-6);
});

test.each(reference.estimates)("ML, MAP and Warm's WL are the precise roots to 1e-8: $x", (row) => {
  const answers = answersOf(row.x);
  const ml = single(row.precise_ML);
  if (ml === null) expect(mle(answers).atEdge).toBe(true);
  else expect(Math.abs(mle(answers).theta - ml)).toBeLessThanOrEqual(1e-8);
  expect(Math.abs(map(answers).theta - single(row.precise_BM)!)).toBeLessThanOrEqual(1e-8);
  expect(Math.abs(wle(answers).theta - single(row.precise_WL)!)).toBeLessThanOrEqual(1e-8);
});

test("Baker's example gives his ML and standard error", () => {
  const { a, b, x, ML, SE } = reference.Baker2001_ch5;
  const answers = a.map((slope, i) => ({
    item: { a: slope, b: b[i]!, c: 0 },
    correct: x[i] === 1,
  }));
  expect(mle(answers).theta).toBeCloseTo(ML, 8);
  expect(mle(answers).se).toBeCloseTo(SE, 6);
});

test("ML takes the end of the range when all answers are right or all wrong", () => {
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

test("of two peaks the higher one is taken", () => {
  // A hard item right by luck: one peak near 4, a higher one far below.
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

test("no answers give the prior; a prior that is none is refused", () => {
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

test("the posterior does not depend on the order of the answers", () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { minLength: 2, maxLength: 30 }), fc.nat(), (answers, cut) => {
      const turn = cut % answers.length;
      const turned = [...answers.slice(turn), ...answers.slice(0, turn)].toReversed();
      expect(eap(turned).theta).toBeCloseTo(eap(answers).theta, 10);
      expect(eap(turned).se).toBeCloseTo(eap(answers).se, 10);
    }),
  );
});

test("a right answer never lowers the EAP and a wrong one never raises it", () => {
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

test("estimates stay finite for every pattern", () => {
  fc.assert(
    fc.property(fc.array(anAnswer, { minLength: 1, maxLength: 40 }), (answers) => {
      for (const { theta, se } of [eap(answers), map(answers), wle(answers)]) {
        expect(Math.abs(theta)).toBeLessThanOrEqual(6);
        expect(se).toBeGreaterThan(0);
      }
    }),
  );
});

test("the posterior sums to 1 and its intervals hold what they say", () => {
  const weights = posterior(new Float64Array(NODE_COUNT), logPrior(STANDARD_PRIOR));
  expect(weights.reduce((sum, w) => sum + w, 0)).toBeCloseTo(1, 12);
  const { low, high } = posteriorInterval(weights, 0.9);
  expect(low).toBeCloseTo(-1.645, 2);
  expect(high).toBeCloseTo(1.645, 2);
  expect(eapFrom(new Float64Array(NODE_COUNT), logPrior(STANDARD_PRIOR)).theta).toBeCloseTo(0, 12);
});

test("an interval narrower than two steps of the nodes still holds what it says", () => {
  const { low, high } = posteriorInterval(
    posterior(new Float64Array(NODE_COUNT), logPrior({ mean: 0.1, sd: 0.3 })),
    0.9,
  );
  expect(low).toBeCloseTo(0.1 - 1.645 * 0.3, 2);
  expect(high).toBeCloseTo(0.1 + 1.645 * 0.3, 2);
});
