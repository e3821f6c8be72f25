import {
  gcd,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const digitSum = (n: number): number => sum(String(n).split("").map(Number));

/**
 * Asks about a product of powers of 2 and 5: its number of digits, its zeros at the end, or its
 * digit sum.
 */
function drawProduct(rng: Rng) {
  const tens = rng.int(6, 20);
  const [prime, other] = rng.pick([
    [2, 5],
    [5, 2],
  ] as const);
  const over = rng.int(2, prime === 2 ? 7 : 4);
  const coefficient = rng.pick([1, 1, 3, 7, 9]);
  const base = rng.pick([1, 1, 2]);
  const lead = coefficient * prime ** over;
  if (lead < 10 || lead > 1200 || (base === 2 && (tens + over) % 2 !== 0)) return null;
  const asks = rng.pick(["digits", "digits", "sum"] as const);
  const length = String(lead).length;
  const first = base === 2 ? `${prime ** 2}^{${(tens + over) / 2}}` : `${prime}^{${tens + over}}`;
  const product = `${coefficient > 1 ? `${coefficient} \\times ` : ""}${first} \\times ${other}^{${tens}}`;
  const key = asks === "digits" ? length + tens : digitSum(lead);
  const powerTex = `${prime}^${over}`;
  const wrong: Wrong[] =
    asks === "digits"
      ? [
          [
            tens,
            "counts only the zeros",
            `$10^{${tens}}$ gives ${tens} zeros, but ${lead} stands before them.`,
          ],
          [
            tens + 1,
            "takes the rest for one digit",
            `$10^{${tens}}$ has ${tens + 1} digits; multiplying it by ${lead} puts ${length} digits before the zeros, not one.`,
          ],
          [
            tens + over + 1,
            "takes the greater exponent",
            `Only ${tens} of the factors ${prime} find a partner ${other}, so there are ${tens} zeros.`,
          ],
          [
            tens + over,
            "counts the unpaired factors as digits",
            `The ${over} factors ${prime} without a partner make $${powerTex} = ${prime ** over}$, a number, not ${over} more digits.`,
          ],
          [
            2 * tens + over,
            "adds the exponents",
            `The exponents belong to different bases; what counts is how many pairs make a factor 10.`,
          ],
          [
            length + tens + over,
            "counts the unpaired factors twice",
            `The unpaired factors are already in ${lead}; they bring no zeros.`,
          ],
          [
            length + tens - 1,
            "loses the first digit",
            `${lead} has ${length} digits, and ${tens} zeros follow it.`,
          ],
          [
            length + tens + 1,
            "gives the power of ten a digit of its own",
            `The 1 of $10^{${tens}}$ is not written any more when ${lead} takes its place.`,
          ],
        ]
      : [
          [
            lead,
            "stops at the number before the zeros",
            `${lead} stands before the zeros; the question asks for the sum of its digits.`,
          ],
          [
            prime ** over,
            "takes the power for the sum",
            `$${powerTex} = ${prime ** over}$ is part of the number, not a sum of digits.`,
          ],
          [
            prime * over,
            "multiplies instead of raising",
            `$${powerTex}$ is ${prime ** over}, not $${prime} \\times ${over}$.`,
          ],
          [
            digitSum(prime ** over * prime),
            "leaves one factor too many",
            `Of the ${tens + over} factors ${prime}, ${tens} are paired, so ${over} are left, not ${over + 1}.`,
          ],
          [
            digitSum(coefficient * prime ** (over - 1)),
            "leaves one factor too few",
            `Of the ${tens + over} factors ${prime}, ${tens} are paired, so ${over} are left, not ${over - 1}.`,
          ],
          [
            digitSum(lead) + 1,
            "adds the 1 of the power of ten",
            `In $${lead} \\times 10^{${tens}}$ only zeros follow ${lead}; no digit 1 is added.`,
          ],
          [
            coefficient > 1 ? digitSum(prime ** over) + coefficient : tens + over,
            coefficient > 1 ? "adds the factor in front" : "answers with an exponent",
            coefficient > 1
              ? `The ${coefficient} multiplies ${prime ** over}, so the digits of the product ${lead} are wanted.`
              : `${tens + over} tells how many factors ${prime} there are, which is not a sum of digits.`,
          ],
          [
            length + tens,
            "counts the digits",
            `The number has ${length + tens} digits, but their sum is asked for.`,
          ],
        ];
  const paired = base === 2 ? `$${first} = ${prime}^{${tens + over}}$; of its` : "Of the";
  return {
    variant: `${asks}/${prime}-${base}${coefficient > 1 ? "-front" : ""}`,
    difficulty: 4 + (base - 1) + (coefficient > 1 ? 1 : 0) + (asks === "sum" ? 1 : 0),
    stem: rng.pick([
      `When $${product}$ is written as an integer, ${asks === "digits" ? "how many digits does it have" : "what is the sum of its digits"}?`,
      asks === "digits"
        ? `If $n = ${product}$, how many digits does the integer $n$ have?`
        : `If $n = ${product}$, what is the sum of the digits of $n$?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: `The product is ${lead} followed by ${tens} zeros.`,
    },
    slips: slipsFrom(wrong),
    solution: {
      idea: "Each factor 2 with a factor 5 makes a factor 10, which only adds a zero; what has no partner stands before the zeros.",
      steps: [
        `${paired} ${tens + over} factors ${prime}, ${tens} pair with the factors ${other}: they make $10^{${tens}}$.`,
        `Left over is $${coefficient > 1 ? `${coefficient} \\times ` : ""}${powerTex} = ${lead}$.`,
        asks === "digits"
          ? `${lead} has ${length} digits and ${tens} zeros follow: ${key} digits.`
          : `The digits of ${lead} add up to ${key}, and the zeros add nothing.`,
      ],
      check: "Try the smallest case: $2^3 \\times 5^2 = 200$ is $2 \\times 10^2$.",
    },
  };
}

/** A fraction with only 2s and 5s in the denominator: what do its decimals look like? */
function drawDecimal(rng: Rng) {
  const [twos, fives] = [rng.int(2, 14), rng.int(2, 14)];
  const tens = Math.max(twos, fives);
  const top = rng.pick([1, 1, 1, 3, 7, 9]);
  const lead = top * (twos < fives ? 2 ** (fives - twos) : 5 ** (twos - fives));
  if (Math.abs(twos - fives) < 2 || lead < 10 || lead > 1300) return null;
  const asks = rng.pick(["zeros", "nonzero", "places"] as const);
  const length = String(lead).length;
  const key = {
    zeros: tens - length,
    nonzero: String(lead).replaceAll("0", "").length,
    places: tens,
  }[asks];
  if (key < 2 || (asks !== "places" && tens - length < 2)) return null;
  const less = Math.min(twos, fives);
  const wrong: Wrong[] = [
    [
      tens,
      "takes the greater exponent",
      `There are ${tens} decimal places in all, and the digits of ${lead} fill the last ${length} of them.`,
    ],
    [
      less,
      "counts only the pairs",
      `${less} pairs make $10^{${less}}$, but ${tens - less} factors are left below; widen the fraction so that they get partners too.`,
    ],
    [
      tens - 1,
      "takes the rest for one digit",
      `${lead} has ${length} digits; this leaves room for only one of them.`,
    ],
    [
      twos + fives,
      "adds the exponents",
      `A power of ten takes as many factors 2 as factors 5, so the greater exponent, ${tens}, decides.`,
    ],
    [
      tens - less,
      "counts the unpaired factors",
      `${tens - less} is the number of factors without a partner, not a number of digits.`,
    ],
    [
      tens - length,
      "counts the zeros",
      `${tens - length} zeros come right after the decimal point, but that is not what is asked.`,
    ],
    [
      tens + 1,
      "counts the digit before the point",
      `Only digits to the right of the decimal point count, and there are ${tens} of them up to the last that is not 0.`,
    ],
    [
      tens - length + 1,
      "counts up to the first digit that is not 0",
      `The first digit that is not 0 stands in this place, after ${tens - length} zeros.`,
    ],
    [
      length,
      "counts the digits of the numerator",
      `${length} is the number of digits of ${lead}, the numerator over $10^{${tens}}$.`,
    ],
    [
      twos * fives,
      "multiplies the exponents",
      `Pairs of 2 and 5 are counted, not multiplied with each other.`,
    ],
  ];
  const fraction = `\\frac{${top}}{2^{${twos}} \\times 5^{${fives}}}`;
  const question = {
    zeros: `how many zeros stand between the decimal point and the first nonzero digit`,
    nonzero: `how many nonzero digits does it have`,
    places: `how many digits stand to the right of the decimal point`,
  }[asks];
  return {
    variant: `decimal/${asks}${top > 1 ? "-front" : ""}`,
    difficulty: { zeros: 7, nonzero: 7, places: 6 }[asks] + (top > 1 ? 1 : 0),
    stem: rng.pick([
      `If $${fraction}$ is written as a terminating decimal, ${question}?`,
      `When $${fraction}$ is expressed as a terminating decimal, ${question}?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: `The fraction is $\\frac{${lead}}{10^{${tens}}}$: ${tens} decimal places, of which the digits of ${lead} take the last ${length}.`,
    },
    slips: slipsFrom(wrong),
    solution: {
      idea: "Widen the fraction until it has as many factors 2 as factors 5 below; then the denominator is a power of ten.",
      steps: [
        `Below there are ${twos} factors 2 and ${fives} factors 5, so $${twos < fives ? `2^{${fives - twos}}` : `5^{${twos - fives}}`}$ is missing: multiply above and below by it.`,
        `That gives $\\frac{${lead}}{10^{${tens}}}$, since ${top > 1 ? `$${top} \\times ${lead / top} = ${lead}$` : `$${twos < fives ? `2^{${fives - twos}}` : `5^{${twos - fives}}`} = ${lead}$`}.`,
        {
          zeros: `${lead} has ${length} digits in the last of ${tens} places, so $${tens} - ${length} = ${key}$ zeros come first.`,
          nonzero: `The decimal is a row of zeros and then ${lead}, in which ${key} digits are not 0.`,
          places: `Dividing by $10^{${tens}}$ moves the point ${tens} places, and ${lead} does not end in 0.`,
        }[asks],
      ],
      check: "Try the smallest case: $\\frac{1}{2^1 \\times 5^2} = \\frac{2}{100} = 0.02$.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "digits-from-tens",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Factors 2 and 5 make tens: the digits of a product or of a terminating decimal, counted without computing.",

  make(rng) {
    const draft = rng.pick([drawProduct, drawProduct, drawDecimal])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Writes out the number in full, with big integers or by long division. */
  check({ stem, options }) {
    const text = plain(stem.replaceAll(/\^\{(\d+)\}/g, "^$1")).replaceAll("*", "·");
    const digits = text.includes(")/(") ? decimals(text) : productDigits(text);
    const significant = digits.replaceAll("0", "").length;
    const answer = text.includes("how many zeros")
      ? /^0*/.exec(digits)![0].length
      : text.includes("nonzero digits")
        ? significant
        : text.includes("sum of")
          ? sum(digits.split("").map(Number))
          : digits.length;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function productDigits(text: string): string {
  const [product = ""] = read(text, /(?:= |When )([\d^· ]+\d)/);
  const factors = product.split(" · ").map((factor) => {
    const [base, exponent = "1"] = factor.split("^");
    return BigInt(base!) ** BigInt(exponent);
  });
  return String(factors.reduce((total, factor) => total * factor, 1n));
}

/** Digits after the point, by long division until nothing is left. */
function decimals(text: string): string {
  const [top, twos, fives] = read(text, /\((\d+)\)\/\(2\^(\d+) · 5\^(\d+)\)/);
  const bottom = 2n ** BigInt(twos!) * 5n ** BigInt(fives!);
  if (gcd(Number(top), 10) > 1) throw new Error("The fraction is not in lowest terms.");
  let rest = BigInt(top!);
  let digits = "";
  while (rest > 0n) {
    rest *= 10n;
    digits += String(rest / bottom);
    rest %= bottom;
  }
  return digits;
}
