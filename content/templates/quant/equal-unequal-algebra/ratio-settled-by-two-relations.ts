import {
  Fraction,
  formulaOf,
  fractionChoice,
  fractionSlips,
  gcd,
  near,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  relationOf,
  type Rng,
  type Solution,
  texFirst,
  texFraction,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** x and y as multiples of z, or x as a multiple of y = 1. */
interface Ratio {
  readonly x: Fraction;
  readonly y: Fraction;
}

const whole = (n: number): Fraction => new Fraction(n);
const ONE = whole(1);

/** What is asked; `of` is null where it has no value. */
interface Asked {
  readonly tex: string;
  readonly of: (ratio: Ratio) => Fraction | null;
}
const divide = (top: Fraction, bottom: Fraction): Fraction | null =>
  bottom.top === 0 ? null : top.over(bottom);
const SUM_OVER_DIFFERENCE: Asked = {
  tex: "\\frac{x + y}{x - y}",
  of: ({ x, y }) => divide(x.plus(y), x.minus(y)),
};
const WITH_Z: readonly Asked[] = [
  { tex: "\\frac{x + y}{z}", of: ({ x, y }) => x.plus(y) },
  { tex: "\\frac{x + z}{y}", of: ({ x, y }) => divide(x.plus(ONE), y) },
  { tex: "\\frac{x - z}{y}", of: ({ x, y }) => divide(x.minus(ONE), y) },
  SUM_OVER_DIFFERENCE,
];
/** Each can have either sign, so that no wrong answer is impossible at first sight. */
const WITHOUT_Z: readonly Asked[] = [
  {
    tex: "\\frac{2x - y}{x + y}",
    of: ({ x, y }) => divide(x.plus(x).minus(y), x.plus(y)),
  },
  { tex: "\\frac{x - y}{x + 2y}", of: ({ x, y }) => divide(x.minus(y), x.plus(y).plus(y)) },
  SUM_OVER_DIFFERENCE,
];

/** The relation ax + by = cz. */
type Line = readonly [a: number, b: number, c: number];
const texLine = ([a, b, c]: Line): string =>
  `${texFirst(a, "x")} ${texTerm(b, "y")} = ${texFirst(c, "z")}`;

/** Where two such relations meet, with z = 1. */
function meet([a, b, c]: Line, [d, e, f]: Line): Ratio | null {
  const base = a * e - b * d;
  if (base === 0) return null;
  return { x: new Fraction(c * e - b * f, base), y: new Fraction(a * f - c * d, base) };
}

/** The same question with other ratios, as wrong answers. */
function wrongOf(asked: Asked, ratios: readonly (readonly [Ratio | null, string, string])[]) {
  return ratios.flatMap(([ratio, slip, why]): Wrong<Fraction>[] => {
    const value = ratio && asked.of(ratio);
    return value && value.bottom <= 10 && Math.abs(value.top) <= 60 ? [[value, slip, why]] : [];
  });
}

function drawn(
  kind: string,
  difficulty: number,
  stem: string,
  key: Fraction,
  wrong: readonly Wrong<Fraction>[],
  solution: Solution,
): ProblemDraft {
  return {
    variant: kind,
    context: "pure",
    difficulty,
    stem,
    key: fractionChoice(key, solution.steps.at(-1)!.replace(/^So /, "")),
    slips: fractionSlips(wrong, ({ value }) => Math.abs(value) < 6 * Math.abs(key.value) + 4),
    solution,
  };
}

/** The fraction asked for with multiples of a letter in it, and then with its parts worked out. */
function substituted(
  { tex }: Asked,
  { x, y }: { readonly x: number; readonly y?: number },
  letter: string,
): string {
  const [, top = "", bottom = ""] = /\{(.*)\}\{(.*)\}/.exec(tex)!;
  const multiple = (n: number): string => (letter === "" ? `${n}` : texFirst(n, letter));
  const put = (part: string): string => {
    const withX = part.replace("2x", `2 \\cdot ${multiple(x)}`).replace("x", multiple(x));
    const withY =
      y === undefined
        ? withX
        : withX.replace("2y", `2 \\cdot ${multiple(y)}`).replace("y", multiple(y));
    return letter === "" ? withY.replace("z", "1") : withY;
  };
  const valueOfPart = (part: string): number => formulaOf(part)({ x, y: y ?? 1, z: 1 });
  const raw = `\\frac{${put(top)}}{${put(bottom)}}`;
  const short = `\\frac{${multiple(valueOfPart(top))}}{${multiple(valueOfPart(bottom))}}`;
  const isDone =
    raw === short || short === texFraction(new Fraction(valueOfPart(top), valueOfPart(bottom)));
  return isDone ? raw : `${raw} = ${short}`;
}

const multipleOf = (n: number, which: string): string =>
  `${n === 1 ? "" : n === 2 ? "twice " : `${n} times `}the ${which} equation`;

/** The step that eliminates y. */
function elimination([a, b, c]: Line, [d, e, f]: Line, p: number): string {
  const common = gcd(Math.abs(b), Math.abs(e));
  const [k, l] = [Math.abs(e) / common, Math.abs(b) / common];
  const [one, two] = [multipleOf(k, "first"), multipleOf(l, "second")];
  const isSum = Math.sign(b) !== Math.sign(e);
  const base = isSum ? k * a + l * d : k * a - l * d;
  const size = Math.abs(base);
  const how = isSum
    ? `Adding ${one} and ${two}`
    : base > 0
      ? `Subtracting ${two} from ${one}`
      : `Subtracting ${one} from ${two}`;
  const total = (isSum ? k * c + l * f : k * c - l * f) * Math.sign(base);
  return `${how} eliminates $y$: $${texFirst(size, "x")} = ${texFirst(total, "z")}$${size === 1 ? "" : `, so $x = ${p}z$`}.`;
}

const timesTex = (n: number, value: number): string =>
  n === 1 ? `${value}` : `${n} \\cdot ${value}`;

/** A relation with numbers in it. */
function carriedOut([a, b, c]: Line, x: number, y: number): string {
  return `${timesTex(a, x)} ${b < 0 ? "-" : "+"} ${timesTex(Math.abs(b), y)} = ${c}`;
}

/** Two relations without constants among three letters settle their ratios. */
function linesDraft(rng: Rng): ProblemDraft | null {
  const [p, q] = [rng.int(2, 8), rng.int(2, 8)];
  const draw = (): Line => {
    const [a, b] = [rng.int(1, 4), rng.int(1, 4) * rng.pick([1, -1])];
    return [a, b, a * p + b * q];
  };
  const [first, second] = [draw(), draw()];
  const asked = rng.pick(WITH_Z);
  const ratio = meet(first, second);
  const key = ratio && asked.of(ratio);
  if (
    !key ||
    p === q ||
    [first, second].some(([a, b, c]) => c === 0 || Math.abs(c) > 24 || gcd(gcd(a, b), c) > 1)
  )
    return null;
  if (first[0] === second[0] && Math.abs(first[1]) === Math.abs(second[1])) return null;
  const [one, two] = [texLine(first), texLine(second)];
  const [a, b, c] = first;
  const wording = rng.int(1, 2);
  const stem =
    wording === 1
      ? `If $z \\neq 0$, $${one}$, and $${two}$, what is the value of $${asked.tex}$?`
      : `If $${one}$ and $${two}$, where $z \\neq 0$, what is the value of $${asked.tex}$?`;
  const wrong = wrongOf(asked, [
    [
      { x: whole(q), y: whole(p) },
      "exchanges x and y",
      `Here $x$ is ${p} times $z$, and $y$ is ${q} times $z$, not the other way around.`,
    ],
    [
      meet([a, -b, c], second),
      "loses a sign",
      `This uses $${texLine([a, -b, c])}$ instead of $${one}$, with the wrong sign of the term in $y$.`,
    ],
    [
      meet(first, [second[0], -second[1], second[2]]),
      "loses a sign",
      `This uses $${texLine([second[0], -second[1], second[2]])}$ instead of $${two}$, with the wrong sign of the term in $y$.`,
    ],
    [
      { x: whole(p), y: whole(-q) },
      "reverses the sign of y",
      `This takes $y = -${q}z$, but $y = ${q}z$ has the same sign as $z$.`,
    ],
    [
      meet([a, b, -c], second),
      "moves a term with the wrong sign",
      `This uses $${texLine([a, b, -c])}$ instead of $${one}$, with the wrong sign of the term in $z$.`,
    ],
  ]);
  const partial: Wrong<Fraction>[] = [
    [whole(p), "stops at x", `This is the value of $\\frac{x}{z}$.`],
    [whole(q), "stops at y", `This is the value of $\\frac{y}{z}$.`],
    [
      ONE.over(key),
      "inverts the fraction",
      "This is the reciprocal of the value that is asked for.",
    ],
    [new Fraction(p, q), "compares x and y", `This is the value of $\\frac{x}{y}$.`],
    [whole(p + q), "adds the multiples", `This is the value of $\\frac{x + y}{z}$.`],
  ];
  return drawn(`lines/${wording}`, 5, stem, key, [...wrong, ...partial], {
    idea: "The values of $x$, $y$, and $z$ can't be found, but $x$ and $y$ can be written as multiples of $z$.",
    fast: [
      "Only the ratios of the variables matter, so let $z = 1$.",
      `Then $${texFirst(a, "x")} ${texTerm(b, "y")} = ${c}$ and $${texFirst(second[0], "x")} ${texTerm(second[1], "y")} = ${second[2]}$, which gives $x = ${p}$ and $y = ${q}$, so $${substituted(asked, { x: p, y: q }, "")} = ${texFraction(key)}$.`,
    ],
    steps: [
      elimination(first, second, p),
      `Then $${one}$ becomes $${texFirst(a * p, "z")} ${texTerm(b, "y")} = ${texFirst(c, "z")}$, so $y = ${q}z$.`,
      `So $${asked.tex} = ${substituted(asked, { x: p, y: q }, "z")} = ${texFraction(key)}$.`,
    ],
    check: `With $x = ${p}$, $y = ${q}$, and $z = 1$, $${carriedOut(first, p, q)}$ and $${carriedOut(second, p, q)}$.`,
    takeaway:
      "If every term has a variable to the first power, set one variable equal to 1 and find the others.",
  });
}

/** A quadratic relation between x and y has one positive ratio. */
function squareDraft(rng: Rng): ProblemDraft | null {
  const [p, q] = [rng.int(2, 8), rng.int(1, 8)];
  const asked = rng.pick(WITHOUT_Z);
  const ratio = { x: whole(p), y: ONE };
  const key = asked.of(ratio);
  if (!key || p === q || p * q > 40) return null;
  const middle = p - q;
  const isolated = `x^2 ${texTerm(-middle, "xy")} = ${p * q}y^2`;
  const relation = rng.pick([
    isolated,
    middle > 0
      ? `x^2 - ${p * q}y^2 = ${texFirst(middle, "xy")}`
      : `${p * q}y^2 - x^2 = ${texFirst(-middle, "xy")}`,
  ]);
  const numbers =
    relation === isolated
      ? `${p * p} ${texTerm(-middle * p, "")} = ${p * q}`
      : middle > 0
        ? `${p * p} - ${p * q} = ${middle * p}`
        : `${p * q} - ${p * p} = ${-middle * p}`;
  const wording = rng.int(1, 2);
  const stem =
    wording === 1
      ? `If $x$ and $y$ are positive numbers and $${relation}$, what is the value of $${asked.tex}$?`
      : `The positive numbers $x$ and $y$ satisfy the equation $${relation}$. What is the value of $${asked.tex}$?`;
  const wrong: Wrong<Fraction>[] = [
    ...wrongOf(asked, [
      [
        { x: whole(q), y: ONE },
        "reverses the signs of the factors",
        `This takes $x = ${texFirst(q, "y")}$. But the factors are $x - ${p}y$ and $${texFirst(1, "x")} ${texTerm(q, "y")}$, and not $x + ${p}y$ and $x ${texTerm(-q, "y")}$.`,
      ],
      [
        { x: ONE, y: whole(p) },
        "exchanges x and y",
        `This takes $y = ${p}x$, but $x = ${p}y$, not the other way around.`,
      ],
      [
        { x: whole(-q), y: ONE },
        "takes the negative ratio",
        `This takes $x = ${texFirst(-q, "y")}$, but then $x$ and $y$ aren't both positive.`,
      ],
      [
        { x: whole(-p), y: ONE },
        "loses a sign",
        `This takes $x = ${texFirst(-p, "y")}$, but then $x$ and $y$ aren't both positive.`,
      ],
      [
        { x: whole(p * q), y: ONE },
        "ignores the term in xy",
        `This takes $x = ${p * q}y$, as if $${p * q}y^2$ gave the ratio without the term in $xy$. But $x = ${p}y$.`,
      ],
      [
        { x: whole(p + q), y: ONE },
        "adds the roots' sizes",
        `This takes $x = ${p + q}y$, but the ratio of $x$ to $y$ is ${p}, not $${p} + ${q}$.`,
      ],
      [
        { x: ONE, y: whole(q) },
        "makes two errors",
        `This comes from $y = ${texFirst(q, "x")}$, with $x$ and $y$ exchanged and the sign of ${q} reversed: the factor is $x ${texTerm(q, "y")}$.`,
      ],
    ]),
    [whole(p), "stops at the ratio", `This is the value of $\\frac{x}{y}$.`],
  ];
  return drawn(`square/${wording}`, 6, stem, key, wrong, {
    idea: "The equation factors like a quadratic in $x$, and only one of the two factors can be 0.",
    fast: [
      `Only the ratio of $x$ to $y$ matters, so let $y = 1$.`,
      `Then $x^2 ${texTerm(-middle, "x")} - ${p * q} = 0$ has the positive solution $x = ${p}$, and $${substituted(asked, { x: p, y: 1 }, "")} = ${texFraction(key)}$.`,
    ],
    steps: [
      `Move all terms to one side: $x^2 ${texTerm(-middle, "xy")} - ${p * q}y^2 = 0$.`,
      `This is $(x - ${p}y)(x ${texTerm(q, "y")}) = 0$.`,
      `Because $x$ and $y$ are positive, $x ${texTerm(q, "y")}$ isn't 0, so $x = ${p}y$.`,
      `So $${asked.tex} = ${substituted(asked, { x: p }, "y")} = ${texFraction(key)}$.`,
    ],
    check: `With $x = ${p}$ and $y = 1$, $${numbers}$.`,
    takeaway:
      "If every term of an equation is of the second degree, it's a quadratic equation for the ratio of the variables.",
  });
}

const MAKE = { lines: linesDraft, square: squareDraft };

export const template: ProblemTemplate = {
  id: "ratio-settled-by-two-relations",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern: "No letter can be found, but their ratios can: set one letter equal to 1.",

  make: (rng) => MAKE[rng.pick(["lines", "square"] as const)](rng),

  /** Tries integers that satisfy every relation of the stem. */
  check({ stem, options }) {
    const relations = plain(stem)
      .match(/[-+\dxyz^ ]+ = [-+\dxyz^ ]+/g)!
      .map((text) => relationOf(text.trim()));
    const formula = formulaOf(read(stem, /value of (.*)\?/)[0]!);
    const isPositive = stem.includes("ositive numbers");
    const tried = range(isPositive ? 1 : -30, 60);
    const values = [1, 2].flatMap((base) =>
      tried.flatMap((x) =>
        (isPositive ? [base] : tried).flatMap((y) => {
          const letters = { x, y, z: base };
          return relations.every((holds) => holds(letters)) ? [formula(letters)] : [];
        }),
      ),
    );
    if (values.length < 2) throw new Error("No numbers satisfy the relations.");
    return options.flatMap((option, k) =>
      values.every((value) => near(valueOf(option).value, value)) ? [k] : [],
    );
  },

  possible: ({ options }) => options.map(() => true),
};
