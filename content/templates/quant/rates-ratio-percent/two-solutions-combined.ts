import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  percentText,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
} from "@theta/items/template";

const STRENGTHS = [10, 12, 15, 16, 20, 24, 25, 30, 32, 35, 40, 45, 48, 50, 60];
const AMOUNTS = [10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40, 45, 48, 50, 60, 75, 80, 90, 100, 120];
const TAKEAWAY =
  "Add amounts, never percents: the strength of a blend is the part divided by the total.";

/** n at a percent and m at b percent make n + m at c percent, with integers everywhere. */
const BLENDS = STRENGTHS.flatMap((a) =>
  STRENGTHS.flatMap((b) =>
    AMOUNTS.flatMap((n) =>
      AMOUNTS.map((m) => {
        const parts = [(n * a) / 100, (m * b) / 100] as const;
        return { a, b, n, m, parts, c: (100 * (parts[0] + parts[1])) / (n + m) };
      }),
    ),
  ),
).filter(
  ({ a, b, n, m, c, parts }) =>
    n !== m &&
    Math.abs(a - b) >= 10 &&
    [c, ...parts].every(Number.isInteger) &&
    (c % 5 === 0 || c % 4 === 0),
);

/** The strength of the first solution. */
function askFirst(rng: Rng): AskedProblem {
  const { a, b, n, m, c, parts } = rng.pick(BLENDS);
  const all = n + m;
  return {
    difficulty: 4,
    stems: [
      `When ${n} liters of Solution X were combined with ${m} liters of Solution Y, the result was a solution that was ${c} percent acid by volume. If Solution Y was ${b} percent acid by volume, what percent of Solution X was acid?`,
      `Last year a bank made ${n} loans to small businesses and ${m} loans to large businesses. If ${c} percent of all these loans and ${b} percent of the loans to large businesses were repaid early, what percent of the loans to small businesses were repaid early?`,
    ],
    key: a,
    why: `${a} percent of ${n} is ${parts[0]}, ${b} percent of ${m} is ${parts[1]}, and $${parts[0]} + ${parts[1]} = ${parts[0] + parts[1]}$ is ${c} percent of ${all}.`,
    wrong: [
      [
        2 * c - b,
        "takes the amounts as equal",
        `This is $2 \\cdot ${c} - ${b}$, as if ${c} were halfway between the two percents, but ${n} and ${m} aren't equal.`,
      ],
      [
        Math.abs(c * all - b * m) / all,
        "divides by the total",
        `This is $\\frac{${parts[0]}}{${all}}$ as a percent, but [[partX]] has to be compared with the ${n} [[ofX]], not with all ${all}.`,
      ],
      [
        c + ((c - b) * n) / m,
        "inverts the ratio",
        `This is $${c} ${c > b ? "+" : "-"} ${Math.abs(c - b)} \\cdot \\frac{${n}}{${m}}$, which exchanges ${n} and ${m}: the percent of the ${n} [[ofX]] is $${Math.abs(c - b)} \\cdot \\frac{${m}}{${n}}$ away from ${c}.`,
      ],
      [
        (c * all) / n,
        "takes the entire part",
        `This is $\\frac{${(c * all) / 100}}{${n}}$ as a percent, which compares [[partAll]] with the ${n} [[ofX]] without first subtracting [[partY]], ${parts[1]}.`,
      ],
      [
        Math.abs(c - b),
        "subtracts the percents",
        `This is $${Math.max(b, c)} - ${Math.min(b, c)}$, but these are percents of different amounts.`,
      ],
      [
        (n * c + m * b) / all,
        "averages the wrong percents",
        `This is $\\frac{${(n * c) / 100} + ${parts[1]}}{${all}}$ as a percent, which takes ${c} percent as the percent for the ${n} [[ofX]], but it describes all ${all}.`,
      ],
      [
        (b + c) / 2,
        "averages the percents",
        `This is $\\frac{${b} + ${c}}{2}$, but ${c} is the combined percent, so the unknown percent must be ${c > b ? "greater" : "less"} than ${c}.`,
      ],
      [
        b,
        "repeats the second percent",
        `If the percents were equal, the combined percent would be ${b} as well, not ${c}.`,
      ],
      [
        c,
        "repeats the combined percent",
        `The combined percent, ${c}, lies between the two percents and isn't equal to either of them.`,
      ],
    ],
    solution: {
      idea: "Subtract [[partY]] from [[partAll]] to find [[partX]].",
      fast: [
        `The ${m} [[ofY]] at ${b} percent are ${Math.abs(c - b)} points from ${c}, a total of $${m} \\cdot ${Math.abs(c - b)} = ${tex(m * Math.abs(c - b))}$. The ${n} [[ofX]] have to make up for this: $\\frac{${tex(m * Math.abs(c - b))}}{${n}} = ${Math.abs(a - c)}$ points, so the percent is $${c} ${a > c ? "+" : "-"} ${Math.abs(a - c)} = ${a}$.`,
      ],
      steps: [
        `[[PartAll]] is $${c / 100} \\cdot ${all} = ${(c * all) / 100}$[[unitAll]].`,
        `[[PartY]] is $${b / 100} \\cdot ${m} = ${parts[1]}$[[unitY]].`,
        `So [[partX]] is $${(c * all) / 100} - ${parts[1]} = ${parts[0]}$[[unitX]], and $\\frac{${parts[0]}}{${n}}$ is ${a} percent.`,
      ],
      check: `${c} must lie between ${Math.min(a, b)} and ${Math.max(a, b)}, closer to the percent for the ${Math.max(n, m)} [[${n > m ? "ofX" : "ofY"}]].`,
      takeaway: "[[takeaway]]",
    },
    words: (wording) =>
      wording === 1
        ? {
            partX: "the acid in Solution X",
            partY: "the acid in Solution Y",
            partAll: "the acid in the result",
            ofX: "liters of Solution X",
            ofY: "liters of Solution Y",
            takeaway: TAKEAWAY,
            unitAll: " liters",
            unitX: parts[0] === 1 ? " liter" : " liters",
            unitY: parts[1] === 1 ? " liter" : " liters",
          }
        : {
            partX: "the number of loans to small businesses that were repaid early",
            partY: "the number of loans to large businesses that were repaid early",
            partAll: "the number of all loans that were repaid early",
            ofX: "loans to small businesses",
            ofY: "loans to large businesses",
            takeaway:
              "Add counts, never percents: a combined percent is the combined count divided by the combined total.",
            unitAll: "",
            unitX: "",
            unitY: "",
          },
    text: percentText,
    pureText: percentText,
    shows: (v) => isPositiveWhole(v) && v < 100,
  };
}

/** The ratio of a part to the remainder, from the share of the part. */
const ratioOfShare = ({ top, bottom }: Fraction): number => top / (bottom - top);

/** Two mixtures given as ratios of their parts, in equal amounts or in a ratio. */
function askRatio(rng: Rng): AskedProblem | null {
  const [p, q, r, s] = [rng.int(1, 5), rng.int(1, 5), rng.int(1, 5), rng.int(1, 7)];
  const [one, two] = [new Fraction(p, p + q), new Fraction(r, r + s)];
  const twice = rng.pick([1, 1, 2, 3]);
  const share = one
    .times(new Fraction(twice))
    .plus(two)
    .over(new Fraction(twice + 1));
  const key = new Fraction(share.top, share.bottom - share.top);
  if (
    p === q ||
    r === s ||
    one.equals(two) ||
    one.top !== p ||
    two.top !== r ||
    key.top > 13 ||
    key.bottom > 13
  )
    return null;
  if ((p + q) % (r + s) !== 0 && (r + s) % (p + q) !== 0 && (p + q) * (r + s) > 24) return null;
  const unit = lcm(p + q, r + s);
  const [x, y] = [one.value * unit * twice, two.value * unit].map(Math.round) as [number, number];
  const times = [
    "",
    "equal volumes",
    "twice as many liters of Mixture X as of Mixture Y",
    "three times as many liters of Mixture X as of Mixture Y",
  ][twice]!;
  const weight = twice === 2 ? "twice" : "three times";
  const amount =
    twice === 1 ? "Equal volumes of the two mixtures" : `A new mixture contains ${times}`;
  return {
    difficulty: 5,
    stems: [
      `The ratio of oil to water is ${p} to ${q} in Mixture X and ${r} to ${s} in Mixture Y. ${twice === 1 ? "If equal volumes of the two mixtures are combined, what is the ratio of oil to water in the resulting mixture?" : `${amount}. What is the ratio of oil to water in the new mixture?`}`,
      `The ratio of full-time employees to part-time employees is ${p} to ${q} at Company X and ${r} to ${s} at Company Y. If ${twice === 1 ? "the two companies have the same number of employees" : `Company X has ${twice === 2 ? "twice" : "three times"} as many employees as Company Y`}, what is the ratio of full-time employees to part-time employees at the two companies combined?`,
    ],
    key: key.value,
    why: `The fractions for [[part]] are $${texFraction(one)}$ and $${texFraction(two)}$, so the combined fraction is $${texFraction(share)}$, and that for [[rest]] is $${texFraction(new Fraction(1).minus(share))}$.`,
    wrong: [
      [
        (p + r) / (q + s),
        "adds the parts of the ratios",
        p + q === r + s
          ? `This is $${p + r} : ${q + s}$, which would be right only if the two had equal numbers of [[units]].`
          : `This is $(${p} + ${r}) : (${q} + ${s})$, but the parts of the two ratios don't have the same size, because $${p} + ${q} = ${p + q}$ and $${r} + ${s} = ${r + s}$.`,
      ],
      [
        (twice * p + r) / (twice * q + s),
        "adds the parts of the ratios",
        `This is $(${twice} \\cdot ${p} + ${r}) : (${twice} \\cdot ${q} + ${s})$, but each ratio has to become a fraction of its total before it's weighted.`,
      ],
      [
        (p * r) / (q * s),
        "multiplies the ratios",
        `This is $(${p} \\cdot ${r}) : (${q} \\cdot ${s})$, but the product of the two ratios isn't the ratio of the sums.`,
      ],
      [
        ratioOfShare(one.plus(two).over(new Fraction(2))),
        "takes the amounts as equal",
        `This is the ratio if there are as many [[units]] [[inX]] as [[inY]], but there are ${weight} as many.`,
      ],
      [
        ratioOfShare(one.plus(two.times(new Fraction(2))).over(new Fraction(3))),
        "weights the wrong one",
        `This is the ratio if there are twice as many [[units]] [[inY]] as [[inX]], but there are ${twice === 1 ? "equally many" : `${weight} as many [[inX]] as [[inY]]`}.`,
      ],
      [
        1 / key.value,
        "inverts the ratio",
        `This is the ratio in the opposite order, [[rest]] to [[part]].`,
      ],
      [
        (p + r) / (p + q + r + s),
        "adds the parts of the ratios and compares with the total",
        `This is $(${p} + ${r}) : (${p} + ${q} + ${r} + ${s})$, which adds parts of different sizes and compares them with the total instead of with [[rest]].`,
      ],
      [
        p / q,
        "repeats the first ratio",
        `This is the ratio [[inX]] alone, but [[inY]] it is ${r} to ${s}.`,
      ],
      [
        r / s,
        "repeats the second ratio",
        `This is the ratio [[inY]] alone, but [[inX]] it is ${p} to ${q}.`,
      ],
      [
        share.value,
        "compares with the total",
        `This is the ratio of [[part]] to the total, not to [[rest]].`,
      ],
    ],
    words: (wording) =>
      wording === 1
        ? {
            part: "oil",
            makes: "oil makes up",
            rest: "water",
            x: "Mixture X",
            y: "Mixture Y",
            inX: "in Mixture X",
            inY: "in Mixture Y",
            unit: "liter",
            units: "liters",
            suppose: `${unit * twice} liters of Mixture X and ${unit} liters of Mixture Y are combined`,
          }
        : {
            part: "full-time employees",
            makes: "full-time employees make up",
            rest: "part-time employees",
            x: "the employees at Company X",
            y: "those at Company Y",
            inX: "at Company X",
            inY: "at Company Y",
            unit: "employee",
            units: "employees",
            suppose: `Company X has ${unit * twice} employees and Company Y has ${unit}`,
          },
    solution: {
      idea: "Turn each ratio into a fraction of its total before you add.",
      fast: [
        `Suppose that [[suppose]]. [[Makes]] $${x} + ${y} = ${x + y}$ of the $${unit * twice} + ${unit} = ${unit * (twice + 1)}$ [[units]], so the ratio is $${x + y === key.top ? "" : `${x + y} : ${unit * (twice + 1) - x - y} = `}${key.top} : ${key.bottom}$.`,
      ],
      steps: [
        `[[Makes]] $\\frac{${p}}{${p + q}}$ of [[x]] and $\\frac{${r}}{${r + s}}$ of [[y]].`,
        twice === 1
          ? `With as many [[units]] [[inX]] as [[inY]], the combined fraction is $\\frac{1}{2}\\left(\\frac{${p}}{${p + q}} + \\frac{${r}}{${r + s}}\\right) = ${texFraction(share)}$.`
          : `With ${twice} [[units]] [[inX]] for each [[unit]] [[inY]], the combined fraction is $\\frac{1}{${twice + 1}}\\left(${twice} \\cdot \\frac{${p}}{${p + q}} + \\frac{${r}}{${r + s}}\\right) = ${texFraction(share)}$.`,
        `So the ratio is $${share.top} : (${share.bottom} - ${share.top}) = ${key.top} : ${key.bottom}$.`,
      ],
      check: `The combined ratio must lie between the two given ratios, as $\\frac{${key.top}}{${key.bottom}}$ lies between $\\frac{${p}}{${q}}$ and $\\frac{${r}}{${s}}$.`,
      takeaway: "Ratios with different totals can't be added part by part.",
    },
    text: ratioText,
    pureText: ratioText,
    shows: (v) => v > 0 && ratioOf(v) !== null,
  };
}

function ratioOf(value: number): Fraction | null {
  for (let bottom = 1; bottom <= 48; bottom++)
    if (near(value * bottom, Math.round(value * bottom), 1e-4) && Math.round(value * bottom) < 50)
      return new Fraction(Math.round(value * bottom), bottom);
  return null;
}

function ratioText(value: number): string {
  const ratio = ratioOf(value)!;
  return `${ratio.top} : ${ratio.bottom}`;
}

/** Draws of numbers per question, so that each kind of question comes up as often as intended. */
const TRIES = 300;

const ASK = { first: askFirst, ratio: askRatio };

const isFirst = (a: number, n: number, m: number, c: number, b: number): boolean =>
  near(a * n + b * m, c * (n + m));
/** Tries the ratio on a hundred thousand liters of Y. */
const isRatio = (k: number) => (tried: number, p: number, q: number, r: number, s: number) => {
  const [x, y] = [100_000 * k, 100_000];
  const part = (x * p) / (p + q) + (y * r) / (r + s);
  return near(part / (x + y - part), tried, 1e-4);
};
const isBetween = (tried: number, p: number, q: number, r: number, s: number): boolean =>
  (tried - p / q) * (tried - r / s) < 0;
const isBeyond = (tried: number, _n: number, _m: number, c: number, b: number): boolean =>
  (tried - c) * (b - c) < 0;
const FOUR = String.raw`is (\d+) to (\d+).* (?:and|Y,.* is) (\d+) to (\d+)`;

const READINGS: readonly StemReading[] = [
  {
    wording: /When (\d+) liters .* with (\d+) liters .* was (\d+) percent .* was (\d+) percent/,
    fits: isFirst,
    open: isBeyond,
  },
  {
    wording: /made (\d+) loans .* and (\d+) loans .* If (\d+) percent .* and (\d+) percent/,
    fits: isFirst,
    open: isBeyond,
  },
  { wording: new RegExp(`${FOUR}.* twice`), fits: isRatio(2), open: isBetween },
  { wording: new RegExp(`${FOUR}.* three times`), fits: isRatio(3), open: isBetween },
  { wording: new RegExp(`${FOUR}.* (?:equal|same)`), fits: isRatio(1), open: isBetween },
];

export const template: ProblemTemplate = {
  id: "two-solutions-combined",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "arithmetic",
  pattern: "Two mixtures are combined: add the parts and the totals, never the percents or ratios.",

  make(rng) {
    const kind = rng.pick(["first", "first", "first", "first", "ratio"] as const);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Puts each option back into the sums of parts. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
