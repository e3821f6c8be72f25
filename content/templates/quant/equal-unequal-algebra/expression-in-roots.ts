import {
  Fraction,
  fractionSlip,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  type Slip,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

const whole = (value: number): Fraction => new Fraction(value);

/**
 * What can be asked about two roots r and t with sum s and product p, with its value and common
 * slips.
 */
interface Asked {
  readonly name: string;
  readonly tex: string;
  readonly difficulty: number;
  readonly rule: string;
  readonly value: Fraction;
  readonly slips: readonly Slip[];
}

function reciprocals(s: number, p: number): Asked {
  return {
    name: "reciprocals",
    tex: "\\frac{1}{r} + \\frac{1}{t}",
    difficulty: 6,
    rule: `\\frac{r + t}{rt} = \\frac{${s}}{${p}}`,
    value: new Fraction(s, p),
    slips: [
      fractionSlip(
        new Fraction(1, s),
        "adds the denominators",
        `$\\frac{1}{r} + \\frac{1}{t}$ is not $\\frac{1}{r + t}$.`,
      ),
      fractionSlip(
        new Fraction(p, s),
        "turns the fraction over",
        "The sum stands on top and the product below.",
      ),
      fractionSlip(
        new Fraction(-s, p),
        "turns a sign",
        `The sum of the roots is $${s}$: it has the opposite sign of the coefficient of $x$.`,
      ),
      fractionSlip(
        new Fraction(1, p),
        "forgets the sum",
        "With the common denominator $rt$ the numerator is $r + t$, not 1.",
      ),
      fractionSlip(
        new Fraction(2, s),
        "adds tops and bottoms",
        "Fractions are not added by adding tops and bottoms.",
      ),
      fractionSlip(
        new Fraction(2, p),
        "counts the numerators",
        "With the common denominator $rt$ the numerators become $t$ and $r$.",
      ),
      fractionSlip(
        new Fraction(-p, s),
        "turns the fraction over and a sign",
        "The sum stands on top and the product below.",
      ),
    ],
  };
}

function squares(s: number, p: number): Asked {
  return {
    name: "squares",
    tex: "r^2 + t^2",
    difficulty: 6,
    rule: `(r + t)^2 - 2rt = ${s * s} ${texTerm(-2 * p, "")}`,
    value: whole(s * s - 2 * p),
    slips: [
      fractionSlip(
        whole(s * s),
        "squares term by term",
        `$(r + t)^2 = ${s * s}$ also holds $2rt$.`,
      ),
      fractionSlip(whole(s * s + 2 * p), "turns a sign", `$2rt = ${2 * p}$ is to be taken away.`),
      fractionSlip(whole(s * s - p), "takes the product once", "The middle term is $2rt$."),
      fractionSlip(
        whole(s * s - 4 * p),
        "finds the square of the difference",
        "That is $(r - t)^2$.",
      ),
      fractionSlip(
        whole(s * s + p * p),
        "squares the coefficients",
        "Sum and product are not the roots themselves.",
      ),
      fractionSlip(
        whole(p * p - 2 * s),
        "exchanges sum and product",
        `The sum of the roots is $${s}$, their product is $${p}$.`,
      ),
      fractionSlip(
        whole(2 * s),
        "doubles instead of squaring",
        "Squares do not come from doubling the sum.",
      ),
    ],
  };
}

function shifted(s: number, p: number, k: number): Asked {
  const shift = k > 0 ? `+ ${k}` : `- ${-k}`;
  return {
    name: "shifted product",
    tex: `(r ${shift})(t ${shift})`,
    difficulty: 7,
    rule: `rt ${texTerm(k, "(r + t)")} + ${k * k} = ${p} ${texTerm(k * s, "")} + ${k * k}`,
    value: whole(p + k * s + k * k),
    slips: [
      fractionSlip(
        whole(p + k * k),
        "multiplies ends only",
        `The middle terms $${texTerm(k, "(r + t)").replace("+ ", "")}$ are missing.`,
      ),
      fractionSlip(
        whole(p - k * s + k * k),
        "turns a sign",
        `The sum of the roots is $${s}$: it has the opposite sign of the coefficient of $x$.`,
      ),
      fractionSlip(
        whole(p + k * s),
        "forgets the last term",
        `The product of the two numbers without a letter, ${k * k}, is missing.`,
      ),
      fractionSlip(
        whole(p + s + k * k),
        "takes the sum once",
        `Each of $r$ and $t$ is multiplied by $${k}$.`,
      ),
      fractionSlip(
        whole(p + k),
        "shifts the product",
        `Moving both roots by $${k}$ does not move their product by $${k}$.`,
      ),
      fractionSlip(
        whole(p + 2 * k),
        "shifts the product twice",
        `Moving both roots by $${k}$ does not move their product by $${2 * k}$.`,
      ),
      fractionSlip(
        whole(p + k * s + 2 * k),
        "adds instead of multiplying",
        `$${k > 0 ? k : `(${k})`} \\cdot ${k > 0 ? k : `(${k})`} = ${k * k}$, not $${2 * k}$.`,
      ),
      fractionSlip(
        whole(p * (k + 1)),
        "scales the product",
        "A shift of the roots is not a scaling of their product.",
      ),
    ],
  };
}

function quotients(s: number, p: number): Asked {
  const top = s * s - 2 * p;
  return {
    name: "quotients",
    tex: "\\frac{r}{t} + \\frac{t}{r}",
    difficulty: 8,
    rule: `\\frac{r^2 + t^2}{rt} = \\frac{${s * s} ${texTerm(-2 * p, "")}}{${p}}`,
    value: new Fraction(top, p),
    slips: [
      fractionSlip(
        new Fraction(s * s, p),
        "squares term by term",
        `$r^2 + t^2$ is not $(r + t)^2 = ${s * s}$.`,
      ),
      fractionSlip(new Fraction(top, s), "divides by the sum", "The common denominator is $rt$."),
      fractionSlip(new Fraction(-top, p), "turns a sign", `The product of the roots is $${p}$.`),
      fractionSlip(
        new Fraction(s, p),
        "leaves out the squares",
        "With the common denominator $rt$ the numerators become $r^2$ and $t^2$.",
      ),
      fractionSlip(
        new Fraction(s * s + 2 * p, p),
        "adds the middle term",
        "$r^2 + t^2 = (r + t)^2 - 2rt$.",
      ),
      fractionSlip(
        new Fraction(p, top),
        "turns the fraction over",
        "The squares stand on top and the product below.",
      ),
      fractionSlip(
        new Fraction(top, p * p),
        "squares the denominator",
        "The common denominator is $rt$, not its square.",
      ),
      fractionSlip(whole(top), "forgets the denominator", "That is $r^2 + t^2$."),
    ],
  };
}

function mixed(s: number, p: number): Asked {
  return {
    name: "mixed",
    tex: "r^2 t + r t^2",
    difficulty: 5,
    rule: `rt(r + t) = ${p < 0 ? `(${p})` : p} \\cdot ${s < 0 ? `(${s})` : s}`,
    value: whole(p * s),
    slips: [
      fractionSlip(
        whole(-p * s),
        "turns a sign",
        `The sum of the roots is $${s}$: it has the opposite sign of the coefficient of $x$.`,
      ),
      fractionSlip(whole(p * p * s), "squares the product", "$rt$ comes out of both terms once."),
      fractionSlip(whole(p + s), "adds instead of multiplying", "$rt$ and $r + t$ are factors."),
      fractionSlip(whole(p * s * s), "squares the sum", "What is left in the bracket is $r + t$."),
      fractionSlip(
        whole(2 * p * s),
        "doubles the product",
        "The bracket $r + t$ already holds both terms.",
      ),
      fractionSlip(whole(s * s - 2 * p), "finds the sum of the squares", "That is $r^2 + t^2$."),
      fractionSlip(
        whole(p * (s * s - 2 * p)),
        "puts squares into the bracket",
        "What is left in the bracket is $r + t$, not $r^2 + t^2$.",
      ),
      fractionSlip(whole(p), "stops at the product", "That is $rt$."),
    ],
  };
}

const isWholeText = (text: string): boolean => !text.includes("frac");

export const template: ProblemTemplate = {
  id: "expression-in-roots",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "A symmetric expression in the two roots follows from their sum and product alone.",

  make(rng: Rng): ProblemDraft | null {
    const [s, p] = [rng.int(-9, 9), rng.int(-11, 11)];
    const root = Math.sqrt(s * s - 4 * p);
    // Roots that can be guessed would make the idea unnecessary.
    if (s === 0 || p === 0 || Math.abs(p) === 1 || !(root > 0) || Number.isInteger(root))
      return null;
    const k = rng.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]);
    const asked = rng.pick([reciprocals, squares, shifted, quotients, mixed])(s, p, k);
    const alike = isWholeText(texFraction(asked.value));
    if (!alike && Math.abs(asked.value.bottom) > 30) return null;
    const equation = `x^2 ${texTerm(-s, "x")} ${texTerm(p, "")} = 0`;
    const isMoved = rng.chance(0.35);
    const shown = isMoved
      ? `x^2 = ${s === 1 ? "" : s === -1 ? "-" : s}x ${texTerm(-p, "")}`
      : equation;
    return {
      variant: `${asked.name}/${isMoved ? "moved" : "standard"}`,
      context: "pure",
      // The rewriting sets the level; an equation out of order costs a step.
      difficulty: asked.difficulty + (isMoved ? 1 : 0),
      stem: rng.pick([
        `If $r$ and $t$ are the two solutions of $${shown}$, what is the value of $${asked.tex}$?`,
        `The equation $${shown}$ has the two solutions $r$ and $t$. What is the value of $${asked.tex}$?`,
      ]),
      key: {
        text: `$${texFraction(asked.value)}$`,
        value: asked.value.value,
        why: `With $r + t = ${s}$ and $rt = ${p}$ it is $${asked.rule}${asked.rule.endsWith(texFraction(asked.value)) ? "" : ` = ${texFraction(asked.value)}`}$.`,
      },
      slips: asked.slips.filter(({ text }) => isWholeText(text) === alike),
      solution: {
        idea: "The solutions are not nice, but their sum and product can be read off the equation, and the expression can be written with these two.",
        steps: [
          ...(isMoved ? [`Bring everything to one side: $${equation}$.`] : []),
          `From $x^2 - (r + t)x + rt = 0$: $r + t = ${s}$ and $rt = ${p}$.`,
          `Rewrite: $${asked.tex} = ${asked.rule}${asked.rule.endsWith(texFraction(asked.value)) ? "" : ` = ${texFraction(asked.value)}`}$.`,
        ],
        check: `Mind the signs: the coefficient of $x$ is the opposite of the sum.`,
      },
    };
  },

  /** Finds both roots as decimals and computes the expression. */
  check({ stem, options }) {
    const text = plain(stem)
      .replaceAll("(1)/(r) + (1)/(t)", "reciprocals")
      .replaceAll("(r)/(t) + (t)/(r)", "quotients");
    const found = /x\^2 (?:=|(?=[+-]))(.*?)(?:= 0)?(?:,| has)/.exec(text);
    if (!found) throw new Error(`No equation: ${text}`);
    const side = text.includes("x^2 =") ? -1 : 1;
    const terms = found[1]!.replaceAll(" ", "");
    const [, sign = "", size = ""] = /([+-]?)(\d*)x/.exec(terms) ?? [];
    const b = side * Number(`${sign}${size || 1}`);
    const c = side * Number(/x([+-]\d+)/.exec(terms)?.[1]);
    const half = Math.sqrt(b * b - 4 * c) / 2;
    const value = evaluate(text.slice(text.indexOf("value of ") + 9), -b / 2 + half, -b / 2 - half);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - value) < 1e-6 ? [k] : [],
    );
  },
};

function evaluate(asked: string, r: number, t: number): number {
  if (asked.startsWith("reciprocals")) return 1 / r + 1 / t;
  if (asked.startsWith("quotients")) return r / t + t / r;
  if (asked.startsWith("r^2 + t^2")) return r * r + t * t;
  if (asked.startsWith("r^2 t + r t^2")) return r * r * t + r * t * t;
  const [, sign, size] = /^\(r ([+-]) (\d+)\)\(t [+-] \d+\)/.exec(asked) ?? [];
  if (!sign) throw new Error(`Not asked for before: ${asked}`);
  const k = Number(`${sign}${size}`);
  return (r + k) * (t + k);
}
