import type { ChartForm, ChartKind } from "./chart-form.ts";
import { axisNumberText } from "./number-text.ts";

const KIND_NAMES: Readonly<Record<ChartKind, string>> = {
  bars: "Bar chart",
  "bars-and-line": "Bar chart with a line",
  lines: "Line chart",
  scatter: "Scatter plot",
  bubbles: "Bubble chart",
  histogram: "Histogram",
  boxes: "Box plots",
  venn: "Venn diagram",
  "heat-map": "Heat map",
  flow: "Flow diagram",
  timeline: "Timeline",
  pie: "Pie chart",
};

export function kindName(form: ChartForm): string {
  return form.kind === "bars" && form.stacked ? "Stacked bar chart" : KIND_NAMES[form.kind];
}

/**
 * What the chart shows, its kind, and what its axes mean: enough to know where to look, without the
 * answers.
 */
export function chartAlt(form: ChartForm): string {
  const isNamed = form.alt.toLowerCase().includes(kindName(form).toLowerCase());
  return [form.alt, ...(isNamed ? [] : [kindName(form)]), ...partsOf(form)]
    .map((sentence) => sentence.trim().replace(/(?<![.!?])$/, "."))
    .join(" ");
}

function partsOf(form: ChartForm): string[] {
  switch (form.kind) {
    case "bars":
    case "lines":
      return [
        `Horizontal axis: ${form.x.label}; ${listOf(form.categories)}`,
        axisSentence("Vertical axis", form.y),
        ...(form.series.length > 1 ? [`Series: ${namesOf(form.series)}`] : []),
      ];
    case "bars-and-line":
      return [
        `Horizontal axis: ${form.x.label}; ${listOf(form.categories)}`,
        axisSentence("Left axis, for the bars", form.y),
        axisSentence("Right axis, for the line", form.right),
      ];
    case "scatter":
      return [...bothAxes(form), ...(form.trend ? [lineSentence(form.trend)] : [])];
    case "bubbles":
      return [...bothAxes(form), `Area of a bubble: ${form.size.label}`];
    case "histogram":
      return [`Horizontal axis: ${form.x.label}`, axisSentence("Vertical axis", form.y)];
    case "boxes":
      return [axisSentence("Vertical axis", form.y), `Boxes: ${namesOf(form.boxes)}`];
    case "venn":
      return [`Circles: ${listOf(form.sets)}`];
    case "heat-map":
      return [
        `The stronger the shade of a cell, the greater the value: ${form.of}`,
        `Columns: ${form.x.label}; ${listOf(form.columns)}`,
        `Rows: ${form.y.label}; ${listOf(form.rows)}`,
      ];
    case "flow":
      return [
        `Boxes: ${namesOf(form.nodes)}`,
        ...(form.unit === "" ? [] : [`Numbers on the arrows in ${form.unit}`]),
      ];
    case "timeline":
      return [axisSentence("Horizontal axis", form.x), `Rows: ${namesOf(form.tasks)}`];
    case "pie":
      return [
        `The whole: ${form.whole}`,
        `Slices: ${namesOf(form.slices)}`,
        ...(form.unit === "" ? [] : [`Values in ${form.unit}`]),
        ...(form.beside ? [`A table under it lists ${form.beside.columns.join(" and ")}`] : []),
      ];
  }
}

type Axis = Extract<ChartForm, { kind: "scatter" }>["x"];

/** A line on which both values are equal is no trend. */
function lineSentence({ slope, intercept }: { slope: number; intercept: number }): string {
  return slope === 1 && intercept === 0
    ? "A straight line is drawn where both values are equal"
    : "A straight trend line is drawn";
}

function bothAxes({ x, y }: { readonly x: Axis; readonly y: Axis }): string[] {
  return [axisSentence("Horizontal axis", x), axisSentence("Vertical axis", y)];
}

function axisSentence(which: string, { label, min, max }: Axis): string {
  const write = axisNumberText(label);
  const range =
    min === undefined || max === undefined ? "" : `, from ${write(min)} to ${write(max)}`;
  return `${which}: ${label}${range}`;
}

function namesOf(all: readonly { readonly name: string }[]): string {
  return listOf(all.map(({ name }) => name));
}

function listOf(names: readonly string[]): string {
  return names.join(", ");
}
