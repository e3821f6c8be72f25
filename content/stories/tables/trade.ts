import { around, derived, per, sized, type Story } from "@theta/items/template";
import { counted, high, highMass, large } from "./column-words.ts";

/** Stores, restaurants, and what they sell. */

export const groceryStores: Story<"area" | "revenue" | "employees" | "perFoot"> = {
  name: "grocery stores",
  intro: "The table shows 2023 data for # stores in a regional grocery chain.",
  source: "Annual report of the chain",
  label: "Store",
  things: "stores",
  names:
    "Ashland, Beaumont, Carver, Delmar, Easton, Fairview, Glenwood, Harlan, Irving, Kenton, Linden, Marlow".split(
      ", ",
    ),
  columns: {
    area: {
      noun: "floor area",
      heading: "Floor area (thousands of square feet)",
      kind: "amount",
      says: large("floor area", "had # of floor area"),
      plausible: [15, 80],
      draw: sized(18, 72, 1),
    },
    revenue: {
      noun: "annual revenue",
      heading: "Annual revenue ($ millions)",
      kind: "amount",
      decimals: 1,
      says: highMass("annual revenue", "had annual revenue of #"),
      plausible: [6, 60],
      draw: per("area", 0.38, 0.72, 0.1),
    },
    employees: {
      noun: "number of employees",
      heading: "Employees",
      kind: "count",
      says: counted("employees", "employed # people"),
      plausible: [25, 320],
      draw: per("revenue", 3.6, 6.2, 1),
    },
    perFoot: {
      noun: "annual revenue per square foot",
      heading: "Revenue per square foot ($)",
      kind: "rate",
      says: highMass("annual revenue per square foot", "had annual revenue of # per square foot"),
      plausible: [300, 800],
      draw: derived(({ revenue, area }) => (1000 * revenue) / area, 1),
    },
  },
  rules: [
    {
      says: "A store of the chain doesn't run on fewer than three employees for each million in sales.",
      holds: ({ employees, revenue }) => employees >= 3 * revenue,
    },
  ],
};

export const restaurants: Story<"seats" | "guests" | "revenue" | "check" | "rating"> = {
  name: "restaurants",
  intro: "The table shows data for the month of October for # restaurants in a regional chain.",
  source: "Monthly operating report",
  label: "Restaurant",
  things: "restaurants",
  names:
    "Alder Street, Bayview, Canal Street, Downtown, East End, Foundry, Grand Avenue, Harbor, Lakeside, Market Square, Northgate, Old Mill".split(
      ", ",
    ),
  columns: {
    seats: {
      noun: "number of seats",
      heading: "Seats",
      kind: "count",
      says: counted("seats"),
      plausible: [40, 200],
      draw: around(48, 180, 2),
    },
    guests: {
      noun: "number of guests served",
      heading: "Guests served",
      kind: "count",
      says: counted("guests served", "served # guests"),
      plausible: [1200, 16000],
      draw: per("seats", 34, 76, 10),
    },
    check: {
      noun: "average spending per guest",
      heading: "Average spending per guest ($)",
      kind: "rate",
      decimals: 2,
      says: highMass("average spending per guest", "had average spending of # per guest"),
      plausible: [14, 60],
      draw: around(16, 48, 0.5),
    },
    revenue: {
      noun: "revenue",
      heading: "Revenue ($ thousands)",
      kind: "amount",
      says: highMass("revenue", "had revenue of #"),
      plausible: [20, 800],
      draw: derived(({ guests, check }) => (guests * check) / 1000, 1),
    },
    rating: {
      noun: "average customer rating",
      heading: "Average customer rating (1 to 5)",
      kind: "rate",
      decimals: 1,
      says: high("average customer rating", "had an average customer rating of #"),
      plausible: [3, 5],
      draw: around(3.2, 4.9, 0.1),
    },
  },
  rules: [
    {
      says: "A restaurant can't seat more than four parties a day at every seat.",
      holds: ({ guests, seats }) => guests <= seats * 4 * 31,
    },
  ],
};

export const productLines: Story<"price" | "units" | "revenue" | "returned"> = {
  name: "appliances",
  intro:
    "The table lists, for # models of kitchen appliances sold by an online retailer in 2022, the price, the number of units sold, the revenue, and the percentage of units sold that were returned.",
  source: "Sales records of the retailer",
  label: "Model",
  things: "models",
  names: "A-10, A-20, B-15, B-30, C-12, C-40, D-25, E-18, E-36, F-50, G-22, H-14".split(", "),
  columns: {
    price: {
      noun: "price",
      heading: "Price ($)",
      kind: "rate",
      says: high("price", "had a price of #"),
      plausible: [20, 600],
      draw: sized(30, 480, 5),
    },
    units: {
      noun: "number of units sold",
      heading: "Units sold",
      kind: "count",
      says: counted("units sold", "sold # units"),
      plausible: [200, 24000],
      // Cheaper models sell more.
      draw: ({ price }, rng) => Math.round((rng.int(220, 700) * 1000) / price / 20) * 20,
    },
    revenue: {
      noun: "revenue",
      heading: "Revenue ($ thousands)",
      kind: "amount",
      says: highMass("revenue", "had revenue of #"),
      plausible: [100, 900],
      draw: derived(({ price, units }) => (price * units) / 1000, 1),
    },
    returned: {
      noun: "percentage of units returned",
      heading: "Units returned (%)",
      kind: "rate",
      decimals: 1,
      says: high("percentage of units returned", [
        "had # of its units returned",
        "had # of their units returned",
      ]),
      plausible: [0.5, 15],
      draw: around(1.2, 11.4, 0.1),
    },
  },
  rules: [],
};
