import {
  capital,
  count,
  formulaOf,
  listed,
  type ProblemTemplate,
  relationOf,
  type Rng,
  type Slip,
} from "@theta/items/template";

const TAKEAWAY =
  "Even powers of nonzero numbers are positive, so only odd powers decide the sign of a product.";

/** A question: what the stem says, and what follows from it. */
interface Question {
  readonly given: readonly string[];
  /** What the given inequalities say about signs, in a sentence. */
  readonly means: string;
  readonly difficulty: number;
}

const QUESTIONS: readonly Question[] = [
  {
    given: ["xy < 0", "xy^2 > 0"],
    means: "Since $y^2 > 0$, $xy^2 > 0$ means that $x > 0$. Then $xy < 0$ means that $y < 0$.",
    difficulty: 3,
  },
  {
    given: ["xy > 0", "x^2y < 0"],
    means:
      "Since $x^2 > 0$, $x^2y < 0$ means that $y < 0$. Then $xy > 0$ means that $x < 0$ as well.",
    difficulty: 3,
  },
  {
    given: ["x^3y^2 < 0", "xy > 0"],
    means:
      "Since $y^2 > 0$, $x^3y^2 < 0$ means that $x < 0$. Then $xy > 0$ means that $y < 0$ as well.",
    difficulty: 3,
  },
  {
    given: ["x^3y^4 > 0", "xy^3 < 0"],
    means: "Since $y^4 > 0$, $x^3y^4 > 0$ means that $x > 0$. Then $xy^3 < 0$ means that $y < 0$.",
    difficulty: 3,
  },
  {
    given: ["xyz > 0", "xy < 0"],
    means:
      "The product of $xy$ and $z$ is positive and $xy$ is negative, so $z < 0$. One of $x$ and $y$ is positive and one is negative.",
    difficulty: 4,
  },
  {
    given: ["xyz < 0", "yz > 0"],
    means:
      "The product of $x$ and $yz$ is negative and $yz$ is positive, so $x < 0$. The numbers $y$ and $z$ have the same sign.",
    difficulty: 4,
  },
  {
    given: ["x^2yz > 0", "xz < 0"],
    means:
      "Since $x^2 > 0$, $yz > 0$, so $y$ and $z$ have the same sign. Since $xz < 0$, $x$ has the opposite sign.",
    difficulty: 5,
  },
  {
    given: ["xy^2z < 0", "yz > 0"],
    means:
      "Since $y^2 > 0$, $xz < 0$, so $x$ and $z$ have opposite signs. Since $yz > 0$, $y$ has the same sign as $z$.",
    difficulty: 5,
  },
  {
    given: ["x^2y^3z > 0", "xyz < 0"],
    means:
      "Since $x^2y^2 > 0$, $yz > 0$, so $y$ and $z$ have the same sign. Then $xyz < 0$ means that $x < 0$.",
    difficulty: 5,
  },
  {
    given: ["xy^2z^3 > 0", "x^3yz < 0"],
    means:
      "Since $y^2z^2 > 0$, $xz > 0$, so $x$ and $z$ have the same sign. Then $x^3yz < 0$ means that $y < 0$.",
    difficulty: 5,
  },
  {
    given: ["x < y", "y < 0", "z > 0"],
    means: "The numbers $x$ and $y$ are negative, $z$ is positive, and $y - x$ is positive.",
    difficulty: 3,
  },
  {
    given: ["x > y", "xy < 0"],
    means:
      "The product is negative, so one number is positive and one is negative. The greater one is $x$, so $x > 0$ and $y < 0$.",
    difficulty: 4,
  },
];

const TWO = [
  "x",
  "y",
  "xy",
  "x^2y",
  "xy^2",
  "x^3y",
  "xy^3",
  "x + y",
  "x - y",
  "y - x",
  "x^2 + y",
  "x + y^2",
  "x^2 - y",
  "\\frac{x}{y}",
  "\\frac{x^2}{y}",
  "x^2 - y^2",
];
/** Only for wrong options whose sign isn't settled. */
const TWO_OPEN = ["x^2 + xy", "xy + y^2", "x^2 - xy", "y^2 - xy"];
const THREE = [
  "x",
  "y",
  "z",
  "xy",
  "xz",
  "yz",
  "x^2y",
  "xy^2",
  "y^2z",
  "xz^2",
  "xyz^2",
  "x^2yz",
  "xy^2z",
  "xyz",
  "\\frac{xy}{z}",
  "\\frac{x}{z}",
  "\\frac{x}{yz}",
  "x^2z",
  "x^3yz",
];
const ORDERED = [
  "xy",
  "xz",
  "xyz",
  "x + y",
  "x + z",
  "y - x",
  "x - y",
  "z - y",
  "y - z",
  "x^2y",
  "xz^2",
  "yz",
  "xy + z",
  "xy - xz",
  "yz - xz",
  "x^2 - y^2",
];

const SIZES = [1, -1, 2, -2, 3, -3, 0.5, -0.5];
const POINTS = SIZES.flatMap((x) => SIZES.flatMap((y) => SIZES.map((z) => ({ x, y, z }))));
type Point = (typeof POINTS)[number];

const text = (value: number): string =>
  value === 0.5 ? "\\frac{1}{2}" : value === -0.5 ? "-\\frac{1}{2}" : String(value);

function pointText({ x, y, z }: Point, hasThree: boolean): string {
  return `$x = ${text(x)}$${hasThree ? "," : " and"} $y = ${text(y)}$${hasThree ? `, and $z = ${text(z)}$` : ""}`;
}

const allowed = (given: readonly string[]): Point[] => {
  const relations = given.map(relationOf);
  return POINTS.filter((point) => relations.every((holds) => holds(point)));
};

function givenText(given: readonly string[], rng: Rng): string {
  if (given.length === 3) return `$x < y < 0 < z$`;
  const [first, second] = rng.shuffle(given) as [string, string];
  return `$${first}$ and $${second}$`;
}

const isSum = (tex: string): boolean => tex.includes(" ");
const isLike = (tex: string, key?: { readonly tex: string }): boolean =>
  key !== undefined && isSum(tex) === isSum(key.tex);

/** The signs at all points, which are the same for `x` and `xy^2`. */
const signsOf = (tex: string): string => POINTS.map((at) => Math.sign(formulaOf(tex)(at))).join();

/** Products of even degree, which look positive to those who don't know the conditions. */
function isLikely(tex: string, word: "positive" | "negative"): boolean {
  const at = (x: number) => formulaOf(tex)({ x, y: x, z: x });
  return word === "positive" && !isSum(tex) && at(-2) > 0;
}

function drawQuestion(rng: Rng) {
  const question = rng.pick(QUESTIONS);
  const { given } = question;
  const hasThree = given.some((one) => one.includes("z"));
  const word = rng.pick(["positive", "negative"] as const);
  const points = allowed(given);
  const wanted = word === "positive" ? 1 : -1;
  const pool = given.length === 3 ? ORDERED : hasThree ? THREE : TWO;
  // What the stem says itself is no question.
  const fresh = pool.filter((tex) => !given.some((one) => one.startsWith(`${tex} `)));
  const more = pool === TWO ? TWO_OPEN : [];
  const judged = [...rng.shuffle(fresh), ...more].map((tex) => {
    const of = formulaOf(tex);
    const against = points.find((point) => Math.sign(of(point)) !== wanted);
    const isNever = points.every((point) => Math.sign(of(point)) !== wanted);
    return { tex, against, isNever, value: against && of(against) };
  });
  const isAnyTime = rng.chance(0.25);
  const right = judged.filter(
    ({ against, tex }) => against === undefined && tex.length > 1 && !more.includes(tex),
  );
  const key = right.find(({ tex }) => isAnyTime || !isLikely(tex, word)) ?? right[0];
  // Sums next to sums and products next to products, so that none stands out, and first those with different signs,
  // because if two options always have the same sign, neither can be right. Single letters are easy to drop.
  const wrong = judged.filter(
    ({ against, isNever, tex }) => against !== undefined && !(isNever && more.includes(tex)),
  );
  const signs = wrong.map(({ tex }) => signsOf(tex));
  const isDouble = (at: number): boolean => signs.indexOf(signs[at]!) < at;
  const cost = new Map(
    wrong.map((one, at) => [
      one,
      (isLike(one.tex, key) ? 0 : 1) + (isDouble(at) ? 2 : 0) + (one.tex.length > 1 ? 0 : 1),
    ]),
  );
  const slips = wrong.toSorted((one, other) => cost.get(one)! - cost.get(other)!);
  return key ? { question, given: givenText(given, rng), hasThree, word, key, slips } : null;
}

function whyNot(tex: string, point: string, value: number): string {
  const shown = text(Number(value.toFixed(3)));
  const sign = value === 0 ? "neither positive nor negative" : value > 0 ? "positive" : "negative";
  return /\.\d/.test(shown)
    ? `For ${point}, for example, $${tex}$ is ${sign}.`
    : `For ${point}, for example, $${tex}$ is $${shown}$, which is ${sign}.`;
}

/** Expressions whose sign follows from an order, not from the signs of their terms. */
const FROM_ORDER: Readonly<Record<string, string>> = {
  "y - x": "Since $x < y$, $y - x$ is positive.",
  "x - y": "Since $x < y$, $x - y$ is negative.",
  "yz - xz": "$yz - xz = z(y - x)$ is a product of two positive numbers, so it is positive.",
  "x^2 - y^2": "Since $x < y < 0$, $x$ is farther from 0 than $y$, so $x^2 - y^2$ is positive.",
};

const signOf = (tex: string, point: Point): string =>
  formulaOf(tex)(point) > 0 ? "positive" : "negative";

/** Why an expression always has the same sign: one sentence for each set of signs that its letters can have. */
function settledBy(tex: string, given: readonly string[]): string[] {
  const fromOrder = given[0] === "x < y" ? FROM_ORDER[tex] : undefined;
  if (fromOrder) return [fromOrder];
  const letters = (["x", "y", "z"] as const).filter((letter) => tex.includes(letter));
  const cases = new Map(
    allowed(given).map((point) => [letters.map((letter) => point[letter] > 0).join(), point]),
  );
  const parts = isSum(tex)
    ? tex.replaceAll(" - ", " + -").split(" + ")
    : Array.from(tex.matchAll(/[xyz](?:\^\d)?/g), ([part]) => part);
  return [...cases.values()].map((point) => {
    const known = letters.map((letter) => `$${letter} ${point[letter] > 0 ? ">" : "<"} 0$`);
    const result = `$${tex}$ is ${signOf(tex, point)}`;
    const signs = listed(parts.map((part) => `$${part}$ is ${signOf(part, point)}`));
    if (cases.size === 1) return `${capital(signs)}, so ${result}.`;
    if (isSum(tex)) return `If ${listed(known)}, then ${signs}, so ${result}.`;
    const negative = parts.filter((part) => signOf(part, point) === "negative");
    const factors = `$${tex}$ has ${negative.length === 0 ? "no negative factors" : `${count(negative.length, "negative factor", "negative factors")}, ${listed(negative.map((part) => `$${part}$`))}`}`;
    return `If ${listed(known)}, then ${factors}, so it is ${signOf(tex, point)}.`;
  });
}

export const template: ProblemTemplate = {
  id: "signs-that-follow",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "algebra",
  pattern:
    "Two inequalities about products: drop even powers, find the signs, and see whose sign is settled.",

  make(rng) {
    const drawn = drawQuestion(rng);
    if (!drawn) return null;
    const { question, given, hasThree, word, key, slips } = drawn;
    // Whatever must have the wrong sign is easy to drop, and two of them agree, so only one is shown if possible.
    const open = slips.filter(({ isNever }) => !isNever);
    const never = slips.filter(({ isNever }) => isNever);
    const form = rng.int(1, 2);
    const letters = hasThree ? "$x$, $y$, and $z$" : "$x$ and $y$";
    return {
      variant: `${word}/${hasThree ? "three" : "two"}/${form}`,
      context: "pure",
      difficulty: question.difficulty,
      stem:
        form === 1
          ? `If ${given}, which of the following must be ${word}?`
          : `The numbers ${letters} are such that ${given}. Which of the following must be ${word}?`,
      key: { text: `$${key.tex}$`, why: `${question.means} So $${key.tex}$ is always ${word}.` },
      slips: [
        ...open.slice(0, 3),
        ...never.slice(0, Math.max(1, 4 - open.length)),
        ...open.slice(3),
      ].map(({ tex, against, isNever, value }): Slip => ({
        text: `$${tex}$`,
        slip: isNever ? "reverses a sign" : "takes an open sign for settled",
        why: whyNot(tex, pointText(against!, hasThree), value!),
      })),
      solution: {
        idea: "Find out what is settled about the signs: a positive factor, such as an even power, may be dropped.",
        steps: [question.means, ...settledBy(key.tex, question.given)],
        check: "To drop an option, find one set of numbers for which it has another sign.",
        takeaway: TAKEAWAY,
      },
    };
  },

  /** Tries numbers of both signs and several sizes for all letters. */
  check({ stem, options }) {
    const given = Array.from(stem.matchAll(/\$([^$]*[<>][^$]*)\$/g), ([, one]) => one!);
    const word = /must be (positive|negative)\?$/.exec(stem)?.[1];
    if (given.length === 0 || !word) throw new Error(`Unread: ${stem}`);
    const points = allowed(given);
    return options.flatMap((option, k) => {
      const of = formulaOf(option);
      const holds = points.every((point) => (word === "positive" ? of(point) > 0 : of(point) < 0));
      return holds ? [k] : [];
    });
  },
};
