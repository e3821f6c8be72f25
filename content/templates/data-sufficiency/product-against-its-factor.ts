import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  type PairKey,
  plain,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ a: number; b: number }>;

/** Small integers first, so that the rivals a solution names are simple ones; halves follow. */
const VALUES = [
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [n, -n]),
  ...[0.5, 1.5, 2.5, 3.5].flatMap((n) => [n, -n]),
];
const CASES: readonly Case[] = VALUES.flatMap((a) => VALUES.map((b) => ({ a, b })));

interface Letters {
  readonly a: string;
  readonly b: string;
  /** The question compares ab with k times a. */
  readonly k: number;
}

interface Fact {
  readonly tex: (letters: Letters) => string;
  readonly gives: (letters: Letters) => string;
}

interface Design extends DesignedPair<Fact> {
  readonly name: string;
  readonly key: PairKey;
  /** What both statements give together, where one alone isn't enough. */
  readonly both?: (letters: Letters) => string;
}

const times = (k: number, tex: string): string => `${k === 1 ? "" : k}${tex}`;

const BELOW: Fact = {
  tex: ({ b, k }) => `${b} \\lt ${k}`,
  gives: ({ a, b, k }) =>
    `Subtracting ${k} shows that $${b} - ${k}$ is negative, but the sign of $${a}$ is unknown.`,
};
const ABOVE: Fact = {
  tex: ({ b, k }) => `${b} \\gt ${k + 1}`,
  gives: ({ a, b, k }) =>
    `Subtracting ${k} shows that $${b} - ${k}$ is greater than 1, so it's positive, but the sign of $${a}$ is unknown.`,
};
const POSITIVE: Fact = {
  tex: ({ a }) => `${a} \\gt 0`,
  gives: ({ b }) => `Nothing is said about $${b}$.`,
};
const CUBES: Fact = {
  tex: ({ a, b, k }) => `${a}^3${b} \\lt ${times(k, `${a}^3`)}`,
  gives: ({ a, b, k }) =>
    `Dividing both sides by the positive number $${a}^2$ gives $${a}${b} \\lt ${times(k, a)}$.`,
};
const SQUARES: Fact = {
  tex: ({ a, b, k }) => `${a}^2${b} \\lt ${times(k, `${a}^2`)}`,
  gives: ({ a, b, k }) =>
    `Dividing both sides by the positive number $${a}^2$ gives $${b} \\lt ${k}$, and the sign of $${a}$ is unknown.`,
};
const UNLIKE: Fact = {
  tex: ({ a, b }) => `${a}${b} \\lt 0`,
  gives: ({ a, b }) => `One of $${a}$ and $${b}$ is positive and the other is negative.`,
};
const GREATER: Fact = {
  tex: ({ a, b }) => `${a} \\gt ${b}`,
  gives: () => "The order of the numbers doesn't give their signs.",
};
const LIKE: Fact = {
  tex: ({ a, b }) => `${a}${b} \\gt 0`,
  gives: ({ a, b }) => `$${a}$ and $${b}$ are both positive or both negative.`,
};
const SUM: Fact = {
  tex: ({ a, b, k }) => `${a} + ${b} = ${k}`,
  gives: ({ a, b, k }) => `$${b} - ${k} = -${a}$, so $${a}(${b} - ${k}) = -${a}^2$ is negative.`,
};
const DIFFERENCE: Fact = {
  tex: ({ a, b, k }) => `${b} - ${a} = ${k}`,
  gives: ({ a, b, k }) => `$${b} - ${k} = ${a}$, so $${a}(${b} - ${k}) = ${a}^2$ is positive.`,
};
const BETWEEN: Fact = {
  tex: ({ a, b }) => `${b} \\lt 0 \\lt ${a}`,
  gives: ({ a, b, k }) => `$${a}${b}$ is negative and $${times(k, a)}$ is positive.`,
};
const CUBES_ABOVE: Fact = {
  tex: ({ a, b, k }) => `${times(k, `${a}^3`)} \\lt ${a}^3${b}`,
  gives: ({ a, b, k }) =>
    `Dividing both sides by the positive number $${a}^2$ gives $${times(k, a)} \\lt ${a}${b}$.`,
};

const DIVIDES =
  "Dividing by a letter of unknown sign makes the statement look as if it were enough.";
const WEAK = "The other statement gives the sign of neither number and looks too weak.";
const ORDER = "Neither statement alone gives the sign of a letter, so both together look too weak.";
const SIGN =
  "Statement ({enough}) doesn't give the sign of either number, so statement ({other}) looks necessary.";

const DESIGNS: readonly Design[] = [
  {
    name: "divided",
    key: "C",
    both: ({ a, b, k }) =>
      `$${b} - ${k}$ is negative and $${a}$ is positive, so $${a}(${b} - ${k})$ is negative.`,
    facts: [BELOW, POSITIVE],
    ...designed("false-enough", "A", DIVIDES, 4),
  },
  {
    name: "turned",
    key: "C",
    both: ({ a, b, k }) =>
      `$${b}$ is positive, so $${a}$ is negative. Because $${b} - ${k}$ is positive, $${a}(${b} - ${k})$ is negative.`,
    facts: [ABOVE, UNLIKE],
    ...designed("false-enough", "A", DIVIDES, 5),
  },
  {
    name: "signs-by-order",
    key: "C",
    both: ({ a, b, k }) =>
      `$${a}$ is the greater of the two, so $${a}$ is positive, and $${b}$ and $${b} - ${k}$ are negative. So $${a}(${b} - ${k})$ is negative.`,
    facts: [UNLIKE, GREATER],
    ...designed("hidden-enough", "E", ORDER, 6),
  },
  {
    name: "squares",
    key: "C",
    both: ({ a, b, k }) =>
      `$${b} - ${k}$ is negative and $${a}$ is positive, so $${a}(${b} - ${k})$ is negative.`,
    facts: [SQUARES, POSITIVE],
    ...designed("false-enough", "A", DIVIDES, 5),
  },
  { name: "cubes", key: "A", facts: [CUBES, BELOW], ...designed("c-trap", "C", SIGN, 5) },
  {
    name: "cubes-and-product",
    key: "A",
    facts: [CUBES, LIKE],
    ...designed("c-trap", "C", SIGN, 5),
  },
  { name: "sum", key: "A", facts: [SUM, LIKE], ...designed("c-trap", "C", SIGN, 6) },
  { name: "difference", key: "A", facts: [DIFFERENCE, LIKE], ...designed("c-trap", "C", SIGN, 6) },
  {
    name: "between-or-cubes",
    key: "D",
    facts: [BETWEEN, CUBES],
    ...designed("hidden-enough", "A", WEAK, 4),
  },
  {
    name: "between-or-sum",
    key: "D",
    facts: [BETWEEN, SUM],
    ...designed("hidden-enough", "A", WEAK, 5),
  },
  {
    name: "cubes-or-difference",
    key: "D",
    facts: [CUBES_ABOVE, DIFFERENCE],
    ...designed("hidden-enough", "A", WEAK, 6),
  },
  {
    name: "both-divided",
    key: "E",
    both: ({ a, b, k }) =>
      `$${b} - ${k}$ is negative, but $${a}$ may be positive or negative, as $${b}$ may.`,
    facts: [BELOW, LIKE],
    ...designed("near-miss", "C", "The signs are equal, but they may both be negative.", 4),
  },
  {
    name: "squares-and-product",
    key: "E",
    both: ({ a, b, k }) =>
      `$${b} - ${k}$ is negative, but $${a}$ may be positive or negative, as $${b}$ may.`,
    facts: [SQUARES, LIKE],
    ...designed("near-miss", "C", "The signs are equal, but they may both be negative.", 5),
  },
  {
    name: "squares-and-order",
    key: "E",
    both: ({ a, b, k }) =>
      `$${b} - ${k}$ is negative, but $${a}$ may be positive or negative as long as it is greater than $${b}$.`,
    facts: [SQUARES, GREATER],
    ...designed("near-miss", "C", "The order and the bound seem to fix both signs.", 6),
  },
];

const LETTERS = [
  ["a", "b"],
  ["x", "y"],
  ["m", "n"],
  ["r", "s"],
  ["p", "q"],
] as const;

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick(LETTERS);
  const letters: Letters = { a, b, k: rng.pick([1, 1, 2, 3]) };
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const design = inDrawnOrder(rng.pick(DESIGNS.filter((one) => one.key === key)), rng);
  const said = design.facts.map(({ tex, gives }): Said<Case> => {
    const holds = relationOf(tex({ ...letters, a: "a", b: "b" }));
    return { text: `$${tex(letters)}$`, holds, gives: gives(letters) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(said, letters, design.both?.(letters) ?? "");
  return hasKey(findings, key) ? { letters, design, said, findings } : null;
}

function findingsOf(said: readonly [Said<Case>, Said<Case>], { a, b, k }: Letters, both: string) {
  const [left, right] = [`${a}${b}`, times(k, a)];
  const isLess = (one: Case) => one.a * one.b < k * one.a;
  const pair = (one: Case) => `$${a} = ${one.a}$ and $${b} = ${one.b}$`;
  return findingsByCases(CASES, said, isLess, {
    together: () => both,
    settled: (one) =>
      isLess(one)
        ? `So $${left}$ is always less than $${right}$, and the answer is yes.`
        : `So $${left}$ is never less than $${right}$, and the answer is no.`,
    rivals: (one, other) =>
      [one, other]
        .map(
          (at) =>
            `For ${pair(at)}, $${left} = ${at.a * at.b}$ ${isLess(at) ? "is" : "isn't"} less than $${right} = ${k * at.a}$, so the answer is ${isLess(at) ? "yes" : "no"}.`,
        )
        .join(" "),
  });
}

export const template: SufficiencyTemplate = {
  id: "product-against-its-factor",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "A product less than a multiple of one factor: move all to one side, factor, find signs.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { letters, design, said, findings } = numbers;
    const { a, b, k } = letters;
    const asked = `$${a}${b} \\lt ${times(k, a)}$`;
    return {
      variant: design.name,
      context: "pure",
      difficulty: design.level,
      stem: rng.pick([
        `If $${a}${b} \\neq 0$, is ${asked}?`,
        `Is ${asked}, where $${a}${b} \\neq 0$?`,
        `If $${a}$ and $${b}$ are nonzero numbers, is ${asked}?`,
      ]),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: design.tension,
      trap: {
        ...design.trap,
        why: design.trap.why
          .replace("{enough}", findings.first.enough ? "1" : "2")
          .replace("{other}", findings.first.enough ? "2" : "1"),
      },
      solution: {
        idea: `Don't divide by $${a}$, whose sign is unknown. Factor: the question is whether $${a}(${b} - ${k})$ is negative.`,
        fast: [
          `Only the signs of $${a}$ and $${b} - ${k}$ count. Find what each statement says about these two signs.`,
        ],
        steps: stepsOfFindings(findings),
        check: `Test a negative value of $${a}$ before you call a statement enough.`,
        takeaway:
          "Rewrite an inequality with a common factor as a product compared with 0, and ask for the signs of its factors.",
      },
    };
  },

  /** Tries integers and halves from −6 to 6 in the printed inequalities. */
  check({ stem, statements }) {
    const [, left, a, right] = /[Ii]s (([a-z])[a-z]) < (\d?[a-z])\b/.exec(plain(stem))!;
    const b = left!.replace(a!, "");
    const at = (relation: ReturnType<typeof relationOf>) => (one: Case) =>
      relation({ [a!]: one.a, [b]: one.b });
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (said) => at(relationOf(said))),
      answer: at(relationOf(`${left} < ${right}`)),
    };
  },
};
