import { expect, test } from "vitest";
import { chance, information, playRun } from "./adaptive-run.ts";
import { abilityAt, normalShare, rangeAt, SCORE_TICKS, scoreAt } from "./quant-scale.ts";
import { SAMPLE_RUN } from "./sample-run.ts";

const item = { discrimination: 1.5, difficulty: 0.5, guessing: 0.2 };

test("a chance is between guessing and certainty, and halfway at the difficulty", () => {
  expect(chance(item, -9)).toBeCloseTo(0.2, 4);
  expect(chance(item, 0.5)).toBeCloseTo(0.6, 10);
  expect(chance(item, 9)).toBeCloseTo(1, 4);
});

test("information is the squared slope divided by the variance", () => {
  const width = 1e-5;
  for (const ability of [-1, 0, 0.7, 2]) {
    const slope = (chance(item, ability + width) - chance(item, ability - width)) / (2 * width);
    const right = chance(item, ability);
    expect(information(item, ability)).toBeCloseTo(slope ** 2 / (right * (1 - right)), 6);
  }
});

test("the same seed plays the same run, and another seed a different one", () => {
  const { estimate, deviation } = playRun(1, 7).steps.at(-1)!;
  expect([estimate, deviation]).toEqual([expect.closeTo(0.619939, 6), expect.closeTo(0.304098, 6)]);
  expect(playRun(1, 7)).not.toEqual(playRun(1, 8));
});

test.each([3, 99, 18_150_348])(
  "run %i asks 21 different questions and becomes more certain",
  (seed) => {
    const { start, steps } = playRun(1, seed);
    expect(start.estimate).toBeCloseTo(0, 6);
    expect(start.deviation).toBeGreaterThan(0.95);
    expect(steps).toHaveLength(21);
    expect(new Set(steps.map((step) => step.item)).size).toBe(21);
    expect(steps.at(-1)?.deviation).toBeLessThan(0.45);
  },
);

test("a right answer raises the estimate, and a wrong one lowers it", () => {
  const { start, steps } = playRun(0.5, 41);
  let before = start.estimate;
  for (const { isRight, estimate } of steps) {
    expect(Math.sign(estimate - before)).toBe(isRight ? 1 : -1);
    before = estimate;
  }
});

test("over many runs, the estimates average close to the true ability", () => {
  const runs = Array.from({ length: 200 }, (_, index) => playRun(0.6, 1000 + index * 7919));
  const ends = runs.map(({ steps }) => steps.at(-1)?.estimate ?? Number.NaN);
  const mean = ends.reduce((total, end) => total + end, 0) / ends.length;
  // The prior pulls the estimate toward 0, but the data must win.
  expect(mean).toBeGreaterThan(0.4);
  expect(mean).toBeLessThan(0.75);
});

test("a score sits where its percentile does", () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 6);
  expect(normalShare(1.96)).toBeCloseTo(0.975, 4);
  expect(abilityAt(normalShare(-0.8))).toBeCloseTo(-0.8, 6);
  expect(scoreAt(0)).toBe(78);
  expect(scoreAt(abilityAt(0.85))).toBe(84);
});

test("the sample run ends with the range a report would show: 3 points up and down", () => {
  const { lower, upper } = rangeAt(SAMPLE_RUN.steps.at(-1)!);
  expect([scoreAt(lower), scoreAt(upper)]).toEqual([81, 87]);
});

test("a range is one deviation each way but at least 3 points, even at the ends of the scale", () => {
  expect(rangeAt({ estimate: 0.2, deviation: 0.9 })).toEqual({
    lower: expect.closeTo(-0.7),
    upper: expect.closeTo(1.1),
  });
  for (const { score, ability } of SCORE_TICKS.filter((tick) =>
    [75, 80, 85].includes(tick.score),
  )) {
    const { lower, upper } = rangeAt({ estimate: ability, deviation: 0.01 });
    expect([scoreAt(lower), scoreAt(upper)]).toEqual([score - 3, score + 3]);
  }
  for (const estimate of [-3, 3]) {
    const { lower, upper } = rangeAt({ estimate, deviation: 0.3 });
    expect(lower).toBeLessThanOrEqual(estimate - 0.3);
    expect(upper).toBeGreaterThanOrEqual(estimate + 0.3);
  }
});
