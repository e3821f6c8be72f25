import {
  type Fraction as Share,
  Fraction,
  fractionChoice,
  fractionSlips,
  fractionText,
  inWordsOf,
  listed,
  plain,
  type ProblemTemplate,
  type ProblemView,
  range,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
  type Words,
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
/** For each of the first numbers, how many second numbers fit. */
const countsOf = ({ xs, ys }: Lists, test: Test): number[] =>
  xs.map((x) => ys.filter((y) => test(x, y)).length);
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
        [
          p.times(q),
          "requires both",
          `This is $${texFraction(p)} \\cdot ${texFraction(q)}$, the probability that both numbers are ${word === "even" ? "even" : "multiples of 3"}. One such number is enough.`,
        ],
        [
          p.times(ONE.minus(q)).plus(q.times(ONE.minus(p))),
          "requires exactly one",
          `This is $${texFraction(p)} \\cdot ${texFraction(ONE.minus(q))} + ${texFraction(ONE.minus(p))} \\cdot ${texFraction(q)}$, the probability that exactly one of the numbers is ${word}. If both are, the product is, too.`,
        ],
        [
          p.plus(q),
          "adds the probabilities",
          `This is $${texFraction(p)} + ${texFraction(q)}$, which counts the pairs in which both numbers are ${word === "even" ? "even" : "multiples of 3"} twice.`,
        ],
        [
          new Fraction([...xs, ...ys].filter(has).length, xs.length + ys.length),
          "merges the lists",
          `Of the ${xs.length + ys.length} numbers in both lists together, ${[...xs, ...ys].filter(has).length} fit. But one number is selected from each list.`,
        ],
        [
          p,
          "looks at one list",
          `This is the probability that [[first]] is ${word}. The product is also ${word} if only [[second]] is.`,
        ],
        [
          q,
          "looks at one list",
          `This is the probability that [[second]] is ${word}. The product is also ${word} if only [[first]] is.`,
        ],
        [
          ONE.minus(p.times(q)),
          "takes the wrong complement",
          `This is $1 - ${texFraction(p)} \\cdot ${texFraction(q)}$, the probability that not both numbers are ${word === "even" ? "even" : "multiples of 3"}. Subtract the probability that neither is.`,
        ],
        [
          p.times(ONE.minus(q)),
          "requires only the first to fit",
          `This is $${texFraction(p)} \\cdot ${texFraction(ONE.minus(q))}$, the probability that only [[first]] is ${word}. The product is also ${word} if [[second]] is.`,
        ],
        [
          q.times(ONE.minus(p)),
          "requires only the second to fit",
          `This is $${texFraction(ONE.minus(p))} \\cdot ${texFraction(q)}$, the probability that only [[second]] is ${word}. The product is also ${word} if [[first]] is.`,
        ],
        [
          ONE.minus(p).times(ONE.minus(q)),
          "finds the complement",
          `This is $${texFraction(ONE.minus(p))} \\cdot ${texFraction(ONE.minus(q))}$, the probability that the product is not ${word}.`,
        ],
      ];
    },
    solution: ({ xs, ys }) => {
      const [p, q] = [ONE.minus(among(xs, has)), ONE.minus(among(ys, has))];
      const none = p.times(q);
      const ofMany = (list: readonly number[]): string =>
        d === 2 || list.filter((n) => !has(n)).length === 1 ? word : `multiples of ${d}`;
      return {
        idea: `The product isn't ${word} only if neither of the numbers is.`,
        steps: [
          `Of the ${xs.length} [[firsts]], ${xs.filter((n) => !has(n)).length} ${xs.filter((n) => !has(n)).length === 1 ? "isn't" : "aren't"} ${ofMany(xs)}, and of the ${ys.length} [[seconds]], ${ys.filter((n) => !has(n)).length} ${ys.filter((n) => !has(n)).length === 1 ? "isn't" : "aren't"}.`,
          `So neither number is ${word} with probability $${texFraction(p)} \\cdot ${texFraction(q)} = ${texFraction(none)}$.`,
          `The product is ${word} with probability $1 - ${texFraction(none)} = ${texFraction(ONE.minus(none))}$.`,
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
      const [odd, even1, even2] = [ONE.minus(p), p, q];
      const odd2 = ONE.minus(q);
      const cases = {
        bothEven: `$${texFraction(even1)} \\cdot ${texFraction(even2)}$, the probability that both numbers are even`,
        bothOdd: `$${texFraction(odd)} \\cdot ${texFraction(odd2)}$, the probability that both numbers are odd`,
        evenOdd: `$${texFraction(even1)} \\cdot ${texFraction(odd2)}$, the probability that [[first]] is even and [[second]] is odd`,
        oddEven: `$${texFraction(odd)} \\cdot ${texFraction(even2)}$, the probability that [[first]] is odd and [[second]] is even`,
      };
      const ofThis = even ? [cases.bothEven, cases.bothOdd] : [cases.evenOdd, cases.oddEven];
      const ofOther = even ? [cases.evenOdd, cases.oddEven] : [cases.bothEven, cases.bothOdd];
      const onlyOne = (k: 0 | 1): Wrong<Share> => [
        [first, second][k]!,
        "forgets a case",
        `This is ${ofThis[k]!}. It leaves out the other case, with the probability ${ofThis[1 - k]!.replace(/, .*/, "")}.`,
      ];
      const otherKind = (share: Share, k: 0 | 1): Wrong<Share> =>
        share.equals(second)
          ? onlyOne(1)
          : [
              share,
              "takes a case of the other kind",
              `This is ${ofOther[k]!}, which makes the sum ${even ? "odd" : "even"}.`,
            ];
      const opposite = even
        ? [p.times(ONE.minus(q)), q.times(ONE.minus(p))]
        : [p.times(q), ONE.minus(p).times(ONE.minus(q))];
      const [third, fourth] = opposite as [Share, Share];
      return [
        onlyOne(0),
        otherKind(third, 0),
        otherKind(fourth, 1),
        [
          new Fraction(1, 2),
          "expects one half",
          `An even and an odd sum aren't equally likely here. Of the ${xs.length * ys.length} pairs, ${pairsOf({ xs, ys }, test).length} have an ${word} sum.`,
        ],
        [
          new Fraction(
            [...xs, ...ys].filter((n) => isEven(n) === even).length,
            xs.length + ys.length,
          ),
          "merges the lists",
          `Of the ${xs.length + ys.length} numbers in both lists together, ${[...xs, ...ys].filter((n) => isEven(n) === even).length} are ${word}. But the question is about the sum of one number from each list.`,
        ],
        [
          even ? p : ONE.minus(p),
          "looks at one list",
          `This is the probability that [[first]] is ${word}. Whether the sum is ${word} depends on both numbers.`,
        ],
        [
          even ? q : ONE.minus(q),
          "looks at one list",
          `This is the probability that [[second]] is ${word}. Whether the sum is ${word} depends on both numbers.`,
        ],
        onlyOne(1),
        [
          third.plus(fourth),
          "finds the complement",
          `This is $${texFraction(third)} + ${texFraction(fourth)}$, the probability that the sum is ${even ? "odd" : "even"}.`,
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
          `[[First]] is even with probability ${fractionText(p)}, and [[second]] is even with probability ${fractionText(q)}.`,
          `[[First]] is even and [[second]] is ${even ? "even, too," : "odd"} with probability $${texFraction(p)} \\cdot ${texFraction(a)} = ${texFraction(p.times(a))}$.`,
          `[[First]] is odd and [[second]] is ${even ? "odd, too," : "even"} with probability $${texFraction(p0)} \\cdot ${texFraction(b)} = ${texFraction(p0.times(b))}$.`,
          `Either case makes the sum ${word}, so the probability is $${texFraction(p.times(a))} + ${texFraction(p0.times(b))} = ${texFraction(shareOf(lists, test))}$.`,
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
  edge: string,
  less: string,
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
      const onEdge = pairsOf(lists, almost).length;
      const eachText = `When [[first]] is ${listed(lists.xs.map(String))}, there are ${listed(countsOf(lists, test).map(String))} [[seconds]] that fit, respectively`;
      return [
        [
          shareOf(lists, (x, y) => test(x, y) || almost(x, y)),
          "includes the boundary",
          `This also counts the ${onEdge === 1 ? "one pair" : `${onEdge} pairs`} in which ${edge}.`,
        ],
        [
          shareOf(lists, opposite),
          "finds the opposite",
          `This is $\\frac{${pairsOf(lists, opposite).length}}{${all}}$, the share of the pairs in which ${less}.`,
        ],
        [
          over(all - pairsOf(lists, (x, y) => test(x, y) || almost(x, y)).length),
          "includes the boundary and finds the complement",
          `This is the share of the pairs in which ${less}.`,
        ],
        [
          over(good - 1),
          "misses a pair",
          `This counts only ${good - 1} of the ${all} pairs, one too few. ${eachText}, which makes ${good} pairs.`,
        ],
        [
          over(good - 2),
          "misses pairs",
          `This counts only ${good - 2} of the ${all} pairs, two too few. ${eachText}, which makes ${good} pairs.`,
        ],
        [
          over(good, lists.xs.length + lists.ys.length),
          "adds the sizes",
          `This divides the ${good} pairs that fit by $${lists.xs.length} + ${lists.ys.length}$. There are $${lists.xs.length} \\cdot ${lists.ys.length} = ${all}$ pairs.`,
        ],
        [
          new Fraction(1, 2),
          "expects one half",
          `The pairs aren't split evenly: ${good} of the ${all} fit.`,
        ],
        [
          over(good + 1),
          "counts a pair twice",
          `This counts ${good + 1} of the ${all} pairs, one too many. ${eachText}, which makes only ${good} pairs.`,
        ],
        [
          over(good + 2),
          "counts too many pairs",
          `This counts ${good + 2} of the ${all} pairs, two too many. ${eachText}, which makes only ${good} pairs.`,
        ],
        [
          over(all - good),
          "finds the complement",
          `This is $\\frac{${all - good}}{${all}}$, the share of the pairs that don't fit.`,
        ],
      ];
    },
    solution: (lists) => {
      const good = pairsOf(lists, test);
      const all = lists.xs.length * lists.ys.length;
      const each = countsOf(lists, test);
      return {
        idea: "Go through the [[firsts]], and for each of them count the [[seconds]] that fit.",
        steps: [
          `There are $${lists.xs.length} \\cdot ${lists.ys.length} = ${all}$ equally likely pairs.`,
          `When [[first]] is ${listed(lists.xs.map(String))}, there are ${listed(each.map(String))} [[seconds]] that fit, respectively.`,
          `Together, this makes $${each.join(" + ")} = ${good.length}$ pairs.`,
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
      "the two numbers are equal",
      "[[first]] is less than [[second]]",
    ),
    counted(
      "sum",
      `$x + y > ${s}$`,
      () => `the sum of the two numbers is greater than ${s}`,
      (x, y) => x + y > s,
      (x, y) => x + y === s,
      (x, y) => x + y < s,
      `the sum is exactly ${s}`,
      `the sum is less than ${s}`,
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

/** What a stem calls the two numbers and the numbers that they can be. */
function wordsFor(wording: number, inRuns: boolean): Words {
  if (wording === 0)
    return { first: "$x$", second: "$y$", firsts: "values of $x$", seconds: "values of $y$" };
  const [one, other] = inRuns ? ["Box X", "Box Y"] : ["set $S$", "set $T$"];
  return {
    first: `the number from ${one}`,
    second: `the number from ${other}`,
    firsts: `numbers in ${one}`,
    seconds: `numbers in ${other}`,
  };
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
    const words = wordsFor(wording, inRuns);
    const say = (text: string): string => inWordsOf(words, text);
    const { idea, steps, check: estimate } = event.solution(lists);
    return {
      variant: `${event.name}/${inRuns ? "runs" : "sets"}-${wording}`,
      context: inRuns && wording === 1 ? "real" : "pure",
      difficulty: event.difficulty,
      stem: (inRuns ? RUN_STEMS : STEMS)[wording]!(lists, event),
      key: fractionChoice(
        key,
        `Of the ${lists.xs.length * lists.ys.length} equally likely pairs, ${pairsOf(lists, event.test).length} fit.`,
      ),
      slips: fractionSlips(
        event.wrong(lists).map(([value, slip, why]): Wrong<Share> => [value, slip, say(why)]),
        ({ value }) => value > 0 && value < 1,
      ),
      solution: {
        idea: say(idea),
        steps: steps.map(say),
        ...(estimate !== undefined && { check: say(estimate) }),
        takeaway: event.takeaway,
      },
    };
  },

  /** Goes through all pairs of the lists in the stem. */
  check,
  possible: ({ options }) =>
    options.map((option) => valueOf(option).value > 0 && valueOf(option).value < 1),
};
