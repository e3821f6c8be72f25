import {
  findingsByCases,
  hasKey,
  plain,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyCase,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Two positive numbers. */
type Case = Readonly<{ x: number; y: number }>;

/** Equal numbers come last, because the greater number can be seen in the others. */
const CASES: readonly Case[] = range(1, 60)
  .flatMap((x) => range(1, 60).map((y) => ({ x, y })))
  .toSorted((one, other) => Number(one.x === one.y) - Number(other.x === other.y));

/** Comparisons that are true exactly when X is less than Y, for a positive number K. */
const QUESTIONS: readonly (readonly [name: string, tex: string, because: string])[] = [
  [
    "added",
    "\\frac{X + K}{Y + K} \\gt \\frac{X}{Y}",
    "Multiplying both sides by $Y(Y + K)$, which is positive, gives $XY + KY \\gt XY + KX$, which leaves $KY \\gt KX$.",
  ],
  [
    "reciprocals",
    "\\frac{1}{X} \\gt \\frac{1}{Y}",
    "Multiplying both sides by $XY$, which is positive, leaves $Y \\gt X$.",
  ],
  [
    "flipped",
    "\\frac{X}{Y} \\lt \\frac{Y}{X}",
    "Multiplying both sides by $XY$, which is positive, leaves $X^2 \\lt Y^2$.",
  ],
  [
    "half",
    "\\frac{X}{X + Y} \\lt \\frac{1}{2}",
    "Multiplying both sides by $2(X + Y)$, which is positive, leaves $2X \\lt X + Y$.",
  ],
  [
    "whole",
    "\\frac{X + Y}{Y} \\lt 2",
    "Multiplying both sides by $Y$, which is positive, leaves $X + Y \\lt 2Y$.",
  ],
];

/** Drawn numbers that fit all facts: a difference, a ratio in lowest terms, a sum, and so on. */
interface Given {
  readonly x: string;
  readonly y: string;
  readonly k: number;
  readonly at: Case;
}

interface Fact {
  readonly tex: (given: Given) => string;
  readonly holds: (one: Case, at: Case) => boolean;
  readonly gives: string | ((at: Case) => string);
}

const EITHER = "Either number can be the greater one.";

const FACTS = {
  ratio: {
    tex: ({ x, y, at }) =>
      `${ratio(at)[1]}${x} = ${ratio(at)[0]}${y}`.replaceAll(/\b1(?=[a-z])/g, ""),
    holds: (one, at) => one.x * at.y === one.y * at.x,
    gives: (at) =>
      `This means that $X = \\frac{${ratio(at)[0]}}{${ratio(at)[1]}}Y$, which is less than $Y$, because $Y$ is positive.`,
  },
  gap: {
    tex: ({ x, y, at }) => `${y} - ${x} = ${at.y - at.x}`,
    holds: (one, at) => one.y - one.x === at.y - at.x,
    gives: "The difference is positive, so $X \\lt Y$.",
  },
  product: {
    tex: ({ x, y }) => `${[x, y].toSorted().join("")} \\lt ${y}^2`,
    holds: (one) => one.x < one.y,
    gives: "Dividing both sides by $Y$, which is positive, gives $X \\lt Y$.",
  },
  square: {
    tex: ({ x, y }) => `${x}^2 \\lt ${[x, y].toSorted().join("")}`,
    holds: (one) => one.x < one.y,
    gives: "Dividing both sides by $X$, which is positive, gives $X \\lt Y$.",
  },
  squares: {
    tex: ({ x, y }) => `${x}^2 \\lt ${y}^2`,
    holds: (one) => one.x < one.y,
    gives: "Of two positive numbers, the greater one has the greater square, so $X \\lt Y$.",
  },
  sum: {
    tex: ({ x, y, at }) => `${[x, y].toSorted().join(" + ")} = ${at.x + at.y}`,
    holds: (one, at) => one.x + one.y === at.x + at.y,
    gives: EITHER,
  },
  smallX: {
    tex: ({ x, at }) => `${x} \\lt ${middle(at)}`,
    holds: (one, at) => one.x < middle(at),
    gives: "Nothing is known about $Y$.",
  },
  largeX: {
    tex: ({ x, at }) => `${x} \\gt ${at.x - 1}`,
    holds: (one, at) => one.x > at.x - 1,
    gives: "Nothing is known about $Y$.",
  },
  largeY: {
    tex: ({ y, at }) => `${y} \\gt ${middle(at)}`,
    holds: (one, at) => one.y > middle(at),
    gives: "Nothing is known about $X$.",
  },
  someY: {
    tex: ({ y, at }) => `${y} \\gt ${at.x - 1}`,
    holds: (one, at) => one.y > at.x - 1,
    gives: "Nothing is known about $X$.",
  },
  underTwice: {
    tex: ({ x, y }) => `${x} \\lt 2${y}`,
    holds: (one) => one.x < 2 * one.y,
    gives: EITHER,
  },
  overHalf: {
    tex: ({ x, y }) => `${y} \\lt 3${x}`,
    holds: (one) => one.y < 3 * one.x,
    gives: EITHER,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const middle = ({ x, y }: Case): number => (x + y) / 2;

function ratio({ x, y }: Case): [number, number] {
  const shared = range(1, x).findLast((n) => x % n === 0 && y % n === 0) ?? 1;
  return [x / shared, y / shared];
}

const VALUES = "To find the values of the fractions, both numbers would be needed.";
const BOUNDS = "Neither number can be found, so the statements look too weak.";
const FACTOR = "A comparison with a multiple looks as useful as a comparison of the numbers.";
const LIMITS =
  "Together, the statements say something about both numbers, which looks like enough.";

const DESIGNS = [
  ["A", "ratio", "sum", "c-trap", "C", VALUES],
  ["A", "gap", "largeX", "c-trap", "C", VALUES],
  ["A", "product", "underTwice", "false-enough", "D", FACTOR],
  ["A", "square", "overHalf", "c-trap", "C", VALUES],
  ["A", "squares", "sum", "c-trap", "C", VALUES],
  ["C", "sum", "smallX", "hidden-enough", "E", BOUNDS],
  ["C", "sum", "largeY", "hidden-enough", "E", BOUNDS],
  ["C", "smallX", "largeY", "hidden-enough", "E", BOUNDS],
  ["D", "ratio", "gap", "c-trap", "C", VALUES],
  ["D", "gap", "squares", "c-trap", "C", VALUES],
  ["D", "ratio", "square", "c-trap", "C", VALUES],
  ["E", "sum", "largeX", "near-miss", "C", LIMITS],
  ["E", "smallX", "someY", "near-miss", "C", LIMITS],
  ["E", "underTwice", "overHalf", "near-miss", "C", FACTOR],
  ["E", "sum", "underTwice", "near-miss", "C", FACTOR],
] as const satisfies (readonly ["A" | "C" | "D" | "E", Name, Name, ...unknown[]])[];

const LETTERS = [
  ["x", "y"],
  ["a", "b"],
  ["m", "n"],
  ["y", "x"],
  ["b", "a"],
] as const;

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, one, two, tension, letter, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const [x, y] = rng.pick(LETTERS);
  const low = rng.int(4, 12);
  const at: Case = { x: low, y: low + 2 * rng.int(1, Math.min(4, low - 1)) };
  const given: Given = { x, y, k: rng.int(1, 5), at };
  const said = (rng.chance(0.5) ? [one, two] : [two, one]).map((name): Said<Case> => {
    const { tex, holds, gives }: Fact = FACTS[name];
    return {
      text: `$${tex(given)}$`,
      holds: (other) => holds(other, at),
      gives: named(typeof gives === "string" ? gives : gives(at), given),
    };
  }) as [Said<Case>, Said<Case>];
  const asksLess = rng.chance(0.6);
  const findings = findingsOf(given, said, asksLess, [one, two]);
  return hasKey(findings, key)
    ? { given, asksLess, said, findings, tension, trap: { letter, why } }
    : null;
}

function opposite(tex: string): string {
  return tex.replaceAll(/\\[lg]t\b/g, (sign) => (sign === "\\lt" ? "\\gt" : "\\lt"));
}

/** With the question's letters and number in place of X, Y, and K. */
function named(text: string, { x, y, k }: Given): string {
  const coefficient = k === 1 ? "" : `${k}`;
  return text.replaceAll(/\$[^$]*\$/g, (tex) =>
    tex
      .replaceAll(/K(?=[XY])/g, coefficient)
      .replaceAll("K", `${k}`)
      .replaceAll(/X( \+ )?Y/g, (_, plus = "") => [x, y].toSorted().join(plus))
      .replaceAll("X", x)
      .replaceAll("Y", y),
  );
}

function findingsOf(
  { x, y, at }: Given,
  said: readonly [Said<Case>, Said<Case>],
  asksLess: boolean,
  names: readonly Name[],
) {
  const show = (one: Case) => `$${x} = ${one.x}$ and $${y} = ${one.y}$`;
  const isYes = (one: Case) => (asksLess ? one.x < one.y : one.x > one.y);
  const yesNo = (one: Case) => (isYes(one) ? "yes" : "no");
  const findings = findingsByCases([at, ...CASES], said, isYes, {
    together: (fits) =>
      fits.some((one) => one.x >= one.y)
        ? "Either number can still be the greater one."
        : names.includes("smallX") && names.includes("sum")
          ? `Since $${x} \\lt ${middle(at)}$ and the sum is ${at.x + at.y}, $${y} \\gt ${at.x + at.y} - ${middle(at)} = ${middle(at)}$. So $${x} \\lt ${y}$.`
          : names.includes("sum")
            ? `Since $${y} \\gt ${middle(at)}$ and the sum is ${at.x + at.y}, $${x} \\lt ${at.x + at.y} - ${middle(at)} = ${middle(at)}$. So $${x} \\lt ${y}$.`
            : `The number ${middle(at)} lies between them: $${x} \\lt ${middle(at)} \\lt ${y}$.`,
    settled: (one) => `The answer is always ${yesNo(one)}.`,
    rivals: (one, other) =>
      `The answer is ${yesNo(one)} for ${show(one)}, but ${yesNo(other)} for ${show(other)}.`,
  });
  return x < y ? findings : turned(findings);
}

function turn(finding: Sufficiency): Sufficiency {
  const [one, other] = finding.rivals ?? [];
  if (!one || !other) return finding;
  return { ...finding, rivals: [swapped(one), swapped(other)] };
}

/** The checker knows the letters only in the order of the alphabet. */
function turned(findings: Record<"first" | "second" | "together", Sufficiency>) {
  const { first, second, together } = findings;
  return { first: turn(first), second: turn(second), together: turn(together) };
}

const swapped = (one: SufficiencyCase): SufficiencyCase => ({ x: one["y"]!, y: one["x"]! });

export const template: SufficiencyTemplate = {
  id: "fractions-of-positive-numbers",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "A comparison of fractions of two positive numbers asks only which number is greater.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { given, asksLess, said, findings, tension, trap } = numbers;
    const [name, tex, because] = rng.pick(QUESTIONS);
    const asked = named(`$${asksLess ? tex : opposite(tex)}$`, given);
    const [one, other] = [given.x, given.y].toSorted();
    return {
      variant: `${name}/${given.x}${given.y}`,
      context: "pure",
      difficulty: 4,
      stem: rng.pick([
        `If $${one}$ and $${other}$ are positive numbers, is ${asked}?`,
        `If $${one} \\gt 0$ and $${other} \\gt 0$, is ${asked}?`,
        `Is ${asked}, where $${one}$ and $${other}$ are positive numbers?`,
      ]),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `${named(asksLess ? because : opposite(because), given)} So the question is only whether $${given.x} ${asksLess ? "\\lt" : "\\gt"} ${given.y}$.`,
        steps: stepsOfFindings(findings),
        check: "An inequality may be multiplied by these numbers only because both are positive.",
        takeaway:
          "Simplify the question first: with positive numbers, fractions can be cleared, and often only one comparison is left.",
      },
    };
  },

  /** Tries halves up to 30 in the printed comparisons. */
  check({ stem, statements }) {
    const [asked] = read(stem, /\bis (.+?)(?:, where .*)?\?/i);
    const [one, other] = read(stem, /\b([a-z])(?: > 0)? and ([a-z]) (?:are|> 0)/);
    const holds = (text: string) => {
      const relation = relationOf(plain(text));
      return ({ x, y }: Case) => relation({ [one!]: x, [other!]: y });
    };
    const halves = range(1, 60).map((n) => n / 2);
    return {
      cases: halves.flatMap((x) => halves.map((y) => ({ x, y }))),
      first: holds(statements[0]),
      second: holds(statements[1]),
      answer: holds(asked!),
    };
  },
};
