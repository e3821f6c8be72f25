import {
  expressionIn,
  lcm,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsOf,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;

const tex = (n: number): string => `$${n}$`;
const answer = (value: number, why: string) => ({ text: tex(value), value, why });
const quadratic = (b: number, c: number): string => `x^2 ${texTerm(b, "x")} ${texTerm(c, "")} = 0`;

/** One equation can be solved; the other gets one of its solutions. */
function oneKnown(rng: Rng): Asked | null {
  const [r, t] = rng.sample([-6, -5, -4, -3, -2, 2, 3, 4, 5, 6], 2) as [number, number];
  const end = lcm(r, t) * rng.pick([1, 2, 3]) * rng.pick([1, -1]);
  if (r + t === 0 || r * t === end || Math.abs(end) > 40) return null;
  const [key, other] = [-(r + end / r), -(t + end / t)];
  // The sign of the shared root may be told, which leaves one value of k.
  const told = r * t < 0 && rng.chance(0.6) ? (r > 0 ? "positive " : "negative ") : "";
  if (key === 0 || other === 0 || Math.abs(key) === Math.abs(other)) return null;
  const [known, hidden] = [quadratic(-r - t, r * t), `x^2 + kx ${texTerm(end, "")} = 0`];
  return {
    variant: told ? "one known, sign told" : "one known",
    difficulty: told ? 5 : 6,
    stem: told
      ? rng.pick([
          `The equations $${known}$ and $${hidden}$, where $k$ is a constant, have a ${told}solution in common. What is the value of $k$?`,
          `If a ${told}number is a solution of both $${known}$ and $${hidden}$, what is the value of the constant $k$?`,
        ])
      : rng.pick([
          `If the equations $${known}$ and $${hidden}$ have a solution in common, which of the following could be the value of the constant $k$?`,
          `One of the solutions of $${known}$ is also a solution of $${hidden}$, where $k$ is a constant. Which of the following could be the value of $k$?`,
        ]),
    key: answer(
      key,
      `With $x = ${r}$, $${r * r} ${texTerm(r, "k")} ${texTerm(end, "")} = 0$, so $k = ${key}$.`,
    ),
    slips: slipsOf(
      `
      ${-key} | turns the sign of the sum | The sum of the solutions $${r}$ and $${end / r}$ is $-k$.
      ${told ? other : -other} | ${told ? "uses the other solution" : "turns the sign of the sum"} | ${told ? `This belongs to $x = ${t}$, which is not ${told.trim()}.` : `The sum of the solutions $${t}$ and $${end / t}$ is $-k$.`}
      ${r} | stops at the common solution | $${r}$ is the common solution, not $k$.
      ${end / r} | answers with the second solution | $${end / r}$ is the second solution of the equation with $k$.
      ${-r - t} | copies the coefficient | The equations share one solution, not both.
      ${-end / r} | leaves out a term | After dividing by $${r}$, the term $x$ itself remains.
      ${t} | answers with a solution of the first equation | $${t}$ is a solution of the first equation.
      ${-(r + end)} | does not divide | Each term must be divided by $${r}$.`,
      (value) => told !== "" || value !== other,
      tex,
    ),
    solution: {
      idea: `Only $${r}$ and $${t}$ can be the common solution, because the first equation can be factored.`,
      fast: [
        `If $${r}$ is a solution of the second equation, its second solution is $${end / r}$, because their product is $${end}$. So $-k = ${r} ${texTerm(end / r, "")} = ${-key}$.`,
      ],
      steps: [
        `$x^2 ${texTerm(-r - t, "x")} ${texTerm(r * t, "")} = (x ${texTerm(-r, "")})(x ${texTerm(-t, "")})$, so the solutions are $${r}$ and $${t}$.`,
        `Put $x = ${r}$ into the second equation: $${r * r} ${texTerm(r, "k")} ${texTerm(end, "")} = 0$, so $k = ${key}$.`,
        told
          ? `The solution $${t}$ is not ${told.trim()}, so $k = ${key}$ is the only value.`
          : `With $x = ${t}$, $k$ would be $${other}$, which is not an option.`,
      ],
      check: `With $k = ${key}$, the second equation is $(x ${texTerm(-r, "")})(x ${texTerm(-end / r, "")}) = 0$.`,
      takeaway:
        "A common solution satisfies both equations, so take it from the one you can solve.",
    },
  };
}

/** The constants are k and a multiple of k: subtracting the equations gives x in terms of k. */
function multipliedConstant(rng: Rng): Asked | null {
  const [n, t, x] = [rng.pick([2, 2, 3]), rng.int(-4, 6), rng.int(-5, 8)];
  const a = x + t;
  const b = a + (n - 1) * t;
  const key = t * x;
  if (t === 0 || x === 0 || t === x || a === 0 || b === 0 || Math.abs(key) === 1) return null;
  const [one, two] = [`x^2 ${texTerm(-a, "x")} + k = 0`, `x^2 ${texTerm(-b, "x")} + ${n}k = 0`];
  return {
    variant: `constants k and ${n}k`,
    difficulty: 7 + (n > 2 ? 1 : 0),
    stem: rng.pick([
      `If $k \\ne 0$ and the equations $${one}$ and $${two}$ have a solution in common, what is the value of $k$?`,
      `The equations $${one}$ and $${two}$ have a solution in common. If $k$ is a constant other than 0, what is the value of $k$?`,
      `For which nonzero value of the constant $k$ do the equations $${one}$ and $${two}$ have a solution in common?`,
    ]),
    key: answer(
      key,
      `The common solution is $${x}$: both equations hold for $x = ${x}$ and $k = ${key}$.`,
    ),
    slips: slipsOf(
      `
      ${x} | stops at the common solution | $${x}$ is the common solution, and $k$ is $${t}$ times it.
      ${-key} | turns a sign | With $x = ${x}$, the first equation gives $k = ${a}x - x^2$ with $${a} \\cdot ${x < 0 ? `(${x})` : x} = ${a * x}$.
      ${n * key} | answers with the constant of the second equation | That is the value of $${n}k$.
      ${t} | answers with the other solution | $${t}$ is the second solution of the first equation.
      ${b - a} | subtracts the coefficients | The difference of the coefficients is only a step toward $k$.
      ${a * t} | takes the sum for the solution | The common solution is $${x}$, and $${a}$ is the sum of the two solutions.
      ${a * x} | leaves out the square | $k = ${a}x - x^2$, so $x^2 = ${x * x}$ must be subtracted.
      ${x * x} | takes the square of the solution | $k = ${a}x - x^2$.`,
      (value) => value !== 0,
      tex,
    ),
    solution: {
      idea: "Subtract the equations: the squares cancel, and $x$ follows in terms of $k$.",
      steps: [
        `Subtract the second equation from the first: $${texFirst(b - a, "x")} - ${texFirst(n - 1, "k")} = 0$, so $k = ${texFirst(t, "x")}$.`,
        `Put this into the first equation: $x^2 ${texTerm(-a, "x")} ${texTerm(t, "x")} = x(x ${texTerm(-x, "")}) = 0$.`,
        `Because $k \\ne 0$, $x$ is not 0, so $x = ${x}$ and $k = ${key}$.`,
      ],
      check: `$x = ${x}$ solves both: $${x * x} ${texTerm(-a * x, "")} ${texTerm(key, "")} = 0$ and $${x * x} ${texTerm(-b * x, "")} ${texTerm(n * key, "")} = 0$.`,
      takeaway: "With a common solution, subtract the equations so that the squares cancel.",
    },
  };
}

/** Coefficient and constant change places, up to a factor m: the common root is m. */
function swapped(rng: Rng): Asked {
  const m = rng.int(1, 9);
  const isSum = rng.chance(0.6);
  const [one, two] = [`x^2 + ax + ${texFirst(m, "b")} = 0`, `x^2 + bx + ${texFirst(m, "a")} = 0`];
  const asked = isSum ? "the value of $a + b$" : "that solution";
  return {
    variant: isSum ? "swapped, sum" : "swapped, solution",
    difficulty: isSum ? 9 : 8,
    stem: rng.pick([
      `If $a \\ne b$ and the equations $${one}$ and $${two}$ have a solution in common, what is ${asked}?`,
      `The equations $${one}$ and $${two}$, where $a$ and $b$ are different constants, have a solution in common. What is ${asked}?`,
    ]),
    key: answer(
      isSum ? -m : m,
      `The common solution is $${m}$, and putting it into either equation gives $a + b = ${-m}$.`,
    ),
    slips: slipsOf(
      `
      ${isSum ? m : -m} | ${isSum ? "stops at the common solution" : "turns the sign"} | ${isSum ? `$${m}$ is the common solution.` : `$${-m}$ is the value of $a + b$.`}
      0 | takes x = 0 for the solution | With $x = 0$, both $a$ and $b$ would be 0, but they are different.
      ${-m * m} | forgets to divide by the solution | $${m}^2 + ${m}a + ${m}b = 0$ must still be divided by ${m}.
      ${m * m} | squares the factor | The difference of the equations gives $x = ${m}$, not its square.
      -1 | takes 1 for the common solution | $x = 1$ makes the left sides equal only without the factor ${m}.
      1 | takes 1 for the common solution | $x = 1$ makes the left sides equal only without the factor ${m}.
      ${-2 * m} | counts the coefficients twice | After dividing by ${m}, $a$ and $b$ appear once each.
      ${2 * m} | adds the two factors | The difference of the equations contains the factor ${m} once.`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: "Neither $a$ nor $b$ can be found, but subtracting the equations gives the common solution.",
      fast: [
        `Look for an $x$ that makes the two left sides equal: $${texFirst(m, "b")} + ax = ${texFirst(m, "a")} + bx$ holds for $x = ${m}$.`,
      ],
      steps: [
        `Subtract: $(a - b)x - ${texFirst(m, "(a - b)")} = 0$, that is, $(a - b)(x - ${m}) = 0$.`,
        `Because $a \\ne b$, the common solution is $x = ${m}$.`,
        ...(isSum
          ? [
              `Put it in: $${m * m} + ${texFirst(m, "a")} + ${texFirst(m, "b")} = 0$, so $a + b = ${-m}$.`,
            ]
          : []),
      ],
      check: "Dividing by $a - b$ is allowed only because $a$ and $b$ are different.",
      takeaway: "Subtract two equations that share a solution, and factor the difference.",
    },
  };
}

/** The same with one of the letters known, so that the numbers hide the swap. */
function hiddenSwap(rng: Rng): Asked | null {
  const [m, n] = [rng.int(1, 6), rng.int(2, 8) * rng.pick([1, -1])];
  const key = -(m + n);
  if (key === 0 || key === n) return null;
  const [one, two] = [
    `x^2 ${texTerm(n, "x")} + ${texFirst(m, "p")} = 0`,
    `x^2 + px ${texTerm(m * n, "")} = 0`,
  ];
  return {
    variant: "swapped, one known",
    difficulty: m === 1 ? 7 : 8,
    stem: rng.pick([
      `If $p \\ne ${n}$ and the equations $${one}$ and $${two}$ have a solution in common, what is the value of the constant $p$?`,
      `The equations $${one}$ and $${two}$, where $p$ is a constant and $p \\ne ${n}$, have a solution in common. What is the value of $p$?`,
    ]),
    key: answer(
      key,
      `The common solution is ${m}, so $${m * m} ${texTerm(n * m, "")} + ${texFirst(m, "p")} = 0$ and $p = ${key}$.`,
    ),
    slips: slipsOf(
      `
      ${-key} | turns the sign | $p = -${m} ${texTerm(-n, "")}$.
      ${m} | stops at the common solution | ${m} is the common solution.
      ${n - m} | loses a sign | $p = -${m} ${texTerm(-n, "")}$.
      ${m - n} | loses a sign | $p = -${m} ${texTerm(-n, "")}$.
      ${-n} | takes the opposite coefficient | The equations share one solution, and the coefficients need not be opposite.
      ${m * n} | copies the constant | $${m * n}$ is the constant of the second equation.
      ${-m * n} | takes the opposite constant | The constants need not be opposite.
      ${-m} | answers with the opposite of the solution | That would be $p ${texTerm(n, "")}$.`,
      (value) => value !== n,
      tex,
    ),
    solution: {
      idea: "Subtract the equations: the squares cancel, and the difference can be factored.",
      steps: [
        `Subtract: $${texFirst(n, "x")} - px + ${texFirst(m, "p")} ${texTerm(-m * n, "")} = 0$, that is, $(${n} - p)(x - ${m}) = 0$.`,
        `Because $p \\ne ${n}$, the common solution is $x = ${m}$.`,
        `Put it into the first equation: $${m * m} ${texTerm(n * m, "")} + ${texFirst(m, "p")} = 0$, so $p = ${key}$.`,
      ],
      check: `With $p = ${key}$, the second equation is $x^2 ${texTerm(key, "x")} ${texTerm(m * n, "")} = (x - ${m})(x ${texTerm(-n, "")})$.`,
      takeaway: "Subtract two equations that share a solution, and factor the difference.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "root-shared-by-two",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "Two quadratic equations share one solution: subtract them, or take the solution from the one that is known.",

  make(rng) {
    const asked = rng.pick([oneKnown, multipliedConstant, swapped, hiddenSwap])(rng);
    return asked && { ...asked, context: "pure" };
  },

  /** Nothing tells the sign or the size of a coefficient; 0 is excluded where the stem says so. */
  possible: ({ stem, options }) =>
    options.map(
      (option) => !/nonzero|other than 0|k \\ne 0/.test(stem) || valueOf(option).value !== 0,
    ),

  /** Tries each option as the constant, with numbers for the letters that stay unknown. */
  check({ stem, options }) {
    const [one, two] = Array.from(plain(stem).matchAll(/(x\^2 [^=]+) = 0/g), ([, left = ""]) =>
      expressionIn(left),
    );
    if (!one || !two) throw new Error(`Not two equations: ${stem}`);
    const shares = (letters: Record<string, number>, isFit: (x: number) => boolean = () => true) =>
      rootsOf((x) => one({ ...letters, x })).some(
        (x) => isFit(x) && Math.abs(two({ ...letters, x })) < 1e-6,
      );
    const fits = (value: number): boolean => {
      if (/value of .?a \+ b/.test(plain(stem)))
        return range(-9, 9).some((a) => 2 * a !== value && shares({ a, b: value - a }));
      if (stem.includes("that solution"))
        return range(-9, 9).some((a) => {
          const b = bWithRoot(value, a, one);
          return a !== b && Math.abs(two({ a, b, x: value })) < 1e-6;
        });
      const sign = / (positive|negative) /.exec(stem)?.[1];
      return shares({ k: value, p: value }, (x) => !sign || x > 0 === (sign === "positive"));
    };
    return options.flatMap((option, k) => (fits(valueOf(option).value) ? [k] : []));
  },
};

function rootsOf(left: (x: number) => number): number[] {
  const [c, b] = [left(0), (left(1) - left(-1)) / 2];
  const half = Math.sqrt(b * b - 4 * c) / 2;
  return Number.isNaN(half) ? [] : [half - b / 2, -half - b / 2];
}

/** The b that gives the first equation this root: the left side is linear in b. */
function bWithRoot(
  x: number,
  a: number,
  left: (letters: Record<string, number>) => number,
): number {
  const [start, next] = [left({ x, a, b: 0 }), left({ x, a, b: 1 })];
  return -start / (next - start);
}
