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
const LISTED = new Set([
  "bars",
  "bars-and-line",
  "heat-map",
  "lines",
  "histogram",
  "boxes",
  "timeline",
  "pie",
]);

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

/** Found by the property below: five names that together are as tall as the plot. */
const TALL_NAMES: Parameters<typeof strayed>[0] = {
  alt: "What it shows: linmaxlin Wemmaxing lin ralinport",
  kind: "lines",
  x: { label: "com" },
  y: { label: "maxWemtion port tion tionlin lino tionware inglin otion" },
  categories: [
    "tioncomWem Wemcom rationport",
    "o oesting",
    "tionWem estWem tionoest",
    "maxlin ramaxmax est",
    "portesto ware",
    "linoo",
    "Wem",
    "max maxmaxport Wem",
    "esttionest ra",
    "otionmax otion",
    "comesting Wem port",
    "port com liningport",
    "Wemingo coming linWem",
    "ora o linware",
  ],
  series: [
    {
      name: "raingra linportest lintion",
      values: [
        0.995, -0.008, -0.004, -0.8, -0.674, 0.706, -0.593, -0.407, -0.955, 0.801, -0.008, -0.136,
        -0.798, -0.499,
      ],
    },
    {
      name: "ocom",
      values: [
        -0.001, -0.89, 0.242, -0.683, 0.41, -0.007, 0.943, 0.995, -0.13, -0.662, 0.66, 0.715, 0.002,
        -0.009,
      ],
    },
    {
      name: "wareWemra estest esttion",
      values: [
        -0.997, -0.226, -0.409, -0.992, 0.003, -0.652, 0.927, -0.996, 0.003, 0.008, 0.84, 0.307, 0,
        0.008,
      ],
    },
    {
      name: "raport estware warecom",
      values: [
        0.997, -0.485, 0.839, 0.618, -0.927, -0.003, 0.002, -0.538, -0.001, -0.935, -0.998, 0.638,
        -0.66, -0.003,
      ],
    },
    {
      name: "ocomport comcom",
      values: [
        -0.866, 0.959, -0.008, 0.244, -0.137, -0.084, 0.78, 0.812, 0.491, -0.573, -0.207, -0.827,
        -0.528, -0.004,
      ],
    },
  ],
};

test("keeps names that fill the whole height inside the drawing", () => {
  expect(strayed(TALL_NAMES)).toEqual([]);
});

test("makes room on the left for a heat map's turned names", () => {
  const columns = ["An exceptionally long first name", "B", "C", "D", "E", "F", "G", "H", "I"];
  const rows = ["One", "Two"];
  const levels = rows.map(() => columns.map(() => 0));
  expect(strayed({ ...formOf("heat-map"), columns, rows, levels })).toEqual([]);
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
