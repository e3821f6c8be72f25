import {
  capital,
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  listed,
  median,
  numbersIn,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  type Solution,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  sum,
} from "@theta/items/template";

/** The unknown number of a list of five. */
type Case = Readonly<{ x: number }>;
const CASES: readonly Case[] = range(-200, 400)
  .map((n) => ({ x: n / 4 }))
  .toSorted((one, two) => rank(one) - rank(two));

/** Whole numbers of the size of the list first, so that examples are simple ones. */
function rank({ x }: Case): number {
  return Math.abs(x - 10) + (Number.isInteger(x) ? 0 : 200);
}

/** Four known numbers in order, and the unknown that the statements are true for. */
interface List {
  readonly known: readonly [number, number, number, number];
  readonly x: number;
}

/** Draws a statement; null if it can't be made about this list. */
type Fact = (list: List, rng: Rng) => Said<Case> | null;

const said = (text: string, holds: (x: number) => boolean, gives: string): Said<Case> => ({
  text,
  holds: ({ x }) => holds(x),
  gives,
});

const spread: Fact = ({ known: [a, , , d], x }) => {
  const size = Math.max(d, x) - Math.min(a, x);
  const ends = [d - size, a + size];
  return size > d - a
    ? said(
        `The range of the five numbers is ${size}.`,
        (n) => ends.includes(n),
        `Because the range of the four known numbers is only ${d - a}, $x$ is the least number, $${ends[0]}$, or the greatest, $${ends[1]}$.`,
      )
    : null;
};
const square: Fact = ({ x }) =>
  Math.abs(x) > 3 && Math.abs(x) < 26
    ? said(
        `$x^2 = ${x * x}$`,
        (n) => n * n === x * x,
        `$x$ is $${Math.abs(x)}$ or $${-Math.abs(x)}$.`,
      )
    : null;
const extreme: Fact = ({ known: [a, , , d], x }) => {
  if (x > d)
    return said(
      "$x$ is the greatest of the five numbers.",
      (n) => n > d,
      `So $x$ is greater than ${d}.`,
    );
  return x < a
    ? said("$x$ is the least of the five numbers.", (n) => n < a, `So $x$ is less than ${a}.`)
    : null;
};
const middle: Fact = ({ known: [, b, c], x }) => {
  if (x >= c)
    return said(
      `The median of the five numbers is ${c}.`,
      (n) => n >= c,
      `So $x$ is at least ${c}.`,
    );
  return x <= b
    ? said(`The median of the five numbers is ${b}.`, (n) => n <= b, `So $x$ is at most ${b}.`)
    : null;
};
const isMiddle: Fact = ({ known: [, b, c], x }) =>
  x > b && x < c
    ? said(
        "$x$ is the median of the five numbers.",
        (n) => n >= b && n <= c,
        `So $x$ is from ${b} to ${c}.`,
      )
    : null;
const valueOfMiddle: Fact = ({ known: [, b, c], x }) =>
  x > b && x < c
    ? said(
        `The median of the five numbers is ${x}.`,
        (n) => n === x,
        `Because ${x} isn't one of the known numbers, $x = ${x}$.`,
      )
    : null;
const meanAbove: Fact = ({ known, x }) => {
  const [, b, c] = known;
  const bound = x > 5 * c - sum(known) ? c : b;
  const least = 5 * bound - sum(known);
  return x > least
    ? said(
        `The average (arithmetic mean) of the five numbers is greater than ${bound}.`,
        (n) => n > least,
        `So the sum of the five numbers is greater than $5 \\cdot ${bound} = ${5 * bound}$, and $x$ is greater than $${5 * bound} - ${sum(known)} = ${least}$.`,
      )
    : null;
};
const above: Fact = ({ x }, rng) => {
  const bound = x - rng.int(1, 5);
  return said(
    `$x \\gt ${bound}$`,
    (n) => n > bound,
    `$x$ can be any number greater than $${bound}$.`,
  );
};
const below: Fact = ({ x }, rng) => {
  const bound = x + rng.int(1, 5);
  return said(`$x \\lt ${bound}$`, (n) => n < bound, `$x$ can be any number less than $${bound}$.`);
};
const bounds: Fact = ({ x }, rng) => {
  const [low, high] = [x - rng.int(1, 4), x + rng.int(1, 4)];
  return said(
    `$${low} \\lt x \\lt ${high}$`,
    (n) => n > low && n < high,
    `Only numbers between $${low}$ and $${high}$ are left.`,
  );
};

interface Design extends DesignedPair<Fact> {
  readonly key: PairKey;
}

const TWO = "The statement leaves two values of $x$, so it looks as if they had to be told apart.";
const ONE = "It's easy to overlook that $x$ may lie at the other end.";
const NEGATIVE = "It's easy to overlook that $x$ may be negative.";
const NO_VALUE =
  "It looks as if the value of $x$ had to be known, and no statement gives it alone.";
const BOUNDS = "The statement leaves many values of $x$, so it looks too weak.";
const PLACE =
  "The median alone doesn't seem to give $x$, so another fact about $x$ looks necessary.";
const MEDIAN = "Knowing the median looks like the main thing, but the mean still varies.";
const NEARLY = "Each statement limits $x$, so together they look as if they left only one answer.";
const GREAT = "A number at the end of the list seems to pull the mean past the median.";

const DESIGNS: readonly Design[] = [
  design([spread, meanAbove], "D", "hidden-enough", "B", TWO, 8),
  design([spread, square], "D", "hidden-enough", "C", TWO, 8),
  design([bounds, meanAbove], "D", "hidden-enough", "A", BOUNDS, 7),
  design([square, bounds], "D", "hidden-enough", "B", TWO, 6),
  design([valueOfMiddle, bounds], "D", "hidden-enough", "A", BOUNDS, 5),
  design([spread, extreme], "A", "c-trap", "C", TWO, 8),
  design([spread, middle], "A", "c-trap", "C", TWO, 7),
  design([square, extreme], "A", "c-trap", "C", TWO, 7),
  design([meanAbove, extreme], "A", "c-trap", "C", NO_VALUE, 6),
  design([valueOfMiddle, above], "A", "c-trap", "C", PLACE, 5),
  design([bounds, extreme], "A", "c-trap", "C", NO_VALUE, 6),
  design([spread, extreme], "C", "false-enough", "A", ONE, 6),
  design([spread, meanAbove], "C", "false-enough", "A", ONE, 7),
  design([square, middle], "C", "false-enough", "A", NEGATIVE, 6),
  design([middle, below], "C", "false-enough", "A", MEDIAN, 7),
  design([isMiddle, below], "C", "false-enough", "A", MEDIAN, 7),
  design([extreme, below], "C", "false-enough", "A", GREAT, 5),
  design([extreme, bounds], "C", "false-enough", "A", GREAT, 6),
  design([spread, square], "C", "false-enough", "A", ONE, 7.5),
  design([middle, above], "E", "near-miss", "C", NEARLY, 7),
  design([middle, below], "E", "near-miss", "C", NEARLY, 7),
  design([extreme, middle], "E", "near-miss", "C", GREAT, 6),
  design([extreme, below], "E", "near-miss", "C", GREAT, 5),
  design([isMiddle, above], "E", "near-miss", "C", NEARLY, 6),
  design([meanAbove, below], "E", "near-miss", "C", NEARLY, 8),
];

function design(
  facts: Design["facts"],
  key: PairKey,
  ...hard: Parameters<typeof designed>
): Design {
  return { facts, key, ...designed(...hard) };
}

const MEAN = "average (arithmetic mean)";
const STEMS: readonly ((list: string, than: string) => string)[] = [
  (list, than) => `Is the ${MEAN} of the five numbers ${list} ${than} their median?`,
  (list, than) =>
    `A list consists of the five numbers ${list}. Is the ${MEAN} of the list ${than} the median of the list?`,
  (list, than) =>
    `If the five numbers in a certain list are ${list}, is the ${MEAN} of the list ${than} its median?`,
];

/** A design has few lists, and more draws keep the keys even. */
const LISTS_TO_TRY = 80;

/** Lists for which the answer changes at three places, all in reach. */
function drawList(rng: Rng): List | null {
  const [a, b, c, d] = rng.sample(range(2, 24), 4).toSorted((one, two) => one - two) as [
    number,
    number,
    number,
    number,
  ];
  const total = a + b + c + d;
  const isWide = b - a > 1 && c - b > 3 && d - c > 1;
  const isInReach = 4 * b < total && total < 4 * c && 5 * c - total > d && 5 * b - total < a;
  const x = rng.int(-9, 45);
  return isWide && isInReach && ![a, b, c, d].includes(x) ? { known: [a, b, c, d], x } : null;
}

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS), rng);
  const isGreater = rng.chance(0.5);
  for (let attempt = 0; attempt < LISTS_TO_TRY; attempt++) {
    const list = drawList(rng);
    const [one, two] = list ? drawn.facts.map((fact) => fact(list, rng)) : [];
    if (!list || !one || !two) continue;
    const findings = findingsOf(list, isGreater, [one, two]);
    if (hasKey(findings, drawn.key)) return { ...drawn, list, isGreater, one, two, findings };
  }
  return null;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

/** The mean minus the median. */
function gapOf(known: readonly number[], x: number): number {
  return (sum(known) + x) / 5 - median([...known, x]);
}

function findingsOf(
  { known }: List,
  isGreater: boolean,
  statements: readonly [Said<Case>, Said<Case>],
) {
  const answer = ({ x }: Case) => (isGreater ? gapOf(known, x) > 0 : gapOf(known, x) < 0);
  const at = ({ x }: Case) =>
    `if $x = ${x}$, the mean is $\\frac{${sum(known)} ${x < 0 ? "-" : "+"} ${Math.abs(x)}}{5} = ${(sum(known) + x) / 5}$ and the median is $${median([...known, x])}$`;
  const found = findingsByCases(CASES, statements, answer, {
    together: (fits) => {
      if (fits.length === 1) return `Only $x = ${fits[0]!.x}$ fits both statements.`;
      const stronger = statements.findIndex(
        ({ holds }) => CASES.filter(holds).length === fits.length,
      );
      return stronger < 0
        ? boundsOf(fits)
        : `Every $x$ that fits statement (${stronger + 1}) also fits statement (${2 - stronger}), so combining them adds nothing.`;
    },
    settled: () => "",
    rivals: (one, other) =>
      `For example, ${at(one)}, so the answer is ${answer(one) ? "yes" : "no"}. But ${at(other)}, so the answer is ${answer(other) ? "yes" : "no"}.`,
  });
  const concluded = (finding: Sufficiency, ...holding: readonly Said<Case>[]): Sufficiency => {
    if (!finding.enough) return finding;
    const fits = CASES.filter((one) => holding.every(({ holds }) => holds(one)));
    const reason =
      fits.length <= FEW
        ? `${fits.map((one) => capital(`${at(one)}.`)).join(" ")} So`
        : reasonFor(known, isGreater, fits, answer(fits[0]!));
    const why = `${finding.why.trimEnd()} ${reason} the answer is ${answer(fits[0]!) ? "yes" : "no"}.`;
    return { ...finding, why };
  };
  const [one, two] = statements;
  return {
    first: concluded(found.first, one),
    second: concluded(found.second, two),
    together: concluded(found.together, one, two),
  };
}

/** So many values of x can be tried one by one. */
const FEW = 2;

/** Where the answer is yes, for the parts of the number line that are left, before the answer. */
function reasonFor(
  known: List["known"],
  isGreater: boolean,
  fits: readonly Case[],
  isYes: boolean,
): string {
  const [, b, c] = known;
  const total = sum(known);
  const word = isGreater ? "greater" : "less";
  const [up, down] = isGreater ? ["gt", "lt"] : ["lt", "gt"];
  const parts = [
    fits.some(({ x }) => x <= b) &&
      `If $x$ is at most ${b}, the median is ${b}, and the mean is ${word} exactly when $\\frac{${total} + x}{5} \\${up} ${b}$, that is, $x \\${up} ${5 * b} - ${total} = ${5 * b - total}$.`,
    fits.some(({ x }) => x > b && x < c) &&
      `If $x$ is between ${b} and ${c}, it's the median itself, and the mean is ${word} exactly when $${total} + x \\${up} 5x$, that is, $x \\${down} \\frac{${total}}{4} = ${total / 4}$.`,
    fits.some(({ x }) => x >= c) &&
      `If $x$ is at least ${c}, the median is ${c}, and the mean is ${word} exactly when $\\frac{${total} + x}{5} \\${up} ${c}$, that is, $x \\${up} ${5 * c} - ${total} = ${5 * c - total}$.`,
  ].filter((part) => part !== false);
  return `${parts.join(" ")} ${parts.length > 1 ? "These conditions are" : "This is"} true of ${isYes ? "every" : "no"} $x$ that is left, so`;
}

/** Between which numbers x lies; bounds are whole numbers, and x can be equal to one that fits. */
function boundsOf(fits: readonly Case[]): string {
  const [low, high] = [Math.min, Math.max].map((end) => end(...fits.map(({ x }) => x))) as [
    number,
    number,
  ];
  const floor = Number.isInteger(low) ? `at least $${low}$` : `greater than $${Math.floor(low)}$`;
  const ceiling = Number.isInteger(high) ? `at most $${high}$` : `less than $${Math.ceil(high)}$`;
  const all = CASES.map(({ x }) => x);
  if (low === Math.min(...all)) return `So $x$ is ${ceiling}.`;
  return high === Math.max(...all) ? `So $x$ is ${floor}.` : `So $x$ is ${floor} and ${ceiling}.`;
}

function thoughtsOn({ list: { known }, one, two }: Numbers): Omit<Solution, "steps"> {
  const [, b, c] = known;
  const idea = `The four known numbers have the sum ${sum(known)}, so the mean is $\\frac{${sum(known)} + x}{5}$. The median is ${b} if $x$ is at most ${b}, ${c} if $x$ is at least ${c}, and $x$ itself if $x$ is between ${b} and ${c}.`;
  return [one, two].every(({ holds }) => CASES.filter(holds).length <= FEW)
    ? {
        idea,
        fast: [
          "Each statement leaves only one or two values of $x$. Calculate the mean and the median for each of them.",
        ],
        check: "Did you find both values, at either end of the list and with either sign?",
        takeaway: "If a statement leaves only a few values, try them all instead of reasoning.",
      }
    : {
        idea,
        fast: [
          "Compare each number with the median. The mean is greater exactly when the numbers above the median are farther from it in total than the numbers below it.",
        ],
        check:
          "Test a value of $x$ at each end of what a statement allows, because the answer may change more than once.",
        takeaway:
          "An unknown number changes the median only while it's between its neighbors in the middle, so treat the three cases one by one.",
      };
}

export const template: SufficiencyTemplate = {
  id: "mean-against-a-moving-median",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "An unknown number moves the mean all the way but the median only between two neighbors.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { list, isGreater, one, two, findings, level, tension, trap } = numbers;
    const stem = rng.pick(STEMS);
    const than = isGreater ? "greater than" : "less than";
    return {
      variant: `${isGreater ? "greater" : "less"}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem: stem(listed([...list.known.map(String), "$x$"]), than),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap,
      solution: { ...thoughtsOn(numbers), steps: stepsOfFindings(findings) },
    };
  },

  /** Works out both averages for x in quarters from -50 to 100. */
  check({ stem, statements }) {
    const known = numbersIn(stem);
    const isGreater = stem.includes("greater than");
    const conditions = conditionsOf<Case>(statements, (text) => conditionOf(text, known));
    const answer = ({ x }: Case): boolean => {
      const five = [...known, x].toSorted((one, two) => one - two);
      const [mean, central] = [five.reduce((total, n) => total + n) / 5, five[2]!];
      return isGreater ? mean > central : mean < central;
    };
    return { cases: CASES, ...conditions, answer };
  },
};

function conditionOf(statement: string, known: readonly number[]): (one: Case) => boolean {
  const text = plain(statement);
  const [one = 0, two = 0] = numbersIn(text);
  const inOrder = (x: number) =>
    [...known, x].toSorted((a, b) => a - b) as [number, number, number, number, number];
  if (text.startsWith("The range")) return ({ x }) => inOrder(x)[4] - inOrder(x)[0] === one;
  if (text.startsWith("The median")) return ({ x }) => inOrder(x)[2] === one;
  if (text.startsWith("The average"))
    return ({ x }) => (known.reduce((a, b) => a + b) + x) / 5 > one;
  if (text.includes("the median")) return ({ x }) => inOrder(x)[2] === x;
  if (text.includes("greatest")) return ({ x }) => known.every((n) => n < x);
  if (text.includes("least")) return ({ x }) => known.every((n) => n > x);
  if (text.startsWith("x^2")) return ({ x }) => x * x === Number(text.split(" = ")[1]);
  if (/^-?\d+ < x </.test(text)) return ({ x }) => one < x && x < two;
  return ({ x }) => (text.includes(">") ? x > one : x < one);
}
