import {
  asFraction,
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  fractionText,
  gcd,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
  tidy,
  usd,
  texFirst,
  type Words,
} from "@theta/items/template";

const TAKEAWAY =
  "In a blend, each amount is proportional to the other ingredient's distance from the average.";

/** p parts at a and q parts at b cost c on average. With a profit of g percent, they sell at s. */
interface Blend {
  readonly p: number;
  readonly q: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly g: number;
  readonly s: number;
}

const PARTS = [1, 2, 3, 4, 5];
const COSTS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20];

/** All with a whole cost per unit and a price in dimes. */
const BLENDS: readonly Blend[] = PARTS.flatMap((p) => PARTS.map((q) => ({ p, q })))
  .filter(({ p, q }) => p !== q && gcd(p, q) === 1)
  .flatMap((parts) => COSTS.flatMap((a) => COSTS.map((b) => ({ ...parts, a, b }))))
  .map(({ p, q, a, b }) => ({ p, q, a, b, c: (p * a + q * b) / (p + q) }))
  .filter(({ a, b, c }) => Number.isInteger(c) && Math.abs(a - b) >= 2)
  .flatMap((blend) =>
    [20, 25, 30, 40, 50].map((g) => ({ ...blend, g, s: tidy((blend.c * (100 + g)) / 100) })),
  )
  .filter(({ b, s }) => s !== b && Number.isInteger(tidy(10 * s)));

const fraction = (value: number): string => fractionText(asFraction(value)!);
const isCents = (value: number): boolean => value > 0 && Number.isInteger(tidy(20 * value));

/** So many pounds, gallons, or tons. */
const many = (n: number): string => `${n} ${n === 1 ? "[[unit]]" : "[[units]]"}`;

/** What a story calls its two ingredients, what is made of them, and the unit. */
const named = (name: string, unit: string, mix: string): Words => ({
  first: `${name} X`,
  second: `${name} Y`,
  unit,
  units: `${unit}s`,
  mix,
});

function askPrice({ p, q, a, b, c, g, s }: Blend, rng: Rng): AskedProblem {
  const n = rng.pick([1, 2, 10]);
  const [m, k] = [n * p, n * q];
  const factor = (100 + g) / 100;
  return {
    difficulty: 3,
    stems: [
      `A store mixes ${m} pounds of Grade X coffee, which costs the store ${usd(a)} per pound, with ${k} pounds of Grade Y coffee, which costs the store ${usd(b)} per pound. At what price per pound must the store sell the mixture in order for its profit to be ${g} percent of the cost of the mixture?`,
      `A company bought Solvent X at ${usd(a)} per gallon and Solvent Y at ${usd(b)} per gallon and blended them in a ratio of ${p} to ${q}, respectively, by volume. If the selling price of the blend was ${g} percent greater than the cost of the blend, what was the selling price per gallon?`,
    ].map((stem) => stem.replace(/\b1 pounds/g, "1 pound")),
    key: s,
    why: `One [[unit]] of the [[mix]] costs $\\frac{${p} \\cdot ${a} + ${q} \\cdot ${b}}{${p + q}} = ${c}$ dollars, and ${g} percent more is ${usd(s)}.`,
    wrong: [
      [
        (factor * (a + b)) / 2,
        "averages the costs",
        `This adds ${g} percent to the average of ${usd(a)} and ${usd(b)}, which is the cost per [[unit]] only of equal amounts.`,
      ],
      [
        (factor * (q * a + p * b)) / (p + q),
        "interchanges the amounts",
        `This adds ${g} percent to $\\frac{${q} \\cdot ${a} + ${p} \\cdot ${b}}{${p + q}}$, but the [[mix]] has ${count(p, "part")} of [[first]] and ${q} of [[second]], not the other way around.`,
      ],
      [
        (100 * c) / (100 - g),
        "takes the profit from the price",
        `This is $\\frac{${c}}{${(100 - g) / 100}}$, as if the profit were ${g} percent of the selling price. It is ${g} percent of the cost.`,
      ],
      [
        c,
        "forgets the profit",
        `This is the cost per [[unit]] of the [[mix]], without the profit.`,
      ],
      [
        (a + b) / 2,
        "averages the costs and forgets the profit",
        `This is the average of ${usd(a)} and ${usd(b)}, the cost per [[unit]] of equal amounts, and without the profit.`,
      ],
      [
        c + g / 100,
        "adds cents",
        `This adds ${g} cents to ${usd(c)}. The profit is ${g} percent of ${usd(c)}, not ${g} cents.`,
      ],
      [
        Math.max(a, b),
        "takes the higher cost",
        `This is the cost per [[unit]] of [[${a > b ? "first" : "second"}]] alone.`,
      ],
      [
        factor * Math.max(a, b),
        "uses one ingredient",
        `This adds ${g} percent to ${usd(Math.max(a, b))}, the cost per [[unit]] of [[${a > b ? "first" : "second"}]] alone, not of the [[mix]].`,
      ],
    ],
    solution: {
      idea: "Find the average cost first, weighted by the amounts.",
      fast: [
        `[[second]] costs ${usd(Math.abs(b - a))} ${b > a ? "more" : "less"} per [[unit]] than [[first]] and is $\\frac{${q}}{${p + q}}$ of the [[mix]], so the cost per [[unit]] is ${usd(a)} ${b > a ? "plus" : "minus"} ${usd(Math.abs(c - a))}, or ${usd(c)}. With ${g} percent more, that is ${usd(s)}.`,
      ],
      steps: [
        `${many(p)} of [[first]] and ${many(q)} of [[second]] cost $${p} \\cdot ${a} + ${q} \\cdot ${b} = ${p * a + q * b}$ dollars.`,
        `That is $\\frac{${p * a + q * b}}{${p + q}} = ${c}$ dollars per [[unit]].`,
        `The selling price per [[unit]] is $${factor} \\cdot ${c} = ${s}$ dollars.`,
      ],
      check: `The cost, ${usd(c)}, is closer to ${usd(p > q ? a : b)} than to ${usd(p > q ? b : a)}, as it should be, because there is more [[${p > q ? "first" : "second"}]] in the [[mix]].`,
      takeaway: "Weight each cost by its amount, and apply the profit last.",
    },
    words: (wording) =>
      wording === 1 ? named("Grade", "pound", "mixture") : named("Solvent", "gallon", "blend"),
    text: usd,
    shows: isCents,
  };
}

function askAmount({ p, q, a, b, c, g, s }: Blend, rng: Rng): AskedProblem | null {
  const n = rng.pick([2, 3, 4, 5, 6, 8, 10, 12]);
  const [have, need] = [n * p, n * q];
  const [near1, near2] = [Math.abs(c - a), Math.abs(b - c)];
  if (have < 6 || need < 4) return null;
  const [x, y] = [tidy(Math.abs(s - a)), tidy(Math.abs(b - s))];
  return {
    difficulty: 5,
    stems: [
      `A store bought Tea X at ${usd(a)} per pound and Tea Y at ${usd(b)} per pound. The store mixed ${have} pounds of Tea X with a certain amount of Tea Y and sold the entire mixture at ${usd(s)} per pound. If the store's profit on the mixture was ${g} percent of the cost of the mixture, how many pounds of Tea Y were in the mixture?`,
      `A company blends ${have} tons of Ore X, which costs ${usd(a)} per ton, with a certain amount of Ore Y, which costs ${usd(b)} per ton, and sells the blend at ${usd(s)} per ton. If the selling price is ${g} percent greater than the cost of the blend, how many tons of Ore Y are in the blend?`,
    ],
    key: need,
    why: `The [[mix]] costs ${usd(c)} per [[unit]], and $${have} \\cdot ${near1} = ${need} \\cdot ${near2}$.`,
    wrong: [
      [
        (have * x) / y,
        "takes the price for the cost",
        `This is $\\frac{${have} \\cdot ${x}}{${y}}$, with the distances of the costs from the price, ${usd(s)}. But the price includes the profit, and the [[mix]] itself costs ${usd(c)} per [[unit]].`,
      ],
      [
        (have * near2) / near1,
        "inverts the ratio",
        `This is $\\frac{${have} \\cdot ${near2}}{${near1}}$, which is upside down: ${usd(near1 < near2 ? a : b)} is closer to ${usd(c)}, so there must be more of [[${near1 < near2 ? "first" : "second"}]].`,
      ],
      [
        have,
        "takes equal amounts",
        `Equal amounts would cost ${usd((a + b) / 2)} per [[unit]], not ${usd(c)}.`,
      ],
      [
        have + need,
        "finds the total",
        `This is $${have} + ${need}$, the amount of the whole [[mix]].`,
      ],
      [
        (have * a) / b,
        "compares the costs",
        `This is $\\frac{${have} \\cdot ${a}}{${b}}$, which makes the total costs of [[first]] and [[second]] equal. The [[mix]] has to cost ${usd(c)} per [[unit]].`,
      ],
      [
        (have * b) / a,
        "compares the costs",
        `This is $\\frac{${have} \\cdot ${b}}{${a}}$, but amounts in the ratio ${b} to ${a} don't give the [[mix]] a cost of ${usd(c)} per [[unit]].`,
      ],
      [
        (have * near1) / (near1 + near2),
        "divides the given amount",
        `This is $\\frac{${near1}}{${near1 + near2}}$ of ${have}, but the ${many(have)} are [[first]] alone. They aren't the whole [[mix]].`,
      ],
      [
        (have * near2) / (near1 + near2),
        "divides the given amount",
        `This is $\\frac{${near2}}{${near1 + near2}}$ of ${have}, but the ${many(have)} are [[first]] alone. They aren't the whole [[mix]].`,
      ],
      [
        (have * y) / x,
        "takes the price for the cost",
        `This is $\\frac{${have} \\cdot ${y}}{${x}}$, with the distances of the costs from the price, ${usd(s)}, which includes the profit. The ratio is also upside down.`,
      ],
    ],
    solution: {
      idea: "Take off the profit first. Then find the amounts whose average cost is what is left.",
      fast: [
        `The cost per [[unit]] is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars. [[first]] is ${usd(near1)} ${a < c ? "below" : "above"} it and [[second]] is ${usd(near2)} ${b < c ? "below" : "above"} it, and the differences must balance: ${near2 === 1 ? `$${have} \\cdot ${near1} = y$, so $y = ${need}$` : `$${have} \\cdot ${near1} = ${near2}y$, so $y = \\frac{${have * near1}}{${near2}} = ${need}$`}.`,
      ],
      steps: [
        `The price is ${(100 + g) / 100} times the cost, so the cost per [[unit]] is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars.`,
        `With $y$ [[units]] of [[second]], $${have} \\cdot ${a} + ${b}y = ${c}(${have} + y)$.`,
        near2 === 1 ? `So $y = ${need}$.` : `$${near2}y = ${have * near1}$, so $y = ${need}$.`,
      ],
      check: `$${have} \\cdot ${a} + ${need} \\cdot ${b} = ${tex(have * a + need * b)}$, which is $${have + need} \\cdot ${c}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1 ? named("Tea", "pound", "mixture") : named("Ore", "ton", "blend"),
  };
}

function askOtherCost({ p, q, a, b, c, g, s }: Blend): AskedProblem {
  return {
    difficulty: 4,
    stems: [
      `A store sells a grass seed mixture that is $\\frac{${p}}{${p + q}}$ Seed X and $\\frac{${q}}{${p + q}}$ Seed Y, by weight, at ${usd(s)} per pound. If the store's profit on the mixture is ${g} percent of the cost of the mixture and Seed X costs the store ${usd(a)} per pound, what is the store's cost per pound for Seed Y?`,
      `The selling price of a blend of two juices is ${usd(s)} per gallon, which is ${g} percent greater than the cost of the blend. The blend contains Juice X and Juice Y in a ratio of ${p} to ${q}, respectively, by volume. If Juice X costs ${usd(a)} per gallon, what is the cost of Juice Y per gallon?`,
    ],
    key: b,
    why: `The [[mix]] costs ${usd(c)} per [[unit]], and $${p} \\cdot ${a} + ${q} \\cdot ${b} = ${p + q} \\cdot ${c}$.`,
    wrong: [
      [
        2 * c - a,
        "takes equal parts",
        `This is $2 \\cdot ${c} - ${a}$, which would be right for equal parts, but the [[mix]] has ${count(p, "part")} of [[first]] and ${q} of [[second]].`,
      ],
      [
        c + ((c - a) * q) / p,
        "interchanges the parts",
        `This solves $${q} \\cdot ${a} + ${texFirst(p, "y")} = ${p + q} \\cdot ${c}$, but the [[mix]] has ${count(p, "part")} of [[first]] and ${q} of [[second]], not the other way around.`,
      ],
      [
        (s * (p + q) - p * a) / q,
        "takes the price for the cost",
        `This solves $${p} \\cdot ${a} + ${texFirst(q, "y")} = ${p + q} \\cdot ${s}$. But the price, ${usd(s)}, includes the profit. The [[mix]] costs ${usd(c)} per [[unit]].`,
      ],
      [
        c,
        "finds the cost of the mixture",
        `This is the cost per [[unit]] of the [[mix]], not of [[second]] alone.`,
      ],
      [
        2 * s - a,
        "takes the price for the cost, and equal parts",
        `This is $2 \\cdot ${s} - ${a}$, which leaves the profit in the price and takes equal parts.`,
      ],
      [
        (s * (100 - g)) / 100,
        "subtracts the percent from the price",
        `This is ${usd(s)} minus ${g} percent of ${usd(s)}. But the ${g} percent is a percent of the cost, and without it the cost of the [[mix]], not of [[second]], is left.`,
      ],
      [
        (b * (100 + g)) / 100,
        "adds the profit",
        `This is ${g} percent more than ${usd(b)}, but the question asks for the cost of [[second]], without a profit.`,
      ],
      [
        (c * (p + q) - p * a) / (p + q),
        "divides by all parts",
        `This is $\\frac{${q * b}}{${p + q}}$, but the remaining cost of ${usd(q * b)} belongs to only ${q} of the ${p + q} parts.`,
      ],
    ],
    solution: {
      idea: "Take off the profit first. What the cost of [[first]] leaves is the cost of [[second]].",
      fast: [
        `The cost of the [[mix]] is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars per [[unit]]. [[first]] is ${usd(Math.abs(c - a))} ${a < c ? "below" : "above"} it, so [[second]] must be $\\frac{${p} \\cdot ${Math.abs(c - a)}}{${q}} = ${Math.abs(b - c)}$ dollars ${a < c ? "above" : "below"} it, at ${usd(b)}.`,
      ],
      steps: [
        `The price is ${(100 + g) / 100} times the cost, so the cost per [[unit]] is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$ dollars, or ${usd((p + q) * c)} for ${many(p + q)}.`,
        `Of this, ${many(p)} of [[first]] cost${p === 1 ? "s" : ""} $${p} \\cdot ${a} = ${p * a}$ dollars, which leaves ${usd(q * b)} for ${many(q)} of [[second]].`,
        q === 1
          ? `So [[second]] costs ${usd(b)} per [[unit]].`
          : `So [[second]] costs $\\frac{${q * b}}{${q}} = ${b}$ dollars per [[unit]].`,
      ],
      check: `The cost of the [[mix]], ${usd(c)}, is between ${usd(a)} and ${usd(b)}, as it should be.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1 ? named("Seed", "pound", "mixture") : named("Juice", "gallon", "blend"),
    text: usd,
    shows: isCents,
  };
}

/** Two products with profits of g and h percent and t percent together. */
function askRevenue(rng: Rng, isPure: boolean): AskedProblem | null {
  const [g, t, h] = rng
    .sample([10, 20, 25, 30, 40, 50, 60, 80, 100], 3)
    .toSorted((x, y) => x - y) as [number, number, number];
  const cost = (h - t) / (h - g);
  const share = (cost * (100 + g)) / (100 + t);
  const [base, sum] = isPure
    ? ["the sum of $x$ and $y$", `${100 + t} percent of the sum of $x$ and $y$`]
    : ["the total cost", "the total revenue"];
  const [ofCost, ofAll] = [asFraction(cost)!, asFraction(share)];
  if (!ofAll || ofAll.bottom > 20 || ofCost.bottom > 10) return null;
  return {
    difficulty: isPure ? 5 : 6,
    stems: isPure
      ? []
      : [
          `Last year a company's profit on Product X was ${g} percent of the cost of Product X, and its profit on Product Y was ${h} percent of the cost of Product Y. The company's total profit on the two products was ${t} percent of their total cost. What fraction of the total revenue from the two products was from Product X? (Note: Profit = revenue − cost)`,
          `Last month a store's revenue from Product X was ${g} percent greater than its cost for Product X, and its revenue from Product Y was ${h} percent greater than its cost for Product Y. If the store's total revenue from the two products was ${t} percent greater than their total cost, what fraction of the total revenue was from Product X?`,
        ],
    pure: isPure
      ? [
          `If $x$ and $y$ are positive numbers such that ${100 + g} percent of $x$ plus ${100 + h} percent of $y$ is equal to ${100 + t} percent of the sum of $x$ and $y$, then ${100 + g} percent of $x$ is what fraction of ${100 + t} percent of the sum of $x$ and $y$?`,
        ]
      : [],
    key: share,
    why: `[[First]] is $${texFraction(ofCost)}$ of ${base}, and ${100 + g} percent of that is $${texFraction(ofAll)}$ of ${sum}.`,
    wrong: [
      [
        cost,
        "finds the share of the base",
        `This is $\\frac{${h} - ${t}}{${h} - ${g}}$, [[first]] as a fraction of ${base}. The question is about the fraction of ${sum}.`,
      ],
      [
        1 - share,
        "finds the complement",
        `This is $1 - ${texFraction(ofAll)}$, the fraction for [[part2]], not for [[part1]].`,
      ],
      [
        1 - cost,
        "finds the complement of the base",
        `This is $1 - ${texFraction(ofCost)}$, [[second]] as a fraction of ${base}.`,
      ],
      [
        ((h - t) / (h - g)) * (g / t),
        "compares the excess",
        `This is $${texFraction(ofCost)} \\cdot \\frac{${g}}{${t}}$, with only [[excess]] in the last factor, which must be $\\frac{${100 + g}}{${100 + t}}$.`,
      ],
      [
        0.5,
        "takes equal parts",
        `This would make [[part1]] and [[part2]] equal, but [[part1]] is $${texFraction(ofCost)} \\cdot \\frac{${100 + g}}{${100 + t}}$ of the whole.`,
      ],
      [
        g / (g + h),
        "compares the percents",
        `This is $\\frac{${g}}{${g} + ${h}}$, with only [[excess]], but that isn't the ratio of [[part1]] to [[part2]].`,
      ],
      [
        (100 + g) / (200 + g + h),
        "takes equal parts",
        `This is $\\frac{${100 + g}}{${100 + g} + ${100 + h}}$, which would be right only if [[first]] and [[second]] were equal.`,
      ],
      [
        h / (g + h),
        "compares the percents",
        `This is $\\frac{${h}}{${g} + ${h}}$, with only [[excess]], but that isn't the ratio of [[part2]] to [[part1]].`,
      ],
    ],
    solution: {
      idea: `First find [[first]] as a fraction of ${base}, and then [[part1]] as a fraction of ${sum}.`,
      fast: [
        `${100 + t} is ${t - g} above ${100 + g} and ${h - t} below ${100 + h}, so [[first]] and [[second]] are in the ratio ${h - t} to ${t - g}, and [[first]] is $\\frac{${h - t}}{${h - g}}${ofCost.bottom === h - g ? "" : ` = ${texFraction(ofCost)}`}$ of ${base}. The fraction asked for is $${texFraction(ofCost)} \\cdot \\frac{${100 + g}}{${100 + t}} = ${texFraction(ofAll)}$.`,
      ],
      steps: [
        `If [[first]] is a fraction $f$ of ${base}, $${100 + g}f + ${100 + h}(1 - f) = ${100 + t}$.`,
        `So $${h - g}f = ${h - t}$ and $f = ${texFraction(ofCost)}$.`,
        `The fraction of ${sum} is $\\frac{${100 + g}f}{${100 + t}} = \\frac{${100 + g}}{${100 + t}} \\cdot ${texFraction(ofCost)} = ${texFraction(ofAll)}$.`,
      ],
      check: `${100 + g} percent is less than ${100 + t} percent, so $${texFraction(ofAll)}$ must be less than $${texFraction(ofCost)}$.`,
      takeaway: "Weight each percent by the amount that it is a percent of.",
    },
    words: () =>
      isPure
        ? {
            first: "$x$",
            second: "$y$",
            part1: `${100 + g} percent of $x$`,
            part2: `${100 + h} percent of $y$`,
            excess: "what exceeds 100 percent",
          }
        : {
            first: "the cost of Product X",
            second: "the cost of Product Y",
            part1: "the revenue from Product X",
            part2: "the revenue from Product Y",
            excess: "the percents of profit",
          },
    text: fraction,
    pureText: fraction,
    shows: (value) => value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 20,
  };
}

function askRatio({ p, q, a, b, c, g, s }: Blend): AskedProblem {
  const [x, y] = [tidy(Math.abs(s - a)), tidy(Math.abs(b - s))];
  return {
    difficulty: 5,
    stems: [
      `The selling price of a mixture of Feed X and Feed Y is ${usd(s)} per pound, which is ${g} percent greater than the cost of the mixture. If Feed X costs ${usd(a)} per pound and Feed Y costs ${usd(b)} per pound, what fraction of the mixture, by weight, is Feed X?`,
    ],
    pure: [
      `If $x$ and $y$ are positive numbers such that $${a}x + ${b}y$ increased by ${g} percent is equal to $${s}(x + y)$, then $x$ is what fraction of $x + y$?`,
    ],
    key: p / (p + q),
    why: `Without the increase, the average is ${c}, and $${p} \\cdot ${Math.abs(c - a)} = ${q} \\cdot ${Math.abs(b - c)}$.`,
    wrong: [
      [q / (p + q), "inverts the ratio", `This is the fraction for [[second]], not for [[first]].`],
      [
        y / (x + y),
        "keeps the increase",
        `This is $\\frac{${y}}{${tidy(x + y)}}$, with the distances of ${a} and ${b} from ${s}, but ${s} includes the increase of ${g} percent.`,
      ],
      [
        x / (x + y),
        "keeps the increase",
        `This is $\\frac{${x}}{${tidy(x + y)}}$, with the distances of ${a} and ${b} from ${s}, but ${s} includes the increase of ${g} percent. The ratio is also upside down.`,
      ],
      [
        p / q,
        "compares the two parts",
        `This is the ratio of [[first]] to [[second]], not to [[whole]].`,
      ],
      [
        q / p,
        "compares the two parts",
        `This is the ratio of [[second]] to [[first]], not that of [[first]] to [[whole]].`,
      ],
      [
        a / (a + b),
        "compares the coefficients",
        `This is $\\frac{${a}}{${a} + ${b}}$, which doesn't even use the average, ${c}.`,
      ],
      [
        b / (a + b),
        "compares the coefficients",
        `This is $\\frac{${b}}{${a} + ${b}}$, which doesn't even use the average, ${c}.`,
      ],
      [0.5, "takes equal parts", `Equal parts would have the average ${(a + b) / 2}, not ${c}.`],
    ],
    solution: {
      idea: "Remove the increase first. Then find the two parts from their average.",
      fast: [
        `Without the increase, the average is $\\frac{${s}}{${(100 + g) / 100}} = ${c}$. It is ${Math.abs(b - c)} from ${b} out of a total distance of ${Math.abs(b - a)} between ${a} and ${b}, so [[first]] is $\\frac{${Math.abs(b - c)}}{${Math.abs(b - a)}}${Math.abs(b - a) === p + q ? "" : ` = ${texFraction(asFraction(p / (p + q))!)}`}$ of [[whole]].`,
      ],
      steps: [
        `[[let]]$${(100 + g) / 100}(${a}x + ${b}y) = ${s}(x + y)$, so $${a}x + ${b}y = ${c}(x + y)$.`,
        `Collecting the terms with $x$ and with $y$ gives $${texFirst(Math.abs(c - a), "x")} = ${texFirst(Math.abs(b - c), "y")}$, so $x : y = ${p} : ${q}$.`,
        `So [[first]] is $\\frac{${p}}{${p} + ${q}} = \\frac{${p}}{${p + q}}$ of [[whole]].`,
      ],
      check: `The average, ${c}, is closer to ${p > q ? a : b} than to ${p > q ? b : a}, so [[${p > q ? "first" : "second"}]] is more than half of [[whole]].`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? {
            ...named("Feed", "pound", "mixture"),
            whole: "the mixture",
            let: "With $x$ pounds of Feed X and $y$ pounds of Feed Y, ",
          }
        : { first: "$x$", second: "$y$", whole: "$x + y$", let: "" },
    text: fraction,
    pureText: fraction,
    shows: (value) => value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 24,
  };
}

const ASK = { price: askPrice, amount: askAmount, cost: askOtherCost, ratio: askRatio };
const KINDS = ["price", "amount", "amount", "cost", "ratio", "revenue", "sums"] as const;

const isCost = (c: number, p: number, q: number, a: number, b: number): boolean =>
  near(p * a + q * b, c * (p + q));
const isShare = (f: number, a: number, b: number, s: number, g: number): boolean =>
  near(f * a + (1 - f) * b, s / (1 + g / 100));
const isRevenue = (f: number, g: number, h: number, t: number): boolean => {
  const cost = (f * t) / g;
  return near(g * cost + h * (1 - cost), t);
};

const READINGS: readonly StemReading[] = [
  {
    wording: /was (\d+) percent greater .* was (\d+) percent greater .* was (\d+) percent greater/,
    fits: (f, g, h, t) => isRevenue(f, 100 + g, 100 + h, 100 + t),
  },
  {
    wording: /mixes (\d+) .* \$(\d+) per pound, with (\d+) .* \$(\d+) per pound.* be (\d+) percent/,
    fits: (s, p, a, q, b, g) => isCost(s / (1 + g / 100), p, q, a, b),
    open: (s, _p, a, _q, b) => s > Math.min(a, b),
  },
  {
    wording:
      /\$(\d+) per gallon and .* \$(\d+) per gallon and .* ratio of (\d+) to (\d+), .* was (\d+) percent/,
    fits: (s, a, b, p, q, g) => isCost(s / (1 + g / 100), p, q, a, b),
    open: (s, a, b) => s > Math.min(a, b),
  },
  {
    wording:
      /Tea X at \$(\d+) per .* \$(\d+) per .* mixed (\d+) pounds .* at \$([\d.]+) per .* was (\d+) percent/,
    fits: (q, a, b, p, s, g) => isCost(s / (1 + g / 100), p, q, a, b),
  },
  {
    wording:
      /(\d+) tons .* \$(\d+) per .* \$(\d+) per ton, .* at \$([\d.]+) per .* is (\d+) percent/,
    fits: (q, p, a, b, s, g) => isCost(s / (1 + g / 100), p, q, a, b),
  },
  {
    wording:
      /\((\d+)\)\/\((\d+)\) Seed X .* at \$([\d.]+) .* is (\d+) percent .* \$(\d+) per pound, what/,
    fits: (b, p, all, s, g, a) => isCost(s / (1 + g / 100), p, all - p, a, b),
  },
  {
    wording:
      /juices is \$([\d.]+) .* is (\d+) percent .* ratio of (\d+) to (\d+), .* costs \$(\d+) /,
    fits: (b, s, g, p, q, a) => isCost(s / (1 + g / 100), p, q, a, b),
  },
  {
    wording:
      /was (\d+) percent of the cost of Product X, .* was (\d+) percent .* was (\d+) percent/,
    fits: (f, g, h, t) => isRevenue(f, 100 + g, 100 + h, 100 + t),
  },
  { wording: /that (\d+) percent of x plus (\d+) .* to (\d+) percent/, fits: isRevenue },
  {
    wording: /Feed Y is \$([\d.]+) .* is (\d+) percent .* X costs \$(\d+) .* Y costs \$(\d+) /,
    fits: (f, s, g, a, b) => isShare(f, a, b, s, g),
  },
  {
    wording: /that (\d+)x \+ (\d+)y increased by (\d+) percent is equal to ([\d.]+)\(/,
    fits: (f, a, b, g, s) => isShare(f, a, b, s, g),
  },
];

export const template: ProblemTemplate = {
  id: "blend-behind-a-price",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "algebra",
  pattern:
    "A blend is sold at a profit: take off the profit, and balance the ingredients at the cost.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked =
      kind === "revenue" || kind === "sums"
        ? askRevenue(rng, kind === "sums")
        : ASK[kind](rng.pick(BLENDS), rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Works out the cost from each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
