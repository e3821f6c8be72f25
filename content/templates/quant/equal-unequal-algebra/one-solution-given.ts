import {
  type AskedProblem,
  capital,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFirst,
  texTerm,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY = "In x² + bx + c = 0, the two solutions have the sum −b and the product c.";

/** Values with the key's sign and one with the opposite sign: else a lone sign would give the key away. */
function withSignOf(key: number, wrong: readonly Wrong[]): Wrong[] {
  const isAlike = ([value]: Wrong): boolean => value * key > 0;
  return [...wrong.filter((one) => !isAlike(one)).slice(0, 1), ...wrong.filter(isAlike)];
}

const shows = (value: number): boolean => Number.isInteger(value) && value !== 0;
/** A negative number needs a formula's minus. */
const signed = (n: number): string => (n < 0 ? `$${n}$` : String(n));
const minus = (n: number): string => (n < 0 ? `(${n})` : String(n));

/** Solutions r and s of x² + bx + c = 0. */
function drawRoots(rng: Rng) {
  const [r, s] = [rng.int(2, 9) * rng.pick([1, -1]), rng.int(2, 12) * rng.pick([1, -1])];
  return Math.abs(r) === Math.abs(s) ? null : { r, s, b: -(r + s), c: r * s };
}

type Roots = NonNullable<ReturnType<typeof drawRoots>>;

/** The coefficient of x is unknown, and the other solution is asked for. */
function askOther({ r, s, b, c }: Roots): AskedProblem {
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $x = ${r}$ is one solution of the equation $x^2 + kx ${texTerm(c, "")} = 0$, where $k$ is a constant, what is the other solution?`,
      `In the equation $x^2 + kx ${texTerm(c, "")} = 0$, $k$ is a constant. If one of the solutions of the equation is ${signed(r)}, what is the other solution?`,
    ],
    key: s,
    why: `The product of the two solutions is $${c}$, and $\\frac{${c}}{${r}} = ${s}$.`,
    wrong: [
      [-s, "turns the sign", `$${r} \\cdot ${minus(-s)}$ is $${-c}$, not $${c}$.`],
      [
        b,
        "stops at k",
        `This is $k = -(${r} ${texTerm(s, "")})$, the opposite of the sum of the solutions.`,
      ],
      [-b, "finds the sum", `This is $${r} ${texTerm(s, "")}$, the sum of the two solutions.`],
      [-r, "takes the opposite", `$${r} \\cdot ${minus(-r)}$ is $${-r * r}$, not $${c}$.`],
      [
        c - r,
        "subtracts instead of dividing",
        `This is $${c} - ${minus(r)}$. Because $${c}$ is the product of the solutions, divide it by $${r}$.`,
      ],
      [
        -c - r,
        "subtracts instead of dividing",
        `This is $${-c} - ${minus(r)}$, but $${r} \\cdot ${minus(-c - r)}$ is $${r * (-c - r)}$, not $${c}$.`,
      ],
      [
        c + r,
        "adds instead of dividing",
        `This is $${c} + ${minus(r)}$. Because $${c}$ is the product of the solutions, divide it by $${r}$.`,
      ],
      [
        r - s,
        "finds the difference",
        `This is $${r} - ${minus(s)}$, the difference of the two solutions.`,
      ],
      [
        s - r,
        "finds the difference",
        `This is $${s} - ${minus(r)}$, the difference of the two solutions.`,
      ],
      [2 * s, "doubles", `$${r} \\cdot ${minus(2 * s)}$ is $${2 * c}$, not $${c}$.`],
    ],
    solution: {
      idea: `The constant term is the product of the two solutions, so $k$ isn't needed.`,
      fast: [
        `The product of the solutions is $${c}$, so the other one is $\\frac{${c}}{${r}} = ${s}$.`,
      ],
      steps: [
        `Put $x = ${r}$ into the equation: $${r * r} ${texTerm(r, "k")} ${texTerm(c, "")} = 0$, so $${r}k = ${-c - r * r}$ and $k = ${b}$.`,
        `$x^2 ${texTerm(b, "x")} ${texTerm(c, "")} = (x ${texTerm(-r, "")})(x ${texTerm(-s, "")})$, so the other solution is $${s}$.`,
      ],
      check: `At $x = ${s}$, the left side is $${s * s} ${texTerm(b * s, "")} ${texTerm(c, "")} = 0$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) => shows(value) && value !== r,
  };
}

/** The constant term is unknown. */
function askConstant({ r, s, b, c }: Roots): AskedProblem {
  const equation = `x^2 ${texTerm(b, "x")} + k = 0`;
  const zero = `${r * r} ${texTerm(b * r, "")} + k = 0`;
  return {
    difficulty: 2,
    stems: [],
    pure: [
      `If ${signed(r)} is a solution of the equation $${equation}$, what is the value of the constant $k$?`,
      `If $(x ${texTerm(-r, "")})(x + m) = x^2 ${texTerm(b, "x")} + k$ for all values of $x$, where $m$ and $k$ are constants, what is the value of $k$?`,
    ],
    key: c,
    why: `$(x ${texTerm(-r, "")})(x ${texTerm(-s, "")}) = x^2 ${texTerm(b, "x")} ${texTerm(c, "")}$.`,
    wrong: withSignOf(c, [
      [
        -c,
        "turns the sign",
        `This is $${r * r} ${texTerm(b * r, "")}$. Adding $k$ has to give 0, so $k$ is the opposite.`,
      ],
      [
        -(r * r) + b * r,
        "turns a sign",
        `This is $-${r * r} ${texTerm(b * r, "")}$, but $${zero}$ gives $k = -${r * r} ${texTerm(-b * r, "")}$.`,
      ],
      [
        r * r - b * r,
        "turns a sign",
        `This is $${r * r} ${texTerm(-b * r, "")}$, but $${zero}$ gives $k = -${r * r} ${texTerm(-b * r, "")}$.`,
      ],
      [-b * r, "forgets the square", `This solves $${b * r} + k = 0$, without $x^2 = ${r * r}$.`],
      [
        b * r,
        "forgets the square",
        `This is the value of $${texFirst(b, "x")}$ at $x = ${r}$, without $x^2 = ${r * r}$.`,
      ],
      [
        s,
        "stops at the other factor",
        `At $x = ${s}$ the other factor, $x ${texTerm(-s, "")}$, is 0, but $k$ is $${-r} \\cdot ${minus(-s)}$.`,
      ],
      [
        -s,
        "stops at the other factor",
        `This is the number in the other factor, $x ${texTerm(-s, "")}$, but $k$ is $${-r} \\cdot ${minus(-s)}$.`,
      ],
      [
        b - r,
        "adds instead of multiplying",
        `This is $${b} ${texTerm(-r, "")}$, but $k$ is a product, $${-r} \\cdot ${minus(-s)}$.`,
      ],
      [
        2 * r + b,
        "doubles instead of squaring",
        `This is $2 \\cdot ${minus(r)} ${texTerm(b, "")}$, but $${zero}$ gives $k = ${c}$.`,
      ],
      [
        -2 * r - b * r,
        "doubles instead of squaring",
        `This takes $2 \\cdot ${minus(r)} = ${2 * r}$ for $x^2$, which is ${r * r}.`,
      ],
      [
        r - b,
        "adds instead of multiplying",
        `This is $${r} ${texTerm(-b, "")}$, but $k$ is a product, $${-r} \\cdot ${minus(-s)}$.`,
      ],
      [
        2 * c,
        "doubles",
        `At $x = ${r}$ the expression would be $${r * r} ${texTerm(b * r, "")} ${texTerm(2 * c, "")} = ${c}$, not 0.`,
      ],
    ]),
    solution: {
      idea: `[[Idea]], so put $x = ${r}$ in.`,
      steps: [
        `At $x = ${r}$, [[zero]] $${zero}$.`,
        `$${r * r} ${texTerm(b * r, "")}$ is $${-c}$, so $k = ${c}$.`,
      ],
      check: `$(x ${texTerm(-r, "")})(x ${texTerm(-s, "")})$ has the $x$-terms $${texFirst(-r, "x")}$ and $${texFirst(-s, "x")}$, with the sum $${texFirst(b, "x")}$, and the constant term $${-r} \\cdot ${minus(-s)} = ${c}$.`,
      takeaway: "[[Takeaway]]",
    },
    words: (wording) =>
      wording === 1
        ? {
            idea: "a solution makes the left side 0",
            zero: "the equation says that",
            takeaway: "A number that solves an equation can be put in for x.",
          }
        : {
            idea: `the factor $x ${texTerm(-r, "")}$ is 0 at $x = ${r}$`,
            zero: "the left side is 0, so the right side is 0, too:",
            takeaway: "In an equation for all values of x, choose the x that makes a factor 0.",
          },
    shows,
  };
}

/** Sum and product of both solutions in one equation with two unknown constants. */
function askBoth({ r, s, b, c }: Roots): AskedProblem {
  const key = b + c;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If the solutions of the equation $x^2 + bx + c = 0$ are ${signed(r)} and ${signed(s)}, where $b$ and $c$ are constants, what is the value of $b + c$?`,
      `If $x^2 + bx + c = (x ${texTerm(-r, "")})(x ${texTerm(-s, "")})$ for all values of $x$, where $b$ and $c$ are constants, what is the value of $b + c$?`,
    ],
    key,
    why: `$(x ${texTerm(-r, "")})(x ${texTerm(-s, "")}) = x^2 ${texTerm(b, "x")} ${texTerm(c, "")}$, so $b + c = ${b} ${texTerm(c, "")} = ${key}$.`,
    wrong: [
      [
        c - b,
        "turns the sign of b",
        `This takes ${signed(-b)} for $b$, but the $x$-terms $${texFirst(-r, "x")}$ and $${texFirst(-s, "x")}$ have the sum $${texFirst(b, "x")}$.`,
      ],
      [-b - c, "turns both signs", `This is $${-b} ${texTerm(-c, "")}$, with both signs reversed.`],
      [
        b - c,
        "turns the sign of c",
        `This takes ${signed(-c)} for $c$, but $c$ is $${-r} \\cdot ${minus(-s)} = ${c}$.`,
      ],
      [c, "stops at c", `This is $c = ${-r} \\cdot ${minus(-s)}$, without $b = ${b}$.`],
      [b, "stops at b", `This is $b = ${-r} ${texTerm(-s, "")}$, without $c = ${c}$.`],
      [-b, "adds the solutions", `This is $${r} ${texTerm(s, "")}$, which is $-b$.`],
      [
        key + 1,
        "adds all coefficients",
        `This is $1 + b + c$, the value of $x^2 + bx + c$ at $x = 1$. Subtract 1.`,
      ],
      [b * c, "multiplies", `This is the product $bc = ${b} \\cdot ${minus(c)}$, not the sum.`],
      [-c, "turns the sign of c", `This is $-c$, because $c = ${-r} \\cdot ${minus(-s)} = ${c}$.`],
      [
        key - 1,
        "subtracts the first coefficient",
        `At $x = 1$, $1 + b + c = ${key + 1}$. To get $b + c$, subtract 1 only once.`,
      ],
    ],
    solution: {
      idea: `[[Idea]]`,
      fast: [
        `At $x = 1$, $x^2 + bx + c$ is $1 + b + c$, and $(x ${texTerm(-r, "")})(x ${texTerm(-s, "")})$ is $${1 - r} \\cdot ${minus(1 - s)} = ${key + 1}$, so $b + c = ${key + 1} - 1 = ${key}$.`,
      ],
      steps: [
        `[[Product]] $(x ${texTerm(-r, "")})(x ${texTerm(-s, "")}) = x^2 ${texTerm(-r, "x")} ${texTerm(-s, "x")} ${texTerm(c, "")} = x^2 ${texTerm(b, "x")} ${texTerm(c, "")}$.`,
        `So $b = ${b}$, $c = ${c}$, and $b + c = ${b} ${texTerm(c, "")} = ${key}$.`,
      ],
      check: `[[Check]]`,
      takeaway: "The value of x² + bx + c at x = 1 is 1 + b + c.",
    },
    words: (wording) =>
      wording === 1
        ? {
            idea: `The solutions ${signed(r)} and ${signed(s)} give the factors $x ${texTerm(-r, "")}$ and $x ${texTerm(-s, "")}$.`,
            product: "$x^2 + bx + c$ is",
            check: `At $x = ${r}$, $x^2 ${texTerm(b, "x")} ${texTerm(c, "")}$ is $${r * r} ${texTerm(b * r, "")} ${texTerm(c, "")} = 0$.`,
          }
        : {
            idea: "Multiply out and compare coefficients, or choose $x = 1$, where the left side is $1 + b + c$.",
            product: "Multiply out:",
            check: `At $x = ${r}$, the right side is 0, and so is $${r * r} ${texTerm(b * r, "")} ${texTerm(c, "")}$.`,
          },
    shows: (value) => shows(value) && Math.abs(value) <= 3 * Math.abs(key) + 20,
  };
}
/** Both solutions of a quadratic that has a given one. */
function askPositive(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(3, 14), rng.int(2, 9)];
  if (n === k || n * (n + k) > 200) return null;
  const all = n * (n + k);
  const isGreater = rng.chance(0.5);
  const [key, twin] = isGreater ? [n + k, n] : [n, n + k];
  const step = isGreater ? -k : k;
  const size = isGreater ? "greater" : "lesser";
  const quadratic = `x^2 ${texTerm(step, "x")} - ${all} = 0`;
  const isOff = (tried: number): string =>
    `$${tried} \\cdot ${minus(tried + step)} = ${tried * (tried + step)}$, not ${all}.`;
  return {
    difficulty: 3,
    stems: [
      `A rectangular array of ${all} chairs has ${k} more chairs in each row than there are rows. How many ${isGreater ? "chairs are in each row" : "rows are in the array"}?`,
    ],
    pure: [
      `If $x$ is positive and $x(x ${isGreater ? "-" : "+"} ${k}) = ${all}$, what is the value of $x$?`,
      `The product of two positive integers is ${all}, and one of the integers is ${k} greater than the other. What is the ${isGreater ? "greater" : "lesser"} of the two integers?`,
    ],
    key,
    why: `$${n} \\cdot ${n + k} = ${all}$, and ${n + k} is ${k} greater than ${n}.`,
    wrong: [
      [twin, "answers for the other number", `That is [[other]].`],
      [k, "takes the difference", `That is the difference between [[asked]] and [[other]].`],
      [2 * n + k, "finds the sum", `That is the sum of [[asked]] and [[other]].`],
      ...range(2, 40)
        .filter((d) => all % d === 0 && d !== n && d !== n + k)
        .toSorted((one, other) => Math.abs(one - n) - Math.abs(other - n))
        .map(
          (d) =>
            [
              d,
              "takes another divisor",
              `$${d} \\cdot ${all / d} = ${all}$, but ${d} and ${all / d} don't differ by ${k}.`,
            ] as const,
        ),
      [
        (all - k) / 2,
        "halves the product",
        `This is half of $${all} - ${k}$, as if ${all} were the sum of [[asked]] and [[other]]. It is their product.`,
      ],
      [n + 1, "misses by one", isOff(n + 1)],
      [n - 1, "misses by one", isOff(n - 1)],
    ],
    solution: {
      idea: `Look for two factors of ${all} that differ by ${k}.`,
      fast: [`$${all} = ${n} \\cdot ${n + k}$, and these two factors differ by ${k}. [[Answer]]`],
      steps: [
        `[[Start]] $${quadratic}$.`,
        `So $(x - ${key})(x + ${twin}) = 0$. Because $x$ is positive, $x = ${key}$.`,
      ],
      check: `[[Check]]`,
      takeaway: "To solve x(x + k) = c with integers, look for two factors of c that differ by k.",
    },
    words: (wording) => {
      if (wording === 2)
        return {
          asked: "$x$",
          other: `$x ${texTerm(step, "")}$`,
          answer: `$x$ is the ${size} of them, so $x = ${key}$.`,
          start: `$x(x ${texTerm(step, "")}) = ${all}$ gives`,
          check: `$${key}(${key} ${texTerm(step, "")}) = ${key} \\cdot ${twin} = ${all}$.`,
        };
      const [perRow, rows] = ["the number of chairs in each row", "the number of rows"];
      const [asked, second] =
        wording === 1
          ? isGreater
            ? [perRow, rows]
            : [rows, perRow]
          : isGreater
            ? ["the greater integer", "the lesser integer"]
            : ["the lesser integer", "the greater integer"];
      return {
        asked,
        other: second,
        answer:
          wording === 1
            ? `${capital(asked)} is the ${size} of them, ${key}.`
            : `The ${size} of them is ${key}.`,
        start: `With $x$ for ${asked}, ${second} is $x ${texTerm(step, "")}$. So $x(x ${texTerm(step, "")}) = ${all}$, or`,
        check:
          wording === 1
            ? `${n} rows of ${n + k} chairs have $${n} \\cdot ${n + k} = ${all}$ chairs.`
            : `$${n} \\cdot ${n + k} = ${all}$, and $${n + k} - ${n} = ${k}$.`,
      };
    },
  };
}

const ASK = {
  other: (rng: Rng) => withRoots(rng, askOther),
  constant: (rng: Rng) => withRoots(rng, askConstant),
  both: (rng: Rng) => withRoots(rng, askBoth),
  positive: askPositive,
};

function withRoots(rng: Rng, ask: (roots: Roots) => AskedProblem): AskedProblem | null {
  const roots = drawRoots(rng);
  return roots && ask(roots);
}

/** k follows from the given solution. */
const isOther = (x: number, r: number, c: number): boolean =>
  x !== r && near(x * x - ((r * r + c) / r) * x + c, 0);
const isConstant = (k: number, r: number, b: number): boolean => near(r * r + b * r + k, 0);
/** The value at 1 is 1 + b + c. */
const isBoth: StemReading["fits"] = (tried, r, s) => tried + 1 === (1 - r) * (1 - s);

const SIGNS = [
  ["\\+", 1],
  ["-", -1],
] as const;

const READINGS: readonly StemReading[] = [
  ...SIGNS.flatMap(([sign, one]): StemReading[] => [
    {
      wording: new RegExp(`If x = (-?\\d+) is one .* kx ${sign} (\\d+) = 0`),
      fits: (x, r, c) => isOther(x, r, one * c),
    },
    {
      wording: new RegExp(`equation x\\^2 \\+ kx ${sign} (\\d+) = 0, .* is (-?\\d+),`),
      fits: (x, c, r) => isOther(x, r, one * c),
    },
    {
      wording: new RegExp(`If (-?\\d+) is a solution .* x\\^2 ${sign} (\\d*)x \\+ k = 0`),
      fits: (k, r, b) => isConstant(k, r, one * (b || 1)),
    },
    ...SIGNS.flatMap(([next, other]): StemReading[] => [
      {
        wording: new RegExp(`If \\(x ${next} (\\d+)\\)\\(x \\+ m\\) = x\\^2 ${sign} (\\d*)x \\+ k`),
        fits: (k, a, b) => isConstant(k, -other * a, one * (b || 1)),
      },
      {
        wording: new RegExp(`c = \\(x ${next} (\\d+)\\)\\(x ${sign} (\\d+)\\)`),
        fits: (tried, r, s) => isBoth(tried, -other * r, -one * s),
      },
    ]),
  ]),
  { wording: /c = 0 are (-?\d+) and (-?\d+),/, fits: isBoth },
  {
    wording: /of (\d+) chairs has (\d+) .* in each row than .* How many chairs/,
    fits: (n, all, k) => n * (n - k) === all,
    open: (n, _all, k) => n > k,
  },
  {
    wording: /of (\d+) chairs has (\d+) .* in each row than .* How many rows/,
    fits: (n, all, k) => n * (n + k) === all,
  },
  {
    wording: /and x\(x - (\d+)\) = (\d+),/,
    fits: (n, k, all) => n * (n - k) === all,
    open: (n, k) => n > k,
  },
  { wording: /and x\(x \+ (\d+)\) = (\d+),/, fits: (n, k, all) => n * (n + k) === all },
  {
    wording: /integers is (\d+), .* is (\d+) greater .* the greater/,
    fits: (n, all, k) => n * (n - k) === all,
    open: (n, _all, k) => n > k,
  },
  {
    wording: /integers is (\d+), .* is (\d+) greater .* the lesser/,
    fits: (n, all, k) => n * (n + k) === all,
  },
];

export const template: ProblemTemplate = {
  id: "one-solution-given",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "A known solution of a quadratic equation gives a factor, and the factor gives the rest.",

  make(rng) {
    const kind = rng.pick(["other", "constant", "both", "positive"] as const);
    const asked = range(1, 20).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the equation. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
