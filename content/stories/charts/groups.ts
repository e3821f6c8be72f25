import type { Span } from "@theta/items/template";

/** The same measure for several categories in two or three years. */
export interface GroupsStory {
  readonly name: string;
  /** # stands for the years: "The graph shows … in #." */
  readonly intro: string;
  readonly source: string;
  /** "Region" */
  readonly axis: string;
  /** "regions" */
  readonly things: string;
  /** With its unit: "Units sold (thousands)". */
  readonly measure: string;
  /** "the number of units sold" */
  readonly noun: string;
  /** "in the # region": how a sentence names one category. */
  readonly at: string;
  /** Whether its categories are plain words, which a sentence writes in lower case. */
  readonly isPlain?: true;
  readonly years: readonly string[];
  readonly groups: readonly {
    readonly name: string;
    readonly start: Span;
    /** Percent from the first year to the last. */
    readonly growth: Span;
  }[];
  readonly plausible: Span;
  readonly step: number;
}

const unitsByRegion: GroupsStory = {
  name: "units sold",
  intro:
    "The graph shows the number of units of a certain appliance that a manufacturer sold in each of its sales regions in #.",
  source: "Manufacturer's sales records",
  axis: "Region",
  things: "regions",
  measure: "Units sold (thousands)",
  noun: "the number of units sold",
  at: "in the # region",
  years: ["2014", "2018", "2022"],
  groups: [
    { name: "Northeast", start: [60, 95], growth: [-10, 30] },
    { name: "Southeast", start: [35, 60], growth: [35, 90] },
    { name: "Midwest", start: [50, 85], growth: [-25, 15] },
    { name: "Southwest", start: [20, 40], growth: [50, 120] },
    { name: "West", start: [45, 75], growth: [20, 60] },
  ],
  plausible: [12, 130],
  step: 1,
};

const enrollment: GroupsStory = {
  name: "enrollment",
  intro:
    "The graph shows the number of students enrolled in each school of a certain university in #.",
  source: "University registrar",
  axis: "School",
  things: "schools",
  measure: "Students enrolled",
  noun: "the number of students enrolled",
  at: "in the School of #",
  years: ["2002", "2012", "2022"],
  groups: [
    { name: "Arts", start: [1500, 2100], growth: [-30, 5] },
    { name: "Business", start: [1100, 1600], growth: [20, 60] },
    { name: "Education", start: [800, 1200], growth: [-35, 10] },
    { name: "Engineering", start: [700, 1100], growth: [45, 110] },
    { name: "Nursing", start: [350, 600], growth: [30, 95] },
  ],
  plausible: [300, 2900],
  step: 20,
};

const departmentSpending: GroupsStory = {
  name: "department spending",
  intro: "The graph shows the amounts that five departments of a certain city spent in #.",
  source: "City budget office",
  axis: "Department",
  things: "departments",
  measure: "Annual spending ($ millions)",
  noun: "annual spending",
  at: "by the # department",
  isPlain: true,
  years: ["2010", "2016", "2022"],
  groups: [
    { name: "Health", start: [36, 52], growth: [35, 80] },
    { name: "Libraries", start: [9, 14], growth: [10, 50] },
    { name: "Parks", start: [12, 20], growth: [-20, 30] },
    { name: "Roads", start: [40, 60], growth: [5, 40] },
    { name: "Police", start: [44, 62], growth: [20, 60] },
  ],
  plausible: [6, 110],
  step: 1,
};

const subscribers: GroupsStory = {
  name: "subscribers",
  intro:
    "The graph shows the number of subscribers to each of five magazines published by a certain company in #.",
  source: "Company reports",
  axis: "Magazine",
  things: "magazines",
  measure: "Subscribers (thousands)",
  noun: "the number of subscribers",
  at: "to #",
  years: ["2016", "2019", "2022"],
  groups: [
    { name: "Magazine V", start: [180, 260], growth: [-45, -10] },
    { name: "Magazine W", start: [120, 180], growth: [-20, 20] },
    { name: "Magazine X", start: [90, 140], growth: [10, 50] },
    { name: "Magazine Y", start: [60, 95], growth: [40, 100] },
    { name: "Magazine Z", start: [40, 65], growth: [50, 130] },
  ],
  plausible: [25, 330],
  step: 2,
};

const visitors: GroupsStory = {
  name: "park visitors",
  intro: "The graph shows the number of people who visited each of five state parks in #.",
  source: "State park service",
  axis: "Park",
  things: "parks",
  measure: "Visitors (thousands)",
  noun: "the number of visitors",
  at: "to # Park",
  years: ["2008", "2015", "2022"],
  groups: [
    { name: "Bear Creek", start: [190, 280], growth: [5, 40] },
    { name: "Cedar Lake", start: [110, 170], growth: [30, 80] },
    { name: "Eagle Point", start: [70, 110], growth: [60, 130] },
    { name: "Pine Ridge", start: [140, 210], growth: [-20, 20] },
    { name: "Stone Canyon", start: [50, 85], growth: [40, 110] },
  ],
  plausible: [40, 420],
  step: 2,
};

const farmOutput: GroupsStory = {
  name: "crop areas",
  intro: "The graph shows the area planted with each of five crops in a certain state in #.",
  source: "State department of agriculture",
  axis: "Crop",
  things: "crops",
  measure: "Area planted (thousands of acres)",
  noun: "the area planted",
  at: "with #",
  isPlain: true,
  years: ["2002", "2012", "2022"],
  groups: [
    { name: "Barley", start: [180, 260], growth: [-45, -15] },
    { name: "Canola", start: [60, 110], growth: [60, 140] },
    { name: "Corn", start: [240, 340], growth: [20, 60] },
    { name: "Oats", start: [90, 140], growth: [-35, 20] },
    { name: "Soybeans", start: [150, 220], growth: [35, 100] },
  ],
  plausible: [50, 560],
  step: 2,
};

export const GROUPS_STORIES: readonly GroupsStory[] = [
  unitsByRegion,
  enrollment,
  departmentSpending,
  subscribers,
  visitors,
  farmOutput,
];
