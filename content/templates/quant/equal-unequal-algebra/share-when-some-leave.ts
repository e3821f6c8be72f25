import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
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

const CHECK = "Only one of the two values fits the question, so read again which one is asked for.";
const TAKEAWAY =
  "When one total is divided in two ways, try the options or look for two factors with the given difference.";

/** What the two divisions share, in words. */
function solutionOf({ n, k, d, total }: Parts, asksMore: boolean, answer: string) {
  const letter = asksMore ? "n - " : "n + ";
  const first = asksMore
    ? `\\frac{${tex(total)}}{n - ${k}} - \\frac{${tex(total)}}{n}`
    : `\\frac{${tex(total)}}{n} - \\frac{${tex(total)}}{n + ${k}}`;
  const product = (total * k) / d;
  return {
    idea: `The total ${thousands(total)} is divided in two ways, and the results differ by ${d}.`,
    fast: [
      `Try the options: $\\frac{${tex(total)}}{${n}} = ${total / n}$ and $\\frac{${tex(total)}}{${n + k}} = ${total / (n + k)}$ differ by ${d}, as they should.`,
    ],
    steps: [
      `If the number asked for is $n$, then $${first} = ${d}$.`,
      `Multiply by both denominators: $${tex(total * k)} = ${d === 1 ? "" : d}n(${letter}${k})$, so $n(${letter}${k}) = ${tex(product)}$.`,
      `Two positive factors of ${thousands(product)} that differ by ${k} are ${n} and ${n + k}, so ${answer}.`,
    ],
    check: CHECK,
    takeaway: TAKEAWAY,
  };
}

/** Wrong answers about n where n + k is the other number. */
const wrongOf = ({ n, k, d, total }: Parts, asksMore: boolean): AskedProblem["wrong"] => {
  const [right, other] = asksMore ? [n + k, n] : [n, n + k];
  const [quotient, differs] = [
    `That is the result of a division of ${thousands(total)}.`,
    `With this number, the results differ by another amount than ${d}.`,
  ];
  return [
    [other, "answers for the other case", `That is the number in the other of the two cases.`],
    [total / n < 4 * right ? total / n : 0, "finds the quotient", quotient],
    [total / n < 4 * right ? total / (n + k) : 0, "finds the quotient", quotient],
    [right + (asksMore ? k : -k), "moves the wrong way", differs],
    [right - 4, "tries one number only", differs],
    [right + 5, "guesses from one quotient", differs],
    [right - 2, "stops one factor too early", differs],
    [right + (asksMore ? 2 * k : -2 * k), "moves the wrong way twice", differs],
    [right + 8, "goes one factor too far", differs],
    [other + (asksMore ? -k : k), "moves on by as much again", differs],
    [2 * other, "doubles the other number", differs],
    [other / 2, "halves the other number", differs],
    [2 * right, "doubles", differs],
    [right / 2, "halves", differs],
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
    solution: solutionOf(parts, true, `there were ${people} at first`),
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
    solution: solutionOf(parts, false, `the number asked for is ${n}`),
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
    solution: solutionOf(parts, false, `the speed was ${n} miles per hour`),
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
    wrong: wrongOf(parts, false),
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
