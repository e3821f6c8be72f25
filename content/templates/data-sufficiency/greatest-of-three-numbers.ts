import {
  conditionsOf,
  findingsByCases,
  hasKey,
  type PairKey,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Three different numbers; small ones come first, as examples. */
type Case = Readonly<{ x: number; y: number; z: number }>;
const NUMBERS = range(-12, 12).toSorted((one, other) => Math.abs(one - 2) - Math.abs(other - 2));
const CASES: readonly Case[] = NUMBERS.flatMap((x) =>
  NUMBERS.flatMap((y) => NUMBERS.map((z) => ({ x, y, z }))),
).filter(({ x, y, z }) => x !== y && y !== z && x !== z);

type Letter = "x" | "y" | "z";
const LETTERS: readonly Letter[] = ["x", "y", "z"];
/** The letters in the roles that the facts speak of. */
type Roles = readonly [a: Letter, b: Letter, c: Letter];
const ORDERS: readonly Roles[] = [
  ["x", "y", "z"],
  ["x", "z", "y"],
  ["y", "x", "z"],
  ["y", "z", "x"],
  ["z", "x", "y"],
  ["z", "y", "x"],
];
/** Letters as a formula shows them, in the order of the alphabet. */
const joined = (letters: readonly Letter[], sign: string): string => letters.toSorted().join(sign);

type Ask = "greatest" | "least";
const STEMS: readonly ((ask: Ask) => string)[] = [
  (ask) => `If $x$, $y$, and $z$ are three different numbers, which of the three is the ${ask}?`,
  (ask) => `Which of the three different numbers $x$, $y$, and $z$ is the ${ask}?`,
  (ask) => `The numbers $x$, $y$, and $z$ are different. Which of them is the ${ask}?`,
];

interface Fact {
  /** For two whole numbers, the first one less than the second. */
  readonly tex: (roles: Roles, k: number, n: number) => string;
  readonly gives: (roles: Roles, k: number, n: number) => string;
}

const SCALES = "The order depends on whether the numbers are positive or negative.";

const FACTS = {
  sums: {
    tex: ([a, b, c], k, n) => `${a} + ${k - 1} = ${b} + ${k + 1} = ${c} + ${n + 3}`,
    gives: ([a, b, c], k, n) =>
      `The sums are equal and $${k - 1} \\lt ${k + 1} \\lt ${n + 3}$. The less is added, the greater the number, so $${a} \\gt ${b} \\gt ${c}$.`,
  },
  shifts: {
    tex: ([a, b, c], k, n) => `${b} - ${a} = ${c} - ${b} = -${n - k}`,
    gives: ([a, b, c], k, n) =>
      `$${b}$ is ${n - k} less than $${a}$, and $${c}$ is ${n - k} less than $${b}$, so $${a} \\gt ${b} \\gt ${c}$.`,
  },
  differences: {
    tex: ([a, b, c]) => `${a} - ${c} \\gt ${b} - ${c} \\gt 0`,
    gives: ([a, b, c]) => `This means that $${a} \\gt ${b}$ and $${b} \\gt ${c}$.`,
  },
  products: {
    tex: ([a, b, c], _, n) => (n % 2 === 0 ? `2${a} = 3${b} = 4${c}` : `2${a} = 3${b} = 6${c}`),
    gives: () => SCALES,
  },
  quotients: {
    tex: ([a, b, c], k) => `\\frac{${a}}{${k + 2}} = \\frac{${b}}{${k + 1}} = \\frac{${c}}{${k}}`,
    gives: () => SCALES,
  },
  middle: {
    tex: ([a, b, c]) => `${b} = \\frac{${a} + ${c}}{2}`,
    gives: ([a, b, c]) =>
      `$${b}$ is halfway between $${a}$ and $${c}$, but either of these can be the greater.`,
  },
  steps: {
    tex: ([a, b, c]) => `${a} - ${b} = ${b} - ${c}`,
    gives: ([a, b, c]) =>
      `$${b}$ is halfway between $${a}$ and $${c}$, but either of these can be the greater.`,
  },
  firstOverLast: {
    tex: ([a, b, c]) => `${joined([a, b], " + ")} - ${c} \\gt ${b}`,
    gives: ([a, b, c]) => `This means that $${a} \\gt ${c}$ and says nothing about $${b}$.`,
  },
  firstOverMiddle: {
    tex: ([a, b, c]) => `${c} - ${a} \\lt ${c} - ${b}`,
    gives: ([a, b, c]) => `This means that $${a} \\gt ${b}$ and says nothing about $${c}$.`,
  },
  lastBelowMiddle: {
    tex: ([a, b, c]) => `${a} - ${b} \\lt ${a} - ${c}`,
    gives: ([a, b, c]) => `This means that $${b} \\gt ${c}$ and says nothing about $${a}$.`,
  },
  gap: {
    tex: ([a, b], _, n) => `${a} - ${b} = ${n}`,
    gives: ([a, b, c]) => `$${a} \\gt ${b}$, but $${c}$ can be any other number.`,
  },
  positive: {
    tex: ([, , c]) => `${c} \\gt 0`,
    gives: ([, , c]) => `The other numbers can be greater or less than $${c}$.`,
  },
  positiveSum: {
    tex: ([a, b]) => `${joined([a, b], " + ")} \\gt 0`,
    gives: () => "This says little about the order of the numbers.",
  },
  positiveProduct: {
    tex: ([a, b]) => `${joined([a, b], "")} \\gt 0`,
    gives: ([a, b]) =>
      `$${a}$ and $${b}$ have the same sign, which says nothing about their order.`,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const MORE = "Three numbers are unknown, so both statements look necessary.";
const VAGUE = "Neither statement gives a number, so together they look too weak.";
const TENSIONS = {
  A: ["c-trap", "C", MORE],
  C: ["hidden-enough", "E", VAGUE],
  D: ["c-trap", "C", MORE],
  E: ["near-miss", "C", ""],
} as const;

/** What makes two facts that leave the order open look like enough. */
function nearMiss(one: Name): string {
  if (one === "products" || one === "quotients")
    return "Equal multiples and a sign look as if they fixed the order of the numbers.";
  if (one === "middle" || one === "steps")
    return "Once the number in the middle is known, a fact about signs looks as if it fixed the rest of the order.";
  return "Two statements that compare the numbers look as if they fixed their order.";
}

interface Thoughts {
  readonly idea: string;
  readonly check: string;
  readonly takeaway: string;
}

/** What helps with two facts, the way they stand in a design. */
function thoughtsOn(one: Name, two: Name, [a, , c]: Roles): Thoughts {
  if (one === "products" || one === "quotients") {
    return {
      idea: "Only the order of the numbers matters. It can depend on their signs, so look at positive and negative numbers.",
      check: "Did you try negative numbers as well as positive ones?",
      takeaway:
        "Numbers with equal multiples have one order if they're positive and the reverse order if they're negative.",
    };
  }
  const compares =
    "Ask which two numbers each statement compares, and whether it says anything about the third.";
  if (one === "middle" || one === "steps") {
    const saysSign = two !== "firstOverMiddle" && two !== "firstOverLast";
    return {
      idea: `Only the order of the numbers matters. If one number is halfway between the others, all that's left to ask is which of $${a}$ and $${c}$ is greater.`,
      check: saysSign
        ? `If all three numbers are positive, $${a}$ and $${c}$ can be exchanged, and both statements stay true.`
        : compares,
      takeaway:
        "A number halfway between two others tells which number is in the middle, but not which of the other two is greater.",
    };
  }
  const idea =
    "Only the order of the numbers matters, so take from each statement which two numbers it compares.";
  if (one === "sums") {
    return {
      idea,
      check: compares,
      takeaway: "When sums are equal, the number with the least added to it is the greatest.",
    };
  }
  return {
    idea,
    check: compares,
    takeaway:
      one === "shifts"
        ? "A difference tells which of two numbers is greater, and differences that link all three numbers give their order."
        : "Rewrite each statement as comparisons of two numbers: what's on both sides drops out.",
  };
}

const DESIGNS: readonly (readonly [PairKey, Name, Name, Ask?])[] = [
  ["A", "sums", "gap"],
  ["A", "sums", "middle"],
  ["A", "sums", "firstOverLast"],
  ["A", "sums", "positive"],
  ["A", "shifts", "positive"],
  ["A", "shifts", "firstOverMiddle"],
  ["A", "differences", "positive"],
  ["A", "differences", "gap"],
  ["C", "products", "positive"],
  ["C", "products", "positiveSum"],
  ["C", "quotients", "positive"],
  ["C", "quotients", "positiveSum"],
  ["C", "quotients", "firstOverLast"],
  ["C", "middle", "firstOverMiddle"],
  ["C", "steps", "firstOverLast"],
  ["C", "firstOverLast", "firstOverMiddle", "greatest"],
  ["C", "firstOverLast", "lastBelowMiddle", "least"],
  ["D", "sums", "differences"],
  ["D", "shifts", "differences"],
  ["E", "products", "positiveProduct"],
  ["E", "quotients", "positiveProduct"],
  ["E", "middle", "positive"],
  ["E", "steps", "positiveSum"],
  ["E", "middle", "positiveProduct"],
  ["E", "firstOverLast", "firstOverMiddle", "least"],
  ["E", "firstOverLast", "lastBelowMiddle", "greatest"],
  ["E", "gap", "firstOverLast", "least"],
];

function drawNumbers(rng: Rng) {
  const key = rng.pick<PairKey>(["A", "A", "C", "D", "E"]);
  const [, one, two, only] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const ask = only ?? rng.pick(["greatest", "least"] as const);
  const roles = rng.pick(ORDERS);
  const k = rng.int(2, 4);
  const n = k + rng.int(1, 3);
  const said = (rng.chance(0.5) ? [two, one] : [one, two]).map((name): Said<Case> => {
    const { tex, gives }: Fact = FACTS[name];
    const text = `$${tex(roles, k, n)}$`;
    return { text, holds: relationOf(text), gives: gives(roles, k, n) };
  }) as [Said<Case>, Said<Case>];
  if (!CASES.some((at) => said[0].holds(at) && said[1].holds(at))) return null;
  const findings = findingsOf(ask, bothOf([one, two], roles, k, n, ask), said);
  const [tension, letter, why] = TENSIONS[key];
  const trap = { letter, why: why || nearMiss(one) };
  const thoughts = thoughtsOn(one, two, roles);
  return hasKey(findings, key) ? { key, ask, thoughts, said, findings, tension, trap } : null;
}

/** What two facts give together, the way they stand in a design. */
function bothOf(
  [one, two]: readonly [Name, Name],
  roles: Roles,
  k: number,
  n: number,
  ask: Ask,
): string {
  const [a, b, c] = roles;
  const order = `$${a} \\gt ${b} \\gt ${c}$`;
  if (one === "products" || one === "quotients") {
    const multiples = one === "quotients" ? [k + 2, k + 1, k] : n % 2 === 0 ? [6, 4, 3] : [3, 2, 1];
    const [p, q, r] = multiples.map((multiple) => (multiple === 1 ? "" : multiple));
    const pq = multiples[0]! + multiples[1]!;
    const set = `The equation means that $${a} = ${p}t$, $${b} = ${q}t$, and $${c} = ${r}t$ for some number $t$.`;
    if (two === "positiveProduct")
      return `${set} The inequality holds for negative as well as positive values of $t$.`;
    const then = { positive: `${r}t \\gt 0`, positiveSum: `${pq}t \\gt 0` };
    const bound =
      two === "positive" || two === "positiveSum" ? then[two] : `${pq - multiples[2]!}t \\gt ${q}t`;
    return `${set} The inequality becomes $${bound}$, so $t$ is positive and ${order}.`;
  }
  if (one === "middle" || one === "steps") {
    const halfway = `$${b}$ is halfway between $${a}$ and $${c}$`;
    if (two === "firstOverMiddle") return `${halfway} and less than $${a}$, so ${order}.`;
    if (two === "firstOverLast") return `${halfway}, and $${a} \\gt ${c}$, so ${order}.`;
    return `${halfway}, but either of these can still be the greater.`;
  }
  if (two === "lastBelowMiddle")
    return `$${a} \\gt ${c}$ and $${b} \\gt ${c}$${ask === "least" ? "." : `, but nothing is said about the order of $${a}$ and $${b}$.`}`;
  return `$${a} \\gt ${b}$ and $${a} \\gt ${c}$${ask === "greatest" ? "." : `, but nothing is said about the order of $${b}$ and $${c}$.`}`;
}

/** The place of the greatest or least number among the letters. */
function answerOf(ask: Ask) {
  return ({ x, y, z }: Case): number =>
    [x, y, z].indexOf(ask === "greatest" ? Math.max(x, y, z) : Math.min(x, y, z));
}

function findingsOf(ask: Ask, both: string, said: readonly [Said<Case>, Said<Case>]) {
  const name = (one: Case) => `$${LETTERS[answerOf(ask)(one)]!}$`;
  const show = ({ x, y, z }: Case) => `$x = ${x}$, $y = ${y}$, and $z = ${z}$`;
  return findingsByCases(CASES, said, answerOf(ask), {
    together: () => both,
    settled: (one) => `So ${name(one)} is the ${ask}.`,
    rivals: (one, other) =>
      `If ${show(one)}, the ${ask} is ${name(one)}. If ${show(other)}, it's ${name(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "greatest-of-three-numbers",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Which of three numbers is the greatest or least, from equal sums, multiples, and comparisons.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, ask, thoughts, said, findings, tension, trap } = numbers;
    return {
      variant: `${ask}/${key}`,
      context: "pure",
      difficulty: 4,
      stem: rng.pick(STEMS)(ask),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: { ...thoughts, steps: stepsOfFindings(findings) },
    };
  },

  /** Tries all triples of different integers from −12 to 12. */
  check({ stem, statements }) {
    const isGreatest = stem.includes("greatest");
    return {
      cases: CASES,
      ...conditionsOf(statements, relationOf),
      answer: (one: Case) => {
        const order = LETTERS.toSorted((left, right) => one[left] - one[right]);
        return order.at(isGreatest ? -1 : 0);
      },
    };
  },
};
