import {
  expressionIn,
  isPositiveWhole,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationIn,
  type Rng,
  slipsOf,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;

const tex = (n: number): string => `$${n}$`;
const answer = (value: number, why: string) => ({ text: tex(value), value, why });
const squared = (name: string, n: number): string => `(${name} ${texTerm(-n, "")})^2`;

/** Two squares in x and y: plain ones, or a first one that mixes the letters. */
function drawSquares(rng: Rng) {
  const [p, q] = [rng.int(2, 7) * rng.pick([1, -1]), rng.int(1, 6) * rng.pick([1, -1])];
  if (rng.chance(0.6))
    return {
      isMixed: false,
      x: p,
      y: q,
      removed: p * p + q * q,
      squares: `${squared("x", p)} + ${squared("y", q)}`,
      left: "x^2 + y^2",
      terms: [texTerm(-2 * p, "x"), texTerm(-2 * q, "y")],
      opposite: [texFirst(2 * p, "x"), texTerm(2 * q, "y")],
    };
  const n = rng.int(1, 3);
  return {
    isMixed: true,
    x: n * q,
    y: q,
    removed: q * q,
    squares: `(x - ${texFirst(n, "y")})^2 + ${squared("y", q)}`,
    left: `x^2 - ${2 * n}xy + ${n * n + 1}y^2`,
    terms: [texTerm(-2 * q, "y")],
    opposite: [texFirst(2 * q, "y")],
  };
}

const TARGETS: readonly { tex: string; of: (x: number, y: number) => number }[] = [
  { tex: "x + y", of: (x, y) => x + y },
  { tex: "x - y", of: (x, y) => x - y },
  { tex: "xy", of: (x, y) => x * y },
];

/** One equation for two letters, which is a sum of squares that equals 0. */
function zero(rng: Rng): Asked | null {
  const { isMixed, x, y, removed, squares, left, terms, opposite } = drawSquares(rng);
  const target = rng.pick(TARGETS);
  const value = target.of(x, y);
  const given = rng.pick([
    `${left} ${terms.join(" ")} + ${removed} = 0`,
    `${left} + ${removed} = ${opposite.join(" ")}`,
  ]);
  if (value === 0 || Math.abs(value) > 40) return null;
  const others = TARGETS.filter(({ tex: name }) => name !== target.tex);
  return {
    variant: `zero, ${isMixed ? "mixed" : "plain"}`,
    difficulty: isMixed ? 9 : 8,
    stem: rng.pick([
      `If $${given}$, what is the value of $${target.tex}$?`,
      `If $x$ and $y$ are numbers such that $${given}$, what is the value of $${target.tex}$?`,
      `The numbers $x$ and $y$ satisfy the equation $${given}$. What is the value of $${target.tex}$?`,
    ]),
    key: answer(value, `$${squares} = 0$ only if $x = ${x}$ and $y = ${y}$.`),
    slips: slipsOf(
      `
      ${target.of(-x, -y)} | reads the signs from the parentheses | The squares are 0 for $x = ${x}$ and $y = ${y}$.
      ${target.of(x, -y)} | turns the sign of y | The second square is 0 for $y = ${y}$.
      ${target.of(2 * x, 2 * y)} | does not halve the coefficients | The middle term of a square is twice the product.
      ${others[0]!.of(x, y)} | answers for another expression | That is the value of $${others[0]!.tex}$.
      ${others[1]!.of(x, y)} | answers for another expression | That is the value of $${others[1]!.tex}$.
      ${x} | answers for x | That is the value of $x$ alone.
      ${removed} | answers with the constant | ${removed} is the sum of the numbers that complete the squares.
      ${y} | answers for y | That is the value of $y$ alone.`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: "One equation fixes both letters, because squares are never negative and their sum is 0.",
      steps: [
        `Complete the squares: $${squares} = 0$.`,
        `Neither square is negative, so both are 0: $x = ${x}$ and $y = ${y}$.`,
        `So $${target.tex} = ${value}$.`,
      ],
      check: `The numbers that complete the squares must use up the constant ${removed} exactly.`,
      takeaway: "A single equation in two letters can be enough when it is a sum of squares.",
    },
  };
}

/** The least value of the expression is what is left beside the squares. */
function least(rng: Rng): Asked | null {
  const { isMixed, x, y, removed, squares, left, terms } = drawSquares(rng);
  const constant = rng.pick([10, 12, 20, 25, 30, 40, 50, 60]);
  const value = constant - removed;
  const expression = `${left} ${terms.join(" ")} + ${constant}`;
  if (value === 0) return null;
  return {
    variant: `least, ${isMixed ? "mixed" : "plain"}`,
    difficulty: isMixed ? 8 : 6,
    stem: rng.pick([
      `If $x$ and $y$ can be any numbers, what is the least possible value of $${expression}$?`,
      `What is the least possible value of $${expression}$, where $x$ and $y$ can be any numbers?`,
    ]),
    key: answer(
      value,
      `The expression is $${squares} ${texTerm(value, "")}$, and both squares can be 0.`,
    ),
    slips: slipsOf(
      `
      ${constant} | puts in 0 for both letters | At $x = ${x}$ and $y = ${y}$ the value is less.
      ${constant - 2 * removed} | subtracts the numbers twice | Completing the squares uses ${removed} in all.
      ${constant + removed} | adds the numbers | Completing the squares uses ${removed} of the constant.
      ${constant - y * y} | completes one square only | The terms in $x$ belong to a square as well.
      ${constant - 4 * removed} | does not halve the coefficients | The numbers in the squares are half of the coefficients.
      ${constant - x * x} | completes one square only | The terms in $y$ belong to a square as well.
      ${constant - removed / 2} | takes half of the numbers | Completing the squares uses ${removed} in all.
      ${constant - x * x - y * y} | completes the squares separately | The term in $xy$ belongs to the first square.
      ${-removed} | leaves out the constant | The constant ${constant} is part of the expression.`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: "Write the expression as squares plus a number. The squares are never negative, and both can be 0.",
      steps: [
        `Complete the squares: $${left} ${terms.join(" ")} + ${removed} = ${squares}$.`,
        `So the expression is $${squares} ${texTerm(value, "")}$.`,
        `Both squares are 0 for $x = ${x}$ and $y = ${y}$, so the least value is $${value}$.`,
      ],
      check: "Make sure that all squares can be 0 for the same $x$ and $y$.",
      takeaway:
        "The least value of a sum of squares plus a number is that number, if all squares can be 0.",
    },
  };
}

/** The greatest value: the squares are subtracted. */
function greatest(rng: Rng): Asked {
  const [p, q] = [rng.int(2, 9), rng.int(1, 7) * rng.pick([1, -1])];
  const [value, both] = [p * p + q * q, p + Math.abs(q)];
  const expression = rng.pick([
    `${2 * p}x - x^2 ${texTerm(2 * q, "y")} - y^2`,
    `${2 * p}x ${texTerm(2 * q, "y")} - (x^2 + y^2)`,
  ]);
  return {
    variant: "greatest",
    difficulty: 6,
    stem: rng.pick([
      `If $x$ and $y$ can be any numbers, what is the greatest possible value of $${expression}$?`,
      `What is the greatest possible value of $${expression}$, where $x$ and $y$ can be any numbers?`,
    ]),
    key: answer(
      value,
      `The expression is $${value} - ${squared("x", p)} - ${squared("y", q)}$, and both squares can be 0.`,
    ),
    slips: slipsOf(
      `
      ${both * both} | squares the sum | The two squares are added: $${p}^2 + ${Math.abs(q)}^2 = ${value}$.
      ${p * p} | takes the terms in x only | The terms in $y$ can add up to ${q * q} at most.
      ${2 * value} | does not subtract the squares of x and y | At $x = ${p}$, $${2 * p}x$ is ${2 * p * p}, but $x^2$ is subtracted.
      ${2 * both} | puts in 1 or -1 for the letters | That leaves out the squares and does not try other values.
      ${p * p - q * q} | subtracts the second number | With $y = ${q}$ the terms in $y$ add up to ${q * q}, which is positive.
      ${4 * value} | does not halve the coefficients | The numbers in the squares are half of the coefficients.
      ${both} | does not square the numbers | $x = ${p}$ and $y = ${q}$ must be put in.
      ${2 * both - 2} | puts in 1 or -1 for the letters | Other values give more.`,
      isPositiveWhole,
      tex,
    ),
    solution: {
      idea: "Separate the letters, and write each part as a number minus a square.",
      fast: [
        `$${2 * p}x - x^2 = x(${2 * p} - x)$ is greatest midway between its zeros, at $x = ${p}$, and the terms in $y$ are greatest at $y = ${q}$.`,
      ],
      steps: [
        `$${2 * p}x - x^2 = ${p * p} - ${squared("x", p)}$.`,
        `$${texFirst(2 * q, "y")} - y^2 = ${q * q} - ${squared("y", q)}$.`,
        `Both squares can be 0, so the greatest value is $${p * p} + ${q * q} = ${value}$.`,
      ],
      check:
        "The sign of a coefficient does not matter for the greatest value, because the letter can have either sign.",
      takeaway: "A number minus a square is greatest when the square is 0.",
    },
  };
}

/** An inequality for all x: the least constant that makes a square of the left side. */
function always(rng: Rng): Asked {
  const [a, h] = [rng.pick([1, 2, 3, 4]), rng.int(2, 8)];
  const [value, line] = [a * h * h, 2 * a * h];
  const sign = rng.pick(["-", "-", "+"]);
  const left = `${texFirst(a, "x^2")} ${sign} ${line}x`;
  const given =
    sign === "-" && rng.chance(0.6)
      ? `${texFirst(a, "x^2")} + c \\ge ${line}x`
      : `${left} + c \\ge 0`;
  const middle = sign === "-" ? h : -h;
  return {
    variant: "for all x",
    difficulty: 6 + (a > 1 ? 1 : 0),
    stem: rng.pick([
      `What is the least value of the constant $c$ for which $${given}$ for all values of $x$?`,
      `If $${given}$ for all values of $x$, what is the least possible value of the constant $c$?`,
    ]),
    key: answer(
      value,
      `With $c = ${value}$ the inequality says that ${a === 1 ? "a square" : `${a} times a square`} is at least 0.`,
    ),
    slips: slipsOf(
      `
      ${line - a} | tries one value of x | Other values of $x$ need a greater $c$.
      ${a * value} | squares half of the coefficient | First take out the factor ${a}.
      ${line} | copies the coefficient | For $x = ${middle}$, $c$ must be at least ${value}.
      ${h * h} | forgets the factor of the square | The square that completes the expression is multiplied by ${a}.
      ${4 * value} | does not halve the coefficient | The number in the square is half of the coefficient, after the factor ${a} is taken out.
      ${2 * value} | takes the linear term for the constant | For $x = ${middle}$ the square makes up half of this.
      ${value - a} | stops one step before the middle | For $x = ${middle}$, $c$ must be at least ${value}.
      ${value + 1} | makes the inequality strict | The two sides may be equal.`,
      isPositiveWhole,
      tex,
    ),
    solution: {
      idea: "The inequality must hold where it is hardest to satisfy, and completing the square shows where that is.",
      fast: [
        `$${left} = x(${texFirst(a, "x")} ${sign} ${line})$ is least midway between its zeros, at $x = ${middle}$, where it is $${-value}$. So $c$ must be at least ${value}.`,
      ],
      steps: [
        `Complete the square: $${left} = ${texFirst(a, squared("x", middle))} - ${value}$.`,
        `The square can be 0, so $c$ must be at least ${value}, and $c = ${value}$ is enough.`,
      ],
      check: `With $c = ${value}$ the two sides are equal at one value of $x$ only.`,
      takeaway:
        "A quadratic is at least 0 for all values if it is a multiple of a square plus a number that is not negative.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "squares-cannot-be-negative",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "Completing the squares compares an expression with a number: squares are never negative, and 0 at one point.",

  make(rng) {
    const asked = rng.pick([zero, zero, least, least, greatest, always])(rng);
    return asked && { ...asked, context: "pure" };
  },

  /** The extreme of an expression can't be beaten by its value at 0. */
  possible: ({ stem, options }) => {
    const extreme = /(least|greatest) possible value of (\$[^$]+y[^$]+\$),/.exec(stem);
    if (!extreme) return options.map(() => true);
    const start = expressionIn(extreme[2]!)({ x: 0, y: 0 });
    const values = options.map((option) => valueOf(option).value);
    return values.map((value) => (extreme[1] === "least" ? value <= start : value >= start));
  },

  /** Tries all halves from -25 to 25. */
  check({ stem, options }) {
    const halves = range(-50, 50).map((n) => n / 2);
    const points = halves.flatMap((x) => halves.map((y) => ({ x, y })));
    const chosen = (answers: readonly number[]): number[] =>
      options.flatMap((option, k) => (answers.includes(valueOf(option).value) ? [k] : []));
    if (stem.includes("constant $c$")) {
      const holds = relationIn(read(stem, /(?:which|If) (.+?) for all/)[0]!);
      const enough = options
        .map((option) => valueOf(option).value)
        .filter((c) => halves.every((x) => holds({ x, c })));
      return chosen([Math.min(...enough)]);
    }
    const extreme = /(least|greatest) possible value of (\$[^$]+\$)/.exec(stem);
    if (extreme) {
      const values = points.map(expressionIn(extreme[2]!));
      return chosen([
        values.reduce((one, other) => (extreme[1] === "least" ? Math.min : Math.max)(one, other)),
      ]);
    }
    const holds = relationIn(read(stem, /(?:such that|equation|If) (x\^2.+?)(?:,|\.)/)[0]!);
    const target = expressionIn(read(plain(stem), /value of ([^?]+)\?/)[0]!);
    return chosen(points.filter(holds).map(target));
  },
};
