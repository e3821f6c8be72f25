import {
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  type Solution,
} from "@theta/items/template";

/** A claim about x: its TeX and whether it holds. */
interface Claim {
  readonly tex: string;
  readonly holds: (x: number) => boolean;
}

const CLAIMS: readonly Claim[] = [
  { tex: "x^2 \\gt x", holds: (x) => x ** 2 > x },
  { tex: "x^2 \\lt x", holds: (x) => x ** 2 < x },
  { tex: "x^3 \\gt x", holds: (x) => x ** 3 > x },
  { tex: "x^3 \\lt x", holds: (x) => x ** 3 < x },
  { tex: "x^3 \\lt x^2", holds: (x) => x ** 3 < x ** 2 },
  { tex: "x^4 \\gt x^3", holds: (x) => x ** 4 > x ** 3 },
  { tex: "x^4 \\lt x^2", holds: (x) => x ** 4 < x ** 2 },
  { tex: "x^4 \\gt x^2", holds: (x) => x ** 4 > x ** 2 },
  { tex: "\\frac{1}{x} \\gt x", holds: (x) => 1 / x > x },
  { tex: "\\frac{1}{x} \\lt x", holds: (x) => 1 / x < x },
  { tex: "\\frac{1}{x} \\lt 1", holds: (x) => 1 / x < 1 },
  { tex: "x^2 \\lt 1", holds: (x) => x ** 2 < 1 },
  { tex: "x^2 \\gt 1", holds: (x) => x ** 2 > 1 },
  { tex: "x^3 \\lt 1", holds: (x) => x ** 3 < 1 },
  { tex: "|x| \\gt x^2", holds: (x) => Math.abs(x) > x ** 2 },
  { tex: "|x| \\gt x", holds: (x) => Math.abs(x) > x },
];

/** What the stem may say about x, directly or through powers. */
const GIVEN: readonly (Claim & { readonly isPlain?: true })[] = [
  { tex: "0 \\lt x \\lt 1", holds: (x) => x > 0 && x < 1, isPlain: true },
  { tex: "-1 \\lt x \\lt 0", holds: (x) => x > -1 && x < 0, isPlain: true },
  { tex: "x \\lt -1", holds: (x) => x < -1, isPlain: true },
  { tex: "x^2 \\lt x", holds: (x) => x ** 2 < x },
  { tex: "x^3 \\lt x", holds: (x) => x ** 3 < x },
  { tex: "x \\lt x^3", holds: (x) => x ** 3 > x },
  { tex: "x^4 \\lt x^2", holds: (x) => x ** 4 < x ** 2 },
  { tex: "x^3 \\lt x^2", holds: (x) => x ** 3 < x ** 2 },
  { tex: "\\frac{1}{x} \\gt x", holds: (x) => 1 / x > x },
  { tex: "x \\lt x^2 \\lt 1", holds: (x) => x < x ** 2 && x ** 2 < 1 },
  { tex: "x^3 \\lt x \\lt x^2", holds: (x) => x ** 3 < x && x < x ** 2 },
];

const POINTS = [-2, -0.5, 0.5, 2, -1, -3, 3];
const POINT_TEX = new Map([
  [-0.5, "-\\frac{1}{2}"],
  [0.5, "\\frac{1}{2}"],
]);
const pointTex = (x: number): string => `$x = ${POINT_TEX.get(x) ?? x}$`;

const NAMES = ["I", "II", "III"];
/** The eight answers in their traditional order. */
const SETS: readonly (readonly number[])[] = [[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

function setText(set: readonly number[]): string {
  const names = set.map((k) => NAMES[k]!);
  if (names.length === 0) return "None";
  if (names.length === 3) return "I, II, and III";
  return `${names.join(" and ")} only`;
}

/** Why people would misjudge a claim: the numbers that come to mind first. */
function misjudged(claim: Claim, isAlways: boolean, points: readonly number[]): string {
  if (isAlways) return "doubts a statement that holds";
  const holdsFor = (fits: (x: number) => boolean): boolean => {
    const some = points.filter(fits);
    return some.length > 0 && some.every(claim.holds);
  };
  if (holdsFor((x) => x > 0)) return "thinks of positive numbers only";
  if (holdsFor((x) => x < 0)) return "thinks of negative numbers only";
  if (holdsFor((x) => Math.abs(x) > 1)) return "forgets numbers between -1 and 1";
  return points.some(claim.holds) ? "takes sometimes for always" : "turns an inequality round";
}

function drawClaims(given: Claim, rng: Rng): Claim[] | null {
  const points = POINTS.filter(given.holds);
  const claims = rng.sample(
    CLAIMS.filter(({ tex }) => tex !== given.tex),
    3,
  );
  const open = claims.filter(({ holds }) => !points.every(holds) && points.some(holds));
  const sides = new Set(
    claims.map(({ tex }) =>
      tex
        .split(/ \\[lg]t /)
        .toSorted()
        .join(),
    ),
  );
  return sides.size === 3 && (points.length === 1 || open.length > 0 || rng.chance(0.3))
    ? claims
    : null;
}

function drawNumbers(rng: Rng) {
  const given = rng.pick(GIVEN);
  const claims = drawClaims(given, rng);
  if (!claims) return null;
  const points = POINTS.filter(given.holds);
  const truths = claims.map(({ holds }) => points.every(holds));
  const fact = (k: number): string => {
    const { tex, holds } = claims[k]!;
    const against = points.find((x) => !holds(x));
    return against === undefined
      ? `${NAMES[k]!} holds for every such $x$.`
      : `${NAMES[k]!} fails, for example, for ${pointTex(against)}, since then $${tex}$ is not true.`;
  };
  const stretches = stretchesOf(points);
  return { given, claims, points, truths, fact, stretches };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({ claims, points, truths, fact }: Numbers): ProblemOptions {
  const key = SETS.findIndex((set) => truths.every((is, k) => is === set.includes(k)));
  const slips = SETS.flatMap((set, value): (Slip & { misses: number })[] => {
    const wrong = range(0, 2).filter((k) => set.includes(k) !== truths[k]!);
    return wrong.length === 0
      ? []
      : [
          {
            text: setText(set),
            value,
            slip: misjudged(claims[wrong[0]!]!, truths[wrong[0]!]!, points),
            why: wrong.map(fact).join(" "),
            misses: wrong.length,
          },
        ];
  }).toSorted((a, b) => a.misses - b.misses);
  return {
    key: {
      text: setText(SETS[key]!),
      value: key,
      why: range(0, 2).map(fact).join(" "),
    },
    slips,
  };
}

function solutionOf({ given, points, fact, stretches }: Numbers): Solution {
  return {
    idea: "The numbers $-1$, 0, and 1 cut the line into four stretches; find the stretches that are allowed and test one number from each.",
    steps: [
      given.isPlain
        ? `Only one stretch is allowed; test ${pointTex(points[0]!)}.`
        : `The condition holds ${stretches.join(" and ")}, so test ${points
            .filter((x) => x !== -1 || points.length < 3)
            .map(pointTex)
            .slice(0, 4)
            .join(", ")}.`,
      ...range(0, 2).map(fact),
    ],
    check:
      "One number for which a statement fails is enough to drop it; for must be true, every stretch counts.",
  };
}

export const template: ProblemTemplate = {
  id: "roman-order-of-powers",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern:
    "Which stretches of the number line are allowed for x, and what holds on all of them: statements I, II, III.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { given, claims, truths, stretches } = numbers;
    const lead = rng.pick([
      `If $${given.tex}$, which of the following must be true?`,
      `The number $x$ satisfies $${given.tex}$. Which of the following statements must be true?`,
    ]);
    return {
      variant: `${given.isPlain ? "plain" : "hidden"}/${truths.filter(Boolean).length}`,
      context: "pure",
      // A hidden condition has to be solved first; each further stretch must be tested, too.
      difficulty:
        3 + (given.isPlain ? 0 : 2) + (stretches.length - 1) + (truths.every((is) => !is) ? 1 : 0),
      stem: `${lead}\n\n${claims.map(({ tex }, k) => `${NAMES[k]!}. $${tex}$`).join("\n\n")}`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries many numbers of all sizes, read from the text of the statements. */
  check({ stem, options }) {
    const text = plain(stem);
    const given = /(?:If |satisfies )(.+?)(?:, which|\. Which)/.exec(text)?.[1];
    const claims = Array.from(text.matchAll(/^I+\. (.+)$/gm), ([, claim]) => claim!);
    if (!given || claims.length !== 3)
      throw new Error("A condition and three statements are needed.");
    const points = range(-60, 60)
      .filter((n) => n !== 0)
      .map((n) => n / 12)
      .filter((x) => isTrue(given, x));
    const names = claims.flatMap((claim, k) =>
      points.every((x) => isTrue(claim, x)) ? [NAMES[k]!] : [],
    );
    return options.flatMap((option, k) =>
      (option.match(/I+/g) ?? []).join() === names.join() ? [k] : [],
    );
  },
};

function stretchesOf(points: readonly number[]): string[] {
  const has = (x: number): boolean => points.includes(x);
  return [
    has(-2) && has(-1) && has(-0.5) ? "for all negative numbers" : "",
    has(-2) && !has(-1) ? "below $-1$" : "",
    has(-0.5) && !has(-1) ? "between $-1$ and 0" : "",
    has(0.5) ? "between 0 and 1" : "",
    has(2) ? "above 1" : "",
  ].filter((stretch) => stretch !== "");
}

/** A chain such as x < x^2 < 1 for a value of x. */
function isTrue(text: string, x: number): boolean {
  const parts = text.split(/ ([<>]) /);
  return parts.every((part, k) => {
    if (k % 2 === 0) return true;
    const [left, right] = [valueAt(parts[k - 1]!, x), valueAt(parts[k + 1]!, x)];
    return part === "<" ? left < right - 1e-9 : left > right + 1e-9;
  });
}

function valueAt(text: string, x: number): number {
  if (text === "(1)/(x)") return 1 / x;
  if (text === "|x|") return Math.abs(x);
  if (/^-?\d+$/.test(text)) return Number(text);
  const power = /^x(?:\^(\d))?$/.exec(text);
  if (!power) throw new Error(`“${text}” cannot be read.`);
  return x ** Number(power[1] ?? 1);
}
