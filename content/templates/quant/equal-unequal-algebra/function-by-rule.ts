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
  /** For each function with the property, how the left side, or the one with x replaced, is found. */
  readonly worked: readonly string[];
  readonly lacks: readonly string[];
  readonly fast: string;
}

const ALL = "for all values of $x$";
const NONZERO = "for all nonzero values of $x$";

/** A function, and what it becomes at the number that trades places with x. */
type Form = readonly [body: string, worked: string];

/** Functions that stay the same if x and k - x trade places, and some of a like form that change their sign. */
function mirroredForms(k: number): readonly (readonly [same: Form, opposite: Form])[] {
  const cubes: Form = [`x^3 - (${k} - x)^3`, `(${k} - x)^3 - x^3`];
  return [
    [
      [`x^2 + (${k} - x)^2`, `(${k} - x)^2 + x^2`],
      [`x^2 - (${k} - x)^2`, `(${k} - x)^2 - x^2`],
    ],
    [[`x^3 + (${k} - x)^3`, `(${k} - x)^3 + x^3`], cubes],
    [
      [`(2x - ${k})^2`, `(2(${k} - x) - ${k})^2 = (${k} - 2x)^2`],
      [`(2x - ${k})^3`, `(2(${k} - x) - ${k})^3 = (${k} - 2x)^3`],
    ],
    [
      [`x(${k} - x)`, `(${k} - x)x`],
      [`2x - ${k}`, `2(${k} - x) - ${k} = ${k} - 2x`],
    ],
    [[`x^2(${k} - x)^2`, `(${k} - x)^2x^2`], cubes],
  ];
}

/** The same for x and -k - x. */
function mirroredBelow(k: number): readonly (readonly [same: Form, opposite: Form])[] {
  const cubes: Form = [`x^3 + (x + ${k})^3`, `(-${k} - x)^3 + (-x)^3 = -(x + ${k})^3 - x^3`];
  return [
    [
      [`x^2 + (x + ${k})^2`, `(-${k} - x)^2 + (-x)^2 = (x + ${k})^2 + x^2`],
      [`x^2 - (x + ${k})^2`, `(-${k} - x)^2 - (-x)^2 = (x + ${k})^2 - x^2`],
    ],
    [[`x^3 - (x + ${k})^3`, `(-${k} - x)^3 - (-x)^3 = -(x + ${k})^3 + x^3`], cubes],
    [
      [`(2x + ${k})^2`, `(2(-${k} - x) + ${k})^2 = (-2x - ${k})^2`],
      [`(2x + ${k})^3`, `(2(-${k} - x) + ${k})^3 = (-2x - ${k})^3`],
    ],
    [
      [`x(x + ${k})`, `(-${k} - x)(-x) = (x + ${k})x`],
      [`2x + ${k}`, `2(-${k} - x) + ${k} = -2x - ${k}`],
    ],
    [[`x^2(x + ${k})^2`, `(-${k} - x)^2(-x)^2 = (x + ${k})^2x^2`], cubes],
  ];
}

const valueMust = (isSame: boolean): string =>
  `the value of the function must ${isSame ? "stay the same" : "change to its opposite"}`;

/** f(k - x) = f(x), or its opposite: options with the same and the other sign, for k and for -k. */
function mirrored(rng: Rng): Property {
  const k = rng.int(1, 9);
  const [isSame, isBelow, form] = [rng.chance(0.6), rng.chance(0.3), rng.int(0, 4)];
  const [above, below] = [mirroredForms(k)[form]!, mirroredBelow(k)[form]!];
  const forms = isBelow ? [...below, ...above] : [...above, ...below];
  const [key] = forms.splice(isSame ? 0 : 1, 1) as [Form];
  const [turn, at] = isBelow ? [`-${k} - x`, -k] : [`${k} - x`, k];
  const sign = isSame ? "" : "-";
  return {
    name: `mirrored${isSame ? "" : "-opposite"}`,
    tex: isSame ? `f(x) = f(${turn})` : `f(${turn}) = -f(x)`,
    where: ALL,
    sides: (f, x) => (isSame ? [f(x), f(at - x)] : [f(at - x), 0 - f(x)]),
    shown: (x) => (isSame ? [`f(${x})`, `f(${at - x})`] : [`f(${at - x})`, `-f(${x})`]),
    has: [key[0]],
    worked: [`f(${turn}) = ${key[1]} = ${sign}f(x)`],
    lacks: [
      ...forms.map(([body]) => body),
      rng.pick([`x^2(${k} - x)`, `x^2(x + ${k})`, `(x - ${k})^2`, `(x + ${k})^2`]),
    ],
    fast: `Replacing $x$ with $${turn}$ makes $x$ and $${turn}$ trade places, and ${valueMust(isSame)}.`,
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
    worked: [c, -c].map((factor) => {
      const inner = e === 1 ? `${factor}(${a}x)` : `${factor}(${a}x)^${e}`;
      return `f(${a}x) = ${inner} = ${times} \\cdot ${factor < 0 ? `(${factor}${power(e)})` : `${factor}${power(e)}`} = ${times}f(x)`;
    }),
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

/** f(1/x) or f(c/x) is f(x) or its opposite: each of four functions is right for one of these. */
function turned(rng: Rng): Property {
  const [isSame, isUnit, c] = [rng.chance(0.5), rng.chance(0.5), rng.pick([2, 3, 5, 6, 7, 8])];
  const up = c < 6 && rng.chance(0.5) ? "^2" : "";
  const [x, sign, many] = [`x${up}`, isSame ? "+" : "-", up ? c * c : c];
  const over = `\\frac{${many}}{${x}}`;
  const bodies = [
    `${many}${x} + ${over}`,
    `${many}${x} - ${over}`,
    `${x} + ${over}`,
    `${x} - ${over}`,
  ];
  const key = `${isUnit ? many : ""}${x} ${sign} ${over}`;
  const top = isUnit ? 1 : c;
  const turn = `\\frac{${top}}{x}`;
  const opposite = isSame ? "" : "-";
  return {
    name: `${isSame ? "reciprocal" : "opposite"}${isUnit ? "" : "-multiple"}`,
    tex: `f\\left(${turn}\\right) = ${opposite}f(x)`,
    where: NONZERO,
    sides: (f, at) => [f(top / at), isSame ? f(at) : 0 - f(at)],
    shown: (at) => [
      Number.isInteger(top / at) ? `f(${top / at})` : `f\\left(\\frac{${top}}{${at}}\\right)`,
      `${opposite}f(${at})`,
    ],
    has: [key],
    worked: [
      `f\\left(${turn}\\right) = ${over} ${sign} ${isUnit ? many : ""}${x} = ${opposite}f(x)`,
    ],
    lacks: [
      ...bodies.filter((body) => body !== key),
      `${many}${x} ${rng.chance(0.5) ? "+" : "-"} \\frac{1}{${x}}`,
    ],
    fast: `Replacing $x$ with $${turn}$ makes $x$ and $${turn}$ trade places, and ${valueMust(isSame)}.`,
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

const timesText = (n: number): string => (n === 2 ? "twice" : `${n} times`);

const definition = (body: string): string => `$f(x) = ${body}$`;

function whichFunction(rng: Rng): ProblemDraft {
  const property = rng.pick([mirrored, mirrored, scaled, turned])(rng);
  const { name, tex, where, has, worked, lacks, fast } = property;
  const key = rng.pick(has);
  const wording = rng.int(0, 1);
  const bothAt = (at: number): string =>
    shownValue(property.sides((x) => formulaOf(key)({ x }), at)[0]);
  const next = bothAt(2) === bothAt(3) ? 4 : 3;
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
      fast: [
        `${fast} Of these functions, that is true only of ${definition(key)}: $${worked[has.indexOf(key)]!}$.`,
      ],
      steps: [
        `Substitute a small number on both sides of $${tex}$ in each option. If the two sides differ, eliminate the option; if they agree, try another number.`,
        `For ${definition(key)}, both sides are ${bothAt(2)} at $x = 2$ and ${bothAt(next)} at $x = ${next}$. Each of the other options fails for a small number.`,
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
          `This is $\\frac{${total}}{${v}}$, or $\\frac{f(${whole})}{f(${q})}$, but the values are added: $${total} = ${i}f(${p}) + ${v}$.`,
        ],
        [
          total / i,
          "leaves out a factor",
          `This is $\\frac{${total}}{${i}}$, but $${total} = ${i}f(${p}) + f(${q})$, so subtract $f(${q}) = ${v}$ first.`,
        ],
        [
          (total * p) / whole,
          "assumes proportion",
          `This is $\\frac{${p}}{${whole}} \\cdot ${total}$, as if $f(${p})$ and $f(${whole})$ were proportional to ${p} and ${whole}.`,
        ],
        [
          (total - v) / (i + 1),
          "counts the factors",
          `This is $\\frac{${total - v}}{${i + 1}}$, but $${texFactors(whole)}$ has only ${i} factors ${p}.`,
        ],
        [
          total - i * v,
          "exchanges the exponents",
          `This is $${total} - ${i} \\cdot ${v}$, but in $${texFactors(whole)}$ the prime ${p} occurs ${timesText(i)}, and ${q} once.`,
        ],
        [
          total - v - i,
          "subtracts the exponent",
          `This is $${total - v} - ${i}$, but $${total - v} = ${i}f(${p})$, so divide by ${i}.`,
        ],
        [
          total + v,
          "adds",
          `This is $${total} + ${v}$, but $f(${whole}) = ${i}f(${p}) + f(${q})$, so $f(${q}) = ${v}$ has to be subtracted.`,
        ],
      ]
    : [
        [
          u + v,
          "counts each prime once",
          `This is $${u} + ${v}$, but in $${whole} = ${texFactors(whole)}$ the prime ${p} occurs ${timesText(i)}.`,
        ],
        [
          u ** i * v,
          "multiplies the values",
          `This is $${u}^${i} \\cdot ${v}$, but $f(${p})$ and $f(${q})$ are added, not multiplied.`,
        ],
        [
          u + i * v,
          "exchanges the exponents",
          `This is $${u} + ${i} \\cdot ${v}$, but the prime ${p}, not ${q}, occurs ${timesText(i)}.`,
        ],
        [
          u ** i + v,
          "raises to a power",
          `This is $${u}^${i} + ${v}$, but $f(${p}) = ${u}$ is added ${timesText(i)}, not multiplied.`,
        ],
        [
          u * v,
          "multiplies the values",
          `This is $${u} \\cdot ${v}$, but $f(${p})$ and $f(${q})$ are added, not multiplied.`,
        ],
        [
          (u * whole) / p,
          "assumes proportion",
          `This is $\\frac{${whole}}{${p}} \\cdot ${u}$, as if $f(${p})$ and $f(${whole})$ were proportional to ${p} and ${whole}.`,
        ],
        [
          i * (u + v),
          "repeats both",
          `This is $${i}(${u} + ${v})$, but the prime ${q} occurs only once in ${whole}.`,
        ],
        [
          (i + 1) * u,
          "uses one value",
          `This is $${i + 1} \\cdot ${u}$, but one of the ${i + 1} prime factors of ${whole} is ${q}, and $f(${q}) = ${v}$.`,
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
      idea: `Factor ${whole}: each prime factor adds the value of $f$ for that prime.`,
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
    stem.replace(/\(\((\d)\)\/\(x\)\)/, "($1/x)"),
  )!;
  const body = formulaOf(option.replace("f(x) = ", ""));
  const [, factor = "", argument = ""] = /^(-?\d*)f\((.+)\)$/.exec(outer) ?? [];
  const times = factor === "-" ? -1 : Number(factor || 1);
  return [0.5, 1.25, 2, 3, -1.5, 7].every((x) => {
    const left = body({ x: formulaOf(inner)({ x }) });
    return Math.abs(left - times * body({ x: formulaOf(argument)({ x }) })) < 1e-9;
  });
}
