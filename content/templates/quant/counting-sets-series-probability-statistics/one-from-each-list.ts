import {
  Fraction,
  fractionSlip,
  numbersIn,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
} from "@theta/items/template";

/** What is asked: which numbers in each list are hits, and how many hits the outcome needs. */
interface Ask {
  readonly name: string;
  readonly outcome: string;
  readonly hits: readonly [string, string];
  readonly isHit: readonly [(n: number) => boolean, (n: number) => boolean];
  readonly needs: "any" | "alike" | "one";
  readonly weight: number;
}

const isEven = (n: number): boolean => n % 2 === 0;
const isOdd = (n: number): boolean => n % 2 !== 0;
const isMultipleOf = (m: number) => (n: number) => n % m === 0;

function multiple(m: number): Ask {
  const hit = `a multiple of ${m}`;
  return {
    name: `multiple-${m}`,
    outcome: `$xy$ is ${hit}`,
    hits: [hit, hit],
    isHit: [isMultipleOf(m), isMultipleOf(m)],
    needs: "any",
    weight: 1,
  };
}

const even = { hits: ["even", "even"], isHit: [isEven, isEven] } as const;
const ASKS: readonly Ask[] = [
  { ...even, name: "product-even", outcome: "$xy$ is even", needs: "any", weight: 0 },
  { ...even, name: "sum-even", outcome: "$x + y$ is even", needs: "alike", weight: 0 },
  { ...even, name: "sum-odd", outcome: "$x + y$ is odd", needs: "one", weight: 0 },
  multiple(3),
  multiple(5),
  ...[1, 2].map((): Ask => ({
    name: "hidden-product",
    outcome: "$xy + x$ is even",
    hits: ["even", "odd"],
    isHit: [isEven, isOdd],
    needs: "any",
    weight: 3,
  })),
];

const REASONS = {
  any: "The product needs only one suitable factor, so it fails only when neither number is suitable.",
  alike: "A sum is even in two ways: both numbers even, or both odd.",
  one: "A sum is odd when exactly one number is even, and that can happen in two ways.",
};

function drawList(rng: Rng): number[] {
  return rng.sample(range(2, 21), rng.int(3, 6)).toSorted((a, b) => a - b);
}

function wordingOf(rng: Rng): { name: string; lists: [number[], number[]]; opening: string } {
  const name = rng.pick(["lists", "cards", "range"]);
  if (name === "range") {
    const [a, b] = [rng.int(4, 9), rng.int(4, 11)];
    const opening = `Integers $x$ and $y$ are chosen at random, $x$ from 1 to ${a}, inclusive, and $y$ from 1 to ${b}, inclusive.`;
    return { name, lists: [range(1, a), range(1, b)], opening };
  }
  const lists: [number[], number[]] = [drawList(rng), drawList(rng)];
  const [one, two] = lists.map((list) => list.join(", ")) as [string, string];
  const opening =
    name === "lists"
      ? `Let $x$ be chosen at random from the list ${one}, and $y$ from the list ${two}.`
      : `One bag holds cards with the numbers ${one}; another holds cards with the numbers ${two}. A card is drawn at random from each, $x$ from the first bag and $y$ from the second.`;
  return { name, lists, opening };
}

function drawNumbers(rng: Rng) {
  const { name, lists, opening } = wordingOf(rng);
  const ask = rng.pick(ASKS);
  const counts = lists.map((list, k) => list.filter(ask.isHit[k]!).length) as [number, number];
  if (lists.some((list, k) => counts[k] === 0 || counts[k] === list.length)) return null;
  const [p, q] = lists.map((list, k) => new Fraction(counts[k]!, list.length)) as [
    Fraction,
    Fraction,
  ];
  const one = new Fraction(1);
  const [noP, noQ] = [one.minus(p), one.minus(q)];
  const both = p.times(q);
  const neither = noP.times(noQ);
  const exactly = p.times(noQ).plus(noP.times(q));
  const key = { any: one.minus(neither), alike: both.plus(neither), one: exactly }[ask.needs];
  // Somebody guessing by parity would get an answer of one half right.
  if (key.equals(new Fraction(1, 2))) return null;
  return { name, lists, opening, ask, counts, p, q, one, noP, noQ, both, neither, exactly, key };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function optionsOf({
  lists,
  ask,
  counts,
  p,
  q,
  one,
  noQ,
  both,
  neither,
  exactly,
  key,
}: Numbers): ProblemOptions {
  const [f, g] = ask.hits;
  const pooled = new Fraction(counts[0] + counts[1], lists[0].length + lists[1].length);
  const slips = [
    fractionSlip(
      both,
      "asks for both at once",
      `That is the probability that $x$ is ${f} and at the same time $y$ is ${g}; there are other ways.`,
    ),
    fractionSlip(
      neither,
      "takes the pairs that fail in both places",
      `That is the probability that $x$ is not ${f} and $y$ is not ${g}. ${REASONS[ask.needs]}`,
    ),
    fractionSlip(
      exactly,
      "leaves out the pairs with both",
      `That counts the pairs in which $x$ is ${f} or $y$ is ${g}, but not both. ${REASONS[ask.needs]}`,
    ),
    fractionSlip(
      new Fraction(1, 2),
      "splits evenly",
      "Two outcomes need not be equally likely: count the numbers that each leaves to choose from.",
    ),
    fractionSlip(
      pooled,
      "puts the lists together",
      `That is a share of all ${lists[0].length + lists[1].length} numbers together; but two are chosen, one from each group.`,
    ),
    fractionSlip(
      p.plus(q),
      "adds the two probabilities",
      `Adding $${texFraction(p)}$ and $${texFraction(q)}$ counts twice the pairs in which both happen.`,
    ),
    fractionSlip(
      one.minus(both),
      "turns the wrong case around",
      `That leaves out only the pairs with $x$ ${f} and $y$ ${g}. ${REASONS[ask.needs]}`,
    ),
    fractionSlip(
      p.times(noQ),
      "stops at one case",
      `That is the case of $x$ ${f} and $y$ not ${g} alone. ${REASONS[ask.needs]}`,
    ),
    fractionSlip(
      one.minus(neither),
      "takes one or both",
      `That is the probability that $x$ is ${f} or $y$ is ${g} or both. ${REASONS[ask.needs]}`,
    ),
  ].filter(({ value }) => value! < 1);
  return {
    key: { text: `$${texFraction(key)}$`, value: key.value, why: REASONS[ask.needs] },
    slips,
  };
}

function solutionOf({ lists, ask, counts, p, q, noP, noQ, both, neither, key }: Numbers): Solution {
  const [f, g] = ask.hits;
  const [t, u] = [p, q].map((share) => `$${texFraction(share)}$`);
  const known = `$x$ is ${f} with probability ${t} (${counts[0]} of ${lists[0].length} numbers), and $y$ is ${g} with probability ${u} (${counts[1]} of ${lists[1].length}).`;
  const working = {
    any: `Neither happens with probability $${texFraction(noP)} \\times ${texFraction(noQ)} = ${texFraction(neither)}$, so the answer is $1 - ${texFraction(neither)} = ${texFraction(key)}$.`,
    alike: `Both even: $${texFraction(p)} \\times ${texFraction(q)} = ${texFraction(both)}$. Both odd: $${texFraction(noP)} \\times ${texFraction(noQ)} = ${texFraction(neither)}$. Together $${texFraction(key)}$.`,
    one: `Even and odd: $${texFraction(p)} \\times ${texFraction(noQ)} = ${texFraction(p.times(noQ))}$. Odd and even: $${texFraction(noP)} \\times ${texFraction(q)} = ${texFraction(noP.times(q))}$. Together $${texFraction(key)}$.`,
  }[ask.needs];
  const isHidden = ask.name === "hidden-product";
  return {
    idea: isHidden
      ? "Factor first: $xy + x = x(y + 1)$ is even when $x$ is even or $y$ is odd."
      : REASONS[ask.needs]
          .replace(
            "suitable factor",
            ask.hits[0] === "even" ? "even factor" : `factor that is ${f}`,
          )
          .replace("suitable", f),
    steps: [known, working],
    check: `There are $${lists[0].length} \\times ${lists[1].length} = ${lists[0].length * lists[1].length}$ equally likely pairs, and ${key.times(new Fraction(lists[0].length * lists[1].length)).top} of them fit.`,
  };
}

export const template: ProblemTemplate = {
  id: "one-from-each-list",
  format: "problem-solving",
  subtopic: "probability",
  domain: "arithmetic",
  pattern:
    "One number from each of two lists: turn a fact about sum or product into hits, then add or complement.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, opening, ask } = numbers;
    return {
      variant: `${ask.name}/${name}`,
      context: "pure",
      // The outcome asked for, plus 1 for adding two cases; "range" needs counting, lists show it.
      difficulty: 2 + ask.weight + (ask.needs === "any" ? 0 : 1) + (name === "range" ? 1 : 0),
      stem: `${opening} What is the probability that ${ask.outcome}?`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Tries all pairs. */
  check({ stem, options }) {
    const [xs, ys] = listsOf(stem);
    const asked = read(stem, /probability that (.+)\?$/)[0]!;
    const [, m] = /multiple of (\d+)/.exec(asked) ?? [];
    const result = (x: number, y: number): number =>
      asked.startsWith("xy + x") ? x * y + x : asked.startsWith("xy") ? x * y : x + y;
    const fits = (n: number): boolean =>
      m ? n % Number(m) === 0 : asked.endsWith("even") ? isEven(n) : isOdd(n);
    const good = xs.flatMap((x) => ys.filter((y) => fits(result(x, y)))).length;
    const answer = new Fraction(good, xs.length * ys.length);
    return options.flatMap((option, k) => (valueOf(option).equals(answer) ? [k] : []));
  },
};

function listsOf(stem: string): [number[], number[]] {
  const ranges = [...plain(stem).matchAll(/from 1 to (\d+)/g)].map(([, n]) => range(1, Number(n)));
  const parts = stem.split(/another|and \$y\$ from/);
  const [xs, ys] =
    ranges.length === 2
      ? ranges
      : parts.map((part) => numbersIn(part.split("?")[0]!.split("multiple")[0]!));
  if (!xs?.length || !ys?.length) throw new Error(`No two lists in: ${stem}`);
  return [xs, ys];
}
