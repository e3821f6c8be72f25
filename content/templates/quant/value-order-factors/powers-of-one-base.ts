import {
  Fraction,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  slipsFrom,
  texFraction,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** Two powers with different bases are equal: what is x? */
function drawEquation(rng: Rng) {
  const p = rng.pick([2, 2, 3, 5]);
  const [e, f] = rng.sample(p === 2 ? [1, 2, 3, 4] : p === 3 ? [1, 2, 3] : [1, 2], 2) as [
    number,
    number,
  ];
  const [x, a, c] = [rng.int(2, 12), rng.int(-5, 6), rng.pick([1, 1, 2])];
  const right = (e * (x + a)) / f;
  const d = right - c * x;
  if (!Number.isInteger(right) || e === f * c || a === 0 || right <= 0 || Math.abs(d) > 12)
    return null;
  const [left, other] = [`x ${texTerm(a, "")}`, `${c === 1 ? "" : c}x ${texTerm(d, "")}`.trim()];
  /** The root of m(x + k) = n(cx + l), if it exists. */
  const root = (m: number, k: number, n: number, l: number): Fraction | null =>
    m === n * c ? null : new Fraction(n * l - m * k, m - n * c);
  const wrong = [
    [
      root(1, a, 1, d),
      "equates exponents of different bases",
      `The exponents may be set equal only when the bases are alike, and ${p ** e} and ${p ** f} are not.`,
    ],
    [
      new Fraction(e === f * c ? 1 : d - a, e === f * c ? 1 : e - f * c),
      "multiplies only the first term",
      `The exponent of $${p}$ is ${e > 1 ? `$${e}(${left})$` : `$${f}(${other})$`}: every term in the parentheses is multiplied.`,
    ],
    [
      root(f, a, e, d),
      "puts each exponent to the other base",
      `${p ** e} is $${p}^${e}$ and ${p ** f} is $${p}^${f}$; here the ${e} and the ${f} have changed places.`,
    ],
    [
      root(p ** e, a, p ** f, d),
      "multiplies by the bases",
      `A power is not its base times its exponent; write both sides as powers of ${p}.`,
    ],
    [
      c === 1 ? null : new Fraction(d + f - a - e, 1 - c),
      "adds the exponents",
      `A power of a power multiplies its exponents: $(${p}^{${e > 1 ? e : f}})^{${e > 1 ? left : other}}$ is not found by adding.`,
    ],
    [
      root(e, -a, f, d),
      "changes a sign",
      `The exponent on the left is $${left}$; its constant keeps its sign when ${e > 1 ? "it is multiplied" : "the bases are made alike"}.`,
    ],
  ] as const;
  const slips = wrong.flatMap(([value, slip, why]) =>
    value && Math.abs(value.value) < 40 && value.bottom < 8
      ? [{ text: `$${texFraction(value)}$`, value: value.value, slip, why }]
      : [],
  );
  return {
    variant: `equation/${p}`,
    difficulty: 1 + (e > 1 && f > 1 ? 1 : 0) + (c > 1 ? 1 : 0) + (a < 0 && d < 0 ? 1 : 0),
    stem: rng.pick([
      `If $${p ** e}^{${left}} = ${p ** f}^{${other}}$, what is the value of $x$?`,
      `For what value of $x$ is $${p ** e}^{${left}}$ equal to $${p ** f}^{${other}}$?`,
    ]),
    key: {
      text: `$${x}$`,
      value: x,
      why: `With $x = ${x}$ both sides are $${p}^{${e * (x + a)}}$.`,
    },
    slips,
    solution: {
      idea: `Write both sides as powers of ${p}; then the exponents must be equal.`,
      steps: [
        `${[e, f]
          .filter((power) => power > 1)
          .map((power) => `$${p ** power} = ${p}^${power}$`)
          .join(
            " and ",
          )}, so $${e === 1 ? left : `${e}(${left})`} = ${f === 1 ? other : `${f}(${other})`}$.`,
        `That is $${e === 1 ? "" : e}x ${texTerm(e * a, "")} = ${`${f * c === 1 ? "" : f * c}x ${texTerm(f * d, "")}`.trim()}$, so $x = ${x}$.`,
      ],
      check: `Put ${x} in: $${p ** e}^{${x + a}}$ and $${p ** f}^{${c * x + d}}$ are both $${p}^{${e * (x + a)}}$.`,
    },
  };
}

/** A combination of the exponents is known: what is the quotient of the powers? */
function drawCombination(rng: Rng) {
  const p = rng.pick([2, 3, 5]);
  const [a, b] = rng.sample(p === 5 ? [1, 2] : [1, 2, 3], 2) as [number, number];
  const times = rng.pick(p === 2 ? [1, 2] : [1, 1, 2]);
  const s = rng.int(2, 9);
  if (Math.max(a, b) * times > (p === 2 ? 6 : p === 3 ? 4 : 2)) return null;
  const isQuotient = rng.chance(0.7);
  const [first, second] = [p ** (a * times), p ** (b * times)];
  const asked = isQuotient ? `\\frac{${first}^x}{${second}^y}` : `${first}^x \\cdot ${second}^y`;
  const given = `${a === 1 ? "" : a}x ${isQuotient ? "-" : "+"} ${b === 1 ? "" : b}y = ${s}`;
  const key = s * times;
  const wrong: Wrong[] = [
    [
      s * (isQuotient ? Math.abs(a - b) : a + b) * times,
      `${isQuotient ? "divides" : "multiplies"} the bases`,
      `The bases may be ${isQuotient ? "divided" : "multiplied"} only when the exponents are alike, but $x$ and $y$ need not be equal.`,
    ],
    [
      s * a * b * times,
      "multiplies all exponents",
      `$${first}^x$ is $${p}^{${a * times === 1 ? "" : a * times}x}$ and $${second}^y$ is $${p}^{${b * times === 1 ? "" : b * times}y}$; their exponents are ${isQuotient ? "subtracted" : "added"}, not multiplied.`,
    ],
    [
      s,
      "takes the combination as it stands",
      `The exponent of $${p}$ is ${times} times the combination that equals ${s}.`,
    ],
    [
      s * s * times,
      "squares the exponent",
      `The combination in the exponent has the value ${s} once; it is not multiplied by itself.`,
    ],
    [
      s * a * times,
      "keeps the first base",
      `This takes ${first} to the power ${s}; but ${s} belongs to the exponents after both are written with base ${p}.`,
    ],
    [
      s * b * times,
      "keeps the second base",
      `This takes ${second} to the power ${s}; but ${s} belongs to the exponents after both are written with base ${p}.`,
    ],
    [
      s + a * times,
      "adds where it should multiply",
      `$${first}^x$ is a power of a power, so its exponents are multiplied, not added.`,
    ],
    [
      key / a,
      "divides by the exponent",
      `The ${a} before $x$ is already part of the combination that equals ${s}; nothing is divided by it.`,
    ],
    [
      key / b,
      "divides by the other exponent",
      `The ${b} before $y$ is already part of the combination that equals ${s}; nothing is divided by it.`,
    ],
    [
      Math.abs(s - b * times),
      "subtracts the other exponent",
      `The ${b * times} in $${second} = ${p}^{${b * times}}$ multiplies $y$; it is not taken away from ${s}.`,
    ],
    [
      Math.abs(s - a * times),
      "subtracts an exponent",
      `The ${a * times} in $${first} = ${p}^{${a * times}}$ multiplies $x$; it is not taken away from ${s}.`,
    ],
  ];
  return {
    variant: `combination/${isQuotient ? "quotient" : "product"}-${times}`,
    difficulty: 3 + (times > 1 ? 2 : 0),
    stem: rng.pick([
      `If $${given}$, what is the value of $${asked}$?`,
      `Which of the following equals $${asked}$ whenever $${given}$?`,
    ]),
    key: {
      text: `$${p}^{${key}}$`,
      value: key,
      why: `The exponent of ${p} is ${times === 1 ? "just the given combination" : `${times} times the given combination`}, so it is ${key}.`,
    },
    slips: slipsFrom(wrong).map((slip) => ({ ...slip, text: `$${p}^{${slip.text}}$` })),
    solution: {
      idea: `Write everything with base ${p}: the known combination of $x$ and $y$ appears as the exponent.`,
      steps: [
        `$${asked} = ${p}^{${a * times === 1 ? "" : a * times}x ${isQuotient ? "-" : "+"} ${b * times === 1 ? "" : b * times}y}$.`,
        times === 1
          ? `The exponent is ${s}, as given.`
          : `The exponent is $${times}(${given.split(" =")[0]!}) = ${times} \\times ${s} = ${key}$.`,
      ],
      check: `Neither $x$ nor $y$ is needed, and neither could be found.`,
    },
  };
}

/** One power is known: what is another power with the same letter in the exponent? */
function drawKnownPower(rng: Rng) {
  const p = rng.pick([2, 3]);
  const [v, e, c] = [rng.pick([5, 6, 7, 10, 11]), rng.pick([2, 2, 3]), rng.pick([2, 2, 3])];
  const isUp = rng.chance(0.5);
  const key = isUp ? v ** e * p ** (e * c) : v * p ** c;
  if (key > 1500 || v % p === 0 || v ** e > 400) return null;
  const base = p ** e;
  const wrong: Wrong[] = isUp
    ? [
        [
          v ** e * p ** c,
          "multiplies only the x",
          `$${base}^{x + ${c}} = ${p}^{${e}x + ${e * c}}$: the ${c} is multiplied by ${e} as well.`,
        ],
        [
          v ** e + p ** (e * c),
          "adds the parts",
          `A sum in the exponent means a product of powers: $${v ** e} \\times ${p ** (e * c)}$, not their sum.`,
        ],
        [
          v * p ** (e * c),
          "does not raise the known value",
          `$${base}^x$ is $(${p}^x)^${e} = ${v}^${e}$, not ${v}.`,
        ],
        [
          e * v * p ** (e * c),
          "multiplies by the exponent",
          `$${v}^${e}$ is ${v ** e}, not $${e} \\times ${v}$.`,
        ],
        [
          v ** (e + c),
          "raises to the sum",
          `The ${c} in the exponent belongs to the base ${base}, not to ${v}.`,
        ],
        [
          v ** e * base * c,
          "multiplies base by exponent",
          `$${base}^{${c}}$ is ${base ** c}, not $${base} \\times ${c}$.`,
        ],
        [
          v ** e * base ** (c + 1),
          "takes one factor too many",
          `$${base}^{x + ${c}}$ is $${base}^x$ with ${c === 1 ? "one more factor" : `${c} more factors`} ${base}.`,
        ],
        [
          v * p ** c * e,
          "doubles instead of squaring",
          `$${base}^{x + ${c}}$ is $(${p}^{x + ${c}})$ to the power ${e}, not ${e} times it.`,
        ],
      ]
    : [
        [
          v ** e * p ** c,
          "forgets the root",
          `${v ** e} is the value of $${base}^x$; $${p}^x$ is ${e === 2 ? "its square root" : "its cube root"}, ${v}.`,
        ],
        [
          v + p ** c,
          "adds the parts",
          `A sum in the exponent means a product of powers: $${v} \\times ${p ** c}$, not their sum.`,
        ],
        [
          (v ** e / e) * p ** c,
          `divides by ${e}`,
          `From $${base}^x$ to $${p}^x$ one takes a root; dividing ${v ** e} by ${e} is not that.`,
        ],
        [v, "stops early", `${v} is $${p}^x$; the factor $${p}^${c}$ is still missing.`],
        [
          v * p * c,
          "multiplies base by exponent",
          `$${p}^${c}$ is ${p ** c}, not $${p} \\times ${c}$.`,
        ],
        [
          v + c,
          "adds the exponent",
          `Adding ${c} to an exponent multiplies the power by $${p}^${c} = ${p ** c}$.`,
        ],
        [
          v * base ** c,
          `multiplies by powers of ${base}`,
          `The base of the power that is asked for is ${p}, so the factor is $${p}^${c} = ${p ** c}$.`,
        ],
        [
          v ** e + p ** c,
          "adds to the given value",
          `The given value is $${base}^x$, not $${p}^x$, and the parts are multiplied.`,
        ],
        [
          v * p ** (c + 1),
          "takes one factor too many",
          `$${p}^{x + ${c}}$ is $${p}^x$ with ${c === 1 ? "one more factor" : `${c} more factors`} ${p}.`,
        ],
      ];
  const [known, asked] = isUp
    ? [`${p}^x = ${v}`, `${base}^{x + ${c}}`]
    : [`${base}^x = ${v ** e}`, `${p}^{x + ${c}}`];
  return {
    variant: `known-power/${isUp ? "up" : "down"}`,
    difficulty: 4 + (e === 3 ? 1 : 0) + (isUp ? 0 : 1),
    stem: rng.pick([
      `If $${known}$, what is the value of $${asked}$?`,
      `Given that $${known}$, which of the following equals $${asked}$?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: isUp
        ? `$${asked} = (${p}^x)^${e} \\times ${base}^${c} = ${v ** e} \\times ${base ** c}$.`
        : `$${p}^x = ${v}$, and $${v} \\times ${p}^${c} = ${key}$.`,
    },
    slips: slipsFrom(wrong),
    solution: {
      idea: `Do not look for $x$: build the power that is asked for out of the one that is known.`,
      steps: isUp
        ? [
            `$${base}^x = (${p}^${e})^x = (${p}^x)^${e} = ${v}^${e} = ${v ** e}$.`,
            `$${asked} = ${base}^x \\times ${base}^${c} = ${v ** e} \\times ${base ** c} = ${key}$.`,
          ]
        : [
            `$${base}^x = (${p}^x)^${e}$, so $(${p}^x)^${e} = ${v ** e}$ and, since a power of ${p} is positive, $${p}^x = ${v}$.`,
            `$${asked} = ${p}^x \\times ${p}^${c} = ${v} \\times ${p ** c} = ${key}$.`,
          ],
      check: `A sum in an exponent stands for a product of powers, never for a sum.`,
    },
  };
}

const signed = (mark: string | undefined, n: string | undefined): number =>
  mark === "-" ? -Number(n) : Number(n ?? 0);

export const template: ProblemTemplate = {
  id: "powers-of-one-base",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "Powers of 4, 8, 9 and 27 written with one base: then what is known of the exponent is enough.",

  make(rng) {
    const draft = rng.pick([
      drawEquation,
      drawEquation,
      drawEquation,
      drawEquation,
      drawEquation,
      drawCombination,
      drawKnownPower,
    ])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Uses decimal exponents and logarithms, never a common base. */
  check({ stem, options }) {
    const chosen = (wanted: (option: string) => number): number[] =>
      options.flatMap((option, k) => (Math.abs(wanted(option)) < 1e-6 ? [k] : []));
    const text = plain(stem);
    const equal =
      /(\d+)\^x ([+-]) (\d+)(?: = | equal to )(\d+)\^(\d*)x(?: ([+-]) (\d+))?(?=[,? ]|$)/.exec(
        text.replace(" is equal to ", " equal to "),
      );
    if (equal) {
      const [, base, sign, plus, other, times, otherSign, otherPlus] = equal;
      return chosen((option) => {
        const x = valueOf(option).value;
        const left = (x + signed(sign, plus)) * Math.log(Number(base));
        const right =
          (Number(times || 1) * x + signed(otherSign, otherPlus)) * Math.log(Number(other));
        return left - right;
      });
    }
    const combination = /(\d*)x ([+-]) (\d*)y = (\d+)/.exec(text);
    if (combination) {
      const [, a, sign, b, s] = combination;
      const x = 0.7;
      const y = ((Number(s) - Number(a || 1) * x) / Number(b || 1)) * (sign === "-" ? -1 : 1);
      const [first, second] = read(stem, /\(?(\d+)\^x\)?(?:\/| \* )\(?(\d+)\^y/).map(Number) as [
        number,
        number,
      ];
      const log = x * Math.log(first) + (sign === "-" ? -1 : 1) * y * Math.log(second);
      return chosen((option) => {
        const [base, power] = read(option, /(\d+)\^(\d+)/).map(Number) as [number, number];
        return power * Math.log(base) - log;
      });
    }
    const [base, value, other, plus] = read(stem, /(\d+)\^x = (\d+), .*?(\d+)\^x \+ (\d+)/).map(
      Number,
    ) as [number, number, number, number];
    const x = Math.log(value) / Math.log(base);
    return chosen((option) => Math.log(valueOf(option).value) - (x + plus) * Math.log(other));
  },
};
