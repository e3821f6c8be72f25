import {
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
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  sum,
} from "@theta/items/template";

/** The two unknown integers of a list of five. */
type Case = Readonly<{ x: number; y: number }>;
const INTEGERS = [...range(1, 48), ...range(-20, 0).toReversed()];
const CASES: readonly Case[] = INTEGERS.flatMap((x) => INTEGERS.map((y) => ({ x, y })));

/** The known numbers in order. */
type Known = readonly [least: number, middle: number, greatest: number];
type Fact = (known: Known, rng: Rng) => Said<Case>;

const fact = (
  text: string,
  holds: (x: number, y: number) => boolean,
  gives: string,
): Said<Case> => ({
  text,
  holds: ({ x, y }) => holds(x, y),
  gives,
});

const AROUND =
  "So they can't both be less than $B$ or both be greater, and $B$ stays in the middle.";
const withMiddle = (text: string, b: number): string => text.replaceAll("$B$", String(b));

/** The mean of x and y is the middle number, in other words. */
const sumAround: Fact = ([, b]) =>
  fact(
    `$x + y = ${2 * b}$`,
    (x, y) => x + y === 2 * b,
    `The mean of $x$ and $y$ is ${b}. ${withMiddle(AROUND, b)}`,
  );
const meanAround: Fact = ([a, b, c]) => {
  const total = a + 3 * b + c;
  return fact(
    `The average (arithmetic mean) of the five numbers is ${total / 5}.`,
    (x, y) => x + y === 2 * b,
    `The sum of the five numbers is $5 \\cdot ${total / 5} = ${total}$, so $x + y = ${total} - ${a} - ${b} - ${c} = ${2 * b}$, and the mean of $x$ and $y$ is ${b}. ${withMiddle(AROUND, b)}`,
  );
};
const mode: Fact = ([a, b, c]) =>
  fact(
    `The only number that occurs more than once in the list is ${b}.`,
    (x, y) => (x === b && y !== a && y !== c) || (y === b && x !== a && x !== c),
    `At least one of $x$ and $y$ is ${b}. Because one known number is less and one is greater than ${b}, the third number in order is ${b}.`,
  );
const modeAbove: Fact = ([a, b, c]) =>
  fact(
    `The only number that occurs more than once in the list is ${c}.`,
    (x, y) => (x === c || y === c) && ![a, b].includes(x) && ![a, b].includes(y),
    `At least one of $x$ and $y$ is ${c}.`,
  );
/** For integers, one is at most b and the other is at least b. */
const oddSum: Fact = ([, b], rng) => {
  const total = 2 * b + rng.pick([-1, 1]);
  return fact(
    `$x + y = ${total}$`,
    (x, y) => x + y === total,
    `Two integers less than ${b} have a sum of at most ${2 * b - 2}, and two greater than ${b} have a sum of at least ${2 * b + 2}. ${withMiddle(AROUND, b).replace("they", "$x$ and $y$")}`,
  );
};
const otherSum: Fact = ([, b], rng) => {
  const total = 2 * b + rng.pick([-4, -3, -2, 2, 3, 4]);
  return fact(
    `$x + y = ${total}$`,
    (x, y) => x + y === total,
    `The mean of $x$ and $y$ is ${total / 2}, so both may be ${total > 2 * b ? "greater" : "less"} than ${b}.`,
  );
};
const crossing: Fact = ([, b]) =>
  fact(
    `$(x - ${b})(y - ${b}) \\lt 0$`,
    (x, y) => (x - b) * (y - b) < 0,
    `The factors have different signs, so one of $x$ and $y$ is less than ${b} and the other is greater, and ${b} is in the middle.`,
  );
const sameSide: Fact = ([, b]) =>
  fact(
    `$(x - ${b})(y - ${b}) \\gt 0$`,
    (x, y) => (x - b) * (y - b) > 0,
    `The factors have the same sign, so $x$ and $y$ are both less than ${b} or both greater.`,
  );
const sameSideOfGreatest: Fact = ([, , c]) =>
  fact(
    `$(x - ${c})(y - ${c}) \\gt 0$`,
    (x, y) => (x - c) * (y - c) > 0,
    `The factors have the same sign, so $x$ and $y$ are both less than ${c} or both greater.`,
  );
const bothBelow: Fact = ([a]) =>
  fact(
    `Neither $x$ nor $y$ is greater than ${a}.`,
    (x, y) => x <= a && y <= a,
    `Neither $x$ nor $y$ is greater than ${a}, and the other two known numbers are, so ${a} is the third of the five numbers in order.`,
  );
const bothAbove: Fact = ([, , c]) =>
  fact(
    `Neither $x$ nor $y$ is less than ${c}.`,
    (x, y) => x >= c && y >= c,
    `Neither $x$ nor $y$ is less than ${c}, and the other two known numbers are, so ${c} is the third of the five numbers in order.`,
  );
const firstBelow: Fact = ([, b], rng) => {
  const bound = b - rng.pick([0, 0, 1]);
  return fact(`$x \\lt ${bound}$`, (x) => x < bound, "The median still depends on $y$.");
};
const secondAbove: Fact = ([, b], rng) => {
  const bound = b + rng.pick([0, 0, 1]);
  return fact(`$y \\gt ${bound}$`, (_, y) => y > bound, "The median still depends on $x$.");
};
const firstAbove: Fact = ([, , c]) =>
  fact(`$x \\gt ${c}$`, (x) => x > c, "The median still depends on $y$.");
const spread: Fact = ([a, , c]) =>
  fact(
    `The range of the five numbers is ${c - a}.`,
    (x, y) => Math.min(x, y) >= a && Math.max(x, y) <= c,
    `Neither $x$ nor $y$ is less than ${a} or greater than ${c}.`,
  );
const order: Fact = () => fact("$x \\lt y$", (x, y) => x < y, "Many pairs are in this order.");
const largeSum: Fact = ([, , c]) =>
  fact(
    `$x + y \\gt ${2 * c}$`,
    (x, y) => x + y > 2 * c,
    `At least one of $x$ and $y$ is greater than ${c}.`,
  );

interface Design extends DesignedPair<Fact> {
  readonly key: PairKey;
}

type Both = (known: Known, fits: readonly Case[]) => string;

const greater: Both = ([a, b, c]) => `The list is ${a}, ${b}, ${c}, and two greater integers.`;
const eitherSide: Both = ([, b]) =>
  `Even so, $x$ and $y$ can be on the same side of ${b} or on different sides of it.`;

/** What two facts give together, where neither is enough alone. */
const BOTH: readonly (readonly [Fact, Fact, Both])[] = [
  [
    firstBelow,
    secondAbove,
    ([, b]) => `$x$ is less than ${b} and $y$ is greater than ${b}, so ${b} stays in the middle.`,
  ],
  [
    firstAbove,
    sameSideOfGreatest,
    (known, fits) =>
      `Because $x$ is greater than ${known[2]}, $y$ must be greater than ${known[2]} too. ${greater(known, fits)}`,
  ],
  [
    modeAbove,
    firstBelow,
    ([a, b, c]) =>
      `Because $x$ isn't ${c}, $y = ${c}$. So $x$ and ${a} are less than ${b}, and the numbers ${c} and ${c} are greater.`,
  ],
  [
    largeSum,
    sameSideOfGreatest,
    (known, fits) =>
      `At least one of $x$ and $y$ is greater than ${known[2]}, so both are. ${greater(known, fits)}`,
  ],
  [
    otherSum,
    firstBelow,
    (known, fits) => {
      const [x, y] = [Math.max(...fits.map((at) => at.x)), Math.min(...fits.map((at) => at.y))];
      return y < known[1]
        ? eitherSide(known, fits)
        : `Because $x$ is at most ${x}, $y$ is at least ${y}. So ${known[1]} stays in the middle.`;
    },
  ],
  [spread, order, eitherSide],
  [otherSum, order, eitherSide],
  [
    sameSide,
    firstBelow,
    ([a, b]) =>
      `Both $x$ and $y$ are less than ${b}, so the median is the greatest of ${a}, $x$, and $y$, which isn't known.`,
  ],
  [
    spread,
    otherSum,
    () => "Pairs with this sum and within these bounds still give different medians.",
  ],
  [
    firstAbove,
    largeSum,
    ([, b]) => `If $x$ is great enough, $y$ can be any integer, less than ${b} or greater.`,
  ],
  [modeAbove, order, ([, b, c]) => `If $y = ${c}$, $x$ can still be less or greater than ${b}.`],
];

function bothOf(facts: readonly Fact[], known: Known, fits: readonly Case[]): string {
  const found = BOTH.find(([one, two]) => facts.includes(one) && facts.includes(two));
  return found ? found[2](known, fits) : "";
}

const VALUES = "It looks as if $x$ and $y$ had to be known one by one.";
const TOTAL = "A sum or a mean says nothing about order, so it looks useless for a median.";
const REPEATED = "A number that occurs twice seems to say nothing about the order of the numbers.";
const ONE_SIDE = "It's tempting to take the known number in the middle for the median.";
const BOUNDS = "Together, the statements look as if they left no room for the median.";

const INTEGERS_ONLY = "It's easy to overlook that $x$ and $y$ are integers.";

const DESIGNS: readonly Design[] = [
  design([meanAround, mode], "D", "hidden-enough", "B", TOTAL, 8),
  design([meanAround, crossing], "D", "hidden-enough", "B", TOTAL, 8),
  design([oddSum, crossing], "D", "hidden-enough", "B", INTEGERS_ONLY, 8),
  design([sumAround, mode], "D", "hidden-enough", "C", VALUES, 7),
  design([oddSum, mode], "D", "hidden-enough", "C", VALUES, 7),
  design([sumAround, crossing], "D", "hidden-enough", "B", TOTAL, 6),
  design([meanAround, order], "A", "c-trap", "C", VALUES, 8),
  design([oddSum, spread], "A", "c-trap", "C", INTEGERS_ONLY, 8),
  design([sumAround, order], "A", "c-trap", "C", VALUES, 6),
  design([mode, order], "A", "c-trap", "C", REPEATED, 6),
  design([mode, otherSum], "A", "c-trap", "C", VALUES, 7),
  design([crossing, otherSum], "A", "c-trap", "C", VALUES, 7),
  design([bothBelow, order], "A", "c-trap", "C", VALUES, 5),
  design([bothAbove, largeSum], "A", "c-trap", "C", VALUES, 5),
  design([firstBelow, secondAbove], "C", "false-enough", "A", ONE_SIDE, 5),
  design([firstAbove, sameSideOfGreatest], "C", "false-enough", "A", ONE_SIDE, 6),
  design([modeAbove, firstBelow], "C", "false-enough", "A", REPEATED, 7),
  design([otherSum, firstBelow], "C", "false-enough", "B", ONE_SIDE, 7),
  design([largeSum, sameSideOfGreatest], "C", "false-enough", "A", ONE_SIDE, 8),
  design([spread, order], "E", "near-miss", "C", BOUNDS, 5),
  design([otherSum, order], "E", "near-miss", "C", BOUNDS, 6),
  design([sameSide, firstBelow], "E", "near-miss", "C", BOUNDS, 6),
  design([otherSum, firstBelow], "E", "near-miss", "C", BOUNDS, 7),
  design([spread, otherSum], "E", "near-miss", "C", BOUNDS, 7),
  design([firstAbove, largeSum], "E", "near-miss", "C", BOUNDS, 8),
  design([modeAbove, order], "E", "near-miss", "C", REPEATED, 8),
];

function design(
  facts: Design["facts"],
  key: PairKey,
  ...hard: Parameters<typeof designed>
): Design {
  return { facts, key, ...designed(...hard) };
}

const STEMS: readonly ((known: Known) => string)[] = [
  (known) =>
    `If $x$ and $y$ are integers, what is the median of the five numbers ${listed([...known.map(String), "$x$", "$y$"])}?`,
  ([a, b, c]) =>
    `A list consists of the five integers ${a}, $x$, ${b}, $y$, and ${c}. What is the median of the list?`,
  ([a, b, c]) => `What is the median of the five integers $x$, $y$, ${a}, ${b}, and ${c}?`,
];

function drawKnown(rng: Rng): Known | null {
  const [a, b, c] = rng.sample(range(4, 26), 3).toSorted((one, two) => one - two) as [
    number,
    number,
    number,
  ];
  return b - a > 2 && c - b > 2 ? [a, b, c] : null;
}

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS), rng);
  const known = drawKnown(rng);
  if (!known) return null;
  const total = known[0] + 3 * known[1] + known[2];
  if (drawn.facts.includes(meanAround) && total % 5 > 0) return null;
  const [one, two] = drawn.facts.map((make) => make(known, rng)) as [Said<Case>, Said<Case>];
  // An extra number may repeat a known one, and then the mode can't be as stated.
  if (!CASES.some((at) => one.holds(at) && two.holds(at))) return null;
  const middle = ({ x, y }: Case) => median([...known, x, y]);
  const shown = (at: Case): string => {
    const ordered = [...known, at.x, at.y].toSorted((left, right) => left - right);
    return `With ${pairOf(at)}, the numbers in order are ${listed(ordered.map(String))}, and the median is ${middle(at)}.`;
  };
  const findings = findingsByCases(CASES, [one, two], middle, {
    together: (fits) => bothOf(drawn.facts, known, fits),
    settled: (at) => `So the median is ${middle(at)}.`,
    rivals: (at, other) => `${shown(at)} ${shown(other)}`,
  });
  return hasKey(findings, drawn.key) ? { ...drawn, known, one, two, findings } : null;
}

const pairOf = ({ x, y }: Case): string => `$x = ${x}$ and $y = ${y}$`;

export const template: SufficiencyTemplate = {
  id: "median-whatever-the-unknowns",
  format: "data-sufficiency",
  kind: "value",
  pattern: "A median needs only the side on which each unknown lies, and a sum may tell that.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, known, one, two, findings, level, tension, trap } = numbers;
    const [a, b, c] = known;
    const stem = rng.pick(STEMS);
    return {
      variant: `${tension}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem: stem(known),
      statements: [one.text, two.text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `The median is the third of the five numbers. It's ${b} if one of $x$ and $y$ is at most ${b} and the other is at least ${b}. If both are less than ${b}, it's the greatest of ${a}, $x$, and $y$, and if both are greater, it's the least of ${c}, $x$, and $y$.`,
        steps: stepsOfFindings(findings),
        check:
          key === "D"
            ? `Try to find a pair with both integers less than ${b} or both greater. Neither statement allows one.`
            : `Try one pair on the same side of ${b} and one pair around it.`,
        takeaway:
          "For a median, ask on which side of the known numbers the unknowns are. Their values often don't matter.",
      },
    };
  },

  /** Sorts the list for every pair of integers from -20 to 48. */
  check({ stem, statements }) {
    const known = numbersIn(stem);
    const third = ({ x, y }: Case) => [...known, x, y].toSorted((one, two) => one - two)[2]!;
    const conditions = conditionsOf<Case>(statements, (said) => conditionOf(said, known));
    return { cases: CASES, ...conditions, answer: third };
  },
};

function conditionOf(statement: string, known: readonly number[]): (one: Case) => boolean {
  const text = plain(statement);
  const [n = 0] = numbersIn(text);
  const listOf = ({ x, y }: Case) => [...known, x, y];
  if (text.startsWith("The average")) return (one) => sum(listOf(one)) === 5 * n;
  if (text.startsWith("The range"))
    return (one) => Math.max(...listOf(one)) - Math.min(...listOf(one)) === n;
  if (text.startsWith("The only number"))
    return (one) => {
      const repeated = listOf(one).filter((value, place, all) => all.indexOf(value) !== place);
      return repeated.length > 0 && repeated.every((value) => value === n);
    };
  if (text.includes("greater than")) return ({ x, y }) => Math.max(x, y) <= n;
  if (text.includes("less than")) return ({ x, y }) => Math.min(x, y) >= n;
  const holds = relationOf(text);
  return ({ x, y }) => holds({ x, y });
}
