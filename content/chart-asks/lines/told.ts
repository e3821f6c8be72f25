import { type Blank, count, sum, thousands, tidy, type Wrong } from "@theta/items/template";
import { closestTo, retold, toldPercentWrongs, toldShare, toldSum } from "../number-slips.ts";
import { toFive } from "../reading.ts";

/** What reasons about lines share: results as they are, and the choice that each is closest to. */

/** ", or 56,000": what a number of thousands is, if the choices write the zeros. */
export function inFull(value: number, text: (value: number) => string): string {
  return text(1).includes("1,000") ? `, or ${text(tidy(value))}` : "";
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

/** The blank of a count, with what a count of the others takes: "the years in which the line falls". */
export function withOthers(blank: Blank, others: string): Blank {
  return retold(blank, ({ why }) => why.replace("those that don't belong", () => others));
}

/** ", which makes 3 years", after the names of those that are counted. */
export function whichMakes(counted: number, one: string): string {
  return counted === 1 ? `, the only ${one}` : `, which makes ${count(counted, one)}`;
}

/** To three digits, as a reader would check an estimate. */
export function threeDigits(value: number): number {
  return Number(value.toPrecision(3));
}

/** The wrong percents of a change, each with the calculation that leads to it. */
export function changeWrongs(change: Parameters<typeof toldPercentWrongs>[0]): Wrong[] {
  const { base, other } = change;
  return toldPercentWrongs(change).map(([value, slip, why]): Wrong =>
    slip === "gives one value as a percent of the other"
      ? [value, slip, `${toldShare(other, base)}, but the question is by how much they differ.`]
      : [value, slip, why],
  );
}
