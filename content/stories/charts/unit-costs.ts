import type { Span } from "@theta/items/template";

/** A total and the rate for each unit, year by year: how many units there were follows. */
export interface UnitCostStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly first: number;
  /** In millions of dollars. */
  readonly totalLabel: string;
  /** Name of the bars. */
  readonly totalName: string;
  readonly rateLabel: string;
  readonly rateName: string;
  /** "the number of students enrolled" */
  readonly units: string;
  /** In the first year, in thousands. */
  readonly count: Span;
  /** Percent a year. */
  readonly countGrowth: Span;
  /** In dollars. */
  readonly rate: Span;
  readonly rateGrowth: Span;
  readonly rateStep: number;
}

export const UNIT_COST_STORIES: readonly UnitCostStory[] = [
  {
    name: "tuition",
    intro:
      "The graph shows a university's total tuition revenue and its average tuition revenue per student in each academic year. Each academic year is labeled with the year in which it began.",
    source: "University budget office",
    first: 2015,
    totalLabel: "Tuition revenue ($ millions)",
    totalName: "Tuition revenue",
    rateLabel: "Revenue per student ($)",
    rateName: "Revenue per student",
    units: "the number of students",
    count: [9, 14],
    countGrowth: [-6, 7],
    rate: [7000, 10000],
    rateGrowth: [1, 8],
    rateStep: 100,
  },
  {
    name: "hospital stays",
    intro:
      "The graph shows the total annual cost of inpatient care at a certain hospital and the average cost per stay.",
    source: "Hospital finance office",
    first: 2012,
    totalLabel: "Total cost ($ millions)",
    totalName: "Total cost",
    rateLabel: "Cost per stay ($)",
    rateName: "Cost per stay",
    units: "the number of stays",
    count: [8, 13],
    countGrowth: [-7, 6],
    rate: [9000, 13000],
    rateGrowth: [1, 8],
    rateStep: 100,
  },
  {
    name: "appliances",
    intro:
      "The graph shows a manufacturer's annual revenue from a certain appliance and the average revenue per unit sold.",
    source: "Company annual reports",
    first: 2015,
    totalLabel: "Revenue ($ millions)",
    totalName: "Revenue",
    rateLabel: "Revenue per unit ($)",
    rateName: "Revenue per unit",
    units: "the number of units sold",
    count: [60, 110],
    countGrowth: [-4, 14],
    rate: [420, 640],
    rateGrowth: [-8, 3],
    rateStep: 5,
  },
  {
    name: "school buses",
    intro:
      "The graph shows a school district's total annual spending on transportation and its spending per student transported.",
    source: "School district budget reports",
    first: 2012,
    totalLabel: "Total spending ($ millions)",
    totalName: "Total spending",
    rateLabel: "Spending per student ($)",
    rateName: "Spending per student",
    units: "the number of students transported",
    count: [14, 24],
    countGrowth: [-7, 6],
    rate: [640, 900],
    rateGrowth: [1, 8],
    rateStep: 10,
  },
  {
    name: "air fares",
    intro:
      "The graph shows a regional airline's annual revenue from ticket sales and its average revenue per ticket sold.",
    source: "Company annual reports",
    first: 2012,
    totalLabel: "Ticket revenue ($ millions)",
    totalName: "Ticket revenue",
    rateLabel: "Revenue per ticket ($)",
    rateName: "Revenue per ticket",
    units: "the number of tickets sold",
    count: [700, 1100],
    countGrowth: [-4, 12],
    rate: [150, 210],
    rateGrowth: [-6, 5],
    rateStep: 2,
  },
];
