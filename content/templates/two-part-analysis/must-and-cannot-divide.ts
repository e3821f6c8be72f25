import {
  type Choice,
  listed,
  plain,
  range,
  read,
  type Rng,
  selectionOf,
  thousands,
  type TwoPartDraft,
  type TwoPartTemplate,
} from "@theta/items/template";

/** An expression in m and n, and its behavior if it never changes. */
interface Expression {
  readonly tex: string;
  readonly at: (m: number, n: number) => number;
}

const of = (tex: string, at: (m: number, n: number) => number): Expression => ({ tex, at });

const SUM = of("m + n", (m, n) => m + n);
const PRODUCT = of("mn", (m, n) => m * n);
const SHORT: readonly Expression[] = [
  SUM,
  PRODUCT,
  of("m + 2n", (m, n) => m + 2 * n),
  of("3m + n", (m, n) => 3 * m + n),
  of("mn + m", (m, n) => m * n + m),
  of("mn + n", (m, n) => m * n + n),
  of("m + n + 1", (m, n) => m + n + 1),
  of("mn + 1", (m, n) => m * n + 1),
  of("mn + 2", (m, n) => m * n + 2),
  of("2m + 2n", (m, n) => 2 * m + 2 * n),
  of("2m + 2n + 1", (m, n) => 2 * m + 2 * n + 1),
  of("m^2 + n^2", (m, n) => m ** 2 + n ** 2),
  of("m^2 + m", (m) => m ** 2 + m),
  of("n^2 + n + 1", (_, n) => n ** 2 + n + 1),
  of("m^2 + mn", (m, n) => m ** 2 + m * n),
  of("m^2 n + n", (m, n) => m ** 2 * n + n),
  of("m^2 + 3n", (m, n) => m ** 2 + 3 * n),
  of("(m + 1)(n + 1)", (m, n) => (m + 1) * (n + 1)),
  of("m^2 + n^2 + 1", (m, n) => m ** 2 + n ** 2 + 1),
  of("m^2 + n^2 + 2", (m, n) => m ** 2 + n ** 2 + 2),
  of("m^2 n^2 + 2", (m, n) => m ** 2 * n ** 2 + 2),
  of("m^2 + 2n^2", (m, n) => m ** 2 + 2 * n ** 2),
  of("m^3 + 2m", (m) => m ** 3 + 2 * m),
  of("m^2 n + 2n", (m, n) => m ** 2 * n + 2 * n),
  of("m + n^2 + 3", (m, n) => m + n ** 2 + 3),
  of("3mn + 1", (m, n) => 3 * m * n + 1),
];

interface Condition {
  readonly name: string;
  readonly text: string;
  readonly divisor: 2 | 3 | 4;
  readonly holds: (m: number, n: number) => boolean;
  /** The cases that the condition leaves, and what each says about residues. */
  readonly insight: string;
  readonly level: number;
}

const isOdd = (k: number): boolean => k % 2 === 1;
const CONDITIONS: readonly Condition[] = [
  {
    name: "sum-odd",
    text: "$m + n$ is odd",
    divisor: 2,
    holds: (m, n) => isOdd(m + n),
    insight: "One of $m$ and $n$ is even and the other is odd, but either can be the even one.",
    level: 4,
  },
  {
    name: "product-even",
    text: "$mn$ is even",
    divisor: 2,
    holds: (m, n) => !isOdd(m * n),
    insight: "The product is even unless $m$ and $n$ are both odd.",
    level: 4,
  },
  {
    name: "power-even",
    text: "$m^n$ is even",
    divisor: 2,
    holds: (m) => !isOdd(m),
    insight: "A power of an odd number is odd, so $m$ is even. $n$ can be even or odd.",
    level: 4,
  },
  {
    name: "squares-even",
    text: "$m^2 + n^2$ is even",
    divisor: 2,
    holds: (m, n) => !isOdd(m + n),
    insight:
      "A sum is even only if both parts are even or both are odd. The square of an integer is even only if the integer is, so $m$ and $n$ are both even or both odd.",
    level: 5,
  },
  {
    name: "product-odd",
    text: "$mn$ is odd",
    divisor: 4,
    holds: (m, n) => isOdd(m * n),
    insight:
      "A product is odd only if both factors are, so $m$ and $n$ are odd. When an odd integer is divided by 4, the remainder is 1 or 3, and the remainder of its square is 1.",
    level: 5,
  },
  {
    name: "no-threes",
    text: "neither $m$ nor $n$ is divisible by 3",
    divisor: 3,
    holds: (m, n) => m % 3 > 0 && n % 3 > 0,
    insight:
      "When an integer that isn't divisible by 3 is divided by 3, the remainder is 1 or 2, and the remainder of its square is 1.",
    level: 5,
  },
  {
    name: "sum-three",
    text: "$m + n$ is divisible by 3 and $mn$ is not divisible by 3",
    divisor: 3,
    holds: (m, n) => (m + n) % 3 === 0 && (m * n) % 3 > 0,
    insight:
      "Because $mn$ is not divisible by 3, neither $m$ nor $n$ is. Because $m + n$ is divisible by 3, one of them has the remainder 1 when divided by 3, and the other has the remainder 2. The square of each has the remainder 1.",
    level: 6,
  },
];

const NUMBERS = range(1, 24);
const PAIRS = NUMBERS.flatMap((m) => NUMBERS.map((n) => [m, n] as const));

function drawNumbers(rng: Rng) {
  const { name, text, divisor: d, holds, insight, level } = rng.pick(CONDITIONS);
  const cases = PAIRS.filter(([m, n]) => holds(m, n));
  const left = (value: number): number => value % d;
  const restsOf = ({ at }: Expression): Set<number> =>
    new Set(cases.map(([m, n]) => left(at(m, n))));
  // What is even or odd anyway, or stated in the stem, needs no condition.
  const isTold = ({ tex, at }: Expression): boolean =>
    text.includes(`$${tex}$`) || new Set(PAIRS.map(([m, n]) => left(at(m, n)) === 0)).size === 1;
  const pool = rng.shuffle(SHORT.filter((one) => !isTold(one)));
  const always = pool.find((one) => [...restsOf(one)].join() === "0");
  const never = pool.find((one) => !restsOf(one).has(0));
  const open = pool.filter((one) => restsOf(one).has(0) && restsOf(one).size > 1).slice(0, 4);
  if (!always || !never || open.length < 4) return null;
  const kind = d === 2 ? "even" : `a multiple of ${d}`;
  const residues = [
    ...new Map(cases.map(([m, n]) => [`${m % d},${n % d}`, [m, n] as const])).values(),
  ].map(([m, n]) => cases.find(([a, b]) => a % d === m % d && b % d === n % d)!);
  return {
    name,
    text,
    d,
    insight,
    level,
    cases,
    left,
    restsOf,
    always,
    never,
    open,
    kind,
    residues,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

/** What a condition makes even, if it also settles the parts of some expressions. */
const EVEN_PARTS: Record<string, [given: string, isEven: (term: string) => boolean]> = {
  "sum-odd": ["one of $m$ and $n$ is even", (term) => /m.*n/.test(term)],
  "product-even": ["$mn$ is even", (term) => /m.*n/.test(term)],
  "power-even": ["$m$ is even", (term) => term.includes("m")],
};

/** Why a sum is always even or always odd, if each of its parts is. */
function direct(name: string, { tex }: Expression): string | null {
  const [given, isEven] = EVEN_PARTS[name] ?? [];
  if (!given || !isEven || tex.includes("(")) return null;
  const terms = tex.split(" + ");
  const added = terms.find((term) => /^\d+$/.test(term));
  const doubled = terms.find((term) => /^2[mn]/.test(term));
  const others = terms.filter((term) => term !== added && term !== doubled);
  if (!others.every((term) => isEven(term))) return null;
  const shown = others.filter((term) => given !== `$${term}$ is even`);
  if (shown.length === 0 && !doubled)
    return `Because ${given}, ${Number(added) % 2 === 0 ? `so is $${tex}$` : `$${tex}$ is odd`}.`;
  const because =
    shown.length === 0
      ? given.replace(/^./, (first) => first.toUpperCase())
      : `Because ${given}, ${listed(shown.map((term) => `$${term}$`))} ${shown.length > 1 ? "are" : "is"} even`;
  if (doubled) return `${because}. $${doubled}$ is even, too, and so is $${tex}$.`;
  if (added)
    return `${because}${Number(added) % 2 === 0 ? `, and so is $${tex}$` : `, so $${tex}$ is odd`}.`;
  return `${because}${terms.length > 1 ? `, and so is $${tex}$` : ""}.`;
}

function optionsOf({
  name,
  d,
  cases,
  left,
  always,
  never,
  open,
  kind,
  residues,
}: Numbers): Pick<TwoPartDraft, "columns" | "rows" | "keys"> {
  const denied = d === 2 ? "odd" : `not a multiple of ${d}`;
  const tried = ({ at }: Expression): string =>
    residues.map(([m, n]) => `${at(m, n)} for $m = ${m}$ and $n = ${n}$`).join("; ");
  const matters =
    d === 2
      ? "whether $m$ and $n$ are even or odd matters"
      : `the remainders when $m$ and $n$ are divided by ${d} matter`;
  const settled = (one: Expression, verdict: string): string =>
    direct(name, one) ??
    `Only ${matters}, so one pair for each possible case is enough. The value is ${tried(one)}. ${verdict}.`;
  const example = ({ at }: Expression, multiple: boolean): string => {
    const [m, n] = cases.find(([a, b]) => (left(at(a, b)) === 0) === multiple)!;
    return `$m = ${m}$ and $n = ${n}$ give ${at(m, n)}`;
  };
  return {
    columns:
      d === 2
        ? ["Must be even", "Must be odd"]
        : [`Must be a multiple of ${d}`, `Cannot be a multiple of ${d}`],
    rows: [
      asRow(always, settled(always, d === 2 ? "All are even" : `All are multiples of ${d}`)),
      asRow(never, settled(never, d === 2 ? "All are odd" : `None is a multiple of ${d}`)),
      ...open.map((one) =>
        asRow(
          one,
          `It can be either: ${example(one, true)}, which is ${kind}, but ${example(one, false)}, which is ${denied}.`,
        ),
      ),
    ],
    keys: [0, 1],
  };
}

const evenOrOdd = (k: number): string => (isOdd(k) ? "odd" : "even");

function stepsOf({ name, d, left, always, never, kind, residues }: Numbers): string[] {
  const [must, cannot] = [direct(name, always), direct(name, never)];
  if (must && cannot) return [must, cannot];
  const caseOf = ([m, n]: readonly [number, number]): string =>
    d === 2
      ? `$m$ ${evenOrOdd(m)} and $n$ ${evenOrOdd(n)}, as in $(${m}, ${n})$`
      : `$(${left(m)}, ${left(n)})$${m < d && n < d ? "" : `, as in $(${m}, ${n})$`}`;
  const values = ({ at }: Expression): string =>
    residues.map(([m, n]) => `${at(m, n)} for $(${m}, ${n})$`).join(", ");
  return [
    d === 2
      ? `So the only possible ${residues.length === 1 ? "case is" : "cases for $(m, n)$ are"} ${residues.map(caseOf).join("; ")}. Whether a sum or product is even depends only on whether its parts are, so one pair for each case is enough.`
      : `So the only possible remainders of $(m, n)$ when divided by ${d} are ${residues.map(caseOf).join("; ")}. The remainder of a sum or product depends only on the remainders of its parts, so it is enough to try one pair for each case.`,
    must ?? `$${always.tex}$ gives ${values(always)}: always ${kind}.`,
    cannot ?? `$${never.tex}$ gives ${values(never)}: ${d === 2 ? "always odd" : `never ${kind}`}.`,
  ];
}

/** Another pair of numbers, which no step has used. */
function checkOf({ name, d, cases, always, never, kind }: Numbers): string {
  const [m, n] = cases.findLast(([a, b]) => a > d && b > d && a <= 3 * d && b <= 3 * d && a !== b)!;
  const [yes, no] = [always.at(m, n), never.at(m, n)];
  return `Try ${direct(name, always) && direct(name, never) ? "a" : "another"} pair, $m = ${m}$ and $n = ${n}$: $${always.tex}$ is ${thousands(yes)}, which is ${kind}, and $${never.tex}$ is ${thousands(no)}, which is ${d === 2 ? "odd" : `not ${kind}`}.`;
}

export const template: TwoPartTemplate = {
  id: "must-and-cannot-divide",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Which expression a condition makes a multiple for certain, and which it keeps from being one.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, text, d, insight, level, always, never } = numbers;
    const asks =
      d === 2
        ? (["must be even", "must be odd"] as const)
        : ([`must be a multiple of ${d}`, `cannot be a multiple of ${d}`] as const);
    const { columns, rows, keys } = optionsOf(numbers);
    return {
      variant: name,
      context: "pure",
      // Remainders by 3 or 4 need squares to be seen; four pairs of cases are more than two.
      difficulty: level + (/\^/.test(always.tex + never.tex) ? 1 : 0) - 1,
      stem: `The positive integers $m$ and $n$ are such that ${text}.\n\n${selectionOf(
        [columns[0], `the expression whose value ${asks[0]}`],
        [columns[1], `the expression whose value ${asks[1]}`],
      )}`,
      columns,
      rows,
      keys,
      solution: {
        idea: insight,
        steps: stepsOf(numbers),
        check: checkOf(numbers),
        takeaway:
          direct(name, always) && direct(name, never)
            ? "A product with an even factor is even, and adding 1 to an even number gives an odd number."
            : `Whether a sum or product is ${d === 2 ? "even" : `a multiple of ${d}`} depends only on the remainders of its parts, so one example for each case is a proof.`,
      },
    };
  },

  /** Computes every row for all m and n up to 36 that meet the condition. */
  check({ stem, columns, rows }) {
    const [said] = read(stem, /are such that (.*)\.\n/) as [string];
    const meets = conditionOf(said);
    const d = Number(/multiple of (\d)/.exec(columns[0])?.[1] ?? 2);
    const far = range(1, 36);
    const pairs = far.flatMap((m) => far.filter((n) => meets(m, n)).map((n) => [m, n] as const));
    const shares = rows.map(
      (row) => pairs.filter(([m, n]) => worth(plain(row), m, n) % d === 0).length / pairs.length,
    );
    const places = (share: number): number[] =>
      shares.flatMap((one, r) => (one === share ? [r] : []));
    return { first: places(1), second: places(0) };
  },
};

function conditionOf(said: string): (m: number, n: number) => boolean {
  if (said.startsWith("neither")) return (m, n) => m % 3 !== 0 && n % 3 !== 0;
  if (said.startsWith("m + n is divisible by 3 and mn is not"))
    return (m, n) => (m + n) % 3 === 0 && (m * n) % 3 !== 0;
  const [formula, parity] = read(said, /^(.+) is (odd|even)$/) as [string, string];
  // A power soon becomes too large for exact integers; its parity comes from multiplying step by
  // step.
  const value = (m: number, n: number): number =>
    formula === "m^n" ? range(1, n).reduce((last) => (last * m) % 2, 1) : worth(formula, m, n);
  return (m, n) => value(m, n) % 2 === (parity === "odd" ? 1 : 0);
}

/** The value of a polynomial as written: terms of letters, powers, numbers, and two parentheses. */
function worth(formula: string, m: number, n: number): number {
  const product = /^\((.+)\)\((.+)\)$/.exec(formula);
  if (product) return worth(product[1]!, m, n) * worth(product[2]!, m, n);
  return formula.split(" + ").reduce((total, term) => {
    const factors = Array.from(term.matchAll(/(\d+|m|n)(?:\^(\d))?/g));
    if (factors.length === 0) throw new Error(`The term “${term}” cannot be read.`);
    const value = factors.reduce((so, [, base, power]) => {
      const number = base === "m" ? m : base === "n" ? n : Number(base);
      return so * number ** Number(power ?? 1);
    }, 1);
    return total + value;
  }, 0);
}

function asRow({ tex }: Expression, why: string): Choice {
  return { text: `$${tex}$`, why };
}
