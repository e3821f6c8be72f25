import { expect, test } from "vitest";
import { disagreement } from "./check-item.ts";
import { range } from "./exact.ts";
import { betterConnected, kinshipOf } from "./kinship.ts";
import { makeItem } from "./make-item.ts";
import { pickSeeds } from "./pick-seeds.ts";
import { numbersIn, valueOf } from "./reading.ts";
import type { ProblemTemplate } from "./template.ts";
import { templateFaults } from "../gates/solved.ts";

function other(n: number) {
  return { text: String(n), value: n, slip: "guesses", why: "No." };
}

/** Sums of two numbers: the smallest possible template. */
const SUMS: ProblemTemplate = {
  id: "sums",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "arithmetic",
  pattern: "Adds two numbers.",
  make(rng) {
    const [a, b] = [rng.int(2, 40), rng.int(2, 40)];
    if (a === b) return null;
    const value = a + b;
    return {
      variant: rng.pick(["plain", "words", "again", "more"]),
      context: "pure",
      difficulty: a + b > 40 ? 2.4 : 0,
      stem: `What do ${a} and ${b} give when they are added?`,
      key: { text: String(value), value, why: "They add up." },
      slips: [a, b, a * b, Math.abs(a - b), value + 10, value - 10, value + 1, 2 * value].map(
        other,
      ),
      solution: { idea: "Add.", steps: ["Add them."] },
    };
  },
  check: ({ stem, options }) => {
    const [a = 0, b = 0] = numbersIn(stem);
    return options.flatMap((option, k) => (valueOf(option).value === a + b ? [k] : []));
  },
};

test("makes the same item for a seed every time, and another for another seed", () => {
  expect(makeItem(SUMS, 7).item).toMatchObject({
    id: "sums-7",
    enemyGroup: "sums",
    stem: "What do 13 and 20 give when they are added?",
    options: ["33", "34", "43", "66", "260"].map((text) => ({ text })),
  });
  expect(makeItem(SUMS, 7).item).not.toEqual(makeItem(SUMS, 8).item);
});

test("keeps difficulties on the scale and spreads keys over the places", () => {
  const items = Array.from({ length: 300 }, (_, k) => makeItem(SUMS, k + 1).item);
  expect(new Set(items.map(({ difficulty }) => difficulty))).toEqual(new Set([1, 2]));
  const shares = range(0, 4).map(
    (place) =>
      items.filter((item) => item.format === "problem-solving" && item.options[place]!.key).length,
  );
  expect(Math.min(...shares)).toBeGreaterThan(30);
  // Anyone who guesses bets on the middle. Evenly spread, the ends would have twice as many.
  expect(shares[0]! + shares[4]!).toBeGreaterThan(2.4 * shares[2]!);
});

test("makes the key the best-connected option less often than by chance", () => {
  const leads = range(1, 300).filter((seed) => {
    const { item } = makeItem(SUMS, seed);
    if (item.format !== "problem-solving") return false;
    const options = item.options.toSorted((a, b) => Number(!a.key) - Number(!b.key));
    const choices = options.map(({ text, why }) => ({ text, why, value: valueOf(text).value }));
    return betterConnected(kinshipOf(choices), choices, range(0, 4)) === 0;
  });
  expect(leads.length).toBeGreaterThan(10);
  expect(leads.length).toBeLessThanOrEqual(36);
});

/** Smallest and greatest difficulty of fifty items. */
function levelsOf(levelShift: number): number[] {
  const template = { ...SUMS, levelShift };
  const levels = Array.from({ length: 50 }, (_, k) => makeItem(template, k + 1).item.difficulty);
  return [Math.min(...levels), Math.max(...levels)];
}

test("adds what readers found to the difficulty that a template works out", () => {
  expect([0, 1.3, -9, 20].map(levelsOf)).toEqual([
    [1, 2],
    [1, 4],
    [1, 1],
    [10, 10],
  ]);
});

test("lets at most one option be impossible at first sight, and never the key", () => {
  const { item } = makeItem(SUMS, 3);
  const key = item.format === "problem-solving" ? item.options.findIndex(({ key: is }) => is) : -1;
  const others = [0, 1, 2, 3, 4].filter((k) => k !== key);
  const without = (...places: number[]): ProblemTemplate => ({
    ...SUMS,
    possible: () => [0, 1, 2, 3, 4].map((k) => !places.includes(k)),
  });
  expect(disagreement(without(), item)).toBeNull();
  expect(disagreement(without(others[0]!), item)).toBeNull();
  expect(disagreement(without(...others.slice(0, 2)), item)).toMatch(/impossible at first sight/);
  expect(disagreement(without(key), item)).toMatch(/the key impossible/);
});

test("reports a checker that finds another answer", () => {
  const { item } = makeItem(SUMS, 3);
  expect(disagreement(SUMS, item)).toBeNull();
  expect(disagreement({ ...SUMS, check: () => [] }, item)).toMatch(/as right option: none/);
  expect(disagreement({ ...SUMS, check: () => [0, 1] }, item)).toMatch(/1, 2; the key is/);
  expect(() =>
    disagreement({ ...SUMS, id: "x", format: "problem-solving" }, {
      ...item,
      format: "data-sufficiency",
    } as never),
  ).toThrow(/was not made by/);
});

test("names template and seed when checker, options, or language fail", () => {
  expect(templateFaults(SUMS, 50)).toEqual([]);
  const wrong = { ...SUMS, check: () => [0] } as ProblemTemplate;
  expect(templateFaults(wrong, 50)[0]).toMatchObject({
    gate: "checker",
    where: expect.stringMatching(/^sums, seed \d+$/),
  });
  const slipOfPen: ProblemTemplate = {
    ...SUMS,
    make: (rng) => {
      const draft = SUMS.make(rng);
      return draft && { ...draft, stem: `${draft.stem} It costs undefined .` };
    },
  };
  expect(templateFaults(slipOfPen, 5).map(({ gate }) => gate)).toContain("language");
  const broken = { ...SUMS, make: () => null } as ProblemTemplate;
  expect(templateFaults(broken, 1)[0]!.what).toMatch(/made nothing of seed 1/);
});

test("picks seeds that ask different questions and take turns with the variants", () => {
  const seeds = pickSeeds(SUMS, 12);
  expect(seeds).toHaveLength(12);
  const made = seeds.map((seed) => makeItem(SUMS, seed));
  expect(
    new Set(made.map(({ item }) => (item.format === "problem-solving" ? item.stem : ""))).size,
  ).toBe(12);
  for (const variant of ["plain", "words", "again", "more"])
    expect(made.filter((one) => one.variant === variant)).toHaveLength(3);
  expect(pickSeeds(SUMS, 12)).toEqual(seeds);
});
