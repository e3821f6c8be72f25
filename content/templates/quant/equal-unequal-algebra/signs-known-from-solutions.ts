import {
  Fraction,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationIn,
  type Rng,
  type Slip,
  texFirst,
  texFraction,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;
interface Pair extends Readonly<Record<string, number>> {
  readonly a: number;
  readonly b: number;
}

const flip = (sign: string): string => (sign === "\\lt" ? "\\gt" : "\\lt");

/** Forms of the first inequality: which multiple of a is b, if its bound is t? */
const FORMS = [
  { left: "ax", right: "b", b: (t: number) => t },
  { left: "ax + b", right: "0", b: (t: number) => -t },
  { left: "ax - b", right: "0", b: (t: number) => t },
] as const;

/** An inequality for x with its solution; what this says about a and b. */
function drawGiven(rng: Rng) {
  const form = rng.pick(FORMS);
  const [t, sign, shown] = [
    rng.int(2, 6) * rng.pick([1, -1]),
    rng.pick(["\\lt", "\\gt"]),
    rng.pick(["\\lt", "\\gt"]),
  ];
  // If the sign in the solution has turned around, a is negative.
  const a = sign === shown ? 1 : -1;
  const n = form.b(t);
  return {
    t,
    a,
    b: a * n,
    given: `${form.left} ${sign} ${form.right}`,
    solved: `x ${shown} ${t}`,
    steps: [
      `The sign ${a > 0 ? "does not turn around" : "turns around"} when the inequality is divided by $a$, so $a$ is ${a > 0 ? "positive" : "negative"}.`,
      `The bound is $${t}$, so $b = ${texFirst(n, "a")}$, and $b$ is ${a * n > 0 ? "positive" : "negative"}.`,
    ],
  };
}

const ray = (way: string, value: Fraction): string => `$x ${way} ${texFraction(value)}$`;

/** The same letters in another inequality, divided by b this time. */
function otherSolution(rng: Rng): Asked {
  const { a, b, given, solved, steps } = drawGiven(rng);
  const [k, sign, isMoved] = [rng.pick([1, 1, 2, 3]), rng.pick(["\\lt", "\\gt"]), rng.chance(0.4)];
  const asked = isMoved ? `bx + ${texFirst(k, "a")} ${sign} 0` : `bx ${sign} ${texFirst(k, "a")}`;
  const bound = new Fraction((isMoved ? -k : k) * a, b);
  const [turned, opposite] = [
    new Fraction(bound.bottom, bound.top),
    new Fraction(-bound.top, bound.bottom),
  ];
  const shown = b > 0 ? sign : flip(sign);
  const slips: Slip[] = [
    {
      text: ray(flip(shown), bound),
      slip: "divides by b as if it had the other sign",
      why: `$b$ is ${b > 0 ? "positive, so the sign stays" : "negative, so the sign turns around"}.`,
    },
    {
      text: ray(shown, opposite),
      slip: "loses a sign in the bound",
      why: `The quotient of $a$ and $b$ leads to the bound $${texFraction(bound)}$.`,
    },
    {
      text: ray(flip(shown), opposite),
      slip: "loses two signs",
      why: `The bound is $${texFraction(bound)}$, and $b$ is ${b > 0 ? "positive" : "negative"}.`,
    },
    {
      text: ray(shown, turned),
      slip: "turns the bound over",
      why: `The inequality is divided by $b$, not by $a$.`,
    },
    {
      text: ray(flip(shown), turned),
      slip: "turns over the bound and the sign",
      why: `The inequality is divided by $b$, which is ${b > 0 ? "positive" : "negative"}.`,
    },
  ];
  return {
    variant: `other solution, a ${a > 0 ? "positive" : "negative"}`,
    difficulty: 7 + (a < 0 ? 1 : 0),
    stem: rng.pick([
      `If $a$ and $b$ are constants and the solution of the inequality $${given}$ is $${solved}$, which of the following is the solution of the inequality $${asked}$?`,
      `The inequality $${given}$, where $a$ and $b$ are constants, is true if and only if $${solved}$. For which values of $x$ is the inequality $${asked}$ true?`,
      `In the inequality $${given}$, $a$ and $b$ are constants. If the inequality is equivalent to $${solved}$, which of the following is equivalent to $${asked}$?`,
    ]),
    key: {
      text: ray(shown, bound),
      why: `$b$ is ${b > 0 ? "positive" : "negative"}, and dividing by it gives the bound $${texFraction(bound)}$.`,
    },
    slips: rng.sample(slips, 5),
    solution: {
      idea: "The direction of the given solution tells the sign of $a$, and its bound tells $b$ in terms of $a$.",
      fast: [
        `Choose numbers that fit: $a = ${a}$ and $b = ${b}$ give the solution $${solved}$. Put them into $${asked}$.`,
      ],
      steps: [
        ...steps,
        `Solve $${asked}$ for $x$: ${isMoved ? `subtract $${texFirst(k, "a")}$, and ` : ""}divide by $b$, which is ${b > 0 ? "positive, so the sign stays" : "negative, so the sign turns around"}. The result is $x ${shown} ${texFraction(bound)}$.`,
      ],
      check:
        "Test a simple number: $x = 0$ satisfies the new inequality or not, depending only on signs.",
      takeaway:
        "A solution set tells more than a bound: its direction is the sign of the coefficient.",
    },
  };
}

const EXPRESSIONS: readonly [string, (pair: Pair) => number][] = [
  ["a", ({ a }) => a],
  ["b", ({ b }) => b],
  ["-a", ({ a }) => -a],
  ["-b", ({ b }) => -b],
  ["ab", ({ a, b }) => a * b],
  ["-ab", ({ a, b }) => -a * b],
  ["a + b", ({ a, b }) => a + b],
  ["a - b", ({ a, b }) => a - b],
  ["b - a", ({ a, b }) => b - a],
  ["b - ab", ({ a, b }) => b - a * b],
  ["a^2 - b^2", ({ a, b }) => a * a - b * b],
  ["a + 2b", ({ a, b }) => a + 2 * b],
  ["a^2 + b", ({ a, b }) => a * a + b],
  ["ab + a", ({ a, b }) => a * b + a],
];

/** Which expression has a sign that follows? */
function signOf(rng: Rng): Asked | null {
  const { a, b, given, solved, steps } = drawGiven(rng);
  const wanted = rng.pick([1, -1]);
  const name = wanted > 0 ? "positive" : "negative";
  // Any positive multiple of (a, b) fits the given solution as well.
  const always = (of: (pair: Pair) => number): boolean =>
    [0.05, 1, 20].every((m) => of({ a: a * m, b: b * m }) * wanted > 0);
  const all = rng.shuffle(EXPRESSIONS);
  const key = all.find(([tex, of]) => tex.length > 2 && always(of));
  // A single letter among the options is enough, or the key would be one of the few long ones.
  const others = all.filter(([, of]) => !always(of));
  const wrong = [
    ...others.filter(([tex]) => tex.length > 2).slice(0, 3),
    ...others.filter(([tex]) => tex.length < 3),
  ];
  if (!key || wrong.length < 4) return null;
  return {
    variant: `sign, a ${a > 0 ? "positive" : "negative"}`,
    difficulty: 6 + (a < 0 ? 1 : 0),
    stem: rng.pick([
      `If $a$ and $b$ are constants and the solution of the inequality $${given}$ is $${solved}$, which of the following must be ${name}?`,
      `The inequality $${given}$, where $a$ and $b$ are constants, is true if and only if $${solved}$. Which of the following must be ${name}?`,
      `In the inequality $${given}$, $a$ and $b$ are constants. If the inequality is equivalent to $${solved}$, which of the following expressions must be ${name}?`,
    ]),
    key: {
      text: `$${key[0]}$`,
      why: `$a$ is ${a > 0 ? "positive" : "negative"} and $b = ${texFirst(b / a, "a")}$, so $${key[0]}$ is ${name}.`,
    },
    slips: wrong.map(([tex, of]): Slip => {
      const isFixed = [0.05, 1, 20].every((m) => of({ a: a * m, b: b * m }) * wanted < 0);
      return {
        text: `$${tex}$`,
        slip: isFixed
          ? "takes a letter with the wrong sign"
          : "takes the size of the letters for known",
        why: isFixed
          ? `With $a = ${a}$ and $b = ${b}$, which fit, $${tex}$ is ${wanted > 0 ? "negative" : "positive"}.`
          : `Whether $${tex}$ is ${name} depends on the size of $a$, which is not known.`,
      };
    }),
    solution: {
      idea: "The direction of the solution tells the sign of $a$, and its bound tells $b$ in terms of $a$.",
      fast: [`Put $a = ${a}$ and $b = ${b}$, which fit, into the options.`],
      steps: [
        ...steps,
        `So $${key[0]}$ is ${name}. For example, $a = ${a}$ and $b = ${b}$ make it $${key[1]({ a, b })}$.`,
      ],
      check: "Only the ratio of $a$ and $b$ is fixed, so try a small and a large pair.",
      takeaway: "If an inequality turns around when it is solved, the coefficient is negative.",
    },
  };
}

const STATEMENTS = [
  "a \\gt 0",
  "a \\lt 0",
  "b \\gt 0",
  "b \\lt 0",
  "ab \\gt 0",
  "ab \\lt 0",
  "a \\lt b",
  "b \\lt a",
  "a + b \\gt 0",
  "b \\lt 2a",
];

/** Two numbers are told apart by the inequality, but its bound isn't told. */
function twoNumbers(rng: Rng): Asked | null {
  const [p, q] = rng.shuffle([rng.int(-6, 7), rng.int(-6, 7)]) as [number, number];
  const sign = rng.pick(["\\lt", "\\gt"]);
  if (Math.abs(p - q) < 2 || p === 0 || q === 0) return null;
  const pairs = PAIRS.filter(({ a, b }) => {
    const holds = (x: number): boolean => (sign === "\\lt" ? a * x < b : a * x > b);
    return holds(p) && !holds(q);
  });
  const must = STATEMENTS.filter((text) => pairs.every(relationIn(text)));
  const wrong = STATEMENTS.filter((text) => !must.includes(text));
  const first = relationIn("a \\gt 0");
  const a = pairs.every(first) ? "positive" : "negative";
  if (must.length === 0) return null;
  const key = rng.pick(must);
  return {
    variant: p * q > 0 ? "two numbers, same sign" : "two numbers, opposite signs",
    difficulty: p * q > 0 ? 8 : 7,
    stem: rng.pick([
      `If $a$ and $b$ are constants and the inequality $ax ${sign} b$ is true for $x = ${p}$ but not for $x = ${q}$, which of the following must be true?`,
      `The inequality $ax ${sign} b$, where $a$ and $b$ are constants, is true for $x = ${p}$ and is not true for $x = ${q}$. Which of the following must be true?`,
    ]),
    key: {
      text: `$${key}$`,
      why: `From the two facts, $a$ is ${a}, and $b$ lies between $${texFirst(p, "a")}$ and $${texFirst(q, "a")}$.`,
    },
    slips: rng.shuffle(wrong).map((text): Slip => {
      const holds = relationIn(text);
      const against = pairs
        .filter((pair) => !holds(pair))
        .toSorted(
          (one, other) => Math.abs(one.a) + Math.abs(one.b) - Math.abs(other.a) - Math.abs(other.b),
        )[0]!;
      return {
        text: `$${text}$`,
        slip: "takes one case for all cases",
        why: `$a = ${against.a}$ and $b = ${against.b}$ fit both facts, but $${text}$ is then false.`,
      };
    }),
    solution: {
      idea: "Write both facts as inequalities in $a$ and $b$, and join them.",
      steps: [
        `$${texFirst(p, "a")} ${sign} b$, and because the inequality is not true for $x = ${q}$, $b ${sign === "\\lt" ? "\\le" : "\\ge"} ${texFirst(q, "a")}$.`,
        `Together, $${texFirst(p, "a")} ${sign} ${texFirst(q, "a")}$, so $a$ is ${a}.`,
        `$b$ lies between $${texFirst(p, "a")}$ and $${texFirst(q, "a")}$, so $${key}$ must be true.`,
      ],
      check: "“Not true for $x$” includes equality, so one of the bounds may be reached.",
      takeaway:
        "Where an inequality is true and where it is not tells the direction in which its left side grows.",
    },
  };
}

const PAIRS: readonly Pair[] = range(-6, 6).flatMap((a) => range(-36, 36).map((b) => ({ a, b })));

export const template: ProblemTemplate = {
  id: "signs-known-from-solutions",
  format: "problem-solving",
  subtopic: "inequalities",
  domain: "algebra",
  pattern:
    "The solution of an inequality with unknown coefficients tells their signs and their ratio.",

  make(rng) {
    const asked = rng.pick([otherSolution, otherSolution, signOf, twoNumbers])(rng);
    return asked && { ...asked, context: "pure" };
  },

  /** Tries all pairs of coefficients, in halves as well, on a fine grid of values for x. */
  check({ stem, options }) {
    const [first = ""] = read(stem, /inequality (a[^,]*?[<>] \w+)/);
    const pairs = PAIRS.filter(fitting(stem, relationIn(first))).flatMap(({ a, b }) => [
      { a, b },
      { a: a / 8, b: b / 8 },
    ]);
    if (pairs.length === 0) throw new Error(`Nothing fits: ${stem}`);
    const asked =
      /(?:solution of the inequality|is the inequality|equivalent to) (b[^?]+?)(?: true)?\?/.exec(
        plain(stem),
      )?.[1];
    const sign = /must be (positive|negative)/.exec(stem)?.[1];
    const target = asked ? relationIn(asked) : null;
    return options.flatMap((option, k) => {
      const text = plain(option);
      const holds = relationIn(sign ? `${text} ${sign === "positive" ? ">" : "<"} 0` : text);
      const isRight = target
        ? pairs.every((pair) => agree(target, holds, pair))
        : pairs.every(holds);
      return isRight ? [k] : [];
    });
  },
};

const GRID = range(-96, 96).map((n) => n / 12);
type Relation = ReturnType<typeof relationIn>;

const agree = (one: Relation, other: Relation, pair: Pair): boolean =>
  GRID.every((x) => one({ ...pair, x }) === other({ ...pair, x }));

function fitting(stem: string, holds: Relation): (pair: Pair) => boolean {
  const points = /x = (-?\d+).+x = (-?\d+)/.exec(plain(stem));
  if (points)
    return (pair) =>
      holds({ ...pair, x: Number(points[1]) }) && !holds({ ...pair, x: Number(points[2]) });
  const solved = relationIn(read(stem, /(?:is|if|to) (x [<>] -?\d+)/)[0]!);
  return (pair) => agree(holds, solved, pair);
}
