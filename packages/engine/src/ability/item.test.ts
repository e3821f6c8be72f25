import { expect, test } from "vitest";
import { buildPool, indexOf, stretchOf } from "./pool.ts";
import { NODE_COUNT, NODES } from "./grid.ts";
import { information } from "./model.ts";
import type { ItemParameters } from "./item.ts";

const good: ItemParameters = { id: "q1", a: 1, b: 0, c: 0.2, area: "A" };

test.each<[string, Partial<ItemParameters>, RegExp]>([
  ["NaN", { b: Number.NaN }, /Item q2: b must be a finite number, not NaN/],
  ["infinite", { a: Number.POSITIVE_INFINITY }, /Item q2: a must be a finite number/],
  ["a = 0", { a: 0 }, /Item q2: a must be above 0/],
  ["c < 0", { c: -0.1 }, /Item q2: c must be at least 0/],
  ["c = 1", { c: 1 }, /Item q2: c must be at least 0 and below 1, not 1/],
  ["duplicate id", { id: "q1" }, /Item q1 is in the pool twice/],
  ["no id", { id: "" }, /position 1 has no id/],
  ["no area", { area: "" }, /Item q2 has no area/],
])("refuses a pool with a faulty item (%s), naming the item", (_, fault, message) => {
  expect(() => buildPool([good, { ...good, id: "q2", ...fault }])).toThrow(message);
});

test("refuses an empty pool and an unknown item", () => {
  expect(() => buildPool([])).toThrow(/at least one item/);
  expect(() => indexOf(buildPool([good]), "q9")).toThrow(/Item q9 is not in the pool/);
});

test("keeps the information between two nodes below its ceiling", () => {
  const items = [0.3, 1, 2.5].flatMap((a) =>
    [-7, -1.03, 0.11, 5].map((b) => ({ ...good, id: `${a}/${b}`, a, b })),
  );
  const pool = buildPool(items);
  for (let theta = NODES[0]!; theta < NODES[NODE_COUNT - 1]!; theta += 0.013) {
    const stretch = stretchOf(theta);
    for (const [i, item] of items.entries()) {
      const ceiling = pool.infoCeiling[stretch * pool.size + i]!;
      expect(information(theta, item)).toBeLessThanOrEqual(ceiling + 1e-12);
    }
  }
});
