import {
  keyByCases,
  plain,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/**
 * Powers compare the same way everywhere on each of these stretches and points; the stem leaves out
 * zero. Each has a number that represents it.
 */
const PIECES = [
  { from: "", to: "-1", sample: -2, tex: "-2" },
  { from: "-1", to: "-1", sample: -1, tex: "-1" },
  { from: "-1", to: "0", sample: -1 / 2, tex: "-\\frac{1}{2}" },
  { from: "0", to: "1", sample: 1 / 2, tex: "\\frac{1}{2}" },
  { from: "1", to: "1", sample: 1, tex: "1" },
  { from: "1", to: "", sample: 2, tex: "2" },
] as const;
type Piece = (typeof PIECES)[number];

/** A side of a comparison: a power, or the absolute value. */
interface Side {
  readonly tex: string;
  readonly at: (x: number) => number;
}
interface Comparison {
  readonly text: string;
  readonly holds: (piece: Piece) => boolean;
}

function side(x: string, exponent: number): Side {
  const tex =
    ["1", x][exponent] ??
    (exponent < 0 ? `\\frac{1}{${exponent === -1 ? x : `${x}^2`}}` : `${x}^${exponent}`);
  return { tex, at: (n) => n ** exponent };
}

function compare(left: Side, right: Side, more: boolean): Comparison {
  return {
    text: `$${left.tex} ${more ? "\\gt" : "\\lt"} ${right.tex}$`,
    holds: ({ sample }) =>
      more ? left.at(sample) > right.at(sample) : left.at(sample) < right.at(sample),
  };
}

function drawComparison(x: string, rng: Rng): Comparison {
  const absolute: Side = { tex: `|${x}|`, at: Math.abs };
  if (rng.chance(0.2)) {
    const edge = rng.pick([0, -1, 1]);
    return compare(
      side(x, rng.pick([1, 1, 3])),
      { tex: String(edge), at: () => edge },
      rng.chance(0.5),
    );
  }
  if (rng.chance(0.2)) return compare(absolute, side(x, rng.pick([0, 1, 2, 3])), rng.chance(0.5));
  const [m, n] = rng.sample([-2, -1, -1, 1, 1, 2, 2, 3, 3, 4, 5], 2) as [number, number];
  return compare(side(x, m), side(x, n), rng.chance(0.5));
}

/** Neighboring pieces joined and written as inequalities, bridging the gap at zero. */
function describe(pieces: readonly Piece[], x: string): string {
  const runs: Piece[][] = [];
  for (const piece of pieces) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (before && PIECES.indexOf(piece) === PIECES.indexOf(before) + 1) run!.push(piece);
    else runs.push([piece]);
  }
  return runs.map((run) => inequality(run, x)).join(" or ");
}

function inequality(run: readonly Piece[], x: string): string {
  const [first, last] = [run[0]!, run.at(-1)!];
  const sign = (piece: Piece): string => (piece.from === piece.to ? "\\le" : "\\lt");
  if (first === last && first.from === first.to) return `$${x} = ${first.from}$`;
  if (first.from === "" && last.to === "") return `any $${x}$`;
  if (first.from === "") return `$${x} ${sign(last)} ${last.to}$`;
  if (last.to === "") return `$${x} ${sign(first).replace("l", "g")} ${first.from}$`;
  return `$${first.from} ${sign(first)} ${x} ${sign(last)} ${last.to}$`;
}

function drawNumbers(rng: Rng) {
  const x = rng.pick(["x", "r", "t", "w"]);
  const form = rng.pick(["nonzero", "asserted", "nearer", "position"] as const);
  const ask =
    form === "nearer"
      ? compare(
          { tex: `|${x}|`, at: Math.abs },
          { tex: `|${x}^3|`, at: (n) => Math.abs(n ** 3) },
          rng.chance(0.5),
        )
      : form === "position"
        ? { text: "", holds: (piece: Piece) => piece.from === "0" }
        : drawComparison(x, rng);
  const [one, two] = [drawComparison(x, rng), drawComparison(x, rng)];
  if (new Set([ask.text, one.text, two.text]).size < 3) return null;
  const lefts = [ask, one, two].map(({ holds }) => PIECES.filter(holds));
  // Comparisons that always or never hold say nothing, and plain "x < 1" twice would be a drill.
  if (lefts.some(({ length }) => length === 0 || length === PIECES.length)) return null;
  const bare = [one, two].filter(({ text }) => /[01]\$$/.test(text) && !/[\^|]/.test(text)).length;
  if (bare === 2) return null;
  const [asked, left1, left2] = lefts as [Piece[], Piece[], Piece[]];
  const both = left1.filter(two.holds);
  if (both.length === 0) return null;
  return { x, form, ask, one, two, bare, asked, left1, left2, both };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ x, ask, one, two, left1, left2, both }: Numbers) {
  const judge = (left: readonly Piece[], because: string) => {
    const [yes, no] = [left.find(ask.holds), left.find((piece) => !ask.holds(piece))];
    if (yes && no)
      return {
        enough: false,
        why: `${because}. There, $${x} = ${yes.tex}$ gives a yes, but $${x} = ${no.tex}$ gives a no.`,
      };
    return {
      enough: true,
      why: `${because}. ${yes ? "All of that is where the answer is yes" : "None of that is where the answer is yes, so the answer is a definite no"}.`,
    };
  };
  const own = ({ text }: Comparison, left: readonly Piece[]): string =>
    text === describe(left, x)
      ? `it is given that ${text}`
      : `${text} says that ${describe(left, x)}`;
  return {
    first: judge(left1, own(one, left1)),
    second: judge(left2, own(two, left2)),
    together: judge(both, `what is left is ${describe(both, x)}`),
  };
}

export const template: SufficiencyTemplate = {
  id: "powers-on-the-line",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Comparing powers of one number: four stretches of the number line, one test number each.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { x, form, ask, one, two, bare, asked } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const words = ask.text.includes("gt") ? "farther from zero than" : "closer to zero than";
    return {
      variant: form,
      context: "pure",
      difficulty:
        5 +
        (form === "position" ? -1 : 0) + // the region is named in the question
        (asked.length > 2 ? 1 : 0) +
        (bare === 0 ? 1 : 0) +
        (alone ? 0 : 1),
      stem: {
        nonzero: `If $${x} \\ne 0$, is ${ask.text}?`,
        asserted: `For a number $${x}$ other than zero, is it true that ${ask.text}?`,
        nearer: `On the number line, is the nonzero number $${x}$ ${words} $${x}^3$ is?`,
        position: `If $${x} \\ne 0$, does $${x}$ lie strictly between 0 and 1?`,
      }[form],
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `Test one number from each stretch that $-1$, $0$, and $1$ cut out of the line: the answer is yes exactly for ${describe(asked, x)}.`,
        steps: stepsOfFindings(findings),
        check:
          "Try $-2$, $-\\frac{1}{2}$, $\\frac{1}{2}$, and $2$, and the points $-1$ and $1$, before trusting a rule about powers.",
      },
    };
  },

  /** Tries many fractions in the printed comparisons. */
  check({ stem, statements }) {
    const text = plain(stem);
    const nearer = /number ([a-z]) (closer|farther)/.exec(text);
    const asked = nearer
      ? comparison(`|${nearer[1]}| ${nearer[2] === "closer" ? "<" : ">"} |${nearer[1]}^3|`)
      : /strictly between 0 and 1/.test(text)
        ? (x: number) => 0 < x && x < 1
        : comparison(read(stem, /is (?:it true that )?([^?]+)\?/)[0]!);
    const [first, second] = statements.map((one) => comparison(plain(one))) as [Holds, Holds];
    return keyByCases(VALUES, first, second, asked);
  },
};

type Holds = (x: number) => boolean;
/** Eighths have exact powers in binary, so that equal means equal. */
const VALUES = [-4, -2.5, -1.5, -1, -0.75, -0.5, -0.125, 0.125, 0.5, 0.875, 1, 1.25, 1.5, 3, 4];

function comparison(text: string): Holds {
  const [left, sign, right] = read(text, /^(.+) ([<>]) (.+)$/) as [string, string, string];
  return (x) => (sign === "<" ? 1 : -1) * (sideAt(right, x) - sideAt(left, x)) > 0;
}

/** `x^3`, `(1)/(x)`, `|x|`, `-1`: the value of one side. */
function sideAt(text: string, x: number): number {
  if (/^-?\d+$/.test(text)) return Number(text);
  const [letter, exponent] = read(text, /([a-z])(?:\^(\d))?/);
  if (!letter) throw new Error(`No letter in ${text}.`);
  const power = x ** Number(exponent ?? 1);
  return text.startsWith("|") ? Math.abs(power) : text.startsWith("(1)/") ? 1 / power : power;
}
