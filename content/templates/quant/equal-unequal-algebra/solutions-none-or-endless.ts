import {
  formulaSlip,
  gcd,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  texTerm,
  valueOf,
} from "@theta/items/template";

const wholeOf = (slips: readonly Slip[]): Slip[] =>
  slips.filter(({ value }) => Number.isInteger(value));

/** Two left sides in the ratio v : u, with the second one's coefficient k hidden. */
function drawLeftSides(rng: Rng) {
  const [v, u] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 5],
    [3, 2],
    [3, 4],
    [3, 5],
    [1, 4],
  ] as const);
  const [i, j] = [rng.int(1, 4), rng.int(2, 5) * rng.pick([1, 1, -1])];
  const [a, d, b, k] = [v * i, u * i, v * j, u * j];
  return gcd(i, j) === 1 && a > 1 ? { v, u, a, b, d, k } : null;
}

function none(rng: Rng): ProblemDraft | null {
  const drawn = drawLeftSides(rng);
  const [c, f] = [rng.int(3, 15), rng.int(3, 20)];
  if (!drawn || c * drawn.u === f * drawn.v) return null;
  const { v, u, a, b, d, k } = drawn;
  const [one, two] = [`${a}x ${texTerm(b, "y")} = ${c}`, `${d}x + ky = ${f}`];
  return {
    variant: "none",
    context: "pure",
    // A ratio that isn't whole takes more care; so does a negative coefficient.
    difficulty: 4 + (v > 1 ? 1 : 0) + (b < 0 ? 1 : 0),
    stem: rng.pick([
      `In the equations $${one}$ and $${two}$, $k$ is a constant. If no values of $x$ and $y$ satisfy both equations, what is the value of $k$?`,
      `For which value of the constant $k$ do $${one}$ and $${two}$ have no common solution $(x, y)$?`,
    ]),
    key: {
      text: `$${k}$`,
      value: k,
      why: `With $k = ${k}$ the left sides are as $${v} : ${u}$, but the right sides are as $${c} : ${f}$.`,
    },
    slips: wholeOf([
      formulaSlip(
        -k,
        "turns the sign",
        `With $k = ${-k}$ the coefficients of $x$ are as $${a} : ${d}$ but those of $y$ are not, so there is exactly one solution.`,
      ),
      formulaSlip(
        b + d - a,
        "keeps differences instead of ratios",
        `The coefficient of $x$ changes by $${d - a}$, but what must agree is the ratio, not the difference.`,
      ),
      formulaSlip(
        b,
        "copies the coefficient",
        `Equal coefficients of $y$ do no harm as long as ${a} and ${d} differ: subtract the equations and $x$ follows.`,
      ),
      formulaSlip(
        (a * d) / b,
        "inverts the ratio",
        `This makes $k : ${a}$ equal to $${d} : ${b}$, which mixes the letters.`,
      ),
      formulaSlip(
        (b * f) / c,
        "compares with the right sides",
        `The ratio $${c} : ${f}$ of the right sides must be missed, not met.`,
      ),
      formulaSlip(
        d,
        "copies the other coefficient",
        `With $k = ${d}$ the second equation still meets the first in one solution.`,
      ),
      formulaSlip(
        b * d,
        "stops at the product",
        `From $${a}k = ${b < 0 ? `(${b})` : b} \\cdot ${d}$ one still has to divide by ${a}.`,
      ),
      formulaSlip(
        -b,
        "makes the terms in y cancel",
        `Then adding the equations leaves $${a + d}x$ on the left, so $x$ and $y$ can be found.`,
      ),
    ]),
    solution: {
      idea: "Two linear equations contradict each other when the left sides are proportional and the right sides are not.",
      steps: [
        `The ratios of the coefficients must agree: $\\frac{${d}}{${a}} = \\frac{k}{${b}}$.`,
        `So $k = ${k}$.`,
        `The right sides do not fit: $\\frac{${f}}{${c}} \\ne \\frac{${d}}{${a}}$, so no solution is left.`,
      ],
      check: "For any other $k$ there is exactly one solution.",
    },
  };
}

function endless(rng: Rng): ProblemDraft | null {
  const drawn = drawLeftSides(rng);
  if (!drawn) return null;
  const { v, u, a, b, d, k } = drawn;
  const c = v * rng.int(2, 7);
  const [m, isSum] = [(c * u) / v, rng.chance(0.6)];
  const [key, sign] = isSum ? [k + m, "+"] : [m - k, "-"];
  if (d === a * u && v > 1) return null;
  const join = (y: number, right: number): number => (isSum ? y + right : right - y);
  const [one, two] = [`${a}x ${texTerm(b, "y")} = ${c}`, `${d}x + ky = m`];
  return {
    variant: `endless ${sign}`,
    context: "pure",
    // Two constants at once; again, a ratio that isn't whole and a sign to watch.
    difficulty: 5 + (v > 1 ? 1 : 0) + (b < 0 ? 1 : 0),
    stem: rng.pick([
      `In the equations $${one}$ and $${two}$, $k$ and $m$ are constants. If infinitely many pairs $(x, y)$ satisfy both equations, what is the value of $m ${sign} k$?`,
      `If the equations $${one}$ and $${two}$, where $k$ and $m$ are constants, have exactly the same solutions $(x, y)$, what is the value of $m ${sign} k$?`,
    ]),
    key: {
      text: `$${key}$`,
      value: key,
      why: `The second equation is a multiple of the first: $k = ${k}$ and $m = ${m}$.`,
    },
    slips: wholeOf([
      formulaSlip(
        join(b + d - a, c + d - a),
        "keeps differences instead of ratios",
        `Adding $${d - a}$ to every number does not give an equation with the same solutions; multiplying does.`,
      ),
      formulaSlip(
        isSum ? m - k : k + m,
        isSum ? "subtracts instead of adding" : "adds instead of subtracting",
        `That is the value of $m ${isSum ? "-" : "+"} k$.`,
      ),
      formulaSlip(k, "answers for k", "That is the value of $k$ alone."),
      formulaSlip(m, "answers for m", "That is the value of $m$ alone."),
      formulaSlip(
        join(b, c),
        "copies the first equation",
        `This takes $k = ${b}$ and $m = ${c}$, but the coefficient of $x$ is ${d} and no longer ${a}.`,
      ),
      formulaSlip(join(-k, m), "turns the sign of k", `This takes $k = ${-k}$ instead of $${k}$.`),
      formulaSlip(
        join(k, c),
        "scales only the left side",
        `The right side ${c} must be multiplied as well.`,
      ),
      formulaSlip(
        join(b, m),
        "scales only x and the right side",
        `The coefficient of $y$ must be multiplied as well.`,
      ),
    ]),
    solution: {
      idea: "Two linear equations share all their solutions only when one is a multiple of the other.",
      steps: [
        `From $${a}x$ to $${d}x$ the factor is $${v === 1 ? u : `\\frac{${u}}{${v}}`}$.`,
        `The same factor gives $k = ${k}$ and $m = ${m}$.`,
        `So $m ${sign} k = ${key}$.`,
      ],
      check: `Cross products agree: $${a} \\cdot ${m} = ${d} \\cdot ${c}$.`,
    },
  };
}

function oneLetter(rng: Rng): ProblemDraft | null {
  const [a, b, k] = [rng.int(2, 6), rng.int(2, 9), rng.int(2, 9)];
  const [c, d] = [a * k, rng.int(2, 40)];
  if (d === a * b || a === b) return null;
  return {
    variant: "one letter",
    context: "pure",
    // One letter less, but the parentheses hide the factor.
    difficulty: 3 + (a * k > 24 ? 1 : 0),
    stem: rng.pick([
      `If the equation $${a}(kx + ${b}) = ${c}x + ${d}$, in which $k$ is a constant, is true for no value of $x$, what is the value of $k$?`,
      `For which value of the constant $k$ does the equation $${a}(kx + ${b}) = ${c}x + ${d}$ have no solution?`,
    ]),
    key: {
      text: `$${k}$`,
      value: k,
      why: `Then both sides hold $${c}x$, and what is left, $${a * b} = ${d}$, is never true.`,
    },
    slips: wholeOf([
      formulaSlip(
        c,
        "forgets the bracket",
        `The ${a} in front of the bracket multiplies $kx$, too: the left side holds $${a}kx$, not $kx$.`,
      ),
      formulaSlip(-k, "turns the sign", `With $k = ${-k}$ the equation can be solved for $x$.`),
      formulaSlip(
        c - a,
        "subtracts instead of dividing",
        `From $${a}k = ${c}$ one has to divide by ${a}.`,
      ),
      formulaSlip(
        0,
        "makes the term with k vanish",
        `With $k = 0$ the term $${c}x$ is still there, and $x$ can be found.`,
      ),
      formulaSlip(
        c * a,
        "multiplies instead of dividing",
        `From $${a}k = ${c}$ one has to divide by ${a}.`,
      ),
      formulaSlip(
        d / (a * b),
        "compares the constants",
        `The numbers without $x$ must differ; it is the coefficients of $x$ that must agree.`,
      ),
      formulaSlip(
        d - a * b,
        "solves for the constants",
        `That is the difference of the two constants; what must agree are the coefficients of $x$.`,
      ),
      formulaSlip(
        (d - b) / a,
        "treats k as the unknown",
        `This leaves $x$ out of sight; the condition is about the coefficients of $x$.`,
      ),
    ]),
    solution: {
      idea: "A linear equation has no solution only when the terms in $x$ cancel and the constants do not.",
      steps: [
        `Open the bracket: $${a}kx + ${a * b} = ${c}x + ${d}$.`,
        `The terms in $x$ cancel when $${a}k = ${c}$, so $k = ${k}$.`,
        `What is left, $${a * b} = ${d}$, is false.`,
      ],
      check: `For any other $k$, $x = \\frac{${d - a * b}}{${a}k - ${c}}$ is a solution.`,
    },
  };
}

/** The determinant is zero for two values of k, one of which makes the equations equivalent. */
function twoCandidates(rng: Rng): ProblemDraft | null {
  const [b, d] = rng.pick([
    [2, 8],
    [8, 2],
    [3, 12],
    [12, 3],
    [2, 18],
    [18, 2],
    [4, 9],
    [9, 4],
    [5, 20],
    [3, 27],
    [27, 3],
    [1, 9],
    [16, 4],
    [4, 16],
  ] as const);
  const root = Math.sqrt(b * d) * rng.pick([1, -1]);
  const c = rng.int(2, 6) * (b % 2 === 0 ? b / 2 : b);
  const f = (c * root) / b;
  if (!Number.isInteger(f) || f === c || Math.abs(f) > 60) return null;
  const [one, two] = [`kx + ${b === 1 ? "" : b}y = ${c}`, `${d}x + ky = ${f}`];
  const asksNone = rng.chance(0.65);
  const key = asksNone ? -root : root;
  const what = asksNone
    ? "no values of $x$ and $y$ satisfy both equations"
    : "infinitely many pairs $(x, y)$ satisfy both equations";
  return {
    variant: `two candidates, ${asksNone ? "none" : "endless"}`,
    context: "pure",
    // Proportional left sides leave two values; the right sides must decide between them.
    difficulty: asksNone ? 8 : 7,
    stem: `In the equations $${one}$ and $${two}$, $k$ is a constant. If ${what}, what is the value of $k$?`,
    key: {
      text: `$${key}$`,
      value: key,
      why: `$k^2 = ${b * d}$ leaves $${-Math.abs(root)}$ and $${Math.abs(root)}$; only with $k = ${key}$ do the right sides ${asksNone ? "not fit" : "fit as well"}.`,
    },
    slips: wholeOf([
      formulaSlip(
        -key,
        "takes the other root",
        `With $k = ${-key}$ the equations ${asksNone ? "are multiples of each other and share all their solutions" : "contradict each other and have no solution"}.`,
      ),
      formulaSlip(b * d, "forgets the root", `That is $k^2$.`),
      formulaSlip(
        -b * d,
        "forgets the root and turns the sign",
        `$k^2 = ${b * d}$; the root is still to be taken.`,
      ),
      formulaSlip(
        (c * d) / f,
        "uses the ratio of x only",
        `This makes $k : ${d}$ equal to $${c} : ${f}$, but checks neither $y$ nor the right sign.`,
      ),
      formulaSlip(
        (b * d) / 2,
        "halves instead of taking the root",
        `$k^2 = ${b * d}$ asks for a square root, not for a half.`,
      ),
      formulaSlip(
        0,
        "makes the terms with k vanish",
        `With $k = 0$ both letters can be found at once.`,
      ),
      formulaSlip(
        b,
        "copies a coefficient",
        `With $k = ${b}$ the left sides are not proportional, so there is exactly one solution.`,
      ),
      formulaSlip(
        d,
        "copies a coefficient",
        `With $k = ${d}$ the left sides are not proportional, so there is exactly one solution.`,
      ),
      formulaSlip(
        -d,
        "copies a coefficient with a sign",
        `With $k = ${-d}$ the left sides are not proportional, so there is exactly one solution.`,
      ),
      formulaSlip(
        -b,
        "copies a coefficient with a sign",
        `With $k = ${-b}$ the left sides are not proportional, so there is exactly one solution.`,
      ),
    ]),
    solution: {
      idea: "Proportional left sides allow two values of $k$; the right sides tell which of them contradicts and which repeats.",
      steps: [
        `The ratios of the coefficients must agree: $\\frac{k}{${d}} = \\frac{${b}}{k}$, so $k^2 = ${b * d}$ and $k = ${Math.abs(root)}$ or $k = ${-Math.abs(root)}$.`,
        `With $k = ${root}$ the right sides have the same ratio, since $\\frac{${c}}{${f}} = \\frac{${b}}{${root}}$: infinitely many solutions.`,
        `With $k = ${-root}$ they do not: no solution.`,
      ],
      check: "Put both values of $k$ into the equations before choosing one.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "solutions-none-or-endless",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "A constant is fixed by how many solutions there are: proportional left sides, then the right sides.",

  make: (rng) => rng.pick([none, endless, oneLetter, twoCandidates])(rng),

  /** Tries whole constants: substitutes, eliminates, and counts the solutions. */
  check({ stem, options }) {
    const wanted = /infinitely|exactly the same/.test(stem) ? "endless" : "none";
    const answers = stem.includes("(kx") ? oneLetterAnswers(stem) : systemAnswers(stem, wanted);
    return options.flatMap((option, k) => (answers.has(valueOf(option).value) ? [k] : []));
  },
};

function oneLetterAnswers(stem: string): Set<number> {
  const [a, b, c, d] = read(stem, /(\d+)\(kx \+ (\d+)\) = (\d+)x \+ (\d+)/).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const gap = (k: number, x: number): number => a * (k * x + b) - (c * x + d);
  return new Set(range(-300, 300).filter((k) => gap(k, 0) !== 0 && gap(k, 0) === gap(k, 1)));
}

function systemAnswers(stem: string, wanted: "none" | "endless"): Set<number> {
  const text = plain(stem);
  const equations = Array.from(
    text.matchAll(/(\w+)x ([+-]) (\w*)y = (-?\w+)/g),
    ([, a = "", sign = "", b = "", c = ""]) => [a, sign === "-" ? `-${b}` : b || "1", c],
  );
  const asked = /m ([+-]) k\?/.exec(text)?.[1];
  if (equations.length !== 2) throw new Error(`Not two equations: ${text}`);
  const answers = new Set<number>();
  for (const k of range(-330, 330)) {
    const [[a, b], [d, e]] = equations.map((row) =>
      row.map((word) => (word === "k" ? k : Number(word))),
    ) as [[number, number], [number, number]];
    if (a * e !== b * d) continue;
    const [c, f] = equations.map((row) => Number(row[2])) as [number, number];
    // Only the last number is ever called m.
    for (const m of asked ? range(-150, 150) : [f]) {
      const fits = a * m === c * d && b * m === c * e;
      if (fits === (wanted === "endless")) answers.add(asked ? (asked === "+" ? m + k : m - k) : k);
    }
  }
  return answers;
}
