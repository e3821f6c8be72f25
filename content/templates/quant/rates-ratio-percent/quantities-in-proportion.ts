import {
  type AskedProblem,
  asFraction,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "In proportions, leave the constant out: multiply by the factor of each quantity, or divide by it if the proportion is inverse.";

const shown = (value: number): string => {
  const fraction = asFraction(value);
  return fraction === null || fraction.isWhole ? thousands(value) : fractionText(fraction);
};
const isShown = (value: number): boolean => {
  const bottom = asFraction(value)?.bottom;
  return value > 0 && bottom !== undefined && bottom <= 9;
};

/** y is proportional to the square of x and inversely proportional to z. */
function askValue(rng: Rng): AskedProblem | null {
  const [x, z] = [rng.int(2, 6), rng.int(2, 12)];
  const [newX, newZ] = [rng.int(2, 9), rng.int(2, 12)];
  const y = rng.pick([
    2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 27, 30, 32, 36, 40, 45, 48, 50, 60,
  ]);
  const [up, down] = [newX / x, newZ / z];
  const key = (y * up ** 2) / down;
  if (up === 1 || down === 1 || up === down || key === y) return null;
  if (!Number.isInteger(key) || key > 100 || !inNiceSteps(up) || !inNiceSteps(down)) return null;
  const [X, Z] = [`\\frac{${newX}}{${x}}`, `\\frac{${z}}{${newZ}}`];
  const squareX = `\\left(${X}\\right)^2`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `The quantity $y$ is directly proportional to the square of $x$ and inversely proportional to $z$. If $y = ${y}$ when $x = ${x}$ and $z = ${z}$, what is the value of $y$ when $x = ${newX}$ and $z = ${newZ}$?`,
      `If $y = \\frac{kx^2}{z}$, where $k$ is a constant, and $y = ${y}$ when $x = ${x}$ and $z = ${z}$, what is the value of $y$ when $x = ${newX}$ and $z = ${newZ}$?`,
    ],
    key,
    why: `$${y} \\cdot \\left(\\frac{${newX}}{${x}}\\right)^2 \\cdot \\frac{${z}}{${newZ}} = ${key}$.`,
    wrong: [
      [
        (y * up) / down,
        "forgets the square",
        `This is $${y} \\cdot ${X} \\cdot ${Z}$, but the factor of $x$ has to be squared.`,
      ],
      [
        y * up ** 2 * down,
        "takes $z$ as direct",
        `This is $${y} \\cdot ${squareX} \\cdot \\frac{${newZ}}{${z}}$, but the proportion to $z$ is inverse, so the last factor has to be $${Z}$.`,
      ],
      [
        y * up * down,
        "forgets the square and the inverse",
        `This is $${y} \\cdot ${X} \\cdot \\frac{${newZ}}{${z}}$, but the factor of $x$ has to be squared, and the factor of $z$ has to be inverted.`,
      ],
      [
        y * up,
        "forgets the square and $z$",
        `This is $${y} \\cdot ${X}$, which leaves out the change of $z$ from ${z} to ${newZ}, and the factor of $x$ has to be squared.`,
      ],
      [
        y * down,
        "forgets $x$ and takes $z$ as direct",
        `This is $${y} \\cdot \\frac{${newZ}}{${z}}$, which leaves out the change of $x$ from ${x} to ${newX}, and the proportion to $z$ is inverse.`,
      ],
      [
        y / down,
        "forgets $x$",
        `This is $${y} \\cdot ${Z}$, which leaves out the change of $x$ from ${x} to ${newX}.`,
      ],
      [
        y * up ** 2,
        "forgets $z$",
        `This is $${y} \\cdot ${squareX}$, which leaves out the change of $z$ from ${z} to ${newZ}.`,
      ],
      [
        (y * 2 * up) / down,
        "doubles instead of squaring",
        `This is $${y} \\cdot 2 \\cdot ${X} \\cdot ${Z}$, but the factor of $x$ has to be squared, not doubled.`,
      ],
      [
        y / up ** 2 / down,
        "takes $x$ as inverse",
        `This is $${y} \\cdot \\left(\\frac{${x}}{${newX}}\\right)^2 \\cdot ${Z}$, but the proportion to the square of $x$ is direct, so the factor has to be $${squareX}$.`,
      ],
      [
        (y * up ** 2) / down ** 2,
        "squares both factors",
        `This is $${y} \\cdot ${squareX} \\cdot \\left(${Z}\\right)^2$, but only $x$ is squared, not $z$.`,
      ],
    ],
    shows: (value) => isShown(value) && value > key / 5 && value < 5 * key,
    pureText: shown,
    solution: {
      idea: "Only the factors by which the quantities change matter.",
      fast: [
        `$x$ is multiplied by ${shown(up)}, so $y$ is multiplied by ${shown(up ** 2)}. $z$ is multiplied by ${shown(down)}, so $y$ is divided by ${shown(down)}. Thus $y = ${y} \\cdot ${squareX} \\cdot ${Z} = ${key}$.`,
      ],
      steps: [
        `$y = \\frac{kx^2}{z}$ for a constant $k$, so $${y} = \\frac{k \\cdot ${x}^2}{${z}}$.`,
        `So $k = \\frac{${y} \\cdot ${z}}{${x * x}}$.`,
        `With the new values, $y = \\frac{${y} \\cdot ${z}}{${x * x}} \\cdot \\frac{${newX * newX}}{${newZ}} = ${key}$.`,
      ],
      check: `${up > 1 ? "The greater" : "The smaller"} $x$ makes $y$ ${up > 1 ? "greater" : "less"}, and the ${down > 1 ? "greater $z$ makes it less" : "smaller $z$ makes it greater"}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function inNiceSteps(factor: number): boolean {
  const fraction = asFraction(factor);
  return fraction !== null && fraction.top <= 4 && fraction.bottom <= 4;
}

const SPEEDS = [15, 20, 24, 25, 30, 36, 40, 45, 50, 60];
const DISTANCES = [4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30];
const HEIGHTS = [
  16, 25, 36, 48, 50, 64, 75, 80, 100, 108, 125, 144, 180, 192, 200, 225, 256, 300, 320, 400,
];

interface Law {
  readonly stem: (amount: number, at: number, to: number) => string;
  readonly isPure?: boolean;
  /** Values of the first quantity. */
  readonly from: readonly number[];
  /** What the two quantities are called. */
  readonly first: string;
  readonly second: string;
  /** The exponent of the first quantity. */
  readonly power: number;
}

const LAWS = {
  light: {
    stem: (amount, at, to) =>
      `The intensity of the light from a certain lamp is inversely proportional to the square of the distance from the lamp. If the intensity is ${amount} units at a distance of ${at} feet, what is the intensity, in units, at a distance of ${to} feet?`,
    from: DISTANCES,
    first: "the distance",
    second: "the intensity",
    power: -2,
  },
  brake: {
    stem: (amount, at, to) =>
      `The distance that a certain vehicle needs to stop is directly proportional to the square of its speed. If the vehicle needs ${amount} feet to stop at a speed of ${at} miles per hour, how many feet does it need to stop at a speed of ${to} miles per hour?`,
    from: SPEEDS,
    first: "the speed",
    second: "the stopping distance",
    power: 2,
  },
  root: {
    stem: (amount, at, to) =>
      `If $y$ is directly proportional to the square root of $x$ and $y = ${amount}$ when $x = ${at}$, what is the value of $y$ when $x = ${to}$?`,
    isPure: true,
    from: HEIGHTS,
    first: "$x$",
    second: "$y$",
    power: 0.5,
  },
  inverse: {
    stem: (amount, at, to) =>
      `If $y$ is inversely proportional to the square of $x$ and $y = ${amount}$ when $x = ${at}$, what is the value of $y$ when $x = ${to}$?`,
    isPure: true,
    from: DISTANCES,
    first: "$x$",
    second: "$y$",
    power: -2,
  },
} satisfies Record<string, Law>;
const AMOUNTS = [
  4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 25, 27, 30, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75,
  80, 90, 100, 120,
];

function drawLaw(law: Law, rng: Rng) {
  const [at, to] = rng.sample(law.from, 2) as [number, number];
  const amount = rng.pick(AMOUNTS);
  const factor = to / at;
  const effect = factor ** law.power;
  const key = tidy(amount * effect);
  if (factor === 1 || !Number.isInteger(key) || key < 3 || key > 300) return null;
  if (!inNiceSteps(law.power === 0.5 ? effect : factor)) return null;
  if (law.power === 2 && Math.abs(amount / at ** 2 - 0.08) > 0.04) return null;
  return { at, to, amount, factor, effect, key };
}

/** A wrong factor that comes from the right one, and what is done with it. */
function wrongFactor(once: number, F: string) {
  if (once >= 2)
    return {
      factor: once + 1,
      tex: `${F} + 1`,
      slip: "adds 1 to the factor",
      does: "adds 1 to the factor",
    };
  if (once > 1)
    return {
      factor: 2 * once - 1,
      tex: `1 + 2\\left(${F} - 1\\right)`,
      slip: "doubles the change",
      does: "doubles the change from the factor 1 to the factor $FACTOR$",
    };
  if (near(once, 0.5))
    return {
      factor: 0.75,
      tex: `\\frac{1}{2}\\left(1 + ${F}\\right)`,
      slip: "halves the change",
      does: "takes the factor halfway between 1 and $FACTOR$",
    };
  return {
    factor: 1 - once,
    tex: `1 - ${F}`,
    slip: "subtracts the factor from 1",
    does: "subtracts the factor $FACTOR$ from 1",
  };
}

/** What a wrong factor gives, with and without the square, so that two pairs of options look alike. */
function squaredSlips(amount: number, once: number, F: string): Wrong[] {
  const { factor, tex, slip, does } = wrongFactor(once, F);
  const done = does.replace("FACTOR", () => F);
  const isDoubled = once > 1 && once < 2;
  return [
    [
      amount * factor ** 2,
      `${slip} and squares`,
      `This is $${amount} \\cdot \\left(${tex}\\right)^2$. It ${done} before squaring, but $${F}$ itself is to be squared.`,
    ],
    [
      amount * factor,
      `${slip} and forgets the square`,
      isDoubled
        ? `This doubles the change from ${amount} to $${amount} \\cdot ${F} = ${shown(amount * once)}$, but ${amount} is to be multiplied by $${F}$ twice.`
        : `This is $${amount} \\cdot \\left(${tex}\\right)$. It ${done}, but ${amount} is to be multiplied by $${F}$ twice.`,
    ],
  ];
}

/** One quantity depends on a power of another. */
function askLaw(law: Law, rng: Rng): AskedProblem | null {
  const drawn = drawLaw(law, rng);
  if (!drawn) return null;
  const { at, to, amount, factor, effect, key } = drawn;
  const inverse = law.power < 0;
  const what = law.power === 0.5 ? "square root" : "square";
  const stem = law.stem(amount, at, to);
  const [change, result] = [fractionText(new Fraction(to, at)), shown(effect)];
  const once = factor ** Math.sign(law.power);
  const F = inverse ? `\\frac{${at}}{${to}}` : `\\frac{${to}}{${at}}`;
  const { first, second } = law;
  const direction = inverse ? "inverse" : "direct";
  return {
    difficulty: 3,
    stems: law.isPure ? [] : [stem],
    pure: law.isPure ? [stem] : [],
    key,
    why: `When ${first} is multiplied by ${change}, ${second} is multiplied by ${result}.`,
    wrong: [
      [
        amount * once,
        `forgets the ${what}`,
        `This is $${amount} \\cdot ${F}$, but the ${what} of $${F}$ is needed.`,
      ],
      ...(what === "square" ? squaredSlips(amount, once, F) : []),
      [
        amount * (2 * once - 1),
        "doubles the change",
        `This doubles the change from ${amount} to $${amount} \\cdot ${F}$, or ${shown(amount * once)}, but the ${what} of $${F}$ is needed.`,
      ],
      [
        amount * (what === "square" ? 2 : 0.5) * once,
        `takes the ${what} for a factor of ${what === "square" ? "2" : "one half"}`,
        `This is $${amount} \\cdot ${what === "square" ? "2" : "\\frac{1}{2}"} \\cdot ${F}$, but the ${what} of $${F}$ is needed.`,
      ],
      [
        (amount * (once + 1)) / 2,
        "halves the change",
        `This takes half of the change from ${amount} to $${amount} \\cdot ${F}$, or ${shown(amount * once)}, but the ${what} of $${F}$ is needed.`,
      ],
      [
        amount / once,
        "inverts the proportion",
        `This ${inverse ? "multiplies" : "divides"} ${amount} by ${change}, but the proportion is ${direction}, and the ${what} is needed.`,
      ],
      [
        amount + Math.sign(law.power) * (to - at),
        "uses the difference",
        `This ${amount + Math.sign(law.power) * (to - at) > amount ? "adds" : "subtracts"} ${Math.abs(to - at)}, the difference of ${to} and ${at}, but in a proportion only the factor counts.`,
      ],
      [
        (amount * once) / 2,
        "divides by 2",
        `This is half of $${amount} \\cdot ${F}$, but the ${what} of $${F}$ is needed.`,
      ],
      [
        amount / effect,
        "inverts the proportion",
        `This ${inverse ? "multiplies" : "divides"} ${amount} by the ${what} of ${change}, but the proportion is ${direction}.`,
      ],
      [
        amount * once ** 2,
        "squares the factor",
        `This is $${amount} \\cdot \\left(${F}\\right)^2$, but the square root of $${F}$ is needed.`,
      ],
      [
        amount * once ** 3,
        "cubes the factor",
        `This is $${amount} \\cdot \\left(${F}\\right)^3$, but the ${what} of $${F}$ is needed.`,
      ],
      [
        amount * (1 + Math.abs(1 - once)),
        "adds the change",
        `This is $${amount} \\cdot \\left(2 - ${F}\\right)$, which adds the difference of $${F}$ and 1 to 1, but ${second} is multiplied by ${result}.`,
      ],
      [
        amount * 2,
        "doubles",
        `This is $2 \\cdot ${amount}$, but ${second} is multiplied by ${result}, not by 2.`,
      ],
      [
        amount / 2,
        "halves",
        `This is half of ${amount}, but ${second} is multiplied by ${result}, not by one half.`,
      ],
      [
        (amount + key) / 2,
        "takes the middle",
        `This is halfway between the old value, ${amount}, and the new value, ${key}.`,
      ],
      [
        amount + key,
        "adds the amounts",
        `This is $${amount} + ${key}$, the old value and the new value together.`,
      ],
      [
        Math.abs(amount - key),
        "finds the change",
        `This is how much ${second} changes, from ${amount} to ${key}.`,
      ],
    ],
    shows: (value) => isShown(value) && Number.isInteger(value) && value > 1 && value < 6 * key,
    solution: {
      idea: `Only the factor matters: from ${at} to ${to} is a factor of ${change}.`,
      steps: [
        `From ${at} to ${to}, ${first} is multiplied by $\\frac{${to}}{${at}}$${new Fraction(to, at).bottom === at ? "" : `, which is ${change}`}.`,
        `The proportion is ${direction}, so ${second} is ${inverse ? "divided" : "multiplied"} by the ${what} of that, which is ${shown(inverse ? 1 / effect : effect)}.`,
        `So ${second} changes from ${amount} to $${amount} \\cdot ${what === "square" ? `\\left(${F}\\right)^2` : `\\sqrt{${F}}`} = ${key}$.`,
      ],
      check: `The proportion is ${direction}, and ${to} is ${to > at ? "greater" : "less"} than ${at}, so the answer must be ${key > amount ? "greater" : "less"} than ${amount}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const KINDS = [
  "value",
  "value",
  "value",
  "value",
  "value",
  "value",
  "value",
  "value",
  "light",
  "brake",
  "root",
  "inverse",
] as const;

/** Finds the constant and uses it again. */
const isValue = (
  tried: number,
  y: number,
  x: number,
  z: number,
  newX: number,
  newZ: number,
): boolean => near(tried, (((y * z) / x ** 2) * newX ** 2) / newZ);

const isInverse = (tried: number, n: number, at: number, to: number): boolean =>
  near(tried * to ** 2, n * at ** 2);
const isSquare = (tried: number, n: number, at: number, to: number): boolean =>
  near(tried / to ** 2, n / at ** 2);
const isRoot = (tried: number, n: number, at: number, to: number): boolean =>
  near(tried ** 2 / to, n ** 2 / at);
const isMoreFarther = (tried: number, n: number, at: number, to: number): boolean =>
  to > at ? tried > n : tried < n;
const isLessFarther = (tried: number, n: number, at: number, to: number): boolean =>
  to > at ? tried < n : tried > n;

const READINGS: readonly StemReading[] = [
  {
    wording: /y = (\d+) when x = (\d+) and z = (\d+), .* x = (\d+) and z = (\d+)\?/,
    fits: isValue,
  },
  {
    wording: /is (\d+) units at .* of (\d+) feet, .* of (\d+) feet\?/,
    fits: isInverse,
    open: isLessFarther,
  },
  {
    wording: /needs (\d+) feet .* of (\d+) miles .* of (\d+) miles/,
    fits: isSquare,
    open: isMoreFarther,
  },
  {
    wording: /root of x and y = (\d+) when x = (\d+), .* x = (\d+)\?/,
    fits: isRoot,
    open: isMoreFarther,
  },
  {
    wording: /square of x and y = (\d+) when x = (\d+), .* x = (\d+)\?/,
    fits: isInverse,
    open: isLessFarther,
  },
];

export const template: ProblemTemplate = {
  id: "quantities-in-proportion",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "algebra",
  pattern: "One quantity is directly or inversely proportional to another or to its square.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = kind === "value" ? askValue(rng) : askLaw(LAWS[kind], rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Finds the constant of the proportion. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
