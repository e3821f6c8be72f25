import {
  gcd,
  near,
  numbersIn,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly mix: string;
  readonly parts: readonly [string, string, string];
  readonly unit: string;
  readonly place: string;
  readonly maker: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "mortar",
    mix: "dry mortar",
    parts: ["cement", "lime", "sand"],
    unit: "kilograms",
    place: "on a building site",
    maker: "A mason",
  },
  {
    name: "muesli",
    mix: "muesli",
    parts: ["raisins", "nuts", "oats"],
    unit: "kilograms",
    place: "in a mill",
    maker: "A miller",
  },
  {
    name: "soil",
    mix: "potting soil",
    parts: ["compost", "bark", "peat"],
    unit: "barrows",
    place: "in a nursery",
    maker: "A gardener",
  },
  {
    name: "paint",
    mix: "green paint",
    parts: ["blue", "yellow", "white"],
    unit: "liters",
    place: "in a workshop",
    maker: "A painter",
  },
  {
    name: "feed",
    mix: "feed",
    parts: ["barley", "corn", "bran"],
    unit: "sacks",
    place: "on a farm",
    maker: "A farmer",
  },
  {
    name: "tea",
    mix: "herbal tea",
    parts: ["mint", "ginger", "lemongrass"],
    unit: "pounds",
    place: "in a tea room",
    maker: "A tea blender",
  },
];

/** Three parts, the stock of each, and which of the three runs out first. */
function drawNumbers(rng: Rng) {
  const parts = [rng.int(1, 6), rng.int(1, 7), rng.int(2, 9)] as const;
  const unit = rng.int(3, 14);
  const scarce = rng.int(0, 2);
  const stock = parts.map((part, k) => part * unit + (k === scarce ? 0 : rng.int(1, 3 * part + 4)));
  const spare = stock.map((have, k) => have - parts[k]! * unit);
  const isFair =
    new Set(parts).size === 3 &&
    gcd(gcd(parts[0], parts[1]), parts[2]) === 1 &&
    new Set(stock).size === 3 &&
    Math.max(...stock) <= 99;
  return isFair ? { parts, unit, scarce, stock, spare } : null;
}

function drawQuestion(rng: Rng) {
  const numbers = drawNumbers(rng);
  if (!numbers) return null;
  const { parts, unit, scarce, stock, spare } = numbers;
  const { name, mix, parts: names, unit: measure, place, maker } = rng.pick(SETTINGS);
  const asked = rng.pick(["total", "total", "left", "rest", "buy"] as const);
  const [p, q, r] = parts;
  const all = p + q + r;
  const total = all * unit;
  const other = [0, 1, 2].filter((k) => k !== scarce)[rng.int(0, 1)]!;
  const rest = spare[0]! + spare[1]! + spare[2]!;
  // To use up all of `other`, the two that would run short must be bought.
  const portions = stock[other]! / parts[other]!;
  const lacks = stock.map((have, k) => parts[k]! * portions - have);
  const buy = lacks[scarce]!;
  if (asked === "buy" && !lacks.every((n) => Number.isInteger(n) && n <= Math.max(buy, 0)))
    return null;
  if (asked === "buy" && (buy < 2 || lacks.some((n, k) => k !== scarce && n > 0))) return null;
  const value = { total, left: spare[other]!, rest, buy }[asked];
  if (value < 2) return null;
  const ratio = `${p} : ${q} : ${r}`;
  const have = `${stock[0]} ${measure} of ${names[0]}, ${stock[1]} of ${names[1]}, and ${stock[2]} of ${names[2]}`;
  const least = Math.min(...stock);
  const sum = stock[0]! + stock[1]! + stock[2]!;

  const others = [0, 1, 2].filter((k) => k !== scarce);
  const [one, two] = others as [number, number];
  return {
    parts,
    unit,
    scarce,
    stock,
    spare,
    name,
    mix,
    names,
    measure,
    place,
    maker,
    asked,
    all,
    total,
    other,
    rest,
    portions,
    buy,
    value,
    ratio,
    have,
    least,
    sum,
    others,
    one,
    two,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf(
  { parts, scarce, mix, names, measure, place, maker, asked, other, ratio, have }: Numbers,
  rng: Rng,
): string {
  const [p, q, r] = parts;
  const facts = rng.pick(
    [
      `For ${mix}, ${names[0]}, ${names[1]}, and ${names[2]} are mixed in the ratio $${ratio}$ by volume. There are ${have} ${place}.`,
      `${maker} mixes ${p} ${p === 1 ? "part" : "parts"} ${names[0]}, ${q} ${q === 1 ? "part" : "parts"} ${names[1]}, and ${r} parts ${names[2]} by volume for ${mix}, and has ${have}.`,
    ].map((text) =>
      measure === "kilograms" || measure === "pounds" ? text.replace("volume", "weight") : text,
    ),
  );
  const question = {
    total: `At most how many ${measure} of ${mix} can be mixed?`,
    left: `If as much ${mix} as possible is mixed, how many ${measure} of ${names[other]!} are left over?`,
    rest: `If as much ${mix} as possible is mixed, how many ${measure} of the three ingredients together are left over?`,
    buy: `At least how many more ${measure} of ${names[scarce]!} are needed to use up all of the ${names[other]!}?`,
  }[asked];
  return `${facts} ${question}`;
}

function wrongTotal({
  parts,
  unit,
  scarce,
  stock,
  names,
  all,
  total,
  ratio,
  least,
  sum,
  one,
  two,
}: Numbers): Wrong[] {
  const [p, q, r] = parts;
  const byLeast = least * all;
  const fromOther = (k: number): number => (stock[k]! * all) / parts[k]!;
  return [
    [
      fromOther(one),
      `lets the ${names[one]!} decide`,
      `For that much the ${names[scarce]!} does not suffice: it allows only ${unit} portions.`,
    ],
    [
      fromOther(two),
      `lets the ${names[two]!} decide`,
      `For that much the ${names[scarce]!} does not suffice: it allows only ${unit} portions.`,
    ],
    [sum, "mixes all there is", `All stocks together are not in the ratio $${ratio}$.`],
    [
      unit,
      "counts portions",
      `That is the number of portions; each has $${p} + ${q} + ${r} = ${all}$ parts.`,
    ],
    [3 * least, "takes the smallest stock three times", `That mixes equal parts of the three.`],
    [
      byLeast,
      "takes the smallest stock for the portions",
      `A portion takes more than one part of some ingredient; the stocks must be divided by their parts.`,
    ],
    [
      total - parts[scarce]! * unit,
      "leaves out what runs out",
      `The ${names[scarce]!} is in the mixture, too.`,
    ],
    [
      Math.floor(sum / all) * all,
      "divides the sum of the stocks",
      `The stocks must be compared one by one with their parts.`,
    ],
  ];
}

function wrongLeft({
  parts,
  unit,
  scarce,
  stock,
  spare,
  names,
  other,
  rest,
  least,
}: Numbers): Wrong[] {
  return [
    [
      parts[other]! * unit,
      "answers with what is used",
      `That is how much of the ${names[other]!} goes into the mixture.`,
    ],
    [
      rest - spare[other]!,
      "answers for the other ingredient",
      `That is left over of another ingredient.`,
    ],
    [rest, "adds both rests", `That is what is left over of all ingredients together.`],
    [
      stock[other]! - stock[scarce]!,
      "takes equal amounts",
      `The ingredients are not mixed in equal amounts.`,
    ],
    [
      stock[other]! - least,
      "takes off the smallest stock",
      `The ingredients are not mixed in equal amounts.`,
    ],
    [
      stock[other]! - unit,
      "takes off one part",
      `A portion has ${parts[other]!} parts of ${names[other]!}, so ${unit} portions take ${parts[other]! * unit}.`,
    ],
    [
      stock[other]! % parts[other]!,
      "takes the remainder of its own parts",
      `The ${names[scarce]!} is used up first, so not all of these portions can be made.`,
    ],
    [stock[other]!, "uses none of it", `That is the stock before the mixing.`],
  ];
}

function wrongRest({
  parts,
  unit,
  scarce,
  spare,
  names,
  all,
  total,
  least,
  sum,
  one,
  two,
}: Numbers): Wrong[] {
  return [
    [spare[one]!, "answers for one ingredient", `That is left over of the ${names[one]!} alone.`],
    [spare[two]!, "answers for one ingredient", `That is left over of the ${names[two]!} alone.`],
    [sum - 3 * least, "takes equal amounts", `The ingredients are not mixed in equal amounts.`],
    [
      sum % all,
      "divides the sum of the stocks",
      `The stocks must be compared one by one with their parts.`,
    ],
    [sum - unit, "takes off one part", `A portion has ${all} parts in all.`],
    [
      sum - total + parts[scarce]! * unit,
      "leaves out what runs out",
      `The ${names[scarce]!} is used too: ${parts[scarce]! * unit}.`,
    ],
    [total, "answers with what is mixed", `That is how much can be mixed.`],
    [
      Math.abs(spare[one]! - spare[two]!),
      "subtracts the rests",
      `What is left over of both must be added.`,
    ],
  ];
}

function wrongBuy({
  parts,
  unit,
  scarce,
  stock,
  spare,
  names,
  all,
  other,
  rest,
  portions,
}: Numbers): Wrong[] {
  return [
    [
      parts[scarce]! * portions,
      "answers with all that is needed",
      `There are ${stock[scarce]!} already.`,
    ],
    [
      spare[other]!,
      "answers with what is left over",
      `That much ${names[other]!} would be left over; the ratio tells how much ${names[scarce]!} goes with it.`,
    ],
    [
      Math.abs(stock[other]! - stock[scarce]!),
      "makes the stocks equal",
      `The ratio of the two is $${parts[scarce]!} : ${parts[other]!}$, not $1 : 1$.`,
    ],
    [
      portions - unit,
      "counts portions",
      `For each portion that is missing, ${parts[scarce]!} more are needed.`,
    ],
    [
      all * (portions - unit),
      "counts all ingredients",
      `That is all of the mixture that could be made besides.`,
    ],
    [
      portions,
      "answers with the portions",
      `That is for how many portions the ${names[other]!} suffices.`,
    ],
    [
      spare[other]! * parts[scarce]!,
      "forgets to divide",
      `Of what is left over, ${parts[other]!} go with every ${parts[scarce]!} of the ${names[scarce]!}.`,
    ],
    [
      stock[scarce]!,
      "doubles the stock",
      `That would be right if just half of the ${names[other]!} had been used.`,
    ],
    [
      rest,
      "answers with all that is left over",
      `That is what is left over of all ingredients now.`,
    ],
  ];
}

const WRONG = { total: wrongTotal, left: wrongLeft, rest: wrongRest, buy: wrongBuy };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { unit, scarce, names, asked, value } = numbers;

  const byAsked = WRONG[asked](numbers);
  const ways = byAsked;
  return {
    key: {
      text: String(value),
      value,
      why: `The ${names[scarce]!} allows ${unit} portions, fewer than the others.`,
    },
    slips: ways
      .map(([n, slip, why]) => ({ value: n, slip, why }))
      .filter(({ value: n }) => Number.isInteger(n) && n > 0)
      .map((way) => ({ ...way, text: String(way.value) })),
  };
}

function solutionOf({
  parts,
  unit,
  scarce,
  stock,
  spare,
  names,
  measure,
  asked,
  all,
  total,
  other,
  rest,
  portions,
  buy,
  sum,
}: Numbers): Solution {
  const allow = [0, 1, 2].map(
    (k) =>
      `$${stock[k]!} \\div ${parts[k]!} ${Number.isInteger(stock[k]! / parts[k]!) ? "=" : "\\approx"} ${Math.floor((10 * stock[k]!) / parts[k]!) / 10}$`,
  );
  const opening = `Portions that each stock allows: ${names[0]} ${allow[0]!}, ${names[1]} ${allow[1]!}, ${names[2]} ${allow[2]!}. The least is ${unit}: the ${names[scarce]!} runs out first.`;
  const steps = {
    total: [
      opening,
      `${unit} portions of ${all} parts are $${unit} \\cdot ${all} = ${total}$ ${measure}.`,
    ],
    left: [
      opening,
      `${unit} portions take $${unit} \\cdot ${parts[other]!} = ${parts[other]! * unit}$ of the ${names[other]!}, so $${stock[other]!} - ${parts[other]! * unit} = ${spare[other]!}$ are left.`,
    ],
    rest: [
      opening,
      `${unit} portions take $${unit} \\cdot ${all} = ${total}$ of the ${sum} ${measure} that there are, so ${rest} are left.`,
    ],
    buy: [
      opening,
      `All of the ${names[other]!} makes $${stock[other]!} \\div ${parts[other]!} = ${portions}$ portions, which take $${portions} \\cdot ${parts[scarce]!} = ${parts[scarce]! * portions}$ of the ${names[scarce]!}.`,
      `Of this, ${stock[scarce]!} are there, so ${buy} more are needed.`,
    ],
  }[asked];
  return {
    idea: "Divide each stock by its part of the ratio; the smallest quotient says how many portions can be made.",
    steps,
    check: `The smallest stock need not be the one that runs out: what counts is the stock divided by its part.`,
  };
}

export const template: ProblemTemplate = {
  id: "recipe-until-one-runs-out",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "arithmetic",
  pattern:
    "A mixture in a fixed ratio from given stocks: the stock that allows the fewest portions decides what can be made.",

  make(rng) {
    const drawn = drawQuestion(rng);
    if (!drawn) return null;
    const { scarce, stock, name, asked, least } = drawn;
    const isNotLeast = stock[scarce] !== least;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // It's a surprise if the smallest stock isn't the one that runs out; leftovers take another
      // step.
      difficulty: { total: 2, left: 3, rest: 4, buy: 5 }[asked] + (isNotLeast ? 1 : 0),
      stem: stemOf(drawn, rng),
      ...optionsOf(drawn),
      solution: solutionOf(drawn),
    };
  },

  /** Mixes one portion after another, in hundredths, until something runs out. */
  check({ stem, options }) {
    const text = plain(stem);
    const setting = SETTINGS.find(
      ({ mix, parts }) => text.includes(mix) && text.includes(parts[2]),
    );
    if (!setting) throw new Error(`The mixture cannot be read: ${text}`);
    const parts = (
      /(\d+) : (\d+) : (\d+)/.exec(text) ??
      /mixes (\d+) parts? [\w ]+, (\d+) parts? [\w ]+, and (\d+) parts/.exec(text)
    )
      ?.slice(1, 4)
      .map(Number);
    const [have] = read(stem, /((?:\d+ \w+ of \w+), (?:\d+ of \w+), and (?:\d+ of \w+))/) as [
      string,
    ];
    const stock = numbersIn(have);
    if (parts?.length !== 3 || stock.length !== 3)
      throw new Error(`Three parts and stocks are wanted: ${text}`);
    const names = setting.parts;
    const suffices = (hundredths: number, stocks: readonly number[]): boolean =>
      parts.every((part, k) => part * hundredths <= 100 * stocks[k]!);
    const most = (stocks: readonly number[]): number =>
      range(1, 20_000).findLast((hundredths) => suffices(hundredths, stocks)) ?? 0;
    const portions = most(stock) / 100;
    const left = stock.map((n, k) => n - parts[k]! * portions);
    const [question] = read(stem, /([^.]*)\?$/) as [string];
    const all = parts.reduce((sum, part) => sum + part, 0);
    const [, more, used] =
      /more \w+ of (\w+) are needed to use up all of the (\w+)/.exec(question) ?? [];
    const single = names.findIndex((name) => question.includes(`of ${name} are left`));
    return options.flatMap((option, k) => {
      const n = Number(option);
      if (question.includes("At most")) return near(n, all * portions) ? [k] : [];
      if (question.includes("together")) return near(n, left[0]! + left[1]! + left[2]!) ? [k] : [];
      if (single >= 0) return near(n, left[single]!) ? [k] : [];
      const [m, u] = [names.indexOf(more!), names.indexOf(used!)];
      const usesUp = (bought: number): boolean => {
        const stocks = stock.map((amount, j) => (j === m ? amount + bought : amount));
        return near((parts[u]! * most(stocks)) / 100, stock[u]!);
      };
      return usesUp(n) && !usesUp(n - 0.5) ? [k] : [];
    });
  },
};
