import {
  Fraction,
  percentText,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
} from "@theta/items/template";

/** What is said about two numbers x > y in the ratio a to b. */
interface Fact {
  readonly name: string;
  readonly text: (x: string, y: string) => string;
  /** How the fact becomes the ratio, for the solution. */
  readonly step: (x: string, y: string) => string;
  /** By what percentage a hasty reader thinks that x and y differ. */
  readonly hasty: readonly [n: number, slip: string, why: string][];
  /** Questions that the fact answers without any thought. */
  readonly trivial?: readonly Asked[];
  readonly extra: number;
}

type Asked = "of-y" | "greater" | "of-x" | "less";

const RATIOS = [
  [5, 4],
  [2, 1],
  [4, 1],
  [5, 2],
  [3, 2],
  [4, 3],
  [3, 1],
  [6, 5],
  [5, 3],
  [8, 5],
  [5, 1],
] as const;

function facts(a: number, b: number, rng: Rng): Fact[] {
  const k = rng.pick([2, 4, 5, 6, 8, 10, 12, 15]);
  const [ofX, ofSum] = [(100 * (a - b)) / a, (100 * (a - b)) / (a + b)];
  const cut = 5 * rng.int(2, 12);
  const raise = ((100 - cut) * a) / b - 100;
  const [u, v, r] = [b * k, a * k, 5 * rng.int(4, 14)];
  const [low, high] = [r - u, r + v];
  const ofMean = (200 * b) / (a + b);
  const all: Fact[] = [
    {
      name: "exceeds",
      text: (x, y) => `$${x}$ exceeds $${y}$ by ${ofX} percent of $${x}$`,
      step: (x, y) =>
        `$${x} - ${y}$ is ${ofX} percent of $${x}$, so $${y}$ is ${100 - ofX} percent of $${x}$ and $${x} : ${y} = ${a} : ${b}$.`,
      hasty: [
        [
          ofX,
          "takes the percent of the other number",
          `The ${ofX} percent are percents of the larger number; read once more of which number they are.`,
        ],
        [
          100 - ofX,
          "stops at the remaining percent",
          `${100 - ofX} percent is what the smaller is of the larger, before the question is looked at.`,
        ],
        [
          (100 * ofX) / (100 + ofX),
          "moves the base the wrong way",
          `This undoes a percent of the smaller number; here the percent was of the larger.`,
        ],
        [
          100 + ofX,
          "adds to the whole",
          `Adding ${ofX} to 100 makes it a percent of the smaller number, and it was of the larger.`,
        ],
      ],
      trivial: ["of-x", "less"],
      extra: 0,
    },
    {
      name: "equal-parts",
      text: (x, y) => `${u} percent of $${x}$ is equal to ${v} percent of $${y}$`,
      step: (x, y) => `$${u}${x} = ${v}${y}$, so $${x} : ${y} = ${v} : ${u} = ${a} : ${b}$.`,
      hasty: [
        [
          v - u,
          "subtracts the percents",
          `${v} and ${u} are percents of two different numbers, and their difference says nothing.`,
        ],
        [
          u,
          "takes a percent from the stem",
          `${u} percent of one number is not a comparison of the two.`,
        ],
      ],
      extra: 0,
    },
    {
      name: "of-sum",
      text: (x, y) => `the difference $${x} - ${y}$ is ${ofSum} percent of the sum $${x} + ${y}$`,
      step: (x, y) =>
        `Let the sum be 100; then the difference is ${ofSum}. So $${x} = ${(100 + ofSum) / 2}$ and $${y} = ${(100 - ofSum) / 2}$, in the ratio $${a} : ${b}$.`,
      hasty: [
        [
          ofSum,
          "takes the percent of one number",
          `The ${ofSum} percent are percents of the sum, not of either number.`,
        ],
        [
          2 * ofSum,
          "takes half the sum for one number",
          `Half the sum lies between the two numbers and is neither of them.`,
        ],
      ],
      extra: 2,
    },
    {
      name: "meet",
      text: (x, y) =>
        `decreasing $${x}$ by ${cut} percent and increasing $${y}$ by ${raise} percent give the same number`,
      step: (x, y) =>
        `${100 - cut} percent of $${x}$ is ${100 + raise} percent of $${y}$, so $${x} : ${y} = ${100 + raise} : ${100 - cut} = ${a} : ${b}$.`,
      hasty: [
        [
          cut + raise,
          "adds the percents",
          `${cut} and ${raise} are percents of two different numbers and cannot be added.`,
        ],
        [
          raise,
          "looks at the increase alone",
          `The increase of ${raise} percent covers only a part of the way between the two numbers.`,
        ],
        [
          cut,
          "looks at the decrease alone",
          `The decrease of ${cut} percent covers only a part of the way between the two numbers.`,
        ],
      ],
      extra: 1,
    },
    {
      name: "blend",
      text: (x, y) =>
        `${low} percent of $${x}$ plus ${high} percent of $${y}$ is equal to ${r} percent of $${x} + ${y}$`,
      step: (x, y) =>
        `Take ${r} percent of each: what $${x}$ lacks is what $${y}$ has in excess, $${u}${x} = ${v}${y}$, so $${x} : ${y} = ${a} : ${b}$.`,
      hasty: [
        [
          high - low,
          "subtracts the percents",
          `${high} and ${low} are percents of two different numbers, and their difference says nothing.`,
        ],
        [
          v - u,
          "subtracts the distances",
          `The distances ${v} and ${u} from ${r} percent must be compared as a quotient.`,
        ],
      ],
      extra: 3,
    },
    {
      name: "of-mean",
      text: (x, y) =>
        `$${y}$ is ${ofMean} percent of the average (arithmetic mean) of $${x}$ and $${y}$`,
      step: (x, y) =>
        `Let the average be 100, so the sum is 200; then $${y} = ${ofMean}$ and $${x} = ${200 - ofMean}$, in the ratio $${a} : ${b}$.`,
      hasty: [
        [
          100 - ofMean,
          "compares with the average",
          `The ${ofMean} percent compare with the average, which is neither of the two numbers.`,
        ],
        [
          200 - 2 * ofMean,
          "adds the distances from the average",
          `Both numbers lie ${100 - ofMean} away from an average of 100, but a percent must be taken of one of them.`,
        ],
      ],
      extra: 1,
    },
  ];
  const given: Record<string, number[]> = {
    exceeds: [ofX],
    "equal-parts": [u, v],
    "of-sum": [ofSum],
    meet: [cut, raise],
    blend: [low, high],
    "of-mean": [ofMean],
  };
  return all.filter(({ name }) =>
    given[name]!.every(
      (p) => Number.isInteger(p) && p >= 5 && p <= (name === "of-mean" ? 100 : 96),
    ),
  );
}

const isFine = (n: number): boolean => Math.abs(6 * n - Math.round(6 * n)) < 1e-9;

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick(RATIOS);
  const possible = facts(a, b, rng);
  if (possible.length === 0) return null;
  const { name, text, step, hasty, trivial, extra } = rng.pick(possible);
  const asked = rng.pick(["of-y", "greater", "of-x", "less"] as const);
  if (trivial?.includes(asked)) return null;
  const [x, y] = rng.pick([
    ["x", "y"],
    ["m", "n"],
    ["j", "k"],
    ["p", "q"],
    ["r", "s"],
  ] as const);
  const bases: Record<Asked, number> = {
    "of-y": (100 * a) / b,
    greater: (100 * (a - b)) / b,
    "of-x": (100 * b) / a,
    less: (100 * (a - b)) / a,
  };
  const value = bases[asked];
  return { a, b, name, text, step, hasty, extra, asked, x, y, bases, value };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({ a, b, hasty, asked, x, y, bases, value }: Numbers): ProblemOptions {
  const reasons: Record<Asked, [string, string]> = {
    "of-y": [
      "gives the whole of the larger",
      `That is $${x}$ as a percent of $${y}$, which is not what is asked.`,
    ],
    greater: [
      "measures against the smaller",
      `That is the difference as a percent of $${y}$, which is not what is asked.`,
    ],
    "of-x": [
      "gives the smaller as a part",
      `That is $${y}$ as a percent of $${x}$, which is not what is asked.`,
    ],
    less: [
      "measures against the larger",
      `That is the difference as a percent of $${x}$, which is not what is asked.`,
    ],
  };
  const asAsked = (n: number): number =>
    asked === "of-y" ? 100 + n : asked === "of-x" ? 100 - n : n;
  const slips = [
    ...hasty.map(([n, slip, why]) => ({ value: asAsked(n), slip, why })),
    ...(Object.keys(bases) as Asked[])
      .filter((other) => other !== asked)
      .map((other) => ({ value: bases[other], slip: reasons[other][0], why: reasons[other][1] })),
  ];
  return {
    key: {
      text: percentText(value),
      value,
      why: `The numbers are in the ratio $${a} : ${b}$, and the percent is taken of $${asked === "of-y" || asked === "greater" ? y : x}$.`,
    },
    slips: slips
      .filter(({ value: n }) => n > 0 && isFine(n) && n <= 500)
      .map((slip) => ({ ...slip, text: percentText(slip.value) })),
  };
}

function solutionOf({ a, b, step, asked, x, y, value }: Numbers): Solution {
  const close = {
    "of-y": `$${x} = \\frac{${a}}{${b}}${y}$, which is ${percentText(value)} of $${y}$.`,
    greater: `The difference $${x} - ${y}$ is ${b === 1 ? (a === 2 ? "" : `${a - 1} times `) : `$${texFraction(new Fraction(a - b, b))}$ of `}$${y}$, which is ${percentText(value)}.`,
    "of-x": `$${y} = \\frac{${b}}{${a}}${x}$, which is ${percentText(value)} of $${x}$.`,
    less: `The difference $${x} - ${y}$ is $${texFraction(new Fraction(a - b, a))}$ of $${x}$, which is ${percentText(value)}.`,
  }[asked];
  return {
    idea: "Turn the sentence into the ratio of the two numbers first; every percent question is then read off it.",
    steps: [step(x, y), close],
    check: `Take $${x} = ${20 * a}$ and $${y} = ${20 * b}$ and try the sentence with them.`,
  };
}

export const template: ProblemTemplate = {
  id: "difference-as-percent",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "algebra",
  pattern:
    "A percent statement about two numbers becomes their ratio, and the ratio answers a question with another base.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { b, name, text, extra, asked, x, y } = numbers;
    const question = {
      "of-y": `$${x}$ is what percent of $${y}$?`,
      greater: `$${x}$ is what percent greater than $${y}$?`,
      "of-x": `$${y}$ is what percent of $${x}$?`,
      less: `$${y}$ is what percent less than $${x}$?`,
    }[asked];
    return {
      variant: `${name}/${asked}`,
      context: "pure",
      // The sum and the blend hide the ratio deeper; "greater" and "less" need a difference as
      // well.
      difficulty: 4 + extra + (asked === "greater" || asked === "less" ? 1 : 0) - (b === 1 ? 1 : 0),
      stem: `If $${x}$ and $${y}$ are positive numbers and ${text(x, y)}, then ${question}`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all pairs of whole numbers up to 60 in the sentence as written. */
  check({ stem, options }) {
    const [sentence, question] = read(stem, /are positive numbers and (.*), then (.*)$/) as [
      string,
      string,
    ];
    const [x, y] = lettersOf(sentence);
    const holds = conditionOf(sentence, x);
    const pairs = range(1, 60).flatMap((m) =>
      range(1, 60)
        .filter((n) => holds(m, n))
        .map((n) => new Fraction(m, n)),
    );
    const [ratio] = pairs;
    if (!ratio || pairs.some((other) => !other.equals(ratio)))
      throw new Error(`The ratio is not settled: ${sentence}`);
    const answers: Record<string, number> = {
      [`${x} is what percent of ${y}?`]: 100 * ratio.value,
      [`${x} is what percent greater than ${y}?`]: 100 * ratio.value - 100,
      [`${y} is what percent of ${x}?`]: 100 / ratio.value,
      [`${y} is what percent less than ${x}?`]: 100 - 100 / ratio.value,
    };
    const answer = answers[question];
    if (answer === undefined) throw new Error(`The question cannot be read: ${question}`);
    return options.flatMap((option, k) =>
      Math.abs(valueOf(plain(option)).value - answer) < 1e-9 ? [k] : [],
    );
  },
};

function lettersOf(sentence: string): [string, string] {
  const letters = new Set(sentence.match(/\b[b-z]\b/g));
  const [one, other] = [...letters].toSorted();
  if (!one || !other || letters.size !== 2) throw new Error(`Two letters are wanted: ${sentence}`);
  return [one, other];
}

/** The sentence as a condition on both numbers, in whole numbers. */
function conditionOf(sentence: string, x: string): (m: number, n: number) => boolean {
  const numbers = Array.from(sentence.matchAll(/(\d+) percent/g), ([, digits]) => Number(digits));
  const [p, q, r] = numbers as [number, number, number];
  if (/exceeds/.test(sentence)) {
    const isOfX = sentence.endsWith(`percent of ${x}`);
    return (m, n) => 100 * (m - n) === p * (isOfX ? m : n);
  }
  if (/ plus /.test(sentence)) return (m, n) => p * m + q * n === r * (m + n);
  if (/the difference/.test(sentence)) return (m, n) => 100 * (m - n) === p * (m + n);
  if (/decreasing/.test(sentence)) return (m, n) => (100 - p) * m === (100 + q) * n;
  if (/average/.test(sentence)) return (m, n) => 200 * n === p * (m + n);
  if (/is equal to/.test(sentence)) return (m, n) => p * m === q * n;
  throw new Error(`The sentence cannot be read: ${sentence}`);
}
