import {
  formulaOf,
  formulaSlip,
  near,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  read,
  type Rng,
  type Solution,
  texFirst,
  texTerm,
} from "@theta/items/template";

const TAKEAWAY =
  "If f(x) = ax² + bx + c has equal values at two different numbers, their sum is −b/a, and the number halfway between them is −b/(2a).";

/** One question: its wordings, its answer, and the slips. */
interface Asked {
  readonly difficulty: number;
  readonly stems: readonly string[];
  readonly key: number;
  /** [value, slip, why] */
  readonly wrong: readonly (readonly [number, string, string])[];
  readonly solution: Omit<Solution, "takeaway">;
}

/** TeX of ax^2 + bx + c. */
const quadratic = (a: number, b: number, c: number): string =>
  `${texFirst(a, "x^2")} ${texTerm(b, "x")} ${texTerm(c, "")}`.trim();

/** a(x - middle)^2 and a constant: f(p) = f(q) for different p and q. */
function askSum(rng: Rng): Asked | null {
  const a = rng.pick([1, 1, 2, 3]);
  const sum = rng.int(-12, 12);
  const c = rng.int(-9, 15);
  if (Math.abs(sum) < 2 || c === 0 || Math.abs(c) === Math.abs(sum)) return null;
  const f = quadratic(a, -a * sum, c);
  const quotient = `$-\\frac{${-a * sum}}{${a}} = ${sum}$`;
  const p = sum === 2 ? 3 : 1;
  const value = a * p * (p - sum) + c;
  return {
    difficulty: 6,
    stems: [
      `The function $f$ is defined by $f(x) = ${f}$ for all numbers $x$. If $f(p) = f(q)$ and $p \\neq q$, what is the value of $p + q$?`,
      `If $f(x) = ${f}$ for all numbers $x$ and $p$ and $q$ are two different numbers for which $f(p) = f(q)$, then $p + q =$`,
    ],
    key: sum,
    wrong: [
      [
        -sum,
        "reverses the sign",
        `This reverses the sign. Dividing $p^2 - q^2 = ${texFirst(sum, "(p - q)")}$ by $p - q$ gives $p + q = ${sum}$.`,
      ],
      [
        c,
        "takes the constant",
        `This is the constant term, which is in both $f(p)$ and $f(q)$ and drops out.`,
      ],
      [
        sum / 2,
        "finds the middle",
        `This is $\\frac{p + q}{2}$, the number halfway between $p$ and $q$, so their sum is twice this.`,
      ],
      [
        -a * sum,
        "takes a coefficient",
        `This is the coefficient of $x$. It has to be divided by ${a}, the coefficient of $x^2$, and its sign has to be reversed: ${quotient}.`,
      ],
      [
        a * sum,
        "forgets to divide",
        `This is the coefficient of $x$ with its sign reversed. It also has to be divided by ${a}, the coefficient of $x^2$: ${quotient}.`,
      ],
      [
        0,
        "takes opposite numbers",
        `This takes $p$ and $q$ as opposites. Opposite numbers have equal squares, but the terms in $x$ differ.`,
      ],
      [
        -c,
        "takes the constant",
        `This is the constant term with its sign reversed, but the constant term is in both $f(p)$ and $f(q)$ and drops out.`,
      ],
      [
        2 * sum,
        "doubles",
        `This is twice the sum. The sum itself comes from $${-a * sum}$ and $${a}$, the coefficients of $x$ and $x^2$: ${quotient}.`,
      ],
    ],
    solution: {
      idea: "Subtract the two values: the constant drops out, and $p - q$ can be divided out because it isn't 0.",
      fast: [
        `$f(0) = ${c}$, and $f(x) = ${c}$ also if $${a === 1 ? "" : a}x(x ${texTerm(-sum, "")}) = 0$, which is at $x = ${sum}$. So 0 and $${sum}$ are such a pair, and their sum is $${sum}$.`,
      ],
      steps: [
        `$f(p) = f(q)$ means that $${texFirst(a, "p^2")} ${texTerm(-a * sum, "p")} = ${texFirst(a, "q^2")} ${texTerm(-a * sum, "q")}$.`,
        `So $${a === 1 ? "p^2 - q^2" : `${a}(p^2 - q^2)`} = ${texFirst(a * sum, "(p - q)")}$, or $${a === 1 ? "" : a}(p - q)(p + q) = ${texFirst(a * sum, "(p - q)")}$.`,
        `Because $p \\neq q$, both sides can be divided by $${a === 1 ? "p - q" : `${a}(p - q)`}$, and $p + q = ${sum}$.`,
      ],
      check: `Try a pair: $f(${p}) = ${value}$ and $f(${sum - p}) = ${value}$, and $${p} ${texTerm(sum - p, "")} = ${sum}$.`,
    },
  };
}

/** f(k) = f(k + d). */
function askShift(rng: Rng): Asked | null {
  const a = rng.pick([1, 1, 1, 2]);
  const [sum, d, c] = [rng.int(-14, 14), rng.int(2, 10), rng.int(-9, 15)];
  const key = (sum - d) / 2;
  if (!Number.isInteger(key) || sum === 0 || c === 0 || key === 0) return null;
  const f = quadratic(a, -a * sum, c);
  return {
    difficulty: 5,
    stems: [
      `If $f(x) = ${f}$ for all numbers $x$, for what value of $k$ is $f(k) = f(k + ${d})$?`,
      `The function $f$ is defined by $f(x) = ${f}$ for all numbers $x$. If $f(k + ${d}) = f(k)$, what is the value of $k$?`,
    ],
    key,
    wrong: [
      [
        sum / 2,
        "finds the middle",
        `This is the number halfway between $k$ and $k + ${d}$, not $k$.`,
      ],
      [key + d, "finds the greater number", `This is $k + ${d}$, not $k$.`],
      [
        -key,
        "reverses the sign",
        `From $2k + ${d} = ${sum}$, the value of $k$ is $${key}$, not $${-key}$.`,
      ],
      [
        (sum + d) / 2 - sum,
        "reverses the sign of the middle",
        `The number halfway between $k$ and $k + ${d}$ is $${sum / 2}$, not $${-sum / 2}$.`,
      ],
      [
        (-sum - d) / 2,
        "reverses the sign of the middle",
        `This uses $k + ${d / 2} = ${-sum / 2}$, but the number halfway between is $${sum / 2}$.`,
      ],
      [sum - d, "forgets to divide by 2", `$2k + ${d} = ${sum}$, so $k$ is half of $${sum - d}$.`],
      [
        (sum * a - d) / 2,
        "forgets a coefficient",
        `This uses $2k + ${d} = ${sum * a}$, but $${sum * a}$ has to be divided by ${a}, the coefficient of $x^2$.`,
      ],
      [
        -d / 2,
        "forgets the term in x",
        `With this value, $k$ and $k + ${d}$ are opposites. That would be correct only if there were no term in $x$.`,
      ],
    ],
    solution: {
      idea: `The graph of a quadratic function is symmetric, so $k$ and $k + ${d}$ are equally far from its axis of symmetry.`,
      steps: [
        `$${texFirst(a, "x^2")} ${texTerm(-a * sum, "x")} = ${a === 1 ? "" : a}x(x ${texTerm(-sum, "")})$ is 0 for $x = 0$ and for $x = ${sum}$, so $f(0) = f(${sum})$.`,
        `The axis of symmetry is halfway between 0 and $${sum}$, at $x = ${sum / 2}$.`,
        `The number halfway between $k$ and $k + ${d}$ is $k + ${d / 2}$, so $k + ${d / 2} = ${sum / 2}$ and $k = ${key}$.`,
      ],
      check: `$f(${key}) = ${a * key * (key - sum) + c}$ and $f(${key + d}) = ${a * (key + d) * (key + d - sum) + c}$, so the two values are equal.`,
    },
  };
}

const ASK = { sum: askSum, shift: askShift };
const KINDS = ["sum", "shift"] as const;

/** Whether an option answers the question, tried with numbers. */
function answers(stem: string): (tried: number) => boolean {
  const text = plain(stem);
  const rule = read(stem, /f\(x\) = ([-+\dx^ ]+?)(?: for|,)/)[0]!;
  const f = formulaOf(rule);
  const at = (x: number): number => f({ x });
  const shift = /k \+ (\d+)/.exec(text)?.[1];
  if (shift) return (k) => near(at(k), at(k + Number(shift)));
  return (sum) => [-3.25, 0.5, 17].every((p) => near(at(p), at(sum - p)));
}

export const template: ProblemTemplate = {
  id: "equal-values-of-a-quadratic",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "A quadratic function has equal values at two numbers: their sum is settled, and nothing else.",

  make(rng): ProblemDraft | null {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    if (!asked || Math.abs(asked.key) > 20) return null;
    const wording = rng.int(0, asked.stems.length - 1);
    return {
      variant: `${kind}/${wording + 1}`,
      context: "pure",
      difficulty: asked.difficulty,
      stem: asked.stems[wording]!,
      key: { text: `$${asked.key}$`, value: asked.key, why: asked.solution.steps.at(-1)! },
      slips: asked.wrong
        .filter(([value]) => Number.isInteger(value) && Math.abs(value) <= 24)
        .map(([value, slip, why]) => formulaSlip(value + 0, slip, why)),
      solution: { ...asked.solution, takeaway: TAKEAWAY },
    };
  },

  /** Puts numbers in the function. */
  check({ stem, options }) {
    const fits = answers(stem);
    return options.flatMap((option, k) => (fits(Number(plain(option))) ? [k] : []));
  },

  possible: ({ options }) => options.map(() => true),
};
