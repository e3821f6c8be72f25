import {
  type AskedProblem,
  draftOf,
  isPositiveWhole,
  near,
  plain,
  type ProblemTemplate,
  type Rng,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** A quantity that depends on the square of another one; the checker knows the other by `base`. */
interface Law {
  readonly says: string;
  readonly quantity: string;
  readonly base: string;
  readonly isInverse: boolean;
}

const STORIES: readonly Law[] = [
  {
    says: "The intensity of the light from a certain lamp is inversely proportional to the square of the distance from the lamp.",
    quantity: "the intensity of the light",
    base: "the distance from the lamp",
    isInverse: true,
  },
  {
    says: "The time that a pipe takes to fill a certain tank is inversely proportional to the square of the diameter of the pipe.",
    quantity: "the time to fill the tank",
    base: "the diameter of the pipe",
    isInverse: true,
  },
  {
    says: "The distance that a certain vehicle needs to stop is directly proportional to the square of its speed.",
    quantity: "the distance that it needs to stop",
    base: "the speed of the vehicle",
    isInverse: false,
  },
  {
    says: "The price of a gem of a certain kind is directly proportional to the square of its weight.",
    quantity: "the price of the gem",
    base: "the weight of the gem",
    isInverse: false,
  },
];
const LETTERS: readonly Law[] = [true, false].map((isInverse) => ({
  says: `The quantity $y$ is ${isInverse ? "inversely" : "directly"} proportional to the square of $x$.`,
  quantity: "$y$",
  base: "$x$",
  isInverse,
}));

/** Changes in percent of the base whose squares, direct or inverse, come out neatly. */
const DIRECT = [10, 20, 30, 40, 50, 100, -10, -20, -30, -40, -50];
const INVERSE = [25, 100, 150, 400, -50];
/** Changes of x and z for which x²/z changes by a neat percent. */
const PAIRS = [
  [20, 60],
  [20, -10],
  [20, -20],
  [20, 80],
  [50, 80],
  [50, 25],
  [50, -10],
  [100, 60],
  [-10, 8],
  [-20, 60],
  [-20, -60],
  [-40, -10],
  [-40, 20],
  [-40, 80],
  [-50, 25],
  [20, 20],
  [60, 28],
  [-20, 28],
  [-40, -28],
  [-40, -52],
  [-10, 35],
  [-10, -46],
  [50, -25],
  [20, -4],
  [20, -28],
  [20, -40],
] as const;

const factor = (change: number): number => 1 + change / 100;
const percent = (value: number): number => tidy(100 * (value - 1));
const size = (value: number): number => Math.abs(percent(value));
/** A factor that a formula gives, and the change that it means. */
const gives = (formula: string, value: number): string =>
  `$${formula} = ${tidy(value, 4)}$, a${value > 1 ? "n increase" : " decrease"} of ${size(value)} percent`;
const isBy = (change: number): string => `${change < 0 ? "decreased" : "increased"} by`;
const changed = (name: string, change: number): string =>
  `${name} is ${isBy(change)} ${Math.abs(change)} percent`;
const plus = (n: number): string => `${n < 0 ? "-" : "+"} ${Math.abs(n)}`;
const inBrackets = (n: number): string => (n < 0 ? `(${n})` : String(n));
const percentSign = (value: number): string => `${value}%`;
/** A decrease can't reach 100 percent. */
const showsFor = (change: number) => (value: number) =>
  isPositiveWhole(value) && value <= 400 && (change > 0 || value < 100);

/** One quantity and one square: from the base to the quantity, or back. */
function askSingle(rng: Rng): AskedProblem {
  const story = rng.pick(STORIES);
  const letters = LETTERS.find(({ isInverse }) => isInverse === story.isInverse)!;
  const base = rng.pick(story.isInverse ? INVERSE : DIRECT);
  const goesBack = rng.chance(0.65);
  const f = factor(base);
  const g = story.isInverse ? 1 / f ** 2 : f ** 2;
  const [given, asked] = goesBack ? [percent(g), base] : [base, percent(g)];
  const key = Math.abs(asked);
  const ask = ({ says, quantity, base: name }: Law): string[] => {
    const [known, sought] = goesBack ? [quantity, name] : [name, quantity];
    return [`${says} If ${changed(known, given)}, then ${sought} is ${isBy(asked)} what percent?`];
  };
  const known = factor(given);
  const [x, y] = [tidy(f, 4), tidy(g, 4)];
  const [from, to] = [tidy(known, 4), tidy(factor(asked), 4)];
  const root = story.isInverse ? `\\sqrt{\\frac{1}{${y}}}` : `\\sqrt{${y}}`;
  const lawOf = (one: number | string): string =>
    story.isInverse ? `\\frac{1}{${one}^2}` : `${one}^2`;
  const right = `[[Sought]] is multiplied by $${goesBack ? root : lawOf(x)} = ${to}$.`;
  const size100 = tidy(Math.abs(given) / 100, 4);
  const wrong: Wrong[] = [
    ...(goesBack
      ? []
      : ([
          [
            size((story.isInverse ? 1 / factor(-given) : factor(-given)) ** 2),
            "changes it the other way",
            `This takes the factor ${tidy(factor(-given), 4)} for [[known]], which leads to ${gives(lawOf(tidy(factor(-given), 4)), story.isInverse ? 1 / factor(-given) ** 2 : factor(-given) ** 2)}. But a${given > 0 ? "n increase" : " decrease"} of ${Math.abs(given)} percent means the factor ${from}.`,
          ],
          [
            size(1 + Math.abs(given) / 100 + (given / 100) ** 2),
            "adds the square of the percent once",
            `This is $${size100} + ${size100}^2 = ${tidy(size100 + size100 ** 2, 4)}$ as a percent. ${right}`,
          ],
        ] as const)),
    [
      goesBack ? Math.abs(given) / 2 : 2 * Math.abs(given),
      "halves or doubles the percent",
      `This is ${goesBack ? "half of" : "twice"} ${Math.abs(given)} percent. ${right}`,
    ],
    [
      size(1 / (goesBack ? f : g)),
      "inverts the factor",
      `This takes the reciprocal factor, ${gives(`\\frac{1}{${to}}`, 1 / (goesBack ? f : g))}, as if [[quantity]] were ${story.isInverse ? "directly" : "inversely"} proportional to the square.`,
    ],
    [
      size(1 / known),
      "forgets the square",
      `This takes the factor ${gives(`\\frac{1}{${from}}`, 1 / known)}, as if there were no square${story.isInverse ? "" : " and the two were inversely proportional"}. ${right}`,
    ],
    [
      size(known ** 2),
      "squares without thought",
      goesBack
        ? `This takes the factor ${gives(`${from}^2`, known ** 2)}. But ${from} is the factor of [[quantity]], not that of [[base]]. ${right}`
        : `This takes the factor ${gives(`${from}^2`, known ** 2)}, as if [[quantity]] were directly proportional to the square.`,
    ],
    ...(goesBack
      ? ([
          [
            Math.abs(given) / 4,
            "halves the percent twice",
            `This is one fourth of ${Math.abs(given)} percent. ${right}`,
          ],
          [key / 2, "halves the change", `This is half of ${key} percent. ${right}`],
          [
            100 * Math.sqrt(size100),
            "takes the square root of the percent",
            `This is $\\sqrt{${size100}} = ${tidy(Math.sqrt(size100), 4)}$ as a percent. Work with the factor ${from} instead. ${right}`,
          ],
          [
            2 * Math.abs(given),
            "doubles the percent",
            `This is twice ${Math.abs(given)} percent. ${right}`,
          ],
        ] as const)
      : []),
    [
      size(known ** 3),
      "takes the third power",
      `This takes the third power: ${gives(`${from}^3`, known ** 3)}. ${right}`,
    ],
    [
      1.5 * Math.abs(given),
      "takes half of the percent more",
      `This is $1.5 \\cdot ${Math.abs(given)}$ percent. ${right}`,
    ],
    // Only one of the squares, because together they give the percent away.
    rng.pick<Wrong>([
      [
        100 - given ** 2 / 100,
        "subtracts the square of the percent",
        `This is $1 - ${size100}^2 = ${tidy(1 - size100 ** 2, 4)}$ as a percent. ${right}`,
      ],
      [
        given ** 2 / 100,
        "squares the percent",
        `This is $${size100}^2 = ${tidy(size100 ** 2, 4)}$ as a percent. Work with the factor ${from} instead. ${right}`,
      ],
      [
        100 - key,
        "finds the remaining percent",
        asked < 0
          ? `[[Sought]] becomes ${100 - key} percent of what it was, which is a decrease of ${key} percent.`
          : `This is $100 - ${key}$. ${right}`,
      ],
    ]),
    // These point to the key, so they come last.
    ...(goesBack
      ? []
      : ([[key / 2, "halves the change", `This is half of ${key} percent. ${right}`]] as const)),
    [
      100 * (key / 100) ** 2,
      "squares the percent",
      `This is $${tidy(key / 100, 4)}^2 = ${tidy((key / 100) ** 2, 4)}$ as a percent, the square of the change instead of the change. ${right}`,
    ],
    [
      Math.abs(given),
      "repeats the percent",
      `This repeats the ${Math.abs(given)} percent of [[known]]. ${right}`,
    ],
  ];
  const law = lawOf("f");
  return {
    difficulty: goesBack && story.isInverse ? 6 : goesBack || story.isInverse ? 5 : 4,
    stems: ask(story),
    pure: ask(letters),
    key,
    why: goesBack
      ? `If [[base]] is multiplied by ${x}, [[quantity]] is multiplied by $${lawOf(x)} = ${y}$.`
      : `[[Quantity]] is multiplied by $${lawOf(x)} = ${y}$, a${asked > 0 ? "n increase" : " decrease"} of ${key} percent.`,
    wrong,
    solution: {
      idea: `Work with factors: when [[base]] is multiplied by $f$, [[quantity]] is multiplied by $${law}$.`,
      steps: [
        `[[Known]] is ${isBy(given)} ${Math.abs(given)} percent, so it is multiplied by ${from}.`,
        goesBack
          ? story.isInverse
            ? `So $${law} = ${y}$, or $f^2 = \\frac{1}{${y}} = ${tidy(f * f, 4)}$, which gives $f = ${x}$.`
            : `So $${law} = ${y}$, which gives $f = \\sqrt{${y}} = ${x}$.`
          : `So [[quantity]] is multiplied by $${lawOf(x)} = ${y}$.`,
        `A factor of ${to} is a${asked > 0 ? "n increase" : " decrease"} of ${key} percent.`,
      ],
      check: `If [[base]] goes from 10 to ${tidy(10 * f, 4)}, its square goes from 100 to ${tidy(100 * f * f, 4)}, so [[quantity]] is multiplied by $${story.isInverse ? `\\frac{100}{${tidy(100 * f * f, 4)}}` : `\\frac{${tidy(100 * f * f, 4)}}{100}`} = ${y}$.`,
      takeaway: "Turn percent changes into factors before you square or invert anything.",
    },
    words: (wording) => {
      const { quantity, base: name } = wording === 1 ? story : letters;
      const [first, second] = goesBack ? [quantity, name] : [name, quantity];
      return { quantity, base: name, known: first, sought: second };
    },
    text: percentSign,
    pureText: percentSign,
    shows: showsFor(asked),
  };
}

/** w = kx²/z: the change of w, or the change of x that a change of w takes. */
function askDouble(rng: Rng): AskedProblem {
  const [x, z] = rng.pick(PAIRS);
  const goesBack = rng.chance(0.6);
  const [f, h] = [factor(x), factor(z)];
  const g = tidy(f ** 2 / h);
  const w = percent(g);
  const asked = goesBack ? x : w;
  const key = Math.abs(asked);
  const known = goesBack
    ? ([
        ["z", z],
        ["w", w],
      ] as const)
    : ([
        ["x", x],
        ["z", z],
      ] as const);
  const condition = known.map(([name, change]) => changed(`$${name}$`, change)).join(" and ");
  const says =
    "$w$ is directly proportional to the square of $x$ and inversely proportional to $z$.";
  const name = goesBack ? "$x$" : "$w$";
  const rest = goesBack ? tidy(g * h, 4) : g;
  const product = `${g} \\cdot ${tidy(h, 4)} = ${rest}`;
  const right = goesBack
    ? `$x$ is multiplied by $\\sqrt{${g} \\cdot ${tidy(h, 4)}} = ${tidy(f, 4)}$.`
    : `$w$ is multiplied by $\\frac{${tidy(f, 4)}^2}{${tidy(h, 4)}} = ${g}$.`;
  const wrong: Wrong[] = goesBack
    ? [
        [
          size(rest) / 2,
          "halves the change of the square",
          `This is half of ${size(rest)} percent, the change of $x^2$. ${right}`,
        ],
        [
          Math.abs(w + z) / 2,
          "adds and halves the percents",
          `This comes from half of $${w} ${plus(z)} = ${tidy(w + z)}$, the sum of the changes of $w$ and $z$. ${right}`,
        ],
        [
          Math.abs(z - w) / 2,
          "subtracts and halves the percents",
          `This comes from half of $${z} ${plus(-w)} = ${tidy(z - w)}$, the difference of the changes of $z$ and $w$. ${right}`,
        ],
        [
          Math.abs(w) / 2,
          "ignores z and halves the percent",
          `This is half of ${Math.abs(w)} percent, the change of $w$. It leaves out the change of $z$. ${right}`,
        ],
        [
          Math.abs(w + z),
          "adds the percents",
          `This comes from $${w} ${plus(z)} = ${tidy(w + z)}$, the sum of the changes of $w$ and $z$. ${right}`,
        ],
        [
          Math.abs(z - w),
          "subtracts the percents",
          `This comes from $${z} ${plus(-w)} = ${tidy(z - w)}$, the difference of the changes of $z$ and $w$. ${right}`,
        ],
        [
          size(Math.sqrt(g / h)),
          "divides by the factor of z",
          `This takes the factor ${gives(`\\sqrt{\\frac{${g}}{${tidy(h, 4)}}}`, Math.sqrt(g / h))}. But $x^2$ is proportional to $wz$, not to $\\frac{w}{z}$.`,
        ],
        [
          Math.abs(z) / 2,
          "ignores w and halves the percent",
          `This is half of ${Math.abs(z)} percent, the change of $z$. It leaves out the change of $w$. ${right}`,
        ],
        [
          size(g / h),
          "divides and forgets the square root",
          `This takes the factor ${gives(`\\frac{${g}}{${tidy(h, 4)}}`, g / h)}, without a square root. ${right}`,
        ],
        [
          size(h / g),
          "divides and forgets the square root",
          `This takes the factor ${gives(`\\frac{${tidy(h, 4)}}{${g}}`, h / g)}, without a square root. ${right}`,
        ],
        [
          size(rest),
          "forgets the square root",
          `This is the change of $x^2$, which is multiplied by $${product}$, not the change of $x$. ${right}`,
        ],
      ]
    : [
        [
          Math.abs(2 * x - z),
          "adds percents",
          `This comes from $2 \\cdot ${inBrackets(x)} ${plus(-z)} = ${2 * x - z}$, as if percents could be added. ${right}`,
        ],
        [
          size(f / h),
          "forgets the square",
          `This takes the factor ${gives(`\\frac{${tidy(f, 4)}}{${tidy(h, 4)}}`, f / h)}, which leaves out the square of $x$. ${right}`,
        ],
        [
          size(f ** 2 * h),
          "multiplies by the factor of z",
          `This takes the factor ${gives(`${tidy(f, 4)}^2 \\cdot ${tidy(h, 4)}`, f ** 2 * h)}. But $w$ is inversely proportional to $z$. ${right}`,
        ],
        [
          Math.abs(x - z),
          "subtracts the percents",
          `This comes from $${x} ${plus(-z)} = ${x - z}$, as if percents could be subtracted. ${right}`,
        ],
        [
          size(h / f ** 2),
          "inverts the quotient",
          `This takes the reciprocal factor, ${gives(`\\frac{${tidy(h, 4)}}{${tidy(f, 4)}^2}`, h / f ** 2)}. ${right}`,
        ],
        [
          Math.abs(percent(f ** 2) - z),
          "subtracts the percents",
          `This comes from $${percent(f ** 2)} ${plus(-z)} = ${tidy(percent(f ** 2) - z)}$, the changes of $x^2$ and $z$. But the factors have to be divided. ${right}`,
        ],
        [
          Math.abs(x + z),
          "adds the percents",
          `This comes from $${x} ${plus(z)} = ${x + z}$, as if percents could be added. ${right}`,
        ],
        [
          100 - key,
          "finds the remaining percent",
          w < 0
            ? `$w$ becomes ${tidy(100 - key)} percent of what it was, which is a decrease of ${key} percent.`
            : `This is $100 - ${key}$. ${right}`,
        ],
      ];
  return {
    difficulty: goesBack ? 6 : 5,
    stems: [],
    pure: [
      `The quantity ${says} If ${condition}, then ${name} is ${isBy(asked)} what percent?`,
      `The quantities $w$, $x$, and $z$ are positive, and $w = \\frac{kx^2}{z}$, where $k$ is a constant. If ${condition}, then ${name} is ${isBy(asked)} what percent?`,
    ],
    key,
    why: `The factors ${tidy(f, 4)} for $x$ and ${tidy(h, 4)} for $z$ give the factor $\\frac{${tidy(f, 4)}^2}{${tidy(h, 4)}} = ${g}$ for $w$.`,
    wrong,
    solution: {
      idea: `$w$ is proportional to $\\frac{x^2}{z}$, so the factors obey the same formula.`,
      steps: goesBack
        ? [
            `$z$ is multiplied by ${tidy(h, 4)} and $w$ by ${g}.`,
            `$x^2$ is proportional to $wz$, so it's multiplied by $${g} \\cdot ${tidy(h, 4)} = ${rest}$.`,
            `So $x$ is multiplied by $\\sqrt{${rest}} = ${tidy(f, 4)}$, ${asked < 0 ? "a decrease" : "an increase"} of ${key} percent.`,
          ]
        : [
            `$x^2$ is multiplied by $${tidy(f, 4)}^2 = ${tidy(f * f, 4)}$ and $z$ by ${tidy(h, 4)}.`,
            `So $w$ is multiplied by $\\frac{${tidy(f * f, 4)}}{${tidy(h, 4)}} = ${g}$, ${asked < 0 ? "a decrease" : "an increase"} of ${key} percent.`,
          ],
      check: `With $x = 10$ and $z = 10$, $\\frac{x^2}{z}$ is 10, and with $x = ${tidy(10 * f, 4)}$ and $z = ${tidy(10 * h, 4)}$, it is $\\frac{${tidy(100 * f * f, 4)}}{${tidy(10 * h, 4)}} = ${tidy(10 * g, 4)}$.`,
      takeaway: "Turn percent changes into factors, and put the factors into the formula.",
    },
    pureText: percentSign,
    shows: showsFor(asked),
  };
}

const ASK = { single: askSingle, double: askDouble };

/** Every change that a text states: x is increased by 20 percent. */
function changesIn(text: string): { name: string; by: number }[] {
  return Array.from(
    text.matchAll(/(?:[Ii]f|and) ((?:the [a-z ]+?)|[wxyz]) is (in|de)creased by (\d+) percent/g),
    ([, name, way, by]) => ({ name: name!, by: factor(Number(by) * (way === "in" ? 1 : -1)) }),
  );
}

/** Whether a factor of the quantity asked for fits the law and the stated changes. */
function fits(stem: string, tried: number): boolean {
  const text = plain(stem);
  const changes = changesIn(text);
  const [first, second] = changes;
  if (!first) throw new Error(`No change in ${text}`);
  if (second) {
    const letters = Object.fromEntries(changes.map(({ name, by }) => [name, by]));
    const { w = tried, x = tried, z = tried } = letters;
    return near(w * z, x * x);
  }
  const isBase = /^(x|the distance from|the diameter|the speed|the weight)/.test(first.name);
  const [base, quantity] = isBase ? [first.by, tried] : [tried, first.by];
  return near(quantity, /inversely/.test(text) ? 1 / base ** 2 : base ** 2);
}

export const template: ProblemTemplate = {
  id: "percent-change-of-square-law",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "Percent changes of quantities tied by a square: multiply and divide factors instead.",

  make(rng) {
    const kind = rng.pick(["single", "double", "double"] as const);
    return draftOf(kind, ASK[kind](rng), [{ wording: /^/, fits: () => true }], rng);
  },

  check({ stem, options }) {
    const way = /increased by what/.test(stem) ? 1 : -1;
    return options.flatMap((one, k) => (fits(stem, factor(way * valueOf(one).value)) ? [k] : []));
  },
  possible: ({ options }) => options.map(() => true),
};
