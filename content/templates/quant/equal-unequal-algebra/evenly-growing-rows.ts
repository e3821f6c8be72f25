import {
  capital,
  count,
  numberSlip,
  ordinal,
  plain,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  sum,
  valueOf,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** "row", "day": what is counted. */
  readonly step: string;
  readonly thing: string;
  readonly story: string;
  /** "The 4th row has 26 seats", "The 4th and 9th rows together have 80 seats". */
  readonly has: (place: string, n: number) => string;
  readonly have: (places: string, n: number) => string;
  readonly ask: (place: string) => string;
  readonly askAll: string;
  readonly which: (n: number) => string;
  readonly places: (n: number) => string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "theater",
    step: "row",
    thing: "seats",
    story: "In a theater, each row has the same number of seats more than the row in front of it.",
    has: (place, n) => `the ${place} row has ${n} seats`,
    have: (places, n) => `${places} rows together have ${n} seats`,
    ask: (place) => `How many seats does the ${place} row have?`,
    askAll: "How many seats does the theater have?",
    which: (n) => `Which row has ${n} seats?`,
    places: (n) => `There are ${n} rows.`,
  },
  {
    name: "knitting",
    step: "row",
    thing: "stitches",
    story:
      "A shawl is knitted from its tip, and every row has the same number of stitches more than the row before.",
    has: (place, n) => `the ${place} row has ${n} stitches`,
    have: (places, n) => `${places} rows together have ${n} stitches`,
    ask: (place) => `How many stitches does the ${place} row have?`,
    askAll: "How many stitches does the shawl have?",
    which: (n) => `Which row has ${n} stitches?`,
    places: (n) => `The shawl has ${n} rows.`,
  },
  {
    name: "reader",
    step: "day",
    thing: "pages",
    story:
      "During a reading challenge, Noor read the same number of pages more each day than on the day before.",
    has: (place, n) => `on the ${place} day, she read ${n} pages`,
    have: (places, n) => `on ${places} days together, she read ${n} pages`,
    ask: (place) => `How many pages did she read on the ${place} day?`,
    askAll: "How many pages did she read in all?",
    which: (n) => `On which day did she read ${n} pages?`,
    places: (n) => `The challenge took ${n} days.`,
  },
  {
    name: "vineyard",
    step: "terrace",
    thing: "vines",
    story:
      "Counted from the top of a hillside, each terrace carries the same number of vines more than the terrace above it.",
    has: (place, n) => `the ${place} terrace carries ${n} vines`,
    have: (places, n) => `${places} terraces together carry ${n} vines`,
    ask: (place) => `How many vines does the ${place} terrace carry?`,
    askAll: "How many vines are there on the hillside?",
    which: (n) => `Which terrace carries ${n} vines?`,
    places: (n) => `There are ${n} terraces.`,
  },
  {
    name: "drums",
    step: "week",
    thing: "minutes",
    story:
      "In a course, a drummer practiced the same number of minutes more each week than in the week before.",
    has: (place, n) => `in the ${place} week, the drummer practiced ${n} minutes`,
    have: (places, n) => `in ${places} weeks together, the drummer practiced ${n} minutes`,
    ask: (place) => `How many minutes did the drummer practice in the ${place} week?`,
    askAll: "How many minutes did the drummer practice in all?",
    which: (n) => `In which week did the drummer practice ${n} minutes?`,
    places: (n) => `The course took ${n} weeks.`,
  },
  {
    name: "lanterns",
    step: "string",
    thing: "lanterns",
    story:
      "For a festival, lanterns hang on strings across a street, and each string holds the same number of lanterns more than the one before it.",
    has: (place, n) => `the ${place} string holds ${n} lanterns`,
    have: (places, n) => `${places} strings together hold ${n} lanterns`,
    ask: (place) => `How many lanterns does the ${place} string hold?`,
    askAll: "How many lanterns hang in the street?",
    which: (n) => `Which string holds ${n} lanterns?`,
    places: (n) => `There are ${n} strings.`,
  },
];

interface Numbers {
  readonly first: number;
  readonly d: number;
  readonly p: number;
  readonly q: number;
  readonly r: number;
  readonly n: number;
}

interface Question {
  readonly stem: string;
  readonly difficulty: number;
  readonly key: number;
  readonly why: string;
  readonly slips: readonly Slip[];
  readonly idea: string;
  readonly steps: readonly string[];
  readonly check: string;
}

const at = ({ first, d }: Numbers, place: number): number => first + (place - 1) * d;

/** Two rows are known; asks for a third. */
function termAsked(numbers: Numbers, { step, story, has, ask }: Setting): Question {
  const { p, q, r, d } = numbers;
  const [a, b, key] = [at(numbers, p), at(numbers, q), at(numbers, r)];
  const apart = q - p;
  return {
    stem: `${story} ${capital(has(ordinal(p), a))}, and ${has(ordinal(q), b)}. ${ask(ordinal(r))}`,
    difficulty: 3 + (r < p ? 1 : 0),
    key,
    why: `Each ${step} adds ${d}, and from the ${ordinal(p)} to the ${ordinal(r)} there ${Math.abs(r - p) === 1 ? "is" : "are"} ${count(Math.abs(r - p), "step")}.`,
    slips: [
      numberSlip(
        a + r * d,
        "takes the place for the number of steps",
        `Between the ${ordinal(p)} and the ${ordinal(r)} ${step} there ${Math.abs(r - p) === 1 ? "is" : "are"} ${count(Math.abs(r - p), "step")}, not ${r}.`,
      ),
      numberSlip(
        (b / q) * r,
        "takes it in proportion",
        `The numbers grow by equal amounts but do not begin at 0, so ${b} for ${q} says nothing in proportion.`,
      ),
      numberSlip(
        key + d,
        "goes one step too far",
        `From the ${ordinal(p)} to the ${ordinal(r)} ${step} there ${Math.abs(r - p) === 1 ? "is" : "are"} exactly ${count(Math.abs(r - p), "step")}.`,
      ),
      numberSlip(
        key - d,
        "stops one step early",
        `From the ${ordinal(p)} to the ${ordinal(r)} ${step} there ${Math.abs(r - p) === 1 ? "is" : "are"} exactly ${count(Math.abs(r - p), "step")}.`,
      ),
      numberSlip(
        b + (r - q) * (b - a),
        "takes the whole difference as one step",
        `${b - a} is the growth over ${count(apart, "step")}, not over one.`,
      ),
      numberSlip(
        a + ((b - a) / (apart + 1)) * (r - p),
        "counts both ends",
        `From the ${ordinal(p)} to the ${ordinal(q)} ${step} there ${apart === 1 ? "is" : "are"} ${count(apart, "step")}, not ${apart + 1}.`,
      ),
      numberSlip(
        (a / p) * r,
        "takes it in proportion to the first fact",
        `The numbers do not begin at 0, so they are not in proportion to the place.`,
      ),
      numberSlip(
        r * d,
        "forgets where it begins",
        `That counts ${d} for each ${step} and leaves out what there is besides.`,
      ),
    ],
    idea: `Equal steps: find one step from the two ${step}s known, then count the steps to the one asked for.`,
    steps: [
      `From the ${ordinal(p)} to the ${ordinal(q)} ${step} there ${apart === 1 ? "is" : "are"} ${count(apart, "step")}, and the number grows by $${b} - ${a} = ${b - a}$.`,
      `So each step adds $${b - a} \\div ${apart} = ${d}$.`,
      r > q
        ? `The ${ordinal(r)} ${step} comes ${count(r - q, "step")} after the ${ordinal(q)}: $${b} + ${r - q} \\cdot ${d} = ${key}$.`
        : `The ${ordinal(r)} ${step} comes ${count(p - r, "step")} before the ${ordinal(p)}: $${a} - ${p - r} \\cdot ${d} = ${key}$.`,
    ],
    check: `Count the gaps between the ${step}s, not the ${step}s.`,
  };
}

/** Two rows are known; asks for the place of a number. */
function placeAsked(numbers: Numbers, { step, story, has, which }: Setting): Question {
  const { p, q, r, d } = numbers;
  const [a, b, c] = [at(numbers, p), at(numbers, q), at(numbers, r)];
  return {
    stem: `${story} ${capital(has(ordinal(p), a))}, and ${has(ordinal(q), b)}. ${which(c)}`,
    difficulty: 4,
    key: r,
    why: `From ${a} to ${c} there are $${Math.abs(c - a)} \\div ${d} = ${Math.abs(r - p)}$ steps, counted from the ${ordinal(p)} ${step}.`,
    slips: [
      numberSlip(
        Math.abs(r - p),
        "counts from the known one",
        `That is the number of steps from the ${ordinal(p)} ${step}, not the place.`,
      ),
      numberSlip(
        Math.abs(r - q),
        "counts from the other known one",
        `That is the number of steps from the ${ordinal(q)} ${step}, not the place.`,
      ),
      numberSlip(
        c / d,
        "divides by the step",
        `That would be right if the first ${step} had ${d}; it has ${at(numbers, 1)}.`,
      ),
      numberSlip(
        (c - at(numbers, 1)) / d,
        "forgets the first one",
        `From the first ${step} there ${r === 2 ? "is" : "are"} ${count(r - 1, "step")}, which lead to the ${ordinal(r)}.`,
      ),
      numberSlip(
        r + 1,
        "counts one step too many",
        `After ${count(r - 1, "step")} from the first ${step} the ${ordinal(r)} is reached.`,
      ),
      numberSlip(
        (c * q) / b,
        "takes it in proportion",
        `The numbers grow by equal amounts but do not begin at 0, so places are not in proportion to them.`,
      ),
      numberSlip(
        (c * p) / a,
        "takes it in proportion to the first fact",
        `The numbers do not begin at 0, so places are not in proportion to them.`,
      ),
      numberSlip(
        p + q + Math.abs(r - q),
        "adds the places",
        `Steps are counted from one of the two places, not from both.`,
      ),
      numberSlip(
        q + Math.abs(r - p),
        "mixes the two facts",
        `Steps are counted from the ${ordinal(p)} ${step}, not from the ${ordinal(q)}.`,
      ),
    ],
    idea: `Find one step from the two ${step}s known, then see how many steps lead to ${c}.`,
    steps: [
      `From the ${ordinal(p)} to the ${ordinal(q)} ${step} there ${q - p === 1 ? "is" : "are"} ${count(q - p, "step")} and $${b} - ${a} = ${b - a}$ more, so each step adds ${d}.`,
      r > q
        ? `From ${b} to ${c}: $${c - b} \\div ${d} = ${r - q}$, so ${count(r - q, "step")} after the ${ordinal(q)}: place ${r}.`
        : `From ${a} back to ${c}: $${a - c} \\div ${d} = ${p - r}$, so ${count(p - r, "step")} before the ${ordinal(p)}: place ${r}.`,
    ],
    check: `Count the gaps between the ${step}s, not the ${step}s.`,
  };
}

/** Two rows equally far from the ends are known together; asks for the whole. */
function wholeFromPair(
  numbers: Numbers,
  { step, thing, story, have, places, askAll }: Setting,
): Question {
  const { p, n } = numbers;
  const partner = n + 1 - p;
  const pair = at(numbers, p) + at(numbers, partner);
  const key = (n * pair) / 2;
  const facts = `${capital(have(`the ${ordinal(p)} and ${ordinal(partner)}`, pair))}.`;
  return {
    stem: `${story} ${places(n)} ${facts} ${askAll}`,
    difficulty: 7,
    key,
    why: `On average a ${step} has ${pair / 2} ${thing}, and there are ${n} ${step}s.`,
    slips: [
      numberSlip(
        n * pair,
        "forgets that pairs are counted",
        `${pair} belong to two ${step}s, so ${n} ${step}s have only half of $${n} \\cdot ${pair}$.`,
      ),
      numberSlip(
        ((n - 2) * pair) / 2,
        "leaves out the pair given",
        `The ${ordinal(p)} and the ${ordinal(partner)} ${step} belong to the whole.`,
      ),
      numberSlip(
        (partner - p + 1) * (pair / 2),
        "counts from the one to the other only",
        `That is the number from the ${ordinal(p)} to the ${ordinal(partner)} ${step}.`,
      ),
      numberSlip(
        ((n + 1) * pair) / 2,
        "counts one too many",
        `There are ${n} ${step}s, not ${n + 1}.`,
      ),
      numberSlip(
        (partner - p) * pair,
        "multiplies by the distance",
        `The distance of the two ${step}s does not tell how many pairs there are.`,
      ),
      numberSlip(
        ((n - 1) * pair) / 2,
        "counts the gaps",
        `Here the ${step}s themselves are counted: ${n}, not ${n - 1}.`,
      ),
      numberSlip(
        ((p + partner + 2) * pair) / 2,
        "adds the places",
        `The places ${p} and ${partner} do not tell how many ${step}s there are.`,
      ),
      numberSlip(((n - p) * pair) / 2, "leaves out the first ones", `All ${n} ${step}s count.`),
      numberSlip(
        ((n + 2) * pair) / 2,
        "adds the pair to the whole",
        `The pair is already part of the ${n} ${step}s.`,
      ),
    ],
    idea: `The ${ordinal(p)} ${step} is as far from the beginning as the ${ordinal(partner)} is from the end, so first and last make the same sum.`,
    steps: [
      `What the ${ordinal(p)} has more than the first, the ${ordinal(partner)} has less than the ${ordinal(n)}: first and last together have ${pair} as well.`,
      `So on average a ${step} has $${pair} \\div 2 = ${pair / 2}$ ${thing}.`,
      `All ${n} together: $${n} \\cdot ${pair / 2} = ${key}$.`,
    ],
    check: `Neither the step nor the first number can be found from these facts, and neither is needed.`,
  };
}

/** The whole and one end are known; asks for the other end. */
function endFromWhole(
  numbers: Numbers,
  { step, thing, story, has, have, ask, places }: Setting,
): Question {
  const { n } = numbers;
  const [first, last] = [at(numbers, 1), at(numbers, n)];
  const total = (n * (first + last)) / 2;
  return {
    stem: `${story} ${places(n)} ${capital(has("first", first))}, and ${have("all the", total)}. ${ask("last")}`,
    difficulty: 5,
    key: last,
    why: `The mean of first and last is $${total} \\div ${n} = ${(first + last) / 2}$.`,
    slips: [
      numberSlip(
        total / n,
        "takes the mean",
        `${total / n} is the mean of all ${step}s, which is the middle, not the last.`,
      ),
      numberSlip(
        first + last,
        "stops at first and last together",
        `${first + last} are the first and the last together.`,
      ),
      numberSlip(
        (first + last) / 2 + ((last - first) / 2) * 2,
        "adds the whole way from the mean",
        `From the mean to the last it is as far as from the first to the mean: $${(first + last) / 2} - ${first} = ${(last - first) / 2}$.`,
      ),
      numberSlip(
        (last - first) / 2,
        "stops at the distance from the mean",
        `That is how far the mean lies above the first ${step}.`,
      ),
      numberSlip(
        last - first,
        "takes the growth",
        `That is by how much the last ${step} exceeds the first.`,
      ),
      numberSlip(
        last + numbers.d,
        "goes one step too far",
        `From the first to the last ${step} there are ${n - 1} steps.`,
      ),
      numberSlip(
        last - numbers.d,
        "stops one step early",
        `From the first to the last ${step} there are ${n - 1} steps.`,
      ),
      numberSlip(
        2 * last - first,
        "doubles once too often",
        `The mean has to be doubled before the first is taken away, and only once.`,
      ),
    ],
    idea: "With equal steps, the mean of all is the mean of the first and the last.",
    steps: [
      `The mean of the ${n} ${step}s is $${total} \\div ${n} = ${total / n}$.`,
      `First and last together: $2 \\cdot ${total / n} = ${first + last}$.`,
      `So for the last ${step}: $${first + last} - ${first} = ${last}$ ${thing}.`,
    ],
    check: `The mean ${total / n} lies halfway between ${first} and ${last}.`,
  };
}

const QUESTIONS = { term: termAsked, place: placeAsked, whole: wholeFromPair, end: endFromWhole };

export const template: ProblemTemplate = {
  id: "evenly-growing-rows",
  format: "problem-solving",
  subtopic: "functions-sequences",
  domain: "algebra",
  pattern:
    "Numbers that grow by equal steps: count the gaps, and pair what is as far from both ends.",

  make(rng: Rng) {
    const [p, q] = [rng.int(3, 8), rng.int(9, 18)];
    const n = rng.pick([12, 14, 16, 18, 20, 24, 15, 25]);
    const numbers: Numbers = {
      first: rng.int(6, 30),
      d: rng.int(2, 5),
      p,
      q,
      r: rng.chance(0.3) ? rng.int(1, p - 1) : rng.int(q + 1, 25),
      n,
    };
    const kind = rng.pick(["term", "place", "whole", "end"] as const);
    const setting = rng.pick(SETTINGS);
    const { stem, difficulty, key, why, slips, idea, steps, check } = QUESTIONS[kind](
      numbers,
      setting,
    );
    // A place before the known ones could be counted off on the fingers.
    const isClean =
      (kind !== "place" || numbers.r > q) &&
      Number.isInteger(key) &&
      p < n / 2 &&
      (numbers.first * 2 + (n - 1) * numbers.d) % 2 === 0;
    if (!isClean) return null;
    return {
      variant: `${kind}/${setting.name}`,
      context: "real",
      // A term is 3, backward or its place 4, from the sum 5; the pair, with an unknown step, 7.
      difficulty,
      stem,
      key: { text: kind === "place" ? ordinal(key) : String(key), value: key, why },
      slips: slips
        .filter(({ value }) => Number.isInteger(value) && value! > 0)
        .filter(({ value }) => kind !== "place" || (value !== p && value !== q))
        .map((one) => (kind === "place" ? { ...one, text: ordinal(one.value!) } : one)),
      solution: { idea, steps: [...steps], check },
    };
  },

  /** Tries every first number with every step. */
  check({ stem, options }) {
    const text = plain(stem);
    const all = range(1, 120).flatMap((first) =>
      range(1, 40).map((d) => range(0, 30).map((k) => first + k * d)),
    );
    const answers = new Set(answersIn(text, all));
    if (answers.size !== 1) throw new Error(`${answers.size} answers fit: ${stem}`);
    return options.flatMap((option, k) => (answers.has(valueOf(option).value) ? [k] : []));
  },
};

function answersIn(text: string, sequences: readonly number[][]): number[] {
  const numbers = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
  if (/ and \d+[a-z]{2} \w+ together/.test(text)) {
    const [n = 0, p = 0, partner = 0, pair = 0] = numbers;
    return sequences
      .filter((terms) => sum([terms[p - 1]!, terms[partner - 1]!]) === pair)
      .map((terms) => sum(terms.slice(0, n)));
  }
  if (text.includes("all the")) {
    const [n = 0, first = 0, total = 0] = numbers;
    return sequences
      .filter((terms) => terms[0] === first && sum(terms.slice(0, n)) === total)
      .map((terms) => terms[n - 1]!);
  }
  const [p, a, q, b, asked] = numbers as [number, number, number, number, number];
  const fitting = sequences.filter((terms) => terms[p - 1] === a && terms[q - 1] === b);
  return /which /i.test(text)
    ? fitting.map((terms) => terms.indexOf(asked) + 1)
    : fitting.map((terms) => terms[asked - 1]!);
}
