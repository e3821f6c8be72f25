import {
  findingsByCases,
  plain,
  range,
  read,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ x: number }>;

/** The number line without 0: one number for each stretch between −1, 0, and 1, and both ends. */
const PLACES = {
  below: { x: -2, tex: "-2" },
  minusOne: { x: -1, tex: "-1" },
  minusPart: { x: -0.5, tex: "-\\frac{1}{2}" },
  part: { x: 0.5, tex: "\\frac{1}{2}" },
  one: { x: 1, tex: "1" },
  above: { x: 2, tex: "2" },
} as const;
type Place = keyof typeof PLACES;

/** A relation in one or two ways of writing it, where it's true, and in words. */
interface Fact {
  readonly tex: readonly string[];
  readonly words: string;
  readonly places: readonly Place[];
}

function fact(words: string, places: string, ...tex: string[]): Fact {
  return { words, tex, places: places.split(" ").filter((one): one is Place => one in PLACES) };
}

/** Why a relation is true where it is, up to the words for that; nothing where it says so itself. */
const REASONS: readonly (readonly [shape: RegExp, why: string])[] = [
  [
    /^X\^2 \\lt X$/,
    "Only a positive number can be greater than its square. Dividing by $X$ gives $X \\lt 1$.",
  ],
  [
    /^X\^2 \\gt X$|^X \\lt X\^2$/,
    "This is true of every negative $X$. If $X$ is positive, dividing by $X$ gives $X \\gt 1$.",
  ],
  [
    /^X\^3 \\gt X$|^X \\lt X\^3$/,
    "If $X$ is positive, dividing by $X$ gives $X^2 \\gt 1$. If $X$ is negative, it gives $X^2 \\lt 1$.",
  ],
  [
    /^X\^3 \\lt X$|^X \\gt X\^3$/,
    "If $X$ is positive, dividing by $X$ gives $X^2 \\lt 1$. If $X$ is negative, it gives $X^2 \\gt 1$.",
  ],
  [
    /^X\^3 \\gt X\^2$|^X\^2 \\lt X\^3$/,
    "Because $X^2$ is positive, dividing by it gives $X \\gt 1$.",
  ],
  [
    /^X\^3 \\lt X\^2$|^X\^2 \\gt X\^3$/,
    "Because $X^2$ is positive, dividing by it gives $X \\lt 1$.",
  ],
  [/^X\^4 \\lt X\^2$/, "Because $X^2$ is positive, dividing by it gives $X^2 \\lt 1$."],
  [/^X\^4 \\gt X\^2$/, "Because $X^2$ is positive, dividing by it gives $X^2 \\gt 1$."],
  [
    /^\\frac\{1\}\{X\} \\gt X$/,
    "If $X$ is positive, multiplying by $X$ gives $1 \\gt X^2$. If $X$ is negative, it gives $1 \\lt X^2$.",
  ],
  [
    /^\\frac\{1\}\{X\} \\gt 1$/,
    "Because $\\frac{1}{X}$ is positive, so is $X$. Multiplying by $X$ gives $1 \\gt X$.",
  ],
  [/^X\^[35] /, "An odd power has the sign of its base."],
  [/^\|X\| \\gt X$/, "Only a negative number is less than its absolute value."],
];

const reasonFor = (tex: string): string => REASONS.find(([shape]) => shape.test(tex))?.[1] ?? "";

/** What a number that fits is, where the relation itself says no more than that. */
const PLAIN: Readonly<Record<string, string>> = {
  "X \\lt 1": "$X$ can be negative or between 0 and 1",
  "1 - X \\gt 0": "$X$ is less than 1, so it can be negative or between 0 and 1",
  "X \\gt 0": "The number is positive",
  "X \\lt 0": "The number is negative",
};

const FACTS = {
  squareLess: fact("$X$ is between 0 and 1", "part", "X^2 \\lt X"),
  squareMore: fact(
    "$X$ is negative or greater than 1",
    "below minusOne minusPart above",
    "X^2 \\gt X",
    "X \\lt X^2",
  ),
  cubeMore: fact(
    "$X$ is greater than 1 or between $-1$ and 0",
    "minusPart above",
    "X^3 \\gt X",
    "X \\lt X^3",
  ),
  cubeLess: fact(
    "$X$ is less than $-1$ or between 0 and 1",
    "below part",
    "X^3 \\lt X",
    "X \\gt X^3",
  ),
  cubeBeatsSquare: fact("$X$ is greater than 1", "above", "X^3 \\gt X^2", "X^2 \\lt X^3"),
  squareBeatsCube: fact(
    "$X$ is less than 1",
    "below minusOne minusPart part",
    "X^3 \\lt X^2",
    "X^2 \\gt X^3",
  ),
  small: fact(
    "$X$ is between $-1$ and 1",
    "minusPart part",
    "X^2 \\lt 1",
    "|X| \\lt 1",
    "X^4 \\lt X^2",
  ),
  large: fact(
    "$X$ is less than $-1$ or greater than 1",
    "below above",
    "X^2 \\gt 1",
    "|X| \\gt 1",
    "X^4 \\gt X^2",
  ),
  flipMore: fact("$X$ is less than $-1$ or between 0 and 1", "below part", "\\frac{1}{X} \\gt X"),
  flipLarge: fact("$X$ is between 0 and 1", "part", "\\frac{1}{X} \\gt 1"),
  underOne: fact("$X$ is less than 1", "below minusOne minusPart part", "X \\lt 1", "1 - X \\gt 0"),
  positive: fact("$X$ is positive", "part one above", "X \\gt 0"),
  negative: fact("$X$ is negative", "below minusOne minusPart", "X \\lt 0"),
  overOne: fact("$X$ is greater than 1", "above", "X \\gt 1"),
  cubePositive: fact("$X$ is positive", "part one above", "X^3 \\gt 0", "X^5 \\gt 0"),
  notOwnSize: fact("$X$ is negative", "below minusOne minusPart", "|X| \\gt X", "X^3 \\lt 0"),
};
type Name = keyof typeof FACTS;

const PART = "A number greater than one of its powers looks like a fraction between 0 and 1.";
const SQUARE = "A square greater than the number looks like a negative number, but 2 fits as well.";
const CUBE = "A cube greater than the number looks like a number greater than 1.";
const PARTS =
  "Each statement leaves more than one part of the number line, so both look necessary.";
const RECIPROCAL =
  "The statement about the reciprocal doesn't name an upper bound for the number, so another one looks necessary.";
const SQUARE_ALONE =
  "A square less than the number seems to say too little by itself to put the number between $-1$ and 1.";
const NEGATIVE =
  "For each statement, some negative number works, so both look too weak even together.";
const SAME = "The two statements look different enough to settle it together.";

type Design = readonly [
  level: number,
  key: "A" | "C" | "D" | "E",
  asked: Name,
  first: Name,
  second: Name,
  tension: "hidden-enough" | "false-enough" | "c-trap" | "near-miss",
  trap: "A" | "B" | "C" | "D" | "E",
  why: string,
];

/** At each level twice as many of key A, which stands for B as well in the other order. */
const DESIGNS: readonly Design[] = [
  [4, "A", "overOne", "cubeBeatsSquare", "cubeMore", "false-enough", "B", CUBE],
  [4, "A", "positive", "squareLess", "cubeLess", "false-enough", "D", PART],
  [4, "A", "squareLess", "flipLarge", "small", "c-trap", "C", RECIPROCAL],
  [4, "C", "squareLess", "cubeLess", "small", "hidden-enough", "E", NEGATIVE],
  [4, "C", "overOne", "cubeMore", "cubePositive", "false-enough", "A", CUBE],
  [4, "D", "squareMore", "cubeMore", "large", "c-trap", "C", PARTS],
  [4, "D", "squareLess", "notOwnSize", "cubeMore", "c-trap", "C", PARTS],
  [4, "E", "positive", "squareMore", "large", "near-miss", "C", SAME],
  [4, "E", "overOne", "squareMore", "large", "near-miss", "C", SAME],
  [5, "A", "squareBeatsCube", "underOne", "squareMore", "false-enough", "D", SQUARE],
  [5, "A", "small", "squareLess", "flipMore", "c-trap", "C", SQUARE_ALONE],
  [5, "A", "positive", "cubeBeatsSquare", "cubeMore", "false-enough", "D", CUBE],
  [5, "C", "overOne", "cubeMore", "large", "hidden-enough", "E", NEGATIVE],
  [5, "C", "negative", "squareMore", "underOne", "hidden-enough", "E", NEGATIVE],
  [5, "C", "positive", "flipMore", "small", "hidden-enough", "E", NEGATIVE],
  [5, "D", "squareBeatsCube", "cubeLess", "small", "c-trap", "C", PARTS],
  [5, "D", "cubeBeatsSquare", "flipMore", "negative", "c-trap", "C", PARTS],
  [5, "E", "cubeMore", "squareMore", "underOne", "near-miss", "C", SAME],
  [5, "E", "flipMore", "underOne", "squareBeatsCube", "near-miss", "C", SAME],
];

const placesOf = (name: Name): readonly Place[] => FACTS[name].places;
const CASES: readonly Case[] = Object.values(PLACES).map(({ x }) => ({ x }));
const isIn = (name: Name, { x }: Case): boolean =>
  placesOf(name).some((place) => PLACES[place].x === x);
const placeOf = ({ x }: Case) => Object.values(PLACES).find((place) => place.x === x)!;

/** What is true of exactly these numbers, in words, if there are words for it. */
function wordsFor(fits: readonly Case[]): string {
  const found = Object.values(FACTS).find(
    ({ places }) =>
      places.length === fits.length &&
      fits.every(({ x }) => places.some((one) => PLACES[one].x === x)),
  );
  return found?.words ?? "";
}

function drawNumbers(rng: Rng) {
  const letter = rng.pick(["x", "n", "k", "t", "a", "r"]);
  const [level, key] = [rng.pick([4, 5]), rng.pick(["A", "A", "C", "D", "E"])];
  const design = rng.pick(DESIGNS.filter((one) => one[0] === level && one[1] === key));
  const [, , asked, one, two, tension, trap, why] = design;
  const isTurned = rng.chance(0.5);
  const said = (isTurned ? [two, one] : [one, two]).map((name) => saidOf(name, letter, rng));
  const turned = trap === "A" ? "B" : trap === "B" ? "A" : trap;
  const tempts = { letter: isTurned ? turned : trap, why };
  return { letter, level, asked, said: said as [Told, Told], tension, tempts };
}

type Numbers = ReturnType<typeof drawNumbers>;

interface Told extends Said<Case> {
  /** What it says about the number, without a reason. */
  readonly words: string;
}

function saidOf(name: Name, letter: string, rng: Rng): Told {
  const shape = rng.pick(FACTS[name].tex);
  const named = (text: string): string => text.replaceAll("X", letter);
  const words = named(FACTS[name].words);
  const plainly = PLAIN[shape];
  const reason = named(reasonFor(shape));
  return {
    text: `$${named(shape)}$`,
    holds: (one) => isIn(name, one),
    words,
    gives: plainly ? `${named(plainly)}.` : reason ? `${reason} So ${words}.` : `So ${words}.`,
  };
}

function findingsOf({ asked, said, letter }: Numbers) {
  const yesNo = (one: Case) => (isIn(asked, one) ? "yes" : "no");
  const at = (one: Case) => `$${letter} = ${placeOf(one).tex}$`;
  const isAsked = FACTS[asked].words.replace("$X$ is ", "");
  const found = findingsByCases(CASES, said, (one) => isIn(asked, one), {
    together: (fits) => {
      const [one, two] = said.map(({ words }) => words);
      const both = wordsFor(fits).replaceAll("X", letter);
      return one === two ? `Both statements mean that ${both}.` : `${one}, and ${two}. So ${both}.`;
    },
    settled: (one) =>
      isIn(asked, one)
        ? `Every such number is ${isAsked}, so the answer is always yes.`
        : `No such number is ${isAsked}, so the answer is always no.`,
    rivals: (one, other) =>
      `The answer is ${yesNo(one)} for ${at(one)} and ${yesNo(other)} for ${at(other)}.`,
  });
  return {
    first: withoutRepeat(found.first),
    second: withoutRepeat(found.second),
    together: withoutRepeat(found.together),
  };
}

/** What a statement leaves needn't be said again where it is just what is asked. */
function withoutRepeat(finding: Sufficiency): Sufficiency {
  const why = finding.why.replace(
    / is ([^.]+)\. Every such number is \1, so the answer/,
    " is $1, and the answer",
  );
  return { ...finding, why };
}

/** What the question comes down to. */
function ideaOf(asked: Name, shape: string, letter: string): string {
  const { words } = FACTS[asked];
  const what = words.replace("$X$ is ", "");
  const reason = reasonFor(shape);
  const idea = reason
    ? `Simplify the question first. ${reason} So the question is whether $X$ is ${what}.`
    : `The question is whether $X$ is ${what}. Comparisons of powers of $X$ can change only at $-1$, 0, and 1, so find the parts of the number line that each statement leaves.`;
  return idea.replaceAll("X", letter);
}

export const template: SufficiencyTemplate = {
  id: "powers-on-the-line",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Comparing powers of one number: four stretches of the number line, one test number each.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { letter, level, asked, said, tension, tempts } = numbers;
    const findings = findingsOf(numbers);
    const shape = rng.pick(FACTS[asked].tex);
    const what = `$${shape.replaceAll("X", letter)}$`;
    const isTested = !findings.first.enough || !findings.second.enough;
    const hasCube = [what, said[0].text, said[1].text].some((text) => text.includes("^3"));
    return {
      variant: `${asked}/${letter}`,
      context: "pure",
      difficulty: level,
      stem: rng.pick([
        `If $${letter} \\neq 0$, is ${what}?`,
        `Is ${what}, where $${letter} \\neq 0$?`,
      ]),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap: tempts,
      solution: {
        idea: ideaOf(asked, shape, letter),
        fast: [
          isTested
            ? `Test $${letter} = -2$, $-\\frac{1}{2}$, $\\frac{1}{2}$, and 2 in each statement, and compare the answers for those that fit. Then check $-1$ and 1.`
            : `Divide by a positive power of $${letter}$ where you can, and say which part of the number line each statement leaves. Here each leaves numbers with one answer.`,
        ],
        steps: stepsOfFindings(findings),
        check: hasCube
          ? "Did you test a negative fraction? For $-\\frac{1}{2}$, the cube is greater than the number."
          : `Did you test negative numbers and fractions? Dividing by $${letter}$ turns the inequality around if $${letter}$ is negative.`,
        takeaway:
          "When powers of one number are compared, test a number from each of the four stretches between $-1$, 0, and 1.",
      },
    };
  },

  /** Tries every eighth from −5 to 5 except 0 in the printed formulas. */
  check({ stem, statements }) {
    const [what] = read(stem, /\bis (.+?)(?:, where .*)?\?/i);
    const [letter] = read(stem, /([a-z]) != 0/);
    const holds = (text: string) => {
      const relation = relationOf(text);
      return ({ x }: Case) => relation({ [letter!]: x });
    };
    return {
      cases: range(-40, 40).flatMap((k) => (k === 0 ? [] : [{ x: k / 8 }])),
      first: holds(plain(statements[0])),
      second: holds(plain(statements[1])),
      answer: holds(what!),
    };
  },
};
