import {
  choose,
  fittingPairs,
  Fraction,
  fractionText,
  isPositiveWhole,
  near,
  pairDraft,
  type PairReading,
  range,
  type Rng,
  texFraction,
  tidy,
  type TwoPartTemplate,
} from "@theta/items/template";

const EVENTS = [
  {
    name: "bids",
    chances: [5, 16],
    tell: "A company has submitted a bid for Contract X and a bid for Contract Y. Whether the company wins one of the contracts is independent of whether it wins the other, and the company is more likely to win Contract X than Contract Y.",
    both: "the company wins both contracts",
    more: "Contract X",
    other: {
      none: "the company wins neither contract",
      one: "the company wins exactly one of the contracts",
    },
    who: ["Contract X", "Contract Y"],
    asks: [
      "the probability that the company wins Contract X",
      "the probability that the company wins Contract Y",
    ],
  },
  {
    name: "flights",
    chances: [13, 19],
    tell: "An airline has one flight in the morning and one flight in the evening between two cities. Whether one of the flights departs on time is independent of whether the other does, and the morning flight is more likely to depart on time than the evening flight.",
    both: "both flights depart on time",
    more: "the morning flight",
    other: {
      none: "neither flight departs on time",
      one: "exactly one of the flights departs on time",
    },
    who: ["Morning", "Evening"],
    asks: [
      "the probability that the morning flight departs on time",
      "the probability that the evening flight departs on time",
    ],
  },
  {
    name: "grants",
    chances: [5, 15],
    tell: "A museum has applied for a grant from Foundation X and for a grant from Foundation Y. Whether it receives one of the grants is independent of whether it receives the other, and it is more likely to receive the grant from Foundation X than the grant from Foundation Y.",
    both: "the museum receives both grants",
    more: "the grant from Foundation X",
    other: {
      none: "the museum receives neither grant",
      one: "the museum receives exactly one of the grants",
    },
    who: ["Foundation X", "Foundation Y"],
    asks: [
      "the probability that the museum receives the grant from Foundation X",
      "the probability that the museum receives the grant from Foundation Y",
    ],
  },
] as const;

/** Two decimals, or more where a product needs them. */
const decimal = (value: number): string =>
  near(value, Number(value.toFixed(2))) ? value.toFixed(2) : String(tidy(value));

/** The chances of both and of neither, or of both and of exactly one, give sum and product. */
function askChances(rng: Rng) {
  const { name, chances, tell, both, more, other, who, asks } = rng.pick(EVENTS);
  const [p, q] = [rng.int(chances[0], chances[1]) / 20, rng.int(chances[0], chances[1]) / 20];
  const product = tidy(p * q);
  const kind = rng.pick(["none", "one"] as const);
  const [none, exactlyOne] = [tidy((1 - p) * (1 - q)), tidy(p + q - 2 * p * q)];
  if (p <= q || !isPositiveWhole(tidy(100 * product))) return null;
  const said = kind === "none" ? none : exactlyOne;
  const total = tidy(p + q);
  const saidOf = kind === "none" ? "neither" : "exactly one";
  const second = (chance: number, rest: number): number =>
    kind === "none" ? (1 - chance) * (1 - rest) : chance + rest - 2 * chance * rest;
  const why = (chance: number, rest: number): string =>
    `With ${decimal(rest)} for the other, the probability of both is ${decimal(chance * rest)}, and the probability of ${saidOf} is ${decimal(second(chance, rest))}.`;
  const missesSecond = (chance: number, rest: number): string =>
    `For ${decimal(product)} as the probability of both, the other would be ${decimal(rest)}. But then the probability of ${saidOf} would be ${decimal(second(chance, rest))}, not ${decimal(said)}.`;
  const missesBoth = (chance: number, rest: number): string =>
    `For a sum of ${decimal(total)}, the other would be ${decimal(rest)}. But then the probability of both would be ${decimal(chance * rest)}, not ${decimal(product)}.`;
  const same = range(2, 19)
    .map((k) => k / 20)
    .filter(
      (x) => product / x < 1 && near(tidy((20 * product) / x), Math.round((20 * product) / x)),
    );
  return {
    variant: `${kind}/${name}`,
    difficulty: 5,
    facts: `${tell} The probability that ${both} is ${decimal(product)}, and the probability that ${other[kind]} is ${decimal(said)}.`,
    asks: [
      [who[0], asks[0], p, why(p, q)],
      [who[1], asks[1], q, why(q, p)],
    ] as const,
    wrong: [
      ...rng.shuffle(same).map((x) => [x, missesSecond(x, tidy(product / x))] as const),
      [
        total / 2,
        `If both probabilities were ${decimal(total / 2)}, their sum would be ${decimal(total)}. But then the probability of both would be ${decimal((total * total) / 4)}, not ${decimal(product)}.`,
      ] as const,
      ...[0.05, -0.05, 0.1, -0.1, 0.15].map(
        (d) => [p + d, missesBoth(tidy(p + d), tidy(q - d))] as const,
      ),
    ],
    solution: {
      idea: "The probability of both is the product of the two probabilities. The other fact gives their sum.",
      fast: [
        `Look for two rows whose product is ${decimal(product)}, and test each such pair with the other fact. Only ${decimal(p)} and ${decimal(q)} satisfy both.`,
      ],
      steps: [
        kind === "none"
          ? `With probabilities $p$ and $q$, $(1 - p)(1 - q) = 1 - (p + q) + pq = ${decimal(said)}$, so $p + q = 1 + ${decimal(product)} - ${decimal(said)} = ${decimal(total)}$.`
          : `The sum $p + q$ counts both twice and exactly one once, so $p + q = 2 \\cdot ${decimal(product)} + ${decimal(said)} = ${decimal(total)}$.`,
        `With the sum ${decimal(total)} and the product ${decimal(product)}, the probabilities are the solutions of $x^2 - ${decimal(total)}x + ${decimal(product)} = 0$. Since $x^2 - ${decimal(total)}x + ${decimal(product)} = (x - ${decimal(p)})(x - ${decimal(q)})$, they are ${decimal(p)} and ${decimal(q)}. The greater one, ${decimal(p)}, is for ${more}.`,
      ],
      check: `$${decimal(p)} \\cdot ${decimal(q)} = ${decimal(product)}$. The probability of neither is ${kind === "none" ? "" : `$1 - ${decimal(product)} - ${decimal(said)} = ${decimal(none)}$, and `}$${decimal(1 - p)} \\cdot ${decimal(1 - q)} = ${decimal(none)}$.`,
      takeaway: "For two independent events, find the product and the sum of the probabilities.",
    },
    text: decimal,
    shows: (x: number) => x > 0.01 && x < 0.99 && near(tidy(20 * x), Math.round(20 * x)),
  };
}

const GROUPS = [
  ["marbles", "A box contains", "each of which is either red or white", "added to the box"],
  ["cards", "A deck contains", "each of which is either red or black", "added to the deck"],
] as const;

/** Both of two at random; then how many more are needed for more than 1/2. */
function askDraws(rng: Rng) {
  const [things, has, rest, join] = rng.pick(GROUPS);
  const n = rng.int(6, 16);
  const k = rng.int(3, Math.floor(0.7 * n));
  const chance = new Fraction(choose(k, 2), choose(n, 2));
  const other = n - k;
  const added = range(0, 60).find((x) => 2 * choose(k + x, 2) > choose(n + x, 2))!;
  if (added < 2 || added > 15 || added === k || chance.bottom > 40) return null;
  const plural = `red ${things}`;
  return {
    variant: `draws/${things}`,
    difficulty: 5,
    facts: `${has} ${n} ${things}, ${rest}. If two of the ${n} ${things} are selected at random, without replacement, the probability that both are red is ${fractionText(chance)}. Enough ${plural} will be ${join} to make this probability greater than ${fractionText(new Fraction(1, 2))}.`,
    asks: [
      [
        `Red ${things}`,
        `the current number of ${plural}`,
        k,
        `$\\frac{${k} \\cdot ${k - 1}}{${n} \\cdot ${n - 1}}$ is ${fractionText(chance)}.`,
      ],
      [
        "Increase",
        `the least number of ${plural} that must be ${join}`,
        added,
        `With ${added} more, the probability is ${after(added, k, n)}, greater than $\\frac{1}{2}$. With ${added - 1} more, the probability is only ${after(added - 1, k, n)}.`,
      ],
    ] as const,
    wrong: wrongDraws(k, n, added, things),
    solution: {
      idea: `The probability is $\\frac{k(k - 1)}{${n} \\cdot ${n - 1}}$ with $k$ ${plural}, and the rows can be tried.`,
      steps: [
        `$k(k - 1) = ${texFraction(chance)} \\cdot ${n * (n - 1)} = ${k * (k - 1)}$. Since $${k} \\cdot ${k - 1} = ${k * (k - 1)}$, there are ${k} ${plural}.`,
        `With $x$ more, there are $${k} + x$ ${plural} out of $${n} + x$, so $\\frac{(${k} + x)(${k - 1} + x)}{(${n} + x)(${n - 1} + x)} > \\frac{1}{2}$ is needed. The fraction increases with $x$.`,
        `$x = ${added - 1}$ gives ${worked(added - 1, k, n)}, which is ${2 * choose(k + added - 1, 2) === choose(n + added - 1, 2) ? "not greater" : "less"} than $\\frac{1}{2}$. $x = ${added}$ gives ${worked(added, k, n)}, which is greater. So the least number is ${added}.`,
      ],
      check: `The other ${other} ${things} are ${blackOf(things)}. After ${added} ${plural} are added, there are ${choose(k + added, 2)} pairs of ${plural} and ${(k + added) * other + choose(other, 2)} other pairs. With one fewer, there are ${choose(k + added - 1, 2)} and ${(k + added - 1) * other + choose(other, 2)}, so the pairs of ${plural} are not more than half.`,
      takeaway: "Without replacement, both factors on top and below decrease by 1.",
    },
  };
}

/** The color that isn't red. */
function blackOf(things: (typeof GROUPS)[number][0]): string {
  return things === "marbles" ? "white" : "black";
}

/** Slips about k of n, and about how many are added. */
function wrongDraws(k: number, n: number, added: number, things: (typeof GROUPS)[number][0]) {
  const chance = after(0, k, n);
  const share = Math.round((k * (k - 1)) / (n - 1));
  const half = Math.max(1, n - 2 * k + 1);
  return [
    [n - k, `That is ${n} − ${k}, the number of ${blackOf(things)} ${things}.`],
    [added + k, `That is ${k} + ${added}, the number of red ${things} after the increase.`],
    [
      added - 1,
      `With ${added - 1} more, the probability is ${worked(added - 1, k, n)}, which is not greater than $\\frac{1}{2}$.`,
    ],
    [
      added + 1,
      `With only ${added} more, the probability is already ${worked(added, k, n)}, which is greater than $\\frac{1}{2}$.`,
    ],
    [
      share,
      `That is ${(k * (k - 1)) % (n - 1) === 0 ? "" : "about "}${chance} of ${n}. But ${chance} is the probability that both are red, not the proportion of red ${things}. ${ifRed(share)}`,
    ],
    [k - 1, ifRed(k - 1)],
    [k + 1, ifRed(k + 1)],
    [
      half,
      `With ${half} more, ${k + half} of ${n + half} ${things} are red, more than half. But the probability that both are red is only ${worked(half, k, n)}.`,
    ],
  ] as const;

  function ifRed(red: number): string {
    if (red === 1) return `With only 1 red ${things.slice(0, -1)}, two could not be selected.`;
    return `With ${red} red ${things}, the probability would be ${worked(red - k, k, n, n)}, not ${chance}.`;
  }
}

/** The probability of two red ones after some are added, with its derivation: "x = y". */
function worked(more: number, k: number, n: number, all = n + more): string {
  const red = k + more;
  const value = new Fraction(choose(red, 2), choose(all, 2));
  return `$\\frac{${red} \\cdot ${red - 1}}{${all} \\cdot ${all - 1}} = ${texFraction(value)}$`;
}

function after(more: number, k: number, n: number): string {
  return fractionText(new Fraction(choose(k + more, 2), choose(n + more, 2)));
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /(?:both contracts|both flights depart on time|both grants) is ([\d.]+), .* neither .* is ([\d.]+)\.\n/,
    fits: (p, q, both = 0, none = 0) => p > q && near(p * q, both) && near((1 - p) * (1 - q), none),
  },
  {
    wording:
      /(?:both contracts|both flights depart on time|both grants) is ([\d.]+), .* exactly one .* is ([\d.]+)\.\n/,
    fits: (p, q, both = 0, one = 0) =>
      p > q && near(p * q, both) && near(p * (1 - q) + q * (1 - p), one),
  },
  {
    wording:
      /contains (\d+) (?:cards|marbles), .* is \((\d+)\)\/\((\d+)\)\. .* greater than \(1\)\/\(2\)/,
    fits: (k, added, n = 0, top = 0, bottom = 0) => {
      const chance = (x: number): number => ((k + x) * (k + x - 1)) / ((n + x) * (n + x - 1));
      return (
        near(chance(0), top / bottom) &&
        k > 1 &&
        added > 0 &&
        chance(added) > 0.5 + 1e-9 &&
        chance(added - 1) < 0.5 + 1e-9
      );
    },
  },
];

export const template: TwoPartTemplate = {
  id: "chances-of-two",
  format: "two-part-analysis",
  kind: "math",
  pattern: "The probability of both, with one more fact, gives the two numbers behind it.",

  make(rng) {
    const ask = rng.pick([askChances, askChances, askDraws]);
    let asked = null;
    for (let tries = 0; tries < 40; tries++) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
