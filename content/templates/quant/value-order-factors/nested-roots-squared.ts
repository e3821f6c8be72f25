import {
  Fraction,
  type ProblemTemplate,
  range,
  type Rng,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const asSlips = (wrong: readonly Wrong<number | Fraction>[]) =>
  wrong.flatMap(([given, slip, why]) => {
    if (typeof given === "number" && !Number.isInteger(given)) return [];
    const exact = typeof given === "number" ? new Fraction(given) : given;
    return exact.value > 0
      ? [{ text: `$${texFraction(exact)}$`, value: exact.value, slip, why }]
      : [];
  });

/** The square of a sum or difference of two roots that share a nested root. */
function drawSquare(rng: Rng) {
  const [a, r] = [rng.int(4, 16), rng.int(1, 12)];
  const b = a * a - r * r;
  if (r >= a || Number.isInteger(Math.sqrt(b)) || b > 200) return null;
  const near = Math.round(Math.sqrt(b));
  if (near >= a) return null;
  const isSum = rng.chance(0.5);
  const outer = rng.pick([1, 1, 2]);
  const [plus, minus] = [`\\sqrt{${a} + \\sqrt{${b}}}`, `\\sqrt{${a} - \\sqrt{${b}}}`];
  const x = `${plus} ${isSum ? "+" : "-"} ${minus}`;
  const square = 2 * a + (isSum ? 2 * r : -2 * r);
  const key = outer === 2 ? square * square : square;
  const power = outer * 2;
  if (key > 400) return null;
  const middle = isSum ? "add" : "subtract";
  const grown = (value: number): number => (outer === 2 && value > 0 ? value * value : value);
  const wrong: Wrong<number | Fraction>[] = [
    [
      grown(2 * a),
      "squares term by term",
      `The square of a ${isSum ? "sum" : "difference"} has a middle term, twice the product of the two roots; here that is ${2 * r}.`,
    ],
    [
      grown(2 * a + (isSum ? r : -r)),
      "takes the product once",
      `The middle term is twice the product of the two roots: $2 \\times ${r}$.`,
    ],
    [
      grown(2 * a - (isSum ? 2 * r : -2 * r)),
      "turns the sign of the middle term",
      `For a ${isSum ? "sum" : "difference"} of roots one has to ${middle} ${2 * r}.`,
    ],
    [
      grown(2 * a + (isSum ? 2 * r * r : -2 * r * r)),
      "forgets the root of the product",
      `$${a}^2 - ${b} = ${r * r}$ stands under a root: the product of the two roots is ${r}.`,
    ],
    [
      grown(a + (isSum ? r : -r)),
      "halves everything",
      `The two squares add up to $2 \\times ${a}$, since $\\sqrt{${b}}$ drops out but ${a} comes twice.`,
    ],
    [
      grown(2 * r),
      "keeps only the middle term",
      `The squares of the two roots add $2 \\times ${a}$ to it.`,
    ],
    [
      outer === 2 ? square : 2 * b,
      outer === 2 ? "stops at the square" : "cancels the wrong numbers",
      outer === 2
        ? `${square} is $x^2$; the question asks for $x^4$, its square.`
        : `When the two squares are added, $\\sqrt{${b}}$ cancels and ${a} stays, not the other way round.`,
    ],
    [
      grown(4 * a),
      "squares the number of roots",
      `The two squares give ${a} twice, not four times; the rest comes from their product.`,
    ],
  ];
  return {
    variant: `square/${isSum ? "sum" : "difference"}-${power}`,
    difficulty: 6 + (isSum ? 0 : 1) + (outer - 1),
    stem:
      outer === 2
        ? `If $x = ${x}$, what is the value of $x^4$?`
        : rng.pick([
            `If $x = ${x}$, what is the value of $x^2$?`,
            `What is the value of $\\left(${x}\\right)^2$?`,
          ]),
    key: {
      text: `$${key}$`,
      value: key,
      why:
        outer === 2
          ? `$x^2 = ${2 * a} ${isSum ? "+" : "-"} ${2 * r} = ${square}$, and its square is ${key}.`
          : `The squares add up to ${2 * a}, and the middle term is ${2 * r}: $${2 * a} ${isSum ? "+" : "-"} ${2 * r} = ${key}$.`,
    },
    slips: asSlips(wrong),
    solution: {
      idea: "The two nested roots are conjugates: their squares add up, and their product is a difference of squares, without any inner root.",
      steps: [
        `The squares add up: $(${a} + \\sqrt{${b}}) + (${a} - \\sqrt{${b}}) = ${2 * a}$.`,
        `The product of the roots is $\\sqrt{${a}^2 - ${b}} = \\sqrt{${r * r}} = ${r}$.`,
        `So the square is $${2 * a} ${isSum ? "+" : "-"} 2 \\times ${r} = ${square}$${outer === 2 ? `, and the fourth power is $${square}^2 = ${key}$` : ""}.`,
      ],
      check: `Estimate: $\\sqrt{${b}}$ is about ${near}, so the two roots are near $\\sqrt{${a + near}}$ and $\\sqrt{${a - near}}$.`,
    },
  };
}

/** A sum of fractions whose denominators are sums of neighboring roots. */
function drawChain(rng: Rng) {
  const step = rng.pick([1, 1, 2, 3, 4, 5]);
  const [m, big] = [rng.int(1, 6), rng.int(4, 12)];
  const terms = (big * big - m * m) / step;
  if (big < m + 2 || !Number.isInteger(terms) || terms < 5) return null;
  const key = new Fraction(big - m, step);
  const [first, last] = [m * m, big * big];
  const term = (k: number): string => `\\frac{1}{\\sqrt{${k}} + \\sqrt{${k + step}}}`;
  const wrong: Wrong<number | Fraction>[] = [
    [
      step * (big - m),
      "multiplies by the difference",
      `Multiplying by the conjugate leaves ${step} in every denominator, so the sum is divided by ${step}.`,
    ],
    [
      big - m,
      "forgets the denominator",
      `Multiplying by the conjugate leaves a denominator of ${step} in every term, since $${first + step} - ${first} = ${step}$.`,
    ],
    [
      new Fraction(big + m, step),
      "adds the first root",
      `In the first term, $\\sqrt{${first + step}} - \\sqrt{${first}}$ comes into the numerator, so the root of ${first} is subtracted.`,
    ],
    [
      new Fraction(big, step),
      "leaves out the first root",
      `The inner roots cancel, but at the beginning $-\\sqrt{${first}}$ stays.`,
    ],
    [
      new Fraction(last - first, step),
      "forgets the roots",
      `What is left is a difference of the roots ${big} and ${m}, not of ${last} and ${first}.`,
    ],
    [
      new Fraction(1, big + m),
      "keeps only the outer roots",
      `The roots cancel only after every fraction has been multiplied by its conjugate; then the outer roots stand in a numerator.`,
    ],
    [
      new Fraction(big - m, 2 * step),
      "halves the sum",
      `Each denominator becomes a difference of squares, which is ${step} and not ${2 * step}.`,
    ],
    [
      new Fraction(big - m - 1, step),
      "stops a root too early",
      `The last term goes up to $\\sqrt{${last}} = ${big}$, so ${big} is the greater of the two roots that stay.`,
    ],
    [
      new Fraction(big - m + 1, step),
      "starts a root too early",
      `The first term begins with $\\sqrt{${first}} = ${m}$, so ${m} is the root that is subtracted.`,
    ],
  ];
  const chain = `${term(first)} + ${term(first + step)} + ${term(first + 2 * step)} + \\cdots + ${term(last - step)}`;
  return {
    variant: `chain/${step === 1 ? "1" : "more"}`,
    difficulty: 8 + (step > 1 ? 1 : 0),
    stem: rng.pick([
      `What is the value of $${chain}$?`,
      `The sum $${chain}$ is equal to which of the following?`,
    ]),
    key: {
      text: `$${texFraction(key)}$`,
      value: key.value,
      why: `Only the outer roots stay: $${step === 1 ? `${big} - ${m}` : `\\frac{${big} - ${m}}{${step}}`} = ${texFraction(key)}$.`,
    },
    slips: asSlips(wrong),
    solution: {
      idea: "Multiply each fraction by the conjugate of its denominator: the roots move to the numerators, where neighbors cancel.",
      steps: [
        `$${term(first)} = ${step === 1 ? `\\sqrt{${first + 1}} - \\sqrt{${first}}` : `\\frac{\\sqrt{${first + step}} - \\sqrt{${first}}}{${step}}`}$, since $${first + step} - ${first} = ${step}$.`,
        `In the sum every root is added once and subtracted once, except the first and the last.`,
        `$${step === 1 ? `\\sqrt{${last}} - \\sqrt{${first}}` : `\\frac{\\sqrt{${last}} - \\sqrt{${first}}}{${step}}`} = ${step === 1 ? `${big} - ${m}` : `\\frac{${big} - ${m}}{${step}}`} = ${texFraction(key)}$.`,
      ],
      check: `There are ${terms} fractions, the greatest $\\frac{1}{\\sqrt{${first}} + \\sqrt{${first + step}}}$ and the least near $\\frac{1}{${2 * big}}$, so the sum must be greater than $\\frac{${terms}}{${2 * big}}$.`,
    },
  };
}

/** Powers of conjugates, multiplied. */
function drawProduct(rng: Rng) {
  const q = rng.int(2, 9);
  const p = q * q + rng.pick([2, 3, 4, 5]);
  const n = rng.int(2, 5);
  const gap = p - q * q;
  const key = gap ** n;
  if (key > 700 || Number.isInteger(Math.sqrt(p))) return null;
  const [plus, minus] = [`\\sqrt{${p}} + ${q}`, `\\sqrt{${p}} - ${q}`];
  const wrong: Wrong<number | Fraction>[] = [
    [
      gap,
      "forgets the exponent",
      `${gap} is the product of one factor of each kind; there are ${n} of each.`,
    ],
    [
      gap * n,
      "multiplies by the exponent",
      `The product ${gap} comes ${n} times as a factor: $${gap}^${n}$, not $${gap} \\times ${n}$.`,
    ],
    [
      gap ** (2 * n),
      "adds the exponents",
      `The bases are different, so the exponents are not added: each plus pairs with one minus, ${n} pairs in all.`,
    ],
    [
      (p - q) ** n,
      "does not square the whole number",
      `In $(\\sqrt{${p}})^2 - ${q}^2$ the ${q} is squared as well.`,
    ],
    [
      1,
      "lets the powers cancel",
      `The factors are not reciprocals: their product is ${gap}, not 1.`,
    ],
    [
      gap ** (n - 1),
      "pairs one too few",
      `There are ${n} factors of each kind, so ${n} pairs, each with the product ${gap}.`,
    ],
    [
      gap ** (n + 1),
      "pairs one too many",
      `There are ${n} factors of each kind, so ${n} pairs, each with the product ${gap}.`,
    ],
    [
      (p + q * q) ** n,
      "adds the squares",
      `A sum times a difference gives the difference of the squares, $${p} - ${q * q}$.`,
    ],
  ];
  return {
    variant: `product/${n}`,
    difficulty: 4 + (n > 2 ? 1 : 0),
    stem: rng.pick([
      `What is the value of $(${plus})^${n}(${minus})^${n}$?`,
      `If $a = ${plus}$ and $b = ${minus}$, what is the value of $a^${n}b^${n}$?`,
    ]),
    key: {
      text: `$${key}$`,
      value: key,
      why: `Each pair has the product $${p} - ${q * q} = ${gap}$, and $${gap}^${n} = ${key}$.`,
    },
    slips: asSlips(wrong.filter(([value]) => Number(value) < 20000)),
    solution: {
      idea: "Equal exponents: multiply the bases first, and their product is a difference of squares.",
      steps: [
        `$(${plus})(${minus}) = ${p} - ${q * q} = ${gap}$.`,
        `With the exponent ${n} the value is $${gap}^${n} = ${key}$.`,
      ],
      check: "Never multiply such powers out: join equal exponents before anything else.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "nested-roots-squared",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "Conjugate roots: in their product, or in the square of their sum, the inner roots vanish.",

  make(rng) {
    const draft = rng.pick([drawSquare, drawSquare, drawChain, drawProduct])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Computes everything in decimals. */
  check({ stem, options }) {
    const value = valueIn(stem);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value / value - 1) < 1e-6 ? [k] : [],
    );
  },
};

function valueIn(stem: string): number {
  const ends = Array.from(stem.matchAll(/\\frac\{1\}\{\\sqrt\{(\d+)\} \+ \\sqrt\{(\d+)\}\}/g));
  if (ends.length === 4) {
    const [first, last] = [Number(ends[0]![1]), Number(ends[3]![1])];
    const step = Number(ends[0]![2]) - first;
    return range(0, (last - first) / step)
      .map((k) => first + k * step)
      .reduce((total, k) => total + 1 / (Math.sqrt(k) + Math.sqrt(k + step)), 0);
  }
  const nested = /\\sqrt\{(\d+) \+ \\sqrt\{(\d+)\}\} ([+-]) \\sqrt\{(\d+) - \\sqrt\{(\d+)\}\}/.exec(
    stem,
  );
  if (nested) {
    const [, a, b, sign, c, d] = nested;
    const [one, other] = [
      Math.sqrt(Number(a) + Math.sqrt(Number(b))),
      Math.sqrt(Number(c) - Math.sqrt(Number(d))),
    ];
    return (sign === "+" ? one + other : one - other) ** (stem.includes("x^4") ? 4 : 2);
  }
  const product = /\\sqrt\{(\d+)\} \+ (\d+).*\\sqrt\{(\d+)\} - (\d+).*\^(\d)/.exec(stem);
  if (!product) throw new Error(`The roots cannot be read: ${stem}`);
  const [p, q, r, s, n] = product.slice(1).map(Number) as [number, number, number, number, number];
  return ((Math.sqrt(p) + q) * (Math.sqrt(r) - s)) ** n;
}
