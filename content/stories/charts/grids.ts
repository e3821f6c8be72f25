/** Quantities by day or month and by hour or place, for heat maps. */
export interface GridStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  /** What a shade means: "Calls received per hour". */
  readonly of: string;
  /** Over two neighboring columns: "total number of calls received # could have been". */
  readonly total: string;
  /** What holds where a bound is reached: "at least # calls were received". */
  readonly reached: string;
  /** What a shade's numbers are in sentences: "# inches". */
  readonly amount: string;
  /** "on #", "at the # station" */
  readonly inRow: string;
  /** "during the hour beginning at #", "in #" */
  readonly inColumn: string;
  readonly rowLabel: string;
  readonly rows: readonly string[];
  /** "day" and "hour", as sentences say them. */
  readonly row: string;
  readonly column: string;
  readonly columnLabel: string;
  readonly columns: readonly string[];
  /** Where the last column ends, if columns are hours. */
  readonly end?: string;
  /** How busy each row and column is, from 0 to 1. */
  readonly rowWeights: readonly number[];
  readonly columnWeights: readonly number[];
  readonly bounds: readonly number[];
}

export const GRIDS: readonly GridStory[] = [
  {
    name: "calls",
    intro:
      "The chart shows the number of calls that a customer service center received during each hour of one week.",
    source: "Call records",
    of: "Calls received",
    total: "the total number of calls received",
    reached: "at least # calls were received",
    amount: "#",
    inRow: "on #",
    inColumn: "during the hour beginning at #",
    rowLabel: "Day",
    rows: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
    row: "day",
    column: "hour",
    columnLabel: "Hour beginning",
    columns: ["9 a.m.", "10 a.m.", "11 a.m.", "noon", "1 p.m.", "2 p.m.", "3 p.m.", "4 p.m."],
    end: "5 p.m.",
    rowWeights: [1, 0.8, 0.65, 0.7, 0.85],
    columnWeights: [0.6, 0.95, 1, 0.75, 0.45, 0.65, 0.6, 0.35],
    bounds: [0, 20, 40, 60, 80, 100],
  },
  {
    name: "station riders",
    intro:
      "The chart shows the number of riders who entered a subway station during each of eight hours of the day, for each day of one week.",
    source: "Transit agency",
    of: "Riders entering (hundreds)",
    total: "the total number of riders who entered the station",
    reached: "at least # riders entered the station",
    amount: "#",
    inRow: "on #",
    inColumn: "during the hour beginning at #",
    rowLabel: "Day",
    rows: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    row: "day",
    column: "hour",
    columnLabel: "Hour beginning",
    columns: ["2 p.m.", "3 p.m.", "4 p.m.", "5 p.m.", "6 p.m.", "7 p.m.", "8 p.m.", "9 p.m."],
    end: "10 p.m.",
    rowWeights: [0.95, 1, 1, 0.95, 0.9, 0.6, 0.45],
    columnWeights: [0.4, 0.55, 0.8, 1, 0.95, 0.7, 0.45, 0.35],
    bounds: [0, 5, 10, 15, 20, 25],
  },
  {
    name: "rainfall",
    intro:
      "The chart shows the rainfall at five weather stations in each month from March through October of one year.",
    source: "State climate office",
    of: "Rainfall (inches)",
    total: "the total rainfall",
    reached: "at least # of rain was recorded",
    amount: "# inches",
    inRow: "at #",
    inColumn: "in #",
    rowLabel: "Station",
    rows: ["Station 1", "Station 2", "Station 3", "Station 4", "Station 5"],
    row: "station",
    column: "month",
    columnLabel: "Month",
    columns: ["March", "April", "May", "June", "July", "August", "September", "October"],
    rowWeights: [0.5, 0.7, 0.85, 1, 0.6],
    columnWeights: [0.6, 0.8, 1, 0.9, 0.55, 0.4, 0.5, 0.75],
    bounds: [0, 1, 2, 3, 4, 5],
  },
  {
    name: "rentals",
    intro:
      "The chart shows the number of bicycles rented at six stations of a bicycle-sharing program in each month from April through October.",
    source: "Program records",
    of: "Bicycles rented",
    total: "the total number of bicycles rented",
    reached: "at least # bicycles were rented",
    amount: "#",
    inRow: "at the # station",
    inColumn: "in #",
    rowLabel: "Station",
    rows: ["Beach", "City Hall", "Harbor", "Market", "Museum", "Park"],
    row: "station",
    column: "month",
    columnLabel: "Month",
    columns: ["April", "May", "June", "July", "August", "September", "October"],
    rowWeights: [0.9, 0.7, 0.8, 0.6, 0.5, 1],
    columnWeights: [0.45, 0.65, 0.9, 1, 0.95, 0.75, 0.5],
    bounds: [0, 200, 400, 600, 800, 1000],
  },
];
