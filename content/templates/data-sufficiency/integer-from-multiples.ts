import {
  formulaOf,
  gcd,
  inEitherOrder,
  leavesOpen,
  range,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyModel,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** The number asked about, and a second one, which is 1 where the question has only one. */
type Numbers = { readonly x: number; readonly y: number };
type Letters = readonly [one: string, other: string];

const LETTERS: readonly Letters[] = [
  ["x", "y"],
  ["r", "s"],
  ["p", "q"],
  ["a", "b"],
];

interface Design {
  readonly variant: string;
  /** "6x", or the letter alone. */
  readonly asks?: string;
  readonly isPair?: true;
  readonly difficulty: number;
  readonly pair: StatementPair;
  readonly solution: Omit<Solution, "steps">;
}

const FRACTIONS = {
  idea: "Nothing says that the number is an integer, so try fractions. If a multiple of a number is an integer, the denominator of the number in lowest terms divides the multiplier.",
  fast: [
    "Find the largest denominator that a statement allows, and test the fraction with the numerator 1.",
  ],
  check: "Test 1 and a fraction in every statement.",
  takeaway:
    "If two multiples of a number are integers, its denominator divides both multipliers and so their greatest common factor.",
};
const PARTS = {
  ...FRACTIONS,
  idea: "A multiple of an integer is an integer. But nothing says that the number is an integer, so try fractions.",
  takeaway: "A multiple of an integer is an integer, but a part of an integer may be a fraction.",
};
const ODD_FRACTIONS = {
  ...FRACTIONS,
  takeaway: "An odd multiple of a fraction can be an odd integer.",
};
/** For questions on powers, with the test that decides. */
function roots(fast: string, tested = "a square root"): Omit<Solution, "steps"> {
  return {
    idea: "A power of a number can be an integer although the number is a root and not even a fraction.",
    fast: [fast],
    check: `Did you test an integer, a fraction, and ${tested} in every statement?`,
    takeaway:
      "An integer power shows that a number is an integer only if the number is known to be rational.",
  };
}
const ODD_MULTIPLES = {
  ...FRACTIONS,
  fast: ["Suppose that the number is an integer, and see whether the multiple could then be odd."],
  takeaway:
    "An even multiple of an integer is even. So if an even multiple of a number is odd, the number isn't an integer.",
};
const PAIRS = {
  idea: "Add and subtract the expressions to see what follows for one of the numbers alone, and then look for two fractions or roots that fit.",
  check: "Did you test two integers, two halves, and two roots?",
  takeaway: "Integer sums and products of two numbers don't make the numbers integers.",
};
const HALVES = {
  ...PAIRS,
  check: "Did you test two integers and two halves?",
  takeaway: "An integer sum and an integer difference don't make two numbers integers.",
  fast: ["Test two integers, and then $\\frac{1}{2}$ for both numbers."],
};
const PRODUCTS = {
  ...PAIRS,
  fast: [
    "Test two integers, $\\frac{1}{2}$ for both numbers, and then numbers with an integer sum and product, such as $2 + \\sqrt{2}$ and $2 - \\sqrt{2}$.",
  ],
};
const WITH_PRODUCT = {
  ...PAIRS,
  fast: [
    "Test $\\frac{1}{2}$ for both numbers: the sum and the difference are integers, but the product isn't. So see what a product that is an integer adds.",
  ],
  takeaway:
    "If a sum and a difference are integers, the two numbers are both integers or both half an odd integer.",
};
const TWO_SUMS = {
  idea: "Sums, differences, and multiples of integers are integers. So subtract the expressions of a statement to see what follows for one of the numbers alone.",
  fast: ["Subtract the two sums in a statement from each other. What is left is an integer, too."],
  check:
    "Did you test two integers and two halves in a statement that seems to leave the answer open?",
  takeaway:
    "If two sums are integers, so is their difference. Two sums in one statement may be enough for a single number.",
};

/** How to write the values that cases use. */
const SHOWN: readonly (readonly [value: number, tex: string])[] = [
  [Math.SQRT2, "\\sqrt{2}"],
  [Math.cbrt(2), "\\sqrt[3]{2}"],
  [2 + Math.SQRT2, "2 + \\sqrt{2}"],
  [2 - Math.SQRT2, "2 - \\sqrt{2}"],
];

function shown(value: number): string {
  const root = SHOWN.find(([other]) => other === value);
  if (root) return root[1];
  const bottom = range(1, 60).find((n) => isWhole(n * value))!;
  return bottom === 1 ? String(value) : `\\frac{${Math.round(bottom * value)}}{${bottom}}`;
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9;
}

type Open = (why: string, yes: readonly number[], no: readonly number[]) => Sufficiency;

const at = ([x = 0, y = 1]: readonly number[]): Numbers => ({ x, y });

/** The question may be about a multiple of the first number. */
function opens([a, b]: Letters, asked = 1): Open {
  const multiple = (x: number): string =>
    asked === 1 ? "" : ` and $${asked}${a} = ${shown(asked * x)}$`;
  const show = ([x, y]: readonly number[]): string =>
    y === undefined
      ? `$${a} = ${shown(x!)}$${multiple(x!)}`
      : `$${a} = ${shown(x!)}$ and $${b} = ${shown(y)}$`;
  return (why, yes, no) =>
    leavesOpen(
      `${why} With ${show(yes)}, the answer is yes, but with ${show(no)}, it is no.`,
      at(yes),
      at(no),
    );
}

/** What an integer multiple allows, with a fraction that fits. */
const allows = (x: string, k: number, bottom = k): string =>
  `In lowest terms, the denominator of $${x}$ divides ${k}, as in $${k} \\cdot \\frac{1}{${bottom}} = ${k / bottom}$.`;

/** An integer even power, which leaves open whether the number is a square root. */
function powerOf(letters: Letters): (n: number) => Sufficiency {
  const open = opens(letters);
  return (n) =>
    open(
      `$${letters[0]}$ may be a square root: both $2^${n} = ${2 ** n}$ and $(\\sqrt{2})^${n} = ${2 ** (n / 2)}$ are integers.`,
      [2],
      [Math.SQRT2],
    );
}

const whole = (tex: string): string => `$${tex}$ is an integer.`;
const bothWhole = (one: string, other: string): string => `$${one}$ and $${other}$ are integers.`;

type Maker = (rng: Rng, letters: Letters) => Design;

/** Multiples of one number. */
const multipleDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [x] = letters;
    const [m, n] = rng.pick([
      [6, 10],
      [4, 6],
      [6, 9],
      [10, 15],
      [9, 12],
      [8, 12],
      [6, 15],
    ] as const);
    const g = gcd(m, n);
    const asksMultiple = rng.chance(0.5);
    const open = opens(letters, asksMultiple ? g : 1);
    const first = open(allows(x, m, asksMultiple ? m : g), [1], [asksMultiple ? 1 / m : 1 / g]);
    return {
      variant: asksMultiple ? "common-multiple" : "common-denominator",
      ...(asksMultiple ? { asks: `${g}${x}` } : {}),
      difficulty: asksMultiple ? 5 : 6,
      pair: asksMultiple
        ? statementPair(
            [
              "false-enough",
              "D",
              `Both ${m} and ${n} are multiples of ${g}, so each statement seems to be enough.`,
            ],
            [whole(`${m}${x}`), first],
            [whole(`${n}${x}`), open(allows(x, n), [1], [1 / n])],
            settles(
              `In lowest terms, the denominator of $${x}$ divides both ${m} and ${n}, so it divides ${g}, and $${g}${x}$ is an integer.`,
            ),
          )
        : statementPair(
            [
              "near-miss",
              "C",
              "Two different multiples that are integers seem to leave only integers.",
            ],
            [whole(`${m}${x}`), first],
            [whole(`${n}${x}`), open(allows(x, n, g), [1], [1 / g])],
            open(
              `The denominator of $${x}$ divides ${g}, but it may be ${g}: $${m} \\cdot \\frac{1}{${g}} = ${m / g}$ and $${n} \\cdot \\frac{1}{${g}} = ${n / g}$.`,
              [1],
              [1 / g],
            ),
          ),
      solution: FRACTIONS,
    };
  },
  (rng, letters) => {
    const [x] = letters;
    const open = opens(letters);
    const [m, n] = rng.pick([
      [2, 3],
      [3, 5],
      [4, 9],
      [3, 4],
      [2, 5],
      [4, 7],
      [6, 7],
    ] as const);
    const text = bothWhole(`${m}${x}`, `${n}${x}`);
    const squared = powerOf(letters);
    const why = settles(
      `In lowest terms, the denominator of $${x}$ divides both ${m} and ${n}, which have no common factor greater than 1. So it is 1, and $${x}$ is an integer.`,
    );
    const twice = rng.chance(0.5);
    const k = rng.pick([2, 3, 4]);
    return {
      variant: twice ? "multiples-or-powers" : "two-multiples",
      difficulty: twice ? 7 : 5,
      pair: twice
        ? statementPair(
            [
              "hidden-enough",
              "A",
              "Powers of a root can be integers, so the powers seem too weak.",
            ],
            [text, why],
            [
              bothWhole(`${x}^2`, `${x}^3`),
              settles(
                `$${x} = \\frac{${x}^3}{${x}^2}$ is a quotient of two integers, so it is rational. A fraction that isn't an integer has no integer square, so $${x}$ is an integer.`,
              ),
            ],
          )
        : statementPair(
            [
              "hidden-enough",
              "C",
              "Multiples of fractions can be integers, so the statement seems too weak.",
            ],
            [text, why],
            rng.chance(0.5)
              ? [whole(`${x}^2`), squared(2)]
              : [whole(`${m * k}${x}`), open(allows(x, m * k), [1], [1 / (m * k)])],
          ),
      solution: twice
        ? roots(
            `Divide $${x}^3$ by $${x}^2$ in one statement. In the other, use that ${m} and ${n} have no common factor greater than 1.`,
          )
        : FRACTIONS,
    };
  },
  (rng, letters) => {
    const [x] = letters;
    const open = opens(letters);
    const kind = rng.pick(["even", "half", "odd"] as const);
    const k = kind === "odd" ? rng.pick([3, 5]) : rng.pick([2, 4, 6, 10]);
    const odd = `$${k}${x}$ is an odd integer.`;
    const never = settles(
      `If $${x}$ were an integer, $${k}${x}$ would be even, not odd. So $${x}$ isn't an integer, and the answer is no.`,
    );
    return {
      variant: `odd-multiple-${kind}`,
      difficulty: kind === "half" ? 4 : 5,
      pair: {
        even: statementPair(
          [
            "c-trap",
            "C",
            `That $${k}${x}$ is odd doesn't give the number $${x}$, so it looks too weak.`,
          ],
          [odd, never],
          [whole(`${2 * k}${x}`), open(allows(x, 2 * k), [1], [1 / (2 * k)])],
        ),
        half: statementPair(
          ["hidden-enough", "B", "An odd multiple seems to allow both integers and fractions."],
          [
            `$${k % 4 === 0 ? 2 : k}${x}$ is an odd integer.`,
            settles(
              `If $${x}$ were an integer, $${k % 4 === 0 ? 2 : k}${x}$ would be even, not odd. So $${x}$ isn't an integer, and the answer is no.`,
            ),
          ],
          [
            `$${x} + \\frac{1}{2}$ is an integer.`,
            settles(`$${x}$ is $\\frac{1}{2}$ less than an integer, so the answer is no.`),
          ],
        ),
        odd: statementPair(
          ["near-miss", "C", "Two odd multiples seem to leave only odd integers."],
          [odd, open(allows(x, k), [1], [1 / k])],
          [`$${k * k}${x}$ is an odd integer.`, open(allows(x, k * k, k), [1], [1 / k])],
          open(
            `The denominator may still be ${k}: both $${k} \\cdot \\frac{1}{${k}} = 1$ and $${k * k} \\cdot \\frac{1}{${k}} = ${k}$ are odd.`,
            [1],
            [1 / k],
          ),
        ),
      }[kind],
      solution: kind === "odd" ? ODD_FRACTIONS : ODD_MULTIPLES,
    };
  },
  (rng, letters) => {
    const [x] = letters;
    const [asked, one, other] = rng.pick([
      [6, 2, 3],
      [12, 4, 6],
      [12, 3, 4],
      [10, 2, 5],
      [15, 3, 5],
    ] as const);
    const open = opens(letters, asked);
    const both = rng.chance(0.5);
    const large = one * rng.pick([4, 8].filter((n) => asked % (one * n) !== 0));
    return {
      variant: both ? "each-divides" : "one-divides",
      asks: `${asked}${x}`,
      difficulty: both ? 3 : 4,
      pair: both
        ? statementPair(
            [
              "c-trap",
              "C",
              `Since ${asked} combines ${one} and ${other}, both statements seem to be needed.`,
            ],
            [
              whole(`${one}${x}`),
              settles(`$${asked}${x}$ is ${asked / one} times $${one}${x}$, so it is an integer.`),
            ],
            [
              whole(`${other}${x}`),
              settles(
                `$${asked}${x}$ is ${asked / other} times $${other}${x}$, so it is an integer.`,
              ),
            ],
          )
        : statementPair(
            [
              "false-enough",
              "D",
              "A multiple that is an integer seems to be as good as any other.",
            ],
            [
              whole(`${one}${x}`),
              settles(`$${asked}${x}$ is ${asked / one} times $${one}${x}$, so it is an integer.`),
            ],
            [whole(`${large}${x}`), open(allows(x, large), [1], [1 / large])],
          ),
      solution: PARTS,
    };
  },
];

/** Powers and roots of one number. */
const powerDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [x] = letters;
    const open = opens(letters);
    const kind = rng.pick(["multiple", "cube", "even", "root"] as const);
    const k = rng.pick([2, 3, 4, 5, 6]);
    const squared = powerOf(letters);
    const evenPower = (n: number): [string, Sufficiency] => [whole(`${x}^${n}`), squared(n)];
    const power = rng.pick([4, 6]);
    return {
      variant: `square-and-${kind}`,
      difficulty: kind === "root" ? 4 : kind === "even" ? 6 : 7,
      pair: {
        multiple: statementPair(
          [
            "false-enough",
            "A",
            "The square of a fraction isn't an integer, so the number seems to be one.",
          ],
          [whole(`${x}^2`), squared(2)],
          [whole(`${k}${x}`), open(allows(x, k), [1], [1 / k])],
          settles(
            `$${x}$ is an integer divided by ${k}, so it is rational. A fraction that isn't an integer has no integer square, so $${x}$ is an integer.`,
          ),
        ),
        cube: statementPair(
          [
            "false-enough",
            "D",
            "Powers of fractions aren't integers, so each statement seems to be enough.",
          ],
          [whole(`${x}^2`), squared(2)],
          [
            whole(`${x}^3`),
            open(
              `$${x}$ may be a cube root: both $2^3 = 8$ and $(\\sqrt[3]{2})^3 = 2$ are integers.`,
              [2],
              [Math.cbrt(2)],
            ),
          ],
          settles(
            `$${x} = \\frac{${x}^3}{${x}^2}$ is a quotient of two integers, so it is rational. A fraction that isn't an integer has no integer square, so $${x}$ is an integer.`,
          ),
        ),
        even: statementPair(
          ["near-miss", "C", "Two powers that are integers seem to leave only integers."],
          [whole(`${x}^${power === 4 ? 2 : 4}`), squared(power === 4 ? 2 : 4)],
          [whole(`${x}^${power}`), squared(power)],
          open(
            "All even powers of $\\sqrt{2}$ are powers of 2, so they are integers.",
            [2],
            [Math.SQRT2],
          ),
        ),
        root: statementPair(
          [
            "false-enough",
            "D",
            "The two statements look alike, but only one of them goes from the root to the number.",
          ],
          [
            whole(rng.pick([`\\sqrt{${x}}`, `\\sqrt[3]{${x}}`])),
            settles(`$${x}$ is a power of an integer, so it is an integer.`),
          ],
          evenPower(rng.pick([2, 4])),
        ),
      }[kind],
      solution: {
        multiple: roots(
          `Test $\\sqrt{2}$ in the statement about $${x}^2$ and $\\frac{1}{${k}}$ in the one about $${k}${x}$. Then test each in the other statement: neither fits both.`,
        ),
        cube: roots(
          `Test $\\sqrt{2}$ in the statement about $${x}^2$ and $\\sqrt[3]{2}$ in the one about $${x}^3$. Then divide $${x}^3$ by $${x}^2$.`,
          "a square root or cube root",
        ),
        even: roots("Test $\\sqrt{2}$: it fits both statements and isn't an integer."),
        root: roots(
          "Test $\\sqrt{2}$ in the statement about a power. In the other statement, raise the root, which is an integer, to the power that gives the number.",
        ),
      }[kind],
    };
  },
];

/** Two numbers. */
const pairDesigns: readonly Maker[] = [
  (rng, letters) => {
    const [x, y] = letters;
    const open = opens(letters);
    const kind = rng.pick(["halves", "halves-and-product", "roots"] as const);
    const sums = bothWhole(`${x} + ${y}`, `${x} - ${y}`);
    const halves = open(`$2${x}$ is an integer, but $${x}$ may be a half.`, [2, 1], [0.5, 0.5]);
    const product = open(
      "One of the two can be a fraction that the other cancels: $2 \\cdot 1 = 2$ and $\\frac{1}{2} \\cdot 2 = 1$.",
      [2, 1],
      [0.5, 2],
    );
    return {
      variant: kind,
      isPair: true,
      difficulty: kind === "halves" ? 6 : 8,
      pair: {
        halves: statementPair(
          ["near-miss", "C", "A sum and a difference usually settle two numbers."],
          [
            whole(`${x} + ${y}`),
            open(
              "Two halves have an integer sum: $\\frac{1}{2} + \\frac{1}{2} = 1$.",
              [2, 1],
              [0.5, 0.5],
            ),
          ],
          [
            whole(`${x} - ${y}`),
            open(
              "Two halves have an integer difference: $\\frac{1}{2} - \\frac{1}{2} = 0$.",
              [2, 1],
              [0.5, 0.5],
            ),
          ],
          halves,
        ),
        "halves-and-product": statementPair(
          [
            "false-enough",
            "A",
            "A sum and a difference that are integers seem to come from integers.",
          ],
          [sums, halves],
          [whole(`${x}${y}`), product],
          settles(
            `$2${x}$ and $2${y}$ are integers that are both even or both odd, because their sum $2(${x} + ${y})$ is even. If they were odd, $4${x}${y}$ would be odd, but it is a multiple of 4. So they are even, and $${x}$ is an integer.`,
          ),
        ),
        roots: statementPair(
          [
            "near-miss",
            "C",
            "A sum and a product that are both integers seem to come from integers.",
          ],
          [
            whole(`${x} + ${y}`),
            open(
              "Two halves have an integer sum: $\\frac{1}{2} + \\frac{1}{2} = 1$.",
              [2, 1],
              [0.5, 0.5],
            ),
          ],
          [whole(`${x}${y}`), product],
          open(
            "Fractions are excluded, but roots aren't: the sum of $2 + \\sqrt{2}$ and $2 - \\sqrt{2}$ is 4, and the product is $4 - 2 = 2$.",
            [2, 1],
            [2 + Math.SQRT2, 2 - Math.SQRT2],
          ),
        ),
      }[kind],
      solution: {
        halves: HALVES,
        "halves-and-product": WITH_PRODUCT,
        roots: PRODUCTS,
      }[kind],
    };
  },
  (rng, letters) => {
    const [x, y] = letters;
    const open = opens(letters);
    const both = rng.chance(0.5);
    const m = rng.pick([2, 3, 4]);
    const step = settles(
      `The difference, $${m === 2 ? "" : m - 1}${y}$, is an integer${m === 2 ? `, and so is $${x}$, the first sum less $${y}$` : ""}.`,
    );
    return {
      variant: both ? "two-sums-twice" : "two-sums",
      isPair: true,
      difficulty: both ? 6 : 5,
      pair: both
        ? statementPair(
            ["c-trap", "C", "With two unknown numbers, both statements seem to be needed."],
            [
              bothWhole(`${x} + ${y}`, `${x} + 2${y}`),
              settles(
                `The difference, $${y}$, is an integer, and so is $${x}$, the first sum less $${y}$.`,
              ),
            ],
            [
              bothWhole(`2${x} + ${y}`, `${x} + ${y}`),
              settles(`The difference of the two is $${x}$, so $${x}$ is an integer.`),
            ],
          )
        : statementPair(
            [
              "hidden-enough",
              "C",
              "With two unknown numbers, a statement about sums seems too weak.",
            ],
            m === 2
              ? [bothWhole(`${x} + ${y}`, `${x} + 2${y}`), step]
              : [
                  bothWhole(`${m}${x} + ${y}`, `${m - 1}${x} + ${y}`),
                  settles(`The difference of the two is $${x}$, so $${x}$ is an integer.`),
                ],
            [
              whole(`${x}${y}`),
              open(
                "One of the two can be a fraction that the other cancels: $2 \\cdot 1 = 2$ and $\\frac{1}{2} \\cdot 2 = 1$.",
                [2, 1],
                [0.5, 2],
              ),
            ],
          ),
      solution: TWO_SUMS,
    };
  },
];

const DESIGNS = [...multipleDesigns, ...powerDesigns, ...powerDesigns, ...pairDesigns];

const STEMS: readonly ((letter: string, asks: string) => string)[] = [
  (letter, asks) => `If $${letter}$ is a positive number, is $${asks}$ an integer?`,
  (letter, asks) => `If $${letter} > 0$, is $${asks}$ an integer?`,
];
const PAIR_STEMS: readonly ((letters: Letters) => string)[] = [
  ([x, y]) => `If $${x}$ and $${y}$ are positive numbers, is $${x}$ an integer?`,
  ([x, y]) => `If $${x} > 0$ and $${y} > 0$, is $${x}$ an integer?`,
];

export const template: SufficiencyTemplate = {
  id: "integer-from-multiples",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether a number is an integer, from multiples and powers of it, or from sums and products with a second number.",

  make(rng) {
    const letters = rng.pick(LETTERS);
    const design = rng.pick(DESIGNS)(rng, letters);
    const { variant, difficulty, isPair, solution, asks = letters[0] } = design;
    const pair = inEitherOrder(design.pair, rng);
    return {
      variant,
      context: "pure",
      difficulty,
      stem: isPair ? rng.pick(PAIR_STEMS)(letters) : rng.pick(STEMS)(letters[0], asks),
      ...pair,
      solution: { ...solution, steps: stepsOfFindings(pair) },
    };
  },

  /** Tries fractions and roots in the statements as printed. */
  check({ stem, statements }): SufficiencyModel<Numbers> {
    const asked = /is \$([^$]+)\$ an integer\?$/.exec(stem)?.[1];
    const letters = LETTERS.find((pair) => new RegExp(`\\$${pair[0]}[$ ]`).test(stem));
    if (!asked || !letters) throw new Error(`The question cannot be read: ${stem}`);
    const isPair = new RegExp(`\\$${letters[1]}[$ ]`).test(stem);
    const [answer, first, second] = [`$${asked}$ is an integer.`, ...statements].map((said) =>
      conditionOf(said, letters),
    ) as [Holds, Holds, Holds];
    return { cases: isPair ? TWO : ONE, first, second, answer };
  },
};

type Holds = (numbers: Numbers) => boolean;

/** Positive fractions in lowest terms, up to a size. */
const fractions = (most: number, size: number): number[] =>
  range(1, most).flatMap((bottom) =>
    range(1, size * bottom).flatMap((top) => (gcd(top, bottom) === 1 ? [top / bottom] : [])),
  );
const ONE: readonly Numbers[] = [
  ...fractions(30, 5),
  ...[4, 8, 9, 16, 27].map(Number),
  ...[2, 3, 5, 6, 7].flatMap((n) => [Math.sqrt(n), Math.cbrt(n)]),
  Math.cbrt(4),
].map((x) => ({ x, y: 1 }));
const TWO: readonly Numbers[] = [
  ...fractions(4, 5).flatMap((x) => fractions(4, 5).map((y) => ({ x, y }))),
  ...[2, 3, 4].flatMap((m) =>
    [Math.SQRT2, Math.sqrt(3)].map((root) => ({ x: m + root, y: m - root })),
  ),
  { x: Math.SQRT2, y: Math.SQRT2 },
];

/** `$6x$ is an odd integer.`, `$x^2$ and $x^3$ are integers.` */
function conditionOf(said: string, [x, y]: Letters): Holds {
  const [, formulas, odd] = /^(\$.+\$) (?:is an( odd)? integer|are integers)\.$/.exec(said) ?? [];
  if (!formulas) throw new Error(`The statement cannot be read: ${said}`);
  const values = Array.from(formulas.matchAll(/\$([^$]+)\$/g), ([, tex]) =>
    formulaOf(
      tex!
        .replace(/\\sqrt\[3\]\{([a-z])\}/, "($1)^(1/3)")
        .replace(/\\sqrt\{([a-z])\}/, "($1)^(1/2)"),
    ),
  );
  return (numbers) =>
    values.every((value) => {
      const result = value({ [x]: numbers.x, [y]: numbers.y });
      return isWhole(result) && (!odd || Math.abs(Math.round(result)) % 2 === 1);
    });
}
