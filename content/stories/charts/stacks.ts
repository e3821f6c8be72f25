import { range, type TimeStory } from "@theta/items/template";

/** Amounts over the years that can be stacked, because they are parts of one total. */

export interface StackStory extends TimeStory {
  /** "revenue from the # division", with a part's name in lower case. */
  readonly part: string;
  /** "total revenue" */
  readonly total: string;
  /** A number with its unit: {0} for the number, {000} for one in thousands, written out. */
  readonly amount: string;
}

const years = (first: number, last: number): string[] => range(first, last).map(String);

const divisionRevenue: StackStory = {
  name: "revenue by division",
  intro: "The graph shows the annual revenue of a certain company from each of its divisions.",
  source: "Company annual reports",
  axis: "Year",
  periods: years(2015, 2022),
  measure: "Revenue ($ millions)",
  noun: "revenue",
  things: "divisions",
  series: [
    { name: "Equipment", start: [90, 130], growth: [-4, 4] },
    { name: "Software", start: [30, 50], growth: [9, 16] },
    { name: "Services", start: [50, 80], growth: [3, 9] },
    { name: "Supplies", start: [25, 40], growth: [-6, 2] },
  ],
  plausible: [12, 190],
  swing: 0.07,
  step: 1,
  part: "revenue from the # division",
  total: "total revenue",
  amount: "\\${0} million",
};

const recycling: StackStory = {
  name: "recycling",
  intro:
    "The graph shows the amount of material collected annually by a certain county's recycling program, by type of material.",
  source: "County sanitation department",
  axis: "Year",
  periods: years(2014, 2022),
  measure: "Material collected (thousands of tons)",
  noun: "amount of material",
  things: "types of material",
  series: [
    { name: "Paper", start: [64, 90], growth: [-6, -1] },
    { name: "Plastic", start: [22, 36], growth: [4, 10] },
    { name: "Glass", start: [26, 40], growth: [-3, 4] },
    { name: "Metal", start: [14, 22], growth: [-2, 6] },
  ],
  plausible: [9, 110],
  swing: 0.06,
  step: 1,
  part: "the amount of # collected",
  total: "the total amount of material collected",
  amount: "{000} tons",
};

const freight: StackStory = {
  name: "freight",
  intro:
    "The graph shows the amount of cargo handled annually at a certain port, by type of cargo.",
  source: "Port authority",
  axis: "Year",
  periods: years(2013, 2021),
  measure: "Cargo handled (millions of tons)",
  noun: "amount of cargo",
  things: "types of cargo",
  series: [
    { name: "Container", start: [14, 20], growth: [4, 10] },
    { name: "Dry bulk", start: [18, 26], growth: [-4, 3] },
    { name: "Liquid bulk", start: [12, 18], growth: [-5, 5] },
    { name: "General", start: [4, 7], growth: [3, 10] },
  ],
  plausible: [1.5, 46],
  swing: 0.08,
  step: 0.5,
  part: "the amount of # cargo handled",
  total: "the total amount of cargo handled",
  amount: "{0} million tons",
};

const degrees: StackStory = {
  name: "degrees",
  intro:
    "The graph shows the number of degrees that a certain university awarded each year, by level.",
  source: "University registrar",
  axis: "Year",
  periods: years(2014, 2022),
  measure: "Degrees awarded",
  noun: "number of degrees",
  things: "levels",
  series: [
    { name: "Associate", start: [300, 480], growth: [-6, 4] },
    { name: "Bachelor's", start: [1500, 1900], growth: [-1, 5] },
    { name: "Master's", start: [500, 760], growth: [4, 11] },
    { name: "Doctoral", start: [110, 180], growth: [0, 6] },
  ],
  plausible: [80, 2800],
  swing: 0.06,
  step: 10,
  part: "the number of # degrees awarded",
  total: "the total number of degrees awarded",
  amount: "{0}",
};

const donations: StackStory = {
  name: "donations",
  intro: "The graph shows the amount of money that a certain charity received annually, by source.",
  source: "Annual reports of the charity",
  axis: "Year",
  periods: years(2012, 2019),
  measure: "Amount received ($ thousands)",
  noun: "amount received",
  things: "sources",
  series: [
    { name: "Individuals", start: [320, 460], growth: [3, 10] },
    { name: "Foundations", start: [180, 280], growth: [-4, 8] },
    { name: "Corporations", start: [110, 180], growth: [-8, 4] },
    { name: "Events", start: [60, 110], growth: [-5, 9] },
  ],
  plausible: [30, 900],
  swing: 0.1,
  step: 5,
  part: "the amount received from #",
  total: "the total amount received",
  amount: "\\${000}",
};

const ridership: StackStory = {
  name: "transit trips",
  intro:
    "The graph shows the number of trips taken annually on a certain city's transit system, by mode of transit.",
  source: "City transit agency",
  axis: "Year",
  periods: years(2011, 2019),
  measure: "Trips (millions)",
  noun: "number of trips",
  things: "modes of transit",
  series: [
    { name: "Bus", start: [46, 60], growth: [-5, 1] },
    { name: "Light rail", start: [16, 26], growth: [4, 10] },
    { name: "Subway", start: [32, 46], growth: [-1, 4] },
    { name: "Ferry", start: [4, 8], growth: [-2, 6] },
  ],
  plausible: [2, 70],
  swing: 0.05,
  step: 0.5,
  part: "the number of trips by #",
  total: "the total number of trips",
  amount: "{0} million",
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const STACK_STORIES: readonly StackStory[] = [
  divisionRevenue,
  recycling,
  freight,
  degrees,
  donations,
  ridership,
];
