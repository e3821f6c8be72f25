import {
  type AskedProblem,
  count,
  draftOf,
  Fraction,
  lcm,
  isPositiveWhole,
  near,
  ordinal,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  texFirst,
  texFraction,
  thousands,
  tidy,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "If the factor is the same for equal times, split the time into equal parts, and multiply once for each part.";

const over = (n: number): string => (n === 1 ? "t" : `t/${n}`);
const times = (n: number): string => (n === 1 ? "once" : n === 2 ? "twice" : `${n} times`);

const STEPS = [
  [2, 4, 6],
  [2, 4, 10],
  [2, 6, 8],
  [2, 6, 4],
  [2, 6, 10],
  [3, 6, 9],
  [3, 6, 15],
  [3, 9, 12],
  [4, 8, 12],
  [4, 12, 8],
  [1, 2, 5],
  [1, 3, 4],
  [1, 3, 5],
  [1, 2, 3],
] as const;

/** Solves q^told = given, where told and asked are multiples of the unit. */
function powersOf(q: string, [unit, told, asked]: (typeof STEPS)[number], base: number): string[] {
  const [n, m] = [told / unit, asked / unit];
  const [given, key] = [base ** n, base ** m];
  return unit === 1
    ? [
        `Since $${q}^{${told}} = ${given}$, $${q} = ${base}$.`,
        `So $${q}^{${asked}} = ${base}^{${asked}} = ${key}$.`,
      ]
    : [
        `Since $${q}^{${told}} = ${given} = ${base}^{${n}}$, $${q}^{${unit}} = ${base}$.`,
        `So $${q}^{${asked}} = (${q}^{${unit}})^{${m}} = ${base}^{${m}} = ${key}$.`,
      ];
}

/** What the wordings without a story say in their solutions. */
function pureSolution(isSequence: boolean, step: (typeof STEPS)[number], base: number) {
  const [, told, asked] = step;
  return isSequence
    ? {
        idea: `If the ratio is $q$, the ${ordinal(told + 1)} term is $q^{${told}}$ times the 1st, and the ${ordinal(asked + 1)} term is $q^{${asked}}$ times the 1st.`,
        steps: powersOf("q", step, base),
        takeaway: "From the 1st term to the nth, you multiply by the ratio n − 1 times.",
      }
    : {
        idea: `$\\frac{f(x)}{f(0)} = \\frac{cb^x}{c} = b^x$, so $c$ drops out.`,
        steps: [
          `$\\frac{f(${told})}{f(0)} = b^{${told}}$ and $\\frac{f(${asked})}{f(0)} = b^{${asked}}$.`,
          ...powersOf("b", step, base),
        ],
        takeaway:
          "In a ratio of two values of an exponential function, the constant factor cancels.",
      };
}

/** A factor over one time gives the factor over another, by way of a time that divides both. */
function askFactor(rng: Rng): AskedProblem | null {
  const step = rng.pick(STEPS);
  const [unit, told, asked] = step;
  const base = rng.pick([2, 3, 4, 5]);
  const [n, m] = [told / unit, asked / unit];
  const [given, key] = [base ** n, base ** m];
  if (key > 300 || given > 130 || (unit === 1 && told < 2)) return null;
  const linear = 1 + ((given - 1) * asked) / told;
  const percent = 100 * (given - 1);
  const laterText = m - n === 1 ? `${base}` : `${base}^${m - n}`;
  return {
    difficulty: unit === 1 ? 4 : 5,
    stems: [
      `The number of bacteria in a certain culture is multiplied by the same factor every hour. If the number of bacteria ${told} hours after noon was ${given} times the number at noon, then the number ${asked} hours after noon was how many times the number at noon?`,
      ...(given > 16
        ? []
        : [
            `The number of bacteria in a certain culture increases by the same percent every hour. If the number of bacteria increased by ${thousands(percent)} percent in the first ${told} hours, the number at the end of the first ${asked} hours was how many times the number at the beginning?`,
          ]),
    ],
    pure: [
      `In a sequence of positive numbers, the ratio of each term after the first to the preceding term is constant. If the ${ordinal(told + 1)} term is ${given} times the 1st term, the ${ordinal(asked + 1)} term is how many times the 1st term?`,
      `For all numbers $x$, $f(x) = cb^x$, where $b$ and $c$ are positive constants. If $f(${told}) = ${given}f(0)$, what is the value of $\\frac{f(${asked})}{f(0)}$?`,
    ],
    key,
    why:
      unit === 1
        ? `Since $${base}^${n} = ${given}$, the factor for [[by]]1[[unit]] is ${base}, and the factor for [[by]]${asked}[[units]] is $${base}^${m} = ${key}$.`
        : `Since $${base}^${n} = ${given}$ is the factor for [[by]]${told}[[units]], ${base} is the factor for [[by]]${unit}[[units]], and $${base}^${m} = ${key}$ is the factor for [[by]]$${m} \\cdot ${unit} = ${asked}$[[units]].`,
    wrong: [
      [
        (given * asked) / told,
        "takes the factor as proportional to time",
        `This is $\\frac{${asked}}{${told}} \\cdot ${given}$, but the factor isn't proportional to [[time]].`,
      ],
      [
        given ** 2,
        "squares the factor",
        `The square of ${given} is the factor for [[by]]$2 \\cdot ${told} = ${2 * told}$[[units]], not [[by]]${asked}[[units]].`,
      ],
      // Not the powers on both sides, because the right one is between them.
      (base + m) % 2 === 0
        ? [
            base ** (m - 1),
            "counts a step too few",
            `The exponent of ${base} must be ${m}, not ${m - 1}.`,
          ]
        : [
            base ** (m + 1),
            "counts a step too many",
            `The exponent of ${base} must be ${m}, not ${m + 1}.`,
          ],
      [
        base,
        "stops at one step",
        `This is the factor for [[by]]${unit}${unit === 1 ? "[[unit]]" : "[[units]]"}. It has to be used ${m} times: $${base}^${m}$.`,
      ],
      [
        linear,
        "adds equal amounts",
        `This is $1 + \\frac{${asked}}{${told}} \\cdot ${given - 1}$, which is growth by equal amounts and not by equal factors.`,
      ],
      [
        base * m,
        "multiplies by the number of steps",
        `This is $${base} \\cdot ${m}$, but the factor ${base} is used ${m} times: $${base}^${m}$.`,
      ],
      [
        given ** Math.abs(asked - told),
        "takes one step for each unit of time",
        `This is $${given}^${Math.abs(asked - told)}$, but ${given} is the factor for [[by]]${told}[[units]], not [[by]]1[[unit]].`,
      ],
      [
        given * (asked - told),
        "multiplies by the time",
        given * (asked - told) === base ** (m - n)
          ? `This is $${laterText}$, which is only [[later]].`
          : `This multiplies ${given} by $${asked} - ${told} = ${asked - told}$, but [[later]] is $${laterText}$.`,
      ],
      [
        2 * given,
        "doubles the factor",
        `This doubles ${given}, but $${given} = ${base}^${n}$, and $${base}^${m}$ is needed.`,
      ],
      [
        given + base,
        "adds the factors",
        `This adds ${given} and ${base}, but factors are multiplied or divided, not added.`,
      ],
    ],
    solution: {
      idea: `If $q$ is the factor for one hour, $q^{${told}}$ is the factor for ${told} hours and $q^{${asked}}$ the factor for ${asked} hours.`,
      steps: powersOf("q", step, base),
      check: `Equal amounts instead of equal factors would give ${tidy(linear, 2)}, but the factor is what stays the same.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => {
      const stories = given > 16 ? 1 : 2;
      if (wording > stories) return pureSolution(wording === stories + 1, step, base);
      return wording === 1
        ? {}
        : {
            steps: [
              `An increase of ${thousands(percent)} percent is a factor of $1 + ${given - 1} = ${given}$.`,
              ...powersOf("q", step, base),
            ],
          };
    },
    words: (wording) => {
      const stories = given > 16 ? 1 : 2;
      if (wording <= stories)
        return {
          time: "the time",
          by: "",
          unit: " hour",
          units: " hours",
          later: `the factor for the last ${asked - told} hours`,
        };
      return wording === stories + 1
        ? {
            time: "the number of steps",
            by: "",
            unit: " step",
            units: " steps",
            later: `the factor from the ${ordinal(told + 1)} term to the ${ordinal(asked + 1)} term`,
          }
        : {
            time: "$x$",
            by: "an increase of ",
            unit: " in $x$",
            units: " in $x$",
            later: `$\\frac{f(${asked})}{f(${told})}$`,
          };
    },
    shows: (value) => isPositiveWhole(2 * value) && value !== given && value <= 3 * key,
  };
}

const PAIRS = [
  [1, 2],
  [2, 3],
  [2, 4],
  [2, 6],
  [3, 4],
  [3, 6],
  [4, 6],
  [4, 12],
  [6, 8],
  [6, 12],
  [8, 12],
  [10, 15],
  [10, 30],
  [12, 20],
  [20, 30],
] as const;
const SIZE_WORDS = ["", "twice", "4 times", "8 times", "16 times", "32 times"];

/** Two quantities that double, or of which one falls by half: when are they equal? */
function askMeeting(rng: Rng): AskedProblem | null {
  const [a, b] = rng.pick(PAIRS);
  const k = rng.int(1, 5);
  const falls = rng.chance(0.4);
  const closing = falls ? a + b : b - a;
  const key = (k * a * b) / closing;
  if (key > 96 || key < 2 || (k === 1 && falls)) return null;
  // Both have then changed a whole number of times, whatever happens in between.
  if (key % a !== 0 || key % b !== 0) return null;
  const unit = a >= 10 ? "minutes" : "hours";
  const words = SIZE_WORDS[k]!;
  const every = (n: number): string => (n === 1 ? "hour" : `${n} ${unit}`);
  const other = falls ? `falls by half every ${every(b)}` : `doubles every ${every(b)}`;
  const [one, two] = [new Fraction(key, a), new Fraction(key, b)];
  const [sign, common] = [falls ? "-" : "+", lcm(a, b)];
  return {
    difficulty: falls ? 7 : 6,
    stems: [
      `The number of bacteria in Dish X doubles every ${every(a)}, and the number of bacteria in Dish Y ${other}. If the number of bacteria in Dish Y is now ${words} the number in Dish X, in how many ${unit} will the two numbers be equal?`,
      `At a certain time the mass of Culture Y was ${words} the mass of Culture X. If the mass of Culture X doubles every ${every(a)} and the mass of Culture Y ${other}, how many ${unit} after that time will the two masses be equal?`,
    ],
    key,
    why: `In ${key} ${unit}, X is multiplied by $2^{${texFraction(one)}}$ and Y by $2^{${falls ? "-" : ""}${texFraction(two)}}$, and $2^{${texFraction(one)}} = 2^${k} \\cdot 2^{${falls ? "-" : ""}${texFraction(two)}}$.`,
    wrong: [
      // Not both times alone, from which the time together could be found.
      rng.chance(0.5)
        ? [
            k * a,
            "ignores the change of Y",
            `X would be equal to the present amount of Y then, but Y changes too.`,
          ]
        : [
            k * b,
            "uses the wrong time",
            `That is how long it takes Y alone to change by a factor of ${2 ** k}.`,
          ],
      [
        (k * a * b) / (falls ? b - a : a + b),
        falls ? "subtracts the rates" : "adds the rates",
        falls
          ? `This subtracts Y's rate from X's, but Y falls, so the two approach each other from both sides.`
          : `This adds Y's rate to X's, but Y grows as well, so X gains on it more slowly.`,
      ],
      [
        (2 ** k * a * b) / closing,
        "counts the factor, not the doublings",
        `This counts ${2 ** k} doublings, but a factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
      ],
      [
        (2 ** k * a * b) / (falls ? b - a : a + b),
        falls
          ? "subtracts the rates and counts the factor"
          : "adds the rates and counts the factor",
        `This ${falls ? "subtracts Y's rate from X's" : "adds Y's rate to X's"}, but ${falls ? "Y falls, so the two approach each other from both sides" : "Y grows as well, so X gains on it more slowly"}. It also counts ${2 ** k} doublings, but a factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
      ],
      [
        common,
        "takes the least common multiple",
        `After ${common} ${unit}, both have changed a whole number of times, but they need not be equal.`,
      ],
      [
        2 ** k * a,
        "ignores the change of Y and counts the factor",
        `This is $${2 ** k} \\cdot ${a}$. It counts ${2 ** k} doublings of X, but a factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}, and Y changes, too.`,
      ],
      [
        k * (falls ? a + b : b - a),
        "combines the times",
        `This is $${k === 1 ? "" : `${k}(`}${falls ? `${a} + ${b}` : `${b} - ${a}`}${k === 1 ? "" : ")"}$. The changes per unit of time can be combined, but the times can't.`,
      ],
      // Not a doubling too many and one too few, because the right number is between them.
      k % 2 === 0
        ? [
            ((k + 1) * a * b) / closing,
            "counts a doubling too many",
            `This counts ${k + 1} doublings, but a factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
          ]
        : [
            ((k - 1) * a * b) / closing,
            "counts a doubling too few",
            `This counts ${count(k - 1, "doubling")}, but a factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
          ],
      [2 * key, "doubles the time", `The exponents already agree after ${key} ${unit}.`],
    ],
    solution: {
      idea: `X has to ${falls ? "make up" : "gain"} ${k === 1 ? "one doubling" : `${k} doublings`} on Y, because ${words === "twice" ? "2" : 2 ** k} is $2^${k}$.`,
      fast: [
        `In ${common} ${unit}, X doubles ${times(common / a)} and Y ${falls ? "halves" : "doubles"} ${times(common / b)}, so X makes up a factor of $2^{${(closing * common) / (a * b)}}$. It needs $2^${k}$, so it takes $\\frac{${k}}{${(closing * common) / (a * b)}} \\cdot ${common} = ${key}$ ${unit}.`,
      ],
      steps: [
        `After $t$ ${unit}, X is multiplied by $2^{${over(a)}}$ and Y by $2^{${falls ? "-" : ""}${over(b)}}$.`,
        `They are equal if $${over(a)} = ${k} ${sign} ${over(b)}$.`,
        `Multiplying by ${common} gives $${texFirst(common / a, "t")} = ${k * common} ${sign} ${texFirst(common / b, "t")}$, so $t = ${key}$.`,
      ],
      check: `After ${key} ${unit}, X has doubled ${times(one.top)} and Y has ${falls ? "halved" : "doubled"} ${times(two.top)}.`,
      takeaway: "Count doublings instead of amounts: exponents add and subtract like distances.",
    },
    shows: (value) => isPositiveWhole(value) && value <= 4 * key + 12,
  };
}

const ASK = { factor: askFactor, meeting: askMeeting };

/** Puts the tried value back, with exponents that need not be whole. */
function fits(stem: string, tried: number): boolean {
  const text = plain(stem).replaceAll("every hour", "every 1 hours").replace("twice", "2 times");
  if (/equal/.test(text)) {
    const [a, way, b] = read(text, /doubles every (\d+) .*?(doubles|half) every (\d+)/) as [
      string,
      string,
      string,
    ];
    const ratio = Number(read(text, /(\d+) times/)[0]);
    const y = ratio * 2 ** (((way === "half" ? -1 : 1) * tried) / Number(b));
    return near(2 ** (tried / Number(a)), y);
  }
  const [told, given, asked] = factorsIn(text);
  return near(given ** (asked / told), tried);
}

/** How long, the factor in that time, and the time asked for. */
function factorsIn(text: string): [number, number, number] {
  const percent = /increased by (\d+) percent in the first (\d+) .* first (\d+)/.exec(text);
  if (percent) return [Number(percent[2]), 1 + Number(percent[1]) / 100, Number(percent[3])];
  const term = /the (\d+)\w\w term is (\d+) times the 1st term, the (\d+)/.exec(text);
  if (term) return [Number(term[1]) - 1, Number(term[2]), Number(term[3]) - 1];
  const [told, given, asked] = read(
    text,
    /(?:bacteria |f\()(\d+)(?: hours after noon was |\) = )(\d+).*?(?:number |f\()(\d+)(?: hours after noon|\))/,
  ).map(Number) as [number, number, number];
  return asked === 0
    ? [told, given, Number(read(text, /\(f\((\d+)\)\)\/\(f\(0/)[0])]
    : [told, given, asked];
}

export const template: ProblemTemplate = {
  id: "same-factor-each-hour",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern: "Growth by equal factors in equal times: split the time or count doublings.",

  make(rng) {
    const kind = rng.pick(["factor", "meeting"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, [{ wording: /^/, fits: () => true }], rng);
  },

  check: ({ stem, options }) =>
    options.flatMap((one, k) => (fits(stem, valueOf(one).value) ? [k] : [])),
  possible: ({ options }) => options.map(() => true),
};
