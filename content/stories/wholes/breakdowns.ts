import type { Span } from "@theta/items/template";

/** Shares of a whole, and how one of them is divided further. */
export interface BreakdownStory {
  readonly name: string;
  /** "The chart shows …, and the table shows …": # stands for the total, with its unit. */
  readonly intro: string;
  readonly source: string;
  /** Over the pie: "Percent of total budget". */
  readonly whole: string;
  /** "the total budget" */
  readonly total: string;
  /** "the amount budgeted for #", with a name in lower case. */
  readonly part: string;
  /** A number with its unit: {0} for the number, {000} for one in thousands, written out. */
  readonly amount: string;
  readonly size: Span;
  readonly step: number;
  readonly parts: readonly Usual[];
  /** The place of the part that the table divides. */
  readonly split: number;
  readonly columns: readonly [string, string];
  /** In percent of that part. */
  readonly subparts: readonly Usual[];
}

interface Usual {
  readonly name: string;
  readonly usual: number;
}

const household: BreakdownStory = {
  name: "household electricity",
  intro:
    "The chart shows the distribution of the # of electricity used by the households of a certain county in one year. The table shows the distribution of the electricity used by appliances.",
  source: "State energy office",
  whole: "Percent of electricity used",
  total: "the electricity used",
  part: "the amount of electricity used by #",
  amount: "{0} million kilowatt-hours",
  size: [400, 900],
  step: 50,
  parts: [
    { name: "Appliances", usual: 34 },
    { name: "Cooling", usual: 20 },
    { name: "Heating", usual: 18 },
    { name: "Lighting", usual: 10 },
    { name: "Electronics", usual: 8 },
    { name: "Other uses", usual: 10 },
  ],
  split: 0,
  columns: ["Type of appliance", "Percent of appliances"],
  subparts: [
    { name: "Water heaters", usual: 38 },
    { name: "Refrigerators", usual: 22 },
    { name: "Clothes dryers", usual: 16 },
    { name: "Other appliances", usual: 24 },
  ],
};

const budget: BreakdownStory = {
  name: "town budget",
  intro:
    "The chart shows how a certain city divided its budget of # among categories of spending. The table shows how the budget for public safety was divided.",
  source: "City finance office",
  whole: "Percent of total budget",
  total: "the total budget",
  part: "the amount budgeted for #",
  amount: "\\${0} million",
  size: [120, 360],
  step: 20,
  parts: [
    { name: "Public safety", usual: 36 },
    { name: "Public works", usual: 22 },
    { name: "Libraries", usual: 8 },
    { name: "Parks", usual: 12 },
    { name: "Administration", usual: 14 },
    { name: "Other purposes", usual: 8 },
  ],
  split: 0,
  columns: ["Service", "Percent of public safety"],
  subparts: [
    { name: "Police", usual: 50 },
    { name: "Firefighting", usual: 30 },
    { name: "Ambulances", usual: 20 },
  ],
};

const power: BreakdownStory = {
  name: "power generation",
  intro:
    "The chart shows the sources of the # of electricity generated in a certain country in one year. The table shows the distribution of the electricity generated from renewable sources.",
  source: "Ministry of energy",
  whole: "Percent of electricity generated",
  total: "the electricity generated",
  part: "the amount of electricity generated from #",
  amount: "{0} billion kilowatt-hours",
  size: [80, 240],
  step: 20,
  parts: [
    { name: "Natural gas", usual: 30 },
    { name: "Renewables", usual: 34 },
    { name: "Nuclear power", usual: 16 },
    { name: "Coal", usual: 12 },
    { name: "Oil", usual: 8 },
  ],
  split: 1,
  columns: ["Renewable source", "Percent of renewables"],
  subparts: [
    { name: "Wind", usual: 45 },
    { name: "Hydropower", usual: 30 },
    { name: "Solar power", usual: 15 },
    { name: "Biomass", usual: 10 },
  ],
};

const orders: BreakdownStory = {
  name: "online orders",
  intro:
    "The chart shows the distribution of the # that an online retailer received in one month, by type of product. The table shows the distribution of the orders for clothing.",
  source: "Company records",
  whole: "Percent of orders",
  total: "the orders",
  part: "the number of orders for #",
  amount: "{0} orders",
  size: [20_000, 60_000],
  step: 5000,
  parts: [
    { name: "Clothing", usual: 38 },
    { name: "Books", usual: 20 },
    { name: "Electronics", usual: 16 },
    { name: "Toys", usual: 12 },
    { name: "Furniture", usual: 8 },
    { name: "Other products", usual: 6 },
  ],
  split: 0,
  columns: ["Type of clothing", "Percent of clothing"],
  subparts: [
    { name: "Shirts", usual: 40 },
    { name: "Shoes", usual: 30 },
    { name: "Jackets", usual: 20 },
    { name: "Hats", usual: 10 },
  ],
};

const students: BreakdownStory = {
  name: "majors",
  intro:
    "The chart shows the distribution of the # enrolled in a certain university, by school. The table shows the distribution, by major, of the students in the School of Engineering.",
  source: "University registrar",
  whole: "Percent of students",
  total: "the students",
  part: "the number of students enrolled in #",
  amount: "{0} students",
  size: [8000, 24_000],
  step: 2000,
  parts: [
    { name: "Engineering", usual: 32 },
    { name: "Business", usual: 24 },
    { name: "Arts", usual: 16 },
    { name: "Education", usual: 12 },
    { name: "Nursing", usual: 10 },
    { name: "Law", usual: 6 },
  ],
  split: 0,
  columns: ["Major", "Percent of Engineering"],
  subparts: [
    { name: "Computer science", usual: 45 },
    { name: "Mechanical engineering", usual: 30 },
    { name: "Civil engineering", usual: 15 },
    { name: "Other majors", usual: 10 },
  ],
};

const relief: BreakdownStory = {
  name: "relief expenses",
  intro:
    "The chart shows the distribution of the annual expenses of a certain disaster relief organization, which were #. The table shows the distribution of the amount spent on transportation.",
  source: "Annual report of the organization",
  whole: "Percent of expenses",
  total: "the annual expenses",
  part: "the amount spent on #",
  amount: "\\${0} million",
  size: [80, 240],
  step: 20,
  parts: [
    { name: "Supplies", usual: 30 },
    { name: "Transportation", usual: 28 },
    { name: "Salaries", usual: 20 },
    { name: "Rent", usual: 10 },
    { name: "Fundraising", usual: 7 },
    { name: "Insurance", usual: 5 },
  ],
  split: 1,
  columns: ["Means", "Percent of transportation"],
  subparts: [
    { name: "Trucks", usual: 50 },
    { name: "Railroads", usual: 25 },
    { name: "Ships", usual: 15 },
    { name: "Airplanes", usual: 10 },
  ],
};

/** Their order decides what a seed draws, so a new one goes to the end. */
export const BREAKDOWNS: readonly BreakdownStory[] = [
  household,
  budget,
  power,
  orders,
  students,
  relief,
];
