import {
  asFraction,
  formulaOf,
  isPositiveWhole,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  texFactors,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** A property that a function may have, and functions with and without it. */
interface Property {
  readonly name: string;
  readonly tex: string;
  readonly where: string;
  /** The two sides for a number x, or null where the property says nothing. */
  readonly sides: (f: (x: number) => number, x: number) => readonly [number, number];
  /** How the two sides read for this x. */
  readonly shown: (x: number) => readonly [string, string];
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  readonly fast: string;
}

const ALL = "for all values of $x$";
const NONZERO = "for all nonzero values of $x$";

/** f(x) = f(k - x): x and k - x may trade places. */
function mirrored(rng: Rng): Property {
  const k = rng.int(1, 9);
  return {
    name: "mirrored",
    tex: `f(x) = f(${k} - x)`,
    where: ALL,
    sides: (f, x) => [f(x), f(k - x)],
    shown: (x) => [`f(${x})`, `f(${k - x})`],
    has: [
      `x(${k} - x)`,
      `x^2(${k} - x)^2`,
      `x^2 + (${k} - x)^2`,
      `(2x - ${k})^2`,
      `x^3 + (${k} - x)^3`,
    ],
    lacks: [
      `x^2(${k} - x)`,
      `x^2 - (${k} - x)^2`,
      `(x - ${k})^2`,
      `x^2(x + ${k})^2`,
      `(2x + ${k})^2`,
      `x^2 + (${k} + x)^2`,
      `x^3 - (${k} - x)^3`,
      `x(x + ${k})`,
    ],
    fast: `Replacing $x$ with $${k} - x$ makes $x$ and $${k} - x$ trade places, so the formula must stay the same when they do.`,
  };
}

const power = (n: number): string => (n === 1 ? "x" : `x^${n}`);

/** f(ax) = a²f(x), or another power of a: only one power of x grows this way. */
function scaled(rng: Rng): Property {
  const [e, c] = [rng.int(1, 3), rng.int(2, 9)];
  const a = rng.int(2, e === 3 ? 3 : 5);
  const times = a ** e;
  const [one, other] = [1, 2, 3].filter((n) => n !== e) as [number, number];
  return {
    name: "scaled",
    tex: `f(${a}x) = ${times}f(x)`,
    where: ALL,
    sides: (f, x) => [f(a * x), times * f(x)],
    shown: (x) => [`f(${a * x})`, `${times}f(${x})`],
    has: [`${c}${power(e)}`, `-${c}${power(e)}`],
    lacks: [
      `${c}${power(one)}`,
      `${c}${power(other)}`,
      `-${c}${power(one)}`,
      `-${c}${power(other)}`,
      `${power(e)} + ${c}`,
      `${power(one)} + ${times}`,
      `(x + ${c})^${e === 1 ? 2 : e}`,
    ],
    fast: `Replacing $x$ with $${a}x$ must multiply every term by ${times}, and it does so only to a multiple of $${power(e)}$.`,
  };
}

/** f(1/x) = f(x) or its opposite. */
function turned(rng: Rng): Property {
  const [isSame, c] = [rng.chance(0.5), rng.int(2, 9)];
  const same = [`${c}x + \\frac{${c}}{x}`, `x^2 + \\frac{1}{x^2} + ${c}`];
  const opposite = [`${c}x - \\frac{${c}}{x}`, `\\frac{${c}}{x^2} - ${c}x^2`];
  return {
    name: isSame ? "reciprocal" : "opposite",
    tex: `f\\left(\\frac{1}{x}\\right) = ${isSame ? "" : "-"}f(x)`,
    where: NONZERO,
    sides: (f, x) => [f(1 / x), isSame ? f(x) : -f(x)],
    shown: (x) => [`f\\left(\\frac{1}{${x}}\\right)`, `${isSame ? "" : "-"}f(${x})`],
    has: isSame ? same : opposite,
    lacks: [
      ...(isSame ? opposite : same),
      `x + \\frac{${c}}{x}`,
      `${c}x + \\frac{1}{x}`,
      `x^2 + \\frac{${c}}{x^2}`,
      `\\frac{1}{x^2} - ${c}x^2`,
      `\\frac{${c}}{x}`,
    ],
    fast: `Replacing $x$ with $\\frac{1}{x}$ makes $x$ and $\\frac{1}{x}$ trade places${isSame ? "" : ", which must reverse the sign of every term"}.`,
  };
}

const shownValue = (value: number): string => `$${texFraction(asFraction(value)!)}$`;

/** A number that shows that a function lacks the property. */
function counterexample({ sides, shown }: Property, tex: string): string {
  const f = (x: number): number => formulaOf(tex)({ x });
  const x = [1, 2, 3].find((one) => Math.abs(sides(f, one)[0] - sides(f, one)[1]) > 1e-9)!;
  const [left, right] = sides(f, x);
  const [leftText, rightText] = shown(x);
  return `Here $${leftText}$ is ${shownValue(left)}, but $${rightText}$ is ${shownValue(right)}.`;
}

const definition = (body: string): string => `$f(x) = ${body}$`;

function whichFunction(rng: Rng): ProblemDraft {
  const property = rng.pick([mirrored, mirrored, scaled, turned])(rng);
  const { name, tex, where, has, lacks, fast } = property;
  const key = rng.pick(has);
  const wording = rng.int(0, 1);
  const bothAt = (at: number): string =>
    shownValue(property.sides((x) => formulaOf(key)({ x }), at)[0]);
  return {
    variant: `${name}/${wording}`,
    context: "pure",
    difficulty: 4,
    stem: [
      `For which of the following functions $f$ is $${tex}$ ${where}?`,
      `If the function $f$ satisfies the equation $${tex}$ ${where}, which of the following could be the definition of $f$?`,
    ][wording]!,
    key: {
      text: definition(key),
      why: `Both sides of $${tex}$ are then the same for every $x$. For example, with $x = 2$ both are ${bothAt(2)}.`,
    },
    slips: rng.shuffle(lacks).map((body) => ({
      text: definition(body),
      slip: "lacks the property",
      why: counterexample(property, body),
    })),
    solution: {
      idea: "The equation must be true for every number, so one number for which it fails eliminates a function.",
      fast: [`${fast} The only one of these functions for which this is so is ${definition(key)}.`],
      steps: [
        `Substitute a small number on both sides of $${tex}$ in each option. If the two sides differ, eliminate the option; if they agree, try another number.`,
        `For ${definition(key)}, both sides are ${bothAt(2)} at $x = 2$ and ${bothAt(3)} at $x = 3$. Each of the other options fails for a small number.`,
      ],
      check:
        "An option that agrees for one number may still fail for another, so try a second one before you choose it.",
      takeaway: "To compare functions, substitute a small number and eliminate.",
    },
  };
}

/** f(ab) = f(a) + f(b): a number's value is the sum of its primes' values. */
function fromFactors(rng: Rng): ProblemDraft | null {
  const [p, q] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [2, 7],
  ] as const);
  const [u, v, i, isBack] = [rng.int(2, 9), rng.int(2, 12), rng.int(2, 3), rng.chance(0.5)];
  const whole = p ** i * q;
  const total = i * u + v;
  if (u === v || (isBack && v === total - v)) return null;
  const key = isBack ? u : total;
  const known = isBack
    ? `$f(${q}) = ${v}$ and $f(${whole}) = ${total}$`
    : `$f(${p}) = ${u}$ and $f(${q}) = ${v}$`;
  const wrong: Wrong[] = isBack
    ? [
        [
          total - v,
          "stops too early",
          `This is $${total} - ${v} = f(${p ** i})$, which is $${i}f(${p})$. Divide it by ${i}.`,
        ],
        [
          total / v,
          "divides the values",
          `This is $\\frac{${total}}{${v}}$, but the values are added: $${total} = ${i}f(${p}) + ${v}$.`,
        ],
        [
          total / i,
          "leaves out a factor",
          `This is $\\frac{${total}}{${i}}$, without the factor ${q}. First subtract $f(${q}) = ${v}$.`,
        ],
        [
          (total * p) / whole,
          "assumes proportion",
          `This is $\\frac{${p}}{${whole}} \\cdot ${total}$, as if the values were proportional to the numbers.`,
        ],
        [
          (total - v) / (i + 1),
          "counts the factors",
          `This is $\\frac{${total - v}}{${i + 1}}$, but $${texFactors(whole)}$ has only ${i} factors ${p}.`,
        ],
        [
          total - i * v,
          "exchanges the exponents",
          `This is $${total} - ${i} \\cdot ${v}$, but in $${texFactors(whole)}$ the prime ${p} occurs ${i} times, and ${q} once.`,
        ],
        [
          total - v - i,
          "subtracts the exponent",
          `This is $${total - v} - ${i}$, but ${total - v} is ${i} times the value of ${p}, so divide.`,
        ],
        [
          total + v,
          "adds",
          `This is $${total} + ${v}$, but the value of ${q} is a part of the value of ${whole}, so subtract it.`,
        ],
      ]
    : [
        [
          u + v,
          "counts each prime once",
          `This is $${u} + ${v}$, but in $${whole} = ${texFactors(whole)}$ the prime ${p} occurs ${i} times.`,
        ],
        [
          u ** i * v,
          "multiplies the values",
          `This is $${u}^${i} \\cdot ${v}$, but the values of the factors are added.`,
        ],
        [
          u + i * v,
          "exchanges the exponents",
          `This is $${u} + ${i} \\cdot ${v}$, but the prime ${p}, not ${q}, occurs ${i} times.`,
        ],
        [
          u ** i + v,
          "raises to a power",
          `This is $${u}^${i} + ${v}$, but the value of ${p} is added ${i} times.`,
        ],
        [
          u * v,
          "multiplies the values",
          `This is $${u} \\cdot ${v}$, but the values of the factors are added.`,
        ],
        [
          (u * whole) / p,
          "assumes proportion",
          `This is $\\frac{${whole}}{${p}} \\cdot ${u}$, as if the values were proportional to the numbers.`,
        ],
        [
          i * (u + v),
          "repeats both",
          `This is $${i}(${u} + ${v})$, but the prime ${q} occurs only once in ${whole}.`,
        ],
        [
          (i + 1) * u,
          "uses one value",
          `This is $${i + 1} \\cdot ${u}$, but one of the ${i + 1} prime factors of ${whole} is ${q}, with the value ${v}.`,
        ],
      ];
  const asked = `f(${isBack ? p : whole})`;
  const wording = rng.int(0, 1);
  return {
    variant: `${isBack ? "factor" : "product"}/${wording}`,
    context: "pure",
    difficulty: isBack ? 4 : 3,
    stem: [
      `The function $f$ satisfies $f(ab) = f(a) + f(b)$ for all positive integers $a$ and $b$. If ${known}, what is the value of $${asked}$?`,
      `If $f(mn) = f(m) + f(n)$ for all positive integers $m$ and $n$, and if ${known}, then $${asked} =$`,
    ][wording]!,
    key: { text: `${key}`, value: key, why: `$f(${whole}) = ${i} \\cdot ${u} + ${v} = ${total}$.` },
    slips: slipsFrom(wrong, (one) => isPositiveWhole(one) && one < 5 * key),
    solution: {
      idea: `Factor ${whole}: every prime factor adds its own value.`,
      steps: [
        `$${whole} = ${texFactors(whole)}$, so $f(${whole}) = ${i}f(${p}) + f(${q})$.`,
        isBack
          ? `$${total} = ${i}f(${p}) + ${v}$, so $f(${p}) = \\frac{${total - v}}{${i}} = ${u}$.`
          : `So $f(${whole}) = ${i} \\cdot ${u} + ${v} = ${total}$.`,
      ],
      check: `One factor at a time: $f(${p * q}) = ${u} + ${v} = ${u + v}$, and ${i === 2 ? `$f(${whole}) = ${u} + ${u + v} = ${total}$` : `each of the ${i - 1} other factors ${p} adds ${u}, which makes ${total}`}.`,
      takeaway: "A rule for products is a rule for prime factors.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "function-by-rule",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "A function must obey a rule for all numbers: test it, or choose what to substitute.",

  make: (rng) => (rng.chance(0.65) ? whichFunction(rng) : fromFactors(rng)),

  /** Tries each function on many numbers, or looks for values of the primes that agree. */
  check({ stem, options }) {
    const text = plain(stem);
    const known = Array.from(text.matchAll(/f\((\d+)\) = (\d+)/g), (one) =>
      one.slice(1).map(Number),
    );
    if (known.length === 0)
      return options.flatMap((one, k) => (obeys(text, plain(one)) ? [k] : []));
    const wanted = Number(/f\((\d+)\)(?: =$|\?)/.exec(text)![1]);
    const primes = [2, 3, 5, 7].filter((p) => known.some(([n]) => n! % p === 0));
    const valueFrom = (n: number, values: number[]): number => {
      const k = primes.findIndex((p) => n % p === 0);
      return k < 0 ? 0 : values[k]! + valueFrom(n / primes[k]!, values);
    };
    const fits = range(1, 60).flatMap((u) => range(1, 60).map((v) => [u, v]));
    const [values] = fits.filter((one) => known.every(([n, to]) => valueFrom(n!, one) === to));
    const right = valueFrom(wanted, values!);
    return options.flatMap((one, k) => (valueOf(one).value === right ? [k] : []));
  },

  possible: ({ options }) => options.map(() => true),
};

/** Whether a function obeys the rule in the stem at many numbers. */
function obeys(stem: string, option: string): boolean {
  const [, inner = "", outer = ""] = /(?:is|equation) f\((.+?)\) = (.+?) for all/.exec(
    stem.replace("((1)/(x))", "(1/x)"),
  )!;
  const body = formulaOf(option.replace("f(x) = ", ""));
  const [, factor = "", argument = ""] = /^(-?\d*)f\((.+)\)$/.exec(outer) ?? [];
  const times = factor === "-" ? -1 : Number(factor || 1);
  return [0.5, 1.25, 2, 3, -1.5, 7].every((x) => {
    const left = body({ x: formulaOf(inner)({ x }) });
    return Math.abs(left - times * body({ x: formulaOf(argument)({ x }) })) < 1e-9;
  });
}
