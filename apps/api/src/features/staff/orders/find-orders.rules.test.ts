import { expect, test } from "vitest";
import { readSearch } from "./find-orders.rules.ts";

test.each([
  [undefined, { by: "nothing" }],
  ["  ", { by: "nothing" }],
  [" Asha@Example.com ", { by: "email", key: "asha@example.com" }],
  ["order_ABCDEFGHIJKLMN", { by: "provider-order", id: "order_ABCDEFGHIJKLMN" }],
  ["pay_ABCDEFGHIJKLMN", { by: "payment", id: "pay_ABCDEFGHIJKLMN" }],
  ["rfnd_ABCDEFGHIJKLMN", { by: "refund", id: "rfnd_ABCDEFGHIJKLMN" }],
  [
    "0B5E31A4-9B0C-4C6F-8f0f-2f0f6c1d2e3f",
    { by: "order", id: "0B5E31A4-9B0C-4C6F-8f0f-2f0f6c1d2e3f" },
  ],
  ["s_0123456789abcdef", { by: "receipt", beginning: "s_0123456789abcdef" }],
  [" S_0123456789ABCDEF", { by: "receipt", beginning: "s_0123456789abcdef" }],
  ["order_short", { by: "receipt", beginning: "order_short" }],
  ["not@an@address", { by: "receipt", beginning: "not@an@address" }],
])("reads %j", (typed, search) => {
  expect(readSearch(typed)).toEqual(search);
});
