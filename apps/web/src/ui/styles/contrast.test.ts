import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

const AAA = 7;
const AA = 4.5;
const GRAPHIC = 3;

const GROUNDS = ["paper", "surface", "raised", "sunk"];

/** Every pair that a component may combine, with the least contrast WCAG 2.2 allows it. */
const PAIRS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ...on(GROUNDS, ["ink", "ink-2"], AAA),
  ...on(GROUNDS, ["ink-muted", "brand", "brand-strong", "correct", "incorrect", "caution"], AA),
  ...on(GROUNDS, ["line-strong", "focus"], GRAPHIC),
  ...on(["brand-soft", "correct-soft", "incorrect-soft", "caution-soft", "band"], ["ink"], AAA),
  ["brand", "brand-soft", AA],
  ["brand-strong", "brand-soft", AA],
  ["correct", "correct-soft", AA],
  ["incorrect", "incorrect-soft", AA],
  ["caution", "caution-soft", AA],
  ["on-brand", "brand", AA],
  ["on-brand", "brand-strong", AA],
  ["paper", "ink", AAA],
  ["paper", "ink-2", AAA],
  ["ink-muted", "band", AA],
  ["correct", "band", GRAPHIC],
  ["incorrect", "band", GRAPHIC],
  ["on-exam-bar", "exam-bar", AAA],
  ["exam-bar-muted", "exam-bar", AA],
  ["exam-timer-low", "exam-bar", AA],
  ["exam-timer-last", "exam-bar", AA],
];

function on(grounds: readonly string[], fronts: readonly string[], least: number) {
  return grounds.flatMap((ground) => fronts.map((front) => [front, ground, least] as const));
}

/** What high contrast changes; the rest stays as it is. */
const HIGH = /:root\[data-contrast="high"\] \{[^}]*\}/.exec(css)![0];

function colour(token: string, theme: "light" | "dark", of = css): string {
  const found = of.match(new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\);`));
  const value = theme === "light" ? found?.[1] : found?.[2];
  if (!value && of !== css) return colour(token, theme);
  if (!value) throw new Error(`tokens.css gives --${token} no colour for the ${theme} theme`);
  return value;
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("the ratio is WCAG's: 21 for black on white, 1 for a color on itself", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#0c6549", "#0c6549")).toBe(1);
});

const ON_SCREEN_IN_TESTS = PAIRS.filter(
  ([front, ground]) => !/brand/.test(front) && !/brand/.test(ground),
);

test.each(ON_SCREEN_IN_TESTS)(
  "in high contrast %s on %s gains, and text reaches 7",
  (front, ground, least) => {
    for (const theme of ["light", "dark"] as const) {
      const high = contrast(colour(front, theme, HIGH), colour(ground, theme, HIGH));
      expect(high).toBeGreaterThanOrEqual(/line|focus|correct|timer/.test(front) ? least : AAA);
    }
  },
);

test.each(PAIRS)("%s on %s reaches %d in both themes", (front, ground, least) => {
  for (const theme of ["light", "dark"] as const) {
    expect(contrast(colour(front, theme), colour(ground, theme))).toBeGreaterThanOrEqual(least);
  }
});
