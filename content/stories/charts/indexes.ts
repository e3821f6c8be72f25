import type { Span } from "@theta/items/template";

/** Index numbers: each series is 100 in its base year, whatever its level was. */
export interface IndexStory {
  readonly name: string;
  /** "The graph shows … (# = 100).": # stands for the base year. */
  readonly intro: string;
  /** "In #, the average price was @.": # for the base year, @ for the list of levels. */
  readonly levels: string;
  readonly source: string;
  readonly years: readonly string[];
  /** "Index (# = 100)" with what's measured: "Price index". */
  readonly measure: string;
  /** "the average price #": how a sentence names one series' level. */
  readonly part: string;
  /** "average price", "the number of passengers": what grows by a percent. */
  readonly noun: string;
  /** "grains" */
  readonly things: string;
  /** {0} stands for the number. */
  readonly amount: string;
  readonly decimals: number;
  readonly series: readonly {
    readonly name: string;
    /** How `part` says it: "of wheat". */
    readonly said: string;
    /** In the base year. */
    readonly level: Span;
    /** Percent per year. */
    readonly growth: Span;
  }[];
  readonly swing: number;
}

const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, k) => String(first + k));

const fruits: IndexStory = {
  name: "fruit prices",
  intro:
    "The graph shows index numbers for the average price per box of three fruits at a certain wholesale market (# = 100).",
  levels: "In #, the average price per box was @.",
  source: "Records of the market",
  years: years(2012, 2020),
  measure: "Price index",
  part: "the average price per box #",
  noun: "average price per box",
  things: "fruits",
  amount: "\\${0}",
  decimals: 2,
  series: [
    { name: "Apples", said: "of apples", level: [18, 25], growth: [-2, 5] },
    { name: "Oranges", said: "of oranges", level: [15, 20], growth: [-4, 3] },
    { name: "Pears", said: "of pears", level: [22, 31], growth: [0, 7] },
  ],
  swing: 0.14,
};

const rents: IndexStory = {
  name: "rents",
  intro:
    "The graph shows index numbers for the average monthly rent of a one-bedroom apartment in three cities (# = 100).",
  levels: "In #, the average monthly rent was @.",
  source: "State housing agency",
  years: years(2014, 2022),
  measure: "Rent index",
  part: "the average rent #",
  noun: "average rent",
  things: "cities",
  amount: "\\${0}",
  decimals: 0,
  series: [
    { name: "City X", said: "in City X", level: [900, 1200], growth: [4, 8] },
    { name: "City Y", said: "in City Y", level: [1300, 1700], growth: [1, 5] },
    { name: "City Z", said: "in City Z", level: [700, 1000], growth: [-1, 6] },
  ],
  swing: 0.06,
};

const revenue: IndexStory = {
  name: "company revenue",
  intro: "The graph shows index numbers for the annual revenue of three companies (# = 100).",
  levels: "In #, annual revenue was @.",
  source: "Company annual reports",
  years: years(2013, 2021),
  measure: "Revenue index",
  part: "the annual revenue #",
  noun: "annual revenue",
  things: "companies",
  amount: "\\${0} million",
  decimals: 0,
  series: [
    { name: "Company A", said: "of Company A", level: [30, 55], growth: [5, 12] },
    { name: "Company B", said: "of Company B", level: [80, 120], growth: [-2, 6] },
    { name: "Company C", said: "of Company C", level: [45, 90], growth: [-5, 4] },
  ],
  swing: 0.1,
};

const passengers: IndexStory = {
  name: "airline passengers",
  intro:
    "The graph shows index numbers for the number of passengers carried annually by three airlines (# = 100).",
  levels: "In #, the number of passengers was @.",
  source: "Reports of the airlines",
  years: years(2010, 2018),
  measure: "Passenger index",
  part: "the number of passengers carried #",
  noun: "the number of passengers carried",
  things: "airlines",
  amount: "{0} million",
  decimals: 1,
  series: [
    { name: "Airline P", said: "by Airline P", level: [2.2, 3.6], growth: [5, 12] },
    { name: "Airline Q", said: "by Airline Q", level: [5.2, 7.4], growth: [0, 5] },
    { name: "Airline R", said: "by Airline R", level: [3.4, 5.6], growth: [-4, 5] },
  ],
  swing: 0.08,
};

const wages: IndexStory = {
  name: "hourly wages",
  intro:
    "The graph shows index numbers for the average hourly wage in three industries in a certain state (# = 100).",
  levels: "In #, the average hourly wage was @.",
  source: "State labor department",
  years: years(2013, 2021),
  measure: "Wage index",
  part: "the average hourly wage #",
  noun: "average hourly wage",
  things: "industries",
  amount: "\\${0}",
  decimals: 2,
  series: [
    { name: "Construction", said: "in construction", level: [20, 26], growth: [1, 5] },
    { name: "Food service", said: "in food service", level: [9, 13], growth: [3, 8] },
    { name: "Manufacturing", said: "in manufacturing", level: [18, 25], growth: [-1, 3] },
  ],
  swing: 0.05,
};

const lumber: IndexStory = {
  name: "lumber prices",
  intro:
    "The graph shows index numbers for the average price per thousand board feet of three kinds of wood sold by a certain sawmill (# = 100).",
  levels: "In #, the average price per thousand board feet was @.",
  source: "Sawmill records",
  years: years(2011, 2019),
  measure: "Price index",
  part: "the average price per thousand board feet #",
  noun: "average price per thousand board feet",
  things: "woods",
  amount: "\\${0}",
  decimals: 0,
  series: [
    { name: "Cherry", said: "of cherry", level: [1200, 1700], growth: [-3, 4] },
    { name: "Oak", said: "of oak", level: [850, 1200], growth: [0, 7] },
    { name: "Walnut", said: "of walnut", level: [2400, 3300], growth: [-3, 6] },
  ],
  swing: 0.13,
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const INDEX_STORIES: readonly IndexStory[] = [
  fruits,
  rents,
  revenue,
  passengers,
  wages,
  lumber,
];
