import {
  type AskedProblem,
  divisorsOf,
  draftOf,
  fittingOptions,
  isCount,
  isPositiveWhole,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texTerm,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "Split off the whole part of a quotient: what is left is a constant over the denominator, which must divide it.";

/** (an + b)/(n + c) is a plus (b - ac)/(n + c). */
interface Quotient {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  /** What n + c must divide. */
  readonly rest: number;
  readonly tex: string;
  readonly bottom: string;
}

function drawQuotient(rng: Rng, hasShift: boolean): Quotient | null {
  const a = rng.pick([1, 2, 3, 4, 5]);
  const c = hasShift ? rng.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]) : 0;
  const rest = rng.pick([8, 10, 12, 15, 16, 18, 20, 24, 28, 30, 36, 40, 45, 48, 60]);
  const b = rest + a * c;
  if (b === 0 || (!hasShift && a === 1 && rest < 12)) return null;
  const bottom = `n${c === 0 ? "" : ` ${texTerm(c, "")}`}`;
  const tex = `\\frac{${a === 1 ? "" : a}n ${texTerm(b, "")}}{${bottom}}`;
  return { a, b, c, rest, tex, bottom };
}

function stepsOf({ a, b, c, rest, tex, bottom }: Quotient): string[] {
  const top = `${a === 1 ? "" : a}n ${texTerm(b, "")}`;
  return [
    c === 0
      ? `$${tex} = ${a} + \\frac{${b}}{n}$.`
      : `$${top} = ${a === 1 ? "" : a}(${bottom}) + ${rest}$, so $${tex} = ${a} + \\frac{${rest}}{${bottom}}$.`,
    `This is an integer if $${bottom}$ is a divisor of ${rest}.`,
  ];
}

/** Why a value isn't the greatest one for which the quotient is an integer. */
function whyNot({ a, b, c, rest, tex }: Quotient, n: number): string {
  if (n + c === 0) return `With $n = ${n}$, the denominator is 0.`;
  if (rest % (n + c) === 0)
    return `$n = ${n}$ is possible, but so is $n = ${rest - c}$, which is greater.`;
  return `With $n = ${n}$, $${tex} = \\frac{${a * n + b}}{${n + c}}$, which is not an integer.`;
}

/** How many integers, positive or any. */
function askMany(rng: Rng): AskedProblem | null {
  const quotient = drawQuotient(rng, rng.chance(0.7));
  if (!quotient) return null;
  const { c, rest, tex, bottom } = quotient;
  const anySign = rng.chance(0.5);
  const divisors = divisorsOf(rest);
  const signed = [...divisors.map((d) => -d).toReversed(), ...divisors];
  const values = signed.map((d) => d - c).filter((n) => anySign || n > 0);
  const key = values.length;
  if (key === divisors.length && !anySign && c !== 0) return null;
  const kind = anySign ? "integers" : "positive integers";
  const missed = anySign
    ? `$${bottom}$ can be any of the ${signed.length} positive and negative divisors of ${rest}.`
    : c === 0
      ? `$n$ can be any of the ${key} positive divisors of ${rest}.`
      : `$${bottom}$ can be any of the divisors of ${rest} for which $n$ is positive.`;
  return {
    difficulty: (c === 0 ? 4 : 5) + (anySign ? 1 : 0),
    stems: [],
    pure: [
      `For how many ${kind} $n$ is $${tex}$ an integer?`,
      `How many ${kind} $n$ are there such that $${tex}$ is an integer?`,
    ],
    key,
    why: `$n$ can be ${listed(values.map((n) => `$${n}$`))}.`,
    wrong: [
      [
        divisors.length,
        "counts the positive divisors",
        `That is the number of positive divisors of ${rest}. ${missed}`,
      ],
      [
        signed.length,
        "counts all divisors",
        `That is the number of positive and negative divisors of ${rest}. ${missed}`,
      ],
      [
        divisors.length - 2,
        "leaves out 1 and the number itself",
        `That is the number of divisors of ${rest} between 1 and ${rest}. ${missed}`,
      ],
      [
        key - 1,
        anySign ? "leaves out 0" : "leaves out one value",
        anySign
          ? `$n = 0$ counts as well. ${missed}`
          : `This leaves out one of the ${key} values, such as ${values.at(-1)!}. ${missed}`,
      ],
      [
        key - 2,
        "leaves out two values",
        `This leaves out two of the ${key} values, such as $${values[0]!}$ and $${values.at(-1)!}$. ${missed}`,
      ],
      [
        divisorsOf(Math.abs(quotient.b)).length,
        "takes the constant in the numerator",
        `That is the number of positive divisors of ${Math.abs(quotient.b)}, from the numerator. ${missed}`,
      ],
      [
        2 * divisorsOf(Math.abs(quotient.b)).length,
        "takes the numerator's constant",
        `That is the number of positive and negative divisors of ${Math.abs(quotient.b)}, from the numerator. ${missed}`,
      ],
      ...(anySign
        ? []
        : [
            [
              key + 1,
              "counts a value twice",
              `This is 1 more than the ${key} values. ${missed}`,
            ] as const,
          ]),
      [key + 2, "counts two values too many", `This is 2 more than the ${key} values. ${missed}`],
      [key + 4, "counts too many values", `This is 4 more than the ${key} values. ${missed}`],
    ],
    shows: (value) =>
      isPositiveWhole(value) && value > 1 && (value !== key - 1 || !anySign || values.includes(0)),
    solution: {
      idea: `Write the quotient as an integer plus $\\frac{${rest}}{${bottom}}$.`,
      steps: [
        ...stepsOf(quotient),
        anySign
          ? `${rest} has ${divisors.length} positive divisors (${listed(divisors.map(String))}) and as many negative ones, ${signed.length} in all.`
          : c === 0
            ? `The positive divisors of ${rest} are ${listed(values.map(String))}.`
            : `The divisors ${listed(values.map((n) => `$${n + c}$`))} make $n$ positive: $n$ is ${listed(values.map(String), "or")}.`,
        `So there are ${key} such values of $n$.`,
      ],
      check: anySign
        ? "Negative divisors count as well, because $n$ can be negative."
        : c === 0
          ? `Each positive divisor of ${rest}, including 1 and ${rest}, is a value of $n$.`
          : "Each divisor belongs to one value of $n$, but that value must be positive.",
      takeaway: TAKEAWAY,
    },
  };
}

/** The greatest integer, or the sum of all positive ones. */
function askExtreme(rng: Rng): AskedProblem | null {
  const quotient = drawQuotient(rng, true);
  if (!quotient) return null;
  const { a, b, c, rest, tex, bottom } = quotient;
  const isSum = rng.chance(0.4);
  const values = divisorsOf(rest).flatMap((d) => (d > c ? [d - c] : []));
  const negative = divisorsOf(rest).flatMap((d) => (-d > c ? [-d - c] : []));
  const positive = [...negative, ...values].toSorted((m, n) => m - n);
  const key = isSum ? sum(positive) : rest - c;
  if (positive.length < 3 || (isSum && positive.length > 6) || key > 120 || c === 0) return null;
  const least = Math.abs(b);
  return {
    difficulty: isSum ? 6 : 5,
    stems: [],
    pure: isSum
      ? [
          `What is the sum of all positive integers $n$ for which $${tex}$ is an integer?`,
          `If $n$ is a positive integer and $${tex}$ is an integer, what is the sum of all possible values of $n$?`,
        ]
      : [
          `What is the greatest integer $n$ for which $${tex}$ is an integer?`,
          `If $n$ and $${tex}$ are both positive integers, what is the greatest possible value of $n$?`,
        ],
    key,
    why: isSum
      ? `$n$ can be ${listed(positive.map(String))}, and the sum is ${key}.`
      : `With $n = ${key}$, $${tex} = \\frac{${a * key + b}}{${key + c}} = ${(a * key + b) / (key + c)}$.`,
    wrong: isSum
      ? [
          [sum(divisorsOf(rest)), "adds the divisors", `The divisors are values of $${bottom}$.`],
          [sum(values), "leaves out a value", `$${bottom}$ can be negative if $n$ is positive.`],
          [
            key + positive.length * c,
            "adds the denominators",
            `Those are values of $${bottom}$, not of $n$.`,
          ],
          [
            key + 2 * positive.length * c,
            "shifts the wrong way",
            `${Math.abs(c)} must be ${c > 0 ? "subtracted from" : "added to"} each divisor of ${rest} to find $n$, not ${c > 0 ? "added to" : "subtracted from"} it.`,
          ],
          [
            key - positive[0]!,
            "leaves out the least value",
            `$n = ${positive[0]!}$ is possible as well.`,
          ],
          [
            key - positive.at(-1)!,
            "leaves out the greatest value",
            `$n = ${positive.at(-1)!}$ is possible as well.`,
          ],
          [
            sum(divisorsOf(least)),
            "adds divisors of the numerator's constant",
            `The denominator isn't $n$, and it doesn't have to divide ${least}.`,
          ],
          [key + positive[0]!, "adds one twice", `$n = ${positive[0]!}$ counts once.`],
        ]
      : [
          ...[
            [least, "takes the constant in the numerator"],
            [rest, "stops at the denominator"],
            [rest + c, "shifts the wrong way"],
            [least - c, "takes the numerator's constant as the divisor"],
            [a * rest, "multiplies"],
            [least + c, "adds the constants"],
          ].map(([n, slip]): Wrong => [Number(n), String(slip), whyNot(quotient, Number(n))]),
          ...positive
            .toReversed()
            .slice(1, 4)
            .map((n): Wrong => [n, "takes a smaller divisor", whyNot(quotient, n)]),
        ],
    shows: (value) => isPositiveWhole(value) && value < 4 * key,
    solution: {
      idea: `Write the quotient as an integer plus $\\frac{${rest}}{${bottom}}$.`,
      steps: [
        ...stepsOf(quotient),
        isSum
          ? `The divisors that make $n$ positive give $n$ equal to ${listed(positive.map(String))}.`
          : `The greatest divisor of ${rest} is ${rest} itself, so $${bottom} = ${rest}$ and $n = ${key}$.`,
        ...(isSum ? [`The sum is $${positive.join(" + ")} = ${key}$.`] : []),
      ],
      check: `$\\frac{${a * (rest - c) + b}}{${rest}} = ${a + 1}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { many: askMany, extreme: askExtreme };
const KINDS = ["many", "many", "extreme"] as const;

/** All integers from -400 to 400 for which the quotient is an integer. */
const solutions = (a: number, b: number, c: number): number[] =>
  range(-400, 400).filter((n) => n + c !== 0 && (a * n + b) % (n + c) === 0);

/** The numbers of a quotient as its text shows them: "3", "+", "12", "-", "2". */
const TOP = /\(?(\d*)n ([+-]) (\d+)\)\/\(n(?: ([+-]) (\d+))?\)/;

type Fits = (tried: number, all: number[]) => boolean;

const WORDINGS: readonly [start: RegExp, fits: Fits][] = [
  [/how many positive integers/i, (m, all) => all.filter((n) => n > 0).length === m],
  [/how many integers/i, (m, all) => all.length === m],
  [/sum of all p/, (s, all) => sum(all.filter((n) => n > 0)) === s],
  [/greatest/, (n, all) => n === Math.max(...all)],
];

/** The solutions of the quotient in a stem. */
function solutionsIn(stem: string): number[] {
  const text = stem
    .replaceAll(/[$\\{}]/g, " ")
    .replace(/frac +(.*?)  (.*?) +(is|an|are|,)/, "($1)/($2) $3")
    .replaceAll(/ +/g, " ");
  const [, a, plus, b, sign, c = "0"] =
    TOP.exec(text.replaceAll(/\( | \)/g, (s) => s.trim())) ?? [];
  if (b === undefined) throw new Error(`No quotient in: ${text}`);
  return solutions(
    a === "" ? 1 : Number(a),
    Number(b) * (plus === "-" ? -1 : 1),
    Number(c) * (sign === "-" ? -1 : 1),
  );
}

const readingsOf = (stem: string): StemReading[] =>
  WORDINGS.map(([wording, fits]) => ({
    wording,
    fits: (tried) => fits(tried, solutionsIn(stem)),
    open: isCount,
  }));

export const template: ProblemTemplate = {
  id: "quotient-that-is-integer",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "algebra",
  pattern:
    "When a quotient of two linear expressions is an integer: split off the whole part, and the rest must divide.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, readingsOf(asked.pure![0]!), rng);
  },

  /** Tries all integers. */
  check: (view) => fittingOptions(view, readingsOf(view.stem)),
  possible: (view) => openOptions(view, readingsOf(view.stem)),
};
