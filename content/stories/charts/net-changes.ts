import type { Span } from "@theta/items/template";

/** A stock and by how much it changed in each period, up or down. */
export interface NetChangeStory {
  readonly name: string;
  /** "The graph shows the net change in …, by year." */
  readonly intro: string;
  readonly source: string;
  /** "Year" */
  readonly axis: string;
  readonly periods: readonly string[];
  /** With its unit: "Net change (employees)". */
  readonly measure: string;
  /** "the number of employees" */
  readonly stock: string;
  /** Goes behind its numbers, if they need a unit: " thousand acre-feet". */
  readonly unit: string;
  /** "The number of employees was # at the beginning of @.": what it was before the first bar. */
  readonly before: string;
  readonly start: Span;
  /** Per period, before chance comes in. */
  readonly trend: Span;
  /** How far a period may be from its trend. */
  readonly swing: number;
  /** For each period, a usual change as a share of `swing`. */
  readonly season?: readonly number[];
  readonly step: number;
  /** What the stock may be at any time. */
  readonly plausible: Span;
}

const years = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, k) => String(first + k));

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
];

const employees: NetChangeStory = {
  name: "employees",
  intro:
    "The graph shows the net change in the number of employees of a certain company in each year.",
  source: "Company annual reports",
  axis: "Year",
  periods: years(2013, 2022),
  measure: "Net change in number of employees",
  stock: "the number of employees",
  unit: "",
  before: "The company had # employees at the beginning of @.",
  start: [1800, 2600],
  trend: [-20, 50],
  swing: 260,
  step: 10,
  plausible: [1000, 4200],
};

const stores: NetChangeStory = {
  name: "stores",
  intro:
    "The graph shows, for each year, the number of stores that a retail chain opened minus the number that it closed.",
  source: "Company annual reports",
  axis: "Year",
  periods: years(2014, 2022),
  measure: "Net change in number of stores",
  stock: "the number of stores",
  unit: "",
  before: "The chain had # stores at the beginning of @.",
  start: [240, 380],
  trend: [-4, 8],
  swing: 34,
  step: 1,
  plausible: [140, 560],
};

const residents: NetChangeStory = {
  name: "residents",
  intro: "The graph shows the net change in the population of a certain town in each year.",
  source: "County records office",
  axis: "Year",
  periods: years(2012, 2021),
  measure: "Net change in population",
  stock: "the population",
  unit: "",
  before: "The population of the town was # at the beginning of @.",
  start: [16200, 23600],
  trend: [-40, 70],
  swing: 340,
  step: 10,
  plausible: [14400, 27000],
};

const reservoir: NetChangeStory = {
  name: "reservoir",
  intro: "The graph shows the net change in the volume of water in a reservoir during each month.",
  source: "Regional water authority",
  axis: "Month",
  periods: MONTHS,
  measure: "Net change in volume (thousands of acre-feet)",
  stock: "the volume of water",
  unit: " thousand acre-feet",
  before: "The reservoir held # thousand acre-feet of water at the beginning of @.",
  start: [180, 260],
  trend: [-3, 4],
  swing: 34,
  // Rain and snow fill it until May, and farms and cities draw it down in summer.
  season: [0.5, 0.6, 0.9, 0.8, 0.4, -0.5, -0.9, -0.9, -0.6, -0.2],
  step: 1,
  plausible: [70, 420],
};

const members: NetChangeStory = {
  name: "members",
  intro:
    "The graph shows, for each quarter, the number of new members of a fitness center minus the number of members who left.",
  source: "Membership records",
  axis: "Quarter",
  periods: ["2021", "2022"].flatMap((year) => [1, 2, 3, 4].map((n) => `Q${n} ${year}`)),
  measure: "Net change in number of members",
  stock: "the number of members",
  unit: "",
  before: "The fitness center had # members at the beginning of @.",
  start: [900, 1300],
  trend: [-8, 20],
  swing: 120,
  step: 5,
  plausible: [600, 2000],
};

const inventory: NetChangeStory = {
  name: "inventory",
  intro:
    "The graph shows the net change in a warehouse’s inventory of a certain product in each month.",
  source: "Warehouse records",
  axis: "Month",
  periods: MONTHS,
  measure: "Net change in inventory (units)",
  stock: "the number of units in the warehouse",
  unit: "",
  before: "There were # units of the product in the warehouse at the beginning of @.",
  start: [3200, 4600],
  trend: [-30, 40],
  swing: 480,
  step: 20,
  plausible: [1400, 7200],
};

export const NET_CHANGE_STORIES: readonly NetChangeStory[] = [
  employees,
  stores,
  residents,
  reservoir,
  members,
  inventory,
];
