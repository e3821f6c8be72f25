import { expect, test } from "vitest";
import type { PooledItem } from "../../content/index.ts";
import { unseenSupply } from "./items-supply.ts";

function item(key: string, changes: object = {}): PooledItem {
  return {
    key,
    section: "verbal",
    area: "critical-reasoning",
    topics: ["weaken"],
    setKey: null,
    state: "active",
    pool: "mock",
    ...changes,
  } as unknown as PooledItem;
}

const reading = (key: string, setKey: string) =>
  item(key, { area: "reading-comprehension", topics: ["reading-detail"], setKey });

const bank = [
  ...Array.from({ length: 12 }, (_, k) => item(`cr-${k + 1}`)),
  ...["one", "two"].flatMap((set) => [reading(`${set}-1`, set), reading(`${set}-2`, set)]),
  item("cr-draft", { state: "draft" }),
  item("cr-practice", { pool: "practice" }),
];

const tenMocks = (first: number) =>
  Array.from({ length: 10 }, (_, k) => [`cr-${((k + first) % 12) + 1}`]);

const sitting = (taken: string[][]) => ({ ability: 0, repeatsIn: null, taken });

test("counts what a learner hasn't seen after 0, 3, 6, and 10 mocks", () => {
  const taken = tenMocks(0).map((ids, k) => (k === 3 ? [...ids, "one-1"] : ids));
  expect(unseenSupply(bank, [{ section: "verbal", sittings: [sitting(taken)] }])).toEqual([
    { section: "verbal", kind: "Critical Reasoning · Weaken", left: [12, 9, 6, 2] },
    // The other question of the passage is gone, too.
    { section: "verbal", kind: "Reading Comprehension · Reading Detail", left: [4, 4, 2, 2] },
    { section: "verbal", kind: "Reading Comprehension · Sets", left: [2, 2, 1, 1] },
  ]);
});

test("reports the ability that leaves the least", () => {
  const greedy = tenMocks(0).map((ids, k) => (k === 0 ? [...ids, "cr-11", "cr-12"] : ids));
  const sittings = [sitting(tenMocks(0)), sitting(greedy)];
  const [weaken] = unseenSupply(bank, [{ section: "verbal", sittings }]);
  expect(weaken!.left).toEqual([12, 7, 4, 0]);
});

test("has no number once questions repeat, or without any section", () => {
  const [weaken] = unseenSupply(bank, [
    { section: "verbal", sittings: [sitting(tenMocks(0).slice(0, 4))] },
  ]);
  expect(weaken!.left).toEqual([12, 9, null, null]);
  const [none] = unseenSupply(bank, [{ section: "verbal", sittings: [] }]);
  expect(none!.left).toEqual([null, null, null, null]);
});
