import type { PartsStory } from "@theta/items/template";

/** Wholes and what they consist of. */
export interface SaidParts extends PartsStory {
  /** What a part is: "age group". */
  readonly kind: string;
  /** "total number of workers" */
  readonly totalNoun: string;
  /** "in" years, "at" clinics. */
  readonly at: "at" | "in";
  /** Part by part, what its amount is: "the number of workers who worked at home". */
  readonly saids: readonly string[];
}

const cityBudget: SaidParts = {
  name: "city budget",
  intro:
    "The chart shows how the operating budget of a certain city was divided among categories of spending.",
  source: "City finance office",
  whole: "operating budget",
  measure: "amount budgeted",
  unit: "millions of dollars",
  wholes: ["2012", "2017", "2022"],
  total: [180, 420, 10],
  growth: [8, 26],
  parts: [
    { name: "Public safety", usual: 34 },
    { name: "Public works", usual: 22 },
    { name: "Parks", usual: 12 },
    { name: "Administration", usual: 18 },
    { name: "Debt service", usual: 14 },
  ],
  swing: 0.25,
  kind: "category of spending",
  totalNoun: "total operating budget",
  at: "in",
  saids: [
    "the amount budgeted for public safety",
    "the amount budgeted for public works",
    "the amount budgeted for parks",
    "the amount budgeted for administration",
    "the amount budgeted for debt service",
  ],
};

const companyExpenses: SaidParts = {
  name: "company expenses",
  intro: "The chart shows the distribution of the annual expenses of Company K.",
  source: "Company annual reports",
  whole: "annual expenses",
  measure: "amount spent",
  unit: "millions of dollars",
  wholes: ["2019", "2020", "2021", "2022"],
  total: [40, 160, 2],
  growth: [-6, 18],
  parts: [
    { name: "Salaries", usual: 46 },
    { name: "Materials", usual: 22 },
    { name: "Marketing", usual: 14 },
    { name: "Rent", usual: 10 },
    { name: "Other", usual: 8 },
  ],
  swing: 0.25,
  kind: "category of expenses",
  totalNoun: "total amount spent",
  at: "in",
  saids: [
    "the amount spent on salaries",
    "the amount spent on materials",
    "the amount spent on marketing",
    "the amount spent on rent",
    "the amount spent on other items",
  ],
};

const commuters: SaidParts = {
  name: "commuters",
  intro:
    "The chart shows how the workers employed in a certain city traveled to work, including those who worked at home.",
  source: "Commuter survey",
  whole: "workers",
  measure: "number of workers",
  unit: "thousands",
  wholes: ["2009", "2014", "2019"],
  total: [160, 520, 10],
  growth: [4, 22],
  parts: [
    { name: "Car", usual: 52 },
    { name: "Bus", usual: 16 },
    { name: "Rail", usual: 14 },
    { name: "Bicycle or on foot", usual: 10 },
    { name: "Worked at home", usual: 8 },
  ],
  swing: 0.35,
  kind: "category",
  totalNoun: "total number of workers",
  at: "in",
  saids: [
    "the number of workers who traveled by car",
    "the number of workers who traveled by bus",
    "the number of workers who traveled by rail",
    "the number of workers who traveled by bicycle or on foot",
    "the number of workers who worked at home",
  ],
};

const exportsByRegion: SaidParts = {
  name: "exports",
  intro: "The chart shows the distribution of the exports of a certain country by destination.",
  source: "Department of commerce",
  whole: "exports",
  measure: "value of exports",
  unit: "billions of dollars",
  wholes: ["1992", "2002", "2012", "2022"],
  total: [20, 140, 2],
  growth: [20, 60],
  parts: [
    { name: "North America", usual: 36 },
    { name: "Europe", usual: 26 },
    { name: "Asia", usual: 24 },
    { name: "Other regions", usual: 14 },
  ],
  swing: 0.35,
  kind: "destination",
  totalNoun: "total value of exports",
  at: "in",
  saids: [
    "the value of exports to North America",
    "the value of exports to Europe",
    "the value of exports to Asia",
    "the value of exports to other regions",
  ],
};

const bookSales: SaidParts = {
  name: "book sales",
  intro:
    "The chart shows the percent of the books sold by a certain publisher that were in each of four formats.",
  source: "Company records",
  whole: "books sold",
  measure: "number of books sold",
  unit: "thousands",
  wholes: ["2016", "2018", "2020", "2022"],
  total: [300, 900, 20],
  growth: [-8, 20],
  parts: [
    { name: "Hardcover", usual: 28 },
    { name: "Paperback", usual: 42 },
    { name: "E-book", usual: 20 },
    { name: "Audiobook", usual: 10 },
  ],
  swing: 0.3,
  kind: "format",
  totalNoun: "total number of books sold",
  at: "in",
  saids: [
    "the number of hardcover books sold",
    "the number of paperback books sold",
    "the number of e-books sold",
    "the number of audiobooks sold",
  ],
};

const patientAges: SaidParts = {
  name: "patients",
  intro: "The chart shows the ages of the patients treated at three clinics in 2023.",
  source: "Clinic records",
  whole: "patients",
  measure: "number of patients",
  unit: "patients",
  wholes: ["Clinic A", "Clinic B", "Clinic C"],
  total: [1200, 6400, 200],
  parts: [
    { name: "Under 18", usual: 22 },
    { name: "18 to 44", usual: 30 },
    { name: "45 to 64", usual: 26 },
    { name: "65 and over", usual: 22 },
  ],
  swing: 0.45,
  kind: "age group",
  totalNoun: "total number of patients",
  at: "at",
  saids: [
    "the number of patients under 18 years old",
    "the number of patients 18 to 44 years old",
    "the number of patients 45 to 64 years old",
    "the number of patients 65 years old and over",
  ],
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const PARTS_STORIES: readonly SaidParts[] = [
  cityBudget,
  companyExpenses,
  commuters,
  exportsByRegion,
  bookSales,
  patientAges,
];
