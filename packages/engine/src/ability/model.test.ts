import { expect, test } from "vitest";
import reference from "../../test-data/reference.json" with { type: "json" };
import {
  addToWarm,
  complement,
  derivatives,
  information,
  logComplement,
  logProbability,
  mostInformativeTheta,
  probability,
  logLikelihoodSlope,
} from "./model.ts";

/** The printed values have nine significant digits. */
const CLOSE = 1e-9;

test("matches the reference's probability, information, and derivatives to 1e-9", () => {
  for (const row of reference.prob_info) {
    for (const [i, item] of reference.items.entries()) {
      const d = derivatives(row.theta, item);
      const pairs: [number, number | undefined][] = [
        [probability(row.theta, item), row.P[i]],
        [information(row.theta, item), row.I[i]],
        [d.p, row.P[i]],
        [d.dp, row.dP[i]],
        [d.d2p, row.d2P[i]],
        [d.info, row.I[i]],
        [d.dInfo, row.dI[i]],
        [d.j, row.J[i]],
      ];
      for (const [ours, theirs] of pairs)
        expect(Math.abs(ours - theirs!)).toBeLessThanOrEqual(CLOSE);
    }
  }
});

test("gives the slope of the log-likelihood as the score", () => {
  const item = { a: 1.4, b: 0.3, c: 0.2 };
  const h = 1e-5;
  for (const theta of [-4, -1, 0.3, 2, 5]) {
    const up = (logProbability(theta + h, item) - logProbability(theta - h, item)) / (2 * h);
    const down = (logComplement(theta + h, item) - logComplement(theta - h, item)) / (2 * h);
    expect(logLikelihoodSlope(theta, item, true)).toBeCloseTo(up, 7);
    expect(logLikelihoodSlope(theta, item, false)).toBeCloseTo(down, 7);
  }
});

test("sums up for Warm's equation what the derivatives are, one answer at a time", () => {
  const items = [
    { a: 1.4, b: 0.3, c: 0.2 },
    { a: 0.7, b: -1, c: 0 },
    { a: 2.5, b: 2, c: 0.35 },
  ];
  for (const theta of [-40, -4, -1, 0.3, 2, 40]) {
    for (const item of items) {
      const { info, j } = derivatives(theta, item);
      for (const correct of [true, false]) {
        const sums = { slope: 0, info: 0, j: 0 };
        const slope = logLikelihoodSlope(theta, item, correct);
        addToWarm(sums, theta, item, correct);
        expect(sums).toEqual({ slope, info, j });
        addToWarm(sums, theta, item, correct);
        expect(sums).toEqual({ slope: 2 * slope, info: 2 * info, j: 2 * j });
      }
    }
  }
});

test("stays finite far outside the scale", () => {
  const item = { a: 2.5, b: 0, c: 0 };
  for (const theta of [-400, 400]) {
    expect(Number.isFinite(logComplement(theta, item))).toBe(true);
    expect(information(theta, item)).toBeGreaterThanOrEqual(0);
    expect(complement(theta, item) + probability(theta, item)).toBeCloseTo(1, 12);
  }
});

test("has the most information where Lord's formula says", () => {
  const item = { a: 1.2, b: -0.4, c: 0.25 };
  const peak = mostInformativeTheta(item);
  expect(derivatives(peak, item).dInfo).toBeCloseTo(0, 12);
});
