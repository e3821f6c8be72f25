import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  hasKey,
  listed,
  type PairKey,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Ask = "between" | "greatest";
type Letters = readonly [x: string, y: string, z: string];

/** Three different numbers by letter. */
type Case = Readonly<Record<string, number>>;
const NUMBERS = [...range(1, 6), ...range(-6, 0).toReversed()];

function casesOf([x, y, z]: Letters): readonly Case[] {
  return NUMBERS.flatMap((a) => NUMBERS.flatMap((b) => NUMBERS.map((c) => [a, b, c] as const)))
    .filter(([a, b, c]) => a !== b && b !== c && a !== c)
    .map(([a, b, c]) => ({ [x]: a, [y]: b, [z]: c }));
}

/** How many of the three numbers are less than the one that the question is about. */
const LESS: Readonly<Record<Ask, number>> = { between: 1, greatest: 2 };
const isYes = (asks: Ask, letter: string, one: Case): boolean =>
  Object.values(one).filter((n) => n < one[letter]!).length === LESS[asks];

const pair = (...letters: string[]): string => letters.toSorted().join("$ and $");

const STEMS: Readonly<Record<Ask, readonly ((of: Letters, sorted: string) => string)[]>> = {
  between: [
    ([x, y, z], all) => `If ${all} are different numbers, is $${y}$ between $${pair(x, z)}$?`,
    ([x, y, z], all) =>
      `If ${all} are different numbers on the number line, is $${y}$ between $${pair(x, z)}$?`,
    ([x, y, z], all) =>
      `Is $${y}$ between $${pair(x, z)}$ on the number line, where ${all} are different numbers?`,
  ],
  greatest: [
    ([, y], all) => `If ${all} are different numbers, is $${y}$ the greatest of the three numbers?`,
    ([, y], all) => `Of the three different numbers ${all}, is $${y}$ the greatest?`,
    ([x, y, z], all) =>
      `If ${all} are different numbers, is $${y}$ greater than both $${pair(x, z)}$?`,
  ],
};

/** What each statement gives; X, Y, and Z stand for the letters. */
const FACTS = {
  "|X - Y| = |Y - Z|":
    "$Y$ is equally far from $X$ and $Z$, which are different, so $Y$ is halfway between them.",
  "2Y = X + Z": "$Y$ is the average of $X$ and $Z$, so $Y$ is halfway between them.",
  "(X - Y)(Y - Z) > 0":
    "Either $X > Y$ and $Y > Z$, or $X < Y$ and $Y < Z$. Either way, $Y$ is between $X$ and $Z$.",
  "(X - Y)(X - Z) < 0": "$Y$ and $Z$ are on different sides of $X$, so $X$ is the middle one.",
  "(X - Y)(X - Z) > 0": "$Y$ and $Z$ are on the same side of $X$, so $X$ isn't the middle one.",
  "(Z - X)(Z - Y) > 0": "$X$ and $Y$ are on the same side of $Z$, so $Z$ isn't the middle one.",
  "(Y - X)(Y - Z) > 0": "$Y$ isn't the middle one, so it's either the greatest or the least.",
  "|X - Y| < |X - Z|": "$Y$ is nearer to $X$ than $Z$ is, but it may be on either side of $X$.",
  "|X - Y| > |X - Z|": "$Y$ is farther from $X$ than $Z$ is, but it may be on either side of $X$.",
  "|Y - Z| < |X - Z|": "$Y$ is nearer to $Z$ than $X$ is, but it may be on either side of $Z$.",
  "|X - Y| = 2|Y - Z|":
    "$Y$ is twice as far from $X$ as from $Z$, which is so for a number between them and for one beyond $Z$.",
  "|X - Z| > |X - Y|": "$Y$ is nearer to $X$ than $Z$ is, but it may be on either side of $X$.",
  "2Y > X + Z": "$Y$ is greater than the average of $X$ and $Z$, but perhaps not than both.",
  "X < Z": "Nothing is said about $Y$.",
  "Y > X": "Nothing is said about $Z$.",
  "Y > Z": "Nothing is said about $X$.",
} as const satisfies Record<string, string>;
type Fact = keyof typeof FACTS;

type Tense = Pick<Designed, "tension" | "trap">;
const tense = (...of: [Designed["tension"], Designed["trap"]["letter"], string]): Tense =>
  designed(...of, 4);

const ALONE = tense("c-trap", "C", "No number is given, so one statement alone looks weak.");
const OPEN = tense(
  "hidden-enough",
  "E",
  "Neither statement gives a number or the whole order, so they seem to leave the order open.",
);
const SIDES = tense(
  "near-miss",
  "C",
  "The statements say different things about the three numbers, so together they look like enough.",
);

const DESIGNS: readonly (readonly [PairKey, Ask, readonly [Fact, Fact], Tense, string?])[] = [
  ["A", "between", ["|X - Y| = |Y - Z|", "X < Z"], ALONE],
  ["A", "between", ["(X - Y)(Y - Z) > 0", "|X - Y| < |X - Z|"], ALONE],
  ["A", "between", ["(X - Y)(X - Z) < 0", "|X - Y| < |X - Z|"], ALONE],
  ["A", "between", ["(X - Y)(X - Z) < 0", "Y > Z"], ALONE],
  ["D", "between", ["|X - Y| = |Y - Z|", "(X - Y)(Y - Z) > 0"], ALONE],
  ["D", "between", ["2Y = X + Z", "(X - Y)(Y - Z) > 0"], ALONE],
  [
    "C",
    "between",
    ["|X - Y| < |X - Z|", "|Y - Z| < |X - Z|"],
    OPEN,
    "The greatest of the three distances is the one from $X$ to $Z$, so these are the outer numbers and $Y$ is between them.",
  ],
  [
    "C",
    "between",
    ["(X - Y)(X - Z) > 0", "(Z - X)(Z - Y) > 0"],
    OPEN,
    "Neither $X$ nor $Z$ is the middle one, so $Y$ is.",
  ],
  [
    "C",
    "between",
    ["|X - Y| = 2|Y - Z|", "|X - Z| > |X - Y|"],
    OPEN,
    "If $Y$ were beyond $Z$, it would be farther from $X$ than $Z$ is. So $Y$ is between $X$ and $Z$.",
  ],
  [
    "C",
    "between",
    ["(X - Y)(X - Z) > 0", "|X - Y| < |X - Z|"],
    OPEN,
    "$Y$ and $Z$ are on the same side of $X$, and $Y$ is nearer, so $Y$ is between $X$ and $Z$.",
  ],
  ["E", "between", ["|X - Y| = 2|Y - Z|", "X < Z"], SIDES, "$Y$ may still be beyond $Z$."],
  ["E", "between", ["|X - Y| < |X - Z|", "X < Z"], SIDES, "$Y$ may still be less than $X$."],
  [
    "E",
    "between",
    ["(X - Y)(X - Z) > 0", "|Y - Z| < |X - Z|"],
    SIDES,
    "$Y$ may still be beyond $Z$.",
  ],
  ["A", "greatest", ["|X - Y| = |Y - Z|", "Y > X"], ALONE],
  ["A", "greatest", ["(X - Y)(Y - Z) > 0", "2Y > X + Z"], ALONE],
  ["A", "greatest", ["(X - Y)(X - Z) < 0", "|X - Y| > |X - Z|"], ALONE],
  ["D", "greatest", ["|X - Y| = |Y - Z|", "(X - Y)(Y - Z) > 0"], ALONE],
  ["D", "greatest", ["2Y = X + Z", "(X - Y)(Y - Z) > 0"], ALONE],
  [
    "C",
    "greatest",
    ["(Y - X)(Y - Z) > 0", "2Y > X + Z"],
    OPEN,
    "$Y$ is the greatest or the least of the three. The least of three numbers can't be greater than the average of the others, so $Y$ is the greatest.",
  ],
  [
    "C",
    "greatest",
    ["(X - Y)(X - Z) < 0", "Y > Z"],
    OPEN,
    "$X$ is the middle one, so $Y$ is the greatest or the least. Since $Y > Z$, it isn't the least: $Y > X > Z$.",
  ],
  [
    "C",
    "greatest",
    ["|X - Y| > |X - Z|", "Y > Z"],
    OPEN,
    "If $Y$ were less than $X$, then $Z < Y < X$, and $Z$ would be farther from $X$ than $Y$ is. So $Y$ is greater than both $X$ and $Z$.",
  ],
  ["E", "greatest", ["2Y > X + Z", "Y > X"], SIDES, "$Z$ may still be greater than $Y$."],
  [
    "E",
    "greatest",
    ["(X - Y)(X - Z) > 0", "Y > X"],
    SIDES,
    "$X$ is the least, but $Y$ and $Z$ may come in either order.",
  ],
];

const LETTERS: readonly Letters[] = [
  ["x", "y", "z"],
  ["a", "b", "c"],
  ["p", "q", "r"],
  ["r", "s", "t"],
];

function named(text: string, [x, y, z]: Letters): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) =>
    tex
      .replaceAll("X", x)
      .replaceAll("Y", y)
      .replaceAll("Z", z)
      .replaceAll(">", "\\gt")
      .replaceAll("<", "\\lt"),
  );
}

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const [, asks, facts, { tension, trap }, both = ""] = rng.pick(
    DESIGNS.filter(([own]) => own === key),
  );
  const sorted = rng.pick(LETTERS);
  const letters = rng.shuffle(sorted) as [string, string, string];
  const said = (rng.chance(0.5) ? facts : facts.toReversed()).map((fact): Said<Case> => {
    const text = named(`$${fact}$`, letters);
    return { text, holds: relationOf(text), gives: named(FACTS[fact], letters) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(
    { asks, sorted, asked: letters[1], both: named(both, letters) },
    said,
  );
  return hasKey(findings, key)
    ? { asks, key, sorted, letters, facts, said, findings, tension, trap }
    : null;
}

interface Asked {
  readonly asks: Ask;
  readonly sorted: Letters;
  readonly asked: string;
  readonly both: string;
}

function findingsOf({ asks, sorted, asked, both }: Asked, said: readonly [Said<Case>, Said<Case>]) {
  const answer = (one: Case) => isYes(asks, asked, one);
  const show = (one: Case) => listed(sorted.map((letter) => `$${letter} = ${one[letter]!}$`));
  const word = (one: Case) => (answer(one) ? "yes" : "no");
  const order = (one: Case) =>
    `$${sorted.toSorted((left, right) => one[left]! - one[right]!).join(" \\lt ")}$`;
  return findingsByCases(casesOf(sorted), said, answer, {
    together: () => both,
    settled: (one) => `The answer is ${word(one)}.`,
    rivals: (one, other) =>
      `With ${show(one)}${holding(said, one, other, 0)}, the order is ${order(one)}, and the answer is ${word(one)}. With ${show(other)}${holding(said, one, other, 1)}, the order is ${order(other)}, and the answer is ${word(other)}.`,
  });
}

/** How one of two cases fits the statements that both fit, in numbers: " (|1 - 2| < |1 - 3|)". */
function holding(
  said: readonly [Said<Case>, Said<Case>],
  one: Case,
  other: Case,
  shown: 0 | 1,
): string {
  const at = [one, other][shown]!;
  const shared = said.filter(({ text, holds }) => holds(one) && holds(other) && /[(|2]/.test(text));
  return shared.length === 0
    ? ""
    : ` (${shared.map(({ text }) => withNumbers(text, at)).join(" and ")})`;
}

/** "$(2 - 1)(2 - 3) \\lt 0$": a statement with the numbers for the letters. */
function withNumbers(text: string, at: Case): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) =>
    tex.replaceAll(/(?<![a-z\\])[a-z](?![a-z])/g, (letter, place: number) => {
      const value = at[letter]!;
      const isTimes = tex[place - 1] === "2";
      return value < 0 || isTimes ? `(${value})` : String(value);
    }),
  );
}

/** How to read the kinds of facts that the statements use. */
function ideaOf(facts: readonly Fact[]): string {
  const has = (sign: string) => facts.some((fact) => fact.includes(sign));
  return [
    ...(has("|") ? ["Read $|X - Y|$ as the distance between $X$ and $Y$."] : []),
    ...(has(")(")
      ? [
          "The sign of a product of two differences tells whether two of the numbers are on the same side of the third.",
        ]
      : []),
    ...(has("2Y ") ? ["Read $X + Z$ as twice the number halfway between $X$ and $Z$."] : []),
  ].join(" ");
}

function takeawayOf(asks: Ask, key: PairKey): string {
  if (key === "E")
    return "When a number may still be on either side of another, find one order for each answer.";
  return asks === "between"
    ? "To tell whether a number is between two others, you don't need to know which of the others is greater."
    : "The middle one of three numbers isn't the greatest. To find the greatest, you also need to know which way the order goes.";
}

export const template: SufficiencyTemplate = {
  id: "between-two-on-the-line",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "The order of three numbers from distances, products of differences, and averages.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { asks, key, sorted, letters, facts, said, findings, tension, trap } = numbers;
    const all = named("$X$, $Y$, and $Z$", sorted);
    return {
      variant: `${asks}/${sorted.join("")}`,
      context: "pure",
      difficulty: asks === "between" ? 6 : 5,
      stem: rng.pick(STEMS[asks])(letters, all),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: named(ideaOf(facts), letters),
        fast: [
          "Draw a number line, put one of the numbers on it, and see where the others may go.",
        ],
        steps: stepsOfFindings(findings),
        check: "Did you also try each order in reverse, where the statement allows it?",
        takeaway: takeawayOf(asks, key),
      },
    };
  },

  /** Tries all triples of different integers from −6 to 6. */
  check({ stem, statements }) {
    const sorted = read(stem, /\b([a-z]), ([a-z]), and ([a-z])\b/) as [string, string, string];
    const [asked] = read(stem, /is ([a-z]) (?:between|the greatest|greater)/i);
    const conditions = conditionsOf(statements, relationOf);
    const answer = (one: Case) => {
      const sizes = Object.values(one).toSorted((a, b) => a - b);
      return one[asked!] === sizes[stem.includes("between") ? 1 : 2];
    };
    return { cases: casesOf(sorted), ...conditions, answer };
  },
};
