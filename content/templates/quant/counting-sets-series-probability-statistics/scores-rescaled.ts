import {
  capital,
  Fraction,
  numbersIn,
  type ProblemOptions,
  type ProblemTemplate,
  read,
  type Rng,
  type Slip,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly what: string;
  readonly one: string;
  readonly many: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "exam", what: "at an entrance examination", one: "result", many: "results" },
  {
    name: "coffee",
    what: "in a coffee tasting",
    one: "score",
    many: "scores",
  },
  {
    name: "skating",
    what: "at a skating contest",
    one: "rating",
    many: "ratings",
  },
  {
    name: "index",
    what: "for the regions of a country",
    one: "index value",
    many: "index values",
  },
  { name: "essays", what: "in an essay competition", one: "grade", many: "grades" },
];

/** New spread divided by old spread. */
const FACTORS = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 4],
  [4, 3],
  [3, 2],
  [2, 1],
  [5, 2],
] as const;

function drawQuestion(rng: Rng) {
  const [up, down] = rng.pick(FACTORS);
  const a = new Fraction(up, down);
  const oldSpread = down * rng.int(2, 6) * (down === 1 ? 2 : 1);
  const newSpread = (oldSpread * up) / down;
  const oldMean = rng.int(30, 70);
  const newMean = oldMean + rng.pick([-15, -10, -8, -6, -5, 5, 6, 8, 9, 10, 12, 15, 20, 24]);
  const steps = rng.pick([-2, -1.5, -0.5, 0.5, 1.5, 2, 2.5]);
  const [before, after] = [oldMean + steps * oldSpread, newMean + steps * newSpread];
  const b = newMean - (oldMean * up) / down;
  const fixed = b / (1 - up / down);
  const asks = rng.pick([
    "new",
    "new",
    "old",
    "fixed",
    "fixed",
    "fixed",
    "constant",
    "constant",
    "constant",
  ] as const);
  const key = { new: after, old: before, fixed, constant: b }[asks];
  if (
    ![before, after, key].every((value) => Number.isInteger(value) && value > 0) ||
    !Number.isInteger(b)
  )
    return null;
  if (key > 140 || oldSpread > 24 || newSpread > 30 || oldSpread < 4 || newSpread < 4) return null;
  const { name, what, one, many } = rng.pick(SETTINGS);
  const size = Math.abs(steps);
  const side = steps > 0 ? "above" : "below";
  const times =
    size === 1
      ? "1 standard deviation"
      : size === 0.5
        ? "half a standard deviation"
        : `${size} standard deviations`;
  const [from, to] = asks === "old" ? [after, before] : [before, after];
  const isPlace = asks === "new" || asks === "old";
  return {
    up,
    down,
    a,
    oldSpread,
    newSpread,
    oldMean,
    newMean,
    steps,
    before,
    after,
    b,
    fixed,
    asks,
    key,
    name,
    what,
    one,
    many,
    size,
    side,
    times,
    from,
    to,
    isPlace,
  };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf(
  { oldSpread, newSpread, oldMean, newMean, before, after, asks, what, one, many }: Question,
  rng: Rng,
): string {
  const given = `This changes the mean from ${oldMean} to ${newMean} and the standard deviation from ${oldSpread} to ${newSpread}.`;
  const rule = rng.pick([
    `The ${many} ${what} are rescaled: each is multiplied by a positive constant, and then a second constant is added.`,
    `Each ${one} $s$ ${what} is replaced by $ms + c$, where $m$ and $c$ are constants and $m \\gt 0$.`,
  ]);
  const question = {
    new: `What does a ${one} of ${before} become?`,
    old: `Which ${one} becomes ${after}?`,
    fixed: `Which ${one} is left unchanged?`,
    constant: rule.includes("$c$")
      ? "What is the value of $c$?"
      : "What is the constant that is added?",
  }[asks]
    .replace(/\ba (?=[aeiou])/, "an ")
    .replace("an number", "a number");
  return `${rule} ${given} ${question}`;
}

function optionsOf({
  up,
  down,
  a,
  oldSpread,
  newSpread,
  oldMean,
  newMean,
  steps,
  before,
  after,
  b,
  fixed,
  asks,
  key,
  side,
  times,
  from,
  isPlace,
}: Question): ProblemOptions {
  const shift = newMean - oldMean;
  const back = asks === "old" ? -1 : 1;
  const place: Wrong<Fraction | number>[] = [
    [
      from + back * shift,
      "shifts only",
      `This moves the value by ${Math.abs(shift)} like the mean; but distances from the mean change by the factor ${up === 1 || down === 1 ? `$${a.value}$` : `$\\frac{${up}}{${down}}$`}.`,
    ],
    [
      asks === "old" ? (from * down) / up : (from * up) / down,
      "scales only",
      "The ratio of the standard deviations is the factor, but a constant is added as well.",
    ],
    [
      asks === "old" ? newMean + steps * oldSpread : oldMean + steps * newSpread,
      "keeps the mean",
      "The distance is right, but it is measured from the wrong mean.",
    ],
    [
      asks === "old" ? oldMean - steps * oldSpread : newMean - steps * newSpread,
      "goes to the other side",
      `The value is ${side} the mean, before as well as after, since the factor is positive.`,
    ],
    [
      (from * (asks === "old" ? oldMean : newMean)) / (asks === "old" ? newMean : oldMean),
      "goes by the ratio of the means",
      "The added constant changes the ratio of the means; only the spread tells the factor.",
    ],
    [
      from + back * (newSpread - oldSpread),
      "shifts by the change of the spread",
      `${Math.abs(newSpread - oldSpread)} is the change of the standard deviation, not of a value.`,
    ],
    [
      asks === "old" ? oldMean : newMean,
      "answers with the mean",
      "That is where the mean goes, not this value.",
    ],
  ];
  const constants: Wrong<Fraction | number>[] = [
    [
      Math.abs(shift),
      "takes the change of the mean",
      `The mean is first multiplied too, so ${Math.abs(shift)} is not what is added.`,
    ],
    [
      Math.abs(newSpread - oldSpread),
      "takes the change of the spread",
      "An added constant leaves the standard deviation as it is.",
    ],
    [
      new Fraction(newMean).minus(new Fraction(oldMean).over(a)).value,
      "divides by the factor",
      `The old mean is multiplied by $\\frac{${newSpread}}{${oldSpread}}$, not divided by it.`,
    ],
    [
      newSpread,
      "takes the new spread",
      "The standard deviation tells the factor, not the constant.",
    ],
    [
      (oldMean * up) / down,
      "stops after multiplying",
      "That is the old mean after multiplying; the constant is what is missing to the new mean.",
    ],
    [
      new Fraction(oldMean * up - newMean * down, down).value,
      "subtracts the wrong way round",
      `The constant leads from the multiplied mean to ${newMean}.`,
    ],
    [
      newMean + oldMean,
      "adds the means",
      "The two means are to be compared after multiplying, not added.",
    ],
    [newMean, "takes the new mean", "That would be the constant if all were multiplied by 0."],
  ];
  const fixpoints: Wrong<Fraction | number>[] = [
    [
      b,
      "takes the added constant",
      `${b} is what is added; the value that stays solves $s = ${tex(a)}s ${sign(b)}$.`,
    ],
    [
      Math.abs(b),
      "takes the size of the constant",
      `The constant is $${b}$; the value that stays solves $s = ${tex(a)}s ${sign(b)}$.`,
    ],
    [
      (oldMean + newMean) / 2,
      "takes the middle of the means",
      `Nothing ties the value that stays to the middle of the means; it solves $s = ${tex(a)}s ${sign(b)}$.`,
    ],
    [oldMean, "takes the old mean", `The mean itself moves from ${oldMean} to ${newMean}.`],
    [newMean, "takes the new mean", `${newMean} is where ${oldMean} goes; it moves on itself.`],
    [
      2 * oldMean - fixed,
      "goes to the other side of the mean",
      "The distances from the mean grow or shrink on both sides, but the shift makes up for it on one side only.",
    ],
    [
      oldMean + Math.abs(shift),
      "adds the change twice",
      "The gap to the mean has to change by as much as the mean moves, which asks for more than the change itself.",
    ],
    [
      (b * down) / up,
      "divides the constant by the factor",
      `What stays solves $s = ${tex(a)}s ${sign(b)}$; collect the $s$ on one side first.`,
    ],
  ];
  const slips = { new: place, old: place, fixed: fixpoints, constant: constants }[asks]
    .map(([value, slip, why]): Slip => ({
      text: String(Number(value)),
      value: Number(value),
      slip,
      why,
    }))
    .filter(({ value }) => Number.isInteger(value) && value! > 0 && value! < 200);
  return {
    key: {
      text: String(key),
      value: key,
      why: isPlace
        ? `Both ${before} and ${after} are ${times} ${side} their means.`
        : `The change is to multiply by $${tex(a)}$ and to add $${b}$.`,
    },
    slips,
  };
}

function solutionOf({
  up,
  a,
  oldSpread,
  newSpread,
  oldMean,
  newMean,
  steps,
  before,
  after,
  b,
  fixed,
  asks,
  size,
  side,
  times,
  from,
  to,
  isPlace,
}: Question): Solution {
  const factor = `The standard deviation is only multiplied, so the factor is $\\frac{${newSpread}}{${oldSpread}}${up === newSpread ? "" : ` = ${tex(a)}`}$.`;
  const added =
    `The mean goes from ${oldMean} to ${newMean}, so $${tex(a)} \\times ${oldMean} + c = ${newMean}$ and $c = ${b}$.`.replace(
      /\$(\\frac\{\d+\}\{\d+\}|\d+) /,
      "$$$1 ",
    );
  return {
    idea: isPlace
      ? "Multiplying and adding moves a value, its mean and the spread together, so its distance from the mean in standard deviations stays."
      : "The standard deviation is changed by the factor alone; then the mean shows the constant.",
    steps: isPlace
      ? [
          `${from} is ${times} ${side} its mean of ${asks === "old" ? newMean : oldMean}, since $${Math.abs(from - (asks === "old" ? newMean : oldMean))} = ${size} \\times ${asks === "old" ? newSpread : oldSpread}$.`,
          `${capital(times)} ${side} the other mean is $${asks === "old" ? oldMean : newMean} ${steps > 0 ? "+" : "-"} ${size} \\times ${asks === "old" ? oldSpread : newSpread} = ${to}$.`,
        ]
      : [
          factor,
          added,
          ...(asks === "fixed"
            ? [`What stays solves $s = ${tex(a)}s ${sign(b)}$, so $s = ${fixed}$.`]
            : []),
        ],
    check: isPlace
      ? `Multiplying by $${tex(a)}$ and adding $${b}$ takes ${oldMean} to ${newMean} and ${before} to ${after}.`
      : asks === "fixed"
        ? `$${tex(a)} \\times ${fixed} ${sign(b)} = ${fixed}$.`
        : `$${tex(a)} \\times ${oldMean} ${sign(b)} = ${newMean}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "scores-rescaled",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "algebra",
  pattern:
    "A linear change of all values is known by mean and standard deviation: a value keeps its distance in deviations.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { steps, asks, name, isPlace } = numbers;
    return {
      variant: `${asks}/${name}`,
      context: "real",
      // The value that stays needs its own equation; half deviations and going backward cost a
      // little.
      difficulty:
        { new: 6, old: 7, constant: 5, fixed: 8 }[asks] +
        (isPlace && !Number.isInteger(steps) ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /**
   * Takes two values with the given mean and deviation and follows the straight line through their
   * images.
   */
  check({ stem, options }) {
    const [oldMean, newMean, oldSpread, newSpread] = read(
      stem,
      /mean from (\d+) to (\d+) and the standard deviation from (\d+) to (\d+)/,
    ).map((n) => new Fraction(Number(n))) as [Fraction, Fraction, Fraction, Fraction];
    const [x1, x2] = [oldMean.minus(oldSpread), oldMean.plus(oldSpread)];
    const [y1, y2] = [newMean.minus(newSpread), newMean.plus(newSpread)];
    const image = (x: Fraction): Fraction =>
      y1.plus(x.minus(x1).times(y2.minus(y1)).over(x2.minus(x1)));
    const asked = read(stem, /([A-Z][^.]*\?)$/)[0]!;
    const given = new Fraction(numbersIn(asked)[0] ?? 0);
    const right = (option: Fraction): boolean => {
      if (/unchanged/.test(asked)) return image(option).equals(option);
      if (/constant|value of c/.test(asked)) return image(new Fraction(0)).equals(option);
      return asked.startsWith("What does")
        ? image(given).equals(option)
        : image(option).equals(given);
    };
    return options.flatMap((option, k) => (right(valueOf(option)) ? [k] : []));
  },
};

function tex(a: Fraction): string {
  return a.isWhole ? String(a.top) : `\\frac{${a.top}}{${a.bottom}}`;
}

function sign(b: number): string {
  return `${b < 0 ? "-" : "+"} ${Math.abs(b)}`;
}
