import {
  Fraction,
  fractionSlips,
  type ProblemTemplate,
  range,
  type Rng,
  sum,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Case {
  readonly key: Fraction;
  readonly form: string;
  readonly question: string;
  readonly idea: string;
  readonly steps: string[];
  readonly check: string;
  readonly slips: Wrong<Fraction>[];
  readonly difficulty: number;
}

const part = (top: number, bottom = 1): Fraction => new Fraction(top, bottom);
const root = (m: number): string => `\\sqrt{${m}}`;

function keep(
  slips: readonly Wrong<Fraction>[],
  test: (slip: Wrong<Fraction>) => boolean,
): Wrong<Fraction>[] {
  return slips.filter(test);
}

/** 1/(s(s + d)) + 1/((s + d)(s + 2d)) + … up to 1/((last - d) last). */
function fractionsCase(rng: Rng, isBackward: boolean): Case | null {
  const [s, d, n] = [rng.int(1, 6), isBackward ? 1 : rng.pick([1, 1, 2, 3]), rng.int(6, 12)];
  const last = s + n * d;
  const key = part(n, s * last);
  const term = (a: number): string => `\\frac{1}{${a} \\times ${a + d}}`;
  if (key.bottom > 150 || (key.top === 1 && isBackward)) return null;
  const ends = part(1, s).minus(part(1, last));
  const split =
    d === 1
      ? `\\frac{1}{${s}} - \\frac{1}{${s + 1}}`
      : `\\frac{1}{${d}}\\left(\\frac{1}{${s}} - \\frac{1}{${s + d}}\\right)`;
  const left =
    d === 1
      ? `\\frac{1}{${s}} - \\frac{1}{${last}}`
      : `\\frac{1}{${d}}\\left(\\frac{1}{${s}} - \\frac{1}{${last}}\\right)`;
  const start = s === 1 ? "1" : `\\frac{1}{${s}}`;
  const common = {
    idea: `Write each term as a difference: $${term(s)} = ${split.replace("\\frac{1}{1}", "1")}$, so that neighbors cancel.`,
    check: `The first term alone is $\\frac{1}{${s * (s + d)}}$, and the ${n} terms shrink, so the sum is less than $${texFraction(part(n, s * (s + d)))}$.`,
  };
  if (isBackward)
    return {
      ...common,
      key: part(last - 1),
      form: `${term(s)} + ${term(s + 1)} + \\cdots + \\frac{1}{n(n + 1)} = ${texFraction(key)}`,
      question: "what is the value of $n$?",
      steps: [
        `In the sum everything cancels but $${start} - \\frac{1}{n + 1}$.`,
        `$${start} - \\frac{1}{n + 1} = ${texFraction(key)}$ gives $\\frac{1}{n + 1} = \\frac{1}{${last}}$, so $n = ${last - 1}$.`,
      ],
      slips: [
        [part(last), "takes n + 1 for n", `${last} is the value of $n + 1$.`],
        [
          part(n),
          "counts the terms",
          `${n} is the number of terms; the first term begins with ${s}, not with 1.`,
        ],
        [
          part(key.bottom),
          "reads off the denominator",
          `The sum in lowest terms does not show $n + 1$ when the first term begins with ${s}.`,
        ],
        [
          part(key.top),
          "reads off the numerator",
          `That would be right for a sum that begins with $\\frac{1}{1 \\times 2}$ and is not reduced.`,
        ],
        [
          part(key.bottom - 1),
          "reads n + 1 off the denominator",
          `That works only for a sum that begins with $\\frac{1}{1 \\times 2}$.`,
        ],
        [part(n + 2 * s), "adds the beginning twice", `From ${s} to $n + 1$ it is ${n} steps.`],
        [
          part(last + s),
          "counts on from the wrong end",
          `The last factor is ${last}, the step from ${s} being ${n}.`,
        ],
        [
          part(2 * n),
          "doubles the number of terms",
          `Each term has two factors, but neighbors share one.`,
        ],
        [
          part(Math.max(1, n - s)),
          "subtracts the beginning",
          `The first factor is ${s}, and ${n} steps lead on from there.`,
        ],
      ],
      difficulty: 7 + (s > 1 ? 1 : 0),
    };
  return {
    ...common,
    key,
    form: `${term(s)} + ${term(s + d)} + ${term(s + 2 * d)} + \\cdots + ${term(last - d)}`,
    question: "what is its value?",
    steps: [
      `Everything cancels but the two ends: $${left.replace("\\frac{1}{1}", "1")}$.`,
      `$${start} - \\frac{1}{${last}} = ${texFraction(ends)}$${d === 1 ? "" : `, and $\\frac{1}{${d}}$ of it is $${texFraction(key)}$`}.`,
    ],
    slips: [
      [
        ends,
        "forgets the factor",
        `The difference $\\frac{1}{${s}} - \\frac{1}{${s + d}}$ is ${d} times the term, so the sum has to be divided by ${d}.`,
      ],
      [
        part(1, s)
          .minus(part(1, last - d))
          .over(part(d)),
        "stops a term early",
        `The last term ends with ${last}, so $\\frac{1}{${last}}$ is what is left over.`,
      ],
      [
        part(1, s + d)
          .minus(part(1, last))
          .over(part(d)),
        "loses the first term",
        `The first term begins with ${s}, so $\\frac{1}{${s}}$ is left over.`,
      ],
      [
        part(1, s * last),
        "takes the ends as one term",
        `The ends are $\\frac{1}{${s}}$ and $\\frac{1}{${last}}$, and their difference counts, not their product.`,
      ],
      [
        ends.times(part(d)),
        "multiplies by the step",
        `Each difference is ${d} times the term, so ${d} has to be divided out.`,
      ],
      [
        part(n, s * (s + d)),
        "takes all terms as the first",
        "The terms shrink, so the sum is less than this.",
      ],
      [part(1, s).plus(part(1, last)), "adds the ends", "The second end comes in with a minus."],
      [
        part(n, (last - d) * last),
        "takes all terms as the last",
        "The terms before the last are greater than it.",
      ],
      [part(1, s), "forgets the far end", `$\\frac{1}{${last}}$ is left over as well.`],
      [
        part(last - d, s * last),
        "counts wrongly at the far end",
        `The top of the sum is the number of terms, ${n}.`,
      ],
    ],
    difficulty: 6 + (d > 1 ? 2 : 0) + (s > 1 && d === 1 ? 1 : 0),
  };
}

/** (1 ± 1/s)(1 ± 1/(s + 1)) … or the same with squares. */
function productCase(rng: Rng, isSquare: boolean): Case | null {
  const [s, last] = [rng.int(2, 7), rng.int(10, 30)];
  const isPlus = rng.chance(0.5);
  const sign = isPlus ? "+" : "-";
  const bottom = (m: number | string): string => (isSquare ? `${m}^2` : `${m}`);
  const factor = (m: number): string =>
    `\\left(1 ${isSquare ? "-" : sign} \\frac{1}{${bottom(m)}}\\right)`;
  const [up, down] = [part(last + 1, s), part(s - 1, last)];
  const key = isSquare ? up.times(down) : isPlus ? up : down;
  if (key.bottom > 120 || (isPlus && !isSquare && key.bottom > 12)) return null;
  const number = last - s + 1;
  const isBelowOne = isSquare || !isPlus;
  const one = (m: number): string =>
    isSquare
      ? `\\frac{${m - 1} \\times ${m + 1}}{${m}^2}`
      : `\\frac{${isPlus ? m + 1 : m - 1}}{${m}}`;
  return {
    key,
    form: `${factor(s)}${factor(s + 1)}${factor(s + 2)} \\cdots ${factor(last)}`,
    question: "what is its value?",
    idea: isSquare
      ? `Each factor is a difference of squares, $${factor(s)} = ${one(s)}$, and neighbors cancel.`
      : `Write each factor as one fraction, $${factor(s)} = ${one(s)}$, so that each cancels with the next.`,
    steps: isSquare
      ? [
          `The factors $\\frac{m - 1}{m}$ multiply to $\\frac{${s - 1}}{${last}}$, the factors $\\frac{m + 1}{m}$ to $\\frac{${last + 1}}{${s}}$.`,
          `$\\frac{${s - 1}}{${last}} \\times \\frac{${last + 1}}{${s}} = ${texFraction(key)}$.`,
        ]
      : [
          `The product is $${one(s)} \\times ${one(s + 1)} \\times \\cdots \\times ${one(last)}$.`,
          `Everything cancels but $\\frac{${isPlus ? last + 1 : s - 1}}{${isPlus ? s : last}}${key.bottom === (isPlus ? s : last) ? "" : ` = ${texFraction(key)}`}$.`,
        ],
    check: `The first two factors give $${texFraction(isSquare ? part((s - 1) * (s + 2), s * (s + 1)) : isPlus ? part(s + 2, s) : part(s - 1, s + 1))}$, which shows what is left over at each end.`,
    slips: keep(
      [
        [
          isSquare ? down : isPlus ? part(last, s) : part(s - 1, last + 1),
          isSquare ? "keeps one half of the factors" : "misses the far end by one",
          isSquare
            ? `That is the product of the factors $\\frac{m - 1}{m}$; the factors $\\frac{m + 1}{m}$ are missing.`
            : `The last factor is $${one(last)}$.`,
        ],
        [
          isSquare ? up : isPlus ? part(last + 1, s + 1) : part(s, last),
          isSquare ? "keeps the other half of the factors" : "misses the near end by one",
          isSquare
            ? `That is the product of the factors $\\frac{m + 1}{m}$; the factors $\\frac{m - 1}{m}$ are missing.`
            : `The first factor is $${one(s)}$.`,
        ],
        [
          part(1).minus(part(1, last)),
          "keeps the last factor only",
          "The earlier factors do not cancel altogether; the near end is left over.",
        ],
        [
          isSquare ? part(last * last - 1, last * last) : isPlus ? down : up,
          isSquare ? "takes the last factor" : "turns the sign around",
          isSquare
            ? "The factors before it do not cancel altogether."
            : `The factors are ${isPlus ? "greater" : "less"} than 1, so the product is, too.`,
        ],
        [
          part(number, last),
          "counts the factors",
          `There are ${number} factors, but their number is not what is left over.`,
        ],
        [part(1, s), "forgets the far end", `Something of the last factor is left over as well.`],
        [
          part(1, last),
          "forgets the near end",
          `Something of the first factor is left over as well.`,
        ],
        [
          isSquare ? part(s - 1, s) : part(isPlus ? last + 1 : s - 1),
          isSquare ? "lets the far end go to 1" : "forgets what is below",
          isSquare
            ? `The far end leaves $\\frac{${last + 1}}{${last}}$, which is close to 1 but not 1.`
            : `The denominator ${isPlus ? s : last} stays.`,
        ],
        [
          isSquare
            ? part((s - 1) * last, s * (last + 1))
            : isPlus
              ? part(last + 2, s)
              : part(s + 1, last),
          isSquare ? "turns the far end over" : "goes one too far",
          `Write out the first and the last factor once more and see what is left.`,
        ],
        [
          isSquare ? part(s * s - 1, s * s) : part(isPlus ? s + 1 : s - 1, s),
          "takes the first factor",
          "The other factors do not cancel altogether.",
        ],
      ],
      ([value, slip]) =>
        isBelowOne ? value.value < 1 || slip.startsWith("keeps the other") : value.value > 1,
    ),
    difficulty: isSquare ? 8 : s > 2 ? 6 : 5,
  };
}

/** 1/(√a + √(a + 1)) + … : each term is a difference of roots. */
function rootsCase(rng: Rng): Case | null {
  const d = rng.pick([1, 1, 2, 3]);
  const [low, high] = [rng.int(1, 7), rng.int(6, 13)];
  const gap = high * high - low * low;
  if (high - low < 3 || gap % d !== 0) return null;
  const key = part(high - low, d);
  const term = (m: number): string => `\\frac{1}{${root(m)} + ${root(m + d)}}`;
  const s = low * low;
  const n = gap / d;
  return {
    key,
    form: `${term(s)} + ${term(s + d)} + ${term(s + 2 * d)} + \\cdots + ${term(high * high - d)}`,
    question: "what is its value?",
    idea: `Multiplying above and below by the difference of the roots turns each term into ${d === 1 ? "that difference" : `$\\frac{1}{${d}}$ of that difference`}.`,
    steps: [
      `$${term(s)} = ${d === 1 ? `${root(s + d)} - ${root(s)}` : `\\frac{1}{${d}}(${root(s + d)} - ${root(s)})`}$, and so on for the other terms.`,
      `Everything cancels but the ends: $${d === 1 ? "" : `\\frac{1}{${d}}(`}${root(high * high)} - ${root(s)}${d === 1 ? "" : ")"} = ${d === 1 ? `${high} - ${low}` : `\\frac{${high - low}}{${d}}`}${d > 1 && !key.isWhole && key.bottom === d ? "" : ` = ${texFraction(key)}`}$.`,
    ],
    check: `There are ${n} terms between $\\frac{1}{${2 * high}}$ and $\\frac{1}{${2 * low}}$, so the sum lies between $${texFraction(part(n, 2 * high))}$ and $${texFraction(part(n, 2 * low))}$.`,
    slips: keep(
      [
        [
          part(high - low),
          "forgets the step",
          `The difference of the roots is ${d} times the term, so the sum has to be divided by ${d}.`,
        ],
        [part(high + low, d), "adds the ends", "The near end comes in with a minus."],
        [
          part(gap, d),
          "subtracts without the roots",
          `The roots of the ends, ${high} and ${low}, are to be subtracted.`,
        ],
        [
          part(high - low - 1, d),
          "misses an end",
          `The ends are $${root(high * high)} = ${high}$ and $${root(s)} = ${low}$.`,
        ],
        [part(high, d), "forgets the near end", `$${root(s)} = ${low}$ is left over as well.`],
        [
          part((high - low) * d),
          "multiplies by the step",
          `The difference of the roots is ${d} times the term, so ${d} is to be divided out.`,
        ],
        [
          part(1, high + low),
          "takes the ends as one term",
          "The sum is not a term made of the two ends.",
        ],
        [
          part(1, high - low),
          "turns the result over",
          "After canceling, the difference of the roots stands above, not below.",
        ],
        [
          part(n, high + low),
          "takes a mean term",
          "The terms do not shrink evenly, so the number of terms times a middle one is not their sum.",
        ],
        [
          part(high + low),
          "adds the ends and forgets the step",
          "The near end comes in with a minus.",
        ],
      ],
      ([, slip]) => d > 1 || !slip.includes("step"),
    ),
    difficulty: 7 + (d > 1 ? 1 : 0) + (low > 1 ? 1 : 0),
  };
}

function draw(rng: Rng): { kind: string; found: Case | null } {
  const kind = rng.pick(["fractions", "backward", "product", "squares", "roots"]);
  if (kind === "fractions") return { kind, found: fractionsCase(rng, false) };
  if (kind === "backward") return { kind, found: fractionsCase(rng, true) };
  if (kind === "roots") return { kind, found: rootsCase(rng) };
  return { kind, found: productCase(rng, kind === "squares") };
}

export const template: ProblemTemplate = {
  id: "sum-that-telescopes",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "algebra",
  pattern:
    "A long sum or product whose members fall apart into pieces that cancel: only the ends are left.",

  make(rng) {
    const { kind, found } = draw(rng);
    if (!found) return null;
    const wording = rng.pick(["plain", "pattern", "let"]);
    const what = kind === "product" || kind === "squares" ? "product" : "sum";
    const isBackward = kind === "backward";
    const member = what === "sum" ? "terms" : "factors";
    const stem = isBackward
      ? {
          plain: `If $${found.form}$, ${found.question}`,
          pattern: `The ${member} of a sum follow one pattern, and $${found.form}$. What is the value of the integer $n$?`,
          let: `For which positive integer $n$ is $${found.form}$?`,
        }[wording]!
      : {
          plain: `What is the value of $${found.form}$?`,
          pattern: `The ${member} of the ${what} $${found.form}$ follow one pattern. What is the value of the ${what}?`,
          let: `If $${what === "sum" ? "S" : "P"} = ${found.form}$, what is the value of $${what === "sum" ? "S" : "P"}$?`,
        }[wording]!;
    const shown = (value: Fraction): string =>
      isBackward ? String(value.top) : `$${texFraction(value)}$`;
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      // The form sets the base: fractions 6, products 5 or 6, squares 8, roots 7; a step or a later
      // start adds to it.
      difficulty: found.difficulty,
      stem,
      key: { text: shown(found.key), value: found.key.value, why: found.steps.at(-1)! },
      slips: fractionSlips(
        found.slips,
        (value) => value.top > 0 && value.bottom < 600 && !value.equals(found.key),
        shown,
      ),
      solution: { idea: found.idea, steps: found.steps, check: found.check },
    };
  },

  /** Adds or multiplies all terms as decimals. */
  check({ stem, options }) {
    const answer = valueIn(stem);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answer) < 1e-9 ? [k] : [],
    );
  },
};

function valueIn(stem: string): number {
  const text = stem.replaceAll(/\\left|\\right|\s/g, "");
  const all = (pattern: RegExp): number[] => [...text.matchAll(pattern)].map(([, n]) => Number(n));
  if (text.includes("sqrt")) {
    const first = all(/\\frac\{1\}\{\\sqrt\{(\d+)\}/g);
    const step = first[1]! - first[0]!;
    return sum(members(first, step).map((m) => 1 / (Math.sqrt(m) + Math.sqrt(m + step))));
  }
  if (text.includes("\\times")) {
    const first = all(/\\frac\{1\}\{(\d+)\\times/g);
    const step = first[1]! - first[0]!;
    const goal = /\\frac\{1\}\{n\(n\+1\)\}=(?:\\frac\{(\d+)\}\{(\d+)\})/.exec(text);
    if (!goal) return sum(members(first, step).map((m) => 1 / (m * (m + step))));
    const target = Number(goal[1]) / Number(goal[2]);
    const found = range(first[0]!, 500).find(
      (n) => Math.abs(sum(range(first[0]!, n).map((m) => 1 / (m * (m + 1)))) - target) < 1e-12,
    );
    if (!found) throw new Error(`No n fits: ${stem}`);
    return found;
  }
  const bottoms = all(/\(1[+-]\\frac\{1\}\{(\d+)(?:\^2)?\}\)/g);
  if (bottoms.length < 4) throw new Error(`No members in: ${stem}`);
  const sign = text.includes("(1+") ? 1 : -1;
  return members(bottoms, 1).reduce(
    (product, m) => product * (1 + sign / (text.includes("^2") ? m * m : m)),
    1,
  );
}

/** All terms between the first ones and the last one written. */
function members(written: readonly number[], step: number): number[] {
  const [first, last] = [written[0]!, written.at(-1)!];
  if (!(step > 0) || (last - first) % step !== 0)
    throw new Error(`No even steps in ${written.join(", ")}`);
  return range(0, (last - first) / step).map((k) => first + k * step);
}
