import type { Span } from "@theta/items/template";

/** Things counted by their reason, from the most frequent reason to the least. */
export interface ReasonsStory {
  readonly name: string;
  /** "The graph shows …, in order of frequency, and the cumulative percent …" */
  readonly intro: string;
  readonly source: string;
  /** "complaints" */
  readonly things: string;
  /** "reasons" */
  readonly kinds: string;
  readonly axis: string;
  readonly measure: string;
  /** About from the most frequent to the least. */
  readonly reasons: readonly string[];
  /** How many things the most frequent reason has. */
  readonly most: Span;
  readonly step: number;
}

function introOf(things: string, what: string): string {
  return `The bars in the graph show ${what}. The line shows the cumulative percent of ${things}, from left to right.`;
}

/** Their order decides what a seed draws, so a new one goes to the end. */
export const REASON_STORIES: readonly ReasonsStory[] = [
  {
    name: "airline complaints",
    intro: introOf(
      "complaints",
      "the number of complaints that an airline received in one month, by subject",
    ),
    source: "Airline records",
    things: "complaints",
    kinds: "subjects",
    axis: "Subject",
    measure: "Complaints",
    reasons: ["Delays", "Baggage", "Fares", "Service", "Refunds", "Seating"],
    most: [180, 480],
    step: 5,
  },
  {
    name: "product returns",
    intro: introOf(
      "returns",
      "the number of products that were returned to an online retailer in one week, by the reason for the return",
    ),
    source: "Company records",
    things: "returns",
    kinds: "reasons",
    axis: "Reason",
    measure: "Returns",
    reasons: ["Size", "Damage", "Color", "Late delivery", "Price", "Incorrect item"],
    most: [90, 280],
    step: 2,
  },
  {
    name: "defects",
    intro: introOf(
      "defects",
      "the number of defects found in one month in the cabinets made at a furniture factory, by type",
    ),
    source: "Quality control department",
    things: "defects",
    kinds: "types",
    axis: "Type of defect",
    measure: "Defects",
    reasons: ["Scratches", "Stains", "Dents", "Cracks", "Loose hinges", "Warped doors"],
    most: [45, 140],
    step: 1,
  },
  {
    name: "help desk",
    intro: introOf(
      "requests",
      "the number of requests that a company's help desk received in one month, by subject",
    ),
    source: "Help desk records",
    things: "requests",
    kinds: "subjects",
    axis: "Subject",
    measure: "Requests",
    reasons: ["Passwords", "E-mail", "Software", "Printers", "Telephones", "Laptops"],
    most: [150, 380],
    step: 5,
  },
  {
    name: "train delays",
    intro: introOf(
      "delays",
      "the number of train delays that a railroad recorded in one year, by the cause of the delay",
    ),
    source: "Railroad records",
    things: "delays",
    kinds: "causes",
    axis: "Cause",
    measure: "Delays",
    reasons: ["Signals", "Weather", "Track repairs", "Staffing", "Engines", "Accidents"],
    most: [60, 190],
    step: 1,
  },
  {
    name: "clinic visits",
    intro: introOf(
      "visits",
      "the number of visits to a walk-in clinic in one month, by the main reason for the visit",
    ),
    source: "Clinic records",
    things: "visits",
    kinds: "reasons",
    axis: "Reason",
    measure: "Visits",
    reasons: ["Illnesses", "Injuries", "Vaccinations", "Physical exams", "Lab tests", "Follow-ups"],
    most: [140, 420],
    step: 5,
  },
];
