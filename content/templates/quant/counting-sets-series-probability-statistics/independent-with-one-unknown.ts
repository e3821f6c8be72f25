import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  near,
  ONE,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction as tex,
  tidy,
} from "@theta/items/template";

const TAKEAWAY =
  "For independent events multiply, and turn “at least one” into 1 minus the probability of none.";
const asText = (value: number): string => fractionText(asFraction(value) ?? new Fraction(0));

function isNeat(value: number): boolean {
  const fraction = asFraction(value);
  return value > 0 && value < 1 && fraction !== null && near(fraction.value, value, 1e-5);
}

/** Two probabilities whose union and product have small denominators. */
function drawPair(rng: Rng) {
  const [m, n] = [rng.int(2, 6), rng.int(2, 6)];
  const [p, q] = [new Fraction(rng.int(1, m - 1), m), new Fraction(rng.int(1, n - 1), n)];
  const both = p.times(q);
  const none = ONE.minus(p).times(ONE.minus(q));
  const any = ONE.minus(none);
  if (Math.max(any.bottom, both.bottom) > 20 || p.equals(q)) return null;
  return { p, q, both, none, any };
}

function askOther(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { p, q, none, any } = pair;
  const [notP, notQ] = [ONE.minus(p), ONE.minus(q)];
  return {
    difficulty: 5,
    stems: [
      `Pat and Lee will each attempt one free throw, and the outcomes of the two attempts are independent. The probability that at least one of the two makes the free throw is ${fractionText(any)}. If the probability that Pat makes the free throw is ${fractionText(p)}, what is the probability that Lee makes the free throw?`,
      `Companies X and Y each submitted a bid for a different contract, and the outcomes of the bids are independent. If the probability that Company X wins its contract is ${fractionText(p)} and the probability that at least one of the companies wins its contract is ${fractionText(any)}, what is the probability that Company Y wins its contract?`,
    ],
    pure: [
      `Events $A$ and $B$ are independent. If the probability that event $A$ occurs is ${fractionText(p)} and the probability that at least one of the two events occurs is ${fractionText(any)}, what is the probability that event $B$ occurs?`,
      `The probability that event $R$ occurs is ${fractionText(p)}, and the probability that event $R$ or event $S$ or both occur is ${fractionText(any)}. If events $R$ and $S$ are independent, what is the probability that event $S$ occurs?`,
    ],
    key: q.value,
    why: `$${tex(notP)} \\cdot ${tex(notQ)} = ${tex(none)}$, and $1 - ${tex(none)} = ${tex(any)}$.`,
    wrong: [
      // The complement of this one is an option, too, so that it looks like the answer and its own slip.
      [
        1 - none.value / p.value,
        "divides by the wrong probability",
        `The probability that neither occurs must be divided by the probability that the first does not occur, $${tex(notP)}$.`,
      ],
      [
        none.value / p.value,
        "divides by the wrong probability and stops at the complement",
        `The probability that neither occurs must be divided by the probability that the first does not occur, $${tex(notP)}$.`,
      ],
      [
        any.minus(p).value,
        "subtracts the probabilities",
        `Subtracting would be right only if the two events couldn't both occur.`,
      ],
      [
        any.value * p.value,
        "multiplies the given probabilities",
        `The probability of at least one isn't the probability of the second event.`,
      ],
      [
        any.value / 2,
        "halves the given value",
        `At least one isn't the sum of two equal probabilities.`,
      ],
      rng.chance(0.5)
        ? [notQ.value, "stops at the complement", `That is the probability that it does not occur.`]
        : [none.value, "stops at none", `That is the probability that neither occurs.`],
      [
        notP.value,
        "takes the complement of the first",
        `The probability of at least one must be used, too.`,
      ],
      [p.times(q).value, "answers for both", `That is the probability that both occur.`],
      [
        notP.times(any).value,
        "multiplies by the complement",
        `The probability that the first does not occur must be multiplied by the probability that the second does not.`,
      ],
      [
        any.minus(p.times(q)).value,
        "counts exactly one",
        `That is the probability that exactly one occurs.`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: (value) => isNeat(value) && value < any.value + 1e-9,
    solution: {
      idea: `Neither occurs with probability $1 - ${tex(any)}$, and for independent events that is a product.`,
      fast: [
        `The second event must account for $${tex(any)} - ${tex(p)} = ${tex(any.minus(p))}$ of the remaining $${tex(notP)}$, and $${tex(any.minus(p))} \\div ${tex(notP)} = ${tex(q)}$.`,
      ],
      steps: [
        `Neither occurs with probability $1 - ${tex(any)} = ${tex(none)}$.`,
        `The first does not occur with probability $1 - ${tex(p)} = ${tex(notP)}$, so the second does not occur with probability $${tex(none)} \\div ${tex(notP)} = ${tex(notQ)}$.`,
        `The second occurs with probability $1 - ${tex(notQ)} = ${tex(q)}$.`,
      ],
      check: `$${tex(p)} + ${tex(q)} - ${tex(p)} \\cdot ${tex(q)} = ${tex(any)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askAny(rng: Rng): AskedProblem | null {
  const pair = drawPair(rng);
  if (!pair) return null;
  const { p, q, both, none, any } = pair;
  return {
    difficulty: 4,
    stems: [
      `A student will take a written test and a driving test. The student's results on the two tests are independent, and the probability that the student passes both tests is ${fractionText(both)}. If the probability that the student passes the written test is ${fractionText(p)}, what is the probability that the student passes at least one of the tests?`,
      `The probability that it will rain in City $X$ tomorrow is ${fractionText(p)}, and the probability that it will rain in both City $X$ and City $Y$ tomorrow is ${fractionText(both)}. If rain in one city is independent of rain in the other, what is the probability that it will rain in at least one of the two cities tomorrow?`,
    ],
    pure: [
      `Events $A$ and $B$ are independent. If the probability that event $A$ occurs is ${fractionText(p)} and the probability that both events occur is ${fractionText(both)}, what is the probability that at least one of the events occurs?`,
    ],
    key: any.value,
    why: `The second probability is $${tex(q)}$, and $1 - ${tex(ONE.minus(p))} \\cdot ${tex(ONE.minus(q))} = ${tex(any)}$.`,
    wrong: [
      [p.plus(q).value, "adds the probabilities", `Adding counts the case of both twice.`],
      [q.value, "stops at the second event", `That is the probability of the second event.`],
      [any.minus(both).value, "counts exactly one", `At least one includes both.`],
      [none.value, "stops at none", `That is the probability of neither.`],
      [
        p.plus(both).value,
        "adds the given values",
        `The case of both is already a part of the first event.`,
      ],
      [
        1 - both.value,
        "takes the complement of both",
        `The complement of at least one is none, not both.`,
      ],
      [ONE.minus(p).value, "takes the complement of the first", `The second event matters, too.`],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `Both is a product, so a division gives the second probability; at least one is 1 minus none.`,
      fast: [
        `At least one is $${tex(p)} + ${tex(q)} - ${tex(both)} = ${tex(any)}$ with $${tex(q)} = ${tex(both)} \\div ${tex(p)}$.`,
      ],
      steps: [
        `The second probability is $${tex(both)} \\div ${tex(p)} = ${tex(q)}$.`,
        `Neither: $${tex(ONE.minus(p))} \\cdot ${tex(ONE.minus(q))} = ${tex(none)}$.`,
        `At least one: $1 - ${tex(none)} = ${tex(any)}$.`,
      ],
      check: `The answer must be greater than $${tex(p.value > q.value ? p : q)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two events of equal probability. */
function askTwice(rng: Rng): AskedProblem | null {
  const n = rng.int(3, 10);
  const p = new Fraction(rng.int(1, n - 1), n);
  const miss = ONE.minus(p);
  const any = ONE.minus(miss.times(miss));
  const both = p.times(p);
  if (p.bottom !== n || p.value === 0.5 || any.bottom > 64) return null;
  const asked = rng.pick(["both", "the first"] as const);
  const key = asked === "both" ? both : p;
  const hits = asked === "both" ? "both attempts" : "the first attempt";
  const works = asked === "both" ? "both components fail" : "a given component fails";
  return {
    difficulty: asked === "both" ? 5 : 4,
    stems: [
      `An archer has the same probability of hitting a target on each of two independent attempts. If the probability that the archer hits the target on at least one of the attempts is ${fractionText(any)}, what is the probability that the archer hits the target on ${hits}?`,
      `A device has two components that fail independently of each other, each with the same probability. If the probability that at least one of the components fails is ${fractionText(any)}, what is the probability that ${works}?`,
    ],
    key: key.value,
    why: `$1 - ${tex(miss)} \\cdot ${tex(miss)} = ${tex(any)}$.`,
    wrong: [
      [
        any.value / 2,
        "halves the given value",
        `At least one isn't the sum of the two probabilities.`,
      ],
      [
        asked === "both" ? p.value : both.value,
        "answers another question",
        `That is the probability ${asked === "both" ? "for one of the two" : "for both"}.`,
      ],
      [
        miss.value,
        "stops at the complement",
        `That is the probability that one of the two does not happen.`,
      ],
      [miss.times(miss).value, "stops at none", `That is the probability of none of the two.`],
      [
        (any.value / 2) ** 2,
        "squares the half",
        `At least one isn't the sum of the two probabilities.`,
      ],
      [
        2 * p.value * miss.value,
        "counts exactly one",
        `That is the probability of exactly one of the two.`,
      ],
      [
        any.value ** 2,
        "squares the given value",
        `The given probability belongs to the two together.`,
      ],
    ],
    text: asText,
    shows: (value) => isNeat(value) && value < any.value + 1e-9,
    solution: {
      idea: `None of the two has probability $1 - ${tex(any)}$, and that is the square of one probability.`,
      steps: [
        `None of the two: $1 - ${tex(any)} = ${tex(miss.times(miss))} = \\left(${tex(miss)}\\right)^2$.`,
        `So the probability is $1 - ${tex(miss)} = ${tex(p)}$ for each of the two.`,
        ...(asked === "both" ? [`For both: $${tex(p)} \\cdot ${tex(p)} = ${tex(both)}$.`] : []),
      ],
      check: `Both, exactly one, and none: $${tex(both)} + ${tex(p.times(miss).plus(p.times(miss)))} + ${tex(miss.times(miss))} = 1$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { other: askOther, any: askAny, twice: askTwice };
const KINDS = ["other", "any", "twice"] as const;

const either = (p: number, q: number): number => p + q - p * q;
const isOther = (x: number, a: number, b: number, c: number, d: number): boolean =>
  near(either(a / b, x), c / d);
const isAny = (x: number, a: number, b: number, c: number, d: number): boolean =>
  near(x, either(a / b, (c * b) / (d * a)));
const isHigh = (x: number, a: number, b: number): boolean => x >= a / b;
const isEach = (x: number, a: number, b: number): boolean => near(either(x, x), a / b);
const isPair = (x: number, a: number, b: number): boolean => isEach(tidy(Math.sqrt(x), 9), a, b);

const F = String.raw`\((\d+)\)\/\((\d+)\)`;

const READINGS: readonly StemReading[] = [
  {
    wording: new RegExp(`at least one of the two makes the free throw is ${F}\\. .* is ${F}, what`),
    fits: (x, c, d, a, b) => isOther(x, a, b, c, d),
  },
  { wording: new RegExp(`wins its contract is ${F} and .* is ${F}, what`), fits: isOther },
  {
    wording: new RegExp(`A occurs is ${F} and .* at least one of .* is ${F}, what`),
    fits: isOther,
  },
  { wording: new RegExp(`R occurs is ${F}, and .* is ${F}\\.`), fits: isOther },
  {
    wording: new RegExp(`passes both tests is ${F}\\. .* is ${F}, what`),
    fits: (x, c, d, a, b) => isAny(x, a, b, c, d),
    open: (x, _c, _d, a, b) => isHigh(x, a, b),
  },
  { wording: new RegExp(`X tomorrow is ${F}, .* is ${F}\\.`), fits: isAny, open: isHigh },
  {
    wording: new RegExp(`A occurs is ${F} and .* both events .* is ${F}, what`),
    fits: isAny,
    open: isHigh,
  },
  { wording: new RegExp(`attempts is ${F}, .* on both attempts`), fits: isPair },
  { wording: new RegExp(`attempts is ${F}, .* on the first attempt`), fits: isEach },
  { wording: new RegExp(`components fails is ${F}, .* both components`), fits: isPair },
  { wording: new RegExp(`components fails is ${F}, .* a given component`), fits: isEach },
];

export const template: ProblemTemplate = {
  id: "independent-with-one-unknown",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "Two independent events, one probability unknown: products lead to the rest.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back as a probability. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
