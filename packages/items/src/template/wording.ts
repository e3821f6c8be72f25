import { usNumber } from "../us-number.ts";
import { Fraction, primeFactors } from "./exact.ts";

/** How items write numbers and words. Texts are Markdown with TeX between dollar signs. */

/** 12,500 */
export function thousands(n: number): string {
  return usNumber(n, { maximumFractionDigits: 6 }).replace("-", "−");
}

/** `\$1,250` or `\$3.40`: a money dollar is escaped, or TeX would start there. */
export function usd(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = usNumber(Math.abs(amount), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount < 0 ? "−" : ""}\\$${text}`;
}

/** TeX of a fraction, without the dollar signs: `\frac{3}{4}`, `-\frac{1}{2}`, `5`. */
export function texFraction({ top, bottom }: Fraction): string {
  if (bottom === 1) return String(top);
  return `${top < 0 ? "-" : ""}\\frac{${Math.abs(top)}}{${bottom}}`;
}

/** A fraction as text: `$\frac{3}{4}$`. */
export function fractionText(value: Fraction): string {
  return `$${texFraction(value)}$`;
}

/**
 * TeX of a number up to a million: `12{,}500`, because a plain comma would be followed by a space.
 */
export function texThousands(n: number): string {
  return thousands(n).replace(",", "{,}");
}

/** TeX of a number's prime factors: `2^3 \cdot 5`. */
export function texFactors(n: number): string {
  return primeFactors(n)
    .map(([prime, exponent]) => (exponent === 1 ? `${prime}` : `${prime}^${exponent}`))
    .join(" \\cdot ");
}

/** A percentage in sixths: `25%`, `$33\frac{1}{3}$%`. */
export function percentText(n: number): string {
  const sixths = new Fraction(Math.round(6 * n), 6);
  const whole = Math.floor(sixths.value);
  const rest = sixths.minus(new Fraction(whole));
  return rest.top === 0 ? `${whole}%` : `$${whole}${texFraction(rest)}$%`;
}

/** "rose by 20 percent", "fell by 5 percent" */
export function roseOrFell(change: number): string {
  return `${change < 0 ? "fell" : "rose"} by ${Math.abs(change)} percent`;
}

/** TeX of a linear term that follows others: `+ 3x`, `- x`, nothing for 0. */
export function texTerm(coefficient: number, name: string): string {
  if (coefficient === 0) return "";
  const size = Math.abs(coefficient);
  return `${coefficient < 0 ? "-" : "+"} ${size === 1 && name !== "" ? "" : size}${name}`;
}

/** TeX of a linear term that comes first: `3x`, `-x`, nothing for 0. */
export function texFirst(coefficient: number, name: string): string {
  return texTerm(coefficient, name).replace(/^\+ |(?<=^-) /, "");
}

/** "1 lamp", "12 lamps", "3 boxes" (pass the plural if it isn't formed with s). */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${thousands(n)} ${n === 1 ? one : many}`;
}

const NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** Words up to twelve, digits after that. */
export function inWords(n: number): string {
  return NUMBER_WORDS[n] ?? thousands(n);
}

/** For checkers: the number that `inWords` wrote. */
export function fromWords(word: string): number {
  const n = NUMBER_WORDS.indexOf(word);
  return n < 0 ? Number(word) : n;
}

/** 1st, 2nd, 3rd, 11th, 22nd. */
export function ordinal(n: number): string {
  const ends = ["th", "st", "nd", "rd"];
  const tail = n % 100 > 10 && n % 100 < 14 ? 0 : n % 10;
  return `${n}${ends[tail] ?? "th"}`;
}

/** "a", "a and b", "a, b, and c". */
export function listed(words: readonly string[], joint = "and"): string {
  if (words.length < 3) return words.join(` ${joint} `);
  return `${words.slice(0, -1).join(", ")}, ${joint} ${words.at(-1)!}`;
}

const tableLine = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** A small table in a stem. Columns of numbers are set to the right. */
export function tableText(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const sides = head.map((_, k) =>
    rows.every((row) => /^(?:\\\$)?[\d,.]+$/.test(row[k]!)) ? "---:" : "---",
  );
  return [tableLine(head), tableLine(sides), ...rows.map(tableLine)].join("\n");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
