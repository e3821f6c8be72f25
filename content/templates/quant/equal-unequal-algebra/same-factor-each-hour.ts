import {
  type AskedProblem,
  draftOf,
  lcm,
  isPositiveWhole,
  near,
  ordinal,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  texFirst,
  thousands,
  tidy,
  valueOf,
} from "@theta/items/template";

const TAKEAWAY =
  "What grows by the same factor in equal times is split into equal times, and the factors are multiplied.";

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

/** A factor over one time gives the factor over another, by way of a time that divides both. */
function askFactor(rng: Rng): AskedProblem | null {
  const [unit, told, asked] = rng.pick(STEPS);
  const base = rng.pick([2, 3, 4, 5]);
  const [n, m] = [told / unit, asked / unit];
  const [given, key] = [base ** n, base ** m];
  if (key > 300 || given > 130 || (unit === 1 && told < 2)) return null;
  const linear = 1 + ((given - 1) * asked) / told;
  const percent = 100 * (given - 1);
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
    why: `It is multiplied by ${base} in each step of ${unit}, and $${base}^${m} = ${key}$.`,
    wrong: [
      [
        (given * asked) / told,
        "takes the factor as proportional to time",
        `Factors are multiplied, so they aren't proportional to the time.`,
      ],
      [linear, "adds equal amounts", `It grows by equal factors and not by equal amounts.`],
      [base ** (m + 1), "counts a step too many", `There are ${m} steps of ${unit} in ${asked}.`],
      [base ** (m - 1), "counts a step too few", `There are ${m} steps of ${unit} in ${asked}.`],
      [
        base * m,
        "multiplies by the number of steps",
        `The factor ${base} is raised to the power ${m}.`,
      ],
      [given * base * 2, "doubles a step", `Each step multiplies by ${base}.`],
      [given + base, "adds the factors", `The factors are multiplied.`],
      [
        given ** Math.abs(asked - told),
        "takes one step for each unit of time",
        `The factor ${given} belongs to ${told}, not to 1.`,
      ],
      [
        given * (asked - told),
        "multiplies by the time",
        `Factors are multiplied, so they aren't proportional to the time.`,
      ],
    ],
    solution: {
      idea: `Split ${told} and ${asked} into equal steps of ${unit}.`,
      steps: [
        `There are ${n} steps of ${unit} in ${told}, so the factor $q$ of each step satisfies $q^${n} = ${given}$, and $q = ${base}$.`,
        `There are ${m} steps of ${unit} in ${asked}, so the factor is $${base}^${m} = ${key}$.`,
      ],
      check: `Equal amounts for each step would give ${tidy(linear, 2)}, but the factor is what stays the same.`,
      takeaway: TAKEAWAY,
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
  if (!Number.isInteger(key) || key > 96 || key < 2 || (k === 1 && falls)) return null;
  const unit = a >= 10 ? "minutes" : "hours";
  const words = SIZE_WORDS[k]!;
  const every = (n: number): string => (n === 1 ? "hour" : `${n} ${unit}`);
  const other = falls ? `falls by half every ${every(b)}` : `doubles every ${every(b)}`;
  const [one, two] = [key / a, key / b];
  const [sign, common] = [falls ? "-" : "+", lcm(a, b)];
  return {
    difficulty: falls ? 7 : 6,
    stems: [
      `The number of bacteria in Dish X doubles every ${every(a)}, and the number of bacteria in Dish Y ${other}. If the number of bacteria in Dish Y is now ${words} the number in Dish X, in how many ${unit} will the two numbers be equal?`,
      `At a certain time the mass of Culture Y was ${words} the mass of Culture X. If the mass of Culture X doubles every ${every(a)} and the mass of Culture Y ${other}, how many ${unit} after that time will the two masses be equal?`,
    ],
    key,
    why: `In ${key} ${unit}, X is multiplied by $2^{${one}}$ and Y by $2^{${falls ? -two : two}}$, and $2^{${one}} = 2^${k} \\cdot 2^{${falls ? -two : two}}$.`,
    wrong: [
      [
        k * a,
        "ignores the change of Y",
        `X would be equal to the present amount of Y then, but Y changes too.`,
      ],
      [
        (k * a * b) / (falls ? b - a : a + b),
        falls ? "subtracts the rates" : "adds the rates",
        falls
          ? `Y falls, so the two approach each other from both sides.`
          : `Y grows as well, so the two approach each other more slowly.`,
      ],
      [k * b, "uses the wrong time", `That is how long ${words} takes for Y alone.`],
      [
        common,
        "takes the least common multiple",
        `After ${common} ${unit}, both have changed a whole number of times, but they need not be equal.`,
      ],
      [
        k * (falls ? a + b : b - a),
        "combines the times",
        `Rates can be combined, but times can't.`,
      ],
      [
        (2 ** k * a * b) / closing,
        "counts the factor, not the doublings",
        `A factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
      ],
      [
        ((k + 1) * a * b) / closing,
        "counts a doubling too many",
        `A factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
      ],
      [
        ((k - 1) * a * b) / closing,
        "counts a doubling too few",
        `A factor of ${2 ** k} is ${k === 1 ? "one doubling" : `${k} doublings`}.`,
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
      check: `After ${key} ${unit}, X has doubled ${times(one)} and Y has ${falls ? "halved" : "doubled"} ${times(two)}.`,
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
