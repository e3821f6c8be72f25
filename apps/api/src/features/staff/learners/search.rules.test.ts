import { expect, test } from "vitest";
import { Refusal } from "../../../platform/refusal.ts";
import { placeOf, searchFor } from "./search.rules.ts";

test.each([
  [undefined, null],
  ["  ", null],
  ["Asha", { email: "asha", words: ["asha"] }],
  [" Rao  ASHA ", { email: null, words: ["rao", "asha"] }],
  ["asha@", { email: "asha@", words: [] }],
  ["asha@example.com", { email: "asha@example.com", words: [] }],
  ["O'Neil-Smith", { email: "o'neil-smith", words: ["o", "neil", "smith"] }],
  ["-", { email: "-", words: [] }],
])("looks for %j as %j", (query, search) => {
  expect(searchFor(query)).toEqual(search);
});

test("begins a page only where one of ours ended", () => {
  const id = "3f2504e0-4f89-41d3-9a0c-0305e82c3301";
  const joined = "2026-11-29T02:10:01.123456Z";
  expect(placeOf(null)).toBeNull();
  expect(placeOf([joined, id])).toEqual({ joined, id });
  for (const key of [
    ["x", id],
    [joined, "x"],
    [1, 2],
  ])
    expect(() => placeOf(key)).toThrow(Refusal);
});
