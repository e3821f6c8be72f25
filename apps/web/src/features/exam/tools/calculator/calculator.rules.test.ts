import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  CLEARED,
  type Key,
  type Operator,
  OPERATORS,
  pressAll,
  shownBy,
} from "./calculator.rules.ts";

const KEYS: Record<string, Key> = { "-": "−", "*": "×", "/": "÷", "M-": "M−" };
/** Reads "12 + 3 =": digits and points as they're typed, everything else by its key. */
const keysOf = (typed: string) =>
  typed.split(" ").flatMap((word) => (/^[\d.]+$/.test(word) ? word.split("") : [word]));
const after = (typed: string) => pressAll(keysOf(typed).map((key) => KEYS[key] ?? (key as Key)));
const display = (typed: string) => {
  const state = after(typed);
  return state.fault ?? shownBy(state);
};

describe.each<[string, [string, string][]]>([
  [
    "typing",
    [
      ["7", "7"],
      ["0 0 7", "7"],
      ["1.50", "1.50"],
      [".5", "0.5"],
      ["1.2.3", "1.23"],
      ["1234567890123", "123456789012"],
      ["12 ← 3", "13"],
      ["5 ←", "0"],
      ["5 ± ←", "0"],
      ["5 ±", "−5"],
      ["5 ± ±", "5"],
      ["5 ± 2", "−52"],
      ["0 ± 5", "−5"],
      ["12 CE 4", "4"],
    ],
  ],
  [
    "the four functions, from left to right",
    [
      ["2 + 3 =", "5"],
      ["2 + 3 * 4 =", "20"],
      ["14860 / 13240 =", "1.122356495"],
      ["1 / 3 * 3 =", "1"],
      [".1 + .2 =", "0.3"],
      ["4.35 * 100 =", "435"],
      ["7 - 10 =", "−3"],
      ["5 ± * 3 =", "−15"],
      ["2 + * 3 =", "6"],
      ["8 / 2 - 1 + 10 =", "13"],
      ["999999999999 + 1 =", "1e12"],
      ["1 / 8000000 =", "1.25e−7"],
      ["1 / 30000000 =", "3.333333e−8"],
      ["1 / 1000000 =", "0.000001"],
      ["300000000000 - 1 =", "299999999999"],
      ["9999999999 / 2 =", "5000000000"],
      ["20000000001 / 2 =", "10000000000.5"],
    ],
  ],
  [
    "equals",
    [
      ["6 =", "6"],
      ["2 + 3 = =", "8"],
      ["2 * 3 = = =", "54"],
      ["2 + =", "4"],
      ["2 + 3 = 10 =", "13"],
      ["2 + 3 = 7", "7"],
      ["2 + 3 = + 1 =", "6"],
      ["10 - 3 = ± =", "−10"],
    ],
  ],
  [
    "root, reciprocal, and percent",
    [
      ["9 √", "3"],
      ["2 √", "1.414213562"],
      ["2 √ * 2 √ =", "2"],
      ["16 √ √", "2"],
      [".25 √", "0.5"],
      ["0 √", "0"],
      ["8 1/x", "0.125"],
      ["3 1/x 1/x", "3"],
      ["1 1/x", "1"],
      ["1 ± 1/x", "−1"],
      ["50 %", "0.5"],
      ["200 + 10 %", "20"],
      ["200 + 10 % =", "220"],
      ["200 - 10 % =", "180"],
      ["200 * 10 % =", "20"],
      ["20 / 50 % =", "40"],
      ["9 √ 5", "5"],
      ["1 + 9 √ =", "4"],
    ],
  ],
  [
    "clearing",
    [
      ["12 + 5 C", "0"],
      ["12 + 5 C + 3 =", "3"],
      ["12 + 5 CE 7 =", "19"],
      ["12 + 5 CE =", "12"],
      ["5 MS C MR", "5"],
    ],
  ],
  [
    "the memory",
    [
      ["MR", "0"],
      ["5 MS 7 MR", "5"],
      ["5 M+ M+ C MR", "10"],
      ["9 MS 4 M- C MR", "5"],
      ["5 MS MC MR", "0"],
      ["3 MS 4 + MR =", "7"],
      ["3 MS 4 * MR + 1 =", "13"],
      ["5 MS 6", "6"],
      ["1 / 3 = MS C MR * 3 =", "1"],
    ],
  ],
  [
    "what can't be worked out",
    [
      ["5 / 0 =", "Can't divide by zero"],
      ["5 / 0 +", "Can't divide by zero"],
      ["0 1/x", "Can't divide by zero"],
      ["4 ± √", "Can't take the square root of a negative number"],
      [".25 ± √", "Can't take the square root of a negative number"],
      ["5 / 0 = + =", "Can't divide by zero"],
      ["5 / 0 = 4 + 3 =", "7"],
      ["5 / 0 = C", "0"],
      ["5 / 0 = CE", "0"],
      ["5 / 0 = .5", "0.5"],
      ["2 MS 5 / 0 = MR", "2"],
      ["2 MS 5 / 0 = MC", "0"],
      ["2 MS 5 / 0 = MC MR", "0"],
    ],
  ],
])("%s", (_, rows) => {
  test.each(rows)("%s shows %s", (typed, shown) => {
    expect(display(typed)).toBe(shown);
  });
});

test.each([
  ["14860 / 13240 =", "14860 ÷ 13240 ="],
  ["14860 / 13240 = =", "1.122356495 ÷ 13240 ="],
  ["2 + 3 *", "5 ×"],
  ["9 √", "√(9)"],
  ["1 + 9 √", "1 + √(9)"],
  ["200 + 10 %", "200 + 10%"],
  ["2 + 3 = 7", ""],
  ["2 + 3", "2 +"],
  ["5 ± / 2 =", "−5 ÷ 2 ="],
  ["6 =", "6 ="],
  ["8 1/x", "1/(8)"],
  ["3 MS 4 + MR", "4 +"],
  ["5 / 0 =", "5 ÷"],
])("after %s, the line above says %s", (typed, trail) => {
  expect(after(typed).trail).toBe(trail);
});

test("continues with more digits of a result than it shows", () => {
  expect(after("1 / 7 =").value).toBe(0.142857142857143);
});

test("says that a number is too large", () => {
  const squared = Array.from({ length: 40 }, () => "×" as const).flatMap((key) => [
    key,
    "=" as const,
  ]);
  expect(pressAll([...keysOf("999999999999"), ...squared] as Key[]).fault).toBe("Number too large");
  const huge = { ...CLEARED, value: 1e308, memory: 1e308 };
  expect(pressAll(["M+"], huge)).toMatchObject({ fault: "Number too large", memory: 1e308 });
  expect(pressAll(["1/x"], { ...CLEARED, value: 1e-310 }).fault).toBe("Number too large");
});

const ALL: Key[] = [
  ...("0123456789.".split("") as Key[]),
  ...OPERATORS,
  ...(["=", "√", "%", "1/x", "±", "CE", "C", "←", "MC", "MR", "MS", "M+", "M−"] as const),
];

test("shows a number that fits or a reason, whatever is pressed", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...ALL), { maxLength: 80 }), (keys) => {
      const state = pressAll(keys);
      const shown = shownBy(state);
      expect(shown).toMatch(/^−?\d+(\.\d*)?(e−?\d+)?$/);
      expect(shown.length).toBeLessThanOrEqual(18);
      expect(Number.isFinite(state.value) && Number.isFinite(state.memory)).toBe(true);
      // C keeps the memory and nothing else.
      expect(pressAll(["C"], state)).toEqual({ ...pressAll([]), memory: state.memory });
    }),
    { numRuns: 1000 },
  );
});

test("works out a chain from left to right", () => {
  const work: Record<Operator, (left: number, right: number) => number> = {
    "+": (left, right) => left + right,
    "−": (left, right) => left - right,
    "×": (left, right) => left * right,
    "÷": (left, right) => left / right,
  };
  const step = fc.tuple(fc.constantFrom(...OPERATORS), fc.integer({ min: 1, max: 99 }));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999 }),
      fc.array(step, { maxLength: 5 }),
      (first, steps) => {
        const keys = [
          String(first),
          ...steps.flatMap(([operator, number]) => [operator, String(number)]),
        ];
        const { value } = after([...keys, "="].join(" "));
        const expected = steps.reduce(
          (left, [operator, right]) => work[operator](left, right),
          first,
        );
        expect(value).toBeCloseTo(expected, 6);
      },
    ),
  );
});
