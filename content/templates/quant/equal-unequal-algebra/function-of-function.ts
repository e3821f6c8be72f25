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
      [once, "goes back only once", `This is the inner value, $f([[n]])$, not $[[n]]$ itself.`],
      [
        (twice - b) / (a * a),
        "adds once",
        `This solves $${a * a}[[n]] ${plus(b)} = ${twice}$, but $f(f([[n]])) = ${a}(${a}[[n]] ${plus(b)}) ${plus(b)}$ is $${a * a}[[n]] ${plus(a * b + b)}$.`,
      ],
      [
        (twice - 2 * b) / (a * a),
        "leaves the inner constant alone",
        `This solves $${a * a}[[n]] ${plus(2 * b)} = ${twice}$, but $f(f([[n]])) = ${a}(${a}[[n]] ${plus(b)}) ${plus(b)}$ is $${a * a}[[n]] ${plus(a * b + b)}$.`,
      ],
      [
        (twice / 2 - b) / a,
        "doubles instead of applying twice",
        `This solves $2(${a}[[n]] ${plus(b)}) = ${twice}$, but $f(f([[n]]))$ isn't $2f([[n]])$. Apply $f$ to $f([[n]])$ instead.`,
      ],
      [
        (twice - 2 * b) / (2 * a),
        "doubles instead of multiplying twice",
        `This solves $${2 * a}[[n]] ${plus(2 * b)} = ${twice}$, but applying $f$ twice multiplies $[[n]]$ by $${a} \\cdot ${a} = ${a * a}$.`,
      ],
      [
        once - b,
        "stops before dividing",
        `This is $${once} ${plus(-b)}$, the value of $${a}[[n]]$, so it still has to be divided by ${a}.`,
      ],
      [
        (once + b) / a,
        "reverses a sign",
        `This finds the inner value, $${once}$, but then solves $${a}[[n]] = ${once} ${plus(b)}$ instead of $${a}[[n]] = ${once} ${plus(-b)}$.`,
      ],
      [twice, "stops at the result", `This is $f(f([[n]]))$, not $[[n]]$.`],
    ],
    solution: {
      idea: `Undo one application at a time: first find the inner value, $f([[n]])$, and then $[[n]]$ itself.`,
      steps: [
        `With $y$ for the inner value, $f(y) = ${twice}$, or $${a}y ${plus(b)} = ${twice}$, so $y = ${once}$.`,
        `Then $f([[n]]) = ${once}$, or $${a}[[n]] ${plus(b)} = ${once}$, so $[[n]] = ${n}$.`,
      ],
      check: `Forward: $f(${n}) = ${once}$, and $f(${once}) = ${twice}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => ({ n: wording === 1 ? "n" : "x" }),
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
        `This solves $${start} + 2c = ${twice}$, but the second application multiplies the first $c$ by ${a}, so there are $${a + 1}c$.`,
      ],
      [
        twice - start,
        "adds the constant once",
        `This solves $${start} + c = ${twice}$, but the two applications give $${a}c + c = ${a + 1}c$.`,
      ],
      [
        twice - a * p,
        "applies the function once",
        `This solves $${a * p} + c = ${twice}$, or $f(${p}) = ${twice}$, which applies $f$ only once.`,
      ],
      [
        (twice - start) / a,
        "forgets the outer constant",
        `This solves $${start} + ${a}c = ${twice}$, but the second application adds $c$ once more.`,
      ],
      [
        (twice - 2 * a * p) / 2,
        "doubles instead of applying twice",
        `This solves $2(${a * p} + c) = ${twice}$, but $f(f(${p}))$ isn't $2f(${p})$.`,
      ],
      [
        (twice - a * p) / (a + 1),
        "multiplies once",
        `This solves $${a * p} + ${a + 1}c = ${twice}$, but the second application also multiplies ${a * p} by ${a}, which gives ${start}.`,
      ],
      [a * p + c, "finds the inner value", `This is $f(${p}) = ${a * p} ${plus(c)}$, not $c$.`],
      [
        -c,
        "reverses a sign",
        `With $c = ${-c}$, $f(f(${p}))$ would be $${start} ${plus(-(a + 1) * c)} = ${start - a * c - c}$, not ${twice}.`,
      ],
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
        `This substitutes $x = ${at} ${plus(s)} = ${at + s}$, but $${inner} = ${at}$ when $x = ${at} ${plus(-s)} = ${x}$.`,
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
      [
        of(-x),
        "reverses a sign",
        `This substitutes $x = ${-x}$, but $${inner} = ${at}$ when $x = ${x}$.`,
      ],
      [
        of(x) - b,
        "drops the constant",
        `This substitutes $x = ${x}$ but leaves out the last term, $${plus(b)}$.`,
      ],
      [
        of(x) - 2 * b,
        "reverses the sign of the constant",
        `This substitutes $x = ${x}$ but ends in $${plus(-b)}$ instead of $${plus(b)}$.`,
      ],
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
