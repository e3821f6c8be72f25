import { describe, expect, test } from "vitest";
import type { ChartForm, ChartKind } from "./chart-form.ts";
import { drawChart } from "./draw-chart.ts";
import { formOf, TEST_FORMS } from "./test-forms.ts";
import { numberOf, placeOf, readSvg, type SvgElement, withClass } from "./test-svg.ts";

function drawn(form: ChartForm): SvgElement[] {
  return readSvg(drawChart(form));
}

function drawnKind(kind: ChartKind): SvgElement[] {
  return drawn(formOf(kind));
}

/** The value at a height of the drawing, worked out from two numbers of the vertical axis. */
function valueAt(all: readonly SvgElement[], y: number): number {
  const numbers = withClass(all, "chart-label")
    .filter(({ attributes, text }) => attributes["text-anchor"] === "end" && valueOf(text) !== null)
    .map((label) => ({ value: valueOf(label.text)!, y: numberOf(label, "y") - 5 }));
  return along(numbers[0]!, numbers.at(-1)!, y);
}

/** The value at a distance from the left, worked out from the numbers below the plot. */
function valueBelow(all: readonly SvgElement[], x: number): number {
  const numbers = all
    .filter(({ name, attributes }) => name === "text" && attributes["text-anchor"] === "middle")
    .filter(({ text }) => valueOf(text) !== null)
    .map((label) => ({ value: valueOf(label.text)!, y: numberOf(label, "x") }));
  return along(numbers[0]!, numbers.at(-1)!, x);
}

function along(a: { value: number; y: number }, b: { value: number; y: number }, y: number) {
  return a.value + ((y - a.y) / (b.y - a.y)) * (b.value - a.value);
}

function valueOf(text: string): number | null {
  return /^−?[\d,.]+$/.test(text) ? Number(text.replace("−", "-").replaceAll(",", "")) : null;
}

/** Text to the right of its place, as beside a right axis. */
function isStart({ attributes }: Pick<SvgElement, "attributes">): boolean {
  return !["end", "middle"].includes(attributes["text-anchor"] ?? "start");
}

const ALMOST = 2;

describe("bars", () => {
  test("begin at zero and end at their values, going down if negative", () => {
    const form = formOf("bars");
    const all = drawn(form);
    const bars = withClass(all, "chart-area");
    const values = form.series[0]!.values;
    expect(bars).toHaveLength(values.length);
    for (const [k, bar] of bars.entries()) {
      const [top, height] = [numberOf(bar, "y"), numberOf(bar, "height")];
      const ends = [valueAt(all, top), valueAt(all, top + height)];
      expect(ends[0]).toBeCloseTo(Math.max(0, values[k]!), ALMOST - 1);
      expect(ends[1]).toBeCloseTo(Math.min(0, values[k]!), ALMOST - 1);
    }
  });

  test("stand side by side in a category without overlap, in the order of the key", () => {
    const form = TEST_FORMS.find(({ name }) => name.startsWith("grouped"))!.form;
    const bars = withClass(drawn(form), "chart-area").filter(
      (bar) => numberOf(bar, "width") !== 16,
    );
    const ofFirst = [0, 8, 16].map((k) => bars[k]!);
    const lefts = ofFirst.map((bar) => numberOf(bar, "x"));
    const width = numberOf(ofFirst[0]!, "width");
    expect(lefts[1]! - lefts[0]!).toBeCloseTo(width, 1);
    expect(lefts[2]! - lefts[1]!).toBeCloseTo(width, 1);
  });

  test("are as high as their parts when stacked, and reach the total", () => {
    const form = TEST_FORMS.find(({ name }) => name === "stacked bars")!.form;
    if (form.kind !== "bars") throw new Error("Bars are needed.");
    const all = drawn(form);
    const parts = withClass(all, "chart-area").filter((part) => numberOf(part, "width") > 16);
    const perUnit = numberOf(parts[0]!, "height") / form.series[0]!.values[0]!;
    const heights = parts.map((part) => numberOf(part, "height") / perUnit);
    const values = form.series.flatMap((series) => series.values);
    for (const [k, height] of heights.entries()) expect(height).toBeCloseTo(values[k]!, 1);
    expect(valueAt(all, Math.min(...parts.map((part) => numberOf(part, "y"))))).toBeCloseTo(100, 1);
  });

  test("begin at the author's minimum if there is one", () => {
    const form = { ...formOf("bars"), y: { label: "Members", min: 50, max: 80, step: 10 } };
    const series = [{ name: "Members", values: [60, 70, 80, 55, 50, 65, 75] }];
    const all = drawn({ ...form, series });
    const [first] = withClass(all, "chart-area");
    expect(valueAt(all, numberOf(first!, "y") + numberOf(first!, "height"))).toBeCloseTo(50, 1);
    expect(valueAt(all, numberOf(first!, "y"))).toBeCloseTo(60, 1);
  });
});

test("puts the marks of lines at their values", () => {
  const form = TEST_FORMS.find(({ name }) => name === "one line")!.form;
  if (form.kind !== "lines") throw new Error("Lines are needed.");
  const all = drawn(form);
  const read = withClass(all, "chart-mark").map((mark) => valueAt(all, numberOf(mark, "cy")));
  expect(read.map(Math.round)).toEqual(form.series[0]!.values);
});

test("gives a bar chart's line an axis of its own, level with the gridlines", () => {
  const form = formOf("bars-and-line");
  const all = drawn(form);
  const right = withClass(all, "chart-label")
    .filter(({ text, ...label }) => valueOf(text) !== null && isStart(label))
    .map((label) => ({ value: valueOf(label.text)!, y: numberOf(label, "y") - 5 }));
  const read = withClass(all, "chart-mark").map((mark) =>
    along(right[0]!, right.at(-1)!, numberOf(mark, "cy")),
  );
  for (const [k, value] of read.entries()) expect(value).toBeCloseTo(form.line.values[k]!, 1);
  const bars = withClass(all, "chart-area");
  for (const [k, bar] of bars.entries())
    expect(valueAt(all, numberOf(bar, "y")) / form.bars.values[k]!).toBeCloseTo(1, ALMOST);
  const grid = withClass(all, "chart-grid").map((line) => Math.round(numberOf(line, "y1")));
  for (const { y } of right) expect(grid).toContain(Math.round(y));
});

test("shades the cells of a heat map by their intervals, row by row, and names the intervals", () => {
  const form = formOf("heat-map");
  const all = drawn(form);
  const shades = withClass(all, "chart-heat").map(({ attributes }) =>
    Number(/chart-heat-(\d)/.exec(attributes["class"]!)![1]),
  );
  expect(shades.slice(0, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(shades.slice(5)).toEqual(form.levels.flat().map((level) => level + 1));
  expect(all.map(({ text }) => text)).toContain("60 to less than 80");
});

test("lists the wholes of other years below a pie", () => {
  const { form } = TEST_FORMS.find(({ name }) => name === "pie above a table")!;
  const texts = drawn(form).map(({ text }) => text);
  for (const words of ["Total expenses ($ millions)", "2021", "45.5"])
    expect(texts).toContain(words);
});

test("puts the points of a scatter plot and its trend at their coordinates", () => {
  const form = formOf("scatter");
  const all = drawn(form);
  for (const [k, mark] of withClass(all, "chart-mark").entries()) {
    expect(valueBelow(all, numberOf(mark, "cx"))).toBeCloseTo(form.points[k]!.x, ALMOST);
    expect(valueAt(all, numberOf(mark, "cy")) / form.points[k]!.y).toBeCloseTo(1, ALMOST);
  }
  const [trend] = withClass(all, "chart-trend");
  expect(valueBelow(all, numberOf(trend!, "x1"))).toBeCloseTo(1, ALMOST);
  expect(valueAt(all, numberOf(trend!, "y1")) / 26_850).toBeCloseTo(1, ALMOST);
  expect(valueAt(all, numberOf(trend!, "y2")) / 5350).toBeCloseTo(1, ALMOST);
});

test("makes areas of bubbles proportional to their sizes and names each with its size", () => {
  const form = formOf("bubbles");
  const all = drawn(form);
  const sizes = form.points.map(({ size }) => size).toSorted((a, b) => b - a);
  const areas = withClass(all, "chart-bubble").map((bubble) => numberOf(bubble, "r") ** 2);
  for (const [k, area] of areas.entries())
    expect(area / areas[0]!).toBeCloseTo(sizes[k]! / sizes[0]!, 3);
  const texts = all.map(({ text }) => text);
  for (const { name, size } of form.points) expect(texts).toContain(`${name} (${size})`);
});

test("makes bars of a histogram as wide as their classes and as high as their counts, touching", () => {
  const form = formOf("histogram");
  const all = drawn(form);
  const bars = withClass(all, "chart-area");
  for (const [k, bar] of bars.entries()) {
    expect(valueBelow(all, numberOf(bar, "x"))).toBeCloseTo(form.edges[k]!, 1);
    const right = numberOf(bar, "x") + numberOf(bar, "width");
    expect(valueBelow(all, right)).toBeCloseTo(form.edges[k + 1]!, 1);
    expect(valueAt(all, numberOf(bar, "y"))).toBeCloseTo(form.counts[k]!, 1);
  }
});

test("shows the five numbers of a box plot", () => {
  const form = formOf("boxes");
  const all = drawn(form);
  const boxes = withClass(all, "chart-area");
  const medians = withClass(all, "chart-median");
  const whiskers = withClass(all, "chart-whisker");
  for (const [k, five] of form.boxes.entries()) {
    const [top, height] = [numberOf(boxes[k]!, "y"), numberOf(boxes[k]!, "height")];
    expect(valueAt(all, top)).toBeCloseTo(five.upperQuartile, 1);
    expect(valueAt(all, top + height)).toBeCloseTo(five.lowerQuartile, 1);
    expect(valueAt(all, numberOf(medians[k]!, "y1"))).toBeCloseTo(five.median, 1);
    expect(valueAt(all, numberOf(whiskers[4 * k]!, "y1"))).toBeCloseTo(five.min, 1);
    expect(valueAt(all, numberOf(whiskers[4 * k + 1]!, "y2"))).toBeCloseTo(five.max, 1);
  }
});

test.each(["two circles", "three circles"])("puts the counts of %s in their regions", (wanted) => {
  const form = TEST_FORMS.find(({ name }) => name === wanted)!.form;
  if (form.kind !== "venn") throw new Error("Circles are needed.");
  const all = drawn(form);
  const circles = withClass(all, "chart-set");
  const counts = withClass(all, "chart-value");
  for (const [k, region] of form.regions.entries()) {
    const { left, right, top, bottom } = placeOf(counts[k]!);
    const corners = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
    for (const [set, circle] of circles.entries())
      for (const { x, y } of corners) {
        const away = Math.hypot(x - numberOf(circle, "cx"), y - numberOf(circle, "cy"));
        expect(away < numberOf(circle, "r")).toBe(region.in.includes(set));
      }
  }
});

test("keeps numbers of a flow off the boxes and ends every arrow at a box", () => {
  for (const { form } of TEST_FORMS.filter(({ form: { kind } }) => kind === "flow")) {
    const all = drawn(form);
    const boxes = withClass(all, "chart-node").map((box) => ({
      left: numberOf(box, "x"),
      right: numberOf(box, "x") + numberOf(box, "width"),
      top: numberOf(box, "y"),
      bottom: numberOf(box, "y") + numberOf(box, "height"),
    }));
    for (const label of withClass(all, "chart-value").map(placeOf))
      for (const box of boxes)
        expect(
          label.right <= box.left ||
            label.left >= box.right ||
            label.bottom <= box.top ||
            label.top >= box.bottom,
        ).toBe(true);
    for (const head of withClass(all, "chart-arrow-head")) {
      const [x, y] = /^M(\S+) ([^L]+)L/.exec(head.attributes["d"]!)!.slice(1).map(Number);
      const touched = boxes.filter(
        ({ left, right, top, bottom }) =>
          x! >= left - 0.1 && x! <= right + 0.1 && y! >= top - 0.1 && y! <= bottom + 0.1,
      );
      expect(touched).toHaveLength(1);
    }
  }
});

test("runs bars of a timeline from start to end", () => {
  const form = formOf("timeline");
  const all = drawn(form);
  const bars = withClass(all, "chart-area").filter((bar) => numberOf(bar, "height") > 16);
  for (const [k, bar] of bars.entries()) {
    const left = numberOf(bar, "x");
    expect(valueBelow(all, left)).toBeCloseTo(form.tasks[k]!.start, 1);
    expect(valueBelow(all, left + numberOf(bar, "width"))).toBeCloseTo(form.tasks[k]!.end, 1);
  }
});

test("gives slices of a pie the angles of their shares and prints the values", () => {
  const form = formOf("pie");
  const all = drawnKind("pie");
  const areas = withClass(all, "chart-area").map(({ attributes }) => areaOf(attributes["d"]!));
  const total = areas.reduce((a, b) => a + b, 0);
  for (const [k, area] of areas.entries())
    expect((100 * area) / total).toBeCloseTo(form.slices[k]!.value, 1);
  expect(all.map(({ text }) => text)).toContain("38%");
});

/** Of a polygon, by the shoelace formula. */
function areaOf(d: string): number {
  const points = d
    .slice(1, -1)
    .split("L")
    .map((pair) => pair.split(" ").map(Number) as [number, number]);
  const twice = points.map(([x, y], k) => {
    const [nextX, nextY] = points[(k + 1) % points.length]!;
    return x * nextY - nextX * y;
  });
  return Math.abs(twice.reduce((a, b) => a + b, 0)) / 2;
}
