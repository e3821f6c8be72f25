import {
  Fraction,
  fractionChoice,
  fractionSlip,
  gcd,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  type Slip,
  sum,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

const of = (top: number, bottom: number): Fraction => new Fraction(top, bottom === 0 ? 1 : bottom);

/** A number in front of a letter; 1 isn't written. */
const term = (n: number, letter: string): string => `${n === 1 ? "" : n}${letter}`;

/** Options of the same form: positive fractions that aren't whole. */
const broken = (slips: readonly Slip[]): Slip[] =>
  slips.filter(({ text, value }) => text.includes("frac") && value! > 0);

/** One quotient of x and y is given; asks for x/y or another quotient. */
function quotient(rng: Rng): ProblemDraft | null {
  const [a, b, c, d] = [
    rng.int(1, 5),
    rng.int(1, 5),
    rng.int(1, 5),
    rng.int(1, 5) * rng.pick([1, -1]),
  ];
  const [x, y] = [rng.int(1, 9), rng.int(2, 9)];
  const given = of(a * x + b * y, c * x + d * y);
  const { top: m, bottom: n } = given;
  const ratio = of(x, y);
  const asksWhole = rng.chance(0.4);
  const key = asksWhole ? of(ratio.top, ratio.top + ratio.bottom) : ratio;
  const isFair =
    c * x + d * y > 0 &&
    gcd(x, y) === 1 &&
    n > 1 &&
    gcd(a, b) * gcd(c, d) === 1 &&
    m < 30 &&
    n < 20 &&
    a * d !== b * c &&
    n * a !== m * c &&
    !ratio.isWhole;
  if (!isFair || ratio.value === 1) return null;
  const [left, right] = [n * a - m * c, m * d - n * b];
  const s = Math.sign(left);
  const asked = asksWhole ? "\\frac{x}{x + y}" : "\\frac{x}{y}";
  const wrap = (t: Fraction): Fraction => (asksWhole ? of(t.top, t.top + t.bottom) : t);
  const line = `${s * left === 1 ? "" : s * left}x = ${s * right === 1 ? "" : s * right}y`;
  return {
    variant: asksWhole ? "part of the whole" : "quotient",
    context: "pure",
    // Cross multiplication and sorting; the whole is one more step, a minus one more trap.
    difficulty: 4 + (asksWhole ? 1 : 0) + (d < 0 ? 1 : 0),
    stem: `If $\\frac{${term(a, "x")} + ${term(b, "y")}}{${term(c, "x")} ${texTerm(d, "y")}} = ${texFraction(given)}$, what is the value of $${asked}$?`,
    key: fractionChoice(
      key,
      `Cross multiplication leaves $${line}$, so $\\frac{x}{y} = ${texFraction(ratio)}$${asksWhole ? ` and $${asked} = ${texFraction(key)}$` : ""}.`,
    ),
    slips: broken([
      fractionSlip(
        wrap(of(y, x)),
        "turns the quotient over",
        `From $${line}$ it follows that $x : y$ is $${x} : ${y}$, not $${y} : ${x}$.`,
      ),
      fractionSlip(
        asksWhole ? ratio : of(ratio.top, ratio.top + ratio.bottom),
        asksWhole ? "answers for x over y" : "answers for x over the sum",
        `That is the value of $${asksWhole ? "\\frac{x}{y}" : "\\frac{x}{x + y}"}$.`,
      ),
      fractionSlip(
        given,
        "takes the given quotient over",
        `$${texFraction(given)}$ is the quotient of two sums, not of the letters.`,
      ),
      fractionSlip(
        wrap(of(Math.abs(m * d + n * b), Math.abs(left))),
        "loses a sign",
        `When the terms in $y$ are brought to one side, a sign changes.`,
      ),
      fractionSlip(
        wrap(of(Math.abs(right), Math.abs(n * a + m * c))),
        "adds instead of subtracting",
        `When the terms in $x$ are brought to one side, they are subtracted.`,
      ),
      fractionSlip(
        of(y, x + y),
        "takes the other part",
        `That is the value of $\\frac{y}{x + y}$.`,
      ),
      fractionSlip(
        wrap(of(Math.abs(m * a - n * c) || 1, Math.abs(n * d - m * b) || 1)),
        "multiplies the wrong way across",
        `The ${m} belongs to the denominator's side: $${n}(${term(a, "x")} + ${term(b, "y")}) = ${m}(${term(c, "x")} ${texTerm(d, "y")})$.`,
      ),
    ]),
    solution: {
      idea: "One equation cannot give two letters, but when every term has one letter it gives their ratio.",
      steps: [
        `Multiply across: $${n}(${term(a, "x")} + ${term(b, "y")}) = ${m}(${term(c, "x")} ${texTerm(d, "y")})$.`,
        `Sort the letters: $${line}$, so $\\frac{x}{y} = ${texFraction(ratio)}$.`,
        ...(asksWhole
          ? [`Take $x = ${x}$ and $y = ${y}$: $${asked} = \\frac{${x}}{${x + y}}$.`]
          : []),
      ],
      check: `With $x = ${x}$ and $y = ${y}$ the given quotient is $\\frac{${a * x + b * y}}{${c * x + d * y}}${a * x + b * y === m ? "" : ` = ${texFraction(given)}`}$.`,
    },
  };
}

/** Two equations tie three letters together: give one a handy value. */
function chain(rng: Rng): ProblemDraft | null {
  const [a, b, c, d] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
  if (gcd(a, b) > 1 || gcd(c, d) > 1 || b === c || a === d) return null;
  const shared = gcd(a, d);
  // a·x = b·y and c·y = d·z
  const y = (a * d) / shared;
  const [x, z] = [(b * d) / shared, (a * c) / shared];
  const [asked, key, other] = rng.pick([
    ["\\frac{x}{z}", of(x, z), of(z, x)],
    ["\\frac{x + y}{z}", of(x + y, z), of(z, x + y)],
    ["\\frac{x + z}{y}", of(x + z, y), of(y, x + z)],
  ] as const);
  if (key.isWhole || key.bottom > 40 || key.top > 60) return null;
  const top = (xs: number, ys: number, zs: number): Fraction =>
    asked === "\\frac{x}{z}"
      ? of(xs, zs)
      : asked.includes("x + y")
        ? of(xs + ys, zs)
        : of(xs + zs, ys);
  return {
    variant: `chain ${plain(asked)}`,
    context: "pure",
    // The middle letter must be made the same in both ratios; a sum asks for all three.
    difficulty: 5 + (asked === "\\frac{x}{z}" ? 0 : 1) + (shared === 1 ? 1 : 0),
    stem: `If $${a}x = ${b}y$, $${c}y = ${d}z$, and none of $x$, $y$, and $z$ is 0, what is the value of $${asked}$?`,
    key: fractionChoice(
      key,
      `$x : y : z$ is $${x} : ${y} : ${z}$, so $${asked} = ${texFraction(key)}$.`,
    ),
    slips: broken([
      fractionSlip(
        top(a * c, b * c, b * d),
        "reads the coefficients as the ratio",
        `From $${a}x = ${b}y$ it follows that $x : y$ is $${b} : ${a}$, the other way round.`,
      ),
      fractionSlip(other, "turns the quotient over", "Numerator and denominator are exchanged."),
      fractionSlip(
        top(b, a, c),
        "joins unequal parts",
        `$x : y = ${b} : ${a}$ and $y : z = ${d} : ${c}$, but $y$ is ${a} parts in one and ${d} in the other; make them the same first.`,
      ),
      fractionSlip(
        top(a, b, d),
        "takes over the coefficients",
        "The letter with the larger coefficient is the smaller one.",
      ),
      fractionSlip(
        top(b, d, c),
        "takes y from the second ratio only",
        `With $y$ as ${d} parts, $x$ is no longer ${b} parts.`,
      ),
      fractionSlip(of(b, a), "stops at the first equation", `That is the value of $\\frac{x}{y}$.`),
      fractionSlip(
        of(d, c),
        "stops at the second equation",
        `That is the value of $\\frac{y}{z}$.`,
      ),
    ]),
    solution: {
      idea: "Only ratios are fixed, so choose a value of $y$ that makes both equations easy.",
      steps: [
        `Let $y = ${y}$, a multiple of both ${a} and ${d}.`,
        `Then $x = \\frac{${b} \\cdot ${y}}{${a}} = ${x}$ and $z = \\frac{${c} \\cdot ${y}}{${d}} = ${z}$.`,
        `So $${asked} = ${texFraction(key)}$.`,
      ],
      check: `$${a} \\cdot ${x} = ${b} \\cdot ${y}$ and $${c} \\cdot ${y} = ${d} \\cdot ${z}$.`,
    },
  };
}

/** Two sums are multiples of the same third letter: z disappears, and a ratio remains. */
function thirdLetter(rng: Rng): ProblemDraft | null {
  const [x, y, z] = [rng.int(2, 11), rng.int(2, 9), rng.int(1, 3)];
  const [a, c] = [rng.int(1, 4), rng.int(1, 4)];
  const [b, d] = [(x + a * y) / z, (x - c * y) / z];
  const key = of(x, y);
  if (!Number.isInteger(b) || !Number.isInteger(d) || d < 1 || gcd(x, y) > 1 || b === d)
    return null;
  const [e, f] = [b - d, a * d + b * c];
  return {
    variant: "third letter",
    context: "pure",
    // Three letters and two equations look hopeless; z has to be removed, not found.
    difficulty: 7 + (d > 1 ? 1 : 0),
    stem: `If $x + ${term(a, "y")} = ${term(b, "z")}$, $x - ${term(c, "y")} = ${term(d, "z")}$, and $z \\ne 0$, what is the value of $\\frac{x}{y}$?`,
    key: fractionChoice(
      key,
      `Without $z$ the equations leave $${term(e, "x")} = ${term(f, "y")}$.`,
    ),
    slips: broken([
      fractionSlip(
        of(y, x),
        "turns the quotient over",
        `From $${term(e, "x")} = ${term(f, "y")}$ it follows that $\\frac{x}{y} = ${texFraction(key)}$.`,
      ),
      fractionSlip(
        of(b, d),
        "takes over the coefficients of z",
        `$\\frac{${b}}{${d}}$ is the quotient of the two left sides.`,
      ),
      fractionSlip(
        of(d, b),
        "divides the coefficients of z",
        `The quotient of ${d} and ${b} belongs to the two left sides, not to $x$ and $y$.`,
      ),
      fractionSlip(
        of(f, b + d),
        "adds the terms in x",
        `The terms in $x$ are ${term(d, "x")} and ${term(b, "x")} on opposite sides, so they are subtracted.`,
      ),
      fractionSlip(
        of(Math.abs(a * d - b * c), e),
        "loses a sign",
        `The second equation has $-${term(c, "y")}$; on the other side it becomes $+$.`,
      ),
      fractionSlip(
        of(a + c, e),
        "subtracts at once",
        `Subtracting the equations as they stand leaves $z$ in them: $${a + c}y = ${term(e, "z")}$.`,
      ),
      fractionSlip(of(e, a + c), "finds y over z", `That is the value of $\\frac{y}{z}$.`),
      fractionSlip(of(x, z), "finds x over z", `That is the value of $\\frac{x}{z}$.`),
    ]),
    solution: {
      idea: "Make the right sides equal; then $z$ is gone and only the ratio of $x$ and $y$ is left.",
      steps: [
        `Multiply the first equation by ${d} and the second by ${b}: both right sides become $${b * d}z$.`,
        `So $${d}(x + ${term(a, "y")}) = ${b}(x - ${term(c, "y")})$, which is $${term(f, "y")} = ${term(e, "x")}$.`,
        `Hence $\\frac{x}{y} = ${texFraction(key)}$.`,
      ],
      check: `$x = ${x}$, $y = ${y}$, $z = ${z}$ satisfies both equations.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "ratio-of-letters",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "Fewer equations than letters, every term with one letter: the letters stay unknown, their ratio does not.",

  make: (rng) => rng.pick([quotient, quotient, chain, chain, thirdLetter])(rng),

  /** Sets y = 1 and finds x (and z) from the equations' values at a few points. */
  check({ stem, options }) {
    const [given = "", asked = ""] = plain(stem).split("what is the value of");
    const equations = given
      .replace("If", "")
      .split(",")
      .filter((part) => part.includes("=") && !part.includes("!="));
    const gaps = equations.map((text) => {
      const [left, right] = text.split("=").map(quotientOf) as [Quotient, Quotient];
      const gap = (x: number, z: number): number =>
        left.top({ x, y: 1, z }) * right.bottom({ x, y: 1, z }) -
        right.top({ x, y: 1, z }) * left.bottom({ x, y: 1, z });
      return [gap(1, 0) - gap(0, 0), gap(0, 1) - gap(0, 0), -gap(0, 0)] as const;
    });
    const [[a, b, c], [d, e, f]] = [gaps[0]!, gaps[1] ?? ([0, 1, 0] as const)];
    const base = a * e - b * d;
    if (base === 0 || gaps.length > 2) throw new Error(`Not settled: ${plain(stem)}`);
    const at = { x: (c * e - b * f) / base, y: 1, z: (a * f - c * d) / base };
    const wanted = quotientOf(asked.replace("?", ""));
    const answer = wanted.top(at) / wanted.bottom(at);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answer) < 1e-9 ? [k] : [],
    );
  },
};

type Point = Record<"x" | "y" | "z", number>;

interface Quotient {
  readonly top: (at: Point) => number;
  readonly bottom: (at: Point) => number;
}

/** "(2x + y)/(x - 3y)", "5z", or "(3)/(4)". */
function quotientOf(text: string): Quotient {
  const [top = "", bottom = "1"] = text.replaceAll(/[()\s]/g, "").split("/");
  return { top: (at) => linear(top, at), bottom: (at) => linear(bottom, at) };
}

function linear(text: string, at: Point): number {
  return sum(
    Array.from(text.matchAll(/([+-]?)(\d*)([xyz]?)/g), ([whole, sign, digits, letter]) =>
      whole === "" ? 0 : Number(`${sign}${digits || 1}`) * (letter ? at[letter as "x"] : 1),
    ),
  );
}
