import {
  count,
  Fraction,
  gcd,
  type ProblemOptions,
  type ProblemTemplate,
  read,
  type Rng,
  type Solution,
  usd,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly shop: string;
  readonly cheap: string;
  readonly dear: string;
  readonly blend: string;
  readonly unit: string;
  /** Costs per unit in dollars. */
  readonly costs: readonly [number, number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "tea",
    shop: "A tea house",
    cheap: "black tea",
    dear: "jasmine tea",
    blend: "blend",
    unit: "kilogram",
    costs: [8, 40],
  },
  {
    name: "coffee",
    shop: "A roaster",
    cheap: "robusta beans",
    dear: "arabica beans",
    blend: "blend",
    unit: "pound",
    costs: [3, 18],
  },
  {
    name: "nuts",
    shop: "A grocer",
    cheap: "peanuts",
    dear: "cashews",
    blend: "nut mix",
    unit: "pound",
    costs: [2, 15],
  },
  {
    name: "oil",
    shop: "An oil mill",
    cheap: "sunflower oil",
    dear: "olive oil",
    blend: "salad oil",
    unit: "liter",
    costs: [2, 16],
  },
  {
    name: "yarn",
    shop: "A spinning mill",
    cheap: "sheep's wool",
    dear: "alpaca wool",
    blend: "yarn",
    unit: "kilogram",
    costs: [10, 60],
  },
  {
    name: "spice",
    shop: "A spice dealer",
    cheap: "paprika",
    dear: "sumac",
    blend: "spice mix",
    unit: "pound",
    costs: [4, 24],
  },
];

type Asked = "ratio" | "amount" | "price" | "cost";

/**
 * Costs a and b, m and n parts of them, the blend's cost c, and its price s at a g percent profit.
 */
function drawFor(rng: Rng, [least, most]: readonly [number, number]) {
  for (let tries = 0; tries < 300; tries++) {
    const a = rng.int(least, most - 2);
    const b = rng.int(a + 2, most);
    const [m, n] = [rng.int(1, 6), rng.int(1, 6)];
    const c = (m * a + n * b) / (m + n);
    const g = rng.pick([10, 20, 25, 30, 40, 50, 60, 75]);
    const s = (c * (100 + g)) / 100;
    const isFair =
      gcd(m, n) === 1 && m !== n && Number.isInteger(c) && Number.isInteger(s * 10) && b <= 4 * a;
    if (isFair) return { a, b, m, n, c, g, s };
  }
  return null;
}

/** Null if there is nothing positive to compare. */
const f = (top: number, bottom: number): Fraction | null => {
  const [t, u] = [Math.round(top * 1000), Math.round(bottom * 1000)];
  return t > 0 && u > 0 ? new Fraction(t, u) : null;
};

function drawQuestion(rng: Rng) {
  const { name, shop, cheap, dear, blend, unit, costs } = rng.pick(SETTINGS);
  const drawn = drawFor(rng, costs);
  if (!drawn) return null;
  const { m, n } = drawn;
  const asked: Asked = rng.pick([
    ...(["ratio", "amount", "amount"] as const),
    ...(["cost", "cost", "price"] as const),
  ]);
  const times = rng.int(2, 12);
  const [have, need] = [m * times, n * times];
  const isOne = !cheap.endsWith("s");
  const { a, b, c, g, s } = drawn;
  const keep = (s * (100 - g)) / 100;
  const forRatio: Wrong<Fraction | null>[] = [
    [
      f(c - a, b - c),
      "turns the distances around",
      `The cost of the blend lies nearer to the ingredient of which there is more; each takes the distance of the other.`,
    ],
    [
      f(b - s, s - a),
      "takes the price for the cost",
      `The price of ${usd(s)} contains the profit; the blend costs only ${usd(c)}.`,
    ],
    [
      f(b - keep, keep - a),
      "takes the profit off the price",
      `The ${g} percent are of the cost, so the price is divided by ${(100 + g) / 100}, not cut by ${g} percent.`,
    ],
    [
      f(s - a, b - s),
      "takes the price for the cost",
      `The price of ${usd(s)} contains the profit; the blend costs only ${usd(c)}.`,
    ],
    [
      f(b, a),
      "goes by the costs",
      `The costs ${usd(a)} and ${usd(b)} alone say nothing of the mixture; what counts is how far they lie from ${usd(c)}.`,
    ],
    [
      f(a, b),
      "goes by the costs",
      `The costs ${usd(a)} and ${usd(b)} alone say nothing of the mixture; what counts is how far they lie from ${usd(c)}.`,
    ],
    [
      f(1, 1),
      "takes equal parts",
      `Equal parts would cost ${usd((a + b) / 2)}, the middle of both.`,
    ],
    [
      f(b - c, b - a),
      "compares with the whole",
      `That is the part of ${cheap} in the blend, not its ratio to ${dear}.`,
    ],
    [
      f(b - a, b - c),
      "compares with the whole",
      `That turns around the part of ${cheap} in the blend; asked is the ratio to ${dear}.`,
    ],
  ];
  return { name, shop, cheap, dear, blend, unit, drawn, asked, have, need, isOne, keep, forRatio };
}

type Question = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({
  name,
  shop,
  cheap,
  dear,
  blend,
  unit,
  drawn,
  asked,
  have,
  isOne,
}: Question): string {
  const { a, b, m, n, g, s } = drawn;
  const buys = `${shop} mixes ${cheap} that cost ${usd(a)} per ${unit} with ${dear} that cost ${usd(b)} per ${unit}`;
  const singular = isOne ? buys.replaceAll("that cost ", "that costs ") : buys;
  const sold = `and sells the ${blend} at ${usd(s)} per ${unit}, for a profit of ${g} percent of its cost.`;
  return {
    ratio: `${singular} ${sold} In what ratio, by weight, are ${cheap} and ${dear} mixed?`,
    amount: `${singular} ${sold} How many ${unit}s of ${dear} go with ${count(have, unit)} of ${cheap}?`,
    price: `${singular}, in the ratio $${m} : ${n}$ by weight. At what price per ${unit} must the ${blend} be sold for a profit of ${g} percent of its cost?`,
    cost: `${singular.replace(` that costs ${usd(b)} per ${unit}`, "").replace(` that cost ${usd(b)} per ${unit}`, "")}, in the ratio $${m} : ${n}$ by weight, ${sold} What is the cost of ${dear} per ${unit}?`,
  }[asked].replaceAll("by weight", name === "oil" ? "by volume" : "by weight");
}

function wrongRatio({ forRatio }: Question): Wrong<Fraction | null>[] {
  return forRatio;
}

function wrongAmount({
  cheap,
  dear,
  unit,
  have,
  need,
  forRatio,
}: Question): Wrong<Fraction | null>[] {
  return [
    [
      new Fraction(have + need),
      "answers for the whole blend",
      `That is what ${have} ${unit}s of ${cheap} and ${need} of ${dear} make together.`,
    ],
    ...forRatio
      .filter(([, slip]) => slip !== "compares with the whole")
      .map(([ratio, slip, why]): Wrong<Fraction | null> => [
        ratio && new Fraction(have).over(ratio),
        slip,
        why,
      ]),
  ];
}

function wrongPrice({ cheap, dear, unit, drawn }: Question): Wrong<Fraction | null>[] {
  const { a, b, m, n, c, g } = drawn;
  const mean = (a + b) / 2;
  const swapped = (n * a + m * b) / (m + n);
  const up = (cost: number): Fraction | null => f(cost * (100 + g), 100);
  return [
    [
      up(mean),
      "averages the costs",
      `The middle ${usd(mean)} is the cost of equal parts; here they are $${m} : ${n}$.`,
    ],
    [
      up(swapped),
      "swaps the parts",
      `This takes ${count(n, "part")} of ${cheap} and ${m} of ${dear}; it is the other way around.`,
    ],
    [f(c, 1), "forgets the profit", `The blend costs ${usd(c)}; the profit has to be added.`],
    [
      f(c * 100, 100 - g),
      "takes the percent of the price",
      `The profit is ${g} percent of the cost, so the cost is multiplied by ${(100 + g) / 100}.`,
    ],
    [
      f(c * g, 100),
      "answers for the profit",
      `That is the profit on each ${unit}; the price is the cost and the profit.`,
    ],
    [up(a), "prices one ingredient only", `That is the price of ${cheap} alone.`],
    [up(b), "prices one ingredient only", `That is the price of ${dear} alone.`],
    [
      f(c * (100 - g), 100),
      "takes the profit off",
      `To make a profit one must sell above the cost of ${usd(c)}.`,
    ],
  ];
}

function wrongCost({ cheap, dear, unit, drawn, isOne, keep }: Question): Wrong<Fraction | null>[] {
  const { a, m, n, c, g, s } = drawn;
  return [
    [
      f((m + n) * s - m * a, n),
      "takes the price for the cost",
      `The price of ${usd(s)} contains the profit; the blend costs only ${usd(c)}.`,
    ],
    [
      f((m + n) * keep - m * a, n),
      "takes the profit off the price",
      `The ${g} percent are of the cost, so the price is divided by ${(100 + g) / 100}, not cut by ${g} percent.`,
    ],
    [
      f(2 * c - a, 1),
      "takes equal parts",
      `With equal parts, ${usd(c)} would be the middle of both costs; here they are $${m} : ${n}$.`,
    ],
    [
      f((m + n) * c - n * a, m),
      "swaps the parts",
      `This takes ${count(n, "part")} of ${cheap} and ${m} of ${dear}; it is the other way around.`,
    ],
    [
      f(c, 1),
      "stops at the cost of the blend",
      `The blend costs ${usd(c)} per ${unit}; ${dear} must cost more than that, since ${cheap} cost${isOne ? "s" : ""} less.`,
    ],
    [
      f(2 * s - a, 1),
      "takes equal parts at the price",
      `This neither takes the profit off nor counts the parts $${m} : ${n}$.`,
    ],
    [
      f((m + n) * c - m * a, 1),
      "forgets to share out",
      `That is the cost of all ${n} ${unit}s of ${dear} that go with ${count(m, unit)} of ${cheap}.`,
    ],
  ];
}

const WRONG = { ratio: wrongRatio, amount: wrongAmount, price: wrongPrice, cost: wrongCost };

function optionsOf(numbers: Question): ProblemOptions {
  const { cheap, dear, unit, drawn, asked, need } = numbers;
  const { b, m, n, c, g, s } = drawn;
  const ways = WRONG[asked](numbers);
  const key = {
    ratio: new Fraction(m, n),
    amount: new Fraction(need),
    price: f(s, 1)!,
    cost: new Fraction(b),
  }[asked];
  const text = (x: Fraction): string =>
    ({
      ratio: `$${x.top} : ${x.bottom}$`,
      amount: String(x.value),
      price: usd(x.value),
      cost: usd(x.value),
    })[asked];
  const isFitting = (x: Fraction): boolean => {
    if (asked === "ratio") return x.top <= 40 && x.bottom <= 40;
    if (asked === "price" || asked === "cost") return (x.value * 20) % 1 === 0 && x.value > 0.5;
    return x.isWhole && x.value > 1;
  };
  return {
    key: {
      text: text(key),
      value: key.value,
      why: `The blend costs ${usd(c)} per ${unit}: ${cheap} and ${dear} are as $${m} : ${n}$, and ${g} percent more is ${usd(s)}.`,
    },
    slips: ways.flatMap(([x, slip, why]) =>
      x && isFitting(x) ? [{ value: x.value, slip, why, text: text(x) }] : [],
    ),
  };
}

function solutionOf({ cheap, dear, unit, drawn, asked, have, need }: Question): Solution {
  const { a, b, m, n, c, g, s } = drawn;
  const costOf = `A mixture of ${m} ${unit}${m === 1 ? "" : "s"} of ${cheap} and ${n} of ${dear} costs $${m} \\cdot ${a} + ${n} \\cdot ${b} = ${m * a + n * b}$ dollars, which is ${usd(c)} per ${unit}.`;
  const back = [
    `The price is ${(100 + g) / 100} times the cost, so the blend costs $${s} \\div ${(100 + g) / 100} = ${c}$ dollars per ${unit}.`,
    `Each ${unit} of ${cheap} costs ${usd(c - a)} less than that, each ${unit} of ${dear} ${usd(b - c)} more.`,
  ];
  const steps: Record<Asked, string[]> = {
    ratio: [
      ...back,
      `These must balance, so ${cheap} and ${dear} are as $${b - c} : ${c - a}$${gcd(b - c, c - a) > 1 ? `, or $${m} : ${n}$` : ""}.`,
    ],
    amount: [
      ...back,
      `With ${count(have, unit)} of ${cheap}, $${have} \\cdot ${c - a} = ${have * (c - a)}$ dollars have to be balanced: $${have * (c - a)} \\div ${b - c} = ${need}$ ${unit}s of ${dear}.`,
    ],
    price: [
      costOf,
      `With ${g} percent profit the price is $${c} \\cdot ${(100 + g) / 100} = ${s}$ dollars.`,
    ],
    cost: [
      back[0]!,
      `Then $${m} \\cdot ${a} + ${n} \\cdot d = ${m + n} \\cdot ${c}$ for ${count(m, unit)} of ${cheap} and ${n} of ${dear}.`,
      `So $${n === 1 ? "" : n}d = ${(m + n) * c} - ${m * a} = ${n * b}$${n === 1 ? "" : ` and $d = ${b}$`}.`,
    ],
  };
  return {
    idea:
      asked !== "price"
        ? `First find what the blend costs, without the profit; the two ingredients must balance around that cost.`
        : `First find what the blend costs, with each ingredient counted as often as it goes in.`,
    steps: steps[asked],
    check: `The cost of the blend, ${usd(c)}, lies nearer to that of ${m > n ? cheap : dear}, of which there is more.`,
  };
}

export const template: ProblemTemplate = {
  id: "blend-behind-a-price",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "arithmetic",
  pattern:
    "A blend is sold at a profit: take the profit off the price first, then the distances of the costs give the ratio.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { name, drawn, asked } = numbers;
    const { b, s } = drawn;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Forward: a weighted average and a percentage. Backward: undo the percentage, then weigh the
      // distances.
      difficulty:
        { price: 3, cost: 5, ratio: 6, amount: 6 }[asked] + (s < b && asked !== "price" ? 1 : 0),
      stem: stemOf(numbers),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Mixes as every option says, in cents, and compares price and cost. */
  check({ stem, options }) {
    const asksCost = stem.includes("What is the cost");
    const [a] = read(stem, /costs? \$([\d.]+) per/).map((x) => valueOf(x)) as [Fraction];
    const b = asksCost ? null : valueOf(read(stem, /costs? .* costs? \$([\d.]+) per/)[0]!);
    const found = (pattern: RegExp): Fraction | null => {
      const digits = pattern.exec(stem.replaceAll("\\$", "$"))?.[1];
      return digits ? valueOf(digits) : null;
    };
    const price = found(/at \$([\d.]+) per/);
    const g = valueOf(read(stem, /profit of (\d+) percent/)[0]!);
    const [given, have] = [found(/ratio \$(\d+ : \d+)\$/), found(/go with (\d+)/)];
    const one = new Fraction(1);
    return options.flatMap((option, place) => {
      const tried = valueOf(option);
      const ratio = given ?? (have ? have.over(tried) : tried);
      const cost = ratio
        .times(a)
        .plus(b ?? tried)
        .over(ratio.plus(one));
      const s = price ?? tried;
      return cost.times(one.plus(g.over(new Fraction(100)))).equals(s) ? [place] : [];
    });
  },
};
