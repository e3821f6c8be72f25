import {
  findingsByCases,
  hasKey,
  listed,
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
/** Three whole numbers; those with a whole average come first, as examples. */
const BY_GAPS: readonly Case[] = range(1, 40)
  .flatMap((x) => range(1, 16).flatMap((a) => range(1, 16).map((b) => ({ x, a, b }))))
  .toSorted(
    (one, other) => Number((2 * one.a + one.b) % 3 > 0) - Number((2 * other.a + other.b) % 3 > 0),
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
  readonly gives: (given: Given) => string;
}

const shown = ([x, y, z]: Letters, of: (letter: string) => string): string =>
  `$${of(x)}$, $${of(y)}$, and $${of(z)}$`;

const FACTS = {
  shifted: {
    text: ({ letters, shift, spread }) =>
      `The standard deviation of ${shown(letters, (one) => `${one} + ${shift}`)} is ${spread}.`,
    holds: (one, { spread }) => near(deviationOf(one), spread),
    gives: ({ letters, shift, spread }) =>
      `Adding ${shift} to each number adds ${shift} to the average too, so the distances from the average don't change, and ${shown(letters, (one) => one)} also have the standard deviation ${spread}.`,
  },
  scaled: {
    text: ({ letters, factor, spread }) =>
      `The standard deviation of ${shown(letters, (one) => `${factor}${one}`)} is ${factor * spread}.`,
    holds: (one, { spread }) => near(deviationOf(one), spread),
    gives: ({ letters, factor, spread }) =>
      `Multiplying the numbers by ${factor} multiplies all distances from the average by ${factor}, so the standard deviation of ${shown(letters, (one) => one)} is $\\frac{${factor * spread}}{${factor}} = ${spread}$.`,
  },
  mirrored: {
    text: ({ letters, shift, spread }) =>
      `The standard deviation of ${shown(letters, (one) => `${10 * shift} - ${one}`)} is ${spread}.`,
    holds: (one, { spread }) => near(deviationOf(one), spread),
    gives: ({ letters, shift, spread }) =>
      `Subtracting the numbers from ${10 * shift} only turns their order around, so the distances from the average don't change, and ${shown(letters, (one) => one)} also have the standard deviation ${spread}.`,
  },
  mean: {
    text: ({ letters, mean }) =>
      `The average (arithmetic mean) of ${shown(letters, (one) => one)} is ${mean}.`,
    holds: (one, { mean }) => near(meanOf(one), mean),
    gives: () => "The average doesn't tell how far the numbers are from it.",
  },
  consecutive: {
    text: ({ letters, factor }) =>
      `${shown(letters, (one) => one)} are consecutive multiples of ${factor + 2}.`,
    holds: ({ x, a, b }, { factor }) => x % (factor + 2) === 0 && a === factor + 2 && b === a,
    gives: ({ letters: [x], factor }) =>
      `The numbers are $${x}$, $${x} + ${factor + 2}$, and $${x} + ${2 * factor + 4}$, with the average $${x} + ${factor + 2}$, so the distances from the average are ${factor + 2}, 0, and ${factor + 2}.`,
  },
  spelled: {
    text: ({ letters: [x, y, z], factor }) =>
      `$${y} = ${x} + ${factor + 2}$ and $${z} = ${x} + ${2 * factor + 4}$`,
    holds: ({ a, b }, { factor }) => a === factor + 2 && b === a,
    gives: ({ letters: [x, y], factor }) =>
      `The average of $${x}$, $${x} + ${factor + 2}$, and $${x} + ${2 * factor + 4}$ is $${x} + ${factor + 2}$, or $${y}$, so the distances from the average are ${factor + 2}, 0, and ${factor + 2}.`,
  },
  range: {
    text: ({ letters: [x, , z], gaps: [a, b] }) => `$${z} - ${x} = ${a + b}$`,
    holds: ({ a, b }, { gaps }) => a + b === gaps[0] + gaps[1],
    gives: ({ letters: [x, y, z] }) => `$${y}$ can be anywhere between $${x}$ and $${z}$.`,
  },
  firstGap: {
    text: ({ letters: [x, y], gaps: [a] }) => `$${y} - ${x} = ${a}$`,
    holds: ({ a }, { gaps }) => a === gaps[0],
    gives: ({ letters: [, y, z] }) => `$${z}$ can be any number greater than $${y}$.`,
  },
  secondGap: {
    text: ({ letters: [, y, z], gaps: [, b] }) => `$${z} - ${y} = ${b}$`,
    holds: ({ b }, { gaps }) => b === gaps[1],
    gives: ({ letters: [x, y] }) => `$${x}$ can be any number less than $${y}$.`,
  },
  even: {
    text: ({ letters: [x, y, z] }) => `$${y} - ${x} = ${z} - ${y}$`,
    holds: ({ a, b }) => a === b,
    gives: () => "The numbers are evenly spaced, but the space between them isn't known.",
  },
  total: {
    text: ({ letters, mean }) => `$${letters.join(" + ")} = ${3 * mean}$`,
    holds: (one, { mean }) => near(meanOf(one), mean),
    gives: ({ mean }) =>
      `The sum gives the average $\\frac{${3 * mean}}{3} = ${mean}$, but not how far the numbers are from it.`,
  },
} as const satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

const FORMULA = "The standard deviation is measured from the average, which looks necessary.";
const OTHER = "Each statement is about other numbers, so it looks as if it needed the second one.";
const NO_NUMBER_YET = "Neither statement gives any of the three numbers, so both look necessary.";
const NO_NUMBER = "None of the three numbers can be found, so the statements look too weak.";
const CENTER =
  "An average and a fact about a distance look like all that a standard deviation needs.";

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
  ["D", "spelled", "consecutive", "c-trap", "C", NO_NUMBER_YET],
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
    return { text: text(full), holds: (at) => holds(at, full), gives: gives(full) };
  }) as [Said<Case>, Said<Case>];
  const findings = findingsOf(said, full, [one, two]);
  // Some sums leave a single list of whole numbers, though not of numbers.
  if (!hasKey(findings, key)) return null;
  return {
    letters: given.letters,
    said,
    findings,
    tension,
    trap: { letter, why },
    hasAverage: two === "mean" || two === "total" || one === "mean" || one === "total",
    hasOthers: bySpread(said.map(({ text: words }) => words)),
  };
}

/** Three numbers with their standard deviation, worked out if the average is whole. */
function shownWith(numbers: readonly [number, number, number]): string {
  const list = listed(numbers.map(String));
  const mean = numbers.reduce((total, n) => total + n, 0) / 3;
  const squares = numbers.map((n) => (n - mean) ** 2);
  const sum = squares.reduce((total, n) => total + n, 0);
  return Number.isInteger(mean)
    ? `${list}, with the average ${mean} and the standard deviation $\\sqrt{\\frac{${squares.join(" + ")}}{3}} = \\sqrt{\\frac{${sum}}{3}}$`
    : `${list}, with a standard deviation of about ${Math.sqrt(sum / 3).toFixed(2)}`;
}

/** What both statements give, for pairs that aren't enough alone. */
function bothOf([one, two]: readonly [Name, Name], { letters, gaps, mean }: Given): string {
  const [x, y, z] = letters;
  const [a, b] = gaps;
  switch (`${one}/${two}`) {
    case "range/even":
      return `$${y}$ is halfway between $${x}$ and $${z}$, so both gaps are $\\frac{${a + b}}{2} = ${a}$.`;
    case "range/firstGap":
      return `$${y} - ${x} = ${a}$ and $${z} - ${y} = ${a + b} - ${a} = ${b}$.`;
    case "firstGap/secondGap":
      return `Both gaps are known, and $${z} - ${x} = ${a} + ${b} = ${a + b}$.`;
    case "secondGap/even":
      return `$${z} - ${y} = ${b}$, so $${y} - ${x} = ${b}$ as well.`;
    case "mean/range":
      return `The sum is $3 \\cdot ${mean} = ${3 * mean}$ and $${z} = ${x} + ${a + b}$, so $${y} = ${3 * mean - a - b} - 2${x}$, and $${x}$ isn't known.`;
    case "mean/even":
      return `$${y}$ is the average, ${mean}, but its distance from $${x}$ and $${z}$ isn't known.`;
    case "total/firstGap":
      return `$${y} = ${x} + ${a}$, so $${z} = ${3 * mean} - ${x} - ${y} = ${3 * mean - a} - 2${x}$, and $${x}$ isn't known.`;
    case "mean/secondGap":
      return `The sum is $3 \\cdot ${mean} = ${3 * mean}$ and $${z} = ${y} + ${b}$, so $${x} = ${3 * mean - b} - 2${y}$, and $${y}$ isn't known.`;
    default:
      return "The differences between the numbers are known.";
  }
}

function findingsOf(
  said: readonly [Said<Case>, Said<Case>],
  given: Given,
  names: readonly [Name, Name],
) {
  const isBySpread = bySpread(said.map(({ text }) => text));
  const isWorkedOut = names.some((name) => name === "spelled" || name === "consecutive");
  const answer = (one: Case) => Math.round(1e6 * deviationOf(one));
  return findingsByCases(isBySpread ? BY_SPREAD : BY_GAPS, said, answer, {
    together: () => bothOf(names, given),
    settled: ({ a, b }) =>
      isBySpread
        ? "That is the value in question."
        : isWorkedOut
          ? `So the standard deviation is $\\sqrt{\\frac{${a * a} + 0 + ${a * a}}{3}} = \\sqrt{\\frac{${2 * a * a}}{3}}$.`
          : `Subtracting $${given.letters[0]}$ from each number doesn't change the standard deviation, so it's that of 0, ${a}, and ${a + b}, which can be found.`,
    rivals: (one, other) => {
      const { mean } = given;
      const [list, second] = isBySpread
        ? ([
            [mean - 1, mean, mean + 1],
            [mean - 2, mean, mean + 2],
          ] as const)
        : ([numbersOf(one), numbersOf(other)] as const);
      return `The numbers could be ${shownWith(list)}, or ${shownWith(second)}.`;
    },
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
    const { letters, said, findings, tension, trap, hasAverage, hasOthers } = numbers;
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
        idea: "The standard deviation depends only on how far apart the numbers are, and not on where they are on the number line.",
        steps: stepsOfFindings(findings),
        ...(hasAverage && {
          check:
            "The average tells where the numbers are centered, but nothing about their distances from it.",
        }),
        takeaway: hasOthers
          ? "Adding a number to every value leaves the standard deviation as it is, and multiplying every value by a positive number multiplies it."
          : "A standard deviation can be found as soon as all gaps between the numbers are known, even if the numbers aren't.",
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
