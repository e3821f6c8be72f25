import type { Rng } from "../rng.ts";
import { course, type Span, within } from "./figures.ts";

/** A story that unfolds over months, quarters, or years, such as the sales of a firm's products. */
export interface TimeStory {
  readonly name: string;
  /** "The graph shows … for each month of 2023." */
  readonly intro: string;
  readonly source: string;
  /** "Month" */
  readonly axis: string;
  readonly periods: readonly string[];
  /** With its unit: "Electricity used (thousands of kilowatt-hours)". */
  readonly measure: string;
  /** As sentences say it: "amount of electricity used". */
  readonly noun: string;
  /** What the series are: "buildings". */
  readonly things: string;
  readonly series: readonly TimeSeries[];
  readonly plausible: Span;
  /** How far a figure may lie from its trend, as a share of it. */
  readonly swing: number;
  readonly step: number;
}

interface TimeSeries {
  readonly name: string;
  readonly start: Span;
  /** Percent for each period. */
  readonly growth: Span;
  readonly season?: readonly number[];
}

export interface DrawnTimes {
  readonly periods: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: number[] }[];
}

/** Some of the story's series over its last so many periods; null if a figure isn't plausible. */
export function drawTimes(
  story: TimeStory,
  { series: wanted, periods: count }: { readonly series: number; readonly periods: number },
  rng: Rng,
): DrawnTimes | null {
  const first = story.periods.length - count;
  const chosen = rng.sample(story.series, wanted);
  const series = story.series
    .filter((one) => chosen.includes(one))
    .map((one) => ({
      name: one.name,
      values: valuesOf(story, one, rng).slice(first),
    }));
  const [least, greatest] = story.plausible;
  const isPlausible = series.every(({ values }) =>
    values.every((value) => value >= least && value <= greatest),
  );
  return isPlausible ? { periods: story.periods.slice(first), series } : null;
}

function valuesOf(story: TimeStory, { start, growth, season }: TimeSeries, rng: Rng): number[] {
  const percent = within(growth, rng);
  return course(
    {
      periods: story.periods.length,
      start: within(start, rng),
      growth: percent / 100,
      ...(season && { season }),
      swing: story.swing,
      step: story.step,
    },
    rng,
  );
}
