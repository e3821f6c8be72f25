import { around, derived, per, sized, type Story } from "@theta/items/template";
import { counted, great, high, highMass, long } from "./column-words.ts";

/** Rows that a column of words puts into groups: by region, by type, or by subject. */

export const branches: Story<"employees" | "deposits" | "loans" | "accounts"> = {
  name: "bank branches",
  intro: "The table lists information about # branches of a regional bank as of the end of 2023.",
  source: "Annual report of the bank",
  label: "Branch",
  things: "branches",
  names:
    "Adams, Baker, Clark, Dalton, Elmwood, Foster, Garfield, Hudson, Jackson, Kimball, Lawrence, Monroe".split(
      ", ",
    ),
  group: {
    heading: "Region",
    noun: "region",
    plural: "regions",
    said: {
      East: "in the East region",
      Central: "in the Central region",
      West: "in the West region",
    },
  },
  columns: {
    employees: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [6, 50],
      draw: sized(8, 42, 1),
    },
    deposits: {
      noun: "amount of deposits",
      heading: "Total deposits ($ millions)",
      kind: "amount",
      says: great("total deposits", "held # in deposits"),
      plausible: [30, 380],
      draw: per("employees", 4.4, 8, 1),
    },
    loans: {
      noun: "amount of loans",
      heading: "Total loans ($ millions)",
      kind: "amount",
      says: great("total loans", "had # in loans"),
      plausible: [15, 340],
      draw: per("deposits", 0.52, 0.9, 1),
    },
    accounts: {
      noun: "number of accounts",
      heading: "Accounts",
      kind: "count",
      says: counted("accounts"),
      plausible: [1000, 24000],
      draw: per("deposits", 36, 62, 10),
    },
  },
  rules: [
    {
      says: "A branch of this bank lends less than its customers deposit.",
      holds: ({ loans, deposits }) => loans < deposits,
    },
  ],
};

export const apartments: Story<"units" | "occupied" | "rent" | "expense"> = {
  name: "apartment buildings",
  intro: "The table shows 2019 data for # apartment complexes managed by a certain company.",
  source: "Management company records",
  label: "Complex",
  things: "complexes",
  names:
    "Arbor Court, Brookside, Cedar Point, Fairmont, Highland, Laurel Place, Meadows, Oak Terrace, Parkview, Riverbend, Stonegate, Willow Creek".split(
      ", ",
    ),
  group: {
    heading: "City",
    noun: "city",
    plural: "cities",
    said: { Arden: "in Arden", Milford: "in Milford", Weston: "in Weston" },
  },
  columns: {
    units: {
      noun: "number of units",
      heading: "Units",
      kind: "count",
      says: counted("units"),
      plausible: [40, 340],
      draw: sized(60, 310, 2),
    },
    occupied: {
      noun: "average occupancy rate",
      heading: "Average occupancy rate (%)",
      kind: "rate",
      says: high("average occupancy rate", "had an average occupancy rate of #"),
      decimals: 1,
      plausible: [82, 100],
      draw: around(88, 98.5, 0.1),
    },
    rent: {
      noun: "average monthly rent",
      heading: "Average monthly rent ($)",
      kind: "rate",
      says: high("average monthly rent", "had an average monthly rent of #"),
      plausible: [900, 2900],
      draw: around(1150, 2550, 5),
    },
    expense: {
      noun: "operating expense",
      heading: "Operating expenses ($ thousands)",
      kind: "amount",
      says: highMass("operating expenses", "had operating expenses of #"),
      plausible: [250, 3400],
      draw: per("units", 5.4, 9.4, 1),
    },
  },
  rules: [
    {
      says: "A complex that lost money would have been sold: rents cover the operating expense.",
      holds: ({ units, occupied, rent, expense }) =>
        (units * occupied * rent * 12) / 100_000 > expense,
    },
  ],
};

export const nonprofits: Story<"donors" | "donations" | "programs" | "employees"> = {
  name: "nonprofit organizations",
  intro: "The table lists 2022 data for # nonprofit organizations in a certain state.",
  source: "State registry of charitable organizations",
  label: "Organization",
  things: "organizations",
  names:
    "Organization A, Organization B, Organization C, Organization D, Organization E, Organization F, Organization G, Organization H, Organization J, Organization K, Organization L, Organization M".split(
      ", ",
    ),
  group: {
    heading: "Field",
    noun: "field",
    plural: "fields",
    said: {
      Arts: "in the arts",
      Education: "in education",
      Health: "in health",
    },
  },
  columns: {
    donors: {
      noun: "number of donors",
      heading: "Donors",
      kind: "count",
      says: counted("donors"),
      plausible: [400, 10000],
      draw: sized(600, 8400, 10),
    },
    donations: {
      noun: "amount of donations received",
      heading: "Total donations received ($ thousands)",
      kind: "amount",
      says: great("total donations", "received # in donations"),
      plausible: [100, 4500],
      draw: per("donors", 0.22, 0.44, 1),
    },
    programs: {
      noun: "percentage of spending devoted to programs",
      heading: "Spending devoted to programs (%)",
      kind: "rate",
      says: high("percentage of spending devoted to programs", [
        "devoted # of its spending to programs",
        "devoted # of their spending to programs",
      ]),
      plausible: [60, 95],
      draw: around(64, 92, 1),
    },
    employees: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [3, 60],
      draw: ({ donations }, rng) => Math.round(2 + (donations * rng.int(7, 12)) / 1000),
    },
  },
  rules: [],
};

/** A full-time agent's minutes on duty in a month. */
const MINUTES = 21 * 7 * 60;

export const callCenters: Story<"agents" | "calls" | "time" | "resolved"> = {
  name: "call centers",
  intro:
    "The table shows data for the month of May for # call centers operated by a telecommunications company.",
  source: "Monthly report of the customer service division",
  label: "Center",
  things: "centers",
  names:
    "Center A, Center B, Center C, Center D, Center E, Center F, Center G, Center H, Center J, Center K, Center L, Center M".split(
      ", ",
    ),
  group: {
    heading: "Region",
    noun: "region",
    plural: "regions",
    said: {
      North: "in the North region",
      South: "in the South region",
      West: "in the West region",
    },
  },
  columns: {
    agents: {
      noun: "number of agents",
      heading: "Agents",
      kind: "count",
      says: counted("agents", "employed # agents"),
      plausible: [30, 280],
      draw: sized(40, 250, 1),
    },
    calls: {
      noun: "number of calls handled",
      heading: "Calls handled",
      kind: "count",
      says: counted("calls handled", "handled # calls"),
      plausible: [18000, 280000],
      draw: per("agents", 640, 980, 10),
    },
    time: {
      noun: "average call length",
      heading: "Average call length (minutes)",
      kind: "rate",
      decimals: 1,
      says: long("average call length", "had an average call length of #"),
      plausible: [3, 13],
      // Where each agent handles more calls, the calls are shorter.
      draw: ({ agents, calls }, rng) =>
        Math.round((agents * MINUTES * rng.int(55, 84)) / (10 * calls)) / 10,
    },
    resolved: {
      noun: "percentage of calls resolved",
      heading: "Calls resolved (%)",
      kind: "rate",
      says: high("percentage of calls resolved", [
        "resolved # of its calls",
        "resolved # of their calls",
      ]),
      plausible: [55, 95],
      draw: ({ time }, rng) => Math.round(56 + 2.2 * time + rng.int(-60, 110) / 10),
    },
  },
  rules: [
    {
      says: "Agents can't be on the phone for longer than they're on duty.",
      holds: ({ agents, calls, time }) => calls * time < 0.9 * agents * MINUTES,
    },
  ],
};

export const onlineCourses: Story<"enrolled" | "completed" | "tuition" | "revenue" | "rating"> = {
  name: "online courses",
  intro:
    "The table lists information about # noncredit courses that a college offered online in 2023.",
  source: "Office of the registrar",
  label: "Course",
  things: "courses",
  names:
    "Course 101, Course 104, Course 110, Course 115, Course 122, Course 130, Course 136, Course 141, Course 150, Course 158, Course 163, Course 170".split(
      ", ",
    ),
  group: {
    heading: "Department",
    noun: "department",
    plural: "departments",
    said: {
      Business: "offered by the Business department",
      Computing: "offered by the Computing department",
      Languages: "offered by the Languages department",
    },
  },
  columns: {
    enrolled: {
      noun: "number of students enrolled",
      heading: "Students enrolled",
      kind: "count",
      says: counted("students enrolled", "had # students enrolled"),
      plausible: [50, 1000],
      draw: sized(70, 820, 1),
    },
    completed: {
      noun: "number of completions",
      heading: "Completions",
      kind: "count",
      says: counted("completions", ["was completed by # students", "were completed by # students"]),
      plausible: [25, 950],
      draw: per("enrolled", 0.52, 0.93, 1),
    },
    tuition: {
      noun: "tuition per student",
      heading: "Tuition per student ($)",
      kind: "rate",
      says: highMass("tuition per student", "had tuition of # per student"),
      plausible: [150, 1000],
      draw: around(180, 860, 5),
    },
    revenue: {
      noun: "tuition revenue",
      heading: "Tuition revenue ($ thousands)",
      kind: "amount",
      decimals: 1,
      says: highMass("tuition revenue", "had tuition revenue of #"),
      plausible: [10, 800],
      draw: derived(({ enrolled, tuition }) => (enrolled * tuition) / 1000, 0.1),
    },
    rating: {
      noun: "average student rating",
      heading: "Average student rating (1 to 5)",
      kind: "rate",
      decimals: 1,
      says: high("average student rating", "had an average student rating of #"),
      plausible: [3, 5],
      draw: around(3.1, 4.8, 0.1),
    },
  },
  rules: [
    {
      says: "Nobody completes a course without being enrolled.",
      holds: ({ completed, enrolled }) => completed <= enrolled,
    },
  ],
};
