import { type Fraction, near } from "./exact.ts";
import type { Choice, Slip } from "./template.ts";
import { fractionText, thousands } from "./wording.ts";

/** Short ways to write answers, right and wrong. */

/** A wrong answer before it is put into words. */
export type Wrong<Value = number> = readonly [value: Value, slip: string, why: string];

/** A number as an answer: `1,200`, or as `text` writes it. */
export function numberChoice(value: number, why: string, text = thousands): Choice {
  return { text: text(value), value, why };
}

/** A fraction as an answer. */
export function fractionChoice(value: Fraction, why: string): Choice {
  return { text: fractionText(value), value: value.value, why };
}

export function isPositiveWhole(value: number): boolean {
  return Number.isInteger(value) && value > 0;
}

/** For a key: a positive integer of its size, less than so many times it and more than that part of it. */
export function isWholeWithin(times: number): (key: number) => (value: number) => boolean {
  return (key) => (value) => isPositiveWhole(value) && times * value > key && value < times * key;
}

/** An integer of at least 0. */
export function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

/** Wrong answers as slips, keeping only values that `fits` accepts. */
export function slipsFrom(
  wrong: readonly Wrong[],
  fits: (value: number) => boolean = isPositiveWhole,
  text: (value: number) => string = String,
): Slip[] {
  return wrong
    .filter(([value]) => fits(value))
    .map(([value, slip, why]) => ({ text: text(value), value, slip, why }));
}

/** Wrong answers that are fractions, as slips. */
export function fractionSlips(
  wrong: readonly Wrong<Fraction>[],
  fits: (value: Fraction) => boolean = () => true,
  text = fractionText,
): Slip[] {
  return wrong
    .filter(([value]) => fits(value))
    .map(([value, slip, why]) => ({ text: text(value), value: value.value, slip, why }));
}

/**
 * Wrong answers with those last that would give the key away, so that only a few seeds show one: the key's complement,
 * or what its own formula gives with replacement.
 */
export function hintsLast(wrong: readonly Wrong[], ...hints: readonly number[]): Wrong[] {
  const isHint = ([value]: Wrong): boolean => hints.some((hint) => near(value, hint));
  return [...wrong.filter((one) => !isHint(one)), ...wrong.filter(isHint)];
}

/** The slips that are positive integers. */
export function wholeSlips(slips: readonly Slip[]): Slip[] {
  return slips.filter(({ value }) => isPositiveWhole(value!));
}

/** A number in plain text: `12`. */
export function numberSlip(value: number, slip: string, why: string): Slip {
  return { text: String(value), value, slip, why };
}

/** A number as a formula: `$-3$`. */
export function formulaSlip(value: number, slip: string, why: string): Slip {
  return { text: `$${value}$`, value, slip, why };
}

/** A fraction as a formula. */
export function fractionSlip(value: Fraction, slip: string, why: string): Slip {
  return { text: fractionText(value), value: value.value, slip, why };
}

/**
 * One slip per line: value | misconception | what a tutor says. Keeps only values that `fits`
 * accepts.
 */
export function slipsOf(
  lines: string,
  fits: (value: number) => boolean = isPositiveWhole,
  text: (value: number) => string = String,
): Slip[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [digits = "", slip = "", why = ""] = line.trim().split(" | ");
      const value = Number(digits);
      return { text: text(value), value, slip, why };
    })
    .filter(({ value }) => fits(value));
}
