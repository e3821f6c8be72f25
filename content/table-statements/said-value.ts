import { thousands, tidy, usd } from "@theta/items/template";

/** How a heading's unit is said with a number: "Revenue ($ thousands)" and 500 are "$500,000". */
interface Unit {
  /** In parentheses at the end of a heading. What it captures is the unit's name. */
  readonly written: RegExp;
  /** How many of what's said one of what's in the column is. */
  readonly scale: number;
  readonly say: (value: number, name: string) => string;
}

const MILLION = 1_000_000;

const UNITS: readonly Unit[] = [
  {
    written: /^\$ millions$/,
    scale: 1,
    // A small part of a million is said in dollars.
    say: (value) =>
      Math.abs(value) < 1 ? usd(tidy(value * MILLION)) : `\\$${thousands(value)} million`,
  },
  { written: /^\$ thousands$/, scale: 1000, say: (value) => `\\$${thousands(value)}` },
  { written: /^\$/, scale: 1, say: usd },
  { written: /%/, scale: 1, say: (value) => `${thousands(value)} percent` },
  {
    written: /^thousands of (.+)/,
    scale: 1000,
    say: (value, name) => `${thousands(value)} ${name}`,
  },
  {
    written: /^millions of (.+)/,
    scale: 1,
    say: (value, name) => `${thousands(value)} million ${name}`,
  },
  { written: /^thousands$/, scale: 1000, say: thousands },
  {
    written: /^(minutes|hours|days|inches|miles|square miles|bushels per acre)$/,
    scale: 1,
    say: (value, name) => `${thousands(value)} ${name}`,
  },
];
const BARE: Unit = { written: /^/, scale: 1, say: thousands };

function unitOf(heading: string): { unit: Unit; name: string } {
  const written = /\(([^()]+)\)$/.exec(heading)?.[1] ?? "";
  const unit = UNITS.find((one) => one.written.test(written)) ?? BARE;
  return { unit, name: unit.written.exec(written)?.[1] ?? "" };
}

/** A column's value as sentences write it. */
export function saidValue(heading: string, value: number): string {
  const { unit, name } = unitOf(heading);
  return unit.say(tidy(value * unit.scale), name);
}

/** The value in the column that a sentence means. */
export function valueSaid(heading: string, text: string): number {
  const number = Number(text.replaceAll(/[^\d.−]/g, "").replace("−", "-"));
  if (heading.endsWith("($ millions)") && !text.includes("million")) return number / MILLION;
  return number / unitOf(heading).unit.scale;
}
