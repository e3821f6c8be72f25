import {
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly who: readonly [string, string, string];
  readonly job: string;
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "pumps",
    who: ["Pump A", "Pump B", "Pump C"],
    job: "fill a reservoir",
    unit: "hours",
  },
  {
    name: "weavers",
    who: ["Aylin", "Bruna", "Chidi"],
    job: "weave a large carpet",
    unit: "days",
  },
  {
    name: "harvesters",
    who: ["Harvester P", "Harvester Q", "Harvester R"],
    job: "cut a field of rye",
    unit: "hours",
  },
  {
    name: "translators",
    who: ["Diego", "Emi", "Farah"],
    job: "translate a guidebook",
    unit: "days",
  },
  {
    name: "robots",
    who: ["Robot X", "Robot Y", "Robot Z"],
    job: "stock a warehouse",
    unit: "minutes",
  },
  {
    name: "ovens",
    who: ["Oven F", "Oven G", "Oven H"],
    job: "bake a large order of bread",
    unit: "hours",
  },
];

/**
 * A job of some units, done at whole rates in whole times by every pair, by all three, and by each
 * alone.
 */
const JOBS = [12, 24, 30, 36, 40, 48, 60, 72, 80, 84, 90, 120, 144, 168, 180, 240, 360].flatMap(
  (job) => {
    const rates = range(1, 20).filter((r) => job % r === 0 && job / r <= 120);
    return rates
      .flatMap((p) => rates.flatMap((q) => rates.map((r) => [p, q, r] as const)))
      .filter(([p, q, r]) => new Set([p, q, r]).size === 3)
      .map(([p, q, r]) => ({
        job,
        rates: [p, q, r] as const,
        times: [job / p, job / q, job / r] as const,
        pairs: [job / (p + q), job / (q + r), job / (p + r)] as const,
        all: job / (p + q + r),
      }));
  },
);
const WHOLE_PAIRS = JOBS.filter(({ pairs, all }) => all >= 2 && [...pairs].every(Number.isInteger));
const OF_PAIRS = WHOLE_PAIRS.filter(({ all }) => Number.isInteger(all));
const OF_ALL = JOBS.filter(
  ({ pairs: [x, y], all }) => all >= 3 && [x, y, all].every(Number.isInteger),
);

function drawNumbers(rng: Rng) {
  const { name, who, job, unit } = rng.pick(SETTINGS);
  const asked = rng.pick(["all", "alone", "middle"] as const);
  const list = { all: OF_PAIRS, alone: WHOLE_PAIRS, middle: OF_ALL }[asked];
  const drawn = rng.pick(list);
  const { times, all } = drawn;
  const [p, q, r] = drawn.rates;
  /** TeX of the part of the job that this rate does in one period. */
  const rate = (units: number): string => texFraction(new Fraction(units, drawn.job));
  const lone = asked === "alone" ? 0 : 1;
  const key = { all, alone: times[0], middle: times[1] }[asked];
  const sumOfPairs = `$${rate(p + q)} + ${rate(q + r)} + ${rate(p + r)} = ${rate(2 * (p + q + r))}$`;
  const each = unit.slice(0, -1);

  const other = (k: 0 | 1 | 2): Wrong => [
    times[k],
    `answers for ${who[k]}`,
    asked === "middle"
      ? `That is the time of ${who[k]} alone: all three less the pair without ${who[k]}, not without ${who[lone]}.`
      : `That is the time of ${who[k]} alone; the team without ${who[lone]} has to be taken away from all three.`,
  ];
  return { name, who, job, unit, asked, drawn, rate, lone, key, sumOfPairs, each, other };
}

type Numbers = ReturnType<typeof drawNumbers>;

function stemOf({ who, job, unit, asked, drawn, lone }: Numbers, rng: Rng): string {
  const { all } = drawn;
  const [x, y, z] = drawn.pairs;
  const [a, b, c] = who;
  const start = rng.pick([
    `Each working at a constant rate, ${a} and ${b} together can ${job} in ${x} ${unit}, ${b} and ${c} in ${y} ${unit}`,
    `To ${job}, ${a} and ${b} together need ${x} ${unit}, and ${b} and ${c} together need ${y} ${unit}`,
  ]);
  const isTo = start.startsWith("To");
  const last =
    asked === "middle"
      ? `${isTo ? ". A" : ", and a"}ll three together${isTo ? " need" : " in"} ${all} ${unit}.`
      : `${isTo ? `. ${a} and ${c} together need` : `, and ${a} and ${c} in`} ${z} ${unit}.`;
  const rates = isTo ? " Each works at a constant rate." : "";
  const question =
    asked === "all"
      ? `In how many ${unit} would all three together ${job}?`
      : `In how many ${unit} would ${who[lone]} alone ${job}?`;
  return `${start}${last}${rates} ${question}`;
}

function wrongAll({ drawn }: Numbers): Wrong[] {
  const { all } = drawn;
  const [x, y, z] = drawn.pairs;
  const [p, q, r] = drawn.rates;
  const sum = drawn.job / (p + q + r) / 2;
  return [
    [
      sum,
      "counts everyone twice",
      `The three rates of the pairs add up to twice the rate of all three, since each of them stands in two pairs.`,
    ],
    [
      (x + y + z) / 3,
      "averages the times",
      `That is a typical time of a pair; three together must be faster than each pair.`,
    ],
    [
      (x + y + z) / 2,
      "adds times instead of rates",
      `Half of the sum is right for rates; times of teams do not add up.`,
    ],
    [
      Math.min(x, y, z),
      "takes the fastest pair",
      `With a third one helping, the job must take less than ${Math.min(x, y, z)}.`,
    ],
    [
      (x + y + z) / 6,
      "halves the average time",
      `The pairs do share everyone twice, but halving an average of times is not halving a sum of rates.`,
    ],
    [
      Math.min(x, y, z) / 2,
      "halves the fastest time",
      `The third one does not double the speed of the fastest pair.`,
    ],
    [
      2 * all,
      "doubles where one must halve",
      `Twice the rate of all three is known, so the time found from it, ${sum}, is to be doubled once, not twice.`,
    ],
    [
      Math.max(x, y, z) - Math.min(x, y, z),
      "subtracts times",
      `Differences of times of teams mean nothing here; rates are what adds up.`,
    ],
  ];
}

function wrongAlone({ who, drawn, other }: Numbers): Wrong[] {
  const { all } = drawn;
  const [x, y, z] = drawn.pairs;
  const [a, b, c] = who;
  const [p, q, r] = drawn.rates;
  const stop: Wrong = [
    all,
    "stops at all three",
    `All three together need ${all}; one of them alone needs more.`,
  ];
  return [
    other(1),
    other(2),
    stop,
    [
      drawn.job / (2 * p + q + r),
      "counts everyone twice",
      `The rates of the three pairs add up to twice the rate of all three; they have to be halved before the pair is taken away.`,
    ],
    [
      x + z - y,
      "adds and subtracts times",
      `This is right for rates and meaningless for times: fewer hands need more time, not less.`,
    ],
    [
      (x + z) / 2,
      `averages the times with ${a}`,
      `With ${b} or ${c} helping, ${a} needs ${x} or ${z}; alone ${a} needs more than either.`,
    ],
    [
      x + z,
      `adds the times with ${a}`,
      `The times ${x} and ${z} are those of teams; they do not add up to a time of one.`,
    ],
    [
      drawn.job / (2 * p),
      "forgets to halve",
      `The rate of the first and the last pair less that of the other is twice the rate of ${a}.`,
    ],
    [
      2 * x,
      "takes a pair for equals",
      `Twice ${x} would be right if ${a} and ${b} worked at the same rate.`,
    ],
  ];
}

function wrongMiddle({ who, drawn, other }: Numbers): Wrong[] {
  const { all } = drawn;
  const [x, y] = drawn.pairs;
  const [a, b, c] = who;
  const [p, q, r] = drawn.rates;
  return [
    other(0),
    other(2),
    [
      x + y - all,
      "adds and subtracts times",
      `This is right for rates and meaningless for times: fewer hands need more time, not less.`,
    ],
    [
      (x + y) / 2,
      `averages the times with ${b}`,
      `With ${a} or ${c} helping, ${b} needs ${x} or ${y}; alone ${b} needs more than either.`,
    ],
    [
      3 * all,
      "takes the three for equals",
      `Three times ${all} would be right if all worked at the same rate.`,
    ],
    [
      x + y,
      `adds the times with ${b}`,
      `The times ${x} and ${y} are those of teams; they do not add up to a time of one.`,
    ],
    [
      2 * x,
      "takes a pair for equals",
      `Twice ${x} would be right if ${a} and ${b} worked at the same rate.`,
    ],
    [
      drawn.job / (p + 2 * q + r),
      "stops at the sum",
      `The two pairs together hold all three and ${b} once more; the rate of all three is still to be taken away.`,
    ],
    [
      drawn.job / (p + r),
      "answers for the other two",
      `That is the time of ${a} and ${c} together, without ${b}.`,
    ],
  ];
}

const WRONG = { all: wrongAll, alone: wrongAlone, middle: wrongMiddle };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { who, unit, asked, drawn, rate, lone, key, sumOfPairs, each } = numbers;
  const [p, q, r] = drawn.rates;
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: String(key),
      value: key,
      why: `In ${key} ${unit}, ${asked === "all" ? "all three" : who[lone]} would do the whole job: ${asked === "middle" ? `$${rate(p + q)} + ${rate(q + r)} - ${rate(p + q + r)} = ${rate(q)}$` : asked === "all" ? `half of ${sumOfPairs} in one ${each}` : `$\\frac{1}{2}\\left(${rate(p + q)} + ${rate(p + r)} - ${rate(q + r)}\\right) = ${rate(p)}$`}.`,
    },
    slips: slipsFrom(ways, (n) => Number.isInteger(n) && n > 1),
  };
}

function solutionOf({ who, unit, asked, drawn, rate, key, sumOfPairs, each }: Numbers): Solution {
  const { times, all } = drawn;
  const [x, y, z] = drawn.pairs;
  const [a, b] = who;
  const [p, q, r] = drawn.rates;
  const halve = `In one ${each} the three pairs do ${sumOfPairs} of the job, and this counts everyone twice; so all three do $${rate(p + q + r)}$.`;
  const steps = {
    all: [halve, `So all three together need ${all} ${unit}.`],
    alone: [
      halve,
      `Without ${a} they do $${rate(q + r)}$, so ${a} does $${rate(p + q + r)} - ${rate(q + r)} = ${rate(p)}$.`,
      `So ${a} alone needs ${times[0]} ${unit}.`,
    ],
    middle: [
      `In one ${each} the two pairs do $${rate(p + q)} + ${rate(q + r)} = ${rate(p + 2 * q + r)}$ of the job: all three once, and ${b} once more.`,
      `All three do $${rate(p + q + r)}$, so ${b} does $${rate(p + 2 * q + r)} - ${rate(p + q + r)} = ${rate(q)}$.`,
      `So ${b} alone needs ${times[1]} ${unit}.`,
    ],
  }[asked];
  return {
    idea:
      asked === "middle"
        ? `Rates of teams add up: both pairs together are all three and ${b} once more.`
        : `Rates of teams add up: the three pairs together hold everyone twice.`,
    steps,
    check:
      asked === "all"
        ? `Three must need less than the fastest pair, ${Math.min(x, y, z)} ${unit}, and more than half of it.`
        : `One alone must need more than any team in which that one works: $${key} \\gt ${asked === "alone" ? Math.max(x, z) : Math.max(x, y)}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "three-from-their-pairs",
  format: "problem-solving",
  subtopic: "rate-speed-work",
  domain: "algebra",
  pattern:
    "Joint times of overlapping teams: add or subtract the rates of the teams, never find each worker first.",

  make(rng) {
    const numbers = drawNumbers(rng);
    const { name, asked, drawn } = numbers;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Rates must be added although only times are given; then one is split off. Large
      // denominators add one.
      difficulty: { all: 6, alone: 8, middle: 7 }[asked] + (drawn.job > 100 ? 1 : 0),
      stem: stemOf(numbers, rng),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries each whole rate on a job of many units until the times of all teams fit. */
  check({ stem, options }) {
    const load = 5040 * 11;
    const [x, y, third] = read(
      stem,
      /(?:in|need) (\d+) (?:hours|days|minutes).*?(?:in|need) (\d+) (?:hours|days|minutes).*?(?:in|need) (\d+) (?:hours|days|minutes)/,
    ).map(Number) as [number, number, number];
    const isOfAll = /three together (?:in|need)/.test(stem);
    return options.flatMap((option, place) => {
      const tried = new Fraction(load).over(valueOf(option));
      const rate = (time: number) => new Fraction(load, time);
      // The options or the teams give the middle one; the others complete the pairs.
      const asksAll = stem.includes("would all three");
      const c = asksAll ? tried.minus(rate(x)) : null;
      const b = c ? rate(y).minus(c) : isOfAll ? tried : rate(x).minus(tried);
      const a = rate(x).minus(b);
      const last = c ?? rate(y).minus(b);
      const team = isOfAll ? a.plus(b).plus(last) : a.plus(last);
      const areAtWork = [a, b, last].every(({ value }) => value > 0);
      return areAtWork && team.equals(rate(third)) ? [place] : [];
    });
  },
};
