import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
  type Words,
  type Wrong,
} from "@theta/items/template";

const SIZES = [12, 15, 16, 18, 20, 24, 25, 30, 36, 40];
const TAKEAWAY =
  "For the greatest number of extreme values, make each of them only as extreme as it must be, and put all the others at the opposite end.";

/** n values with the average `mean`, none beyond `end`; those asked for are at `least` or beyond it. */
interface Drawn {
  readonly n: number;
  readonly mean: number;
  readonly end: number;
  readonly least: number;
  /** The bound that the stem names: `least`, or next to it if it says less than or greater than. */
  readonly named: number;
}

const roomOf = ({ n, mean, end }: Drawn): number => n * Math.abs(mean - end);
const costOf = ({ end, least }: Drawn): number => Math.abs(least - end);
const keyOf = (drawn: Drawn): number => Math.floor(roomOf(drawn) / costOf(drawn));

/** Whether reading "less than 70" as "70 or less" changes the answer. */
const isStrict = (drawn: Drawn): boolean =>
  Math.floor(roomOf(drawn) / Math.abs(drawn.named - drawn.end)) !== keyOf(drawn);

function isUsable(drawn: Drawn): boolean {
  const key = keyOf(drawn);
  return key > 2 && key < 0.8 * drawn.n && costOf(drawn) > 1.4 * Math.abs(drawn.mean - drawn.end);
}

/** What a wording calls its values, and how their total is found. */
function wordsOf({ n, mean }: Drawn, value: string, givesTotal: boolean): Words {
  const total = tex(n * mean);
  return {
    value,
    values: `${value}s`,
    sum: givesTotal ? `$${total}$` : `$${n} \\cdot ${mean} = ${total}$`,
  };
}

/** The room for the extreme values, what each takes, and the wrong ways to divide. */
function askedOf(drawn: Drawn, difficulty: number, money = false): Omit<AskedProblem, "stems"> {
  const { n, mean, end, least, named } = drawn;
  const [room, cost, key] = [roomOf(drawn), costOf(drawn), keyOf(drawn)];
  const show = money ? usd : thousands;
  const away = least < end ? "below" : "above";
  const left = room - key * cost;
  const half = Math.floor(n / 2);
  const totalOf = (those: number): number => those * least + (n - those) * end;
  const tooMany = (those: number): string =>
    `With ${those} such [[values]], the total would be at ${least < end ? "most" : "least"} ${show(totalOf(those))}, but it is ${show(n * mean)}.`;
  const extreme = `${key} [[values]] of ${show(least)} and ${n - key} [[values]] of ${show(end)}`;
  const reachable = `${extreme} have ${
    left === 0
      ? `exactly the required total, ${show(n * mean)}`
      : `a total of ${show(totalOf(key))}, which is ${show(left)} too ${least < end ? "great" : "small"}, so one or more of them can be ${least < end ? "lowered" : "raised"} by ${show(left)} in all`
  }.`;
  const bound = away === "below" ? "most" : "least";
  const wrong: Wrong[] = [
    [
      Math.floor(room / Math.abs(named - end)),
      "includes the bound",
      `This divides ${thousands(room)} by ${Math.abs(named - end)}, as if [[values]] of ${show(named)} counted. But ${show(named)} isn't ${away === "below" ? "less" : "greater"} than ${show(named)}, so divide by ${cost}.`,
    ],
    [key + 1, "rounds up", tooMany(key + 1)],
    [
      Math.floor(room / Math.abs(least - mean)),
      "measures from the average",
      `This divides ${show(room)} by ${show(Math.abs(least - mean))}, the distance from ${show(mean)} to ${show(least)}. But each of the other [[values]] can be ${show(end)}, so divide by ${show(cost)}.`,
    ],
    [
      n - key,
      "finds the least number of the others",
      `That is $${n} - ${key}$, the number of the other [[values]].`,
    ],
    [
      n - key - 1,
      "finds the number of the others and rounds down",
      `That is $${n} - ${key + 1}$. But ${key + 1} such [[values]] are too many, and the question doesn't ask for the number of the other [[values]].`,
    ],
    [
      Math.floor((n * mean) / Math.max(least, end)),
      "divides the total",
      least < end
        ? `This divides the total, ${show(n * mean)}, by ${show(end)}. That leaves out that the [[values]] that count are at most ${show(least)}.`
        : `This divides the total, ${show(n * mean)}, by ${show(least)}. But the other [[values]] are part of the total, too, and each of them is at least ${show(end)}.`,
    ],
    [
      half,
      "takes half",
      half > key ? tooMany(half) : `More such [[values]] are possible: ${reachable}`,
    ],
    [key - 1, "is too cautious", `One more such [[value]] is possible: ${reachable}`],
  ];
  return {
    difficulty,
    key,
    why: `${reachable} ${tooMany(key + 1)}`,
    wrong: money ? wrong.slice(1) : wrong,
    solution: {
      idea: `Let each [[value]] that counts be ${show(least)}, only as ${least < end ? "small" : "great"} as it must be, and let each of the other [[values]] be ${show(end)}.`,
      fast: [
        `The total of the [[values]] is [[sum]]. If all ${n} [[values]] were ${show(end)}, the total would be $${n} \\cdot ${end} = ${tex(n * end)}$, which is too ${least < end ? "great" : "small"} by ${show(room)}. Each [[value]] of ${show(least)} makes up for ${show(cost)} of that, so ${key} of them are possible: $${cost} \\cdot ${key} = ${tex(cost * key)}$, but $${cost} \\cdot ${key + 1} = ${tex(cost * (key + 1))}$.`,
      ],
      steps: [
        `The total of the [[values]] is [[sum]].`,
        `If $k$ of the [[values]] are at ${bound} ${show(least)} and the others are at ${bound} ${show(end)}, then $${least}k + ${end}(${n} - k) ${least < end ? "\\geq" : "\\leq"} ${tex(n * mean)}$.`,
        `So $${cost}k \\leq ${tex(room)}$, and the greatest possible integer $k$ is $${key}$.`,
      ],
      check: money
        ? `The lamps that sold for less than ${usd(least)} must be counted at ${usd(end)} each, not at ${usd(0)}.`
        : `An integer ${away === "below" ? "less" : "greater"} than ${named} is at ${bound} ${least}.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askBelow(rng: Rng): AskedProblem | null {
  const end = rng.pick([50, 60, 80, 100, 100, 100]);
  const named = end - 5 * rng.int(2, 8);
  const mean = end - rng.int(4, 24);
  const drawn = { n: rng.pick(SIZES), mean, end, least: named - 1, named };
  if (!isUsable(drawn) || !isStrict(drawn)) return null;
  const { n } = drawn;
  return {
    ...askedOf(drawn, 7),
    words: (wording) => wordsOf(drawn, wording === 1 ? "score" : "integer", false),
    stems: [
      `The scores of ${n} students on a test were integers, and the average (arithmetic mean) of these scores was ${mean}. If no score was greater than ${end}, what is the greatest possible number of these students who scored less than ${named}?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} integers is ${mean}, and none of the integers is greater than ${end}. What is the greatest possible number of these integers that are less than ${named}?`,
    ],
  };
}

function askAbove(rng: Rng): AskedProblem | null {
  const end = rng.pick([0, 5, 10, 15, 50, 60]);
  const named = end + 5 * rng.int(2, 8) - 1 + rng.int(0, 1);
  const mean = end + rng.int(4, 24);
  const drawn = { n: rng.pick(SIZES), mean, end, least: named + 1, named };
  if (!isUsable(drawn) || !isStrict(drawn)) return null;
  const { n } = drawn;
  const total = thousands(n * mean);
  const floor =
    end === 0 ? "none of the integers is negative" : `each of the integers is at least ${end}`;
  return {
    ...askedOf(drawn, 7),
    words: (wording) => wordsOf(drawn, "integer", wording === 1),
    stems: [],
    pure: [
      `The sum of ${n} integers is ${total}, and ${floor}. What is the greatest possible number of these integers that are greater than ${named}?`,
      `In a list of ${n} integers, ${floor}. If the average (arithmetic mean) of the integers in the list is ${mean}, at most how many of them are greater than ${named}?`,
    ],
  };
}

function askLamps(rng: Rng): AskedProblem | null {
  const end = 10 * rng.int(3, 12);
  const least = end + 10 * rng.int(2, 12);
  const mean = end + 5 * rng.int(1, 12);
  const drawn = { n: rng.pick(SIZES), mean, end, least, named: least };
  if (!isUsable(drawn)) return null;
  const { n } = drawn;
  return {
    ...askedOf(drawn, 6, true),
    words: (wording) => wordsOf(drawn, "price", wording === 1),
    stems: [
      `Last month a store sold ${n} lamps for a total of ${usd(n * mean)}. If no lamp was sold for less than ${usd(end)}, what is the greatest possible number of these lamps that were sold for ${usd(least)} or more?`,
      `The average (arithmetic mean) price of the ${n} lamps that a store sold last month was ${usd(mean)}. If each of these lamps was sold for at least ${usd(end)}, at most how many of them were sold for ${usd(least)} or more?`,
    ],
  };
}

const ASK = { below: askBelow, above: askAbove, lamps: askLamps };
const KINDS = ["below", "above", "lamps"] as const;

/** Whether k values of `least` and others at `end` can have this total, but k + 1 can't. */
function isMost(k: number, n: number, total: number, end: number, least: number): boolean {
  const canBe = (many: number): boolean => {
    const extreme = many * least + (n - many) * end;
    return many <= n && (least < end ? extreme >= total : extreme <= total);
  };
  return Number.isInteger(k) && canBe(k) && !canBe(k + 1);
}
const isBelow = (k: number, n: number, mean: number, end: number, named: number): boolean =>
  isMost(k, n, n * mean, end, named - 1);
const isLess = (k: number, n: number): boolean => k < n;

const READINGS: readonly StemReading[] = [
  {
    wording: /of (\d+) students .* was (\d+)\. .* greater than (\d+), .* less than (\d+)\?/,
    fits: isBelow,
    open: isLess,
  },
  {
    wording: /mean\) of (\d+) integers is (\d+), .* greater than (\d+)\. .* less than (\d+)\?/,
    fits: isBelow,
    open: isLess,
  },
  {
    wording: /sum of (\d+) integers is (\d+), and none .* is negative\. .* than (\d+)\?/,
    fits: (k, n, total, named) => isMost(k, n, total, 0, named + 1),
    open: isLess,
  },
  {
    wording: /sum of (\d+) integers is (\d+), .* least (\d+)\. .* than (\d+)\?/,
    fits: (k, n, total, end, named) => isMost(k, n, total, end, named + 1),
    open: isLess,
  },
  {
    wording: /list of (\d+) integers, none .* is negative\. .* is (\d+), .* than (\d+)\?/,
    fits: (k, n, mean, named) => isMost(k, n, n * mean, 0, named + 1),
    open: isLess,
  },
  {
    wording: /list of (\d+) integers, .* least (\d+)\. .* is (\d+), .* than (\d+)\?/,
    fits: (k, n, end, mean, named) => isMost(k, n, n * mean, end, named + 1),
    open: isLess,
  },
  {
    wording: /sold (\d+) lamps .* of \$(\d+)\. .* less than \$(\d+), .* for \$(\d+) or/,
    fits: isMost,
    open: isLess,
  },
  {
    wording: /the (\d+) lamps .* was \$(\d+)\. .* at least \$(\d+), .* for \$(\d+) or/,
    fits: (k, n, mean, end, least) => isMost(k, n, n * mean, end, least),
    open: isLess,
  },
];

export const template: ProblemTemplate = {
  id: "most-beyond-a-bound",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "arithmetic",
  pattern:
    "How many values can lie beyond a bound, given their average and the farthest that the others can be.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries each option, and one more, with the other values at their end. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
