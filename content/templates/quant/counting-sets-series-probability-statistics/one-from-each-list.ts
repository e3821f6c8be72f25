import {
  type Fraction as Share,
  Fraction,
  fractionChoice,
  fractionSlips,
  fractionText,
  plain,
  type ProblemTemplate,
  type ProblemView,
  range,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Test = (x: number, y: number) => boolean;

interface Lists {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** What the two numbers must fulfill. */
interface Event {
  readonly name: string;
  readonly difficulty: number;
  /** With letters, and about numbers from two places. */
  readonly says: string;
  readonly saysLong: (first: string, second: string) => string;
  readonly test: Test;
  wrong(lists: Lists): Wrong<Share>[];
  solution(lists: Lists): Omit<Solution, "takeaway">;
  readonly takeaway: string;
}

const pairsOf = ({ xs, ys }: Lists, test: Test): [number, number][] =>
  xs.flatMap((x) => ys.filter((y) => test(x, y)).map((y): [number, number] => [x, y]));
const shareOf = (lists: Lists, test: Test): Share =>
  new Fraction(pairsOf(lists, test).length, lists.xs.length * lists.ys.length);
const among = (list: readonly number[], test: (n: number) => boolean): Share =>
  new Fraction(list.filter(test).length, list.length);
const isEven = (n: number): boolean => n % 2 === 0;
const ONE = new Fraction(1);

/** A product with the factor 2 or 3: everything except two numbers without it. */
function productDivisibleBy(d: number): Event {
  const has = (n: number): boolean => n % d === 0;
  const word = d === 2 ? "even" : `a multiple of ${d}`;
  return {
    name: "product",
    difficulty: d === 2 ? 3 : 4,
    says: d === 2 ? "$xy$ is even" : `$xy$ is a multiple of ${d}`,
    saysLong: () => `the product of the two numbers is ${word}`,
    test: (x, y) => has(x * y),
    wrong: ({ xs, ys }) => {
      const [p, q] = [among(xs, has), among(ys, has)];
      return [
        [p.times(q), "requires both", `One number that is ${word} is enough.`],
        [
          p.times(ONE.minus(q)).plus(q.times(ONE.minus(p))),
          "requires exactly one",
          `If both numbers are ${word}, the product is too.`,
        ],
        [p.plus(q), "adds the probabilities", "Pairs in which both fit are counted twice."],
        [
          new Fraction([...xs, ...ys].filter(has).length, xs.length + ys.length),
          "merges the lists",
          "One number is selected from each of the two, not one of all the numbers.",
        ],
        [p, "looks at one list", `The product is also ${word} if only the second number is.`],
        [q, "looks at one list", `The product is also ${word} if only the first number is.`],
        [
          ONE.minus(p.times(q)),
          "takes the wrong complement",
          `The opposite is that neither number is ${word}.`,
        ],
        [
          p.times(ONE.minus(q)),
          "requires only the first to fit",
          `The product is also ${word} if the second number is.`,
        ],
        [
          q.times(ONE.minus(p)),
          "requires only the second to fit",
          `The product is also ${word} if the first number is.`,
        ],
        [
          ONE.minus(p).times(ONE.minus(q)),
          "finds the complement",
          `This is the probability that the product is not ${word}.`,
        ],
      ];
    },
    solution: ({ xs, ys }) => {
      const [p, q] = [ONE.minus(among(xs, has)), ONE.minus(among(ys, has))];
      const none = p.times(q);
      return {
        idea: `The product isn't ${word} only if neither of the numbers is.`,
        steps: [
          `The first number isn't ${word} with probability ${fractionText(p)}, and the second isn't with probability ${fractionText(q)}.`,
          `The product isn't ${word} with probability $${texFraction(p)} \\cdot ${texFraction(q)} = ${texFraction(none)}$.`,
          `So it is ${word} with probability $1 - ${texFraction(none)} = ${texFraction(ONE.minus(none))}$.`,
        ],
        check: `One number that is ${word} is enough, so the answer must be at least the greater of ${fractionText(ONE.minus(p))} and ${fractionText(ONE.minus(q))}.`,
      };
    },
    takeaway: `When one of two numbers is enough, subtract the probability of "neither" from 1.`,
  };
}

/** A sum that is even or odd: two cases. */
function sumParity(even: boolean): Event {
  const word = even ? "even" : "odd";
  const test: Test = (x, y) => isEven(x + y) === even;
  return {
    name: "parity",
    difficulty: 4,
    says: `$x + y$ is ${word}`,
    saysLong: () => `the sum of the two numbers is ${word}`,
    test,
    wrong: ({ xs, ys }) => {
      const [p, q] = [among(xs, isEven), among(ys, isEven)];
      const [first, second] = even
        ? [p.times(q), ONE.minus(p).times(ONE.minus(q))]
        : [p.times(ONE.minus(q)), q.times(ONE.minus(p))];
      const reason = even
        ? "Both numbers can be even or both odd; this is only one of the cases."
        : "Either number can be the odd one; this is only one of the cases.";
      const opposite = even
        ? [p.times(ONE.minus(q)), q.times(ONE.minus(p))]
        : [p.times(q), ONE.minus(p).times(ONE.minus(q))];
      const [third, fourth] = opposite as [Share, Share];
      const other = "This is a case of the other kind of sum.";
      return [
        [first, "forgets a case", reason],
        [third, "takes a case of the other kind", other],
        [fourth, "takes a case of the other kind", other],
        [new Fraction(1, 2), "expects one half", "Even and odd numbers aren't equally frequent."],
        [
          new Fraction(
            [...xs, ...ys].filter((n) => isEven(n) === even).length,
            xs.length + ys.length,
          ),
          "merges the lists",
          `This is the probability that one of all the numbers is ${word}.`,
        ],
        [even ? p : ONE.minus(p), "looks at one list", "The sum depends on both numbers."],
        [even ? q : ONE.minus(q), "looks at one list", "The sum depends on both numbers."],
        [second, "forgets a case", reason],
        [
          third.plus(fourth),
          "finds the complement",
          "This is the probability of the other kind of sum.",
        ],
      ];
    },
    solution: (lists) => {
      const [p, q] = [among(lists.xs, isEven), among(lists.ys, isEven)];
      const [p0, q0] = [ONE.minus(p), ONE.minus(q)];
      const [a, b] = even ? [q, q0] : [q0, q];
      return {
        idea: even
          ? "The sum is even if both numbers are even or both are odd."
          : "The sum is odd if one number is even and the other is odd.",
        steps: [
          `The first number is even with probability ${fractionText(p)}, and the second is even with probability ${fractionText(q)}.`,
          `The case in which the first number is even has probability $${texFraction(p)} \\cdot ${texFraction(a)}$, and the case in which it is odd has probability $${texFraction(p0)} \\cdot ${texFraction(b)}$.`,
          `The sum of the two is ${fractionText(shareOf(lists, test))}.`,
        ],
      };
    },
    takeaway: "List the cases that can't occur together, and add their probabilities.",
  };
}

/** A comparison: count the pairs. */
function counted(
  name: string,
  says: string,
  saysLong: Event["saysLong"],
  test: Test,
  almost: Test,
  opposite: Test,
): Event {
  return {
    name,
    difficulty: 3,
    says,
    saysLong,
    test,
    wrong: (lists) => {
      const all = lists.xs.length * lists.ys.length;
      const good = pairsOf(lists, test).length;
      const over = (top: number, bottom = all): Share => new Fraction(top, bottom);
      return [
        [
          shareOf(lists, (x, y) => test(x, y) || almost(x, y)),
          "includes the boundary",
          "This also counts the pairs that lie exactly on the boundary.",
        ],
        [
          shareOf(lists, opposite),
          "finds the opposite",
          "This counts the pairs on the other side.",
        ],
        [
          over(all - pairsOf(lists, (x, y) => test(x, y) || almost(x, y)).length),
          "includes the boundary and finds the complement",
          "This counts the pairs on the other side of the boundary.",
        ],
        [over(good - 1), "misses a pair", `There are ${good} pairs that fit.`],
        [over(good - 2), "misses pairs", `There are ${good} pairs that fit.`],
        [
          over(good, lists.xs.length + lists.ys.length),
          "adds the sizes",
          `There are $${lists.xs.length} \\cdot ${lists.ys.length} = ${all}$ pairs.`,
        ],
        [new Fraction(1, 2), "expects one half", "The pairs aren't split evenly."],
        [over(good + 1), "counts a pair twice", `There are ${good} pairs that fit.`],
        [over(good + 2), "counts too many pairs", `There are ${good} pairs that fit.`],
        [over(all - good), "finds the complement", "This counts the pairs that don't fit."],
      ];
    },
    solution: (lists) => {
      const good = pairsOf(lists, test);
      const all = lists.xs.length * lists.ys.length;
      const each = lists.xs.map((x) => good.filter(([one]) => one === x).length);
      return {
        idea: "Go through the values of the first number, and count the second numbers that fit.",
        steps: [
          `There are $${lists.xs.length} \\cdot ${lists.ys.length} = ${all}$ equally likely pairs.`,
          `For the first number ${lists.xs.join(", ")}, there are ${each.join(", ")} second numbers that fit, respectively, for a total of ${good.length}.`,
          `The probability is $\\frac{${good.length}}{${all}}${good.length === shareOf(lists, test).top ? "" : ` = ${texFraction(shareOf(lists, test))}`}$.`,
        ],
      };
    },
    takeaway: "With few pairs, counting them in order is safer than any formula.",
  };
}

function drawEvent(rng: Rng): Event {
  const s = rng.int(7, 11);
  return rng.pick([
    productDivisibleBy(2),
    productDivisibleBy(3),
    sumParity(true),
    sumParity(false),
    counted(
      "greater",
      "$x > y$",
      (first, second) => `the number from ${first} is greater than the number from ${second}`,
      (x, y) => x > y,
      (x, y) => x === y,
      (x, y) => x < y,
    ),
    counted(
      "sum",
      `$x + y > ${s}$`,
      () => `the sum of the two numbers is greater than ${s}`,
      (x, y) => x + y > s,
      (x, y) => x + y === s,
      (x, y) => x + y < s,
    ),
  ]);
}

function drawLists(rng: Rng): Lists {
  const [n, m] = [rng.int(3, 5), rng.int(3, 5)];
  const draw = (size: number): number[] => rng.sample(range(1, 9), size).toSorted((a, b) => a - b);
  return { xs: draw(n), ys: draw(m) };
}

const set = (list: readonly number[]): string => `\\{${list.join(", ")}\\}`;

const STEMS: readonly ((lists: Lists, event: Event) => string)[] = [
  ({ xs, ys }, { says }) =>
    `If $x$ is to be selected at random from the set $${set(xs)}$ and $y$ is to be selected at random from the set $${set(ys)}$, what is the probability that ${says}?`,
  ({ xs, ys }, { saysLong }) =>
    `Set $S$ is $${set(xs)}$, and set $T$ is $${set(ys)}$. If one number is selected at random from each of the two sets, what is the probability that ${saysLong("set $S$", "set $T$")}?`,
];
/** Only for lists that start at 1 and leave nothing out. */
const RUN_STEMS: typeof STEMS = [
  ({ xs, ys }, { says }) =>
    `If an integer $x$ is selected at random from the integers from 1 to ${xs.length}, inclusive, and an integer $y$ is selected at random from the integers from 1 to ${ys.length}, inclusive, what is the probability that ${says}?`,
  ({ xs, ys }, { saysLong }) =>
    `Box X contains ${xs.length} cards numbered from 1 to ${xs.length}, and Box Y contains ${ys.length} cards numbered from 1 to ${ys.length}. If one card is drawn at random from each box, what is the probability that ${saysLong("Box X", "Box Y")}?`,
];

/** The two lists, as the stem writes them. */
function listsIn(stem: string): Lists {
  const lists = Array.from(stem.matchAll(/\\\{([^}]+)\\\}/g), ([, list]) =>
    list!.split(",").map(Number),
  );
  const runs = Array.from(stem.matchAll(/from 1 to (\d+)/g), ([, end]) => range(1, Number(end)));
  const [xs, ys] = lists.length > 0 ? lists : runs;
  if (!xs || !ys) throw new Error(`No two lists in this stem: ${stem}`);
  return { xs, ys };
}

function testIn(stem: string): Test {
  const asked = plain(stem.slice(stem.indexOf("probability that")));
  const bound = Number(/(?:> |than )(\d+)/.exec(asked)?.[1]);
  const divisor = asked.includes("multiple of 3") ? 3 : 2;
  if (/product|xy/.test(asked)) return (x, y) => (x * y) % divisor === 0;
  if (bound > 0) return (x, y) => x + y > bound;
  if (/odd/.test(asked)) return (x, y) => (x + y) % 2 === 1;
  if (/even/.test(asked)) return (x, y) => (x + y) % 2 === 0;
  if (/x > y|greater than the number/.test(asked)) return (x, y) => x > y;
  throw new Error(`No event in this stem: ${asked}`);
}

function check({ stem, options }: ProblemView): number[] {
  const lists = listsIn(stem);
  const share = shareOf(lists, testIn(stem));
  return options.flatMap((option, k) => (valueOf(option).equals(share) ? [k] : []));
}

export const template: ProblemTemplate = {
  id: "one-from-each-list",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern: "One number from each of two lists: count the pairs, or multiply and add.",

  make(rng) {
    const event = drawEvent(rng);
    const inRuns = rng.chance(0.4);
    const [n, m] = rng.sample([3, 4, 5, 6, 7], 2) as [number, number];
    const lists = inRuns ? { xs: range(1, n), ys: range(1, m) } : drawLists(rng);
    const wording = rng.int(0, 1);
    const key = shareOf(lists, event.test);
    if (key.value < 0.15 || key.value > 0.88 || key.bottom > 30) return null;
    return {
      variant: `${event.name}/${inRuns ? "runs" : "sets"}-${wording}`,
      context: inRuns && wording === 1 ? "real" : "pure",
      difficulty: event.difficulty,
      stem: (inRuns ? RUN_STEMS : STEMS)[wording]!(lists, event),
      key: fractionChoice(
        key,
        `Of the ${lists.xs.length * lists.ys.length} equally likely pairs, ${pairsOf(lists, event.test).length} fit.`,
      ),
      slips: fractionSlips(event.wrong(lists), ({ value }) => value > 0 && value < 1),
      solution: { ...event.solution(lists), takeaway: event.takeaway },
    };
  },

  /** Goes through all pairs of the lists in the stem. */
  check,
  possible: ({ options }) =>
    options.map((option) => valueOf(option).value > 0 && valueOf(option).value < 1),
};
