import type { Span } from "@theta/items/template";

/** What was planned and what came of it, by department, store, or project. */
export interface PlanStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly axis: string;
  /** "departments" */
  readonly things: string;
  readonly measure: string;
  /** Names of the bars. */
  readonly bars: readonly [planned: string, actual: string];
  /** "budgeted spending", "actual spending" */
  readonly nouns: readonly [planned: string, actual: string];
  /** "for the # department" */
  readonly at: string;
  readonly groups: readonly { readonly name: string; readonly planned: Span }[];
  /** How far what came of it was from the plan, in percent. */
  readonly apart: Span;
  readonly step: number;
  /** "\\${0} million" */
  readonly amount: string;
}

const spans = (
  ...groups: readonly (readonly [name: string, least: number, most: number])[]
): PlanStory["groups"] => groups.map(([name, least, most]) => ({ name, planned: [least, most] }));

export const PLAN_STORIES: readonly PlanStory[] = [
  {
    name: "film costs",
    intro:
      "The graph shows the budgeted cost and the actual cost of six films produced by a certain studio.",
    source: "Studio financial records",
    axis: "Film",
    things: "films",
    measure: "Cost ($ millions)",
    bars: ["Budgeted", "Actual"],
    nouns: ["the budgeted cost", "the actual cost"],
    at: "for Film #",
    groups: spans(
      ["G", 24, 36],
      ["H", 28, 42],
      ["J", 12, 20],
      ["K", 36, 50],
      ["L", 26, 40],
      ["M", 8, 14],
    ),
    apart: [-22, 36],
    step: 0.5,
    amount: "\\${0} million",
  },
  {
    name: "construction costs",
    intro:
      "The graph shows the estimated cost and the final cost of six projects completed by a construction company.",
    source: "Company records",
    axis: "Project",
    things: "projects",
    measure: "Cost ($ millions)",
    bars: ["Estimated", "Final"],
    nouns: ["the estimated cost", "the final cost"],
    at: "for Project #",
    groups: spans(
      ["P", 14, 22],
      ["Q", 30, 44],
      ["R", 8, 14],
      ["S", 22, 32],
      ["T", 38, 52],
      ["U", 17, 27],
    ),
    apart: [-15, 55],
    step: 0.5,
    amount: "\\${0} million",
  },
  {
    name: "store revenue",
    intro:
      "The graph shows projected and actual revenue for the first year of operation of six stores of a retail chain.",
    source: "Company financial records",
    axis: "Store",
    things: "stores",
    measure: "Annual revenue ($ thousands)",
    bars: ["Projected", "Actual"],
    nouns: ["projected revenue", "actual revenue"],
    at: "for Store #",
    groups: spans(
      ["1", 620, 860],
      ["2", 420, 600],
      ["3", 900, 1200],
      ["4", 540, 760],
      ["5", 340, 480],
      ["6", 740, 980],
    ),
    apart: [-35, 35],
    step: 10,
    amount: "\\${000}",
  },
  {
    name: "plant output",
    intro:
      "The graph shows the planned output and the actual output of six plants of a manufacturer in one month.",
    source: "Production records",
    axis: "Plant",
    things: "plants",
    measure: "Output (thousands of units)",
    bars: ["Planned", "Actual"],
    nouns: ["planned output", "actual output"],
    at: "for Plant #",
    groups: spans(
      ["A", 44, 60],
      ["B", 28, 40],
      ["C", 60, 80],
      ["D", 34, 50],
      ["E", 20, 30],
      ["F", 50, 70],
    ),
    apart: [-32, 25],
    step: 1,
    amount: "{000} units",
  },
  {
    name: "course enrollment",
    intro:
      "The graph shows the expected enrollment and the actual enrollment in six evening courses at a community college.",
    source: "College registrar",
    axis: "Course",
    things: "courses",
    measure: "Students",
    bars: ["Expected", "Actual"],
    nouns: ["expected enrollment", "actual enrollment"],
    at: "for the # course",
    groups: spans(
      ["Accounting", 60, 90],
      ["Design", 40, 64],
      ["Marketing", 50, 80],
      ["Photography", 30, 48],
      ["Programming", 70, 104],
      ["Statistics", 36, 56],
    ),
    apart: [-36, 42],
    step: 1,
    amount: "{0} students",
  },
];
