import fc from "fast-check";
import { chartForm, type ChartForm, type ChartInput } from "./chart-form.ts";

/** Any chart the form allows, with names and numbers like those in the bank. */

const SYLLABLES = ["port", "lin", "com", "ra", "est", "ware", "ing", "tion", "o", "max", "Wem"];
const word = fc
  .array(fc.constantFrom(...SYLLABLES), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.join(""));
const name = fc
  .array(word, { minLength: 1, maxLength: 3 })
  .map((words) => words.join(" ").slice(0, 30).trim());
const label = fc
  .array(word, { minLength: 1, maxLength: 8 })
  .map((words) => words.join(" ").slice(0, 80).trim());
const alt = label.map((text) => `What it shows: ${text}`);

/**
 * Of one magnitude per chart, from thousandths to billions, including negative ones if `sign`
 * allows.
 */
const numbers = (sign: boolean) =>
  fc.integer({ min: -3, max: 7 }).map((power) => {
    const most = 1000;
    return fc
      .integer({ min: sign ? -most : 0, max: most })
      .map((k) => Number((k * 10 ** power).toPrecision(6)));
  });
const anyNumbers = fc.boolean().chain(numbers);

const bareAxis = label.map((text) => ({ label: text }));

const bars = fc
  .boolean()
  .chain((isStacked) =>
    withSeries(2, 12).map((rest): ChartInput => ({ kind: "bars", stacked: isStacked, ...rest })),
  );
const lines = withSeries(3, 16).map((rest): ChartInput => ({ kind: "lines", ...rest }));

function withSeries(least: number, most: number) {
  return fc
    .tuple(anyNumbers, fc.integer({ min: least, max: most }), fc.integer({ min: 1, max: 5 }))
    .chain(([value, count, seriesCount]) =>
      fc.record({
        alt,
        x: bareAxis,
        y: bareAxis,
        categories: list(name, count),
        series: list(fc.record({ name, values: list(value, count) }), seriesCount),
      }),
    );
}

const barsAndLine = fc
  .tuple(numbers(false), anyNumbers, fc.integer({ min: 3, max: 14 }))
  .chain(([left, right, count]) =>
    fc.record({
      kind: fc.constant("bars-and-line" as const),
      alt,
      x: bareAxis,
      y: bareAxis,
      right: bareAxis,
      categories: list(name, count),
      bars: fc.record({ name, values: list(left, count) }),
      line: fc.record({ name, values: list(right, count) }),
    }),
  )
  .map((form): ChartInput => form);

const heatMap = fc
  .tuple(
    fc.integer({ min: 3, max: 7 }),
    fc.integer({ min: 3, max: 12 }),
    fc.integer({ min: 3, max: 5 }),
  )
  .chain(([rows, columns, shades]) =>
    fc.record({
      kind: fc.constant("heat-map" as const),
      alt,
      of: label,
      x: bareAxis,
      y: bareAxis,
      rows: list(
        name.map((words) => words.slice(0, 28).trim()),
        rows,
      ),
      columns: list(name, columns),
      bounds: rising(shades + 1),
      levels: list(list(fc.integer({ min: 0, max: shades - 1 }), columns), rows),
    }),
  )
  .map((form): ChartInput => form);

const scatter = fc.tuple(anyNumbers, anyNumbers).chain(([x, y]) =>
  fc
    .record({
      kind: fc.constant("scatter" as const),
      alt,
      x: bareAxis,
      y: bareAxis,
      points: fc.array(fc.record({ x, y, name: fc.option(name, { nil: undefined }) }), {
        minLength: 4,
        maxLength: 40,
      }),
      trend: fc.option(fc.record({ slope: fc.integer({ min: -9, max: 9 }), intercept: y }), {
        nil: undefined,
      }),
    })
    .map((form): ChartInput => form),
);

const bubbles = fc.tuple(anyNumbers, anyNumbers).chain(([x, y]) =>
  fc
    .record({
      kind: fc.constant("bubbles" as const),
      alt,
      x: bareAxis,
      y: bareAxis,
      size: bareAxis,
      points: fc.array(fc.record({ name, x, y, size: fc.integer({ min: 1, max: 5000 }) }), {
        minLength: 3,
        maxLength: 12,
      }),
    })
    .map((form): ChartInput => form),
);

const histogram = fc.integer({ min: 3, max: 12 }).chain((count) =>
  fc
    .record({
      kind: fc.constant("histogram" as const),
      alt,
      x: bareAxis,
      y: bareAxis,
      edges: rising(count + 1),
      counts: list(fc.integer({ min: 0, max: 90 }), count),
    })
    .map((form): ChartInput => form),
);

const boxes = fc
  .record({
    kind: fc.constant("boxes" as const),
    alt,
    y: bareAxis,
    boxes: fc.array(
      fc.tuple(name, rising(5)).map(([own, [min, lowerQuartile, median, upperQuartile, max]]) => ({
        name: own,
        min: min!,
        lowerQuartile: lowerQuartile!,
        median: median!,
        upperQuartile: upperQuartile!,
        max: max!,
      })),
      { minLength: 2, maxLength: 6 },
    ),
  })
  .map((form): ChartInput => form);

const venn = fc.integer({ min: 2, max: 3 }).chain((count) => {
  const all = Array.from({ length: 2 ** count }, (_, bits) =>
    [0, 1, 2].filter((set) => bits & (1 << set)),
  );
  return fc
    .record({
      kind: fc.constant("venn" as const),
      alt,
      sets: list(name, count),
      regions: fc
        .subarray(all, { minLength: 3 })
        .chain((picked) =>
          fc.tuple(
            ...picked.map((within) =>
              fc.integer({ min: 0, max: 9999 }).map((n) => ({ in: within, count: n })),
            ),
          ),
        ),
    })
    .map((form): ChartInput => form);
});

const flow = fc.integer({ min: 3, max: 12 }).chain((count) => {
  const end = fc.integer({ min: 0, max: count - 1 });
  const arrow = fc
    .record({
      from: end,
      to: end,
      value: fc.option(fc.integer({ min: 0, max: 99_999 }), { nil: undefined }),
      text: fc.option(word, { nil: undefined }),
    })
    .filter(({ from, to }) => from !== to);
  return fc
    .record({
      kind: fc.constant("flow" as const),
      alt,
      unit: fc.constantFrom("", "%", "$", "t", "hours"),
      nodes: list(fc.record({ name, column: fc.integer({ min: 0, max: 5 }) }), count),
      arrows: fc.array(arrow, { minLength: 2, maxLength: 20 }),
    })
    .map((form): ChartInput => form)
    .filter((form) => chartForm.safeParse(form).success);
});

const timeline = fc
  .record({
    kind: fc.constant("timeline" as const),
    alt,
    x: bareAxis,
    tasks: fc.array(
      fc
        .record({
          name,
          start: fc.integer({ min: 0, max: 40 }),
          end: fc.integer({ min: 41, max: 80 }),
          group: fc.constantFrom("Earth works", "Planning", undefined),
        })
        .map((task) => task),
      { minLength: 3, maxLength: 12 },
    ),
  })
  .map((form): ChartInput => form);

const pie = fc
  .record({
    kind: fc.constant("pie" as const),
    alt,
    whole: label,
    unit: fc.constantFrom("", "%", "$", "thousand tonnes"),
    slices: fc.array(fc.record({ name, value: fc.integer({ min: 1, max: 60 }) }), {
      minLength: 3,
      maxLength: 7,
    }),
    beside: fc.option(
      fc.record({
        columns: fc.tuple(name, name),
        rows: fc.array(fc.record({ name, value: fc.integer({ min: 0, max: 90_000 }) }), {
          minLength: 2,
          maxLength: 4,
        }),
      }),
      { nil: undefined },
    ),
  })
  .map((form): ChartInput => form);

function list<T>(one: fc.Arbitrary<T>, count: number): fc.Arbitrary<T[]> {
  return fc.array(one, { minLength: count, maxLength: count });
}

function rising(count: number): fc.Arbitrary<number[]> {
  return fc
    .tuple(fc.integer({ min: -50, max: 500 }), list(fc.integer({ min: 1, max: 60 }), count))
    .map(([start, steps]) => steps.map((_, k) => steps.slice(0, k).reduce((a, b) => a + b, start)));
}

export const anyForm: fc.Arbitrary<ChartForm> = fc
  .oneof(
    bars,
    barsAndLine,
    heatMap,
    lines,
    scatter,
    bubbles,
    histogram,
    boxes,
    venn,
    flow,
    timeline,
    pie,
  )
  .map((input) => chartForm.parse(input));
