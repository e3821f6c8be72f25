import {
  type AskedProblem,
  asFraction,
  draftOf,
  formulaOf,
  fractionText,
  near,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type StemReading,
  texFirst,
  texTerm,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "Work a function of a function from the inside out, or from the result back in, one application at a time.";
const text = (value: number): string => fractionText(asFraction(value)!);
const shows = (value: number): boolean => Number.isInteger(2 * value) && Math.abs(value) < 70;

/** TeX of ax + b. */
const line = (a: number, b: number): string => `${texFirst(a, "x")} ${texTerm(b, "")}`.trim();
const plus = (n: number): string => texTerm(n, "");

/** f(f(n)) is known, and n is asked for. */
function askInput(rng: Rng): AskedProblem | null {
  const [a, b, n] = [rng.int(2, 4), rng.int(1, 9) * rng.pick([1, -1]), rng.int(-4, 6)];
  const once = a * n + b;
  const twice = a * once + b;
  if (once === n || once === 0 || n === 0) return null;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `If $f(x) = ${line(a, b)}$ for all numbers $x$ and $f(f(n)) = ${twice}$, what is the value of $n$?`,
      `The function $f$ is defined by $f(x) = ${line(a, b)}$. For what value of $x$ is $f(f(x)) = ${twice}$?`,
    ],
    key: n,
    why: `$f(${n}) = ${once}$, and $f(${once}) = ${twice}$.`,
    wrong: [
      [
        once,
        "goes back only once",
        `That is the inner value; the number itself is one application further back.`,
      ],
      [(twice - b) / (a * a), "adds once", `The constant $${b}$ is added in both applications.`],
      [
        (twice - 2 * b) / (a * a),
        "leaves the inner constant alone",
        `The second application also multiplies the first $${b}$ by ${a}.`,
      ],
      [
        (twice / 2 - b) / a,
        "doubles instead of applying twice",
        `$f(f(n))$ isn't $2f(n)$; the result is substituted in $f$ again.`,
      ],
      [
        (twice - 2 * b) / (2 * a),
        "doubles instead of multiplying twice",
        `The factor ${a} is used twice, which multiplies by ${a * a}, not ${2 * a}.`,
      ],
      [once - b, "stops before dividing", `This is ${a} times the number.`],
      [
        (once + b) / a,
        "reverses a sign",
        `To undo $${plus(b)}$, ${b > 0 ? "subtract" : "add"} ${Math.abs(b)}.`,
      ],
      [twice, "stops at the result", `That is the value after both applications.`],
    ],
    solution: {
      idea: `Undo one application at a time: first find the inner value, then the number itself.`,
      steps: [
        `The second application multiplies the inner value by ${a} and adds $${b}$: $${a}y ${plus(b)} = ${twice}$, so $y = ${once}$.`,
        `So does the first: $${a}n ${plus(b)} = ${once}$, so the number is $${n}$.`,
      ],
      check: `Forward: $f(${n}) = ${once}$, and $f(${once}) = ${twice}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
}

/** The constant of f is asked for. */
function askConstant(rng: Rng): AskedProblem | null {
  const [a, p, c] = [rng.int(2, 5), rng.int(1, 5), rng.int(1, 9) * rng.pick([1, -1])];
  const start = a * a * p;
  const twice = start + a * c + c;
  if (a * p + c === p || a * p + c === 0) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `The function $f$ is defined by $f(x) = ${a}x + c$, where $c$ is a constant. If $f(f(${p})) = ${twice}$, what is the value of $c$?`,
      `If $f(x) = ${a}x + c$ for all numbers $x$ and $f(f(${p})) = ${twice}$, then $c =$`,
    ],
    key: c,
    why: `$f(${p}) = ${a * p + c}$, and $f(${a * p + c}) = ${twice}$.`,
    wrong: [
      [
        (twice - start) / 2,
        "leaves the inner constant alone",
        `The second application multiplies the first $c$ by ${a}, so there are $${a + 1}c$.`,
      ],
      [twice - start, "adds the constant once", `The constant is added in both applications.`],
      [twice - a * p, "applies the function once", `This solves $f(${p}) = ${twice}$.`],
      [
        (twice - start) / a,
        "forgets the outer constant",
        `The second application adds $c$ once more.`,
      ],
      [
        (twice - 2 * a * p) / 2,
        "doubles instead of applying twice",
        `$f(f(${p}))$ isn't $2f(${p})$.`,
      ],
      [
        (twice - a * p) / (a + 1),
        "multiplies once",
        `Both applications multiply by ${a}, so $${p}$ becomes ${start}.`,
      ],
      [a * p + c, "finds the inner value", `That is $f(${p})$.`],
      [-c, "reverses a sign", `With this constant, $f(f(${p})) = ${start - a * c - c}$.`],
    ],
    solution: {
      idea: `Apply the function twice with the letter $c$; the second time, the first $c$ is multiplied too.`,
      steps: [
        `$f(${p}) = ${a * p} + c$.`,
        `$f(${a * p} + c) = ${a}(${a * p} + c) + c = ${start} + ${a + 1}c$.`,
        `$${start} + ${a + 1}c = ${twice}$, so $c = ${c}$.`,
      ],
      check: `With $c = ${c}$, $f(${p}) = ${a * p + c}$ and $f(${a * p + c}) = ${twice}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: text,
    shows,
  };
}

/** The rule is told for x + s instead of x. */
function askShifted(rng: Rng): AskedProblem | null {
  const [s, a, b] = [rng.int(1, 5) * rng.pick([1, -1]), rng.int(1, 4), rng.int(-6, 9)];
  const at = rng.int(-3, 8);
  const x = at - s;
  const of = (n: number): number => n * n + a * n + b;
  const inner = `x ${plus(s)}`;
  const rule = `x^2 ${texTerm(a, "x")} ${plus(b)}`.trim();
  if (x === at || x === 0 || b === 0 || of(x) > 60) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $f(${inner}) = ${rule}$ for all numbers $x$, what is the value of $f(${at})$?`,
      `The function $f$ satisfies the equation $f(${inner}) = ${rule}$ for all numbers $x$. What is the value of $f(${at})$?`,
    ],
    key: of(x),
    why: `$${inner} = ${at}$ when $x = ${x}$.`,
    wrong: [
      [
        of(at),
        "substitutes the argument itself",
        `With $x = ${at}$, the formula gives $f(${at + s})$.`,
      ],
      [
        of(at + s),
        "shifts the wrong way",
        `To get $${inner} = ${at}$, ${s > 0 ? "subtract" : "add"} ${Math.abs(s)}.`,
      ],
      [
        of(at) - s,
        "shifts the value",
        `This ${s > 0 ? "subtracts" : "adds"} ${Math.abs(s)} after substituting $${at}$. Instead, substitute $x = ${x}$, so that $${inner} = ${at}$.`,
      ],
      [
        of(at) + s,
        "shifts the value",
        `This ${s > 0 ? "adds" : "subtracts"} ${Math.abs(s)} after substituting $${at}$. Instead, substitute $x = ${x}$, so that $${inner} = ${at}$.`,
      ],
      [of(-x), "reverses a sign", `$${inner} = ${at}$ when $x = ${x}$, not $${-x}$.`],
      [of(x) - b, "drops the constant", `The term $${plus(b)}$ is left out.`],
      [of(x) - 2 * b, "reverses the sign of the constant", `The constant term is $${plus(b)}$.`],
    ],
    solution: {
      idea: `The formula is in terms of $x$, so find the $x$ for which $${inner}$ is $${at}$.`,
      steps: [
        `$${inner} = ${at}$ when $x = ${x}$.`,
        `So $f(${at}) = ${x < 0 ? `(${x})` : x}^2 ${plus(a * x)} ${plus(b)} = ${of(x)}$.`,
      ],
      check: `Substituting $x = ${at}$ would give $f(${at + s})$ instead.`,
      takeaway:
        "What stands in the parentheses must equal the number asked for, so solve for the letter first.",
    },
    pureText: text,
    shows,
  };
}

const ASK = { input: askInput, constant: askConstant, shifted: askShifted };
const KINDS = ["input", "constant", "shifted"] as const;

/** Nothing can be ruled out at first sight: the numbers may have any sign. */
const ANY: readonly StemReading[] = [{ wording: /^/, fits: () => true }];

/** Whether a value answers the stem: the functions are applied as they are printed. */
function answers(stem: string, tried: number): boolean {
  const shifted = /f\((x [+-] \d+)\) = (.+?) for all .* f\((-?\d+)\)/.exec(stem);
  if (shifted) {
    const [inner, rule, at] = shifted.slice(1).map(formulaOf);
    const x = range(-40, 40).find((one) => inner!({ x: one }) === at!({}));
    return rule!({ x: x! }) === tried;
  }
  const [body = "", start = "", end = ""] = read(
    stem,
    /f\(x\) = (.+?)(?: for|, where|\.).*f\(f\((\w)\)\) = (-?\d+)/,
  );
  const [f, from] = [formulaOf(body), formulaOf(start)];
  const letters = { c: tried, n: tried };
  const at = start === "x" ? tried : from(letters);
  return near(f({ ...letters, x: f({ ...letters, x: at }) }), Number(end));
}

export const template: ProblemTemplate = {
  id: "function-of-function",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "A function of a function: a number inside or a constant follows from the result.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ANY, rng);
  },

  check: ({ stem, options }) =>
    options.flatMap((one, k) => (answers(plain(stem), valueOf(one).value) ? [k] : [])),
  possible: ({ options }) => options.map(() => true),
};
