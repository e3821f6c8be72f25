import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  formulaOf,
  inDrawnOrder,
  isPrime,
  plain,
  range,
  read,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  thousands,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
/** 1 comes last, because 0 as a product makes a poor example. */
const CASES: readonly Case[] = [...range(2, 480), 1].map((n) => ({ n }));

/** A product of integers near n, how it may be written, and what decides whether 24 divides it. */
interface Question {
  readonly name: string;
  readonly forms: readonly Form[];
  readonly idea: string;
}
type Form = readonly [tex: string, divisor: number, lead: string];

const CUBE: Question = {
  name: "cube",
  forms: [
    ["n^3 - n", 24, "$n^3 - n = (n - 1)n(n + 1)$"],
    ["(n - 1)n(n + 1)", 24, "$(n - 1)n(n + 1)$"],
  ],
  idea: " is the product of three consecutive integers, so 3 always divides it. If $n$ is odd, the integers next to it are consecutive even integers, so 8 divides their product. If $n$ is even, 8 has to divide $n$ itself.",
};
const THREE: Question = {
  name: "three",
  forms: [
    ["n(n + 1)(n + 2)", 24, ""],
    ["n^3 + 3n^2 + 2n", 24, "$n^3 + 3n^2 + 2n = n(n + 1)(n + 2)$. "],
  ],
  idea: "Of three consecutive integers, one is divisible by 3. If $n$ is even, then $n$ and $n + 2$ are consecutive even integers, so 8 divides their product. If $n$ is odd, 8 has to divide $n + 1$.",
};
const SQUARE: Question = {
  name: "square",
  forms: [
    ["n^2 - 1", 24, "$n^2 - 1 = (n - 1)(n + 1)$. "],
    ["(n - 1)(n + 1)", 24, ""],
    ["n^2 + 23", 24, "Subtracting 24 changes nothing and leaves $n^2 - 1 = (n - 1)(n + 1)$. "],
    [
      "5n^2 - 5",
      120,
      "One-fifth of the expression, to be divided by 24, is $n^2 - 1 = (n - 1)(n + 1)$. ",
    ],
  ],
  idea: "If $n$ is odd, $n - 1$ and $n + 1$ are consecutive even integers, so 8 divides the product. If 3 doesn't divide $n$, it divides one of its neighbors. So 24 divides the product exactly when neither 2 nor 3 divides $n$.",
};
const EVENS: Question = {
  name: "evens",
  forms: [
    ["n(n + 2)", 24, ""],
    ["n^2 + 2n", 24, "$n^2 + 2n = n(n + 2)$. "],
    ["n^2 + 2n + 48", 24, "Subtracting 48 changes nothing and leaves $n^2 + 2n = n(n + 2)$. "],
  ],
  idea: "If $n$ is even, then $n$ and $n + 2$ are consecutive even integers, so 8 divides their product. If $n$ is odd, the product is odd. The factor 3 is there unless $n + 1$ is divisible by 3.",
};

/** What a statement says about n. */
interface Fact {
  readonly text: string;
  readonly holds: (n: number) => boolean;
  readonly gives: string;
}
/** Draws how the fact is put. */
type Facts = (rng: Rng) => Fact;

function fact(text: string, holds: Fact["holds"], gives?: string): Fact {
  const few = range(1, 100).filter(holds).slice(0, 4).join(", ");
  return { text, holds, gives: gives ?? `The numbers that fit are ${few}, and so on.` };
}

/** "n = 4j + 2 with an integer j: 2, 6, 10, 14, and so on." */
function listing(form: string, holds: Fact["holds"]): string {
  return `${form} with an integer $j$: ${range(1, 100).filter(holds).slice(0, 4).join(", ")}, and so on.`;
}

const isOdd = (n: number): boolean => n % 2 === 1;
const odd: Facts = (rng) =>
  fact(
    rng.pick(["$n$ is odd.", "$n + 1$ is even.", "$n$ is not divisible by 2."]),
    isOdd,
    "All odd integers fit.",
  );
const even: Facts = (rng) =>
  fact(
    rng.pick(["$n$ is even.", "$n + 1$ is odd.", "$n$ is divisible by 2."]),
    (n) => !isOdd(n),
    "All even integers fit.",
  );
const oddSquare: Facts = (rng) =>
  fact(
    rng.pick(["The remainder when $n^2$ is divided by 4 is 1.", "$n^2 + 3$ is divisible by 4."]),
    isOdd,
    "The square of an even integer is divisible by 4, and the square of an odd integer is 1 more than a multiple of 4, so exactly the odd integers fit.",
  );
const bigPrime: Facts = () =>
  fact(
    "$n$ is a prime number greater than 3.",
    (n) => n > 3 && isPrime(n),
    "Such a prime is divisible by neither 2 nor 3.",
  );

function multiple(divisor: number, shift = 0, is = true): Facts {
  return (rng) => {
    const added = shift + (shift > 0 ? rng.pick([0, 0, divisor]) : 0);
    const what = added === 0 ? "$n$" : `$n + ${added}$`;
    const text = rng.pick([
      `${what} is ${is ? "" : "not "}divisible by ${divisor}.`,
      `${what} is ${is ? "" : "not "}a multiple of ${divisor}.`,
    ]);
    const holds = (n: number) => ((n + shift) % divisor === 0) === is;
    return fact(
      text,
      holds,
      is ? listing(`$n = ${divisor}j${shift > 0 ? ` - ${shift}` : ""}$`, holds) : undefined,
    );
  };
}

const notMultiple = (divisor: number, shift = 0): Facts => multiple(divisor, shift, false);

function leaves(divisor: number, remainder: number): Facts {
  const holds = (n: number) => n % divisor === remainder;
  return (rng) =>
    fact(
      rng.pick([
        `The remainder when $n$ is divided by ${divisor} is ${remainder}.`,
        `When $n$ is divided by ${divisor}, the remainder is ${remainder}.`,
        `$n$ is ${remainder} more than a multiple of ${divisor}.`,
      ]),
      holds,
      listing(`$n = ${divisor}j + ${remainder}$`, holds),
    );
}

/** The product that decides about 24, and the integers next to n in it. */
const CORES: Readonly<Record<string, string>> = {
  cube: "(n - 1)n(n + 1)",
  three: "n(n + 1)(n + 2)",
  square: "(n - 1)(n + 1)",
  evens: "n(n + 2)",
};

/** Why 24 divides the product for all of these integers. */
function whyAlways(name: string, fits: readonly number[]): string {
  const outer = name === "cube" || name === "square" ? "$n - 1$ and $n + 1$" : "$n$ and $n + 2$";
  const parity = isOdd(fits[0]!) ? "odd" : "even";
  const eight = `Since $n$ is ${parity}, ${outer} are consecutive even integers, and 8 divides their product.`;
  const threes: Readonly<Record<string, string>> = {
    cube: "One of the three consecutive integers is divisible by 3.",
    three: "One of the three consecutive integers is divisible by 3.",
    square: "Since $n$ isn't divisible by 3, 3 divides $n - 1$ or $n + 1$.",
    evens: "Since $n + 1$ isn't divisible by 3, 3 divides $n$ or $n + 2$.",
  };
  return `${eight} ${threes[name]!}`;
}

/** Why 24 divides the product for none of these integers. */
function whyNever(name: string, fits: readonly number[]): string {
  const every = (holds: (n: number) => boolean) => fits.every(holds);
  if (name === "square")
    return every((n) => n % 3 === 0)
      ? "Since 3 divides $n$, it divides neither $n - 1$ nor $n + 1$."
      : "Since $n$ is even, $n - 1$ and $n + 1$ are odd, and so is their product.";
  if (name === "evens")
    return every(isOdd)
      ? "Since $n$ is odd, so are $n + 2$ and the product of the two."
      : "Since 3 divides $n + 1$, it divides neither $n$ nor $n + 2$.";
  return name === "cube"
    ? "Here, $n$ is even but not divisible by 8, and $n - 1$ and $n + 1$ are odd, so 8 doesn't divide the product."
    : "Here, $n$ and $n + 2$ are odd. The even integer $n + 1$ isn't divisible by 8, so 8 doesn't divide the product.";
}

interface Design extends DesignedPair<Facts> {
  readonly question: Question;
}

const TWELVE = "With 12 as a factor of one number, its neighbors seem to supply another 2.";
const THREE_TOO = "The factor 3 seems to be missing.";
const EIGHT_TOO = "Two consecutive even integers seem to bring only the factor 4.";
const NO_TOO = "A statement that leads to a certain no is enough as well.";
const BOTH = "The facts about 2 and about 3 look as if both were needed.";
const FOUR = "The factors 4, 3, and 2 seem to be there at once.";

const DESIGNS: readonly Design[] = [
  design(CUBE, [odd, multiple(6, 1)], "hidden-enough", "B", EIGHT_TOO, 5),
  design(CUBE, [oddSquare, multiple(4, 3)], "hidden-enough", "C", EIGHT_TOO, 7),
  design(CUBE, [leaves(8, 4), leaves(16, 12)], "hidden-enough", "E", NO_TOO, 8),
  design(THREE, [even, multiple(12, 2)], "hidden-enough", "B", THREE_TOO, 5),
  design(THREE, [leaves(4, 2), multiple(6)], "hidden-enough", "C", THREE_TOO, 6),
  design(SQUARE, [multiple(6, 1), bigPrime], "hidden-enough", "A", BOTH, 7),
  design(SQUARE, [leaves(6, 5), leaves(12, 11)], "hidden-enough", "E", EIGHT_TOO, 6),
  design(CUBE, [odd, multiple(3)], "c-trap", "C", BOTH, 5),
  design(CUBE, [oddSquare, multiple(3)], "c-trap", "C", BOTH, 6),
  design(CUBE, [leaves(8, 4), multiple(3)], "c-trap", "C", FOUR, 7),
  design(THREE, [even, multiple(3)], "c-trap", "C", BOTH, 5),
  design(THREE, [leaves(4, 2), multiple(3, 1)], "c-trap", "C", BOTH, 6),
  design(SQUARE, [bigPrime, odd], "c-trap", "C", EIGHT_TOO, 7),
  design(SQUARE, [multiple(3), odd], "c-trap", "C", NO_TOO, 6),
  design(EVENS, [oddSquare, multiple(3)], "c-trap", "C", BOTH, 6),
  design(CUBE, [multiple(4), notMultiple(8)], "false-enough", "A", FOUR, 7),
  design(CUBE, [multiple(12), notMultiple(8)], "false-enough", "A", TWELVE, 8),
  design(THREE, [multiple(4, 1), notMultiple(8, 1)], "false-enough", "A", FOUR, 7),
  design(
    SQUARE,
    [odd, notMultiple(3)],
    "false-enough",
    "A",
    "Three always seems to divide one of the two factors.",
    5,
  ),
  design(
    EVENS,
    [even, multiple(3)],
    "false-enough",
    "B",
    "The factor 3 seems to be all that is missing.",
    5,
  ),
  design(
    EVENS,
    [even, notMultiple(3, 1)],
    "false-enough",
    "A",
    "Consecutive even integers seem to bring the factor 3 as well.",
    6,
  ),
  design(CUBE, [multiple(4), multiple(3)], "near-miss", "C", TWELVE, 7),
  design(CUBE, [multiple(12), even], "near-miss", "C", TWELVE, 7),
  design(THREE, [multiple(6, 1), multiple(4, 1)], "near-miss", "C", TWELVE, 8),
  design(THREE, [odd, multiple(6, 1)], "near-miss", "C", FOUR, 6),
  design(
    SQUARE,
    [odd, notMultiple(5)],
    "near-miss",
    "C",
    "Odd numbers and numbers not divisible by 5 look like primes.",
    5,
  ),
  design(SQUARE, [oddSquare, leaves(4, 3)], "near-miss", "C", EIGHT_TOO, 6),
  design(EVENS, [even, leaves(4, 2)], "near-miss", "C", FOUR, 5),
];

function design(
  question: Question,
  facts: Design["facts"],
  ...hard: Parameters<typeof designed>
): Design {
  return { question, facts, ...designed(...hard) };
}

const STEMS: readonly ((what: string, divisor: number) => string)[] = [
  (what, divisor) => `If $n$ is a positive integer, is $${what}$ divisible by ${divisor}?`,
  (what, divisor) => `Is $${what}$ divisible by ${divisor}, where $n$ is a positive integer?`,
  (what, divisor) => `If $n$ is a positive integer, is ${divisor} a factor of $${what}$?`,
  (what, divisor) => `If $n$ is a positive integer, is $\\frac{${what}}{${divisor}}$ an integer?`,
];

/** With another letter for n, within formulas only. */
function inLetter(text: string, letter: string): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll(/(?<![a-z\\])n(?![a-z])/g, letter));
}

function drawNumbers(rng: Rng) {
  const drawn = inDrawnOrder<Facts, Design>(rng.pick(DESIGNS), rng);
  const letter = rng.pick(["n", "k", "m", "t"]);
  const said = drawn.facts.map((draw) => saidOf(draw(rng), letter)) as [Said<Case>, Said<Case>];
  const [tex, divisor, lead] = rng.pick(drawn.question.forms);
  const what = inLetter(`$${tex}$`, letter);
  const value = formulaOf(tex);
  const divides = (one: Case) => value(one) % divisor === 0;
  const { name } = drawn.question;
  const core = CORES[name]!;
  const proof = (fits: readonly Case[]) => {
    const always = divides(fits[0]!);
    const integers = fits.map(({ n }) => n);
    const linked = lead || tex === core ? "" : `, which is $${core}$`;
    const isOther = divisor !== 24 || tex.endsWith("3") || tex.endsWith("48");
    const often = always ? "always" : "never";
    return inLetter(
      `${(always ? whyAlways : whyNever)(name, integers)} Therefore, 24 ${often} divides $${isOther ? core : tex}$${isOther ? `, and ${divisor} ${often} divides $${tex}$` : linked}.`,
      letter,
    );
  };
  const found = findingsByCases(CASES, said, divides, {
    together: (fits) =>
      `The integers that fit both are ${fits
        .slice(0, 3)
        .map(({ n }) => n)
        .join(", ")}, and so on.`,
    settled: () => "",
    rivals: (one, other) =>
      `For ${one.n} and ${other.n}, the values of ${what} are ${thousands(value(one))} and ${thousands(value(other))}, and only ${thousands(value(divides(one) ? one : other))} is divisible by ${divisor}.`,
  });
  const [one, two] = said;
  const proved = (finding: Sufficiency, holds: (one: Case) => boolean): Sufficiency =>
    finding.enough
      ? { ...finding, why: `${finding.why.trim()} ${proof(CASES.filter(holds))}` }
      : finding;
  const findings = {
    first: proved(found.first, one.holds),
    second: proved(found.second, two.holds),
    together: proved(found.together, (at) => one.holds(at) && two.holds(at)),
  };
  return { ...drawn, tex, divisor, lead, letter, said, findings };
}

function saidOf({ text, holds, gives }: Fact, letter: string): Said<Case> {
  return {
    text: inLetter(text, letter),
    holds: ({ n }) => holds(n),
    gives: inLetter(gives, letter),
  };
}

export const template: SufficiencyTemplate = {
  id: "neighbors-share-a-divisor",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "A product of neighbors has divisors of its own, so a weak fact about one factor may be enough.",

  make(rng) {
    const { question, tex, divisor, lead, letter, said, findings, level, tension, trap } =
      drawNumbers(rng);
    const stem = rng.pick(STEMS);
    return {
      variant: `${question.name}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem: inLetter(stem(tex, divisor), letter),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: inLetter(lead + question.idea, letter),
        fast: [
          "Factor 24 as $8 \\cdot 3$. See whether 8 always divides the product, and then whether 3 does. If one of them seems to fail, test the smallest integers that the statement allows.",
        ],
        steps: stepsOfFindings(findings),
        check:
          "Did you test the factors 8 and 3 separately? For 8, look at all even factors of the product together.",
        takeaway:
          "Of two consecutive even integers, one is divisible by 4, so their product is divisible by 8. Of three consecutive integers, one is divisible by 3.",
      },
    };
  },

  /** Divides the printed expression for every integer up to 480. */
  check({ stem, statements }) {
    const [letter] = read(stem, /([a-z]) is a positive integer/) as [string];
    const text = plain(stem)
      .replace("If ", "")
      .replaceAll(new RegExp(`(?<![a-z])${letter}(?![a-z])`, "g"), "n");
    const [tex, divisor] =
      /is \((.+)\)\/\((\d+)\) an integer/.exec(text)?.slice(1) ??
      /^(?:n is a positive integer, i|I)s (.+) divisible by (\d+)/.exec(text)?.slice(1) ??
      read(text, /is (\d+) a factor of (.+)\?/).toReversed();
    const value = formulaOf(tex!);
    const conditions = conditionsOf<Case>(statements, (said) => conditionOf(plain(said), letter));
    return {
      cases: CASES,
      ...conditions,
      answer: ({ n }: Case) => value({ n }) % Number(divisor) === 0,
    };
  },
};

function conditionOf(said: string, letter: string): (one: Case) => boolean {
  const text = said.replaceAll(new RegExp(`(?<![a-z])${letter}(?![a-z])`, "g"), "n");
  if (text.includes("prime number greater than 3"))
    return ({ n }) => n > 3 && range(2, n - 1).every((d) => n % d > 0);
  const rest = /when (.+) is divided by (\d+)(?:, the remainder)? is (\d+)/i.exec(text);
  if (rest) return ({ n }) => formulaOf(rest[1]!)({ n }) % Number(rest[2]) === Number(rest[3]);
  const more = /^n is (\d+) more than a multiple of (\d+)/.exec(text);
  if (more) return ({ n }) => n % Number(more[2]) === Number(more[1]);
  const [what, not, divisor] = read(
    text.replace("odd", "not divisible by 2").replace("even", "divisible by 2"),
    /^(.+?) is (not )?(?:divisible by|a multiple of) (\d+)/,
  ) as [string, string | undefined, string];
  const value = formulaOf(what);
  return ({ n }) => (value({ n }) % Number(divisor) === 0) === !not;
}
