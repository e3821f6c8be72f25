import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
} from "@theta/items/template";

const RATIOS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
  [5, 6],
  [3, 7],
  [4, 7],
  [5, 7],
  [7, 5],
  [3, 8],
  [5, 8],
  [7, 8],
  [4, 9],
  [5, 9],
  [7, 10],
  [9, 10],
  [3, 1],
  [2, 1],
] as const;

type Ratio = readonly [number, number];

/** Only the first of two quantities grows. */
function askOne(rng: Rng): AskedProblem | null {
  const [[a, b], [c, d]] = rng.sample(RATIOS, 2) as [Ratio, Ratio];
  const shared = (b * d) / gcd(b, d);
  const [before, after] = [(a * shared) / b, (c * shared) / d];
  const parts = after - before;
  const unit = rng.int(2, 15);
  const [x, y, more] = [before * unit, shared * unit, parts * unit];
  if (parts < 1 || shared > 45 || y > 240 || y < 12 || more < 4 || more > Math.min(60, y))
    return null;
  const asksOther = rng.chance(0.6);
  const key = asksOther ? y : x;
  const fractions = `If $\\frac{x}{y} = \\frac{${a}}{${b}}$ and $\\frac{x + ${more}}{y} = \\frac{${c}}{${d}}$, what is the value of $${asksOther ? "y" : "x"}$?`;
  return {
    difficulty: asksOther ? 3 : 4,
    stems: [
      `The ratio of the number of trucks to the number of vans in a rental fleet is ${a} to ${b}. If ${more} trucks were added to the fleet and no other changes were made, the ratio would be ${c} to ${d}. How many ${asksOther ? "vans" : "trucks"} are in the fleet?`,
      `In a certain club, there ${a === 1 ? "is" : "are"} ${count(a, "junior")} for every ${b === 1 ? "senior" : `${b} seniors`}. If ${more} more juniors joined the club and the number of seniors did not change, the ratio of juniors to seniors would be ${c} to ${d}. How many ${asksOther ? "seniors" : "juniors"} are in the club?`,
    ],
    pure: [
      `The ratio of $x$ to $y$ is ${a} to ${b}, and the ratio of $x + ${more}$ to $y$ is ${c} to ${d}. What is the value of $${asksOther ? "y" : "x"}$?`,
      ...(Math.min(b, d) > 1 ? [fractions] : []),
    ],
    key,
    shows: (value) => isPositiveWhole(value) && value <= 4 * key,
    why: `At first the numbers are ${x} and ${y}. With ${more} more they are ${x + more} and ${y}, in the ratio ${c} to ${d}.`,
    wrong: [
      [asksOther ? x : y, "answers for the wrong quantity", `This is the other quantity.`],
      [x + more, "answers for the later number", `This is the first quantity after the increase.`],
      [
        asksOther ? b * more : a * more,
        "takes one part for the increase",
        `The increase of ${more} isn't one part of the first ratio.`,
      ],
      [
        ((asksOther ? b : a) * more) / Math.abs(c - a),
        "subtracts parts of different size",
        `The ${a} and the ${c} aren't parts of the same size, because ${b} and ${d} are different.`,
      ],
      [
        ((asksOther ? d : c) * more) / Math.abs(c - a),
        "subtracts parts of different size",
        `The ${a} and the ${c} aren't parts of the same size, because ${b} and ${d} are different.`,
      ],
      [
        asksOther ? d * more : c * more,
        "takes one part for the increase",
        `The increase of ${more} isn't one part of the later ratio.`,
      ],
      [x + y, "adds the quantities", `This is the sum of the two quantities.`],
      [y + more, "adds to the wrong quantity", `The ${more} are added to the first quantity.`],
    ],
    solution: {
      idea: "The second quantity doesn't change, so write both ratios with the same number for it.",
      fast: [
        `Written with ${shared} for the second quantity, the ratios are ${before} to ${shared} and ${after} to ${shared}. The increase of ${more} is $${after} - ${before} = ${parts}$ of these parts, so one part is ${unit}, and the answer is $${asksOther ? shared : before} \\cdot ${unit} = ${key}$.`,
      ],
      steps: [
        `With $x$ and $y$ for the two quantities at first, $\\frac{x}{y} = \\frac{${a}}{${b}}$ and $\\frac{x + ${more}}{y} = \\frac{${c}}{${d}}$, so the difference is $\\frac{${more}}{y} = \\frac{${c}}{${d}} - \\frac{${a}}{${b}} = \\frac{${parts}}{${shared}}$.`,
        `So $y = ${more} \\cdot \\frac{${shared}}{${parts}} = ${y}$.`,
        ...(asksOther ? [] : [`$x = \\frac{${a}}{${b}} \\cdot ${y} = ${x}$.`]),
      ],
      check: `$\\frac{${x} + ${more}}{${y}} = \\frac{${c}}{${d}}$.`,
      takeaway:
        "When one of two quantities stays the same, scale both ratios so that its number is the same.",
    },
  };
}

/** Both quantities grow or shrink by the same amount. */
function askBoth(rng: Rng): AskedProblem | null {
  const [[a, b], [c, d]] = rng.sample(RATIOS, 2) as [Ratio, Ratio];
  const less = rng.chance(0.5);
  const unit = rng.int(1, 20);
  const change = (unit * (b * c - a * d)) / (d - c);
  const added = less ? -change : change;
  const [x, y] = [a * unit, b * unit];
  if (a > b || c > d || !Number.isInteger(added)) return null;
  if (added < 3 || added > 60 || y < 12 || y > 150 || (less && 2 * added > y)) return null;
  const asksFirst = rng.chance(0.5);
  const key = asksFirst ? x : y;
  const [sign, later] = less
    ? (["-", [x - added, y - added]] as const)
    : (["+", [x + added, y + added]] as const);
  return {
    difficulty: 4,
    stems: [
      less
        ? `The ratio of the number of trucks to the number of vans in a rental fleet is ${a} to ${b}. If ${added} trucks and ${added} vans were removed from the fleet, the ratio would be ${c} to ${d}. How many ${asksFirst ? "trucks" : "vans"} are in the fleet?`
        : `The ratio of the number of trucks to the number of vans in a rental fleet is ${a} to ${b}. If ${added} trucks and ${added} vans were added to the fleet, the ratio would be ${c} to ${d}. How many ${asksFirst ? "trucks" : "vans"} are in the fleet?`,
    ],
    pure: [
      `The ratio of $x$ to $y$ is ${a} to ${b}, and the ratio of $x ${sign} ${added}$ to $y ${sign} ${added}$ is ${c} to ${d}. What is the value of $${asksFirst ? "x" : "y"}$?`,
    ],
    key,
    shows: (value) => isPositiveWhole(value) && value <= 4 * key,
    why: `The numbers are ${x} and ${y}, and afterward ${later[0]} and ${later[1]}, in the ratio ${c} to ${d}.`,
    wrong: [
      [asksFirst ? y : x, "answers for the wrong quantity", `This is the other quantity.`],
      [
        asksFirst ? later[0] : later[1],
        "answers for the later number",
        `This is the number after the change.`,
      ],
      [
        (asksFirst ? a : b) * added,
        "takes one part for the change",
        `The change of ${added} isn't one part of the first ratio.`,
      ],
      [
        ((asksFirst ? a : b) * added) / Math.abs(c - a),
        "subtracts parts of different size",
        `The parts of the two ratios don't have the same size.`,
      ],
      [x + y, "adds the quantities", `This is the sum of the two quantities.`],
      [
        asksFirst ? later[1] : later[0],
        "answers for the other later number",
        `This is the other number after the change.`,
      ],
      [
        (asksFirst ? c : d) * added,
        "takes one part for the change",
        `The change of ${added} isn't one part of the later ratio.`,
      ],
      [y - x, "finds the difference", `This is the difference between the two quantities.`],
    ],
    solution: {
      idea: "The difference between the two quantities doesn't change.",
      fast: [
        `The difference is ${b - a} of the first ratio's parts and ${d - c} of the later ratio's. Since it doesn't change, it is ${y - x}, so that the numbers go from ${x} and ${y} to ${later[0]} and ${later[1]}.`,
      ],
      steps: [
        `Let the numbers be $${a === 1 ? "" : a}k$ and $${b}k$. Then $\\frac{${a === 1 ? "" : a}k ${sign} ${added}}{${b}k ${sign} ${added}} = \\frac{${c}}{${d}}$.`,
        `So $${d}(${a === 1 ? "" : a}k ${sign} ${added}) = ${c === 1 ? "" : c}(${b}k ${sign} ${added})$, which gives $k = ${unit}$.`,
        `The numbers are ${x} and ${y}.`,
      ],
      check: `$\\frac{${later[0]}}{${later[1]}} = \\frac{${c}}{${d}}$.`,
      takeaway: "When both quantities change by the same amount, their difference stays the same.",
    },
  };
}

const ASK = { one: askOne, both: askBoth };
const KINDS = ["one", "one", "both"] as const;

const isSecond = (y: number, a: number, b: number, more: number, c: number, d: number): boolean =>
  near((y * a) / b + more, (y * c) / d);
const isFirst = (x: number, a: number, b: number, more: number, c: number, d: number): boolean =>
  isSecond((x * b) / a, a, b, more, c, d);
const bothFits = (x: number, y: number, change: number, c: number, d: number): boolean =>
  near((x + change) * d, (y + change) * c);

/** "For every senior" gives no number. */
const orOne = (n: number): number => (Number.isNaN(n) ? 1 : n);

const FLEET = String.raw`fleet is (\d+) to (\d+)\. If (\d+) trucks`;
const READINGS: readonly StemReading[] = [
  {
    wording: new RegExp(String.raw`${FLEET} were .* be (\d+) to (\d+)\. How many vans`),
    fits: isSecond,
  },
  {
    wording: new RegExp(String.raw`${FLEET} were .* be (\d+) to (\d+)\. How many trucks`),
    fits: isFirst,
  },
  {
    wording:
      /(\d+) juniors? for every (?:(\d+) )?seniors?\. If (\d+) .* be (\d+) to (\d+)\. How many seniors/,
    fits: (tried, a, b, n, c, d) => isSecond(tried, a, orOne(b), n, c, d),
  },
  {
    wording:
      /(\d+) juniors? for every (?:(\d+) )?seniors?\. If (\d+) .* be (\d+) to (\d+)\. How many juniors/,
    fits: (tried, a, b, n, c, d) => isFirst(tried, a, orOne(b), n, c, d),
  },
  {
    wording: /of x to y is (\d+) to (\d+), .* x \+ (\d+) to y is (\d+) to (\d+)\. .* of y\?/,
    fits: isSecond,
  },
  {
    wording: /of x to y is (\d+) to (\d+), .* x \+ (\d+) to y is (\d+) to (\d+)\. .* of x\?/,
    fits: isFirst,
  },
  {
    wording:
      /\(x\)\/\(y\) = \((\d+)\)\/\((\d+)\) and \(x \+ (\d+)\)\/\(y\) = \((\d+)\)\/\((\d+)\), .* of y\?/,
    fits: isSecond,
  },
  {
    wording:
      /\(x\)\/\(y\) = \((\d+)\)\/\((\d+)\) and \(x \+ (\d+)\)\/\(y\) = \((\d+)\)\/\((\d+)\), .* of x\?/,
    fits: isFirst,
  },
  ...([1, -1] as const).flatMap((sign): StemReading[] => {
    const [word, mark] = sign > 0 ? ["added", "\\+"] : ["removed", "-"];
    const first: StemReading["fits"] = (x, a, b, n, c, d) =>
      bothFits(x, (x * b) / a, sign * n, c, d);
    const second: StemReading["fits"] = (y, a, b, n, c, d) =>
      bothFits((y * a) / b, y, sign * n, c, d);
    const fleet = String.raw`${FLEET} and \d+ vans were ${word} .* be (\d+) to (\d+)\. How many`;
    const pure = String.raw`of x to y is (\d+) to (\d+), .* x ${mark} (\d+) to y ${mark} \d+ is (\d+) to (\d+)\. .* of`;
    return [
      { wording: new RegExp(`${fleet} trucks`), fits: first },
      { wording: new RegExp(`${fleet} vans`), fits: second },
      { wording: new RegExp(`${pure} x`), fits: first },
      { wording: new RegExp(`${pure} y`), fits: second },
    ];
  }),
];

export const template: ProblemTemplate = {
  id: "ratio-after-arrivals",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "algebra",
  pattern: "A ratio changes when one quantity grows, or when both change by the same amount.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option into both ratios. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
