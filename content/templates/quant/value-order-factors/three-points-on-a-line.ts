import {
  ROMAN,
  ROMAN_SETS,
  romanList,
  romanMembers,
  romanText,
  type Choice,
  formulaOf,
  plain,
  type ProblemTemplate,
  range,
  relationOf,
  type Rng,
  type Slip,
} from "@theta/items/template";

interface Point {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** A sentence with or without a formula, and whether it's true. */
interface Said {
  readonly text: string;
  readonly holds: (point: Point) => boolean;
}

const BETWEEN: Said = {
  text: "$z$ is between $x$ and $y$",
  holds: ({ x, y, z }) => (x - z) * (y - z) < 0,
};

function relation(formula: string): Said {
  const holds = relationOf(formula);
  return { text: `$${formula}$`, holds: (point) => holds({ ...point }) };
}

/** What the stem says about three different numbers, and how hard that is to see through. */
const GIVEN: readonly (Said & {
  readonly level: number;
  /** What follows, in short. */
  readonly fact: string;
  readonly means: string;
})[] = [
  {
    ...BETWEEN,
    level: 5,
    fact: "$z$ is between $x$ and $y$",
    means: "The order is $x < z < y$ or $y < z < x$, and $z$ can be at any place between them.",
  },
  {
    ...relation("|x - z| < |x - y|"),
    level: 6,
    fact: "$z$ is closer to $x$ than $y$ is",
    means:
      "The number $z$ is closer to $x$ than $y$ is, but it can be on either side of $x$, so it need not be between $x$ and $y$.",
  },
  {
    ...relation("|x - z| = |y - z|"),
    level: 5,
    fact: "$z$ is halfway between $x$ and $y$",
    means: "The number $z$ is at equal distances from $x$ and $y$, so it is halfway between them.",
  },
  {
    ...relation("|x - z| + |y - z| = |x - y|"),
    level: 6,
    fact: "$z$ is between $x$ and $y$",
    means: "The distances add up to the whole distance only if $z$ is between $x$ and $y$.",
  },
  {
    ...relation("|x - y| = 2|x - z|"),
    level: 7,
    fact: "$z$ is half as far from $x$ as $y$ is",
    means:
      "The number $z$ is half as far from $x$ as $y$ is, but it can be on either side of $x$, so it need not be halfway between $x$ and $y$.",
  },
  {
    ...relation("|x - y| + |y - z| = |x - z|"),
    level: 6,
    fact: "$y$ is between $x$ and $z$",
    means:
      "The distances add up to the distance from $x$ to $z$ only if $y$ is between $x$ and $z$.",
  },
  {
    ...relation("(x - y)(x - z) > 0"),
    level: 6,
    fact: "$y$ and $z$ are on the same side of $x$",
    means:
      "The numbers $y$ and $z$ are on the same side of $x$, so $x$ isn't between them, but either of them can be closer to $x$.",
  },
];

/** Statements, and what each one says about the three points. */
const STATEMENTS: readonly (Said & { readonly says: string })[] = [
  { ...BETWEEN, says: "that $z$ is between $x$ and $y$" },
  {
    text: "$y$ is between $x$ and $z$",
    holds: ({ x, y, z }) => (x - y) * (z - y) < 0,
    says: "that $y$ is between $x$ and $z$",
  },
  { ...relation("|x - z| < |x - y|"), says: "that $z$ is closer to $x$ than $y$ is" },
  { ...relation("|y - z| < |x - y|"), says: "that $z$ is closer to $y$ than $x$ is" },
  {
    ...relation("(x - z)^2 < (x - y)^2"),
    says: "that $z$ is closer to $x$ than $y$ is, because the lesser square belongs to the lesser distance",
  },
  { ...relation("x + y = 2z"), says: "that $z$ is halfway between $x$ and $y$" },
  {
    ...relation("|x - y| = 2|y - z|"),
    says: "that $y$ is twice as far from $x$ as from $z$",
  },
  { ...relation("|x - z| = |y - z|"), says: "that $z$ is equally far from $x$ and $y$" },
  {
    ...relation("|x - z| + |y - z| = |x - y|"),
    says: "that the distances from $z$ to $x$ and to $y$ add up to the distance from $x$ to $y$",
  },
  {
    ...relation("(x - z)(y - z) < 0"),
    says: "that $x$ and $y$ are on opposite sides of $z$, so that the two factors have opposite signs",
  },
  {
    ...relation("(x - y)(x - z) > 0"),
    says: "that $y$ and $z$ are on the same side of $x$, so that the two factors have the same sign",
  },
  { ...relation("x < z < y"), says: "that $z$ is between $x$ and $y$, with $x$ on the left" },
  { ...relation("x^2 > z^2"), says: "that $x$ is farther from 0 than $z$ is" },
];

const POINTS: readonly Point[] = range(-6, 6)
  .flatMap((x) => range(-6, 6).flatMap((y) => range(-6, 6).map((z) => ({ x, y, z }))))
  .filter(({ x, y, z }) => x !== y && y !== z && x !== z);

/** Small numbers first, so that a counterexample is easy to follow. */
const SIMPLE = POINTS.toSorted((one, other) => sizeOf(one) - sizeOf(other));

function sizeOf({ x, y, z }: Point): number {
  return [x, y, z].reduce((total, value) => total + Math.abs(value) + (value < 0 ? 0.1 : 0), 0);
}

const choice = (set: number, why: string): Choice => ({
  text: romanText(set),
  value: ROMAN_SETS.findIndex((one) => one === set),
  why,
});

/** Three statements, none of which is hardly ever true. */
function drawStatements(given: (typeof GIVEN)[number], rng: Rng) {
  const cases = SIMPLE.filter(given.holds);
  const shares = STATEMENTS.map((said) => cases.filter(said.holds).length / cases.length);
  const usable = STATEMENTS.map((_, k) => k).filter(
    (k) => STATEMENTS[k]!.text !== given.text && shares[k]! > 0.15,
  );
  const chosen = rng.sample(usable, 3);
  // Two statements that always say the same would be one.
  const isSame = (a: number, b: number): boolean =>
    POINTS.every((point) => STATEMENTS[a]!.holds(point) === STATEMENTS[b]!.holds(point));
  const [one, two, three] = chosen as [number, number, number];
  if (isSame(one, two) || isSame(one, three) || isSame(two, three)) return null;
  const set = chosen.reduce((total, k, place) => total + (shares[k] === 1 ? 2 ** place : 0), 0);
  return {
    cases,
    set,
    fact: given.fact,
    said: chosen.map((k) => STATEMENTS[k]!),
    shares: chosen.map((k) => shares[k]!),
  };
}

type Drawn = NonNullable<ReturnType<typeof drawStatements>>;

function exampleAgainst({ cases, said }: Drawn, k: number): string {
  const point = cases.find(({ x, y, z }) => !said[k]!.holds({ x, y, z }))!;
  const { x, y, z } = point;
  return `$x = ${x}$, $y = ${y}$, and $z = ${z}$ fit, but then ${sidesAt(said[k]!.text, point)}`;
}

/** The values of both sides, or the order of the three numbers. */
function sidesAt(text: string, point: Point): string {
  const sides = text.replaceAll("$", "").split(/ [<>=] /);
  if (text.includes("between") || sides.length > 2) {
    const letters = (["x", "y", "z"] as const).toSorted((one, other) => point[one] - point[other]);
    return `the order is $${letters.join(" < ")}$`;
  }
  return sides
    .filter((side) => side !== "0")
    .map((side) => `$${side}$ is ${formulaOf(side)({ ...point })}`)
    .join(" and ");
}

/** Why a statement must be true. */
function reasonFor({ said, fact }: Drawn, k: number): string {
  const { says } = said[k]!;
  const because = says.startsWith(`that ${fact}`)
    ? "and this is what the given condition means"
    : `and this follows because ${fact}`;
  return `Statement ${ROMAN[k]!} must be true: It says ${says}, ${because}.`;
}

function whyNot(drawn: Drawn, set: number): string {
  const tooMany = romanMembers(set & ~drawn.set)[0];
  if (tooMany !== undefined)
    return `Statement ${ROMAN[tooMany]!} need not be true: ${exampleAgainst(drawn, tooMany)}.`;
  const missing = romanMembers(drawn.set & ~set)[0]!;
  return reasonFor(drawn, missing);
}

/** How far a set of statements is from the key, where statements that are often true tempt most. */
function distance({ set: key, shares }: Drawn, set: number): number {
  return romanMembers(key ^ set).reduce(
    (total, k) => total + (shares[k] === 1 ? 1 : 1.2 - shares[k]!),
    0,
  );
}

export const template: ProblemTemplate = {
  id: "three-points-on-a-line",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern: "Distances of three numbers on a line: see which orders a condition allows.",

  make(rng) {
    const given = rng.pick(GIVEN);
    const drawn = drawStatements(given, rng);
    if (!drawn || (drawn.set === 0 && rng.chance(0.6))) return null;
    const { set, said } = drawn;
    const list = romanList(said.map(({ text }) => text));
    const wording = rng.int(1, 2);
    const others = ROMAN_SETS.filter((one) => one !== set).toSorted(
      (one, other) => distance(drawn, one) - distance(drawn, other),
    );
    const intro =
      wording === 1
        ? `If $x$, $y$, and $z$ are three different numbers and ${given.text}, which of the following must be true?`
        : `On the number line, $x$, $y$, and $z$ are the coordinates of three different points. If ${given.text}, which of the following must be true?`;
    return {
      variant: `${GIVEN.indexOf(given) + 1}/${wording}`,
      context: "pure",
      difficulty: given.level,
      stem: `${intro}\n\n${list}`,
      key: choice(set, given.means),
      slips: others.map((one): Slip => ({
        ...choice(one, whyNot(drawn, one)),
        slip: "misses an order or a case",
      })),
      solution: {
        idea: "Read each absolute value as a distance on the number line, and sketch every order that the condition allows.",
        steps: [
          given.means,
          ...[0, 1, 2].map((k) =>
            romanMembers(set).includes(k)
              ? reasonFor(drawn, k)
              : `Statement ${ROMAN[k]!} need not be true: ${exampleAgainst(drawn, k)}.`,
          ),
        ],
        check:
          "Try both sides: a distance doesn't say whether a number is to the left or to the right.",
        takeaway:
          "For statements that must be true, look for one order or one pair of signs that breaks them.",
      },
    };
  },

  /** Tries points that are halves of integers. */
  check({ stem, options }) {
    const [intro = "", list = ""] = stem.split("\n\n");
    const given = saidIn(
      /(?:different numbers and|points\. If) (.+), which/.exec(intro)?.[1] ?? "",
    );
    const statements = list.split("\\\n").map((line) => saidIn(line.replace(/^I+\. /, "")));
    const cases = POINTS.map(({ x, y, z }) => ({ x: x / 2, y: y / 2 - 1, z: z / 2 - 1 }))
      .filter(({ x, y, z }) => x !== y && y !== z && x !== z)
      .filter(given);
    const right = statements.flatMap((holds, k) => (cases.every(holds) ? [ROMAN[k]!] : []));
    return options.flatMap((option, k) => {
      const named: string[] = option.match(/I+/g) ?? [];
      return named.join() === right.join() ? [k] : [];
    });
  },
};

function saidIn(text: string): (point: Point) => boolean {
  const between = /(\w) is between (\w) and (\w)/.exec(plain(text));
  if (!between) {
    const holds = relationOf(text.replaceAll("$", ""));
    return (point) => holds({ ...point });
  }
  const [, inner, ...ends] = between as unknown as [string, keyof Point, keyof Point, keyof Point];
  return (point) => {
    const [low, high] = ends.map((name) => point[name]).toSorted((a, b) => a - b);
    return point[inner] > low! && point[inner] < high!;
  };
}
