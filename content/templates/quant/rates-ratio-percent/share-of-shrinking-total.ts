import {
  capital,
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  roseOrFell,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Asked = "part" | "rest" | "total" | "share";

interface Setting {
  readonly name: string;
  readonly whole: string;
  readonly part: string;
  readonly rest: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "mill",
    whole: "the total revenue of a textile mill",
    part: "revenue from sales abroad",
    rest: "revenue from sales at home",
  },
  {
    name: "port",
    whole: "the total freight handled by a port",
    part: "freight in containers",
    rest: "freight not in containers",
  },
  {
    name: "college",
    whole: "the total enrollment of a college",
    part: "enrollment in evening classes",
    rest: "enrollment in day classes",
  },
  {
    name: "harvest",
    whole: "the total harvest of a cooperative",
    part: "the harvest of lentils",
    rest: "the harvest of all other crops",
  },
  {
    name: "gazette",
    whole: "the total advertising income of a gazette",
    part: "income from online notices",
    rest: "income from printed notices",
  },
  {
    name: "workshop",
    whole: "the total cost of running a print shop",
    part: "the cost of materials",
    rest: "the cost of everything else",
  },
];

interface Numbers {
  readonly before: number;
  readonly after: number;
  readonly total: number;
  readonly part: number;
  readonly rest: number;
}

const TOTALS = [-50, -40, -30, -25, -20, -10, 10, 20, 25, 30, 40, 50];
const SHARES = range(2, 16).map((k) => 5 * k);

/** All stories with whole amounts in which share and total move in opposite directions. */
const STORIES: readonly Numbers[] = TOTALS.flatMap((total) =>
  SHARES.flatMap((before) => SHARES.map((after) => ({ total, before, after }))),
)
  .map(({ total, before, after }) => ({
    total,
    before,
    after,
    part: (after * (100 + total)) / before - 100,
    rest: ((100 - after) * (100 + total)) / (100 - before) - 100,
  }))
  .filter(
    ({ total, before, after, part, rest }) =>
      before !== after &&
      Math.abs(before - after) <= 25 &&
      after > before !== total > 0 &&
      Number.isInteger((after * total) / 100) &&
      [part, rest].every((c) => Number.isInteger(c) && c !== 0 && c <= 120),
  );

const rise = (c: number): string => (c < 0 ? "a decrease" : "an increase");
const signed = (c: number): string => `${Math.abs(c)}% ${c < 0 ? "decrease" : "increase"}`;
function questionFor(asked: Asked, setting: Setting, n: Numbers, isShareFirst: boolean): string {
  const { whole, part, rest } = setting;
  const known = whole.replace(" a ", " the ");
  const shares = `${n.after > n.before ? "rose" : "fell"} from ${n.before} percent to ${n.after} percent`;
  if (asked === "share")
    return `Last year, ${part} made up ${n.before} percent of ${whole}. From last year to this year, ${known} ${roseOrFell(n.total)} and ${part} ${roseOrFell(n.part)}. What percent of the total does ${part} make up this year?`;
  if (asked === "total")
    return `From last year to this year, ${part} ${roseOrFell(n.part)}, and its share of ${whole} ${shares}. What was the percent change in ${known}?`;
  const wanted = asked === "part" ? part : rest;
  return isShareFirst
    ? `${capital(part)} made up ${n.before} percent of ${whole} last year and makes up ${n.after} percent this year. If ${known} ${roseOrFell(n.total)} from last year to this year, what was the percent change in ${wanted}?`
    : `From last year to this year, ${whole} ${roseOrFell(n.total)}, while the share of ${part} in that total ${shares}. What was the percent change in ${wanted}?`;
}

/** Slips for the change in a part whose share goes from `from` to `to`. */
function partSlips(from: number, to: number, total: number, other: number): Wrong[] {
  return [
    [
      (100 * to) / from - 100,
      "ignores the change of the total",
      `From ${from} to ${to} percent is the change of the share. The total is no longer what it was, and the amount is share times total.`,
    ],
    [
      to - from,
      "subtracts the shares",
      `From ${from} to ${to} percent is a difference in percentage points of two different totals, not a percent change of the amount.`,
    ],
    [
      (to * (100 + total)) / 100 - from,
      "measures against the old total",
      `With an old total of 100, the amount goes from ${from} to ${(to * (100 + total)) / 100}. The difference has still to be taken as a percent of ${from}.`,
    ],
    [
      to - from + total,
      "adds points and percents",
      `Percentage points of the share and percents of the total are of different things and cannot be added.`,
    ],
    [other, "answers for the other part", `That is the change of the other part of the total.`],
    [
      (100 * to) / from - 100 + total,
      "adds the two percent changes",
      `The changes of share and total work one on the other: their factors must be multiplied.`,
    ],
    [
      (from * (100 + total)) / to - 100,
      "swaps the shares",
      `This sets last year's share, ${from} percent, in the place of this year's, ${to} percent.`,
    ],
    [
      total,
      "lets the part follow the total",
      `Only a part with a constant share changes as the total does.`,
    ],
  ];
}

function totalSlips({ before, after, part, rest }: Numbers): Wrong[] {
  return [
    [
      (100 * before) / after - 100,
      "ignores the change of the part",
      `This would be right if the part had stayed the same, but it changed as well.`,
    ],
    [
      (after * (100 + part)) / before - 100,
      "swaps the shares",
      `The total is the part divided by its share, so this year's share of ${after} percent belongs below, not above.`,
    ],
    [
      part - (after - before),
      "subtracts points from percents",
      `Percents of the part and percentage points of the share are of different things.`,
    ],
    [
      part,
      "lets the total follow the part",
      `If the total had changed as the part did, the share would have stayed the same.`,
    ],
    [
      part - ((100 * after) / before - 100),
      "subtracts the percent changes",
      `The two changes are factors, so divide them instead of subtracting the percents.`,
    ],
    [rest, "answers for the rest", `That is the change of everything but this part.`],
    [after - before, "subtracts the shares", `That is how many percentage points the share moved.`],
  ];
}

function shareSlips({ before, after, total, part }: Numbers): Wrong[] {
  return [
    [
      (before * (100 + part)) / 100,
      "divides by the old total",
      `${(before * (100 + part)) / 100} is this year's part when last year's total is 100. This year's total is ${100 + total}.`,
    ],
    [
      before + part - total,
      "adds the percents to the share",
      `A percent change of an amount does not move its share by as many percentage points.`,
    ],
    [
      (before * (100 + part - total)) / 100,
      "subtracts the percent changes",
      `The share changes by a quotient of factors, not by the difference of the two percents.`,
    ],
    [
      (before * (100 + total)) / (100 + part),
      "divides the wrong way",
      `The share is part over total, so ${100 + part} belongs above and ${100 + total} below.`,
    ],
    [100 - after, "answers for the rest", `That is what everything else makes up this year.`],
    [
      (before * (100 + part) * (100 + total)) / 10_000,
      "multiplies both changes",
      `A total that shrinks makes the share larger: one must divide by its factor.`,
    ],
    [
      before + part,
      "adds the change of the part",
      `A change of ${Math.abs(part)} percent of the part is not ${Math.abs(part)} points of the share.`,
    ],
  ];
}

function drawNumbers(rng: Rng) {
  const numbers = rng.pick(STORIES);
  const { before, total, part } = numbers;
  const asked = rng.pick(["part", "part", "rest", "total", "share"] as const);
  const setting = rng.pick(SETTINGS);
  const now = 100 + total;
  const partNow = (before * (100 + part)) / 100;
  const restNow = now - partNow;
  return { numbers, asked, setting, now, partNow, restNow };
}

type Drawn = ReturnType<typeof drawNumbers>;

function optionsOf({ numbers, asked, now, partNow, restNow }: Drawn): ProblemOptions {
  const { before, after, total, part, rest } = numbers;
  const value = { part, rest, total, share: after }[asked];
  const text = (n: number): string => (asked === "share" ? `${n}%` : signed(n));
  const ways = {
    part: partSlips(before, after, total, rest),
    rest: partSlips(100 - before, 100 - after, total, part),
    total: totalSlips(numbers),
    share: shareSlips(numbers),
  }[asked];
  return {
    key: {
      text: text(value),
      value,
      why: `With a total of 100 last year, the part goes from ${before} to ${partNow}, the rest from ${100 - before} to ${restNow}, the total to ${now}.`,
    },
    slips: slipsFrom(
      ways,
      (n) =>
        Number.isInteger(2 * n) &&
        n !== 0 &&
        Math.abs(n) <= 150 &&
        (asked === "share" ? n > 0 && n < 100 : n > -95),
      text,
    ),
  };
}

function solutionOf({ numbers, asked, setting, now, partNow, restNow }: Drawn): Solution {
  const { before, after, total, part, rest } = numbers;
  const steps = {
    part: [
      `Let last year's total be 100, so ${setting.part} was ${before}.`,
      `This year's total is ${now}, of which ${after} percent is ${partNow}.`,
      `From ${before} to ${partNow} is ${rise(part)} of $\\frac{${Math.abs(partNow - before)}}{${before}}$, or ${Math.abs(part)} percent.`,
    ],
    rest: [
      `Let last year's total be 100, so ${setting.rest} was $100 - ${before} = ${100 - before}$.`,
      `This year's total is ${now}, of which ${100 - after} percent is ${restNow}.`,
      `From ${100 - before} to ${restNow} is ${rise(rest)} of $\\frac{${Math.abs(restNow - 100 + before)}}{${100 - before}}$, or ${Math.abs(rest)} percent.`,
    ],
    total: [
      `Let last year's total be 100, so ${setting.part} was ${before} and is now ${partNow}.`,
      `This ${partNow} is ${after} percent of the new total, which is therefore $${partNow} \\div ${after / 100} = ${now}$.`,
      `From 100 to ${now} is ${rise(total)} of ${Math.abs(total)} percent.`,
    ],
    share: [
      `Let last year's total be 100, so ${setting.part} was ${before}.`,
      `This year ${setting.part} is ${partNow} and the total ${now}.`,
      `The share is $\\frac{${partNow}}{${now}}$, or ${after} percent.`,
    ],
  }[asked];
  return {
    idea: "Shares of two different totals cannot be compared; set last year's total at 100 and work with amounts.",
    steps,
    check: `All of it at a glance: part and rest were ${before} and ${100 - before} and are now ${partNow} and ${restNow}, in all ${now}.`,
  };
}

export const template: ProblemTemplate = {
  id: "share-of-shrinking-total",
  format: "problem-solving",
  subtopic: "percent-change",
  domain: "arithmetic",
  pattern:
    "A share moves one way while the total moves the other: turn share times total into amounts before comparing.",

  make(rng) {
    const question = drawNumbers(rng);
    const { numbers, asked, setting } = question;
    const { before, after, part, rest } = numbers;
    const isShareFirst = rng.chance(0.5);
    const isAgainstShare =
      asked === "rest" ? rest < 0 === after < before : part < 0 === after > before;
    return {
      variant: `${asked}/${setting.name}`,
      context: "real",
      // The rest and the total take one more thought; an amount that moves against its share is a
      // surprise.
      difficulty: { part: 5, rest: 6, total: 7, share: 5 }[asked] + (isAgainstShare ? 1 : 0),
      stem: questionFor(asked, setting, numbers, isShareFirst),
      ...optionsOf(question),
      solution: solutionOf(question),
    };
  },

  /** Tries every option: do the amounts of both years fit what the stem says about them? */
  check({ stem, options }) {
    const hundred = new Fraction(100);
    const changes = Array.from(stem.matchAll(/(rose|fell) by (\d+) percent/g), ([, verb, size]) =>
      hundred.plus(valueOf(`${verb === "fell" ? "-" : ""}${size!}`)),
    );
    const shares = Array.from(
      stem.matchAll(/(?:from|to|made up|makes up) (\d+) percent/g),
      ([, share]) => valueOf(share!),
    );
    const [question] = read(stem, /([^.,]*\?)$/);
    const setting = SETTINGS.find(({ whole }) => stem.includes(whole));
    const known = setting?.whole.replace(" a ", " the ");
    if (!setting || !known || !question || !shares[0] || !changes[0])
      throw new Error(`The story cannot be read: ${stem}`);
    const [from, first] = [shares[0], changes[0]];
    return options.flatMap((option, k) => {
      const size = valueOf(option);
      const factor = hundred.plus(option.includes("decrease") ? new Fraction(0).minus(size) : size);
      const fits = (part: Fraction, whole: Fraction, share: Fraction): boolean =>
        part.times(hundred).equals(whole.times(share));
      if (question.includes("What percent of the total")) {
        const part = from.times(changes[1]!).over(hundred);
        return fits(part, first, size) ? [k] : [];
      }
      const to = shares[1]!;
      if (question.includes(known))
        return fits(from.times(first).over(hundred), factor, to) ? [k] : [];
      const isPart = question.includes(setting.part);
      const start = isPart ? from : hundred.minus(from);
      const end = isPart ? to : hundred.minus(to);
      return fits(start.times(factor).over(hundred), first, end) ? [k] : [];
    });
  },
};
