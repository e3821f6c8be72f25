import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texTerm,
  texThousands as tex,
  type Words,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If the sum of two reciprocals is known, as with rates, multiply by the denominators, solve the quadratic equation, and reject a negative root.";

/** The faster one takes x, the slower one x + d, and the two together t. */
const TIMES = range(3, 60).flatMap((x) =>
  range(2, 60).flatMap((d) => {
    const t = (x * (x + d)) / (2 * x + d);
    const isNeat = x + d <= 30 || [7, 11, 13, 17, 19].every((n) => x % n > 0 && (x + d) % n > 0);
    return isPositiveWhole(t) && t >= 2 && x + d <= 75 && isNeat ? [{ x, d, t }] : [];
  }),
);

interface Told {
  readonly x: number;
  readonly d: number;
  readonly t: number;
}

/** Stories and an equation that ask for the time of the faster one. */
const FASTER = (d: number, t: number, unit: string): readonly [string[], string[]] => [
  [
    `Working alone at its constant rate, Machine K takes ${d} ${unit} longer than Machine L to fill a certain order. If the two machines together can fill the order in ${t} ${unit}, how many ${unit} does Machine L take to fill the order alone?`,
    `Two pumps working together at their constant rates can empty a certain tank in ${t} ${unit}. Working alone, the larger pump would take ${d} ${unit} less than the smaller pump. How many ${unit} would the larger pump take to empty the tank alone?`,
  ],
  [
    `If $x \\gt 0$ and $\\frac{1}{x} + \\frac{1}{x + ${d}} = \\frac{1}{${t}}$, what is the value of $x$?`,
    `The sum of the reciprocals of two positive numbers is $\\frac{1}{${t}}$. If one of the numbers is ${d} greater than the other, what is the lesser of the two numbers?`,
  ],
];

const SLOWER = (d: number, t: number, unit: string): readonly [string[], string[]] => [
  [
    `Working together at their constant rates, Machines K and L can fill a certain order in ${t} ${unit}. Working alone, Machine K takes ${d} ${unit} longer than Machine L to fill the order. How many ${unit} does Machine K take to fill the order alone?`,
    `Two pumps working together at their constant rates can empty a certain tank in ${t} ${unit}. Working alone, the larger pump would take ${d} ${unit} less than the smaller pump. How many ${unit} would the smaller pump take to empty the tank alone?`,
  ],
  [
    `If $x \\gt ${d}$ and $\\frac{1}{x} + \\frac{1}{x - ${d}} = \\frac{1}{${t}}$, what is the value of $x$?`,
    `The sum of the reciprocals of two positive numbers is $\\frac{1}{${t}}$. If one of the numbers is ${d} greater than the other, what is the greater of the two numbers?`,
  ],
];

function wrongTimes({ x, d, t }: Told, key: number, asksSlower: boolean): Wrong[] {
  const other = asksSlower ? x : x + d;
  const [mine, theirs] = asksSlower ? ["[[slow]]", "[[fast]]"] : ["[[fast]]", "[[slow]]"];
  const putBack = (value: number): string => {
    if (value === other) return `This is ${theirs}, and the question asks for ${mine}.`;
    const pair = asksSlower ? value - d : value + d;
    const sum = new Fraction(value + pair, value * pair);
    return `If ${mine} were ${value}, ${theirs} would be ${pair}, but $\\frac{1}{${value}} + \\frac{1}{${pair}} = \\frac{${tex(sum.top)}}{${tex(sum.bottom)}}$, not $\\frac{1}{${t}}$.`;
  };
  /** For values that are shown only if they are greater than 0 and, for the slower one, than d. */
  const reasonFor = (value: number): string =>
    isPositiveWhole(value) && (!asksSlower || value > d) ? putBack(value) : "";
  return [
    [
      asksSlower ? 2 * t + d / 2 : 2 * t - d / 2,
      "averages the two",
      `This takes ${2 * t} as the average of the two [[numbers]]. ${reasonFor(asksSlower ? 2 * t + d / 2 : 2 * t - d / 2)}`,
    ],
    [
      asksSlower ? 2 * t - d / 2 : 2 * t + d / 2,
      "averages the two and finds the other number",
      `This takes ${2 * t} as the average of the two [[numbers]] and then finds the ${asksSlower ? "lesser" : "greater"} one. ${reasonFor(asksSlower ? 2 * t - d / 2 : 2 * t + d / 2)}`,
    ],
    [
      2 * t,
      "takes the two as equal",
      `Two equal [[numbers]] would be ${2 * t} each, but these differ by ${d}.`,
    ],
    [t + d, "adds the difference to the total", `This is $${t} + ${d}$. ${reasonFor(t + d)}`],
    [
      asksSlower ? 2 * t + d : 2 * t - d,
      "adds or subtracts the difference",
      `This is $${2 * t} ${asksSlower ? "+" : "-"} ${d}$. ${reasonFor(asksSlower ? 2 * t + d : 2 * t - d)}`,
    ],
    [
      (t * d) / x,
      "reverses the signs of the factors",
      asksSlower
        ? reasonFor((t * d) / x)
        : `The other root of the equation is $-${(t * d) / x}$, and it's negative. ${reasonFor((t * d) / x)}`,
    ],
    [2 * x + d, "adds the two", `This is $${x} + ${x + d}$, the sum of the two [[numbers]].`],
    [2 * d, "doubles the difference", reasonFor(2 * d)],
    [
      key + t,
      "adds the total",
      `This adds ${t} to ${key}, but ${key} is one of the two [[numbers]] already.`,
    ],
    [other, "finds the other number", `This is ${theirs}, and the question asks for ${mine}.`],
    [
      x + d / 2,
      "finds the average of the two",
      `This is halfway between the two [[numbers]], ${x} and ${x + d}.`,
    ],
    [d, "stops at the difference", `This is only the difference between the two [[numbers]].`],
    [1.5 * t, "shares the total in half", reasonFor(1.5 * t)],
    [3 * t, "takes a multiple of the total", reasonFor(3 * t)],
  ];
}

/** What a wording calls the two numbers: the lesser one is the time of the faster one. */
function wordsOf(wording: number, asksSlower: boolean, d: number): Words {
  if (wording > 2) {
    const [fast, slow] = asksSlower ? [`$x - ${d}$`, "$x$"] : ["$x$", `$x + ${d}$`];
    return {
      number: "number",
      numbers: "numbers",
      idea: "",
      fast: wording === 3 ? fast : "the lesser number",
      slow: wording === 3 ? slow : "the greater number",
    };
  }
  const isPumps = wording === 2;
  return {
    number: "time",
    numbers: "times",
    idea: "The reciprocals of the times are the rates, and the rates add up. ",
    fast: isPumps ? "the larger pump's time" : "Machine L's time",
    slow: isPumps ? "the smaller pump's time" : "Machine K's time",
  };
}

/** The steps in the letter of the wording that asks for x. */
function equationSteps({ x, d, t }: Told, asksSlower: boolean): string[] {
  if (!asksSlower)
    return [
      `Multiplying by $${t}x(x + ${d})$ gives $${t}(2x + ${d}) = x^2 + ${d}x$, so $x^2 ${texTerm(d - 2 * t, "x")} - ${t * d} = 0$.`,
      `This factors as $(x - ${x})(x + ${(t * d) / x}) = 0$, and $x$ is positive, so $x = ${x}$.`,
    ];
  const other = (t * d) / (x + d);
  return [
    `Multiplying by $${t}x(x - ${d})$ gives $${t}(2x - ${d}) = x^2 - ${d}x$, so $x^2 - ${d + 2 * t}x + ${t * d} = 0$.`,
    `This factors as $(x - ${x + d})(x - ${other}) = 0$, and $x > ${d}$, so $x = ${x + d}$.`,
  ];
}

function ask(rng: Rng, asksSlower: boolean): AskedProblem {
  const told = rng.pick(TIMES);
  const { x, d, t } = told;
  const unit = t > 12 ? "minutes" : "hours";
  const [stems, pure] = (asksSlower ? SLOWER : FASTER)(d, t, unit);
  const key = asksSlower ? x + d : x;
  return {
    difficulty: 6,
    stems,
    pure,
    key,
    why: `$\\frac{1}{${x}} + \\frac{1}{${x + d}} = \\frac{1}{${t}}$, and $${x + d} - ${x} = ${d}$.`,
    wrong: wrongTimes(told, key, asksSlower),
    solution: {
      idea: `[[idea]]The two [[numbers]] differ by ${d}, and their reciprocals add up to $\\frac{1}{${t}}$.`,
      fast: [
        `Two equal [[numbers]] would be ${2 * t}, so the lesser one is between ${t} and ${2 * t} and the greater one is more than ${2 * t}. Try the options there: $\\frac{1}{${x}} + \\frac{1}{${x + d}} = \\frac{1}{${t}}$.`,
      ],
      steps: [
        `If [[fast]] is $n$, [[slow]] is $n + ${d}$, so $\\frac{1}{n} + \\frac{1}{n + ${d}} = \\frac{1}{${t}}$.`,
        `Multiplying by $${t}n(n + ${d})$ gives $${t}(2n + ${d}) = n^2 + ${d}n$, so $n^2 ${texTerm(d - 2 * t, "n")} - ${t * d} = 0$.`,
        `This factors as $(n - ${x})(n + ${(t * d) / x}) = 0$, and $n$ is positive, so $n = ${x}$${asksSlower ? ` and [[slow]] is $${x} + ${d} = ${x + d}$` : ""}.`,
      ],
      check: `Each [[number]] must be greater than ${t}, because each reciprocal is less than $\\frac{1}{${t}}$.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) =>
      wording === 3
        ? {
            idea: "Multiply by the common denominator to get a quadratic equation, and factor it.",
            steps: equationSteps(told, asksSlower),
          }
        : {},
    words: (wording) => wordsOf(wording, asksSlower, d),
    shows: (value) =>
      isPositiveWhole(value) && value > t && (!asksSlower || value > d) && value <= 2 * key + 20,
  };
}

const isLesser = (n: number, d: number, t: number): boolean => near(1 / n + 1 / (n + d), 1 / t);
const isGreater = (n: number, d: number, t: number): boolean => near(1 / n + 1 / (n - d), 1 / t);
const lesser = {
  fits: isLesser,
  open: (n: number, _: number, t: number): boolean => n > t,
};
const greater = {
  fits: isGreater,
  open: (n: number, d: number, t: number): boolean => n > t && n > d,
};
/** The same for stems that tell the total first. */
const swapped = ({ fits, open }: typeof lesser): typeof lesser => ({
  fits: (n, t, d) => fits(n, d, t),
  open: (n, t, d) => open(n, d, t),
});

const READINGS: readonly StemReading[] = [
  { wording: /K takes (\d+) \w+ longer .* in (\d+) \w+, how .* Machine L take/, ...lesser },
  { wording: /in (\d+) \w+\. .* take (\d+) \w+ less .* the larger pump take/, ...swapped(lesser) },
  { wording: /x \+ (\d+)\S* = \(1\)\/\((\d+)\)/, ...lesser },
  {
    wording: /numbers is \(1\)\/\((\d+)\)\. .* is (\d+) greater .* the lesser/,
    ...swapped(lesser),
  },
  { wording: /in (\d+) \w+\. .* K takes (\d+) \w+ longer .* Machine K take/, ...swapped(greater) },
  {
    wording: /in (\d+) \w+\. .* take (\d+) \w+ less .* the smaller pump take/,
    ...swapped(greater),
  },
  { wording: /x - (\d+)\S* = \(1\)\/\((\d+)\)/, ...greater },
  {
    wording: /numbers is \(1\)\/\((\d+)\)\. .* is (\d+) greater .* the greater/,
    ...swapped(greater),
  },
];

export const template: ProblemTemplate = {
  id: "work-times-that-differ",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern:
    "Two times with a known difference and a known combined rate lead to a quadratic equation.",

  make(rng) {
    const asksSlower = rng.chance(0.5);
    return draftOf(asksSlower ? "slower" : "faster", ask(rng, asksSlower), READINGS, rng);
  },

  /** Puts each option back into the sum of the rates. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
