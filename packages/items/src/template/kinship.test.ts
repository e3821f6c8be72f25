import { expect, test } from "vitest";
import { arrange } from "./arrange.ts";
import { range } from "./exact.ts";
import { betterConnected, kinshipOf } from "./kinship.ts";
import { createRng } from "./rng.ts";
import type { Choice, Slip } from "./template.ts";

const slip = (value: number): Slip => ({ text: String(value), value, why: "", slip: "" });
const expression = (text: string): Choice => ({ text, why: "" });

function ahead(key: Choice, ...others: Choice[]): number {
  const all = [key, ...others];
  return betterConnected(kinshipOf(all), all, range(0, others.length));
}

test("counts the options that more of the others are made from", () => {
  // Half of 24, double 24, 24 and 1: everything points to 24.
  expect(ahead(slip(24), slip(12), slip(48), slip(25), slip(7))).toBe(0);
  expect(ahead(slip(7), slip(12), slip(48), slip(25), slip(24))).toBe(4);
  // 13 is the sum of 4 and 9.
  expect(ahead(slip(13), slip(4), slip(9), slip(51))).toBe(0);
});

test("sees complements, opposites, and reciprocals", () => {
  expect(ahead(slip(0.3), slip(0.7), slip(0.55), slip(0.92))).toBe(0);
  expect(ahead(slip(0.55), slip(0.3), slip(0.7))).toBe(2);
  expect(ahead(slip(-11), slip(5), slip(-5), slip(37))).toBe(2);
  expect(ahead(slip(1.7), slip(0.4), slip(2.5))).toBe(2);
});

test("compares expressions by how many of their words differ", () => {
  const center = expression("$\\frac{my - x}{y - 1}$");
  const around = ["$\\frac{my + x}{y - 1}$", "$\\frac{my - x}{y + 1}$", "$\\frac{my - x}{y}$"].map(
    expression,
  );
  expect(ahead(center, ...around)).toBe(0);
  expect(ahead(around[0]!, center, around[1]!, around[2]!)).toBeGreaterThan(0);
});

test("chooses slips so that as many are ahead of the key as wanted, where they allow it", () => {
  const key = slip(24);
  const slips = [12, 48, 25, 17, 31, 62, 93].map(slip);
  for (const wanted of [0, 3]) {
    const made = arrange(
      key,
      slips,
      { slips: 4, atLeast: 4, place: 1, ahead: wanted },
      createRng("x", 1),
    )!;
    expect(made.ahead).toBe(wanted);
    expect(made.options[1]!.isKey).toBe(true);
  }
});

test("doesn't leave the key as the only fraction if the slips allow it", () => {
  const half = (numerator: number): Slip => ({
    ...slip(numerator / 2),
    text: `$\\frac{${numerator}}{2}$`,
  });
  const wanted = { slips: 4, atLeast: 4, place: 2, ahead: 2 };
  const textsOf = (slips: readonly Slip[]): string[] =>
    arrange(half(25), slips, wanted, createRng("x", 1))!.options.map(({ choice }) => choice.text);
  const whole = [4, 9, 17, 31].map(slip);
  expect(textsOf(whole)).toEqual(["4", "9", "$\\frac{25}{2}$", "17", "31"]);
  expect(textsOf([...whole, half(43)])).toContain("$\\frac{43}{2}$");
});

test("doesn't leave the key as the only value of its sign if the slips allow it", () => {
  const wanted = { slips: 4, atLeast: 4, place: 4, ahead: 2 };
  const slips = [-29, -17, -13, -5, 11].map(slip);
  const made = arrange(slip(31), slips, wanted, createRng("x", 1))!;
  expect(made.options.map(({ choice }) => choice.text)).toContain("11");
});
