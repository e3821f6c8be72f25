import { around, per, sized, type Story } from "@theta/items/template";
import { counted, high, highMass, large, long, measured } from "./column-words.ts";

/** Airports, counties, cities, and those who serve them. */

const COUNTIES =
  "Adair, Baker, Clark, Dawson, Fayette, Grant, Henry, Jasper, Logan, Marion, Perry, Union".split(
    ", ",
  );

export const airports: Story<"before" | "after" | "flights" | "onTime"> = {
  name: "airports",
  intro: "The table lists data for the years 2013 and 2018 for # airports in a certain region.",
  source: "Regional aviation authority",
  label: "Airport",
  things: "airports",
  names:
    "Bayfield, Carson, Dalton, Easton, Franklin, Granger, Hartford, Kingston, Lawton, Milford, Newport, Salem".split(
      ", ",
    ),
  columns: {
    before: {
      noun: "number of passengers in 2013",
      heading: "Passengers in 2013 (thousands)",
      kind: "count",
      says: counted("passengers in 2013", "had # passengers in 2013"),
      plausible: [100, 12000],
      draw: sized(240, 8400, 1),
    },
    after: {
      noun: "number of passengers in 2018",
      heading: "Passengers in 2018 (thousands)",
      kind: "count",
      says: counted("passengers in 2018", "had # passengers in 2018"),
      plausible: [100, 14000],
      draw: per("before", 0.84, 1.38, 1),
    },
    flights: {
      noun: "number of departures in 2018",
      heading: "Departures in 2018",
      kind: "count",
      says: counted("departures in 2018"),
      plausible: [1000, 110000],
      // Half of the passengers depart, 55 to 100 to a flight: smaller airports have smaller aircraft.
      draw: per("after", 5.2, 9, 10),
    },
    onTime: {
      noun: "on-time departure rate in 2018",
      heading: "On-time departure rate in 2018 (%)",
      kind: "rate",
      says: high("on-time departure rate in 2018", "had an on-time departure rate of # in 2018"),
      plausible: [60, 95],
      draw: ({ after }, rng) => Math.round(90 - Math.log2(after / 200) * 2 + rng.int(-5, 3)),
    },
  },
  rules: [
    {
      says: "No more than 180 passengers depart on an average flight.",
      holds: ({ after, flights }) => after * 500 <= flights * 180,
    },
  ],
};

export const counties: Story<"population" | "income" | "physicians" | "beds" | "uninsured"> = {
  name: "counties",
  intro:
    "The table shows 2022 data on health care in # counties of a certain state. The uninsured rate is the percentage of residents without health insurance.",
  source: "State department of health",
  label: "County",
  things: "counties",
  names: COUNTIES,
  columns: {
    population: {
      noun: "population",
      heading: "Population (thousands)",
      kind: "count",
      says: large("population", "had # residents"),
      plausible: [10, 1200],
      draw: sized(42, 820, 1),
    },
    income: {
      noun: "median household income",
      heading: "Median household income ($)",
      kind: "rate",
      says: high("median household income", "had a median household income of #"),
      plausible: [38000, 110000],
      draw: around(44000, 96000, 100),
    },
    physicians: {
      noun: "number of physicians",
      heading: "Physicians",
      kind: "count",
      says: counted("physicians"),
      plausible: [12, 4500],
      draw: ({ population, income }, rng) =>
        Math.round(population * (0.9 + (income - 44000) / 40000 + rng.int(0, 70) / 100)),
    },
    beds: {
      noun: "number of hospital beds",
      heading: "Hospital beds",
      kind: "count",
      says: counted("hospital beds"),
      plausible: [20, 4000],
      draw: per("population", 1.6, 3.4, 1),
    },
    uninsured: {
      noun: "uninsured rate",
      heading: "Uninsured rate (%)",
      kind: "rate",
      decimals: 1,
      says: high("uninsured rate", "had an uninsured rate of #"),
      plausible: [3, 20],
      draw: ({ income }, rng) =>
        Math.round(10 * (15 - (income - 44000) / 5600 + rng.int(-20, 20) / 10)) / 10,
    },
  },
  rules: [],
};

export const housing: Story<"population" | "units" | "before" | "after"> = {
  name: "housing",
  intro: "The table shows data on housing in # cities.",
  source: "Regional planning council",
  label: "City",
  things: "cities",
  names:
    "Auburn, Bristol, Clayton, Danville, Fulton, Georgetown, Hudson, Lebanon, Oxford, Princeton, Trenton, Winchester".split(
      ", ",
    ),
  columns: {
    population: {
      noun: "population",
      heading: "Population in 2022 (thousands)",
      kind: "count",
      says: large("population", "had # residents"),
      plausible: [15, 900],
      draw: sized(42, 640, 1),
    },
    units: {
      noun: "number of housing units",
      heading: "Housing units in 2022 (thousands)",
      kind: "count",
      decimals: 1,
      says: counted("housing units"),
      plausible: [5, 420],
      draw: per("population", 0.37, 0.47, 0.1),
    },
    before: {
      noun: "median home price in 2017",
      heading: "Median home price in 2017 ($ thousands)",
      kind: "rate",
      says: high("median home price in 2017", "had a median home price of # in 2017"),
      plausible: [120, 600],
      draw: around(150, 480, 1),
    },
    after: {
      noun: "median home price in 2022",
      heading: "Median home price in 2022 ($ thousands)",
      kind: "rate",
      says: high("median home price in 2022", "had a median home price of # in 2022"),
      plausible: [140, 950],
      draw: per("before", 1.18, 1.68, 1),
    },
  },
  rules: [],
};

export const districts: Story<"before" | "after" | "teachers" | "spending" | "graduated"> = {
  name: "school districts",
  intro: "The table lists information about # school districts in a certain state.",
  source: "State department of education",
  label: "District",
  things: "districts",
  names:
    "Aurora, Bedford, Canton, Dayton, Elkton, Florence, Granby, Hamilton, Monroe, Norwood, Preston, Warren".split(
      ", ",
    ),
  columns: {
    before: {
      noun: "number of students in 2012",
      heading: "Students in 2012",
      kind: "count",
      says: counted("students in 2012", "had # students in 2012"),
      plausible: [800, 40000],
      draw: sized(1400, 26000, 10),
    },
    after: {
      noun: "number of students in 2022",
      heading: "Students in 2022",
      kind: "count",
      says: counted("students in 2022", "had # students in 2022"),
      plausible: [700, 46000],
      draw: per("before", 0.86, 1.2, 10),
    },
    teachers: {
      noun: "number of teachers",
      heading: "Teachers in 2022",
      kind: "count",
      says: counted("teachers"),
      plausible: [40, 3200],
      draw: per("after", 0.053, 0.074, 1),
    },
    spending: {
      noun: "expenditure per student",
      heading: "Expenditures per student in 2022 ($)",
      kind: "rate",
      says: highMass("expenditures per student", "spent # per student"),
      plausible: [9000, 22000],
      draw: ({ after, teachers }, rng) =>
        Math.round(((teachers / after) * 205000 + rng.int(-900, 2100)) / 10) * 10,
    },
    graduated: {
      noun: "graduation rate",
      heading: "Graduation rate in 2022 (%)",
      kind: "rate",
      says: high("graduation rate", "had a graduation rate of #"),
      plausible: [68, 98],
      draw: ({ spending }, rng) => Math.round(72 + (spending - 10000) / 420 + rng.int(-4, 5)),
    },
  },
  rules: [],
};

export const utilities: Story<"customers" | "sold" | "outages" | "duration" | "bill"> = {
  name: "utility districts",
  intro: "The table shows 2022 data for # service areas of an electric utility.",
  source: "Annual report of the utility",
  label: "Service area",
  things: "service areas",
  names:
    "Area 1, Area 2, Area 3, Area 4, Area 5, Area 6, Area 7, Area 8, Area 9, Area 10, Area 11, Area 12".split(
      ", ",
    ),
  columns: {
    customers: {
      noun: "number of customers",
      heading: "Customers (thousands)",
      kind: "count",
      says: counted("customers", "had # customers"),
      plausible: [30, 400],
      draw: sized(42, 380, 1),
    },
    sold: {
      noun: "amount of electricity sold",
      heading: "Electricity sold (thousands of megawatt-hours)",
      kind: "amount",
      says: measured("electricity sold", "had # of electricity sold"),
      plausible: [80, 7000],
      // From 9.5 to 15 megawatt-hours a customer: more where there's industry.
      draw: per("customers", 9.5, 15, 1),
    },
    outages: {
      noun: "number of outages",
      heading: "Outages",
      kind: "count",
      says: counted("outages"),
      plausible: [80, 4000],
      draw: per("customers", 4.2, 9.4, 1),
    },
    duration: {
      noun: "average outage duration",
      heading: "Average outage duration (minutes)",
      kind: "rate",
      says: long("average outage duration", "had an average outage duration of #"),
      plausible: [40, 240],
      draw: around(52, 198, 1),
    },
    bill: {
      noun: "average monthly bill",
      heading: "Average monthly bill ($)",
      kind: "rate",
      says: high("average monthly bill", "had an average monthly bill of #"),
      plausible: [80, 220],
      // Where there's more industry, homes use a smaller part of what’s sold.
      draw: ({ sold, customers }, rng) =>
        Math.round((sold / customers / 12) * rng.int(108, 140) + 9),
    },
  },
  rules: [],
};
