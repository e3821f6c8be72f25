import {
  type AskedProblem,
  capital,
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
  const shifting =
    added > 0 ? `adding ${added} to the exponent` : `subtracting ${-added} from the exponent`;
  const does = added > 0 ? "multiplies" : "divides";
  const wrong: Wrong[] = [
    [
      power + (added > 0 ? change : -change),
      "adds instead of multiplying",
      `This is $${power} ${added > 0 ? "+" : "-"} ${change}$, but ${shifting} ${does} the power by ${change}.`,
    ],
    [
      combine(factor * value, change),
      "multiplies instead of raising",
      `This is $${factor} \\cdot ${value} ${joint} ${change}$, but $${base}^{${factor}${letter}}$ is $${value}^{${factor}} = ${power}$, not $${factor} \\cdot ${value}$.`,
    ],
    [
      factor * value + added,
      "treats the exponent as the value",
      `This is $${factor === 1 ? "" : `${factor} \\cdot `}${value} ${added > 0 ? "+" : "-"} ${Math.abs(added)}$, with ${value} in place of $${letter}$, but ${value} is the value of $${base}^{${letter}}$.`,
    ],
    [
      combine(power, base * Math.abs(added)),
      "multiplies base and exponent",
      `This is $${power} ${joint} ${base * Math.abs(added)}$, but $${base}^{${Math.abs(added)}}$ is ${change}, not $${base} \\cdot ${Math.abs(added)}$.`,
    ],
    [
      power,
      "stops early",
      `This is $${base}^{${factor === 1 ? "" : factor}${letter}}$, which still has to be ${added > 0 ? "multiplied" : "divided"} by ${change}.`,
    ],
    [
      power + added,
      "adds the number in the exponent",
      `This is $${power} ${added > 0 ? "+" : "-"} ${Math.abs(added)}$, but ${shifting} ${does} the power by ${change}.`,
    ],
    [
      power * Math.abs(added) * (added > 0 ? 1 : 2),
      "multiplies by the number in the exponent",
      `This is $${power} \\cdot ${Math.abs(added) * (added > 0 ? 1 : 2)}$, but ${shifting} ${does} the power by $${texPower(base, Math.abs(added))}$.`,
    ],
    [
      combine(value, change),
      "forgets the factor in the exponent",
      `This is $${value} ${joint} ${change}$, but the exponent contains $${factor}${letter}$, so ${value} has to be raised to the power ${factor} first.`,
    ],
    [
      (value * base) ** factor,
      "raises too much",
      `This is the value of $${base}^{${texExponent(factor, letter, factor)}}$, since it multiplies by ${factor === 1 ? base : `$${base}^{${factor}}$`}.`,
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
        `${capital(shifting)} ${does} the power by $${texPower(base, Math.abs(added))}$.`,
        `$${power} ${joint} ${change} = ${key}$.`,
      ],
      check: `The exponent $${letter}$ isn't an integer here, and it isn't needed.`,
      takeaway: `${added > 0 ? "Adding to an exponent multiplies the power" : "Subtracting from an exponent divides the power"}${factor > 1 ? ", and multiplying an exponent raises the power to a power" : ""}.`,
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
  const shifted = (power: string): string =>
    added === 0 ? power : `${power} ${added > 0 ? "\\cdot" : "\\div"} ${great}`;
  const [shifting, does] =
    added > 0
      ? ["adding 1 to the exponent", "multiplies"]
      : ["subtracting 1 from the exponent", "divides"];
  const wrong: Wrong[] = [
    [
      m * value * great ** added,
      "multiplies instead of raising",
      `This is $${shifted(`${m} \\cdot ${value}`)}$, but $${great}^{${letter}} = (${base}^{${letter}})^{${m}}$ is $${value}^{${m}}$, not $${m} \\cdot ${value}$.`,
    ],
    [
      value ** m * base ** added,
      "uses the wrong base",
      `This is $${value ** m} ${added < 0 ? "\\div" : "\\cdot"} ${base}$, but the base is ${great}, so ${shifting} ${does} by ${great}.`,
    ],
    [
      value ** m + added * great,
      "adds instead of multiplying",
      `This is $${value ** m} ${added > 0 ? "+" : "-"} ${great}$, but ${shifting} ${does} the power by ${great}.`,
    ],
    [
      value ** m,
      "stops early",
      `This is $${great}^{${letter}}$, which still has to be ${added > 0 ? "multiplied" : "divided"} by ${great}.`,
    ],
    [
      (great / base) * value * great ** added,
      "multiplies by the ratio of the bases",
      `This is $${shifted(`${great / base} \\cdot ${value}`)}$, but $${great}^{${letter}}$ is $${value}^{${m}} = ${value ** m}$.`,
    ],
    [
      great * value,
      "multiplies the value by the base",
      `This is $${great} \\cdot ${value}$, but $${great} = ${base}^{${m}}$, so $${great}^{${letter}}$ is $${value}^{${m}}$.`,
    ],
    [
      value ** m + added,
      "adds the number in the exponent",
      `This is $${value ** m} ${added > 0 ? "+" : "-"} 1$, but ${shifting} ${does} the power by ${great}.`,
    ],
    [
      value ** (m + 1),
      "raises too much",
      `This is $${value}^{${m + 1}}$, but $${great} = ${base}^{${m}}$, so ${value} is raised to the power ${m}.`,
    ],
    [
      value + great - base,
      "adds the difference of the bases",
      `This is $${value} + (${great} - ${base})$, but $${great}^{${letter}}$ is $${value}^{${m}}$.`,
    ],
    [
      m * value,
      "multiplies instead of raising",
      `This is $${m} \\cdot ${value}$, but $${great} = ${base}^{${m}}$, so ${value} is raised to the power ${m}.`,
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
    why: `$${great}^{${letter}} = (${base}^{${letter}})^{${m}} = ${tex(value ** m)}$${added === 0 ? "" : `, and $${shifted(String(value ** m))} = ${tex(key)}$`}.`,
    wrong,
    solution: {
      idea: `$${great}$ is a power of ${base}, so $${great}^{${letter}}$ is a power of the known $${base}^{${letter}}$.`,
      steps: [
        `$${great}^{${letter}} = (${base}^{${m}})^{${letter}} = (${base}^{${letter}})^{${m}} = ${value}^{${m}} = ${tex(value ** m)}$.`,
        ...(added === 0
          ? []
          : [
              `${capital(shifting)} ${does} the power by ${great}: $${shifted(String(value ** m))} = ${tex(key)}$.`,
            ]),
      ],
      check:
        added === 0
          ? `${value} is raised to the power ${m}, because ${base} has to be raised to that power to be ${great}.`
          : `The 1 in the exponent belongs to the base ${great}, so ${great} is the ${added > 0 ? "factor" : "divisor"}, not ${base}.`,
      takeaway: `Write ${great} as a power of ${base}, and the value of $${letter}$ isn't needed.`,
    },
  };
}

const times = (factor: number, n: number): string =>
  factor === 1 ? `${n}` : `${factor} \\cdot ${n}`;

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
  const [plus, joint] = b > 0 ? ["+", "\\cdot"] : ["-", "\\div"];
  const rule =
    b > 0
      ? "a sum of exponents means a product of powers"
      : "a difference of exponents means a quotient of powers";
  const raised = [
    ...(a === 1 ? [] : [`$${base}^{${a}x} = ${one}^{${a}}$`]),
    ...(Math.abs(b) === 1 ? [] : [`$${base}^{${Math.abs(b)}y} = ${two}^{${Math.abs(b)}}$`]),
  ].join(" and ");
  const exponent = `${a === 1 ? "" : a}x ${b > 0 ? "+" : "-"} ${Math.abs(b) === 1 ? "" : Math.abs(b)}y`;
  const wrong: Wrong[] = [
    [
      a * one + b * two,
      "works with the values as exponents",
      `This is $${times(a, one)} ${plus} ${times(Math.abs(b), two)}$, the exponent with ${one} and ${two} in it, but ${one} and ${two} are values of powers, not exponents.`,
    ],
    [
      u + Math.sign(b) * v,
      "adds instead of multiplying",
      `This is $${u} ${plus} ${v}$, but ${rule}.`,
    ],
    [
      a * one * (b > 0 ? b * two : 1 / (-b * two)),
      "multiplies instead of raising",
      `This is $${times(a, one)} ${joint} ${b > 0 || b === -1 ? times(Math.abs(b), two) : `(${times(-b, two)})`}$, but a multiple in the exponent raises to a power: ${raised}.`,
    ],
    [
      one * (b > 0 ? two : 1 / two),
      "ignores the multiples",
      `This is $${one} ${joint} ${two}$, the value of $${base}^{x ${plus} y}$.`,
    ],
    [u * v, "multiplies instead of dividing", `This is $${u} \\cdot ${v}$, but ${rule}.`],
    [
      u,
      "stops early",
      `This is $${base}^{${a === 1 ? "" : a}x}$, which still has to be ${b > 0 ? "multiplied" : "divided"} by ${v}.`,
    ],
    [
      (one * two) ** 2,
      "raises both",
      `This is $(${one} \\cdot ${two})^2$, the value of $${base}^{2x + 2y}$.`,
    ],
    [one + two, "adds the values", `This is $${one} + ${two}$, but ${rule}.`],
    [
      Math.abs(u - v),
      "subtracts the powers",
      `This is $${Math.max(u, v)} - ${Math.min(u, v)}$, but ${rule}.`,
    ],
    [
      a * one * two,
      "multiplies by the coefficient",
      `This is $${times(a, one)} \\cdot ${two}$, but $${base}^{${a === 1 ? "" : a}x}$ is $${one}${a === 1 ? "" : `^{${a}}`} = ${u}$.`,
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
        `$${one}${a === 1 ? "" : `^{${a}}`} ${b > 0 ? "\\cdot" : "\\div"} ${two}${Math.abs(b) === 1 ? "" : `^{${Math.abs(b)}}`}${a === 1 && Math.abs(b) === 1 ? "" : ` = ${u} ${joint} ${v}`} = ${key}$.`,
      ],
      takeaway: `${capital(rule)}${raised ? ", and a multiple of an exponent means a power of a power" : ""}.`,
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
