import { type ProblemTemplate, relationOf, type Rng, type Slip } from "@theta/items/template";

const TAKEAWAY =
  "To test what must be true, try numbers on both sides of 1 and of 0 that the condition allows.";

interface Given {
  readonly tex: string;
  /** What it says about x and y, in a sentence. */
  readonly means: string;
  readonly difficulty: number;
  /** Whether $x$ or $y$ could be 0, so that the stem must exclude it. */
  readonly allowsZero?: true;
}

const GIVEN: readonly Given[] = [
  {
    tex: "x < y < 0",
    means: "Both numbers are negative, and $x$ is farther from 0.",
    difficulty: 3,
  },
  { tex: "0 < x < y", means: "Both numbers are positive, and $x$ is closer to 0.", difficulty: 3 },
  {
    tex: "x < 0 < y",
    means:
      "The number $x$ is negative and $y$ is positive, and nothing is known about their distances from 0.",
    difficulty: 3,
  },
  {
    tex: "0 < x < 1 < y",
    means: "Both numbers are positive, $x$ is less than 1, and $y$ is greater than 1.",
    difficulty: 3,
  },
  {
    tex: "-1 < x < 0 < y",
    means: "The number $x$ is negative and less than 1 from 0, and $y$ is positive.",
    difficulty: 4,
  },
  {
    tex: "x > |y|",
    means: "The number $x$ is positive and farther from 0 than $y$, and $y$ can be negative.",
    difficulty: 4,
    allowsZero: true,
  },
  {
    tex: "x^2 < y^2",
    means: "The number $y$ is farther from 0 than $x$, and both can be negative.",
    difficulty: 4,
    allowsZero: true,
  },
  {
    tex: "x + y > x - y",
    means:
      "Subtract $x$ from both sides: $y > -y$, so $y$ is positive, and nothing is known about $x$.",
    difficulty: 4,
    allowsZero: true,
  },
  {
    tex: "x - y > x + y",
    means:
      "Subtract $x$ from both sides: $-y > y$, so $y$ is negative, and nothing is known about $x$.",
    difficulty: 4,
    allowsZero: true,
  },
  {
    tex: "xy > 0$ and $x + y < 0",
    means:
      "The product is positive, so the signs are the same, and the sum is negative, so both numbers are negative.",
    difficulty: 4,
  },
  {
    tex: "xy < 0$ and $x + y > 0",
    means:
      "The product is negative, so the signs are different, and the positive number is farther from 0.",
    difficulty: 5,
  },
  {
    tex: "xy < y < 0",
    means:
      "The number $y$ is negative. Dividing $xy < y$ by $y$ reverses the inequality, so $x > 1$.",
    difficulty: 5,
  },
];

const CLAIMS = [
  "x^2 > y^2",
  "x^2 < y^2",
  "xy > 0",
  "xy < 0",
  "x + y > 0",
  "x + y < 0",
  "x - y < 0",
  "x > y",
  "x < y",
  "\\frac{1}{x} < \\frac{1}{y}",
  "\\frac{1}{x} > \\frac{1}{y}",
  "\\frac{x}{y} < 1",
  "\\frac{x}{y} > 1",
  "x^3 < y^3",
  "x^3 > y^3",
  "xy < y^2",
  "xy > y^2",
  "xy < x^2",
  "xy < x",
  "xy > y",
  "xy < y",
  "|x| < |y|",
  "|x| > |y|",
  "xy < 1",
  "x^2 > x",
  "y^2 > y",
  "x^2y > 0",
  "x^2y < 0",
  "xy^2 > 0",
  "xy^2 < 0",
  "y > 0",
  "y < 0",
  "x > 0",
] as const;

/** Claims about one sign say too little to be a key. */
const TOO_LITTLE = /^[xy] [<>] [0y]$|^xy [<>] 0$/;

const SIZES = [1, 2, 3, 0.5, 10, 0.1, 1.5];
const grid = (sizes: readonly number[]) => {
  const values = sizes.flatMap((size) => [size, -size]);
  return values.flatMap((x) => values.map((y) => ({ x, y })));
};
const POINTS = grid(SIZES);
type Point = (typeof POINTS)[number];

const allowed = (given: string, points: readonly Point[]): Point[] => {
  const relations = given.split(/\$ and \$/).map(relationOf);
  return points.filter((point) => relations.every((holds) => holds(point)));
};

const NAMES = new Map([
  [0.5, "\\frac{1}{2}"],
  [-0.5, "-\\frac{1}{2}"],
]);
const at = ({ x, y }: Point): string => `$x = ${NAMES.get(x) ?? x}$ and $y = ${NAMES.get(y) ?? y}$`;

/** Why somebody may take a claim for true: the numbers that come to mind first. */
function habit(claim: string, points: readonly Point[]): string {
  const holds = relationOf(claim);
  const isTrueFor = (fits: (point: Point) => boolean): boolean => {
    const some = points.filter(fits);
    return some.length > 0 && some.every(holds);
  };
  if (isTrueFor(({ x, y }) => x > 0 && y > 0)) return "thinks of positive numbers only";
  if (isTrueFor(({ x, y }) => Math.abs(x) > 1 && Math.abs(y) > 1))
    return "forgets numbers between -1 and 1";
  if (isTrueFor(({ x, y }) => Math.abs(x) < 1 && Math.abs(y) < 1))
    return "thinks of fractions only";
  return points.some(holds) ? "takes sometimes for always" : "reverses an inequality";
}

const sides = (claim: string): string =>
  claim
    .split(/ [<>] /)
    .toSorted()
    .join();

/** Whether the condition states a claim or its opposite, or comes close to that. */
function isSaid(claim: string, given: string): boolean {
  const [left = ""] = claim.split(/ [<>] /);
  const isPlain = /^[-\d ]*<? ?[xy] <|^[-\d]+ < x/.test(given);
  return (
    given.split(/ [<>] |\$ and \$/).includes(left) ||
    (isPlain && (/^[xy] [<>] [0y]$/.test(claim) || claim === "x - y < 0"))
  );
}

/** The claims about the given numbers: one that must be true, and others that needn't. */
function drawClaims(rng: Rng) {
  const given = rng.pick(GIVEN);
  const points = allowed(given.tex, POINTS);
  const judged = rng
    .shuffle(CLAIMS)
    .filter((claim) => !isSaid(claim, given.tex))
    .map((claim) => {
      const holds = relationOf(claim);
      return {
        claim,
        against: points.find((point) => !holds(point)),
        isSometimes: points.some(holds),
      };
    });
  const key = judged.find(({ claim, against }) => !against && !TOO_LITTLE.test(claim));
  const open = judged.filter(({ against, isSometimes }) => against && isSometimes);
  const never = judged.filter(({ isSometimes }) => !isSometimes);
  if (!key || open.length < 2) return null;
  const all = [...open.slice(0, 3), ...never.slice(0, 1), ...open.slice(3), ...never.slice(1)];
  // No claim beside its own reversal, which would single out the two.
  const wrong = all.filter(({ claim }, k) =>
    [key.claim, ...all.slice(0, k).map((one) => one.claim)].every(
      (one) => sides(one) !== sides(claim),
    ),
  );
  return { given, points, key: key.claim, wrong };
}

export const template: ProblemTemplate = {
  id: "two-numbers-compared",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern:
    "Two numbers compared: read signs and distances from 0 out of the condition, then test the options.",

  make(rng) {
    const drawn = drawClaims(rng);
    if (!drawn) return null;
    const { given, points, key, wrong } = drawn;
    const form = given.allowsZero ? 2 : rng.int(1, 2);
    const broken = wrong[0];
    if (!broken) return null;
    return {
      variant: `${given.difficulty > 3 ? "hidden" : "plain"}/${form}`,
      context: "pure",
      difficulty: given.difficulty,
      stem:
        form === 1
          ? `If $${given.tex}$, which of the following must be true?`
          : `If $x$ and $y$ are ${given.allowsZero ? "nonzero " : ""}numbers such that $${given.tex}$, which of the following must be true?`,
      key: { text: `$${key}$`, why: `${given.means} So $${key}$ is true in every case.` },
      slips: wrong.map(({ claim, against }): Slip => ({
        text: `$${claim}$`,
        slip: habit(claim, points),
        why: `For ${at(against!)}, $${claim}$ is not true.`,
      })),
      solution: {
        idea: "Find out what the condition says about the signs and about the distances from 0.",
        fast: [
          `Try numbers: for ${at(broken.against!)}, for example, $${broken.claim}$ is not true. Only $${key}$ is true for all numbers that are allowed.`,
        ],
        steps: [given.means, `So $${key}$ must be true.`],
        check: "Negative numbers and fractions are allowed unless the question excludes them.",
        takeaway: TAKEAWAY,
      },
    };
  },

  /** Tries many other pairs of numbers. */
  check({ stem, options }) {
    const given = /^If (?:\$x\$ and \$y\$ are .*such that )?(\$[^,]*\$), which/.exec(stem)?.[1];
    if (!given) throw new Error(`No condition in: ${stem}`);
    const points = allowed(given.slice(1, -1), grid([0.05, 0.4, 0.6, 0.9, 1, 1.1, 2.5, 4, 7, 50]));
    return options.flatMap((option, k) => (points.every(relationOf(option)) ? [k] : []));
  },
};
