import {
  divisorsOf,
  gcd,
  listed,
  numberChoice,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  texFirst,
  texTerm,
  valueOf,
  valueOfFormula,
} from "@theta/items/template";

/** Two integers pn + a and qn + b, and why only some numbers can be their greatest common divisor. */
interface Pair {
  readonly one: string;
  readonly two: string;
  /** What every common divisor must divide. */
  readonly fixed: number;
  readonly step: string;
  /** What else is required of it. */
  readonly limit?: string;
  /** A sentence on what is wrong with a number that doesn't meet that requirement. */
  readonly breach?: (d: number) => string;
  /** Whether the requirement is to have no factor in common with the coefficient. */
  readonly isCoprime?: boolean;
  /** Whether a number meets that requirement. */
  readonly obeys?: (d: number) => boolean;
  readonly level: number;
}

const DIFFERENCES = [12, 15, 18, 20, 24, 28, 30, 36, 40, 42, 45, 48, 50, 54, 60];
const linear = (p: number, a: number): string =>
  `${texFirst(p, "n")}${a === 0 ? "" : ` ${texTerm(a, "")}`}`;

function differenceStep(one: string, two: string, fixed: number): string {
  const subtracted = /[+-]/.test(one) ? `(${one})` : one;
  return `A common divisor must divide the difference of the two integers, which is $(${two}) - ${subtracted} = ${fixed}$.`;
}

/** Both begin with n, so every divisor of the difference is possible. */
function drawPlain(rng: Rng): Pair {
  const [a, fixed] = [rng.pick([0, 0, 2, 3, 4, 5]), rng.pick(DIFFERENCES)];
  return {
    one: linear(1, a),
    two: linear(1, a + fixed),
    fixed,
    step: differenceStep(linear(1, a), linear(1, a + fixed), fixed),
    level: 4,
  };
}

/** Both are multiples of k. */
function drawMultiples(rng: Rng): Pair {
  const [k, m] = [rng.pick([2, 3, 4, 5, 6]), rng.pick([4, 6, 8, 10, 12, 15, 18, 20])];
  const fixed = k * m;
  return {
    one: linear(k, 0),
    two: linear(k, fixed),
    fixed,
    step: differenceStep(linear(k, 0), linear(k, fixed), fixed),
    limit: `Both integers are multiples of ${k}, so their greatest common divisor is also a multiple of ${k}.`,
    breach: (d) => `But ${d} isn't a multiple of ${k}.`,
    obeys: (d) => d % k === 0,
    level: 6,
  };
}

/** Neither has a factor in common with k. */
function drawRest(rng: Rng): Pair {
  const [k, fixed] = [rng.pick([2, 2, 3, 4, 6]), rng.pick(DIFFERENCES)];
  const a = rng.pick(range(1, k - 1).filter((r) => gcd(r, k) === 1));
  return {
    one: linear(k, a),
    two: linear(k, a + fixed),
    fixed,
    step: differenceStep(linear(k, a), linear(k, a + fixed), fixed),
    limit:
      k === 2 || k === 4
        ? `$${linear(k, a)}$ is always odd, so all of its divisors are odd, and the greatest common divisor is odd.`
        : `$${linear(k, a)}$ leaves a remainder of ${a} when divided by ${k}, so it isn't a multiple of ${k === 6 ? "2 or of 3" : k}, and neither is any of its divisors.`,
    breach: (d) =>
      d === 3 || d === 2
        ? `So ${d} doesn't divide it.`
        : `But ${d} is ${d % 2 === 0 && k !== 3 ? "even" : "a multiple of 3"}.`,
    isCoprime: true,
    obeys: (d) => gcd(d, k) === 1,
    level: 6,
  };
}

/** The second begins with a multiple of n. */
function drawScaled(rng: Rng): Pair {
  const [q, fixed] = [rng.pick([2, 3, 4]), rng.pick(DIFFERENCES)];
  const two = linear(q, fixed);
  return {
    one: "n",
    two,
    fixed,
    step: `A common divisor divides $n$, so it divides $${q}n$, and it must also divide the difference $(${two}) - ${q}n = ${fixed}$.`,
    level: 5,
  };
}

const DRAWS = [drawPlain, drawMultiples, drawMultiples, drawRest, drawRest, drawRest, drawScaled];

/** The greatest common divisors of both integers for many n. */
function found(one: string, two: string): number[] {
  const all = range(1, 400).map((n) => gcd(valueOfFormula(one, { n }), valueOfFormula(two, { n })));
  return [...new Set(all)].toSorted((x, y) => x - y);
}

const exampleOf = ({ one, two }: Pair, d: number): number =>
  range(1, 400).find((n) => gcd(valueOfFormula(one, { n }), valueOfFormula(two, { n })) === d)!;

function whyYes(pair: Pair, d: number): string {
  const n = exampleOf(pair, d);
  const [x, y] = [pair.one, pair.two].map((tex) => valueOfFormula(tex, { n }));
  return `With $n = ${n}$, the integers are ${x} and ${y}, and their greatest common divisor is ${d}.`;
}

function whyNo({ fixed, limit, breach }: Pair, d: number): string {
  return fixed % d === 0 && limit && breach
    ? `${limit} ${breach(d)}`
    : d < fixed
      ? `A common divisor must divide ${fixed}, but $${fixed} = ${fixed < 2 * d ? d : `${Math.floor(fixed / d)} \\cdot ${d}`} + ${fixed % d}$, so ${d} doesn't.`
      : `A common divisor must divide ${fixed}, but ${d} is greater than ${fixed}.`;
}

type Question = "could" | "cannot" | "greatest";

const STEMS: Record<Question, readonly string[]> = {
  could: [
    "If $n$ is a positive integer, which of the following could be the greatest common divisor of $ONE$ and $TWO$?",
    "For some positive integer $n$, the greatest common factor of $ONE$ and $TWO$ is $d$. Which of the following could be the value of $d$?",
  ],
  cannot: [
    "If $n$ is a positive integer, which of the following CANNOT be the greatest common divisor of $ONE$ and $TWO$?",
    "If $n$ is a positive integer, each of the following could be the greatest common factor of $ONE$ and $TWO$ EXCEPT",
  ],
  greatest: [
    "If $d$ and $n$ are positive integers and $d$ is a divisor of both $ONE$ and $TWO$, what is the greatest possible value of $d$?",
    "If $n$ is a positive integer, what is the greatest integer that could be a common factor of $ONE$ and $TWO$?",
  ],
};

/** The key and the wrong values of a question, the most tempting ones first. */
function drawOptions(pair: Pair, every: readonly number[], question: Question, rng: Rng) {
  const possible = every.filter((d) => d > 1);
  const divisors = divisorsOf(pair.fixed).filter((d) => d > 1 && !possible.includes(d));
  const others = range(4, pair.fixed).filter((d) => pair.fixed % d !== 0);
  const { obeys = () => true } = pair;
  const close = rng
    .shuffle(others)
    .toSorted(
      (c, d) => Number(obeys(d)) - Number(obeys(c)) || gcd(d, pair.fixed) - gcd(c, pair.fixed),
    );
  // Not only divisors, or the requirement alone would single out the key.
  const impossible = [...rng.shuffle(divisors).slice(0, 2), ...close.slice(0, 6), ...divisors];
  if (close.length === 0 || possible.length === 0) return null;
  if (question === "cannot")
    // Next to the difference itself, a number that doesn't divide it would stand out.
    return {
      key: rng.pick(close.slice(0, 4)),
      wrong: [...rng.shuffle(possible.filter((d) => d !== pair.fixed)), pair.fixed].filter((d) =>
        possible.includes(d),
      ),
    };
  if (question === "could") return { key: rng.pick(possible.slice(-4)), wrong: impossible };
  const below = possible.slice(0, -1).toReversed();
  const wrong = [...divisors.toReversed().slice(0, 2), ...below.slice(0, 2), ...close];
  return { key: possible.at(-1), wrong };
}

function slipOf(pair: Pair, possible: readonly number[], question: Question, d: number): Slip {
  const most = possible.at(-1)!;
  const isPossible = possible.includes(d);
  const beaten =
    question === "greatest"
      ? ` But ${most} is possible, too, as $n = ${exampleOf(pair, most)}$ shows, and it is greater.`
      : "";
  const why = isPossible ? `${whyYes(pair, d)}${beaten}` : whyNo(pair, d);
  const slip = isPossible
    ? question === "greatest"
      ? "stops too early"
      : "doubts a divisor of the difference"
    : pair.fixed % d === 0
      ? "looks at the difference only"
      : "ignores the difference";
  return { text: String(d), value: d, slip, why };
}

/** The two integers in a stem. */
function pairIn(stem: string): [one: string, two: string] {
  const [, one = "", two = ""] =
    /(?:divisor|factor) of (?:both )?(.+?) and (.+?)(?:\?| is d|, what| EXCEPT)/.exec(
      plain(stem),
    ) ?? [];
  return [one, two];
}

export const template: ProblemTemplate = {
  id: "common-factor-of-shifted",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "algebra",
  pattern:
    "Which greatest common divisors two linear expressions can have: only divisors of a fixed difference.",

  make(rng) {
    const pair = rng.pick(DRAWS)(rng);
    const question = rng.pick(["could", "cannot", pair.isCoprime ? "greatest" : "could"] as const);
    const possible = found(pair.one, pair.two);
    const options = drawOptions(pair, possible, question, rng);
    if (!options) return null;
    const { key, wrong } = options;
    if (key === undefined || key < 3 || wrong.filter((d) => d !== key).length < 4) return null;
    const form = rng.int(1, 2);
    return {
      variant: `${question}/${form}`,
      context: "pure",
      difficulty: pair.level - (question === "cannot" && pair.limit ? 1 : 0),
      stem: STEMS[question][form - 1]!.replace("ONE", pair.one).replace("TWO", pair.two),
      key: numberChoice(key, question === "cannot" ? whyNo(pair, key) : whyYes(pair, key)),
      slips: wrong.filter((d) => d !== key).map((d) => slipOf(pair, possible, question, d)),
      solution: {
        idea: `A number that divides two integers also divides ${pair.step.includes("so it divides") ? "their multiples and the differences of these" : "their difference"}.`,
        steps: [
          pair.step,
          ...(pair.limit && divisorsOf(pair.fixed).some((d) => pair.obeys?.(d) === false)
            ? [pair.limit]
            : []),
          `So the greatest common divisor can only be ${listed(possible.map(String), "or")}.`,
          ...(question === "greatest" ? [`The greatest of these is ${key}.`] : []),
          question === "cannot" ? whyNo(pair, key) : whyYes(pair, key),
        ],
        takeaway: `To see what divisors two expressions can have in common, subtract ${pair.step.includes("so it divides") ? "a multiple of one" : "one"} from the other so that the variable drops out.`,
      },
    };
  },

  /** A divisor of two integers isn't greater than their difference, where n drops out of it. */
  possible({ stem, options }) {
    const [one, two] = pairIn(stem);
    const [gap, next] = [1, 2].map((n) => valueOfFormula(two, { n }) - valueOfFormula(one, { n }));
    const most = gap === next ? Math.abs(gap!) : Infinity;
    return options.map((option) => valueOf(option).value > 1 && valueOf(option).value <= most);
  },

  /** Works out the greatest common divisors for many n. */
  check({ stem, options }) {
    const [one, two] = pairIn(stem);
    const possible = found(one, two);
    return options.flatMap((option, k) => {
      const d = valueOf(option).value;
      const isRight = /CANNOT|EXCEPT/.test(stem)
        ? !possible.includes(d)
        : /what is the greatest/.test(stem)
          ? d === Math.max(...possible)
          : possible.includes(d);
      return isRight ? [k] : [];
    });
  },
};
