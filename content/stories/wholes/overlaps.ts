import { type Rng, type Span, sum } from "@theta/items/template";

/** A survey with three answers that don't exclude each other, for Venn diagrams. */
export interface OverlapStory {
  readonly name: string;
  /** # stands for the number of respondents. */
  readonly intro: string;
  readonly source: string;
  /** "employees" */
  readonly things: string;
  /** Names of the circles, and how sentences say them after "who": "use the gym". */
  readonly sets: readonly [string, string, string];
  readonly said: readonly [string, string, string];
  /** "used at least one of the three services" */
  readonly any: (amount: string) => string;
  /** Weights of the three single regions, of the three pairs (12, 13, 23), of all three, of none. */
  readonly weights: readonly [Span, Span, Span, Span];
  readonly total: Span;
}

export const OVERLAPS: readonly OverlapStory[] = [
  {
    name: "news sources",
    intro:
      "The diagram shows the results of a survey in which # residents of a certain city were asked which of three sources of local news they had used in the preceding week.",
    source: "Survey, October 2019",
    things: "residents",
    sets: ["Newspaper", "Radio", "Television"],
    said: ["used a newspaper", "used radio", "used television"],
    any: (amount) => `used ${amount} of the three sources`,
    weights: [
      [8, 20],
      [4, 12],
      [3, 10],
      [5, 16],
    ],
    total: [300, 800],
  },
  {
    name: "commuters",
    intro:
      "The diagram shows the results of a survey in which # employees of a company were asked which of three means of transportation they had used to commute to work in the preceding month.",
    source: "Survey of company employees, May 2018",
    things: "employees",
    sets: ["Bus", "Car", "Train"],
    said: ["used a bus", "used a car", "used a train"],
    any: (amount) => `used ${amount} of the three means of transportation`,
    weights: [
      [12, 24],
      [3, 9],
      [2, 6],
      [3, 9],
    ],
    total: [200, 600],
  },
  {
    name: "library services",
    intro:
      "The diagram shows the results of a survey in which # visitors to a public library were asked which of three services of the library they had used in the preceding year.",
    source: "Library survey, 2021",
    things: "visitors",
    sets: ["Computers", "E-books", "Meeting rooms"],
    said: ["used the computers", "used e-books", "used the meeting rooms"],
    any: (amount) => `used ${amount} of the three services`,
    weights: [
      [9, 20],
      [3, 10],
      [2, 6],
      [12, 28],
    ],
    total: [250, 700],
  },
  {
    name: "employee benefits",
    intro:
      "The diagram shows which of three optional benefits the # employees of a certain company had chosen at the beginning of a year.",
    source: "Human resources department, January 2020",
    things: "employees",
    sets: ["Dental plan", "Life insurance", "Vision plan"],
    said: ["chose the dental plan", "chose life insurance", "chose the vision plan"],
    any: (amount) => `chose ${amount} of the three benefits`,
    weights: [
      [8, 18],
      [5, 14],
      [4, 12],
      [6, 16],
    ],
    total: [200, 900],
  },
  {
    name: "streaming services",
    intro:
      "The diagram shows the results of a survey in which # households were asked to which of three streaming services they subscribed.",
    source: "Market survey, 2022",
    things: "households",
    sets: ["Service X", "Service Y", "Service Z"],
    said: ["subscribed to Service X", "subscribed to Service Y", "subscribed to Service Z"],
    any: (amount) => `subscribed to ${amount} of the three services`,
    weights: [
      [9, 20],
      [4, 14],
      [3, 10],
      [8, 20],
    ],
    total: [400, 1200],
  },
];

/** The regions in the order of the weights: A, B, C, AB, AC, BC, ABC, none. */
export const REGIONS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2], []] as const;

/** Counts of the eight regions, which add up to a round total. */
export function drawOverlaps(story: OverlapStory, rng: Rng): number[] {
  const [one, two, three, none] = story.weights;
  const spans = [one, one, one, two, two, two, three, none];
  const weights = spans.map(([low, high]) => rng.int(10 * low, 10 * high));
  const total = 50 * rng.int(Math.ceil(story.total[0] / 50), Math.floor(story.total[1] / 50));
  const most = weights.indexOf(Math.max(...weights));
  const counts = weights.map((weight) => Math.round((total * weight) / sum(weights)));
  // Whatever rounding leaves over goes where it matters least.
  return counts.map((n, k) => (k === most ? n + total - sum(counts) : n));
}
