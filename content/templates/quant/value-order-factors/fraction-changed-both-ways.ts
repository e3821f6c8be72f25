import {
  ROMAN,
  ROMAN_SETS,
  romanList,
  romanMembers,
  romanText,
  capital,
  type Choice,
  formulaOf,
  listed,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
} from "@theta/items/template";

interface Pair {
  readonly x: number;
  readonly y: number;
}

/** What the stem says about x and y. */
interface Given {
  readonly text: string;
  readonly holds: (pair: Pair) => boolean;
  readonly means: string;
  readonly isWhole?: boolean;
  /** Whether x is less than y. */
  readonly isBelow: boolean;
  /** That x, or y, is greater than 1, if it must be. */
  readonly bigX?: string;
  readonly bigY?: string;
}

/** A fraction made from x and y, and what a change of this kind does. */
interface Changed {
  readonly tex: string;
  /** Fractions of the same kind have the same rule. */
  readonly rule: string;
  readonly why: (given: Given) => string;
}

const sizeOf = ({ isBelow }: Given): string =>
  `$\\frac{x}{y}$ is ${isBelow ? "less" : "greater"} than 1`;

const TOWARD_ONE =
  "Adding the same positive number to both parts of a positive fraction moves it toward 1";
const added = (n: number): Changed => ({
  tex: `\\frac{x + ${n}}{y + ${n}}`,
  rule: TOWARD_ONE,
  why: (given) =>
    `${TOWARD_ONE}, and ${sizeOf(given)}, so adding ${n} makes it ${given.isBelow ? "greater" : "less"}.`,
});
const moved = (m: number, n: number): Changed => ({
  tex: `\\frac{x + ${m}}{y + ${n}}`,
  rule: `toward ${m}/${n}`,
  why: (given) => {
    const goal = n === 1 ? `${m}` : `$\\frac{${m}}{${n}}$`;
    const moves = `When ${m} and ${n} are added, the fraction moves toward ${goal}`;
    // From 1 the goal lies on the other side.
    return given.isBelow === m > n
      ? `${moves}, and ${sizeOf(given)}, so it becomes ${given.isBelow ? "greater" : "less"}.`
      : `${moves}, and $\\frac{x}{y}$ can be less than ${goal}, equal to it, or greater.`;
  },
});
const growing = (tex: string, rule: string, why: (isBelow: boolean) => string): Changed => ({
  tex,
  rule,
  why: ({ isBelow }) => `${why(isBelow)}, so it is ${isBelow ? "greater" : "less"}.`,
});

const CHANGED: readonly Changed[] = [
  added(1),
  added(2),
  added(3),
  moved(1, 2),
  moved(2, 1),
  moved(1, 3),
  growing(
    "\\frac{2x}{x + y}",
    "double numerator",
    (isBelow) =>
      `The given fraction is $\\frac{2x}{2y}$, and since $x ${isBelow ? "<" : ">"} y$, the denominator $x + y$ is ${isBelow ? "less" : "greater"} than $2y$`,
  ),
  growing(
    "\\frac{x + y}{2y}",
    "double denominator",
    (isBelow) =>
      `The given fraction is $\\frac{2x}{2y}$, and since $x ${isBelow ? "<" : ">"} y$, the numerator $x + y$ is ${isBelow ? "greater" : "less"} than $2x$`,
  ),
  {
    tex: "\\frac{x^2}{y^2}",
    rule: "square",
    why: (given) =>
      `This is the square of $\\frac{x}{y}$, and ${sizeOf(given)}, so squaring makes it ${given.isBelow ? "less" : "greater"}.`,
  },
  {
    tex: "\\frac{y}{x}",
    rule: "reciprocal",
    why: (given) =>
      `Since ${sizeOf(given)}, its reciprocal $\\frac{y}{x}$ is ${given.isBelow ? "greater than 1, so it is greater" : "less than 1, so it is less"}.`,
  },
  {
    tex: "\\frac{x}{y + 1}",
    rule: "greater denominator",
    why: () => "A greater positive denominator makes a positive fraction less.",
  },
  {
    tex: "\\frac{x + 1}{y}",
    rule: "greater numerator",
    why: () => "A greater numerator over the same positive denominator makes a fraction greater.",
  },
  {
    tex: "\\frac{x^2}{y}",
    rule: "times x",
    why: ({ bigX }) =>
      `This is $x$ times the given fraction, ${bigX ? `and ${bigX}, so it is greater` : "so it is greater only if $x > 1$"}.`,
  },
  {
    tex: "\\frac{x}{y^2}",
    rule: "divided by y",
    why: ({ bigY }) =>
      `This is the given fraction divided by $y$, ${bigY ? `and ${bigY}, so it is less` : "so it is less only if $y > 1$"}.`,
  },
  {
    tex: "xy",
    rule: "product",
    why: ({ bigY }) =>
      `This is $y^2$ times the given fraction, ${bigY ? `and ${bigY}, so it is greater` : "so it is greater only if $y > 1$"}.`,
  },
  {
    tex: "\\frac{2x}{y + 1}",
    rule: "double numerator and y + 1",
    why: ({ bigY }) =>
      `The given fraction is $\\frac{2x}{2y}$, and ${bigY ? `the denominator $y + 1$ is less than $y + y = 2y$, since ${bigY}, so it is greater` : "the denominator $y + 1$ is less than $y + y = 2y$ only if $y > 1$"}.`,
  },
  {
    tex: "\\frac{2x + 1}{2y + 1}",
    rule: "double both and add",
    why: (given) =>
      `The given fraction is $\\frac{2x}{2y}$, and adding 1 to both parts moves it toward 1, so it becomes ${given.isBelow ? "greater" : "less"}, because ${sizeOf(given)}.`,
  },
];

const GIVEN: readonly Given[] = [
  {
    text: "$0 < x < y$",
    holds: ({ x, y }) => x > 0 && x < y,
    means:
      "The fraction $\\frac{x}{y}$ is positive and less than 1, but each of $x$ and $y$ can be less than 1 or greater than 1.",
    isBelow: true,
  },
  {
    text: "$0 < y < x$",
    holds: ({ x, y }) => y > 0 && y < x,
    means:
      "The fraction $\\frac{x}{y}$ is greater than 1, but each of $x$ and $y$ can be less than 1 or greater than 1.",
    isBelow: false,
  },
  {
    text: "$x$ and $y$ are positive integers such that $x < y$",
    holds: ({ x, y }) => x > 0 && x < y,
    means:
      "The fraction $\\frac{x}{y}$ is positive and less than 1, $x$ can be 1, and $y$ is at least 2.",
    isWhole: true,
    isBelow: true,
    bigY: "$y$ is at least 2",
  },
  {
    text: "$x$ and $y$ are integers such that $x > y > 1$",
    holds: ({ x, y }) => x > y && y > 1,
    means: "The fraction $\\frac{x}{y}$ is greater than 1, and both integers are greater than 1.",
    isWhole: true,
    isBelow: false,
    bigX: "$x$ is greater than 1",
    bigY: "$y$ is greater than 1",
  },
];

const WHOLE = [1, 2, 3, 4, 5, 6, 10, 30];
const PARTS = [0.5, 0.25, 0.1];
const CASES: readonly Pair[] = [...WHOLE, ...PARTS].flatMap((x) =>
  [...WHOLE, ...PARTS].map((y) => ({ x, y })),
);

const choice = (set: number, why: string): Choice => ({
  text: romanText(set),
  value: ROMAN_SETS.findIndex((one) => one === set),
  why,
});

const valueIn = (formula: string, { x, y }: Pair): number => formulaOf(formula)({ x, y });

interface Question {
  readonly given: Given;
  readonly sign: 1 | -1;
  readonly changed: readonly Changed[];
  readonly shares: readonly number[];
  readonly set: number;
  readonly cases: readonly Pair[];
}

const isMore = (sign: number, { tex }: Changed, pair: Pair): boolean =>
  sign * (valueIn(tex, pair) - pair.x / pair.y) > 1e-9;

/** Three fractions, of which one at most is the wrong way in every case. */
function drawQuestion(rng: Rng): Question | null {
  const given = rng.pick(GIVEN);
  const sign = rng.pick([1, -1] as const);
  const cases = CASES.filter(given.holds).filter(
    ({ x, y }) => given.isWhole !== true || [x, y].every(Number.isInteger),
  );
  const changed = rng.sample(CHANGED, 3);
  const shares = changed.map(
    (one) => cases.filter((pair) => isMore(sign, one, pair)).length / cases.length,
  );
  const bottoms = new Set(changed.map(({ rule }) => rule));
  if (shares.filter((share) => share < 0.1).length > 1 || bottoms.size < 3) return null;
  const set = shares.reduce((total, share, k) => total + (share === 1 ? 2 ** k : 0), 0);
  return set === 0 && rng.chance(0.6) ? null : { given, sign, changed, shares, set, cases };
}

const tidyTex = (value: number): string =>
  Number.isInteger(value) ? String(value) : `\\frac{1}{${Math.round(1 / value)}}`;

/** A value as an integer or a fraction. */
function valueTex(value: number): string {
  const bottom = range(1, 9000).find((n) => Math.abs(value * n - Math.round(value * n)) < 1e-9)!;
  const top = Math.round(value * bottom);
  return bottom === 1 ? String(top) : `\\frac{${top}}{${bottom}}`;
}

function exampleAgainst({ cases, changed, sign }: Question, k: number): string {
  const { x, y } = cases.find((pair) => !isMore(sign, changed[k]!, pair))!;
  const value = valueTex(valueIn(changed[k]!.tex, { x, y }));
  return `for $x = ${tidyTex(x)}$ and $y = ${tidyTex(y)}$, $${changed[k]!.tex} = ${value}$, which isn't ${sign > 0 ? "greater" : "less"} than $\\frac{x}{y} = ${valueTex(x / y)}$`;
}

function whyNot(question: Question, set: number): string {
  const tooMany = romanMembers(set & ~question.set);
  const missing = romanMembers(question.set & ~set);
  const too = set === 0 ? "" : ", too";
  if (tooMany.length === 0)
    return missing
      .map((k) => `${ROMAN[k]!} belongs here${too}. ${question.changed[k]!.why(question.given)}`)
      .join(" ");
  return [
    ...tooMany.map((k) => `${ROMAN[k]!} doesn't belong here: ${exampleAgainst(question, k)}.`),
    ...(missing.length > 0
      ? [
          `${listed(missing.map((k) => ROMAN[k]!))}, which ${missing.length === 1 ? "does" : "do"}, ${missing.length === 1 ? "is" : "are"} left out.`,
        ]
      : []),
  ].join(" ");
}

/** Why the key's fractions are right and the others aren't. */
function reasonFor(question: Question): string {
  const word = question.sign > 0 ? "greater" : "less";
  return [0, 1, 2]
    .map((k) =>
      romanMembers(question.set).includes(k)
        ? `${ROMAN[k]!} is always ${word}. ${question.changed[k]!.why(question.given)}`
        : `${ROMAN[k]!} isn't always ${word}: ${exampleAgainst(question, k)}.`,
    )
    .join(" ");
}

/** How far a set is from the key, where fractions that are often right tempt most. */
function distance({ set: key, shares }: Question, set: number): number {
  return romanMembers(key ^ set).reduce(
    (total, k) => total + (shares[k] === 1 ? 1 : 1.3 - shares[k]!),
    0,
  );
}

export const template: ProblemTemplate = {
  id: "fraction-changed-both-ways",
  format: "problem-solving",
  subtopic: "must-be-true",
  domain: "algebra",
  pattern: "A fraction whose parts are both changed: compare it with the original in every case.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { given, sign, changed, set, shares } = question;
    const list = romanList(changed.map(({ tex }) => `$${tex}$`));
    const wording = rng.int(1, 2);
    const word = sign > 0 ? "greater" : "less";
    // The options lie around a wrong one as often as around the key, so that counting the numerals doesn't help.
    const near = ROMAN_SETS.filter((one) => one !== set).toSorted(
      (one, other) => distance(question, one) - distance(question, other),
    );
    const around = { ...question, set: rng.pick([set, near[0]!, near[0]!, near[1]!]) };
    const others = near.toSorted((one, other) => distance(around, one) - distance(around, other));
    const hasDoubt = shares.some((share) => share > 0.1 && share < 1);
    return {
      variant: `${GIVEN.indexOf(given) + 1}-${word}/${wording}`,
      context: "pure",
      difficulty: hasDoubt ? 6 : 5,
      stem:
        wording === 1
          ? `If ${given.text}, which of the following must be ${word} than $\\frac{x}{y}$?\n\n${list}`
          : `If ${given.text}, then $\\frac{x}{y}$ must be ${sign > 0 ? "less" : "greater"} than which of the following?\n\n${list}`,
      key: choice(set, reasonFor(question)),
      slips: others.map((one): Slip => ({
        ...choice(one, whyNot(question, one)),
        slip: "misjudges a change",
      })),
      solution: {
        idea:
          given.isWhole === true
            ? "Ask for each change whether it makes the fraction greater or smaller, and try the least integers that are allowed."
            : "Ask for each change whether it makes the fraction greater or smaller, and also try numbers less than 1.",
        steps: [
          given.means,
          ...changed.map(({ why }, k) =>
            romanMembers(set).includes(k)
              ? `${ROMAN[k]!}: ${why(given)}`
              : `${ROMAN[k]!}: ${why(given)} ${capital(exampleAgainst(question, k))}.`,
          ),
        ],
        ...(given.isWhole !== true && {
          check: "Integers are not the only numbers here, so also try $\\frac{1}{2}$.",
        }),
        takeaway: changed.some(({ rule }) => rule === TOWARD_ONE)
          ? `${TOWARD_ONE}.`
          : "To show that a statement need not be true, one pair of allowed numbers is enough.",
      },
    };
  },

  /** Tries many other numbers, the allowed fractions among them. */
  check({ stem, options }) {
    const [intro = "", list = ""] = stem.split("\n\n");
    const isWhole = intro.includes("integers");
    const values = range(1, 40).map((n) => (isWhole ? n : n / 7));
    const isBelow = /x < y/.test(intro);
    const least = intro.includes("> 1") ? 1 : 0;
    const cases = values
      .flatMap((x) => values.map((y) => ({ x, y })))
      .filter(({ x, y }) => (isBelow ? x < y : y < x) && Math.min(x, y) > least);
    const wantsMore = /must be greater than \$|must be less than which/.test(intro);
    const right = list.split("\\\n").flatMap((line, k) => {
      const value = formulaOf(line.replace(/^I+\. /, ""));
      const isAlways = cases.every((pair) => {
        const gap = value({ ...pair }) - pair.x / pair.y;
        return wantsMore ? gap > 1e-9 : gap < -1e-9;
      });
      return isAlways ? [ROMAN[k]!] : [];
    });
    return options.flatMap((option, k) => {
      const named: string[] = option.match(/I+/g) ?? [];
      return named.join() === right.join() ? [k] : [];
    });
  },
};
