import fc from "fast-check";
import { expect, test } from "vitest";
import { STANDARD, standardItems } from "../../test-data/load.ts";
import { responseChance } from "../simulate/benchmark.ts";
import { freeBlueprint } from "../plan/blueprint.ts";
import {
  type Answer,
  eap,
  logLikelihood,
  posterior,
  posteriorInterval,
} from "../ability/estimate.ts";
import { logPrior } from "../ability/grid.ts";
import type { ItemParameters } from "../ability/item.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { wle } from "../ability/roots.ts";
import { reportedAfterEach, reportedEstimate, reportedOfAnswers } from "./scores-estimate.ts";
import { scoreSection } from "./scores-result.ts";
import { equalPercentileScore, scoreOfEstimate } from "./scores-section.ts";
import { replay } from "../section/replay.ts";
import { answer, start } from "../section/section.ts";
import type { Section } from "../section/section-state.ts";
import { SECTION_NAMES } from "./tables.ts";

const PRIOR = { mean: 0, sd: 1.5 };
const anyItem = fc.record({
  a: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
  b: fc.double({ min: -3, max: 3, noNaN: true }),
  c: fc.double({ min: 0.01, max: 0.35, noNaN: true }),
});
const anyAnswers = fc.array(fc.record({ item: anyItem, correct: fc.boolean() }), {
  minLength: 1,
  maxLength: 25,
});
const answers = (correct: (k: number) => boolean): Answer[] =>
  Array.from({ length: 21 }, (_, k) => ({
    item: { a: 1.2, b: -2 + 0.2 * k, c: 0.2 },
    correct: correct(k),
  }));

/** A section with exactly these answers. */
function sectionOf(given: readonly Answer[]): Section {
  const items = given.map(({ item }, k) => ({ ...item, id: String(k), area: "A" }));
  const plan = buildPlan(buildPool(items), freeBlueprint(given.length));
  const history = given.map(({ correct }, k) => ({ item: String(k), correct }));
  return replay(plan, { seed: 1 }, history);
}

const reportOf = (given: readonly Answer[]) => reportedEstimate(sectionOf(given));

test("is the EAP under N(0, 1.5²) with its posterior interval in the middle of the scale", () => {
  const given = answers((k) => k % 2 === 0);
  const weights = posterior(logLikelihood(given), logPrior(PRIOR));
  const { theta, se, low, high } = reportOf(given);
  expect(theta).toBeCloseTo(eap(given, PRIOR).theta, 10);
  expect(se).toBeCloseTo(eap(given, PRIOR).se, 10);
  expect(low).toBeCloseTo(posteriorInterval(weights, 0.9).low, 10);
  expect(high).toBeCloseTo(posteriorInterval(weights, 0.9).high, 10);
});

test.each([true, false])(
  "lies between the EAP and Warm's estimate when all answers are %s",
  (correct) => {
    const given = answers(() => correct);
    const inner = eap(given, PRIOR);
    const { theta, se, low, high } = reportOf(given);
    expect(Math.abs(theta)).toBeGreaterThan(Math.abs(inner.theta) + 0.1);
    expect(Math.abs(theta)).toBeLessThanOrEqual(Math.abs(wle(given).theta));
    expect(se).toBeGreaterThan(inner.se);
    // The interval moves along: as many errors down and up as the posterior's.
    const own = posteriorInterval(posterior(logLikelihood(given), logPrior(PRIOR)), 0.9);
    expect((high - theta) / se).toBeCloseTo((own.high - inner.theta) / inner.se, 8);
    expect((theta - low) / se).toBeCloseTo((inner.theta - own.low) / inner.se, 8);
  },
);

test("is after each of many answers what it is for those alone", () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const alone = given.map((_, k) => {
        const { theta, se } = reportedOfAnswers(given.slice(0, k + 1));
        return { theta, se };
      });
      expect(reportedAfterEach(given)).toEqual(alone);
    }),
  );
});

test("works out only once what an answer adds to the curve with Warm's peak", () => {
  let looks = 0;
  const first = {
    get a() {
      looks++;
      return 1.2;
    },
    b: 0,
    c: 0.2,
  };
  const [, ...others] = answers(() => false);
  const estimates = reportedAfterEach([{ item: first, correct: false }, ...others]);
  // So low that each of the later ones takes it.
  expect(estimates.filter(({ theta }) => theta < -2).length).toBeGreaterThan(10);
  // Once for the whole curve, and then at most to find each peak.
  expect(looks).toBeLessThan(500 + 70 * estimates.length);
});

test("never falls when a right answer replaces a wrong one", () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(), (given, n) => {
      const place = n % given.length;
      const as = (correct: boolean) =>
        reportOf(given.map((one, k) => (k === place ? { ...one, correct } : one))).theta;
      expect(as(true)).toBeGreaterThanOrEqual(as(false) - 1e-9);
    }),
  );
});

test("has an interval around it and a score on the scale for every pattern of answers", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...SECTION_NAMES), (given, name) => {
      const { theta, se, low, high } = reportOf(given);
      expect(Math.abs(theta)).toBeLessThanOrEqual(6);
      expect(low).toBeLessThan(theta);
      expect(high).toBeGreaterThan(theta);
      // 90% of a normal lie within 1.64 SD; a skewed posterior isn't far off.
      expect((high - low) / se).toBeGreaterThan(2.5);
      expect((high - low) / se).toBeLessThan(3.6);
      const { score } = scoreOfEstimate(name, { theta, se });
      expect(score).toBeGreaterThanOrEqual(60);
      expect(score).toBeLessThanOrEqual(90);
    }),
  );
});

test("does not depend on the order of the answers", () => {
  const given = answers((k) => k < 15);
  expect(reportOf(given.toReversed()).theta).toBeCloseTo(reportOf(given).theta, 10);
});

test("puts a section of pure guesses near 70, not at 60", () => {
  const plan = buildPlan(buildPool(standardItems), STANDARD);
  for (const name of SECTION_NAMES) {
    let [sum, without] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      let section = start(plan, { seed });
      // A blind guess among five options.
      for (let k = 0; section.current; k++)
        section = answer(section, section.current.item, responseChance(seed, k) < 0.2);
      const { score, theta } = scoreSection(section, name);
      sum += score;
      without += equalPercentileScore(name, theta);
    }
    expect(sum / 60, name).toBeGreaterThanOrEqual(67.5);
    expect(sum / 60, name).toBeLessThanOrEqual(72);
    // Shows that the rule is needed: percentiles alone would give 60.
    expect(without / 60, name).toBeLessThan(62);
  }
});

/** Some of the pool's items on trial, or the same ones in regular use. */
const onTrial = (pretest: boolean): ItemParameters[] =>
  standardItems.map((item) => (Number(item.id) % 40 === 0 ? { ...item, pretest } : item));
const trial = buildPlan(buildPool(onTrial(true)), STANDARD);
const use = buildPlan(buildPool(onTrial(false)), STANDARD);

function playWithTrial(seed: number, pattern: number): Section {
  let section = start(trial, { seed, pretest: 2 });
  for (let k = 0; section.current; k++)
    section = answer(section, section.current.item, ((pattern >>> k) & 1) === 1);
  return section;
}

const aSeed = fc.integer();
const aPattern = fc.integer({ min: 0, max: 2 ** 21 - 1 });

test("ignores answers in pretest positions, even where Warm's estimate takes over", () => {
  fc.assert(
    fc.property(aSeed, fc.oneof(aPattern, fc.constantFrom(0, 2 ** 21 - 1)), (seed, pattern) => {
      const section = playWithTrial(seed, pattern);
      expect(section.answered.filter(({ scored }) => !scored)).toHaveLength(2);
      const { pool } = section.plan;
      const given = section.answered.flatMap(({ item, correct, scored }) =>
        scored ? [{ item: pool.items[pool.indexById.get(item)!]!, correct }] : [],
      );
      expect(reportedEstimate(section).theta).toBeCloseTo(reportOf(given).theta, 9);
    }),
    { numRuns: 40 },
  );
});

test("leaves an old section's estimate alone when an item goes into or out of use later", () => {
  fc.assert(
    fc.property(aSeed, aPattern, (seed, pattern) => {
      const settings = { seed, pretest: 2 };
      const old = playWithTrial(seed, pattern);
      const stored = JSON.parse(JSON.stringify(old.answered)) as typeof old.answered;
      const promoted = replay(use, settings, stored);
      expect(reportedEstimate(promoted)).toEqual(reportedEstimate(old));
      const inUse = replay(use, { seed }, asScored(stored));
      const demoted = replay(trial, { seed }, asScored(stored));
      expect(reportedEstimate(demoted)).toEqual(reportedEstimate(inUse));
    }),
    { numRuns: 40 },
  );
});

const asScored = (stored: Section["answered"]) => stored.map((one) => ({ ...one, scored: true }));

test("counts an answer without the flag as the pool says", () => {
  const old = playWithTrial(5, 0b1011_0110);
  const bare = old.answered.map(({ item, correct }) => ({ item, correct }));
  expect(replay(trial, { seed: 5 }, bare).answered).toEqual(old.answered);
  const promoted = replay(use, { seed: 5 }, bare);
  expect(promoted.answered.every(({ scored }) => scored)).toBe(true);
  expect(reportedEstimate(promoted).theta).not.toBe(reportedEstimate(old).theta);
});

test("refuses a section with nothing scored, or an invalid flag", () => {
  expect(() => reportedEstimate(start(trial, { seed: 1 }))).toThrow("at least one scored answer");
  const only = [{ item: "40", correct: true }];
  expect(() => reportedEstimate(replay(trial, { seed: 1 }, only))).toThrow("at least one scored");
  const odd = [{ item: "40", correct: true, scored: null as unknown as boolean }];
  expect(() => replay(trial, { seed: 1 }, odd)).toThrow("Whether item 40 was scored must be true");
});
