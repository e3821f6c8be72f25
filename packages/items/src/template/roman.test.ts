import { expect, test } from "vitest";
import { ROMAN_SETS, romanList, romanText } from "./roman.ts";

test("names every set of three statements in the exam's order", () => {
  expect(ROMAN_SETS.map(romanText)).toEqual([
    "None",
    "I only",
    "II only",
    "III only",
    "I and II only",
    "I and III only",
    "II and III only",
    "I, II, and III",
  ]);
});

test("lists three statements in a line each", () => {
  expect(romanList(["a", "b", "c"])).toBe("I. a\\\nII. b\\\nIII. c");
});
