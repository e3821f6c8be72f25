import {
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  type Slip,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

/** A wrong exponent of the base in the options. */
type WrongPower = readonly [exponent: number, slip: string, why: string];

const powerText = (base: number, exponent: number): string => `$${base}^{${exponent}}$`;

function powerSlips(base: number, wrong: readonly WrongPower[]): Slip[] {
  // More than one power below 1 would be out of the question at first sight.
  const small = wrong.find(([exponent]) => exponent < 0);
  return wrong
    .filter((one) => one[0] > 0 || one === small)
    .map(([exponent, slip, why]) => ({
      text: powerText(base, exponent),
      value: exponent,
      slip,
      why,
    }));
}

const closest = (rng: Rng, expression: string): string =>
  rng.pick([
    `Which of the following is closest to $${expression}$?`,
    `The value of $${expression}$ is closest to which of the following?`,
  ]);

/** (10^a − 10^b)/(10^c − 10^d): both smaller terms fade. */
function drawQuotient(rng: Rng): Drawn {
  const [a, c] = [rng.int(8, 15), rng.int(5, 9)];
  const [b, d] = [rng.int(2, a - 3), rng.int(2, c - 3)];
  const [up, down] = [rng.pick(["+", "-"]), rng.pick(["+", "-"])];
  if (a - c < 2 || b === c || b === d || b - d === a - c) return null;
  const key = a - c;
  return {
    variant: "quotient/tens",
    difficulty: 4,
    stem: closest(rng, `\\frac{10^{${a}} ${up} 10^{${b}}}{10^{${c}} ${down} 10^{${d}}}`),
    key: {
      text: powerText(10, key),
      value: key,
      why: `The smaller terms hardly count, and $10^{${a}} \\div 10^{${c}} = 10^{${key}}$.`,
    },
    slips: powerSlips(10, [
      [
        a - b - c + d,
        "works with the differences of the exponents",
        `$10^{${a}} ${up} 10^{${b}}$ isn't a power of 10 with the exponent $${a} - ${b}$.`,
      ],
      [
        b - d,
        "keeps the smaller terms",
        `$10^{${b}}$ and $10^{${d}}$ are the terms that hardly count.`,
      ],
      [a - d, "divides by the smallest term", `The denominator is close to $10^{${c}}$.`],
      [
        a + b - c - d,
        "adds the exponents",
        "Exponents are added when powers are multiplied, not when they are added.",
      ],
      [
        key + b - d,
        "divides term by term",
        "A quotient of sums isn't the product of the quotients of the terms.",
      ],
      [b - c, "uses the second term", `The numerator is close to $10^{${a}}$.`],
      [
        a + c,
        "adds instead of subtracting",
        "To divide powers of one base, subtract the exponents.",
      ],
    ]),
    solution: {
      idea: `$10^{${b}}$ is tiny next to $10^{${a}}$, and so is $10^{${d}}$ next to $10^{${c}}$.`,
      steps: [
        `The numerator is close to $10^{${a}}$: the second term is only $\\frac{1}{10^{${a - b}}}$ of the first.`,
        `The denominator is close to $10^{${c}}$ for the same reason.`,
        `$\\frac{10^{${a}}}{10^{${c}}} = 10^{${key}}$.`,
      ],
      check: "Count zeros for small exponents: 1,000,000 minus 100 is still close to 1,000,000.",
      takeaway:
        "In a sum or difference of powers with far-apart exponents, only the greatest power counts in an estimate.",
    },
  };
}

/** 1/(1/10^a + 1/10^b): the term with the greater exponent fades. */
function drawReciprocal(rng: Rng): Drawn {
  const [a, b] = [rng.int(2, 6), rng.int(7, 12)];
  if (b - a < 3) return null;
  const base = rng.pick([10, 10, 100]);
  const isSplit = rng.chance(0.5);
  const [first, second] = rng.shuffle([a, b]) as [number, number];
  const expression = isSplit
    ? `\\frac{1}{\\frac{1}{${base}^{${first}}} + \\frac{1}{${base}^{${second}}}}`
    : `\\frac{${base}^{${first}} \\times ${base}^{${second}}}{${base}^{${first}} + ${base}^{${second}}}`;
  return {
    variant: isSplit ? "reciprocal/nested" : "reciprocal/product",
    difficulty: isSplit ? 7 : 6,
    stem: closest(rng, expression),
    key: {
      text: powerText(base, a),
      value: a,
      why: isSplit
        ? `$\\frac{1}{${base}^{${a}}}$ is by far the greater fraction, so the value is close to $${base}^{${a}}$.`
        : `The denominator is close to $${base}^{${b}}$, and the product is $${base}^{${a + b}}$.`,
    },
    slips: powerSlips(base, [
      [
        b,
        "keeps the greater exponent",
        isSplit
          ? `$\\frac{1}{${base}^{${b}}}$ is the smaller fraction and hardly counts.`
          : `The denominator is close to $${base}^{${b}}$, which cancels the factor $${base}^{${b}}$.`,
      ],
      [
        a + b,
        isSplit ? "adds the exponents" : "stops at the product",
        isSplit
          ? "The two fractions are added, not multiplied."
          : "The product still has to be divided by the sum.",
      ],
      [
        b - a,
        "subtracts the exponents",
        isSplit
          ? "The two fractions are added, not divided."
          : "The exponents of the product are added.",
      ],
      [
        -a,
        "forgets to turn the fraction around",
        isSplit
          ? `The denominator is close to $${base}^{-${a}}$, and the value is its reciprocal.`
          : `The product is far greater than the sum.`,
      ],
      [1, "cancels the powers", "A sum in the denominator can't be canceled term by term."],
      [b + 1, "counts a factor too many", "The sum is very close to its greater term."],
      [a + 1, "counts a factor too many", `The sum is very close to its greater term.`],
      [2 * a, "doubles the exponent", "The exponent doubles only when a power is squared."],
    ]),
    solution: {
      idea: isSplit
        ? "The greater exponent belongs to the smaller fraction, so that is the term that hardly counts."
        : "In the denominator only the greater power counts.",
      steps: isSplit
        ? [
            `$\\frac{1}{${base}^{${b}}}$ is tiny next to $\\frac{1}{${base}^{${a}}}$, so the denominator is close to $\\frac{1}{${base}^{${a}}}$.`,
            `The value is close to the reciprocal of this, $${base}^{${a}}$.`,
          ]
        : [
            `The numerator is $${base}^{${a + b}}$.`,
            `The denominator is close to $${base}^{${b}}$, since $${base}^{${a}}$ is tiny next to it.`,
            `$\\frac{${base}^{${a + b}}}{${base}^{${b}}} = ${base}^{${a}}$.`,
          ],
      check: `Try small exponents: $\\frac{1}{\\frac{1}{10} + \\frac{1}{1{,}000}}$ is a little less than 10.`,
      takeaway:
        "Decide first which term is really the greater one: with negative exponents the order is reversed.",
    },
  };
}

/** (p^a ± p^b)/(p^c ± p^d): b is close to a and counts; d is far from c and fades. */
function drawMixed(rng: Rng): Drawn {
  const p = rng.pick([2, 2, 3, 5]);
  const gap = rng.pick(p === 2 ? [1, 2, 3] : p === 3 ? [1, 2] : [1]);
  const [c, far] = [rng.int(15, 25), rng.int(8, 12)];
  const rest = rng.int(1, p === 2 ? 4 : 2);
  const [up, down] = [rng.pick(["+", "-"]), rng.pick(["+", "-"])];
  const [a, b, d] = [c + rest + gap, c + rest, c - far];
  const bracket = p ** gap + (up === "+" ? 1 : -1);
  const key = p ** rest * bracket;
  if (key > 200) return null;
  const flipped = p ** gap - (up === "+" ? 1 : -1);
  const wrong: readonly (readonly [number, string, string])[] = [
    [
      p ** (rest + gap),
      "drops both smaller terms",
      `$${p}^{${b}}$ is $\\frac{1}{${p ** gap}}$ of $${p}^{${a}}$, which is too much to drop.`,
    ],
    [
      p ** rest * flipped,
      "mixes up the signs",
      `Factoring gives $${p}^{${b}}(${p ** gap} ${up} 1)$.`,
    ],
    [
      bracket,
      "loses a factor",
      `$${p}^{${b}} \\div ${p}^{${c}} = ${p ** rest}$ is still a factor.`,
    ],
    [
      p ** rest,
      "keeps only the factored power",
      `The factor $${p ** gap} ${up} 1 = ${bracket}$ is missing.`,
    ],
    [
      p ** (rest + gap) + (up === "+" ? 1 : -1),
      "takes out too little",
      `The 1 in the parentheses is multiplied by ${p ** rest}, too.`,
    ],
    [
      p ** (up === "+" ? rest + gap + 1 : gap),
      up === "+" ? "adds the terms as one more power" : "subtracts the exponents",
      up === "+"
        ? `Two different powers of ${p} don't add up to the next power.`
        : `$${p}^{${a}} - ${p}^{${b}}$ isn't $${p}^{${gap}}$.`,
    ],
    [p * key, "takes one factor too many", `$${p}^{${b}} \\div ${p}^{${c}} = ${p}^${rest}$.`],
    [
      2 * p ** (rest + gap),
      "counts the second term fully",
      `$${p}^{${b}}$ is less than $${p}^{${a}}$.`,
    ],
  ];
  return {
    variant: `mixed/${up === "+" ? "sum" : "difference"}`,
    difficulty: 6,
    stem: closest(rng, `\\frac{${p}^{${a}} ${up} ${p}^{${b}}}{${p}^{${c}} ${down} ${p}^{${d}}}`),
    key: {
      text: String(key),
      value: key,
      why: `The value is close to $\\frac{${p}^{${b}} \\times ${bracket}}{${p}^{${c}}} = ${p ** rest} \\times ${bracket}$.`,
    },
    slips: wrong.map(([value, slip, why]) => ({ text: String(value), value, slip, why })),
    solution: {
      idea: `In the denominator the second term hardly counts. In the numerator it does, because the exponents differ by only ${gap}.`,
      steps: [
        `$${p}^{${a}} ${up} ${p}^{${b}} = ${p}^{${b}}(${gap === 1 ? p : `${p}^${gap}`} ${up} 1) = ${p}^{${b}} \\times ${bracket}$.`,
        `$${p}^{${d}}$ is less than a hundredth of $${p}^{${c}}$, so the denominator is close to $${p}^{${c}}$.`,
        `The value is close to $${p}^{${b} - ${c}} \\times ${bracket} = ${p ** rest} \\times ${bracket} = ${key}$.`,
      ],
      check: `The numerator is ${up === "+" ? "greater" : "less"} than $${p}^{${a}}$, so the value must be ${up === "+" ? "greater" : "less"} than ${p ** (rest + gap)}.`,
      takeaway:
        "A term may be dropped only if it is small next to the term that stays: compare exponents before you drop it.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "small-term-that-fades",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Estimates of sums of powers: drop a term that is far smaller, keep one of similar size.",

  make(rng) {
    const draft = rng.pick([drawQuotient, drawQuotient, drawReciprocal, drawMixed])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => logOf(option) > 0),

  /** Computes the value exactly and compares logarithms. */
  check({ stem, options }) {
    const value = Math.log(valueIn(stem));
    const off = options.map((option) => Math.abs(logOf(option) - value));
    const least = Math.min(...off);
    return off.flatMap((distance, k) => (distance < 2 * least + 1e-9 ? [k] : []));
  },
};

function logOf(option: string): number {
  const [base = "", exponent = "1"] = plain(option).split("^");
  return Number(exponent) * Math.log(Number(base));
}

function valueIn(stem: string): number {
  const powers = Array.from(
    stem.matchAll(/(\d+)\^\{(\d+)\}/g),
    ([, base, exponent]) => Number(base) ** Number(exponent),
  );
  const [one = 0, two = 0, three = 0, four = 0] = powers;
  if (stem.includes("\\frac{1}{\\frac{1}")) return 1 / (1 / one + 1 / two);
  if (stem.includes("times")) return (one * two) / (three + four);
  const [up, down] = Array.from(stem.matchAll(/\} ([+-]) \d/g), ([, sign]) => sign);
  return (one + (up === "+" ? two : -two)) / (three + (down === "+" ? four : -four));
}
