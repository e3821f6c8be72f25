import { range, type TimeStory } from "@theta/items/template";

/** A story whose sentences have a phrase for each of its lines. */
export interface SaidTimes extends TimeStory {
  /** By name: "revenue from streaming". */
  readonly said: Readonly<Record<string, string>>;
}

/** Months, quarters, and years. */

const MONTHS = "Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec".split(", ");
const QUARTERS = ["2017", "2018", "2019"].flatMap((year) =>
  ["Q1", "Q2", "Q3", "Q4"].map((quarter) => `${quarter} ${year}`),
);
const years = (first: number, last: number): string[] => range(first, last).map(String);

const HEATING = [1.5, 1.4, 1.15, 0.85, 0.65, 0.6, 0.7, 0.72, 0.65, 0.8, 1.1, 1.4];
const COOLING = [0.7, 0.7, 0.75, 0.85, 1.05, 1.35, 1.55, 1.5, 1.2, 0.9, 0.75, 0.7];
const HOLIDAYS = [0.9, 0.95, 0.95, 1.2];
const TRAVEL = [0.82, 1.02, 1.22, 0.94];

export const electricityUse: SaidTimes = {
  name: "electricity use",
  intro:
    "The graph shows the amount of electricity used in each month of 2022 by buildings on a company's campus.",
  source: "Meter readings",
  axis: "Month",
  periods: MONTHS,
  measure: "Electricity used (thousands of kilowatt-hours)",
  noun: "amount of electricity used",
  things: "buildings",
  series: [
    { name: "Offices", start: [90, 120], growth: [0, 0], season: COOLING },
    { name: "Laboratory", start: [110, 150], growth: [-0.5, 0.5] },
    { name: "Warehouse", start: [50, 75], growth: [0, 0], season: HEATING },
    { name: "Data center", start: [120, 160], growth: [1, 2.5] },
  ],
  said: {
    Offices: "the amount of electricity used by the offices",
    Laboratory: "the amount of electricity used by the laboratory",
    Warehouse: "the amount of electricity used by the warehouse",
    "Data center": "the amount of electricity used by the data center",
  },
  plausible: [20, 260],
  swing: 0.06,
  step: 5,
};

export const streamingRevenue: SaidTimes = {
  name: "media revenue",
  intro:
    "The graph shows the annual revenue of a media company from each of three lines of business.",
  source: "Company annual reports",
  axis: "Year",
  periods: years(2010, 2019),
  measure: "Revenue ($ millions)",
  noun: "revenue",
  things: "lines of business",
  series: [
    { name: "Print", start: [240, 300], growth: [-9, -5] },
    { name: "Broadcasting", start: [180, 230], growth: [-2, 2] },
    { name: "Streaming", start: [30, 50], growth: [22, 30] },
    { name: "Events", start: [40, 70], growth: [3, 8] },
  ],
  said: {
    Print: "revenue from print",
    Broadcasting: "revenue from broadcasting",
    Streaming: "revenue from streaming",
    Events: "revenue from events",
  },
  plausible: [15, 600],
  swing: 0.05,
  step: 5,
};

export const retailQuarters: SaidTimes = {
  name: "quarterly sales",
  intro: "The graph shows the quarterly sales of a retailer through each of three sales channels.",
  source: "Company quarterly reports",
  axis: "Quarter",
  periods: QUARTERS,
  measure: "Sales ($ millions)",
  noun: "sales",
  things: "channels",
  series: [
    { name: "Stores", start: [150, 190], growth: [-2, 0.5], season: HOLIDAYS },
    { name: "Online", start: [60, 90], growth: [3, 6], season: HOLIDAYS },
    { name: "Catalog", start: [40, 55], growth: [-6, -3], season: HOLIDAYS },
    { name: "Wholesale", start: [80, 110], growth: [-1, 1.5] },
  ],
  said: {
    Stores: "store sales",
    Online: "online sales",
    Catalog: "catalog sales",
    Wholesale: "wholesale sales",
  },
  plausible: [15, 280],
  swing: 0.04,
  step: 2,
};

export const airportPassengers: SaidTimes = {
  name: "airport passengers",
  intro:
    "The graph shows the number of passengers at each of three airports in each quarter of the period shown.",
  source: "Regional airport authority",
  axis: "Quarter",
  periods: QUARTERS,
  measure: "Passengers (thousands)",
  noun: "number of passengers",
  things: "airports",
  series: [
    { name: "Central Airport", start: [620, 780], growth: [0.5, 2], season: TRAVEL },
    { name: "Harbor Airport", start: [380, 520], growth: [2, 4], season: TRAVEL },
    { name: "Lakeside Airport", start: [300, 420], growth: [-2, 0], season: TRAVEL },
    { name: "Valley Airport", start: [180, 260], growth: [1, 3], season: TRAVEL },
  ],
  said: {
    "Central Airport": "the number of passengers at Central Airport",
    "Harbor Airport": "the number of passengers at Harbor Airport",
    "Lakeside Airport": "the number of passengers at Lakeside Airport",
    "Valley Airport": "the number of passengers at Valley Airport",
  },
  plausible: [100, 1400],
  swing: 0.04,
  step: 10,
};

export const housing: SaidTimes = {
  name: "housing permits",
  intro:
    "The graph shows the number of permits for new housing units issued each year in a certain county, by type of unit.",
  source: "County planning office",
  axis: "Year",
  periods: years(2012, 2022),
  measure: "Permits issued",
  noun: "number of permits issued",
  things: "types of units",
  series: [
    { name: "Single-family", start: [520, 640], growth: [-3, 2] },
    { name: "Apartments", start: [260, 380], growth: [3, 8] },
    { name: "Townhouses", start: [140, 200], growth: [1, 6] },
  ],
  said: {
    "Single-family": "the number of permits issued for single-family units",
    Apartments: "the number of permits issued for apartments",
    Townhouses: "the number of permits issued for townhouses",
  },
  plausible: [80, 1100],
  swing: 0.12,
  step: 10,
};

export const energySources: SaidTimes = {
  name: "energy sources",
  intro:
    "The graph shows the amount of electricity generated from each of three sources in a certain region each year.",
  source: "Regional energy agency",
  axis: "Year",
  periods: years(2010, 2021),
  measure: "Electricity generated (terawatt-hours)",
  noun: "amount of electricity generated",
  things: "sources",
  series: [
    { name: "Coal", start: [56, 68], growth: [-7, -4] },
    { name: "Natural gas", start: [34, 44], growth: [1, 4] },
    { name: "Wind", start: [5, 9], growth: [12, 17] },
    { name: "Nuclear", start: [26, 32], growth: [-1, 0.5] },
  ],
  said: {
    Coal: "the amount of electricity generated from coal",
    "Natural gas": "the amount of electricity generated from natural gas",
    Wind: "the amount of electricity generated from wind",
    Nuclear: "the amount of electricity generated from nuclear power",
  },
  plausible: [3, 90],
  swing: 0.06,
  step: 1,
};
