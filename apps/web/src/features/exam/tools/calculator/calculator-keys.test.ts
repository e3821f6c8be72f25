import { expect, test } from "vitest";
import { KEY_LOOKS, keyTyped } from "./calculator-keys.ts";

test("shows the exam's 28 keys, and reads each one aloud by name", () => {
  expect(KEY_LOOKS.map(({ key, name }) => (key === name ? key : `${key}: ${name}`))).toEqual([
    "MC: MC, clear memory",
    "MR: MR, recall memory",
    "MS: MS, store in memory",
    "M+: M+, add to memory",
    "M−: M−, subtract from memory",
    "←: Backspace",
    "CE: CE, clear entry",
    "C: C, clear everything",
    "±: Change sign",
    "√: Square root",
    "7",
    "8",
    "9",
    "÷: Divide by",
    "%: Percent",
    "4",
    "5",
    "6",
    "×: Times",
    "1/x: 1/x, reciprocal",
    "1",
    "2",
    "3",
    "−: Minus",
    "=: Equals",
    "0",
    ".: Decimal point",
    "+: Plus",
  ]);
});

test("looks different by what a key does, and fills five to a row", () => {
  const kinds = Object.groupBy(KEY_LOOKS, ({ kind }) => kind);
  expect(kinds.digit?.map(({ key }) => key).join("")).toBe("7894561230.");
  expect(kinds.operator?.map(({ key }) => key).join("")).toBe("÷×−+");
  expect(kinds.equals?.map(({ key }) => key)).toEqual(["="]);
  expect(kinds.function).toHaveLength(12);
  const cells = KEY_LOOKS.map(({ wide, tall }) => (wide || tall ? 2 : 1));
  expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(30);
  expect(KEY_LOOKS.filter(({ tall }) => tall).map(({ key }) => key)).toEqual(["="]);
  expect(KEY_LOOKS.filter(({ wide }) => wide).map(({ key }) => key)).toEqual(["0"]);
});

test.each([
  [",", "."],
  ["-", "−"],
  ["*", "×"],
  ["/", "÷"],
  ["x", "×"],
  ["X", "×"],
  ["Enter", "="],
  ["Backspace", "←"],
  ["Delete", "CE"],
  ["@", "√"],
  ["r", "1/x"],
  ["R", "1/x"],
  ["F9", "±"],
  ["7", "7"],
  ["+", "+"],
  ["=", "="],
  ["%", "%"],
  ["C", "C"],
  // Only whole names of one character: nobody types "MC" or "1/x" with one key.
  ["MC", null],
  ["1/x", null],
  ["a", null],
  ["Tab", null],
  ["", null],
])("typing %j presses %j", (typed, key) => {
  expect(keyTyped(typed)).toBe(key);
});
