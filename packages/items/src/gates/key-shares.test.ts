import { expect, test } from "vitest";
import type { Asked } from "../asked.ts";
import { LETTERS } from "../taxonomy.ts";
import { keyShareMeasures } from "./key-shares.ts";

function asked(key: string, difficulty: number): Asked {
  return { item: { format: "data-sufficiency", key, difficulty } } as unknown as Asked;
}

test("measures how much more often one key is right than another, level by level", () => {
  const keys = LETTERS.flatMap((key, k) => Array.from({ length: 10 + k }, () => key));
  expect(keyShareMeasures(keys.map((key) => asked(key, 5)))).toEqual([
    {
      name: "data-sufficiency: most frequent key minus rarest at difficulty 4 to 6",
      value: expect.closeTo(4 / 60) as number,
      least: 0,
      most: 0.12,
      count: 60,
    },
  ]);
});

test("says nothing about a level with few questions", () => {
  expect(keyShareMeasures(Array.from({ length: 49 }, () => asked("A", 9)))).toEqual([]);
});
