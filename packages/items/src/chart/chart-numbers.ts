import type { ChartForm } from "./chart-form.ts";
import { intervalText } from "./kinds/heat-map.ts";
import { isYearAxis, numberText } from "./number-text.ts";

type Cell = string | number;

/** The numbers behind a chart, as a table. */
export interface ChartNumbers {
  readonly caption?: string;
  readonly columns: { name: string; kind: "text" | "number" }[];
  readonly rows: Cell[][];
}

export function chartNumbers(form: ChartForm): ChartNumbers {
  switch (form.kind) {
    case "bars":
    case "lines":
      return {
        caption: form.y.label,
        columns: [words(form.x.label), ...form.series.map(({ name }) => number(name))],
        rows: form.categories.map((category, k) => [
          category,
          ...form.series.map(({ values }) => values[k]!),
        ]),
      };
    case "bars-and-line":
      return barsAndLineNumbers(form);
    case "scatter":
      return scatterNumbers(form);
    case "bubbles":
      return bubbleNumbers(form);
    case "histogram":
      return histogramNumbers(form);
    case "boxes":
      return boxNumbers(form);
    case "venn":
      return {
        columns: [words("Region"), number("Count")],
        rows: form.regions.map((region) => [regionName(form.sets, region.in), region.count]),
      };
    case "heat-map":
      return heatNumbers(form);
    case "flow":
      return flowNumbers(form);
    case "timeline":
      return timelineNumbers(form);
    case "pie":
      return {
        caption: form.whole,
        columns: [words("Slice"), number(form.unit === "" ? "Value" : `Value (${form.unit})`)],
        rows: form.slices.map(({ name, value }) => [name, value]),
      };
  }
}

const FIVE_NUMBERS = ["Minimum", "Lower quartile", "Median", "Upper quartile", "Maximum"];

type Of<Kind extends ChartForm["kind"]> = Extract<ChartForm, { kind: Kind }>;

function barsAndLineNumbers(form: Of<"bars-and-line">): ChartNumbers {
  return {
    columns: [words(form.x.label), number(form.y.label), number(form.right.label)],
    rows: form.categories.map((category, k) => [
      category,
      form.bars.values[k]!,
      form.line.values[k]!,
    ]),
  };
}

function bubbleNumbers(form: Of<"bubbles">): ChartNumbers {
  return {
    columns: [words("Name"), axisColumn(form.x), axisColumn(form.y), number(form.size.label)],
    rows: form.points.map((point) => [
      point.name,
      axisCell(form.x, point.x),
      axisCell(form.y, point.y),
      point.size,
    ]),
  };
}

function boxNumbers(form: Of<"boxes">): ChartNumbers {
  return {
    caption: form.y.label,
    columns: [words("Name"), ...FIVE_NUMBERS.map(number)],
    rows: form.boxes.map((box) => [
      box.name,
      box.min,
      box.lowerQuartile,
      box.median,
      box.upperQuartile,
      box.max,
    ]),
  };
}

function heatNumbers(form: Of<"heat-map">): ChartNumbers {
  return {
    caption: form.of,
    columns: [words(form.y.label), ...form.columns.map(words)],
    rows: form.rows.map((row, r) => [
      row,
      ...form.levels[r]!.map((level) => intervalText(form.bounds, level)),
    ]),
  };
}

function scatterNumbers({ x, y, points }: Of<"scatter">): ChartNumbers {
  const isNamed = points.some(({ name }) => name !== undefined);
  return {
    columns: [...(isNamed ? [words("Name")] : []), axisColumn(x), axisColumn(y)],
    rows: points.map((point) => [
      ...(isNamed ? [point.name ?? ""] : []),
      axisCell(x, point.x),
      axisCell(y, point.y),
    ]),
  };
}

function histogramNumbers({ x, y, edges, counts }: Of<"histogram">): ChartNumbers {
  const write = (edge: number) => String(axisCell(x, edge, numberText));
  return {
    columns: [words(x.label), number(y.label)],
    rows: counts.map((count, k) => [
      `${write(edges[k]!)} to less than ${write(edges[k + 1]!)}`,
      count,
    ]),
  };
}

function flowNumbers({ nodes, arrows, unit }: Of<"flow">): ChartNumbers {
  const hasText = arrows.some(({ text }) => text);
  const hasValue = arrows.some(({ value }) => value !== undefined);
  return {
    columns: [
      words("From"),
      words("To"),
      ...(hasText ? [words("Label")] : []),
      ...(hasValue ? [number(unit === "" ? "Value" : `Value (${unit})`)] : []),
    ],
    rows: arrows.map(({ from, to, value, text }) => [
      nodes[from]!.name,
      nodes[to]!.name,
      ...(hasText ? [text ?? ""] : []),
      ...(hasValue ? [value ?? ""] : []),
    ]),
  };
}

function timelineNumbers({ x, tasks }: Of<"timeline">): ChartNumbers {
  const isGrouped = tasks.some(({ group }) => group !== undefined);
  const kind = axisColumn(x).kind;
  return {
    caption: x.label,
    columns: [
      words("Name"),
      ...(isGrouped ? [words("Group")] : []),
      { name: "Start", kind },
      { name: "End", kind },
    ],
    rows: tasks.map(({ name, start, end, group }) => [
      name,
      ...(isGrouped ? [group ?? ""] : []),
      axisCell(x, start),
      axisCell(x, end),
    ]),
  };
}

/** "Tea and coffee, not milk" */
function regionName(sets: readonly string[], within: readonly number[]): string {
  const inside = sets.filter((_, k) => within.includes(k));
  const outside = sets.filter((_, k) => !within.includes(k));
  if (inside.length === 0) return `Not ${outside.join(", not ")}`;
  const not = outside.length === 0 ? "" : `, not ${outside.join(", not ")}`;
  return inside.join(" and ") + not;
}

function words(name: string) {
  return { name, kind: "text" as const };
}

function number(name: string) {
  return { name, kind: "number" as const };
}

/** Years are text because a table would write 2,020. */
function axisColumn({ label }: { readonly label: string }) {
  return isYearAxis(label) ? words(label) : number(label);
}

function axisCell(
  { label }: { readonly label: string },
  value: number,
  write: (value: number) => Cell = (same) => same,
): Cell {
  return isYearAxis(label) ? String(value) : write(value);
}
