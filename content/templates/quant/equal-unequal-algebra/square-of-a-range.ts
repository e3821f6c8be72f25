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
    return { p, q, sign, tex, bars, m: 1, n: -middle, ends: [-radius, radius] as const };
  }
  const m = rng.pick([1, 2, 3, -1, -2, -3]);
  const n = m < 0 ? rng.int(1, 9) : rng.pick([-9, -7, -5, -4, -3, -1, 1, 3, 4, 5, 7, 9]);
  const [one, two] = [m * p + n, m * q + n];
  if (one === 0 || two === 0) return null;
  const inside = m > 0 ? `${texFirst(m, "x")} ${texTerm(n, "")}` : `${n} ${texTerm(m, "x")}`;
  const ends = [Math.min(one, two), Math.max(one, two)] as const;
  return { p, q, sign, tex: `${ends[0]} ${sign} ${inside} ${sign} ${ends[1]}`, bars, m, n, ends };
}

type Given = NonNullable<ReturnType<typeof drawGiven>>;

type WrongInterval = readonly [Interval, slip: string, why: string];

/** The squares of the two ends of what is given: for |x - 1| < 5, of 1 and 5. */
function givenSquares({ bars, n, ends }: Given): readonly [inner: number, outer: number] {
  const sizes = (bars ? [n, ends[1]] : ends).map(Math.abs).toSorted((one, other) => one - other);
  return [sizes[0]! ** 2, sizes[1]! ** 2];
}

/**
 * Intervals of x² that slips lead to: the squares of the given ends look as much like the answer, with and without 0,
 * as those of the ends of x.
 */
function slipsOf(given: Given, target: Target, middle: string, key: string, rng: Rng): Slip[] {
  const { p, q, sign, bars, m, n, ends } = given;
  const [least, most] = [Math.min(-p, q) ** 2, Math.max(-p, q) ** 2];
  const [inner, outer] = givenSquares(given);
  const [near, far] = -p < q ? [p, q] : [q, p];
  const inside = insideOf(given);
  const outerEnd = ends.findLast((end) => end ** 2 === outer)!;
  const notForX = `not for $x$, which is between $${p}$ and $${q}$.`;
  const closer = `squares $${near}$, but the end $${far}$ is farther from 0, and $${squared(far)} = ${most}$.`;
  const ofEnds: WrongInterval = [
    [least, sign, sign, most],
    "squares the two ends",
    `squares the two ends, $${p}$ and $${q}$, but $x = 0$ is between them, and its square is 0.`,
  ];
  // With a factor, the lesser of two pairs of squares would be known to be that of x, so one is enough.
  const hasFactor = Math.abs(m) > 1;
  const wrong: WrongInterval[] = [
    ...(hasFactor ? [] : [ofEnds]),
    [
      [0, LE, sign, outer],
      "squares before solving for x",
      `squares $${outerEnd}$, but that is an end for $${inside}$, ${notForX}`,
    ],
    [
      [inner, sign, sign, outer],
      "squares the given numbers",
      bars
        ? `squares ${Math.abs(n)} and ${outerEnd}, but those aren't the ends for $x$, which is between $${p}$ and $${q}$.`
        : `squares $${ends[0]}$ and $${ends[1]}$, but those are the ends for $${inside}$, ${notForX}`,
    ],
    // One more, which doesn't point to the right one.
    rng.pick<WrongInterval>([
      [[0, LE, sign, least], "squares the end closer to 0", closer],
      [
        [0, LT, sign, least],
        "leaves out zero and squares the end closer to 0",
        `squares $${near}$ and leaves out 0, but $x = 0$ is possible, and so are numbers close to $${far}$.`,
      ],
      [
        [0, LT, sign, outer],
        "leaves out zero and squares before solving for x",
        `squares $${outerEnd}$, but that is an end for $${inside}$, ${notForX}`,
      ],
    ]),
    [[0, LE, sign, least], "squares the end closer to 0", closer],
    [
      [0, LE, sign, most + least],
      "adds the squares",
      `adds the squares of $${p}$ and $${q}$, but $x^2$ is never greater than $${squared(far)} = ${most}$.`,
    ],
    [
      [0, LT, sign, most],
      "leaves out zero",
      `leaves out 0, but $x = 0$ is possible, and then $x^2 = 0$.`,
    ],
    ofEnds,
  ];
  const texts = wrong.map(([interval]) => show(shifted(interval, target), middle));
  return wrong
    .map(([interval, slip, why], k) => ({
      text: texts[k]!,
      slip,
      why:
        target.factor === 1
          ? `This ${why}`
          : `This comes from ${show(interval, "x^2")}, which ${why}`,
    }))
    .filter(
      ({ text }, k) =>
        text !== key && texts.indexOf(text) === k && wrong[k]![0][0] < wrong[k]![0][3],
    )
    .slice(0, 4);
}

/** What the given inequality has in the middle. */
function insideOf({ bars, m, n }: Given): string {
  if (bars) return `x ${texTerm(n, "")}`;
  return m > 0 ? `${texFirst(m, "x")} ${texTerm(n, "")}` : `${n} ${texTerm(m, "x")}`;
}

/** How the ends of x are found. */
function solvedGiven(given: Given): string {
  const { p, q, sign, tex, bars, m, n, ends } = given;
  const solved = `$${p} ${sign} x ${sign} ${q}$`;
  if (bars)
    return `$${tex}$ means that $${ends[0]} ${sign} ${insideOf(given)} ${sign} ${ends[1]}$, so ${solved}.`;
  const without = n > 0 ? `Subtract ${n} from` : `Add ${-n} to`;
  if (m === 1) return `${without} each part of $${tex}$ to get ${solved}.`;
  const term = `$${ends[0] - n} ${sign} ${texFirst(m, "x")} ${sign} ${ends[1] - n}$`;
  const reversed = m < 0 ? " (reversing the inequality signs)" : "";
  return `${without} each part of $${tex}$ to get ${term}, and divide by $${m}$${reversed} to get ${solved}.`;
}

/** The square of an end as a formula. */
const squared = (end: number): string => (end < 0 ? `(${end})^2` : `${end}^2`);

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
    // Squares that are much greater than the others would be easy to drop.
    if (givenSquares(given)[1] > 196) return null;
    const most = Math.max(-p, q) ** 2;
    const far = -p > q ? p : q;
    const squares: Interval = [0, LE, sign, most];
    const key = show(shifted(squares, target), middle);
    const isPlain = target.tex === "x^2";
    const ofTarget = isPlain
      ? ""
      : ` So $${target.tex}$ is at most ${target.constant} and ${sign === LE ? "at least" : "greater than"} $${target.constant} - ${most} = ${target.constant - most}$.`;
    return {
      variant: `${given.bars ? "bars" : "ends"}/${wording}`,
      context: "pure",
      difficulty: given.bars || !isPlain ? 6 : 5,
      stem: ask(tex, target.tex),
      key: {
        text: key,
        why: `$x$ is between $${p}$ and $${q}$${sign === LE ? ", inclusive" : ""}, so the least value of $x^2$ is 0, and $x^2$ is ${sign === LE ? "at most" : "less than"} $${squared(far)} = ${most}$.${ofTarget}`,
      },
      slips: slipsOf(given, target, middle, key, rng),
      solution: {
        idea: `Between a negative and a positive number, the square is least at 0, and the end farther from 0 sets its upper limit.`,
        steps: [
          solvedGiven(given),
          `$x = 0$ is possible, so the least value of $x^2$ is 0. The end farther from 0 is $${far}$, and $${squared(far)} = ${most}$, so ${show(squares, "x^2")}.`,
          ...(isPlain
            ? []
            : [
                `As $x^2$ goes from 0 to ${most}, $${target.tex}$ goes down from ${target.constant} to $${target.constant} - ${most} = ${target.constant - most}$, so ${key}.`,
              ]),
        ],
        check: `$x = 0$ gives ${isPlain ? "$x^2 = 0$" : `$${target.constant} - 0^2 = ${target.constant}$`}, so the right option must include ${target.constant}.`,
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
