import {
  isCount,
  listed,
  plain,
  product,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  sum,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

const tex = (value: number): string => `$${value}$`;
const numbers = (wrong: readonly Wrong[]) => slipsFrom(wrong, Number.isInteger, tex);
const term = (factor: number): string => `${factor === 1 ? "" : factor}x`;
const coefficient = (factor: number): string =>
  factor === 1 ? "x" : factor === -1 ? "-x" : `${factor}x`;
const inParens = (value: number): string => (value < 0 ? `(${value})` : `${value}`);

/** |mx + p| = nx + q: each case gives a candidate, and the right side must not be negative. */
function drawLinear(rng: Rng): Drawn {
  const [m, n] = rng.pick([
    [1, 2],
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 1],
    [3, 1],
  ] as const);
  const [p, q] = [rng.int(-15, 15), rng.int(-15, 15)];
  const candidates = [(q - p) / (m - n), (-q - p) / (m + n)];
  const kept = candidates.filter((x) => n * x + q >= 0);
  const refused = candidates.filter((x) => n * x + q < 0);
  const [root, other] = [kept[0] ?? 0, kept[1] ?? refused[0] ?? 0];
  const isAlone = kept.length === 1;
  if (![p, q, root, other].every(Number.isInteger) || p * q === 0) return null;
  if (kept.length === 0 || root === other || root * other === 0) return null;
  const key = isAlone ? root : root + other;
  const equation = `|${term(m)} ${texTerm(p, "")}| = ${term(n)} ${texTerm(q, "")}`;
  const times = (factor: number, x: number): string =>
    factor === 1 ? `${x}` : `${factor} \\cdot ${inParens(x)}`;
  const right = (x: number): string => `$${times(n, x)} ${texTerm(q, "")} = ${n * x + q}$`;
  const refusal = (x: number): string =>
    `At $x = ${x}$ the right side is ${right(x)}, but an absolute value can't be negative.`;
  return {
    variant: `linear/${isAlone ? "one" : "two"}`,
    difficulty: isAlone ? 5 : 4,
    stem: rng.pick([
      `What is the sum of all values of $x$ that satisfy $${equation}$?`,
      `If $${equation}$, what is the sum of all possible values of $x$?`,
      `What is the sum of the different solutions of the equation $${equation}$?`,
    ]),
    key: {
      text: tex(key),
      value: key,
      why: isAlone
        ? `The only solution is ${tex(root)}: at $x = ${other}$ the right side would be ${right(other)}, which is negative.`
        : `The solutions are ${tex(root)} and ${tex(other)}, and $${root} + ${inParens(other)} = ${key}$.`,
    },
    slips: numbers([
      [
        root + other,
        "adds both candidates",
        `This is $${root} + ${inParens(other)}$, but $x = ${other}$ isn't a solution, because the right side is ${right(other)} there.`,
      ],
      [
        isAlone ? other : root,
        isAlone ? "keeps the wrong candidate" : "stops at one case",
        isAlone ? refusal(other) : `This is one solution, and ${tex(other)} is another.`,
      ],
      [
        isAlone ? -root : other,
        isAlone ? "changes the sign" : "stops at one case",
        isAlone
          ? `At $x = ${-root}$ the left side is $${Math.abs(-m * root + p)}$, and the right side is $${-n * root + q}$.`
          : `This is one solution, and ${tex(root)} is another.`,
      ],
      [
        root - other,
        "subtracts the candidates",
        `This is $${root} - ${inParens(other)}$, a difference${isAlone ? `, and ${tex(other)} isn't even a solution` : ", but the question asks for the sum"}.`,
      ],
      [
        0,
        "expects opposite solutions",
        isAlone
          ? `The sum would be 0 if the solutions were opposites, but the only solution is ${tex(root)}.`
          : `The sum would be 0 if the solutions were opposites, but they are ${tex(root)} and ${tex(other)}.`,
      ],
      [
        root * other,
        "multiplies",
        `This is $${root} \\cdot ${inParens(other)}$, a product${isAlone ? `, and ${tex(other)} isn't even a solution` : ", but the question asks for the sum"}.`,
      ],
      [
        q - p,
        "drops the bars",
        `This is the value of $${coefficient(m - n)}$ in the first case, not the sum of the solutions.`,
      ],
      [
        -q - p,
        "does not divide",
        `This is the value of $${coefficient(m + n)}$ in the second case, not the sum of the solutions.`,
      ],
    ]),
    solution: {
      idea: "Each sign of the expression in the bars gives a candidate, which counts only if the right side isn't negative there.",
      steps: [
        `If the expression in the bars isn't negative: $${term(m)} ${texTerm(p, "")} = ${term(n)} ${texTerm(q, "")}$, so ${m - n === 1 ? "" : `$${coefficient(m - n)} = ${q - p}$ and `}$x = ${candidates[0]!}$.`,
        `If it is negative: $${term(-m).replace("-1x", "-x")} ${texTerm(-p, "")} = ${term(n)} ${texTerm(q, "")}$, so $${coefficient(m + n)} = ${-q - p}$ and $x = ${candidates[1]!}$.`,
        isAlone
          ? refusal(other)
          : `The right side is ${tex(n * root + q)} at $x = ${root}$ and ${tex(n * other + q)} at $x = ${other}$, so both count.`,
        isAlone
          ? `At $x = ${root}$ it is ${right(root)}, so $x = ${root}$ is the only solution, and the sum is ${tex(key)}.`
          : `The sum is $${root} + ${inParens(other)} = ${key}$.`,
      ],
      check: `At $x = ${root}$, the left side is $|${times(m, root)} ${texTerm(p, "")}| = |${m * root + p}| = ${Math.abs(m * root + p)}$, and the right side is ${right(root)}.`,
      takeaway: "When the variable also appears outside the bars, test each candidate.",
    },
  };
}

/** A quadratic in |x − s|: a negative root of it gives nothing, a positive one two values. */
function drawQuadratic(rng: Rng): Drawn {
  const s = rng.chance(0.4) ? 0 : rng.int(-6, 6);
  const [p, other] = [rng.int(2, 8), rng.int(1, 7) * rng.pick([-1, -1, 1])];
  if (Math.abs(other) === p) return null;
  const isProduct = s === 0 || rng.chance(0.4);
  const bars = s === 0 ? "|x|" : `|x ${texTerm(-s, "")}|`;
  const square = s === 0 ? "x^2" : `(x ${texTerm(-s, "")})^2`;
  const equation = `${square} ${texTerm(-p - other, bars)} ${texTerm(p * other, "")} = 0`;
  const roots = (other > 0 ? [p, other] : [p]).flatMap((t) => [s + t, s - t]);
  const all = [s + p, s - p, s + other, s - other];
  const of = isProduct ? product : sum;
  const key = of(roots);
  if (Math.abs(key) > 600 || (isProduct && key === 0)) return null;
  const times = (k: 1 | -1): string =>
    `This is only $${combined([s + k * p, s + k * other])}$, but $x = ${s - k * p}$ is a solution, too${other > 0 ? `, and so is $x = ${s - k * other}$` : `, and ${tex(s + k * other)} isn't one`}.`;
  const asked = isProduct ? "product" : "sum";
  const combined = (values: readonly number[]): string =>
    values.map((x, k) => (k === 0 ? `${x}` : inParens(x))).join(isProduct ? " \\cdot " : " + ");
  // The solutions of |x + s| instead, and their sum, which look like the ones of the question.
  const isTurned = !isProduct && s !== 0 && rng.chance(0.7);
  const turnedBars = `|x ${texTerm(s, "")}|`;
  const turnedWhy = `but $${bars}$ is the distance of $x$ from ${tex(s)}, not from ${tex(-s)}.`;
  const turned: Wrong[] = [
    [
      -2 * s,
      "reverses the sign in the bars",
      `This is $${p - s} + ${inParens(-s - p)}$, the sum of the solutions for $${turnedBars}$ instead, ${turnedWhy}`,
    ],
    [
      p - s,
      "reverses the sign in the bars and stops at one solution",
      `This is the greater solution of $${turnedBars} = ${p}$, ${turnedWhy}`,
    ],
    [
      -s - p,
      "reverses the sign in the bars and stops at one solution",
      `This is the lesser solution of $${turnedBars} = ${p}$, ${turnedWhy}`,
    ],
  ];
  return {
    variant: `quadratic/${asked}-${other > 0 ? "four" : "two"}`,
    difficulty: other > 0 ? 5 : 6,
    stem: `If $${equation}$, what is the ${asked} of all possible values of $x$?`,
    key: {
      text: tex(key),
      value: key,
      why: `The solutions are ${listed(roots.map(tex))}, and their ${asked} is $${combined(roots)} = ${key}$.`,
    },
    slips: numbers([
      ...(isTurned ? turned : []),
      [
        of(all),
        "uses a negative absolute value",
        `This also counts ${tex(s + other)} and ${tex(s - other)}, but $${bars}$ can't be ${tex(other)}, so that root gives no value of $x$.`,
      ],
      [
        of([p, other]),
        "takes the roots of the quadratic for x",
        `This is $${combined([p, other])}$, but ${tex(p)} and ${tex(other)} are values of $t = ${bars}$, not of $x$.`,
      ],
      // Not both cases, because the sum of the solutions is halfway between them.
      rng.chance(0.5) || isProduct
        ? [of([s + p, s + other]), "keeps only the positive case", times(1)]
        : [of([s - p, s - other]), "keeps only the negative case", times(-1)],
      [
        s + p,
        "stops at one solution",
        `This is one solution, but $x = ${s - p}$ is a solution, too.`,
      ],
      [
        isProduct ? -p * p : 2 * p,
        s === 0 ? "keeps only one pair" : "combines the distances",
        s === 0
          ? `This is $${p} \\cdot (${-p})$, but ${tex(other)} and ${tex(-other)} are solutions, too.`
          : `This is $${combined([p, isProduct ? -p : p])}$, but ${p} is a distance from ${tex(s)}, and the solutions are ${listed(roots.map(tex))}.`,
      ],
      [
        isProduct ? p * p : s,
        s === 0 ? "forgets the sign" : "takes the middle",
        s === 0
          ? `This is $${p} \\cdot ${p}$, but the two solutions with $|x| = ${p}$ have opposite signs.`
          : isProduct
            ? `This is $${p} \\cdot ${p}$, but the solutions are ${listed(roots.map(tex))}.`
            : `This is the middle of the solutions ${listed(roots.map(tex))}, not their sum.`,
      ],
      [
        -key,
        "changes the sign",
        isProduct
          ? `Of the ${roots.length} solutions, ${roots.filter((x) => x < 0).length} ${roots.filter((x) => x < 0).length === 1 ? "is" : "are"} negative, so the product is ${key > 0 ? "positive" : "negative"}.`
          : `The sum of the solutions is $${combined(roots)} = ${key}$, not ${tex(-key)}.`,
      ],
    ]).filter(({ value = 0 }) => Math.abs(value) <= Math.max(20, 5 * Math.abs(key))),
    solution: {
      idea: `The equation is a quadratic in $${bars}$, because $${square} = ${bars}^2$.`,
      steps: [
        `With $t = ${bars}$, the equation is $t^2 ${texTerm(-p - other, "t")} ${texTerm(p * other, "")} = 0$, or $(t - ${p})(t ${texTerm(-other, "")}) = 0$, so $t = ${p}$ or $t = ${other}$.`,
        other > 0
          ? `Both are positive, so each gives two values: ${listed(roots.map(tex))}.`
          : `An absolute value can't be ${tex(other)}, so only $t = ${p}$ counts: $x = ${s + p}$ or $x = ${s - p}$.`,
        `The ${asked} is $${combined(roots)} = ${key}$.`,
      ],
      check: `If $${bars} = ${p}$, the left side is $${p * p} ${texTerm(-(p + other) * p, "")} ${texTerm(p * other, "")} = 0$.`,
      takeaway:
        "Solve for the absolute value first, drop its negative values, and only then find $x$.",
    },
  };
}

/** Equations x|x − a| = b whose solutions are all integers. */
const PRODUCTS = range(2, 20).flatMap((a) =>
  range(-60, 120).flatMap((b) => {
    const above = range(a, 40).filter((x) => x * (x - a) === b);
    const below = range(-20, a - 1).filter((x) => x * (a - x) === b);
    // Three solutions, or one, and then a isn't below twice the square root of b.
    const isWhole = b !== 0 && (b < 0 || above.length > 0) && (4 * b > a * a || below.length > 0);
    return isWhole && 4 * b !== a * a ? [{ a, b, roots: [...below, ...above] }] : [];
  }),
);

const THREEFOLD = PRODUCTS.filter(({ roots }) => roots.length === 3);
const SINGLE = PRODUCTS.filter(({ roots }) => roots.length === 1);

const solutions = (many: number): string =>
  many === 0 ? "no solution" : many === 1 ? "1 solution" : `${many} solutions`;

/** How many solutions x|x − a| = b has, or their sum. */
function drawProduct(rng: Rng): Drawn {
  const { a, b, roots } = rng.pick(rng.chance(0.6) ? THREEFOLD : SINGLE);
  const asksSum = roots.length === 3 && rng.chance(0.5);
  const equation = `x|x - ${a}| = ${b}`;
  const key = asksSum ? sum(roots) : roots.length;
  const found = listed(roots.map(tex));
  const [least = 0, middle = 0, greatest = 0] = roots;
  const beyond = a - greatest;
  const tooFew = (what: string): string =>
    `This is ${what}, but all of ${found} satisfy the equation.`;
  const [above, below] = [roots.filter((x) => x >= a).length, roots.filter((x) => x < a).length];
  const inCases = `The case $x \\geq ${a}$ has ${solutions(above)}, and the case $x < ${a}$ has ${solutions(below)}`;
  return {
    variant: `product/${asksSum ? "sum" : "count"}`,
    difficulty: 8,
    stem: asksSum
      ? rng.pick([
          `What is the sum of all values of $x$ that satisfy $${equation}$?`,
          `What is the sum of all the solutions of the equation $${equation}$?`,
        ])
      : rng.pick([
          `For how many values of $x$ is $${equation}$?`,
          `The equation $${equation}$ is true for how many values of $x$?`,
        ]),
    key: {
      text: asksSum ? tex(key) : String(key),
      value: key,
      why: `The ${roots.length === 1 ? `only solution is ${found}` : `solutions are ${found}`}${asksSum ? `, and $${roots.join(" + ")} = ${key}$` : ""}.`,
    },
    slips: asksSum
      ? numbers([
          [a, "examines the first case only", tooFew(`$${least} + ${middle}$`)],
          [greatest, "examines the second case only", tooFew("the greatest solution alone")],
          [
            key + beyond,
            "keeps every candidate",
            `This adds ${tex(beyond)} to the solutions, but at $x = ${beyond}$ the left side is $(${beyond})(${greatest}) = ${-b}$.`,
          ],
          [
            2 * a,
            "adds the roots of both cases as they are",
            `The roots of each quadratic add up to ${a}, but ${tex(beyond)}, a root of the first, isn't at least ${a}.`,
          ],
          [greatest + middle, "leaves out the least solution", tooFew(`$${greatest} + ${middle}$`)],
          [greatest + least, "leaves out one solution", tooFew(`$${greatest} + ${least}$`)],
          [
            key + a,
            "counts the turning point",
            `This adds ${a} to the solutions, but at $x = ${a}$ the left side is 0.`,
          ],
          [
            beyond + a,
            "keeps the wrong candidate",
            `This is $${a} + (${beyond})$, but at $x = ${beyond}$ the left side is $(${beyond})(${greatest}) = ${-b}$.`,
          ],
          [middle, "stops at one solution", tooFew("one solution alone")],
        ])
      : slipsFrom(
          [
            [
              2,
              "expects two solutions",
              `${inCases}, which makes ${solutions(roots.length)}, not 2.`,
            ],
            [
              3,
              "keeps candidates of the wrong case",
              `${inCases}, which makes only ${solutions(roots.length)}, not 3.`,
            ],
            [
              4,
              "keeps every candidate",
              `Two quadratics can have 4 roots, but each root must belong to its case. ${inCases}.`,
            ],
            [
              1,
              "counts one case only",
              `This leaves out a case. ${inCases}, so there are ${solutions(roots.length)}.`,
            ],
            [0, "takes no case as possible", `At $x = ${roots[0]!}$ both sides are $${b}$.`],
          ],
          isCount,
        ),
    solution: {
      idea: `The cases $x \\geq ${a}$ and $x < ${a}$ give two quadratics, and each root counts only in its own case.`,
      steps: [
        `For $x \\geq ${a}$, the equation is $x^2 - ${a}x ${texTerm(-b, "")} = 0$. ${foundIn(a, -b, (x) => x >= a)}`,
        `For $x < ${a}$, the equation is $x^2 - ${a}x ${texTerm(b, "")} = 0$. ${foundIn(a, b, (x) => x < a)}`,
        asksSum
          ? `The sum is $${roots.join(" + ")} = ${key}$.`
          : `So the equation is true for ${key === 1 ? "1 value" : `${key} values`} of $x$.`,
      ],
      check:
        `At $x = ${roots.at(-1)!}$ the left side is $${roots.at(-1)!} \\cdot ${Math.abs(roots.at(-1)! - a)} = ${b}$.`.replace(
          /\$(-\d+) /,
          "$($1) ",
        ),
      takeaway:
        "An equation with an absolute value is one equation in each case, and a root counts only in its own.",
    },
  };
}

/** Which roots of x² − ax + c belong to a case. */
function foundIn(a: number, c: number, belongs: (x: number) => boolean): string {
  const first = range(-60, 60).find((x) => x * x - a * x + c === 0);
  if (first === undefined) {
    const discriminant = a * a - 4 * c;
    if (discriminant < 0)
      return `Its discriminant, $${a}^2 ${texTerm(-4 * c, "")} = ${discriminant}$, is negative, so it has no roots.`;
    return `But there neither $x$ nor $x - ${a}$ is negative, so their product can't be $${-c}$.`;
  }
  const both = [first, a - first];
  const kept = both.filter(belongs);
  const factored = both.map((x) => (x === 0 ? "x" : `(x ${texTerm(-x, "")})`)).join("");
  const counts =
    kept.length === 2
      ? "both belong to this case"
      : kept.length === 1
        ? `only ${tex(kept[0]!)} belongs to this case`
        : "neither belongs to this case";
  return `Since $${factored} = 0$, its roots are ${listed(both.map(tex))}, and ${counts}.`;
}

/** Most draws of a linear equation fail, so it is drawn more often. */
const KINDS = [
  ...Array.from({ length: 6 }, () => drawLinear),
  drawQuadratic,
  drawQuadratic,
  drawProduct,
];

export const template: ProblemTemplate = {
  id: "roots-kept-by-case",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern:
    "Absolute value equations by cases: a candidate counts only if it belongs to the case that produced it.",

  make(rng) {
    const draft = rng.pick(KINDS)(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => Number.isInteger(valueOf(option).value)),

  /** Looks for zeros and changes of sign in steps of 1/16. */
  check({ stem, options }) {
    const difference = differenceOf(plain(stem));
    const steps = range(-16 * 100, 16 * 100);
    const roots = steps.filter((k) => difference(k / 16) === 0).map((k) => k / 16);
    const crossings = steps.filter((k) => difference(k / 16) * difference((k + 1) / 16) < 0).length;
    const answer = (): number => {
      if (/how many/i.test(stem)) return roots.length + crossings;
      if (crossings > 0) throw new Error(`A solution is not a whole number: ${stem}`);
      return stem.includes("product") ? product(roots) : sum(roots);
    };
    return options.flatMap((option, k) => (valueOf(option).value === answer() ? [k] : []));
  },
};

const signed = (mark: string | undefined, size: string | undefined): number =>
  (mark === "-" ? -1 : 1) * Number(size || 1);

/** Left side minus right side. */
function differenceOf(text: string): (x: number) => number {
  const times = /x\|x - (\d+)\| = (-?\d+)/.exec(text);
  if (times) {
    const [a, b] = [Number(times[1]), Number(times[2])];
    return (x) => x * Math.abs(x - a) - b;
  }
  const quadratic = /\(?x(?: ([+-]) (\d+)\))?\^2 (?:([+-]) (\d*)\|.*?\| )?([+-]) (\d+) = 0/.exec(
    text,
  );
  if (quadratic) {
    const [, mark, size, sign, factor, last, constant] = quadratic;
    const shift = size ? signed(mark, size) : 0;
    const middle = sign ? signed(sign, factor) : 0;
    return (x) => (x + shift) ** 2 + middle * Math.abs(x + shift) + signed(last, constant);
  }
  const linear = /\|(\d*)x ([+-]) (\d+)\| = (\d*)x ([+-]) (\d+)/.exec(text);
  if (!linear) throw new Error(`No equation can be read: ${text}`);
  const [, m, mark, p, n, sign, q] = linear;
  return (x) =>
    Math.abs(Number(m || 1) * x + signed(mark, p)) - (Number(n || 1) * x + signed(sign, q));
}
