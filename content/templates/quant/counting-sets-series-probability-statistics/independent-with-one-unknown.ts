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
  type Words,
} from "@theta/items/template";

const TAKEAWAY =
  "For independent events multiply, and turn “at least one” into 1 minus the probability of none.";
const asText = (value: number): string => fractionText(asFraction(value) ?? new Fraction(0));

function isNeat(value: number): boolean {
  const fraction = asFraction(value);
  return value > 0 && value < 1 && fraction !== null && near(fraction.value, value, 1e-5);
}

const eventWords = (a: string, b: string): Words => ({
  a: `event $${a}$ occurs`,
  b: `event $${b}$ occurs`,
  na: `event $${a}$ doesn't occur`,
  nb: `event $${b}$ doesn't occur`,
  none: "neither event occurs",
  any: "at least one of the events occurs",
  both: "both events occur",
  onlyB: `event $${b}$ occurs but event $${a}$ doesn't`,
  one: "exactly one of the events occurs",
});

const OTHER_WORDS: readonly Words[] = [
  {
    a: "Pat makes the free throw",
    b: "Lee makes the free throw",
    na: "Pat misses",
    nb: "Lee misses",
    none: "both miss",
    any: "at least one of them makes the free throw",
    both: "both make the free throw",
    onlyB: "Lee makes the free throw but Pat misses",
    one: "exactly one of them makes the free throw",
  },
  {
    a: "Company X wins its contract",
    b: "Company Y wins its contract",
    na: "Company X doesn't win",
    nb: "Company Y doesn't win",
    none: "neither company wins",
    any: "at least one of the companies wins",
    both: "both companies win",
    onlyB: "Company Y wins its contract but Company X doesn't",
    one: "exactly one of the companies wins",
  },
  eventWords("A", "B"),
  eventWords("R", "S"),
];

const ANY_WORDS: readonly Words[] = [
  {
    a: "the student passes the written test",
    b: "the student passes the driving test",
    na: "the student fails the written test",
    nb: "the student fails the driving test",
    none: "the student fails both tests",
    any: "the student passes at least one of the tests",
    both: "the student passes both tests",
    onlyB: "the student passes the driving test but fails the written test",
    one: "the student passes exactly one of the tests",
  },
  {
    a: "it rains in City $X$",
    b: "it rains in City $Y$",
    na: "it doesn't rain in City $X$",
    nb: "it doesn't rain in City $Y$",
    none: "it rains in neither city",
    any: "it rains in at least one of the cities",
    both: "it rains in both cities",
    onlyB: "it rains in City $Y$ but not in City $X$",
    one: "it rains in exactly one of the cities",
  },
  eventWords("A", "B"),
];

const TWICE_WORDS: readonly Words[] = [
  {
    all: "attempts",
    hit: "the archer hits the target on a given attempt",
    miss: "the archer misses on a given attempt",
    none: "the archer misses on both attempts",
    both: "the archer hits the target on both attempts",
    one: "the archer hits the target on exactly one of the attempts",
  },
  {
    all: "components",
    hit: "a given component fails",
    miss: "a given component doesn't fail",
    none: "neither component fails",
    both: "both components fail",
    one: "exactly one of the components fails",
  },
];

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
  const { p, q, both, none, any } = pair;
  const [notP, notQ] = [ONE.minus(p), ONE.minus(q)];
  return {
    difficulty: 5,
    words: (wording) => OTHER_WORDS[wording - 1]!,
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
        `This is $1 - ${tex(none)} \\div ${tex(p)}$. The $${tex(none)}$ must be divided by the probability that [[na]], $${tex(notP)}$, not by $${tex(p)}$.`,
      ],
      [
        none.value / p.value,
        "divides by the wrong probability and stops at the complement",
        `This is $${tex(none)} \\div ${tex(p)}$. The $${tex(none)}$ must be divided by the probability that [[na]], $${tex(notP)}$, and the result subtracted from 1.`,
      ],
      [
        any.minus(p).value,
        "subtracts the probabilities",
        `This is $${tex(any)} - ${tex(p)}$, the probability that [[onlyB]]. The case that [[both]] is left out.`,
      ],
      [
        any.value * p.value,
        "multiplies the given probabilities",
        `This is $${tex(any)} \\cdot ${tex(p)}$. But $${tex(any)}$ is the probability that [[any]], not that [[b]].`,
      ],
      [
        any.value / 2,
        "halves the given value",
        `This is half of $${tex(any)}$. But the two probabilities aren't equal, and $${tex(any)}$ isn't their sum, because the case that [[both]] counts only once.`,
      ],
      rng.chance(0.5)
        ? [
            notQ.value,
            "stops at the complement",
            `This is $${tex(none)} \\div ${tex(notP)}$, the probability that [[nb]].`,
          ]
        : [
            none.value,
            "stops at none",
            `This is $1 - ${tex(any)}$, the probability that [[none]].`,
          ],
      [
        notP.value,
        "takes the complement of the first",
        `This is $1 - ${tex(p)}$, the probability that [[na]].`,
      ],
      [
        p.times(q).value,
        "answers for both",
        `This is the probability that [[both]], $${tex(p)} \\cdot ${tex(q)}$.`,
      ],
      [
        notP.times(any).value,
        "multiplies by the complement",
        `This is $${tex(notP)} \\cdot ${tex(any)}$, the probability that [[na]] times the probability that [[any]]. It isn't the probability that [[b]].`,
      ],
      [
        any.minus(p.times(q)).value,
        "counts exactly one",
        `This is the probability that [[one]], $${tex(any)} - ${tex(both)}$.`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: (value) => isNeat(value) && value < any.value + 1e-9,
    solution: {
      idea: `The probability that [[none]] is 1 minus $${tex(any)}$, and for independent events it is a product of two probabilities.`,
      fast: [
        `The probability that [[onlyB]] is $${tex(any)} - ${tex(p)} = ${tex(any.minus(p))}$.`,
        `It is also $${tex(notP)}$ times the probability that [[b]], which is $${tex(any.minus(p))} \\div ${tex(notP)} = ${tex(q)}$.`,
      ],
      steps: [
        `The probability that [[none]] is $1 - ${tex(any)} = ${tex(none)}$.`,
        `The probability that [[na]] is $1 - ${tex(p)} = ${tex(notP)}$, and its product with the probability that [[nb]] is $${tex(none)}$.`,
        `So the probability that [[nb]] is $${tex(none)} \\div ${tex(notP)} = ${tex(notQ)}$.`,
        `The probability that [[b]] is $1 - ${tex(notQ)} = ${tex(q)}$.`,
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
    words: (wording) => ANY_WORDS[wording - 1]!,
    stems: [
      `A student will take a written test and a driving test. The student's results on the two tests are independent, and the probability that the student passes both tests is ${fractionText(both)}. If the probability that the student passes the written test is ${fractionText(p)}, what is the probability that the student passes at least one of the tests?`,
      `The probability that it will rain in City $X$ tomorrow is ${fractionText(p)}, and the probability that it will rain in both City $X$ and City $Y$ tomorrow is ${fractionText(both)}. If rain in one city is independent of rain in the other, what is the probability that it will rain in at least one of the two cities tomorrow?`,
    ],
    pure: [
      `Events $A$ and $B$ are independent. If the probability that event $A$ occurs is ${fractionText(p)} and the probability that both events occur is ${fractionText(both)}, what is the probability that at least one of the events occurs?`,
    ],
    key: any.value,
    why: `The probability that [[b]] is $${tex(both)} \\div ${tex(p)} = ${tex(q)}$, and $1 - ${tex(ONE.minus(p))} \\cdot ${tex(ONE.minus(q))} = ${tex(any)}$.`,
    wrong: [
      [
        p.plus(q).value,
        "adds the probabilities",
        `This is $${tex(p)} + ${tex(q)}$, which counts the case that [[both]] twice.`,
      ],
      [
        q.value,
        "stops at the second event",
        `This is $${tex(both)} \\div ${tex(p)}$, the probability that [[b]].`,
      ],
      [
        any.minus(both).value,
        "counts exactly one",
        `This is the probability that [[one]]. The case that [[both]] must be included.`,
      ],
      [
        none.value,
        "stops at none",
        `This is $${tex(ONE.minus(p))} \\cdot ${tex(ONE.minus(q))}$, the probability that [[none]].`,
      ],
      [
        p.plus(both).value,
        "adds the given values",
        `This is $${tex(p)} + ${tex(both)}$. The case that [[both]] is already included in $${tex(p)}$, and the case that [[onlyB]] is left out.`,
      ],
      [
        1 - both.value,
        "takes the complement of both",
        `This is $1 - ${tex(both)}$. The probability that must be subtracted from 1 is the probability that [[none]].`,
      ],
      [
        ONE.minus(p).value,
        "takes the complement of the first",
        `This is $1 - ${tex(p)}$, the probability that [[na]].`,
      ],
    ],
    text: asText,
    pureText: asText,
    shows: isNeat,
    solution: {
      idea: `The probability that [[both]] is a product, so a division gives the probability that [[b]].`,
      fast: [
        `The probability that [[b]] is $${tex(both)} \\div ${tex(p)} = ${tex(q)}$.`,
        `The probability that [[any]] is $${tex(p)} + ${tex(q)} - ${tex(both)} = ${tex(any)}$.`,
      ],
      steps: [
        `Since $${tex(p)}$ times the probability that [[b]] is $${tex(both)}$, that probability is $${tex(both)} \\div ${tex(p)} = ${tex(q)}$.`,
        `The probability that [[none]] is $\\left(1 - ${tex(p)}\\right)\\left(1 - ${tex(q)}\\right)$, or $${tex(ONE.minus(p))} \\cdot ${tex(ONE.minus(q))} = ${tex(none)}$.`,
        `The probability that [[any]] is $1 - ${tex(none)} = ${tex(any)}$.`,
      ],
      check: `The answer must be greater than $${tex(p.value > q.value ? p : q)}$, the probability that [[${p.value > q.value ? "a" : "b"}]].`,
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
    words: (wording) => TWICE_WORDS[wording - 1]!,
    stems: [
      `An archer has the same probability of hitting a target on each of two independent attempts. If the probability that the archer hits the target on at least one of the attempts is ${fractionText(any)}, what is the probability that the archer hits the target on ${hits}?`,
      `A device has two components that fail independently of each other, each with the same probability. If the probability that at least one of the components fails is ${fractionText(any)}, what is the probability that ${works}?`,
    ],
    key: key.value,
    why: `With a probability of $${tex(p)}$ for each of the two [[all]], $1 - ${tex(miss)} \\cdot ${tex(miss)} = ${tex(any)}$${asked === "both" ? `, and $${tex(p)} \\cdot ${tex(p)} = ${tex(both)}$` : ""}.`,
    wrong: [
      [
        any.value / 2,
        "halves the given value",
        `This is half of $${tex(any)}$. But $${tex(any)}$ isn't twice the probability that [[hit]], because the case that [[both]] counts only once.`,
      ],
      [
        asked === "both" ? p.value : both.value,
        "answers another question",
        `This is the probability that [[${asked === "both" ? "hit" : "both"}]].`,
      ],
      [miss.value, "stops at the complement", `This is the probability that [[miss]].`],
      [
        miss.times(miss).value,
        "stops at none",
        `This is $1 - ${tex(any)}$, the probability that [[none]].`,
      ],
      [
        (any.value / 2) ** 2,
        "squares the half",
        `This is the square of half of $${tex(any)}$. But the probability that [[hit]] is more than half of $${tex(any)}$.`,
      ],
      [
        2 * p.value * miss.value,
        "counts exactly one",
        `This is the probability that [[one]], $2 \\cdot ${tex(p)} \\cdot ${tex(miss)}$.`,
      ],
      [
        any.value ** 2,
        "squares the given value",
        `This is $${tex(any)} \\cdot ${tex(any)}$. But $${tex(any)}$ belongs to the two [[all]] together, not to each of them.`,
      ],
    ],
    text: asText,
    shows: (value) => isNeat(value) && value < any.value + 1e-9,
    solution: {
      idea: `The probability that [[none]] is 1 minus $${tex(any)}$, and it is the square of the probability that [[miss]].`,
      steps: [
        `The probability that [[none]] is $1 - ${tex(any)} = ${tex(miss.times(miss))}$.`,
        `Since $${tex(miss)} \\cdot ${tex(miss)} = ${tex(miss.times(miss))}$, the probability that [[miss]] is $${tex(miss)}$.`,
        `So the probability that [[hit]] is $1 - ${tex(miss)} = ${tex(p)}$.`,
        ...(asked === "both"
          ? [`The probability that [[both]] is $${tex(p)} \\cdot ${tex(p)} = ${tex(both)}$.`]
          : []),
      ],
      check: `The probabilities of both, exactly one, and none add up to 1: $${tex(both)} + ${tex(p.times(miss).plus(p.times(miss)))} + ${tex(miss.times(miss))} = 1$.`,
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
