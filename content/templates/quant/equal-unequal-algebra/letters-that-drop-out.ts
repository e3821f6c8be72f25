import {
  Fraction,
  formulaOf,
  formulaSlip,
  listed,
  near,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  slipsOf,
  sum,
  texFraction,
  valueOf,
} from "@theta/items/template";

type Asked = Omit<ProblemDraft, "context">;
type Values = Readonly<Record<string, number>>;

const tex = (n: number): string => `$${n}$`;

/** Three expressions in four letters, and a change of the letters that leaves all three as they are. */
const CHAINS: readonly { given: readonly string[]; free: Values }[] = [
  { given: ["w + x", "x + y", "y + z"], free: { w: 1, x: -1, y: 1, z: -1 } },
  { given: ["w - x", "x + y", "y - z"], free: { w: 1, x: 1, y: -1, z: -1 } },
  { given: ["w + x", "x - y", "y + z"], free: { w: 1, x: -1, y: -1, z: 1 } },
  { given: ["w + x", "x + y", "y - z"], free: { w: 1, x: -1, y: 1, z: 1 } },
  { given: ["w - x", "x + y", "y + z"], free: { w: 1, x: 1, y: -1, z: 1 } },
];

const PAIRS = ["w + x", "w - x", "w + y", "w - y", "w + z", "w - z"].concat([
  "x + y",
  "x - y",
  "x + z",
  "x - z",
  "y + z",
  "y - z",
]);

function drawChain(rng: Rng, areMeans = false) {
  const { given, free } = areMeans ? CHAINS[0]! : rng.pick(CHAINS);
  const [w, x, y, z] = rng.sample(range(1, 20), 4).map((n) => (areMeans ? 2 * n : n)) as [
    number,
    number,
    number,
    number,
  ];
  const values: Values = { w, x, y, z };
  const sides = given.map((text) => formulaOf(text)(values)) as [number, number, number];
  if (new Set(sides).size < 3 || sides.some((side) => side <= 0)) return null;
  const isFixed = (pair: string): boolean => formulaOf(pair)(free) === 0;
  return {
    given,
    free,
    values,
    sides,
    news: PAIRS.filter((pair) => isFixed(pair) && !given.includes(pair)),
    wrong: PAIRS.filter((pair) => !isFixed(pair)),
    equations: listed(given.map((text, k) => `$${text} = ${sides[k]!}$`)),
  };
}

const SIGNS = [-1, 0, 1].flatMap((a) =>
  [-1, 0, 1].flatMap((b) => [-1, 0, 1].map((c) => [a, b, c])),
);

/** The signs with which the three given expressions make the asked one. */
function signsFor(given: readonly string[], asked: string): number[] | undefined {
  const units = ["w", "x", "y", "z"].map((letter) => ({ w: 0, x: 0, y: 0, z: 0, [letter]: 1 }));
  const parts = given.map(formulaOf);
  const target = formulaOf(asked);
  return SIGNS.find((signs) =>
    units.every((unit) => sum(signs.map((sign, k) => sign * parts[k]!(unit))) === target(unit)),
  );
}

/** Terms with their signs, joined: `14 - 20 + 11`. */
const joined = (signs: readonly number[], terms: readonly string[]): string =>
  signs
    .flatMap((sign, k) => (sign === 0 ? [] : [`${sign < 0 ? "-" : "+"} ${terms[k]!}`]))
    .join(" ")
    .replace(/^\+ /, "")
    .replace(/^- /, "-");

/** The value of a pair, although no letter has a value; as sums or as averages. */
function chainValue(rng: Rng): Asked | null {
  const areMeans = rng.chance(0.4);
  const drawn = drawChain(rng, areMeans);
  if (!drawn) return null;
  const { given, free, values, news, equations } = drawn;
  const withZero = (letter: string): number => values[letter]! - values["w"]! * free[letter]!;
  const sides = drawn.sides.map((side) => (areMeans ? side / 2 : side)) as typeof drawn.sides;
  const [a, b, c] = sides;
  // The two ends of the chain need all three equations, which makes them harder to see.
  const ends = news.find((pair) => pair.startsWith("w") && pair.endsWith("z"))!;
  const signs = signsFor(given, ends)!;
  const value = formulaOf(ends)(values) / (areMeans ? 2 : 1);
  const made = joined(signs, sides.map(String));
  if (value === 0 || (areMeans && value < 0)) return null;
  const means = given.map(
    (text, k) =>
      `the average${k === 0 ? " (arithmetic mean)" : ""} of $${text.replace(" + ", "$ and $")}$ is ${sides[k]!}`,
  );
  const what = areMeans ? "the average of $w$ and $z$" : `the value of $${ends}$`;
  return {
    variant: areMeans ? "chain of averages" : "chain",
    difficulty: 5,
    stem: rng.pick([
      `If ${areMeans ? listed(means) : equations}, what is ${what}?`,
      areMeans
        ? `For the numbers $w$, $x$, $y$, and $z$, ${listed(means)}. What is ${what}?`
        : `The numbers $w$, $x$, $y$, and $z$ satisfy ${equations}. What is ${what}?`,
    ]),
    key: { text: tex(value), value, why: `Everything except $w$ and $z$ drops out of $${made}$.` },
    slips: slipsOf(
      `
      ${a + b - c} | combines with the wrong signs | This is $${a} + ${b} - ${c}$, and with these signs, $x$ and $y$ do not both drop out.
      ${a - b + c} | combines with the wrong signs | This is $${a} - ${b} + ${c}$, and with these signs, $x$ and $y$ do not both drop out.
      ${a + c} | leaves out the second fact | This is $${a} + ${c}$, and adding these two numbers does not make both $x$ and $y$ drop out.
      ${(a + c) / 2} | averages the first and the third number | This is $\\frac{${a} + ${c}}{2}$, and averaging these two numbers does not make both $x$ and $y$ drop out.
      ${a + b + c} | adds all three numbers | This is $${a} + ${b} + ${c}$, and adding all three numbers does not make both $x$ and $y$ drop out.
      ${b + c - a} | combines with the wrong signs | This is $${b} + ${c} - ${a}$, and with these signs, $x$ and $y$ do not both drop out.
      ${(a + b + c) / 3} | averages all three numbers | This is $\\frac{${a} + ${b} + ${c}}{3}$, and averaging all three numbers does not make both $x$ and $y$ drop out.
      ${-value} | turns the sign | This has the wrong sign: the value is $${made} = ${value}$.
      ${a - c} | subtracts the third number from the first | This is $${a} - ${c}$, and with this difference, $x$ and $y$ do not both drop out.`,
      (wrong) => Number.isInteger(wrong) && (!areMeans || wrong > 0),
      tex,
    ),
    solution: {
      idea: areMeans
        ? "None of the four letters can be found, but adding and subtracting the averages gives the average of $w$ and $z$."
        : `None of the four letters can be found, but adding and subtracting the equations gives $${ends}$.`,
      fast: [
        `Choose $w = 0$. Then ${listed(["x", "y", "z"].map((letter) => `$${letter} = ${withZero(letter)}$`))}, so ${areMeans ? `the average of $w$ and $z$ is $\\frac{0 + ${withZero("z")}}{2} = ${value}$` : `$${ends} = ${value}$`}. Any value of $w$ gives the same result.`,
      ],
      steps: [
        ...(areMeans
          ? [
              `The sums are twice the averages: ${listed(given.map((text, k) => `$${text} = ${2 * sides[k]!}$`))}.`,
            ]
          : []),
        `Add and subtract so that $x$ and $y$ drop out: $${joined(
          signs,
          given.map((text) => `(${text})`),
        )} = ${ends}$.`,
        areMeans
          ? `The same holds for the halves: $${made} = ${value}$.`
          : `Do the same with the right sides: $${made} = ${value}$.`,
      ],
      check: `With $w = 1$ instead of 0, ${listed(["x", "y", "z"].map((letter) => `$${letter} = ${withZero(letter) + free[letter]!}$`))}, and ${areMeans ? "the average of $w$ and $z$" : `$${ends}$`} is still $${value}$.`,
      takeaway:
        "With more letters than equations, look for a combination in which the extra letters drop out.",
    },
  };
}

/** The same with products: multiply and divide instead of adding and subtracting. */
function chainProduct(rng: Rng): Asked | null {
  const [w, x, y, z] = rng.sample(range(2, 12), 4) as [number, number, number, number];
  const [a, b, c, value] = [w * x, x * y, y * z, w * z];
  if (new Set([a, b, c, value]).size < 4 || value > 80) return null;
  const second = new Fraction(b, a);
  const facts = `$wx = ${a}$, $xy = ${b}$, and $yz = ${c}$`;
  return {
    variant: "chain of products",
    difficulty: 6,
    stem: rng.pick([
      `If ${facts}, what is the value of $wz$?`,
      `The numbers $w$, $x$, $y$, and $z$ satisfy ${facts}. What is the value of $wz$?`,
      `What is the value of $wz$ if ${facts}?`,
    ]),
    key: {
      text: tex(value),
      value,
      why: `$\\frac{wx \\cdot yz}{xy} = wz$, so $wz = \\frac{${a} \\cdot ${c}}{${b}} = ${value}$.`,
    },
    slips: slipsOf(
      `
      ${a - b + c} | adds and subtracts instead | This is $${a} - ${b} + ${c}$. The letters are multiplied, so $x$ and $y$ drop out only by dividing.
      ${(a * b) / c} | divides by the wrong product | This is $\\frac{${a} \\cdot ${b}}{${c}}$, or $\\frac{wx \\cdot xy}{yz}$, in which $x$ does not cancel. Multiply $wx$ and $yz$ and divide by $xy$.
      ${(b * c) / a} | divides by the wrong product | This is $\\frac{${b} \\cdot ${c}}{${a}}$, or $\\frac{xy \\cdot yz}{wx}$, in which $y$ does not cancel. Multiply $wx$ and $yz$ and divide by $xy$.
      ${Math.abs(a - c)} | subtracts the first and the third product | This is $${Math.max(a, c)} - ${Math.min(a, c)}$, but the difference of $wx$ and $yz$ still contains $x$ and $y$. Multiply them and divide by $xy$.
      ${(a + c) / 2} | averages the first and the third product | This is $\\frac{${a} + ${c}}{2}$, but the average of $wx$ and $yz$ still contains $x$ and $y$. Multiply them and divide by $xy$.
      ${w + z} | adds two letters of one set of numbers that fits | This is $w + z$ if $w = ${w}$ and $z = ${z}$, but the question asks for the product, $wz$.
      ${a + c} | adds the first and the third product | This is $${a} + ${c}$, but the sum of $wx$ and $yz$ still contains $x$ and $y$. Multiply them and divide by $xy$.
      ${a + b - c} | adds and subtracts instead | This is $${a} + ${b} - ${c}$. The letters are multiplied, so $x$ and $y$ drop out only by dividing.
      ${b} | takes wz for equal to xy | This is $xy$. To get $wz$, divide $wx \\cdot yz = ${a * c}$ by it.`,
      (wrong) => Number.isInteger(wrong) && wrong > 1,
      tex,
    ),
    solution: {
      idea: "None of the four letters can be found, but multiplying two of the products and dividing by the third gives $wz$.",
      fast: [
        `Choose $w = 1$. Then $x = ${a}$, $y = ${texFraction(second)}$, and $z = ${second.bottom === 1 ? `\\frac{${c}}{${second.top}}` : `${c} \\cdot \\frac{${second.bottom}}{${second.top}}`} = ${value}$, so $wz = ${value}$.`,
      ],
      steps: [
        `Multiply the first and the third equation: $wx \\cdot yz = ${a} \\cdot ${c} = ${a * c}$.`,
        `The product contains $xy = ${b}$. Divide by it: $wz = \\frac{${a * c}}{${b}} = ${value}$.`,
      ],
      check: "Doubling $w$ halves $x$, doubles $y$, and halves $z$, so $wz$ does not change.",
      takeaway:
        "With more letters than equations, look for a combination in which the extra letters drop out.",
    },
  };
}

const told = (set: Values): string =>
  listed(Object.entries(set).map(([letter, each]) => `$${letter} = ${each}$`));

/** Which of five expressions has only one possible value? */
function determined(rng: Rng): Asked | null {
  const drawn = drawChain(rng);
  if (!drawn) return null;
  const { values, free, news, wrong, equations } = drawn;
  const key = rng.pick(news);
  const value = formulaOf(key)(values);
  const second = Object.fromEntries(
    Object.entries(values).map(([letter, each]) => [letter, each - values["w"]! * free[letter]!]),
  );
  return {
    variant: "which is determined",
    difficulty: 8,
    stem: rng.pick([
      `If ${equations}, the value of which of the following can be determined?`,
      `The numbers $w$, $x$, $y$, and $z$ satisfy ${equations}. The value of which of the following can be determined?`,
      `If $w$, $x$, $y$, and $z$ are numbers such that ${equations}, which of the following has a value that can be determined?`,
    ]),
    key: {
      text: `$${key}$`,
      why: `Adding and subtracting the given equations leaves $${key} = ${value}$.`,
    },
    slips: rng.shuffle(wrong).map((pair): Slip => ({
      text: `$${pair}$`,
      slip: "takes a combination that keeps a free letter",
      why: `It is $${formulaOf(pair)(values)}$ for ${told(values)}, but $${formulaOf(pair)(second)}$ for ${told(second)}.`,
    })),
    solution: {
      idea: "No letter is fixed. Raise $w$ by 1, and see how the three other letters must follow.",
      fast: [
        `If $w$ grows by 1, the equations make $x$, $y$, and $z$ change by ${listed(["x", "y", "z"].map((letter) => tex(free[letter]!)))}. Among the options, only $${key}$ stays the same.`,
      ],
      steps: [
        `One set of numbers that fits is ${told(values)}.`,
        `Another one is ${told(second)}.`,
        `In both, $${key}$ is $${value}$, and each of the four other options has two values.`,
      ],
      check: "Two sets of numbers that fit are enough to exclude an option.",
      takeaway: "A combination is determined if it does not change when the free letter changes.",
    },
  };
}

/** Means of overlapping lists: what they share drops out of the difference. */
function overlappingMeans(rng: Rng): Asked {
  const [n, d, isMore] = [rng.pick([2, 3, 4]), rng.int(2, 15), rng.chance(0.5)];
  const letters = ["v", "w", "x", "y", "z"].slice(4 - n);
  const [one, two] = [letters.slice(0, -1), letters.slice(1)].map((list) =>
    listed(list.map((letter) => `$${letter}$`)),
  ) as [string, string];
  const [first, last] = [letters[0]!, letters.at(-1)!];
  const [more, target] = isMore
    ? ["greater", `${first} - ${last}`]
    : ["less", `${last} - ${first}`];
  const key = n * d;
  const fold = n === 2 ? "twice" : `${n} times`;
  return {
    variant: `means of ${n}`,
    difficulty: n === 2 ? 4 : 5,
    stem: rng.pick([
      `If the average (arithmetic mean) of ${one} is ${d} ${more} than the average of ${two}, what is the value of $${target}$?`,
      `The average (arithmetic mean) of ${one} is ${d} ${more} than the average of ${two}. What is the value of $${target}$?`,
    ]),
    key: {
      text: tex(key),
      value: key,
      why: `The sums differ by $${n} \\cdot ${d} = ${key}$, and what they share drops out.`,
    },
    slips: [
      formulaSlip(
        d,
        "takes the difference of the averages",
        `This is the difference of the averages. The sums differ by $${n} \\cdot ${d} = ${key}$.`,
      ),
      formulaSlip(
        (n - 1) * d,
        "multiplies by the number of shared letters",
        `This is $${n - 1} \\cdot ${d}$, but each average is of ${n} numbers.`,
      ),
      formulaSlip(
        (n + 1) * d,
        "multiplies by the number of all letters",
        `This is $${n + 1} \\cdot ${d}$, but each average is of ${n} numbers.`,
      ),
      formulaSlip(
        2 * key,
        "counts the difference twice",
        `This is $2 \\cdot ${key}$. The sums differ by ${key}, and so do $${first}$ and $${last}$.`,
      ),
      formulaSlip(
        d + n,
        "adds instead of multiplying",
        `This is $${d} + ${n}$, but a sum is ${fold} its average.`,
      ),
      formulaSlip(
        d / n,
        "divides by the number of letters",
        `This is $\\frac{${d}}{${n}}$, but a sum is ${fold} its average.`,
      ),
      formulaSlip(
        d / 2,
        "takes half of the difference",
        `This is half of ${d}, but a sum is ${fold} its average.`,
      ),
      formulaSlip(
        3 * d,
        "multiplies by 3",
        `This is $3 \\cdot ${d}$, but each average is of ${n} numbers.`,
      ),
    ].filter(({ value }) => Number.isInteger(value)),
    solution: {
      idea: "Turn averages into sums. The letters that both sums contain drop out.",
      steps: [
        `The difference of the sums is ${fold} the difference of the averages: $${n} \\cdot ${d} = ${key}$.`,
        `The sums differ only in $${first}$ and $${last}$, so $${target} = ${key}$.`,
      ],
      check: `Choose 0 for all letters except $${isMore ? first : last}$: the averages are then $\\frac{${key}}{${n}} = ${d}$ and 0.`,
      takeaway:
        "If two lists share members, the difference of their sums needs only the members that they do not share.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "letters-that-drop-out",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "More letters than equations: no letter can be found, but a combination in which the free letter drops out can.",

  make(rng) {
    const asked = rng.pick([chainValue, chainValue, chainProduct, determined, overlappingMeans])(
      rng,
    );
    return asked && { ...asked, context: "pure" };
  },

  /** Only in a comparison of averages is the sign known. */
  possible: ({ stem, options }) =>
    options.map((option) => !stem.includes("average") || valueOf(option).value > 0),

  /** Tries several values of the free letters, and sees what stays the same. */
  check({ stem, options }) {
    const sets = [2, 7, -6].map((seed) => solved(rowsOf(stem), seed));
    const asked = stem.includes("average of $w$ and $z$?")
      ? "\\frac{w + z}{2}"
      : /value of \$([^$]+)\$/.exec(stem)?.[1];
    const constant = (text: string): number | null => {
      const [one, ...others] = sets.map(formulaOf(text));
      return others.every((other) => near(one!, other)) ? one! : null;
    };
    const answer = asked === undefined ? null : constant(asked);
    if (asked !== undefined && answer === null) throw new Error(`Not determined: ${stem}`);
    return options.flatMap((option, k) => {
      const isRight =
        answer === null ? constant(option) !== null : near(valueOf(option).value, answer);
      return isRight ? [k] : [];
    });
  },
};

interface Row {
  readonly left: (values: Values) => number;
  readonly right: number;
}

/** The mean of the letters in a text. */
function mean(text: string, values: Values): number {
  const list = text.match(/\b[v-z]\b/g) ?? [];
  return sum(list.map((letter) => values[letter]!)) / list.length;
}

function rowsOf(stem: string): Row[] {
  const means =
    /mean\) of (.+?) is (\d+) (greater|less) than the average of (.+?)[.,] [wW]hat/.exec(
      plain(stem),
    );
  const chain = Array.from(plain(stem).matchAll(/of (. and .) is (\d+)(?=[,.])/g));
  if (!means && chain.length > 0)
    return chain.map(([, letters = "", right]) => ({
      left: (values) => mean(letters, values),
      right: Number(right),
    }));
  if (!means)
    return Array.from(stem.matchAll(/\$([^$=]+) = (-?\d+)\$/g), ([, left = "", right]) => ({
      left: formulaOf(left),
      right: Number(right),
    }));
  const [, one = "", size, more, two = ""] = means;
  const right = more === "greater" ? Number(size) : -Number(size);
  return [{ left: (values) => mean(one, values) - mean(two, values), right }];
}

/** The first letters get some values; each equation then gives the next letter. */
function solved(rows: readonly Row[], seed: number): Values {
  const letters = ["v", "w", "x", "y", "z"];
  const values = Object.fromEntries(letters.map((letter, k) => [letter, seed + k * k]));
  rows.forEach(({ left, right }, r) => {
    const letter = letters[letters.length - rows.length + r]!;
    const without = left({ ...values, [letter]: 0 });
    values[letter] = (right - without) / (left({ ...values, [letter]: 1 }) - without);
  });
  return values;
}
