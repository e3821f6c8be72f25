import {
  formulaOf,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  read,
  type Rng,
  slipsOf,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

const tex = (n: number): string => `$${n}$`;
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n));
const factor = (n: number): string => `(x ${texTerm(n, "")})`;

/** What is asked if x squared plus bx equals m. */
interface Asked extends Pick<ProblemDraft, "slips" | "solution" | "difficulty"> {
  readonly name: string;
  readonly tex: string;
  readonly value: number;
  readonly why: string;
}

/** Two factors with the sum b: the block and one number. */
function twoFactors(b: number, m: number, rng: Rng): Asked | null {
  const p = rng.int(-7, 8);
  const q = b - p;
  const [value, end] = [m + p * q, p * q];
  if (p * q === 0 || p >= q || value === 0) return null;
  const block = `x^2 ${texTerm(b, "x")}`;
  return {
    name: "two factors",
    tex: `${factor(p)}${factor(q)}`,
    value,
    difficulty: 5,
    why: `The product is $(${block}) ${texTerm(end, "")}$, and the block in parentheses is $${m}$.`,
    slips: slipsOf(
      `
      ${m - end} | turns the sign of the constant | The product of $${p}$ and $${q}$ is $${end}$.
      ${end} | leaves out the block | The block $${block}$ is not 0 but $${m}$.
      ${m * end} | multiplies block and constant | The constant $${end}$ is added to the block.
      ${m + b} | adds the numbers in the factors | The constant term is the product of $${p}$ and $${q}$, not their sum.
      ${m + b + end} | adds the middle coefficient again | The term $${texFirst(b, "x")}$ is already a part of the block.
      ${end - m} | subtracts the block | The block $${block}$ is added with its own sign.
      ${m} | stops at the block | The constant $${end}$ is missing.
      ${m + 2 * end} | counts the constant twice | The constant term of the product is $${end}$.`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: `The solutions for $x$ are irrational, but the product contains the block $${block}$, which is known.`,
      steps: [
        `Multiply: $${factor(p)}${factor(q)} = ${block} ${texTerm(end, "")}$.`,
        `Replace the block by $${m}$: $${m} ${texTerm(end, "")} = ${value}$.`,
      ],
      check: `The numbers in the two factors have the sum $${b}$, which is why the block appears.`,
      takeaway: "Before you solve a quadratic, see whether the expression contains it.",
    },
  };
}

/** Four factors: two pairs have the same sum. */
function fourFactors(b: number, m: number, rng: Rng): Asked | null {
  const p = Math.floor(b / 2) - rng.int(2, 5);
  const r = p + rng.int(1, 3);
  const [q, s] = [b - p, b - r];
  const [outer, inner] = [p * q, r * s];
  const value = (m + outer) * (m + inner);
  if (!(p < r && r < s) || p * q * r * s === 0 || value === 0 || Math.abs(value) > 300) return null;
  const [one, two] = [`${factor(p)}${factor(q)}`, `${factor(r)}${factor(s)}`];
  return {
    name: "four factors",
    tex: [p, r, s, q].map(factor).join(""),
    value,
    difficulty: 8,
    why: `The outer factors have the product $${m + outer}$, and the inner factors have the product $${m + inner}$.`,
    slips: slipsOf(
      `
      ${m + outer * inner} | adds the block once | Each pair of factors contains the block $x^2 ${texTerm(b, "x")}$.
      ${outer * inner} | leaves out the block | This is the product of the four constants.
      ${m * m + outer * inner} | multiplies ends only | The product of the two pairs also has the terms with one block.
      ${2 * m + outer + inner} | adds the two pairs | The two pairs are multiplied.
      ${(m - outer) * (m - inner)} | turns the signs of the constants | The constants are $${outer}$ and $${inner}$.
      ${m * outer * inner} | multiplies block and constants | Each constant is added to its block.
      ${(m + outer) ** 2} | takes one pair twice | The second pair has the constant $${inner}$, not $${outer}$.
      ${m * m * outer * inner} | multiplies blocks and constants | Each constant is added to its block.`,
      (wrong) => wrong !== 0 && Math.abs(wrong) < 3000,
      tex,
    ),
    solution: {
      idea: `Choose pairs of factors with the same sum: $${p}$ and $${q}$ have the sum $${b}$, and so do $${r}$ and $${s}$.`,
      steps: [
        `The first pair: $${one} = x^2 ${texTerm(b, "x")} ${texTerm(outer, "")} = ${m} ${texTerm(outer, "")} = ${m + outer}$.`,
        `The second pair: $${two} = x^2 ${texTerm(b, "x")} ${texTerm(inner, "")} = ${m} ${texTerm(inner, "")} = ${m + inner}$.`,
        `Multiply: $${inBrackets(m + outer)} \\cdot ${inBrackets(m + inner)} = ${value}$.`,
      ],
      check: "Both pairs contain the same block, so no $x$ is left.",
      takeaway: "In a product of several linear factors, multiply those first that share a sum.",
    },
  };
}

/** Divided by x, the equation shows a sum of x and its reciprocal. */
function divided(b: number, m: number, rng: Rng): Asked {
  const isSquared = rng.chance(0.5);
  const sum = m < 0 ? `x + \\frac{${-m}}{x}` : `x - \\frac{${m}}{x}`;
  const value = isSquared ? b * b + 2 * m : -b;
  const lines = isSquared
    ? `
      ${b * b} | squares term by term | The square of $${sum}$ also has the middle term $${-2 * m}$.
      ${b * b - 2 * m} | turns the sign of the middle term | The middle term of the square is $${-2 * m}$, so $${2 * m}$ must be added.
      ${b * b + m} | takes half of the middle term | The middle term is twice the product of $x$ and the fraction.
      ${b * b + m * m} | squares the numbers of the equation | The numbers $${b}$ and $${m}$ aren't squared and added: the two terms are $x$ and a fraction, and only their ${m < 0 ? "sum" : "difference"} is known.
      ${m * m + 2 * m} | takes the constant for the coefficient | This starts from the square of $${m}$, but $${sum} = ${-b}$.
      ${b * b - m} | takes half of the middle term with the wrong sign | The middle term is twice the product of $x$ and the fraction.
      ${-2 * b} | doubles instead of squaring | $x^2$ is not $2x$.`
    : `
      ${b} | loses the sign | The term with $x$ has to be on the right side when you divide.
      ${m} | takes the constant | Dividing by $x$ leaves $${-b}$ and not the constant.
      ${-m} | takes the constant with the opposite sign | Dividing by $x$ leaves $${-b}$ and not the constant.
      ${m - b} | subtracts the coefficient from the constant | The two numbers are not like terms: only one of them is divided by $x$.
      ${m + b} | adds the coefficient and the constant | The two numbers are not like terms: only one of them is divided by $x$.
      ${b * m} | multiplies the coefficient and the constant | Each term is divided by $x$.
      ${-b * m} | multiplies by the constant | The numerator $${Math.abs(m)}$ is already in the expression.`;
  return {
    name: isSquared ? "squares after dividing" : "divided by x",
    tex: isSquared ? `x^2 + \\frac{${m * m}}{x^2}` : sum,
    value,
    difficulty: isSquared ? 8 : 6,
    why: isSquared
      ? `$${sum} = ${-b}$, and the square of this is $${b * b}$. The middle term of the square is $${-2 * m}$.`
      : `Divide every term by $x$: $x ${texTerm(b, "")} = \\frac{${m}}{x}$.`,
    slips: slipsOf(lines, (wrong) => !isSquared || wrong > 0, tex),
    solution: {
      idea: "0 is not a solution, so the equation can be divided by $x$.",
      steps: [
        `Divide by $x$: $x ${texTerm(b, "")} = \\frac{${m}}{x}$, so $${sum} = ${-b}$.`,
        ...(isSquared
          ? [
              `Square both sides: $x^2 ${texTerm(-2 * m, "")} + \\frac{${m * m}}{x^2} = ${b * b}$.`,
              `So $x^2 + \\frac{${m * m}}{x^2} = ${b * b} ${texTerm(2 * m, "")} = ${value}$.`,
            ]
          : []),
      ],
      check: isSquared
        ? `Do not forget the middle term: $2 \\cdot x \\cdot \\frac{${Math.abs(m)}}{x} = ${2 * Math.abs(m)}$.`
        : "Mind the sign when the middle term changes sides.",
      takeaway: "Dividing a quadratic equation by $x$ gives $x$ plus or minus a number over $x$.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "block-inside-the-product",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "A quadratic with irrational roots is a block of the expression asked for: replace it and don't solve.",

  make(rng) {
    const [b, m] = [rng.int(1, 8) * rng.pick([1, -1]), rng.int(-7, 9)];
    const root = Math.sqrt(b * b + 4 * m);
    // With nice roots, nobody needs the block.
    if (m === 0 || Math.abs(m) === 1 || !(root > 0) || Number.isInteger(root)) return null;
    const kinds = [twoFactors, fourFactors, fourFactors, divided];
    const asked = rng.pick(kinds)(b, m, rng);
    if (!asked || (asked.name.startsWith("squares") && asked.value <= 0)) return null;
    const given = rng.pick([
      `x^2 ${texTerm(b, "x")} = ${m}`,
      `x^2 ${texTerm(b, "x")} ${texTerm(-m, "")} = 0`,
      `x(x ${texTerm(b, "")}) = ${m}`,
    ]);
    return {
      variant: asked.name,
      context: "pure",
      difficulty: asked.difficulty,
      stem: rng.pick([
        `If $${given}$, what is the value of $${asked.tex}$?`,
        `What is the value of $${asked.tex}$ if $${given}$?`,
        `If $${given}$, then $${asked.tex}$ is equal to which of the following?`,
      ]),
      key: { text: tex(asked.value), value: asked.value, why: asked.why },
      slips: asked.slips,
      solution: asked.solution,
    };
  },

  /** Only a sum of squares has a sign that can be seen. */
  possible: ({ stem, options }) =>
    options.map((option) => !plain(stem).includes(")/(x^2)") || valueOf(option).value > 0),

  /** Puts both roots, as decimals, into the expression. */
  check({ stem, options }) {
    const [given = ""] = read(stem, /[Ii]f (?:x is a number such that )?([^=]+= -?\d+)/);
    const [asked = ""] = read(stem, /(?:value of |, then )(.+?)(?: is equal to|\?| if )/);
    const [left = "", right] = given.split(" = ");
    const side = formulaOf(left);
    const [c, b] = [side({ x: 0 }) - Number(right), (side({ x: 1 }) - side({ x: -1 })) / 2];
    const half = Math.sqrt(b * b - 4 * c) / 2;
    const values = [half - b / 2, -half - b / 2].map((x) => formulaOf(asked)({ x }));
    return options.flatMap((option, k) =>
      values.every((value) => Math.abs(valueOf(option).value - value) < 1e-6) ? [k] : [],
    );
  },
};
