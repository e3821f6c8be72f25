import {
  formulaOf,
  listed,
  numberChoice,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  type Slip,
  type Solution,
  texTerm,
  valueOf,
} from "@theta/items/template";

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly stems: readonly string[];
  /** The value that's impossible. */
  readonly key: number;
  readonly why: string;
  /** Four possible values, and how to get each one. */
  readonly could: readonly (readonly [value: number, how: string])[];
  readonly solution: Solution;
}

const tex = (value: number): string => `$${value}$`;
const inParentheses = (value: number): string => (value < 0 ? `(${value})` : String(value));
const bars = (a: number, name: string): string =>
  a === 0 ? `|${name}|` : `|${name} ${texTerm(-a, "")}|`;

const COMBINED = [
  { name: "x + y", sign: "+", of: (x: number, y: number): number => x + y },
  { name: "x - y", sign: "-", of: (x: number, y: number): number => x - y },
  { name: "xy", sign: "\\cdot", of: (x: number, y: number): number => x * y },
] as const;

/** |x - a| = b and |y - c| = d: two values each, and four of their sum, difference, or product. */
function drawBars(rng: Rng): Question | null {
  const [a, c] = [rng.int(-4, 6), rng.int(-5, 5)];
  const [b, d] = [rng.int(2, 9), rng.int(1, 8)];
  const { name, sign, of } = rng.pick(COMBINED);
  const [xs, ys] = [
    [a + b, a - b],
    [c + d, c - d],
  ] as const;
  const pairs = xs.flatMap((x) => ys.map((y) => [x, y] as const));
  const values = pairs.map(([x, y]) => of(x, y));
  const sorted = values.toSorted((one, other) => one - other);
  if ([...xs, ...ys].includes(0) || new Set(values).size < 4 || a * c === 0) return null;
  if (Math.max(...values.map(Math.abs)) > 40) return null;
  // The four values have two equal differences, so the key has them with three of the values, too.
  const tempting = values.flatMap((p) =>
    values.flatMap((q) => values.filter((r) => p < q && r !== p && r !== q).map((r) => p + q - r)),
  );
  const key = rng
    .shuffle(tempting)
    .find((one) => !values.includes(one) && one >= sorted[0]! - 16 && one <= sorted[3]! + 16);
  if (key === undefined) return null;
  const given = `${bars(a, "x")} = ${b}$ and $${bars(c, "y")} = ${d}`;
  return {
    kind: `bars/${name}`,
    difficulty: 5,
    stems: [
      `If $${given}$, which of the following could NOT be the value of $${name}$?`,
      `If $${given}$, then each of the following could be the value of $${name}$ EXCEPT`,
    ],
    key,
    why: `With $x$ equal to ${tex(xs[0])} or ${tex(xs[1])} and $y$ equal to ${tex(ys[0])} or ${tex(ys[1])}, $${name}$ can be only ${listed(sorted.map(tex), "or")}.`,
    could: pairs.map(([x, y], k) => [
      values[k]!,
      `$${inParentheses(x)} ${sign} ${inParentheses(y)} = ${values[k]!}$`,
    ]),
    solution: {
      idea: "Each equation has two solutions, so there are four pairs of values.",
      steps: [
        `$x = ${a} + ${b} = ${xs[0]}$ or $x = ${a} - ${b} = ${xs[1]}$.`,
        `$y = ${c} + ${d} = ${ys[0]}$ or $y = ${c} - ${d} = ${ys[1]}$.`,
        `The four values of $${name}$ are ${listed(pairs.map(([x, y], k) => `$${inParentheses(x)} ${sign} ${inParentheses(y)} = ${values[k]!}$`))}.`,
        `${tex(key)} isn't one of them.`,
      ],
      takeaway: "Two equations with two solutions each allow four combinations.",
    },
  };
}

/** Each is the sum of two squares in two ways, which gives four different sizes of x + y. */
const SUMS_OF_SQUARES = [50, 65, 85, 125, 130, 145, 170];

// With one sign after the other, the two integers give plus or minus their sum and their difference.
const combined = (x: number, y: number): string =>
  `For $${x}$ and $${y}$, it is plus or minus ${[x + y, y - x]
    .filter((n) => n > 0)
    .map((n) => `$${n}$`)
    .join(" or ")}${x === y ? ", or $0$" : ""}.`;

/** Integers x and y whose squares have a given sum. */
function drawSquares(rng: Rng): Question | null {
  const total = rng.pick(SUMS_OF_SQUARES);
  const { name, sign, of } = rng.pick(COMBINED.slice(0, 2));
  const size = Math.floor(Math.sqrt(total));
  const whole = range(-size, size);
  const pairs = whole.flatMap((x) =>
    whole.filter((y) => x * x + y * y === total).map((y) => [x, y] as const),
  );
  const possible = [...new Set(pairs.map(([x, y]) => Math.abs(of(x, y))))];
  const most = Math.max(...possible);
  // The wrong parity would give it away.
  const sizes = range(1, most).filter((n) => !possible.includes(n) && (n - most) % 2 === 0);
  const signs = rng.shuffle([1, 1, -1, -1]);
  const key = rng.pick(sizes) * rng.pick([1, -1]);
  if (possible.length !== 4) return null;
  // One size comes with both signs, so that not all the sizes are there to compare.
  const [first = 0, ...others] = rng.sample(possible, 3);
  const could = [first, -first, ...others.map((value, k) => value * signs[k]!)].map((value) => {
    const [x, y] = rng.pick(pairs.filter((pair) => of(...pair) === value));
    return [
      value,
      `with $x = ${x}$ and $y = ${y}$, $${inParentheses(x)} ${sign} ${inParentheses(y)} = ${value}$`,
    ] as const;
  });
  const positive = pairs.filter(([x, y]) => x >= 0 && y >= x);
  const shown = positive.map(([x, y]) => `$${x}^2 + ${y}^2$`);
  const small = range(1, size)
    .map((n) => n * n)
    .filter((n) => 2 * n <= total);
  return {
    kind: `squares/${name}`,
    difficulty: total > 100 ? 6 : 5,
    stems: [
      `If $x$ and $y$ are integers and $x^2 + y^2 = ${total}$, which of the following could NOT be the value of $${name}$?`,
      `If $x$ and $y$ are integers such that $x^2 + y^2 = ${total}$, then $${name}$ could have each of the following values EXCEPT`,
    ],
    key,
    why: `The only ways to write ${total} as such a sum are ${listed(shown)}, and no choice of signs makes $${name}$ equal to ${tex(key)}.`,
    could,
    solution: {
      idea: "List the pairs of squares first; then each of the two integers can have either sign.",
      steps: [
        `One of the squares is at most half of ${total}, so it is ${listed(
          small.map((n) => String(n)),
          "or",
        )}.`,
        `Subtracting these from ${total} leaves ${listed(
          small.map((n) => String(total - n)),
          "or",
        )}, of which only ${listed(positive.map(([, y]) => String(y * y)))} are squares.`,
        `So the sums of two squares that equal ${total} are ${listed(shown)}.`,
        `With either sign and in either order, $${name}$ is plus or minus the sum or the difference of the two positive integers.`,
        ...positive.map(([x, y]) => combined(x, y)),
        `So $${name}$ can't be ${tex(key)}.`,
      ],
      takeaway: "A square hides the sign of its root, so consider both signs of each integer.",
    },
  };
}

/** r + s, or (r + a)(s + a), which doesn't show the product of r and s. */
interface Combination {
  readonly name: string;
  readonly of: (r: number, s: number) => number;
  readonly tex: (r: number, s: number) => string;
}

const SUM: Combination = {
  name: "r + s",
  of: (r, s) => r + s,
  tex: (r, s) => `${r} + ${inParentheses(s)}`,
};
const SHIFTED: readonly Combination[] = [1, -1, 2, -2].map((a) => {
  const shift = texTerm(a, "");
  return {
    name: `(r ${shift})(s ${shift})`,
    of: (r, s) => (r + a) * (s + a),
    tex: (r, s) => `(${r} ${shift})(${s} ${shift})`,
  };
});

/** The sum of two integers with a given product, which x^2 + kx + c may hide. */
function drawFactors(rng: Rng): Question | null {
  const c = rng.pick([12, 16, 18, 20, 24, 28, 30, 32, 36, 40]) * rng.pick([1, -1]);
  const divisors = range(-40, 40).filter((r) => r !== 0 && c % r === 0);
  const sums = divisors.map((r) => r + c / r);
  const pairs = divisors.filter((r) => r * r !== Math.abs(c)).map((r) => [r, c / r] as const);
  const ways = new Map(rng.shuffle(pairs).map(([r, s]) => [Math.abs(r + s), [r, s] as const]));
  const chosen = rng.sample([...ways.values()], Math.min(4, ways.size));
  // Someone who takes the product for the wrong sign gets differences instead of sums.
  const confused = [...new Set(pairs.map(([r, s]) => r - s))].filter((n) => !sums.includes(n));
  if (chosen.length < 4 || confused.length === 0) return null;
  const isHidden = rng.chance(0.25);
  const { name, of, tex: texOf } = isHidden ? SUM : rng.pick(SHIFTED);
  // Both r + s and (r + a)(s + a) depend only on the sum and the product.
  const [one, other] = [of(0, 0), of(1, 0)];
  const valueFor = (total: number): number => (isHidden ? total : one + (other - one) * total + c);
  const key = valueFor(rng.pick(confused));
  const [asked, given] = isHidden
    ? [
        "k",
        `If $x^2 + kx ${texTerm(c, "")} = (x + r)(x + s)$ for all values of $x$, where $r$ and $s$ are integers,`,
      ]
    : [name, `If $r$ and $s$ are integers and $rs = ${c}$,`];
  const wayOf = ([r, s]: readonly [number, number]): string => `$${texOf(r, s)} = ${of(r, s)}$`;
  const splits = range(1, Math.floor(Math.sqrt(Math.abs(c))))
    .filter((r) => c % r === 0)
    .map((r) => `${r} and ${Math.abs(c) / r}`);
  const sizes = [...new Set(sums.map(Math.abs))].toSorted((m, n) => n - m).map(String);
  return {
    kind: isHidden ? "factors/quadratic" : "factors/product",
    difficulty: 5,
    stems: [
      `${given} which of the following could NOT be the value of $${asked}$?`,
      `${given} then each of the following could be the value of $${asked}$ EXCEPT`,
    ],
    key,
    why: isHidden
      ? `The sum of two integers with the product ${tex(c)} can be only plus or minus ${listed(sizes, "or")}.`
      : `The sum $r + s$ would have to be ${tex((key - c - one) / (other - one))}, but it can be only plus or minus ${listed(sizes, "or")}.`,
    could: chosen.map(
      (pair) =>
        [of(...pair), `with $r = ${pair[0]}$ and $s = ${pair[1]}$, ${wayOf(pair)}`] as const,
    ),
    solution: {
      idea: isHidden
        ? `The sum of two integers with the product ${tex(c)} is asked for.`
        : `With the product known, $${name}$ depends only on the sum of $r$ and $s$.`,
      steps: [
        isHidden
          ? `$(x + r)(x + s) = x^2 + (r + s)x + rs$, so $rs = ${c}$ and $k = r + s$.`
          : `$${name} = rs ${texTerm(other - one, "(r + s)")} ${texTerm(one, "")} = ${c + one} ${texTerm(other - one, "(r + s)")}$.`,
        `Without their signs, $r$ and $s$ are ${splits.join(", or ")}.`,
        c > 0
          ? `Their product is positive, so they have the same sign, and $r + s$ is plus or minus ${listed(sizes, "or")}.`
          : `Their product is negative, so they have different signs, and $r + s$ is plus or minus the difference: ${listed(sizes, "or")}.`,
        `So these values are possible: ${listed(chosen.map(wayOf))}.`,
        isHidden
          ? `None of the sums is ${tex(key)}.`
          : `The value ${tex(key)} would take a sum of ${tex((key - c - one) / (other - one))}, which no pair has.`,
      ],
      takeaway: "List the factor pairs of the product, and give them all possible signs.",
    },
  };
}

const remainder = (value: number, by: number): number => ((value % by) + by) % by;

/**
 * Whether the impossible value stands out among the others: the only one with another remainder or sign, the only one
 * without its opposite, or one far from all the others.
 */
function isOdd({ key, could }: Question): boolean {
  const values = could.map(([value]) => value);
  const isAlike = (of: (value: number) => number): boolean =>
    new Set(values.map(of)).size === 1 && of(values[0]!) !== of(key);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return (
    isAlike(Math.sign) ||
    range(2, 8).some((by) => isAlike((value) => remainder(value, by))) ||
    values.every((value) => values.includes(-value)) ||
    Math.max(key - most, least - key) > (most - least) / 2
  );
}

const DRAW = [
  drawBars,
  drawBars,
  drawBars,
  drawSquares,
  drawFactors,
  drawFactors,
  drawFactors,
  drawFactors,
];

/** Several draws, so that there are enough questions for each place of the key. */
function drawQuestion(rng: Rng): Question | null {
  for (let k = 0; k < 30; k++) {
    const question = rng.pick(DRAW)(rng);
    if (question && !isOdd(question)) return question;
  }
  return null;
}

export const template: ProblemTemplate = {
  id: "could-be-any-except",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern: "All values but one are possible: both signs, sums of squares, or factor pairs.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { kind, difficulty, stems, key, why, could, solution } = question;
    const wording = rng.int(1, stems.length);
    const slips = could.map(([value, how]): Slip => ({
      text: tex(value),
      value,
      slip: "misses a possible case",
      why: `This is possible: ${how}.`,
    }));
    return {
      variant: `${kind}/${wording}`,
      context: "pure",
      difficulty,
      stem: stems[wording - 1]!,
      key: numberChoice(key, why, tex),
      slips,
      solution,
    };
  },

  /** Looks for a case that gives each option, with integers. */
  check({ stem, options }) {
    const values = options.map((option) => valueOf(option).value);
    const couldBe = possibleValues(stem);
    return values.flatMap((value, k) => (couldBe(value) ? [] : [k]));
  },

  /** The plainest case is possible without a calculation: the factors 1 and c. */
  possible({ stem, options }) {
    const c = productIn(stem);
    const of = combinationIn(stem);
    const plainest = c === undefined ? [] : [of(1, c), of(-1, -c)];
    return options.map((option) => !plainest.includes(valueOf(option).value));
  },
};

const combinationIn = (stem: string): Combination["of"] =>
  SHIFTED.find(({ name }) => stem.includes(`$${name}$`))?.of ?? SUM.of;

/** The product of two integers in a stem. */
function productIn(stem: string): number | undefined {
  const found = /rs = (-?\d+)/.exec(stem) ?? /kx ([+-] \d+) =/.exec(stem);
  return found ? Number(found[1]!.replace(" ", "")) : undefined;
}

function possibleValues(stem: string): (value: number) => boolean {
  const c = productIn(stem);
  if (c !== undefined) {
    const of = combinationIn(stem);
    const whole = range(-60, 60).filter((r) => r !== 0 && c % r === 0);
    return (value) => whole.some((r) => of(r, c / r) === value);
  }
  const formulas = Array.from(stem.matchAll(/\$([^$]+)\$/g), ([, one]) => plain(one!)).filter(
    (one) => one.length > 1,
  );
  const asked = formulaOf(formulas.find((one) => !/[<=]/.test(one))!);
  const conditions = formulas.filter((one) => /[<=]/.test(one)).map(relationOf);
  const allowed = (x: number, y: number): boolean => conditions.every((holds) => holds({ x, y }));
  const whole = range(-30, 30);
  const found = new Set(
    whole.flatMap((x) => whole.filter((y) => allowed(x, y)).map((y) => asked({ x, y }))),
  );
  return (value) => found.has(value);
}
