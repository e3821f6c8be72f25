import {
  findingsByCases,
  hasKey,
  near,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** The least of three numbers and the gaps to the next; gaps may be any positive numbers. */
type Case = Readonly<{ x: number; a: number; b: number }>;

const numbersOf = ({ x, a, b }: Case): [number, number, number] => [x, x + a, x + a + b];

/** Three numbers of every mean and standard deviation that the statements name, in three shapes. */
const BY_SPREAD: readonly Case[] = range(1, 16).flatMap((spread) =>
  range(4, 40).flatMap((mean) =>
    [1, 2, 3].map((shape) => {
      const unit = spread / Math.sqrt((2 * (1 + shape + shape * shape)) / 9);
      return { x: mean - (unit * (2 + shape)) / 3, a: unit, b: unit * shape };
    }),
  ),
);
/** Three whole numbers. */
const BY_GAPS: readonly Case[] = range(1, 40).flatMap((x) =>
  range(1, 16).flatMap((a) => range(1, 16).map((b) => ({ x, a, b }))),
);

/** Nine halves of the variance, which is a whole number if the gaps are. */
const spreadOf = ({ a, b }: Case): number => a * a + a * b + b * b;
const deviationOf = (one: Case): number => Math.sqrt((2 * spreadOf(one)) / 9);
const meanOf = (one: Case): number => numbersOf(one).reduce((total, n) => total + n, 0) / 3;

type Letters = readonly [string, string, string];

/** Numbers that the statements name. */
interface Given {
  readonly letters: Letters;
  readonly shift: number;
  readonly factor: number;
  readonly spread: number;
  readonly mean: number;
  readonly gaps: readonly [number, number];
}

interface Fact {
  readonly text: (given: Given) => string;
  readonly holds: (one: Case, given: Given) => boolean;
  readonly gives: string;
}

const shown = ([x, y, z]: Letters, of: (letter: string) => string): string =>
  `$${of(x)}$, $${of(y)}$, and $${of(z)}$`;

const FACTS = {
  shifted: {
    text: ({ letters, shift, spread }) =>
      `The standard deviation of ${shown(letters, (one) => `${one} + ${shift}`)} is ${spread}.`,
    holds: (one, { spread }) => near(deviationOf(one), spread),
    gives: "Adding the same number to all of them doesn't change how far apart they are.",
  },
  scaled: {
    text: ({ letters, factor, spread }) =>
      `The standard deviation of ${shown(letters, (one) => `${factor}${one}`)} is ${factor * spread}.`,
    holds: (one, { spread }) => near(deviationOf(one), spread),
    gives: "Multiplying all of them by a positive number multiplies the standard deviation by it.",
  },
  mirrored: {
    text: ({ letters, shift, spread }) =>
      `The standard deviation of ${shown(letters, (one) => `${10 * shift} - ${one}`)} is ${spread}.`,
    holds: (one, { spread }) => near(deviationOf(one), spread),
    gives: "Subtracting all of them from the same number doesn't change how far apart they are.",
  },
  mean: {
    text: ({ letters, mean }) =>
      `The average (arithmetic mean) of ${shown(letters, (one) => one)} is ${mean}.`,
    holds: (one, { mean }) => near(meanOf(one), mean),
    gives: "The average doesn't tell how far the numbers are from it.",
  },
  consecutive: {
    text: ({ letters, factor }) =>
      `${shown(letters, (one) => one)} are consecutive multiples of ${factor + 2}.`,
    holds: ({ x, a, b }, { factor }) => x % (factor + 2) === 0 && a === factor + 2 && b === a,
    gives:
      "The differences of the numbers are known, and the standard deviation depends only on them.",
  },
  spelled: {
    text: ({ letters: [x, y, z], factor }) =>
      `$${y} = ${x} + ${factor + 2}$ and $${z} = ${x} + ${2 * factor + 4}$`,
    holds: ({ a, b }, { factor }) => a === factor + 2 && b === a,
    gives: "All the differences are known, and the standard deviation depends only on them.",
  },
  range: {
    text: ({ letters: [x, , z], gaps: [a, b] }) => `$${z} - ${x} = ${a + b}$`,
    holds: ({ a, b }, { gaps }) => a + b === gaps[0] + gaps[1],
    gives: "The place of the middle number is open.",
  },
  firstGap: {
    text: ({ letters: [x, y], gaps: [a] }) => `$${y} - ${x} = ${a}$`,
    holds: ({ a }, { gaps }) => a === gaps[0],
    gives: "The place of the greatest number is open.",
  },
  secondGap: {
    text: ({ letters: [, y, z], gaps: [, b] }) => `$${z} - ${y} = ${b}$`,
    holds: ({ b }, { gaps }) => b === gaps[1],
    gives: "The place of the least number is open.",
  },
  even: {
    text: ({ letters: [x, y, z] }) => `$${y} - ${x} = ${z} - ${y}$`,
    holds: ({ a, b }) => a === b,
    gives: "The numbers are evenly spaced, but the difference is open.",
  },
  total: {
    text: ({ letters, mean }) => `$${letters.join(" + ")} = ${3 * mean}$`,
    holds: (one, { mean }) => near(meanOf(one), mean),
    gives: "The sum gives the average, but not how far the numbers are from it.",
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const FORMULA = "The standard deviation is measured from the average, which looks necessary.";
const OTHER = "The statement is about other numbers, so it looks as if it needed help.";
const NO_NUMBER = "None of the three numbers can be found, so the statements look too weak.";
const CENTER = "An average and a distance look like all that a standard deviation needs.";

const DESIGNS = [
  ["A", "shifted", "mean", "c-trap", "C", FORMULA],
  ["A", "scaled", "total", "c-trap", "C", FORMULA],
  ["A", "mirrored", "mean", "c-trap", "C", FORMULA],
  ["A", "consecutive", "total", "c-trap", "C", FORMULA],
  ["C", "range", "even", "hidden-enough", "E", NO_NUMBER],
  ["C", "range", "firstGap", "hidden-enough", "E", NO_NUMBER],
  ["C", "firstGap", "secondGap", "hidden-enough", "E", NO_NUMBER],
  ["C", "secondGap", "even", "hidden-enough", "E", NO_NUMBER],
  ["A", "spelled", "total", "c-trap", "C", FORMULA],
  ["A", "spelled", "mean", "c-trap", "C", FORMULA],
  ["D", "spelled", "consecutive", "c-trap", "C", NO_NUMBER],
  ["D", "shifted", "scaled", "c-trap", "C", OTHER],
  ["D", "mirrored", "scaled", "c-trap", "C", OTHER],
  ["D", "shifted", "mirrored", "c-trap", "C", OTHER],
  ["E", "mean", "range", "near-miss", "C", CENTER],
  ["E", "mean", "even", "near-miss", "C", CENTER],
  ["E", "total", "firstGap", "near-miss", "C", CENTER],
  ["E", "mean", "secondGap", "near-miss", "C", CENTER],
] as const satisfies (readonly ["A" | "C" | "D" | "E", Name, Name, ...unknown[]])[];

const bySpread = (texts: readonly string[]): boolean =>
  texts.some((text) => text.includes("standard deviation"));

function drawNumbers(rng: Rng) {
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const choices = DESIGNS.filter(([own]) => own === key);
  const [, one, two, tension, letter, why] = rng.pick(choices);
  const gap = rng.int(2, 6);
  const given: Given = {
    letters: rng.pick([
      ["x", "y", "z"],
      ["a", "b", "c"],
      ["p", "q", "r"],
      ["k", "m", "n"],
    ] as const),
    shift: rng.int(2, 9),
    factor: rng.int(2, 5),
    spread: rng.int(2, 8),
    mean: one === "consecutive" || one === "spelled" ? 0 : rng.int(10, 20),
    gaps: two === "even" ? [gap, gap] : [gap, gap + rng.pick([1, 2, 3])],
  };
  const mean = given.mean || (given.factor + 2) * rng.int(2, 5);
  const full = { ...given, mean };
  const said = (rng.chance(0.5) ? [one, two] : [two, one]).map((name): Said<Case> => {
    const { text, holds, gives }: Fact = FACTS[name];
    return { text: text(full), holds: (at) => holds(at, full), gives };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(said);
  // Some sums leave a single list of whole numbers, though not of numbers.
  if (!hasKey(findings, key)) return null;
  return { letters: given.letters, said, findings, tension, trap: { letter, why } };
}

function findingsOf(said: readonly [Said<Case>, Said<Case>]) {
  const isBySpread = bySpread(said.map(({ text }) => text));
  const answer = (one: Case) => Math.round(1e6 * deviationOf(one));
  const show = (one: Case) =>
    isBySpread ? `${Math.round(deviationOf(one))}` : numbersOf(one).join(", ");
  return findingsByCases(isBySpread ? BY_SPREAD : BY_GAPS, said, answer, {
    together: (fits) =>
      new Set(fits.map(answer)).size === 1
        ? "All the differences between the numbers are known."
        : "The differences between the numbers are still open.",
    settled: () => "So the standard deviation can be found.",
    rivals: (one, other) =>
      isBySpread
        ? `The standard deviation could be ${show(one)} or ${show(other)}, for example.`
        : `The numbers could be ${show(one)}, or ${show(other)}, and the standard deviations differ.`,
  });
}

function stemOf([x, y, z]: Letters, rng: Rng): string {
  const order = `$${x} \\lt ${y} \\lt ${z}$`;
  const list = `$${x}$, $${y}$, and $${z}$`;
  return rng.pick([
    `If ${order}, what is the standard deviation of ${list}?`,
    `What is the standard deviation of the three numbers ${list}, where ${order}?`,
    `A list consists of the numbers ${list}. If ${order}, what is the standard deviation of the numbers in the list?`,
  ]);
}

export const template: SufficiencyTemplate = {
  id: "spread-after-change",
  format: "data-sufficiency",
  kind: "value",
  pattern: "Standard deviation before and after a change: shifts keep it, factors scale it.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { letters, said, findings, tension, trap } = numbers;
    return {
      variant: `${tension}/${letters.join("")}`,
      context: "pure",
      difficulty: 4,
      stem: stemOf(letters, rng),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: "The standard deviation depends only on how far apart the numbers are, and not on how great they are.",
        steps: stepsOfFindings(findings),
        check: "An average moves with the numbers, so it says nothing about their distances.",
        takeaway:
          "Adding a number to every value leaves the standard deviation as it is, and multiplying every value by a positive number multiplies it.",
      },
    };
  },

  /** Works out the numbers that each statement names, for lists of many means and spreads. */
  check({ statements }) {
    const conditions = statements.map((said) => conditionOf(plain(said)));
    const [first, second] = conditions as [(one: Case) => boolean, (one: Case) => boolean];
    const cases = bySpread(statements) ? BY_SPREAD : BY_GAPS;
    return {
      cases,
      first,
      second,
      answer: (one: Case) => Math.round(1e6 * deviation(numbersOf(one))),
    };
  },
};

function deviation(list: readonly number[]): number {
  const mean = list.reduce((total, n) => total + n, 0) / list.length;
  return Math.sqrt(list.reduce((total, n) => total + (n - mean) ** 2, 0) / list.length);
}

function conditionOf(said: string): (one: Case) => boolean {
  const value = numbersIn(said).at(-1) ?? 0;
  const [p = 0] = numbersIn(said);
  if (said.startsWith("The standard deviation")) {
    const change = said.includes(" + ")
      ? (n: number) => n + p
      : said.includes(" - ")
        ? (n: number) => p - n
        : (n: number) => Number(/of (\d+)[a-z]/.exec(said)![1]) * n;
    return (one) => near(deviation(numbersOf(one).map(change)), value);
  }
  if (said.startsWith("The average")) return (one) => near(meanOf(one), value);
  if (said.includes("consecutive"))
    return ({ x, a, b }) => x % value === 0 && a === value && b === value;
  if (/ = .* and /.test(said)) return ({ a, b }) => a === p && a + b === value;
  if (said.includes(" + ")) return (one) => near(3 * meanOf(one), value);
  const gaps = /^([a-z]) - ([a-z]) = (?:[a-z]|\d)/.exec(said)!;
  const names = ["xyz", "abc", "pqr", "kmn"].find(
    (own) => own.includes(gaps[1]!) && own.includes(gaps[2]!),
  )!;
  const [high, low] = [names.indexOf(gaps[1]!), names.indexOf(gaps[2]!)];
  if (!/\d/.test(said)) return ({ a, b }) => a === b;
  return (one) => near(numbersOf(one)[high]! - numbersOf(one)[low]!, value);
}
