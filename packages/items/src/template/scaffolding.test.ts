import { expect, test } from "vitest";
import { Fraction, near, ONE, product, tidy } from "./exact.ts";
import { createRng } from "./rng.ts";
import {
  fractionChoice,
  fractionSlips,
  isCount,
  isPositiveWhole,
  numberChoice,
  slipsFrom,
  slipsOf,
  wholeSlips,
  type Wrong,
} from "./slips.ts";
import { stepsOfFindings, sufficiencyKey } from "./sufficiency.ts";
import { drawStatements, nounOf, type StatementKind } from "./table-statements.ts";
import {
  fractionText,
  fromWords,
  inWords,
  percentText,
  roseOrFell,
  texFactors,
  texThousands,
} from "./wording.ts";

test("sees through floating point with near and tidy", () => {
  expect(0.1 + 0.2).not.toBe(0.3);
  expect(near(0.1 + 0.2, 0.3)).toBe(true);
  expect([near(1, 1.001), near(1, 1.001, 0.01), near(1, 1.000_000_1, 1e-9)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([tidy(0.1 + 0.2), tidy(2 / 3), tidy(2 / 3, 2), tidy(2 / 3, 1)]).toEqual([
    0.3, 0.666667, 0.67, 0.7,
  ]);
});

test("gives 1 for an empty product", () => {
  expect([product([]), product([2, 3, 7])]).toEqual([1, 42]);
  expect(ONE.minus(new Fraction(1, 3))).toEqual(new Fraction(2, 3));
});

test("writes numbers the way the texts need them", () => {
  expect(fractionText(new Fraction(6, 8))).toBe("$\\frac{3}{4}$");
  expect([texThousands(999), texThousands(12_500)]).toEqual(["999", "12{,}500"]);
  expect([texFactors(40), texFactors(7)]).toEqual(["2^3 \\cdot 5", "7"]);
  expect([percentText(25), percentText(100 / 3)]).toEqual(["25%", "$33\\frac{1}{3}$%"]);
  expect([roseOrFell(20), roseOrFell(-5)]).toEqual(["rose by 20 percent", "fell by 5 percent"]);
});

test("reads number words back", () => {
  for (const n of [0, 1, 7, 12, 13, 240]) expect(fromWords(inWords(n))).toBe(n);
  expect(fromWords("many")).toBeNaN();
});

const WRONG: readonly Wrong[] = [
  [1200, "adds", "Do not add."],
  [0, "stops", "Go on."],
  [2.5, "halves", "Do not halve."],
  [-3, "turns the sign", "Keep the sign."],
];

test("turns wrong answers into slips, without those that tempt nobody", () => {
  expect(slipsFrom(WRONG)).toEqual([
    { text: "1200", value: 1200, slip: "adds", why: "Do not add." },
  ]);
  expect(slipsFrom(WRONG, isCount).map(({ value }) => value)).toEqual([1200, 0]);
  const withUnit = slipsFrom(
    WRONG,
    (value) => value > 1,
    (value) => `${value} km`,
  );
  expect(withUnit.map(({ text }) => text)).toEqual(["1200 km", "2.5 km"]);
  expect([0, 3, 3.5, -1].map(isPositiveWhole)).toEqual([false, true, false, false]);
  const all = slipsFrom(WRONG, () => true);
  expect(wholeSlips(all)).toEqual(slipsFrom(WRONG));
});

test("turns fractions into slips in the same way", () => {
  const wrong: Wrong<Fraction>[] = [
    [new Fraction(1, 2), "halves", "No."],
    [new Fraction(3, 2), "doubles", "No."],
  ];
  expect(fractionSlips(wrong, ({ value }) => value < 1)).toEqual([
    { text: "$\\frac{1}{2}$", value: 0.5, slip: "halves", why: "No." },
  ]);
  expect(fractionSlips(wrong)).toHaveLength(2);
  expect(fractionSlips(wrong, undefined, ({ top }) => String(top))[1]!.text).toBe("3");
});

test("reads slips written one per line", () => {
  const lines = `
    12 | adds | Do not add.
    0 | stops | Go on.
    2.5 | halves | Do not halve.`;
  expect(slipsOf(lines)).toEqual([{ text: "12", value: 12, slip: "adds", why: "Do not add." }]);
  expect(slipsOf(lines, isCount, (value) => `$${value}$`).map(({ text }) => text)).toEqual([
    "$12$",
    "$0$",
  ]);
});

test("gives a right answer its text, value, and reason", () => {
  expect(numberChoice(1200, "Because.")).toEqual({ text: "1,200", value: 1200, why: "Because." });
  expect(numberChoice(1200, "Because.", String).text).toBe("1200");
  expect(fractionChoice(new Fraction(1, 2), "Because.")).toEqual({
    text: "$\\frac{1}{2}$",
    value: 0.5,
    why: "Because.",
  });
});

test("puts both statements together in a solution only when neither is enough alone", () => {
  const yes = { enough: true, why: "settled" };
  const no = { enough: false, why: "open" };
  const both = { first: no, second: no, together: yes };
  expect(sufficiencyKey(both)).toBe("C");
  expect(stepsOfFindings(both)).toEqual([
    "Statement (1): open",
    "Statement (2): open",
    "Together: settled",
  ]);
  expect(stepsOfFindings({ first: yes, second: no, together: yes })).toHaveLength(2);
});

interface Dice {
  readonly faces: number;
}

const saying =
  (name: string): StatementKind<Dice> =>
  ({ faces }, rng, want) => {
    const shown = rng.int(1, faces);
    if ((shown % 2 === 0) !== want) return null;
    return { text: `${name}: ${shown}`, why: `${shown}`, how: `look at ${name}`, weight: 2 };
  };
const KINDS = { red: saying("red"), green: saying("green"), blue: saying("blue") };

test("draws statements until they are true or false as wanted", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const drawn = drawStatements(KINDS, { faces: 6 }, createRng("dice", seed), { tries: 200 })!;
    expect(drawn.kinds.split("+").toSorted()).toEqual(["blue", "green", "red"]);
    expect(drawn.weight).toBe(6);
    for (const { text, why, key } of drawn.statements) {
      expect(Number(why) % 2 === 0).toBe(key);
      expect(drawn.steps).toContain(`look at ${text.split(":")[0]!}`);
    }
  }
});

test("gives no statements when one of them is impossible", () => {
  const never = { ...KINDS, red: () => null };
  expect(drawStatements(never, { faces: 6 }, createRng("dice", 1), { tries: 9 })).toBeNull();
  const alwaysTrue = { tries: 200, chanceOfTrue: 1 };
  const drawn = drawStatements(KINDS, { faces: 6 }, createRng("dice", 1), alwaysTrue)!;
  expect(drawn.statements.every(({ key }) => key)).toBe(true);
});

test("takes a column's noun from its name without the unit", () => {
  expect(nounOf("Surface area (km²)")).toBe("surface area");
});
