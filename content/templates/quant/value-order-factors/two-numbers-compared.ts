import { plain, type ProblemTemplate, range, type Rng, type Slip } from "@theta/items/template";

/** A claim about two numbers: its TeX and whether it holds. */
interface Claim {
  readonly tex: string;
  readonly holds: (a: number, b: number) => boolean;
}

const CLAIMS: readonly Claim[] = [
  { tex: "a \\gt b", holds: (a, b) => a > b },
  { tex: "a^2 \\gt b^2", holds: (a, b) => a * a > b * b },
  { tex: "a^3 \\gt b^3", holds: (a, b) => a ** 3 > b ** 3 },
  { tex: "|a| \\gt |b|", holds: (a, b) => Math.abs(a) > Math.abs(b) },
  { tex: "ab \\gt 0", holds: (a, b) => a * b > 0 },
  { tex: "ab \\lt 0", holds: (a, b) => a * b < 0 },
  { tex: "ab \\gt b^2", holds: (a, b) => a * b > b * b },
  { tex: "a^2 \\gt ab", holds: (a, b) => a * a > a * b },
  { tex: "a + b \\gt 0", holds: (a, b) => a + b > 0 },
  { tex: "\\frac{1}{a} \\lt \\frac{1}{b}", holds: (a, b) => 1 / a < 1 / b },
  { tex: "\\frac{1}{a} \\gt \\frac{1}{b}", holds: (a, b) => 1 / a > 1 / b },
  { tex: "\\frac{a}{b} \\gt 1", holds: (a, b) => a / b > 1 },
  { tex: "\\frac{a}{b} \\lt 1", holds: (a, b) => a / b < 1 },
  { tex: "a^2b \\lt 0", holds: (a, b) => a * a * b < 0 },
  { tex: "a - b \\gt 1", holds: (a, b) => a - b > 1 },
  { tex: "ab^2 \\gt 0", holds: (a, b) => a * b * b > 0 },
  { tex: "a + b \\gt a", holds: (a, b) => a + b > a },
  { tex: "b^2 \\gt ab", holds: (a, b) => b * b > a * b },
  { tex: "ab \\lt a", holds: (a, b) => a * b < a },
];

/** What the stem says about a and b, what that means, and how hard that is to see. */
const GIVEN: readonly (Claim & { readonly means: string; readonly level: number })[] = [
  {
    tex: "a \\gt b",
    holds: (a, b) => a > b,
    means:
      "Only the order is known: each of the numbers may be positive or negative, great or small.",
    level: 4,
  },
  {
    tex: "a \\lt b \\lt 0",
    holds: (a, b) => a < b && b < 0,
    means: "Both numbers are negative, and $a$ lies farther from 0 than $b$.",
    level: 3,
  },
  {
    tex: "a \\gt b \\gt 0",
    holds: (a, b) => a > b && b > 0,
    means: "Both numbers are positive, but either may be less than 1.",
    level: 3,
  },
  {
    tex: "b \\lt 0 \\lt a",
    holds: (a, b) => b < 0 && a > 0,
    means:
      "The number $a$ is positive and $b$ is negative; which lies farther from 0 is not known.",
    level: 4,
  },
  {
    tex: "a^2 \\gt b^2",
    holds: (a, b) => a * a > b * b,
    means: "Of the two, $a$ lies farther from 0; no sign is known.",
    level: 5,
  },
  {
    tex: "a \\gt |b|",
    holds: (a, b) => a > Math.abs(b),
    means:
      "The number $a$ is positive and lies farther from 0 than $b$; the sign of $b$ is not known.",
    level: 5,
  },
  {
    tex: "ab \\gt b^2",
    holds: (a, b) => a * b > b * b,
    means:
      "Since $ab$ is positive, both signs are alike; dividing by $|b|$ then shows that $a$ lies farther from 0 than $b$.",
    level: 7,
  },
  {
    tex: "\\frac{a}{b} \\gt 1",
    holds: (a, b) => a / b > 1,
    means:
      "Since the quotient is greater than 1, the signs are alike and $a$ lies farther from 0 than $b$.",
    level: 6,
  },
  {
    tex: "\\frac{1}{a} \\gt \\frac{1}{b} \\gt 0",
    holds: (a, b) => 1 / a > 1 / b && 1 / b > 0,
    means:
      "Both numbers are positive, and the greater reciprocal belongs to the lesser number: $a \\lt b$.",
    level: 5,
  },
  {
    tex: "a - b \\gt a + b",
    holds: (a, b) => a - b > a + b,
    means:
      "Subtracting $a$ from both sides leaves $-b \\gt b$, so $b$ is negative; of $a$ nothing is known.",
    level: 6,
  },
  {
    tex: "a^2b \\lt 0 \\lt a + b",
    holds: (a, b) => a * a * b < 0 && a + b > 0,
    means:
      "The square of $a$ is positive, so $b$ is negative; the sum is positive, so $a$ is positive and lies farther from 0.",
    level: 7,
  },
];

const VALUES = [2, 1, -1, -2, 3, -3, 0.5, -0.5];
const PAIRS = VALUES.flatMap((a) => VALUES.map((b) => [a, b] as const));
type Pair = readonly [number, number];

const shown = ([a, b]: Pair): string => `$a = ${numberTex(a)}$ and $b = ${numberTex(b)}$`;
const numberTex = (x: number): string =>
  Number.isInteger(x) ? String(x) : `${x < 0 ? "-" : ""}\\frac{1}{2}`;
const signature = ({ holds }: Claim, pairs: readonly Pair[]): string =>
  pairs.map(([a, b]) => (holds(a, b) ? "1" : "0")).join("");

/** The numbers that come to mind first and make the claim seem settled. */
function misconception(claim: Claim, wanted: boolean, pairs: readonly Pair[]): string {
  const seems = (fits: (a: number, b: number) => boolean): boolean => {
    const some = pairs.filter(([a, b]) => fits(a, b));
    return some.length > 0 && some.every(([a, b]) => claim.holds(a, b) === wanted);
  };
  if (seems((a, b) => a > 0 && b > 0)) return "thinks of positive numbers only";
  if (seems((a, b) => a < 0 && b < 0)) return "thinks of negative numbers only";
  if (seems((a, b) => a * b < 0)) return "takes the signs for different";
  if (seems((a, b) => Math.abs(a) >= 1 && Math.abs(b) >= 1)) return "thinks of whole numbers only";
  if (seems((a, b) => Math.abs(a) > Math.abs(b))) return "takes a for the number farther from 0";
  return wanted ? "takes sometimes for always" : "takes not always for never";
}

/** Two options that always agree would give each other away. */
function distinct(claims: readonly Claim[], where: readonly Pair[]): Claim[] {
  return claims.filter(
    (claim, k) =>
      claims.findIndex((other) => signature(other, where) === signature(claim, where)) === k,
  );
}

function drawOptions(rng: Rng) {
  const given = rng.pick(GIVEN);
  const isMust = rng.chance(0.6);
  const pairs = PAIRS.filter(([a, b]) => given.holds(a, b));
  const nontrivial = rng
    .shuffle(CLAIMS)
    .filter((claim) => signature(claim, PAIRS) !== signature(given, PAIRS));
  const isKey = (claim: Claim): boolean => pairs.every(([a, b]) => claim.holds(a, b) === isMust);
  const key = nontrivial.find(isKey);
  const open = nontrivial.filter((claim) => /01|10/.test(signature(claim, pairs)));
  // Settled the other way; two of these are enough besides options that depend on the numbers.
  const settled = nontrivial
    .filter((claim) => pairs.every(([a, b]) => claim.holds(a, b) !== isMust))
    .slice(0, 2);
  const wrong = [...distinct(open, pairs), ...distinct(settled, PAIRS)].slice(0, 4);
  return key && open.length > 1 && wrong.length === 4 ? { given, isMust, pairs, key, wrong } : null;
}

export const template: ProblemTemplate = {
  id: "two-numbers-compared",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern:
    "Two numbers compared: read signs and distances from 0 out of the condition, then break options with numbers.",

  make(rng) {
    const drawn = drawOptions(rng);
    if (!drawn) return null;
    const { given, isMust, pairs, key, wrong } = drawn;
    const example = (claim: Claim): Pair =>
      pairs.find(([a, b]) => claim.holds(a, b) !== isMust) ?? pairs[0]!;
    const slips = wrong.map((claim): Slip => {
      const pair = example(claim);
      return {
        text: `$${claim.tex}$`,
        slip: misconception(claim, isMust, pairs),
        why: isMust
          ? `With ${shown(pair)} the condition holds, but $${claim.tex}$ does not.`
          : `With ${shown(pair)} the condition holds, and $${claim.tex}$ is true as well.`,
      };
    });
    const asked = isMust ? "must be true" : "cannot be true";
    const needsFractions = wrong.some((claim) => example(claim).some((x) => !Number.isInteger(x)));
    return {
      variant: `${isMust ? "must" : "cannot"}/${GIVEN.indexOf(given)}`,
      context: "pure",
      // What the condition hides, the direction of the question, and whether fractions must be
      // tried.
      difficulty: given.level + (isMust ? 0 : 1) + (needsFractions ? 1 : 0),
      stem: rng.pick([
        `If $a$ and $b$ are nonzero numbers such that $${given.tex}$, which of the following ${asked}?`,
        `The nonzero numbers $a$ and $b$ satisfy $${given.tex}$. Which of the following ${asked}?`,
        `For nonzero numbers $a$ and $b$ with $${given.tex}$, which of the following ${asked}?`,
      ]),
      key: {
        text: `$${key.tex}$`,
        why: `${given.means} ${isMust ? `From that, $${key.tex}$ follows.` : `That rules $${key.tex}$ out.`}`,
      },
      slips,
      solution: {
        idea: `Read from the condition what it says of signs and of distances from 0, then try to ${isMust ? "break each option with numbers that are allowed" : "make each option true with numbers that are allowed"}.`,
        steps: [
          given.means,
          ...wrong
            .slice(0, 2)
            .map((claim) =>
              isMust
                ? `$${claim.tex}$ fails with ${shown(example(claim))}.`
                : `$${claim.tex}$ is true with ${shown(example(claim))}.`,
            ),
          isMust
            ? `The other two wrong options can be broken in the same way, but $${key.tex}$ always holds.`
            : `The other two wrong options can be made true in the same way, but $${key.tex}$ never is.`,
        ],
        check: isMust
          ? "Try a pair of each sign that is allowed, and a fraction: most options break at once."
          : "One pair that works is enough to drop an option: it can be true.",
      },
    };
  },

  /** Tries many other pairs of numbers, read from the text. */
  check({ stem, options }) {
    const given = /(?:such that|satisfy|with) \$(.+?)\$[,.]/.exec(stem)?.[1];
    if (!given) throw new Error("The condition cannot be found.");
    // Numbers near 0 and far from it show whether an inequality between different powers fails.
    const numbers = [
      ...range(-13, 13)
        .filter((n) => n !== 0)
        .map((n) => n / 3.5),
      ...[0.05, 0.2, 0.93, 40].flatMap((size) => [size, -size]),
    ];
    const pairs = numbers
      .flatMap((a) => numbers.map((b) => [a, b] as const))
      .filter(([a, b]) => isTrue(plain(given), a, b));
    const isMust = stem.includes("must be true");
    return options.flatMap((option, k) =>
      pairs.every(([a, b]) => isTrue(plain(option), a, b) === isMust) ? [k] : [],
    );
  },
};

function isTrue(text: string, a: number, b: number): boolean {
  const parts = text.split(/ ([<>]) /);
  if (parts.length < 3) throw new Error(`“${text}” is no inequality.`);
  return parts.every((part, k) => {
    if (k % 2 === 0) return true;
    const [left, right] = [valueAt(parts[k - 1]!, a, b), valueAt(parts[k + 1]!, a, b)];
    return part === "<" ? left < right - 1e-9 : left > right + 1e-9;
  });
}

/** A sum, product, quotient, power, or size of a and b. */
function valueAt(text: string, a: number, b: number): number {
  const sum = /^(.+) ([+-]) (.+)$/.exec(text);
  if (sum) {
    const [left, right] = [valueAt(sum[1]!, a, b), valueAt(sum[3]!, a, b)];
    return sum[2] === "+" ? left + right : left - right;
  }
  const quotient = /^\((.+)\)\/\((.+)\)$/.exec(text);
  if (quotient) return valueAt(quotient[1]!, a, b) / valueAt(quotient[2]!, a, b);
  const size = /^\|(.)\|$/.exec(text);
  if (size) return Math.abs(valueAt(size[1]!, a, b));
  if (/^\d+$/.test(text)) return Number(text);
  if (!/^(?:[ab](?:\^\d)?)+$/.test(text)) throw new Error(`“${text}” cannot be read.`);
  return Array.from(text.matchAll(/([ab])(?:\^(\d))?/g)).reduce(
    (value, [, letter, power = "1"]) => value * (letter === "a" ? a : b) ** Number(power),
    1,
  );
}
