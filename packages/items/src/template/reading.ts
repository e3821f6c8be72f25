import { Fraction } from "./exact.ts";
import type { ProblemView, Slip } from "./template.ts";
import { fromWords } from "./wording.ts";

/** How checkers read a finished item back: its text is all they have. */

/** Text without Markdown and TeX marks: `\$1,200` gives `$1200`, `$x^{2}$` gives `x^2`. */
export function plain(text: string): string {
  // Checkers ask often, and most words have no marks.
  if (!/[\\$*{}−,]/.test(text)) return text;
  return text
    .replaceAll(/(\d),(?=\d{3}\b)/g, "$1")
    .replaceAll(/\\\$/g, "\u0001")
    .replaceAll(/\$|\*\*|\*|\\left|\\right|\\!|\\;|\\,|\\quad/g, "")
    .replaceAll(/\\d?frac\{([^{}]+)\}\{([^{}]+)\}/g, "($1)/($2)")
    .replaceAll(/\\sqrt\{([^{}]+)\}/g, "sqrt($1)")
    .replaceAll(/\\leq?(?![a-z])/g, "<=")
    .replaceAll(/\\geq?(?![a-z])/g, ">=")
    .replaceAll(/\\neq?(?![a-z])/g, "!=")
    .replaceAll(/\\lt(?![a-z])/g, "<")
    .replaceAll(/\\gt(?![a-z])/g, ">")
    .replaceAll(/\\(?:times|cdot)(?![a-z])/g, "*")
    .replaceAll(/\\%/g, "%")
    .replaceAll(/\\text\{([^{}]*)\}/g, "$1")
    .replaceAll(/[{}]/g, "")
    .replaceAll("−", "-")
    .replaceAll("\u0001", "$");
}

/** Every number in a text in reading order: 1,200 and 3.5 and −4 and 20 percent. */
export function numbersIn(text: string): number[] {
  return Array.from(plain(text).matchAll(/(?<![\w.])-?\d+(?:\.\d+)?/g), ([digits]) =>
    Number(digits),
  );
}

/** The numbers that a pattern captures in the plain text; it must match. */
export function read(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(plain(text));
  if (!found) throw new Error(`The text does not read like ${String(pattern)}: ${plain(text)}`);
  return found.slice(1);
}

/** The cells of a table in a stem, row by row, without its headings. */
export function tableRowsIn(stem: string): string[][] {
  const lines = stem.split("\n").filter((line) => line.startsWith("| "));
  return lines.slice(2).map((line) => line.slice(2, -2).split(" | "));
}

/** The value of an option: `12`, `\$3.40`, `25%`, `$\frac{3}{4}$`, `$-2\frac{1}{2}$`, `3 : 4`. */
export function valueOf(option: string): Fraction {
  const text = plain(option).replaceAll(/[$%\s]|percent|,/g, "");
  const ratio = /^(-?\d+):(\d+)$/.exec(text);
  if (ratio) return new Fraction(Number(ratio[1]), Number(ratio[2]));
  const mixed = /^(-?)(\d*)\((-?\d+)\)\/\((\d+)\)$/.exec(text) ?? /^(-?)()(\d+)\/(\d+)$/.exec(text);
  if (mixed) {
    const part = new Fraction(Number(mixed[3]), Number(mixed[4]));
    const whole = new Fraction(Number(mixed[2] || 0));
    const size = whole.plus(part);
    return mixed[1] === "-" ? new Fraction(0).minus(size) : size;
  }
  const decimal = /^(-?\d+)(?:\.(\d+))?(?![\d.])/.exec(text);
  if (!decimal) throw new Error(`“${option}” has no value that can be read.`);
  const digits = decimal[2] ?? "";
  const top = Number(`${decimal[1]}${digits}`);
  return new Fraction(decimal[1] === "-0" && top > 0 ? -top : top, 10 ** digits.length);
}

/** For checkers: a wording of a stem, and what it says about a value, given the numbers in it. */
export interface StemReading {
  /** Captures numbers in the plain text, as digits or words. */
  readonly wording: RegExp;
  /** Whether this value answers the question. */
  readonly fits: (tried: number, ...given: number[]) => boolean;
  /** Whether a reader who doesn't calculate must leave it open; always if left out. */
  readonly open?: (tried: number, ...given: number[]) => boolean;
}

/** For checkers: the options that answer the question, by the first wording that reads its stem. */
export function fittingOptions(view: ProblemView, readings: readonly StemReading[]): number[] {
  const { reading, given } = readingOf(view.stem, readings);
  return view.options.flatMap((option, k) =>
    reading.fits(valueOf(option).value, ...given) ? [k] : [],
  );
}

/** For each option, whether its wording leaves it open at first sight. */
export function openOptions(view: ProblemView, readings: readonly StemReading[]): boolean[] {
  const { reading, given } = readingOf(view.stem, readings);
  return view.options.map((option) => reading.open?.(valueOf(option).value, ...given) ?? true);
}

/** The slips that a stem leaves open, and one that it doesn't. */
export function openSlips(
  stem: string,
  slips: readonly Slip[],
  readings: readonly StemReading[],
): Slip[] {
  const open = openOptions({ stem, options: slips.map(({ text }) => text) }, readings);
  return [...slips.filter((_, k) => open[k]), ...slips.filter((_, k) => !open[k]).slice(0, 1)];
}

function readingOf(stem: string, readings: readonly StemReading[]) {
  const text = plain(stem.replaceAll("{,}", ","));
  for (const reading of readings) {
    const found = reading.wording.exec(text);
    if (found) return { reading, given: found.slice(1).map(fromWords) };
  }
  throw new Error(`No wording reads this stem: ${text}`);
}
