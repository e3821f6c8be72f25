import {
  count,
  formulaOf,
  near,
  numberChoice,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  slipsFrom,
  type Solution,
  texThousands,
  thousands,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly stems: readonly string[];
  readonly key: number;
  readonly why: string;
  readonly wrong: readonly Wrong[];
  readonly text: (value: number) => string;
  readonly fits: (value: number) => boolean;
  readonly solution: Solution;
}

/** An integer with its decimal point moved to the left: 36 and 4 are 0.0036. */
interface Decimal {
  readonly digits: number;
  readonly places: number;
}

const clean = (value: number): number => tidy(value, 10);
const valueOfDecimal = ({ digits, places }: Decimal): number => clean(digits / 10 ** places);
const tex = (value: number): string =>
  value >= 1000
    ? texThousands(value)
    : String(clean(value)).replace(/^1e-(\d)$/, (_, n: string) => valueText(Number(n)));
const valueText = (places: number): string => `0.${"0".repeat(places - 1)}1`;
const inMath = (value: number): string => `$${value}$`;
const shown = (one: Decimal): string => tex(valueOfDecimal(one));
const factorText = (factors: readonly Decimal[]): string =>
  factors.length === 1 ? shown(factors[0]!) : factors.map((one) => `(${shown(one)})`).join("");
const digitsText = (factors: readonly Decimal[]): string =>
  factors.map(({ digits }) => digits).join(" \\times ");
const placesOf = (factors: readonly Decimal[]): number =>
  factors.reduce((total, { places }) => total + places, 0);
/** A decimal with all its digits, however small it is. */
const longDecimal = (digits: number, places: number): string =>
  (digits / 10 ** places).toFixed(places).replace(/\.?0+$/, "");
const digitsOf = (factors: readonly Decimal[]): number =>
  factors.reduce((all, { digits }) => all * digits, 1);

const OVER: readonly (readonly [top: readonly number[], bottom: readonly number[]])[] = [
  [
    [36, 28],
    [4, 3],
  ],
  [
    [45, 16],
    [9, 2],
  ],
  [
    [54, 14],
    [7, 6],
  ],
  [
    [48, 35],
    [5, 8],
  ],
  [
    [72, 15],
    [9, 5],
  ],
  [
    [63, 8],
    [7, 4],
  ],
  [
    [24, 25],
    [6, 5],
  ],
  [
    [27, 14],
    [9, 2],
  ],
  [
    [56, 9],
    [8, 3],
  ],
  [
    [32, 15],
    [4, 5],
  ],
  [[144], [12, 4]],
  [[84], [7, 3]],
  [[18, 6], [4]],
  [[35, 12], [14]],
  [[64, 15], [12]],
  [[42, 16], [21]],
];

/** (0.0036)(2.8) over (0.04)(0.3): the digits and the decimal places apart. */
function drawQuotient(rng: Rng): Question | null {
  const [above, below] = rng.pick(OVER);
  const [top, bottom] = [above, below].map((list) =>
    list.map((digits): Decimal => ({ digits, places: rng.int(1, digits > 9 ? 4 : 3) })),
  ) as [Decimal[], Decimal[]];
  const [up, down] = [placesOf(top), placesOf(bottom)];
  const digits = digitsOf(top) / digitsOf(bottom);
  const key = clean(digits * 10 ** (down - up));
  if (up === down || key < 0.002 || key > 9000 || Math.abs(down - up) > 3) return null;
  const moves =
    down > up
      ? `${count(down - up, "place")} to the right`
      : `${count(up - down, "place")} to the left`;
  // The options are five neighboring powers of 10 times the digits.
  const smaller = rng.int(0, 4);
  const misplaced = (k: number): Wrong => [
    clean(key * 10 ** k),
    "misplaces the decimal point",
    `This is $${digits} \\times 10^{${down - up + k}}$, but with ${count(up, "decimal place")} in the numerator and ${down} in the denominator, the exponent of 10 is $${down} - ${up} = ${down - up}$.`,
  ];
  const tens = `\\frac{10^{-${up}}}{10^{-${down}}} = 10^{${down - up}}`;
  const whole = (factors: readonly Decimal[]): string =>
    longDecimal(digitsOf(factors), placesOf(factors));
  const expression = `\\frac{${factorText(top)}}{${factorText(bottom)}}`;
  return {
    kind: "quotient",
    difficulty: 3,
    stems: [
      `Which of the following is equal to $${expression}$?`,
      `What is the value of $${expression}$?`,
    ],
    key,
    why: `The digits give ${digits}, and the powers of 10 give $${tens}$, so the decimal point moves ${moves}.`,
    wrong: range(-smaller, 4 - smaller)
      .filter((k) => k !== 0)
      .map(misplaced),
    text: (value) => thousands(value),
    fits: (value) => value >= 0.00001 && value < 1000000,
    solution: {
      idea: "Divide the integers first, and count the decimal places at the end.",
      steps: [
        `Without decimal points: $\\frac{${digitsText(top)}}{${digitsText(bottom)}} = ${digits}$.`,
        `The numerator has ${count(up, "decimal place")} in all, and the denominator has ${down}, so the powers of 10 are $${tens}$.`,
        `So the value is $${digits} \\times 10^{${down - up}} = ${tex(key)}$.`,
      ],
      check: `Multiplied out, the quotient is $\\frac{${whole(top)}}{${whole(bottom)}}$, and $${whole(bottom)} \\times ${tex(key)} = ${whole(top)}$.`,
      takeaway: "Separate the digits from the powers of 10.",
    },
  };
}

const RATIOS = [
  [15, 3, 5],
  [18, 6, 3],
  [24, 8, 3],
  [12, 4, 3],
  [28, 7, 4],
  [36, 9, 4],
  [45, 9, 5],
  [56, 7, 8],
  [21, 3, 7],
  [27, 3, 9],
  [32, 8, 4],
  [42, 6, 7],
  [72, 9, 8],
  [54, 6, 9],
] as const;

/** (0.0015 × 10^m)/(0.03 × 10^k) = 5 × 10^7: m − k. */
function drawExponents(rng: Rng): Question | null {
  const [a, b, c] = rng.pick(RATIOS);
  const [top, bottom] = [
    { digits: a, places: rng.int(2, 5) },
    { digits: b, places: rng.int(1, 3) },
  ];
  const whole = { digits: a, places: bottom.places };
  const p = rng.int(3, 9);
  const q = bottom.places - top.places;
  const key = p - q;
  if (q === 0 || key < 2) return null;
  const isProduct = rng.chance(0.3);
  const equation = isProduct
    ? `${shown(top)} \\times 10^m = (${shown(bottom)} \\times 10^k)(${c} \\times 10^${p})`
    : `\\frac{${shown(top)} \\times 10^m}{${shown(bottom)} \\times 10^k} = ${c} \\times 10^${p}`;
  const quotient = `$\\frac{${shown(top)}}{${shown(bottom)}} = ${tex(c * 10 ** q)} = ${c} \\times 10^{${q}}$`;
  const off = `${quotient}, so $m - k ${q < 0 ? "-" : "+"} ${Math.abs(q)} = ${p}$.`;
  const placesOff = (exponent: number): string =>
    `This would be right if the quotient of the decimals were $${c} \\times 10^{${exponent}}$, but it's $${c} \\times 10^{${q}}$.`;
  const twoPlaces = `${shown(top)} has ${count(top.places, "decimal place")} and ${shown(bottom)} has ${bottom.places}`;
  return {
    kind: isProduct ? "exponents-product" : "exponents",
    difficulty: 4,
    stems: [
      `If $${equation}$, then $m - k =$`,
      `If $m$ and $k$ are integers such that $${equation}$, what is the value of $m - k$?`,
    ],
    key,
    why: off,
    wrong: [
      [
        p + q,
        "moves the decimal point in the wrong direction",
        `$m - k ${q < 0 ? "-" : "+"} ${Math.abs(q)} = ${p}$, so ${Math.abs(q)} has to be ${q < 0 ? "added to" : "subtracted from"} ${p}, not ${q < 0 ? "subtracted from" : "added to"} it.`,
      ],
      [
        p,
        "ignores the decimal places",
        `This compares the powers of 10 only. The quotient of the decimals is $${c} \\times 10^{${q}}$, which contains a power of 10 as well.`,
      ],
      [key + 1, "miscounts the decimal places", placesOff(q - 1)],
      [key - 1, "miscounts the decimal places", placesOff(q + 1)],
      [
        Math.abs(q),
        "stops at the decimal places",
        `This comes from the quotient of the decimals alone, $${c} \\times 10^{${q}}$. The exponent ${p} counts as well.`,
      ],
      [
        p - top.places,
        "counts the places of one decimal only",
        `This is $${p} - ${top.places}$, but ${twoPlaces}, and both numbers matter: the quotient is $${c} \\times 10^{${q}}$.`,
      ],
      [
        p + top.places,
        "counts the places of one decimal only",
        `This is $${p} + ${top.places}$, but ${twoPlaces}, and both numbers matter: the quotient is $${c} \\times 10^{${q}}$.`,
      ],
      [
        p + top.places + bottom.places,
        "adds the decimal places",
        `This is $${p} + ${top.places} + ${bottom.places}$, but when one decimal is divided by the other, the numbers of decimal places are subtracted, not added.`,
      ],
    ],
    text: inMath,
    fits: (value) => value > 0,
    solution: {
      idea: "Divide the decimals and the powers of 10 separately.",
      ...(isProduct && {
        fast: [
          `$(${shown(bottom)})(${c}) = ${shown(whole)} = ${shown(top)} \\times 10^{${-q}}$, so the right side is $${shown(top)} \\times 10^{k + ${p} ${q < 0 ? "+" : "-"} ${Math.abs(q)}}$. So $m = k + ${key}$.`,
        ],
      }),
      steps: [
        `${quotient}.`,
        `$\\frac{10^m}{10^k} = 10^{m - k}$, so $${c} \\times 10^{${q}} \\times 10^{m - k} = ${c} \\times 10^${p}$.`,
        `So $m - k ${q < 0 ? "-" : "+"} ${Math.abs(q)} = ${p}$, and $m - k = ${key}$.`,
      ],
      ...(!isProduct && {
        check: `With $m - k = ${key}$, the left side is $${c} \\times 10^{${q}} \\times 10^{${key}} = ${c} \\times 10^{${p}}$.`,
      }),
      takeaway: "Separate the digits from the powers of 10.",
    },
  };
}

const LONG = [10101, 2020202, 30303, 470047, 505, 60606, 12345, 98765, 40404, 707, 112233, 909];

/** The least or greatest integer k for which a decimal times 10^k is on one side of a power of 10. */
function drawBound(rng: Rng): Question | null {
  const digits = rng.pick(LONG);
  const length = String(digits).length;
  const zeros = rng.int(1, 4);
  const value: Decimal = { digits, places: zeros + length };
  const r = rng.int(2, 5);
  const isLeast = rng.chance(0.6);
  // With k = zeros + 1, the first digit is just before the decimal point.
  const key = isLeast ? zeros + 1 + r : zeros + r;
  const decimal = `0.${"0".repeat(zeros)}${digits}`;
  const bound = texThousands(10 ** r);
  const moved = (k: number): string =>
    k >= value.places
      ? texThousands(digits * 10 ** (k - value.places))
      : tex(clean(digits / 10 ** (value.places - k)));
  const first = zeros + 1;
  const wrong = `$${decimal} \\times 10^{${key}} = ${moved(key)}$, and this is the ${isLeast ? "first such number that is greater" : "last such number that is less"} than $${bound}$.`;
  const off = (k: number): string => {
    const product = clean(digits / 10 ** (value.places - k));
    const told = `With $k = ${k}$, the product is ${product < 1000 ? tex(product) : thousands(product)}`;
    if (product > 10 ** r)
      return isLeast
        ? `${told}, but it's greater than $${bound}$ for a lesser $k$ as well.`
        : `${told}, which isn't less than $${bound}$.`;
    return isLeast
      ? `${told}, which isn't greater than $${bound}$ yet.`
      : `${told}, but it's less than $${bound}$ for a greater $k$ as well.`;
  };
  return {
    kind: isLeast ? "bound-least" : "bound-greatest",
    difficulty: 3,
    stems: [
      isLeast
        ? `If $k$ is an integer and $${decimal} \\times 10^k$ is greater than $${bound}$, what is the least possible value of $k$?`
        : `If $k$ is an integer and $${decimal} \\times 10^k$ is less than $${bound}$, what is the greatest possible value of $k$?`,
      isLeast
        ? `What is the least integer $k$ for which $${decimal} \\times 10^k > ${bound}$?`
        : `What is the greatest integer $k$ for which $${decimal} \\times 10^k < ${bound}$?`,
    ],
    key,
    why: wrong,
    wrong: [
      [key - 1, "miscounts the places", off(key - 1)],
      [key + 1, "miscounts the places", off(key + 1)],
      [first, "stops at a number between 1 and 10", off(first)],
      [r, "counts the zeros of the bound only", off(r)],
      [zeros + r - 1, "forgets the place of the first digit", off(zeros + r - 1)],
      [key + 2, "counts the zero before the point", off(key + 2)],
      [value.places, "moves the point to the end", off(value.places)],
      [r + 1, "ignores the zeros after the point", off(r + 1)],
    ],
    text: inMath,
    fits: (tried) => tried > 0,
    solution: {
      idea: "Multiplying by 10 moves the decimal point one place to the right, and the place of the first nonzero digit shows the size.",
      steps: [
        `Moving the point ${first} places gives $${decimal} \\times 10^{${first}} = ${moved(first)}$, which is between 1 and 10.`,
        `Each further place multiplies by 10, so $${decimal} \\times 10^{${first + r}} = ${moved(first + r)}$ is greater than $${bound}$.`,
        `One place fewer gives $${decimal} \\times 10^{${first + r - 1}} = ${moved(first + r - 1)}$, which is less than $${bound}$, so $k = ${key}$.`,
      ],
      takeaway:
        "To judge the size of a decimal, write it as a number between 1 and 10 times a power of 10.",
    },
  };
}

const DRAW = [drawQuotient, drawQuotient, drawQuotient, drawQuotient, drawExponents, drawBound];

export const template: ProblemTemplate = {
  id: "decimals-by-powers-of-ten",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern: "Decimals as digits times powers of 10: a quotient, an unknown exponent, or a bound.",

  make(rng) {
    const question = rng.pick(DRAW)(rng);
    if (!question) return null;
    const { kind, difficulty, stems, key, why, wrong, text, fits, solution } = question;
    const wording = rng.int(1, stems.length);
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      difficulty,
      stem: stems[wording - 1]!,
      key: numberChoice(key, why, text),
      slips: slipsFrom(wrong, fits, text),
      solution,
    };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Puts each option into the formulas of the stem. */
  check({ stem, options }) {
    const text = stem.replaceAll("{,}", "");
    const values = options.map((option) => valueOf(option).value);
    const where = (fits: (value: number) => boolean): number[] =>
      values.flatMap((value, k) => (fits(value) ? [k] : []));
    const formulas = Array.from(text.matchAll(/\$([^$]+)\$/g), ([, one]) =>
      one!.replace(/ =$/, ""),
    );
    const equation = formulas.find((one) => one.includes("10^m"));
    if (equation) {
      // The difference is the same for every k.
      const [left, right] = plain(equation).split("=").map(formulaOf);
      return where((d) => near(left!({ m: d + 2, k: 2 }) / right!({ m: d + 2, k: 2 }), 1, 1e-9));
    }
    const scaled = formulas.find((one) => one.includes("10^k"));
    if (!scaled) return where((value) => near(formulaOf(formulas[0]!)({}) / value, 1, 1e-9));
    const isLess = /less than|</.test(stem);
    const holds = relationOf(
      /[<>]/.test(scaled) ? scaled : `${scaled} ${isLess ? "<" : ">"} ${formulas.at(-2)!}`,
    );
    const ks = range(-3, 20).filter((k) => holds({ k }));
    const answer = isLess ? Math.max(...ks) : Math.min(...ks);
    return where((value) => value === answer);
  },
};
