import {
  count,
  divisorsOf,
  gcd,
  inWords,
  isPositiveWhole,
  listed,
  numberChoice,
  plain,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  texFactors,
  texThousands,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Powers = readonly (readonly [base: number | string, exponent: number])[];

const written = (powers: Powers): string =>
  powers
    .filter(([, e]) => e > 0)
    .map(([base, e]) => (e === 1 ? `(${base})` : `(${base}^${e})`))
    .join("");

/** How many factors have exponents between two bounds, as a product: `5 \times 3`. */
const choices = (counts: readonly number[]): string => {
  const free = counts.filter((n) => n > 1);
  return free.length > 0 ? free.join(" \\times ") : "1";
};

const listText = (list: readonly number[]): string =>
  list.length > 8
    ? `${list.slice(0, 3).map(thousands).join(", ")}, and so on up to ${thousands(list.at(-1)!)}`
    : listed(list.map(thousands));

const NUMBERS = [
  72, 80, 90, 96, 108, 120, 126, 144, 150, 160, 168, 180, 200, 216, 240, 252, 270, 288, 300, 324,
  360, 400, 432, 450, 480, 500, 504, 540, 600, 720, 756, 800, 900, 1000, 1080, 1200, 1800, 3600,
];

const TAKEAWAY = "To count factors with a property, write down how many choices each exponent has.";

interface Property {
  readonly name: string;
  readonly text: string;
  /** About the quotient instead of the factor: 360/k is … */
  readonly quotient: string;
  readonly holds: (d: number) => boolean;
  /** How many exponents are allowed for a prime with this exponent. */
  readonly allowed: (prime: number, e: number) => number;
  readonly rule: string;
  readonly difficulty: number;
}

const propertyOf = (rng: Rng): Property => {
  const d = rng.pick([4, 6, 10, 12, 15, 18, 20]);
  const inD = (prime: number) => primeFactors(d).find(([p]) => p === prime)?.[1] ?? 0;
  return rng.pick([
    {
      name: "odd",
      text: "odd",
      quotient: "an odd integer",
      holds: (f) => f % 2 === 1,
      allowed: (p, e) => (p === 2 ? 1 : e + 1),
      rule: "The exponent of 2 must be 0.",
      difficulty: 3,
    },
    {
      name: "even",
      text: "even",
      quotient: "an even integer",
      holds: (f) => f % 2 === 0,
      allowed: (p, e) => (p === 2 ? e : e + 1),
      rule: "The exponent of 2 must be at least 1.",
      difficulty: 4,
    },
    {
      name: "multiple",
      text: `multiples of ${d}`,
      quotient: `a multiple of ${d}`,
      holds: (f) => f % d === 0,
      allowed: (p, e) => Math.max(0, e - inD(p) + 1),
      rule: `The exponents must be at least those in $${d} = ${texFactors(d)}$.`,
      difficulty: 5,
    },
    {
      name: "square",
      text: "perfect squares",
      quotient: "the square of an integer",
      holds: (f) => Number.isInteger(Math.sqrt(f)),
      allowed: (_, e) => Math.floor(e / 2) + 1,
      rule: "Every exponent must be even.",
      difficulty: 5,
    },
  ] satisfies Property[]);
};

/** How many factors of a number are odd, even, multiples of 12, or squares? */
function drawProperty(rng: Rng) {
  const n = rng.pick(NUMBERS);
  const { name, text, quotient, holds, allowed, rule, difficulty } = propertyOf(rng);
  const primes = primeFactors(n);
  const counts = primes.map(([p, e]) => allowed(p, e));
  const all = divisorsOf(n);
  const fitting = all.filter(holds);
  const key = fitting.length;
  const usesQuotient = rng.chance(0.4);
  if (key < 3 || all.length - key < 2 || (name === "odd" && usesQuotient)) return null;
  const exponents = primes.map(([, e]) => e);
  const values = fitting.map((f) => n / f).toReversed();
  const others = listText(all.filter((f) => !holds(f)));
  const found = usesQuotient
    ? `The possible quotients are ${listText(fitting)}, so the possible values of $k$ are ${listText(values)}.`
    : `They are ${listText(fitting)}.`;
  const condition = usesQuotient
    ? `In the quotient, ${rule.charAt(0).toLowerCase()}${rule.slice(1)}`
    : rule;
  const wrong: Wrong[] = [
    [
      all.length - key,
      "counts the factors without the property",
      `That is how many of the ${all.length} factors are not ${text}.`,
    ],
    [
      key - 1,
      fitting.includes(1) ? "forgets the factor 1" : "forgets a factor",
      fitting.includes(1)
        ? `This leaves out 1, which is ${name === "square" ? "a perfect square" : "odd"}.`
        : `This leaves out one of the ${key} factors that are ${text}, such as ${thousands(fitting.at(-1)!)}.`,
    ],
    [
      product(exponents),
      "multiplies the exponents",
      `This is $${exponents.join(" \\times ")}$, the product of the exponents, but multiply the numbers of choices instead.`,
    ],
    [
      Math.round(all.length / 2),
      "takes half of the factors",
      `This is ${all.length % 2 === 0 ? "half" : "about half"} of the ${all.length} factors, but ${key} of them are ${text}.`,
    ],
    [
      product(counts.map((c) => Math.max(1, c - 1))),
      "allows one exponent too few for each prime",
      `This is $${counts.map((c) => Math.max(1, c - 1)).join(" \\times ")}$, with one choice too few for each exponent that has more than one. The product is $${counts.join(" \\times ")} = ${key}$.`,
    ],
    [
      sum(counts),
      "adds the choices",
      `This is $${counts.join(" + ")}$, but the numbers of choices are multiplied.`,
    ],
    [
      all.length - key - 1,
      "counts the factors without the property, but not 1 or the number itself",
      `This is 1 less than ${all.length - key}, the number of factors that are not ${text}.`,
    ],
    [
      all.length - key + 1,
      "counts the factors without the property, and one twice",
      `This is 1 more than ${all.length - key}, the number of factors that are not ${text}.`,
    ],
    [
      all.length - 1,
      "counts all factors but 1",
      `This is $${all.length} - 1$, but ${all.length - key} of the ${all.length} positive factors of ${thousands(n)} are not ${text}: ${others}.`,
    ],
    [
      key + 2,
      "counts two factors too many",
      `This is $${key} + 2$, but only ${key} of the ${all.length} factors are ${text}. The ${all.length - key} others are not: ${others}.`,
    ],
    [
      key + 1,
      "counts one factor twice",
      `This is $${key} + 1$, but only ${key} of the ${all.length} factors are ${text}. The ${all.length - key} others are not: ${others}.`,
    ],
    [
      all.length,
      "counts all factors",
      `${thousands(n)} has ${all.length} positive factors, but not all of them are ${text}.`,
    ],
  ];
  const number = rng.chance(0.5) ? thousands(n) : `$${written(primes)}$`;
  const inFraction = number.startsWith("$") ? number.slice(1, -1) : texThousands(n);
  return {
    variant: usesQuotient ? `quotient-${name}` : name,
    difficulty: difficulty + (usesQuotient ? 1 : 0),
    stem: usesQuotient
      ? rng.pick([
          `For how many positive integers $k$ is $\\frac{${inFraction}}{k}$ ${quotient}?`,
          `If $k$ is a positive integer and $\\frac{${inFraction}}{k}$ is ${quotient}, how many different values are possible for $k$?`,
        ])
      : rng.pick([
          `How many of the positive factors of ${number} are ${text}?`,
          `If $n = ${inFraction}$, how many positive factors of $n$ are ${text}?`,
        ]),
    key: numberChoice(key, found),
    slips: slipsFrom(wrong),
    solution: {
      idea: `${usesQuotient ? "As $k$ goes through the factors of the number, the quotient goes through the same factors, so count the factors that are " + text + ". " : "Find how many choices each exponent has. "}${condition}`,
      steps: [
        `$${texThousands(n)} = ${texFactors(n)}$.`,
        `${condition} That leaves ${listed(counts.map((c, k) => `${count(c, "choice")} for the exponent of ${primes[k]![0]}`))}.`,
        `$${choices(counts)} = ${key}$.`,
      ],
      check: `In all, there are $${choices(exponents.map((e) => e + 1))} = ${all.length}$ positive factors.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Factors that two numbers share, or that only one of them has. */
function drawCommon(rng: Rng) {
  const [n, m] = rng.sample(NUMBERS, 2) as [number, number];
  const shared = gcd(n, m);
  const [ofN, ofM, both] = [n, m, shared].map((x) => divisorsOf(x).length) as [
    number,
    number,
    number,
  ];
  const asksBoth = rng.chance(0.5);
  const key = asksBoth ? both : ofN - both;
  if (both < 6 || key < 3 || n % m === 0 || m % n === 0) return null;
  const exponents = primeFactors(shared).map(([, e]) => e);
  const sharedFactors = listText(divisorsOf(shared));
  const wrong: Wrong[] = [
    [
      asksBoth ? ofN - both : both,
      asksBoth ? "counts the factors of only one number" : "counts the common factors",
      `${both} factors are common to both, and $${ofN} - ${both} = ${ofN - both}$ are factors of ${thousands(n)} only.`,
    ],
    [
      ofN,
      "counts all factors of the first number",
      `${thousands(n)} has ${ofN} positive factors, of which ${both} are factors of ${thousands(m)}.`,
    ],
    [
      ofM - both,
      "takes the numbers in the wrong order",
      `This is $${ofM} - ${both}$, the number of factors of ${thousands(m)} that are not factors of ${thousands(n)}.`,
    ],
    [
      Math.abs(ofN - ofM),
      "subtracts all factors of the second number",
      `This is $${Math.max(ofN, ofM)} - ${Math.min(ofN, ofM)}$, but only ${both} of the ${ofM} factors of ${thousands(m)} are factors of ${thousands(n)}.`,
    ],
    [
      both - 1,
      "leaves out 1",
      asksBoth
        ? `This is $${both} - 1$, but 1 is a common factor, too.`
        : `This is $${both} - 1$, the number of common factors other than 1.`,
    ],
    [
      ofM,
      "counts all factors of the second number",
      `${thousands(m)} has ${ofM} positive factors, of which ${both} are factors of ${thousands(n)}.`,
    ],
    [
      product(exponents),
      "multiplies the exponents",
      `This multiplies the exponents in $${shared} = ${texFactors(shared)}$, but an exponent may also be 0.`,
    ],
    [
      primeFactors(shared).length,
      "counts only prime factors",
      `This is the number of prime factors of ${shared}, but factors need not be prime.`,
    ],
    [
      key + 1,
      "counts one factor too many",
      asksBoth
        ? `This is $${both} + 1$, but only the ${both} factors of ${shared} are common: ${sharedFactors}.`
        : `This is $${ofN} - ${both - 1}$, but 1 is a common factor, too, so there are ${both} to subtract.`,
    ],
    [
      key + 2,
      "counts two factors too many",
      asksBoth
        ? `This is $${both} + 2$, but only the ${both} factors of ${shared} are common: ${sharedFactors}.`
        : `This is $${ofN} - ${both - 2}$, but there are ${both} common factors to subtract: ${sharedFactors}.`,
    ],
  ];
  return {
    variant: asksBoth ? "common" : "not-common",
    difficulty: asksBoth ? 4 : 5,
    stem: asksBoth
      ? rng.pick([
          `How many positive integers are factors of both ${thousands(n)} and ${thousands(m)}?`,
          `If $\\frac{${texThousands(n)}}{k}$ and $\\frac{${texThousands(m)}}{k}$ are both integers, how many different positive values are possible for $k$?`,
        ])
      : rng.pick([
          `How many of the positive factors of ${thousands(n)} are not factors of ${thousands(m)}?`,
          `For how many positive integers $k$ is $\\frac{${texThousands(n)}}{k}$ an integer and $\\frac{${texThousands(m)}}{k}$ not an integer?`,
        ]),
    key: numberChoice(key, `The common factors are the ${both} factors of ${shared}.`),
    slips: slipsFrom(wrong),
    solution: {
      idea: "The common factors of two numbers are the factors of their greatest common factor.",
      steps: [
        `The greatest common factor of $${texThousands(n)} = ${texFactors(n)}$ and $${texThousands(m)} = ${texFactors(m)}$ is $${shared} = ${texFactors(shared)}$.`,
        `It has $${choices(exponents.map((e) => e + 1))} = ${both}$ positive factors.`,
        ...(asksBoth
          ? []
          : [
              `${thousands(n)} has $${choices(primeFactors(n).map(([, e]) => e + 1))} = ${ofN}$ positive factors, and $${ofN} - ${both} = ${key}$.`,
            ]),
      ],
      takeaway: "Questions about common factors are questions about the greatest common factor.",
    },
  };
}

/** An unknown exponent from the number of even or odd factors, or of multiples. */
function drawExponent(rng: Rng) {
  const [q, r] = rng.pick([
    [3, 5],
    [3, 7],
    [5, 7],
    [3, 11],
  ] as const);
  const [k, b, c] = [rng.int(3, 8), rng.int(1, 4), rng.int(0, 2)];
  const others = (b + 1) * (c + 1);
  const d = rng.pick([2, 4, 8] as const);
  const least = Math.log2(d);
  const total = (k - least + 1) * others;
  const name = d === 2 ? "even" : `multiples of ${d}`;
  const n = written([
    [q, b],
    [r, c],
  ]);
  const number = `(2^k)${n}`;
  const instead = (wrongK: number): string =>
    `With $k = ${wrongK}$, there would be $${Math.max(0, wrongK - least + 1)} \\times ${others} = ${Math.max(0, wrongK - least + 1) * others}$ factors that are ${name}, not ${total}.`;
  const wrong: Wrong[] = [
    [
      k - least,
      "counts all factors",
      `This solves $(k + 1) \\times ${others} = ${total}$, but $k + 1$ choices for the exponent of 2 include factors that are not ${name}.`,
    ],
    [k + 1, "is off by one", instead(k + 1)],
    [k - 1, "is off by one", instead(k - 1)],
    [k + least, "adds the lowest exponent once more", instead(k + least)],
    ...(total % Math.max(1, b * Math.max(1, c)) === 0
      ? [
          [
            total / Math.max(1, b * Math.max(1, c)),
            "multiplies exponents",
            `This is $${total} \\div ${b * Math.max(1, c)}$, which takes ${b * Math.max(1, c)}, ${c === 0 ? `the exponent of ${q}` : `the product of the exponents of ${q} and ${r}`}, in place of the ${others} choices.`,
          ] as Wrong,
        ]
      : []),
    [
      others,
      "counts the choices for the other primes",
      `This is the number of choices for the ${c === 0 ? `exponent of ${q}` : `exponents of ${q} and ${r}`}, not the value of $k$.`,
    ],
    [k + 2, "is off by two", instead(k + 2)],
    [
      total - others,
      "subtracts instead of dividing",
      `This is $${total} - ${others}$, but the numbers of choices are multiplied, so divide: $${total} \\div ${others} = ${total / others}$.`,
    ],
  ];
  const choicesText = least === 1 ? "k" : `k - ${least - 1}`;
  return {
    variant: "exponent",
    difficulty: 6,
    stem: rng.pick([
      `If $k$ is a positive integer and $${number}$ has exactly ${total} positive factors that are ${name}, what is the value of $k$?`,
      `For a certain positive integer $k$, exactly ${total} of the positive factors of $${number}$ are ${name}. What is the value of $k$?`,
    ]),
    key: numberChoice(
      k,
      `The choices for the exponents are $${total / others} \\times ${others} = ${total}$.`,
    ),
    slips: slipsFrom(wrong),
    solution: {
      idea: `In a factor ${d === 2 ? "that is even" : `that is a multiple of ${d}`}, the exponent of 2 is at least ${least}.`,
      steps: [
        `The exponent of 2 can be any integer from ${least} to $k$, which is $${choicesText}$ choices.`,
        c === 0
          ? `The exponent of ${q} can be any integer from 0 to ${b}, which is ${others} choices.`
          : `The exponents of ${q} and ${r} have $${b + 1} \\times ${c + 1} = ${others}$ choices.`,
        `$${least === 1 ? "k" : `(${choicesText})`} \\times ${others} = ${total}$, so $${choicesText} = ${total / others}$${least === 1 ? "" : ` and $k = ${k}$`}.`,
      ],
      check: `$k + 1$ choices would include factors that are not ${name}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Factors of p^a q^b, with letters for the primes. */
function drawLetters(rng: Rng) {
  const [a, b] = [rng.int(2, 6), rng.int(1, 4)];
  const [c, d] = [rng.int(0, Math.min(2, a - 1)), rng.int(0, Math.min(2, b))];
  if (c + d === 0 || a === b) return null;
  const isNot = rng.chance(0.3);
  const all = (a + 1) * (b + 1);
  const multiples = (a - c + 1) * (b - d + 1);
  const key = isNot ? all - multiples : multiples;
  const least = [
    c > 0 ? (c === 1 ? "p" : `p^${c}`) : "",
    d > 0 ? (d === 1 ? "q" : `q^${d}`) : "",
  ].join("");
  const number = `p^${a}${b === 1 ? "q" : `q^${b}`}`;
  if (multiples < 2 || key < 3) return null;
  const wrong: Wrong[] = [
    [
      all - key,
      isNot ? "counts the multiples" : "counts the factors that are not multiples",
      `That is how many of the ${all} positive factors are ${isNot ? "" : "not "}multiples of $${least}$.`,
    ],
    [all, "counts all factors", `$${number}$ has ${all} positive factors.`],
    [
      (a - c) * (b - d),
      "multiplies the differences of the exponents",
      `This is $(${a} - ${c}) \\times (${b} - ${d})$, but from ${c} to ${a} there are ${a - c + 1} choices, and from ${d} to ${b} there ${b === d ? "is 1" : `are ${b - d + 1}`}.`,
    ],
    [
      a * b,
      "multiplies the exponents",
      `This is $${a} \\times ${b}$, the product of the exponents of $p$ and $q$, not of the numbers of choices.`,
    ],
    [
      key - 1,
      isNot ? "leaves out 1" : "leaves out the number itself",
      isNot
        ? `This is $${key} - 1$, without the factor 1, which is not a multiple of $${least}$.`
        : `This is $${key} - 1$, without $${number}$, which is a factor of itself.`,
    ],
    [
      a - c + b - d,
      "adds the differences of the exponents",
      `This is $(${a} - ${c}) + (${b} - ${d})$, but the numbers of choices, ${a - c + 1} and ${b - d + 1}, have to be multiplied.`,
    ],
    [
      a - c + 1 + (b - d + 1),
      "adds the numbers of choices",
      `This is $${a - c + 1} + ${b - d + 1}$, but the numbers of choices have to be multiplied.`,
    ],
    [
      key + 1,
      "counts one factor too many",
      `This is 1 more than $${isNot ? `${all} - ${multiples}` : `${a - c + 1} \\times ${b - d + 1}`} = ${key}$.`,
    ],
    [
      key + 2,
      "counts two factors too many",
      `This is 2 more than $${isNot ? `${all} - ${multiples}` : `${a - c + 1} \\times ${b - d + 1}`} = ${key}$.`,
    ],
  ];
  return {
    variant: isNot ? "letters-not" : "letters",
    difficulty: isNot ? 6 : 5,
    stem: isNot
      ? `If $p$ and $q$ are different prime numbers, how many of the positive factors of $${number}$ are not multiples of $${least}$?`
      : rng.pick([
          `If $p$ and $q$ are different prime numbers, how many of the positive factors of $${number}$ are multiples of $${least}$?`,
          `The numbers $p$ and $q$ are prime, and $p < q$. How many different positive integers are both multiples of $${least}$ and factors of $${number}$?`,
        ]),
    key: numberChoice(
      key,
      `${multiples} of the ${all} positive factors are multiples of $${least}$.`,
    ),
    slips: slipsFrom(wrong),
    solution: {
      idea: `A factor of $${number}$ is $p^x q^y$, and it is a multiple of $${least}$ if $x \\geq ${c}$ and $y \\geq ${d}$.`,
      steps: [
        `For $x$, there are ${inWords(a - c + 1)} choices, from ${c} to ${a}.`,
        `For $y$, there are ${inWords(b - d + 1)} choices, from ${d} to ${b}. That makes $${a - c + 1} \\times ${b - d + 1} = ${multiples}$ multiples of $${least}$.`,
        ...(isNot
          ? [
              `In all, there are $${a + 1} \\times ${b + 1} = ${all}$ positive factors, and $${all} - ${multiples} = ${key}$.`,
            ]
          : []),
      ],
      check: `Try $p = 2$ and $q = 3$ if you are not sure.`,
      takeaway: TAKEAWAY,
    },
  };
}

const PROPERTIES: readonly (readonly [RegExp, (f: number, d: number) => boolean])[] = [
  [/\bodd\b/, (f) => f % 2 === 1],
  [/\beven\b/, (f) => f % 2 === 0],
  [/square/, (f) => Number.isInteger(Math.sqrt(f))],
  [/not multiples of/, (f, d) => f % d !== 0],
  [/multiples? of/, (f, d) => f % d === 0],
];

/** For the checker: a product of powers, with 2 and 3 for letters. */
const sizeOf = (text: string, k = 0): number =>
  product(
    Array.from(text.matchAll(/([pq]|\d+)(?:\^(\d+|k))?/g), ([, base, e]) => {
      const size = base === "p" ? 2 : base === "q" ? 3 : Number(base);
      return size ** (e === "k" ? k : Number(e ?? 1));
    }),
  );

export const template: ProblemTemplate = {
  id: "factors-with-a-property",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "How many factors of a number have a property: turn the property into a restriction on the exponents.",

  make(rng) {
    const draft = rng.pick([drawProperty, drawProperty, drawCommon, drawExponent, drawLetters])(
      rng,
    );
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),

  /** Lists all factors of the numbers and tests each. */
  check({ stem, options }) {
    const text = plain(stem.replaceAll("{,}", "").replaceAll(/\\frac\{(.*?)\}\{k\}/g, "[$1]"));
    const chosen = (wanted: number | undefined): number[] =>
      options.flatMap((option, k) => (valueOf(option).value === wanted ? [k] : []));
    const [, holds] = PROPERTIES.find(([pattern]) => pattern.test(text)) ?? [null, null];
    const least = sizeOf(/multiples? of ([pq\d^]+)/.exec(text)?.[1] ?? "1");
    if (text.includes("(2^k)")) {
      const number = read(stem, /(\(2\^k\)[()\d^]*)/)[0]!;
      const total = Number(read(stem, /exactly (\d+)/)[0]);
      const found = range(1, 9).find(
        (k) => divisorsOf(sizeOf(number, k)).filter((f) => holds!(f, least)).length === total,
      );
      return chosen(found);
    }
    const two = /both (\d+) and (\d+)\?|of (\d+) are not factors of (\d+)/.exec(text);
    const brackets = Array.from(text.matchAll(/\[([^\]]+)\]/g), ([, one]) => sizeOf(one!));
    const pair = two
      ? two.slice(1).filter(Boolean).map(Number)
      : brackets.length > 1
        ? brackets
        : null;
    if (pair) {
      const [n, m] = pair as [number, number];
      const isShared = !text.includes("not");
      return chosen(divisorsOf(n).filter((f) => (m % f === 0) === isShared).length);
    }
    const number =
      brackets[0] ??
      sizeOf(
        read(
          text,
          /(?:factors of|n =|and factors of) (?!n\b|p\^?\d? *and)([\d()^pq]+)(?:,|\?| are)/,
        )[0]!,
      );
    const ofFactor = (f: number) => (brackets.length > 0 ? number / f : f);
    return chosen(divisorsOf(number).filter((f) => holds!(ofFactor(f), least)).length);
  },
};
