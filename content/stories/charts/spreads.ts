import { type Rng, type Span, sum } from "@theta/items/template";

/** One measurement of many things in several groups, for box plots. */
export interface SpreadStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  /** "employees" */
  readonly things: string;
  /** "commute time", as sentences say it. */
  readonly noun: string;
  /** "had commute times" */
  readonly had: string;
  /** "office", and how sentences place something in one: "at". */
  readonly group: string;
  readonly at: string;
  readonly groups: readonly string[];
  readonly label: string;
  readonly unit: string;
  readonly step: number;
  readonly median: Span;
  /** From a quartile to the median, as a part of the median. */
  readonly half: Span;
  /** From a quartile to the end, as a part of the median. */
  readonly tail: Span;
  readonly plausible: Span;
}

export const SPREADS: readonly SpreadStory[] = [
  {
    name: "commutes",
    intro:
      "The graph shows the distribution of the one-way commute times of the employees at four offices of a certain company.",
    source: "Employee survey, 2019",
    things: "employees",
    noun: "commute time",
    had: "had commute times",
    group: "office",
    at: "at",
    groups: ["Office A", "Office B", "Office C", "Office D"],
    label: "Commute time (minutes)",
    unit: "minutes",
    step: 5,
    median: [25, 50],
    half: [0.15, 0.4],
    tail: [0.2, 0.55],
    plausible: [5, 100],
  },
  {
    name: "exam scores",
    intro:
      "The graph shows the distribution of the scores of the students in four sections of a course on the same final examination.",
    source: "Department records, 2021",
    things: "students",
    noun: "score",
    had: "had scores",
    group: "section",
    at: "in",
    groups: ["Section A", "Section B", "Section C", "Section D"],
    label: "Score (points)",
    unit: "points",
    step: 5,
    median: [60, 80],
    half: [0.06, 0.18],
    tail: [0.08, 0.22],
    plausible: [25, 100],
  },
  {
    name: "rents",
    intro:
      "The graph shows the distribution of the monthly rents of the one-bedroom apartments listed in four neighborhoods of a certain city.",
    source: "Rental listings, May 2022",
    things: "apartments",
    noun: "monthly rent",
    had: "had monthly rents",
    group: "neighborhood",
    at: "in",
    groups: ["Eastside", "Midtown", "Northgate", "Riverside"],
    label: "Monthly rent ($)",
    unit: "dollars",
    step: 100,
    median: [1200, 2200],
    half: [0.08, 0.25],
    tail: [0.1, 0.35],
    plausible: [600, 4000],
  },
  {
    name: "delivery times",
    intro:
      "The graph shows the distribution of the delivery times of the orders that an online store shipped by each of four carriers.",
    source: "Order records, first quarter of 2020",
    things: "orders",
    noun: "delivery time",
    had: "had delivery times",
    group: "carrier",
    at: "shipped by",
    groups: ["Carrier W", "Carrier X", "Carrier Y", "Carrier Z"],
    label: "Delivery time (hours)",
    unit: "hours",
    step: 6,
    median: [48, 90],
    half: [0.15, 0.4],
    tail: [0.2, 0.45],
    plausible: [12, 190],
  },
  {
    name: "fuel economy",
    intro:
      "The graph shows the distribution of the fuel economy of the vehicle models sold by each of four manufacturers.",
    source: "Manufacturers' reports for model year 2018",
    things: "models",
    noun: "fuel economy",
    had: "had a fuel economy",
    group: "manufacturer",
    at: "sold by",
    groups: ["Manufacturer J", "Manufacturer K", "Manufacturer L", "Manufacturer M"],
    label: "Fuel economy (miles per gallon)",
    unit: "miles per gallon",
    step: 2,
    median: [22, 32],
    half: [0.08, 0.22],
    tail: [0.1, 0.35],
    plausible: [12, 56],
  },
];

/** Least value, the quartiles, and the greatest value. */
export type FiveNumbers = readonly [number, number, number, number, number];

/** Five numbers for each group, or null if one isn't plausible. */
export function drawSpreads(story: SpreadStory, rng: Rng): FiveNumbers[] | null {
  const { step, plausible } = story;
  const between = ([low, high]: Span): number => low + ((high - low) * rng.int(0, 100)) / 100;
  const cut = (value: number): number => Math.round(value / step) * step;
  const drawn = story.groups.map((): FiveNumbers => {
    const middle = between(story.median);
    const part = (span: Span): number => Math.max(step, cut(middle * between(span)));
    const median = cut(middle);
    const [low, high] = [median - part(story.half), median + part(story.half)];
    return [low - part(story.tail), low, median, high, high + part(story.tail)];
  });
  const fits = drawn.every(([least, , , , most]) => least >= plausible[0] && most <= plausible[1]);
  const apart = (one: FiveNumbers, other: FiveNumbers): number =>
    sum(one.map((value, at) => Math.abs(value - other[at]!)));
  // Two boxes that are all but the same would leave nothing to compare.
  const isAlike = drawn.some((one, k) =>
    drawn.slice(k + 1).some((other) => apart(one, other) <= 2 * step),
  );
  return fits && !isAlike ? drawn : null;
}
