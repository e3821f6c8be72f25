import { range, type Rng, roundTo, type Span, sum } from "@theta/items/template";

/** Things that come in by several ways and end in one of two outcomes, for flows and trees. */
export interface BranchStory {
  readonly name: string;
  /** # stands for the number of things. */
  readonly intro: string;
  readonly source: string;
  /** "orders" */
  readonly things: string;
  /** What tells the ways apart: "warehouse". */
  readonly kind: string;
  /** What all of them are called in the first box. */
  readonly all: string;
  readonly ways: readonly Way[];
  /** Names of the last boxes. */
  readonly outcomes: readonly [string, string];
  /** What things that end there did: "were delivered late". */
  readonly did: readonly [string, string];
  readonly total: Span;
}

interface Way {
  readonly name: string;
  /** "orders shipped from Warehouse A" */
  readonly said: string;
  readonly weight: Span;
  /** Percent that end in the second outcome. */
  readonly rate: Span;
}

function way(name: string, said: string, weight: Span, rate: Span): Way {
  return { name, said, weight, rate };
}

export const FLOWS: readonly BranchStory[] = [
  {
    name: "warehouse orders",
    intro:
      "The diagram shows the # orders that a company shipped in one month, by the warehouse from which they were shipped and by whether they were delivered on time. The number on each arrow is the number of orders that the arrow represents.",
    source: "Order records, March 2021",
    things: "orders",
    kind: "warehouse",
    all: "All orders",
    ways: [
      way("North warehouse", "orders shipped from the North warehouse", [4, 8], [5, 20]),
      way("East warehouse", "orders shipped from the East warehouse", [2, 5], [10, 35]),
      way("South warehouse", "orders shipped from the South warehouse", [1, 4], [10, 40]),
    ],
    outcomes: ["Delivered on time", "Delivered late"],
    did: ["were delivered on time", "were delivered late"],
    total: [4000, 12000],
  },
  {
    name: "support calls",
    intro:
      "The diagram shows the # calls that a company's support center received in one month, by subject and by whether they were resolved immediately or transferred to another department. The number on each arrow is the number of calls that the arrow represents.",
    source: "Call records, June 2019",
    things: "calls",
    kind: "subject",
    all: "All calls",
    ways: [
      way("Billing", "calls about billing", [4, 7], [8, 25]),
      way("Delivery", "calls about delivery", [2, 5], [15, 35]),
      way("Repairs", "calls about repairs", [2, 4], [30, 55]),
    ],
    outcomes: ["Resolved immediately", "Transferred"],
    did: ["were resolved immediately", "were transferred"],
    total: [3000, 9000],
  },
  {
    name: "job applicants",
    intro:
      "The diagram shows the # people who applied for jobs at a company in one year, by how they applied and by whether they were interviewed. The number on each arrow is the number of applicants that the arrow represents.",
    source: "Human resources department, 2018",
    things: "applicants",
    kind: "method of applying",
    all: "All applicants",
    ways: [
      way("Website", "applicants who applied through the website", [5, 9], [8, 20]),
      way("Job fair", "applicants who applied at a job fair", [2, 4], [15, 35]),
      way("Referral", "applicants who applied through a referral", [1, 3], [35, 60]),
    ],
    outcomes: ["Not interviewed", "Interviewed"],
    did: ["were not interviewed", "were interviewed"],
    total: [1200, 4000],
  },
  {
    name: "returned products",
    intro:
      "The diagram shows the # electronic devices that were returned to a retailer in one year, by type of device and by whether they were recycled or resold. The number on each arrow is the number of devices that the arrow represents.",
    source: "Company records, 2022",
    things: "devices",
    kind: "type of device",
    all: "All devices",
    ways: [
      way("Phones", "phones", [4, 7], [50, 75]),
      way("Laptops", "laptops", [2, 5], [40, 70]),
      way("Tablets", "tablets", [2, 4], [10, 35]),
    ],
    outcomes: ["Recycled", "Resold"],
    did: ["were recycled", "were resold"],
    total: [2000, 8000],
  },
  {
    name: "conference registrations",
    intro:
      "The diagram shows the # people who registered for a trade conference, by type of registration and by whether they attended. The number on each arrow is the number of registrants that the arrow represents.",
    source: "Conference organizer, 2017",
    things: "registrants",
    kind: "type of registration",
    all: "All registrants",
    ways: [
      way("Early", "early registrants", [3, 6], [10, 25]),
      way("Regular", "regular registrants", [4, 7], [8, 20]),
      way("Group", "group registrants", [2, 4], [15, 35]),
    ],
    outcomes: ["Attended", "Did not attend"],
    did: ["attended", "did not attend"],
    total: [1500, 5000],
  },
];

export const TREES: readonly BranchStory[] = [
  {
    name: "insurance claims",
    intro:
      "The tree diagram shows the # claims that an insurance company received in one year, by type of claim and by whether they were paid or denied. The percent on each arrow is a percent of the claims in the box from which the arrow starts.",
    source: "Annual report, 2020",
    things: "claims",
    kind: "type of claim",
    all: "All claims",
    ways: [
      way("Automobile", "automobile claims", [4, 7], [10, 25]),
      way("Home", "home claims", [2, 5], [20, 45]),
      way("Travel", "travel claims", [1, 4], [30, 60]),
    ],
    outcomes: ["Paid", "Denied"],
    did: ["were paid", "were denied"],
    total: [4000, 20000],
  },
  {
    name: "loan applications",
    intro:
      "The tree diagram shows the # loan applications that a bank received in one year, by type of loan and by whether they were approved. The percent on each arrow is a percent of the applications in the box from which the arrow starts.",
    source: "Bank records, 2019",
    things: "applications",
    kind: "type of loan",
    all: "All applications",
    ways: [
      way("Personal", "applications for personal loans", [4, 7], [40, 65]),
      way("Mortgage", "applications for mortgage loans", [2, 5], [55, 80]),
      way("Business", "applications for business loans", [1, 4], [25, 55]),
    ],
    outcomes: ["Rejected", "Approved"],
    did: ["were rejected", "were approved"],
    total: [2000, 10000],
  },
  {
    name: "restaurant inspections",
    intro:
      "The tree diagram shows the # food businesses that a certain county inspected in one year, by type of business and by the result of the inspection. The percent on each arrow is a percent of the businesses in the box from which the arrow starts.",
    source: "County health department, 2018",
    things: "businesses",
    kind: "type of business",
    all: "All businesses",
    ways: [
      way("Restaurants", "restaurants", [5, 8], [10, 30]),
      way("Grocers", "grocers", [2, 4], [5, 20]),
      way("Food trucks", "food trucks", [1, 3], [20, 50]),
    ],
    outcomes: ["Passed", "Cited for violations"],
    did: ["passed", "were cited for violations"],
    total: [1000, 5000],
  },
  {
    name: "patent applications",
    intro:
      "The tree diagram shows the # patent applications that a certain country's patent office reviewed in one year, by type of applicant and by whether a patent was granted. The percent on each arrow is a percent of the applications in the box from which the arrow starts.",
    source: "Patent office, 2016",
    things: "applications",
    kind: "type of applicant",
    all: "All applications",
    ways: [
      way("Companies", "applications from companies", [5, 8], [50, 75]),
      way("Universities", "applications from universities", [1, 4], [45, 70]),
      way("Individuals", "applications from individuals", [2, 4], [15, 40]),
    ],
    outcomes: ["Rejected", "Granted"],
    did: ["were rejected", "were granted"],
    total: [6000, 20000],
  },
  {
    name: "warranty repairs",
    intro:
      "The tree diagram shows the # appliances that were sent to a manufacturer's service center in one year, by type of appliance and by whether they were repaired or replaced. The percent on each arrow is a percent of the appliances in the box from which the arrow starts.",
    source: "Service center records, 2021",
    things: "appliances",
    kind: "type of appliance",
    all: "All appliances",
    ways: [
      way("Washers", "washers", [3, 6], [20, 45]),
      way("Ovens", "ovens", [2, 5], [10, 30]),
      way("Dryers", "dryers", [2, 4], [30, 55]),
    ],
    outcomes: ["Repaired", "Replaced"],
    did: ["were repaired", "were replaced"],
    total: [2000, 8000],
  },
];

export interface Branches {
  readonly total: number;
  /** Percent of the total that comes by each way: multiples of 5. */
  readonly shares: readonly number[];
  /** Percent of each way that ends in the second outcome: multiples of 5. */
  readonly rates: readonly number[];
}

/** Whole percents that lead to whole numbers of things, or null if the shares are lopsided. */
export function drawBranches(story: BranchStory, rng: Rng): Branches | null {
  const weights = story.ways.map(({ weight }) => rng.int(10 * weight[0], 10 * weight[1]));
  const some = weights.slice(1).map((weight) => roundTo((100 * weight) / sum(weights), 5));
  const shares = [100 - sum(some), ...some];
  // In 400ths, every multiple of 5 percent of a multiple of 5 percent is whole.
  const total = 400 * rng.int(Math.ceil(story.total[0] / 400), Math.floor(story.total[1] / 400));
  const rates = story.ways.map(({ rate }) => 5 * rng.int(Math.ceil(rate[0] / 5), rate[1] / 5));
  return shares.every((share) => share >= 10) ? { total, shares, rates } : null;
}

/** How many things take a way and end in an outcome. */
export function cellOf({ total, shares, rates }: Branches, place: number, outcome: number): number {
  const rate = outcome === 1 ? rates[place]! : 100 - rates[place]!;
  return Math.round((total * shares[place]! * rate) / 10_000);
}

/** All that end in an outcome. */
export function endingIn(branches: Branches, outcome: number): number {
  return sum(range(0, branches.rates.length - 1).map((place) => cellOf(branches, place, outcome)));
}
