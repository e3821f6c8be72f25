import { expect, test } from "vitest";
import { range } from "./exact.ts";
import { conditionsOf, inDrawnOrder } from "./designed-pair.ts";
import { createRng } from "./rng.ts";
import { designed } from "./sufficiency.ts";

test("puts two facts in either order, with the trap's letter to match", () => {
  const pair = { facts: ["one", "two"] as const, ...designed("false-enough", "A", "Why.", 5) };
  const drawn = range(1, 20).map((seed) => inDrawnOrder(pair, createRng("order", seed)));
  const seen = drawn.map(({ facts, trap }) => `${facts.join()} ${trap.letter}`);
  expect(new Set(seen)).toEqual(new Set(["one,two A", "two,one B"]));
  const same = { ...pair, ...designed("near-miss", "C", "Why.", 5) };
  for (const seed of range(1, 9))
    expect(inDrawnOrder(same, createRng("order", seed)).trap.letter).toBe("C");
});

test("reads both statements as conditions", () => {
  const { first, second } = conditionsOf(["3", "5"], (text) => (n: number) => n > Number(text));
  expect([first(4), second(4)]).toEqual([true, false]);
});
