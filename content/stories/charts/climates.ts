import type { Span } from "@theta/items/template";

/** A monthly figure for two places, which rises to one peak and falls again. */
export interface SeasonStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly measure: string;
  /** "the average temperature" */
  readonly noun: string;
  /** "rainfall in the wettest month exceeded rainfall in the driest month": the range of a place. */
  readonly range: string;
  /** "in #" */
  readonly at: string;
  /** "{0} degrees" */
  readonly amount: string;
  readonly places: readonly {
    readonly name: string;
    readonly least: Span;
    readonly most: Span;
    /** The month of the peak, from 0. */
    readonly peak: Span;
  }[];
  /** How far a month may be from its course, as a share of the range. */
  readonly swing: number;
}

export const SEASON_STORIES: readonly SeasonStory[] = [
  {
    name: "temperatures",
    intro: "The graph shows the average temperature in each month of one year in two cities.",
    source: "National weather service",
    measure: "Average temperature (°F)",
    noun: "the average temperature",
    range: "the average temperature in the warmest month exceeded that in the coldest month",
    at: "in #",
    amount: "{0} degrees",
    places: [
      { name: "City X", least: [18, 30], most: [72, 80], peak: [6, 7] },
      { name: "City Y", least: [44, 54], most: [70, 84], peak: [6, 7.5] },
    ],
    swing: 0.04,
  },
  {
    name: "rainfall",
    intro:
      "The graph shows the rainfall recorded in each month of one year at two weather stations.",
    source: "State climate office",
    measure: "Rainfall (millimeters)",
    noun: "rainfall",
    range: "rainfall in the wettest month exceeded rainfall in the driest month",
    at: "at #",
    amount: "{0} millimeters",
    places: [
      { name: "Station A", least: [15, 35], most: [110, 150], peak: [5, 7] },
      { name: "Station B", least: [40, 60], most: [90, 125], peak: [3, 5] },
    ],
    swing: 0.09,
  },
  {
    name: "hotel nights",
    intro:
      "The graph shows average occupancy, in rooms per night, at two hotels in each month of one year.",
    source: "Hotel records",
    measure: "Average occupancy (rooms)",
    noun: "average occupancy",
    range: "average occupancy in the busiest month exceeded that in the least busy month",
    at: "at #",
    amount: "{0} rooms",
    places: [
      { name: "the Beach Hotel", least: [40, 65], most: [170, 210], peak: [6, 7] },
      { name: "the City Hotel", least: [95, 120], most: [145, 180], peak: [4.5, 8] },
    ],
    swing: 0.07,
  },
  {
    name: "ice cream shops",
    intro: "The graph shows the revenue of two ice cream shops in each month of one year.",
    source: "Company records",
    measure: "Revenue ($ thousands)",
    noun: "revenue",
    range: "revenue in the best month exceeded revenue in the worst month",
    at: "at #",
    amount: "\\${000}",
    places: [
      { name: "Shop 1", least: [20, 35], most: [110, 150], peak: [6, 6.5] },
      { name: "Shop 2", least: [45, 60], most: [85, 105], peak: [6, 6.5] },
    ],
    swing: 0.07,
  },
  {
    name: "park visitors",
    intro: "The graph shows the number of visitors to two state parks in each month of one year.",
    source: "State park service",
    measure: "Visitors (thousands)",
    noun: "the number of visitors",
    range: "the number of visitors in the busiest month exceeded that in the least busy month",
    at: "to #",
    amount: "{000}",
    places: [
      { name: "Lake Park", least: [6, 12], most: [75, 95], peak: [6, 7] },
      { name: "Canyon Park", least: [24, 34], most: [52, 70], peak: [4, 8.5] },
    ],
    swing: 0.07,
  },
];
