import { around, per, sized, type Story } from "@theta/items/template";
import { counted, great, high, highMass, long } from "./column-words.ts";

/** Plants, funds, companies, and software. */

export const plants: Story<"workers" | "units" | "cost" | "defects" | "energy"> = {
  name: "plants",
  intro: "The table shows 2022 production data for # plants of a manufacturing company.",
  source: "Company records",
  label: "Plant",
  things: "plants",
  names:
    "Akron, Burlington, Camden, Decatur, Elgin, Flint, Gary, Hammond, Joplin, Kenosha, Lima, Muncie".split(
      ", ",
    ),
  columns: {
    workers: {
      noun: "number of workers",
      heading: "Workers",
      kind: "count",
      says: counted("workers", "employed # workers"),
      plausible: [50, 2500],
      draw: sized(80, 1800, 10),
    },
    units: {
      noun: "number of units produced",
      heading: "Units produced (thousands)",
      kind: "count",
      says: counted("units produced", "produced # units"),
      plausible: [20, 1600],
      draw: per("workers", 0.34, 0.66, 1),
    },
    cost: {
      noun: "average cost per unit",
      heading: "Average cost per unit ($)",
      kind: "rate",
      decimals: 2,
      says: high("average cost per unit", "had an average cost per unit of #"),
      plausible: [200, 480],
      // Larger plants spread their fixed costs over more units.
      draw: ({ units }, rng) =>
        Math.round(100 * (270 + 5800 / (units + 30) + rng.int(-40, 60) / 1.6)) / 100,
    },
    defects: {
      noun: "defect rate",
      heading: "Defect rate (%)",
      kind: "rate",
      decimals: 1,
      says: high("defect rate", "had a defect rate of #"),
      plausible: [0.1, 6],
      draw: around(0.4, 4.6, 0.1),
    },
    energy: {
      noun: "energy use",
      heading: "Energy use (thousands of megawatt-hours)",
      kind: "amount",
      decimals: 1,
      says: highMass("energy use", "used # of energy"),
      plausible: [0.5, 80],
      draw: per("units", 0.022, 0.044, 0.1),
    },
  },
  rules: [],
};

export const funds: Story<"assets" | "holdings" | "expense" | "oneYear" | "fiveYear"> = {
  name: "funds",
  intro: "The table lists information about # mutual funds as of December 31, 2014.",
  source: "Fund reports",
  label: "Fund",
  things: "funds",
  names:
    "Fund A, Fund B, Fund C, Fund D, Fund E, Fund F, Fund G, Fund H, Fund J, Fund K, Fund L, Fund M".split(
      ", ",
    ),
  columns: {
    assets: {
      noun: "amount of assets",
      heading: "Total assets ($ millions)",
      kind: "amount",
      says: great("total assets", "had # in assets"),
      plausible: [40, 9000],
      draw: sized(85, 6400, 5),
    },
    holdings: {
      noun: "number of holdings",
      heading: "Holdings",
      kind: "count",
      says: counted("holdings"),
      plausible: [20, 600],
      draw: sized(28, 460, 1),
    },
    expense: {
      noun: "expense ratio",
      heading: "Expense ratio (%)",
      kind: "rate",
      decimals: 2,
      says: high("expense ratio", "had an expense ratio of #"),
      plausible: [0.05, 1.6],
      // Large funds charge less.
      draw: ({ assets }, rng) =>
        Math.round(100 * (1.5 - 0.14 * Math.log(assets) + rng.int(-14, 18) / 100)) / 100,
    },
    oneYear: {
      noun: "one-year return",
      heading: "One-year return (%)",
      kind: "rate",
      decimals: 1,
      says: high("one-year return", "had a one-year return of #"),
      plausible: [-20, 25],
      draw: around(-11, 16, 0.1),
    },
    fiveYear: {
      noun: "average annual return over five years",
      heading: "Average annual return over five years (%)",
      kind: "rate",
      decimals: 1,
      says: high(
        "average annual return over five years",
        "had an average annual return of # over five years",
      ),
      plausible: [-4, 16],
      draw: ({ oneYear }, rng) =>
        Math.round(10 * (6 + 0.22 * oneYear + rng.int(-24, 24) / 10)) / 10,
    },
  },
  rules: [],
};

export const softwareFirms: Story<"revenue" | "employees" | "research" | "customers" | "growth"> = {
  name: "software companies",
  intro: "The table shows data for fiscal year 2022 for # software companies.",
  source: "Company annual reports",
  label: "Company",
  things: "companies",
  names:
    "Company A, Company B, Company C, Company D, Company E, Company F, Company G, Company H, Company J, Company K, Company L, Company M".split(
      ", ",
    ),
  columns: {
    revenue: {
      noun: "revenue",
      heading: "Revenue ($ millions)",
      kind: "amount",
      says: highMass("revenue", "had revenue of #"),
      plausible: [10, 1200],
      draw: sized(16, 880, 1),
    },
    employees: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [40, 8000],
      draw: per("revenue", 3.2, 6.2, 5),
    },
    research: {
      noun: "percentage of revenue spent on research and development",
      heading: "Research and development (% of revenue)",
      kind: "rate",
      says: high("percentage of revenue spent on research and development", [
        "spent # of its revenue on research and development",
        "spent # of their revenue on research and development",
      ]),
      plausible: [6, 40],
      draw: around(9, 36, 1),
    },
    customers: {
      noun: "number of business customers",
      heading: "Business customers",
      kind: "count",
      says: counted("business customers"),
      plausible: [60, 24000],
      draw: per("revenue", 5, 24, 10),
    },
    growth: {
      noun: "revenue growth rate",
      heading: "Revenue growth rate, 2021 to 2022 (%)",
      kind: "rate",
      says: high("revenue growth rate", "had a revenue growth rate of #"),
      plausible: [-10, 60],
      draw: around(-4, 46, 1),
    },
  },
  rules: [],
};

export const busLines: Story<"length" | "trips" | "riders" | "onTime" | "cost"> = {
  name: "bus lines",
  intro:
    "The table shows data for weekdays in April 2023 for # bus lines operated by a city transit agency.",
  source: "Transit agency",
  label: "Line",
  things: "lines",
  names:
    "Line 1, Line 2, Line 4, Line 5, Line 8, Line 11, Line 14, Line 17, Line 20, Line 23, Line 28, Line 31".split(
      ", ",
    ),
  columns: {
    length: {
      noun: "route length",
      heading: "Route length (miles)",
      kind: "amount",
      decimals: 1,
      says: long("route", ["was # long", "were # long"]),
      plausible: [3, 30],
      draw: around(4, 24, 0.5),
    },
    trips: {
      noun: "number of trips per day",
      heading: "Trips per day",
      kind: "count",
      says: counted("trips per day", "made # trips per day"),
      plausible: [20, 200],
      draw: around(28, 170, 2),
    },
    riders: {
      noun: "average number of riders per day",
      heading: "Average number of riders per day",
      kind: "count",
      says: counted("riders per day", "carried an average of # riders per day"),
      plausible: [300, 12000],
      draw: per("trips", 16, 52, 10),
    },
    onTime: {
      noun: "percentage of on-time trips",
      heading: "On-time trips (%)",
      kind: "rate",
      says: high("percentage of on-time trips", [
        "completed # of its trips on time",
        "completed # of their trips on time",
      ]),
      plausible: [55, 99],
      // The longer the line, the more can delay it.
      draw: ({ length }, rng) => Math.round(97 - 1.1 * length + rng.int(-6, 5)),
    },
    cost: {
      noun: "average cost per rider",
      heading: "Average cost per rider ($)",
      kind: "rate",
      decimals: 2,
      says: high("average cost per rider", "had an average cost per rider of #"),
      plausible: [1.6, 32],
      draw: ({ length, trips, riders }, rng) =>
        Math.round((100 * (trips * (44 + 9.6 * length) * rng.int(90, 110))) / 100 / riders) / 100,
    },
  },
  rules: [
    {
      says: "A bus carries no more than 80 riders on a trip.",
      holds: ({ riders, trips }) => riders <= 80 * trips,
    },
  ],
};

export const colleges: Story<"students" | "faculty" | "aid" | "tuition" | "graduated"> = {
  name: "colleges",
  intro:
    "The table lists information for the 2021–2022 academic year about # colleges in a certain state.",
  source: "State board of education",
  label: "College",
  things: "colleges",
  names:
    "Amherst Falls, Bradford, Chandler, Denison Hill, Everett, Fulton, Graham, Harding, Jasper, Kendall, Lowry, Mercer Park".split(
      ", ",
    ),
  columns: {
    students: {
      noun: "number of students",
      heading: "Students",
      kind: "count",
      says: counted("students"),
      plausible: [800, 40000],
      draw: sized(1200, 28000, 20),
    },
    faculty: {
      noun: "number of faculty members",
      heading: "Faculty members",
      kind: "count",
      says: counted("faculty members"),
      plausible: [40, 3500],
      draw: per("students", 0.046, 0.088, 1),
    },
    tuition: {
      noun: "annual tuition",
      heading: "Annual tuition ($)",
      kind: "rate",
      says: highMass("annual tuition", "charged annual tuition of #"),
      plausible: [3000, 60000],
      draw: sized(6400, 48000, 100),
    },
    aid: {
      noun: "percentage of students receiving financial aid",
      heading: "Students receiving financial aid (%)",
      kind: "rate",
      says: high("percentage of students receiving financial aid", [
        "provided financial aid to # of its students",
        "provided financial aid to # of their students",
      ]),
      plausible: [20, 95],
      // Few students can pay a high tuition without help.
      draw: ({ tuition }, rng) => Math.round(44 + tuition / 1300 + rng.int(-11, 11)),
    },
    graduated: {
      noun: "six-year graduation rate",
      heading: "Six-year graduation rate (%)",
      kind: "rate",
      says: high("six-year graduation rate", "had a six-year graduation rate of #"),
      plausible: [30, 98],
      draw: ({ students, faculty }, rng) =>
        Math.round(30 + 560 * (faculty / students) + rng.int(-10, 12)),
    },
  },
  rules: [],
};
