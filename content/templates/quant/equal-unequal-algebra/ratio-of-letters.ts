import {
  type AskedProblem,
  asFraction,
  draftOf,
  fittingOptions,
  formulaOf,
  Fraction,
  fractionText,
  gcd,
  near,
  openOptions,
  plain,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  type StemReading,
  texFirst,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "Equations in which every term has one letter fix ratios, so give one letter a convenient value.";
const shown = (value: number): string => fractionText(asFraction(value)!);
const frac = (top: number, bottom: number): string => texFraction(new Fraction(top, bottom));
const shows = (value: number): boolean => {
  const fraction = asFraction(value);
  return fraction !== null && value > 0 && fraction.bottom < 40 && fraction.top < 60;
};
/** For denominators that may be 0; nothing shows the result then. */
const over = (top: number, bottom: number): number => (bottom === 0 ? -1 : top / bottom);

/** One quotient of x and y is known; another one is asked for. */
function askQuotient(rng: Rng): AskedProblem | null {
  const [x, y] = [rng.int(2, 9), rng.int(2, 9)];
  const [a, b] = [rng.int(1, 3), rng.int(1, 3) * rng.pick([1, -1])];
  const below = rng.pick(["x", "y", "x + y", "x - y"] as const);
  const [top, bottom] = [a * x + b * y, formulaOf(below)({ x, y })];
  const isSum = a === 1 && b === 1;
  const asksWhole = rng.chance(0.5) && below !== "x + y" && !isSum;
  if (gcd(x, y) > 1 || gcd(a, b) > 1 || x === y || top <= 0 || bottom <= 0) return null;
  const { top: m, bottom: n } = new Fraction(top, bottom);
  if (n === 1 || m > 20 || n > 12 || (below === "x + y" && a === b) || a === -b) return null;
  if (m === n || near(m / n, x / y)) return null;
  const asked = asksWhole ? "\\frac{x}{x + y}" : "\\frac{x}{y}";
  const of = (p: number, q: number): number => (asksWhole ? over(p, p + q) : over(p, q));
  const above = `${texFirst(a, "x")} ${texTerm(b, "y")}`;
  const given = `\\frac{${above}}{${below}} = ${frac(m, n)}`;
  /** The coefficients after multiplying by both denominators and collecting. */
  const atX = formulaOf(below)({ x: 1, y: 0 });
  const atY = formulaOf(below)({ x: 0, y: 1 });
  const [ofX, ofY] = [n * a - m * atX, m * atY - n * b];
  const collected = `But collecting the terms gives $${texFirst(Math.abs(ofX), "x")} = ${texFirst(Math.abs(ofY), "y")}$, so $\\frac{x}{y} = ${frac(x, y)}$.`;
  const divided =
    below === "x"
      ? `${a} ${texTerm(b, "\\frac{y}{x}")}`
      : `${texFirst(a, "\\frac{x}{y}")} ${texTerm(b, "")}`;
  const byTerms = `Divide each term by $${below}$: $${divided} = ${frac(m, n)}$. So ${below === "x" ? `$\\frac{y}{x} = ${frac(y, x)}$ and ` : ""}$\\frac{x}{y} = ${frac(x, y)}$${asksWhole ? `, which makes $${asked} = \\frac{${x}}{${x} + ${y}} = \\frac{${x}}{${x + y}}$` : ""}.`;
  return {
    difficulty: asksWhole || below.length > 1 ? 4 : 3,
    stems: [],
    pure: [
      `If $${given}$, what is the value of $${asked}$?`,
      `If $x$ and $y$ are positive numbers such that $${given}$, then $${asked} =$`,
    ],
    key: of(x, y),
    why: `$\\frac{x}{y} = ${frac(x, y)}$, and with $x = ${x}$ and $y = ${y}$ the given quotient is $\\frac{${top}}{${bottom}}${m === top ? "" : ` = ${frac(m, n)}`}$.`,
    wrong: [
      [
        of(y, x),
        "inverts the ratio",
        `This takes $\\frac{x}{y}$ as $${frac(y, x)}$, but it is $${frac(x, y)}$.`,
      ],
      [
        asksWhole ? x / y : x / (x + y),
        "answers another question",
        `That is the value of $${asksWhole ? "\\frac{x}{y}" : "\\frac{x}{x + y}"}$.`,
      ],
      [
        m / n,
        "repeats the given quotient",
        `This is the given quotient, but its numerator is $${above}$, not $x$.`,
      ],
      [
        over(Math.abs(m - n), n),
        "subtracts 1",
        `This is the difference of $${frac(m, n)}$ and 1. ${collected}`,
      ],
      [
        n / m,
        "inverts the given quotient",
        `This is the given quotient upside down, but its numerator is $${above}$, not $x$.`,
      ],
      [(m + n) / n, "adds 1", `This is $${frac(m, n)} + 1$. ${collected}`],
      [
        over(m, m + n),
        "treats the quotient as the ratio",
        `This is $\\frac{${m}}{${m} + ${n}}$, with ${m} and ${n} from the given quotient for $x$ and $y$. ${collected}`,
      ],
      [
        over(n, Math.abs(m - n)),
        "divides the wrong numbers",
        `This is $\\frac{${n}}{${Math.max(m, n)} - ${Math.min(m, n)}}$. ${collected}`,
      ],
    ],
    solution: {
      idea: `Multiply by both denominators, and collect the terms in $x$ and the terms in $y$.`,
      ...(below.length === 1 && { fast: [byTerms] }),
      steps: [
        `$${n}(${above}) = ${below.length > 1 ? `${m}(${below})` : texFirst(m, below)}$.`,
        `Collect the terms in $x$ on one side and those in $y$ on the other, which gives $${texFirst(Math.abs(ofX), "x")} = ${texFirst(Math.abs(ofY), "y")}$, so $\\frac{x}{y} = ${frac(x, y)}$.`,
        ...(asksWhole
          ? [`Let $x = ${x}$ and $y = ${y}$: $${asked} = \\frac{${x}}{${x + y}}$.`]
          : []),
      ],
      check: `With $x = ${x}$ and $y = ${y}$, $${above} = ${top}$ and $${below} = ${bottom}$.`,
      takeaway: TAKEAWAY,
    },
    pureText: shown,
    shows,
  };
}

/** Two relations connect three letters, or three kinds of things. */
function askChain(rng: Rng): AskedProblem | null {
  const [a, b, c, d] = [rng.int(2, 9), rng.int(2, 9), rng.int(2, 9), rng.int(2, 9)];
  const isSimple = gcd(a, b) === 1 && gcd(c, d) === 1;
  const key = (a * c) / (b * d);
  // The middle kind counts b parts in one ratio and c parts in the other.
  if (!isSimple || b === c || a === d || a === c || b === d || key === 1) return null;
  if (asFraction(key)!.bottom === 1 || asFraction(key)!.bottom > 30 || key > 1) return null;
  return {
    difficulty: 4,
    stems: [
      `At a certain company, the ratio of the number of managers to the number of engineers is ${a} to ${b}, and the ratio of the number of engineers to the number of technicians is ${c} to ${d}. The number of managers is what fraction of the number of technicians?`,
      `A certain fleet has ${a} buses for every ${b} vans and ${c} vans for every ${d} trucks. The number of buses in the fleet is what fraction of the number of trucks?`,
    ],
    pure: [
      `If $xyz \\neq 0$, $${b}x = ${a}y$, and $${d}y = ${c}z$, what is the value of $\\frac{x}{z}$?`,
      `If $\\frac{x}{y} = ${frac(a, b)}$ and $\\frac{z}{y} = ${frac(d, c)}$, what is the value of $\\frac{x}{z}$?`,
    ],
    key,
    why: `$${frac(a, b)} \\cdot ${frac(c, d)} = ${frac(a * c, b * d)}$.`,
    wrong: [
      [
        1 / key,
        "inverts the ratio",
        `This is [[last]] divided by [[first]], the asked quotient upside down.`,
      ],
      [
        a / d,
        "combines unequal parts",
        `This is $\\frac{${a}}{${d}}$, as if only the ${a} and the ${d} mattered. But [[middle]] counts as ${b} in one relation and as ${c} in the other.`,
      ],
      [
        (a * d) / (b * c),
        "divides the ratios",
        `This is $\\frac{${a}}{${b}} \\div \\frac{${c}}{${d}}$. The two ratios have to be multiplied, so that [[middle]] cancels.`,
      ],
      [
        (b * c) / (a * d),
        "divides the ratios",
        `This is $\\frac{${c}}{${d}} \\div \\frac{${a}}{${b}}$. The two ratios have to be multiplied, so that [[middle]] cancels.`,
      ],
      [
        d / a,
        "combines unequal parts",
        `This is $\\frac{${d}}{${a}}$, as if only the ${a} and the ${d} mattered, and upside down. But [[middle]] counts as ${b} in one relation and as ${c} in the other.`,
      ],
      [a / b, "stops at the first ratio", `That is the ratio of [[first]] to [[middle]].`],
      [c / d, "stops at the second ratio", `That is the ratio of [[middle]] to [[last]].`],
    ],
    solution: {
      idea: "Multiply the two ratios, so that [[middle]] cancels.",
      steps: [
        `[[First]] is $${frac(a, b)}$ of [[middle]], and [[middle]] is $${frac(c, d)}$ of [[last]].`,
        `So [[first]] is $${frac(a, b)} \\cdot ${frac(c, d)} = ${frac(a * c, b * d)}$ of [[last]].`,
      ],
      check: `If [[middle]] is ${b * c}, [[first]] is ${a * c}, and [[last]] is ${b * d}.`,
      takeaway: "To connect two ratios, multiply them so that the common quantity cancels.",
    },
    words: (wording) =>
      [
        {
          first: "the number of managers",
          middle: "the number of engineers",
          last: "the number of technicians",
        },
        {
          first: "the number of buses",
          middle: "the number of vans",
          last: "the number of trucks",
        },
      ][wording - 1] ?? { first: "$x$", middle: "$y$", last: "$z$" },
    text: shown,
    pureText: shown,
    shows,
  };
}

const ASK = { quotient: askQuotient, chain: askChain };
const KINDS = ["quotient", "chain", "chain"] as const;

const READINGS: readonly StemReading[] = [
  {
    wording: /is (\d) to (\d), .* is (\d) to (\d)\./,
    fits: (key, a, b, c, d) => near(key * (d / c), a / b),
    open: (key) => key > 0,
  },
  {
    wording: /has (\d) buses for every (\d) vans and (\d) vans for every (\d) trucks/,
    fits: (key, a, b, c, d) => near(key * (d / c), a / b),
    open: (key) => key > 0,
  },
];
/** Equations leave every positive number open. */
const ALL: readonly StemReading[] = [...READINGS, { wording: /^/, fits: () => false }];

/** Two positive integers that satisfy an equation in two letters. */
function pairFor(equation: string): Readonly<Record<string, number>> {
  const holds = relationOf(equation);
  const [one, other] = [...new Set(equation.match(/[xyz]/g))].toSorted() as [string, string];
  const numbers = range(1, 12);
  return numbers.flatMap((p) => numbers.map((q) => ({ [one]: p, [other]: q }))).find(holds)!;
}

/** The value asked for, from integers that satisfy the equations as they are printed. */
function answerOf(stem: string): number {
  const [first = "", second] = stem
    .split(/^If |, (?:and|then|what)? ?| such that | and (?=\()/)
    .filter((part) => / = \S/.test(part));
  const [asked = ""] = read(stem, /(?:value of|then) ([^,]+?)(?:\?| =)$/);
  const { x = 0, y = 0 } = pairFor(first);
  if (second === undefined) return formulaOf(asked)({ x, y });
  const next = pairFor(second);
  return formulaOf(asked)({ x: x / y, y: 1, z: next["z"]! / next["y"]! });
}

export const template: ProblemTemplate = {
  id: "ratio-of-letters",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "The letters stay unknown, but their ratio doesn't: collect terms, or connect two ratios.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, ALL, rng);
  },

  check(view) {
    const text = plain(view.stem);
    if (READINGS.some(({ wording }) => wording.test(text))) return fittingOptions(view, READINGS);
    const right = answerOf(text);
    return view.options.flatMap((one, k) => (near(valueOf(one).value, right) ? [k] : []));
  },
  possible: (view) => openOptions(view, ALL),
};
