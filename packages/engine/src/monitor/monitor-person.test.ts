import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { normalThetas, uniforms } from "../simulate/benchmark.ts";
import type { Answer } from "../ability/estimate.ts";
import { probability } from "../ability/model.ts";
import { lz, personFit } from "./monitor-person.ts";

interface Lsat {
  readonly LSAT7: {
    readonly ab: readonly (readonly [number, number])[];
    readonly Zh_first8: readonly number[];
    readonly EAP_by_pattern: {
      readonly patterns: readonly Readonly<Record<string, number>>[];
      readonly est: readonly (readonly [number, number])[];
    };
  };
}
const { LSAT7 } = JSON.parse(
  readFileSync(new URL("../../test-data/reference.json", import.meta.url), "utf8"),
) as Lsat;

test("matches the reference's lz for eight patterns of a real test", () => {
  for (const [k, pattern] of LSAT7.EAP_by_pattern.patterns.entries()) {
    const answers = LSAT7.ab.map(([a, b], i) => ({
      item: { a, b, c: 0 },
      correct: pattern[`Item.${i + 1}`] === 1,
    }));
    expect(lz(answers, LSAT7.EAP_by_pattern.est[k]![0])).toBeCloseTo(LSAT7.Zh_first8[k]!, 3);
  }
});

const ITEMS = Array.from({ length: 40 }, (_, k) => ({ a: 1.3, b: -2.4 + 0.12 * k, c: 0.15 }));

test("gives people who answer as the model says an lz* close to standard normal", () => {
  const draw = uniforms(3);
  const fits = [...normalThetas(400, 4)].map((theta) =>
    personFit(ITEMS.map((item) => ({ item, correct: draw() < probability(theta, item) }))),
  );
  const moments = (key: "lz" | "lzStar") => {
    const mean = fits.reduce((sum, fit) => sum + fit[key], 0) / fits.length;
    const square = fits.reduce((sum, fit) => sum + (fit[key] - mean) ** 2, 0) / fits.length;
    return { mean, sd: Math.sqrt(square) };
  };
  // With 40 items, a slight skew to the right remains.
  expect(Math.abs(moments("lzStar").mean)).toBeLessThan(0.2);
  expect(moments("lzStar").sd).toBeGreaterThan(0.9);
  expect(moments("lzStar").sd).toBeLessThan(1.1);
  // Without the correction the spread is too narrow.
  expect(moments("lz").sd).toBeLessThan(moments("lzStar").sd);
});

test("flags right answers to hard items with wrong answers to easy ones", () => {
  const usual = personFit(ITEMS.map((item, k) => ({ item, correct: k < 25 })));
  const odd = personFit(ITEMS.map((item, k) => ({ item, correct: k >= 15 })));
  expect(usual.lzStar).toBeGreaterThan(0);
  expect(odd.lzStar).toBeLessThan(-3);
});

test("gives every pattern of answers a finite fit", () => {
  const item = fc.record({
    a: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
    b: fc.double({ min: -3, max: 3, noNaN: true }),
    c: fc.double({ min: 0, max: 0.4, noNaN: true }),
  });
  const answers = fc.array(fc.record({ item, correct: fc.boolean() }), {
    minLength: 2,
    maxLength: 25,
  });
  fc.assert(
    fc.property(answers, (list: Answer[]) => {
      const fit = personFit(list);
      expect(Number.isFinite(fit.lz) && Number.isFinite(fit.lzStar)).toBe(true);
    }),
  );
});

test("refuses too few answers or a broken item", () => {
  const answer = { item: ITEMS[0]!, correct: true };
  expect(() => personFit([answer])).toThrow("at least 2 answers, not 1");
  expect(() => personFit([answer, { item: { a: 0, b: 0, c: 0 }, correct: true }])).toThrow(
    "The item of answer 2: a must be above 0",
  );
});
