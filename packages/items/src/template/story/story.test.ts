import fc from "fast-check";
import { expect, test } from "vitest";
import { range, sum } from "../exact.ts";
import { createRng } from "../rng.ts";
import { around, course, derived, drawShares, per, roundTo, sized } from "./figures.ts";
import { type ColumnWords, drawRows, introOf, type Story, storyFaults } from "./story.ts";

const SAYS: ColumnWords = {
  has: "had #",
  have: "had #",
  more: "more",
  less: "less",
  most: "the most",
  least: "the least",
};

const HALLS: Story<"seats" | "shows" | "tickets" | "price"> = {
  name: "halls",
  intro: "The table lists # halls.",
  source: "Records",
  label: "Hall",
  things: "halls",
  names: ["A", "B", "C", "D", "E", "F"],
  columns: {
    seats: {
      noun: "number of seats",
      heading: "Seats",
      says: SAYS,
      kind: "count",
      plausible: [50, 500],
      draw: sized(60, 480, 10),
    },
    shows: {
      noun: "number of shows",
      heading: "Shows",
      says: SAYS,
      kind: "count",
      plausible: [5, 40],
      draw: around(8, 36, 1),
    },
    tickets: {
      noun: "number of tickets",
      heading: "Tickets",
      says: SAYS,
      kind: "count",
      plausible: [100, 20_000],
      draw: per("seats", 2, 30, 1),
    },
    price: {
      noun: "average price",
      heading: "Price ($)",
      says: SAYS,
      kind: "rate",
      decimals: 2,
      plausible: [1, 100],
      draw: derived(({ tickets }) => 5 + 1000 / tickets, 0.01),
    },
  },
  rules: [
    {
      says: "A hall sells no more tickets than it has seats at its shows.",
      holds: ({ seats, shows, tickets }) => tickets <= seats * shows,
    },
  ],
};

test("draws rows that can happen, and says what can't", () => {
  const rows = range(1, 100).flatMap(
    (seed) => drawRows(HALLS, { count: 6, different: ["shows"] }, createRng("halls", seed)) ?? [],
  );
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.every(({ figures: f }) => f.tickets <= f.seats * f.shows)).toBe(true);
  expect(storyFaults(HALLS, { seats: 100, shows: 10, tickets: 1200, price: 300 })).toEqual([
    "300 is no plausible average price.",
    "A hall sells no more tickets than it has seats at its shows.",
  ]);
});

test("keeps names in the story's order and values different where asked", () => {
  const rows = drawRows(HALLS, { count: 5, different: ["shows"] }, createRng("halls", 3))!;
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(rows.map(({ figures }) => figures.shows)).size).toBe(5);
  const few = {
    ...HALLS,
    columns: { ...HALLS.columns, shows: { ...HALLS.columns.shows, draw: () => 30 } },
  };
  expect(drawRows(few, { count: 2, different: ["shows"] }, createRng("halls", 3))).toBeNull();
  expect(introOf(HALLS, 5)).toBe("The table lists five halls.");
});

test("makes columns correlate that depend on each other", () => {
  const rows = range(1, 200).flatMap((seed) => {
    const rng = createRng("correlation", seed);
    const first = sized<"x">(20, 200, 1)({ x: 0 }, rng);
    const second = per<"x">("x", 3, 5, 1)({ x: first }, rng);
    return [[first, second] as const];
  });
  expect(correlation(rows)).toBeGreaterThan(0.9);
});

test("follows trend and season", () => {
  const rng = createRng("course", 1);
  const plan = { periods: 8, start: 100, growth: 0.1, season: [1, 2], swing: 0, step: 1 };
  expect(course(plan, rng)).toEqual([100, 220, 121, 266, 146, 322, 177, 390]);
});

test("divides a whole into rounded shares that add up", () => {
  const usual = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(usual, fc.constantFrom(1, 2, 5), fc.nat(999), (parts, step, seed) => {
      const drawn = drawShares(parts, { swing: 0.3, step }, createRng("shares", seed));
      expect(sum(drawn)).toBe(100);
      expect(drawn.every((share) => share >= step && share % step === 0)).toBe(true);
    }),
  );
});

test("rounds without the noise of binary fractions", () => {
  expect(roundTo(0.30000000000000004, 0.1)).toBe(0.3);
  expect(roundTo(1234, 50)).toBe(1250);
});

function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (k: 0 | 1): number => sum(pairs.map((pair) => pair[k])) / pairs.length;
  const [x, y] = [mean(0), mean(1)];
  const cov = sum(pairs.map(([a, b]) => (a - x) * (b - y)));
  const spread = (k: 0 | 1, m: number): number => sum(pairs.map((pair) => (pair[k] - m) ** 2));
  return cov / Math.sqrt(spread(0, x) * spread(1, y));
}
