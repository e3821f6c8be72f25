import {
  formulaOf,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  type Slip,
  texFirst,
  texTerm,
} from "@theta/items/template";

/** All numbers between two ends; the signs say whether the ends belong to them. */
type Interval = readonly [low: number, lowSign: string, highSign: string, high: number];

/** A target such as 10 - x², in which the square has the factor 1 or -1. */
interface Target {
  readonly tex: string;
  readonly constant: number;
  readonly factor: 1 | -1;
}

const LT = "\\lt";
const LE = "\\leq";

function drawTarget(rng: Rng): Target {
  if (rng.chance(0.5)) return { tex: "x^2", constant: 0, factor: 1 };
  const constant = rng.pick([4, 5, 6, 8, 10, 12, 15, 16, 20]);
  return { tex: `${constant} - x^2`, constant, factor: -1 };
}

/** Where the target lies when x² lies in an interval. */
function shifted([low, lowSign, highSign, high]: Interval, { constant, factor }: Target): Interval {
  return factor === 1
    ? [low + constant, lowSign, highSign, high + constant]
    : [constant - high, highSign, lowSign, constant - low];
}

const show = ([low, lowSign, highSign, high]: Interval, middle: string): string =>
  `$${low} ${lowSign} ${middle} ${highSign} ${high}$`;

/** x is between p and q, told by a compound inequality or by an absolute value. */
function drawGiven(rng: Rng) {
  const [p, q] = [-rng.int(1, 9), rng.int(1, 9)];
  const sign = rng.pick([LT, LT, LE]);
  if (p + q === 0) return null;
  const bars = (p + q) % 2 === 0 && rng.chance(0.9);
  if (bars) {
    const [middle, radius] = [(p + q) / 2, (q - p) / 2];
    const tex = `|x ${texTerm(-middle, "")}| ${sign} ${radius}`;
    return { p, q, sign, tex, bars, ends: [-radius, radius] as const };
  }
  const m = rng.pick([1, 2, 3, -1, -2, -3]);
  const n = m < 0 ? rng.int(1, 9) : rng.pick([-9, -7, -5, -4, -3, -1, 1, 3, 4, 5, 7, 9]);
  const [one, two] = [m * p + n, m * q + n];
  if (one === 0 || two === 0) return null;
  const inside = m > 0 ? `${texFirst(m, "x")} ${texTerm(n, "")}` : `${n} ${texTerm(m, "x")}`;
  const ends = [Math.min(one, two), Math.max(one, two)] as const;
  return { p, q, sign, tex: `${ends[0]} ${sign} ${inside} ${sign} ${ends[1]}`, bars, ends };
}

type Given = NonNullable<ReturnType<typeof drawGiven>>;

type WrongInterval = readonly [Interval, slip: string, why: string];

/** Intervals of x² that slips lead to. */
function slipsOf({ p, q, sign, ends }: Given, target: Target, middle: string, rng: Rng): Slip[] {
  const [least, most] = [Math.min(-p, q) ** 2, Math.max(-p, q) ** 2];
  const [inner, outer] = [ends[0] ** 2, ends[1] ** 2].toSorted((one, other) => one - other);
  const unsolved = `First find the values of $x$: $${p} ${sign} x ${sign} ${q}$.`;
  const hasZero = `$x = 0$ is possible, and then $x^2 = 0$.`;
  const wrong: WrongInterval[] = [
    [
      [least, sign, sign, most],
      "squares the two ends",
      `Numbers between $${p}$ and ${q} that are closer to 0 have smaller squares than both ends.`,
    ],
    [
      [0, LE, sign, least],
      "squares the end closer to 0",
      `The end that is farther from 0 has the greater square, ${most}.`,
    ],
    [
      [p < -q ? -most : -least, sign, sign, p < -q ? least : most],
      "keeps the sign of the negative end",
      `A square is never negative.`,
    ],
    [[0, LE, sign, outer!], "squares before solving for x", unsolved],
    // Only one that leaves out zero, so that the right sign isn't alone.
    rng.pick<WrongInterval>([
      [[0, LT, sign, most], "leaves out zero", hasZero],
      [[0, LT, sign, least], "leaves out zero and squares the end closer to 0", hasZero],
      [[0, LT, sign, outer!], "leaves out zero and squares before solving for x", unsolved],
    ]),
    [[inner!, sign, sign, outer!], "squares the given ends", unsolved],
    [
      [0, LE, sign, most + least],
      "adds the squares",
      `No number between $${p}$ and ${q} has so great a square.`,
    ],
  ];
  const fitting = wrong.filter(([interval]) => interval[3] <= 150 && interval[0] < interval[3]);
  return fitting.map(([interval, slip, why]) => ({
    text: show(shifted(interval, target), middle),
    slip,
    why,
  }));
}

/** How the ends of x are found. */
function solvedGiven({ p, q, sign, tex, bars, ends }: Given): string {
  const inside = plain(tex)
    .replaceAll(/[<>=|]+/g, "|")
    .split("|")[1]!
    .trim();
  return bars
    ? `$${tex}$ means that $${ends[0]} ${sign} ${inside} ${sign} ${ends[1]}$, so $${p} ${sign} x ${sign} ${q}$.`
    : `Solving $${tex}$ for $x$ gives $${p} ${sign} x ${sign} ${q}$.`;
}

/** Wordings; some call the target y. */
const QUESTIONS: readonly { middle?: string; ask: (tex: string, target: string) => string }[] = [
  {
    ask: (tex, target) =>
      `If $${tex}$, which of the following specifies all the possible values of $${target}$?`,
  },
  {
    middle: "y",
    ask: (tex, target) =>
      `If $y = ${target}$ and $${tex}$, which of the following specifies all the possible values of $y$?`,
  },
  {
    middle: "y",
    ask: (tex, target) =>
      `In the _xy_-plane, the point $(x, y)$ is on the graph of $y = ${target}$. If $${tex}$, which of the following specifies all the possible values of $y$?`,
  },
  {
    ask: (tex, target) =>
      `The number $x$ satisfies the inequality $${tex}$. Which of the following specifies all the possible values of $${target}$?`,
  },
];

/** Whether the same values are possible: every number on a fine grid is a value or isn't. */
function isRange(option: string, given: (x: number) => boolean, target: string): boolean {
  const holds = relationOf(plain(option).replace(plain(target), "v").replace("y", "v"));
  const of = formulaOf(target);
  const [atZero, atOne] = [of({ x: 0 }), of({ x: 1 })];
  return range(-800, 1600).every((quarter) => {
    const v = quarter / 4;
    const square = (v - atZero) / (atOne - atZero);
    const root = Math.sqrt(square);
    return holds({ v }) === (square >= 0 && (given(root) || given(-root)));
  });
}

export const template: ProblemTemplate = {
  id: "square-of-a-range",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "A number lies between a negative and a positive end: its square is least at zero, not at an end.",

  make(rng): ProblemDraft | null {
    const given = drawGiven(rng);
    if (!given) return null;
    const target = drawTarget(rng);
    const wording = rng.int(0, QUESTIONS.length - 1);
    const { ask, middle = target.tex } = QUESTIONS[wording]!;
    const { p, q, sign, tex } = given;
    const most = Math.max(-p, q) ** 2;
    const squares: Interval = [0, LE, sign, most];
    const key = show(shifted(squares, target), middle);
    const isPlain = target.tex === "x^2";
    return {
      variant: `${given.bars ? "bars" : "ends"}/${wording}`,
      context: "pure",
      difficulty: given.bars || !isPlain ? 6 : 5,
      stem: ask(tex, target.tex),
      key: {
        text: key,
        why: `$x$ is between $${p}$ and ${q}, so $x^2$ is least at 0 and greatest near $${-p > q ? p : q}$.`,
      },
      slips: slipsOf(given, target, middle, rng),
      solution: {
        idea: `Between a negative and a positive number, the square is least at 0 and greatest at the end farther from 0.`,
        steps: [
          solvedGiven(given),
          `$x = 0$ is possible, so the least value of $x^2$ is 0. The farther end is $${-p > q ? p : q}$, so ${show(squares, "x^2")}.`,
          ...(isPlain ? [] : [`So ${key}.`]),
        ],
        check: `Try $x = 0$: it must be allowed by the right option.`,
        takeaway: "Before you square an inequality, check whether zero lies between its ends.",
      },
    };
  },

  /** A square isn't negative, so the target isn't on the wrong side of its constant. */
  possible({ stem, options }) {
    const target = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, tex]) => tex!)
      .find((tex) => tex.includes("x^2"))!
      .replace("y = ", "");
    const of = formulaOf(target);
    const [atZero, atOne] = [of({ x: 0 }), of({ x: 1 })];
    return options.map((option) => {
      const ends = plain(option)
        .match(/^-?\d+|-?\d+$/g)!
        .map(Number);
      return ends.every((end) => (end - atZero) / (atOne - atZero) >= 0);
    });
  },

  check({ stem, options }) {
    const formulas = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, tex]) => tex!);
    const relation = formulas.find((tex) => /\\l/.test(tex))!;
    const target = formulas.find((tex) => tex.includes("x^2"))!.replace("y = ", "");
    const holds = relationOf(relation);
    const given = (x: number): boolean => holds({ x });
    return options.flatMap((one, k) => (isRange(one, given, target) ? [k] : []));
  },
};
