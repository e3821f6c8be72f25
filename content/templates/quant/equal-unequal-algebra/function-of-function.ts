import {
  Fraction,
  near,
  plain,
  type ProblemTemplate,
  type Rng,
  type Slip,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly stem: string;
  readonly key: Fraction;
  readonly why: string;
  readonly slips: readonly (Slip | null)[];
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

/** A slip whose value is a quotient; none if it would divide by 0. */
const slip = (top: number, bottom: number, name: string, why: string): Slip | null => {
  if (bottom === 0) return null;
  const value = new Fraction(top, bottom);
  return { text: `$${texFraction(value)}$`, value: value.value, slip: name, why };
};

const linear = (a: number | string, b: number | string): string => {
  const first = a === 1 ? "x" : a === -1 ? "-x" : `${a}x`;
  if (typeof b === "string") return `${first} + ${b}`;
  return `${first} ${texTerm(b, "")}`.trim();
};

const slope = (rng: Rng): number => rng.pick([2, 3, 4, 5, -2, -3]);

function inputAsked(rng: Rng): Question {
  const [a, b, t] = [slope(rng), rng.int(-9, 9) || 4, rng.int(-6, 9)];
  const inner = a * t + b;
  const N = a * inner + b;
  return {
    kind: "input",
    difficulty: a < 0 ? 4 : 3,
    stem: rng.pick([
      `If $f(x) = ${linear(a, b)}$ and $f(f(t)) = ${N}$, what is the value of $t$?`,
      `The function $f$ is defined by $f(x) = ${linear(a, b)}$ for all numbers $x$. For which value of $t$ is $f(f(t)) = ${N}$?`,
    ]),
    key: new Fraction(t),
    why: `$f(${t}) = ${inner}$ and $f(${inner}) = ${N}$.`,
    slips: [
      slip(
        inner,
        1,
        "goes back only once",
        `$${inner}$ is $f(t)$; one more step back leads to $t$.`,
      ),
      slip(
        N - 2 * b,
        a * a,
        "adds the constant twice",
        `The outer function multiplies the inner constant too: $f(f(t)) = ${a * a}t ${texTerm(a * b + b, "")}$.`,
      ),
      slip(
        N - b,
        a * a,
        "forgets the inner constant",
        `$${b}$ comes in twice, once multiplied by $${a}$.`,
      ),
      slip(
        N - 2 * b,
        2 * a,
        "doubles the function",
        `$f(f(t))$ is not $2f(t)$: the result of $f$ is put into $f$ again.`,
      ),
      slip(
        N + b + a * b,
        a * a,
        "turns the sign of the constants",
        `To go back, what was added has to be taken away.`,
      ),
      slip(a * N + b, 1, "goes forward", `This computes $f(${N})$; here $${N}$ is the result.`),
      slip(-t, 1, "turns a sign", `Put it in: the result is not $${N}$.`),
      slip(
        N,
        a * a,
        "leaves the constants out",
        `Only without constants would $f(f(t))$ be $${a * a}t$.`,
      ),
      slip(
        (inner - b) * a,
        1,
        "multiplies instead of dividing",
        `Going back, the multiplication by $${a}$ is undone by a division.`,
      ),
    ],
    idea: "Work from the outside in: first ask what was put into the outer function.",
    steps: [
      `$f$ of something is $${N}$: $${a}y ${texTerm(b, "")} = ${N}$ gives $y = ${inner}$, so $f(t) = ${inner}$.`,
      `$${a}t ${texTerm(b, "")} = ${inner}$ gives $t = ${t}$.`,
    ],
    check: `Forward: $f(${t}) = ${inner}$ and $f(${inner}) = ${N}$.`,
  };
}

function constantAsked(rng: Rng): Question | null {
  const [a, c, k] = [slope(rng), rng.int(-9, 9), rng.int(-4, 6)];
  const N = a * (a * k + c) + c;
  if (c === 0 || k === 0) return null;
  return {
    kind: "constant",
    difficulty: 4,
    stem: rng.pick([
      `In the function $f(x) = ${linear(a, "c")}$, $c$ is a constant. If $f(f(${k})) = ${N}$, what is the value of $c$?`,
      `For a constant $c$, the function $f$ is defined by $f(x) = ${linear(a, "c")}$. If $f(f(${k})) = ${N}$, then $c =$`,
    ]),
    key: new Fraction(c),
    why: `With $c = ${c}$, $f(${k}) = ${a * k + c}$ and $f(${a * k + c}) = ${N}$.`,
    slips: [
      slip(
        N - a * a * k,
        2,
        "counts the constant twice alike",
        `The inner $c$ is multiplied by $${a}$ in the second step, so there are $${a + 1}c$ in all.`,
      ),
      slip(N - a * k, 1, "applies the function once", `This solves $f(${k}) = ${N}$.`),
      slip(
        N - a * a * k,
        a,
        "forgets the outer constant",
        `The second step adds a $c$ of its own.`,
      ),
      slip(
        N - a * a * k,
        1,
        "forgets the inner constant",
        `The $c$ of the first step goes through the second one: $${a}c$ comes on top.`,
      ),
      slip(
        N - 2 * a * k,
        2,
        "doubles the function",
        `$f(f(${k}))$ is not $2f(${k})$: the result of $f$ is put into $f$ again.`,
      ),
      slip(
        N + a * a * k,
        a + 1,
        "turns a sign",
        `$${a * a * k}$ has to be taken away on both sides.`,
      ),
      slip(
        N - a * k,
        a + 1,
        "multiplies the number once",
        `Both steps multiply by $${a}$, which makes $${a * a} \\cdot ${k < 0 ? `(${k})` : k}$.`,
      ),
      slip(a * k + c, 1, "answers for the inner value", `That is $f(${k})$.`),
      slip(-c, 1, "turns the sign of the constant", `Put it in: the result is not $${N}$.`),
    ],
    idea: "Go through the two steps with the letter, and keep in mind that the first $c$ is multiplied too.",
    steps: [
      `First step: $f(${k}) = ${a * k} + c$.`,
      `Second step: $f(${a * k} + c) = ${a}(${a * k} + c) + c = ${a * a * k} ${texTerm(a + 1, "c")}$.`,
      `$${a * a * k} ${texTerm(a + 1, "c")} = ${N}$ gives $c = ${c}$.`,
    ],
    check: `Forward with $c = ${c}$: $${k} \\to ${a * k + c} \\to ${N}$.`,
  };
}

function commuting(rng: Rng): Question | null {
  const [a, b, c] = [slope(rng), rng.int(-8, 8), slope(rng)];
  const key = new Fraction(b * (c - 1), a - 1);
  if (b === 0 || a === c || key.bottom > 4) return null;
  return {
    kind: "order",
    difficulty: 7,
    stem: rng.pick([
      `If $f(x) = ${linear(a, b)}$ and $g(x) = ${linear(c, "k")}$, for what value of the constant $k$ is $f(g(x)) = g(f(x))$ for all $x$?`,
      `Let $f(x) = ${linear(a, b)}$ and $g(x) = ${linear(c, "k")}$, where $k$ is a constant. If $f(g(x)) = g(f(x))$ for every number $x$, what is the value of $k$?`,
    ]),
    key,
    why: `Both orders then give $${linear(a * c, "")}$ with the same constant.`.replace(
      " + $",
      "$",
    ),
    slips: [
      slip(
        b,
        1,
        "takes equal constants",
        `With $k = ${b}$ the constants are $${a * b + b}$ and $${b * c + b}$: not equal.`,
      ),
      slip(
        b * c,
        a,
        "forgets the outer constants",
        `In $f(g(x))$ the $${b}$ of $f$ is added at the end, and in $g(f(x))$ the $k$ of $g$.`,
      ),
      slip(
        b * (c + 1),
        a + 1,
        "turns the signs of the outer constants",
        `$${a}k ${texTerm(b, "")} = ${b * c} + k$: on each side the outer constant has to be brought across.`,
      ),
      slip(
        b * (a - 1),
        c - 1,
        "swaps the functions",
        `The inner constant $k$ is multiplied by $${a}$, and the inner $${b}$ by $${c}$.`,
      ),
      slip(b * (1 - c), a - 1, "turns a sign", `$${a}k - k = ${b * c} ${texTerm(-b, "")}$.`),
      slip(
        b * c,
        a - 1,
        "leaves one constant out",
        `The $${b}$ at the end of $f(g(x))$ has to be taken away from $${b * c}$.`,
      ),
      slip(b * a, c, "divides the wrong way", `It is $k$ that $f$ multiplies by $${a}$.`),
      slip(b * (c - 1), 1, "forgets to divide", `That is $${a - 1}k$.`),
    ],
    idea: `The terms with $x$ agree in either order, so only the constants have to be compared.`,
    steps: [
      `$f(g(x)) = ${a}(${linear(c, "k")}) ${texTerm(b, "")} = ${linear(a * c, "")}`.replace(
        / \+ $/,
        "",
      ) + ` ${texTerm(a, "k")} ${texTerm(b, "")}$.`,
      `$g(f(x)) = ${c}(${linear(a, b)}) + k = ${linear(a * c, b * c)} + k$.`,
      `So $${a}k ${texTerm(b, "")} = ${b * c} + k$, that is $${a - 1 === 1 ? "" : a - 1}k = ${b * c - b}$ and $k = ${texFraction(key)}$.`,
    ],
    check: `Try $x = 0$: $f(k)$ must equal $g(${b})$.`,
  };
}

function mixedWithSquare(rng: Rng): Question | null {
  const [a, b, c, t] = [rng.pick([2, 3, 4]), rng.int(-6, 6), rng.int(1, 9), rng.int(2, 6)];
  // f(g(t)) with g(x) = x^2 - c; f is known only through its value at ax + b.
  const inside = t * t - c;
  if ((inside - b) % a !== 0 || b === 0 || inside === t) return null;
  const x = (inside - b) / a;
  const [p, q] = [rng.int(2, 5), rng.int(-9, 9)];
  const key = p * x + q;
  if (q === 0 || x === t || x === 0) return null;
  return {
    kind: "inside known",
    difficulty: 6,
    stem: rng.pick([
      `If $f(${linear(a, b)}) = ${linear(p, q)}$ for all $x$ and $g(x) = x^2 - ${c}$, what is the value of $f(g(${t}))$?`,
      `For all numbers $x$, $f(${linear(a, b)}) = ${linear(p, q)}$ and $g(x) = x^2 - ${c}$. What is $f(g(${t}))$?`,
    ]),
    key: new Fraction(key),
    why: `$g(${t}) = ${inside}$, and $${linear(a, b)} = ${inside}$ for $x = ${x}$.`,
    slips: [
      slip(
        p * inside + q,
        1,
        "reads the rule as that of $f(x)$".replaceAll("$", ""),
        `$${linear(p, q)}$ is not $f(x)$ but the value of $f$ at $${linear(a, b)}$.`,
      ),
      slip(
        p * t + q,
        1,
        "puts the number in at once",
        `$x = ${t}$ gives $f(${a * t + b})$, and $g$ has not been used.`,
      ),
      slip(
        p * (a * inside + b) + q,
        1,
        "goes through the inner expression forward",
        `$${linear(a, b)}$ must come out as $${inside}$; $${inside}$ is not to be put into it.`,
      ),
      slip(inside, 1, "stops at the inner function", `That is $g(${t})$.`),
      slip(
        x,
        1,
        "stops at x",
        `$x = ${x}$ makes the inside right; the value of $f$ is $${linear(p, q)}$ there.`,
      ),
      slip(
        (p * t + q) ** 2 - c,
        1,
        "takes the functions in the other order",
        `$f(g(${t}))$ begins with $g$.`,
      ),
      slip(
        p * (inside + b) + q * a,
        a,
        "turns a sign when solving",
        `From $${linear(a, b)} = ${inside}$ it follows that $${a}x = ${inside - b}$.`,
      ),
      slip(p * (inside - b) + q, 1, "forgets to divide", `$${a}x = ${inside - b}$ is not yet $x$.`),
    ],
    idea: `Find the $x$ for which the inside, $${linear(a, b)}$, is the number needed.`,
    steps: [
      `$g(${t}) = ${t * t} - ${c} = ${inside}$, so $f(${inside})$ is asked for.`,
      `$${linear(a, b)} = ${inside}$ for $x = ${x}$.`,
      `There $f(${inside}) = ${p} \\cdot ${x < 0 ? `(${x})` : x} ${texTerm(q, "")} = ${key}$.`,
    ],
    check: `What stands in the parentheses of $f$ need not be $x$.`,
  };
}

export const template: ProblemTemplate = {
  id: "function-of-function",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "Functions put into each other with something unknown: work from the outside in, constants and all.",

  make(rng) {
    const question = rng.pick([inputAsked, constantAsked, commuting, mixedWithSquare])(rng);
    if (!question) return null;
    const { kind, difficulty, stem, key, why, slips, idea, steps, check } = question;
    return {
      variant: kind,
      context: "pure",
      // Going back is 3, with a negative factor or a letter 4, a value behind an expression 6, two
      // orders 7.
      difficulty,
      stem,
      key: { text: `$${texFraction(key)}$`, value: key.value, why },
      slips: slips.filter(
        (one) =>
          one !== null &&
          Math.abs(one.value!) < 400 &&
          (kind === "order" || !one.text.includes("frac")),
      ) as Slip[],
      solution: { idea, steps: [...steps], check },
    };
  },

  /** Puts every option into the functions. */
  check({ stem, options }) {
    const text = plain(stem);
    return options.flatMap((option, k) => (isRight(text, valueOf(option).value) ? [k] : []));
  },
};

/** The linear function in a text; its constant may be a letter with this value. */
function functionIn(text: string, pattern: RegExp, letter: number): (x: number) => number {
  const [, expression = ""] = pattern.exec(text) ?? [];
  const [, a, sign, b] = /^(-?\d*)x(?: ([+-]) (\w+))?$/.exec(expression) ?? [];
  if (a === undefined) throw new Error(`No function is given: ${text}`);
  const first = a === "" ? 1 : a === "-" ? -1 : Number(a);
  const second = b === undefined ? 0 : /[a-z]/.test(b) ? letter : Number(b);
  return (x) => first * x + (sign === "-" ? -second : second);
}

const BODY = String.raw`(-?\d*x(?: [+-] \w+)?)`;

function isRight(text: string, v: number): boolean {
  const composed = /f\(f\((\w|-?\d+)\)\) = (-?\d+)/.exec(text);
  if (composed) {
    const f = functionIn(text, new RegExp(String.raw`f\(x\) = ${BODY}`), v);
    const input = composed[1] === "t" ? v : Number(composed[1]);
    return near(f(f(input)), Number(composed[2]));
  }
  const inside = /f\(g\((\d+)\)\)/.exec(text);
  if (inside) {
    const [u, w] = [
      new RegExp(String.raw`f\(${BODY}\) =`),
      new RegExp(String.raw`\) = ${BODY} `),
    ].map((pattern) => functionIn(text, pattern, 0));
    const [, c] = /x\^2 - (\d+)/.exec(text)!;
    const wanted = Number(inside[1]) ** 2 - Number(c);
    // Steps through x in small increments until the inside of f is the number wanted.
    const x = Array.from({ length: 12_001 }, (_, k) => (k - 6000) / 60).find((one) =>
      near(u!(one), wanted),
    );
    return x !== undefined && near(w!(x), v);
  }
  const f = functionIn(text, new RegExp(String.raw`f\(x\) = ${BODY}`), 0);
  const g = functionIn(text, new RegExp(String.raw`g\(x\) = ${BODY}`), v);
  return [-3, 0, 1, 7].every((x) => near(f(g(x)), g(f(x))));
}
