import { tidy, thousands, usd } from "@theta/items/template";

/** How a heading's unit is said with a number: "Revenue ($ thousands)" and 500 are "$500,000". */
interface Unit {
  /** In parentheses at the end of a heading. */
  readonly written: RegExp;
  /** How many of what's said one of what's in the column is. */
  readonly scale: number;
  readonly say: (text: string, unit: string) => string;
}

const UNITS: readonly Unit[] = [
  { written: /^\$ millions/, scale: 1, say: (text) => `\\$${text} million` },
  { written: /^\$ thousands/, scale: 1000, say: (text) => `\\$${text}` },
  { written: /^\$/, scale: 1, say: (text) => `\\$${text}` },
  { written: /%/, scale: 1, say: (text) => `${text} percent` },
  { written: /^thousands of (.+)/, scale: 1000, say: (text, unit) => `${text} ${unit}` },
  { written: /^millions of (.+)/, scale: 1, say: (text, unit) => `${text} million ${unit}` },
  { written: /^thousands$/, scale: 1000, say: (text) => text },
  {
    written: /^(minutes|inches|miles|square miles|bushels per acre)$/,
    scale: 1,
    say: (text, unit) => `${text} ${unit}`,
  },
];

const BARE: Unit = { written: /^/, scale: 1, say: (text) => text };

function unitOf(heading: string): { unit: Unit; name: string } {
  const written = /\(([^()]+)\)$/.exec(heading)?.[1];
  const unit =
    written === undefined ? BARE : (UNITS.find((one) => one.written.test(written)) ?? BARE);
  return { unit, name: unit.written.exec(written ?? "")?.[1] ?? "" };
}

/** A column's value as sentences write it. */
export function saidValue(heading: string, value: number): string {
  const { unit, name } = unitOf(heading);
  const scaled = tidy(value * unit.scale);
  const isPrice = /\(\$( per .+)?\)$/.test(heading);
  // Prices with cents have two decimals; usd() brings its own sign.
  if (isPrice) return usd(scaled);
  return unit.say(thousands(scaled), name);
}

/** The value in the column that a sentence means. */
export function valueSaid(heading: string, text: string): number {
  const number = Number(text.replaceAll(/[^\d.−]/g, "").replace("−", "-"));
  return number / unitOf(heading).unit.scale;
}
