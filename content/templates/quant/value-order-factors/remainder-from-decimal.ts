import {
  capital,
  Fraction,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  texFraction,
  valueOf,
} from "@theta/items/template";

/** Decimal parts that are simple fractions. */
const PARTS = [
  ".15",
  ".24",
  ".35",
  ".36",
  ".375",
  ".12",
  ".28",
  ".45",
  ".44",
  ".55",
  ".625",
  ".225",
  ".64",
  ".65",
  ".175",
  ".16",
  ".85",
  ".08",
];

interface Numbers {
  readonly whole: number;
  /** The decimal part: 0.24. */
  readonly digits: string;
  /** 24 and 100 */
  readonly part: number;
  readonly power: number;
  readonly top: number;
  readonly bottom: number;
  /** The number as written: 12.24. */
  readonly shown: string;
}

/** One way of asking, worked out. */
interface Asked {
  readonly difficulty: number;
  /** A second fact besides the quotient. */
  readonly told?: string;
  readonly ask: string;
  readonly value: number;
  readonly why: string;
  readonly slips: string;
  readonly step: string;
  readonly check: string;
}

const telling = (n: Numbers): string =>
  `The remainder divided by the divisor is the decimal part: $${n.digits} = ${texFraction(new Fraction(n.top, n.bottom))}$.`;

/** Which of the options could be the remainder? Only multiples of the fraction's top. */
function couldBe(n: Numbers, rng: Rng): Asked | null {
  const k = rng.int(2, 9);
  const value = n.top * k;
  const unlessMultiple = (m: number): number => (m % n.top === 0 ? 0 : m);
  if (n.top < 3 || value > 90) return null;
  return {
    difficulty: 6,
    ask: "which of the following could be the remainder when $x$ is divided by $y$?",
    value,
    why: `With $y = ${n.bottom * k}$ the remainder is $${n.digits} \\cdot ${n.bottom * k} = ${value}$.`,
    slips: `
      ${unlessMultiple(n.bottom)} | takes the fraction's denominator | The divisor is a multiple of ${n.bottom}; the remainder is a multiple of ${n.top}.
      ${unlessMultiple(n.whole)} | takes the whole part | ${n.whole} is the quotient, and as a remainder it is not a multiple of ${n.top}.
      ${unlessMultiple(n.bottom - n.top)} | takes what is missing | With $y = ${n.bottom}$ this is missing to one more whole quotient; it is not a multiple of ${n.top}.
      ${unlessMultiple(n.bottom * k)} | gives a divisor | ${n.bottom * k} is a possible $y$, not a remainder.
      ${unlessMultiple(n.power - n.part)} | takes what is missing in ${n.power === 100 ? "hundredths" : "thousandths"} | With $y = ${n.power}$ this is missing to one more whole quotient; what is left over is ${n.part}.
      ${unlessMultiple(n.whole + n.top)} | adds the whole part | The remainder comes from the decimal part alone and must be a multiple of ${n.top}.
      ${unlessMultiple(n.whole * k)} | multiplies the whole part | Multiples of ${n.whole} come from the quotient; the remainder must be a multiple of ${n.top}.
      ${unlessMultiple(k * (n.bottom - n.top))} | takes what is missing for another divisor | With $y = ${n.bottom * k}$ this is missing to one more whole quotient; the remainder is a multiple of ${n.top}.
      ${unlessMultiple(n.bottom + n.top)} | adds numerator and denominator | The remainder is ${n.digits} of the divisor, so a multiple of ${n.top}.`,
    step: `So $y$ is a multiple of ${n.bottom} and the remainder is a multiple of ${n.top}. Among the options only ${value} is one.`,
    check: `$${value} \\div ${n.bottom * k} = ${n.digits}$.`,
  };
}

/** The remainder is known: what is the divisor? */
function divisor(n: Numbers, rng: Rng): Asked | null {
  const k = rng.int(2, 8);
  const [rest, value] = [n.top * k, n.bottom * k];
  if (value > 250) return null;
  return {
    difficulty: 4,
    told: `the remainder when $x$ is divided by $y$ is ${rest}`,
    ask: "what is the value of $y$?",
    value,
    why: `$${rest} \\div ${value} = ${n.digits}$.`,
    slips: `
      ${n.bottom} | takes the denominator itself | With $y = ${n.bottom}$ the remainder would be ${n.top}, not ${rest}.
      ${n.power} | takes a power of ten | The remainder would then be ${n.part}, not ${rest}.
      ${rest * n.whole} | multiplies by the quotient | ${n.whole} says how often $y$ goes into $x$; the remainder depends on the decimal part.
      ${value - rest} | subtracts the remainder | That is what is missing to one more whole quotient.
      ${value + rest} | adds the remainder | The remainder is a part of the last incomplete $y$, it is not added to it.
      ${n.bottom * rest} | multiplies without dividing | $${rest} \\div ${texFraction(new Fraction(n.top, n.bottom))}$ also asks for division by ${n.top}.
      ${n.whole * value + rest} | gives $x$ | That is $x = ${n.whole} \\cdot ${value} + ${rest}$.
      ${rest} | takes the remainder for the divisor | The remainder is always less than the divisor.
      ${n.part} | reads the decimal digits | ${n.part} stands over a power of ten, not over $y$.
      ${n.bottom * (k - 1)} | is one multiple short | With this $y$ the remainder would be ${n.top * (k - 1)}.`,
    step: `So $${n.digits}y = ${rest}$ and $y = ${rest} \\cdot ${texFraction(new Fraction(n.bottom, n.top))} = ${value}$.`,
    check: `$${n.digits} \\cdot ${value} = ${rest}$, and ${rest} is less than ${value}.`,
  };
}

/** The least x that gives the quotient, or the remainder for a divisor between bounds. */
function least(n: Numbers, rng: Rng): Asked | null {
  const value = n.whole * n.bottom + n.top;
  const name = rng.pick(["x", "x - y", "x + y"] as const);
  const of = (x: number, y: number): number => ({ x, "x - y": x - y, "x + y": x + y })[name];
  return {
    difficulty: 5 + (name === "x" ? 0 : 1),
    ask: `what is the least possible value of $${name}$?`,
    value: of(value, n.bottom),
    why: `$${n.shown} = ${texFraction(new Fraction(value, n.bottom))}$ in lowest terms, so $x \\ge ${value}$ and $y \\ge ${n.bottom}$.`,
    slips: `
      ${of(n.whole * n.power + n.part, n.power)} | does not reduce the fraction | $x = ${n.whole * n.power + n.part}$ and $y = ${n.power}$ fit, but the fraction can be reduced.
      ${of(2 * value, 2 * n.bottom)} | reduces only in part | $x = ${2 * value}$ and $y = ${2 * n.bottom}$ fit, but both can be halved.
      ${name === "x" ? n.bottom : value} | gives ${name === "x" ? "$y$" : "$x$ alone"} | That is ${name === "x" ? "the least $y$" : "the least $x$"}; the question asks for $${name}$.
      ${n.whole * n.bottom} | forgets the decimal part | ${n.whole} times ${n.bottom} leaves nothing over; the remainder ${n.top} is missing.
      ${of(n.whole + n.part, n.bottom)} | adds whole part and decimal digits | The whole part counts full divisors and must be multiplied by $y$.
      ${name === "x - y" ? value + n.bottom : value - n.bottom} | ${name === "x - y" ? "adds" : "subtracts"} the divisor | $x = ${value}$ and $y = ${n.bottom}$ are right, but the question asks for $${name}$.
      ${n.top * n.bottom} | multiplies numerator and denominator | The decimal part is a quotient, not a product.
      ${of(value, n.bottom) + n.bottom} | takes one divisor too many | The whole part of the quotient is ${n.whole}, no more.
      ${n.whole + n.bottom} | adds the whole part to the denominator | ${n.whole} must be multiplied by ${n.bottom}.`,
    step: `So $${n.shown} = ${texFraction(new Fraction(value, n.bottom))}$ in lowest terms, and the least values are $x = ${value}$ and $y = ${n.bottom}$${name === "x" ? "" : `, with $${name} = ${of(value, n.bottom)}$`}.`,
    check: `$${n.whole} \\cdot ${n.bottom} + ${n.top} = ${value}$, and ${n.top} and ${n.bottom} share no factor.`,
  };
}

/** The divisor is between bounds that leave one multiple. */
function bounded(n: Numbers, rng: Rng): Asked | null {
  const k = rng.int(2, 6);
  const [y, value] = [n.bottom * k, n.top * k];
  const low = y - rng.int(1, n.bottom - 2);
  const high = Math.min(y + rng.int(2, n.bottom - 1), low + n.bottom + 3);
  if (
    n.bottom < 8 ||
    y > 220 ||
    range(low + 1, high - 1).filter((d) => d % n.bottom === 0).length !== 1
  )
    return null;
  return {
    difficulty: 6,
    told: `$${low} \\lt y \\lt ${high}$`,
    ask: "what is the remainder when $x$ is divided by $y$?",
    value,
    why: `Only $y = ${y}$ is a multiple of ${n.bottom}, and $${n.digits} \\cdot ${y} = ${value}$.`,
    slips: `
      ${n.top} | takes the numerator itself | ${n.top} is the remainder when $y = ${n.bottom}$, but $y$ lies between ${low} and ${high}.
      ${n.part} | reads the decimal digits as the remainder | That holds only if $y$ is the power of ten that the digits stand for.
      ${y} | gives the divisor | ${y} is $y$; the remainder is ${n.digits} of it.
      ${y - value} | takes what is missing | That is what is missing to the next multiple of ${y}.
      ${n.top * (k + 1)} | takes the next multiple | This belongs to $y = ${y + n.bottom}$, which is too large.
      ${n.top * (k - 1)} | takes the multiple before | This belongs to $y = ${y - n.bottom}$, which is too small.
      ${n.whole} | takes the quotient | ${n.whole} is how often $y$ goes into $x$.
      ${n.top * k * 2} | doubles the remainder | This belongs to $y = ${2 * y}$, which is too large.`,
    step: `So $y$ is a multiple of ${n.bottom}; the only one in the range is ${y}, and the remainder is $${n.digits} \\cdot ${y} = ${value}$.`,
    check: `$x$ is then $${n.whole} \\cdot ${y} + ${value} = ${n.whole * y + value}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "remainder-from-decimal",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "algebra",
  pattern:
    "The decimal part of a quotient is remainder over divisor; in lowest terms it tells which remainders are possible.",

  make(rng) {
    const digits = rng.pick(PARTS);
    const part = new Fraction(Number(digits.slice(1)), 10 ** (digits.length - 1));
    const whole = rng.int(3, 16);
    const numbers = {
      whole,
      digits: `0${digits}`,
      part: Number(digits.slice(1)),
      power: 10 ** (digits.length - 1),
      top: part.top,
      bottom: part.bottom,
      shown: `${whole}${digits}`,
    };
    const [name, ask] = rng.pick([
      ["could", couldBe],
      ["divisor", divisor],
      ["least", least],
      ["bounded", bounded],
    ] as const);
    const draft = ask(numbers, rng);
    if (!draft) return null;
    const told = draft.told ?? "";
    const isEquation = rng.chance(0.5);
    const fact = isEquation
      ? `If $x$ and $y$ are positive integers${told ? "," : " and"} $\\frac{x}{y} = ${numbers.shown}$, ${told ? `and ${told}, ` : ""}${draft.ask}`
      : `When the positive integer $x$ is divided by the positive integer $y$, the result is exactly ${numbers.shown}. ${told ? `If ${told}, ${draft.ask}` : capital(draft.ask)}`;
    return {
      variant: `${name}/${isEquation ? "equation" : "display"}`,
      context: "pure",
      difficulty: draft.difficulty + (part.bottom > 20 ? 1 : 0),
      stem: fact,
      key: { text: String(draft.value), value: draft.value, why: draft.why },
      slips: slipsOf(draft.slips),
      solution: {
        idea: "The decimal part of $x \\div y$ is the remainder divided by $y$.",
        steps: [telling(numbers), draft.step],
        check: draft.check,
      },
    };
  },

  /** Tries all divisors y that make x whole, and divides. */
  check({ stem, options }) {
    const [shown = ""] = read(stem, /(?:x\)\/\(y\) = |exactly )(\d+\.\d+)/);
    const quotient = valueOf(shown);
    const pairs = range(1, 2000).flatMap((y) => {
      const x = quotient.times(new Fraction(y));
      return x.isWhole ? [{ x: x.top, y, rest: x.top % y }] : [];
    });
    const rest = /divided by \$y\$ is (\d+)/.exec(stem)?.[1];
    const bounds = /(\d+) \\lt y \\lt (\d+)/.exec(stem)?.slice(1).map(Number);
    const form = /least possible value of \$([^$]+)\$/.exec(stem)?.[1];
    const right = new Set(
      rest
        ? pairs.filter((pair) => pair.rest === Number(rest)).map(({ y }) => y)
        : bounds
          ? pairs.filter(({ y }) => y > bounds[0]! && y < bounds[1]!).map((pair) => pair.rest)
          : form
            ? [Math.min(...pairs.map(({ x, y }) => ({ x, "x - y": x - y, "x + y": x + y })[form]!))]
            : pairs.map((pair) => pair.rest),
    );
    if (right.size === 0) throw new Error("No pair of integers fits.");
    return options.flatMap((option, k) => (right.has(valueOf(option).value) ? [k] : []));
  },
};
