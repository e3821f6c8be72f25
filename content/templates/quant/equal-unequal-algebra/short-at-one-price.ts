import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
} from "@theta/items/template";

/** At a each, n of them leave a need short; at b each, there's something over. */
function drawNeed(rng: Rng) {
  const [n, a] = [rng.pick([12, 15, 16, 18, 20, 24, 25, 30, 35, 40, 45, 50, 60]), rng.int(4, 30)];
  const b = a + rng.int(2, 10);
  const short = 10 * rng.int(2, 24);
  const over = n * (b - a) - short;
  const need = n * a + short;
  if (over < 10 || over % 5 !== 0 || over === short || need % 10 !== 0) return null;
  return { n, a, b, short, over, need };
}

type Need = NonNullable<ReturnType<typeof drawNeed>>;

function solutionOf({ n, a, b, short, over, need }: Need, asksNeed: boolean) {
  return {
    idea: `[[Need]] stays the same. [[Total]] is first ${short} less and then ${over} more than that, so it increases by $${short} + ${over}$ when [[raised]].`,
    fast: [
      `[[Totals]] differ by $${short} + ${over} = ${short + over}$, and that is $${b} - ${a} = ${b - a}$ for each [[one]], so there are $\\frac{${short + over}}{${b - a}} = ${n}$ [[ones]].${asksNeed ? ` [[Need]] is $${n} \\cdot ${a} + ${short} = ${tex(need)}$.` : ""}`,
    ],
    steps: [
      `If there are $n$ [[ones]], [[need]] is $${a}n + ${short}$ and also $${b}n - ${over}$.`,
      `$${a}n + ${short} = ${b}n - ${over}$, so $${b - a}n = ${short + over}$ and $n = ${n}$.`,
      ...(asksNeed ? [`[[Need]] is $${a} \\cdot ${n} + ${short} = ${tex(need)}$.`] : []),
    ],
    check: `$${b} \\cdot ${n} - ${over} = ${tex(need)}$ as well.`,
    takeaway: "Too little and too much are on opposite sides of the target, so add the two.",
  };
}

/** The same without a story: k is more than one product and less than the other. */
function pureSolutionOf({ n, a, b, short, over }: Need) {
  return {
    idea: `Write $k$ in two ways: $${a}n$ is below $k$ and $${b}n$ is above it, so they differ by the sum of ${short} and ${over}.`,
    fast: [
      `$${b}n - ${a}n = ${short} + ${over}$, so $${b - a}n = ${short + over}$ and $n = ${n}$.`,
    ],
    steps: [
      `$k = ${a}n + ${short}$ and $k = ${b}n - ${over}$.`,
      `$${a}n + ${short} = ${b}n - ${over}$, so $${b - a}n = ${short + over}$ and $n = ${n}$.`,
    ],
    takeaway: "If one number is below a third and another above it, the two differences are added.",
  };
}

function askNumber(need: Need): AskedProblem {
  const { n, a, b, short, over, need: amount } = need;
  return {
    difficulty: 3,
    stems: [
      `If each member of a club contributes ${usd(a)}, the total will be ${usd(short)} less than the cost of a certain trip. If each member contributes ${usd(b)}, the total will be ${usd(over)} more than the cost of the trip. How many members does the club have?`,
      `A warehouse has a certain number of boxes for a shipment of parts. If each box holds ${a} parts, ${short} parts will be left over, and if each box holds ${b} parts, there will be room for ${over} more parts. How many boxes does the warehouse have?`,
    ],
    pure: [
      `The number $k$ is ${short} more than the product of ${a} and $n$. If $k$ is also ${over} less than the product of ${b} and $n$, what is the value of $n$?`,
    ],
    key: n,
    why: `$${a} \\cdot ${n} + ${short} = ${b} \\cdot ${n} - ${over} = ${thousands(amount)}$.`,
    wrong: [
      [
        Math.abs(short - over) / (b - a),
        "subtracts instead of adding",
        `This is $\\frac{${Math.max(short, over)} - ${Math.min(short, over)}}{${b} - ${a}}$. But one of [[totals]] is less than [[need]] and the other is greater, so they differ by $${short} + ${over}$.`,
      ],
      [
        (short + over) / a,
        `divides by ${a}`,
        `This is $\\frac{${short + over}}{${a}}$, but the difference [[each]] is only $${b} - ${a} = ${b - a}$.`,
      ],
      [
        (short + over) / b,
        `divides by ${b}`,
        `This is $\\frac{${short + over}}{${b}}$, but the difference [[each]] is only $${b} - ${a} = ${b - a}$.`,
      ],
      [
        short / (b - a),
        "uses one amount only",
        `This is $\\frac{${short}}{${b - a}}$, but [[totals]] differ by $${short} + ${over}$, not by ${short} alone.`,
      ],
      [
        over / (b - a),
        "uses one amount only",
        `This is $\\frac{${over}}{${b - a}}$, but [[totals]] differ by $${short} + ${over}$, not by ${over} alone.`,
      ],
      [
        (short + over) / (a + b),
        "adds the rates",
        `This is $\\frac{${short + over}}{${a} + ${b}}$, but the difference [[each]] is only $${b} - ${a} = ${b - a}$.`,
      ],
      [
        (2 * short + over) / (b - a),
        "counts the shortage twice",
        `This is $\\frac{2 \\cdot ${short} + ${over}}{${b - a}}$, which counts ${short} twice. [[Totals]] differ by $${short} + ${over}$, in which each amount appears once.`,
      ],
      [
        n / 2,
        "averages the amounts",
        `This is half of $\\frac{${short} + ${over}}{${b - a}}$. [[Totals]] differ by the sum of ${short} and ${over}, not by their average.`,
      ],
      [
        (short + 2 * over) / (b - a),
        "counts the surplus twice",
        `This is $\\frac{${short} + 2 \\cdot ${over}}{${b - a}}$, which counts ${over} twice. [[Totals]] differ by $${short} + ${over}$, in which each amount appears once.`,
      ],
      [
        short / a,
        "uses one amount only",
        `This is $\\frac{${short}}{${a}}$, which leaves out ${over} and ${b}.`,
      ],
      [
        over / a,
        "uses one amount only",
        `This is $\\frac{${over}}{${a}}$, which leaves out ${short} and ${b}.`,
      ],
    ],
    solution: solutionOf(need, false),
    solutionFor: (wording) => (wording > 2 ? pureSolutionOf(need) : {}),
    words: (wording) =>
      [
        {
          one: "member",
          ones: "members",
          each: "for each member",
          need: "the cost of the trip",
          total: "the total",
          totals: "the two totals",
          raised: `each member contributes ${usd(b)} instead of ${usd(a)}`,
        },
        {
          one: "box",
          ones: "boxes",
          each: "for each box",
          need: "the number of parts in the shipment",
          total: "the room in the boxes",
          totals: "the two amounts of room",
          raised: `each box holds ${b} parts instead of ${a}`,
        },
        { each: "between the factors", totals: "the two products", need: "$k$" },
      ][wording - 1]!,
  };
}

function askNeed(need: Need): AskedProblem | null {
  const { n, a, b, short, over, need: amount } = need;
  const wrongNumber = Math.abs(short - over) / (b - a);
  return {
    difficulty: 4,
    stems: [
      `If each member of a club contributes ${usd(a)}, the total will be ${usd(short)} less than the cost of a certain trip. If each member contributes ${usd(b)}, the total will be ${usd(over)} more than the cost of the trip. What is the cost of the trip?`,
      `At a selling price of ${usd(a)} per unit, the revenue from a shipment of units would be ${usd(short)} less than the cost of the shipment. At a price of ${usd(b)} per unit, the revenue would be ${usd(over)} more than the cost. What is the cost of the shipment?`,
    ],
    key: amount,
    why: `There are ${n} [[ones]], and $${a} \\cdot ${n} + ${short} = ${b} \\cdot ${n} - ${over} = ${tex(amount)}$.`,
    wrong: [
      [
        n * a,
        `forgets the ${short}`,
        `This is $${n} \\cdot ${a}$, [[total]] at ${usd(a)} each, which is ${short} less than [[need]].`,
      ],
      [
        n * b,
        `forgets the ${over}`,
        `This is $${n} \\cdot ${b}$, [[total]] at ${usd(b)} each, which is ${over} more than [[need]].`,
      ],
      [
        n * a - short,
        "turns a sign",
        `This is $${tex(n * a)} - ${short}$, but [[total]] at ${usd(a)} each, ${usd(n * a)}, is less than [[need]], so ${short} must be added.`,
      ],
      [
        n * b + over,
        "turns a sign",
        `This is $${tex(n * b)} + ${over}$, but [[total]] at ${usd(b)} each, ${usd(n * b)}, is more than [[need]], so ${over} must be subtracted.`,
      ],
      [
        n * a + over,
        `confuses the amounts`,
        `This is $${tex(n * a)} + ${over}$, but [[total]] at ${usd(a)} each is ${short} less than [[need]], not ${over} less.`,
      ],
      [
        n * b - short,
        `confuses the amounts`,
        `This is $${tex(n * b)} - ${short}$, but [[total]] at ${usd(b)} each is ${over} more than [[need]], not ${short} more.`,
      ],
      [
        (n * (a + b)) / 2,
        "takes the middle",
        `This is halfway between $${n} \\cdot ${a} = ${tex(n * a)}$ and $${n} \\cdot ${b} = ${tex(n * b)}$, but [[need]] is ${short} more than the first and ${over} less than the second.`,
      ],
      [
        wrongNumber * a + short,
        "subtracts instead of adding",
        `This is $${a} \\cdot \\frac{${Math.max(short, over)} - ${Math.min(short, over)}}{${b - a}} + ${short}$. But [[totals]] differ by $${short} + ${over}$, so there are ${n} [[ones]].`,
      ],
    ],
    solution: solutionOf(need, true),
    words: (wording) =>
      wording === 1
        ? {
            one: "member",
            ones: "members",
            need: "the cost of the trip",
            total: "the total",
            totals: "the two totals",
            raised: `each member contributes ${usd(b)} instead of ${usd(a)}`,
          }
        : {
            one: "unit",
            ones: "units",
            need: "the cost of the shipment",
            total: "the revenue",
            totals: "the two revenues",
            raised: `the price is ${usd(b)} instead of ${usd(a)}`,
          },
    text: usd,
  };
}

const ASK = { number: askNumber, need: askNeed };

const fitsNumber: StemReading["fits"] = (n, a, short, b, over) => near(a * n + short, b * n - over);
/** The number follows from the amount in two ways. */
const fitsNeed: StemReading["fits"] = (need, a, short, b, over) =>
  near((need - short) / a, (need + over) / b);

const READINGS: readonly StemReading[] = [
  {
    wording:
      /contributes \$(\d+), .* be \$(\d+) less .* contributes \$(\d+), .* be \$(\d+) more .* club have/,
    fits: fitsNumber,
  },
  {
    wording:
      /contributes \$(\d+), .* be \$(\d+) less .* contributes \$(\d+), .* be \$(\d+) more .* the cost/,
    fits: fitsNeed,
    open: (need, _a, short) => need > short,
  },
  {
    wording:
      /price of \$(\d+) .* be \$(\d+) less .* price of \$(\d+) .* be \$(\d+) more .* cost of/,
    fits: fitsNeed,
    open: (need, _a, short) => need > short,
  },
  {
    wording: /box holds (\d+) parts, (\d+) parts .* box holds (\d+) parts, .* for (\d+) more/,
    fits: fitsNumber,
  },
  {
    wording: /k is (\d+) more .* of (\d+) and n\. .* (\d+) less .* of (\d+) and n/,
    fits: (n, short, a, over, b) => near(a * n + short, b * n - over),
  },
];

export const template: ProblemTemplate = {
  id: "short-at-one-price",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern: "One rate leaves a target short and a higher one exceeds it: both describe the target.",

  make(rng) {
    const need = range(1, 50).reduce<Need | null>((found) => found ?? drawNeed(rng), null);
    const kind = rng.pick(["number", "need"] as const);
    const asked = need && ASK[kind](need);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into both conditions. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
