import {
  capital,
  count,
  inWords,
  numbersIn,
  numberSlip,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  valueOf,
} from "@theta/items/template";

/** The older and the younger, and the words for them. */
interface Pair {
  readonly name: string;
  readonly elder: string;
  readonly younger: string;
  readonly unit: number;
}

const PAIRS: readonly Pair[] = [
  { name: "cousins", elder: "Amara", younger: "Bruno", unit: 1 },
  { name: "teachers", elder: "Mr. Castillo", younger: "Ms. Nakamura", unit: 2 },
  { name: "trees", elder: "the oak", younger: "the linden", unit: 3 },
  { name: "boats", elder: "the ferry", younger: "the tugboat", unit: 1 },
  { name: "bridges", elder: "the stone bridge", younger: "the iron bridge", unit: 4 },
  { name: "sisters", elder: "Leila", younger: "Farah", unit: 1 },
];

interface Question {
  readonly kind: string;
  readonly difficulty: number;
  readonly stem: string;
  readonly key: number;
  readonly why: string;
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

const years = (n: number): string => count(n, "year");

const yearsInWords = (n: number): string => `${inWords(n)} ${n === 1 ? "year" : "years"}`;

/** Ages that this pair can have. */
const isLikely = (unit: number, age: number, gap: number): boolean =>
  unit > 2 ? age <= 200 : age <= (unit === 1 ? 60 : 75) && gap <= 25;

const TIMES: Record<number, string> = {
  2: "twice",
  3: "three times",
  4: "four times",
  5: "five times",
};

/**
 * When the elder was as old as the younger is now, and when the younger will be as old as the elder
 * is now.
 */
function bothAsOld(rng: Rng, { elder, younger, unit }: Pair): Question | null {
  const [gap, then] = [unit * rng.int(3, 12), unit * rng.int(2, 14)];
  const [now, elderNow, later] = [then + gap, then + 2 * gap, then + 3 * gap];
  if (!isLikely(unit, later, gap)) return null;
  const asked = rng.pick(["elder", "younger", "gap"] as const);
  const key = { elder: elderNow, younger: now, gap }[asked];
  const third = (later - then) / 2;
  return {
    kind: `both as old/${asked}`,
    difficulty: 8,
    stem: `When ${elder} was as old as ${younger} is now, ${younger} was ${years(then)} old. When ${younger} is as old as ${elder} is now, ${elder} will be ${years(later)} old. ${
      {
        elder: `How many years old is ${elder} now?`,
        younger: `How many years old is ${younger} now?`,
        gap: `By how many years is ${elder} older than ${younger}?`,
      }[asked]
    }`,
    key,
    why: `The ages ${then}, ${now}, ${elderNow}, and ${later} are ${years(gap)} apart.`,
    slips: [
      numberSlip(
        { elder: now, younger: elderNow, gap: 2 * gap }[asked],
        asked === "gap" ? "counts two gaps" : "answers for the other one",
        asked === "gap"
          ? `From ${then} to ${elderNow} there are two gaps.`
          : `That is the present age of ${asked === "elder" ? younger : elder}.`,
      ),
      numberSlip(
        { elder: then + third, younger: then + third, gap: third }[asked],
        "sees two gaps instead of three",
        `Between ${then} and ${later} lie the two present ages, so there are three equal gaps of ${gap}, not two of ${third}.`,
      ),
      numberSlip(
        { elder: then + (later - then), younger: later - then, gap: later - then }[asked],
        "takes the whole distance as the gap",
        `From ${then} to ${later} the gap is passed three times.`,
      ),
      numberSlip(
        {
          elder: (3 * (later - then)) / 4 + then,
          younger: (later - then) / 4 + then,
          gap: (later - then) / 4,
        }[asked],
        "sees four gaps",
        `The ages ${then}, ${now}, ${elderNow}, and ${later} have three gaps between them, not four.`,
      ),
      numberSlip(
        { elder: gap, younger: gap, gap: now }[asked],
        asked === "gap" ? "answers for the younger one" : "stops at the gap",
        asked === "gap"
          ? `That is how old ${younger} is now.`
          : `${gap} is by how many years they differ.`,
      ),
      numberSlip(
        { elder: later - then, younger: later / 2, gap: elderNow }[asked],
        asked === "gap" ? "answers for the older one" : "leaves out where the ages begin",
        asked === "gap"
          ? `That is how old ${elder} is now.`
          : `The ages have to be counted from ${then} on.`,
      ),
      numberSlip(
        (then + later) / 3,
        "divides the sum by three",
        `The distance from ${then} to ${later} is to be divided by three, not the sum.`,
      ),
    ],
    idea: "The difference of the ages never changes, so the four ages told follow each other by equal steps.",
    steps: [
      `Let the difference be $d$. In the first sentence ${younger} was $d$ years younger than now: ${younger} is now $${then} + d$, and ${elder} $${then} + 2d$.`,
      `In the second sentence $d$ years will have passed: ${elder} will be $${then} + 3d = ${later}$.`,
      `So $d = ${gap}$: ${younger} is ${now} now and ${elder} ${elderNow}.`,
    ],
    check: `When ${elder} was ${now}, ${years(gap)} ago, ${younger} was ${then}; in ${years(gap)}, ${younger} will be ${elderNow} and ${elder} ${later}.`,
  };
}

/**
 * The elder is a multiple of the younger's age at the time when the elder was as old as the younger
 * is now.
 */
function timesAsOldThen(rng: Rng, { elder, younger, unit }: Pair): Question | null {
  const [m, parts] = [rng.pick([2, 2, 3]), unit * rng.int(2, 12)];
  // then = elder / m, and then, younger, elder are evenly spaced.
  const [then, elderNow] = [2 * parts, 2 * parts * m];
  const now = (then + elderNow) / 2;
  const gap = elderNow - now;
  if (!isLikely(unit, elderNow, gap)) return null;
  const total = now + elderNow;
  const given = rng.pick(["sum", "younger", "gap"] as const);
  const asks = rng.pick(
    given === "younger" ? (["elder"] as const) : (["elder", "younger"] as const),
  );
  const key = asks === "elder" ? elderNow : now;
  const facts = {
    sum: `The ages of ${elder} and ${younger} now add up to ${total} years.`,
    younger: `${capital(younger)} is now ${years(now)} old.`,
    gap: `${capital(elder)} is ${years(gap)} older than ${younger}.`,
  }[given];
  const base = { sum: total, younger: now, gap }[given];
  return {
    kind: `times as old then/${given} to ${asks}`,
    difficulty: given === "sum" ? 9 : 8,
    stem: `${facts} ${capital(elder)} is now ${TIMES[m]!} as old as ${younger} was when ${elder} was as old as ${younger} is now. How many years old is ${asks === "elder" ? elder : younger} now?`,
    key,
    why: `${years(gap)} ago, ${elder} was ${now} and ${younger} ${then}, and ${elderNow} is ${m} times ${then}.`,
    slips: [
      numberSlip(
        asks === "elder" ? now : elderNow,
        "answers for the other one",
        `That is the present age of ${asks === "elder" ? younger : elder}.`,
      ),
      numberSlip(
        {
          sum: asks === "elder" ? (total * m) / (m + 1) : total / (m + 1),
          younger: m * now,
          gap: asks === "elder" ? (m * gap) / (m - 1) : gap / (m - 1),
        }[given],
        "compares the present ages",
        `${capital(elder)} is ${TIMES[m]!} as old as ${younger} was *then*, not as ${younger} is now.`,
      ),
      numberSlip(
        then,
        "answers for the earlier time",
        `That is how old ${younger} was ${years(gap)} ago.`,
      ),
      numberSlip(
        given === "gap" ? m * gap : base / 2,
        given === "gap" ? "takes the difference as the earlier age" : "takes half",
        given === "gap"
          ? `${gap} is by how many years they differ, not the age of ${younger} at the earlier time.`
          : `Half of ${base} does not use the earlier time.`,
      ),
      numberSlip(gap, "stops at the difference", `${gap} is by how many years they differ.`),

      numberSlip(
        elderNow + gap,
        "goes one difference too far",
        `That is how old ${elder} will be in ${years(gap)}.`,
      ),
    ],
    idea: `The difference of the ages never changes: ${younger} then, ${younger} now, and ${elder} now follow each other by equal steps.`,
    steps: [
      `Let ${younger} have been $t$ years old then; ${elder} is now $${m}t$. The age of ${younger} now lies halfway between: $\\frac{t + ${m}t}{2} = ${m === 3 ? "2t" : "1.5t"}$.`,
      given === "sum"
        ? `Their sum is $${m === 3 ? "5t" : "3.5t"} = ${total}$, so $t = ${then}$.`
        : given === "younger"
          ? `$${m === 3 ? "2t" : "1.5t"} = ${now}$, so $t = ${then}$.`
          : `The difference is $${m === 3 ? "t" : "0.5t"} = ${gap}$, so $t = ${then}$.`,
      `So ${younger} is ${now} now and ${elder} ${elderNow}.`,
    ],
    check: `${years(gap)} ago, ${elder} was ${now} and ${younger} ${then}; ${m} times ${then} is ${elderNow}.`,
  };
}

/** Multiples of an age at two moments. */
function twoMoments(rng: Rng, { elder, younger, unit }: Pair): Question | null {
  const [m, n] = rng.pick([
    [3, 2],
    [4, 2],
    [5, 2],
    [4, 3],
    [5, 3],
  ] as const);
  const gap = unit * (m - 1) * (n - 1) * rng.int(1, 6);
  const [before, after] = [gap / (m - 1), gap / (n - 1)];
  const span = after - before;
  if (span < 2 || before < 2 || !isLikely(unit, after + gap, gap)) return null;
  const ago = rng.int(1, span - 1);
  const ahead = span - ago;
  const now = before + ago;
  const isElder = rng.chance(0.5);
  const key = isElder ? now + gap : now;
  return {
    kind: `two moments/${isElder ? "elder" : "younger"}`,
    difficulty: 5,
    stem: `${capital(yearsInWords(ago))} ago, ${elder} was ${TIMES[m]!} as old as ${younger}. In ${yearsInWords(ahead)}, ${elder} will be ${TIMES[n]!} as old as ${younger}. How many years old is ${isElder ? elder : younger} now?`,
    key,
    why: `${years(ago)} ago the ages were ${before} and ${before + gap}, in ${years(ahead)} they will be ${after} and ${after + gap}.`,
    slips: [
      numberSlip(
        isElder ? now : now + gap,
        "answers for the other one",
        `That is the present age of ${isElder ? younger : elder}.`,
      ),
      numberSlip(
        isElder ? before + gap : before,
        "answers for the earlier time",
        `That was the age ${years(ago)} ago.`,
      ),
      numberSlip(
        isElder ? after + gap : after,
        "answers for the later time",
        `That will be the age in ${years(ahead)}.`,
      ),
      numberSlip(gap, "stops at the difference", `${gap} is by how many years they differ.`),
      numberSlip(
        isElder ? m * span : span,
        "takes the time between as an age",
        `${years(span)} pass between the two moments; that is nobody's age.`,
      ),
      numberSlip(
        (isElder ? m : 1) * (ago + ahead * n),
        "moves only one of the two",
        `In the same time both become older by the same number of years.`,
      ),
      numberSlip(
        isElder ? now + gap - ago : now - ago + ahead,
        "counts the years in the wrong direction",
        `From ${years(ago)} ago to now, ${ago} must be added to the age then.`,
      ),
    ],
    idea: "The difference of the ages is the same at both moments.",
    steps: [
      `${years(ago)} ago the difference was ${TIMES[m - 1] ?? "equal to"} the age of ${younger} then; in ${years(ahead)} it will be ${TIMES[n - 1] ?? "equal to"} the age of ${younger}.`,
      `If ${younger} was $b$ years old then, $${m - 1 === 1 ? "" : m - 1}b = ${n - 1 === 1 ? "" : `${n - 1}(`}b + ${span}${n - 1 === 1 ? "" : ")"}$, so $b = ${before}$ and the difference is ${gap}.`,
      `Now ${younger} is $${before} + ${ago} = ${now}$${isElder ? `, and ${elder} is $${now} + ${gap} = ${key}$` : ""}.`,
    ],
    check: `In ${years(ahead)}: ${after + gap} and ${after}, which is ${n} to 1.`,
  };
}

export const template: ProblemTemplate = {
  id: "age-gap-stays",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "Ages at several moments: the difference never changes, so the ages told stand in equal steps.",

  make(rng) {
    const pair = rng.pick(PAIRS);
    const question = rng.pick([bothAsOld, timesAsOldThen, twoMoments])(rng, pair);
    if (!question) return null;
    const { kind, difficulty, stem, key, why, slips, idea, steps, check } = question;
    return {
      variant: `${kind}/${pair.name}`,
      context: "real",
      // Two moments are 5; an age given through another time is 8, or 9 with only the sum known.
      difficulty,
      stem,
      key: { text: String(key), value: key, why: capital(why) },
      slips: slips.filter(({ value }) => Number.isInteger(value) && value! > 0),
      solution: { idea: capital(idea), steps: steps.map(capital), check: capital(check) },
    };
  },

  /** Tries all pairs of ages against the story, year by year. */
  check({ stem, options }) {
    const { elder, younger } =
      PAIRS.find((pair) => stem.toLowerCase().includes(pair.elder.toLowerCase())) ?? {};
    const fitsStory = toldBy(plain(stem));
    const fits = range(1, 250).flatMap((young) =>
      range(young + 1, 250)
        .filter((old) => fitsStory(old, young))
        .map((old) => ({ old, young })),
    );
    const [found] = fits;
    if (!found || fits.length > 1 || !elder || !younger)
      throw new Error(`${fits.length} pairs of ages fit: ${stem}`);
    const answer = stem.includes("By how many")
      ? found.old - found.young
      : stem.includes(`old is ${elder} now?`)
        ? found.old
        : found.young;
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

const inDigits = (text: string): string =>
  text.replaceAll(/\b(\w+)(?= years? ago| years?,)/gi, (word) => {
    const n = range(1, 12).find((k) => inWords(k) === word.toLowerCase());
    return n === undefined ? word : String(n);
  });

const factorsIn = (text: string): number[] =>
  Array.from(text.matchAll(/twice|three times|four times|five times/g), ([word]) =>
    Number(Object.keys(TIMES).find((n) => TIMES[Number(n)] === word)),
  );

/** Whether an older and a younger age fit the story. */
function toldBy(text: string): (old: number, young: number) => boolean {
  const [one = 0, two = 0] = numbersIn(inDigits(text));
  const [m = 0, n = 0] = factorsIn(text);
  if (text.includes(" ago,"))
    return (old, young) =>
      young > one && old - one === m * (young - one) && old + two === n * (young + two);
  // This many years before or after now, one of them has the other's present age.
  if (text.startsWith("When "))
    return (old, young) => young - (old - young) === one && old + (old - young) === two;
  const isFact = (old: number, young: number): boolean =>
    text.includes("add up to")
      ? old + young === one
      : text.includes("older than")
        ? old - young === one
        : young === one;
  return (old, young) => isFact(old, young) && old === m * (young - (old - young));
}
