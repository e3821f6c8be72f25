import {
  count,
  Fraction,
  fractionChoice,
  fractionSlips,
  fractionText,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

/** A repeating decimal: the digits before the bar, with the point, and those below it. */
interface Repeating {
  readonly start: string;
  readonly block: string;
}

const repeating = (start: string, block: string): Repeating => ({ start, block });

const SHORT: readonly Repeating[] = ["1", "2", "3", "4", "5", "6", "7", "8"].map((block) =>
  repeating("0.", block),
);
const LONG: readonly Repeating[] = [
  "09",
  "18",
  "27",
  "36",
  "45",
  "54",
  "63",
  "72",
  "12",
  "15",
  "24",
  "33",
].map((block) => repeating("0.", block));
const MIXED: readonly Repeating[] = [
  repeating("0.1", "6"),
  repeating("0.8", "3"),
  repeating("0.08", "3"),
  repeating("0.41", "6"),
  repeating("0.58", "3"),
  repeating("0.91", "6"),
  repeating("0.0", "6"),
  repeating("0.2", "6"),
  repeating("0.7", "3"),
  repeating("0.4", "6"),
];

const tex = ({ start, block }: Repeating): string => `${start}\\overline{${block}}`;

function fractionOf({ start, block }: Repeating): Fraction {
  const decimals = start.length - start.indexOf(".") - 1;
  const [before, all] = [
    Number(start.replace(".", "")),
    Number(`${start}${block}`.replace(".", "")),
  ];
  return new Fraction(all - before, 10 ** decimals * (10 ** block.length - 1));
}

/** What it would be if it stopped after the written digits. */
function cutOff({ start, block }: Repeating): Fraction {
  const digits = `${start}${block}`;
  return new Fraction(
    Number(digits.replace(".", "")),
    10 ** (digits.length - digits.indexOf(".") - 1),
  );
}

/** What it would be if the bar were over all decimals. */
function barOverAll({ start, block }: Repeating): Fraction {
  const point = start.indexOf(".");
  const [whole, decimals] = [start.slice(0, point), `${start.slice(point + 1)}${block}`];
  return new Fraction(Number(decimals), 10 ** decimals.length - 1).plus(
    new Fraction(Number(whole)),
  );
}

type Combine = (one: Fraction, other: Fraction) => Fraction;
const OPERATIONS: readonly { name: string; sign: string; of: Combine; instead: Combine }[] = [
  {
    name: "product",
    sign: "\\times",
    of: (one, other) => one.times(other),
    instead: (one, other) => one.over(other),
  },
  {
    name: "quotient",
    sign: "\\div",
    of: (one, other) => one.over(other),
    instead: (one, other) => other.over(one),
  },
  {
    name: "sum",
    sign: "+",
    of: (one, other) => one.plus(other),
    instead: (one, other) => one.times(other),
  },
  {
    name: "difference",
    sign: "-",
    of: (one, other) => one.minus(other),
    instead: (one, other) => one.times(other),
  },
];

/** Products and differences rarely lead to a simple fraction, so they are tried more often. */
const OFTEN = [0, 0, 0, 0, 1, 2, 3, 3, 3].map((k) => OPERATIONS[k]!);

/** Small enough not to look like a mistake. */
const isSimple = (value: Fraction): boolean =>
  value.value > 0 && value.bottom <= 60 && value.top <= 100;
const isOption = (value: Fraction): boolean => value.value > 0 && value.bottom <= 1000;
const meaning = (number: Repeating): string =>
  `$${tex(number)} = ${texFraction(fractionOf(number))}$`;
const NOTE = "(Note: The bar indicates the digit or digits that repeat indefinitely.)";
const TAKEAWAY =
  "Turn repeating decimals into fractions before you calculate: one repeating digit means ninths, two mean ninety-ninths.";

function drawOperation(rng: Rng): Drawn {
  const { name, sign, of, instead } = rng.pick(OFTEN);
  const [u, v] = rng.sample([...SHORT, ...LONG.slice(0, 8), ...MIXED], 2) as [Repeating, Repeating];
  const [one, other] = [fractionOf(u), fractionOf(v)];
  const key = of(one, other);
  const isLong = u.block.length > 1 || v.block.length > 1 || u.start.length + v.start.length > 4;
  if (key.value <= 0 || key.bottom < 6 || key.bottom > (name === "product" ? 60 : 36) || !isLong)
    return null;
  const wrong: Wrong<Fraction>[] = [
    [of(cutOff(u), cutOff(v)), "drops the bars", "The digits under the bars repeat without end."],
    [
      of(barOverAll(u), barOverAll(v)),
      "puts the bar over all decimals",
      "Only the digits under the bar repeat.",
    ],
    [of(cutOff(u), other), "drops the first bar", `${meaning(u)}.`],
    [of(one, cutOff(v)), "drops the second bar", `${meaning(v)}.`],
    [of(one, other.times(new Fraction(1, 10))), "misplaces a decimal point", `${meaning(v)}.`],
    [
      key.times(new Fraction(9, 10)),
      "uses tenths for ninths",
      "A repeating digit counts ninths, not tenths.",
    ],
    [key.times(new Fraction(10, 9)), "uses ninths twice", `${meaning(u)}, and ${meaning(v)}.`],
    [
      instead(one, other),
      name === "quotient" ? "divides the wrong way" : "uses another operation",
      `The question asks for $${tex(u)} ${sign} ${tex(v)}$.`,
    ],
  ];
  return {
    variant: `operation/${name}`,
    difficulty: 4 + (name === "quotient" || name === "product" ? 1 : 0),
    stem: rng.pick([
      `What is the value of $${tex(u)} ${sign} ${tex(v)}$? ${NOTE}`,
      `Which of the following is equal to $${tex(u)} ${sign} ${tex(v)}$? ${NOTE}`,
    ]),
    key: fractionChoice(
      key,
      `$${texFraction(one)} ${sign} ${texFraction(other)} = ${texFraction(key)}$.`,
    ),
    slips: fractionSlips(wrong, isSimple),
    solution: {
      idea: "Both decimals are simple fractions, and fractions are easy to combine.",
      steps: [
        `${meaning(u)}, and ${meaning(v)}.`,
        `$${texFraction(one)} ${sign} ${texFraction(other)} = ${texFraction(key)}$.`,
      ],
      check: `Estimate: the value is about ${key.value.toFixed(2)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The repeating decimal compared with the decimal that stops. */
function drawTimes(rng: Rng): Drawn {
  const number = rng.pick([...SHORT, ...LONG, ...MIXED]);
  const [whole, cut] = [fractionOf(number), cutOff(number)];
  const shown = `${number.start}${number.block}`;
  const isDifference = rng.chance(0.5);
  const key = isDifference ? whole.minus(cut) : whole.over(cut);
  if (!isOption(key)) return null;
  const places = number.block.length;
  const more = new Fraction(10 ** places, 10 ** places - 1);
  const wrong: Wrong<Fraction>[] = isDifference
    ? [
        [
          new Fraction(1, 10 ** (shown.length - 2)),
          "takes one unit of the last place",
          `The difference is $0.${"0".repeat(shown.length - 2)}\\overline{${number.block}}$.`,
        ],
        [
          cut.times(new Fraction(1, 10 ** places)),
          "stops after the next digits",
          "The digits go on repeating in the difference as well.",
        ],
        [
          whole.times(new Fraction(1, 10)),
          "shifts by one place",
          `The first ${count(shown.length - 2, "decimal place")} of the difference must be 0.`,
        ],
        [
          whole.times(new Fraction(1, 1000)),
          "shifts by three places",
          `The first ${count(shown.length - 2, "decimal place")} of the difference must be 0.`,
        ],
        [
          whole.times(new Fraction(1, 100)),
          "shifts by two places",
          `The first ${count(shown.length - 2, "decimal place")} of the difference must be 0.`,
        ],
        [
          key.times(new Fraction(9)),
          "counts single digits",
          "The repeating block counts ninths or ninety-ninths of its place.",
        ],
        [
          key.times(new Fraction(10)),
          "loses a zero",
          "Count the decimal places before the first digit of the difference.",
        ],
      ]
    : [
        [
          new Fraction(10 ** places + 1, 10 ** places),
          "adds one block",
          "The block repeats without end, not just once more.",
        ],
        [
          new Fraction(1).over(key),
          "turns the ratio around",
          `The repeating decimal is greater than ${shown}, so the ratio is greater than 1.`,
        ],
        [
          places === 1 ? new Fraction(100, 99) : new Fraction(10, 9),
          "uses the wrong length of the block",
          `The block has ${places === 1 ? "one digit" : "two digits"}.`,
        ],
        [more, "treats all digits as repeating", "Only the digits under the bar repeat."],
        [
          new Fraction(10 ** places + 2, 10 ** places + 1),
          "misses the denominator",
          `${meaning(number)}, and ${shown} is ${fractionText(cut)}.`,
        ],
        [
          new Fraction(11, 10),
          "adds a tenth",
          `${meaning(number)}, and ${shown} is ${fractionText(cut)}.`,
        ],
        [
          new Fraction(1000, 999),
          "uses a block of three digits",
          `The block has ${places === 1 ? "one digit" : "two digits"}.`,
        ],
        [whole, "gives the decimal itself", `It has to be divided by ${shown}.`],
      ];
  return {
    variant: isDifference ? "remainder/difference" : "remainder/ratio",
    difficulty: isDifference ? 7 : 6,
    stem: isDifference
      ? rng.pick([
          `What is the value of $${tex(number)} - ${shown}$? ${NOTE}`,
          `The decimal $${tex(number)}$ is how much greater than ${shown}? ${NOTE}`,
        ])
      : rng.pick([
          `The decimal $${tex(number)}$ is how many times ${shown}? ${NOTE}`,
          `If $${tex(number)} = ${shown}k$, what is the value of $k$? ${NOTE}`,
        ]),
    key: fractionChoice(
      key,
      `$${texFraction(whole)} ${isDifference ? "-" : "\\div"} ${texFraction(cut)} = ${texFraction(key)}$.`,
    ),
    slips: fractionSlips(wrong, isOption),
    solution: {
      idea: `The repeating decimal is a little more than ${shown}, and fractions show exactly how much more.`,
      steps: [
        `${meaning(number)}, and ${shown} is ${fractionText(cut)}.`,
        `$${texFraction(whole)} ${isDifference ? "-" : "\\div"} ${texFraction(cut)} = ${texFraction(key)}$.`,
      ],
      check: isDifference
        ? `The first digit of the difference is beyond the ${count(shown.length - 2, "decimal place")} that ${shown.length === 3 ? "cancels" : "cancel"}.`
        : "The ratio must be a little more than 1.",
      takeaway: TAKEAWAY,
    },
  };
}

/** Most draws of an operation fail, so it is drawn more often. */
const KINDS = [...Array.from({ length: 8 }, () => drawOperation), drawTimes];

export const template: ProblemTemplate = {
  id: "repeating-decimals-combined",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Repeating decimals in an expression: as fractions they combine easily, as cut-off decimals they mislead.",

  make(rng) {
    const draft = rng.pick(KINDS)(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Writes out the decimals and calculates with them. */
  check({ stem, options }) {
    const value = valueIn(stem);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(option).value - value) < 1e-9 ? [k] : [],
    );
  },
};

function valueIn(stem: string): number {
  const question = stem.replace(/ \(Note.*/, "");
  const [one = 0, other] = Array.from(
    question.matchAll(/(\d\.\d*)\\overline\{(\d+)\}/g),
    ([, start = "", block = ""]) => Number(`${start}${block.repeat(16)}`),
  );
  if (other === undefined) {
    const stopped = Number(/(?:than |times |- |= )(\d\.\d+)/.exec(question)?.[1]);
    return /than|\} - /.test(question) ? one - stopped : one / stopped;
  }
  if (question.includes("times")) return one * other;
  if (question.includes("div")) return one / other;
  return question.includes("+") ? one + other : one - other;
}
