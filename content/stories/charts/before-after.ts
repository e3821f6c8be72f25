import type { Span } from "@theta/items/template";

/** One figure of several things at two times, for points beside a diagonal. */
export interface BeforeAfterStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  /** With its unit: "Annual revenue ($ millions)". */
  readonly measure: string;
  /** "annual revenue" */
  readonly noun: string;
  /** After the noun: "at Store #". */
  readonly at: string;
  /** What the points are, as options and sentences name them: "Store". */
  readonly thing: string;
  readonly things: string;
  /** The two times, as sentences say them: "2019", "the second quarter". */
  readonly times: readonly [string, string];
  /** A number with its unit: {0} for the number, {000} for one in thousands, written out. */
  readonly amount: string;
  readonly first: Span;
  /** In percent. */
  readonly change: Span;
  readonly step: number;
}

/** Their order decides what a seed draws, so a new one goes to the end. */
export const BEFORE_AFTER: readonly BeforeAfterStory[] = [
  {
    name: "stores",
    intro:
      "Each point in the graph represents one of # stores of a retail chain. The graph shows the annual revenue of each store in 2012 and in 2022.",
    source: "Company annual reports",
    measure: "Annual revenue ($ millions)",
    noun: "annual revenue",
    at: "at Store #",
    thing: "Store",
    things: "stores",
    times: ["2012", "2022"],
    amount: "\\${0} million",
    first: [8, 44],
    change: [-40, 65],
    step: 0.5,
  },
  {
    name: "waiting times",
    intro:
      "Each point in the graph represents one of # clinics that introduced a new scheduling system in 2020. The graph shows the average waiting time at each clinic in 2019 and in 2021.",
    source: "Health system records",
    measure: "Average waiting time (minutes)",
    noun: "the average waiting time",
    at: "at Clinic #",
    thing: "Clinic",
    things: "clinics",
    times: ["2019", "2021"],
    amount: "{0} minutes",
    first: [12, 46],
    change: [-55, 45],
    step: 0.5,
  },
  {
    name: "enrollment",
    intro:
      "Each point in the graph represents one of # high schools in a certain district. The graph shows the enrollment of each school in 2012 and in 2022.",
    source: "School district",
    measure: "Enrollment (students)",
    noun: "enrollment",
    at: "at School #",
    thing: "School",
    things: "schools",
    times: ["2012", "2022"],
    amount: "{0} students",
    first: [400, 1800],
    change: [-45, 60],
    step: 10,
  },
  {
    name: "energy use",
    intro:
      "Each point in the graph represents one of # office buildings owned by a certain company. The graph shows the amount of electricity used in each building in 2018 and in 2022.",
    source: "Company energy audit",
    measure: "Electricity used (thousands of kilowatt-hours)",
    noun: "electricity use",
    at: "in Building #",
    thing: "Building",
    things: "buildings",
    times: ["2018", "2022"],
    amount: "{000} kilowatt-hours",
    first: [120, 460],
    change: [-50, 45],
    step: 5,
  },
  {
    name: "sales",
    intro:
      "Each point in the graph represents one of # salespeople at a certain company. The graph shows the number of contracts that each salesperson signed in 2022 and in 2023.",
    source: "Company sales records",
    measure: "Contracts signed",
    noun: "the number of contracts signed",
    at: "by Salesperson #",
    thing: "Salesperson",
    things: "salespeople",
    times: ["2022", "2023"],
    amount: "{0}",
    first: [20, 90],
    change: [-50, 70],
    step: 1,
  },
  {
    name: "yields",
    intro:
      "Each point in the graph represents one of # counties of a certain state. The graph shows the average corn yield, in bushels per acre, of each county in 2012 and in 2021.",
    source: "State department of agriculture",
    measure: "Average corn yield (bushels per acre)",
    noun: "the average corn yield",
    at: "in County #",
    thing: "County",
    things: "counties",
    times: ["2012", "2021"],
    amount: "{0} bushels per acre",
    first: [70, 130],
    change: [-30, 65],
    step: 2,
  },
];
