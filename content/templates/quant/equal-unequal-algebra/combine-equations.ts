import {
  formulaSlip,
  Fraction,
  gcd,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  sum,
  texTerm,
  valueOf,
} from "@theta/items/template";

/** The question around the equations, in three wordings. */
function ask(rng: Rng, equations: string[], asked: string): string {
  const all = equations.map((equation) => `$${equation}$`);
  const given = `${all.slice(0, -1).join(", ")}${all.length > 2 ? "," : ""} and ${all.at(-1)}`;
  return rng.pick([
    `If ${given}, what is ${asked}?`,
    `What is ${asked} if ${given}?`,
    `The numbers $x$${all.length > 2 ? ", $y$, and $z$" : " and $y$"} satisfy ${given}. What is ${asked}?`,
  ]);
}

/** px + qy and qx + py: the sum and the difference of the equations are multiples of x + y and x - y. */
function mirrored(rng: Rng, asks: "sum" | "difference" | "average"): ProblemDraft | null {
  const [q, s, d] = [rng.int(2, 6), rng.int(3, 18), rng.int(2, 12)];
  const p = q + rng.int(1, 5);
  const [A, B] = [((p + q) * s + (p - q) * d) / 2, ((p + q) * s - (p - q) * d) / 2];
  const isSum = asks !== "difference";
  const isFair = Number.isInteger(A) && gcd(p, q) === 1 && B > 0 && s !== d && (isSum || p - q > 1);
  if (!isFair || (asks === "average" && s % 2 === 1)) return null;
  const [sign, all, factor, size] = isSum ? ["+", A + B, p + q, s] : ["-", A - B, p - q, d];
  const key = asks === "average" ? s / 2 : size;
  const verb = isSum ? "Adding" : "Subtracting";
  const combined = factor === 1 ? `x ${sign} y = ${all}` : `${factor}x ${sign} ${factor}y = ${all}`;
  const slips = [
    formulaSlip(
      all,
      "stops at the combined equation",
      `${verb} gives $${combined}$; that is not yet what is asked.`,
    ),
    formulaSlip(
      isSum ? d : s,
      "combines the other way",
      `That is the value of $x ${isSum ? "-" : "+"} y$.`,
    ),
    formulaSlip((s + d) / 2, "answers for x", "That is the value of $x$ alone."),
    formulaSlip((s - d) / 2, "answers for y", "That is the value of $y$ alone."),
    formulaSlip(
      asks === "average" ? s : size / 2,
      "confuses sum and average",
      asks === "average"
        ? "That is the sum of $x$ and $y$; their average is half of it."
        : `This halves $x ${sign} y$, as if an average were asked for.`,
    ),
    formulaSlip(
      all / p,
      "divides by one coefficient",
      `Each letter comes ${factor} times in the combined equation, not ${p} times.`,
    ),
    formulaSlip(
      isSum ? A - B : A + B,
      "combines the other way and stops",
      `That is the right side when the equations are ${isSum ? "subtracted" : "added"}, before dividing.`,
    ),
    formulaSlip(
      all / 2,
      "averages the two results",
      `Half of ${all} is not what is asked: the combined left side is not twice the expression asked for.`,
    ),
  ];
  return {
    variant: asks,
    context: "pure",
    // The average takes one more step; large coefficients hide the pattern a little.
    difficulty: { sum: 2, difference: 3, average: 4 }[asks] + (p + q > 12 ? 1 : 0),
    stem: ask(
      rng,
      [`${p}x + ${q}y = ${A}`, `${q}x + ${p}y = ${B}`],
      asks === "average"
        ? "the average (arithmetic mean) of $x$ and $y$"
        : `the value of $x ${sign} y$`,
    ),
    key: {
      text: `$${key}$`,
      value: key,
      why: `${verb} the equations gives $${combined}$, so $x ${sign} y = ${size}$${asks === "average" ? `, and half of that is ${key}` : ""}.`,
    },
    slips: slips.filter(({ value }) => Number.isInteger(value)),
    solution: {
      idea: `The coefficients are the same two numbers in turn, so ${isSum ? "adding" : "subtracting"} the equations gives a multiple of $x ${sign} y$ at once.`,
      steps: [
        `${isSum ? "Add the equations" : "Subtract the second equation from the first"}: $${combined}$.`,
        `Divide by ${factor}: $x ${sign} y = ${size}$.`,
        ...(asks === "average" ? [`The average is half of the sum: ${key}.`] : []),
      ],
      check: "Before solving for single letters, look whether what is asked for comes whole.",
    },
  };
}

const some = (n: number, which: string): string =>
  Math.abs(n) === 1 ? `the ${which} equation` : `${Math.abs(n)} times the ${which} equation`;
const times = (n: number, m: number): string => (m === 1 ? String(n) : `${m} \\cdot ${n}`);

/** The expression asked for is a sum of multiples of the two given ones. */
function multiple(rng: Rng): ProblemDraft | null {
  const [a, b, c, d] = [rng.int(2, 7), rng.int(2, 7), rng.int(1, 6), rng.int(1, 6)];
  const [u, v] = rng.pick([
    [2, 1],
    [1, 2],
    [2, -1],
    [3, -1],
    [3, 1],
    [2, -3],
  ] as const);
  const [A, B] = [rng.int(9, 40), rng.int(5, 30)];
  const [e, f, key] = [u * a + v * c, u * b + v * d, u * A + v * B];
  const isFair =
    gcd(a, b) * gcd(c, d) === 1 &&
    Math.abs(a * d - b * c) > 2 &&
    e > 0 &&
    f > 0 &&
    key > 0 &&
    A !== B &&
    e !== f;
  if (!isFair || (e === a && f === b) || (e === c && f === d)) return null;
  const rule =
    v > 0
      ? `${some(u, "first")} plus ${some(v, "second")}`
      : `${some(u, "first")} minus ${some(v, "second")}`;
  const [left, right] = [
    `${e === 1 ? "" : e}x + ${f === 1 ? "" : f}y`,
    `${times(A, u)} ${v < 0 ? "-" : "+"} ${times(B, Math.abs(v))}`,
  ];
  const slips = [
    formulaSlip(A + B, "adds the right sides", `$${A} + ${B}$ belongs to $${a + c}x + ${b + d}y$.`),
    formulaSlip(
      u * A - v * B,
      "loses a sign",
      `The expression is ${rule}; here the second part has the wrong sign.`,
    ),
    formulaSlip(
      v * A + u * B,
      "swaps the multipliers",
      "The multipliers of the two equations are exchanged; the coefficients of $x$ then do not fit.",
    ),
    formulaSlip(
      A - B,
      "subtracts the right sides",
      `$${A} - ${B}$ belongs to the difference of the left sides.`,
    ),
    formulaSlip(
      (A * (e + f)) / (a + b),
      "scales the first equation",
      "The coefficients of $x$ and $y$ do not grow in the same ratio, so the right side cannot be scaled.",
    ),
    formulaSlip(
      (B * (e + f)) / (c + d),
      "scales the second equation",
      "The coefficients of $x$ and $y$ do not grow in the same ratio, so the right side cannot be scaled.",
    ),
    formulaSlip(
      u * A,
      "forgets the second equation",
      `That is only the part that comes from the first equation.`,
    ),
    formulaSlip(
      (u + Math.abs(v)) * (A + B),
      "multiplies the sum",
      `This takes both equations ${u + Math.abs(v)} times.`,
    ),
  ];
  return {
    variant: "multiple",
    context: "pure",
    // Two multipliers must be found; a minus hides them better.
    difficulty: 4 + (v < 0 ? 1 : 0) + (Math.abs(u) + Math.abs(v) > 3 ? 1 : 0),
    stem: ask(
      rng,
      [`${a}x + ${b}y = ${A}`, `${c === 1 ? "" : c}x ${texTerm(d, "y")} = ${B}`],
      `the value of $${left}$`,
    ),
    key: { text: `$${key}$`, value: key, why: `$${left}$ is ${rule}: $${right} = ${key}$.` },
    slips: slips.filter(({ value }) => Number.isInteger(value) && value! > 0),
    solution: {
      idea: `$${left}$ can be built from the two left sides, so nobody needs $x$ and $y$ themselves.`,
      steps: [
        `Compare coefficients: $${left}$ is ${rule}.`,
        `Do the same with the right sides: $${right} = ${key}$.`,
      ],
      check: `Count the letters once more: $${times(a, u)} ${v < 0 ? "-" : "+"} ${times(c, Math.abs(v))} = ${e}$ of $x$ and $${times(b, u)} ${v < 0 ? "-" : "+"} ${times(d, Math.abs(v))} = ${f}$ of $y$.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "combine-equations",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "The expression asked for is a combination of the equations: no letter need be solved for.",

  make(rng) {
    const kind = rng.pick(["sum", "difference", "average", "multiple", "multiple"] as const);
    return kind === "multiple" ? multiple(rng) : mirrored(rng, kind);
  },

  /** Solves for the letters one by one, by determinants. */
  check({ stem, options }) {
    const all = Array.from(stem.matchAll(/\$([^$]+) = (\d+)\$/g), ([, left = "", right]) => ({
      left: coefficients(left),
      right: Number(right),
    }));
    const [one, two] = all;
    if (!one || !two || all.length > 2) throw new Error(`Not two equations: ${stem}`);
    const [[a, b], [c, d]] = [one.left, two.left];
    const base = a * d - b * c;
    const letters = [
      new Fraction(one.right * d - b * two.right, base),
      new Fraction(a * two.right - one.right * c, base),
    ];
    const asked = /the value of \$([^$]+)\$/.exec(stem)?.[1];
    const weights = asked ? coefficients(asked) : stem.includes("average") ? [0.5, 0.5] : [];
    if (weights.length !== 2) throw new Error(`Nothing is asked: ${stem}`);
    const answer = sum(letters.map(({ value }, k) => value * weights[k]!));
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answer) < 1e-9 ? [k] : [],
    );
  },
};

/** The coefficients of x and y: "3x - y" gives [3, -1]. */
function coefficients(expression: string): [number, number] {
  const of = (letter: string): number => {
    const found = new RegExp(`([+-]?)\\s*(\\d*)${letter}`).exec(expression);
    return found ? Number(`${found[1]}${found[2] || 1}`) : 0;
  };
  return [of("x"), of("y")];
}
