import {
  fromWords,
  inWords,
  numberChoice,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  thousands,
  usd,
  valueOf,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "If one change always changes a total by the same amount, all possible totals have the same remainder.";

const signed = (n: number): string => (n < 0 ? `$${n}$` : thousands(n));

const slip = ([value, name, why]: Wrong, text = signed): Slip => ({
  text: text(value),
  value,
  slip: name,
  why,
});

/** All differences of two groups of these numbers. */
function differences(numbers: readonly number[]): Set<number> {
  let all = new Set([0]);
  for (const n of numbers) all = new Set([...all].flatMap((x) => [x + n, x - n]));
  return all;
}

/** The integers from m to n in two groups: the difference of their sums. */
function drawGroups(rng: Rng) {
  const [from, length] = [rng.int(2, 6), rng.int(4, 8)];
  const numbers = range(from, from + length - 1);
  const [total, last] = [sum(numbers), from + length - 1];
  const all = differences(numbers);
  const possible = [...all].filter((x) => x >= 0 && x < total).toSorted((a, b) => a - b);
  const key = rng.pick(possible);
  const parity = total % 2;
  const word = parity === 0 ? "even" : "odd";
  const moved = (x: number) => (total - x) / 2;
  const unreachable = range(0, total - 1).filter((x) => x % 2 === parity && !all.has(x));
  const wrongParity = rng.shuffle(range(1, total - 1).filter((x) => x % 2 !== parity));
  const asUnreachable = (x: number): Wrong => [
    x,
    "looks only at whether the total is even or odd",
    `The integers that are subtracted would have to have the sum ${moved(x)}, which is not possible with integers from ${from} to ${last}.`,
  ];
  const asParity = (x: number): Wrong => [
    x,
    "forgets that both sums change together",
    `The sum of all the integers, ${total}, is ${word}, so the difference cannot be ${parity === 0 ? "odd" : "even"}.`,
  ];
  const wrong: Wrong[] = [
    ...wrongParity.slice(0, 1).map(asParity),
    ...rng.shuffle(unreachable).slice(0, 2).map(asUnreachable),
    ...wrongParity.slice(1, 3).map(asParity),
    ...unreachable.slice(0, 2).map(asUnreachable),
    ...wrongParity.slice(3).map(asParity),
  ];
  if (unreachable.length < 2) return null;
  return {
    variant: "groups",
    context: "pure" as const,
    difficulty: 6,
    stem: rng.pick([
      `The integers from ${from} to ${last}, inclusive, are divided into two groups. If $S$ is the sum of the integers in one group and $T$ is the sum of the integers in the other group, which of the following could be the value of $S - T$?`,
      `Each of the symbols $\\pm$ in the expression $${numbers.map((n) => `\\pm ${n}`).join(" ")}$ is to be replaced with either $+$ or $-$. Which of the following could be the value of the resulting expression?`,
    ]),
    key: numberChoice(
      key,
      `Some of the integers have the sum ${moved(key)}, and $${total - moved(key)} - ${moved(key)} = ${key}$.`,
    ),
    slips: wrong.map((one) => slip(one)),
    solution: {
      idea: "Changing the sign of an integer changes the total by twice that integer, so all possible totals are even or all are odd.",
      fast: [
        `If $T$ is the sum of the integers that are subtracted, the value is $${total} - 2T$. For each option, find $T$ and see whether some integers from ${from} to ${last} have that sum.`,
      ],
      steps: [
        `The sum of all the integers is ${total}. If $T$ is the sum of those that are subtracted, the value is $${total} - 2T$, which is ${word}.`,
        `Of the ${word} options, only ${key} is possible: $T = (${total} - ${key}) \\div 2 = ${moved(key)}$ is a sum of integers from ${from} to ${last}.`,
      ],
      check: `$T$ cannot be ${from === 2 ? "1" : `a positive integer less than ${from}`}, so the value cannot be slightly less than ${total}.`,
      takeaway: TAKEAWAY,
    },
  };
}

interface Swap {
  readonly name: string;
  readonly context: "real" | "pure";
  /** What one of each kind counts. */
  readonly one: number;
  readonly two: number;
  readonly n: number;
  readonly stems: readonly string[];
  readonly text: (value: number) => string;
  /** One part and what it does: a ticket costs. */
  readonly part: readonly [noun: string, verb: string];
}

function drawPoints(rng: Rng): Swap {
  const [a, b, n] = [rng.int(3, 6), rng.int(1, 3), rng.pick([15, 20, 25, 30])];
  const lost = `${inWords(b)} ${b === 1 ? "point is" : "points are"}`;
  return {
    name: "points",
    context: "real",
    one: a,
    two: -b,
    n,
    stems: [
      `On a test with ${n} questions, ${inWords(a)} points are awarded for each correct answer, and ${lost} subtracted for each incorrect answer. If a student answered all ${n} questions, which of the following could be the student's score?`,
      `The score on a certain test is $${a}c ${b === 1 ? "- w" : `- ${b}w`}$, where $c$ is the number of correct answers and $w$ is the number of incorrect answers. If $c + w = ${n}$, which of the following could be the score?`,
    ],
    text: signed,
    part: ["answer", "count"],
  };
}

function drawPrices(rng: Rng): Swap {
  const [a, gap, n] = [rng.int(4, 9), rng.pick([3, 4, 5, 6, 7]), rng.int(8, 20)];
  const [low, high] = [usd(a), usd(a + gap)];
  return {
    name: "prices",
    context: "real",
    one: a,
    two: a + gap,
    n,
    stems: [
      `A school group bought ${n} tickets to a concert. If each ticket cost either ${low} or ${high}, which of the following could be the total cost of the tickets?`,
      `Each of ${n} items in an order costs either ${low} or ${high}. Which of the following could be the total cost of the ${n} items?`,
    ],
    text: usd,
    part: ["item", "cost"],
  };
}

/** A number of things of two kinds: each exchange changes the total by the same amount. */
function drawSwap(rng: Rng) {
  const { name, context, one, two, n, stems, text, part } = rng.pick([drawPoints, drawPrices])(rng);
  const [low, high] = [Math.min(one, two), Math.max(one, two)];
  const gap = high - low;
  const [noun, verb] = part;
  const k = rng.int(2, n - 2);
  const key = low * n + gap * k;
  const near = rng
    .shuffle(range(-3 * gap, 3 * gap).map((by) => key + by))
    .filter((x) => (x - key) % gap !== 0 && x > Math.max(0, low * n) && x < high * n);
  // No remainder more than twice, or the key would be the odd one out.
  const spread = near.filter(
    (x, j) => near.slice(0, j).filter((other) => (other - x) % gap === 0).length < 2,
  );
  const wrong = spread.map((x): Wrong => [
    x,
    x % gap === 0
      ? "takes a multiple of the difference"
      : x % high === 0
        ? "takes a multiple of one value"
        : "does not keep the number of parts fixed",
    `The total would have to differ from ${text(low * n)} by a multiple of ${gap}, but $${x - low * n}$ is not one.`,
  ]);
  const tempting = ([x]: Wrong) => x % gap === 0 || x % high === 0;
  if (key < 5) return null;
  return {
    variant: name,
    context,
    difficulty: 5,
    stem: rng.pick(stems),
    key: {
      text: text(key),
      value: key,
      why: `$${n - k} \\times ${low < 0 ? `(${low})` : low} + ${k} \\times ${high} = ${key}$.`,
    },
    slips: [
      ...wrong.filter(tempting).slice(0, 2),
      ...wrong.filter((w) => !tempting(w)),
      ...wrong.filter(tempting).slice(2),
    ].map((w) => slip(w, text)),
    solution: {
      idea: `Replacing one ${noun} that ${verb}s ${text(low)} with one that ${verb}s ${text(high)} changes the total by ${text(gap)}, so the possible totals are ${text(gap)} apart.`,
      steps: [
        `If all ${n} ${noun}s ${verb} ${text(low)}, the total is ${text(low * n)}.`,
        `With $k$ of them replaced, the total is $${low * n} + ${gap}k$.`,
        `$${low * n} + ${gap}k = ${key}$ gives $k = ${k}$. For the other options, $k$ would not be an integer.`,
      ],
      check: `Subtract $${low * n}$ from an option before you divide by ${gap}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Numbers that are 1 or -1: their product restricts their sum. */
function drawOnes(rng: Rng) {
  const n = rng.int(9, 24);
  const sign = rng.pick([1, -1] as const);
  const minus = range(0, n).filter((k) => (k % 2 === 0) === sign > 0);
  const asksCount = rng.chance(0.35);
  const possible = minus.map((k) => n - 2 * k);
  const list = rng.pick(["list", "letters"] as const);
  const given =
    list === "list"
      ? `Each of the ${n} integers in a list is either 1 or $-1$, and the product of the ${n} integers is ${sign > 0 ? "1" : "$-1$"}.`
      : `Each of the integers $x_1, x_2, \\ldots, x_{${n}}$ is equal to 1 or $-1$, and their product is ${sign > 0 ? "positive" : "negative"}.`;
  const even = sign > 0 ? "even" : "odd";
  const idea = `The product is ${sign > 0 ? "positive" : "negative"}, so the number of integers equal to −1 is ${even}.`;
  const inner = possible.filter((x) => Math.abs(x) < n - 2);
  const key = asksCount ? possible.length : rng.pick(inner);
  const noParity = rng.shuffle(range(-n + 3, n - 3).filter((x) => (n - x) % 2 !== 0));
  const noProduct = rng.shuffle(
    range(-n + 3, n - 3).filter((x) => (n - x) % 2 === 0 && !possible.includes(x)),
  );
  const asParity = (x: number): Wrong => [
    x,
    "does not look at how the sum changes",
    `The sum is $${n} - 2k$, where $k$ is the number of integers equal to $-1$, so it is ${n % 2 === 0 ? "even" : "odd"}.`,
  ];
  const asProduct = (x: number): Wrong => [
    x,
    "forgets the product",
    `The sum is ${signed(x)} if ${(n - x) / 2} of the integers are $-1$, but that number must be ${even}.`,
  ];
  const wrong: Wrong[] = asksCount
    ? [
        [
          n + 1,
          "forgets the product",
          `There are ${n + 1} possible numbers of integers equal to $-1$ if the product can be positive or negative.`,
        ],
        [
          n - possible.length + 1,
          "counts the sums for the other product",
          `The number of integers equal to $-1$ must be ${even}.`,
        ],
        [n, "counts the integers", "This is how many integers there are, not how many sums."],
        [
          2 * n + 1,
          `counts all integers from −${n} to ${n}`,
          "The sum changes in steps of 4 here.",
        ],
        [
          possible.length - 1,
          sign > 0 ? "leaves out the case without −1" : "leaves out one case",
          `The number of integers equal to $-1$ is one of ${minus[0]!}, ${minus[1]!}, and so on up to ${minus.at(-1)!}.`,
        ],
        [
          possible.length + 1,
          "counts one case too many",
          `The number of integers equal to $-1$ is one of ${minus[0]!}, ${minus[1]!}, and so on up to ${minus.at(-1)!}.`,
        ],
        [
          possible.length - 2,
          "leaves out the first and the last case",
          "Both of these cases are possible.",
        ],
        [
          2,
          "sees only that each integer has two values",
          `The sum depends on how many of the integers are $-1$.`,
        ],
        [
          Math.floor(possible.length / 2),
          "counts only some of the sums",
          "The sum may be positive or negative.",
        ],
      ]
    : [
        ...noProduct.slice(0, 2).map(asProduct),
        ...noParity.slice(0, 1).map(asParity),
        ...noProduct.slice(2, 5).map(asProduct),
        ...noParity.slice(1, 3).map(asParity),
        ...noProduct.slice(5).map(asProduct),
      ];
  const ask = asksCount
    ? `How many different values are possible for the sum of the ${n} integers?`
    : `Which of the following could be the sum of the ${n} integers?`;
  const k = (n - key) / 2;
  return {
    variant: asksCount ? "ones-count" : "ones",
    context: "pure" as const,
    difficulty: 6,
    stem: `${given} ${ask}`,
    key: {
      text: signed(key),
      value: key,
      why: asksCount
        ? `The number of integers equal to $-1$ can be ${minus[0]!}, ${minus[1]!}, and so on up to ${minus.at(-1)!}.`
        : `The sum is ${signed(key)} if ${k} of the integers are $-1$, and ${k} is ${even}.`,
    },
    slips: wrong.map((one) => slip(one)),
    solution: {
      idea,
      steps: [
        `If $k$ of the integers are $-1$, the sum is $(${n} - k) - k = ${n} - 2k$.`,
        `The product is ${sign > 0 ? "1" : "$-1$"}, so $k$ is ${even}.`,
        asksCount
          ? `So $k$ can be ${minus[0]!}, ${minus[1]!}, and so on up to ${minus.at(-1)!}. These are ${key} values, and each gives a different sum.`
          : `$${n} - 2k = ${key}$ gives $k = ${k}$, which is ${even}. The other options give a $k$ that is not an integer or not ${even}.`,
      ],
      check: `The greatest possible sum is ${n - 2 * minus[0]!}, and the sums are 4 apart.`,
      takeaway: TAKEAWAY,
    },
  };
}

export const template: ProblemTemplate = {
  id: "forward-or-back",
  format: "problem-solving",
  subtopic: "parity-signs",
  domain: "arithmetic",
  pattern:
    "Exchanging one part changes the total by a fixed amount, so all possible totals have one remainder.",

  make: (rng) => rng.pick([drawGroups, drawSwap, drawSwap, drawOnes])(rng),

  /** Totals lie between the extremes, and a count is positive. */
  possible({ stem, options }) {
    const totals = [...totalsOf(stem)];
    const [low, high] = stem.includes("How many")
      ? [1, Infinity]
      : [Math.min(...totals), Math.max(...totals)];
    return options.map(valueOf).map(({ value }) => value >= low && value <= high);
  },

  /** Builds all possible totals. */
  check({ stem, options }) {
    const totals = totalsOf(stem);
    const right = stem.includes("How many") ? new Set([totals.size]) : totals;
    return options.flatMap((option, k) => (right.has(valueOf(option).value) ? [k] : []));
  },
};

function mixed(n: number, one: number, two: number): Set<number> {
  return new Set(range(0, n).map((k) => one * k + two * (n - k)));
}

/** All totals that the stem allows, from its text alone. */
function totalsOf(stem: string): Set<number> {
  const text = plain(stem);
  if (text.includes("S - T")) {
    const [from, to] = read(stem, /from (\d+) to (\d+)/).map(Number) as [number, number];
    return differences(range(from, to));
  }
  if (text.includes("\\pm")) return differences((text.match(/\d+/g) ?? []).map(Number));
  if (text.includes("either 1 or -1") || text.includes("equal to 1 or -1")) {
    const n = Number(read(stem, /(?:x_|of the )(\d+)(?: integers in| is)/)[0]);
    const wanted = /is (?:-1\.|negative)/.test(text) ? -1 : 1;
    return new Set(
      range(0, n)
        .filter((k) => (-1) ** k === wanted)
        .map((k) => n - 2 * k),
    );
  }
  if (text.includes("c + w")) {
    const [a, b, n] = read(stem, /is (\d+)c - (\d*)w.* = (\d+),/).map((part) => Number(part || 1));
    return mixed(n!, a!, -b!);
  }
  if (text.includes("$")) {
    const [n, a, b] = read(stem, /(\d+) (?:tickets|items).*?\$(\d+).*?\$(\d+)/).map(Number);
    return mixed(n!, a!, b!);
  }
  const [n, a, b] = read(stem, /with (\d+) questions, (\w+) points.*?and (\w+) point/);
  return mixed(Number(n), fromWords(a!), -fromWords(b!));
}
