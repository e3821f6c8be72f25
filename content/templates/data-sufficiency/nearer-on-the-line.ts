import {
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** An open stretch of the number line, or a single point when both ends are equal. */
type Stretch = readonly [from: number, to: number];

interface Statement {
  readonly text: string;
  readonly kind: string;
  readonly where: readonly Stretch[];
}

const END = Infinity;
const isIn = (x: number, where: readonly Stretch[]): boolean =>
  where.some(([from, to]) => (from < x && x < to) || (from === to && x === from));

/** Halves from -30 to 30, closest to zero first, so that examples are small. */
const POINTS = range(-60, 60)
  .map((n) => n / 2)
  .toSorted(
    (one, two) => Number(one % 1 !== 0) - Number(two % 1 !== 0) || Math.abs(one) - Math.abs(two),
  );

function tex(n: number): string {
  return Number.isInteger(n) ? String(n) : `${n < 0 ? "-" : ""}\\frac{${Math.abs(2 * n)}}{2}`;
}

function less(x: string, n: number): string {
  return n === 0 ? x : `${x} ${n < 0 ? "+" : "-"} ${tex(Math.abs(n))}`;
}

/** `|x - 3|`, `|x + 2|`, `|x|`. */
const distance = (x: string, n: number): string => `|${less(x, n)}|`;

function describe(where: readonly Stretch[], x: string): string {
  return where
    .map(([from, to]) =>
      from === to
        ? `$${x} = ${tex(from)}$`
        : from === -END
          ? `$${x} \\lt ${tex(to)}$`
          : to === END
            ? `$${x} \\gt ${tex(from)}$`
            : `$${tex(from)} \\lt ${x} \\lt ${tex(to)}$`,
    )
    .join(" or ");
}

function statementsOf(x: string, middle: number, half: number, rng: Rng): Statement[] {
  const near = (spread: number): number => Math.round(middle + rng.int(-spread, spread));
  const [edge, other, center, root] = [near(4), near(5), near(6), rng.int(2, 9)];
  const [radius, wide] = [rng.int(2, 6), rng.int(2, 7)];
  const [low, high] = [near(8), near(8)].toSorted((one, two) => one - two) as [number, number];
  const nearer = near(3);
  const all: Statement[] = [
    { kind: "over", text: `$${x} \\gt ${edge}$`, where: [[edge, END]] },
    { kind: "under", text: `$${x} \\lt ${other}$`, where: [[-END, other]] },
    {
      kind: "within",
      text: `$${distance(x, center)} \\lt ${radius}$`,
      where: [[center - radius, center + radius]],
    },
    {
      kind: "beyond",
      text: `$${distance(x, other)} \\gt ${wide}$`,
      where: [
        [-END, other - wide],
        [other + wide, END],
      ],
    },
    {
      kind: "exactly",
      text: `$${distance(x, edge)} = ${radius}$`,
      where: [
        [edge - radius, edge - radius],
        [edge + radius, edge + radius],
      ],
    },
    {
      kind: "square",
      text: `$${x}^2 = ${root ** 2}$`,
      where: [
        [-root, -root],
        [root, root],
      ],
    },
    { kind: "small", text: `$${x}^2 \\lt ${root ** 2}$`, where: [[-root, root]] },
    {
      kind: "large",
      text: `$${x}^2 \\gt ${root ** 2}$`,
      where: [
        [-END, -root],
        [root, END],
      ],
    },
    {
      kind: "compared",
      text: `$${distance(x, nearer - half)} \\gt ${distance(x, nearer + half)}$`,
      where: [[nearer, END]],
    },
    {
      kind: "product",
      text: `$(${less(x, low)})(${less(x, high)}) \\lt 0$`,
      where: [[low, high]],
    },
  ];
  return all.filter(({ kind }) => kind !== "product" || (low < high && low * high !== 0));
}

function meet(one: readonly Stretch[], two: readonly Stretch[]): Stretch[] {
  return one.flatMap(([a, b]) =>
    two.flatMap(([c, d]): Stretch[] => {
      const [from, to] = [Math.max(a, c), Math.min(b, d)];
      const point = a === b ? isIn(a, [[c, d]]) : c === d && isIn(c, [[a, b]]);
      return from < to || (from === to && point) ? [[from, to]] : [];
    }),
  );
}

function drawNumbers(rng: Rng) {
  const x = rng.pick(["x", "t", "k", "n"]);
  const half = rng.int(2, 6);
  const middle = rng.int(-5, 6);
  const [a, b] = [middle - half, middle + half];
  const form = rng.pick(["smaller", "greater", "line", "squares"] as const);
  const toLeft = form !== "greater";
  if (form === "squares" && a * b === 0) return null;
  const [one, two] = rng.sample(statementsOf(x, middle, half, rng), 2) as [Statement, Statement];
  const answer = (n: number): boolean => (toLeft ? n < middle : n > middle);
  const both = meet(one.where, two.where);
  const left = [one.where, two.where, both].map((where) => POINTS.filter((n) => isIn(n, where)));
  if (left.some((points) => points.length === 0)) return null;
  // A point exactly at the midpoint is equally far from both, so it has no side.
  if (left.some((points) => points.includes(middle) && new Set(points.map(answer)).size === 1))
    return null;
  return { x, middle, a, b, form, toLeft, one, two, answer, both, left };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ x, middle, a, b, toLeft, one, two, answer, both, left }: Numbers) {
  const apart = (n: number): string =>
    `$${x} = ${tex(n)}$ is $${tex(Math.abs(n - a))}$ from $${a}$ and $${tex(Math.abs(n - b))}$ from $${b}$`;
  const judge = (points: readonly number[], because: string) => {
    const [yes, no] = [points.find(answer), points.find((n) => !answer(n))];
    if (yes !== undefined && no !== undefined)
      return {
        enough: false,
        why: `${because}. Of these, ${apart(yes)} (a yes), but ${apart(no)} (a no).`,
      };
    const side = (yes !== undefined) === toLeft ? "left" : "right";
    return {
      enough: true,
      why: `${because}. All of that lies to the ${side} of the midpoint $${middle}$, so the answer is a definite ${yes === undefined ? "no" : "yes"}.`,
    };
  };
  const own = ({ where, text }: Statement): string =>
    text === describe(where, x)
      ? `it is given that ${text}`
      : `${text} says that ${describe(where, x)}`;
  return {
    first: judge(left[0]!, own(one)),
    second: judge(left[1]!, own(two)),
    together: judge(left[2]!, `what is left is ${describe(both, x)}`),
  };
}

export const template: SufficiencyTemplate = {
  id: "nearer-on-the-line",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Absolute values as distances: which of two points is nearer turns on their midpoint.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { x, middle, a, b, form, toLeft, one, two } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const plainOnes = [one, two].filter(({ kind }) => kind === "over" || kind === "under").length;
    const [near, far] = [distance(x, a), distance(x, b)];
    return {
      variant: form,
      context: "pure",
      difficulty:
        5 +
        (form === "line" ? -1 : 0) + // the picture is given
        (form === "squares" ? 1 : 0) +
        (plainOnes === 0 ? 1 : 0) +
        (alone ? 0 : 1),
      stem: {
        smaller: `Is $${near} \\lt ${far}$?`,
        greater: `If $${x}$ is a number, is $${near} \\gt ${far}$?`,
        line: `On the number line, is $${x}$ closer to $${a}$ than to $${b}$?`,
        squares: `For the number $${x}$, is $(${less(x, a)})^2 \\lt (${less(x, b)})^2$?`,
      }[form],
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `${form === "squares" ? "Squares compare as absolute values do, and" : "Absolute values are distances:"} the question asks only whether $${x}$ lies to the ${toLeft ? "left" : "right"} of $${middle}$, the midpoint of $${a}$ and $${b}$.`,
        steps: stepsOfFindings(findings),
        check: `Mark $${middle}$ on a line first; each statement then is a stretch of that line.`,
      },
    };
  },

  /** Tries every quarter from -40 to 40 in the printed formulas. */
  check({ stem, statements }) {
    const text = plain(stem);
    const line = /is ([a-z]) closer to (-?\d+) than to (-?\d+)/.exec(text);
    const asked = line
      ? `|${less(line[1]!, Number(line[2]))}| < |${less(line[1]!, Number(line[3]))}|`
      : read(stem, /.*\bis ([^?]+)\?/i)[0]!;
    const [first, second] = statements.map((one) => comparison(plain(one))) as [Holds, Holds];
    return keyByCases(
      range(-160, 160).map((n) => n / 4),
      first,
      second,
      comparison(asked),
    );
  },
};

type Holds = (x: number) => boolean;

/** `|x - 3| < 5`, `(x + 2)^2 > 9`, or `x^2 = 4` as a condition. */
function comparison(text: string): Holds {
  const [left, sign, right] = read(text, /^(.+) ([<>=]) (.+)$/) as [string, string, string];
  return (x) => {
    const gap = sideAt(left, x) - sideAt(right, x);
    return sign === "<" ? gap < 0 : sign === ">" ? gap > 0 : gap === 0;
  };
}

/** The value of one side: a product of `|…|`, `(…)`, powers, and numbers. */
function sideAt(side: string, x: number): number {
  const factors = side.matchAll(/-?\d+|([|(]?)([a-z])(?: ([-+]) (\d+))?[|)]?(\^2)?/g);
  let value = 1;
  for (const [whole, open, letter, sign, digits, power] of factors) {
    const inside = letter ? x + (sign === "-" ? -1 : 1) * Number(digits ?? 0) : Number(whole);
    const factor = open === "|" ? Math.abs(inside) : inside;
    value *= power ? factor ** 2 : factor;
  }
  return value;
}
