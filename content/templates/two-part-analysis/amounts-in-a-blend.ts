import {
  fittingPairs,
  gcd,
  near,
  pairDraft,
  type PairReading,
  type Rng,
  texFirst,
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
  const left = stock[0] + stock[1] - total;
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
        `Of ${stock[0] + stock[1]} pounds, ${total} are used.`,
      ],
    ] as const,
    wrong: wrongAmounts(blend, first, second),
    solution: solutionOf(
      blend,
      first,
      second,
      `The mixture weighs ${used[0]} + ${used[1]} = ${total} pounds, and ${stock[0] + stock[1]} − ${total} = ${left} pounds are left over.`,
    ),
  };
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
        capitalOf(stuff),
        `the number of ${unit}s of ${stuff} that the mixture will contain`,
        pure,
        `${mixed} percent of ${total} ${unit}s is ${pure} ${unit}s.`,
      ],
    ] as const,
    wrong: [
      [used[0], `That is the number of ${unit}s of ${first}.`],
      [(dear * used[0]) / 100, `That is the amount of ${stuff} that comes from ${first} alone.`],
      ...wrongAmounts(blend, first, second),
    ] as const,
    solution: solutionOf(
      blend,
      first,
      second,
      `There are ${total} ${unit}s of the mixture, and ${mixed} percent of that is ${pure} ${unit}s of ${stuff}.`,
    ),
  };
}

function capitalOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function wrongAmounts({ dear, cheap, mixed, stock, used }: Blend, first: string, second: string) {
  const [p, q] = [mixed - cheap, dear - mixed];
  const total = used[0] + used[1];
  return [
    [
      stock[0] + stock[1],
      "That is everything in stock, which would not give the required mixture.",
    ],
    [2 * Math.min(...stock), "Equal parts would not give the required mixture."],
    [Math.abs(stock[0] - stock[1]), "That would be left over if equal parts were used."],
    [total / 2, "Equal parts would not give the required mixture."],
    [used[0], `That is the amount of ${first} alone.`],
    [used[1], `That is the amount of ${second} alone.`],
    [stock[0], `That is the amount of ${first} in stock.`],
    [stock[1], `That is the amount of ${second} in stock.`],
    [(stock[1] * q) / p, "The ratio of the two amounts is inverted here."],
    [total + 10, "This would need more of one of the two than is in stock."],
  ] as const;
}

function solutionOf(
  { dear, cheap, mixed, stock, used }: Blend,
  first: string,
  second: string,
  end: string,
) {
  const [p, q] = [mixed - cheap, dear - mixed];
  const shared = gcd(p, q);
  const limits = stock[0] === used[0] ? first : second;
  return {
    idea: `The mixture fixes the ratio of ${first} to ${second}. Whichever runs out first fixes the amounts.`,
    fast: [
      `The mixture is ${p} above ${cheap} and ${q} below ${dear}, so the amounts of ${first} and ${second} are in the ratio $${p} : ${q}$${shared > 1 ? `, or $${p / shared} : ${q / shared}$` : ""}.`,
    ],
    steps: [
      `With $x$ of ${first} and $y$ of ${second}, $${dear}x + ${cheap}y = ${mixed}(x + y)$, so $${texFirst(q, "x")} = ${texFirst(p, "y")}$.`,
      `The limit is ${limits}: ${used[0]} of ${first} and ${used[1]} of ${second} are used.`,
      end,
    ],
    check: `Using all of the ${limits === first ? second : first} (${limits === first ? stock[1] : stock[0]}) would require more of the ${limits} than is available.`,
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
