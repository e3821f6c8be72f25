import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type Solution,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
  type Words,
} from "@theta/items/template";

/** One total divided by n and by n + k: the quotients differ by d. */
interface Parts {
  readonly n: number;
  readonly k: number;
  readonly d: number;
  readonly total: number;
}

function drawParts(rng: Rng, step: number): Parts | null {
  const [n, k, d] = [step * rng.int(3, 20), step * rng.int(1, 4), rng.int(1, 12)];
  const total = (d * n * (n + k)) / k;
  const isNeat = Number.isInteger(total / (20 * step)) && Number.isInteger(total / n);
  return isNeat && n > k && n !== 2 * k && total < 5000 ? { n, k, d, total } : null;
}

const TAKEAWAY =
  "When one total is divided in two ways, try the options or look for two factors with the given difference.";

/** What a wording calls things, what to write down first, and the idea. */
const named = (
  units: string,
  first: string,
  second: string,
  other: string,
  setup: string,
  idea: string,
): Words => ({ units, first, second, other, setup, idea });

/** What the two divisions share, in words. */
function solutionOf({ n, k, d, total }: Parts, asksMore: boolean, answer: string) {
  const letter = asksMore ? "n - " : "n + ";
  const shifted = `(${letter}${k})`;
  const first = asksMore
    ? `\\frac{${tex(total)}}{n - ${k}} - \\frac{${tex(total)}}{n}`
    : `\\frac{${tex(total)}}{n} - \\frac{${tex(total)}}{n + ${k}}`;
  const cleared = asksMore
    ? `${tex(total)}n - ${tex(total)}${shifted}`
    : `${tex(total)}${shifted} - ${tex(total)}n`;
  const product = (total * k) / d;
  return {
    idea: "[[idea]]",
    fast: [
      `Try the options: $\\frac{${tex(total)}}{${n}} = ${total / n}$ and $\\frac{${tex(total)}}{${n + k}} = ${total / (n + k)}$ differ by $${total / n} - ${total / (n + k)} = ${d}$, so ${answer}.`,
    ],
    steps: [
      `[[setup]] $${first} = ${d}$.`,
      `Multiplying by $n${shifted}$ gives $${cleared} = ${d === 1 ? "" : d}n${shifted}$.`,
      `The left side is $${k === 1 ? "" : `${k} \\cdot `}${tex(total)}${k === 1 ? "" : ` = ${tex(total * k)}`}$, so $n${shifted} = ${d === 1 ? tex(product) : `\\frac{${tex(total * k)}}{${d}} = ${tex(product)}`}$.`,
      `Two positive factors of ${thousands(product)} that differ by ${k} are ${n} and ${n + k}, so ${answer}.`,
    ],
    check: `The other factor, ${asksMore ? n : n + k}, is [[other]].`,
    takeaway: TAKEAWAY,
  };
}

/** Wrong answers about n where n + k is the other number. */
const wrongOf = (
  { n, k, d, total }: Parts,
  asksMore: boolean,
  isPure = false,
): AskedProblem["wrong"] => {
  const [right, other] = asksMore ? [n + k, n] : [n, n + k];
  const differs = (value: number): string => {
    const [small, great] = asksMore ? [value - k, value] : [value, value + k];
    if (small <= 0) return `With ${value} [[units]], nobody would be left.`;
    const gap = Math.round((100 * total) / small - (100 * total) / great) / 100;
    const isExact = near(total / small - total / great, gap);
    const start = isPure ? `For $n = ${value}$` : `With ${value} [[units]]`;
    return `${start}, the difference $\\frac{${tex(total)}}{${small}} - \\frac{${tex(total)}}{${great}}$ is ${isExact ? "" : "about "}${thousands(gap)}, not ${d}.`;
  };
  return [
    [other, "answers for the other case", `This is [[other]].`],
    [
      total / n < 4 * right ? total / n : 0,
      "finds the quotient",
      `This is $\\frac{${tex(total)}}{${n}}$, [[first]].`,
    ],
    [
      total / n < 4 * right ? total / (n + k) : 0,
      "finds the quotient",
      `This is $\\frac{${tex(total)}}{${n + k}}$, [[second]].`,
    ],
    ...(
      [
        [right + (asksMore ? k : -k), "moves the wrong way"],
        [right - 4, "tries one number only"],
        [right + 5, "guesses from one quotient"],
        [right - 2, "stops one factor too early"],
        [right + (asksMore ? 2 * k : -2 * k), "moves the wrong way twice"],
        [right + 8, "goes one factor too far"],
        [other + (asksMore ? -k : k), "moves on by as much again"],
        [2 * other, "doubles the other number"],
        [other / 2, "halves the other number"],
        [2 * right, "doubles"],
        [right / 2, "halves"],
      ] as const
    ).map(([value, slip]) => [value, slip, differs(value)] as const),
  ];
};

/** Fewer people share a cost. */
function askPeople(rng: Rng): AskedProblem | null {
  const parts = drawParts(rng, 1);
  if (!parts || parts.n < 6 || parts.total < 240) return null;
  const { n, k, d, total } = parts;
  const [left, people] = [k === 1 ? "one of the people" : `${k} of the people`, n + k];
  return {
    difficulty: 5,
    stems: [
      `A group of people agreed to share equally the ${usd(total)} cost of a charter bus. When ${left} decided not to go, the share of each of the remaining people increased by ${usd(d)}. How many people were originally in the group?`,
      `The members of a club planned to contribute equal amounts toward the purchase of a ${usd(total)} copier. If ${k === 1 ? "one member" : `${k} members`} did not contribute and each of the remaining members had to contribute ${usd(d)} more than planned, how many members does the club have?`,
    ],
    key: people,
    why: `$\\frac{${tex(total)}}{${n}} - \\frac{${tex(total)}}{${people}} = ${total / n} - ${total / people} = ${d}$.`,
    wrong: wrongOf(parts, true),
    words: (wording) =>
      wording === 1
        ? named(
            "people",
            "the share of each of the remaining people, in dollars",
            "the original share, in dollars",
            `the number of people who shared the cost in the end`,
            `If there were $n$ people originally, each would have paid $\\frac{${tex(total)}}{n}$ dollars, and each of the remaining people paid $\\frac{${tex(total)}}{n - ${k}}$ dollars, so`,
            `Each share is ${usd(total)} divided by the number of people, and with ${k === 1 ? "one person fewer" : `${k} fewer people`} it is ${usd(d)} greater.`,
          )
        : named(
            "members",
            "the amount that each of the remaining members contributed, in dollars",
            "the planned contribution, in dollars",
            "the number of members who contributed",
            `If the club has $n$ members, the planned contribution was $\\frac{${tex(total)}}{n}$ dollars, and the actual one was $\\frac{${tex(total)}}{n - ${k}}$ dollars, so`,
            `Each contribution is ${usd(total)} divided by the number of members, and with ${k === 1 ? "one member fewer" : `${k} fewer members`} it is ${usd(d)} greater.`,
          ),
    solution: solutionOf(parts, true, `there were ${people} people, of whom ${n} remained`),
    solutionFor: (wording): Partial<Solution> =>
      wording === 1 ? {} : solutionOf(parts, true, `the club has ${people} members`),
  };
}

/** More items for the same amount at a lower price. */
function askItems(rng: Rng): AskedProblem | null {
  const parts = drawParts(rng, 1);
  if (!parts || parts.k < 2 || parts.total < 240) return null;
  const { n, k, d, total } = parts;
  return {
    difficulty: 5,
    stems: [
      `A store paid ${usd(total)} for a shipment of identical lamps. If the price of each lamp had been ${usd(d)} less, the store could have bought ${k} more lamps for the same total amount. How many lamps were in the shipment?`,
      `A merchant has ${usd(total)} to spend on chairs, all at the same price. At a price that is ${usd(d)} less per chair, the merchant could buy ${k} more chairs with the ${usd(total)}. How many chairs can the merchant buy at the original price?`,
    ],
    key: n,
    why: `$\\frac{${tex(total)}}{${n}} - \\frac{${tex(total)}}{${n + k}} = ${total / n} - ${total / (n + k)} = ${d}$.`,
    wrong: wrongOf(parts, false),
    words: (wording) =>
      wording === 1
        ? named(
            "lamps",
            "the price of each lamp, in dollars",
            "the lower price of each lamp, in dollars",
            "the number of lamps that the store could have bought at the lower price",
            `If $n$ lamps were in the shipment, each cost $\\frac{${tex(total)}}{n}$ dollars, and at the lower price each would have cost $\\frac{${tex(total)}}{n + ${k}}$ dollars, so`,
            `The price of each lamp is ${usd(total)} divided by the number of lamps, and with ${k} more lamps it is ${usd(d)} less.`,
          )
        : named(
            "chairs",
            "the original price per chair, in dollars",
            "the lower price per chair, in dollars",
            "the number of chairs that the merchant could buy at the lower price",
            `If the merchant can buy $n$ chairs, the original price is $\\frac{${tex(total)}}{n}$ dollars and the lower price is $\\frac{${tex(total)}}{n + ${k}}$ dollars, so`,
            `The price per chair is ${usd(total)} divided by the number of chairs, and with ${k} more chairs it is ${usd(d)} less.`,
          ),
    solution: solutionOf(parts, false, `there were ${n} lamps in the shipment`),
    solutionFor: (wording): Partial<Solution> =>
      wording === 1 ? {} : solutionOf(parts, false, `the merchant can buy ${n} chairs`),
  };
}

/** A higher speed saves time. */
function askSpeed(rng: Rng): AskedProblem | null {
  const parts = drawParts(rng, 5);
  if (!parts || parts.d > 3 || parts.n < 40 || parts.n + parts.k > 80 || parts.total > 750)
    return null;
  const { n, k, d, total } = parts;
  const hours = d === 1 ? "1 hour" : `${d} hours`;
  return {
    difficulty: 5,
    stems: [
      `A train traveled ${total} miles at a constant speed. If the speed had been ${k} miles per hour greater, the trip would have taken ${hours} less. What was the speed of the train, in miles per hour?`,
      `On Monday a truck driver drove ${total} miles at a constant speed. On Tuesday the driver drove back at a constant speed that was ${k} miles per hour greater, and the trip took ${hours} less than on Monday. What was the driver's speed on Monday, in miles per hour?`,
    ],
    key: n,
    why: `$\\frac{${tex(total)}}{${n}} - \\frac{${tex(total)}}{${n + k}} = ${total / n} - ${total / (n + k)} = ${d}$.`,
    wrong: wrongOf(parts, false),
    words: (wording) =>
      wording === 1
        ? named(
            "miles per hour",
            "how many hours the trip took",
            "how many hours the trip would have taken at the greater speed",
            `the speed that is ${k} miles per hour greater`,
            `At $n$ miles per hour, the trip took $\\frac{${tex(total)}}{n}$ hours, and at the greater speed it would have taken $\\frac{${tex(total)}}{n + ${k}}$ hours, so`,
            `The time is the ${total} miles divided by the speed, and at ${k} miles per hour more it is ${hours} less.`,
          )
        : named(
            "miles per hour",
            "how many hours the trip took on Monday",
            "how many hours the trip took on Tuesday",
            "the speed on Tuesday, in miles per hour",
            `At $n$ miles per hour, the trip took $\\frac{${tex(total)}}{n}$ hours on Monday, and it took $\\frac{${tex(total)}}{n + ${k}}$ hours on Tuesday, so`,
            `The time is the ${total} miles divided by the speed, and at ${k} miles per hour more it is ${hours} less.`,
          ),
    solution: solutionOf(parts, false, `the speed was ${n} miles per hour`),
    solutionFor: (wording): Partial<Solution> =>
      wording === 1 ? {} : solutionOf(parts, false, `the speed on Monday was ${n} miles per hour`),
  };
}

/** The equation alone. */
function askEquation(rng: Rng): AskedProblem | null {
  const parts = drawParts(rng, 1);
  if (!parts || parts.total > 1500) return null;
  const { n, k, d, total } = parts;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `If $n$ is a positive number and $\\frac{${tex(total)}}{n} - \\frac{${tex(total)}}{n + ${k}} = ${d}$, what is the value of $n$?`,
      `If $n > 0$ and $\\frac{${tex(total)}}{n}$ is ${d} greater than $\\frac{${tex(total)}}{n + ${k}}$, what is the value of $n$?`,
    ],
    key: n,
    why: `$\\frac{${tex(total)}}{${n}} - \\frac{${tex(total)}}{${n + k}} = ${total / n} - ${total / (n + k)} = ${d}$.`,
    wrong: wrongOf(parts, false, true),
    words: () =>
      named(
        "",
        `the value of $\\frac{${tex(total)}}{n}$`,
        `the value of $\\frac{${tex(total)}}{n + ${k}}$`,
        `the value of $n + ${k}$`,
        "The equation is",
        `Clear the denominators, and then look for two factors that differ by ${k}.`,
      ),
    solution: solutionOf(parts, false, `$n = ${n}$`),
  };
}

const ASK = { people: askPeople, items: askItems, speed: askSpeed, equation: askEquation };
const KINDS = ["people", "items", "speed", "speed", "speed", "equation"] as const;

const differs = (n: number, total: number, k: number, d: number): boolean =>
  near(total / n - total / (n + k), d);
const isOpen = (n: number, total: number): boolean => isPositiveWhole(n) && n < total;

const READINGS: readonly StemReading[] = [
  {
    wording: /the \$(\d+) cost .* When (\w+) of the people .* by \$(\d+)\./,
    fits: (n, total, k, d) => differs(n - k, total, k, d),
    open: (n, total, k) => isOpen(n, total) && n > k,
  },
  {
    wording: /a \$(\d+) copier\. If (\w+) members? did .* contribute \$(\d+) more/,
    fits: (n, total, k, d) => differs(n - k, total, k, d),
    open: (n, total, k) => isOpen(n, total) && n > k,
  },
  {
    wording: /\$(\d+) .* \$(\d+) less.* (\d+) more/,
    fits: (n, total, d, k) => differs(n, total, k, d),
    open: isOpen,
  },
  {
    wording: / (\d+) miles at .* (\d+) miles per .* (\d+) hours? less/,
    fits: differs,
    open: isOpen,
  },
  { wording: /\((\d+)\)\/\(n\) - .*n \+ (\d+)\) = (\d+)/, fits: differs, open: isOpen },
  {
    wording: /\((\d+)\)\/\(n\) is (\d+) greater than .*n \+ (\d+)\)/,
    fits: (n, total, d, k) => differs(n, total, k, d),
    open: isOpen,
  },
];

export const template: ProblemTemplate = {
  id: "share-when-some-leave",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "One total is divided in two ways, which leads to two factors with a known difference.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Divides the total in both ways with each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
