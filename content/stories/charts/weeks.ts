import type { GridStory } from "./grids.ts";

/** A week's hours, whose weekdays aren't like its weekends. */
export interface WeekStory extends GridStory {
  /** How busy each hour is on Saturday and Sunday, from 0 to 1. */
  readonly weekendWeights: readonly number[];
}

/** Enough of a week to compare its weekend with other days. */
const DAYS = ["Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

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
    "The shaded grid shows the number of members who entered a fitness center during each of six hours of the day, for each day from Wednesday through Sunday of one week.",
  source: "Fitness center records",
  of: "Members entering",
  total: "the total number of members who entered the fitness center",
  reached: "at least # members entered the fitness center",
  columns: ["10 a.m.", "11 a.m.", "noon", "1 p.m.", "2 p.m.", "3 p.m."],
  end: "4 p.m.",
  rowWeights: [0.9, 0.9, 0.8, 1, 0.9],
  columnWeights: [0.3, 0.45, 1, 0.8, 0.3, 0.25],
  weekendWeights: [0.8, 1, 0.75, 0.55, 0.5, 0.55],
  bounds: [0, 20, 40, 60, 80, 100],
};

const museum: WeekStory = {
  ...common,
  name: "museum",
  intro:
    "The shaded grid shows the number of visitors who entered a museum during each of six hours of the day, for each day from Wednesday through Sunday of one week.",
  source: "Museum records",
  of: "Visitors entering",
  total: "the total number of visitors who entered the museum",
  reached: "at least # visitors entered the museum",
  columns: ["10 a.m.", "11 a.m.", "noon", "1 p.m.", "2 p.m.", "3 p.m."],
  end: "4 p.m.",
  rowWeights: [0.8, 0.75, 0.85, 1, 0.95],
  columnWeights: [0.85, 0.95, 0.6, 0.45, 0.5, 0.4],
  weekendWeights: [0.4, 0.65, 0.8, 0.95, 1, 0.85],
  bounds: [0, 40, 80, 120, 160, 200],
};

const coffee: WeekStory = {
  ...common,
  name: "coffee shop",
  intro:
    "The shaded grid shows the number of orders that a coffee shop received during each of six hours of the day, for each day from Wednesday through Sunday of one week.",
  source: "Sales records",
  of: "Orders",
  total: "the total number of orders received",
  reached: "at least # orders were received",
  columns: ["7 a.m.", "8 a.m.", "9 a.m.", "10 a.m.", "11 a.m.", "noon"],
  end: "1 p.m.",
  rowWeights: [0.9, 0.95, 1, 1, 0.9],
  columnWeights: [0.95, 1, 0.65, 0.4, 0.3, 0.45],
  weekendWeights: [0.25, 0.5, 0.85, 1, 0.9, 0.6],
  bounds: [0, 15, 30, 45, 60, 75],
};

const bicycles: WeekStory = {
  ...common,
  name: "bicycle trips",
  intro:
    "The shaded grid shows the number of trips started at one station of a bicycle-sharing program during each of six hours of the day, for each day from Wednesday through Sunday of one week.",
  source: "Program records",
  of: "Trips started",
  total: "the total number of trips started",
  reached: "at least # trips were started",
  columns: ["8 a.m.", "9 a.m.", "10 a.m.", "11 a.m.", "noon", "1 p.m."],
  end: "2 p.m.",
  rowWeights: [0.95, 0.9, 0.85, 1, 0.9],
  columnWeights: [1, 0.8, 0.4, 0.35, 0.5, 0.45],
  weekendWeights: [0.15, 0.25, 0.5, 0.75, 0.95, 1],
  bounds: [0, 10, 20, 30, 40, 50],
};

const garage: WeekStory = {
  ...common,
  name: "parking garage",
  intro:
    "The shaded grid shows the number of cars that entered a downtown parking garage during each of six hours of the day, for each day from Wednesday through Sunday of one week.",
  source: "Garage records",
  of: "Cars entering",
  total: "the total number of cars that entered the garage",
  reached: "at least # cars entered the garage",
  columns: ["7 a.m.", "8 a.m.", "9 a.m.", "10 a.m.", "11 a.m.", "noon"],
  end: "1 p.m.",
  rowWeights: [0.95, 1, 0.85, 1, 0.85],
  columnWeights: [0.75, 1, 0.8, 0.45, 0.35, 0.4],
  weekendWeights: [0.1, 0.2, 0.35, 0.6, 0.85, 0.95],
  bounds: [0, 25, 50, 75, 100, 125],
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const WEEKS: readonly WeekStory[] = [fitness, museum, coffee, bicycles, garage];
