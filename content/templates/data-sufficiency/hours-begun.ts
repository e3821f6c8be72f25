import {
  capital,
  count,
  inEitherOrder,
  leavesOpen,
  plain,
  range,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  statementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
  usd,
} from "@theta/items/template";

/** A time, or a number in sixtieths. */
type Time = { readonly minutes: number };

/** How a dress says a statement. Times are in minutes, results in hours begun. */
interface Dress {
  readonly isFee: boolean;
  readonly stem: string;
  readonly moved: (by: number, hours: number) => string;
  readonly scaled: (how: "twice" | "half", hours: number) => string;
  readonly compared: (by: number, more: 0 | 1) => string;
  readonly between: (low: number, high?: number) => string;
  readonly show: (minutes: number) => string;
  readonly settled: (hours: number) => string;
  /** That the time or number is more than one and at most another. */
  readonly span: (low: number, high: number) => string;
  /** That no whole number is between two times or numbers. */
  readonly noneBetween: (low: number, high: number) => string;
  readonly check: string;
  /** That there are cases below and above a whole number. */
  readonly around: (hours: number) => string;
  /** What `moved` and `scaled` say about a longer or shorter time, and so about the time itself. */
  readonly movedGives: (by: number, hours: number) => string;
  readonly scaledGives: (how: "twice" | "half", hours: number) => string;
  /** What wrong readings are about. */
  readonly traps: {
    readonly twice: string;
    readonly half: string;
    readonly nearly: string;
    readonly enclosed: string;
    readonly longer: string;
    readonly exact: string;
  };
}

/** The time itself is between these, in minutes, if it's so much longer or shorter, or twice or half as long. */
const spanOfMoved = (by: number, hours: number) =>
  [60 * (hours - 1) - by, 60 * hours - by] as const;
const spanOfScaled = (how: "twice" | "half", hours: number) =>
  [60 * (hours - 1), 60 * hours].map((n) => (how === "twice" ? n / 2 : 2 * n)) as [number, number];

const hoursOf = (minutes: number): number => Math.ceil(minutes / 60);

function inHours(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60];
  if (m === 0) return count(h, "hour");
  return h === 0 ? count(m, "minute") : `${count(h, "hour")} ${count(m, "minute")}`;
}

const FEES = [
  {
    stem: (base: string, more: string) =>
      `A parking garage charges ${base} for the first hour and ${more} for each additional hour or fraction of an hour. A certain car was parked in the garage for more than 1 hour. What was the charge?`,
    it: "the car",
    done: "parked",
  },
  {
    stem: (base: string, more: string) =>
      `The charge for renting a boat is ${base} for the first hour and ${more} for each additional hour or fraction of an hour. What was the charge for a certain boat that was rented for more than 1 hour?`,
    it: "the boat",
    done: "rented",
  },
] as const;

const timeSpan = (low: number, high: number): string =>
  `the time was more than ${inHours(low)} and at most ${inHours(high)}`;

function feeDress(rng: Rng): Dress {
  const { stem, it, done } = rng.pick(FEES);
  const [base, more] = rng.pick([
    [8, 5],
    [10, 4],
    [12, 8],
    [15, 10],
    [6, 3],
    [9, 6],
  ] as const);
  const fee = (hours: number): string => usd(base + more * (hours - 1));
  const means = (hours: number, what: string): string =>
    `${fee(hours)} is the charge for ${count(hours, "hour")}, so ${what} is more than ${count(hours - 1, "hour")} and at most ${count(hours, "hour")}.`;
  return {
    isFee: true,
    stem: stem(usd(base), usd(more)),
    moved: (by, hours) =>
      `If ${it} had been ${done} for ${inHours(Math.abs(by))} ${by > 0 ? "longer" : "less"}, the charge would have been ${fee(hours)}.`,
    scaled: (how, hours) =>
      `If ${it} had been ${done} for ${how} as long, the charge would have been ${fee(hours)}.`,
    compared: (by, step) =>
      `If ${it} had been ${done} for ${inHours(by)} longer, the charge would have been ${step ? `${usd(more)} greater` : "the same"}.`,
    between: (low, high) =>
      `${capital(it)} was ${done} for more than ${inHours(low)}${high ? ` and less than ${inHours(high)}` : ""}.`,
    show: (minutes) =>
      `${inHours(minutes)}, charged as ${count(hoursOf(minutes), "hour")} for ${fee(hoursOf(minutes))}`,
    settled: (hours) =>
      `the charge is that for ${count(hours, "hour")}: ${usd(base)} for the first and ${usd(more)} for ${hours === 2 ? "the second" : `each of the other ${hours - 1}`}, or ${fee(hours)}`,
    span: timeSpan,
    noneBetween: (low, high) => `No full hour lies between ${inHours(low)} and ${inHours(high)}`,
    check:
      "A full number of hours still belongs to the lower charge. Test times just before it and just after it.",
    around: (hours) => `Times before and after ${count(hours, "hour")} are possible.`,
    movedGives: (by, hours) =>
      `${means(hours, `the time ${by > 0 ? "plus" : "minus"} ${inHours(Math.abs(by))}`)} This means that ${timeSpan(...spanOfMoved(by, hours))}.`,
    scaledGives: (how, hours) =>
      `${means(hours, how === "twice" ? "twice the time" : "half the time")} This means that ${timeSpan(...spanOfScaled(how, hours))}.`,
    traps: {
      twice:
        "The charge for twice the time seems to say too little about the charge for the time itself.",
      half: "Half the time has one charge, so the whole time seems to have one charge, too.",
      nearly:
        "Each statement gives the charge for nearly the same time, so each looks like enough.",
      enclosed:
        "The charge for a little more time and the charge for a little less seem to enclose the answer.",
      longer: "A charge for a longer time seems to leave the charge for the time itself open.",
      exact: "Neither statement gives the exact time, so both look too weak.",
    },
  };
}

const decimal = (minutes: number): string => String(Math.round((100 * minutes) / 60) / 100);
const plus = (by: number): string => `n ${by < 0 ? "-" : "+"} ${decimal(Math.abs(by))}`;

const numberSpan = (low: number, high: number): string =>
  `$${decimal(low)} < n \\leq ${decimal(high)}$`;
/** That a number is rounded up to this integer. */
const roundedTo = (hours: number, what: string): string =>
  `$${hours - 1} < ${what} \\leq ${hours}$`;

function numberDress(rng: Rng): Dress {
  const [open, close, stem] = rng.pick([
    [
      "[",
      "]",
      "For every number $x$, let $[x]$ denote the least integer that is greater than or equal to $x$. If $n > 1$, what is the value of $[n]$?",
    ],
    [
      "f(",
      ")",
      "For every number $x$, $f(x)$ is defined as the least integer that is greater than or equal to $x$. If $n > 1$, what is the value of $f(n)$?",
    ],
  ] as const);
  const up = (tex: string): string => `${open}${tex}${close}`;
  return {
    isFee: false,
    stem,
    moved: (by, hours) => `$${up(plus(by))} = ${hours}$`,
    scaled: (how, hours) => `$${up(how === "twice" ? "2n" : "\\frac{n}{2}")} = ${hours}$`,
    compared: (by, step) => `$${up(plus(by))} = ${up("n")}${step ? " + 1" : ""}$`,
    between: (low, high) =>
      high ? `$${decimal(low)} < n < ${decimal(high)}$` : `$n > ${decimal(low)}$`,
    show: (minutes) => `$n = ${decimal(minutes)}$, with $${up("n")} = ${hoursOf(minutes)}$`,
    settled: (hours) => `$${up("n")} = ${hours}$`,
    span: numberSpan,
    noneBetween: (low, high) => `No integer lies between ${decimal(low)} and ${decimal(high)}`,
    check: `If $n$ is an integer, $${up("n")} = n$. Test numbers just below it and just above it.`,
    around: (hours) => `Values of $n$ below and above ${hours} are possible.`,
    movedGives: (by, hours) =>
      `This means that ${roundedTo(hours, plus(by))}, so ${numberSpan(...spanOfMoved(by, hours))}.`,
    scaledGives: (how, hours) =>
      `This means that ${roundedTo(hours, how === "twice" ? "2n" : "\\frac{n}{2}")}, so ${numberSpan(...spanOfScaled(how, hours))}.`,
    traps: {
      twice: "The value for $2n$ seems to say too little about the value for $n$.",
      half: "The value for half of $n$ is known, so the value for $n$ seems to be known, too.",
      nearly:
        "Each statement gives the value for a number close to $n$, so each looks like enough.",
      enclosed:
        "The value for a number a little greater than $n$ and the value for one a little less seem to enclose the answer.",
      longer: "The value for a greater number seems to leave the value for $n$ open.",
      exact: "Neither statement gives the exact value of $n$, so both look too weak.",
    },
  };
}

interface Design {
  readonly variant: string;
  readonly difficulty: number;
  readonly pair: StatementPair;
  readonly fast: string;
}

type Maker = (rng: Rng, dress: Dress) => Design;

function opens({ show }: Dress) {
  return (why: string, one: number, other: number) =>
    leavesOpen(
      `${why} It could be ${show(one)}, or ${show(other)}.`,
      { minutes: one },
      { minutes: other },
    );
}

const WHOLE =
  "Write down the interval that each statement leaves, and see whether a whole number lies inside it.";

/** Twice as much, and half as much. */
const scaledDesigns: readonly Maker[] = [
  (rng, dress) => {
    const k = rng.int(2, 4);
    const h = 2 * k - rng.pick([0, 1]);
    const open = opens(dress);
    const odd = rng.pick([0, 1]);
    const twice = 2 * h - odd;
    const doubled = settles(`${dress.scaledGives("twice", twice)} So ${dress.settled(h)}.`);
    const inside = rng.chance(0.4);
    const high = 60 * h - (odd ? 30 : 0);
    return {
      variant: inside ? "twice-and-between" : "twice-or-half",
      difficulty: inside ? 6 : 7,
      fast: inside
        ? "Halving an interval of length 1 leaves one of length one-half, which lies within one integer step. So what is known after doubling is always enough."
        : "Doubling makes the intervals half as long, so each lies within one integer step. Halving makes them twice as long, so each covers two steps.",
      pair: inside
        ? statementPair(
            ["hidden-enough", "B", dress.traps.twice],
            [dress.scaled("twice", twice), doubled],
            [
              dress.between(high - 27, high - 3),
              settles(`${dress.noneBetween(high - 27, high - 3)}, so ${dress.settled(h)}.`),
            ],
          )
        : statementPair(
            ["false-enough", "D", "The two statements look like mirror images of each other."],
            [dress.scaled("twice", twice), doubled],
            [
              dress.scaled("half", k),
              open(dress.scaledGives("half", k), 120 * k - 90, 120 * k - 30),
            ],
          ),
    };
  },
  (rng, dress) => {
    const k = rng.int(2, 4);
    const open = opens(dress);
    const half = open(dress.scaledGives("half", k), 120 * k - 90, 120 * k - 30);
    const kind = rng.pick(["moved-up", "moved-near", "beyond", "beyond-near"] as const);
    const top = 120 * k;
    const text = dress.scaled("half", k);
    const variant = `half-${kind}`;
    const beyond = open("This sets no upper limit.", top - 15, top + 30);
    const trap = ["false-enough", "A", dress.traps.half] as const;
    const missed = [
      "near-miss",
      "C",
      "Both statements together leave only a short interval.",
    ] as const;
    if (kind === "moved-up")
      return {
        variant,
        difficulty: 6,
        fast: WHOLE,
        pair: statementPair(
          trap,
          [text, half],
          [dress.moved(30, 2 * k + 1), open(dress.movedGives(30, 2 * k + 1), top - 15, top + 15)],
          settles(`${capital(dress.span(top - 30, top))}, so ${dress.settled(2 * k)}.`),
        ),
      };
    if (kind === "moved-near")
      return {
        variant,
        difficulty: 6,
        fast: WHOLE,
        pair: statementPair(
          missed,
          [text, half],
          [dress.moved(30, 2 * k), open(dress.movedGives(30, 2 * k), top - 75, top - 45)],
          open(`${capital(dress.span(top - 90, top - 30))}.`, top - 75, top - 45),
        ),
      };
    const low = rng.pick(kind === "beyond" ? [30, 45, 60] : [75, 90]);
    return kind === "beyond"
      ? {
          variant,
          difficulty: 5,
          fast: WHOLE,
          pair: statementPair(
            trap,
            [text, half],
            [dress.between(top - low), beyond],
            settles(`${capital(dress.span(top - low, top))}, so ${dress.settled(2 * k)}.`),
          ),
        }
      : {
          variant,
          difficulty: 5,
          fast: WHOLE,
          pair: statementPair(
            missed,
            [text, half],
            [dress.between(top - low), beyond],
            open(`${capital(dress.span(top - low, top))}.`, top - 69, top - 30),
          ),
        };
  },
];

/** A little more or a little less. */
const movedDesigns: readonly Maker[] = [
  (rng, dress) => {
    const h = rng.int(4, 7);
    const top = 60 * h;
    const open = opens(dress);
    const kind = rng.pick(["three-quarters", "one-half", "three-quarters-near"] as const);
    const by = kind === "one-half" ? 30 : 45;
    const back = kind === "three-quarters" ? h - 2 : h - 1;
    const [one, other] = kind === "one-half" ? [top - 75, top - 45] : [top - 66, top - 54];
    return {
      variant: kind,
      difficulty: 7,
      fast: WHOLE,
      pair: statementPair(
        kind === "three-quarters"
          ? ["false-enough", "D", dress.traps.nearly]
          : ["near-miss", "C", dress.traps.enclosed],
        [dress.moved(by, h), open(dress.movedGives(by, h), top - 66, top - by)],
        [dress.moved(-by, back), open(dress.movedGives(-by, back), 60 * back, 60 * back + by)],
        kind === "three-quarters"
          ? settles(
              `Both hold only if ${dress.span(top - 105, top - 75)}, so ${dress.settled(h - 1)}.`,
            )
          : kind === "one-half"
            ? open(`Both statements mean that ${dress.span(top - 90, top - 30)}.`, one, other)
            : open(`Both hold only if ${dress.span(top - 75, top - 45)}.`, one, other),
      ),
    };
  },
  (rng, dress) => {
    const k = rng.int(2, 6);
    const base = 60 * k;
    const open = opens(dress);
    const kind = rng.pick(["same", "step", "step-near"] as const);
    const low = base - rng.pick([15, 24, 30]);
    const high = base + rng.pick([30, 36, 42]);
    const between = open(dress.around(k), base - 6, base + 6);
    const narrow = "The interval is short, so it seems to be enough.";
    return {
      variant: `between-and-${kind}`,
      difficulty: kind === "step-near" ? 6 : 5,
      fast: WHOLE,
      pair: {
        same: statementPair(
          ["false-enough", "B", narrow],
          [
            dress.compared(45, 0),
            open(
              dress.isFee
                ? "Adding 45 minutes doesn't go past the next full hour, so the time is more than 0 and at most 15 minutes past a full hour. But it isn't known which hour."
                : "Adding 0.75 doesn't pass the next integer, so $n$ is greater than an integer by at most 0.25. But that integer isn't known.",
              base + 6,
              base + 66,
            ),
          ],
          [dress.between(low, high), between],
          settles(
            `${dress.isFee ? `Times up to ${inHours(base)} are out because they are more than 15 minutes past ${inHours(base - 60)}. So` : `Values up to ${k} are out because they are more than 0.25 greater than ${k - 1}. So`} ${dress.span(base, base + 15)}, and ${dress.settled(k + 1)}.`,
          ),
        ),
        step: statementPair(
          ["false-enough", "B", narrow],
          [
            dress.compared(15, 1),
            open(
              dress.isFee
                ? "Adding 15 minutes passes a full number of hours, so the time is less than 15 minutes short of it, or equal to it. But it isn't known which hour."
                : "Adding 0.25 passes an integer, so $n$ is equal to that integer or less than 0.25 below it. But the integer isn't known.",
              base - 6,
              base + 54,
            ),
          ],
          [dress.between(low, high), between],
          settles(
            `${dress.isFee ? `Times after ${inHours(base)} are out because they are more than 15 minutes short of ${inHours(base + 60)}. So` : `Values above ${k} are out because they are more than 0.25 less than ${k + 1}. So`} ${dress.span(base - 15, base)}, and ${dress.settled(k)}.`,
          ),
        ),
        "step-near": statementPair(
          ["near-miss", "C", "The two statements together leave only a short interval."],
          [
            dress.compared(45, 1),
            open(
              dress.isFee
                ? "Adding 45 minutes passes one full hour from most times, so the time itself isn't known."
                : "Adding 0.75 passes one integer from most numbers, so $n$ itself isn't known.",
              base - 6,
              base + 54,
            ),
          ],
          [dress.between(low, high), between],
          open(
            dress.isFee
              ? `Times before and after ${count(k, "hour")} still fit: 45 minutes longer than ${inHours(base - 6)} and ${inHours(base + 21)} is ${inHours(base + 39)} and ${inHours(base + 66)}, each charged as one hour more.`
              : `Values of $n$ below and above ${k} still fit: adding 0.75 to ${decimal(base - 6)} and ${decimal(base + 21)} gives ${decimal(base + 39)} and ${decimal(base + 66)}, each rounded up to 1 more than before.`,
            base - 6,
            base + 21,
          ),
        ),
      }[kind],
    };
  },
  (rng, dress) => {
    const h = rng.int(3, 7);
    const top = 60 * h;
    const open = opens(dress);
    const both = rng.chance(0.5);
    const [low, high] = rng.pick([
      [45, 15],
      [48, 12],
      [54, 18],
      [42, 6],
    ] as const);
    const moved = h + rng.pick([0, 1]);
    const within = settles(`${dress.noneBetween(top - low, top - high)}, so ${dress.settled(h)}.`);
    const text = dress.between(top - low, top - high);
    return {
      variant: both ? "between-and-hour" : "between-within",
      // A symbol has to be understood first.
      difficulty: dress.isFee || both ? 4 : 5,
      fast: WHOLE,
      pair: both
        ? statementPair(
            ["hidden-enough", "B", dress.traps.longer],
            [
              dress.moved(60, h + 1),
              settles(
                `${dress.isFee ? `The longer time is charged as ${count(h + 1, "hour")}, and exactly 1 hour less is always charged as 1 hour less` : "Adding 1 to $n$ raises the value by exactly 1"}, so ${dress.settled(h)}.`,
              ),
            ],
            [text, within],
          )
        : statementPair(
            ["hidden-enough", "E", dress.traps.exact],
            [text, within],
            [
              dress.moved(30, moved),
              open(dress.movedGives(30, moved), 60 * moved - 84, 60 * moved - 45),
            ],
          ),
    };
  },
];

const DESIGNS = [...scaledDesigns, ...movedDesigns];

const SOLUTION = {
  fee: {
    idea: "The charge depends only on how many hours were begun, so the question is whether all times that are left end within the same hour.",
  },
  number: {
    idea: "The value changes only just after an integer, so the question is whether all numbers that are left lie within one step.",
  },
  takeaway:
    "With amounts that are rounded up, what matters is not the length of an interval but whether an integer is inside it.",
} as const;

export const template: SufficiencyTemplate = {
  id: "hours-begun",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Rounding up, as a charge by hours begun or as a function: what a multiple or a shifted amount says about the amount itself.",

  make(rng) {
    const dress = rng.chance(0.5) ? feeDress(rng) : numberDress(rng);
    const { variant, difficulty, fast, pair: drawn } = rng.pick(DESIGNS)(rng, dress);
    const pair = inEitherOrder(drawn, rng);
    const solution: Solution = {
      ...SOLUTION[dress.isFee ? "fee" : "number"],
      fast: [fast],
      check: dress.check,
      steps: stepsOfFindings(pair),
      takeaway: SOLUTION.takeaway,
    };
    return {
      variant,
      context: dress.isFee ? "real" : "pure",
      difficulty,
      stem: dress.stem,
      ...pair,
      solution,
    };
  },

  /** Tries all times in steps of a minute, and charges for each hour as it begins. */
  check({ stem, statements }): SufficiencyModel<Time> {
    const [, base, more] =
      /\$(\d+) for the first hour and \$(\d+) for each/.exec(plain(stem)) ?? [];
    const resultOf = (minutes: number): number => {
      let result = base ? Number(base) : 1;
      for (let paid = 60; paid < minutes; paid += 60) result += base ? Number(more) : 1;
      return result;
    };
    const [first, second] = statements.map((said) =>
      base ? feeCondition(plain(said), resultOf) : numberCondition(said, resultOf),
    ) as [Holds, Holds];
    return {
      cases: range(61, 900).map((minutes) => ({ minutes })),
      first,
      second,
      answer: ({ minutes }) => resultOf(minutes),
    };
  },
};

type Holds = (time: Time) => boolean;
type Result = (minutes: number) => number;

function feeCondition(said: string, chargeOf: Result): Holds {
  const times = Array.from(
    said.matchAll(/(?:(\d+) hours?)?(?: ?(\d+) minutes)?/g),
    ([, h = 0, m = 0]) => 60 * Number(h) + Number(m),
  ).filter((minutes) => minutes > 0);
  const [one = 0, other = Infinity] = times;
  const charge = Number(/\$(\d+)/.exec(said)?.[1]);
  const by = said.includes("longer") ? one : -one;
  if (/ for more than \d/.test(said)) return ({ minutes }) => minutes > one && minutes < other;
  if (said.includes("the same."))
    return ({ minutes }) => chargeOf(minutes + by) === chargeOf(minutes);
  if (said.includes("greater."))
    return ({ minutes }) => chargeOf(minutes + by) === chargeOf(minutes) + charge;
  if (said.includes("twice as long")) return ({ minutes }) => chargeOf(2 * minutes) === charge;
  if (said.includes("half as long")) return ({ minutes }) => chargeOf(minutes / 2) === charge;
  if (times.length === 0) throw new Error(`The statement cannot be read: ${said}`);
  return ({ minutes }) => chargeOf(minutes + by) === charge;
}

/** `$[n + 0.5] = 4$`, `$f(2n) = 7$`, `$3.25 < n < 3.75$`. */
function numberCondition(said: string, resultOf: Result): Holds {
  const tex = said.replaceAll(/[$ ]/g, "").replaceAll(/f\(([^)]*)\)/g, "[$1]");
  const bounds = /^(?:([\d.]+)<)?n(?:([<>])([\d.]+))$/.exec(tex);
  if (bounds) {
    const [, low, sign, high] = bounds;
    return ({ minutes }) =>
      (!low || minutes > 60 * Number(low)) &&
      (sign === ">" ? minutes > 60 * Number(high) : minutes < 60 * Number(high));
  }
  const [, inner, result] = /^\[(.+?)\]=(.+)$/.exec(tex) ?? [];
  if (!inner || !result) throw new Error(`The statement cannot be read: ${said}`);
  const shift = /^n([-+][\d.]+)$/.exec(inner)?.[1];
  const at = (minutes: number): number =>
    shift ? minutes + Math.round(60 * Number(shift)) : inner === "2n" ? 2 * minutes : minutes / 2;
  return ({ minutes }) =>
    resultOf(at(minutes)) ===
    (result.startsWith("[n]") ? resultOf(minutes) + Number(result.slice(3) || 0) : Number(result));
}
