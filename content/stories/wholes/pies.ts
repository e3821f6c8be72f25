import type { Span } from "@theta/items/template";

/** Shares of one year's whole, and the wholes of a few years. */
export interface PieStory {
  readonly name: string;
  /** "The chart shows …, and the table shows …": # stands for the pie's year. */
  readonly intro: string;
  readonly source: string;
  /** Over the table's numbers: "Total budget ($ millions)". */
  readonly heading: string;
  /** "the total budget" */
  readonly total: string;
  /** "the amount budgeted for #", with a part's name in lower case. */
  readonly part: string;
  /** What holds of parts greater than #: "more than # was budgeted for". */
  readonly moreThan: string;
  /** A number with its unit: {0} for the number, {000} for one in thousands, written out. */
  readonly amount: string;
  readonly years: readonly string[];
  readonly start: Span;
  /** Percent from one year of the table to the next. */
  readonly growth: Span;
  readonly step: number;
  readonly parts: readonly { readonly name: string; readonly usual: number }[];
}

const publicBudget: PieStory = {
  name: "city budget",
  intro:
    "The chart shows how the budget of a certain city was divided in #, and the table shows the city's total budget in each of several years.",
  source: "City finance office",
  heading: "Total budget ($ millions)",
  total: "the total budget",
  part: "the amount budgeted for #",
  moreThan: "more than # was budgeted for",
  amount: "\\${0} million",
  years: ["2013", "2016", "2019", "2022"],
  start: [180, 320],
  growth: [4, 18],
  step: 10,
  parts: [
    { name: "Public safety", usual: 32 },
    { name: "Education", usual: 24 },
    { name: "Public works", usual: 18 },
    { name: "Parks", usual: 10 },
    { name: "Debt service", usual: 9 },
    { name: "Other purposes", usual: 7 },
  ],
};

const sales: PieStory = {
  name: "store sales",
  intro:
    "The chart shows the distribution of the revenue of a certain department store in #, by type of merchandise, and the table shows the store's total revenue in each of several years.",
  source: "Store records",
  heading: "Total revenue ($ millions)",
  total: "total revenue",
  part: "revenue from #",
  moreThan: "more than # in revenue came from",
  amount: "\\${0} million",
  years: ["2015", "2016", "2017", "2018"],
  start: [60, 110],
  growth: [-12, 22],
  step: 1,
  parts: [
    { name: "Clothing", usual: 34 },
    { name: "Furniture", usual: 20 },
    { name: "Electronics", usual: 18 },
    { name: "Cosmetics", usual: 14 },
    { name: "Toys", usual: 8 },
    { name: "Other merchandise", usual: 6 },
  ],
};

const employment: PieStory = {
  name: "employment",
  intro:
    "The chart shows the distribution, by industry, of the workers employed in a certain county in #, and the table shows the total number of workers employed in the county in each of several years.",
  source: "State labor department",
  heading: "Workers (thousands)",
  total: "the total number of workers",
  part: "the number of workers employed in #",
  moreThan: "more than # workers were employed in",
  amount: "{000}",
  years: ["1992", "2002", "2012", "2022"],
  start: [80, 140],
  growth: [6, 26],
  step: 5,
  parts: [
    { name: "Health care", usual: 17 },
    { name: "Manufacturing", usual: 12 },
    { name: "Retail", usual: 13 },
    { name: "Government", usual: 15 },
    { name: "Construction", usual: 7 },
    { name: "Other industries", usual: 36 },
  ],
};

const energy: PieStory = {
  name: "electricity",
  intro:
    "The chart shows the sources of the electricity generated in a certain state in #, and the table shows the total amount of electricity generated in the state in each of several years.",
  source: "State energy office",
  heading: "Electricity (billions of kilowatt-hours)",
  total: "the total amount of electricity generated",
  part: "the amount of electricity generated from #",
  moreThan: "more than # of electricity were generated from",
  amount: "{0} billion kilowatt-hours",
  years: ["2010", "2014", "2018", "2022"],
  start: [50, 90],
  growth: [3, 16],
  step: 5,
  parts: [
    { name: "Natural gas", usual: 36 },
    { name: "Coal", usual: 20 },
    { name: "Nuclear power", usual: 18 },
    { name: "Wind", usual: 12 },
    { name: "Hydropower", usual: 8 },
    { name: "Other sources", usual: 6 },
  ],
};

const research: PieStory = {
  name: "research grants",
  intro:
    "The chart shows how a certain foundation divided its research grants among fields in #, and the table shows the total amount that it granted in each of several years.",
  source: "Annual reports of the foundation",
  heading: "Amount granted ($ thousands)",
  total: "the total amount granted",
  part: "the amount granted for research in #",
  moreThan: "more than # was granted for research in",
  amount: "\\${000}",
  years: ["2019", "2020", "2021", "2022"],
  start: [2200, 3800],
  growth: [-10, 24],
  step: 100,
  parts: [
    { name: "Medicine", usual: 34 },
    { name: "Engineering", usual: 22 },
    { name: "Biology", usual: 16 },
    { name: "Physics", usual: 12 },
    { name: "Chemistry", usual: 10 },
    { name: "Other fields", usual: 6 },
  ],
};

const tourism: PieStory = {
  name: "tourism",
  intro:
    "The chart shows the distribution, by category, of the amount that visitors to a certain state spent in #, and the table shows the total amount that visitors spent in the state in each of several years.",
  source: "State tourism board",
  heading: "Visitor spending ($ millions)",
  total: "the total amount spent",
  part: "the amount spent on #",
  moreThan: "more than # was spent on",
  amount: "\\${0} million",
  years: ["2012", "2014", "2016", "2018"],
  start: [1600, 2800],
  growth: [-22, 30],
  step: 50,
  parts: [
    { name: "Lodging", usual: 30 },
    { name: "Food", usual: 24 },
    { name: "Transportation", usual: 20 },
    { name: "Shopping", usual: 14 },
    { name: "Recreation", usual: 12 },
  ],
};

export const PIE_STORIES: readonly PieStory[] = [
  publicBudget,
  sales,
  employment,
  energy,
  research,
  tourism,
];
