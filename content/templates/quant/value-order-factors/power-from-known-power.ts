import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  type Wrong,
} from "@theta/items/template";

/** No outliers among the options. */
const isNearKey = (n: number, key: number): boolean =>
  isPositiveWhole(n) && n <= 6 * key && 5 * n >= key;

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const LETTERS = ["x", "n", "k"] as const;

/** An exponent such as 2x + 1, without the 1 of 1x. */
function texExponent(factor: number, letter: string, added: number): string {
  const first = `${factor === 1 ? "" : factor}${letter}`;
  if (added === 0) return first;
  return `${first} ${added > 0 ? "+" : "-"} ${Math.abs(added)}`;
}

const texPower = (base: number, exponent: number): string =>
  exponent === 1 ? `${base}` : `${base}^{${exponent}} = ${base ** exponent}`;

const isPowerOf = (value: number, base: number): boolean =>
  near(Math.log(value) / Math.log(base), Math.round(Math.log(value) / Math.log(base)));

/** The same base, another exponent: 3 to the x is 5, so what is 3 to the 2x + 1? */
function askExponent(rng: Rng): AskedProblem | null {
  const base = rng.pick([2, 3, 5, 10]);
  const letter = rng.pick(LETTERS);
  const [factor, added] = rng.pick([
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 1],
    [2, 2],
    [2, -1],
    [2, -2],
    [3, 1],
  ]) as [number, number];
  const value = rng.pick([3, 4, 5, 6, 7, 8, 9, 10, 12, 15]);
  const [power, change] = [value ** factor, base ** Math.abs(added)];
  const key = added > 0 ? power * change : power / change;
  if (isPowerOf(value, base) || !isPositiveWhole(key) || key > 1200 || key < 6) return null;
  const asked = `${base}^{${texExponent(factor, letter, added)}}`;
  const joint = added > 0 ? "\\cdot" : "\\div";
  const combine = (one: number, other: number): number => (added > 0 ? one * other : one / other);
  const wrong: Wrong[] = [
    [
      power + (added > 0 ? change : -change),
      "adds instead of multiplying",
      `A sum in the exponent belongs to a product of powers.`,
    ],
    [
      combine(factor * value, change),
      "multiplies instead of raising",
      `$${base}^{${factor}${letter}}$ is $(${base}^{${letter}})^{${factor}}$, not ${factor} times $${base}^{${letter}}$.`,
    ],
    [
      factor * value + added,
      "treats the exponent as the value",
      `The exponent is changed, not the value ${value}.`,
    ],
    [
      combine(power, base * Math.abs(added)),
      "multiplies base and exponent",
      `$${base}^{${Math.abs(added)}}$ isn't $${base} \\cdot ${Math.abs(added)}$.`,
    ],
    [power, "stops early", `This is $${base}^{${factor === 1 ? "" : factor}${letter}}$.`],
    [
      power + added,
      "adds the number in the exponent",
      `The number ${Math.abs(added)} is in the exponent, so it stands for a factor of $${base}^{${Math.abs(added)}}$.`,
    ],
    [
      power * Math.abs(added) * (added > 0 ? 1 : 2),
      "multiplies by the number in the exponent",
      `The factor is $${base}^{${Math.abs(added)}}$.`,
    ],
    [
      combine(value, change),
      "forgets the factor in the exponent",
      `The exponent contains $${factor}${letter}$.`,
    ],
    [
      (value * base) ** factor,
      "raises too much",
      `Only $${base}^{${letter}}$ is raised to the power ${factor}.`,
    ],
  ];
  return {
    difficulty: factor > 1 ? 4 : 3,
    stems: [],
    pure: [
      `If $${base}^{${letter}} = ${value}$, what is the value of $${asked}$?`,
      `If $${base}^{${letter}} = ${value}$, then $${asked} =$`,
    ],
    shows: (n) => isNearKey(n, key),
    key,
    why: `$${power} ${joint} ${change} = ${key}$.`,
    wrong,
    solution: {
      idea: `Write the power with $${base}^{${letter}}$, whose value is known, instead of looking for $${letter}$.`,
      steps: [
        ...(factor > 1
          ? [
              `$${base}^{${factor}${letter}} = (${base}^{${letter}})^{${factor}} = ${value}^{${factor}} = ${power}$.`,
            ]
          : [`The value of $${base}^{${letter}}$ is ${value}.`]),
        `The ${Math.abs(added)} in the exponent ${added > 0 ? "multiplies" : "divides"} this by $${texPower(base, Math.abs(added))}$.`,
        `$${power} ${joint} ${change} = ${key}$.`,
      ],
      check: `The exponent $${letter}$ isn't an integer here, and it isn't needed.`,
      takeaway:
        "A sum in an exponent is a product of powers, and a multiple in an exponent is a power of a power.",
    },
  };
}

/** A power of the base instead of the base: 2 to the n is 6, so what is 4 to the n + 1? */
function askBase(rng: Rng): AskedProblem | null {
  const base = rng.pick([2, 3, 5]);
  const letter = rng.pick(LETTERS);
  const [m, value, added] = [
    rng.pick([2, 2, 3]),
    rng.pick([3, 5, 6, 7, 8, 9, 10, 11, 12]),
    rng.pick([-1, 0, 0, 1, 1]),
  ];
  const great = base ** m;
  const key = value ** m * great ** added;
  if (isPowerOf(value, base) || !isPositiveWhole(key) || key > 2000 || key < 10) return null;
  const asked = `${great}^{${texExponent(1, letter, added)}}`;
  const wrong: Wrong[] = [
    [
      m * value * great ** added,
      "multiplies instead of raising",
      `$${great}^{${letter}}$ is $(${base}^{${letter}})^{${m}}$, not ${m} times $${base}^{${letter}}$.`,
    ],
    [
      value ** m * base ** added,
      "uses the wrong base",
      `The factor that ${added < 0 ? "is removed" : "comes in"} is ${great}, not ${base}.`,
    ],
    [
      value ** m + added * great,
      "adds instead of multiplying",
      `A sum in the exponent belongs to a product of powers.`,
    ],
    [value ** m, "stops early", `This is $${great}^{${letter}}$.`],
    [
      (great / base) * value * great ** added,
      "multiplies by the ratio of the bases",
      `The ratio of the bases is itself raised to the power $${letter}$.`,
    ],
    [
      great * value,
      "multiplies the value by the base",
      `The base ${great} is raised to a power, not multiplied by one.`,
    ],
    [
      value ** m + added,
      "adds the number in the exponent",
      `A 1 in the exponent stands for a factor.`,
    ],
    [value ** (m + 1), "raises too much", `$${great} = ${base}^{${m}}$, so the exponent is ${m}.`],
    [
      value + great - base,
      "adds the difference of the bases",
      `Powers don't change by the difference of their bases.`,
    ],
    [
      m * value,
      "multiplies instead of raising",
      `$${great} = ${base}^{${m}}$, so ${value} is raised to the power ${m}.`,
    ],
  ];
  return {
    difficulty: added === 0 ? 3 : 4,
    stems: [],
    pure: [
      `If $${base}^{${letter}} = ${value}$, what is the value of $${asked}$?`,
      `If $${base}^{${letter}} = ${value}$, then $${asked} =$`,
    ],
    shows: (n) => isNearKey(n, key),
    key,
    why: `$${great}^{${letter}} = (${base}^{${letter}})^{${m}} = ${value ** m}$.`,
    wrong,
    solution: {
      idea: `$${great}$ is a power of ${base}, so $${great}^{${letter}}$ is a power of the known $${base}^{${letter}}$.`,
      steps: [
        `$${great}^{${letter}} = (${base}^{${m}})^{${letter}} = (${base}^{${letter}})^{${m}} = ${value}^{${m}} = ${tex(value ** m)}$.`,
        ...(added === 0
          ? []
          : [
              `The ${Math.abs(added)} in the exponent ${added > 0 ? "multiplies" : "divides"} this by ${great}: $${value ** m} ${added > 0 ? "\\cdot" : "\\div"} ${great} = ${tex(key)}$.`,
            ]),
      ],
      check:
        added === 0
          ? `${value} is raised to the power ${m}, because ${base} has to be raised to that power to be ${great}.`
          : `The number in the exponent belongs to the base ${great}.`,
      takeaway: "Bring all powers to the smallest base, and the exponent itself isn't needed.",
    },
  };
}

/** Two known powers of one base. */
function askTwo(rng: Rng): AskedProblem | null {
  const base = rng.pick([2, 3, 5, 7, 10]);
  const [one, two] = rng.sample([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20], 2) as [
    number,
    number,
  ];
  const [a, b] = rng.pick([
    [2, 1],
    [1, 2],
    [2, -1],
    [1, -1],
    [3, -1],
    [1, 1],
    [3, -2],
  ]) as [number, number];
  const key = one ** a * two ** b;
  if ([one, two].some((n) => isPowerOf(n, base)) || !isPositiveWhole(key) || key > 600 || key < 3)
    return null;
  const [u, v] = [one ** a, two ** Math.abs(b)];
  const exponent = `${a === 1 ? "" : a}x ${b > 0 ? "+" : "-"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}y`;
  const wrong: Wrong[] = [
    [
      a * one + b * two,
      "works with the values as exponents",
      `The exponents are added, so the powers are multiplied.`,
    ],
    [
      u + Math.sign(b) * v,
      "adds instead of multiplying",
      `A sum in the exponent belongs to a product of powers.`,
    ],
    [
      a * one * (b > 0 ? b * two : 1 / (-b * two)),
      "multiplies instead of raising",
      `A multiple in the exponent is a power of a power.`,
    ],
    [
      one * (b > 0 ? two : 1 / two),
      "ignores the multiples",
      `The exponents contain multiples of $x$ or $y$.`,
    ],
    [
      u * v,
      "multiplies instead of dividing",
      `A difference in the exponent belongs to a quotient.`,
    ],
    [u, "stops early", `This is $${base}^{${a === 1 ? "" : a}x}$.`],
    [(one * two) ** 2, "raises both", `Only one of the powers is squared.`],
    [one + two, "adds the values", `The powers are multiplied or divided, not added.`],
    [
      Math.abs(u - v),
      "subtracts the powers",
      `A difference in the exponent belongs to a quotient of powers.`,
    ],
    [
      a * one * two,
      "multiplies by the coefficient",
      `The coefficient is in the exponent, so it is a power.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `If $${base}^x = ${one}$ and $${base}^y = ${two}$, what is the value of $${base}^{${exponent}}$?`,
      `If $${base}^x = ${one}$ and $${base}^y = ${two}$, then $${base}^{${exponent}} =$`,
    ],
    shows: (n) => isNearKey(n, key),
    key,
    why: `$${u} ${b > 0 ? "\\cdot" : "\\div"} ${v} = ${key}$.`,
    wrong,
    solution: {
      idea: `Take the power apart into powers with the exponents $x$ and $y$.`,
      steps: [
        `$${base}^{${exponent}} = (${base}^x)${a === 1 ? "" : `^{${a}}`} ${b > 0 ? "\\cdot" : "\\div"} (${base}^y)${Math.abs(b) === 1 ? "" : `^{${Math.abs(b)}}`}$.`,
        `$${one}${a === 1 ? "" : `^{${a}}`} ${b > 0 ? "\\cdot" : "\\div"} ${two}${Math.abs(b) === 1 ? "" : `^{${Math.abs(b)}}`} = ${key}$.`,
      ],
      takeaway: "Sums and differences of exponents are products and quotients of powers.",
    },
  };
}

const ASK = { exponent: askExponent, base: askBase, two: askTwo };
const KINDS = ["exponent", "exponent", "base", "base", "two", "two"] as const;

const orZero = (n: number): number => (Number.isNaN(n) ? 0 : n);

/** Works out the exponents themselves, as logarithms. */
function isPower(
  tried: number,
  b: number,
  value: number,
  c: number,
  f: number,
  plus: number,
  minus: number,
): boolean {
  const x = Math.log(value) / Math.log(b);
  return near(c ** ((f || 1) * x + orZero(plus) - orZero(minus)) / tried, 1);
}

const isOfTwo =
  (sign: number) =>
  (tried: number, b: number, one: number, two: number, _base: number, f: number, g: number) => {
    const [x, y] = [Math.log(one) / Math.log(b), Math.log(two) / Math.log(b)];
    return near(b ** ((f || 1) * x + sign * (g || 1) * y) / tried, 1);
  };

const READINGS: readonly StemReading[] = [
  {
    wording: /If (\d+)\^x = (\d+) and \d+\^y = (\d+), .* (\d+)\^(\d*)x \+ (\d*)y/,
    fits: isOfTwo(1),
  },
  {
    wording: /If (\d+)\^x = (\d+) and \d+\^y = (\d+), .* (\d+)\^(\d*)x - (\d*)y/,
    fits: isOfTwo(-1),
  },
  {
    wording: /If (\d+)\^[xnk] = (\d+), .* (\d+)\^(\d*)[xnk](?: \+ (\d+))?(?: - (\d+))?/,
    fits: isPower,
  },
];

export const template: ProblemTemplate = {
  id: "power-from-known-power",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "A power is known and its exponent isn't: take the asked power apart into the known one.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Solves for the exponents with logarithms. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
