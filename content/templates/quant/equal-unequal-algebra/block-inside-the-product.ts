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
      ${m - end} | turns the sign of the constant | This is $${m} ${texTerm(-end, "")}$, but the product of $${p}$ and $${q}$ is $${end}$, and it's added with its own sign.
      ${end} | leaves out the block | This is only the constant, $${p} \\cdot ${inBrackets(q)}$. The block $${block}$ is not 0 but $${m}$.
      ${m * end} | multiplies block and constant | This is $${m} \\cdot ${inBrackets(end)}$, but the constant $${end}$ is added to the block.
      ${m + b} | adds the numbers in the factors | This is $${m} ${texTerm(b, "")}$ with the sum of $${p}$ and $${q}$, but the constant term is their product, $${end}$.
      ${m + b + end} | adds the middle coefficient again | This is $${m} ${texTerm(b, "")} ${texTerm(end, "")}$, but $${texFirst(b, "x")}$ is already a part of the block.
      ${end - m} | subtracts the block | This is $${end} ${texTerm(-m, "")}$, but the block $${block}$ is added with its own sign.
      ${m} | stops at the block | This is only the block $${block}$. The constant $${end}$ is missing.
      ${m + 2 * end} | counts the constant twice | This is $${m} ${texTerm(2 * end, "")}$, but the constant term of the product is $${end}$, once.`,
      Number.isInteger,
      tex,
    ),
    solution: {
      idea: `The solutions for $x$ are irrational, but the product contains the block $${block}$, which is known.`,
      steps: [
        `Multiply: $${factor(p)}${factor(q)} = ${block} ${texTerm(end, "")}$.`,
        `Replace the block by $${m}$: $${m} ${texTerm(end, "")} = ${value}$.`,
      ],
      check: `The numbers $${p}$ and $${q}$ in the two factors have the sum $${b}$, which is why the block appears.`,
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
      ${m + outer * inner} | adds the block once | This is $${m} ${texTerm(outer * inner, "")}$, with the block once and the four constants, but both pairs of factors contain the block $x^2 ${texTerm(b, "x")}$.
      ${outer * inner} | leaves out the block | This is $${outer} \\cdot ${inBrackets(inner)}$, the product of the four constants, as if the block were 0, but it's $${m}$.
      ${m * m + outer * inner} | multiplies ends only | This is $${inBrackets(m)}^2 ${texTerm(outer * inner, "")}$, but the product of the two pairs also has the terms $${outer} \\cdot ${inBrackets(m)}$ and $${inner} \\cdot ${inBrackets(m)}$.
      ${2 * m + outer + inner} | adds the two pairs | This is $${m + outer} ${texTerm(m + inner, "")}$, but the two pairs are multiplied.
      ${(m - outer) * (m - inner)} | turns the signs of the constants | This is $${inBrackets(m - outer)} \\cdot ${inBrackets(m - inner)}$, but the constants $${outer}$ and $${inner}$ are added to the block.
      ${m * outer * inner} | multiplies block and constants | This is $${m} \\cdot ${inBrackets(outer)} \\cdot ${inBrackets(inner)}$, but each constant is added to its block.
      ${(m + outer) ** 2} | takes one pair twice | This is $${inBrackets(m + outer)}^2$, but the second pair has the constant $${inner}$, not $${outer}$.
      ${m * m * outer * inner} | multiplies blocks and constants | This is $${inBrackets(m)}^2 \\cdot ${inBrackets(outer)} \\cdot ${inBrackets(inner)}$, but each constant is added to its block.`,
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
      check: `The pairs must have the same sum, $${p} ${texTerm(q, "")} = ${b}$ and $${r} ${texTerm(s, "")} = ${b}$, or the block would not appear in both.`,
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
      ${b * b} | squares term by term | This is $${inBrackets(-b)}^2$, but the square of $${sum}$ also has the middle term $${-2 * m}$.
      ${b * b - 2 * m} | turns the sign of the middle term | This is $${b * b} ${texTerm(-2 * m, "")}$. The middle term of the square is $${-2 * m}$, so $${2 * m}$ must be added to $${b * b}$.
      ${b * b + m} | takes half of the middle term | This is $${b * b} ${texTerm(m, "")}$, but the middle term is twice the product of $x$ and the fraction, so it must be $${b * b} ${texTerm(2 * m, "")}$.
      ${b * b + m * m} | squares the numbers of the equation | The numbers $${b}$ and $${m}$ aren't squared and added: the two terms are $x$ and a fraction, and only their ${m < 0 ? "sum" : "difference"} is known.
      ${m * m + 2 * m} | takes the constant for the coefficient | This is $${inBrackets(m)}^2 ${texTerm(2 * m, "")}$, as if $${sum}$ were $${m}$, but it's $${-b}$.
      ${b * b - m} | takes half of the middle term with the wrong sign | This is $${b * b} ${texTerm(-m, "")}$, but the middle term of the square is $${-2 * m}$, so $${2 * m}$ must be added.
      ${-2 * b} | doubles instead of squaring | This is $2 \\cdot ${inBrackets(-b)}$, twice the value of $${sum}$, but that has to be squared.`
    : `
      ${b} | loses the sign | Dividing by $x$ gives $x ${texTerm(b, "")} = \\frac{${m}}{x}$, and $${b}$ changes its sign when it moves to the right side.
      ${m} | takes the constant | This is the constant on the right side, but dividing by $x$ turns it into $\\frac{${m}}{x}$, and what is left without $x$ is $${-b}$.
      ${-m} | takes the constant with the opposite sign | This is the constant $${m}$ with the opposite sign, but dividing by $x$ turns it into $\\frac{${m}}{x}$, and what is left without $x$ is $${-b}$.
      ${m - b} | subtracts the coefficient from the constant | This combines $${m}$ and $${b}$, but they are not like terms: after dividing, $${m}$ is over $x$ and $${b}$ isn't.
      ${m + b} | adds the coefficient and the constant | This combines $${m}$ and $${b}$, but they are not like terms: after dividing, $${m}$ is over $x$ and $${b}$ isn't.
      ${b * m} | multiplies the coefficient and the constant | This is $${b} \\cdot ${inBrackets(m)}$, but after dividing by $x$, the two numbers are in separate terms.
      ${-b * m} | multiplies by the constant | This is $${-b} \\cdot ${inBrackets(m)}$, but the numerator $${Math.abs(m)}$ is already in the expression.`;
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
        `Divide each term by $x$: $x ${texTerm(b, "")} = \\frac{${m}}{x}$.`,
        `Collect the terms with $x$ on the left side: $${sum} = ${-b}$.`,
        ...(isSquared
          ? [
              `Square both sides: $x^2 ${texTerm(-2 * m, "")} + \\frac{${m * m}}{x^2} = ${b * b}$.`,
              `So $x^2 + \\frac{${m * m}}{x^2} = ${b * b} ${texTerm(2 * m, "")} = ${value}$.`,
            ]
          : []),
      ],
      check: isSquared
        ? `Do not forget the middle term: $2 \\cdot x \\cdot \\frac{${Math.abs(m)}}{x} = ${2 * Math.abs(m)}$.`
        : `Multiplying $${sum} = ${-b}$ by $x$ gives $x^2 ${texTerm(-m, "")} = ${texFirst(-b, "x")}$, which is the given equation again.`,
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
