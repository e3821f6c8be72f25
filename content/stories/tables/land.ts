import { around, derived, per, sized, type Story } from "@theta/items/template";
import { counted, high, large, measured } from "./column-words.ts";

/** Farms, parks, and water. */

export const cropRegions: Story<"area" | "yield" | "harvest" | "rain" | "irrigated"> = {
  name: "crop regions",
  intro:
    "The table shows data on the 2021 wheat harvest in # growing regions of a certain country.",
  source: "Department of agriculture",
  label: "Region",
  things: "regions",
  names:
    "Central, Coastal, Delta, Eastern, Foothills, Highlands, Lakes, Northern, Plains, Southern, Valley, Western".split(
      ", ",
    ),
  columns: {
    area: {
      noun: "planted area",
      heading: "Planted area (thousands of acres)",
      kind: "amount",
      says: large("planted area", "planted # of wheat"),
      plausible: [20, 1200],
      draw: sized(40, 900, 5),
    },
    rain: {
      noun: "rainfall",
      heading: "Rainfall (inches)",
      kind: "rate",
      decimals: 1,
      says: measured("rainfall", "received # of rainfall"),
      plausible: [8, 40],
      draw: around(10, 34, 0.5),
    },
    irrigated: {
      noun: "percentage of planted area irrigated",
      heading: "Planted area irrigated (%)",
      kind: "rate",
      says: high("percentage of planted area irrigated", [
        "irrigated # of its planted area",
        "irrigated # of their planted area",
      ]),
      plausible: [0, 80],
      draw: ({ rain }, rng) => Math.max(2, Math.round(62 - 1.7 * rain + rng.int(-14, 14))),
    },
    yield: {
      noun: "yield per acre",
      heading: "Yield (bushels per acre)",
      kind: "rate",
      says: high("yield per acre", "had a yield of #"),
      plausible: [22, 90],
      draw: ({ rain, irrigated }, rng) =>
        Math.round(18 + 0.75 * rain + 0.3 * irrigated + rng.int(-6, 8)),
    },
    harvest: {
      noun: "harvest",
      heading: "Harvest (millions of bushels)",
      kind: "amount",
      decimals: 1,
      says: large("harvest", "harvested # of wheat"),
      plausible: [1, 90],
      draw: derived(({ area, yield: perAcre }) => (area * perAcre) / 1000, 0.1),
    },
  },
  rules: [],
};

export const parks: Story<"area" | "visitors" | "trails" | "budget" | "rangers"> = {
  name: "parks",
  intro: "The table shows 2022 data for # state parks in a certain state.",
  source: "State parks department",
  label: "Park",
  things: "parks",
  names:
    "Bear Creek, Cedar Bluff, Clear Lake, Eagle Rock, Fox River, Granite Falls, High Point, Long Meadow, Pine Ridge, Red Canyon, Stony Brook, Turtle Bay".split(
      ", ",
    ),
  columns: {
    area: {
      noun: "area",
      heading: "Area (square miles)",
      kind: "amount",
      says: large("area", "covered #"),
      plausible: [2, 200],
      draw: sized(4, 140, 1),
    },
    visitors: {
      noun: "number of visitors",
      heading: "Visitors (thousands)",
      kind: "count",
      says: counted("visitors"),
      plausible: [20, 1500],
      draw: sized(45, 980, 5),
    },
    trails: {
      noun: "total length of trails",
      heading: "Trails (miles)",
      kind: "amount",
      says: counted("miles of trails", "had # of trails"),
      plausible: [4, 240],
      draw: per("area", 0.8, 2.2, 1),
    },
    budget: {
      noun: "operating budget",
      heading: "Operating budget ($ thousands)",
      kind: "amount",
      says: large("operating budget", "had an operating budget of #"),
      plausible: [100, 9000],
      draw: ({ visitors, area }, rng) =>
        Math.round((visitors * rng.int(26, 44) * 0.1 + area * 8 + 120) / 10) * 10,
    },
    rangers: {
      noun: "number of rangers",
      heading: "Rangers",
      kind: "count",
      says: counted("rangers"),
      plausible: [2, 80],
      draw: per("budget", 0.006, 0.011, 1),
    },
  },
  rules: [
    {
      says: "A park of the state has at least two miles of trails for every five square miles.",
      holds: ({ area, trails }) => trails >= 0.4 * area,
    },
  ],
};

export const reservoirs: Story<"capacity" | "level" | "stored" | "inflow" | "released"> = {
  name: "reservoirs",
  intro:
    "The table shows data for # reservoirs in a certain river basin at the end of May. The storage level is the amount of water stored as a percentage of capacity.",
  source: "Water resources agency",
  label: "Reservoir",
  things: "reservoirs",
  names:
    "Ames, Benton, Calder, Dixon, Ellis, Farrow, Gibbs, Hatcher, Keller, Lowell, Mercer, Nolan".split(
      ", ",
    ),
  columns: {
    capacity: {
      noun: "capacity",
      heading: "Capacity (thousands of acre-feet)",
      kind: "amount",
      says: large("capacity", "had a capacity of #"),
      plausible: [10, 1500],
      draw: sized(24, 1100, 2),
    },
    level: {
      noun: "storage level",
      heading: "Storage level (% of capacity)",
      kind: "rate",
      says: high("storage level", [
        "was filled to # of its capacity",
        "were filled to # of their capacity",
      ]),
      plausible: [20, 100],
      draw: around(34, 98, 1),
    },
    stored: {
      noun: "amount of water stored",
      heading: "Water stored (thousands of acre-feet)",
      kind: "amount",
      says: measured("water stored", "stored # of water"),
      plausible: [4, 1500],
      draw: derived(({ capacity, level }) => (capacity * level) / 100, 1),
    },
    inflow: {
      noun: "May inflow",
      heading: "May inflow (thousands of acre-feet)",
      kind: "amount",
      says: large("May inflow", "had an inflow of # in May"),
      plausible: [1, 300],
      draw: per("capacity", 0.06, 0.2, 1),
    },
    released: {
      noun: "May outflow",
      heading: "May outflow (thousands of acre-feet)",
      kind: "amount",
      says: large("May outflow", "had an outflow of # in May"),
      plausible: [1, 300],
      draw: per("inflow", 0.5, 1.3, 1),
    },
  },
  rules: [
    {
      says: "A reservoir can't release more than it received and had stored.",
      holds: ({ released, inflow, stored }) => released <= inflow + stored,
    },
  ],
};
