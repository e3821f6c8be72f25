import {
  Fraction,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  texFraction,
  texTerm,
  valueOf,
} from "@theta/items/template";

/** A rule, the values given, and the value asked for. */
interface Case {
  readonly name: string;
  readonly difficulty: number;
  readonly stem: string;
  readonly key: Fraction;
  readonly why: string;
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

const slipOf = (value: Fraction, name: string, why: string): Slip => ({
  text: `$${texFraction(value)}$`,
  value: value.value,
  slip: name,
  why,
});

const slip = (value: number, name: string, why: string): Slip =>
  slipOf(new Fraction(Number.isInteger(value) ? value : 0), name, why);

const ask = (rng: Rng, rule: string, facts: string, wanted: string): string =>
  rng.pick([
    `The function $f$ has the property that ${rule}. If ${facts}, what is the value of $${wanted}$?`,
    `A function $f$ is such that ${rule}. Given that ${facts}, what is $${wanted}$?`,
    `If ${rule}, and if ${facts}, then what is the value of $${wanted}$?`,
  ]);

/** f(ab) = f(a) + f(b), known at two numbers made of 2 and 3 (or 5). */
function productsToSums(rng: Rng): Case | null {
  const [p, q] = rng.pick([
    [2, 3],
    [2, 5],
    [3, 5],
    [2, 7],
  ] as const);
  const [u, v] = [rng.int(2, 9), rng.int(2, 12)];
  const [i, j] = rng.pick([
    [2, 1],
    [1, 2],
    [2, 2],
    [3, 1],
    [1, 3],
    [3, 2],
  ] as const);
  const wanted = p ** i * q ** j;
  const key = i * u + j * v;
  const hidden = rng.chance(0.5);
  // Known at the product instead of at the second prime.
  const [known, value] = hidden ? [p * q, u + v] : [q, v];
  if (u === v || wanted > 200) return null;
  return {
    name: hidden ? "products/product known" : "products/primes known",
    difficulty: hidden ? 7 : 6,
    stem: ask(
      rng,
      "$f(ab) = f(a) + f(b)$ for all positive integers $a$ and $b$",
      `$f(${p}) = ${u}$ and $f(${known}) = ${value}$`,
      `f(${wanted})`,
    ),
    key: new Fraction(key),
    why: `$f(${wanted})$ is made of $f(${p})$ ${often(i)} and $f(${q})$ ${often(j)}.`,
    slips: [
      slip(
        u ** i * v ** j,
        "multiplies the values",
        `The rule turns products into sums: values are added, so powers of values never come up.`,
      ),
      slip(
        u + v,
        "counts each prime once",
        `$${wanted}$ has ${i + j} prime factors, and the rule adds a value for each of them.`,
      ),
      slip(
        j * u + i * v,
        "swaps the exponents",
        `In $${wanted}$ the prime ${p} comes ${often(i)} and ${q} comes ${often(j)}.`,
      ),
      slip(
        (wanted / p) * u,
        "takes the function as proportional",
        `The rule gives $f(1) = f(1) + f(1)$, so $f(1) = 0$; a function in proportion would have another value there.`,
      ),
      slip(
        (i + j) * u,
        "uses the first value only",
        `The factors ${q} bring another value than the factors ${p}.`,
      ),
      slip(
        i * u + j * value,
        "takes the value given as that of the prime",
        `$${value}$ belongs to $f(${known})$, not to $f(${q})$.`,
      ),
      slip(
        u + value,
        "adds the two values given",
        `$f(${p}) + f(${known})$ is $f(${p * known})$, not $f(${wanted})$.`,
      ),
      slip(
        (i + j) * (u + v),
        "multiplies the sum by the number of factors",
        `Each prime comes with its own number of times.`,
      ),
      slip(
        u * value,
        "multiplies the two values given",
        `Where the arguments are multiplied, the rule adds the values.`,
      ),
    ],
    idea: "Write the number asked for as a product of numbers whose values are known.",
    steps: [
      ...(hidden
        ? [`$f(${p * q}) = f(${p}) + f(${q})$, so $f(${q}) = ${value} - ${u} = ${v}$.`]
        : []),
      `$${wanted} = ${power(p, i)} \\cdot ${power(q, j)}$.`,
      `So $f(${wanted}) = ${i === 1 ? "" : `${i} \\cdot `}${u} + ${j === 1 ? "" : `${j} \\cdot `}${v} = ${key}$.`,
    ],
    check: `Products of arguments become sums of values: nothing is ever multiplied but by a count.`,
  };
}

const power = (base: number, exponent: number): string =>
  exponent === 1 ? String(base) : `${base}^${exponent}`;

const often = (n: number): string => ["never", "once", "twice", "three times"][n] ?? "often";

/** f(a + b) = f(a) f(b), known at one number and asked for at another. */
function sumsToProducts(rng: Rng): Case | null {
  const [m, n] = rng.pick([
    [2, 3],
    [2, 5],
    [4, 6],
    [3, 2],
    [3, 5],
    [6, 4],
    [4, 2],
    [2, 6],
    [6, 3],
    [3, 6],
    [4, -2],
    [2, -1],
    [3, -1],
    [2, -3],
  ] as const);
  const root = rng.int(2, m === 2 ? 9 : m === 3 ? 5 : 3);
  const step = gcdOf(m, n);
  // f(step) = root, so every value needed is a power of it.
  const [given, times] = [root ** (m / step), n / step];
  const key = n > 0 ? new Fraction(root ** times) : new Fraction(1, root ** -times);
  if (given > 250 || root ** Math.abs(times) > 1100 || given === root) return null;
  const proportional = new Fraction(given * n, m);
  return {
    name: n < 0 ? "sums/negative" : "sums/positive",
    difficulty: m % n === 0 ? 7 : 8,
    stem: ask(
      rng,
      "$f(a + b) = f(a) \\cdot f(b)$ and $f(a) \\gt 0$ for all numbers $a$ and $b$",
      `$f(${m}) = ${given}$`,
      `f(${n})`,
    ),
    key,
    why: `$f(${step}) = ${root}$, since ${m / step} such factors make ${given}.`,
    slips: [
      slipOf(
        proportional,
        "takes the function as proportional",
        `$f(${m}) = ${given}$ does not give $f(${n})$ by proportion: where arguments are added, values are multiplied.`,
      ),
      ...(n < 0
        ? [
            slipOf(
              new Fraction(root ** -times),
              "drops the sign of the argument",
              `That is $f(${-n})$; since $f(0) = 1$, $f(${n})$ is its reciprocal.`,
            ),
            slipOf(
              new Fraction(1, given),
              "takes the reciprocal of the value given",
              `That is $f(${-m})$.`,
            ),
            slipOf(
              new Fraction(1, root ** (1 - times)),
              "takes one step too many",
              `That is the value at $${n - step}$.`,
            ),
            slipOf(
              new Fraction(-(root ** -times)),
              "makes the value negative",
              `All values of $f$ are positive; a negative argument gives a reciprocal.`,
            ),
            slipOf(
              new Fraction(1, given ** -times),
              "takes the value given for that of one step",
              `${given} is the value at ${m}, which is ${m / step} steps of ${step}.`,
            ),
            slipOf(
              new Fraction(1, given * -n),
              "multiplies the value by the argument",
              `Steps of the argument multiply by values of $f$, not by the argument.`,
            ),
            slip(1, "takes the value at 0", `That is $f(0)$.`),
          ]
        : [
            slip(
              given + n - m,
              "adds where the rule multiplies",
              `Going from ${m} to ${n} does not add $${n - m}$ to the value.`,
            ),
            slip(
              given * n,
              "multiplies the value by the argument",
              `$f(${n})$ is not $${n} \\cdot f(${m})$; values are multiplied with values.`,
            ),
            slip(root, "stops at one step", `That is $f(${step})$.`),
            slip(
              root ** (times + 1),
              "takes one step too many",
              `That is the value at ${n + step}.`,
            ),
            slip(
              given ** times,
              "takes the value given for that of one step",
              `${given} is the value at ${m}, which is ${m / step} steps of ${step}.`,
            ),
            slip(
              root ** (times - 1),
              "takes one step too few",
              `That is the value at ${n - step}.`,
            ),
            slip(
              given * Math.abs(n - m),
              "multiplies by the distance",
              `From ${m} to ${n} every step multiplies by ${root}.`,
            ),
          ]),
    ],
    idea: "Sums of arguments become products of values, so equal steps multiply by the same factor.",
    steps: [
      `${m} is made of ${m / step} steps of ${step}: $f(${m}) = f(${step})^{${m / step}} = ${given}$, so $f(${step}) = ${root}$, which must be positive.`,
      ...(n < 0
        ? [
            `From $f(a + 0) = f(a) \\cdot f(0)$ it follows that $f(0) = 1$, so $f(${n}) = \\frac{1}{f(${-n})}$.`,
            `$f(${-n}) = ${root}${times === -1 ? "" : `^${-times} = ${root ** -times}`}$, so $f(${n}) = ${texFraction(key)}$.`,
          ]
        : [
            times === 1
              ? `That is the value asked for: $f(${n}) = ${root}$.`
              : `$f(${n}) = f(${step})^{${times}} = ${root}^{${times}} = ${texFraction(key)}$.`,
          ]),
    ],
    check: `The powers $${root}^x$ behave like this, with $x$ the number of steps.`,
  };
}

function gcdOf(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcdOf(b, a % b);
}

/** f(x) + k f(s - x) = cx: the same equation at s - x gives two equations for two values. */
function swapped(rng: Rng): Case | null {
  const [k, s, c, x] = [rng.pick([2, 2, 3, 4]), rng.int(4, 12), rng.int(1, 6), rng.int(1, 11)];
  const other = s - x;
  const key = new Fraction(c * (k * other - x), k * k - 1);
  if (other <= 0 || other === x || !key.isWhole || key.top === 0) return null;
  const twin = (c * (k * x - other)) / (k * k - 1);
  const right = `${c === 1 ? "" : c}x`;
  return {
    name: "swap",
    difficulty: 9,
    stem: ask(rng, `$f(x) + ${k}f(${s} - x) = ${right}$ for all numbers $x$`, `$y = ${x}$`, `f(y)`)
      .replace(/ If \$y = \d+\$, what/, " What")
      .replace(/ Given that \$y = \d+\$, what/, " What")
      .replace(/, and if \$y = \d+\$, then/, ", then")
      .replace("f(y)", `f(${x})`),
    key,
    why: `With $f(${x}) = ${key.top}$ and $f(${other}) = ${twin}$, both equations hold.`,
    slips: [
      slip(twin, "answers for the other value", `That is $f(${other})$.`),
      slip(
        (c * x) / (k + 1),
        "takes both values as equal",
        `$f(${x})$ and $f(${other})$ are values at different places; they need not be equal.`,
      ),
      slip(
        c * x,
        "drops the second value",
        `$${c * x}$ is what $f(${x}) + ${k}f(${other})$ comes to, not $f(${x})$ alone.`,
      ),
      slip(
        c * other,
        "reads off the right side of the second equation",
        `$${c * other}$ is what $f(${other}) + ${k}f(${x})$ comes to.`,
      ),
      slip(
        -key.top,
        "turns a sign",
        `Subtract the first equation from ${k} times the second, in this order.`,
      ),
      slip(
        (c * (k * other - x)) / (k - 1),
        "divides by the wrong number",
        `${k} times the second equation less the first has $${k * k} - 1 = ${k * k - 1}$ times $f(${x})$.`,
      ),
      slip(c * (k * other - x), "forgets to divide", `That is ${k * k - 1} times $f(${x})$.`),
      slip(
        c * (other - x),
        "subtracts the equations as they stand",
        `This leaves both values in the equation.`,
      ),
      slip(
        (c * (k * other + x)) / (k * k - 1),
        "adds the equations",
        `The equations must be subtracted, so that $f(${other})$ goes out.`,
      ),
      slip(
        (c * s) / (k + 1),
        "adds the two equations and stops",
        `That is $f(${x}) + f(${other})$.`,
      ),
    ].filter(({ value }) => value !== 0),
    idea: `Put in ${x}, and then the number that trades places with it, ${other}: two equations, two values.`,
    steps: [
      `For $x = ${x}$: $f(${x}) + ${k}f(${other}) = ${c * x}$.`,
      `For $x = ${other}$: $f(${other}) + ${k}f(${x}) = ${c * other}$.`,
      `${k} times the second less the first: $${k * k - 1}f(${x}) = ${k * c * other} - ${c * x} = ${k * c * other - c * x}$, so $f(${x}) = ${key.top}$.`,
    ],
    check: `Then $f(${other}) = ${c * other} ${texTerm(-k * key.top, "")} = ${twin}$, and the first equation holds too.`,
  };
}

/** f(a + b) = f(a) + f(b) + kab, known at t, asked for at 2t, 3t, or half of t. */
function sumsAndProduct(rng: Rng): Case | null {
  const [k, t, base] = [rng.int(2, 6), rng.int(2, 6), rng.int(3, 30)];
  const times = rng.pick([2, 3, 0.5]);
  const wanted = times * t;
  const cross = times === 0.5 ? k * wanted ** 2 : k * t * t;
  const u = times === 0.5 ? 2 * base + cross : base;
  const key = { 2: 2 * u + cross, 3: 3 * u + 3 * cross, 0.5: (u - cross) / 2 }[times]!;
  if (!Number.isInteger(wanted) || !Number.isInteger(key) || cross > 110) return null;
  const square = times === 0.5 ? `${k} \\cdot ${wanted}^2` : `${k} \\cdot ${t}^2`;
  const forgets = { 2: 2 * u, 3: 3 * u, 0.5: u / 2 }[times]!;
  const withSide = { 2: 2 * u + k * t, 3: 3 * u + 3 * k * t, 0.5: (u - k * wanted) / 2 }[times]!;
  const withoutK = { 2: 2 * u + t * t, 3: 3 * u + 3 * t * t, 0.5: (u - wanted ** 2) / 2 }[times]!;
  return {
    name: `sums and product/${times === 0.5 ? "half" : times === 2 ? "double" : "triple"}`,
    difficulty: times === 2 ? 6 : times === 3 ? 8 : 7,
    stem: ask(
      rng,
      `$f(a + b) = f(a) + f(b) + ${k}ab$ for all numbers $a$ and $b$`,
      `$f(${t}) = ${u}$`,
      `f(${wanted})`,
    ),
    key: new Fraction(key),
    why: `With $f(${wanted}) = ${key}$ and $f(${t}) = ${u}$ the rule holds.`,
    slips: [
      slip(
        forgets,
        "forgets the product",
        `The rule has a third part, $${k}ab$, which does not vanish here.`,
      ),
      slip(
        withSide,
        "puts in one number for the product",
        `In $${k}ab$ both $a$ and $b$ are to be replaced, which gives a square.`,
      ),
      slip(withoutK, "forgets the factor of the product", `The third part is $${k}ab$, not $ab$.`),
      ...(times === 3
        ? [
            slip(
              3 * u + cross,
              "counts the product of the first step only",
              `From $f(${2 * t})$ to $f(${wanted})$ the rule is used once more, now with $a = ${2 * t}$.`,
            ),
            slip(
              3 * u + 2 * cross,
              "counts the same product twice",
              `In the second step $a = ${2 * t}$, so the product is twice that of the first step: 3 parts in all.`,
            ),
            slip(2 * u + cross, "stops after one step", `That is $f(${2 * t})$.`),
            slip(
              4 * u + 2 * cross,
              "doubles twice",
              `Doubling twice leads to $f(${4 * t})$, not to $f(${wanted})$.`,
            ),
          ]
        : times === 2
          ? [
              slip(
                4 * u,
                "takes the function as a square",
                `Twice the argument would give four times the value only for $f(x) = cx^2$, which the rule does not say.`,
              ),
              slip(
                2 * u + 4 * cross,
                "squares the number asked for",
                `$a$ and $b$ are both ${t}; ${wanted} is their sum.`,
              ),
              slip(
                2 * u + 2 * k * t,
                "adds where the product is meant",
                `$ab$ is $${t} \\cdot ${t}$, not $${t} + ${t}$.`,
              ),
              slip(u + cross, "counts one of the values", `Both $f(a)$ and $f(b)$ are ${u}.`),
              slip(
                u * u,
                "multiplies the values",
                `The rule adds values; the product in it is that of the arguments.`,
              ),
            ]
          : [
              slip(
                (u + cross) / 2,
                "turns a sign",
                `$${u} = 2f(${wanted}) + ${cross}$, so ${cross} must be taken away.`,
              ),
              slip(u - cross, "forgets to halve", `That is twice $f(${wanted})$.`),
              slip(
                2 * u + k * t * t,
                "goes the wrong way",
                `That is $f(${2 * t})$: the half of ${t} is asked for.`,
              ),
              slip(
                (u - k * t * t) / 2,
                "squares the number given",
                `$a$ and $b$ are both ${wanted}; ${t} is their sum.`,
              ),
              slip(
                u / 4,
                "takes the function as a square",
                `Half of the argument would give a quarter of the value only for $f(x) = cx^2$, which the rule does not say.`,
              ),
              slip(
                u - cross / 2,
                "halves the product only",
                `Both parts of $${u} - ${cross}$ are to be halved.`,
              ),
            ]),
    ].filter(({ value }) => value! > 0),
    idea:
      times === 0.5
        ? `Put in $a = b = ${wanted}$: the number known is twice the number asked for.`
        : `Put in $a = b = ${t}$: the rule leads from ${t} to ${2 * t}.`,
    steps:
      times === 0.5
        ? [
            `With $a = b = ${wanted}$: $f(${t}) = 2f(${wanted}) + ${square}$.`,
            `So $${u} = 2f(${wanted}) + ${cross}$, and $f(${wanted}) = ${key}$.`,
          ]
        : [
            `$f(${2 * t}) = f(${t}) + f(${t}) + ${square} = ${2 * u} + ${cross} = ${2 * u + cross}$.`,
            ...(times === 3
              ? [
                  `With $a = ${2 * t}$ and $b = ${t}$: $f(${wanted}) = ${2 * u + cross} + ${u} + ${k} \\cdot ${2 * t} \\cdot ${t} = ${key}$.`,
                ]
              : []),
          ],
    check: `No formula for $f$ is needed, only the right $a$ and $b$.`,
  };
}

export const template: ProblemTemplate = {
  id: "function-by-rule",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "A function known only by a rule it obeys: choose what to put in, instead of looking for a formula.",

  make(rng) {
    const drawn = rng.pick([productsToSums, sumsToProducts, swapped, sumsAndProduct])(rng);
    if (!drawn) return null;
    const { name, difficulty, stem, key, why, slips, idea, steps, check } = drawn;
    const allowsFraction = name === "sums/negative";
    return {
      variant: name,
      context: "pure",
      // Known primes are 6, as is doubling; a hidden value or a half 7; two steps or a root 8; the
      // swap 9.
      difficulty,
      stem,
      key: { text: `$${texFraction(key)}$`, value: key.value, why },
      slips: slips.filter(
        ({ value, text }) =>
          value !== 0 && Math.abs(value!) < 5000 && (allowsFraction || !text.includes("frac")),
      ),
      solution: { idea, steps: [...steps], check },
    };
  },

  /** Looks for a function with small values that follows the rule, and evaluates it. */
  check({ stem, options }) {
    const text = plain(stem);
    const wanted = Number(read(text, /f\((-?\d+)\)\?$/)[0]);
    const given = Array.from(
      text.matchAll(/f\((\d+)\) = (-?\d+)/g),
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const answers = text.includes("f(ab)")
      ? byPrimes(given, wanted)
      : text.includes("f(b) +")
        ? byOnes(text, given, wanted)
        : text.includes("f(a + b)")
          ? byPowers(given, wanted)
          : bySwap(text, wanted);
    const different = new Set(answers.map((x) => x.toFixed(6)));
    if (different.size !== 1) throw new Error(`${different.size} values fit: ${stem}`);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - answers[0]!) < 1e-6 ? [k] : [],
    );
  },
};

type Given = readonly (readonly [number, number])[];

function byPrimes(given: Given, wanted: number): number[] {
  const of = (n: number, values: Map<number, number>): number => {
    const p = [2, 3, 5, 7].find((prime) => n % prime === 0);
    return p === undefined ? 0 : (values.get(p) ?? 0) + of(n / p, values);
  };
  const primes = [2, 3, 5, 7].filter((p) => given.some(([x]) => x % p === 0));
  const [p, q] = primes as [number, number];
  return range(-40, 40)
    .flatMap((u) =>
      range(-40, 40).map(
        (v) =>
          new Map([
            [p, u],
            [q, v],
          ]),
      ),
    )
    .filter((values) => given.every(([x, y]) => of(x, values) === y))
    .map((values) => of(wanted, values));
}

const byPowers = (given: Given, wanted: number): number[] =>
  given.map(([x, y]) => Math.exp((Math.log(y) / x) * wanted));

/** Tries values for f(1) and continues by ones. */
function byOnes(text: string, given: Given, wanted: number): number[] {
  const k = Number(read(text, /f\(b\) \+ (\d+)ab/)[0]);
  const at = (n: number, first: number): number =>
    range(1, n - 1).reduce((y, x) => y + first + k * x, first);
  return range(-3600, 3600)
    .map((sixtieths) => sixtieths / 60)
    .filter((first) => given.every(([x, y]) => Math.abs(at(x, first) - y) < 1e-9))
    .map((first) => at(wanted, first));
}

function bySwap(text: string, wanted: number): number[] {
  const [, k, s, c] = /f\(x\) \+ (\d+)f\((\d+) - x\) = (\d*)x/.exec(text) ?? [];
  const twinOf = (y: number, x: number): number => (Number(c || 1) * x - y) / Number(k);
  const other = Number(s) - wanted;
  return range(-300, 300).filter((y) => Math.abs(twinOf(twinOf(y, wanted), other) - y) < 1e-9);
}
