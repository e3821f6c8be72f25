import { expect, test } from "vitest";
import { type Blueprint, MAX_SET_SIZE, type Quota } from "../plan/blueprint.ts";
import type { ItemParameters } from "../ability/item.ts";
import { buildPlan } from "../plan/plan.ts";
import { buildPool } from "../ability/pool.ts";
import { answer, start } from "./section.ts";

/** Items of one area, as informative as `a` says. */
function items(area: string, count: number, a: number): ItemParameters[] {
  return Array.from({ length: count }, (_, k) => ({ id: `${area}${k}`, area, a, b: 0, c: 0 }));
}

const quota = (area: string, min: number, max: number, more: Partial<Quota> = {}): Quota => ({
  name: area,
  areas: [area],
  min,
  max,
  ...more,
});

/**
 * The items in the order they are asked. Right and wrong answers alternate, so the estimate stays
 * near 0.
 */
function play(
  list: readonly ItemParameters[],
  length: number,
  quotas: readonly Quota[],
  seen: readonly string[] = [],
): string[] {
  const blueprint: Blueprint = { name: "small", length, quotas };
  const settings = { seed: 1, seen, opening: { positions: 0, spread: 0 } };
  let section = start(buildPlan(buildPool(list), blueprint), settings);
  while (section.current)
    section = answer(section, section.current.item, section.answered.length % 2 === 0);
  return section.answered.map(({ item }) => item);
}

const areasOf = (ids: readonly string[]): string => ids.map((id) => id[0]).join("");

test("takes no more of a paced kind at a section's beginning than overall, however good it is", () => {
  const list = [...items("A", 9, 2), ...items("B", 9, 0.5)];
  expect(areasOf(play(list, 8, [quota("A", 0, 4, { paced: true }), quota("B", 0, 8)]))).toBe(
    "ABABABAB",
  );
  expect(areasOf(play(list, 8, [quota("A", 0, 4), quota("B", 0, 8)]))).toBe("AAAABBBB");
});

test("takes a paced kind early instead of repeating a question", () => {
  const [news, old] = [items("A", 9, 1), items("B", 9, 2)];
  const quotas = [quota("A", 0, 2, { paced: true }), quota("B", 0, 4)];
  const seen = old.map(({ id }) => id);
  expect(areasOf(play([...news, ...old], 4, quotas, seen))).toBe("AABB");
  expect(areasOf(play([...news, ...old], 4, quotas))).toBe("BBBB");
});

test("serves a paced kind's minimum in its part of the section, however uninformative", () => {
  const list = [...items("A", 9, 2), ...items("B", 9, 0.3)];
  const served = areasOf(play(list, 8, [quota("A", 0, 8), quota("B", 2, 2, { paced: true })]));
  expect(served.slice(0, 5)).toContain("B");
  expect(served.slice(4)).toContain("B");
});

interface SmallSet {
  name: string;
  size: number;
  a: number;
  enemyGroup?: string;
}

const itemsOf = ({ name, size, a, enemyGroup }: SmallSet): ItemParameters[] =>
  Array.from({ length: size }, (_, k) => ({
    id: `${name}${k}`,
    area: "R",
    set: name,
    a,
    b: 0,
    c: 0,
    ...(enemyGroup ? { enemyGroup } : {}),
  }));

// The two sets hold five items together. The short one has to leave room for the long one, so it
// can't be its enemy.
const LONG: SmallSet = { name: "l", size: 3, a: 1, enemyGroup: "g" };
const ITS_ENEMY: SmallSet = { name: "e", size: 2, a: 1.5, enemyGroup: "g" };
const FREE: SmallSet = { name: "f", size: 2, a: 1.2 };

test.each([
  ["first", [ITS_ENEMY, FREE, LONG]],
  ["last", [FREE, LONG, ITS_ENEMY]],
])("begins the one of two otherwise equal sets that leaves enough (the other %s)", (_, sets) => {
  const rule = { min: 2, max: 2, sizeMin: 2, sizeMax: 3 };
  const served = play(sets.flatMap(itemsOf), 5, [quota("R", 5, 5, { sets: rule })]);
  expect(areasOf(served)).toBe("fflll");
});

test("serves the longest set that a blueprint may ask for in full", () => {
  const long = itemsOf({ name: "l", size: MAX_SET_SIZE, a: 1 });
  const rule = { min: 1, max: 1, sizeMin: 1, sizeMax: MAX_SET_SIZE };
  const served = play(long, MAX_SET_SIZE, [quota("R", 0, MAX_SET_SIZE, { sets: rule })]);
  expect(new Set(served).size).toBe(MAX_SET_SIZE);
});
