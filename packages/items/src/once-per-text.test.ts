import { expect, test } from "vitest";
import { oncePerText } from "./once-per-text.ts";

test("makes each text once, until there are too many", () => {
  const made: string[] = [];
  const shout = oncePerText((text) => {
    made.push(text);
    return text.toUpperCase();
  }, 2);
  expect(["a", "b", "a", "c", "a"].map(shout)).toEqual(["A", "B", "A", "C", "A"]);
  expect(made).toEqual(["a", "b", "c", "a"]);
});

test("tries again what failed", () => {
  let tries = 0;
  const fail = oncePerText(() => {
    throw new Error(`try ${++tries}`);
  });
  expect(() => fail("a")).toThrow("try 1");
  expect(() => fail("a")).toThrow("try 2");
});
