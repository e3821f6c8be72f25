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

function inMillions(millions: number): string {
  return millions < 1000
    ? `\\$${thousands(millions)} million`
    : `\\$${thousands(tidy(millions / 1000))} billion`;
}

const UNITS: readonly Unit[] = [
  {
    written: /^\$ millions$/,
    scale: 1,
    // A small part of a million is said in dollars.
    say: (value) => (Math.abs(value) < 1 ? usd(tidy(value * MILLION)) : inMillions(value)),
  },
  {
    written: /^\$ thousands$/,
    scale: 1000,
    say: (value) =>
      value < MILLION ? `\\$${thousands(value)}` : inMillions(tidy(value / MILLION)),
  },
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
  const dollars = /\(\$ (millions|thousands)\)$/.exec(heading)?.[1];
  if (!dollars) return number / unitOf(heading).unit.scale;
  const size = text.includes("billion") ? 1000 * MILLION : text.includes("million") ? MILLION : 1;
  return tidy((number * size) / (dollars === "millions" ? MILLION : 1000));
}
