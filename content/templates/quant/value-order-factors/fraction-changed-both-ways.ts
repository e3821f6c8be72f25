import {
  ROMAN,
  ROMAN_SETS,
  romanList,
  romanMembers,
  romanText,
  capital,
  type Choice,
  formulaOf,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
} from "@theta/items/template";

interface Pair {
  readonly x: number;
  readonly y: number;
}

/** A fraction made from x and y, and what a change of this kind does. */
interface Changed {
  readonly tex: string;
  readonly because: string;
}

const added = (n: number): Changed => ({
  tex: `\\frac{x + ${n}}{y + ${n}}`,
  because:
    "Adding the same positive number to both parts of a positive fraction moves it toward 1.",
});
const moved = (m: number, n: number): Changed => ({
  tex: `\\frac{x + ${m}}{y + ${n}}`,
  because: `When ${m} and ${n} are added, the fraction moves toward ${n === 1 ? m : `$\\frac{${m}}{${n}}$`}.`,
});

const CHANGED: readonly Changed[] = [
  added(1),
  added(2),
  added(3),
  moved(1, 2),
  moved(2, 1),
  moved(1, 3),
  {
    tex: "\\frac{2x}{x + y}",
    because:
      "With the numerator $2x$, the given fraction is $\\frac{2x}{2y}$, and $x + y$ is less than $2y$ only if $x < y$.",
  },
  {
    tex: "\\frac{x + y}{2y}",
    because:
      "Over the denominator $2y$, the given fraction is $\\frac{2x}{2y}$, and $x + y$ is greater than $2x$ only if $y > x$.",
  },
  {
    tex: "\\frac{x^2}{y^2}",
    because:
      "Squaring makes a positive number less than 1 smaller and a number greater than 1 greater.",
  },
  {
    tex: "\\frac{y}{x}",
    because: "The reciprocal of a positive number less than 1 is greater than 1, and conversely.",
  },
  {
    tex: "\\frac{x}{y + 1}",
    because: "A greater positive denominator makes a positive fraction smaller.",
  },
  {
    tex: "\\frac{x + 1}{y}",
    because: "A greater numerator over the same positive denominator makes a fraction greater.",
  },
  {
    tex: "\\frac{x^2}{y}",
    because: "This is $x$ times the given fraction, so it's greater only if $x > 1$.",
  },
  {
    tex: "\\frac{x}{y^2}",
    because: "This is the given fraction divided by $y$, so it's less only if $y > 1$.",
  },
  {
    tex: "xy",
    because: "Multiplying by $y$ gives more than dividing by $y$ only if $y$ is greater than 1.",
  },
  {
    tex: "\\frac{2x}{y + 1}",
    because:
      "With the numerator $2x$, the given fraction is $\\frac{2x}{2y}$, and $y + 1$ is less than $2y$ only if $y > 1$.",
  },
  {
    tex: "\\frac{2x + 1}{2y + 1}",
    because:
      "The given fraction is $\\frac{2x}{2y}$, and adding 1 to both parts moves it toward 1.",
  },
];

/** What the stem says about x and y. */
interface Given {
  readonly text: string;
  readonly holds: (pair: Pair) => boolean;
  readonly means: string;
  readonly isWhole?: boolean;
}

const GIVEN: readonly Given[] = [
  {
    text: "$0 < x < y$",
    holds: ({ x, y }) => x > 0 && x < y,
    means:
      "The fraction $\\frac{x}{y}$ is positive and less than 1, but $x$ and $y$ can be less than 1 or greater.",
  },
  {
    text: "$0 < y < x$",
    holds: ({ x, y }) => y > 0 && y < x,
    means:
      "The fraction $\\frac{x}{y}$ is greater than 1, but $x$ and $y$ can be less than 1 or greater.",
  },
  {
    text: "$x$ and $y$ are positive integers such that $x < y$",
    holds: ({ x, y }) => x > 0 && x < y,
    means:
      "The fraction $\\frac{x}{y}$ is positive and less than 1, $x$ can be 1, and $y$ is at least 2.",
    isWhole: true,
  },
  {
    text: "$x$ and $y$ are integers such that $x > y > 1$",
    holds: ({ x, y }) => x > y && y > 1,
    means: "The fraction $\\frac{x}{y}$ is greater than 1, and both integers are greater than 1.",
    isWhole: true,
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
  const bottoms = new Set(changed.map(({ because }) => because));
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
  return `for $x = ${tidyTex(x)}$ and $y = ${tidyTex(y)}$, it is $${value}$, which isn't ${sign > 0 ? "greater" : "less"} than $\\frac{x}{y} = ${valueTex(x / y)}$`;
}

function whyNot(question: Question, set: number): string {
  const tooMany = romanMembers(set & ~question.set)[0];
  if (tooMany !== undefined)
    return `${ROMAN[tooMany]!} doesn't belong here: ${exampleAgainst(question, tooMany)}.`;
  const missing = romanMembers(question.set & ~set)[0]!;
  return `${ROMAN[missing]!} belongs here, too. ${question.changed[missing]!.because}`;
}

/** Why the key's fractions are right and the others aren't. */
function reasonFor(question: Question): string {
  return [0, 1, 2]
    .map((k) =>
      romanMembers(question.set).includes(k)
        ? `${ROMAN[k]!} is always ${question.sign > 0 ? "greater" : "less"}. ${question.changed[k]!.because}`
        : `${ROMAN[k]!} isn't: ${exampleAgainst(question, k)}.`,
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
          ...changed.map(({ tex, because }, k) =>
            romanMembers(set).includes(k)
              ? `${ROMAN[k]!}: $${tex}$ is always ${word}. ${because}`
              : `${ROMAN[k]!}: ${because} ${capital(exampleAgainst(question, k))}.`,
          ),
        ],
        ...(given.isWhole !== true && {
          check: "Integers are not the only numbers here, so also try $\\frac{1}{2}$.",
        }),
        takeaway: changed.some(({ because }) => because.startsWith("Adding the same"))
          ? "Adding the same positive number to both parts of a positive fraction moves it toward 1."
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
