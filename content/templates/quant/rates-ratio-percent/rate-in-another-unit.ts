import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  type Letters,
  near,
  openOptions,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type ProblemView,
  type Rng,
  type Slip,
  type StemReading,
  usd,
  valueOfFormula,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Write each rate as a fraction with its units, and multiply so that the units cancel until only the wanted one is left.";

/** Names for the rate (a per b) and the amount, without letters that look like units. */
const LETTERS = [
  ["x", "y", "z"],
  ["k", "n", "r"],
  ["n", "p", "t"],
  ["r", "s", "t"],
  ["a", "b", "n"],
  ["b", "c", "n"],
  ["m", "n", "p"],
  ["p", "q", "r"],
] as const;

type Names = readonly [string, string, string];

interface Worded {
  readonly name: string;
  readonly stem: (...names: Names) => string;
  /** How many small units (minutes, cents) make a large one (an hour, a dollar). */
  readonly factor: 60 | 100;
  /** Whether the answer is in the large unit, so that the amount times b / a is divided. */
  readonly isLarge: boolean;
  readonly why: string;
  /** What the rate upside down would be the number of. */
  readonly inverse: string;
  /** What one thing takes, or what one minute or cent brings. */
  readonly one: (a: string, b: string) => string;
  /** The question with 2 for a, the factor for b, and 10 for c. */
  readonly test: string;
}

/** a things in b minutes, or for b cents. */
const WORDED: readonly Worded[] = [
  {
    name: "hours",
    inverse: "bolts per minute",
    one: (a, b) => `One bolt takes $\\frac{${b}}{${a}}$ minutes`,
    test: "the machine produces 2 bolts every 60 minutes, or 2 per hour, so 10 bolts take 5 hours",
    factor: 60,
    isLarge: true,
    why: "minutes",
    stem: (a, b, c) =>
      `A machine produces $${a}$ bolts every $${b}$ minutes. At this rate, which of the following represents the number of hours that it takes the machine to produce $${c}$ bolts?`,
  },
  {
    name: "bolts",
    inverse: "minutes per bolt",
    one: (a, b) => `Each minute brings $\\frac{${a}}{${b}}$ bolts`,
    test: "the machine produces 2 bolts in 60 minutes, or 2 per hour, so it produces 20 bolts in 10 hours",
    factor: 60,
    isLarge: false,
    why: "minutes",
    stem: (a, b, c) =>
      `A machine that works at a constant rate produces $${a}$ bolts in $${b}$ minutes. How many bolts does the machine produce in $${c}$ hours, in terms of $${a}$, $${b}$, and $${c}$?`,
  },
  {
    name: "trip",
    inverse: "miles per minute",
    one: (a, b) => `One mile takes $\\frac{${b}}{${a}}$ minutes`,
    test: "the train travels 2 miles in 60 minutes, or 2 miles per hour, so 10 miles take 5 hours",
    factor: 60,
    isLarge: true,
    why: "minutes",
    stem: (a, b, c) =>
      `A train traveled the first $${a}$ miles of a trip in $${b}$ minutes. If the train travels the remaining $${c}$ miles of the trip at the same speed, how many hours will it take to travel these $${c}$ miles?`,
  },
  {
    name: "dollars",
    inverse: "miles per cent",
    one: (a, b) => `One mile costs $\\frac{${b}}{${a}}$ cents`,
    test: "2 miles cost 100 cents, or 1 dollar, so 10 miles cost 5 dollars",
    factor: 100,
    isLarge: true,
    why: "cents",
    stem: (a, b, c) =>
      `A certain car can travel $${a}$ miles on a gallon of gasoline. If gasoline costs $${b}$ cents per gallon, what is the cost, in dollars, of the gasoline that the car needs to travel $${c}$ miles?`,
  },
  {
    name: "miles",
    inverse: "cents per mile",
    one: (a, b) => `Each cent pays for $\\frac{${a}}{${b}}$ miles`,
    test: "2 miles cost 100 cents, or 1 dollar, so 10 dollars pay for 20 miles",
    factor: 100,
    isLarge: false,
    why: "cents",
    stem: (a, b, c) =>
      `Gasoline costs $${b}$ cents per gallon, and a certain car can travel $${a}$ miles on one gallon of gasoline. In terms of $${a}$, $${b}$, and $${c}$, how many miles can the car travel on $${c}$ dollars' worth of gasoline?`,
  },
];

function texQuotient(top: string, bottom: string): string {
  return `$\\frac{${top}}{${bottom}}$`;
}

const inOrder = (one: string, two: string): string => (one < two ? one + two : two + one);

/** The answer and the slips are the same letters with the factor or the rate upside down. */
function letterDraft(rng: Rng): ProblemDraft {
  const [a, b, c] = rng.pick(LETTERS);
  const { name, stem, factor, isLarge, why, one, test, inverse: per } = rng.pick(WORDED);
  const [over, under] = isLarge ? [b, a] : [a, b];
  const right = inOrder(over, c);
  const flipped = inOrder(under, c);
  const [unit, large] = factor === 60 ? ["minutes", "hours"] : ["cents", "dollars"];
  const key = isLarge
    ? texQuotient(right, `${factor}${under}`)
    : texQuotient(`${factor}${right}`, under);
  const inverse = "inverts the rate";
  const wrongWay = `This multiplies by $\\frac{${under}}{${over}}$, the number of ${per}, but it has to divide by it`;
  const upsideDown = `${wrongWay}: ${one(a, b).replace(/^./, (first) => first.toLowerCase())}.`;
  const all: Slip[] = [
    {
      text: isLarge
        ? texQuotient(`${factor}${right}`, under)
        : texQuotient(right, `${factor}${under}`),
      slip: "converts the wrong way",
      why: `This ${isLarge ? "multiplies" : "divides"} by ${factor} where it must ${isLarge ? "divide" : "multiply"}: ${factor} ${unit} are 1 ${large.slice(0, -1)}.`,
    },
    {
      text: isLarge
        ? texQuotient(flipped, `${factor}${over}`)
        : texQuotient(`${factor}${flipped}`, over),
      slip: inverse,
      why: upsideDown,
    },
    {
      text: isLarge
        ? texQuotient(`${factor}${flipped}`, over)
        : texQuotient(flipped, `${factor}${over}`),
      slip: "inverts everything",
      why: `${wrongWay}. It also ${isLarge ? "multiplies" : "divides"} by ${factor} where it must ${isLarge ? "divide" : "multiply"}, because ${factor} ${unit} are 1 ${large.slice(0, -1)}.`,
    },
    {
      text: isLarge
        ? texQuotient(inOrder(a, b), `${factor}${c}`)
        : texQuotient(`${factor}${inOrder(a, b)}`, c),
      slip: "multiplies the parts of the rate",
      why: `This multiplies $${a}$ and $${b}$, but the rate is their quotient. ${one(a, b)}.`,
    },
    {
      text: isLarge
        ? texQuotient(`${factor}${inOrder(a, b)}`, c)
        : texQuotient(inOrder(a, b), `${factor}${c}`),
      slip: "multiplies the parts of the rate and converts the wrong way",
      why: `This multiplies $${a}$ and $${b}$, but the rate is their quotient. It also ${isLarge ? "multiplies" : "divides"} by ${factor} where it must ${isLarge ? "divide" : "multiply"}.`,
    },
    {
      text: texQuotient(flipped, over),
      slip: "inverts the rate and keeps the unit",
      why: `${wrongWay}. It also leaves out the conversion between ${unit} and ${large}.`,
    },
    {
      text: texQuotient(right, under),
      slip: "keeps the unit",
      why: isLarge
        ? `This is the answer in ${unit}, not in ${large}.`
        : `This would be right for $${c}$ ${unit}, but $${c}$ ${large} are $${factor}${c}$ ${unit}.`,
    },
  ];
  const half = texQuotient(right, under);
  return {
    variant: `letters/${name}`,
    context: "real",
    difficulty: 4,
    stem: stem(a, b, c),
    key: {
      text: key,
      why: isLarge
        ? `It's ${half} ${why}, divided by ${factor} to change to ${large}.`
        : `It's $${factor}${c}$ ${why} times $\\frac{${a}}{${b}}$.`,
    },
    slips: all,
    solution: {
      idea: isLarge
        ? `Find the answer in ${unit} first, and then change it to ${large}.`
        : `Change the ${large} to ${unit} first, and then use the rate.`,
      fast: [
        `Test $${a} = 2$, $${b} = ${factor}$, and $${c} = 10$: ${test}, and only ${key} is ${isLarge ? 5 : 20} for these numbers.`,
      ],
      steps: isLarge
        ? [
            `${one(a, b)}, so $${c}$ ${name === "hours" ? "bolts take" : name === "trip" ? "miles take" : "miles cost"} ${half} ${unit}.`,
            `${factor} ${unit} are 1 ${large.slice(0, -1)}, so divide by ${factor}: ${key}.`,
          ]
        : [`$${c}$ ${large} are $${factor}${c}$ ${unit}.`, `${one(a, b)}, so multiply: ${key}.`],
      check: `A greater $${a}$ must make the answer ${isLarge ? "less" : "greater"}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two parts, one in the small unit and one in the large one, and their average. */
interface Mixed {
  readonly name: string;
  readonly stem: (a: string, b: string, c: string, d: string) => string;
  readonly key: (a: string, b: string, c: string, d: string) => string;
  /**
   * What went wrong, and the expression that comes out. The parts of the key come in all their combinations, or it
   * would be the one that shares the most with the others.
   */
  readonly slips: (
    a: string,
    b: string,
    c: string,
    d: string,
    rng: Rng,
  ) => readonly (readonly [string, string, string])[];
  readonly steps: (a: string, b: string, c: string, d: string) => string[];
  /** Simple numbers for which both parts have the same rate. */
  readonly check: (a: string, b: string, c: string, d: string) => string;
}

/** A distance or an output over a time in minutes and a time in hours. */
function rateOf(name: string, stem: Mixed["stem"], what: string): Mixed {
  return {
    name,
    stem,
    key: (a, b, c, d) => texQuotient(`60(${a} + ${c})`, `${b} + 60${d}`),
    slips: (a, b, c, d, rng) => [
      [
        texQuotient(`60(${a} + ${c})`, `60${b} + ${d}`),
        "converts the wrong time",
        `This converts the wrong time: the $${b}$ minutes are $\\frac{${b}}{60}$ hour, and the $${d}$ hours are hours already.`,
      ],
      [
        texQuotient(`${a} + ${c}`, `60${b} + ${d}`),
        "multiplies the minutes by 60",
        `This takes the $${b}$ minutes for $60${b}$ hours, but they are $\\frac{${b}}{60}$ hour.`,
      ],
      [
        texQuotient(`${a} + ${c}`, `${b} + 60${d}`),
        "keeps the minutes",
        `The denominator $${b} + 60${d}$ is the time in minutes, so this is an average per minute, not per hour.`,
      ],
      rng.pick([
        [
          texQuotient(`${a}${d} + 60${b}${c}`, `2${b}${d}`),
          "averages the two rates and converts the wrong one",
          `This is half of $\\frac{${a}}{${b}} + \\frac{60${c}}{${d}}$, the average of the two rates with the wrong one converted. It also counts both parts alike, whatever their times.`,
        ],
        [
          texQuotient(`60${a}${d} + ${b}${c}`, `2${b}${d}`),
          "averages the two rates",
          `This is half of $\\frac{60${a}}{${b}} + \\frac{${c}}{${d}}$, the average of the two rates, which counts both parts alike, whatever their times.`,
        ],
      ] as const),
    ],
    check: (a, b, c, d) =>
      `With $${a} = 1$, $${b} = 60$, $${c} = 2$, and $${d} = 2$, both parts have a rate of 1 per hour, and the expression is $\\frac{60 \\cdot 3}{60 + 120} = 1$.`,
    steps: (a, b, c, d) => [
      `The total is $${a} + ${c}$ ${what} in $\\frac{${b}}{60} + ${d} = \\frac{${b} + 60${d}}{60}$ hours.`,
      `The average is $(${a} + ${c}) \\div \\frac{${b} + 60${d}}{60}$, which is ${texQuotient(`60(${a} + ${c})`, `${b} + 60${d}`)}.`,
    ],
  };
}

const MIXED: readonly Mixed[] = [
  rateOf(
    "speed",
    (a, b, c, d) =>
      `A car traveled $${a}$ miles in $${b}$ minutes and then traveled $${c}$ more miles in $${d}$ hours. What was the average speed of the car, in miles per hour, for the entire trip?`,
    "miles",
  ),
  rateOf(
    "output",
    (a, b, c, d) =>
      `A machine produced $${a}$ bolts in the first $${b}$ minutes of a production run and $${c}$ bolts in the next $${d}$ hours. In terms of $${a}$, $${b}$, $${c}$, and $${d}$, what was the average number of bolts per hour that the machine produced during this time?`,
    "bolts",
  ),
  {
    name: "price",
    stem: (a, b, c, d) =>
      `A store bought $${a}$ notebooks at $${b}$ cents each and $${c}$ notebooks at $${d}$ dollars each. What was the average (arithmetic mean) price per notebook, in dollars, in terms of $${a}$, $${b}$, $${c}$, and $${d}$?`,
    key: (a, b, c, d) => texQuotient(`${a}${b} + 100${c}${d}`, `100(${a} + ${c})`),
    slips: (a, b, c, d, rng) => [
      [
        texQuotient(`100${a}${b} + ${c}${d}`, `100(${a} + ${c})`),
        "converts the wrong price",
        `This multiplies the wrong price by 100: the price of $${b}$ cents is in cents already, and $${d}$ dollars are $100${d}$ cents.`,
      ],
      [
        texQuotient(`${a}${b} + 100${c}${d}`, `${a} + ${c}`),
        "keeps the cents",
        `The numerator $${a}${b} + 100${c}${d}$ is the total price in cents, so this is the average price in cents.`,
      ],
      [
        texQuotient(`100${a}${b} + ${c}${d}`, `${a} + ${c}`),
        "converts the wrong way",
        `This takes the $${b}$ cents for $100${b}$ dollars, but they are $\\frac{${b}}{100}$ of a dollar.`,
      ],
      rng.pick([
        [
          texQuotient(`100${b} + ${d}`, "200"),
          "averages the two prices and converts the wrong one",
          `This is half of $${b} + \\frac{${d}}{100}$, the average of the two prices with the wrong one converted, and it ignores the numbers of notebooks.`,
        ],
        [
          texQuotient(`${b} + 100${d}`, "200"),
          "averages the two prices",
          `This is half of $\\frac{${b}}{100} + ${d}$, the average of the two prices, which ignores the numbers of notebooks.`,
        ],
      ] as const),
    ],
    check: (a, b, c, d) =>
      `With $${b} = 100$ and $${d} = 1$, every notebook costs 1 dollar, and the expression is $\\frac{100${a} + 100${c}}{100(${a} + ${c})} = 1$.`,
    steps: (a, b, c, d) => [
      `The total price is $\\frac{${a}${b}}{100} + ${c}${d} = \\frac{${a}${b} + 100${c}${d}}{100}$ dollars for $${a} + ${c}$ notebooks.`,
      `Dividing gives ${texQuotient(`${a}${b} + 100${c}${d}`, `100(${a} + ${c})`)}.`,
    ],
  },
];

const FOURS: readonly (readonly [string, string, string, string])[] = [
  ["w", "x", "y", "z"],
  ["k", "n", "r", "s"],
  ["n", "p", "r", "t"],
  ["a", "b", "c", "n"],
];

function mixedDraft(rng: Rng): ProblemDraft {
  const names = rng.pick(FOURS);
  const mixed = rng.pick(MIXED);
  return {
    variant: `mixed/${mixed.name}`,
    context: "real",
    difficulty: 5,
    stem: mixed.stem(...names),
    key: {
      text: mixed.key(...names),
      why: `${mixed.steps(...names)[0]!} Their quotient is the average.`,
    },
    slips: mixed.slips(...names, rng).map(([text, slip, why]) => ({ text, slip, why })),
    solution: {
      idea: "An average is a total divided by a total, and both must be in the units that are asked for.",
      steps: mixed.steps(...names),
      check: mixed.check(...names),
      takeaway: "Convert first, add second, and divide last.",
    },
  };
}

/** Miles per hour, miles per gallon, and dollars per gallon. */
function askFuel(rng: Rng): AskedProblem | null {
  const [speed, reach] = [
    rng.pick([40, 45, 48, 50, 54, 60]),
    rng.pick([15, 18, 20, 24, 25, 30, 32, 36, 40]),
  ];
  const price = rng.pick([2.4, 2.5, 2.8, 3, 3.2, 3.5, 3.6, 4, 4.2, 4.5]);
  const cost = (speed / reach) * price;
  if (!isPositiveWhole(4 * cost) || speed === reach) return null;
  const asksReach = rng.chance(0.5);
  const wrong: Wrong[] = asksReach
    ? [
        [
          speed / cost,
          "forgets the price",
          `This is $\\frac{${speed}}{${cost}}$, the number of miles per dollar. Multiply it by ${usd(price)} per gallon.`,
        ],
        [
          speed / price,
          "forgets the cost",
          `This is $\\frac{${speed}}{${price}}$, which leaves out the cost per hour: the car uses $\\frac{${cost}}{${price}}$ gallons in an hour.`,
        ],
        [
          (60 * price) / cost,
          "uses 60 miles",
          `This is $60 \\cdot \\frac{${price}}{${cost}}$, as if the car traveled 60 miles in an hour. It travels ${speed}.`,
        ],
        [
          cost * price,
          "multiplies the amounts",
          `This is $${cost} \\cdot ${price}$, in which the dollars don't cancel. Divide by the price to get gallons per hour.`,
        ],
        [
          (speed * cost) / price,
          "inverts the quotient",
          `This multiplies ${speed} by $\\frac{${cost}}{${price}}$, the gallons per hour, but miles per gallon come from dividing.`,
        ],
        [
          speed - reach,
          "subtracts",
          `This is $${speed} - ${reach}$, but rates in different units can't be subtracted.`,
        ],
        [
          (speed * price) / (cost - price),
          "leaves out a gallon",
          `This divides by $${cost} - ${price}$, which takes the price of one gallon off the cost per hour. The whole cost is for gasoline.`,
        ],
        [
          (speed * price) / (cost + price),
          "adds a gallon",
          `This divides by $${cost} + ${price}$, which adds the price of one gallon to the cost per hour. The whole cost is for gasoline already.`,
        ],
      ]
    : [
        [
          (reach / speed) * price,
          "inverts the rate",
          `This is $\\frac{${reach}}{${speed}} \\cdot ${price}$, with the fraction upside down: the car uses $\\frac{${speed}}{${reach}}$ gallons per hour.`,
        ],
        [
          (60 / reach) * price,
          "uses 60 miles",
          `This is $\\frac{60}{${reach}} \\cdot ${price}$, as if the car traveled 60 miles in an hour. It travels ${speed}.`,
        ],
        [
          price,
          "stops at one gallon",
          `This is the cost of one gallon, but in an hour the car uses $\\frac{${speed}}{${reach}}$ gallons.`,
        ],
        [
          (price * 60) / speed,
          "takes a gallon per mile",
          `This is $\\frac{60}{${speed}} \\cdot ${price}$, which leaves out that the car travels ${reach} miles per gallon.`,
        ],
        [
          speed / reach,
          "stops at the gallons",
          `This is $\\frac{${speed}}{${reach}}$, the number of gallons per hour, not their cost.`,
        ],
        [
          (speed / reach + 1) * price,
          "adds a gallon",
          `This pays for one gallon more than the $\\frac{${speed}}{${reach}}$ gallons that the car uses in an hour.`,
        ],
        [
          (price * (speed - reach)) / reach,
          "leaves out a gallon",
          `This pays for one gallon less than the $\\frac{${speed}}{${reach}}$ gallons that the car uses in an hour.`,
        ],
      ];
  const key = asksReach ? reach : cost;
  return {
    difficulty: 4,
    stems: [
      asksReach
        ? `At a constant speed of ${speed} miles per hour, the gasoline that a certain car uses costs ${usd(cost)} per hour. If gasoline costs ${usd(price)} per gallon, how many miles per gallon does the car travel at this speed?`
        : `At a constant speed of ${speed} miles per hour, a certain car travels ${reach} miles per gallon of gasoline. If gasoline costs ${usd(price)} per gallon, what is the cost per hour of the gasoline that the car uses at this speed?`,
    ],
    key,
    why: `$\\frac{${speed}}{${reach}} \\cdot ${price} = ${cost}$`,
    wrong,
    solution: {
      idea: "The number of gallons per hour links the speed and the cost.",
      steps: asksReach
        ? [
            `The car uses $\\frac{${cost}}{${price}}$ gallons per hour.`,
            `In an hour it travels ${speed} miles, so divide by the gallons: $${speed} \\cdot \\frac{${price}}{${cost}} = ${reach}$ miles per gallon.`,
          ]
        : [
            `In an hour the car travels ${speed} miles and uses $\\frac{${speed}}{${reach}}$ gallons.`,
            `That costs $\\frac{${speed}}{${reach}} \\cdot ${price} = ${cost}$ dollars.`,
          ],
      takeaway: TAKEAWAY,
    },
    shows: (value) =>
      isPositiveWhole(asksReach ? value : 10 * value) && value > key / 3 && value < 3 * key,
    ...(!asksReach && { text: usd }),
  };
}

const KINDS = ["letters", "letters", "mixed", "mixed", "fuel"] as const;

const costs = (cost: number, speed: number, reach: number, price: number): boolean =>
  near(cost * reach, speed * price);

const READINGS: readonly StemReading[] = [
  {
    wording: /of (\d+) miles per hour, the .* costs \$([\d.]+) per hour\. .* \$([\d.]+) per gallon/,
    fits: (reach, speed, cost, price) => costs(cost, speed, reach, price),
  },
  {
    wording: /of (\d+) miles per hour, a .* (\d+) miles per gallon .* \$([\d.]+) per/,
    fits: costs,
  },
];

/** What each wording in letters asks for; the letters are read in the order of the groups. */
const LETTER_READINGS: readonly [RegExp, (p: number, q: number, s: number, t: number) => number][] =
  [
    [
      /traveled (\w) miles in (\w) minutes .* (\w) more miles in (\w) hours/,
      (a, b, c, d) => (a + c) / (b / 60 + d),
    ],
    [
      /produced (\w) bolts in .* (\w) minutes .* (\w) bolts in .* (\w) hours/,
      (a, b, c, d) => (a + c) / (b / 60 + d),
    ],
    [
      /bought (\w) .* at (\w) cents .* and (\w) .* at (\w) dollars/,
      (a, b, c, d) => (a * (b / 100) + c * d) / (a + c),
    ],
    [/produces (\w) bolts every (\w) minutes.* produce (\w) bolts/, (a, b, c) => (c * b) / a / 60],
    [/produces (\w) bolts in (\w) minutes.* in (\w) hours/, (a, b, c) => (c * 60 * a) / b],
    [/first (\w) miles .* in (\w) minutes.* these (\w) miles/, (a, b, c) => (c * b) / a / 60],
    [
      /travel (\w) miles on .* costs (\w) cents .* travel (\w) miles/,
      (a, b, c) => (c / a) * (b / 100),
    ],
    [/costs (\w) cents .* travel (\w) miles .* on (\w) dollars/, (b, a, c) => (c / (b / 100)) * a],
  ];

function fittingExpressions({ stem, options }: ProblemView): number[] {
  for (const [wording, answer] of LETTER_READINGS) {
    const names = wording.exec(plain(stem))?.slice(1);
    if (!names) continue;
    const values = [7, 11, 13, 17] as const;
    const letters: Letters = Object.fromEntries(names.map((name, k) => [name, values[k]!]));
    return options.flatMap((option, k) =>
      near(valueOfFormula(option, letters), answer(...values)) ? [k] : [],
    );
  }
  throw new Error(`No wording in letters reads this stem: ${stem}`);
}

const isInLetters = ({ options }: ProblemView): boolean => options[0]!.includes("frac");

export const template: ProblemTemplate = {
  id: "rate-in-another-unit",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "arithmetic",
  pattern: "A rate is given in one unit and the answer is asked in another, in numbers or letters.",

  make(rng) {
    const kind = rng.pick(KINDS);
    if (kind === "letters") return letterDraft(rng);
    if (kind === "mixed") return mixedDraft(rng);
    const asked = askFuel(rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts numbers in place of the letters, or each option back into the rates. */
  check: (view) => (isInLetters(view) ? fittingExpressions(view) : fittingOptions(view, READINGS)),
  possible: (view) =>
    isInLetters(view) ? view.options.map(() => true) : openOptions(view, READINGS),
};
