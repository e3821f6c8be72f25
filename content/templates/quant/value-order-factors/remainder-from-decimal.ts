import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  tidy,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY = "The decimal part of a quotient is the remainder divided by the divisor.";

/** Hundredths after the decimal point; in lowest terms over 20, 25, or 50. */
const HUNDREDTHS = [4, 6, 8, 12, 14, 15, 16, 18, 24, 28, 32, 35, 36, 44, 45, 48, 56, 64];

function drawQuotient(rng: Rng) {
  const hundredths = rng.pick(HUNDREDTHS);
  const shared = gcd(hundredths, 100);
  const [top, bottom] = [hundredths / shared, 100 / shared];
  const whole = rng.pick([3, 4, 6, 7, 8, 12, 15, 16, 24, 32, 36, 48]);
  const quotient = tidy(whole + hundredths / 100);
  return { hundredths, top, bottom, whole, quotient, decimal: hundredths / 100 };
}

/** Which of the numbers could be the remainder. */
function askCould(rng: Rng): AskedProblem | null {
  const { hundredths, top, bottom, whole, quotient, decimal } = drawQuotient(rng);
  if (top < 3) return null;
  const times = rng.int(2, 9);
  const key = top * times;
  if (key > 120 || key === hundredths) return null;
  const beside = range(-9, 9)
    .map((d) => key + d)
    .filter((n) => n > 1 && n % top !== 0 && Math.abs(n - key) > 1);
  const others = [bottom, whole, hundredths + 1, 100 - hundredths].filter((n) => n % top !== 0);
  const unlike = "is not a multiple of the numerator";
  const why = (n: number): string =>
    `With the remainder ${n}, $n$ would be $\\frac{${bottom}}{${top}} \\cdot ${n}$, which isn't an integer because ${n} isn't a multiple of ${top}.`;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `If $m$ and $n$ are positive integers such that $\\frac{m}{n} = ${quotient}$, which of the following could be the remainder when $m$ is divided by $n$?`,
      `If $m$ and $n$ are positive integers and $\\frac{m}{n} = ${quotient}$, which of the following could be the remainder when $m$ is divided by $n$?`,
    ],
    key,
    why: `With $n = ${bottom * times}$, the remainder is ${key}, because $\\frac{${key}}{${bottom * times}} = ${decimal}$.`,
    wrong: [...rng.shuffle(others), ...rng.shuffle(beside)].map(
      (n) => [n, unlike, why(n)] as const,
    ),
    solution: {
      idea: `If $r$ is the remainder, $\\frac{m}{n} = ${whole} + \\frac{r}{n}$, so $\\frac{r}{n} = ${decimal}$.`,
      steps: [
        `$\\frac{r}{n} = ${decimal} = \\frac{${top}}{${bottom}}$ in lowest terms, so $${bottom}r = ${top}n$.`,
        `Since ${top} and ${bottom} have no common factor greater than 1, $r$ is a multiple of ${top}. Among the options, only ${key} is.`,
      ],
      check: `With $n = ${bottom * times}$, the remainder is $${decimal} \\cdot ${bottom * times} = ${key}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => value > 1 && value % top !== 0,
  };
}

/** The divisor or the dividend, given the remainder. */
function askDivisor(rng: Rng): AskedProblem | null {
  const { top, bottom, whole, quotient, decimal, hundredths } = drawQuotient(rng);
  const times = rng.int(2, 6);
  const [r, n] = [top * times, bottom * times];
  if (n > 150 || r < 4) return null;
  const off = rng.pick([1, -1]);
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $m$ and $n$ are positive integers, $\\frac{m}{n} = ${quotient}$, and the remainder when $m$ is divided by $n$ is ${r}, what is the value of $n$?`,
      `When the positive integer $m$ is divided by the positive integer $n$, the remainder is ${r}. If $\\frac{m}{n} = ${quotient}$, what is the value of $n$?`,
    ],
    key: n,
    why: `$\\frac{${r}}{${n}} = ${decimal}$, the decimal part of the quotient.`,
    wrong: [
      ...[off, 2 * off].map((by): Wrong => [
        bottom * (times + by),
        "takes another multiple",
        `With $n = ${bottom * (times + by)}$, the remainder would be ${top * (times + by)}.`,
      ]),
      [bottom, "takes the denominator", `With $n = ${bottom}$, the remainder would be ${top}.`],
      [n - r, "finds another part", `This is $${n} - ${r}$, the divisor $n$ less the remainder.`],
      [n + r, "adds the remainder", `This is $${n} + ${r}$, the divisor $n$ plus the remainder.`],
      [
        (r * 100) / (100 - hundredths),
        "takes the wrong part",
        `This is $\\frac{${r}}{${tidy(1 - decimal)}}$, but the remainder is ${decimal} of $n$, not $${tidy(1 - decimal)}$ of it.`,
      ],
      [
        r * whole,
        "multiplies by the integer part",
        `This is $${r} \\cdot ${whole}$, but the remainder is ${decimal} of $n$, and ${whole} doesn't matter.`,
      ],
      [
        2 * r,
        "doubles the remainder",
        `This is $2 \\cdot ${r}$, so the remainder would be half of $n$, but it is ${decimal} of $n$.`,
      ],
      [
        4 * r,
        "takes a quarter",
        `This is $4 \\cdot ${r}$, so the remainder would be a quarter of $n$, but it is ${decimal} of $n$.`,
      ],
      [
        bottom * (times + 2),
        "takes another multiple",
        `With $n = ${bottom * (times + 2)}$, the remainder would be ${top * (times + 2)}.`,
      ],
    ],
    solution: {
      idea: `The decimal part, ${decimal}, is the remainder divided by $n$.`,
      steps: [
        `$\\frac{${r}}{n} = ${decimal} = \\frac{${top}}{${bottom}}$.`,
        `So $${top}n = ${bottom} \\cdot ${r}$, and $n = ${times} \\cdot ${bottom} = ${n}$, since $${r} = ${times} \\cdot ${top}$.`,
      ],
      check: `$${decimal} \\cdot ${n} = ${r}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(value) && value > r && value < 4 * n,
  };
}

/** The dividend, given the remainder. */
function askDividend(rng: Rng): AskedProblem | null {
  const { top, bottom, whole, quotient, decimal } = drawQuotient(rng);
  const times = rng.int(2, 5);
  const [r, n] = [top * times, bottom * times];
  const key = whole * n + r;
  const another = (k: number): string =>
    `With $n = ${bottom * k}$, $m$ would be ${tidy(quotient * bottom * k)}, and the remainder would be ${top * k}, not ${r}.`;
  if (n > 125 || r < 4 || whole > 12) return null;
  const off = rng.pick([1, -1]);
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $m$ and $n$ are positive integers, $\\frac{m}{n} = ${quotient}$, and the remainder when $m$ is divided by $n$ is ${r}, what is the value of $m$?`,
      `When the positive integer $m$ is divided by the positive integer $n$, the remainder is ${r}. If $\\frac{m}{n} = ${quotient}$, then $m =$`,
    ],
    key,
    why: `$\\frac{${r}}{${n}} = ${decimal}$, so $n = ${n}$, and $${quotient} \\cdot ${n} = ${key}$.`,
    wrong: [
      [
        whole * n,
        "leaves out the remainder",
        `$${whole} \\cdot ${n} = ${whole * n}$, and the remainder ${r} must be added.`,
      ],
      [
        whole * n - r,
        "subtracts the remainder",
        `This is $${whole} \\cdot ${n} - ${r}$, but the remainder is added to $${whole} \\cdot ${n}$, not subtracted.`,
      ],
      [
        (whole + 1) * n,
        "rounds up",
        `This is $${whole + 1} \\cdot ${n}$, which leaves no remainder when divided by ${n}.`,
      ],
      [
        (whole + 1) * n + r,
        "takes the next quotient",
        `This is $${whole + 1} \\cdot ${n} + ${r}$, so $\\frac{m}{n}$ would be ${tidy(quotient + 1)}.`,
      ],
      [quotient * bottom * (times + off), "takes another multiple", another(times + off)],
      [
        quotient * bottom * (times + off) - r,
        "takes another multiple and leaves out the remainder",
        `This subtracts ${r} from ${tidy(quotient * bottom * (times + off))}. ${another(times + off)}`,
      ],
      [quotient * bottom * (times + 2 * off), "takes another multiple", another(times + 2 * off)],
      [
        100 * quotient,
        "drops the decimal point",
        `This is $100 \\cdot ${quotient}$, so $n$ would be 100, and the remainder would be ${tidy(100 * decimal)}, not ${r}.`,
      ],
    ],
    solution: {
      idea: `The decimal part, ${decimal}, is the remainder divided by $n$.`,
      steps: [
        `$\\frac{${r}}{n} = ${decimal} = \\frac{${top}}{${bottom}}$.`,
        `Since $${r} = ${times} \\cdot ${top}$, $n = ${times} \\cdot ${bottom} = ${n}$.`,
        `$m = ${whole} \\cdot ${n} + ${r} = ${key}$.`,
      ],
      check: `$\\frac{${key}}{${n}} = ${quotient}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => Number.isInteger(value) && value > key / 3 && value < 3 * key,
  };
}

const ASK = { could: askCould, divisor: askDivisor, dividend: askDividend };
const KINDS = ["could", "divisor", "dividend", "dividend"] as const;

/** Whether some dividend and divisor leave this remainder and have this quotient. */
function isRemainder(r: number, quotient: number): boolean {
  return range(r + 1, 5000).some((n) => {
    const m = quotient * n;
    return near(m, Math.round(m)) && Math.round(m) % n === r;
  });
}

const isDivisor = (n: number, quotient: number, r: number): boolean =>
  near(quotient * n, Math.round(quotient * n)) && Math.round(quotient * n) % n === r;

const isDividend = (m: number, quotient: number, r: number): boolean =>
  range(r + 1, 999).some((n) => near(m / n, quotient) && m % n === r);

const READINGS: readonly StemReading[] = [
  { wording: /= ([\d.]+\d), and the remainder .* is (\d+), .* of m\?/, fits: isDividend },
  {
    wording: /remainder is (\d+)\. If .* = ([\d.]+\d), then m/,
    fits: (m, r, quotient) => isDividend(m, quotient, r),
  },
  {
    wording: /= ([\d.]+\d), and the remainder .* is (\d+), what/,
    fits: isDivisor,
    open: (n, _q, r) => n > r,
  },
  {
    wording: /remainder is (\d+)\. If .* = ([\d.]+\d), what/,
    fits: (n, r, quotient) => isDivisor(n, quotient, r),
    open: (n, r) => n > r,
  },
  { wording: /= ([\d.]+\d), which/, fits: isRemainder },
  { wording: /decimal, is ([\d.]+\d)\. Which/, fits: isRemainder },
];

export const template: ProblemTemplate = {
  id: "remainder-from-decimal",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "algebra",
  pattern: "The decimal part of a quotient is the remainder over the divisor.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all divisors up to 5,000. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
