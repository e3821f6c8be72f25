import {
  capital,
  fittingPairs,
  Fraction,
  gcd,
  near,
  pairDraft,
  type PairReading,
  type Rng,
  texFirst,
  texFraction,
  texThousands as tex,
  tidy,
  type TwoPartTemplate,
  usd,
} from "@theta/items/template";

interface Blend {
  readonly dear: number;
  readonly cheap: number;
  readonly mixed: number;
  /** How much there is of the first and of the second. */
  readonly stock: readonly [number, number];
  /** How much of each is used, and whether the second limits it. */
  readonly used: readonly [number, number];
}

/** Only one of the two is used up, which decides how much of the other is. */
function drawBlend(rng: Rng, dear: number, cheap: number, mixed: number): Blend | null {
  const shared = gcd(mixed - cheap, dear - mixed);
  const [p, q] = [(mixed - cheap) / shared, (dear - mixed) / shared];
  const unit = 2 * rng.int(2, 20);
  const used = [p * unit, q * unit] as const;
  const extra = 5 * rng.int(2, 16);
  const stock = rng.chance(0.5)
    ? ([used[0], used[1] + extra] as const)
    : ([used[0] + extra, used[1]] as const);
  const fits = stock.every((n) => n >= 20 && n <= 400 && n % 10 === 0) && p !== q;
  return fits ? { dear, cheap, mixed, stock, used } : null;
}

/** What a sentence says of a blend. */
interface Words {
  readonly first: string;
  readonly second: string;
  readonly units: string;
  /** Of a mixture: "would cost \$5.50 per pound, not \$5". */
  readonly wouldBe: (value: number) => string;
  /** Why half of the mixture is wrong. */
  readonly half: string;
  /** How the check adds up what the mixture costs or contains. */
  readonly check: string;
}

const STORES = [
  ["store", "almonds", "raisins", "mixture"],
  ["grocer", "cashews", "peanuts", "mixture"],
  ["roaster", "arabica beans", "robusta beans", "mixture"],
  ["garden center", "wildflower seed", "grass seed", "mixture"],
] as const;

/** As much as possible of a mixture of a given cost. */
function askMost(rng: Rng) {
  const blend = drawBlend(rng, rng.int(6, 12), rng.int(2, 5), rng.int(4, 9));
  if (!blend || blend.mixed <= blend.cheap || blend.mixed >= blend.dear) return null;
  const { dear, cheap, mixed, stock, used } = blend;
  const [who, first, second] = rng.pick(STORES);
  const total = used[0] + used[1];
  const all = stock[0] + stock[1];
  const left = all - total;
  const cost = tex(mixed * total);
  const words: Words = {
    first,
    second,
    units: "pounds",
    wouldBe: (value) => `would cost ${usd(value)} per pound, not ${usd(mixed)}`,
    half: halfOfMost(blend, first, second),
    check: `The ${total} pounds cost $${dear} \\cdot ${used[0]} + ${cheap} \\cdot ${used[1]} = ${cost}$ dollars, and at ${usd(mixed)} per pound they cost $${mixed} \\cdot ${total} = ${cost}$ dollars, too.`,
  };
  return {
    variant: `most/${first}`,
    difficulty: 4,
    facts: `A ${who} has ${stock[0]} pounds of ${first} that cost ${usd(dear)} per pound and ${stock[1]} pounds of ${second} that cost ${usd(cheap)} per pound. From these, the ${who} will make as many pounds as possible of a mixture that costs ${usd(mixed)} per pound.`,
    asks: [
      [
        "Mixture",
        `the number of pounds of the mixture that the ${who} will make`,
        total,
        `${used[0]} pounds of ${first} and ${used[1]} pounds of ${second} make ${total} pounds.`,
      ],
      [
        "Left over",
        `the total number of pounds of ${first} and ${second} that the ${who} will not use`,
        left,
        `Of ${all} pounds, ${total} are used.`,
      ],
    ] as const,
    wrong: wrongAmounts(blend, words),
    solution: solutionOf(
      blend,
      words,
      `The mixture weighs ${used[0]} + ${used[1]} = ${total} pounds. There are ${stock[0]} + ${stock[1]} = ${all} pounds in stock, so ${all} − ${total} = ${left} pounds are left over.`,
    ),
  };
}

/** Half of the largest mixture is possible, but it isn't the most, and it isn't what is left. */
function halfOfMost({ stock, used }: Blend, first: string, second: string): string {
  const total = used[0] + used[1];
  const half = total / 2;
  const rest = stock[0] + stock[1] - half;
  return `A mixture of ${half} pounds (${used[0] / 2} of ${first} and ${used[1] / 2} of ${second}) is possible but isn't the largest. If ${half} pounds were left over, ${rest} would be used, ${rest < total ? "fewer than are possible" : `but at most ${total} can be`}.`;
}

/** What is mixed by whom, in what unit, and of what it's a percent. */
const SALTS = [
  ["technician", "Solution X", "Solution Y", "acid", "liter", "volume"],
  ["jeweler", "Alloy X", "Alloy Y", "silver", "gram", "weight"],
  ["bottler", "Beverage X", "Beverage Y", "juice", "gallon", "volume"],
  ["paper mill", "Pulp X", "Pulp Y", "recycled fiber", "ton", "weight"],
] as const;

/** The same with percents; asked are the parts. */
function askParts(rng: Rng) {
  const blend = drawBlend(rng, 5 * rng.int(8, 14), 5 * rng.int(1, 5), 5 * rng.int(4, 11));
  if (!blend || blend.mixed <= blend.cheap || blend.mixed >= blend.dear) return null;
  const { dear, cheap, mixed, stock, used } = blend;
  const [who, first, second, stuff, unit, by] = rng.pick(SALTS);
  const total = used[0] + used[1];
  const pure = (mixed * total) / 100;
  if (!Number.isInteger(pure)) return null;
  return {
    variant: `parts/${stuff}`,
    difficulty: 5,
    facts: `A ${who} has ${stock[0]} ${unit}s of ${first}, which is ${dear} percent ${stuff} by ${by}, and ${stock[1]} ${unit}s of ${second}, which is ${cheap} percent ${stuff} by ${by}. From some or all of these, the ${who} will make the greatest possible amount of a mixture that is ${mixed} percent ${stuff} by ${by}.`,
    asks: [
      [
        second,
        `the number of ${unit}s of ${second} that the ${who} will use`,
        used[1],
        `${used[0]} ${unit}s of ${first} need ${used[1]} ${unit}s of ${second}.`,
      ],
      [
        capital(stuff),
        `the number of ${unit}s of ${stuff} that the mixture will contain`,
        pure,
        `${mixed} percent of ${total} ${unit}s is ${pure} ${unit}s.`,
      ],
    ] as const,
    wrong: wrongParts(blend, wordsOfParts(blend, first, second, `${unit}s`, stuff), stuff),
    solution: solutionOf(
      blend,
      wordsOfParts(blend, first, second, `${unit}s`, stuff),
      `There are ${used[0]} + ${used[1]} = ${total} ${unit}s of the mixture, and ${mixed} percent of that is ${pure} ${unit}s of ${stuff}.`,
    ),
  };
}

function wordsOfParts(
  { dear, cheap, mixed, used }: Blend,
  first: string,
  second: string,
  units: string,
  stuff: string,
): Words {
  const total = used[0] + used[1];
  const [strong, weak] = [tidy((dear * used[0]) / 100), tidy((cheap * used[1]) / 100)];
  return {
    first,
    second,
    units,
    wouldBe: (value) => `would be ${value} percent ${stuff}, not ${mixed} percent`,
    half: `That is half of the ${total} ${units} of the mixture. But a mixture of equal parts would be ${(dear + cheap) / 2} percent ${stuff}, not ${mixed} percent.`,
    check: `${dear} percent of ${used[0]} is ${strong}, and ${cheap} percent of ${used[1]} is ${weak}. The mixture contains ${strong} + ${weak} = ${tidy(strong + weak)} ${units} of ${stuff}.`,
  };
}

function wrongParts(blend: Blend, words: Words, stuff: string) {
  const { dear, used } = blend;
  const { first, second, units } = words;
  return [
    [used[0], `That is the number of ${units} of ${first}, not of ${second}.`],
    [
      (dear * used[0]) / 100,
      `That is ${dear} percent of the ${used[0]} ${units} of ${first}. The ${used[1]} ${units} of ${second} contain ${stuff}, too.`,
    ],
    ...wrongAmounts(blend, words),
  ] as const;
}

/** The ratio of the two amounts in lowest terms. */
function ratioOf({ dear, cheap, mixed }: Blend): [p: number, q: number] {
  const shared = gcd(mixed - cheap, dear - mixed);
  return [(mixed - cheap) / shared, (dear - mixed) / shared];
}

/** The supply that runs out, and the other one. */
function supplies({ stock, used }: Blend, { first, second }: Words) {
  const one = { name: first, has: stock[0], uses: used[0] };
  const other = { name: second, has: stock[1], uses: used[1] };
  return one.has === one.uses ? ([one, other] as const) : ([other, one] as const);
}

function wrongAmounts(blend: Blend, words: Words) {
  const { dear, cheap, stock, used } = blend;
  const { first, second, units, wouldBe, half } = words;
  const [p, q] = ratioOf(blend);
  const total = used[0] + used[1];
  const [limit, other] = supplies(blend, words);
  const [most, least] = [Math.max(...stock), Math.min(...stock)];
  const equal = `a mixture of equal parts ${wouldBe((dear + cheap) / 2)}`;
  return [
    [
      stock[0] + stock[1],
      `That is everything in stock. But ${limit.has} ${units} of ${limit.name} are enough for only ${other.uses} of the ${other.has} ${units} of ${other.name}.`,
    ],
    [2 * least, `That is ${least} + ${least}, from equal parts. But ${equal}.`],
    [
      most - least,
      `That is ${most} − ${least}, what equal parts of ${least} ${units} each would leave over. But ${equal}.`,
    ],
    [total / 2, half],
    [
      used[0],
      `That is only the ${first}. The mixture also contains ${used[1]} ${units} of ${second}.`,
    ],
    [
      used[1],
      `That is only the ${second}. The mixture also contains ${used[0]} ${units} of ${first}.`,
    ],
    [stock[0], inStock(stock[0], first, used[0])],
    [stock[1], inStock(stock[1], second, used[1])],
    [
      (stock[1] * q) / p,
      `If the ratio of ${first} to ${second} were $${q} : ${p}$, all ${stock[1]} ${units} of ${second} would go with $${stock[1]} \\cdot ${texFraction(new Fraction(q, p))} = ${(stock[1] * q) / p}$ ${units} of ${first}. But the ratio is $${p} : ${q}$.`,
    ],
    [
      total + 10,
      `All ${limit.has} ${units} of ${limit.name} and ${other.uses} ${units} of ${other.name} make only ${total} ${units} of the mixture.`,
    ],
  ] as const;

  function inStock(has: number, name: string, uses: number): string {
    return has === uses
      ? `That is only the ${name}. The mixture also contains ${other.uses} ${units} of ${other.name}.`
      : `That is the amount of ${name} in stock. Only ${uses} of those ${has} ${units} can be used, with all ${limit.uses} ${units} of ${limit.name}.`;
  }
}

function solutionOf(blend: Blend, words: Words, end: string) {
  const { dear, cheap, mixed } = blend;
  const { first, second, units, check } = words;
  const [p, q] = [mixed - cheap, dear - mixed];
  const [P, Q] = ratioOf(blend);
  const [limit, other] = supplies(blend, words);
  const times = limit.name === first ? new Fraction(Q, P) : new Fraction(P, Q);
  return {
    idea: `The mixture fixes the ratio of ${first} to ${second}. Whichever runs out first fixes the amounts.`,
    fast: [
      `The mixture is ${p} above ${cheap} and ${q} below ${dear}, so the amounts of ${first} and ${second} are in the ratio $${p} : ${q}$${p > P ? `, or $${P} : ${Q}$` : ""}.`,
    ],
    steps: [
      `With $x$ ${units} of ${first} and $y$ ${units} of ${second}, $${dear}x + ${cheap}y = ${mixed}(x + y)$, so $${texFirst(q, "x")} = ${texFirst(p, "y")}$. The ratio of $x$ to $y$ is $${P} : ${Q}$.`,
      `All ${limit.has} ${units} of ${limit.name} need $${texFraction(times)} \\cdot ${limit.has} = ${other.uses}$ ${units} of ${other.name}, and ${other.has} are available. So ${limit.name} ${limit.name.endsWith("s") ? "run" : "runs"} out first.`,
      end,
    ],
    check,
    takeaway: "First find the ratio, then see which supply runs out first.",
  };
}

/** Goes through every whole amount of the first for the largest mixture. */
function largest(s: number, dear: number, t: number, cheap: number, mixed: number) {
  let best = [0, 0] as [number, number];
  for (let x = 0; x <= s; x++)
    for (let y = 0; y <= t; y++)
      if (near(dear * x + cheap * y, mixed * (x + y)) && x + y > best[0] + best[1]) best = [x, y];
  return best;
}

const READINGS: readonly PairReading[] = [
  {
    wording:
      /has (\d+) pounds of .* \$(\d+) per pound and (\d+) pounds .* \$(\d+) per pound\. .* costs \$(\d+) per/,
    fits: (made, left, s = 0, dear = 0, t = 0, cheap = 0, mixed = 0) => {
      const [x, y] = largest(s, dear, t, cheap, mixed);
      return made === x + y && left === s + t - x - y;
    },
  },
  {
    wording:
      /has (\d+) \w+ of .* is (\d+) percent .* and (\d+) \w+ of .* is (\d+) percent .* mixture that is (\d+) percent/,
    fits: (second, pure, s = 0, dear = 0, t = 0, cheap = 0, mixed = 0) => {
      const [x, y] = largest(s, dear, t, cheap, mixed);
      return second === y && near(pure, (dear * x + cheap * y) / 100);
    },
  },
];

export const template: TwoPartTemplate = {
  id: "amounts-in-a-blend",
  format: "two-part-analysis",
  kind: "math",
  pattern: "A mixture fixes a ratio, and the supply that runs out first fixes the amounts.",

  make(rng) {
    const asked = rng.pick([askMost, askParts])(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
