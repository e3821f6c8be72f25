import {
  type AskedProblem,
  draftOf,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "The units digits of powers repeat after at most four steps, so divide the exponent by 4.";

/** Units digit of a power, by its place in the cycle. */
const digit = (base: number, exponent: number): number => base ** (((exponent - 1) % 4) + 1) % 10;
const cycleOf = (base: number): number[] => range(1, 4).map((e) => digit(base % 10, e));
const lengthOf = (base: number): number => new Set(cycleOf(base)).size;

const BASES = [2, 3, 7, 8, 12, 13, 17, 18, 22, 23];
const SIMPLE = [4, 9, 14, 19];

/** How a power's units digit is found. */
function stepsFor(base: number, exponent: number): string[] {
  const length = lengthOf(base);
  const cycle = cycleOf(base).slice(0, length).join(", ");
  const rest = exponent % length;
  return [
    `The units digits of the powers of ${base} are ${cycle}, and so on in turn.`,
    `Since ${exponent} ${rest === 0 ? `is a multiple of ${length}` : `has the remainder ${rest} when divided by ${length}`}, $${base}^{${exponent}}$ has the units digit ${digit(base, exponent)}.`,
  ];
}

/** How the exponents are divided, for a check. */
function divisionsOf(...powers: readonly (readonly [base: number, exponent: number])[]): string {
  const divided = powers.map(([base, exponent]) => {
    const length = lengthOf(base);
    const rest = exponent % length;
    return `$${exponent} = ${length} \\cdot ${Math.floor(exponent / length)}${rest === 0 ? "" : ` + ${rest}`}$`;
  });
  const ends = powers.filter(([base, exponent]) => exponent % lengthOf(base) === 0);
  const last =
    ends.length === 0
      ? ""
      : `, and an exponent that is a multiple of ${lengthOf(ends[0]![0])} leads to the last digit of the cycle, not to the first`;
  return `${divided.join(" and ")}${last}.`;
}

/** Which units digit of the power leads to a wrong remainder. */
function whyRemainder(base: number, exponent: number, plus: number, value: number): string {
  const units = digit(base, exponent);
  const tex = `$${base}^{${exponent}}$`;
  const used = cycleOf(base).find((one) => (one + plus) % 5 === value);
  if (used === undefined)
    return plus === 0
      ? `For this, the units digit of ${tex} would have to be 0 or 5, but it is ${units}.`
      : `This is the remainder of ${plus} alone, but ${tex} isn't divisible by 5, since its units digit is ${units}.`;
  const total = used + plus;
  const added = plus === 0 ? `${used}` : `$${used} + ${plus} = ${total}$`;
  const rest = total === value ? "" : `, and ${added} leaves a remainder of ${value}`;
  return `This takes ${used} as the units digit of ${tex}${rest === "" && plus > 0 ? `, and ${added}` : rest}, but that units digit is ${units}.`;
}

/** The digits that are even or odd as the key is; a reader sees at once which it must be. */
function otherDigits(
  key: number,
  why: string,
  slips: readonly (readonly [found: number, slip: string, why: string])[],
): Wrong[] {
  return range(0, 9)
    .filter((value) => value % 2 === key % 2 && value !== key)
    .map((value): Wrong => {
      const [, slip = "takes another place in a cycle", reason = `${why}, not ${value}.`] =
        slips.find(([found]) => ((found % 10) + 10) % 10 === value) ?? [];
      return [value, slip, reason];
    });
}

const ofOnePower = (place: string): string =>
  `This is the units digit of the ${place} power alone.`;

/** Why a digit from another place in the cycle is wrong. */
const notDigit = (base: number, exponent: number, other: number): string =>
  `This uses ${digit(base, other)} as the units digit of $${base}^{${exponent}}$, but it's ${digit(base, exponent)}.`;

/** How many digits a power has. */
const placesOf = (base: number, exponent: number): number =>
  Math.floor(exponent * Math.log10(base)) + 1;

/** Why a^m is greater than b^n. */
const whyGreater = (a: number, m: number, b: number, n: number): string =>
  a > b && m >= n
    ? "its base is greater and its exponent isn't less"
    : `it has ${placesOf(a, m)} digits and the second has ${placesOf(b, n)}`;

const power = (base: number, exponent: number): string => `${base}^{${exponent}}`;

const OPERATIONS = {
  product: {
    tex: (one: string, other: string) => `(${one})(${other})`,
    of: (x: number, y: number) => x * y,
    verb: "\\cdot",
  },
  sum: {
    tex: (one: string, other: string) => `${one} + ${other}`,
    of: (x: number, y: number) => x + y,
    verb: "+",
  },
  difference: {
    tex: (one: string, other: string) => `${one} - ${other}`,
    of: (x: number, y: number) => x - y,
    verb: "-",
  },
} as const;

/** The units digits that the other operations would give. */
function otherOperations(kind: keyof typeof OPERATIONS, x: number, y: number) {
  const done = { product: "multiplied", sum: "added", difference: "subtracted" } as const;
  const doing = { product: "multiplies", sum: "adds", difference: "subtracts" } as const;
  return (["product", "sum", "difference"] as const)
    .filter((other) => other !== kind)
    .map(
      (other) =>
        [
          OPERATIONS[other].of(x, y),
          `${doing[other]} instead`,
          other === "difference"
            ? `This subtracts ${y} from ${x}, but the powers are ${done[kind]}.`
            : `This is the units digit of $${x} ${OPERATIONS[other].verb} ${y} = ${OPERATIONS[other].of(x, y)}$, but the powers are ${done[kind]}.`,
        ] as const,
    );
}

/** Two powers that are multiplied, added, or subtracted. */
function askTwo(rng: Rng): AskedProblem | null {
  const kind = rng.pick(["product", "sum", "difference"] as const);
  const { tex, of, verb } = OPERATIONS[kind];
  const [a, b] = rng.sample([...BASES, ...BASES, ...SIMPLE], 2) as [number, number];
  const [m, n] = [rng.int(15, 45), rng.int(12, 40)];
  const [x, y] = [digit(a, m), digit(b, n)];
  // A difference must be positive for its units digit to be plain.
  if (a % 10 === b % 10 || (kind === "difference" && m * Math.log(a) < n * Math.log(b) + 3))
    return null;
  const key = ((of(x, y) % 10) + 10) % 10;
  const expression = tex(power(a, m), power(b, n));
  const needsTen = of(x, y) < 0;
  const leadSaid = `The units digits of the powers are ${x} and ${y}`;
  const lead = needsTen ? `$1${x} - ${y} = ${key}$` : `$${x} ${verb} ${y} = ${of(x, y)}$`;
  return {
    difficulty: needsTen ? 4 : 3,
    stems: [],
    pure: [
      `What is the units digit of $${expression}$?`,
      `If $n = ${expression}$, what is the units digit of $n$?`,
    ],
    key,
    why: `The units digits of the powers are ${x} and ${y}, and ${lead}.`,
    wrong: otherDigits(key, `${leadSaid}, and ${lead}, so the units digit is ${key}`, [
      [of(x, digit(b, n + 1)), "is one place off in a cycle", notDigit(b, n, n + 1)],
      [of(digit(a, m + 3), y), "is one place off in a cycle", notDigit(a, m, m + 3)],
      [
        of(a, b),
        "ignores the exponents",
        `This is the units digit of $${a} ${verb} ${b} = ${of(a, b)}$, without the exponents.`,
      ],
      [
        -of(x, y),
        "subtracts in the wrong order",
        kind === "difference"
          ? `This subtracts ${x} from ${y}, but ${lead}.`
          : `This reverses the sign of the result, but ${lead}.`,
      ],
      [x, "finds the units digit of one power", ofOnePower("first")],
      [y, "finds the units digit of one power", ofOnePower("second")],
      ...otherOperations(kind, x, y),
      [of(x, digit(b, n + 3)), "is one place off in a cycle", notDigit(b, n, n + 3)],
      [of(digit(a, m + 1), y), "is one place off in a cycle", notDigit(a, m, m + 1)],
      [of(x, digit(b, n + 2)), "is two places off in a cycle", notDigit(b, n, n + 2)],
      [of(digit(a, m + 2), y), "is two places off in a cycle", notDigit(a, m, m + 2)],
    ]),
    solution: {
      idea: "Only the units digits matter, and the units digits of powers repeat in a cycle.",
      steps: [
        ...stepsFor(a, m),
        ...stepsFor(b, n),
        needsTen
          ? `The first power is greater, because ${whyGreater(a, m, b, n)}, so borrow 10: $1${x} - ${y} = ${key}$.`
          : `$${x} ${verb} ${y} = ${of(x, y)}$, so the units digit is ${key}.`,
      ],
      check: divisionsOf([a, m], [b, n]),
      takeaway: TAKEAWAY,
    },
    shows: (value) => value >= 0 && value <= 9,
  };
}

/** The remainder when a power is divided by 5 or 10. */
function askRemainder(rng: Rng): AskedProblem | null {
  const base = rng.pick(BASES);
  const exponent = rng.int(15, 60);
  const plus = rng.pick([0, 0, 1, 2, 3]);
  const units = digit(base, exponent);
  const key = (units + plus) % 5;
  const expression = `${base}^{${exponent}}${plus > 0 ? ` + ${plus}` : ""}`;
  const sum = units + plus;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `What is the remainder when $${expression}$ is divided by 5?`,
      `When $${expression}$ is divided by 5, the remainder is`,
    ],
    key,
    why: `The units digit of $${expression}$ is ${sum % 10}, so ${key === 0 ? "it is divisible by 5" : `the remainder when it is divided by 5 is ${key}`}.`,
    wrong: range(0, 4)
      .filter((value) => value !== key)
      .map((value): Wrong => [
        value,
        value === base % 5 ? "ignores the exponent" : "counts the place wrongly",
        whyRemainder(base, exponent, plus, value),
      ]),
    solution: {
      idea: "The units digit of an integer determines its remainder when it is divided by 5.",
      steps: [
        ...stepsFor(base, exponent),
        ...(plus > 0
          ? [`$${units} + ${plus} = ${sum}$, so the units digit of $${expression}$ is ${sum % 10}.`]
          : []),
        `When an integer with the units digit ${sum % 10} is divided by 5, the remainder is ${key}.`,
      ],
      check: divisionsOf([base, exponent]),
      takeaway: "For division by 2, 5, or 10, the units digit is enough.",
    },
    shows: (value) => value >= 0 && value <= 4,
  };
}

/** Why this units digit of a power with 4n in the exponent is wrong. */
const notPower = (base: number, added: number, used: number, right: number): string =>
  `This uses ${used} as the units digit of $${base}^{4n${added > 0 ? ` + ${added}` : ""}}$, but it's ${right}.`;

/** A power with a letter in the exponent. */
function askLetter(rng: Rng): AskedProblem | null {
  const [a, b] = rng.sample([2, 3, 7, 8], 2) as [number, number];
  const [r, s] = [rng.int(1, 3), rng.int(0, 3)];
  const [x, y] = [digit(a, 4 + r), digit(b, 4 + s)];
  const kind = rng.pick(["product", "sum"] as const);
  const { tex, of, verb } = OPERATIONS[kind];
  const key = of(x, y) % 10;
  const expression = tex(`${a}^{4n + ${r}}`, `${b}^{4n${s > 0 ? ` + ${s}` : ""}}`);
  const shifted = (k: number, which: string): string =>
    `This uses ${digit(a, 4 + r + k)} and ${digit(b, 4 + s + k)}, the ${which} digits of the cycles, instead of ${x} and ${y}.`;
  const at = (k: number) => of(digit(a, 4 + r + k), digit(b, 4 + s + k));
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $n$ is a positive integer, what is the units digit of $${expression}$?`,
      `For every positive integer $n$, the units digit of $${expression}$ is`,
    ],
    key,
    why: `The units digits of the powers are ${x} and ${y} for every positive integer $n$, and $${x} ${verb} ${y} = ${of(x, y)}$.`,
    wrong: otherDigits(
      key,
      `The units digits of the powers are ${x} and ${y}, and $${x} ${verb} ${y} = ${of(x, y)}$, so the units digit is ${key}`,
      [
        [at(1), "is one place off in the cycles", shifted(1, "next")],
        [at(3), "is one place off in the cycles", shifted(3, "preceding")],
        [
          of(a, b),
          "ignores the exponents",
          `This is the units digit of $${a} ${verb} ${b} = ${of(a, b)}$, without the exponents.`,
        ],
        [x, "finds the units digit of one power", ofOnePower("first")],
        [y, "finds the units digit of one power", ofOnePower("second")],
        ...otherOperations(kind, x, y),
        ...range(1, 3).flatMap((k) => {
          const [one, other] = [digit(a, 4 + r + k), digit(b, 4 + s + k)];
          const slip = "takes another place in a cycle";
          return [
            [of(one, y), slip, notPower(a, r, one, x)] as const,
            [of(x, other), slip, notPower(b, s, other, y)] as const,
          ];
        }),
      ],
    ),
    solution: {
      idea: "In $4n$ steps, a cycle of four units digits is gone through exactly $n$ times, so $n$ doesn't matter.",
      fast: [
        `Use $n = 1$: $${a}^{${4 + r}}$ has the units digit ${x}, and $${b}^{${4 + s}}$ has the units digit ${y}.`,
        `Then $${x} ${verb} ${y} = ${of(x, y)}$, so the answer is ${key}.`,
      ],
      steps: [
        `The units digits of the powers of ${a} are ${cycleOf(a).join(", ")}, so $${a}^{4n + ${r}}$ has the units digit ${x}.`,
        `The units digits of the powers of ${b} are ${cycleOf(b).join(", ")}, so $${b}^{4n${s > 0 ? ` + ${s}` : ""}}$ has the units digit ${y}.`,
        `$${x} ${verb} ${y} = ${of(x, y)}$, so the units digit is ${key}.`,
      ],
      check: "If a question about every $n$ has one answer, any value of $n$ will show it.",
      takeaway: "An exponent of $4n$ stands at the end of a cycle, and $4n + 1$ at its beginning.",
    },
    shows: (value) => value >= 0 && value <= 9,
  };
}

const ASK = { two: askTwo, remainder: askRemainder, letter: askLetter };
const KINDS = ["two", "two", "remainder", "letter"] as const;

/** Remainders of powers by repeated multiplication. */
function powerMod(base: number, exponent: number, divisor: number): number {
  return range(1, exponent).reduce((value) => (value * base) % divisor, 1);
}

/** The units digit or remainder that a stem asks for, with 3 for n. */
function answerTo(stem: string): number {
  const divisor = stem.includes("divided by 5") ? 5 : 10;
  const powers = Array.from(
    stem.matchAll(/(\d+)\^\{(4n)?(?: \+ )?(\d*)\}/g),
    ([, base, letter, added]) => powerMod(Number(base), (letter ? 12 : 0) + Number(added), divisor),
  );
  const plus = Number(/\} \+ (\d+)\$/.exec(stem)?.[1] ?? 0);
  const [x, y] = powers;
  if (x === undefined) throw new Error(`No power in: ${stem}`);
  const total =
    y === undefined
      ? x + plus
      : stem.includes(")(")
        ? x * y
        : stem.includes("} - ")
          ? x - y
          : x + y;
  return ((total % divisor) + divisor) % divisor;
}

/** Every digit is open, so this only says that options are digits. */
const READINGS: readonly StemReading[] = [
  { wording: /digit|remainder/, fits: (value) => value < 10 },
];

export const template: ProblemTemplate = {
  id: "units-digit-of-powers",
  format: "problem-solving",
  subtopic: "remainders-units-digits",
  domain: "arithmetic",
  pattern:
    "The units digits of powers repeat in cycles of at most four; combine the units digits alone.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Multiplies the powers out, one factor at a time. */
  check({ stem, options }) {
    const answer = answerTo(stem);
    return options.flatMap((option, k) => (Number(option) === answer ? [k] : []));
  },
  possible: (view) => openOptions(view, READINGS),
};
