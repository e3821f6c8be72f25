import { type Rng, roundTo, type Span } from "@theta/items/template";

/** A count, a rate of it in percent, and a third measure, for bubble charts. */
export interface BubbleStory {
  readonly name: string;
  readonly intro: string;
  readonly source: string;
  readonly thing: string;
  readonly things: string;
  readonly names: readonly string[];
  readonly x: BubbleAxis;
  /** In percent. */
  readonly rate: BubbleAxis;
  readonly size: BubbleAxis;
  /** One of them, as sentences place what it has: "at #". */
  readonly at: string;
  /** What the rate is a part of the size of: "number of residents @ with internet access". */
  readonly part: string;
  /** " million", or " thousand". */
  readonly scale: string;
  /** By how many percentage points the rate moves over the whole span of x. */
  readonly lean: number;
}

export interface BubbleAxis {
  readonly noun: string;
  readonly label: string;
  readonly span: Span;
  readonly step: number;
}

const LETTERS = ["A", "B", "C", "D", "E", "F"];
const named = (thing: string): string[] => LETTERS.map((letter) => `${thing} ${letter}`);

export const BUBBLES: readonly BubbleStory[] = [
  {
    name: "internet access",
    intro:
      "The graph shows the average household income, the percent of residents with internet access at home, and the population of each of six regions of a certain country in 2016.",
    source: "National statistics office",
    thing: "region",
    things: "regions",
    names: named("Region"),
    x: {
      noun: "average household income",
      label: "Average household income ($ thousands)",
      span: [20, 70],
      step: 2,
    },
    rate: {
      noun: "percent of residents with internet access",
      label: "Residents with internet access (%)",
      span: [40, 85],
      step: 5,
    },
    size: { noun: "population", label: "population (millions)", span: [1, 9], step: 0.5 },
    at: "of #",
    part: "number of residents @ with internet access",
    scale: " million",
    lean: 30,
  },
  {
    name: "airline routes",
    intro:
      "The graph shows the length, the percent of passengers who were traveling on business, and the number of passengers for each of six routes of a certain airline in 2018.",
    source: "Passenger survey and company records",
    thing: "route",
    things: "routes",
    names: named("Route"),
    x: { noun: "length", label: "Length of route (miles)", span: [300, 2400], step: 100 },
    rate: {
      noun: "percent of passengers traveling on business",
      label: "Passengers traveling on business (%)",
      span: [15, 60],
      step: 5,
    },
    size: {
      noun: "number of passengers",
      label: "passengers (thousands)",
      span: [80, 480],
      step: 20,
    },
    at: "on #",
    part: "number of passengers @ who were traveling on business",
    scale: " thousand",
    lean: -20,
  },
  {
    name: "universities",
    intro:
      "The graph shows the annual tuition, the percent of students receiving financial aid, and the enrollment of each of six universities in 2019.",
    source: "University annual reports",
    thing: "university",
    things: "universities",
    names: named("University"),
    x: { noun: "annual tuition", label: "Annual tuition ($ thousands)", span: [10, 50], step: 2 },
    rate: {
      noun: "percent of students receiving financial aid",
      label: "Students receiving financial aid (%)",
      span: [35, 85],
      step: 5,
    },
    size: { noun: "enrollment", label: "enrollment (thousands)", span: [4, 32], step: 2 },
    at: "at #",
    part: "number of students @ who were receiving financial aid",
    scale: " thousand",
    lean: 15,
  },
  {
    name: "store orders",
    intro:
      "The graph shows the average amount of an order, the percent of orders that were returned, and the number of orders for each of six departments of an online store in 2021.",
    source: "Company records",
    thing: "department",
    things: "departments",
    names: named("Department"),
    x: {
      noun: "average amount of an order",
      label: "Average amount of an order ($)",
      span: [20, 100],
      step: 5,
    },
    rate: {
      noun: "percent of orders returned",
      label: "Orders returned (%)",
      span: [4, 30],
      step: 2,
    },
    size: { noun: "number of orders", label: "orders (thousands)", span: [50, 400], step: 25 },
    at: "in #",
    part: "number of orders @ that were returned",
    scale: " thousand",
    lean: 8,
  },
  {
    name: "clinics",
    intro:
      "The graph shows the average waiting time, the percent of patients who rated their care as excellent, and the number of patients for each of six clinics in 2020.",
    source: "Patient survey and clinic records",
    thing: "clinic",
    things: "clinics",
    names: named("Clinic"),
    x: {
      noun: "average waiting time",
      label: "Average waiting time (minutes)",
      span: [10, 50],
      step: 2,
    },
    rate: {
      noun: "percent of patients who rated their care as excellent",
      label: "Patients who rated their care as excellent (%)",
      span: [30, 80],
      step: 5,
    },
    size: { noun: "number of patients", label: "patients (thousands)", span: [4, 24], step: 1 },
    at: "at #",
    part: "number of patients @ who rated their care as excellent",
    scale: " thousand",
    lean: -25,
  },
];

export interface Bubble {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const within = ([low, high]: Span, part: number): number => low + (high - low) * part;
const width = ([low, high]: Span): number => high - low;

/** Bubbles whose rate leans with x as the story says, or null if two of them can't be told apart. */
export function drawBubbleStory(story: BubbleStory, rng: Rng): Bubble[] | null {
  const { x, rate, size, lean } = story;
  const bubbles = story.names.map((name): Bubble => {
    const [at, chance] = [rng.int(0, 100) / 100, rng.int(0, 100) / 100];
    const free = (rate.span[1] - rate.span[0] - Math.abs(lean)) * chance;
    const leaning = lean > 0 ? lean * at : -lean * (1 - at);
    return {
      name,
      x: roundTo(within(x.span, at), x.step),
      y: roundTo(rate.span[0] + free + leaning, rate.step),
      size: roundTo(within(size.span, rng.int(0, 100) / 100), size.step),
    };
  });
  const near = (one: Bubble, other: Bubble): boolean =>
    Math.abs(one.x - other.x) < 0.12 * width(x.span) &&
    Math.abs(one.y - other.y) < 0.2 * width(rate.span);
  const apart = bubbles.every((one, k) => bubbles.slice(k + 1).every((other) => !near(one, other)));
  const sizes = new Set(bubbles.map((bubble) => bubble.size));
  return apart && sizes.size === bubbles.length ? bubbles : null;
}
