/** One measurement of many things, counted in classes of equal width. */
export interface ClassesStory {
  readonly name: string;
  /** "The graph shows …": # stands for the number of things. */
  readonly intro: string;
  readonly source: string;
  /** "Time (minutes)" */
  readonly axis: string;
  /** "Number of employees" */
  readonly count: string;
  /** "employees" */
  readonly things: string;
  readonly who: "who" | "that";
  /** "commute time": what was measured. */
  readonly noun: string;
  /** What sentences say before "at least" or "less than": "had commute times of", "weighed". */
  readonly had: string;
  /** A bound with its unit: {0} for the number, {000} for one in thousands, written out. */
  readonly amount: string;
  readonly start: number;
  readonly width: number;
  /** How many things each class usually has of a hundred. */
  readonly usual: readonly number[];
  /** How many things are counted. */
  readonly total: readonly [least: number, greatest: number];
}

const commutes: ClassesStory = {
  name: "commute times",
  intro:
    "The graph shows the distribution of the one-way commute times, in minutes, of the # employees of a certain company.",
  source: "Employee survey",
  axis: "One-way commute time (minutes)",
  count: "Number of employees",
  things: "employees",
  who: "who",
  noun: "commute time",
  had: "had commute times of",
  amount: "{0} minutes",
  start: 0,
  width: 10,
  usual: [9, 22, 27, 20, 12, 6, 4],
  total: [180, 420],
};

const prices: ClassesStory = {
  name: "home prices",
  intro:
    "The graph shows the distribution of the sale prices, in thousands of dollars, of the # homes sold in a certain county last year.",
  source: "County records office",
  axis: "Sale price ($ thousands)",
  count: "Number of homes",
  things: "homes",
  who: "that",
  noun: "sale price",
  had: "were sold for",
  amount: "\\${000}",
  start: 100,
  width: 50,
  usual: [8, 17, 25, 22, 14, 9, 5],
  total: [240, 640],
};

const packages: ClassesStory = {
  name: "package weights",
  intro:
    "The graph shows the distribution of the weights, in pounds, of the # packages that a delivery company handled at one location on a certain day.",
  source: "Company records",
  axis: "Weight (pounds)",
  count: "Number of packages",
  things: "packages",
  who: "that",
  noun: "weight",
  had: "weighed",
  amount: "{0} pounds",
  start: 0,
  width: 5,
  usual: [30, 26, 17, 12, 8, 5, 2],
  total: [300, 800],
};

const scores: ClassesStory = {
  name: "test scores",
  intro:
    "The graph shows the distribution of the scores of the # applicants who took a certain licensing test.",
  source: "Licensing board",
  axis: "Score (points)",
  count: "Number of applicants",
  things: "applicants",
  who: "who",
  noun: "score",
  had: "had scores of",
  amount: "{0}",
  start: 30,
  width: 10,
  usual: [4, 8, 15, 22, 26, 17, 8],
  total: [150, 380],
};

const calls: ClassesStory = {
  name: "call lengths",
  intro:
    "The graph shows the distribution of the lengths, in minutes, of the # telephone calls that a customer service center received on a certain day.",
  source: "Call records",
  axis: "Length of call (minutes)",
  count: "Number of calls",
  things: "calls",
  who: "that",
  noun: "length",
  had: "lasted",
  amount: "{0} minutes",
  start: 0,
  width: 2,
  usual: [14, 27, 23, 15, 10, 7, 4],
  total: [260, 720],
};

const service: ClassesStory = {
  name: "years of service",
  intro:
    "The graph shows the distribution of the lengths of service, in years, of the # teachers in a certain school district.",
  source: "School district records",
  axis: "Length of service (years)",
  count: "Number of teachers",
  things: "teachers",
  who: "who",
  noun: "length of service",
  had: "had taught in the district for",
  amount: "{0} years",
  start: 0,
  width: 5,
  usual: [24, 21, 18, 14, 11, 8, 4],
  total: [200, 520],
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const CLASSES_STORIES: readonly ClassesStory[] = [
  commutes,
  prices,
  packages,
  scores,
  calls,
  service,
];
