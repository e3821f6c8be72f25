import { expect, test } from "vitest";
import { range } from "./exact.ts";
import { conditionsOf, hasKey, inDrawnOrder } from "./designed-pair.ts";
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

test("compares the key of findings with the designed one, in either order", () => {
  const [yes, no] = [true, false].map((enough) => ({ enough, why: "" })) as [
    { enough: boolean; why: string },
    { enough: boolean; why: string },
  ];
  expect(hasKey({ first: no, second: yes, together: yes }, "A")).toBe(true);
  expect(hasKey({ first: yes, second: no, together: yes }, "A")).toBe(true);
  expect(hasKey({ first: yes, second: yes, together: yes }, "A")).toBe(false);
  expect(hasKey({ first: no, second: no, together: no }, "E")).toBe(true);
});

test("reads both statements as conditions", () => {
  const { first, second } = conditionsOf(["3", "5"], (text) => (n: number) => n > Number(text));
  expect([first(4), second(4)]).toEqual([true, false]);
});
