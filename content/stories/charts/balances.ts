import type { Span } from "@theta/items/template";

/** Two quantities that are compared year by year, such as exports and imports. */
export interface BalanceStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly measure: string;
  readonly first: number;
  /** Names of the lines; each noun contains its line's name. */
  readonly lines: readonly [string, string];
  /** As sentences say them: "the value of exports", "the value of imports". */
  readonly nouns: readonly [string, string];
  /** The same after a first noun has said what they are of: "the number who left". */
  readonly shorts: readonly [string, string];
  /** Of the second quantity in the first year. */
  readonly start: Span;
  /** Percent a year. */
  readonly growth: Span;
  /** How far the first is above the second, in percent, at first and at last. */
  readonly lead: readonly [Span, Span];
  /** In percent. */
  readonly swing: number;
  readonly step: number;
  /** "\\${0} billion" */
  readonly amount: string;
}

export const BALANCE_STORIES: readonly BalanceStory[] = [
  {
    name: "trade",
    intro:
      "The graph shows the annual value of the goods that Country X exported and the annual value of the goods that it imported.",
    source: "National statistics office",
    measure: "Value ($ billions)",
    first: 2012,
    lines: ["Exports", "Imports"],
    nouns: ["the value of exports", "the value of imports"],
    shorts: ["the value of exports", "the value of imports"],
    start: [60, 85],
    growth: [1, 6],
    lead: [
      [-30, 25],
      [-25, 35],
    ],
    swing: 13,
    step: 1,
    amount: "\\${0} billion",
  },
  {
    name: "births and deaths",
    intro:
      "The graph shows the number of births and the number of deaths in a certain county each year.",
    source: "County health department",
    measure: "Number per year",
    first: 2014,
    lines: ["Births", "Deaths"],
    nouns: ["the number of births", "the number of deaths"],
    shorts: ["the number of births", "the number of deaths"],
    start: [1300, 1700],
    growth: [1, 2.5],
    lead: [
      [10, 24],
      [-22, -8],
    ],
    swing: 7,
    step: 10,
    amount: "{0}",
  },
  {
    name: "hires and departures",
    intro:
      "The graph shows the number of employees hired by a certain company and the number of employees who left the company each year.",
    source: "Company records",
    measure: "Number of employees",
    first: 2014,
    lines: ["Hired", "Left"],
    nouns: ["the number of employees hired", "the number of employees who left"],
    shorts: ["the number hired", "the number who left"],
    start: [130, 190],
    growth: [-2, 5],
    lead: [
      [-35, 45],
      [-35, 45],
    ],
    swing: 18,
    step: 5,
    amount: "{0}",
  },
  {
    name: "electricity",
    intro:
      "The graph shows the amount of electricity generated and the amount of electricity used in a certain state each year.",
    source: "State energy office",
    measure: "Electricity (millions of megawatt-hours)",
    first: 2013,
    lines: ["Generated", "Used"],
    nouns: ["the amount of electricity generated", "the amount of electricity used"],
    shorts: ["the amount generated", "the amount used"],
    start: [38, 52],
    growth: [0, 2],
    lead: [
      [-20, -8],
      [8, 22],
    ],
    swing: 7,
    step: 1,
    amount: "{0} million megawatt-hours",
  },
  {
    name: "nonprofit budget",
    intro: "The graph shows the annual revenue and the annual spending of a certain foundation.",
    source: "Foundation annual reports",
    measure: "Amount ($ millions)",
    first: 2013,
    lines: ["Revenue", "Spending"],
    nouns: ["annual revenue", "annual spending"],
    shorts: ["annual revenue", "annual spending"],
    start: [18, 26],
    growth: [2, 7],
    lead: [
      [-20, 30],
      [-20, 30],
    ],
    swing: 15,
    step: 0.5,
    amount: "\\${0} million",
  },
  {
    name: "housing",
    intro:
      "The graph shows, for each year, the number of housing units built and the number of housing units demolished or converted to other uses in a certain city.",
    source: "City planning office",
    measure: "Housing units",
    first: 2014,
    lines: ["Built", "Demolished or converted"],
    nouns: [
      "the number of housing units built",
      "the number of housing units demolished or converted",
    ],
    shorts: ["the number built", "the number demolished or converted"],
    start: [420, 600],
    growth: [-3, 3],
    lead: [
      [-35, 0],
      [15, 60],
    ],
    swing: 14,
    step: 10,
    amount: "{0}",
  },
];
