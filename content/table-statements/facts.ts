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
    "number of teachers in 2022",
  ),
  perUnit("number of nurses per bed", "number of nurses", "number of beds"),
  perUnit("number of admissions per bed", "number of admissions", "number of beds"),
  perUnit(
    "number of residents per housing unit in 2022",
    "population in 2022",
    "number of housing units in 2022",
  ),
  perUnit(
    "number of orders shipped per employee",
    "number of orders shipped",
    "number of employees",
    1000,
  ),
  perUnit("number of square feet per employee", "floor area", "number of employees", 1000),
  dollars("actual expenditure per click", "actual expenditure", "number of clicks"),
  dollars("actual expenditure per new customer", "actual expenditure", "number of new customers"),
  perUnit(
    "number of new customers per 100 clicks",
    "number of new customers",
    "number of clicks",
    100,
  ),
  perUnit(
    "number of grants received per 100 applications",
    "number of grants received",
    "number of grant applications",
    100,
  ),
  dollars(
    "average amount of a grant",
    "amount of grant money received",
    "number of grants received",
    1_000_000,
  ),
  perUnit(
    "number of megawatt-hours sold per customer",
    "amount of electricity sold",
    "number of customers",
  ),
  perUnit("number of outages per 1,000 customers", "number of outages", "number of customers"),
  dollars("annual revenue per employee", "annual revenue", "number of employees", 1_000_000),
  perUnit("number of guests served per seat", "number of guests served", "number of seats"),
  perUnit(
    "number of patient visits per physician",
    "number of patient visits",
    "number of physicians",
  ),
  perUnit("number of visitors per ranger", "number of visitors", "number of rangers", 1000),
  dollars("operating budget per visitor", "operating budget", "number of visitors"),
  perUnit(
    "number of units produced per worker",
    "number of units produced",
    "number of workers",
    1000,
  ),
  perUnit(
    "number of students per faculty member",
    "number of students",
    "number of faculty members",
  ),
  dollars(
    "operating expense per visitor in 2018",
    "operating expense in 2018",
    "number of visitors in 2018",
  ),
  dollars(
    "average amount of sales per account in 2023",
    "amount of sales in 2023",
    "number of accounts",
    1000,
  ),
  perUnit(
    "number of accounts per sales representative",
    "number of accounts",
    "number of sales representatives",
  ),
  dollars(
    "amount of deposits per employee",
    "amount of deposits",
    "number of employees",
    1_000_000,
  ),
  perUnit("number of accounts per employee", "number of accounts", "number of employees"),
  dollars("operating expense per unit", "operating expense", "number of units", 1000),
  dollars(
    "average amount received per donor",
    "amount of donations received",
    "number of donors",
    1000,
  ),
  perUnit("number of calls handled per agent", "number of calls handled", "number of agents"),
  dollars("budget per employee", "budget", "number of employees", 1000),
];

/** A percent of each row's own whole, which counts for more where the whole is large. */
interface Weighted {
  readonly rate: string;
  readonly whole: string;
  /** As sentences say it of several rows together. */
  readonly said: string;
}

export const WEIGHTED: readonly Weighted[] = [
  {
    rate: "percent of capacity filled",
    whole: "capacity",
    said: "percent of the combined capacity that was filled",
  },
  {
    rate: "percent of students receiving financial aid",
    whole: "number of students",
    said: "percent of all students who received financial aid",
  },
  {
    rate: "percent of items borrowed in digital form",
    whole: "number of items borrowed",
    said: "percent of all items borrowed that were in digital form",
  },
  {
    rate: "defect rate",
    whole: "number of units produced",
    said: "percent of all units produced that were defective",
  },
  {
    rate: "percent of units returned",
    whole: "number of units sold",
    said: "percent of all units sold that were returned",
  },
  {
    rate: "average room occupancy rate",
    whole: "number of rooms",
    said: "average percent of all rooms that were occupied",
  },
  {
    rate: "percent of trips on time",
    whole: "number of trips per day",
    said: "percent of all trips that were on time",
  },
  {
    rate: "percent of revenue spent on research and development",
    whole: "revenue",
    said: "percent of the combined revenue that was spent on research and development",
  },
  {
    rate: "percent of planted area irrigated",
    whole: "area planted",
    said: "percent of the combined area planted that was irrigated",
  },
  {
    rate: "shipping error rate",
    whole: "number of orders shipped",
    said: "percent of all orders shipped that had shipping errors",
  },
  {
    rate: "percent of residents without health insurance",
    whole: "population",
    said: "percent of all residents who did not have health insurance",
  },
  {
    rate: "average occupancy rate",
    whole: "number of units",
    said: "average percent of all units that were occupied",
  },
  {
    rate: "percent of calls resolved",
    whole: "number of calls handled",
    said: "percent of all calls handled that were resolved",
  },
  {
    rate: "percent of departures on time in 2023",
    whole: "number of departures in 2023",
    said: "percent of all departures in 2023 that were on time",
  },
];
