import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  inDrawnOrder,
  near,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Three positive numbers in ascending order. Only their ratios matter, so integers will do. */
type Case = Readonly<{ x: number; y: number; z: number }>;
const CASES = casesUpTo(24).toSorted((one, other) => one.z - other.z);

function casesUpTo(most: number): Case[] {
  return range(3, most).flatMap((z) =>
    range(2, z - 1).flatMap((y) => range(1, y - 1).map((x) => ({ x, y, z }))),
  );
}

const isAbove = ({ x, y, z }: Case): boolean => x + z > 2 * y;

/** What a statement says, in one of several forms, and what follows from it. */
interface Fact {
  readonly forms: readonly string[];
  readonly holds: (one: Case) => boolean;
  readonly gives: string;
}

function fact(forms: readonly string[], holds: Fact["holds"], gives: string): Fact {
  return { forms, holds, gives };
}

const GEOMETRIC = fact(
  ["Y^2 = XZ", "\\frac{Y}{X} = \\frac{Z}{Y}"],
  ({ x, y, z }) => y * y === x * z,
  "$Z$ is as many times $Y$ as $Y$ is times $X$. The same factor adds more to the greater number, so $Z - Y \\gt Y - X$.",
);
const ABOVE_GEOMETRIC = fact(
  ["XZ \\gt Y^2", "\\frac{Z}{Y} \\gt \\frac{Y}{X}"],
  ({ x, y, z }) => x * z > y * y,
  "The factor from $Y$ to $Z$ is even greater than the factor from $X$ to $Y$, and it's applied to a greater number, so $Z - Y \\gt Y - X$.",
);
const BELOW_GEOMETRIC = fact(
  ["XZ \\lt Y^2", "\\frac{Z}{Y} \\lt \\frac{Y}{X}"],
  ({ x, y, z }) => x * z < y * y,
  "The factor from $Y$ to $Z$ is less than the factor from $X$ to $Y$, but it's applied to a greater number, so the gap above $Y$ may be greater or not.",
);
const EQUAL_SQUARES = fact(
  ["Z^2 - Y^2 = Y^2 - X^2"],
  ({ x, y, z }) => z * z - y * y === y * y - x * x,
  "So $(Z - Y)(Z + Y) = (Y - X)(Y + X)$. Because $Z + Y$ is greater than $Y + X$, $Z - Y$ is less than $Y - X$.",
);
const FARTHER_SQUARES = fact(
  ["Z^2 - Y^2 \\gt Y^2 - X^2"],
  ({ x, y, z }) => z * z - y * y > y * y - x * x,
  "So $(Z - Y)(Z + Y) \\gt (Y - X)(Y + X)$, but the left side may be greater only because $Z + Y \\gt Y + X$.",
);
const CLOSER_SQUARES = fact(
  ["Z^2 - Y^2 \\lt Y^2 - X^2"],
  ({ x, y, z }) => z * z - y * y < y * y - x * x,
  "So $(Z - Y)(Z + Y) \\lt (Y - X)(Y + X)$. Because $Z + Y$ is greater than $Y + X$, $Z - Y$ is less than $Y - X$.",
);
const RECIPROCALS = fact(
  ["\\frac{1}{X} - \\frac{1}{Y} = \\frac{1}{Y} - \\frac{1}{Z}"],
  ({ x, y, z }) => near(1 / x - 1 / y, 1 / y - 1 / z),
  "So $\\frac{Y - X}{XY} = \\frac{Z - Y}{YZ}$. Because $YZ$ is greater than $XY$, $Z - Y$ is greater than $Y - X$.",
);
const DOUBLE = fact(
  ["Z = 2Y"],
  ({ y, z }) => z === 2 * y,
  "Then $Z - Y = Y$, and $Y$ is greater than $Y - X$ because $X$ is positive.",
);
const CROSSED = fact(
  ["X(Y - X) = Y(Z - Y)"],
  ({ x, y, z }) => x * (y - x) === y * (z - y),
  "The products are equal, and the factor $Y$ is greater than the factor $X$, so $Z - Y$ must be less than $Y - X$.",
);
const SUM = fact(
  ["Z = X + Y", "Z - Y = X"],
  ({ x, y, z }) => z === x + y,
  "The gap above $Y$ is $Z - Y = X$, which may be less or greater than the gap below it, $Y - X$.",
);
const LESS_THAN_SUM = fact(
  ["Z \\lt X + Y", "Z - Y \\lt X"],
  ({ x, y, z }) => z < x + y,
  "The gap above $Y$ is less than $X$, but nothing is said about the gap below it, $Y - X$.",
);
const MORE_THAN_SUM = fact(
  ["Z \\gt X + Y", "Z - Y \\gt X"],
  ({ x, y, z }) => z > x + y,
  "The gap above $Y$ is greater than $X$, but nothing is said about the gap below it, $Y - X$.",
);

type Sign = "=" | "<" | ">";
const TEX: Readonly<Record<Sign, string>> = { "=": "=", "<": "\\lt", ">": "\\gt" };

/** The middle or the greatest number against a multiple of the least. */
function multiple(of: "y" | "z", sign: Sign, factor: number): Fact {
  const letter = of.toUpperCase();
  return fact(
    [`${letter} ${TEX[sign]} ${factor}X`],
    (one) => {
      const rest = one[of] - factor * one.x;
      return sign === "=" ? rest === 0 : sign === "<" ? rest < 0 : rest > 0;
    },
    `Subtracting $X$ from both sides gives $${letter} - X ${TEX[sign]} ${factor === 2 ? "" : factor - 1}X$, but nothing is said about $${of === "y" ? "Z" : "Y"}$.`,
  );
}
const y = (sign: Sign, factor: number): Fact => multiple("y", sign, factor);
const z = (sign: Sign, factor: number): Fact => multiple("z", sign, factor);

interface Design extends DesignedPair<Fact> {
  readonly together: string;
}
type Key = "A" | "C" | "D" | "E";

function design(
  facts: Design["facts"],
  hard: Readonly<Parameters<typeof designed>>,
  together = "",
): Design {
  return { facts, ...designed(...hard), together };
}

const RATIO = "With a second ratio, all three would be known in terms of the least number.";
const ALIKE = "The statements look alike, so it seems that both settle the question.";
const BOUNDS = "Two inequalities look too weak to settle a third one.";
const TURN = "Together, the statements seem to say enough about both gaps.";
const RELATION = "One relation seems to leave too much open about three numbers.";

const hiddenC = (level: number) => ["hidden-enough", "E", BOUNDS, level] as const;
const nearMiss = (level: number) => ["near-miss", "C", TURN, level] as const;
const trapC = (why: string, level: number) => ["c-trap", "C", why, level] as const;

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    design([GEOMETRIC, y("=", 2)], trapC(RATIO, 7)),
    design([ABOVE_GEOMETRIC, y("=", 2)], trapC(RATIO, 7)),
    design([DOUBLE, z("=", 3)], trapC(RATIO, 7)),
    design([EQUAL_SQUARES, y("=", 5)], trapC(RATIO, 8)),
    design([RECIPROCALS, z("=", 3)], trapC(RATIO, 8)),
    design([EQUAL_SQUARES, BELOW_GEOMETRIC], ["false-enough", "D", ALIKE, 8]),
    design([ABOVE_GEOMETRIC, FARTHER_SQUARES], ["false-enough", "D", ALIKE, 8]),
    design([CLOSER_SQUARES, BELOW_GEOMETRIC], ["false-enough", "D", ALIKE, 8]),
    design([CROSSED, y("=", 2)], trapC(RATIO, 7)),
    design([ABOVE_GEOMETRIC, MORE_THAN_SUM], trapC(RELATION, 7)),
    design([CLOSER_SQUARES, LESS_THAN_SUM], trapC(RELATION, 8)),
  ],
  C: [
    design(
      [y("<", 2), z("=", 3)],
      hiddenC(7),
      "$X + Z = X + 3X = 4X$, and $2Y \\lt 2(2X) = 4X$, so $X + Z \\gt 2Y$.",
    ),
    design(
      [y(">", 2), z("<", 3)],
      hiddenC(7),
      "$X + Z \\lt X + 3X = 4X$, and $2Y \\gt 2(2X) = 4X$, so $X + Z \\lt 2Y$.",
    ),
    design(
      [y(">", 3), z("<", 5)],
      hiddenC(7),
      "$X + Z \\lt X + 5X = 6X$, and $2Y \\gt 2(3X) = 6X$, so $X + Z \\lt 2Y$.",
    ),
    design(
      [y("<", 3), z(">", 5)],
      hiddenC(7),
      "$X + Z \\gt X + 5X = 6X$, and $2Y \\lt 2(3X) = 6X$, so $X + Z \\gt 2Y$.",
    ),
    design(
      [SUM, y("<", 2)],
      hiddenC(7),
      "$Z - Y = X$, and $Y \\lt 2X$ means that $X \\gt Y - X$. So $Z - Y \\gt Y - X$.",
    ),
    design(
      [SUM, y(">", 2)],
      hiddenC(7),
      "$Z - Y = X$, and $Y \\gt 2X$ means that $X \\lt Y - X$. So $Z - Y \\lt Y - X$.",
    ),
    design(
      [LESS_THAN_SUM, y(">", 2)],
      hiddenC(8),
      "$Z - Y \\lt X$, and $Y \\gt 2X$ means that $X \\lt Y - X$. So $Z - Y \\lt Y - X$.",
    ),
    design(
      [MORE_THAN_SUM, y("<", 2)],
      hiddenC(8),
      "$Z - Y \\gt X$, and $Y \\lt 2X$ means that $X \\gt Y - X$. So $Z - Y \\gt Y - X$.",
    ),
  ],
  D: [
    design([GEOMETRIC, DOUBLE], trapC(RELATION, 7)),
    design([ABOVE_GEOMETRIC, DOUBLE], trapC(RELATION, 7)),
    design([RECIPROCALS, DOUBLE], trapC(RELATION, 8)),
    design([RECIPROCALS, ABOVE_GEOMETRIC], trapC(RELATION, 8)),
    design([CROSSED, CLOSER_SQUARES], trapC(RELATION, 8)),
  ],
  E: [
    design(
      [LESS_THAN_SUM, y("<", 2)],
      nearMiss(8),
      "$Z - Y$ and $Y - X$ are both less than $X$, so either can be the greater.",
    ),
    design(
      [MORE_THAN_SUM, y(">", 2)],
      nearMiss(8),
      "$Z - Y$ and $Y - X$ are both greater than $X$, so either can be the greater.",
    ),
    design(
      [y(">", 2), z(">", 3)],
      nearMiss(7),
      "$X + Z$ and $2Y$ are both greater than $4X$, so either can be the greater.",
    ),
    design(
      [y("<", 2), z("<", 3)],
      nearMiss(7),
      "$X + Z$ and $2Y$ are both less than $4X$, so either can be the greater.",
    ),
    design(
      [y("<", 3), z("<", 5)],
      nearMiss(7),
      "$X + Z$ and $2Y$ are both less than $6X$, so either can be the greater.",
    ),
    design(
      [BELOW_GEOMETRIC, y("=", 3)],
      nearMiss(7),
      "$Y = 3X$ turns the inequality into $Z \\lt 9X$, but the gaps are equal for $Z = 5X$.",
    ),
    design(
      [BELOW_GEOMETRIC, FARTHER_SQUARES],
      nearMiss(8),
      "Equal gaps, as in 1, 2, and 3, fit both statements, and so can a greater gap above $Y$.",
    ),
    design(
      [FARTHER_SQUARES, y("=", 2)],
      nearMiss(7),
      "$Y = 2X$ turns the inequality into $Z^2 \\gt 4X^2 + 3X^2 = 7X^2$, but the gaps are equal for $Z = 3X$, where $Z^2 = 9X^2$.",
    ),
  ],
};

const STEMS: readonly string[] = [
  "If $0 \\lt X \\lt Y \\lt Z$, is the average (arithmetic mean) of $X$, $Y$, and $Z$ greater than $Y$?",
  "If $0 \\lt X \\lt Y \\lt Z$, is $X + Z \\gt 2Y$?",
  "If $0 \\lt X \\lt Y \\lt Z$, is $Y$ closer to $X$ than to $Z$ on the number line?",
  "Is $\\frac{X + Z}{2}$ greater than $Y$, where $0 \\lt X \\lt Y \\lt Z$?",
];

/** How each stem's question becomes one about the two gaps. */
const IDEAS: readonly string[] = [
  "The average is greater than $Y$ if $X + Y + Z \\gt 3Y$. That is $X + Z \\gt 2Y$, or $Z - Y \\gt Y - X$: the gap above $Y$ is greater than the gap below it.",
  "$X + Z \\gt 2Y$ means that $Z - Y \\gt Y - X$: the gap above $Y$ is greater than the gap below it.",
  "$Y$ is closer to $X$ if the gap above $Y$ is greater than the gap below it: $Z - Y \\gt Y - X$, or $X + Z \\gt 2Y$.",
  "$\\frac{X + Z}{2}$ is greater than $Y$ if $X + Z \\gt 2Y$, or $Z - Y \\gt Y - X$: if the gap above $Y$ is greater than the gap below it.",
];
const TAKEAWAYS: readonly string[] = [
  "To compare the average of three numbers with the middle one, compare the two gaps.",
  "To compare $X + Z$ with $2Y$, compare the gaps $Z - Y$ and $Y - X$.",
  "To decide which number is closer, compare the two gaps.",
  "To compare the average of two numbers with a number between them, compare the two gaps.",
];

type Letters = readonly [string, string, string];
const LETTERS: readonly Letters[] = [
  ["x", "y", "z"],
  ["a", "b", "c"],
  ["p", "q", "r"],
];

/** With the item's letters for X, Y, and Z, within formulas only. */
function inLetters(text: string, letters: Letters): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) =>
    tex.replaceAll(/[XYZ]/g, (one) => letters["XYZ".indexOf(one)]!),
  );
}

/** A statement in the numbers of a case: $4^2 - 2^2 \\gt 2^2 - 1^2$. */
function inNumbers({ forms: [form = ""] }: Fact, { x, y: middle, z: greatest }: Case): string {
  return form
    .replaceAll(/([XYZ\d])(?=[XYZ])/g, String.raw`$1 \cdot `)
    .replaceAll("X", String(x))
    .replaceAll("Y", String(middle))
    .replaceAll("Z", String(greatest));
}

/** The finding with its two examples, what makes them fit, and their gaps. */
function withRivals(finding: Sufficiency<Case>, facts: readonly Fact[]): Sufficiency {
  if (finding.enough) return finding;
  const [one, other] = finding.rivals!;
  const [yes, no] = isAbove(one) ? [one, other] : [other, one];
  const show = (at: Case) =>
    `${at.x}, ${at.y}, and ${at.z}, with ${facts.map((said) => `$${inNumbers(said, at)}$`).join(", ")}, and the gaps ${at.y - at.x} and ${at.z - at.y}`;
  const why = `${finding.why.trim()} The answer is yes for ${show(yes)}, but no for ${show(no)}.`;
  return {
    ...finding,
    why: why.replaceAll(
      "$, and the gaps",
      facts.length === 1 ? "$ and the gaps" : "$, and the gaps",
    ),
  };
}

function drawNumbers(rng: Rng) {
  const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
  const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS[key]), rng);
  const letters = rng.pick(LETTERS);
  const picked = drawn.facts.map((one): Fact => ({ ...one, forms: [rng.pick(one.forms)] }));
  const said = picked.map(({ forms, holds, gives }) => ({
    text: inLetters(`$${forms[0]!}$`, letters),
    holds,
    gives: inLetters(gives, letters),
  })) as [Said<Case>, Said<Case>];
  const found = findingsByCases(CASES, said, isAbove, {
    together: () => inLetters(drawn.together, letters),
    settled: (one) => inLetters(`So the answer is ${isAbove(one) ? "yes" : "no"}.`, letters),
    rivals: () => "",
  });
  const [one, two] = picked as [Fact, Fact];
  const findings = {
    first: withRivals(found.first, [one]),
    second: withRivals(found.second, [two]),
    together: withRivals(found.together, [one, two]),
  };
  return { ...drawn, letters, said, findings };
}

function checkOf(facts: readonly Fact[]): string | undefined {
  if (facts.some((one) => one === GEOMETRIC || one === BELOW_GEOMETRIC || one === ABOVE_GEOMETRIC))
    return "Equal factors don't make equal gaps: 1, 2, and 4 have the gaps 1 and 2.";
  if (
    facts.some((one) => one === EQUAL_SQUARES || one === CLOSER_SQUARES || one === FARTHER_SQUARES)
  )
    return "Equal differences of squares don't make equal gaps: 1, 5, and 7 have the squares 1, 25, and 49, but the gaps 4 and 2.";
  return undefined;
}

export const template: SufficiencyTemplate = {
  id: "middle-of-three-below-the-mean",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Three positive numbers in order: ratios, squares, and bounds tell which gap is the greater one.",

  make(rng) {
    const { letters, facts, said, findings, level, tension, trap } = drawNumbers(rng);
    const check = checkOf(facts);
    const stem = rng.pick(STEMS);
    return {
      variant: `${STEMS.indexOf(stem) + 1}/${letters[0]}`,
      context: "pure",
      difficulty: level,
      stem: inLetters(stem, letters),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: inLetters(IDEAS[STEMS.indexOf(stem)]!, letters),
        steps: stepsOfFindings(findings),
        ...(check && { check }),
        takeaway: inLetters(TAKEAWAYS[STEMS.indexOf(stem)]!, letters),
      },
    };
  },

  /** Tries all triples of integers up to 30 in the printed relations. */
  check({ stem, statements }) {
    const text = plain(stem);
    const letters = /0 < ([a-z]) < ([a-z]) < ([a-z])/.exec(text)!.slice(1);
    const conditions = conditionsOf<Case>(statements, (said) => {
      const holds = relationOf(said);
      return (one) => holds({ [letters[0]!]: one.x, [letters[1]!]: one.y, [letters[2]!]: one.z });
    });
    const answer = text.includes("closer")
      ? (one: Case) => one.y - one.x < one.z - one.y
      : text.includes("average")
        ? (one: Case) => (one.x + one.y + one.z) / 3 > one.y + 1e-9
        : (one: Case) => (one.x + one.z) / 2 > one.y;
    return { cases: casesUpTo(30), ...conditions, answer };
  },
};
