import { count, sum, thousands, tidy } from "@theta/items/template";
import { closestTo, toldSum } from "../number-slips.ts";
import { toFive } from "../reading.ts";

/** What reasons about lines share: results as they are, and the choice that each is closest to. */

/** ", or 56,000", ", or \\$4.5 million": what a number of thousands or millions is, if the choices say so. */
export function inFull(value: number, text: (value: number) => string): string {
  return /1,000|million|billion/.test(text(1)) ? `, or ${text(tidy(value))}` : "";
}

/** "$103 - 47 = 56$, or \\$56,000 (closest to \\$60,000 among the choices)". */
export function sumNear(terms: readonly number[], choice: number, text = thousands): string {
  return `${toldSum(terms)}${inFull(sum(terms), text)}${closestTo(tidy(sum(terms)), choice, text)}`;
}

/** "about 39 (closest to 40 among the choices)". */
export function about(value: number, choice: number, text = thousands): string {
  return `about ${text(tidy(value))}${closestTo(value, choice, text)}`;
}

/** A percent as a reader finds it: "17 percent (closest to 15 among the choices)". */
export function percentNear(exact: number): string {
  const shown = exact < 10 ? tidy(exact, 1) : Math.round(exact);
  return `${shown} percent${closestTo(shown, toFive(exact))}`;
}

/** ", which makes 3 years", " only, which makes 1 year", after the names of those that are counted. */
export function whichMakes(counted: number, one: string): string {
  return `${counted === 1 ? " only" : ""}, which makes ${count(counted, one)}`;
}

/** To three digits, as a reader would check an estimate. */
export function threeDigits(value: number): number {
  return Number(value.toPrecision(3));
}
