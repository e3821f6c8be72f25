import { type Fraction } from "./exact.ts";
import type { Slip } from "./template.ts";
import { texFraction } from "./wording.ts";

/** Short ways to write down wrong answers. */

/** A number as it stands: `12`. */
export function numberSlip(value: number, slip: string, why: string): Slip {
  return { text: String(value), value, slip, why };
}

/** A number set as a formula: `$-3$`. */
export function formulaSlip(value: number, slip: string, why: string): Slip {
  return { text: `$${value}$`, value, slip, why };
}

/** A fraction set as a formula. */
export function fractionSlip(value: Fraction, slip: string, why: string): Slip {
  return { text: `$${texFraction(value)}$`, value: value.value, slip, why };
}

/** One slip a line: value | misconception | what a tutor says. Only whole numbers above 0 are kept. */
export function slipsOf(lines: string): Slip[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => {
      const [text = "", slip = "", why = ""] = line.trim().split(" | ");
      return { text, value: Number(text), slip, why };
    })
    .filter(({ value }) => Number.isInteger(value) && value > 0);
}
