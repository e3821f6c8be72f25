import {
  type AskedProblem,
  draftOf,
  gcd,
  isCount,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  valueOfFormula,
} from "@theta/items/template";

const TAKEAWAY = "For the remainder of a sum or product, replace each integer by its remainder.";

const mod = (n: number, d: number): number => ((n % d) + d) % d;

/** Remainders that are less than the divisor, for slips. */
const others = (key: number, d: number, value: number) =>
  range(0, d - 1)
    .toSorted((x, y) => Math.abs(x - key) - Math.abs(y - key))
    .map(
      (r) =>
        [
          r,
          "makes an error in the division",
          value > 0 && r === Math.floor(value / d)
            ? `${r} is the quotient, not the remainder, when ${value} is divided by ${d}.`
            : `If the remainder were ${r}, $${value}${r === 0 ? "" : ` - ${r} = ${value - r}`}$ would be a multiple of ${d}, but it isn't.`,
        ] as const,
    );

interface Expression {
  readonly tex: string;
  readonly of: (r: number) => number;
  /** The expression with the remainder in it. */
  readonly shown: (r: number) => string;
}

const linear = (a: number, b: number): Expression => ({
  tex: `${a}n + ${b}`,
  of: (r) => a * r + b,
  shown: (r) => `${a} \\cdot ${r} + ${b}`,
});

const EXPRESSIONS: readonly Expression[] = [
  { tex: "n^2", of: (r) => r * r, shown: (r) => `${r}^2` },
  { tex: "n^2 + n", of: (r) => r * r + r, shown: (r) => `${r}^2 + ${r}` },
  { tex: "n^2 + 3n", of: (r) => r * r + 3 * r, shown: (r) => `${r}^2 + 3 \\cdot ${r}` },
  { tex: "(n + 1)(n + 2)", of: (r) => (r + 1) * (r + 2), shown: (r) => `${r + 1} \\cdot ${r + 2}` },
  { tex: "n^3", of: (r) => r ** 3, shown: (r) => `${r}^3` },
];

/** One integer and an expression in it. */
function askOne(rng: Rng): AskedProblem | null {
  const d = rng.pick([5, 6, 7, 8, 9, 11, 12]);
  const r = rng.int(2, d - 1);
  const one = rng.chance(0.5) ? linear(rng.int(2, 6), rng.int(1, 9)) : rng.pick(EXPRESSIONS);
  const value = one.of(r);
  const key = mod(value, d);
  if (value < d || value > 150 || key === r || gcd(one.of(1) - one.of(0), d) > 1 || one.of(0) === d)
    return null;
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `When the positive integer $n$ is divided by ${d}, the remainder is ${r}. What is the remainder when $${one.tex}$ is divided by ${d}?`,
      `If $n$ is a positive integer and the remainder when $n$ is divided by ${d} is ${r}, what is the remainder when $${one.tex}$ is divided by ${d}?`,
    ],
    key,
    why: `$${one.shown(r)} = ${value}$, and ${value} divided by ${d} leaves the remainder ${key}.`,
    wrong: [
      [r, "keeps the remainder", `${r} is the remainder of $n$ itself, not of $${one.tex}$.`],
      [
        mod(-value, d),
        "finds what is missing",
        `${mod(-value, d)} must be added to ${value} to make a multiple of ${d}.`,
      ],
      [
        Math.floor(value / d),
        "takes the quotient",
        `${Math.floor(value / d)} is the quotient, not the remainder, when ${value} is divided by ${d}.`,
      ],
      [
        mod(one.of(0) + r, d),
        "leaves out a factor",
        `This is the remainder of $${r} + ${one.of(0)} = ${r + one.of(0)}$, but with ${r} for each $n$, $${one.tex}$ is $${one.shown(r)} = ${value}$.`,
      ],
      [
        mod(2 * r, d),
        "doubles the remainder",
        `This is the remainder of $2 \\cdot ${r} = ${2 * r}$, but with ${r} for each $n$, $${one.tex}$ is $${one.shown(r)} = ${value}$.`,
      ],
      ...others(key, d, value),
    ],
    solution: {
      idea: `Use ${r} for $n$: multiples of ${d} don't change the remainder.`,
      fast: [
        `With $n = ${r}$, the value is $${one.shown(r)} = ${value}$. When ${value} is divided by ${d}, the remainder is ${key}.`,
      ],
      steps: [
        `$n = ${d}q + ${r}$ for some integer $q$.`,
        `In $${one.tex}$, every term that contains $${d}q$ is a multiple of ${d}, and what is left is $${one.shown(r)} = ${value}$.`,
        `$${value} = ${d} \\cdot ${Math.floor(value / d)} + ${key}$, so the remainder is ${key}.`,
      ],
      check: `Try another number, such as $n = ${d + r}$: $${one.shown(d + r)} = ${one.of(d + r)} = ${d} \\cdot ${Math.floor(one.of(d + r) / d)} + ${key}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value_) => isCount(value_) && value_ < d,
  };
}

const PAIRS = ["x + y", "xy", "x - y", "2x + y", "x + 3y", "xy + x"] as const;

/** Two integers with the same divisor. */
function askTwo(rng: Rng): AskedProblem | null {
  const d = rng.pick([6, 7, 8, 9, 10, 11, 12]);
  const [r, s] = rng.sample(range(2, d - 1), 2) as [number, number];
  const tex = rng.pick(PAIRS);
  const value = valueOfFormula(tex, { x: r, y: s });
  const key = mod(value, d);
  if (value === key || (tex === "x - y" && r > s)) return null;
  const isDifference = tex === "x - y";
  const shown = tex
    .replaceAll("xy", "x \\cdot y")
    .replaceAll(/(\d)([xy])/g, "$1 \\cdot $2")
    .replaceAll("x", String(r))
    .replaceAll("y", String(s));
  const again = valueOfFormula(tex, { x: r + 2 * d, y: s + d });
  return {
    difficulty: isDifference ? 4 : 3,
    stems: [],
    pure: [
      `When the positive integers $x$ and $y$ are divided by ${d}, the remainders are ${r} and ${s}, respectively. What is the remainder when $${tex}$ is divided by ${d}?`,
      `The remainder when the positive integer $x$ is divided by ${d} is ${r}, and the remainder when the positive integer $y$ is divided by ${d} is ${s}. What is the remainder when $${tex}$ is divided by ${d}?`,
    ].map((stem) => (isDifference ? stem.replace("What is", "If $x > y$, what is") : stem)),
    key,
    why: `With ${r} for $x$ and ${s} for $y$, $${tex}$ is $${shown} = ${value}$, and when that is divided by ${d}, the remainder is ${key}.`,
    wrong: [
      [
        mod(r + s, d),
        "adds the remainders",
        `This is the remainder of $x + y$, from $${r} + ${s} = ${r + s}$, not of $${tex}$.`,
      ],
      [
        mod(r * s, d),
        "multiplies the remainders",
        `This is the remainder of $xy$, from $${r} \\cdot ${s} = ${r * s}$, not of $${tex}$.`,
      ],
      [
        Math.abs(r - s),
        "subtracts the remainders",
        isDifference
          ? `${r} is less than ${s}, so $x - y$ is ${s - r} less than a multiple of ${d}.`
          : `This is $${Math.max(r, s)} - ${Math.min(r, s)}$, but with ${r} for $x$ and ${s} for $y$, $${tex}$ is ${value}.`,
      ],
      [
        mod(-value, d),
        "finds what is missing",
        `${mod(-value, d)} must be added to ${value < 0 ? `$${value}$` : value} to make a multiple of ${d}.`,
      ],
      [
        mod(valueOfFormula(tex, { x: s, y: r }), d),
        "exchanges $x$ and $y$",
        `This uses ${s} for $x$ and ${r} for $y$, but ${r} is the remainder of $x$, and ${s} is the remainder of $y$.`,
      ],
      [r, "takes the remainder of $x$", `${r} is the remainder of $x$, not of $${tex}$.`],
      [s, "takes the remainder of $y$", `${s} is the remainder of $y$, not of $${tex}$.`],
      ...others(key, d, value),
    ],
    solution: {
      idea: `Replace $x$ and $y$ by their remainders: multiples of ${d} don't change the remainder.`,
      steps: [
        `With $x = ${r}$ and $y = ${s}$, $${tex}$ is $${shown} = ${value}$.`,
        value < 0
          ? `$${value} + ${d} = ${key}$, so the remainder is ${key}.`
          : `$${value} = ${d} \\cdot ${Math.floor(value / d)} + ${key}$, so the remainder is ${key}.`,
      ],
      check: `Try $x = ${r + 2 * d}$ and $y = ${s + d}$: the value of $${tex}$ is $${again} = ${d} \\cdot ${Math.floor(again / d)} + ${key}$.`,
      takeaway: TAKEAWAY,
    },
    shows: (value_) => isCount(value_) && value_ < d,
  };
}

/** Back from a multiple to the integer. */
function askBack(rng: Rng): AskedProblem | null {
  const d = rng.pick([5, 7, 8, 9, 10, 11]);
  const [a, key] = [rng.int(2, 6), rng.int(1, d - 1)];
  const value = a * key;
  const r = mod(value, d);
  if (gcd(a, d) > 1 || r === value || r === key || r % a === 0) return null;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $n$ is a positive integer and the remainder when $${a}n$ is divided by ${d} is ${r}, what is the remainder when $n$ is divided by ${d}?`,
      `When $${a}n$ is divided by ${d}, the remainder is ${r}. If $n$ is a positive integer, what is the remainder when $n$ is divided by ${d}?`,
    ],
    key,
    why: `$${a} \\cdot ${key} = ${value}$, and ${value} divided by ${d} leaves the remainder ${r}.`,
    wrong: range(0, d - 1)
      .filter((n) => n !== key)
      .toSorted((m, n) => Math.abs(m - r) - Math.abs(n - r))
      .map(
        (n) =>
          [
            n,
            n === r
              ? "keeps the remainder"
              : n === mod(a * r, d)
                ? `multiplies by ${a}`
                : n === Math.floor(r / a)
                  ? "divides the remainder"
                  : "misses a multiple",
            `If the remainder were ${n}, $${a}n$ would have the remainder of $${a} \\cdot ${n} = ${a * n}$, which is ${mod(a * n, d)}, not ${r}.`,
          ] as const,
      ),
    solution: {
      idea: `Only the remainders from 0 to ${d - 1} have to be tried.`,
      fast: [
        `Numbers that are ${r} more than a multiple of ${d}: ${range(0, a)
          .map((k) => d * k + r)
          .filter((n) => n <= value)
          .join(
            ", ",
          )}. The first that is a multiple of ${a} is ${value}, and $\\frac{${value}}{${a}} = ${key}$.`,
      ],
      steps: [
        `$${a}n$ is one of the numbers ${range(0, 4)
          .map((k) => d * k + r)
          .join(", ")}, and so on.`,
        `The first of them that is divisible by ${a} is ${value}, so $n$ can be $\\frac{${value}}{${a}} = ${key}$.`,
        `Every other such $n$ differs from ${key} by a multiple of ${d}, because ${a} and ${d} have no common factor greater than 1.`,
        `So the remainder is ${key}.`,
      ],
      check: `With $n = ${key + d}$, $${a}n = ${a * (key + d)} = ${d} \\cdot ${Math.floor((a * (key + d)) / d)} + ${r}$.`,
      takeaway:
        "To go back from a remainder, list the numbers that have it until one of them fits.",
    },
    shows: isCount,
  };
}

/** From a divisor to one of its factors. */
function askFactor(rng: Rng): AskedProblem | null {
  const [d, f] = [rng.pick([4, 5, 6, 7, 8, 9]), rng.int(2, 5)];
  const big = d * f;
  const r = rng.int(d + 1, big - 1);
  const [tex, power] = rng.pick([
    ["n", 1],
    ["2n", 0],
    ["n^2", 2],
  ] as const);
  const valueAt = (n: number): number => (power === 0 ? 2 * n : n ** power);
  const [value, again] = [valueAt(r), valueAt(big + r)];
  const key = mod(value, d);
  if (big > 40 || key === 0 || (power !== 1 && key === mod(r, d))) return null;
  return {
    difficulty: power === 1 ? 3 : 4,
    stems: [],
    pure: [
      `When the positive integer $n$ is divided by ${big}, the remainder is ${r}. What is the remainder when $${tex}$ is divided by ${d}?`,
      `If $n$ is a positive integer and the remainder when $n$ is divided by ${big} is ${r}, what is the remainder when $${tex}$ is divided by ${d}?`,
    ],
    key,
    why: `Multiples of ${big} are multiples of ${d}, so the remainder is that of ${power === 2 ? `$${r}^2$` : value}, which is ${key}.`,
    wrong: [
      [
        mod(r, d),
        "takes the remainder of $n$",
        `${mod(r, d)} is the remainder when $n$, not $${tex}$, is divided by ${d}.`,
      ],
      [
        Math.floor(r / d),
        "takes a quotient",
        `${Math.floor(r / d)} is the quotient, not the remainder, when ${r} is divided by ${d}.`,
      ],
      [
        d - key,
        "finds what is missing",
        `${d - key} must be added to ${value} to make a multiple of ${d}.`,
      ],
      [
        0,
        "takes multiples for all",
        `${big} is a multiple of ${d}, but $n$ is ${r} more than a multiple of ${big}, and ${value} isn't a multiple of ${d}.`,
      ],
      [
        mod(big - r, d),
        "takes the wrong difference",
        `$n$ is ${r} more, not ${r} less, than a multiple of ${big}.`,
      ],
      ...others(key, d, value),
    ],
    solution: {
      idea: `$n$ is ${r} more than a multiple of ${big}, and every multiple of ${big} is a multiple of ${d}.`,
      fast: [
        `Use $n = ${r}$${power === 1 ? "" : `: $${tex}$ has the remainder of ${power === 2 ? `$${mod(r, d)}^2 = ${mod(r, d) ** 2}$` : value}`}. When ${power === 2 ? mod(r, d) ** 2 : value} is divided by ${d}, the remainder is ${key}.`,
      ],
      steps: [
        `$n = ${big}q + ${r}$, and $${r} = ${d} \\cdot ${Math.floor(r / d)} + ${mod(r, d)}$, so $n$ has the remainder ${mod(r, d)} when it is divided by ${d}.`,
        power === 1
          ? `So the remainder is ${key}.`
          : `So $${tex}$ has the remainder of $${power === 2 ? `${mod(r, d)}^2 = ${mod(r, d) ** 2}` : `2 \\cdot ${mod(r, d)} = ${2 * mod(r, d)}`}$, which is ${key}.`,
      ],
      check: `Try $n = ${big + r}$: $${tex === "2n" ? `2 \\cdot ${big + r} = ` : tex === "n^2" ? `${big + r}^2 = ` : ""}${again} = ${d} \\cdot ${Math.floor(again / d)} + ${key}$.`,
      takeaway: "A remainder for a divisor gives the remainder for each factor of that divisor.",
    },
    shows: (value_) => isCount(value_) && value_ < d,
  };
}

const ASK = { one: askOne, two: askTwo, back: askBack, factor: askFactor };
const KINDS = ["one", "one", "two", "back", "back", "factor"] as const;

/** No remainder is ruled out, so this only says that the options are integers. */
const READINGS: readonly StemReading[] = [{ wording: /remainder/, fits: isCount }];

export const template: ProblemTemplate = {
  id: "remainder-of-expression",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "algebra",
  pattern: "From the remainders of integers to the remainder of an expression in them.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes through integers with the given remainders; all must leave the same one. */
  check({ stem, options }) {
    const text = stem.replaceAll("$", "");
    const asked = /.*remainder when (.+) is divided by (\d+)\?$/.exec(text);
    const given =
      /When (.+) is divided by (\d+), the remainder is (\d+)\./.exec(
        text.replace("the positive integer ", ""),
      ) ?? /remainder when (n|\dn) is divided by (\d+) is (\d+), what/.exec(text);
    const pair =
      /divided by (\d+)(?:, the remainders are| is) (\d+)(?: and|, and .*\d+ is) (\d+)/.exec(text);
    if (!asked || !(given ?? pair)) throw new Error(`Unread: ${stem}`);
    const [d, r, s] = (pair ?? ["", given![2], given![3], "0"]).slice(1).map(Number) as [
      number,
      number,
      number,
    ];
    const fits = pair
      ? range(2 * d, 6 * d)
          .flatMap((x) => range(1, 2 * d).map((y) => ({ x, y, n: 0 })))
          .filter(({ x, y }) => x % d === r && y % d === s)
      : range(1, 12 * d)
          .map((n) => ({ x: 0, y: 0, n }))
          .filter((one) => valueOfFormula(given![1]!, one) % d === r);
    const found = new Set(fits.map((one) => mod(valueOfFormula(asked[1]!, one), Number(asked[2]))));
    return options.flatMap((option, k) =>
      found.size === 1 && found.has(Number(option)) ? [k] : [],
    );
  },
  possible: (view) => openOptions(view, READINGS),
};
