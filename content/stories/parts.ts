import type { PartsStory } from "@theta/items/template";

/** Wholes and what they consist of. */

const cityBudget: PartsStory = {
  name: "city budget",
  intro:
    "The chart shows how the operating budget of a certain city was divided among departments.",
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
};

const companyExpenses: PartsStory = {
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
};

const commuters: PartsStory = {
  name: "commuters",
  intro: "The chart shows how workers employed in a certain city traveled to work.",
  source: "Survey of commuters",
  whole: "workers",
  measure: "number of workers",
  unit: "thousands",
  wholes: ["2000", "2010", "2020"],
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
};

const exportsByRegion: PartsStory = {
  name: "exports",
  intro: "The chart shows the destinations of the exports of a certain country.",
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
};

const bookSales: PartsStory = {
  name: "book sales",
  intro: "The chart shows the formats in which a publisher sold its books.",
  source: "Publisher's records",
  whole: "books sold",
  measure: "number of books sold",
  unit: "thousands",
  wholes: ["2010", "2014", "2018", "2022"],
  total: [300, 900, 20],
  growth: [-8, 20],
  parts: [
    { name: "Hardcover", usual: 28 },
    { name: "Paperback", usual: 42 },
    { name: "E-book", usual: 20 },
    { name: "Audiobook", usual: 10 },
  ],
  swing: 0.3,
};

const patientAges: PartsStory = {
  name: "patients",
  intro: "The chart shows the ages of the patients of several clinics in 2023.",
  source: "Records of the clinics",
  whole: "patients",
  measure: "number of patients",
  unit: "patients",
  wholes: ["Clinic A", "Clinic B", "Clinic C", "Clinic D"],
  total: [1200, 6400, 200],
  parts: [
    { name: "Under 18", usual: 22 },
    { name: "18 to 44", usual: 30 },
    { name: "45 to 64", usual: 26 },
    { name: "65 and over", usual: 22 },
  ],
  swing: 0.45,
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const PARTS_STORIES: readonly PartsStory[] = [
  cityBudget,
  companyExpenses,
  commuters,
  exportsByRegion,
  bookSales,
  patientAges,
];
