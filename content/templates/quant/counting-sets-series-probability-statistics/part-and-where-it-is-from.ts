import {
  asFraction,
  type AskedProblem,
  draftOf,
  Fraction,
  fittingOptions,
  fractionText,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  tidy,
  type Wrong,
} from "@theta/items/template";

const SHARES = [20, 25, 30, 40, 60, 70, 75, 80];

/** A share p of all is in the first group; r of the first group and s of the second one count. */
interface Groups {
  readonly p: Fraction;
  readonly r: Fraction;
  readonly s: Fraction;
}

const ONE = new Fraction(1);
const toFraction = (value: number): string => fractionText(asFraction(value)!);
const isShare = (value: number): boolean =>
  value > 0.02 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 40;

/** TeX of a share: 0.4 in a question about percents, a fraction in one about fractions. */
const inPercents = ({ value }: Fraction): string => String(tidy(value));

function solved({ p, r, s }: Groups) {
  const q = ONE.minus(p);
  const [first, second] = [p.times(r), q.times(s)];
  const total = first.plus(second);
  return { q, first, second, total, given: first.over(total) };
}

function drawPercents(rng: Rng, low: boolean): Groups {
  const rates = low ? [1, 2, 3, 4, 5, 6, 8, 10] : [10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 80];
  const [r, s] = rng.sample(rates, 2) as [number, number];
  return {
    p: new Fraction(rng.pick(SHARES), 100),
    r: new Fraction(r, 100),
    s: new Fraction(s, 100),
  };
}

function drawFractions(rng: Rng): Groups {
  const draw = (bottoms: readonly number[]): Fraction => {
    const bottom = rng.pick(bottoms);
    return new Fraction(rng.int(1, bottom - 1), bottom);
  };
  return { p: draw([3, 4, 5]), r: draw([2, 3, 4, 5]), s: draw([2, 3, 4, 5]) };
}

/** The probability that one of all counts. */
function wrongTotal(groups: Groups, tex: (share: Fraction) => string): Wrong[] {
  const { p, r, s } = groups;
  const { q, first, second, total } = solved(groups);
  const [pp, qq, rr, ss] = [p, q, r, s].map(tex);
  return [
    [
      (r.value + s.value) / 2,
      "averages the two rates",
      `This is the average of $${rr}$ and $${ss}$, but the two groups are $${pp}$ and $${qq}$ of all, so their shares don't count equally.`,
    ],
    [
      q.times(r).plus(p.times(s)).value,
      "switches the weights",
      `This is $${qq} \\cdot ${rr} + ${pp} \\cdot ${ss}$, but the $${rr}$ is of [[first]], and these are $${pp}$ of all.`,
    ],
    [
      q.times(r).value,
      "multiplies by the wrong share",
      `This is $${qq} \\cdot ${rr}$, but the $${rr}$ is of [[first]], and these are $${pp}$ of all, and [[second]] count, too.`,
    ],
    [
      p.times(s).value,
      "multiplies by the wrong share",
      `This is $${pp} \\cdot ${ss}$, but the $${ss}$ is of [[second]], and these are $${qq}$ of all, and [[first]] count, too.`,
    ],
    [
      first.value,
      "counts the first group only",
      `This is $${pp} \\cdot ${rr}$ from [[first]]. It leaves out $${qq} \\cdot ${ss}$ from [[second]].`,
    ],
    [
      r.plus(s).value,
      "adds the rates",
      `This is $${rr} + ${ss}$, but the first is a share of [[first]] and the second is a share of [[second]], so they can't be added.`,
    ],
    [
      p.times(r).times(s).value,
      "multiplies everything",
      `This is $${pp} \\cdot ${rr} \\cdot ${ss}$, but the two groups are separate cases, and their parts are added.`,
    ],
    [
      r.times(s).value,
      "multiplies the rates",
      `This is $${rr} \\cdot ${ss}$, but the two are shares of different groups, which are separate cases.`,
    ],
    [
      second.value,
      "counts the second group only",
      `This is $${qq} \\cdot ${ss}$ from [[second]]. It leaves out $${pp} \\cdot ${rr}$ from [[first]].`,
    ],
    [
      ONE.minus(q.times(r).plus(p.times(s))).value,
      "switches the weights and finds the complement",
      `This is $1 - (${qq} \\cdot ${rr} + ${pp} \\cdot ${ss})$, with the two shares of all exchanged and for the opposite.`,
    ],
    [
      ONE.minus(total).value,
      "finds the complement",
      `This is $1 - ${tex(total)}$, the probability that the [[one]] [[fails]].`,
    ],
  ];
}

/** The probability that one of those that count is from the first group. */
function wrongGiven(groups: Groups, tex: (share: Fraction) => string): Wrong[] {
  const { p, r, s } = groups;
  const { q, first, second, total, given } = solved(groups);
  const [pp, qq, rr, ss] = [p, q, r, s].map(tex);
  return [
    [
      r.over(r.plus(s)).value,
      "ignores the sizes of the groups",
      `This is $${rr}$ over $${rr} + ${ss}$, which would be right only if [[first]] and [[second]] were equally many.`,
    ],
    [
      first.value,
      "takes all as the total",
      `This is $${pp} \\cdot ${rr}$, a share of all the [[all]]. Divide it by $${tex(total)}$, the share of [[those]] among all the [[all]].`,
    ],
    [
      p.value,
      "ignores the rates",
      `This is $${pp}$, the share of [[first]] among all the [[all]], not among [[those]].`,
    ],
    [
      q.times(r).over(q.times(r).plus(p.times(s))).value,
      "switches the weights",
      `This takes the parts $${qq} \\cdot ${rr}$ and $${pp} \\cdot ${ss}$, but the $${rr}$ is of [[first]], and these are $${pp}$ of all.`,
    ],
    [
      r.value,
      "turns the condition around",
      `This is $${rr}$, the share of [[first]] [[who]]. The question asks for the reverse, the share of [[first]] among [[those]].`,
    ],
    [
      total.value,
      "stops too early",
      `This is $${pp} \\cdot ${rr} + ${qq} \\cdot ${ss}$, the share of [[those]] among all the [[all]].`,
    ],
    [
      s.over(r.plus(s)).value,
      "ignores the sizes and finds the other group",
      `This is $${ss}$ over $${rr} + ${ss}$, which is for [[second]] and would be right only if the groups were of equal size.`,
    ],
    [
      q.value,
      "ignores the rates",
      `This is $${qq}$, the share of [[second]] among all the [[all]]. The question asks for the share of [[first]] among [[those]].`,
    ],
    [
      second.value,
      "finds the other part",
      `This is $${qq} \\cdot ${ss}$, the share of all the [[all]] that are [[second]] [[who]].`,
    ],
    [
      ONE.minus(given).value,
      "finds the other group",
      `This is $1 - ${texFraction(given)}$, the share of [[second]] among [[those]], not that of [[first]].`,
    ],
  ];
}

function askTotal(rng: Rng): AskedProblem | null {
  const story = rng.chance(0.5);
  const groups = story ? drawPercents(rng, false) : drawFractions(rng);
  const { p, r, s } = groups;
  const { q, first, second, total } = solved(groups);
  const [pp, rr, ss] = [100 * p.value, 100 * r.value, 100 * s.value].map(Math.round);
  if (r.equals(s) || (story ? 100 % total.bottom !== 0 : total.bottom > 30)) return null;
  const tex = story ? inPercents : texFraction;
  return {
    difficulty: 3,
    stems: story
      ? [
          `Of the employees of a certain company, ${pp} percent work in the main office. If ${rr} percent of the employees in the main office and ${ss} percent of the other employees have a parking permit, what is the probability that an employee selected at random has a parking permit?`,
          `At a certain library, ${pp} percent of the books are fiction and the remaining books are nonfiction. If ${rr} percent of the fiction books and ${ss} percent of the nonfiction books are paperbacks, what is the probability that a book selected at random from the library is a paperback?`,
        ]
      : [
          `Of the students at a certain college, ${fractionText(p)} live on campus. If ${fractionText(r)} of the students who live on campus and ${fractionText(s)} of the other students own a car, what is the probability that a student selected at random owns a car?`,
        ],
    pure: story
      ? []
      : [
          `In a certain set of numbers, ${fractionText(p)} of the numbers are less than 10. If ${fractionText(r)} of the numbers less than 10 and ${fractionText(s)} of the remaining numbers are integers, what is the probability that a number selected at random from the set is an integer?`,
        ],
    key: total.value,
    why: `$${tex(p)} \\cdot ${tex(r)} + ${tex(q)} \\cdot ${tex(s)} = ${tex(total)}$.`,
    wrong: wrongTotal(groups, tex),
    solution: {
      idea: "Find what share of all the [[all]] comes from [[first]] and what share comes from [[second]], and add.",
      steps: [
        `Of all the [[all]], [[first]] contribute $${tex(p)} \\cdot ${tex(r)} = ${tex(first)}$.`,
        `The share from [[second]] is $${tex(q)} \\cdot ${tex(s)} = ${tex(second)}$.`,
        `The probability is $${tex(first)} + ${tex(second)} = ${tex(total)}$.`,
      ],
      check: `The answer must lie between $${tex(r)}$ and $${tex(s)}$, ${p.value === 0.5 ? "midway" : `closer to $${tex(p.value > 0.5 ? r : s)}$, the share in the larger group`}.`,
      takeaway: "A probability over two groups is the weighted average of the groups' rates.",
    },
    words: (wording) =>
      story
        ? wording === 1
          ? {
              all: "employees",
              one: "employee",
              fails: "doesn't have a parking permit",
              first: "the employees in the main office",
              second: "the other employees",
            }
          : {
              all: "books",
              one: "book",
              fails: "isn't a paperback",
              first: "the fiction books",
              second: "the nonfiction books",
            }
        : wording === 1
          ? {
              all: "students",
              one: "student",
              fails: "doesn't own a car",
              first: "the students who live on campus",
              second: "the other students",
            }
          : {
              all: "numbers",
              one: "number",
              fails: "isn't an integer",
              first: "the numbers less than 10",
              second: "the remaining numbers",
            },
    text: (value) => (story ? value.toFixed(2) : toFraction(value)),
    pureText: toFraction,
    shows: (value) =>
      story ? value < 1 && value > 0.02 && near(value, tidy(value, 2)) : isShare(value),
  };
}

function askGiven(rng: Rng): AskedProblem | null {
  const story = rng.chance(0.5);
  const low = rng.chance(0.5);
  const groups = story ? drawPercents(rng, low) : drawFractions(rng);
  const { p, r, s } = groups;
  const { q, first, second, total, given } = solved(groups);
  const [pp, rr, ss] = [100 * p.value, 100 * r.value, 100 * s.value].map(Math.round);
  if (r.equals(s) || given.bottom > 13 || p.equals(new Fraction(1, 2))) return null;
  const tex = story ? inPercents : texFraction;
  const parts = first.over(second);
  return {
    difficulty: 5,
    stems: !story
      ? [
          `Of the students at a certain school, ${fractionText(p)} take Spanish. If ${fractionText(r)} of the students who take Spanish and ${fractionText(s)} of the other students play an instrument, what fraction of the students who play an instrument take Spanish?`,
        ]
      : low
        ? [
            `Machine X produces ${pp} percent of the parts made at a certain factory, and Machine Y produces the remaining parts. If ${rr} percent of the parts from Machine X and ${ss} percent of the parts from Machine Y are defective, what is the probability that a defective part selected at random is from Machine X?`,
            `Of the customers of a certain bank, ${pp} percent have a savings account. Last year, ${rr} percent of the customers with a savings account and ${ss} percent of the other customers applied for a loan. If one of the customers who applied for a loan is selected at random, what is the probability that this customer has a savings account?`,
          ]
        : [
            `Of the employees of a certain company, ${pp} percent work full-time. Last year, ${rr} percent of the full-time employees and ${ss} percent of the other employees received a bonus. If one of the employees who received a bonus is selected at random, what is the probability that this employee works full-time?`,
          ],
    pure: story
      ? []
      : [
          `In set $S$, ${fractionText(p)} of the numbers are less than 10. If ${fractionText(r)} of the numbers less than 10 and ${fractionText(s)} of the remaining numbers are integers, what fraction of the integers in set $S$ are less than 10?`,
        ],
    key: given.value,
    why: `$\\frac{${tex(first)}}{${tex(first)} + ${tex(second)}} = ${texFraction(given)}$.`,
    wrong: wrongGiven(groups, tex),
    solution: {
      idea: "The question is about [[those]] only, so find what share of all the [[all]] each of the two groups contributes to them.",
      fast: [
        `Among [[those]], [[first]] and [[second]] are in the ratio $${tex(p)} \\cdot ${tex(r)}$ to $${tex(q)} \\cdot ${tex(s)}$, or ${parts.top} to ${parts.bottom}, so the share of [[first]] is $\\frac{${parts.top}}{${parts.top} + ${parts.bottom}} = ${texFraction(given)}$.`,
      ],
      steps: [
        `Of all the [[all]], [[first]] contribute $${tex(p)} \\cdot ${tex(r)} = ${tex(first)}$ to [[those]].`,
        `The share from [[second]] is $${tex(q)} \\cdot ${tex(s)} = ${tex(second)}$.`,
        `Together, [[those]] are $${tex(first)} + ${tex(second)} = ${tex(total)}$ of all, so the answer is $${tex(first)}$ divided by $${tex(total)}$, or ${fractionText(given)}.`,
      ],
      check: `The share of [[first]] is $${tex(p)}$ among all the [[all]], and it's ${r.value > s.value ? "greater" : "less"} among [[those]], because $${tex(r)}$ is ${r.value > s.value ? "more" : "less"} than $${tex(s)}$.`,
      takeaway: `When a question is about a part only, that part is the new total.`,
    },
    words: (wording) => {
      if (!story) {
        return wording === 1
          ? {
              all: "students",
              those: "the students who play an instrument",
              who: "who play an instrument",
              first: "the students who take Spanish",
              second: "the other students",
            }
          : {
              all: "numbers",
              those: "the integers",
              who: "that are integers",
              first: "the numbers less than 10",
              second: "the remaining numbers",
            };
      }
      if (!low) {
        return {
          all: "employees",
          those: "the employees who received a bonus",
          who: "who received a bonus",
          first: "the full-time employees",
          second: "the other employees",
        };
      }
      return wording === 1
        ? {
            all: "parts",
            those: "the defective parts",
            who: "that are defective",
            first: "the parts from Machine X",
            second: "the parts from Machine Y",
          }
        : {
            all: "customers",
            those: "the customers who applied for a loan",
            who: "who applied for a loan",
            first: "the customers with a savings account",
            second: "the other customers",
          };
    },
    text: toFraction,
    pureText: toFraction,
    shows: isShare,
  };
}

/** Counts in a whole of 10,000, so that no weighted formula is needed. */
const isTotal = (tried: number, p: number, r: number, s: number): boolean => {
  const inFirst = 10_000 * p;
  return near(10_000 * tried, inFirst * r + (10_000 - inFirst) * s, 1e-3);
};
const isGiven = (tried: number, p: number, r: number, s: number): boolean => {
  const [fromFirst, fromSecond] = [10_000 * p * r, 10_000 * (1 - p) * s];
  return near(tried * (fromFirst + fromSecond), fromFirst, 1e-2);
};
type Question = (tried: number, p: number, r: number, s: number) => boolean;
const percents =
  (question: Question): StemReading["fits"] =>
  (tried, p = 0, r = 0, s = 0) =>
    question(tried, p / 100, r / 100, s / 100);
const fractions =
  (question: Question): StemReading["fits"] =>
  (tried, a = 0, b = 1, c = 0, d = 1, e = 0, f = 1) =>
    question(tried, a / b, c / d, e / f);

const isPossible = (tried: number): boolean => tried > 0 && tried < 1;
const THREE_PERCENTS = String.raw`(\d+) percent .*?(\d+) percent .* and (\d+) percent .*`;
const THREE_FRACTIONS = String.raw`\((\d+)\)\/\((\d+)\) .*?\((\d+)\)\/\((\d+)\) .* and \((\d+)\)\/\((\d+)\) .*`;

const READINGS: readonly StemReading[] = [
  ...["permit\\?", "is a paperback\\?"].map((end) => ({
    wording: new RegExp(THREE_PERCENTS + end),
    fits: percents(isTotal),
    open: isPossible,
  })),
  ...["is from Machine X\\?", "has a savings account\\?", "works full-time\\?"].map((end) => ({
    wording: new RegExp(THREE_PERCENTS + end),
    fits: percents(isGiven),
    open: isPossible,
  })),
  ...["owns a car\\?", "from the set is an integer\\?"].map((end) => ({
    wording: new RegExp(THREE_FRACTIONS + end),
    fits: fractions(isTotal),
    open: isPossible,
  })),
  ...["take Spanish\\?", "in set S are less than 10\\?"].map((end) => ({
    wording: new RegExp(THREE_FRACTIONS + end),
    fits: fractions(isGiven),
    open: isPossible,
  })),
];

export const template: ProblemTemplate = {
  id: "part-and-where-it-is-from",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "Two groups with different rates: add the weighted parts, or compare them.",

  make(rng) {
    const kind = rng.pick(["total", "given"] as const);
    const asked = { total: askTotal, given: askGiven }[kind](rng);
    return asked && draftOf(kind + (asked.pure?.length ? "-fractions" : ""), asked, READINGS, rng);
  },

  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
