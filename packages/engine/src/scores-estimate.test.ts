import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { responseChance } from "./benchmark.ts";
import { type Answer, eap } from "./estimate.ts";
import { buildPlan } from "./plan.ts";
import { buildPool } from "./pool.ts";
import { wle } from "./roots.ts";
import { reportedEstimate } from "./scores-estimate.ts";
import { equalPercentileScore, sectionScore } from "./scores-section.ts";
import { answer, start } from "./section.ts";
import { SECTION_NAMES } from "./tables.ts";

const anyItem = fc.record({
  a: fc.double({ min: 0.4, max: 2.5, noNaN: true }),
  b: fc.double({ min: -3, max: 3, noNaN: true }),
  c: fc.double({ min: 0.01, max: 0.35, noNaN: true }),
});
const anyAnswers = fc.array(fc.record({ item: anyItem, correct: fc.boolean() }), {
  minLength: 1,
  maxLength: 25,
});
const section = (correct: (k: number) => boolean): Answer[] =>
  Array.from({ length: 21 }, (_, k) => ({
    item: { a: 1.2, b: -2 + 0.2 * k, c: 0.2 },
    correct: correct(k),
  }));

const quota = (name: string, n: number) => ({ name, areas: [name], min: n, max: n });

test("in the middle the reported estimate is the EAP under N(0, 1.5²)", () => {
  const answers = section((k) => k % 2 === 0);
  expect(reportedEstimate(answers)).toEqual(eap(answers, { mean: 0, sd: 1.5 }));
});

test("with all answers right it lies between the EAP and Warm's estimate", () => {
  const answers = section(() => true);
  const { theta, se } = reportedEstimate(answers);
  expect(theta).toBeGreaterThan(eap(answers, { mean: 0, sd: 1.5 }).theta + 0.1);
  expect(theta).toBeLessThanOrEqual(wle(answers).theta);
  expect(se).toBeGreaterThan(eap(answers, { mean: 0, sd: 1.5 }).se);
});

test("a right answer in place of a wrong one never lowers it", () => {
  fc.assert(
    fc.property(anyAnswers, fc.nat(), (answers, n) => {
      const place = n % answers.length;
      const as = (correct: boolean) =>
        reportedEstimate(answers.map((one, k) => (k === place ? { ...one, correct } : one))).theta;
      expect(as(true)).toBeGreaterThanOrEqual(as(false) - 1e-9);
    }),
  );
});

test("every pattern of answers has a score on the scale", () => {
  fc.assert(
    fc.property(anyAnswers, fc.constantFrom(...SECTION_NAMES), (answers, name) => {
      const { theta, se } = reportedEstimate(answers);
      expect(Math.abs(theta)).toBeLessThanOrEqual(6);
      const { score } = sectionScore(name, { theta, se });
      expect(score).toBeGreaterThanOrEqual(60);
      expect(score).toBeLessThanOrEqual(90);
    }),
  );
});

test("the order of answers does not matter", () => {
  const answers = section((k) => k < 15);
  const turned = reportedEstimate(answers.toReversed());
  expect(turned.theta).toBeCloseTo(reportedEstimate(answers).theta, 10);
});

test("a section in which everything was guessed lands near 70, not at 60", () => {
  const items = JSON.parse(
    readFileSync(new URL("../test-data/pool.json", import.meta.url), "utf8"),
  ) as { id: number; a: number; b: number; c: number; area: string }[];
  const pool = buildPool(items.map((item) => ({ ...item, id: String(item.id), set: null })));
  const plan = buildPlan(pool, {
    name: "benchmark",
    length: 21,
    quotas: [quota("A", 7), quota("B", 6), quota("C", 5), quota("D", 3)],
  });
  for (const name of SECTION_NAMES) {
    let [sum, without] = [0, 0];
    for (let seed = 0; seed < 60; seed++) {
      let sitting = start(plan, { seed });
      const answers: Answer[] = [];
      while (sitting.current) {
        const { item: id } = sitting.current;
        // One of five options, blindly.
        const correct = responseChance(seed, answers.length) < 0.2;
        answers.push({ item: pool.items[pool.indexById.get(id)!]!, correct });
        sitting = answer(sitting, id, correct);
      }
      const estimate = reportedEstimate(answers);
      sum += sectionScore(name, estimate).score;
      without += equalPercentileScore(name, estimate.theta);
    }
    expect(sum / 60, name).toBeGreaterThanOrEqual(67.5);
    expect(sum / 60, name).toBeLessThanOrEqual(72);
    // The rule is needed: percentiles alone would say 60.
    expect(without / 60, name).toBeLessThan(62);
  }
});

test("no answers, or broken ones, are refused", () => {
  expect(() => reportedEstimate([])).toThrow("at least one answer");
  const item = { a: Number.NaN, b: 0, c: 0.2 };
  expect(() => reportedEstimate([{ item, correct: true }])).toThrow("The item of answer 1: a must");
  const odd = { item: { a: 1, b: 0, c: 0.2 }, correct: 1 as unknown as boolean };
  expect(() => reportedEstimate([odd])).toThrow("Answer 1 must be true or false, not 1.");
});
