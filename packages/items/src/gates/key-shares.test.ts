import { expect, test } from "vitest";
import type { Asked } from "../asked.ts";
import { LETTERS } from "../taxonomy.ts";
import { keyShareMeasures } from "./key-shares.ts";

function asked(key: string, difficulty: number): Asked {
  return { item: { format: "data-sufficiency", key, difficulty } } as unknown as Asked;
}

test("measures the share of each key within a level", () => {
  const keys = LETTERS.flatMap((key, k) => Array.from({ length: 10 + k }, () => key));
  const measures = keyShareMeasures(keys.map((key) => asked(key, 5)));
  expect(measures.map(({ name }) => name.slice(-24))).toEqual(
    LETTERS.map((key) => `key ${key} at difficulty 4 to 6`.slice(-24)),
  );
  expect(measures.map(({ value }) => value)).toEqual([10, 11, 12, 13, 14].map((n) => n / 60));
});

test("says nothing about a level with few questions", () => {
  expect(keyShareMeasures(Array.from({ length: 49 }, () => asked("A", 9)))).toEqual([]);
});
