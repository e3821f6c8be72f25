/** What the stories' columns mean together, as statements say it. */

/** One quantity for each unit of another. Its phrase is unique among a story's. */
export interface PerUnit {
  /** "number of physicians per 1,000 residents" */
  readonly phrase: string;
  /** The nouns of the columns that are divided. */
  readonly over: readonly [top: string, bottom: string];
  /** What their quotient is multiplied by, because the columns may be in thousands. */
  readonly scale: number;
  readonly isMoney?: boolean;
  /** What its values are, if the phrase doesn't say so: "megawatt-hours". */
  readonly unit?: string;
}

const perUnit = (phrase: string, top: string, bottom: string, scale = 1): PerUnit => ({
  phrase,
  over: [top, bottom],
  scale,
});
const dollars = (phrase: string, top: string, bottom: string, scale = 1): PerUnit => ({
  ...perUnit(phrase, top, bottom, scale),
  isMoney: true,
});

export const PER_UNIT: readonly PerUnit[] = [
  perUnit("number of physicians per 1,000 residents", "number of physicians", "population"),
  perUnit("number of hospital beds per 1,000 residents", "number of hospital beds", "population"),
  perUnit("number of residents per physician", "population", "number of physicians", 1000),
  perUnit(
    "number of students per teacher in 2022",
    "number of students in 2022",
    "number of teachers",
  ),
  perUnit("number of nurses per bed", "number of nurses", "number of beds"),
  perUnit("number of admissions per bed", "number of admissions", "number of beds"),
  perUnit("number of residents per housing unit in 2022", "population", "number of housing units"),
  perUnit("number of orders per employee", "number of orders shipped", "number of employees", 1000),
  perUnit("number of square feet per employee", "floor area", "number of employees", 1000),
  dollars("actual expenditures per click", "actual expenditure", "number of clicks"),
  dollars("actual expenditures per new customer", "actual expenditure", "number of new customers"),
  perUnit(
    "number of new customers per 100 clicks",
    "number of new customers",
    "number of clicks",
    100,
  ),
  perUnit(
    "number of grants per 100 applications",
    "number of grants received",
    "number of grant applications",
    100,
  ),
  dollars(
    "average grant amount",
    "amount of grant money received",
    "number of grants received",
    1_000_000,
  ),
  {
    ...perUnit(
      "amount of electricity sold per customer",
      "amount of electricity sold",
      "number of customers",
    ),
    unit: "megawatt-hours",
  },
  perUnit("number of outages per 1,000 customers", "number of outages", "number of customers"),
  dollars("annual revenue per employee", "annual revenue", "number of employees", 1_000_000),
  perUnit("number of guests per seat", "number of guests served", "number of seats"),
  perUnit(
    "number of patient visits per physician",
    "number of patient visits",
    "number of physicians",
  ),
  perUnit("number of visitors per ranger", "number of visitors", "number of rangers", 1000),
  dollars("operating budget per visitor", "operating budget", "number of visitors"),
  {
    ...perUnit("output per worker", "number of units produced", "number of workers", 1000),
    unit: "units",
  },
  perUnit(
    "number of students per faculty member",
    "number of students",
    "number of faculty members",
  ),
  dollars(
    "operating expenses per visitor in 2018",
    "operating expense in 2018",
    "number of visitors in 2018",
  ),
  dollars("revenue per account in 2023", "revenue in 2023", "number of accounts", 1000),
  perUnit(
    "number of accounts per sales representative",
    "number of accounts",
    "number of sales representatives",
  ),
  dollars("deposits per employee", "amount of deposits", "number of employees", 1_000_000),
  perUnit("number of accounts per employee", "number of accounts", "number of employees"),
  dollars("operating expenses per unit", "operating expense", "number of units", 1000),
  dollars("donations per donor", "amount of donations received", "number of donors", 1000),
  perUnit("number of calls per agent", "number of calls handled", "number of agents"),
  dollars("budget per employee", "budget", "number of employees", 1000),
];

/** A percent of each row's own whole, which counts for more where the whole is large. */
interface Weighted {
  readonly rate: string;
  readonly whole: string;
  /** What sentences say before and after several rows: "of all items lent by … were in digital form". */
  readonly said: readonly [of: string, were: string];
  /** How one row has more of it than another: "lent more items in digital form". */
  readonly more?: string;
}

const weighted = (
  rate: string,
  whole: string,
  said: readonly [string, string],
  more?: string,
): Weighted => ({ rate, whole, said, ...(more === undefined ? {} : { more }) });

export const WEIGHTED: readonly Weighted[] = [
  weighted("storage level", "capacity", ["of the combined capacity of", "was filled"]),
  weighted(
    "percentage of students receiving financial aid",
    "number of students",
    ["of all students at", "received financial aid"],
    "had more students receiving financial aid",
  ),
  weighted(
    "percentage of items lent in digital form",
    "number of items lent",
    ["of all items lent by", "were in digital form"],
    "lent more items in digital form",
  ),
  weighted(
    "defect rate",
    "number of units produced",
    ["of all units produced by", "were defective"],
    "produced more defective units",
  ),
  weighted(
    "percentage of units returned",
    "number of units sold",
    ["of all units sold among", "were returned"],
    "had more units returned",
  ),
  weighted(
    "average room occupancy rate",
    "number of rooms",
    ["of all rooms in", "were occupied on average"],
    "had more rooms occupied on an average night",
  ),
  weighted(
    "percentage of on-time trips",
    "number of trips per day",
    ["of all trips made by", "were on time"],
    "made more on-time trips per day",
  ),
  weighted(
    "percentage of revenue spent on research and development",
    "revenue",
    ["of the combined revenue of", "was spent on research and development"],
    "spent more on research and development",
  ),
  weighted(
    "percentage of planted area irrigated",
    "planted area",
    ["of the combined planted area of", "was irrigated"],
    "irrigated a larger area",
  ),
  weighted(
    "shipping error rate",
    "number of orders shipped",
    ["of all orders shipped by", "had shipping errors"],
    "had more orders with shipping errors",
  ),
  weighted(
    "uninsured rate",
    "population",
    ["of all residents of", "did not have health insurance"],
    "had more residents without health insurance",
  ),
  weighted("average occupancy rate", "number of units", [
    "of all units in",
    "were occupied on average",
  ]),
  weighted(
    "percentage of calls resolved",
    "number of calls handled",
    ["of all calls handled by", "were resolved"],
    "resolved more calls",
  ),
  weighted(
    "on-time departure rate in 2018",
    "number of departures in 2018",
    ["of all departures from", "were on time"],
    "had more on-time departures",
  ),
];
