import { expect, test } from "vitest";
import { museums } from "../stories/tables/organizations.ts";
import { groceryStores, restaurants } from "../stories/tables/trade.ts";
import { createRng } from "@theta/items/template";
import { expected, isWorthClaiming } from "./expectation.ts";
import { twoColumns } from "./pairs.ts";
import { drawWorld } from "./world.ts";

test("expects larger stores to have more revenue, and nothing of a rating", () => {
  expect(expected({ story: groceryStores }, "area", "revenue")).toBeGreaterThan(0.8);
  expect(Math.abs(expected({ story: restaurants }, "seats", "rating"))).toBeLessThan(0.2);
});

test.each([
  ["that larger stores have less revenue", groceryStores, ["area", "revenue"], true, false],
  ["that larger stores have more revenue", groceryStores, ["area", "revenue"], false, true],
  ["that larger restaurants are rated lower", restaurants, ["seats", "rating"], true, true],
  ["that larger restaurants are rated higher", restaurants, ["seats", "rating"], false, true],
  ["what nobody doubts", museums, ["before", "after"], false, false],
] as const)("says whether someone could claim %s", (_, story, pair, isInverse, isWorth) => {
  expect(isWorthClaiming({ story }, pair, isInverse)).toBe(isWorth);
});

test("brings an earlier year together only with the same quantity later", () => {
  const rng = createRng("two columns", 1);
  const world = drawWorld([museums], [8, 8], rng)!;
  const pairs = Array.from({ length: 200 }, () => twoColumns(world, rng)).filter(Boolean);
  const early = pairs.filter((pair) => pair!.includes("before"));
  expect(early.length).toBeGreaterThan(0);
  expect(early.every((pair) => pair!.includes("after"))).toBe(true);
  expect(pairs.some((pair) => pair!.includes("members"))).toBe(true);
});
