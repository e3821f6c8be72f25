import {
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  read,
  type Rng,
  roseOrFell,
  tidy,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly subject: string;
  readonly period: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "club", subject: "the membership of a rowing club", period: "year" },
  { name: "reservoir", subject: "the amount of water in a reservoir", period: "month" },
  { name: "cocoa", subject: "the price of a sack of cocoa", period: "week" },
  { name: "ceramics", subject: "the output of a ceramics workshop", period: "quarter" },
  { name: "newsletter", subject: "the number of readers of a newsletter", period: "month" },
  { name: "ferry", subject: "the number of passengers on a ferry line", period: "year" },
];

const ORDINALS = ["first", "second", "third"] as const;
const CHANGES = [-60, -50, -40, -37.5, -30, -25, -20, -15, -10, 20, 25, 30, 40, 50, 60, 100];
const ENDS = [0, 0, 0, 20, 10, -10, 5, -20];

/** Two known percentage changes, the end as a percentage of the start, and the missing change. */
function drawNumbers(rng: Rng) {
  const [c, d] = rng.sample(CHANGES, 2) as [number, number];
  const end = rng.pick(ENDS);
  const known = tidy(((100 + c) * (100 + d)) / 100);
  const missing = tidy((100 * (100 + end)) / known - 100);
  const isFair =
    Number.isInteger(missing) &&
    Math.abs(missing) >= 5 &&
    missing <= 150 &&
    c !== -d &&
    known >= 20;
  return isFair ? { c, d, end, known, missing } : null;
}

const undo = (change: number): number => 10_000 / (100 + change) - 100;

function drawQuestion(rng: Rng) {
  const numbers = drawNumbers(rng);
  if (!numbers) return null;
  const { end, missing } = numbers;
  const { name, subject, period } = rng.pick(SETTINGS);
  const place = rng.pick([0, 1, 2, 2] as const);
  const [one, two] = [0, 1, 2].filter((k) => k !== place).map((k) => ORDINALS[k]!) as [
    string,
    string,
  ];
  const goal = 100 + end;
  const aim =
    end === 0
      ? "exactly where it began"
      : `${Math.abs(end)} percent ${end > 0 ? "above" : "below"} where it began`;
  const verb = missing < 0 ? "fall" : "rise";
  return { numbers, name, subject, period, place, one, two, goal, aim, verb };
}

type Numbers = NonNullable<ReturnType<typeof drawQuestion>>;

function optionsOf({ numbers, period, one, two, goal, aim }: Numbers): ProblemOptions {
  const { c, d, end, known, missing } = numbers;
  const sign = Math.sign(missing);
  const ways: [number, string, string][] = [
    [
      goal - known,
      "subtracts the factors",
      `The known changes alone lead to ${known} percent of the start. The way to ${goal} percent is a factor, $${goal} \\div ${known}$, not the difference of the two.`,
    ],
    [
      end - c - d,
      "adds the percents",
      `Adding treats all changes as percents of one amount, but each is a percent of what the one before it left.`,
    ],
    [
      100 - (100 * known) / goal,
      "divides the wrong way",
      `This compares ${known} with ${goal}. The missing factor is ${goal} divided by ${known}, not the reverse.`,
    ],
    [
      undo(known - 100),
      "forgets where it must end",
      `That change would bring it back to the start; here it ends ${aim}.`,
    ],
    [
      undo(d),
      `undoes only the ${two} change`,
      `This makes up for the change of the ${two} ${period} and forgets that of the ${one}.`,
    ],
    [
      undo(c),
      `undoes only the ${one} change`,
      `This makes up for the change of the ${one} ${period} and forgets that of the ${two}.`,
    ],
    [
      undo(c) + undo(d),
      "adds what undoes each change",
      `Each change is undone rightly, but the two that undo them must be multiplied as factors, not added.`,
    ],
    [
      sign * Math.abs(d),
      "repeats a known percent",
      `${Math.abs(d)} percent of one amount is not ${Math.abs(d)} percent of another, so a change is not undone by the same percent.`,
    ],
    [
      sign * (Math.abs(c) + Math.abs(d)),
      "adds the sizes of the changes",
      `The sizes ${Math.abs(c)} and ${Math.abs(d)} are percents of different amounts and cannot be added.`,
    ],
    [
      sign * known,
      "stops at the known changes",
      `${known} percent of the start is where the two known changes lead; the third has still to be found.`,
    ],
  ];
  return {
    key: {
      text: `${Math.abs(missing)}%`,
      value: Math.abs(missing),
      why: `The factors multiply to the end: ${known} percent times ${tidy(1 + missing / 100)} is ${goal} percent of the start.`,
    },
    slips: ways
      .map(([value, slip, why]) => ({ value: tidy(sign * value), slip, why }))
      .filter(
        ({ value }) => Number.isInteger(value * 2) && value >= 2 && value <= (sign < 0 ? 95 : 300),
      )
      .map((slip) => ({ ...slip, text: `${slip.value}%` })),
  };
}

export const template: ProblemTemplate = {
  id: "percent-that-restores",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "arithmetic",
  pattern:
    "Two of three successive changes are known and so is the net result: divide the factors to find the third.",

  make(rng) {
    const question = drawQuestion(rng);
    if (!question) return null;
    const { numbers, name, subject, period, place, one, two, goal, aim, verb } = question;
    const { c, d, end, known, missing } = numbers;
    const stem =
      place === 2
        ? `In the ${one} ${period} of a study, ${subject} ${roseOrFell(c)}. In the ${two} ${period}, it ${roseOrFell(d)}. By what percent must it ${verb} in the third ${period} to end ${aim}?`
        : `Over three ${period}s, ${subject} changed three times and ended ${aim}. It ${roseOrFell(c)} in the ${one} ${period} and ${roseOrFell(d)} in the ${two}. By what percent did it ${verb} in the ${ORDINALS[place]} ${period}?`;
    return {
      variant: `${place === 2 ? "last" : place === 1 ? "middle" : "first"}/${name}`,
      context: "real",
      // A goal away from the start and a change in the middle of the story each take one more
      // thought.
      difficulty:
        3 + (end === 0 ? 0 : 1) + (place === 2 ? 0 : 1) + (Number.isInteger(known / 5) ? 0 : 1),
      stem,
      ...optionsOf(question),
      solution: {
        idea: "Percent changes multiply as factors, in any order, so the missing factor is the end divided by the known factors.",
        steps: [
          `Let the start be 100. The known changes are the factors ${tidy(1 + c / 100)} and ${tidy(1 + d / 100)}, which together lead to ${known}.`,
          `The end is ${goal}, so the missing factor is $\\frac{${goal}}{${known}} = ${tidy(1 + missing / 100)}$.`,
          `That is a ${verb} of ${Math.abs(missing)} percent.`,
        ],
        check: `$${known} \\cdot ${tidy(1 + missing / 100)} = ${goal}$. The difference of ${tidy(Math.abs(goal - known))} points is no answer: a percent counts from the amount it acts on.`,
      },
    };
  },

  /** Runs 1 through all three changes with every option and checks where it ends. */
  check({ stem, options }) {
    const known = Array.from(stem.matchAll(/(fell|rose) by ([\d.]+) percent/g), ([, verb, size]) =>
      valueOf(`${verb === "fell" ? "-" : ""}${size!}`),
    );
    const aim = /end(?:ed)? (?:exactly|(\d+) percent (above|below)) where it began/.exec(stem);
    const [verb] = read(stem, /By what percent (?:must|did) it (fall|rise)/);
    if (known.length !== 2 || !aim) throw new Error(`The changes cannot be read: ${stem}`);
    const end = new Fraction(100 + Number(aim[1] ?? 0) * (aim[2] === "below" ? -1 : 1));
    const hundred = new Fraction(100);
    return options.flatMap((option, k) => {
      const size = valueOf(option);
      const third = verb === "fall" ? new Fraction(0).minus(size) : size;
      const reached = [...known, third].reduce(
        (amount, change) => amount.times(hundred.plus(change)).over(hundred),
        hundred,
      );
      return reached.equals(end) ? [k] : [];
    });
  },
};
