import type { Span } from "@theta/items/template";

/** What was done month by month toward a target for the year. */
export interface TargetStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  /** With its unit: "Cumulative amount raised ($ thousands)". */
  readonly measure: string;
  /** "the amount raised": what a month adds. */
  readonly flow: string;
  /** A number with its unit: {0} for the number, {000} for one in thousands, written out. */
  readonly amount: string;
  /** In a usual month. */
  readonly monthly: Span;
  /** Twelve factors, for January through December. */
  readonly season: readonly number[];
  /** How far a month may be from its usual amount, as a share of it. */
  readonly swing: number;
  readonly step: number;
  /** What the target for the year is a multiple of. */
  readonly round: number;
}

const EVEN = Array.from({ length: 12 }, () => 1);
const WARM = [0.2, 0.25, 0.6, 1.1, 1.5, 1.7, 1.7, 1.6, 1.4, 1.1, 0.6, 0.25];
const GIVING = [0.6, 0.6, 0.8, 0.9, 1.1, 0.9, 0.7, 0.7, 1, 1.1, 1.4, 2.2];
const SHOPPING = [0.7, 0.7, 0.9, 0.9, 1, 1, 0.9, 1, 1, 1, 1.3, 1.6];
const SWIMMING = [0.4, 0.4, 0.6, 1, 1.9, 2.3, 1.6, 0.8, 0.5, 0.4, 0.5, 0.6];

const fundraising: TargetStory = {
  name: "fundraising",
  intro:
    "The graph shows the cumulative amount that a certain charity had raised by the end of each month last year and the charity's target for the end of each month.",
  source: "Charity records",
  measure: "Cumulative amount ($ thousands)",
  flow: "the amount raised",
  amount: "\\${000}",
  monthly: [18, 40],
  season: GIVING,
  swing: 0.3,
  step: 1,
  round: 60,
};

const resurfacing: TargetStory = {
  name: "road resurfacing",
  intro:
    "The graph shows the cumulative length of roads that a certain county had resurfaced by the end of each month last year and the county's target for the end of each month.",
  source: "County highway department",
  measure: "Cumulative length (miles)",
  flow: "the length of roads resurfaced",
  amount: "{0} miles",
  monthly: [5, 11],
  season: WARM,
  swing: 0.3,
  step: 1,
  round: 12,
};

const unitSales: TargetStory = {
  name: "unit sales",
  intro:
    "The graph shows the cumulative number of units that a certain sales team had sold by the end of each month last year and the team's target for the end of each month.",
  source: "Company sales records",
  measure: "Cumulative number of units",
  flow: "the number of units sold",
  amount: "{0}",
  monthly: [60, 140],
  season: SHOPPING,
  swing: 0.4,
  step: 1,
  round: 120,
};

const memberships: TargetStory = {
  name: "memberships",
  intro:
    "The graph shows the cumulative number of memberships that a certain community pool had sold by the end of each month last year and the pool's target for the end of each month.",
  source: "Pool records",
  measure: "Cumulative number of memberships",
  flow: "the number of memberships sold",
  amount: "{0}",
  monthly: [30, 75],
  season: SWIMMING,
  swing: 0.3,
  step: 1,
  round: 60,
};

const screenings: TargetStory = {
  name: "screenings",
  intro:
    "The graph shows the cumulative number of health screenings that a certain clinic had performed by the end of each month last year and the clinic's target for the end of each month.",
  source: "Clinic records",
  measure: "Cumulative number of screenings",
  flow: "the number of screenings performed",
  amount: "{0}",
  monthly: [90, 220],
  season: EVEN,
  swing: 0.45,
  step: 2,
  round: 120,
};

const plantings: TargetStory = {
  name: "trees planted",
  intro:
    "The graph shows the cumulative number of trees that a certain city's parks department had planted by the end of each month last year and the department's target for the end of each month.",
  source: "City parks department",
  measure: "Cumulative number of trees",
  flow: "the number of trees planted",
  amount: "{0}",
  monthly: [110, 240],
  season: [0.2, 0.4, 1.4, 2.2, 1.8, 0.8, 0.4, 0.4, 1.2, 1.9, 1.3, 0.3],
  swing: 0.3,
  step: 2,
  round: 240,
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const TARGET_STORIES: readonly TargetStory[] = [
  fundraising,
  resurfacing,
  unitSales,
  memberships,
  screenings,
  plantings,
];
