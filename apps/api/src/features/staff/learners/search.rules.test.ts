import { expect, test } from "vitest";
import { searchFor } from "./search.rules.ts";

test.each([
  [undefined, null],
  ["  ", null],
  ["Asha", { email: "asha", words: ["asha"] }],
  [" Rao  ASHA ", { email: null, words: ["rao", "asha"] }],
  ["asha@", { email: "asha@", words: [] }],
  ["asha@example.com", { email: "asha@example.com", words: [] }],
  ["O'Neil-Smith", { email: "o'neil-smith", words: ["o", "neil", "smith"] }],
  ["-", { email: "-", words: [] }],
  ["José", { email: "josé", words: ["jose"] }],
])("looks for %j as %j", (query, search) => {
  expect(searchFor(query)).toEqual(search);
});
