import type { Key } from "./calculator.rules.ts";

interface KeyLook {
  key: Key;
  /** As screen readers say it. Visible letters come first, for people who use their voice. */
  name: string;
  kind: "digit" | "function" | "operator" | "equals";
  wide?: boolean;
  tall?: boolean;
}

const digit = (key: Key): KeyLook => ({ key, name: key, kind: "digit" });
const tool = (key: Key, name: string): KeyLook => ({ key, name, kind: "function" });
const operator = (key: Key, name: string): KeyLook => ({ key, name, kind: "operator" });

/** Row by row, five to a row, like the exam's calculator. */
export const KEY_LOOKS: readonly KeyLook[] = [
  tool("MC", "MC, clear memory"),
  tool("MR", "MR, recall memory"),
  tool("MS", "MS, store in memory"),
  tool("M+", "M+, add to memory"),
  tool("M−", "M−, subtract from memory"),
  tool("←", "Backspace"),
  tool("CE", "CE, clear entry"),
  tool("C", "C, clear everything"),
  tool("±", "Change sign"),
  tool("√", "Square root"),
  digit("7"),
  digit("8"),
  digit("9"),
  operator("÷", "Divide by"),
  tool("%", "Percent"),
  digit("4"),
  digit("5"),
  digit("6"),
  operator("×", "Times"),
  tool("1/x", "1/x, reciprocal"),
  digit("1"),
  digit("2"),
  digit("3"),
  operator("−", "Minus"),
  { key: "=", name: "Equals", kind: "equals", tall: true },
  { ...digit("0"), wide: true },
  { key: ".", name: "Decimal point", kind: "digit" },
  operator("+", "Plus"),
];

const TYPED: Readonly<Record<string, Key>> = {
  ",": ".",
  "-": "−",
  "*": "×",
  "/": "÷",
  x: "×",
  X: "×",
  Enter: "=",
  Backspace: "←",
  Delete: "CE",
  "@": "√",
  r: "1/x",
  R: "1/x",
  F9: "±",
};

const SAME = new Set<string>(KEY_LOOKS.map(({ key }) => key).filter((key) => key.length === 1));

/** What a key on the keyboard means here, or null. */
export function keyTyped(key: string): Key | null {
  return TYPED[key] ?? (SAME.has(key) ? (key as Key) : null);
}
