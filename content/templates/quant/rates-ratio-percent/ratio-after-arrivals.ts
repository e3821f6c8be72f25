import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  lcm,
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

/** What the stories are about; the other wordings have x and y. */
const NOUNS = [
  ["trucks", "vans"],
  ["juniors", "seniors"],
] as const;

const kTerm = (n: number): string => (n === 1 ? "k" : `${n}k`);
const times = (n: number, of: number): string => (n === 1 ? `${of}` : `$${n} \\cdot ${of}$`);

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
  const ofOther = `But it is $\\frac{${c}}{${d}} - \\frac{${a}}{${b}} = \\frac{${parts}}{${shared}}$ of [[other]].`;
  const sizes = `But the ${a} is out of ${b} parts and the ${c} is out of ${d}, so these parts have different sizes.`;
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
    why: `[[With]], $\\frac{${x}}{${y}} = \\frac{${a}}{${b}}$ and $\\frac{${x} + ${more}}{${y}} = \\frac{${c}}{${d}}$.`,
    wrong: [
      [
        asksOther ? x : y,
        "answers for the wrong quantity",
        asksOther
          ? `This is [[one]], but the question asks for [[other]].`
          : `This is [[other]], but the question asks for [[one]].`,
      ],
      [x + more, "answers for the later number", `This is $${x} + ${more}$, [[later]].`],
      [
        asksOther ? b * more : a * more,
        "takes one part for the increase",
        `This is $${asksOther ? b : a} \\cdot ${more}$, as if ${more} were one part of the ratio ${a} to ${b}. ${ofOther}`,
      ],
      [
        ((asksOther ? b : a) * more) / Math.abs(c - a),
        "subtracts parts of different size",
        `This is $${asksOther ? b : a} \\cdot \\frac{${more}}{${Math.abs(c - a)}}$, as if the step from ${a} to ${c} were ${more}. ${sizes}`,
      ],
      [
        ((asksOther ? d : c) * more) / Math.abs(c - a),
        "subtracts parts of different size",
        `This is $${asksOther ? d : c} \\cdot \\frac{${more}}{${Math.abs(c - a)}}$, as if the step from ${a} to ${c} were ${more}. ${sizes}`,
      ],
      [
        asksOther ? d * more : c * more,
        "takes one part for the increase",
        `This is $${asksOther ? d : c} \\cdot ${more}$, as if ${more} were one part of the ratio ${c} to ${d}. ${ofOther}`,
      ],
      [x + y, "adds the quantities", `This is $${x} + ${y}$, [[total]].`],
      [
        y + more,
        "adds to the wrong quantity",
        `This is $${y} + ${more}$, but ${more} is added to [[one]], not to [[other]].`,
      ],
    ],
    solution: {
      idea: "[[Other]] doesn't change, so write both ratios with the same number of parts for it.",
      fast: [
        `Written with ${shared} parts for [[other]], the ratios are ${before} to ${shared} and ${after} to ${shared}.`,
        parts === 1
          ? `The increase of ${more} is $${after} - ${before} = 1$ part, so [[asked]] is $${asksOther ? shared : before} \\cdot ${more} = ${key}$.`
          : `The increase of ${more} is $${after} - ${before} = ${parts}$ parts, so one part is $\\frac{${more}}{${parts}} = ${unit}$, and [[asked]] is $${asksOther ? shared : before} \\cdot ${unit} = ${key}$.`,
      ],
      steps: [
        `[[given]]$\\frac{x}{y} = \\frac{${a}}{${b}}$ and $\\frac{x + ${more}}{y} = \\frac{${c}}{${d}}$.`,
        `Subtract the first from the second: $\\frac{${more}}{y} = \\frac{${c}}{${d}} - \\frac{${a}}{${b}} = \\frac{${parts}}{${shared}}$.`,
        `So $y = ${more} \\cdot \\frac{${shared}}{${parts}} = ${y}$.`,
        ...(asksOther ? [] : [`$x = \\frac{${a}}{${b}} \\cdot ${y} = ${x}$.`]),
      ],
      check: `$\\frac{${x} + ${more}}{${y}} = \\frac{${x + more}}{${y}}$, and dividing both terms by ${(x + more) / c} gives $\\frac{${c}}{${d}}$.`,
      takeaway:
        "When one of two quantities stays the same, scale both ratios so that its number is the same.",
    },
    words: (wording) => {
      const nouns = NOUNS[wording - 1];
      if (!nouns)
        return {
          one: "$x$",
          other: "$y$",
          asked: asksOther ? "$y$" : "$x$",
          later: `the value of $x + ${more}$`,
          total: "the value of $x + y$",
          with: `with $x = ${x}$ and $y = ${y}$`,
          given: "The two ratios are ",
        };
      const [one, other] = nouns;
      return {
        one: `the number of ${one}`,
        other: `the number of ${other}`,
        asked: `the number of ${asksOther ? other : one}`,
        later: `the number of ${one} after the increase`,
        total: `the total number of ${one} and ${other}`,
        with: `with ${x} ${one} and ${y} ${other}`,
        given: `With $x$ ${one} and $y$ ${other} at first, `,
      };
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
  // Both ratios with the same number of parts for the difference.
  const alike = lcm(b - a, d - c);
  const [one, two] = [(a * alike) / (b - a), (c * alike) / (d - c)];
  const moved = Math.abs(two - one);
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
    why: `[[With]], $\\frac{${x}}{${y}} = \\frac{${a}}{${b}}$ and $\\frac{${x} ${sign} ${added}}{${y} ${sign} ${added}} = \\frac{${c}}{${d}}$.`,
    wrong: [
      [
        asksFirst ? y : x,
        "answers for the wrong quantity",
        asksFirst
          ? `This is [[other]], but the question asks for [[one]].`
          : `This is [[one]], but the question asks for [[other]].`,
      ],
      [
        asksFirst ? later[0] : later[1],
        "answers for the later number",
        `This is $${key} ${sign} ${added}$, ${asksFirst ? "[[oneLater]]" : "[[otherLater]]"}.`,
      ],
      [
        (asksFirst ? a : b) * added,
        "takes one part for the change",
        `This is ${times(asksFirst ? a : b, added)}, as if ${added} were one part of the ratio ${a} to ${b}. But one part of it is ${unit}.`,
      ],
      [
        ((asksFirst ? a : b) * added) / Math.abs(c - a),
        "subtracts parts of different size",
        `This is $${asksFirst ? a : b} \\cdot \\frac{${added}}{${Math.abs(c - a)}}$, as if the step from ${a} to ${c} were ${added}. But one part is ${unit} in the ratio ${a} to ${b} and ${later[0] / c} in the ratio ${c} to ${d}.`,
      ],
      [x + y, "adds the quantities", `This is $${x} + ${y}$, [[total]].`],
      [
        asksFirst ? later[1] : later[0],
        "answers for the other later number",
        `This is $${asksFirst ? y : x} ${sign} ${added}$, ${asksFirst ? "[[otherLater]]" : "[[oneLater]]"}.`,
      ],
      [
        (asksFirst ? c : d) * added,
        "takes one part for the change",
        `This is ${times(asksFirst ? c : d, added)}, as if ${added} were one part of the ratio ${c} to ${d}. But one part of it is ${later[0] / c}.`,
      ],
      [
        y - x,
        "finds the difference",
        `This is $${y} - ${x}$, the difference that stays the same, not [[asked]].`,
      ],
    ],
    solution: {
      idea: "Both numbers change by the same amount, so the difference between them doesn't change.",
      fast: [
        one === a && two === c
          ? `The difference is ${count(b - a, "part")} in both ratios, so the parts have the same size.`
          : `The difference is ${count(b - a, "part")} in ${a} to ${b} and ${count(d - c, "part")} in ${c} to ${d}, so write both with ${alike}: ${one} to ${one + alike} and ${two} to ${two + alike}.`,
        moved === 1
          ? `[[One]] goes from ${one} to ${count(two, "part")}, so 1 part is ${added}, and [[asked]] is ${times(asksFirst ? one : one + alike, added)}${(asksFirst ? one : one + alike) === 1 ? "" : `, or ${key}`}.`
          : `[[One]] goes from ${one} to ${count(two, "part")}, so ${moved} parts are ${added}, 1 part is $\\frac{${added}}{${moved}} = ${added / moved}$, and [[asked]] is ${times(asksFirst ? one : one + alike, added / moved)}${(asksFirst ? one : one + alike) === 1 ? "" : `, or ${key}`}.`,
      ],
      steps: [
        `Let [[one]] be $${kTerm(a)}$ and [[other]] be $${kTerm(b)}$, so that $\\frac{${kTerm(a)} ${sign} ${added}}{${kTerm(b)} ${sign} ${added}} = \\frac{${c}}{${d}}$.`,
        `Cross-multiply: $${d}(${kTerm(a)} ${sign} ${added}) = ${c === 1 ? `${kTerm(b)} ${sign} ${added}` : `${c}(${kTerm(b)} ${sign} ${added})`}$.`,
        `So $${kTerm(a * d)} ${sign} ${d * added} = ${kTerm(b * c)} ${sign} ${c * added}$, and $${kTerm(Math.abs(b * c - a * d))} = ${(d - c) * added}$${Math.abs(b * c - a * d) === 1 ? "" : `, which gives $k = ${unit}$`}.`,
        `[[Asked]] is ${times(asksFirst ? a : b, unit)}${(asksFirst ? a : b) === 1 ? "" : `, or ${key}`}.`,
      ],
      check: `The difference is $${y} - ${x} = ${y - x}$ before the change and $${later[1]} - ${later[0]} = ${y - x}$ after it.`,
      takeaway: "When both quantities change by the same amount, their difference stays the same.",
    },
    words: (wording) => {
      const story = wording === 1;
      return {
        one: story ? "the number of trucks" : "$x$",
        other: story ? "the number of vans" : "$y$",
        asked: story ? `the number of ${asksFirst ? "trucks" : "vans"}` : asksFirst ? "$x$" : "$y$",
        oneLater: story
          ? "the number of trucks after the change"
          : `the value of $x ${sign} ${added}$`,
        otherLater: story
          ? "the number of vans after the change"
          : `the value of $y ${sign} ${added}$`,
        total: story ? "the total number of trucks and vans" : "the value of $x + y$",
        with: story ? `with ${x} trucks and ${y} vans` : `with $x = ${x}$ and $y = ${y}$`,
      };
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
