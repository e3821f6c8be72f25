import {
  inEitherOrder,
  inWords,
  isPrime,
  leavesOpen,
  plain,
  range,
  read,
  type Rng,
  settles,
  type Solution,
  type StatementPair,
  stepsOfFindings,
  type SufficiencyModel,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Current ages, x of the older person and y of the younger one. */
type Ages = { readonly x: number; readonly y: number };
type Ask = "older" | "younger" | "gap";

const PEOPLE = [
  ["Laura", "Kevin"],
  ["Carol", "Neil"],
  ["Rita", "Sam"],
  ["Diane", "Paul"],
  ["Megan", "Alex"],
] as const;

const ASKS: Readonly<Record<Ask, readonly ((older: string, younger: string) => string)[]>> = {
  older: [
    (x, y) => `${x} is older than ${y}. What is ${x}'s current age, in years?`,
    (x, y) => `If ${x} is older than ${y}, how many years old is ${x}?`,
  ],
  younger: [
    (x, y) => `${x} is older than ${y}. What is ${y}'s current age, in years?`,
    (x, y) => `If ${x} is older than ${y}, how many years old is ${y}?`,
  ],
  gap: [
    (x, y) => `${x} is how many years older than ${y}?`,
    (x, y) => `What is the difference, in years, between ${x}'s age and ${y}'s age?`,
  ],
};
const PRIME_STEMS: typeof ASKS.older = [
  (x, y) =>
    `The current ages of ${x} and ${y}, in years, are two different prime numbers, and ${x} is older than ${y}. What is ${x}'s current age?`,
  (x, y) =>
    `${x} is older than ${y}, and the current age of each of them, in years, is a prime number. How many years old is ${x}?`,
];

interface Design extends StatementPair {
  readonly variant: string;
  readonly asks: Ask;
  readonly primes?: true;
  readonly difficulty: number;
  readonly solution: Omit<Solution, "steps">;
}

const times = (m: number): string => (m === 2 ? "twice" : `${inWords(m)} times`);
const open = (why: string, one: Ages, other: Ages) =>
  leavesOpen(
    `${why} The ages could be ${one.x} and ${one.y}, or ${other.x} and ${other.y}.`,
    one,
    other,
  );

const PRIMES = range(2, 61).filter(isPrime);
const pairsWithSum = (sum: number): Ages[] =>
  PRIMES.filter((y) => 2 * y < sum && isPrime(sum - y)).map((y) => ({ x: sum - y, y }));

const PRIME_SOLUTION = {
  idea: "Every prime number except 2 is odd, so an odd sum or an odd difference of two primes makes one of them 2.",
  fast: [
    "Look at whether the number given is odd before listing any primes. If it is odd, one of the ages is 2. If it is even, expect several pairs.",
  ],
  check: "List all pairs of primes up to half of the sum, not only the first pair found.",
  takeaway: "When primes are added or subtracted, look first at what is odd and what is even.",
};
const TIME_SOLUTION = {
  idea: "Write every statement as an equation in the two current ages, with the same number of years added to or subtracted from each age.",
  check: "Compare the simplified equations. The same equation written twice counts once.",
  takeaway:
    "Two statements about two unknowns settle both only if neither equation follows from the other.",
};
const TRADE_SOLUTION = {
  ...TIME_SOLUTION,
  fast: [
    "The younger person's age then, the two ages now, and the older person's age later are equally spaced. Each step is the difference between the two ages.",
  ],
};
const GAP_SOLUTION = {
  idea: "The difference between two ages never changes, so it can be known although both ages are unknown.",
  check: "Try two pairs of ages with the same difference.",
  takeaway: "When a question asks about a difference, look for it before looking for the numbers.",
};

type Maker = (rng: Rng, older: string, younger: string) => Design | null;

/** Prime ages: an odd sum or difference settles them, an even sum leaves a few pairs. */
const primeDesigns: readonly Maker[] = [
  (rng) => {
    const x = rng.pick([11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
    const least = rng.pick([4, 5, 6, 7]);
    const [p, q] = PRIMES.filter((n) => n > least + 2 && n !== x);
    const both = rng.chance(0.6);
    const difference = settles(
      `A difference of ${x - 2} is odd, so one prime is even. That prime is 2, and the older person is ${x}.`,
    );
    return {
      variant: both ? "odd-sum-and-difference" : "odd-sum",
      asks: "older",
      primes: true,
      difficulty: both ? 6 : 5,
      statements: [
        `The sum of their current ages is ${x + 2}.`,
        both
          ? `The difference between their current ages is ${x - 2} years.`
          : `The difference between their current ages is greater than ${least} years.`,
      ],
      first: settles(
        `A sum of ${x + 2} is odd, so one prime is even. That prime is 2, and the older person is ${x}.`,
      ),
      second: both
        ? difference
        : open("This only excludes ages that are close.", { x: p!, y: 2 }, { x: q!, y: 2 }),
      tension: "c-trap",
      trap: {
        letter: "C",
        why: both
          ? "A sum and a difference look like two equations that are both needed."
          : "A sum of two numbers alone seems to leave many pairs.",
      },
      solution: PRIME_SOLUTION,
    };
  },
  (rng) => {
    const pairs = pairsWithSum(2 * rng.int(12, 30)).toReversed();
    if (pairs.length < 3) return null;
    const [near, next, third] = pairs as [Ages, Ages, Ages];
    const sum = near.x + near.y;
    const gap = next.x - next.y;
    const first = open(`The sum ${sum} has more than one pair of primes.`, near, next);
    const base = { asks: "older", primes: true, solution: PRIME_SOLUTION } as const;
    const text = `The sum of their current ages is ${sum}.`;
    if (rng.chance(0.5)) {
      return {
        ...base,
        variant: "even-sum-close",
        difficulty: 5,
        statements: [text, `The difference between their current ages is less than ${gap} years.`],
        first,
        second: open("Many ages are this close.", { x: 5, y: 3 }, { x: 7, y: 5 }),
        together: settles(
          `Of the pairs of primes with the sum ${sum}, only ${near.x} and ${near.y} are less than ${gap} apart.`,
        ),
        tension: "false-enough",
        trap: {
          letter: "A",
          why: "The first pair of primes that comes to mind fits, so the sum seems to be enough.",
        },
      };
    }
    if (pairs.length !== 3) return null;
    return {
      ...base,
      variant: "even-sum-far",
      difficulty: 6,
      statements: [
        text,
        `The difference between their current ages is greater than ${near.x - near.y} years.`,
      ],
      first,
      second: open("Many ages are this far apart.", next, third),
      together: open("Together, two of the three pairs of primes are left.", next, third),
      tension: "near-miss",
      trap: {
        letter: "C",
        why: "Both statements together exclude the closest pair and seem to leave one.",
      },
      solution: PRIME_SOLUTION,
    };
  },
];

/** One person's age at two times, with or without a second person. */
const selfDesigns: readonly Maker[] = [
  (rng, older, younger) => {
    const [j, t, m] = [rng.int(2, 10), rng.int(2, 16), rng.pick([2, 3])];
    const x = (m * j + t) / (m - 1);
    const k = rng.pick([2, 3]);
    if (!Number.isInteger(x) || x < 12 || x > 45) return null;
    const [y, gap] = [rng.int(4, x - 3), rng.int(2, 9)];
    const later = k * y - x;
    const first = `In ${t} years, ${older} will be ${times(m)} as old as she was ${j} years ago.`;
    const why = `If ${older} is $x$ years old now, $x + ${t} = ${m}(x - ${j})$, so $x = ${x}$.`;
    if (rng.chance(0.5)) {
      return {
        variant: "one-age-alone",
        asks: "older",
        difficulty: 3,
        statements: [first, `${older} is ${gap} years older than ${younger}.`],
        first: settles(why),
        second: open("A difference fixes neither age.", { x: x + gap, y: x }, { x, y: x - gap }),
        tension: "c-trap",
        trap: { letter: "C", why: "Two people seem to require two equations." },
        solution: TIME_SOLUTION,
      };
    }
    if (later < 2 || later > 20 || later === t) return null;
    return {
      variant: "the-younger-age",
      asks: "younger",
      difficulty: 4,
      statements: [
        first,
        `In ${later} years, ${older} will be ${times(k)} as old as ${younger} is now.`,
      ],
      first: open(`${why} This says nothing about ${younger}.`, { x, y }, { x, y: y - 1 }),
      second: open("This is one equation in two ages.", { x, y }, { x: x + k, y: y + 1 }),
      together: settles(
        `${older} is ${x}, so ${younger} is $\\frac{${x} + ${later}}{${k}} = ${y}$.`,
      ),
      tension: "false-enough",
      trap: {
        letter: "A",
        why: `One statement gives ${older}'s age, which is not the age that is asked for.`,
      },
      solution: TIME_SOLUTION,
    };
  },
  (rng, older) => {
    const [j, t, k] = [rng.int(2, 9), rng.int(3, 16), rng.int(3, 12)];
    const x = 2 * j + t;
    const later = (x + k) / 3;
    const back = x - later;
    if (!Number.isInteger(later) || back < 3 || back === j || k === t || x > 45) return null;
    return {
      variant: "one-age-twice",
      asks: "older",
      difficulty: 3,
      statements: [
        `In ${t} years, ${older} will be twice as old as she was ${j} years ago.`,
        `In ${k} years, ${older} will be three times as old as she was ${back} years ago.`,
      ],
      first: settles(`$x + ${t} = 2(x - ${j})$, so $x = ${x}$.`),
      second: settles(`$x + ${k} = 3(x - ${back})$, so $2x = ${k + 3 * back}$ and $x = ${x}$.`),
      tension: "c-trap",
      trap: { letter: "C", why: "Each compares ages at two unknown times, so both seem needed." },
      solution: TIME_SOLUTION,
    };
  },
];

/** Two statements that turn out to be one. */
const sameDesigns: readonly Maker[] = [
  (rng, older, younger) => {
    const [m, t, s] = [rng.pick([2, 3]), rng.int(2, 8), rng.int(2, 10)];
    const y = t + rng.int(4, 12);
    const at = { x: m * (y - t) + t, y };
    const other = { x: at.x + m, y: y + 1 };
    const less = (m - 1) * (s + t);
    const equation = `$x = ${m}y - ${(m - 1) * t}$`;
    return {
      variant: "same-line",
      asks: rng.pick(["older", "younger"]),
      difficulty: 5,
      statements: [
        `${inWords(t).replace(/^./, (letter) => letter.toUpperCase())} years ago, ${older} was ${times(m)} as old as ${younger} was.`,
        `In ${s} years, ${older}'s age will be ${less} years less than ${times(m)} ${younger}'s age at that time.`,
      ],
      first: open(`$x - ${t} = ${m}(y - ${t})$, so ${equation}.`, at, other),
      second: open(`$x + ${s} = ${m}(y + ${s}) - ${less}$, so ${equation}.`, at, other),
      together: open(`Both statements are ${equation}.`, at, other),
      tension: "near-miss",
      trap: { letter: "C", why: "Two equations in two ages look like enough." },
      solution: TIME_SOLUTION,
    };
  },
  (rng, older, younger) => {
    const [m, t] = [rng.pick([2, 3, 4]), rng.int(2, 9)];
    const y = rng.int(4, 12);
    const at = { x: m * y, y };
    const other = { x: m * (y + 2), y: y + 2 };
    return {
      variant: "same-ratio",
      asks: rng.pick(["older", "younger"]),
      difficulty: 4,
      statements: [
        `${older} is ${times(m)} as old as ${younger}.`,
        `In ${t} years, the sum of their ages will be ${2 * t} years more than ${times(m + 1)} ${younger}'s current age.`,
      ],
      first: open(`$x = ${m}y$ is one equation in two ages.`, at, other),
      second: open(`$x + y + ${2 * t} = ${m + 1}y + ${2 * t}$, so $x = ${m}y$.`, at, other),
      together: open(`Both statements are $x = ${m}y$.`, at, other),
      tension: "near-miss",
      trap: { letter: "C", why: "A ratio and a sum of ages usually settle both ages." },
      solution: TIME_SOLUTION,
    };
  },
];

/** The difference between two ages, which never changes. */
const gapDesigns: readonly Maker[] = [
  (rng, older, younger) => {
    const [t, half, m] = [rng.int(3, 12), rng.int(2, 9), rng.pick([2, 3])];
    const gap = 2 * half;
    const y = rng.int(5, 15);
    const at = { x: y + gap, y };
    const later = m * y - at.x;
    const both = rng.chance(0.5);
    if (!both && (later < 2 || later === t)) return null;
    return {
      variant: both ? "gap-in-disguise" : "gap-from-one",
      asks: "gap",
      difficulty: both ? 5 : 6,
      statements: [
        `In ${t} years, the sum of their ages will be ${gap} years more than twice ${younger}'s age at that time.`,
        both
          ? `The average (arithmetic mean) of their current ages is ${half} years more than ${younger}'s current age.`
          : `In ${later} years, ${older} will be ${times(m)} as old as ${younger} is now.`,
      ],
      first: settles(
        `$(x + ${t}) + (y + ${t}) = 2(y + ${t}) + ${gap}$, so $x - y = ${gap}$, whatever the ages are.`,
      ),
      second: both
        ? settles(`$\\frac{x + y}{2} = y + ${half}$, so $x - y = ${gap}$.`)
        : open(`$x + ${later} = ${m}y$ leaves the difference open.`, at, {
            x: at.x + m,
            y: y + 1,
          }),
      tension: "hidden-enough",
      trap: both
        ? { letter: "E", why: "Neither age can be found, so the question seems to stay open." }
        : { letter: "C", why: "Two ages seem to require two equations." },
      solution: GAP_SOLUTION,
    };
  },
  (rng, older, younger) => {
    const gap = rng.int(4, 11);
    const at = { x: 0, y: gap + rng.int(3, 12) };
    at.x = at.y + gap;
    const [k, m] = [at.y - gap, at.x + gap];
    const wide = { x: at.x + 2, y: at.y + 1 };
    const first = open(
      `When ${older} was $y$ years old, ${younger} was $2y - x = ${k}$.`,
      at,
      wide,
    );
    const text = `When ${older} was as old as ${younger} is now, ${younger} was ${k} years old.`;
    const asks = rng.pick(["gap", "older"] as const);
    if (rng.chance(0.5)) {
      return {
        variant: "when-as-old",
        asks,
        difficulty: 7,
        statements: [
          text,
          `When ${younger} is as old as ${older} is now, ${older} will be ${m} years old.`,
        ],
        first,
        second: open(`When ${younger} is $x$ years old, ${older} will be $2x - y = ${m}$.`, at, {
          x: at.x + 1,
          y: at.y + 2,
        }),
        together: settles(
          `$2y - x = ${k}$ and $2x - y = ${m}$ give $3(x - y) = ${m - k}$, so the difference is ${gap} and ${older} is ${at.x}.`,
        ),
        tension: "false-enough",
        trap: {
          letter: "D",
          why: "Each statement names an actual age at the time when the ages trade places.",
        },
        solution: TRADE_SOLUTION,
      };
    }
    return {
      variant: "halfway",
      asks,
      difficulty: 6,
      statements: [
        text,
        `${younger}'s current age is the average (arithmetic mean) of ${k} and ${older}'s current age.`,
      ],
      first,
      second: open(`$y = \\frac{${k} + x}{2}$, so $2y - x = ${k}$.`, at, wide),
      together: open(`Both statements are $2y - x = ${k}$.`, at, wide),
      tension: "near-miss",
      trap: {
        letter: "C",
        why: "The two statements sound so different that they look like two equations.",
      },
      solution: TRADE_SOLUTION,
    };
  },
];

const DESIGNS = [...primeDesigns, ...selfDesigns, ...sameDesigns, ...gapDesigns];

export const template: SufficiencyTemplate = {
  id: "ages-at-two-times",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "Two ages: prime ages with an odd sum, one person at two times, one equation written twice, a fixed difference.",

  make(rng) {
    const [older, younger] = rng.pick(PEOPLE);
    const design = rng.pick(DESIGNS)(rng, older, younger);
    if (!design) return null;
    const { variant, difficulty, asks, primes, solution } = design;
    const pair = inEitherOrder(design, rng);
    return {
      ...pair,
      variant,
      difficulty,
      context: "real",
      stem: rng.pick(primes ? PRIME_STEMS : ASKS[asks])(older, younger),
      solution: { ...solution, steps: stepsOfFindings(pair) },
    };
  },

  /** Tries every pair of ages. */
  check({ stem, statements }): SufficiencyModel<Ages> {
    const text = plain(stem);
    const names = Array.from(
      new Set(text.match(/(?:Laura|Kevin|Carol|Neil|Rita|Sam|Diane|Paul|Megan|Alex)/g)),
    );
    const [older, younger] = names as [string, string];
    const wantsGap = /how many years older|What is the difference/.test(text);
    const wantsOlder = new RegExp(`${older}'s current age|years old is ${older}`).test(text);
    const isFit = text.includes("prime number")
      ? ({ x, y }: Ages) => isPrime(x) && isPrime(y)
      : () => true;
    const cases = range(2, 110).flatMap((x) => range(1, x - 1).map((y) => ({ x, y })));
    const [first, second] = statements.map((said) =>
      conditionOf(plain(said).replaceAll(older, "X").replaceAll(younger, "Y")),
    ) as [Holds, Holds];
    return {
      cases: cases.filter(isFit),
      first,
      second,
      answer: ({ x, y }) => (wantsGap ? x - y : wantsOlder ? x : y),
    };
  },
};

type Holds = (ages: Ages) => boolean;

const WORDS: Readonly<Record<string, number>> = { twice: 2, three: 3, four: 4, five: 5 };
const TIMES = /(twice|three times|four times|five times)/.source;

/** Readings of a statement about X, the older person, and Y; numbers come before words. */
const READINGS: readonly [RegExp, (n: number[]) => Holds][] = [
  [
    /^The sum of their current ages is (\d+)/,
    ([n]) =>
      ({ x, y }) =>
        x + y === n,
  ],
  [
    /ages is less than (\d+) years/,
    ([n]) =>
      ({ x, y }) =>
        x - y < n!,
  ],
  [
    /ages is greater than (\d+) years/,
    ([n]) =>
      ({ x, y }) =>
        x - y > n!,
  ],
  [
    /current ages is (\d+) years\./,
    ([n]) =>
      ({ x, y }) =>
        x - y === n,
  ],
  [
    /^X is (\d+) years older/,
    ([n]) =>
      ({ x, y }) =>
        x - y === n,
  ],
  [
    /their current ages is (\d+) years more than Y/,
    ([n]) =>
      ({ x, y }) =>
        (x + y) / 2 - y === n,
  ],
];

function conditionOf(said: string): Holds {
  for (const [pattern, holds] of READINGS) {
    const found = pattern.exec(said);
    if (found) return holds(found.slice(1).map(Number));
  }
  return laterCondition(said);
}

function laterCondition(said: string): Holds {
  const factor = WORDS[new RegExp(TIMES).exec(said)?.[1]?.split(" ")[0] ?? ""] ?? 0;
  const numbers = Array.from(said.matchAll(/\d+/g), ([digits]) => Number(digits));
  const [a = 0, b = 0] = numbers;
  if (said.includes("as old as she was")) return ({ x }) => x + a === factor * (x - b);
  if (said.includes("as old as Y is now")) {
    return said.startsWith("In")
      ? ({ x, y }) => x + a === factor * y
      : ({ x, y }) => y - (x - y) === a;
  }
  if (said.includes("as old as X is now")) return ({ x, y }) => x + (x - y) === a;
  if (said.includes("years ago")) {
    const [word] = read(said, /^(\w+) years ago, X was .* as old as Y was/);
    const back =
      ["one", "two", "three", "four", "five", "six", "seven", "eight"].indexOf(
        word!.toLowerCase(),
      ) + 1;
    return ({ x, y }) => y > back && x - back === factor * (y - back);
  }
  if (said.includes("years less than")) return ({ x, y }) => x + a === factor * (y + a) - b;
  if (said.includes("Y's age at that time"))
    return ({ x, y }) => x + y + 2 * a === factor * (y + a) + b;
  if (said.includes("Y's current age.")) return ({ x, y }) => x + y + 2 * a === factor * y + b;
  if (said.includes("as old as Y.")) return ({ x, y }) => x === factor * y;
  const [low] = read(said, /^Y's current age is the average \(arithmetic mean\) of (\d+) and X's/);
  return ({ x, y }) => 2 * y === Number(low) + x;
}
