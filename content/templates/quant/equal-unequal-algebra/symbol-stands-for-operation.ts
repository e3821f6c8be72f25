import {
  Fraction,
  isPositiveWhole,
  listed,
  near,
  numberChoice,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  texFraction,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Operation {
  readonly name: string;
  readonly sign: string;
  readonly of: (x: number, y: number) => number;
}

const OPERATIONS: readonly Operation[] = [
  { name: "addition", sign: "+", of: (x, y) => x + y },
  { name: "subtraction", sign: "-", of: (x, y) => x - y },
  { name: "multiplication", sign: "\\cdot", of: (x, y) => x * y },
  { name: "division", sign: "\\div", of: (x, y) => x / y },
];
const SYMBOLS = ["\\diamond", "\\triangle", "\\odot", "\\star"];
const LIST = "addition, subtraction, multiplication, and division";
/** Numbers for which two operations give the same result. */
const TWOFOLD = [
  [4, 2],
  [2, 2],
  [5, 1],
  [7, 1],
  [9, 1],
  [0, 3],
  [0, 5],
  [6, 0],
  [8, 0],
  [-2, 2],
  [3, -1],
  [6, -1],
] as const;
const ASKED = [
  [6, 2],
  [8, 2],
  [10, 2],
  [6, 3],
  [9, 3],
  [12, 3],
  [15, 3],
  [8, 4],
  [12, 4],
  [20, 4],
  [10, 5],
  [15, 5],
  [20, 5],
  [12, 6],
  [18, 6],
] as const;

const signed = (x: number): string => (x < 0 ? `(${x})` : String(x));
const shown = ({ sign }: Operation, x: number, y: number): string =>
  `${signed(x)} ${sign} ${signed(y)}`;
const ascending = (values: readonly number[]): number[] => values.toSorted((x, y) => x - y);
const sets = (values: readonly number[]): string =>
  values.length === 1 ? `${values[0]!} only` : listed(ascending(values).map(String));

/** Two operations fit: which values can another expression have? */
function allValues(rng: Rng): ProblemDraft | null {
  const [x, y] = rng.pick(TWOFOLD);
  const [d, e] = rng.pick(ASKED);
  const symbol = rng.pick(SYMBOLS);
  const result = ascending(OPERATIONS.map(({ of }) => of(x, y))).find(
    (one) => OPERATIONS.filter(({ of }) => of(x, y) === one).length === 2,
  );
  const fitting = OPERATIONS.filter(({ of }) => of(x, y) === result);
  const others = OPERATIONS.filter((one) => !fitting.includes(one));
  const values = OPERATIONS.map(({ of }) => of(d, e));
  if (result === undefined || new Set(values).size < 4) return null;
  const [one, two] = fitting as [Operation, Operation];
  const [p, q] = [one.of(d, e), two.of(d, e)];
  const [r, s] = others.map(({ of }) => of(d, e)) as [number, number];
  const equation = `${signed(x)} ${symbol} ${signed(y)} = ${result}`;
  const wording = rng.int(0, 1);
  const missing = (left: Operation): string =>
    `This leaves out ${left.of(d, e)}: $${symbol}$ can also be ${left.name}, because $${shown(left, x, y)} = ${result}$.`;
  const other = (extra: Operation): string =>
    y === 0 && extra.name === "division"
      ? `$${shown(extra, x, y)}$ isn't defined`
      : `$${shown(extra, x, y)} = ${extra.of(x, y)}$`;
  const fails = (extra: Operation): string =>
    `The ${extra.of(d, e)} comes from ${extra.name}, but $${symbol}$ can't be ${extra.name}, because ${other(extra)}.`;
  const [third, fourth] = others as [Operation, Operation];
  return {
    variant: `values/${wording}`,
    context: "pure",
    difficulty: 3,
    stem: [
      `The symbol $${symbol}$ represents one of the operations ${LIST}. If $${equation}$, what are all the possible values of $${d} ${symbol} ${e}$?`,
      `If $${symbol}$ represents one of the operations ${LIST}, and if $${equation}$, then which of the following lists all the possible values of $${d} ${symbol} ${e}$?`,
    ][wording]!,
    key: {
      text: sets([p, q]),
      why: `$${shown(one, x, y)}$ and $${shown(two, x, y)}$ are both ${result}, so the possible values are $${shown(one, d, e)} = ${p}$ and $${shown(two, d, e)} = ${q}$.`,
    },
    slips: [
      { text: sets([p, r]), slip: "takes an operation that doesn't fit", why: fails(third) },
      {
        text: sets([r, s]),
        slip: "takes operations that don't fit",
        why: `${fails(third)} ${fails(fourth)}`,
      },
      { text: sets([q, s]), slip: "takes an operation that doesn't fit", why: fails(fourth) },
      { text: sets([q, r]), slip: "takes an operation that doesn't fit", why: fails(third) },
      { text: sets([p, s]), slip: "takes an operation that doesn't fit", why: fails(fourth) },
      { text: sets([p]), slip: "finds only one operation", why: missing(two) },
      { text: sets([q]), slip: "finds only one operation", why: missing(one) },
    ],
    solution: {
      idea: `Test each of the four operations in $${equation}$.`,
      steps: [
        `$${shown(one, x, y)} = ${result}$ and $${shown(two, x, y)} = ${result}$, but ${other(third)} and ${other(fourth)}.`,
        `So $${symbol}$ is ${one.name} or ${two.name}.`,
        `The possible values are $${shown(one, d, e)} = ${p}$ and $${shown(two, d, e)} = ${q}$.`,
      ],
      takeaway: "When a symbol may stand for several operations, test all of them.",
    },
  };
}

/** Ordered pairs of different operations. */
const PAIRS = OPERATIONS.flatMap((one) =>
  OPERATIONS.filter((two) => two !== one).map((two) => [one, two] as const),
);

/** Expressions for which one pair of different operations fits, and twice the same one would too. */
const TEMPTING = range(4, 20).flatMap((x) =>
  range(2, 9).flatMap((y) =>
    range(2, 9).flatMap((z) =>
      OPERATIONS.flatMap((same) => {
        const result = same.of(same.of(x, y), z);
        const fitting = PAIRS.filter(([p, q]) => near(q.of(p.of(x, y), z), result));
        const [one, two] = fitting[0] ?? [];
        const isGood = one && fitting.length === 1 && isPositiveWhole(one.of(x, y));
        const isShort = isPositiveWhole(result) && result <= 60 && x !== y && y !== z;
        return isGood && two && isShort ? [{ x, y, z, one, two, same, result }] : [];
      }),
    ),
  ),
);

/** Why no other operation leads from the first result to the second one. */
function notReached(
  operation: Operation,
  { x, y, z, result }: Record<"x" | "y" | "z" | "result", number>,
): string {
  const got = operation.of(x, y);
  if (!Number.isInteger(got))
    return `${result} can't be reached from it: only multiplication could give an integer, and $${texFraction(new Fraction(x, y))} \\cdot ${z} = ${texFraction(new Fraction(x * z, y))}$`;
  const next = OPERATIONS.filter((other) => other !== operation).map((other) => {
    const reached = other.of(got, z);
    return `$${shown(other, got, z)} = ${Number.isInteger(reached) ? reached : texFraction(new Fraction(got, z))}$`;
  });
  return `${listed(next)}, none of which is ${result}`;
}

/** Only one pair of different operations fits: what is the value of another expression? */
function twoSymbols(rng: Rng): ProblemDraft | null {
  const { x, y, z, one, two, same, result } = rng.pick(TEMPTING);
  const [d, e, f] = [rng.int(2, 12), rng.int(2, 9), rng.int(2, 9)];
  // In the question, the operations come in the other order.
  const value = (p: Operation, q: Operation): number => tidy(p.of(q.of(d, e), f));
  const key = value(one, two);
  if (!isPositiveWhole(key) || key > 80 || !isPositiveWhole(two.of(d, e)) || d === e) return null;
  // Somebody who applies the same operation twice must find that result among the options.
  if (!isPositiveWhole(value(same, same)) || value(same, same) === key) return null;
  const [first, second] = rng.sample(SYMBOLS, 2) as [string, string];
  const equation = `(${x} ${first} ${y}) ${second} ${z} = ${result}`;
  const asked = `(${d} ${second} ${e}) ${first} ${f}`;
  const worked = (p: Operation, q: Operation): string =>
    `(${shown(q, d, e)}) ${p.sign} ${f} = ${value(p, q)}`;
  const wrong: Wrong[] = [
    [
      value(same, same),
      "takes both symbols for the same operation",
      `This is $${worked(same, same)}$. Using ${same.name} for both symbols also gives ${result}, but the two operations are different.`,
    ],
    [
      value(two, one),
      "exchanges the operations",
      `This is $${worked(two, one)}$, with the two operations interchanged: $${first}$ is ${one.name}, and $${second}$ is ${two.name}.`,
    ],
    ...rng.shuffle(PAIRS).map(([p, q]): Wrong => {
      const got = tidy(q.of(p.of(x, y), z), 2);
      return [
        value(p, q),
        "takes operations that don't fit",
        `This takes $${first}$ as ${p.name} and $${second}$ as ${q.name}, but then $(${x} ${first} ${y}) ${second} ${z}$ would be ${Number.isInteger(got) ? got : `about ${got.toFixed(1)}`}, not ${result}.`,
      ];
    }),
  ];
  const wording = rng.int(0, 1);
  return {
    variant: `two/${wording}`,
    context: "pure",
    difficulty: 5,
    stem: [
      `Each of the symbols $${first}$ and $${second}$ represents one of the operations ${LIST}, and the two symbols represent different operations. If $${equation}$, what is the value of $${asked}$?`,
      `If $${first}$ and $${second}$ represent two different operations, each of which is ${LIST.replace("and", "or")}, and if $${equation}$, then $${asked} =$`,
    ][wording]!,
    key: numberChoice(
      key,
      `$${first}$ is ${one.name} and $${second}$ is ${two.name}, so the value is $${worked(one, two)}$.`,
    ),
    slips: slipsFrom(wrong, (got) => isPositiveWhole(got) && got <= 3 * key + 10),
    solution: {
      idea: `For each operation that $${first}$ may be, see whether one of the other operations then leads to ${result}.`,
      steps: [
        ...OPERATIONS.map((operation) => {
          const got = operation.of(x, y);
          const inner = Number.isInteger(got) ? `= ${got}` : `= ${texFraction(new Fraction(x, y))}`;
          return operation === one
            ? `If $${first}$ is ${operation.name}, $${shown(operation, x, y)} ${inner}$, and $${shown(two, got, z)} = ${result}$ fits.`
            : `If $${first}$ is ${operation.name}, $${shown(operation, x, y)} ${inner}$, but ${notReached(operation, { x, y, z, result })}.`;
        }),
        `So the value is $${worked(one, two)}$.`,
      ],
      check: `Using ${same.name} for both symbols also gives ${result}, but the symbols stand for different operations.`,
      takeaway: "Test operations in order and let the result tell you which one can follow.",
    },
  };
}

/** Every number in a text that may be in parentheses because it's negative. */
const NUMBER = String.raw`\(?(-?\d+)\)?`;

function rightValues(stem: string): { one?: number[]; all?: number[] } {
  const text = plain(stem).replaceAll(/\\(\w+)/g, (_, name: string) => `@${name[0]!}`);
  if (/all the possible/.test(text)) {
    const told = new RegExp(`${NUMBER} @\\w ${NUMBER} = (-?\\d+)`);
    const [x, y, result] = read(text, told).map(Number) as [number, number, number];
    const [d, e] = read(text, /values of (\d+) @\w (\d+)/).map(Number) as [number, number];
    return { all: OPERATIONS.filter(({ of }) => of(x, y) === result).map(({ of }) => of(d, e)) };
  }
  const [x, y, z, result] = read(text, /\((\d+) @\w (\d+)\) @\w (\d+) = (\d+)/).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const [d, e, f] = read(text, /(?:of|then) \((\d+) @\w (\d+)\) @\w (\d+)/).map(Number) as [
    number,
    number,
    number,
  ];
  return {
    one: PAIRS.filter(([p, q]) => near(q.of(p.of(x, y), z), result)).map(([p, q]) =>
      p.of(q.of(d, e), f),
    ),
  };
}

export const template: ProblemTemplate = {
  id: "symbol-stands-for-operation",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "A symbol stands for an unknown operation: test all four before you go on.",

  make: (rng) => rng.pick([allValues, twoSymbols, twoSymbols])(rng),

  /** Each value is the result of some operation, or an integer where two symbols are combined. */
  possible({ stem, options }) {
    const [, d, e] = /values of (\d+) \S+ (\d+)/.exec(plain(stem)) ?? [];
    const results = d && e ? OPERATIONS.map(({ of }) => of(Number(d), Number(e))) : [];
    return options.map((option) =>
      results.length > 0
        ? (option.match(/-?\d+/g) ?? []).every((value) => results.includes(Number(value)))
        : isPositiveWhole(valueOf(option).value),
    );
  },

  /** Tries all operations. */
  check({ stem, options }) {
    const { one, all } = rightValues(stem);
    return options.flatMap((option, k) => {
      if (one) return one.every((value) => near(value, valueOf(option).value)) ? [k] : [];
      const listedValues = (option.match(/-?\d+/g) ?? []).map(Number);
      return ascending(listedValues).join(" ") === ascending(all!).join(" ") ? [k] : [];
    });
  },
};
