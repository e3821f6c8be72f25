import type { GridStory } from "./grids.ts";

/** A week's hours, whose weekdays aren't like its weekends. */
export interface WeekStory extends GridStory {
  /** How busy each hour is on Saturday and Sunday, from 0 to 1. */
  readonly weekendWeights: readonly number[];
}

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const common = {
  amount: "#",
  inRow: "on #",
  inColumn: "during the hour beginning at #",
  rowLabel: "Day",
  rows: DAYS,
  row: "day",
  column: "hour",
  columnLabel: "Hour beginning",
} as const;

const fitness: WeekStory = {
  ...common,
  name: "fitness center",
  intro:
    "The shaded grid shows the number of members who entered a fitness center during each of ten hours of the day, for each day of one week.",
  source: "Fitness center records",
  of: "Members entering",
  total: "the total number of members who entered the fitness center",
  reached: "at least # members entered the fitness center",
  columns: [
    "9 a.m.",
    "10 a.m.",
    "11 a.m.",
    "noon",
    "1 p.m.",
    "2 p.m.",
    "3 p.m.",
    "4 p.m.",
    "5 p.m.",
    "6 p.m.",
  ],
  end: "7 p.m.",
  rowWeights: [1, 0.95, 0.9, 0.9, 0.8, 1, 0.9],
  columnWeights: [0.3, 0.25, 0.35, 0.65, 0.45, 0.25, 0.3, 0.55, 0.9, 1],
  weekendWeights: [0.6, 0.9, 0.95, 0.7, 0.55, 0.5, 0.5, 0.4, 0.3, 0.25],
  bounds: [0, 20, 40, 60, 80, 100],
};

const museum: WeekStory = {
  ...common,
  name: "museum",
  intro:
    "The shaded grid shows the number of visitors who entered a museum during each of eight hours of the day, for each day of one week.",
  source: "Museum records",
  of: "Visitors entering",
  total: "the total number of visitors who entered the museum",
  reached: "at least # visitors entered the museum",
  columns: ["10 a.m.", "11 a.m.", "noon", "1 p.m.", "2 p.m.", "3 p.m.", "4 p.m.", "5 p.m."],
  end: "6 p.m.",
  rowWeights: [0.7, 0.75, 0.8, 0.75, 0.85, 1, 0.95],
  columnWeights: [0.75, 0.85, 0.5, 0.45, 0.5, 0.45, 0.35, 0.25],
  weekendWeights: [0.4, 0.65, 0.8, 0.95, 1, 0.85, 0.6, 0.3],
  bounds: [0, 40, 80, 120, 160, 200],
};

const coffee: WeekStory = {
  ...common,
  name: "coffee shop",
  intro:
    "The shaded grid shows the number of orders that a coffee shop received during each of eight hours of the day, for each day of one week.",
  source: "Sales records",
  of: "Orders",
  total: "the total number of orders received",
  reached: "at least # orders were received",
  columns: ["6 a.m.", "7 a.m.", "8 a.m.", "9 a.m.", "10 a.m.", "11 a.m.", "noon", "1 p.m."],
  end: "2 p.m.",
  rowWeights: [0.95, 0.9, 0.9, 0.95, 1, 1, 0.9],
  columnWeights: [0.5, 0.95, 1, 0.65, 0.4, 0.3, 0.45, 0.3],
  weekendWeights: [0.1, 0.25, 0.5, 0.85, 1, 0.9, 0.6, 0.4],
  bounds: [0, 15, 30, 45, 60, 75],
};

const bicycles: WeekStory = {
  ...common,
  name: "bicycle trips",
  intro:
    "The shaded grid shows the number of trips begun at one station of a bicycle-sharing program during each of ten hours of the day, for each day of one week.",
  source: "Program records",
  of: "Trips begun",
  total: "the total number of trips begun",
  reached: "at least # trips were begun",
  columns: [
    "9 a.m.",
    "10 a.m.",
    "11 a.m.",
    "noon",
    "1 p.m.",
    "2 p.m.",
    "3 p.m.",
    "4 p.m.",
    "5 p.m.",
    "6 p.m.",
  ],
  end: "7 p.m.",
  rowWeights: [0.9, 0.95, 0.95, 0.9, 0.85, 1, 0.9],
  columnWeights: [0.75, 0.4, 0.35, 0.5, 0.45, 0.3, 0.4, 0.65, 1, 0.8],
  weekendWeights: [0.25, 0.45, 0.7, 0.9, 1, 0.95, 0.9, 0.7, 0.45, 0.35],
  bounds: [0, 10, 20, 30, 40, 50],
};

const garage: WeekStory = {
  ...common,
  name: "parking garage",
  intro:
    "The shaded grid shows the number of cars that entered a downtown parking garage during each of eight hours of the day, for each day of one week.",
  source: "Garage records",
  of: "Cars entering",
  total: "the total number of cars that entered the garage",
  reached: "at least # cars entered the garage",
  columns: ["7 a.m.", "8 a.m.", "9 a.m.", "10 a.m.", "11 a.m.", "noon", "1 p.m.", "2 p.m."],
  end: "3 p.m.",
  rowWeights: [1, 0.95, 0.95, 1, 0.85, 1, 0.85],
  columnWeights: [0.7, 1, 0.8, 0.45, 0.35, 0.4, 0.35, 0.3],
  weekendWeights: [0.1, 0.2, 0.35, 0.6, 0.85, 0.95, 0.85, 0.7],
  bounds: [0, 25, 50, 75, 100, 125],
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const WEEKS: readonly WeekStory[] = [fitness, museum, coffee, bicycles, garage];
