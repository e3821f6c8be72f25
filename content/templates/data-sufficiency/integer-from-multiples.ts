import {
  gcd,
  keyByCases,
  listed,
  plain,
  range,
  type Rng,
  type Solution,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** A positive number: a fraction in 360ths, or the square or cube root of an integer. */
interface Positive {
  readonly parts: number;
  readonly root?: 2 | 3;
}

const WHOLE = 360;
const isPower = (n: number, k: number): boolean => Math.round(n ** (1 / k)) ** k === n;
const ROOTS = ([2, 3] as const).flatMap((root) =>
  range(2, 60)
    .filter((n) => !isPower(n, root))
    .map((n): Positive => ({ parts: n, root })),
);
const CASES: readonly Positive[] = [
  ...range(1, 10 * WHOLE).map((parts): Positive => ({ parts })),
  ...ROOTS,
];

interface Statement {
  readonly text: string;
  readonly kind: string;
  readonly holds: (x: Positive) => boolean;
  /** What it says about x. */
  readonly says: string;
  readonly multiple?: number;
}

const isMultiple = (k: number) => (x: Positive) => !x.root && (x.parts * k) % WHOLE === 0;
const powerIsWhole = (k: 2 | 3) => (x: Positive) =>
  x.root ? x.root === k : x.parts ** k % WHOLE ** k === 0;

function times(k: number, x: string): string {
  return k === 1 ? x : `${k}${x}`;
}

function statementsOf(x: string, rng: Rng): Statement[] {
  const multiples = rng
    .sample([2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 20], 4)
    .map((k): Statement => ({
      text: `$${k}${x}$ is an integer.`,
      kind: `multiple${k}`,
      holds: isMultiple(k),
      says: `$${x}$ is an integer divided by ${k}`,
      multiple: k,
    }));
  const part = rng.pick([2, 3, 4, 5]);
  const [even, shift] = [rng.pick([2, 4, 6, 10]), rng.pick([2, 3, 4, 5])];
  return [
    ...multiples,
    {
      text: `$\\frac{${x}}{${part}}$ is an integer.`,
      kind: "part",
      holds: (n) => !n.root && n.parts % (part * WHOLE) === 0,
      says: `$${x}$ is ${part} times an integer`,
    },
    {
      text: `$${even}${x}$ is an odd integer.`,
      kind: "odd",
      holds: (n) => !n.root && (n.parts * even) % (2 * WHOLE) === WHOLE,
      says: `$${x}$ is an odd number divided by the even number ${even}, so it is a fraction`,
    },
    {
      text: `$${x} + \\frac{1}{${shift}}$ is an integer.`,
      kind: "shift",
      holds: (n) => !n.root && (n.parts + WHOLE / shift) % WHOLE === 0,
      says: `$${x}$ falls short of an integer by $\\frac{1}{${shift}}$`,
    },
    {
      text: `$${x}^2$ is an integer.`,
      kind: "square",
      holds: powerIsWhole(2),
      says: `$${x}$ is the square root of an integer, which may well be irrational`,
    },
    {
      text: `$${x}^3$ is an integer.`,
      kind: "cube",
      holds: powerIsWhole(3),
      says: `$${x}$ is the cube root of an integer, which may well be irrational`,
    },
    {
      text: `$\\sqrt{${x}}$ is an integer.`,
      kind: "root",
      holds: (n) => !n.root && n.parts % WHOLE === 0 && isPower(n.parts / WHOLE, 2),
      says: `$${x}$ is the square of an integer`,
    },
  ];
}

/** A number as it is printed. */
function shown({ parts, root }: Positive): string {
  if (root) return `$\\sqrt${root === 3 ? "[3]" : ""}{${parts}}$`;
  const shared = gcd(parts, WHOLE);
  return shared === WHOLE ? `$${parts / WHOLE}$` : `$\\frac{${parts / shared}}{${WHOLE / shared}}$`;
}

/** What several statements say together, including the one in the stem. */
function union(said: readonly Statement[], x: string): string {
  const multiples = said.flatMap(({ multiple }) => multiple ?? []);
  const power = said.find(({ kind }) => kind === "square" || kind === "cube")?.kind;
  if (said.length === 1) return said[0]!.says;
  if (power && said.some(({ kind }) => kind === (power === "square" ? "cube" : "square")))
    return `$${x} = \\frac{${x}^3}{${x}^2}$ is a quotient of integers, and a fraction in lowest terms whose square is an integer has the denominator 1`;
  if (power && multiples.length > 0)
    return `$${x}$ is a fraction, since $${multiples[0]}${x}$ is an integer, and its ${power} is an integer; a denominator would stay in the ${power}, so there is none`;
  if (multiples.length < said.length) return said.map(({ says }) => says).join("; and ");
  const shared = multiples.reduce(gcd);
  const [k, m] = multiples as [number, number];
  if (multiples.includes(shared))
    return `if $${shared}${x}$ is an integer, so ${multiples.length > 2 ? "are all of its multiples" : `is $${Math.max(k, m)}${x}$`}, and nothing is added`;
  const way = multiples.length === 2;
  return `${listed(multiples.map((n) => `$${n}${x}$`))} are ${multiples.length > 2 ? "all" : "both"} integers, and then so is $${times(shared, x)}$${way ? ` (${combination(k, m, x)})` : ""}`;
}

/** Integers u and v with u·kx − v·mx = gcd·x (or the other way around). */
function combination(k: number, m: number, x: string): string {
  const shared = gcd(k, m);
  for (const u of range(1, 40)) {
    const over = u * k - shared;
    const under = u * m - shared;
    const term = (n: number, of: number): string =>
      n === 1 ? `${of}${x}` : `${n} \\cdot ${of}${x}`;
    if (over > 0 && over % m === 0)
      return `$${times(shared, x)} = ${term(u, k)} - ${term(over / m, m)}$`;
    if (under > 0 && under % k === 0)
      return `$${times(shared, x)} = ${term(u, m)} - ${term(under / k, k)}$`;
  }
  throw new Error(`${k} and ${m} have no combination.`);
}

function drawNumbers(rng: Rng) {
  const x = rng.pick(["x", "n", "r", "t", "k"]);
  const form = rng.pick(["plain", "multiple", "given", "fraction"] as const);
  const asked = form === "multiple" ? rng.pick([2, 3, 4, 6]) : 1;
  const [g, ...others] = rng.shuffle(statementsOf(x, rng)) as [Statement, ...Statement[]];
  if (form === "given" && !g.multiple) return null;
  const stated = form === "given" ? [g] : [];
  const [one, two] = rng.sample(others, 2) as [Statement, Statement];
  const open = stated.reduce((left, { holds }) => left.filter(holds), CASES);
  const kept = [one, two].map(({ holds }) => open.filter(holds)) as [Positive[], Positive[]];
  const both = kept[0].filter(two.holds);
  const roots = [one, two].filter(({ kind }) => kind === "root" || kind === "part").length;
  if (both.length === 0 || roots === 2) return null;
  if (kept.some((left) => left.length === open.length)) return null;
  const powers = [one, two].filter(({ kind }) => kind === "square" || kind === "cube").length;
  return { x, form, asked, g, stated, one, two, kept, both, powers };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ x, form, asked, stated, one, two, kept, both }: Numbers) {
  const wantsYes = form !== "fraction";
  const answer = (n: Positive): boolean => isMultiple(asked)(n) === wantsYes;
  const judge = (left: readonly Positive[], said: readonly Statement[]) => {
    const [yes, no] = [left.find(answer), left.find((n) => !answer(n))];
    const because = union(said, x);
    if (yes && no)
      return {
        enough: false,
        why: `${because}. But $${x}$ could be ${shown(yes)} (a yes) or ${shown(no)} (a no).`,
      };
    const whole = yes ? wantsYes : !wantsYes;
    return {
      enough: true,
      why: `${because}. Then $${times(asked, x)}$ is ${whole ? "always" : "never"} an integer: a definite ${yes ? "yes" : "no"}.`,
    };
  };
  return {
    first: judge(kept[0], [...stated, one]),
    second: judge(kept[1], [...stated, two]),
    together: judge(both, [...stated, one, two]),
  };
}

function solutionOf(
  { x, form, asked, powers }: Numbers,
  findings: ReturnType<typeof findingsOf>,
): Solution {
  return {
    idea:
      form === "fraction"
        ? `$${x}$ lies strictly between two consecutive integers exactly when it is not an integer, and nothing says that it is one.`
        : asked > 1
          ? `$${times(asked, x)}$ is an integer exactly when $${x}$ is a fraction whose denominator divides ${asked}, so ask which denominators a statement leaves.`
          : `Nothing says that $${x}$ is an integer: look for a fraction or a root that fits as well.`,
    steps: stepsOfFindings(findings),
    check:
      powers > 0
        ? "Try a square root or a cube root before calling a power of a number enough."
        : "Try the fraction with the largest denominator that a statement allows.",
  };
}

export const template: SufficiencyTemplate = {
  id: "integer-from-multiples",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Whether a number is whole, from multiples, parts and powers of it that are.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { x, form, asked, g, one, two, powers } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    return {
      variant: form,
      context: "pure",
      difficulty:
        3 +
        (asked > 1 ? 1 : 0) +
        powers + // involves irrational roots
        (form === "given" ? 1 : 0) +
        (alone ? 0 : findings.together.enough ? 2 : 1),
      stem: {
        plain: `If $${x} \\gt 0$, is $${x}$ an integer?`,
        multiple: `If $${x}$ is a positive number, is $${times(asked, x)}$ an integer?`,
        given: `The number $${x}$ is positive and $${g.multiple}${x}$ is an integer. Is $${x}$ an integer?`,
        fraction: `Does the positive number $${x}$ lie strictly between two consecutive integers?`,
      }[form],
      statements: [one.text, two.text],
      ...findings,
      solution: solutionOf(numbers, findings),
    };
  },

  /** Tries fractions, square roots, and cube roots in the statements as printed. */
  check({ stem, statements }) {
    const text = plain(stem);
    const given = /and (\d+[a-z] is an integer)/.exec(text)?.[1];
    const asked = /is (\d*)[a-z] an integer\?/i.exec(text);
    if (!asked && !/strictly between two/.test(text)) throw new Error(`Cannot read: ${text}`);
    const k = Number(asked?.[1] || 1);
    const cases = given ? SPACE.filter(conditionOf(given)) : SPACE;
    const [first, second] = statements.map(conditionOf) as [Condition, Condition];
    return keyByCases(cases, first, second, ([top, bottom, root]) =>
      root === 1 ? (k * top) % bottom === 0 : false,
    );
  },
};

type Root = readonly [top: number, bottom: number, root: number];
type Condition = (n: Root) => boolean;

/** Fractions in lowest terms and roots that are not fractions. */
const SPACE: readonly Root[] = [
  ...range(1, 60).flatMap((bottom) =>
    range(1, 200).flatMap((top) => (gcd(top, bottom) === 1 ? [[top, bottom, 1] as const] : [])),
  ),
  ...[2, 3, 5, 6, 7, 10, 12].flatMap((n) => [[n, 1, 2] as const, [n, 1, 3] as const]),
];

/** How each statement reads: takes the number in its text first, and then the case. */
const READINGS: readonly [RegExp, (k: number) => Condition][] = [
  [
    /^(\d+)[a-z] is an integer/,
    (k) =>
      ([a, b, r]) =>
        r === 1 && (k * a) % b === 0,
  ],
  [
    /^\([a-z]\)\/\((\d+)\) is an integer/,
    (k) =>
      ([a, b, r]) =>
        r === 1 && a % (b * k) === 0,
  ],
  [
    /^(\d+)[a-z] is an odd integer/,
    (k) =>
      ([a, b, r]) =>
        r === 1 && (k * a) % b === 0 && ((k * a) / b) % 2 === 1,
  ],
  [
    /^[a-z] \+ \(1\)\/\((\d+)\) is an integer/,
    (k) =>
      ([a, b, r]) =>
        r === 1 && (k * a + b) % (k * b) === 0,
  ],
  [
    /^[a-z]\^(\d) is an integer/,
    (k) =>
      ([, b, r]) =>
        b === 1 && (r === 1 || r === k),
  ],
  [
    /^sqrt\([a-z]\) is an (i)nteger/,
    () =>
      ([a, b, r]) =>
        r === 1 && b === 1 && Number.isInteger(Math.sqrt(a)),
  ],
];

function conditionOf(statement: string): Condition {
  for (const [pattern, condition] of READINGS) {
    const found = pattern.exec(plain(statement));
    if (found) return condition(Number(found[1]));
  }
  throw new Error(`The statement cannot be read: ${statement}`);
}
