import { range, type Span } from "@theta/items/template";

/** Two measures of one thing over the same years: an amount, and a rate beside it. */
export interface TwoMeasures {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly years: readonly string[];
  readonly amount: Measure;
  readonly rate: Measure;
  /** What the two multiply to, such as a profit from revenue and margin; absent if that means nothing. */
  readonly product?: {
    readonly noun: string;
    /** From the two columns to the unit that sentences use. */
    readonly scale: number;
    readonly say: (text: string) => string;
  };
}

export interface Measure {
  readonly noun: string;
  readonly label: string;
  readonly start: Span;
  /** Percent a year. */
  readonly growth: Span;
  readonly swing: number;
  readonly step: number;
  readonly plausible: Span;
}

const years = (first: number, last: number): string[] => range(first, last).map(String);

export const TWO_MEASURES: readonly TwoMeasures[] = [
  {
    name: "revenue and margin",
    intro:
      "The graph shows the annual revenue of Company T and its profit margin, which is profit as a percent of revenue.",
    source: "Company annual reports",
    years: years(2015, 2022),
    amount: {
      noun: "revenue",
      label: "Revenue ($ millions)",
      start: [80, 140],
      growth: [3, 9],
      swing: 0.1,
      step: 5,
      plausible: [50, 320],
    },
    rate: {
      noun: "profit margin",
      label: "Profit margin (percent)",
      start: [8, 12],
      growth: [-3, 5],
      swing: 0.3,
      step: 1,
      plausible: [3, 20],
    },
    product: { noun: "profit", scale: 0.01, say: (text) => `\\$${text} million` },
  },
  {
    name: "visitors and spending",
    intro:
      "The graph shows the number of visitors to a national park in each year and the average amount that a visitor spent in the surrounding towns.",
    source: "Tourism office",
    years: years(2012, 2019),
    amount: {
      noun: "number of visitors",
      label: "Visitors (thousands)",
      start: [300, 460],
      growth: [-2, 8],
      swing: 0.16,
      step: 10,
      plausible: [180, 900],
    },
    rate: {
      noun: "average amount spent",
      label: "Average spent per visitor ($)",
      start: [60, 90],
      growth: [1, 5],
      swing: 0.1,
      step: 5,
      plausible: [40, 160],
    },
    product: {
      noun: "total amount that visitors spent",
      scale: 0.001,
      say: (text) => `\\$${text} million`,
    },
  },
  {
    name: "units and price",
    intro:
      "The graph shows the number of bicycles that a manufacturer sold in each year and the average price of a bicycle.",
    source: "Company records",
    years: years(2013, 2020),
    amount: {
      noun: "number of bicycles sold",
      label: "Bicycles sold (thousands)",
      start: [40, 70],
      growth: [-4, 8],
      swing: 0.16,
      step: 5,
      plausible: [20, 140],
    },
    rate: {
      noun: "average price",
      label: "Average price ($)",
      start: [320, 480],
      growth: [-2, 6],
      swing: 0.08,
      step: 10,
      plausible: [240, 800],
    },
    product: { noun: "revenue from bicycles", scale: 0.001, say: (text) => `\\$${text} million` },
  },
  {
    name: "orders and returns",
    intro:
      "The graph shows the number of orders that an online store received in each year and the percent of the orders that were returned.",
    source: "Company records",
    years: years(2015, 2022),
    amount: {
      noun: "number of orders",
      label: "Orders (thousands)",
      start: [120, 200],
      growth: [4, 12],
      swing: 0.12,
      step: 10,
      plausible: [80, 520],
    },
    rate: {
      noun: "percent of orders returned",
      label: "Orders returned (percent)",
      start: [8, 14],
      growth: [-5, 4],
      swing: 0.25,
      step: 1,
      plausible: [3, 20],
    },
    product: { noun: "number of orders returned", scale: 10, say: (text) => text },
  },
  {
    name: "farms and yield",
    intro:
      "The graph shows the area planted with corn in a certain county in each year and the average yield, in bushels of corn harvested per acre planted.",
    source: "County agriculture office",
    years: years(2012, 2019),
    amount: {
      noun: "area planted",
      label: "Area planted (thousands of acres)",
      start: [60, 110],
      growth: [-4, 4],
      swing: 0.14,
      step: 5,
      plausible: [30, 180],
    },
    rate: {
      noun: "average yield per acre",
      label: "Yield (bushels per acre)",
      start: [130, 160],
      growth: [0, 3],
      swing: 0.18,
      step: 5,
      plausible: [90, 220],
    },
    product: {
      noun: "total number of bushels of corn harvested",
      scale: 0.001,
      say: (text) => `${text} million`,
    },
  },
];
