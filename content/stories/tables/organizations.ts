import { around, derived, per, sized, type Story } from "@theta/items/template";
import { counted, high, highMass, large, long, measured } from "./column-words.ts";

/** Departments, projects, hospitals, museums, and others with money and people. */

export const departments: Story<"employees" | "budget" | "spent" | "overtime"> = {
  name: "city departments",
  intro: "The table shows data for fiscal year 2023 for # departments of a city government.",
  source: "City finance office",
  label: "Department",
  things: "departments",
  names:
    "Building Services, Emergency Services, Housing, Human Services, Libraries, Parks, Public Facilities, Public Health, Recreation, Sanitation, Transportation, Water".split(
      ", ",
    ),
  columns: {
    employees: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [20, 900],
      draw: sized(30, 640, 1),
    },
    budget: {
      noun: "budget",
      heading: "Budget ($ thousands)",
      kind: "amount",
      says: large("budget", "had a budget of #"),
      plausible: [1500, 140000],
      draw: per("employees", 82, 146, 10),
    },
    spent: {
      noun: "actual expenditure",
      heading: "Actual expenditures ($ thousands)",
      kind: "amount",
      says: highMass("actual expenditures", "had actual expenditures of #"),
      plausible: [1500, 150000],
      draw: per("budget", 0.93, 1.08, 10),
    },
    overtime: {
      noun: "number of overtime hours",
      heading: "Overtime hours",
      kind: "count",
      says: counted("overtime hours"),
      plausible: [100, 160000],
      // Overtime is where most of the spending beyond the budget goes.
      draw: ({ employees, budget, spent }, rng) =>
        Math.round(
          (employees * (14 + Math.max(0, spent / budget - 0.96) * 640 + rng.int(0, 12))) / 10,
        ) * 10,
    },
  },
  rules: [],
};

export const projects: Story<"budget" | "spent" | "planned" | "actual"> = {
  name: "construction projects",
  intro:
    "The table lists information about # construction projects completed by a certain company in 2022.",
  source: "Company records",
  label: "Project",
  things: "projects",
  names:
    "Project A, Project B, Project C, Project D, Project E, Project F, Project G, Project H, Project J, Project K, Project L, Project M".split(
      ", ",
    ),
  columns: {
    budget: {
      noun: "budget",
      heading: "Budget ($ thousands)",
      kind: "amount",
      says: large("budget", "had a budget of #"),
      plausible: [800, 60000],
      draw: sized(1200, 42000, 50),
    },
    spent: {
      noun: "actual expenditure",
      heading: "Actual expenditures ($ thousands)",
      kind: "amount",
      says: highMass("actual expenditures", "had actual expenditures of #"),
      plausible: [750, 75000],
      draw: per("budget", 0.92, 1.26, 10),
    },
    planned: {
      noun: "planned duration",
      heading: "Planned duration (days)",
      kind: "amount",
      says: long("planned duration", "had a planned duration of #"),
      plausible: [80, 900],
      draw: ({ budget }, rng) => Math.round(60 + Math.sqrt(budget) * 2.6 + rng.int(-24, 60)),
    },
    actual: {
      noun: "actual duration",
      heading: "Actual duration (days)",
      kind: "amount",
      says: long("actual duration", "had an actual duration of #"),
      plausible: [70, 1200],
      // Projects that take longer than planned also cost more than planned.
      draw: ({ planned, budget, spent }, rng) =>
        Math.round(planned * (0.98 + (spent / budget - 1) * 0.9 + rng.int(-6, 10) / 100)),
    },
  },
  rules: [],
};

export const campaigns: Story<"budget" | "spent" | "clicks" | "customers"> = {
  name: "advertising campaigns",
  intro:
    "The table shows, for # online advertising campaigns run by a retailer in 2023, the budget, the actual expenditures, the number of clicks, and the number of new customers.",
  source: "Marketing department of the retailer",
  label: "Campaign",
  things: "campaigns",
  names:
    "Back to School, Clearance, Early Bird, Fall, Free Shipping, Holiday, Home Office, New Year, Referral, Spring, Summer, Winter".split(
      ", ",
    ),
  columns: {
    budget: {
      noun: "budget",
      heading: "Budget ($)",
      kind: "amount",
      says: large("budget", "had a budget of #"),
      plausible: [5000, 160000],
      draw: sized(8000, 110000, 500),
    },
    spent: {
      noun: "actual expenditure",
      heading: "Actual expenditures ($)",
      kind: "amount",
      says: highMass("actual expenditures", "had actual expenditures of #"),
      plausible: [4000, 190000],
      draw: per("budget", 0.82, 1.18, 10),
    },
    clicks: {
      noun: "number of clicks",
      heading: "Clicks",
      kind: "count",
      says: counted("clicks", "received # clicks"),
      plausible: [2000, 260000],
      draw: per("spent", 0.62, 1.25, 100),
    },
    customers: {
      noun: "number of new customers",
      heading: "New customers",
      kind: "count",
      says: counted("new customers", "attracted # new customers"),
      plausible: [40, 12000],
      draw: per("clicks", 0.016, 0.044, 1),
    },
  },
  rules: [],
};

export const hospitals: Story<"beds" | "admissions" | "nurses" | "stay" | "readmitted"> = {
  name: "hospitals",
  intro:
    "The table shows 2022 data for # hospitals in a certain state. The 30-day readmission rate is the percentage of patients who were readmitted within 30 days of discharge.",
  source: "State hospital association",
  label: "Hospital",
  things: "hospitals",
  names:
    "Baptist, City, Good Samaritan, Lakeshore, Memorial, Mercy, Providence, Regional, St. Luke's, Trinity, University, Valley".split(
      ", ",
    ),
  columns: {
    beds: {
      noun: "number of beds",
      heading: "Beds",
      kind: "count",
      says: counted("beds"),
      plausible: [40, 900],
      draw: sized(60, 680, 1),
    },
    stay: {
      noun: "average length of stay",
      heading: "Average length of stay (days)",
      kind: "rate",
      decimals: 1,
      says: long("average length of stay", "had an average length of stay of #"),
      plausible: [3, 8],
      draw: around(3.6, 6.8, 0.1),
    },
    admissions: {
      noun: "number of admissions",
      heading: "Admissions",
      kind: "count",
      says: counted("admissions"),
      plausible: [1500, 60000],
      draw: ({ beds, stay }, rng) =>
        Math.round((beds * 365 * rng.int(58, 84)) / 100 / stay / 10) * 10,
    },
    nurses: {
      noun: "number of nurses",
      heading: "Nurses",
      kind: "count",
      says: counted("nurses", "employed # nurses"),
      plausible: [50, 2200],
      draw: per("beds", 1.3, 2.3, 1),
    },
    readmitted: {
      noun: "30-day readmission rate",
      heading: "30-day readmission rate (%)",
      kind: "rate",
      decimals: 1,
      says: high("30-day readmission rate", "had a 30-day readmission rate of #"),
      plausible: [8, 22],
      draw: ({ nurses, beds }, rng) =>
        Math.round(10 * (18.2 - (nurses / beds - 1.3) * 8 + rng.int(-18, 18) / 10)) / 10,
    },
  },
  rules: [
    {
      says: "Patients can't occupy more beds than there are.",
      holds: ({ beds, admissions, stay }) => admissions * stay <= beds * 365,
    },
  ],
};

export const museums: Story<"before" | "after" | "members" | "expenses"> = {
  name: "museums",
  intro: "The table lists information about # museums in a certain city.",
  source: "City arts council",
  label: "Museum",
  things: "museums",
  names:
    "Alden, Barrett, Calloway, Draper, Ellison, Fowler, Garrison, Holden, Kimball, Lowell, Mercer, Sutton".split(
      ", ",
    ),
  columns: {
    before: {
      noun: "number of visitors in 2015",
      heading: "Visitors in 2015 (thousands)",
      kind: "count",
      says: counted("visitors in 2015", "had # visitors in 2015"),
      plausible: [20, 2200],
      draw: sized(120, 1500, 1),
    },
    after: {
      noun: "number of visitors in 2018",
      heading: "Visitors in 2018 (thousands)",
      kind: "count",
      says: counted("visitors in 2018", "had # visitors in 2018"),
      plausible: [15, 2400],
      draw: per("before", 0.72, 1.22, 1),
    },
    members: {
      noun: "number of members in 2018",
      heading: "Members in 2018",
      kind: "count",
      says: counted("members in 2018"),
      plausible: [300, 90000],
      draw: per("after", 18, 38, 10),
    },
    expenses: {
      noun: "operating expense in 2018",
      heading: "Operating expenses in 2018 ($ thousands)",
      kind: "amount",
      says: highMass("operating expenses in 2018", "had operating expenses of # in 2018"),
      plausible: [500, 110000],
      draw: per("after", 24, 46, 10),
    },
  },
  rules: [],
};

export const territories: Story<"people" | "accounts" | "before" | "after"> = {
  name: "sales territories",
  intro: "The table shows data for the # sales territories of a certain company.",
  source: "Company records",
  label: "Territory",
  things: "territories",
  names:
    "Atlantic, Central, Delta, Gulf, Lakes, Metro, Mountain, North, Pacific, Plains, South, Valley".split(
      ", ",
    ),
  columns: {
    people: {
      noun: "number of sales representatives",
      heading: "Sales representatives",
      kind: "count",
      says: counted("sales representatives"),
      plausible: [3, 40],
      draw: around(4, 30, 1),
    },
    accounts: {
      noun: "number of accounts",
      heading: "Accounts",
      kind: "count",
      says: counted("accounts"),
      plausible: [30, 1200],
      draw: per("people", 14, 27, 1),
    },
    before: {
      noun: "revenue in 2022",
      heading: "Revenue in 2022 ($ thousands)",
      kind: "amount",
      says: highMass("revenue in 2022", "had revenue of # in 2022"),
      plausible: [600, 40000],
      draw: per("accounts", 15, 29, 1),
    },
    after: {
      noun: "revenue in 2023",
      heading: "Revenue in 2023 ($ thousands)",
      kind: "amount",
      says: highMass("revenue in 2023", "had revenue of # in 2023"),
      plausible: [500, 48000],
      draw: per("before", 0.86, 1.34, 1),
    },
  },
  rules: [],
};

export const warehouses: Story<"area" | "employees" | "orders" | "errors" | "hours"> = {
  name: "warehouses",
  intro:
    "The table shows data for the month of March for # warehouses operated by an online retailer.",
  source: "Company records",
  label: "Warehouse",
  things: "warehouses",
  names:
    "Albany, Boise, Dallas, Denver, Fresno, Memphis, Newark, Omaha, Reno, Spokane, Tampa, Toledo".split(
      ", ",
    ),
  columns: {
    area: {
      noun: "floor area",
      heading: "Floor area (thousands of square feet)",
      kind: "amount",
      says: large("floor area", "had # of floor area"),
      plausible: [60, 1000],
      draw: sized(90, 840, 5),
    },
    employees: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [30, 1200],
      draw: per("area", 0.55, 1.05, 1),
    },
    orders: {
      noun: "number of orders shipped",
      heading: "Orders shipped (thousands)",
      kind: "count",
      says: counted("orders shipped", "shipped # orders"),
      plausible: [30, 2500],
      draw: per("employees", 1.05, 1.75, 1),
    },
    errors: {
      noun: "shipping error rate",
      heading: "Shipping error rate (%)",
      kind: "rate",
      decimals: 1,
      says: high("shipping error rate", "had a shipping error rate of #"),
      plausible: [0.1, 3],
      draw: around(0.3, 2.4, 0.1),
    },
    hours: {
      noun: "average order processing time",
      heading: "Average order processing time (hours)",
      kind: "rate",
      says: long("average order processing time", "had an average order processing time of #"),
      plausible: [4, 60],
      // Fewer employees for the same orders need longer.
      draw: ({ orders, employees }, rng) =>
        Math.round((orders / employees) * 26 - 14 + rng.int(-5, 6)),
    },
  },
  rules: [],
};

export const teams: Story<"wins" | "attendance" | "price" | "payroll" | "tickets"> = {
  name: "teams",
  intro: "The table shows data for the 2022 season for # teams in a professional baseball league.",
  source: "League office",
  label: "Team",
  things: "teams",
  names:
    "Team A, Team B, Team C, Team D, Team E, Team F, Team G, Team H, Team J, Team K, Team L, Team M".split(
      ", ",
    ),
  columns: {
    payroll: {
      noun: "payroll",
      heading: "Payroll ($ millions)",
      kind: "amount",
      says: large("payroll", "had a payroll of #"),
      plausible: [40, 300],
      draw: sized(58, 230, 1),
    },
    wins: {
      noun: "number of wins",
      heading: "Wins",
      kind: "count",
      says: counted("wins", "won # games"),
      plausible: [50, 112],
      draw: ({ payroll }, rng) => Math.round(72 + payroll / 14 + rng.int(-14, 14)),
    },
    attendance: {
      noun: "total attendance",
      heading: "Total attendance (thousands)",
      kind: "count",
      says: highMass("total attendance", "drew # spectators"),
      plausible: [800, 3900],
      draw: ({ wins }, rng) => Math.round((900 + (wins - 55) * 38 + rng.int(-200, 700)) / 10) * 10,
    },
    price: {
      noun: "average ticket price",
      heading: "Average ticket price ($)",
      kind: "rate",
      decimals: 2,
      says: high("average ticket price", "had an average ticket price of #"),
      plausible: [18, 70],
      // Fans pay more to see the expensive players of teams in large cities.
      draw: (soFar, rng) =>
        18 + Math.round(0.26 * soFar.payroll) / 2 + around(-8, 8, 0.5)(soFar, rng),
    },
    tickets: {
      noun: "ticket revenue",
      heading: "Ticket revenue ($ millions)",
      kind: "amount",
      decimals: 1,
      says: highMass("ticket revenue", "had ticket revenue of #"),
      plausible: [15, 260],
      draw: derived(({ attendance, price }) => (attendance * price) / 1000, 0.1),
    },
  },
  rules: [],
};

export const universities: Story<"applications" | "awarded" | "amount" | "researchers"> = {
  name: "research grants",
  intro:
    "The table shows data for # universities that applied to a certain federal agency for research grants in 2022.",
  source: "Federal agency",
  label: "University",
  things: "universities",
  names:
    "University A, University B, University C, University D, University E, University F, University G, University H, University J, University K, University L, University M".split(
      ", ",
    ),
  columns: {
    researchers: {
      noun: "number of researchers",
      heading: "Researchers",
      kind: "count",
      says: counted("researchers"),
      plausible: [60, 2000],
      draw: sized(90, 1500, 1),
    },
    applications: {
      noun: "number of grant applications",
      heading: "Grant applications",
      kind: "count",
      says: counted("grant applications", "submitted # grant applications"),
      plausible: [20, 1400],
      draw: per("researchers", 0.34, 0.68, 1),
    },
    awarded: {
      noun: "number of grants received",
      heading: "Grants received",
      kind: "count",
      says: counted("grants received", "received # grants"),
      plausible: [4, 500],
      draw: per("applications", 0.16, 0.34, 1),
    },
    amount: {
      noun: "amount of grant money received",
      heading: "Grant money received ($ millions)",
      kind: "amount",
      decimals: 1,
      says: measured("grant money received", "received # in grant money"),
      plausible: [1, 320],
      draw: per("awarded", 0.28, 0.56, 0.1),
    },
  },
  rules: [
    {
      says: "No more grants are awarded than were applied for.",
      holds: ({ applications, awarded }) => awarded < applications,
    },
  ],
};
