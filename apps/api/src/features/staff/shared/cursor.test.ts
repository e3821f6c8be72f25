import { expect, test } from "vitest";
import { Refusal } from "../../../platform/refusal.ts";
import { cursorAfter, pageOf, readCursor } from "./cursor.ts";

test("brings a row's key back", () => {
  const key = ["2026-11-29T00:00:00.000Z", "ü/+", 7];
  expect(readCursor(cursorAfter(key), 3)).toEqual(key);
  expect(readCursor(undefined, 3)).toBeNull();
});

test.each(["abc", cursorAfter(["one"]), Buffer.from('[{"a":1},2]').toString("base64url")])(
  "refuses %s, which no page returned",
  (cursor) => {
    expect(() => readCursor(cursor, 2)).toThrow(Refusal);
  },
);

const keyOf = (row: number) => [row];

test("says where a list goes on, and when it ends", () => {
  expect(pageOf([1, 2, 3], 2, keyOf)).toEqual({ rows: [1, 2], next: cursorAfter([2]) });
  expect(pageOf([1, 2], 2, keyOf)).toEqual({ rows: [1, 2], next: null });
  expect(pageOf([], 2, keyOf)).toEqual({ rows: [], next: null });
});
