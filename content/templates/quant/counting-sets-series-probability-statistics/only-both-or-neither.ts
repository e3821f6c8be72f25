import {
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly all: string;
  readonly people: string;
  readonly who: "who" | "that";
  readonly did: string;
  readonly one: string;
  readonly other: string;
  readonly notOne: string;
  readonly noOther: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "hikers",
    all: "hikers on a mountain trail",
    people: "hikers",
    who: "who",
    did: "carried",
    one: "a map",
    other: "a compass",
    notOne: "did not carry a map",
    noOther: "no compass",
  },
  {
    name: "lunch",
    all: "guests at a lunch in Oaxaca",
    people: "guests",
    who: "who",
    did: "ordered",
    one: "soup",
    other: "salad",
    notOne: "did not order soup",
    noOther: "no salad",
  },
  {
    name: "languages",
    all: "students at an evening school in Tunis",
    people: "students",
    who: "who",
    did: "took",
    one: "French",
    other: "Spanish",
    notOne: "did not take French",
    noOther: "no Spanish",
  },
  {
    name: "farms",
    all: "farms in a valley",
    people: "farms",
    who: "that",
    did: "grew",
    one: "barley",
    other: "beans",
    notOne: "did not grow barley",
    noOther: "no beans",
  },
  {
    name: "stalls",
    all: "stalls at a market in Accra",
    people: "stalls",
    who: "that",
    did: "sold",
    one: "fruit",
    other: "fish",
    notOne: "did not sell fruit",
    noOther: "no fish",
  },
  {
    name: "apartments",
    all: "apartments in a new building",
    people: "apartments",
    who: "that",
    did: "had",
    one: "a balcony",
    other: "a garage",
    notOne: "did not have a balcony",
    noOther: "no garage",
  },
];

/** How many have only the first, only the second, both, or neither. */
interface Cells {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly n: number;
}

interface Question {
  readonly difficulty: number;
  readonly facts: string;
  readonly question: string;
  readonly key: number;
  readonly why: string;
  readonly slips: readonly [value: number, slip: string, why: string][];
  readonly solution: ProblemDraft["solution"];
}

const FORMS = ["neither", "both", "other", "multiple"] as const;

function askNeither({ a, b, c, n }: Cells, s: Setting): Question {
  const [total, second] = [a + b + c + n, b + c];
  return {
    difficulty: 2,
    facts: `${second} ${s.did} ${s.other} and ${a} ${s.did} ${s.one} but ${s.noOther}`,
    question: `How many of the ${s.people} ${s.did} neither ${s.one} nor ${s.other}?`,
    key: n,
    why: `The ${second} and the ${a} do not overlap, and together they are all ${s.who} ${s.did} either.`,
    slips: [
      [
        total - second,
        `leaves out the ${a}`,
        `$${total} - ${second} = ${total - second}$ still holds the ${a} ${s.who} ${s.did} ${s.one}.`,
      ],
      [
        total - a,
        `leaves out the ${second}`,
        `$${total} - ${a} = ${total - a}$ still holds those ${s.who} ${s.did} ${s.other}.`,
      ],
      [second + a, "answers for at least one", `${second + a} ${s.did} at least one of the two.`],
      [
        total - second + a,
        "adds instead of subtracting",
        `The ${a} are a group of their own beside the ${second}, so they are subtracted too.`,
      ],
      [
        Math.abs(second - a),
        `takes the ${a} for a part of the ${second}`,
        `Those with ${s.one} but ${s.noOther} are not among the ${second}, so their difference means nothing.`,
      ],
      [
        total - 2 * a - second,
        `subtracts the ${a} twice`,
        `The ${a} are outside the ${second} already; they need to be subtracted only once.`,
      ],
    ],
    solution: {
      idea: `The ${a} with ${s.one} but ${s.noOther} stand outside the ${second} with ${s.other}, so nothing is counted twice.`,
      steps: [
        `At least one of the two: $${second} + ${a} = ${second + a}$, with nothing counted twice.`,
        `Neither: $${total} - ${second + a} = ${n}$.`,
      ],
      check: `How many ${s.did} both need not be known.`,
    },
  };
}

function askBoth({ a, b, c, n }: Cells, s: Setting): Question {
  const [total, without] = [a + b + c + n, b + n];
  const first = a + c;
  return {
    difficulty: 3,
    facts: `${without} ${s.notOne} and ${a} ${s.did} ${s.one} but ${s.noOther}`,
    question: `How many of the ${s.people} ${s.did} both ${s.one} and ${s.other}?`,
    key: c,
    why: `${first} ${s.did} ${s.one}, and ${a} of these ${s.did} ${s.noOther}.`,
    slips: [
      [
        first,
        `stops at all with ${s.one}`,
        `${first} ${s.did} ${s.one}, but ${a} of these ${s.did} ${s.noOther}.`,
      ],
      [
        total - a,
        `forgets those without ${s.one}`,
        `$${total} - ${a} = ${total - a}$ counts also those ${s.who} ${s.notOne}.`,
      ],
      [
        Math.abs(without - a),
        "subtracts the two facts",
        `The ${without} and the ${a} are separate groups: one without ${s.one}, one with it.`,
      ],
      [without + a, "adds the two facts", `${without + a} is how many did not have both.`],
      [
        Math.floor(first / 2),
        `halves those with ${s.one}`,
        `Nothing says that half of the ${first} ${s.did} ${s.other} too.`,
      ],
      [
        total - without - 2 * a,
        `subtracts the ${a} twice`,
        `The ${a} are not among the ${without}, so once is enough.`,
      ],
    ],
    solution: {
      idea: `Go to the ones with ${s.one}: each of them ${s.did} ${s.other} too or ${s.did} ${s.noOther}.`,
      steps: [
        `With ${s.one}: $${total} - ${without} = ${first}$.`,
        `Of these ${a} ${s.did} ${s.noOther}, so $${first} - ${a} = ${c}$ ${s.did} both.`,
      ],
      check: `The ${without} ${s.who} ${s.notOne} never come into the count of both.`,
    },
  };
}

function askOther({ a, b, c, n }: Cells, s: Setting): Question {
  const [total, first, second, exactlyOne] = [a + b + c + n, a + c, b + c, a + b];
  return {
    difficulty: 5,
    facts: `${first} ${s.did} ${s.one}, ${exactlyOne} ${s.did} ${s.one} or ${s.other} but not both, and ${n} ${s.did} neither`,
    question: `How many of the ${s.people} ${s.did} ${s.other}?`,
    key: second,
    why: `${c} ${s.did} both and ${b} ${s.did} only ${s.other}.`,
    slips: [
      [
        b,
        `answers for only ${s.other}`,
        `${b} ${s.did} only ${s.other}; the ${c} ${s.who} ${s.did} both belong to the answer too.`,
      ],
      [
        second + 2 * n,
        `forgets the ${n} with neither`,
        `Outside the ${exactlyOne} there are $${total - exactlyOne}$, but ${n} of these ${s.did} neither; only ${c} ${s.did} both.`,
      ],
      [
        total - n,
        "answers for at least one",
        `${total - n} is how many ${s.did} at least one of the two.`,
      ],
      [c, "stops at both", `${c} ${s.did} both; those with only ${s.other} are still missing.`],
      [
        exactlyOne - first + c,
        `takes all ${first} as having only ${s.one}`,
        `Of the ${first}, only ${a} ${s.did} only ${s.one}, so the ${exactlyOne} leave ${b} for only ${s.other}.`,
      ],
      [
        total - first,
        `takes all without ${s.one}`,
        `$${total} - ${first} = ${total - first}$ counts the ${n} with neither and misses the ${c} with both.`,
      ],
      [
        exactlyOne,
        "repeats a given number",
        `${exactlyOne} counts those with only ${s.one} and leaves out those with both.`,
      ],
    ],
    solution: {
      idea: `Everyone has exactly one, both or neither, so those with both come first.`,
      steps: [
        `Both: $${total} - ${n} - ${exactlyOne} = ${c}$.`,
        `Only ${s.one}: $${first} - ${c} = ${a}$, so only ${s.other}: $${exactlyOne} - ${a} = ${b}$.`,
        `With ${s.other}: $${b} + ${c} = ${second}$.`,
      ],
      check: `$${a} + ${b} + ${c} + ${n} = ${total}$.`,
    },
  };
}

function askMultiple({ a, b, c, n }: Cells, s: Setting): Question | null {
  const [total, first, second] = [a + b + c + n, a + c, b + c];
  const [large, small] = [Math.max(c, n), Math.min(c, n)];
  const k = large / small;
  if (![2, 3, 4].includes(k)) return null;
  const moreNeither = n > c;
  const times = { 2: "twice", 3: "three times", 4: "four times" }[k]!;
  const [greater, less] = moreNeither ? ["neither", "both"] : ["both", "neither"];
  const gap = large - small;
  return {
    difficulty: 5 + (k > 2 ? 1 : 0),
    facts: `${first} ${s.did} ${s.one} and ${second} ${s.did} ${s.other}`,
    question: `If ${times} as many of them ${s.did} ${greater} as ${s.did} ${less}, how many ${s.did} ${greater}?`,
    key: large,
    why: `${first} and ${second} make ${first + second}, which is ${gap} ${moreNeither ? "less" : "more"} than ${total}: so many more ${s.did} ${greater} than ${less}.`,
    slips: [
      [small, `answers for ${less}`, `${small} ${s.did} ${less}; asked is for ${greater}.`],
      [
        gap,
        "stops at the difference",
        `${gap} is by how much the two groups differ, not yet one of them.`,
      ],
      [
        gap * k,
        `takes the difference for ${less}`,
        `The difference ${gap} is $${k} - 1 = ${k - 1}$ of the smaller groups, not one of them.`,
      ],
      [
        (gap * k) / (k + 1),
        `divides by ${k + 1}`,
        `The two groups pull in opposite directions, so ${gap} is their difference and not their sum.`,
      ],
      [
        total - Math.max(first, second),
        "lets one group hold the other",
        `This supposes that everyone in the smaller of the two groups is in the larger one, too.`,
      ],
      [
        total - Math.min(first, second),
        "looks at one group only",
        `This counts all outside the smaller of the two groups.`,
      ],
      [
        Math.floor((total - gap) / k),
        "divides the rest",
        `What is left of ${total} after ${gap} is not made of ${k} equal groups.`,
      ],
    ],
    solution: {
      idea: `Adding ${first} and ${second} counts both twice and neither not at all, so the sum misses ${total} by neither less both.`,
      steps: [
        moreNeither
          ? `Neither less both: $${total} - (${first} + ${second}) = ${gap}$.`
          : `Both less neither: $(${first} + ${second}) - ${total} = ${gap}$.`,
        `That is $${k} - 1 = ${k - 1}$ times the smaller group, so ${small} ${s.did} ${less} and ${large} ${s.did} ${greater}.`,
      ],
      check: `Only ${s.one} ${a}, only ${s.other} ${b}, both ${c}, neither ${n}: together ${total}.`,
    },
  };
}

const ASK = { neither: askNeither, both: askBoth, other: askOther, multiple: askMultiple };

function drawCells(rng: Rng, form: (typeof FORMS)[number]): Cells {
  const [a, b] = [rng.int(6, 30), rng.int(6, 30)];
  const small = rng.int(3, 12);
  // Only numbers that are multiples of each other can be compared that way.
  const large = form === "multiple" ? small * rng.int(2, 4) : rng.int(4, 24);
  const [c, n] = rng.shuffle([small, large]) as [number, number];
  return { a, b, c, n };
}

export const template: ProblemTemplate = {
  id: "only-both-or-neither",
  format: "problem-solving",
  subtopic: "overlapping-sets",
  domain: "arithmetic",
  pattern: "Two sets split all into four cells: find which cells each given number adds up.",

  make(rng) {
    const [form, setting] = [rng.pick(FORMS), rng.pick(SETTINGS)];
    const cells = drawCells(rng, form);
    const asked = ASK[form](cells, setting);
    const total = cells.a + cells.b + cells.c + cells.n;
    if (!asked || total > 90) return null;
    const { difficulty, facts, question, key, why, slips, solution } = asked;
    return {
      variant: `${form}/${setting.name}`,
      context: "real",
      // By how many cells must be found along the way.
      difficulty,
      stem: `Of the ${total} ${setting.all}, ${facts}. ${question}`,
      key: { text: String(key), value: key, why },
      slips: slips
        .filter(([value]) => value > 0 && value < total && Number.isInteger(value))
        .map(([value, slip, reason]): Slip => ({ text: String(value), value, slip, why: reason })),
      solution,
    };
  },

  /** Tries all ways to split everyone into four cells. */
  check({ stem, options }) {
    const holds = conditionOf(stem);
    const [total] = read(stem, /^Of the (\d+) /).map(Number) as [number];
    const answers = new Set(
      range(0, total).flatMap((a) =>
        range(0, total - a).flatMap((c) =>
          range(0, total - a - c).flatMap((n) => {
            const cells = { a, c, n, b: total - a - c - n };
            return holds(cells) ? [answerOf(stem, cells)] : [];
          }),
        ),
      ),
    );
    if (answers.size !== 1) throw new Error(`${answers.size} answers fit: ${stem}`);
    return options.flatMap((option, k) => (answers.has(Number(option)) ? [k] : []));
  },
};

/** What the stem says about the four cells. */
function conditionOf(stem: string): (cells: Cells) => boolean {
  const numbers = (pattern: RegExp): number[] => read(stem, pattern).map(Number);
  if (/twice as many|times as many/.test(stem)) return multipleOf(stem);
  if (stem.includes("but not both")) {
    const [first, one, n] = numbers(/, (\d+) .*?, (\d+) .*? but not both, and (\d+) /);
    return (x) => x.a + x.c === first && x.a + x.b === one && x.n === n;
  }
  if (stem.includes(" did not ")) {
    const [without, only] = numbers(/, (\d+) did not .*? and (\d+) .*? but no/);
    return (x) => x.b + x.n === without && x.a === only;
  }
  const [second, only] = numbers(/, (\d+) .*? and (\d+) .*? but no/);
  return (x) => x.b + x.c === second && x.a === only;
}

function multipleOf(stem: string): (cells: Cells) => boolean {
  const [first, second, times, greater] = read(
    stem,
    /, (\d+) .*? and (\d+) .*?If (twice|three times|four times) as many .*? (both|neither) as /,
  );
  const k = { twice: 2, "three times": 3, "four times": 4 }[times!]!;
  return (x) =>
    x.a + x.c === Number(first) &&
    x.b + x.c === Number(second) &&
    (greater === "both" ? x.c === k * x.n : x.n === k * x.c);
}

function answerOf(stem: string, { b, c, n }: Cells): number {
  const question = stem.slice(stem.toLowerCase().lastIndexOf("how many"));
  if (question.includes("neither")) return n;
  return question.includes("both") ? c : b + c;
}
