import {
  inWords,
  numbersIn,
  numberSlip,
  ordinal,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  valueOf,
} from "@theta/items/template";

/** At every stage an amount is multiplied by a factor, then `more` is subtracted. */
interface Numbers {
  readonly doubles: boolean;
  readonly stages: number;
  readonly more: number;
  readonly left: number;
  /** The amounts from first to last: start, after stage 1, … */
  readonly amounts: readonly number[];
}

interface Setting {
  readonly name: string;
  readonly doubles: boolean;
  /** `more` is a number, or a letter if it is asked for. */
  readonly story: (stages: number, more: string, left: number, start: string) => string;
  readonly unit: string;
  readonly askStart: string;
  readonly startFact: (start: number) => string;
}

const HALVING: readonly Setting[] = [
  {
    name: "melons",
    doubles: false,
    unit: "melons",
    startFact: (n) => `A farmer set out with ${n} melons.`,
    story: (stages, more, left, start) =>
      `${start || "A farmer drove to town with a load of melons."} At each of ${inWords(stages)} villages on the way, the farmer sold half of the melons still on the truck and then ${more} more. In the end, ${left} melons were left.`,
    askStart: "How many melons were on the truck at the start?",
  },
  {
    name: "seedlings",
    doubles: false,
    unit: "seedlings",
    startFact: (n) => `A school garden had ${n} tomato seedlings to give away.`,
    story: (stages, more, left, start) =>
      `${start || "A school garden gave away tomato seedlings."} On each of ${inWords(stages)} days, half of the seedlings still there were given away, and then ${more} more. After that, ${left} seedlings were left.`,
    askStart: "How many seedlings were there at the start?",
  },
  {
    name: "novel",
    doubles: false,
    unit: "pages",
    startFact: (n) => `Leila has a novel of ${n} pages.`,
    story: (stages, more, left, start) =>
      `${start || "Leila has begun to read a novel."} On each of ${inWords(stages)} evenings, she read half of the pages that were left and then ${more} more. There were then ${left} pages left to read.`,
    askStart: "How many pages does the novel have?",
  },
  {
    name: "tickets",
    doubles: false,
    unit: "tickets",
    startFact: (n) => `A theater had ${n} tickets for a premiere.`,
    story: (stages, more, left, start) =>
      `${start || "A theater sold tickets for a premiere."} In each of ${inWords(stages)} weeks, it sold half of the tickets it still had and then ${more} more. After that, ${left} tickets remained.`,
    askStart: "How many tickets did the theater have at the start?",
  },
];

const DOUBLING: readonly Setting[] = [
  {
    name: "sourdough",
    doubles: true,
    unit: "grams",
    startFact: (n) => `A baker began with ${n} grams of sourdough starter.`,
    story: (stages, more, left, start) =>
      `${start || "A baker keeps a sourdough starter."} Its mass doubles every night, and every morning the baker takes out ${more} grams. After ${inWords(stages)} nights and mornings, ${left} grams were left.`,
    askStart: "How many grams of starter were there at first?",
  },
  {
    name: "pond",
    doubles: true,
    unit: "square meters",
    startFact: (n) => `Duckweed covered ${n} square meters of a pond.`,
    story: (stages, more, left, start) =>
      `${start || "Duckweed grows on a pond."} Each week the area it covers doubled, and at the end of the week the gardeners cleared ${more} square meters. After ${inWords(stages)} such weeks, ${left} square meters were covered.`,
    askStart: "How many square meters did the duckweed cover at first?",
  },
  {
    name: "game",
    doubles: true,
    unit: "tokens",
    startFact: (n) => `A player entered a board game with ${n} tokens.`,
    story: (stages, more, left, start) =>
      `${start || "A player entered a board game with some tokens."} In each of ${inWords(stages)} rounds, the player's tokens were doubled, and then ${more} tokens had to be paid. At the end, the player had ${left} tokens.`,
    askStart: "With how many tokens did the player enter?",
  },
];

function drawNumbers(rng: Rng): Numbers | null {
  const [doubles, stages] = [rng.chance(0.45), rng.int(2, 4)];
  const more = doubles ? rng.int(2, 15) * 8 : rng.int(2, 9);
  const left = doubles ? rng.int(0, 12) * 8 : rng.int(2, 12);
  const amounts = [left];
  for (let k = 0; k < stages; k++)
    amounts.unshift(doubles ? (amounts[0]! + more) / 2 : 2 * (amounts[0]! + more));
  const start = amounts[0]!;
  const isFair =
    amounts.every(Number.isInteger) &&
    start <= 400 &&
    left !== more &&
    start > 5 &&
    (!doubles || Math.abs(start - more) > 9);
  return isFair && left > 0 ? { doubles, stages, more, left, amounts } : null;
}

/** From the last amount to the first, undoing each stage in some way. */
const undo = (stages: number, left: number, once: (amount: number) => number): number =>
  range(1, stages).reduce((amount) => once(amount), left);

function slipsForStart({ doubles, stages, more, left, amounts }: Numbers, unit: string): Slip[] {
  const p = 2 ** stages;
  const common = [
    numberSlip(
      amounts[1]!,
      "goes back one stage too few",
      `That many ${unit} were there after the first stage; one stage more has to be undone.`,
    ),
    numberSlip(
      doubles ? (amounts[0]! + more) / 2 : 2 * (amounts[0]! + more),
      "goes back one stage too many",
      `There were ${inWords(stages)} stages, not ${inWords(stages + 1)}.`,
    ),
  ];
  if (doubles)
    return [
      numberSlip(
        undo(stages, left, (y) => y / 2 + more),
        "undoes the two steps in the wrong order",
        `The ${more} left after the doubling, so they come back first; only then is the amount halved.`,
      ),
      ...common,
      numberSlip(
        undo(stages, left, (y) => 2 * y - more),
        "runs forward",
        `This starts from ${left}, the amount at the end, and goes through the stages once more.`,
      ),
      numberSlip(
        (left + stages * more) / p,
        "takes all the same",
        `The ${more} of the first stage would have been doubled later; they cannot simply be added up to ${stages * more}.`,
      ),
      numberSlip(
        (left + more) / p,
        "adds back only once",
        `The ${more} were taken away at each of the ${inWords(stages)} stages.`,
      ),
      numberSlip(
        left + stages * more,
        "forgets the doubling",
        `$${left} + ${stages} \\cdot ${more}$ leaves the doubling out.`,
      ),
      numberSlip(
        more,
        "takes the amount that stays the same",
        `With ${more} at the start, doubling and taking away ${more} would leave ${more} forever.`,
      ),
    ];
  return [
    numberSlip(
      undo(stages, left, (y) => 2 * y + more),
      "undoes the two steps in the wrong order",
      `The ${more} went last, so they come back first; only then is the amount doubled.`,
    ),
    numberSlip(
      p * left,
      "forgets the extra ones",
      `Doubling ${left} ${inWords(stages)} times leaves out the ${more} more of each stage.`,
    ),
    ...common,
    numberSlip(
      p * left + stages * more,
      "adds the extra ones only at the end",
      `The ${more} of each stage were part of what has to be doubled back.`,
    ),
    numberSlip(
      p * (left + more),
      "adds back only once",
      `The ${more} more went at each of the ${inWords(stages)} stages.`,
    ),
    numberSlip(
      p * (left + stages * more),
      "adds all the extra ones first",
      `The extra ones of the earlier stages are doubled back less often than ${inWords(stages)} times.`,
    ),
    numberSlip(
      2 * stages * (left + more),
      "multiplies by the stages",
      `Undoing a half ${inWords(stages)} times is multiplying by ${p}, not by ${2 * stages}.`,
    ),
    numberSlip(
      undo(stages, left, (y) => 2 * (y - more)),
      "takes the extra ones away",
      `Going back, what was handed out comes back: ${more} must be added.`,
    ),
  ];
}

function slipsForMore({ doubles, stages, left, amounts }: Numbers): Slip[] {
  const [start, p] = [amounts[0]!, 2 ** stages];
  if (doubles)
    return [
      numberSlip(
        (p * start - left) / stages,
        "splits the surplus evenly",
        `$${p * start} - ${left}$ is what would be there without taking anything; what is taken early can no longer double.`,
      ),
      numberSlip(
        (p * start - left) / p,
        "divides by the doublings",
        `The surplus ${p * start - left} is ${p - 1} times the amount taken, not ${p} times.`,
      ),
      numberSlip(
        start,
        "takes the amount that stays the same",
        `Taking out ${start} each time would leave ${start} forever, not ${left}.`,
      ),
      numberSlip(
        (2 * stages * start - left) / stages,
        "doubles too little",
        `After ${inWords(stages)} doublings ${start} is multiplied by ${p}, not by ${2 * stages}.`,
      ),
      numberSlip(
        2 * start - left,
        "looks at one stage only",
        `This would leave ${left} after the first stage already.`,
      ),
      numberSlip(
        p * start - left,
        "counts what is taken only once",
        `The same amount is taken ${inWords(stages)} times.`,
      ),
      numberSlip(
        start - left / p,
        "takes all the same",
        `Only what is taken last counts singly in the end; what is taken first would have been doubled ${stages === 2 ? "once" : `${inWords(stages - 1)} times`}.`,
      ),
      numberSlip(
        (p * start + left) / (p - 1),
        "adds what is left",
        `The ${left} that are left were not taken; they must be subtracted.`,
      ),
    ];
  return [
    numberSlip(
      (start / p - left) * p,
      "counts what is missing as one stage",
      `${start - p * left} is what has to be explained by all stages together.`,
    ),
    numberSlip(
      start / p - left,
      "counts the extra ones once",
      `Halving alone would leave ${start / p}; the missing ${start / p - left} come from all ${inWords(stages)} stages together.`,
    ),
    numberSlip(
      (start / p - left) / stages,
      "splits what is missing evenly",
      `The extra ones of early stages are halved later, so they do not count alike.`,
    ),
    numberSlip(
      (start - p * left) / stages,
      "splits what is missing evenly",
      `$${start} - ${p} \\cdot ${left}$ is ${2 * (p - 1)} times the extra number, not ${stages} times.`,
    ),
    numberSlip(
      (start - p * left) / (p - 1),
      "forgets a halving",
      `With the half taken first, the extra number counts ${2 * (p - 1)} times in $${start} - ${p} \\cdot ${left}$, not ${p - 1} times.`,
    ),
    numberSlip(
      (start - p * left) / p,
      "counts the last stage only",
      `The extra ones of all ${inWords(stages)} stages are missing at the end.`,
    ),
    numberSlip(
      (start - left) / p,
      "divides what was handed out",
      `Most of these ${start - left} went with the halves.`,
    ),
    numberSlip(
      start / 2 - left,
      "looks at one stage only",
      `This would leave ${left} after the first stage already.`,
    ),
    numberSlip(
      left,
      "takes what is left",
      `${left} were left at the end; the extra number of each stage is asked for.`,
    ),
  ];
}

export const template: ProblemTemplate = {
  id: "work-backward",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "An amount goes through equal stages of halving or doubling and taking: undo them from the end.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { doubles, stages, more, left, amounts } = numbers;
    const { name, unit, story, askStart, startFact } = rng.pick(doubles ? DOUBLING : HALVING);
    const start = amounts[0]!;
    const asksMore =
      rng.chance(0.35) && stages < 4 && 2 ** stages * left < start * (doubles ? 99 : 1);
    const key = asksMore ? more : start;
    const forward = amounts.join(" \\to ");
    const p = 2 ** stages;
    return {
      variant: `${asksMore ? "extra" : "start"}/${name}`,
      context: "real",
      // Each extra stage is more work; asking for the number at each stage needs an equation
      // instead of going back.
      difficulty: 2 + stages - 1 + (asksMore ? 3 : 0),
      stem: `${story(stages, asksMore ? "$m$" : String(more), left, asksMore ? startFact(start) : "")} ${asksMore ? "What is the value of $m$?" : askStart}`,
      key: { text: String(key), value: key, why: `The amounts are $${forward}$.` },
      slips: (asksMore ? slipsForMore(numbers) : slipsForStart(numbers, unit)).filter(
        ({ value }) => Number.isInteger(value) && value! > 0 && value! < 2000,
      ),
      solution: asksMore
        ? equationWay()
        : {
            idea: doubles
              ? "Go back from the end: put back what was taken, then halve."
              : "Go back from the end: put back the extra ones, then double.",
            steps: amounts.slice(1).map((_, k) => {
              const [before, after] = [amounts[stages - k - 1]!, amounts[stages - k]!];
              const rule = doubles ? `\\frac{${after} + ${more}}{2}` : `2(${after} + ${more})`;
              return `Before the ${ordinal(stages - k)} stage: $${rule} = ${before}$.`;
            }),
            check: `Forward again: $${forward}$.`,
          },
    };

    function equationWay() {
      return {
        idea: "Keep the letter $m$ and go through the stages once.",
        steps: doubles
          ? [
              `Without taking anything there would be $${p} \\cdot ${start} = ${p * start}$ at the end.`,
              `What is taken would have doubled at the later stages: $${range(0, stages - 1)
                .map((k) => (k === stages - 1 ? "m" : `${2 ** (stages - 1 - k)}m`))
                .join(" + ")} = ${p - 1}m$.`,
              `So $${p * start} - ${p - 1}m = ${left}$, and $m = ${more}$.`,
            ]
          : [
              `Go back from ${left} with $m$: before the last stage $2(${left} + m) = ${2 * left} + 2m$, and so on, doubling each time.`,
              `At the start that is $${p * left} + ${2 * (p - 1)}m = ${start}$.`,
              `So $m = \\frac{${start} - ${p * left}}{${2 * (p - 1)}} = ${more}$.`,
            ],
        check: `Forward: $${forward}$.`,
      };
    }
  },

  /** Goes forward from every start with every extra number. */
  check({ stem, options }) {
    const [words] = read(
      stem,
      /(two|three|four) (?:such )?(?:villages|days|evenings|weeks|nights|rounds)/,
    );
    const stages = ["two", "three", "four"].indexOf(words!) + 2;
    const doubles = plain(stem).includes("doubl");
    const [one = 0, left = 0] = numbersIn(stem);
    const asksMore = stem.includes("$m$");
    const end = (start: number, more: number): number =>
      range(1, stages).reduce((n) => (doubles ? 2 * n : n / 2) - more, start);
    const fits = range(1, 2000).filter((n) => end(asksMore ? one : n, asksMore ? n : one) === left);
    if (fits.length !== 1) throw new Error(`${fits.length} numbers fit: ${stem}`);
    return options.flatMap((option, k) => (valueOf(option).value === fits[0] ? [k] : []));
  },
};
