import { z } from "zod";

/**
 * A chart as data and a specification. The drawing, its alt text, and its numbers follow from it.
 */

/** Names go on the drawing, so their length is limited. */
const label = z.string().trim().min(1).max(80);
const name = z.string().trim().min(1).max(48);
const value = z.number();

/** An axis of numbers. Without `min` and `max`, the drawing chooses round ones. */
const axis = z.strictObject({
  label,
  min: value.optional(),
  max: value.optional(),
  step: value.positive().optional(),
});

const series = z
  .array(z.strictObject({ name, values: z.array(value).min(2) }))
  .min(1)
  .max(5);

const common = {
  /**
   * What the chart shows, for people who can't see it: one or two sentences, without the numbers.
   */
  alt: z.string().min(10),
};

const bars = z.strictObject({
  ...common,
  kind: z.literal("bars"),
  /** On top of each other instead of side by side. */
  stacked: z.boolean().default(false),
  x: z.strictObject({ label }),
  y: axis,
  categories: z.array(name).min(2).max(12),
  series,
});

const measured = z.strictObject({ name, values: z.array(value).min(3) });

/** Two measures over the same categories, each with its own axis. */
const barsAndLine = z.strictObject({
  ...common,
  kind: z.literal("bars-and-line"),
  x: z.strictObject({ label }),
  /** The left axis, of the bars, which begin at zero. */
  y: axis,
  /** The right axis, of the line. */
  right: axis,
  categories: z.array(name).min(3).max(14),
  bars: measured.extend({ values: z.array(value.min(0)).min(3) }),
  line: measured,
});

const lines = z.strictObject({
  ...common,
  kind: z.literal("lines"),
  x: z.strictObject({ label }),
  y: axis,
  /** Evenly spaced along the horizontal axis: years, months, weeks. */
  categories: z.array(name).min(3).max(16),
  series,
});

const scatter = z.strictObject({
  ...common,
  kind: z.literal("scatter"),
  x: axis,
  y: axis,
  points: z
    .array(z.strictObject({ x: value, y: value, name: name.optional() }))
    .min(4)
    .max(40),
  /** A trend line y = intercept + slope · x, drawn over the range of the points. */
  trend: z.strictObject({ slope: value, intercept: value }).optional(),
});

const bubbles = z.strictObject({
  ...common,
  kind: z.literal("bubbles"),
  x: axis,
  y: axis,
  /** What a bubble's area represents. */
  size: z.strictObject({ label }),
  points: z
    .array(z.strictObject({ name, x: value, y: value, size: value.positive() }))
    .min(3)
    .max(12),
});

const histogram = z.strictObject({
  ...common,
  kind: z.literal("histogram"),
  x: z.strictObject({ label }),
  y: axis,
  /** Borders of the classes: one more than there are counts. A class includes its lower border. */
  edges: z.array(value).min(4).max(13),
  counts: z.array(z.int().min(0)).min(3).max(12),
});

const boxes = z.strictObject({
  ...common,
  kind: z.literal("boxes"),
  y: axis,
  boxes: z
    .array(
      z.strictObject({
        name,
        min: value,
        lowerQuartile: value,
        median: value,
        upperQuartile: value,
        max: value,
      }),
    )
    .min(2)
    .max(6),
});

const venn = z.strictObject({
  ...common,
  kind: z.literal("venn"),
  /** Two or three circles. */
  sets: z.array(name).min(2).max(3),
  /**
   * Counts of the regions. `in` lists the circles a region is in, by index; an empty list is
   * outside all of them.
   */
  regions: z
    .array(z.strictObject({ in: z.array(z.int().min(0).max(2)), count: z.int().min(0) }))
    .min(3)
    .max(8),
});

/** Short, because a row may be too low for two lines. */
const rowName = z.string().trim().min(1).max(28);
const MOST_INTERVALS = 5;

const heatMap = z.strictObject({
  ...common,
  kind: z.literal("heat-map"),
  /** What the shades mean, with its unit. */
  of: label,
  x: z.strictObject({ label }),
  y: z.strictObject({ label }),
  columns: z.array(name).min(3).max(12),
  rows: z.array(rowName).min(3).max(7),
  /** Borders of the intervals: one more than there are shades. An interval includes its lower one. */
  bounds: z
    .array(value)
    .min(4)
    .max(MOST_INTERVALS + 1),
  /** Row by row, the index of each cell's interval. */
  levels: z.array(z.array(z.int().min(0))),
});

const flow = z.strictObject({
  ...common,
  kind: z.literal("flow"),
  /** Boxes in columns from left to right; `column` starts at 0. */
  nodes: z
    .array(z.strictObject({ name, column: z.int().min(0).max(5) }))
    .min(3)
    .max(12),
  /** Arrows between boxes, by index in `nodes`, each with its label. */
  arrows: z
    .array(
      z.strictObject({
        from: z.int().min(0),
        to: z.int().min(0),
        value: value.optional(),
        text: z.string().max(16).optional(),
      }),
    )
    .min(2)
    .max(20),
  /** Unit of the numbers on the arrows. */
  unit: z.string().max(24).default(""),
});

const timeline = z.strictObject({
  ...common,
  kind: z.literal("timeline"),
  x: axis,
  tasks: z
    .array(z.strictObject({ name, start: value, end: value, group: name.optional() }))
    .min(3)
    .max(12),
});

const pie = z.strictObject({
  ...common,
  kind: z.literal("pie"),
  /** What the slices are shares of. */
  whole: label,
  slices: z
    .array(z.strictObject({ name, value: value.positive() }))
    .min(3)
    .max(7),
  /** Shown with the value next to each slice. */
  unit: z.string().max(24).default("%"),
  /** A small table under the pie, such as the wholes of several years. */
  beside: z
    .strictObject({
      columns: z.tuple([name, name]),
      rows: z.array(z.strictObject({ name, value })).min(2).max(4),
    })
    .optional(),
});

export const chartForm = z
  .discriminatedUnion("kind", [
    bars,
    barsAndLine,
    lines,
    scatter,
    bubbles,
    histogram,
    boxes,
    venn,
    heatMap,
    flow,
    timeline,
    pie,
  ])
  .check((context) => {
    const message = faultOf(context.value);
    if (message) context.issues.push({ code: "custom", input: context.value, message });
  });

export type ChartForm = z.output<typeof chartForm>;
export type ChartInput = z.input<typeof chartForm>;
export type ChartKind = ChartForm["kind"];

/**
 * Checks what no single field can: lengths that have to agree and values that have to be in order.
 */
function faultOf(chart: Chart): string | null {
  switch (chart.kind) {
    case "bars":
    case "lines": {
      const wrong = chart.series.find(({ values }) => values.length !== chart.categories.length);
      return wrong
        ? `series “${wrong.name}” has ${wrong.values.length} values for ${chart.categories.length} categories`
        : null;
    }
    case "bars-and-line": {
      const wrong = [chart.bars, chart.line].find(
        ({ values }) => values.length !== chart.categories.length,
      );
      return wrong
        ? `“${wrong.name}” has ${wrong.values.length} values for ${chart.categories.length} categories`
        : null;
    }
    case "heat-map":
      return heatFault(chart);
    case "histogram":
      if (chart.edges.length !== chart.counts.length + 1)
        return `${chart.counts.length} counts need ${chart.counts.length + 1} edges, not ${chart.edges.length}`;
      return rises(chart.edges) ? null : "edges must rise";
    case "boxes": {
      const wrong = chart.boxes.find(
        (box) => !rises([box.min, box.lowerQuartile, box.median, box.upperQuartile, box.max], true),
      );
      return wrong ? `the five numbers of “${wrong.name}” must rise` : null;
    }
    case "venn": {
      const wrong = chart.regions.find((region) =>
        region.in.some((set) => set >= chart.sets.length),
      );
      if (wrong) return `a region names circle ${Math.max(...wrong.in)}, which does not exist`;
      const keys = chart.regions.map((region) => region.in.toSorted((a, b) => a - b).join());
      const twice = keys.find((key, k) => keys.indexOf(key) !== k);
      return twice === undefined ? null : `the region [${twice}] is given twice`;
    }
    case "flow":
      return flowFault(chart);
    case "timeline": {
      const wrong = chart.tasks.find(({ start, end }) => start >= end);
      if (wrong) return `“${wrong.name}” must end after it starts`;
      const groups = new Set(chart.tasks.map(({ group }) => group));
      return groups.size > 5
        ? `${groups.size} groups cannot be told apart; five are the most`
        : null;
    }
    default:
      return null;
  }
}

function heatFault({ rows, columns, levels, bounds }: z.output<typeof heatMap>): string | null {
  if (!rises(bounds)) return "bounds must rise";
  if (levels.length !== rows.length) return `${rows.length} rows need as many rows of levels`;
  const wrong = levels.findIndex((own) => own.length !== columns.length);
  if (wrong >= 0)
    return `“${rows[wrong]!}” has ${levels[wrong]!.length} levels for ${columns.length} columns`;
  const high = levels.flat().find((level) => level >= bounds.length - 1);
  return high === undefined ? null : `level ${high} has no interval`;
}

const MOST_BACKWARD = 3;
const MOST_IN_COLUMN = 6;

function flowFault({ nodes, arrows }: z.output<typeof flow>): string | null {
  const wrong = arrows.find(({ from, to }) => Math.max(from, to) >= nodes.length);
  if (wrong) return `an arrow from ${wrong.from} to ${wrong.to} leaves the boxes`;
  const circling = arrows.find(({ from, to }) => from === to);
  if (circling) return `an arrow of “${nodes[circling.from]!.name}” leads to itself`;
  const backward = arrows.filter(({ from, to }) => nodes[to]!.column < nodes[from]!.column);
  if (backward.length > MOST_BACKWARD)
    return `${backward.length} arrows lead back; ${MOST_BACKWARD} are the most that can be followed`;
  const full = nodes.find(
    ({ column }) => nodes.filter((other) => other.column === column).length > MOST_IN_COLUMN,
  );
  return full ? `column ${full.column} has more than ${MOST_IN_COLUMN} boxes` : null;
}

type Chart = z.output<
  | typeof bars
  | typeof barsAndLine
  | typeof lines
  | typeof scatter
  | typeof bubbles
  | typeof histogram
  | typeof boxes
  | typeof venn
  | typeof heatMap
  | typeof flow
  | typeof timeline
  | typeof pie
>;

function rises(values: readonly number[], orStays = false): boolean {
  return values.every((v, k) => k === 0 || v > values[k - 1]! || (orStays && v === values[k - 1]!));
}
