import { baseValue } from "../axis.ts";
import type { ChartForm } from "../chart-form.ts";
import { filledBox } from "../fills.ts";
import { type CategoryPlot, categoryPlot } from "../plot.ts";
import { type Scale, scaleOver } from "../scale.ts";
import { sideNames, sideRoom } from "../side-names.ts";
import type { Drawing } from "../svg.ts";

type Bars = Extract<ChartForm, { kind: "bars" }>;

/** How much of a category's width its bars take up. */
const FILLED = 0.68;
const WIDEST_BAR = 72;
/** A single series uses the lighter look. */
const ALONE = 1;

export function drawBars(form: Bars): Drawing {
  return form.stacked ? drawStacked(form) : drawGrouped(form);
}

function drawGrouped(form: Bars): Drawing {
  const names = form.series.map(({ name }) => name);
  const scale = barScale(
    form,
    form.series.flatMap(({ values }) => values),
  );
  const frame = frameOf(form, scale, { key: names.length > 1 ? names : [] });
  const base = frame.y(baseValue(scale));
  const width = Math.min(WIDEST_BAR, (frame.band * FILLED) / names.length);
  const bars = form.series.flatMap(({ values }, s) =>
    values.flatMap((value, k) => {
      const left = frame.x(k) + (s - names.length / 2) * width;
      return bar(names.length > 1 ? s : ALONE, left, width, [base, frame.y(value)]);
    }),
  );
  return frame.around(bars);
}

/** Stacks parts from zero, negative ones down. */
function drawStacked(form: Bars): Drawing {
  const spans = stackedSpans(form);
  const scale = barScale(form, spans.flat(2));
  const names = form.series.map(({ name }) => name);
  const frame = frameOf(form, scale, { right: sideRoom(names) });
  const width = Math.min(WIDEST_BAR, frame.band * FILLED);
  const clamp = (value: number) => frame.y(Math.max(scale.min, value));
  const bars = spans.flatMap((own, s) =>
    own.flatMap(([from, to], k) => bar(s, frame.x(k) - width / 2, width, [clamp(from), clamp(to)])),
  );
  const last = form.categories.length - 1;
  const labels = names.map((name, place) => {
    const [from, to] = spans[place]![last]!;
    const y = (clamp(from) + clamp(to)) / 2;
    return { name, place, from: { x: frame.x(last) + width / 2, y } };
  });
  return frame.around([...bars, ...sideNames(labels, frame.plot, "area")]);
}

/** Where each part of each stack begins and ends, by series and category. */
function stackedSpans({ series, categories }: Bars): [number, number][][] {
  const up = categories.map(() => 0);
  const down = categories.map(() => 0);
  return series.map(({ values }) =>
    values.map((value, k): [number, number] => {
      const pile = value < 0 ? down : up;
      const from = pile[k]!;
      pile[k] = from + value;
      return [from, from + value];
    }),
  );
}

/** From zero, unless the author starts elsewhere. */
function barScale({ y }: Bars, values: readonly number[]): Scale {
  const isCut = y.min !== undefined && y.min > 0;
  return scaleOver(isCut ? values.filter((value) => value !== 0) : [0, ...values], y);
}

function frameOf(form: Bars, scale: Scale, more: { key?: string[]; right?: number }): CategoryPlot {
  const { x, y, categories } = form;
  return categoryPlot({ yTitle: y.label, xTitle: x.label, scale, categories, ...more });
}

function bar(series: number, left: number, width: number, ends: readonly number[]): string[] {
  const [top, bottom] = [Math.min(...ends), Math.max(...ends)];
  return filledBox(series, { left, right: left + width, top, bottom });
}
