import {
  keyByCases,
  plain,
  range,
  read,
  type Rng,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** The parabola's opening (1 up, -1 down) and its axis. */
interface Parabola {
  readonly opening: number;
  readonly axis: number;
}
interface Statement {
  readonly text: string;
  readonly kind: string;
  readonly holds: (one: Parabola) => boolean;
  readonly says: string;
}

/** Whole and small axes first, so that examples are simple. */
const PARABOLAS: readonly Parabola[] = range(-40, 40)
  .toSorted((one, two) => clumsiness(one / 4) - clumsiness(two / 4))
  .flatMap((n) => [1, -1].map((opening) => ({ opening, axis: n / 4 })));

function clumsiness(axis: number): number {
  return Math.abs(axis) + (Number.isInteger(axis) ? 0 : 20);
}

const tex = (n: number): string => (Number.isInteger(n) ? String(n) : `\\frac{${2 * n}}{2}`);
/**
 * Whether f(p) exceeds f(q): if the opening is upward, the point farther from the axis is higher.
 */
const exceeds = ({ opening, axis }: Parabola, p: number, q: number): boolean =>
  opening * (Math.abs(p - axis) - Math.abs(q - axis)) > 0;

function statementsFor(up: boolean, rng: Rng): Statement[] {
  const draw = (): [number, number] =>
    rng.sample(range(-3, 9), 2).toSorted((a, b) => a - b) as [number, number];
  const [[a, b], [c, d], [r, s]] = [draw(), draw(), draw()];
  const axis = rng.int(-2, 8);
  const [edge, right] = [rng.int(-1, 6), rng.chance(0.5)];
  const more = rng.chance(0.5);
  const side = (p: number, q: number): string =>
    up
      ? `the axis lies ${more ? "to the right" : "to the left"} of $${tex((p + q) / 2)}$, midway between $${p}$ and $${q}$`
      : `${more ? `$${p}$` : `$${q}$`} is the farther from the axis if the graph opens upward, and the nearer if it opens downward`;
  const statements: Statement[] = [
    {
      kind: "equal",
      text: `$f(${a}) = f(${b})$`,
      holds: (f) => f.axis === (a + b) / 2,
      says: `$${a}$ and $${b}$ are mirror images, so the axis lies midway, at $x = ${tex((a + b) / 2)}$`,
    },
    {
      kind: "compared",
      text: `$f(${c}) ${more ? "\\gt" : "\\lt"} f(${d})$`,
      holds: (f) => (more ? exceeds(f, c, d) : exceeds(f, d, c)),
      says: side(c, d),
    },
    {
      kind: "roots",
      text: `The graph of $f$ crosses the $x$-axis at $x = ${r}$ and $x = ${s}$.`,
      holds: (f) => f.axis === (r + s) / 2,
      says: `the roots are mirror images, so the axis lies midway, at $x = ${tex((r + s) / 2)}$`,
    },
    {
      kind: "symmetry",
      text: `The graph of $f$ is symmetric about the line $x = ${axis}$.`,
      holds: (f) => f.axis === axis,
      says: `the axis lies at $x = ${axis}$`,
    },
    {
      kind: "vertex",
      text: `The vertex of the graph of $f$ lies to the ${right ? "right" : "left"} of the line $x = ${edge}$.`,
      holds: (f) => (right ? f.axis > edge : f.axis < edge),
      says: `the axis lies to the ${right ? "right" : "left"} of $${edge}$`,
    },
  ];
  if (up)
    statements.push({
      kind: "symmetry",
      text: `$f(x)$ has its least value at $x = ${axis}$.`,
      holds: (f) => f.axis === axis,
      says: `the axis lies at $x = ${axis}$`,
    });
  else
    statements.push(
      {
        kind: "opening",
        text: `$f(x)$ has a ${more ? "least" : "greatest"} value.`,
        holds: (f) => f.opening === (more ? 1 : -1),
        says: `the graph opens ${more ? "upward" : "downward"}`,
      },
      {
        kind: "opening",
        text: `$a ${more ? "\\gt" : "\\lt"} 0$`,
        holds: (f) => f.opening === (more ? 1 : -1),
        says: `the graph opens ${more ? "upward" : "downward"}`,
      },
      {
        kind: "least",
        text: `$f(x)$ is ${more ? "least" : "greatest"} when $x = ${axis}$.`,
        holds: (f) => f.axis === axis && f.opening === (more ? 1 : -1),
        says: `the graph opens ${more ? "upward" : "downward"} and its axis lies at $x = ${axis}$`,
      },
    );
  return statements;
}

function drawNumbers(rng: Rng) {
  const form = rng.pick(["up", "up-monic", "open", "open-formula"] as const);
  const up = form.startsWith("up");
  const [p, q] = rng.shuffle(rng.sample(range(-2, 8), 2).toSorted((a, b) => a - b)) as [
    number,
    number,
  ];
  const statements = statementsFor(up, rng).filter(
    ({ text }) => !new RegExp(`f\\(${p}\\).*f\\(${q}\\)|f\\(${q}\\).*f\\(${p}\\)`).test(text),
  );
  if (form === "open") {
    const letter = statements.findIndex(({ text }) => text.startsWith("$a"));
    statements.splice(letter, 1); // there is no a in this stem
  }
  const [one, two] = rng.sample(statements, 2) as [Statement, Statement];
  if (one.kind === two.kind) return null;
  const open = PARABOLAS.filter(({ opening }) => !up || opening > 0);
  const left = [one, two].map(({ holds }) => open.filter(holds)) as [Parabola[], Parabola[]];
  const both = left[0].filter(two.holds);
  if (both.length === 0) return null;
  const middle = (p + q) / 2;
  // Values that are exactly equal, or a bound exactly at the midpoint, would be a quibble.
  if (left.some((cases) => cases.every(({ axis }) => axis === middle))) return null;
  return { form, up, p, q, one, two, left, both, middle };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function findingsOf({ up, p, q, one, two, left, both, middle }: Numbers) {
  const answer = (f: Parabola): boolean => exceeds(f, p, q);
  const judge = (cases: readonly Parabola[], said: string) => {
    const [yes, no] = [
      cases.find(answer),
      cases.find((f) => !answer(f) && f.axis !== middle) ?? cases.find((f) => !answer(f)),
    ];
    const at = ({ opening, axis }: Parabola): string =>
      `${up ? "an" : opening > 0 ? "an upward opening with the" : "a downward opening with the"} axis at $x = ${String(axis)}$`;
    if (yes && no)
      return { enough: false, why: `${said}. But ${at(yes)} gives a yes, and ${at(no)} a no.` };
    const farther = cases.every(({ axis }) => Math.abs(p - axis) > Math.abs(q - axis)) ? p : q;
    const openings = new Set(cases.map(({ opening }) => opening));
    const so = up
      ? `So $${farther}$ is always the farther of the two from the axis`
      : openings.size > 1
        ? `Both pairs have the same midpoint, so the two comparisons go the same way whatever the opening`
        : `So the graph opens ${openings.has(1) ? "upward" : "downward"}, and $${farther}$ is always the farther of the two from its axis`;
    return { enough: true, why: `${said}. ${so}: a definite ${yes ? "yes" : "no"}.` };
  };
  return {
    first: judge(left[0], one.says),
    second: judge(left[1], two.says),
    together: judge(both, `${one.says}; and ${two.says}`),
  };
}

export const template: SufficiencyTemplate = {
  id: "nearer-the-vertex",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Two values of a quadratic function compared by their distance from its axis of symmetry.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { form, up, p, q, one, two, middle } = numbers;
    const findings = findingsOf(numbers);
    const alone = findings.first.enough || findings.second.enough;
    const stem = {
      up: `The graph of the quadratic function $f$ opens upward. Is $f(${p}) \\gt f(${q})$?`,
      "up-monic": `For all $x$, $f(x) = x^2 + bx + c$, where $b$ and $c$ are constants. Is $f(${p})$ greater than $f(${q})$?`,
      open: `For a quadratic function $f$, is $f(${p}) \\gt f(${q})$?`,
      "open-formula": `Let $f(x) = ax^2 + bx + c$ for constants $a$, $b$, and $c$ with $a \\ne 0$. Is $f(${p})$ greater than $f(${q})$?`,
    }[form];
    return {
      variant: form,
      context: "pure",
      difficulty:
        7 +
        (up ? 0 : 1) +
        (alone ? 0 : 1) +
        ([one, two].every(({ kind }) => kind === "compared" || kind === "equal" || kind === "roots")
          ? 1
          : 0),
      stem,
      statements: [one.text, two.text],
      ...findings,
      solution: {
        idea: `A parabola is symmetric: ${up ? `it opens upward, so of $f(${p})$ and $f(${q})$ the greater belongs to the number farther from the axis` : "of two values the greater belongs to the number farther from the axis if the graph opens upward, nearer if it opens downward"}; the midpoint of $${Math.min(p, q)}$ and $${Math.max(p, q)}$ is $${tex(middle)}$.`,
        steps: stepsOfFindings(findings),
        check: `Ask on which side of $${tex(middle)}$ the axis lies${up ? "" : ", and which way the graph opens"}; nothing else matters.`,
      },
    };
  },

  /** Tries quadratics with fractional coefficients and puts numbers into them. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [p, q] = read(
      stem,
      /f\((-?\d+)\) (?:>|greater than) f\((-?\d+)\)|f\((-?\d+)\) (?:is )?greater than f\((-?\d+)\)/,
    )
      .filter(Boolean)
      .map(Number) as [number, number];
    const upward = /opens upward|= x\^2/.test(text);
    const cases = QUADRATICS.filter(({ a }) => !upward || a > 0);
    const [first, second] = statements.map((said) => conditionOf(plain(said))) as [
      Condition,
      Condition,
    ];
    return keyByCases(cases, first, second, (f) => at(f, p) > at(f, q));
  },
};

interface Quadratic {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
type Condition = (f: Quadratic) => boolean;
const at = ({ a, b, c }: Quadratic, x: number): number => a * x * x + b * x + c;

/**
 * With roots in eighths around every axis, or without roots, in steps that binary represents
 * exactly.
 */
const QUADRATICS: readonly Quadratic[] = [1, 0.5, -1, -2].flatMap((a) =>
  range(-80, 80).flatMap((n) =>
    [...range(1, 12), null].map((half) => {
      const h = n / 8;
      const c = half === null ? a * h * h + a : a * (h * h - (half / 2) ** 2);
      return { a, b: -2 * a * h, c };
    }),
  ),
);

function conditionOf(text: string): Condition {
  const values = /^f\((-?\d+)\) ([<>=]) f\((-?\d+)\)$/.exec(text);
  if (values) {
    const [p, q] = [Number(values[1]), Number(values[3])];
    return (f) => {
      const gap = at(f, p) - at(f, q);
      return values[2] === "=" ? gap === 0 : values[2] === "<" ? gap < 0 : gap > 0;
    };
  }
  const roots = /crosses the x-axis at x = (-?\d+) and x = (-?\d+)/.exec(text);
  if (roots) return (f) => at(f, Number(roots[1])) === 0 && at(f, Number(roots[2])) === 0;
  const line = /symmetric about the line x = (-?\d+)/.exec(text);
  if (line)
    return (f) =>
      range(1, 5).every((k) => at(f, Number(line[1]) - k) === at(f, Number(line[1]) + k));
  const vertex = /vertex .* to the (right|left) of the line x = (-?\d+)/.exec(text);
  if (vertex)
    return ({ a, b }) => (vertex[1] === "right" ? 1 : -1) * (-b / (2 * a) - Number(vertex[2])) > 0;
  const opening = /^(?:a ([<>]) 0|f\(x\) has a (least|greatest) value\.)$/.exec(text);
  if (opening) return ({ a }) => (opening[1] === ">" || opening[2] === "least" ? a > 0 : a < 0);
  const [which, x] = read(
    text,
    /^f\(x\) (?:is|has its) (least|greatest) (?:when|value at) x = (-?\d+)/,
  ) as [string, string];
  return (f) => (which === "least" ? f.a > 0 : f.a < 0) && f.b === -2 * f.a * Number(x);
}
