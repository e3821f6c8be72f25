import { expect, test } from "vitest";
import { keepRecent } from "./keep-recent.ts";

const ofWords = () => keepRecent<string>(10, (word) => word.length);

test("drops the least recently used value to make room", () => {
  const recent = ofWords();
  for (const key of ["a", "b"]) recent.keep(key, "12345");
  expect(recent.get("a")).toBe("12345");
  recent.keep("c", "12345");
  expect(["a", "b", "c"].map((key) => recent.get(key))).toEqual(["12345", undefined, "12345"]);
});

test("counts a key once when stored again, and does not keep what is too heavy", () => {
  const recent = ofWords();
  for (let times = 0; times < 5; times++) recent.keep("a", "12345");
  recent.keep("b", "12345");
  expect([recent.get("a"), recent.get("b")]).toEqual(["12345", "12345"]);
  recent.keep("c", "12345678901");
  expect(recent.get("c")).toBeUndefined();
});
