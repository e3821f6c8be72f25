import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChartForm } from "./chart-form.ts";
import { drawChart } from "./draw-chart.ts";
import { formOf, TEST_FORMS } from "./test-forms.ts";
import { anyForm } from "./test-random-forms.ts";
import {
  heightOf,
  overlap,
  placeOf,
  type PlacedText,
  readSvg,
  type SvgElement,
} from "./test-svg.ts";
import { WIDTH } from "./svg.ts";

const FORBIDDEN = /\s(style|fill|stroke|id|href|on\w+)=|NaN|undefined|Infinity|null/;

function textsOf(all: readonly SvgElement[]): PlacedText[] {
  return all.filter(({ name }) => name === "text").map(placeOf);
}

/** Texts that stick out of the drawing. */
function strayed(form: ChartForm): PlacedText[] {
  const all = readSvg(drawChart(form));
  const height = heightOf(all);
  return textsOf(all).filter(
    ({ left, right, top, bottom }) =>
      left < -0.5 || right > WIDTH + 0.5 || top < -1 || bottom > height + 0.5,
  );
}

/** Labels that overlap; turned ones are compared along their slant. */
function colliding(form: ChartForm): [string, string][] {
  const all = textsOf(readSvg(drawChart(form)));
  const turned = all
    .filter(({ isTurned }) => isTurned)
    .map((one) => ({ ...one, ...one.turnedBack }));
  return [all.filter(({ isTurned }) => !isTurned), turned].flatMap((group) =>
    group.flatMap((a, k) =>
      group
        .slice(k + 1)
        .filter((b) => overlap(a, b, 0.5))
        .map((b): [string, string] => [a.text, b.text]),
    ),
  );
}

/**
 * Kinds whose labels all belong to axes or lists. In the others, names are placed next to marks.
 */
const LISTED = new Set(["bars", "lines", "histogram", "boxes", "timeline", "pie"]);

describe.each(TEST_FORMS)("$name", ({ form }) => {
  test("keeps every text inside the drawing and apart from the others", () => {
    expect(strayed(form)).toEqual([]);
    expect(colliding(form)).toEqual([]);
  });

  test("is 640 wide and 360 to 440 high, with a name and a description", () => {
    const all = readSvg(drawChart(form));
    expect(heightOf(all)).toBeGreaterThanOrEqual(350);
    expect(heightOf(all)).toBeLessThanOrEqual(440);
    expect(all[0]!.attributes).toMatchObject({ role: "img", class: "item-chart" });
    expect(all.slice(1, 3).map(({ name }) => name)).toEqual(["title", "desc"]);
    expect(all[2]!.text).toContain(form.alt);
  });
});

test("draws any chart the form allows well-formed, finite, inside, and without its own colors", () => {
  fc.assert(
    fc.property(anyForm, (form) => {
      const svg = drawChart(form);
      expect(svg).not.toMatch(FORBIDDEN);
      expect(() => readSvg(svg)).not.toThrow();
      expect(strayed(form)).toEqual([]);
    }),
    { numRuns: 150, endOnFailure: true },
  );
});

test("keeps labels of axes, keys, and lists from overlapping", () => {
  fc.assert(
    fc.property(
      anyForm.filter(({ kind }) => LISTED.has(kind)),
      (form) => {
        expect(colliding(form)).toEqual([]);
      },
    ),
    { numRuns: 150, endOnFailure: true },
  );
});

test("turns sixteen long names next to long line names more steeply so that none overlap", () => {
  const categories = Array.from({ length: 16 }, (_, k) => `Reporting period ${k + 1}`);
  const values = categories.map((_, k) => k * 100_000_000);
  const series = ["Telecommunications", "Pharmaceuticals"].map((name) => ({ name, values }));
  const form = { ...formOf("lines"), categories, series };
  expect(colliding(form)).toEqual([]);
  expect(strayed(form)).toEqual([]);
});

test("escapes names with <, &, and quotes and reads them back unharmed", () => {
  const name = `<script>"A" & 'B'`;
  const svg = drawChart({
    kind: "bars",
    stacked: false,
    alt: `Bars of ${name}.`,
    x: { label: "x < y" },
    y: { label: "a & b" },
    categories: [name, "plain"],
    series: [{ name: "one", values: [1, 2] }],
  });
  expect(svg).not.toContain("<script");
  const texts = readSvg(svg).map(({ text }) => text);
  expect(texts).toContain("x < y");
  expect(texts.join(" ")).toContain(name);
});
