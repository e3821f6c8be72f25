import {
  count,
  numberChoice,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  sum,
  texThousands,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const digitsOf = (n: number): number[] => Array.from(String(n), Number);

/** A power as an item may write it: 4^6 for 2^12. */
function texPower(prime: 2 | 5, exponent: number, rng: Rng): string {
  const roots = (prime === 2 ? [2, 3] : [2]).filter((root) => exponent % root === 0);
  const root = rng.chance(0.5) && roots.length > 0 ? rng.pick(roots) : 1;
  return `${prime ** root}^{${exponent / root}}`;
}

/** What the factors 2 and 5 leave before the zeros: 2^12 * 5^9 is 8 * 10^9. */
function drawPair(rng: Rng) {
  const zeros = rng.int(5, 12);
  const [prime, extra] = rng.pick([
    [2, 3],
    [2, 4],
    [2, 5],
    [2, 6],
    [2, 7],
    [5, 2],
    [5, 3],
    [5, 4],
  ] as const);
  const front = rng.pick([1, 1, 3, 7, 9, 11]);
  const [twos, fives] = [zeros + (prime === 2 ? extra : 0), zeros + (prime === 5 ? extra : 0)];
  return { zeros, prime, extra, front, twos, fives, left: front * prime ** extra };
}

type Pair = ReturnType<typeof drawPair>;

function productTex({ front, twos, fives }: Pair, rng: Rng): string {
  const powers = [texPower(2, twos, rng), texPower(5, fives, rng)];
  const factors = rng.chance(0.5) ? powers : powers.toReversed();
  return [...(front > 1 ? [front] : []), ...factors].map((one) => `(${one})`).join("");
}

const leftTex = ({ front, prime, extra, left }: Pair): string =>
  `${front > 1 ? `${front} \\times ` : ""}${prime}^${extra} = ${texThousands(left)}`;

/** Steps that write powers of 4, 8, and 25 as powers of 2 or 5. */
function rewriting(product: string): string[] {
  return Array.from(product.matchAll(/\((4|8|25)\^\{(\d+)\}\)/g), ([, base, power]) => {
    const [prime, root] = base === "25" ? [5, 2] : [2, base === "4" ? 2 : 3];
    return `$${base}^{${power}} = (${prime}^${root})^{${power}} = ${prime}^{${root * Number(power)}}$.`;
  });
}

const pairingSteps = (pair: Pair, product: string): string[] => [
  ...rewriting(product),
  `The product has ${pair.twos} factors of 2 and ${pair.fives} factors of 5, and ${pair.zeros} pairs of them make $10^{${pair.zeros}}$.`,
  `${pair.front > 1 ? `The ${pair.front} and the` : "The"} ${pair.extra} factors of ${pair.prime} without a partner give $${leftTex(pair)}$, so the product is $${texThousands(pair.left)} \\times 10^{${pair.zeros}}$.`,
];

const PAIRING = "Each factor of 2 with a factor of 5 makes a factor of 10, which only adds a zero.";
const TAKEAWAY =
  "Pair factors of 2 with factors of 5: the pairs are the zeros, and what is left over stands before them.";

/** How many digits does the product have? */
function drawDigits(rng: Rng) {
  const pair = drawPair(rng);
  const { zeros, twos, fives, left, prime, extra } = pair;
  const length = digitsOf(left).length;
  const key = length + zeros;
  const most = Math.max(twos, fives);
  // Only one of the exponents, their difference, and their sum, which would show the product.
  const parts: Wrong[] = [
    [
      zeros,
      "counts only the zeros",
      `This counts only the ${zeros} zeros, but ${thousands(left)} stands before them.`,
    ],
    [
      zeros + extra,
      "counts each factor without a partner as a digit",
      `This is $${zeros} + ${extra}$, as if the ${extra} factors of ${prime} without a partner were ${extra} digits. What stands before the zeros is ${thousands(left)}.`,
    ],
    [
      twos + fives,
      "adds the exponents",
      `This is $${twos} + ${fives}$, the number of factors of 2 and 5, not of digits.`,
    ],
  ];
  const partShown = parts[(zeros + extra) % 3]!;
  const wrong: Wrong[] = [
    [
      zeros + 1,
      "counts a single digit before the zeros",
      `This is $${zeros} + 1$, as if a single digit stood before the ${zeros} zeros. ${thousands(left)} stands there, and it has ${length} digits.`,
    ],
    [
      most + length,
      "takes the greater exponent for the zeros",
      `This is $${most} + ${length}$, as if all ${most} factors of ${prime} made zeros. Only ${zeros} of them have a partner.`,
    ],
    [
      most + 1,
      "takes the greater exponent",
      `This is $${most} + 1$, as if all ${most} factors of ${prime} made zeros. Only ${zeros} of them have a partner.`,
    ],
    [
      zeros + digitsOf(prime ** extra).length,
      "leaves out the front factor",
      `This counts the digits of $${prime}^${extra} = ${thousands(prime ** extra)}$ and the ${zeros} zeros, but ${thousands(left)} stands before the zeros.`,
    ],
    [
      key + 1,
      "counts one zero too many",
      `This is $${length} + ${zeros + 1}$, with one zero too many: there are ${zeros} zeros after ${thousands(left)}.`,
    ],
    [
      key - 1,
      "counts one zero too few",
      `This is $${length} + ${zeros - 1}$, with one zero too few: there are ${zeros} zeros after ${thousands(left)}.`,
    ],
    partShown,
    [
      key + 2,
      "counts two zeros too many",
      `This is $${length} + ${zeros + 2}$, with two zeros too many: there are ${zeros} zeros after ${thousands(left)}.`,
    ],
  ];
  const product = productTex(pair, rng);
  return {
    variant: "digits",
    difficulty: 4 + (pair.front > 1 ? 1 : 0),
    stem: rng.pick([
      `How many digits does the integer $${product}$ have?`,
      `If $n = ${product}$, how many digits are there in the integer $n$?`,
    ]),
    key: numberChoice(key, `The product is ${thousands(left)} followed by ${zeros} zeros.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: PAIRING,
      steps: [
        ...pairingSteps(pair, product),
        `${thousands(left)} has ${count(length, "digit")}, and $${length} + ${zeros} = ${key}$.`,
      ],
      takeaway: TAKEAWAY,
    },
  };
}

/** The sum of the digits of 10^n - k, or of the product. */
function drawDifference(rng: Rng) {
  const n = rng.pick([12, 15, 18, 20, 24, 25, 30, 35, 40, 50]);
  const k = rng.pick([7, 13, 24, 25, 36, 37, 48, 49, 62, 74, 85, 125, 236, 375]);
  const size = String(k).length;
  const tail = 10 ** size - k;
  const key = 9 * (n - size) + sum(digitsOf(tail));
  const tailText = String(tail).padStart(size, "0");
  const sameNines = 9 * n - sum(digitsOf(k));
  const nines = `${n - size} nines`;
  const wrong: Wrong[] = [
    // On one side only, because the middle one of three evenly spaced values stands out.
    ...(rng.chance(0.5) ? [9, 18] : [-9, -18]).map((by): Wrong => [
      key + by,
      by > 0 ? "counts too many nines" : "counts too few nines",
      `This counts ${n - size + by / 9} nines, but $10^{${n}} - ${k}$ has ${n} digits, and only the first ${n - size} of them are 9.`,
    ]),
    [
      sameNines,
      "subtracts from 99…9 instead of 100…0",
      `This is $9 \\times ${n} - ${sum(digitsOf(k))}$, the sum for the number that is ${k} less than ${n} nines in a row. But ${n} nines in a row are 1 less than $10^{${n}}$.`,
    ],
    [
      9 * n,
      "takes every digit to be 9",
      `This is $9 \\times ${n}$, as if all ${n} digits were 9. The last ${size === 1 ? "digit is" : "digits are"} ${tailText}.`,
    ],
    [
      9 * (n - size),
      "leaves out the last digits",
      `This is $9 \\times ${n - size}$, for the ${nines} alone. After them comes ${tailText}.`,
    ],
    [
      9 * n - k,
      "subtracts the number from the digits' sum",
      `This is $9 \\times ${n} - ${k}$, but subtracting ${k} from the integer doesn't reduce the sum of its digits by ${k}.`,
    ],
    [
      9 * n + sum(digitsOf(tail)),
      "counts a 9 for each zero",
      `This is $9 \\times ${n} + ${sum(digitsOf(tail))}$, but only ${n - size} of the ${n} digits are 9.`,
    ],
  ];
  return {
    variant: "difference",
    difficulty: 5,
    stem: rng.pick([
      `What is the sum of the digits of the integer $10^{${n}} - ${k}$?`,
      `If the integer $10^{${n}} - ${k}$ is written in decimal notation, what is the sum of its digits?`,
    ]),
    key: numberChoice(key, `The integer is ${nines} followed by ${tailText}.`),
    slips: slipsFrom(wrong, (value) => value > 0),
    solution: {
      idea: "A small number subtracted from a power of 10 leaves a row of nines and a few other digits at the end.",
      steps: [
        `$10^{${n}}$ is 1 followed by ${n} zeros, so $10^{${n}} - ${k}$ has ${n} digits.`,
        `The last ${size === 1 ? "digit is" : `${size} digits are`} $${texThousands(10 ** size)} - ${k} = ${tailText}$, and the first ${n - size} digits are 9.`,
        `The sum is $9 \\times ${n - size} + ${digitsOf(tail).join(" + ")} = ${key}$.`,
      ],
      check: `Test the pattern with a small power: $10^4 - ${k} = ${texThousands(10 ** 4 - k)}$.`,
      takeaway: "Try a power of 10 with a smaller exponent, and count the nines.",
    },
  };
}

/** 1 over a product of powers of 2 and 5: zeros after the decimal point, or nonzero digits. */
function drawDecimal(rng: Rng) {
  const pair = drawPair(rng);
  const { zeros, prime, extra, twos, fives } = pair;
  const top = rng.pick([1, 1, 3, 7]);
  const other = prime === 2 ? 5 : 2;
  const most = Math.max(twos, fives);
  const digits = top * other ** extra;
  const asksZeros = rng.chance(0.6);
  const significant = digitsOf(digits).length;
  const key = asksZeros ? most - significant : significant;
  if (key < 2 || digits > 50000) return null;
  // Only one of the exponents and their sum, which would show the denominator.
  const parts: Wrong[] = [
    [
      most,
      "counts all decimal places",
      `This is the number of all decimal places: there are ${most} decimal places, and ${thousands(digits)} takes the last ${significant === 1 ? "one" : significant}.`,
    ],
    [
      zeros,
      "counts only the pairs",
      `This counts only the ${zeros} pairs that make $10^{${zeros}}$, but ${extra} more factors of ${prime} need a partner.`,
    ],
    [
      twos + fives,
      "adds the exponents",
      `This is $${twos} + ${fives}$, the number of factors of 2 and 5, not of decimal places.`,
    ],
  ];
  const partShown = parts[(zeros + extra + top) % 3]!;
  const wrong: Wrong[] = asksZeros
    ? [
        [
          most - 1,
          "takes the numerator for one digit",
          `This is $${most} - 1$. After the fraction is written with the denominator $10^{${most}}$, its numerator is ${thousands(digits)}, which has ${significant} ${significant === 1 ? "digit" : "digits"}.`,
        ],
        [
          zeros - 1,
          "counts the pairs less one",
          `This is $${zeros} - 1$, but the ${extra} factors of ${prime} without a partner also move the decimal point.`,
        ],
        [
          zeros - significant,
          "takes the pairs for the decimal places",
          `This is $${zeros} - ${significant}$, as if there were only ${zeros} decimal places. With the ${extra} factors of ${prime} without a partner, there are ${most}.`,
        ],
        partShown,
        [
          key + 1,
          "counts the first nonzero digit too",
          `This is one more than $${most} - ${significant} = ${key}$: it also counts the first nonzero digit.`,
        ],
        [
          key - 1,
          "leaves out a zero",
          `This is one zero too few: $${most} - ${significant} = ${key}$.`,
        ],
        [
          key - 2,
          "leaves out two zeros",
          `This is two zeros too few: $${most} - ${significant} = ${key}$.`,
        ],
      ]
    : [
        [
          extra,
          "counts each factor without a partner as a digit",
          `The ${extra} missing factors of ${other} give ${thousands(other ** extra)}, which has ${count(digitsOf(other ** extra).length, "digit")}.`,
        ],
        [
          1,
          "expects a power of 10 below",
          `Only ${zeros} pairs make a factor of 10. The numerator over $10^{${most}}$ is ${thousands(digits)}, which has ${significant} digits.`,
        ],
        (zeros + extra) % 2 === 0
          ? [
              zeros,
              "counts the pairs",
              `This is the number of pairs of a 2 and a 5, and these only move the decimal point.`,
            ]
          : [
              most,
              "counts all decimal places",
              `This is the number of all decimal places, and the first ${most - significant} of them are zeros.`,
            ],
        [
          significant + 1,
          "counts a zero as well",
          `This is one digit too many: the numerator over $10^{${most}}$ is ${thousands(digits)}.`,
        ],
        [
          most - significant,
          "counts the zeros",
          `This is $${most} - ${significant}$, the number of zeros after the decimal point, not of nonzero digits.`,
        ],
        [
          significant - 1,
          "leaves out a digit",
          `This is one digit too few: the numerator over $10^{${most}}$ is ${thousands(digits)}.`,
        ],
        [
          significant + 2,
          "counts two zeros as well",
          `This is two digits too many: the numerator over $10^{${most}}$ is ${thousands(digits)}.`,
        ],
      ];
  const bottom = productTex({ ...pair, front: 1 }, rng);
  const hasZero = String(digits).includes("0");
  if (!asksZeros && hasZero) return null;
  const fraction = `\\frac{${top}}{${bottom}}`;
  return {
    variant: asksZeros ? "leading-zeros" : "nonzero-digits",
    difficulty: 6,
    stem: asksZeros
      ? rng.pick([
          `When $${fraction}$ is expressed as a decimal, how many zeros are there between the decimal point and the first nonzero digit to the right of the decimal point?`,
          `If $d = ${fraction}$ is written as a terminating decimal, how many consecutive zeros immediately follow the decimal point?`,
        ])
      : rng.pick([
          `If $d = ${fraction}$ is expressed as a terminating decimal, how many nonzero digits will $d$ have?`,
          `How many nonzero digits are there in the decimal representation of $${fraction}$?`,
        ]),
    key: numberChoice(key, `The fraction is $\\frac{${texThousands(digits)}}{10^{${most}}}$.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: `Give every factor of ${prime} in the denominator a partner ${other}, so that the denominator becomes a power of 10.`,
      steps: [
        ...rewriting(bottom),
        `The denominator has ${twos} factors of 2 and ${fives} factors of 5, and ${extra} factors of ${prime} have no partner.`,
        `Multiply numerator and denominator by $${other}^${extra}$: the denominator becomes $10^{${most}}$, and the numerator becomes $${top > 1 ? `${top} \\times ` : ""}${other}^${extra} = ${texThousands(digits)}$.`,
        asksZeros
          ? `The decimal has ${most} places, and ${thousands(digits)} takes the last ${significant === 1 ? "one" : significant}, so it begins with $${most} - ${significant} = ${key}$ zeros.`
          : `So the nonzero digits are those of ${thousands(digits)}, and there are ${key} of them.`,
      ],
      check: `With small exponents: $\\frac{1}{2^1 \\times 5^3} = \\frac{4}{1{,}000} = 0.004$ has 3 places and 2 zeros.`,
      takeaway: "To write a fraction as a decimal, make the denominator a power of 10.",
    },
  };
}

/** The exponent for which the product has a certain number of digits. */
function drawExponent(rng: Rng) {
  const pair = drawPair(rng);
  const { zeros, prime, extra, front, left } = pair;
  const length = digitsOf(left).length;
  const digits = length + zeros;
  const top = front > 1 ? `${front}(` : "(";
  // The number of zeros is the exponent n: 3(2^{n + 5})(5^n).
  const product = `${top}${prime === 2 ? `2^{n + ${extra}})(5^n)` : `2^n)(5^{n + ${extra}})`}`;
  const wrong: Wrong[] = [
    [
      digits,
      "takes the digits for the zeros",
      `This takes all ${digits} digits for zeros, but ${thousands(left)} stands before the zeros.`,
    ],
    [
      digits - 1,
      "counts a single digit before the zeros",
      `This is $${digits} - 1$, as if a single digit stood before the zeros. ${thousands(left)} stands there, and it has ${length} digits.`,
    ],
    [
      digits - extra,
      "counts each factor without a partner as a digit",
      `This is $${digits} - ${extra}$, as if the ${extra} factors of ${prime} without a partner were ${extra} digits. What stands before the zeros is ${thousands(left)}.`,
    ],
    [
      zeros + extra,
      "gives the greater exponent",
      `This is the value of $n + ${extra}$, the greater exponent, not of $n$.`,
    ],
    [
      zeros + 1,
      "is off by one",
      `With $n = ${zeros + 1}$, the product would have ${digits + 1} digits.`,
    ],
    [
      zeros - 1,
      "is off by one",
      `With $n = ${zeros - 1}$, the product would have ${digits - 1} digits.`,
    ],
    [
      Math.floor((digits - extra) / 2),
      "sets the sum of the exponents equal to the digits",
      `This takes the sum of the exponents, $2n + ${extra}$, for the number of digits, but it is the number of factors of 2 and 5.`,
    ],
    [
      zeros - 2,
      "takes two digits too many before the zeros",
      `With $n = ${zeros - 2}$, the product would have ${digits - 2} digits.`,
    ],
  ];
  return {
    variant: "exponent",
    difficulty: 5,
    stem: rng.pick([
      `If $n$ is a positive integer and the integer $${product}$ has ${digits} digits, what is the value of $n$?`,
      `For what positive integer $n$ does $${product}$ have exactly ${digits} digits when it is written as an integer?`,
    ]),
    key: numberChoice(zeros, `The product is ${thousands(left)} followed by $n$ zeros.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: PAIRING,
      steps: [
        `There are $n$ pairs of a factor of 2 and a factor of 5, which make $10^n$.`,
        `${front > 1 ? `The ${front} and the` : "The"} ${extra} factors of ${prime} without a partner give $${leftTex(pair)}$, so the product is ${thousands(left)} followed by $n$ zeros.`,
        `${thousands(left)} has ${count(length, "digit")}, so $${length} + n = ${digits}$ and $n = ${zeros}$.`,
      ],
      takeaway: TAKEAWAY,
    },
  };
}

export const template: ProblemTemplate = {
  id: "digits-from-tens",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Factors 2 and 5 make tens: the digits of a product, of a decimal, or of a power of 10 less a small number.",

  make(rng) {
    const draft = rng.pick([drawDigits, drawDifference, drawDecimal, drawDecimal, drawExponent])(
      rng,
    );
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Computes with big integers and looks at the digits. */
  check({ stem, options }) {
    const text = plain(stem.replaceAll(/\\frac\{(\d+)\}\{(.*?\)\(.*?\))\}/g, "$1 over $2"));
    const chosen = (wanted: (value: number) => boolean): number[] =>
      options.flatMap((option, k) => (wanted(valueOf(option).value) ? [k] : []));
    const difference = /10\^(\d+) - (\d+)/.exec(text);
    if (difference) {
      const number = 10n ** BigInt(difference[1]!) - BigInt(difference[2]!);
      const total = sum(Array.from(String(number), Number));
      return chosen((value) => value === total);
    }
    if (text.includes("^n")) {
      const [front, two, five, digits] = read(
        stem,
        /(\d*)\(2\^n(?: \+ (\d+))?\)\(5\^n(?: \+ (\d+))?\)\D*(\d+) digits/,
      );
      const number = (n: number) =>
        BigInt(front || 1) *
        2n ** BigInt(n + Number(two ?? 0)) *
        5n ** BigInt(n + Number(five ?? 0));
      return chosen((n) => String(number(n)).length === Number(digits));
    }
    const factors = Array.from(
      text.matchAll(/\((\d+)(?:\^(\d+))?\)/g),
      ([, base, power]) => BigInt(base!) ** BigInt(power ?? 1),
    );
    const whole = factors.reduce((all, one) => all * one, 1n);
    const over = /(\d+) over/.exec(text);
    if (!over) return chosen((value) => value === String(whole).length);
    const places = String((BigInt(over[1]!) * 10n ** 60n) / whole).padStart(60, "0");
    const answer = /zeros/.test(text)
      ? /^0*/.exec(places)![0].length
      : places.replaceAll("0", "").length;
    return chosen((value) => value === answer);
  },
};
