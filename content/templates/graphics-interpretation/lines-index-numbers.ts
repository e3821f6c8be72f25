import {
  type Ask,
  capital,
  type GraphicsTemplate,
  listed,
  numbers,
  plain,
  range,
  read,
  type Rng,
  thousands,
  usd,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  /** # stands for the first year. */
  readonly intro: string;
  /** "the price of a sack of": goes before a name. */
  readonly price: string;
  readonly names: readonly [string, string, string];
  /** "sacks of": what a buyer takes several of. */
  readonly units: string;
  readonly prices: readonly number[];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "sacks",
    intro: "An exchange reports the prices of three crops as index numbers.",
    price: "the price of a sack of",
    names: ["barley", "lentils", "rice"],
    units: "sacks of",
    prices: [20, 40, 60, 80],
  },
  {
    name: "metals",
    intro: "A dealer in scrap reports the prices of three metals as index numbers.",
    price: "the price of a crate of",
    names: ["brass", "copper", "zinc"],
    units: "crates of",
    prices: [200, 300, 400, 600],
  },
  {
    name: "spices",
    intro: "A trading house in Zanzibar reports the prices of three spices as index numbers.",
    price: "the price of a box of",
    names: ["cloves", "ginger", "pepper"],
    units: "boxes of",
    prices: [40, 60, 100, 120],
  },
  {
    name: "woods",
    intro: "A sawmill in Finland reports its prices of three woods as index numbers.",
    price: "the price of a load of",
    names: ["birch", "pine", "spruce"],
    units: "loads of",
    prices: [300, 400, 500, 600],
  },
  {
    name: "fabrics",
    intro: "A weaver in Oaxaca writes down the prices of three yarns as index numbers.",
    price: "the price of a bale of",
    names: ["cotton", "linen", "wool"],
    units: "bales of",
    prices: [40, 60, 80, 100],
  },
];

interface Story extends Setting {
  readonly years: readonly number[];
  /** By name, then by year; 100 in the first year. */
  readonly index: readonly (readonly number[])[];
  /** In dollars, in the first year. */
  readonly base: readonly number[];
}

function drawStory(rng: Rng): Story {
  const setting = rng.pick(SETTINGS);
  const first = rng.pick([2013, 2015, 2017, 2018]);
  const steps = [-15, -10, -5, 5, 10, 15, 20, 25];
  const index = range(0, 2).map(() => {
    const path = [100];
    for (let k = 1; k < 6; k++) path.push(path[k - 1]! + rng.pick(steps));
    return path;
  });
  const years = range(first, first + 5);
  return { ...setting, years, index, base: rng.sample(setting.prices, 3) };
}

function changeBetween({ names, price, years, index }: Story, rng: Rng): Ask | null {
  const g = rng.int(0, 2);
  const [y, z] = [rng.int(1, 3), rng.int(4, 5)];
  const [from, to] = [index[g]![y]!, index[g]![z]!];
  const key = Math.round((100 * Math.abs(to - from)) / from);
  const verb = to > from ? "rose" : "fell";
  if (from === to || from === 100 || Math.abs(to - from) < 15) return null;
  const points = Math.abs(to - from);
  return {
    name: "change",
    text: `From ${years[y]!} to ${years[z]!}, ${price} ${names[g]!} ${verb} by a percent that is closest to {1}.`,
    blank: numbers(
      key,
      `The index went from ${from} to ${to}, a change of ${points} on ${from}.`,
      [
        wrong(
          points,
          "takes index points for percents",
          `${points} points are percents of the price in ${years[0]!}, where the index was 100, not of the price in ${years[y]!}.`,
        ),
        wrong(
          Math.abs(to - 100),
          "starts from the year of the index",
          `${Math.abs(to - 100)} percent is the change since ${years[0]!}; the sentence starts in ${years[y]!}.`,
        ),
        wrong(
          Math.round((100 * points) / to),
          "divides by the later value",
          `The change of ${points} has to be compared with the earlier ${from}.`,
        ),
        wrong(
          Math.round((100 * Math.min(from, to)) / Math.max(from, to)),
          "gives a quotient, not a change",
          `The smaller index is this percent of the greater one; what is asked is the change.`,
        ),
        wrong(
          2 * points,
          "reads each gridline as 20",
          `The gridlines stand 10 apart, so the line moved by ${points} points.`,
        ),
      ],
      2,
    ),
    step: `${names[g]!} went from ${from} to ${to}: ${points} ÷ ${from} is about ${key} percent.`,
    weight: 4,
  };
}

function fastestBetween({ names, price, years, index }: Story, rng: Rng): Ask | null {
  const [y, z] = [rng.int(1, 3), rng.int(4, 5)];
  const percent = (g: number): number => (100 * (index[g]![z]! - index[g]![y]!)) / index[g]![y]!;
  const points = (g: number): number => index[g]![z]! - index[g]![y]!;
  const [key, runnerUp] = [0, 1, 2].toSorted((a, b) => percent(b) - percent(a)) as [number, number];
  const hasMorePoints = [0, 1, 2].some((g) => g !== key && points(g) >= points(key));
  if (!hasMorePoints || percent(key) - percent(runnerUp) < 2 || percent(key) < 5) return null;
  const told = (g: number): string =>
    `For ${names[g]!} the index went from ${index[g]![y]!} to ${index[g]![z]!}, by ${Math.abs(percent(g)).toFixed(1)} percent ${percent(g) < 0 ? "down" : "up"}.`;
  return {
    name: "fastest",
    text: `Of the three, the one whose price rose by the greatest percent from ${years[y]!} to ${years[z]!} is {1}.`,
    blank: {
      key: { text: names[key]!, why: told(key) },
      slips: [0, 1, 2]
        .filter((g) => g !== key)
        .map((g) => ({
          text: names[g]!,
          slip: points(g) >= points(key) ? "compares index points" : "takes the highest line",
          why: told(g),
        })),
    },
    step: `Divide the later index by the earlier: ${names.map((name, g) => `${name} ${index[g]![z]!} ÷ ${index[g]![y]!}`).join(", ")}. The greatest quotient is that of ${names[key]!}; ${price} ${names[key]!} started from a lower index.`,
    weight: 5,
  };
}

function yearsDearer({ names, price, years, index, base }: Story, rng: Rng): Ask | null {
  const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
  const cost = (g: number, k: number): number => (base[g]! * index[g]![k]!) / 100;
  const dearer = range(0, 5).filter((k) => cost(a, k) > cost(b, k)).length;
  const higher = range(0, 5).filter((k) => index[a]![k]! > index[b]![k]!).length;
  if (dearer === higher || dearer === 0 || dearer === 6) return null;
  const list = (g: number): string => listed(range(0, 5).map((k) => thousands(cost(g, k))));
  return {
    name: "years",
    text: `In exactly {1} of the six years, ${price} ${names[a]!} was greater than that of ${names[b]!}.`,
    blank: numbers(
      dearer,
      `In dollars, ${names[a]!} cost ${list(a)}, and ${names[b]!} cost ${list(b)}.`,
      [
        wrong(
          higher,
          "compares the lines",
          `The line of ${names[a]!} runs higher in ${higher} of the years, but each line starts from a price of its own: ${base[a]!} and ${base[b]!} dollars.`,
        ),
        wrong(
          6 - dearer,
          "counts the other years",
          `In ${6 - dearer} of the years ${names[a]!} did not cost more.`,
        ),
        wrong(
          base[a]! > base[b]! ? 6 : 1,
          "goes by the first prices alone",
          `The prices of ${years[0]!}, ${base[a]!} and ${base[b]!} dollars, changed at different rates.`,
        ),
        wrong(
          range(0, 5).filter((k) => index[a]![k]! > 100).length,
          `compares ${names[a]!} with its own first price`,
          `These are the years in which the line of ${names[a]!} lies above 100; the sentence compares it with ${names[b]!}.`,
        ),
      ].filter(({ value }) => value! <= 6),
      1,
    ),
    step: `Prices in dollars, year by year: ${names[a]!} ${list(a)}; ${names[b]!} ${list(b)}. The former is the greater in ${dearer} of the six.`,
    weight: 7,
  };
}

function dollars({ names, price, years, index, base }: Story, rng: Rng): Ask | null {
  const [g, other] = rng.sample([0, 1, 2], 2) as [number, number];
  const k = rng.int(2, 5);
  const here = index[g]![k]!;
  const key = (base[g]! * here) / 100;
  if (here === 100) return null;
  return {
    name: "dollars",
    text: `In ${years[k]!}, ${price} ${names[g]!} was {2} dollars.`,
    blank: numbers(
      key,
      `${here} percent of ${base[g]!} dollars is ${thousands(key)} dollars.`,
      [
        wrong(
          here,
          "takes the index for dollars",
          `${here} is the index, a percent of the price in ${years[0]!}.`,
        ),
        wrong(
          base[g]! + here - 100,
          "adds index points as dollars",
          `A point of the index is 1 percent of ${base[g]!} dollars, not 1 dollar.`,
        ),
        wrong(
          (base[other]! * here) / 100,
          `starts from another price`,
          `${base[other]!} dollars was the first price of ${names[other]!}.`,
        ),
        wrong(
          (base[g]! * index[other]![k]!) / 100,
          "reads another line",
          `${index[other]![k]!} is the index of ${names[other]!} in ${years[k]!}.`,
        ),
        wrong(
          (base[g]! * index[g]![k - 1]!) / 100,
          "reads the year before",
          `${index[g]![k - 1]!} was the index in ${years[k - 1]!}.`,
        ),
      ],
      0.5,
    ),
    step: `${thousands(here)} percent of ${base[g]!} dollars is ${thousands(key)} dollars.`,
    weight: 0,
  };
}

function newBase({ names, years, index }: Story, rng: Rng): Ask | null {
  const g = rng.int(0, 2);
  const [y, z] = rng.sample([1, 2, 3, 4, 5], 2) as [number, number];
  const [at, of] = [index[g]![y]!, index[g]![z]!];
  if (at === of || at === 100 || of === 100) return null;
  const key = Math.round((100 * of) / at);
  return {
    name: "new-base",
    text: `If the index were set anew, so that it is 100 in ${years[y]!}, the index of ${names[g]!} in ${years[z]!} would be closest to {2}.`,
    blank: numbers(
      key,
      `${of} is about ${key} percent of ${at}.`,
      [
        wrong(
          100 + of - at,
          "moves the line up or down",
          `Shifting by ${Math.abs(at - 100)} points would not keep the quotients, and an index is a quotient.`,
        ),
        wrong(
          Math.round((100 * at) / of),
          "divides the wrong way round",
          `${years[y]!} is the new 100, so its old index ${at} is the divisor.`,
        ),
        wrong(of, "leaves the index as it is", `${of} compares with ${years[0]!}, the old 100.`),
        wrong(
          Math.round((at * of) / 100),
          "multiplies instead of dividing",
          `Multiplying by ${at} percent makes a year with index ${at} still greater, not 100.`,
        ),
        wrong(
          at,
          "gives the old index of the new base year",
          `${at} is the old index of ${years[y]!}.`,
        ),
      ],
      3,
    ),
    step: `${of} ÷ ${at} is about ${key} percent.`,
    weight: 1,
  };
}

function basket({ names, units, years, index, base }: Story, rng: Rng): Ask | null {
  const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
  const [m, n] = [rng.int(2, 6), rng.int(2, 5)];
  const k = rng.int(3, 5);
  const [costA, costB] = [m * base[a]!, n * base[b]!];
  const exact = (costA * index[a]![k]! + costB * index[b]![k]!) / (costA + costB) - 100;
  const key = Math.round(exact);
  const [upA, upB] = [index[a]![k]! - 100, index[b]![k]! - 100];
  const plainMean = Math.round((upA + upB) / 2);
  const byUnits = Math.round((m * upA + n * upB) / (m + n));
  if (Math.min(upA, upB) <= 0 || Math.abs(key - plainMean) < 3 || m === n) return null;
  return {
    name: "basket",
    text: `For a buyer who takes ${m} ${units} ${names[a]!} and ${n} ${units} ${names[b]!} every year, the cost rose from ${years[0]!} to ${years[k]!} by a percent that is closest to {2}.`,
    blank: numbers(
      key,
      `The cost of ${names[a]!}, ${costA} dollars at first, rose by ${upA} percent, that of ${names[b]!}, ${costB} dollars, by ${upB} percent.`,
      [
        wrong(
          plainMean,
          "averages the two percents",
          `Half of ${upA} + ${upB} would be right if the buyer spent the same on both; at first it was ${costA} and ${costB} dollars.`,
        ),
        wrong(
          byUnits,
          "weighs by units, not by money",
          `Weights ${m} and ${n} leave out that the prices differ: ${base[a]!} and ${base[b]!} dollars.`,
        ),
        wrong(
          upA + upB,
          "adds the percents",
          `${upA} and ${upB} are percents of different amounts; together they cannot exceed the greater one.`,
        ),
        wrong(Math.max(upA, upB), "takes the greater rise", `The rest rose by a smaller percent.`),
        wrong(Math.min(upA, upB), "takes the smaller rise", `The rest rose by a greater percent.`),
      ],
      2.5,
    ),
    step: `At first the two cost ${costA} and ${costB} dollars, ${costA + costB} together; they rose by ${upA} and ${upB} percent, so by ${thousands((costA * upA + costB * upB) / 100)} dollars, about ${key} percent.`,
    weight: 3,
  };
}

/** The option closest to the target, with any other that is about as close. */
function nearest(options: readonly string[], target: number): number[] {
  const misses = options.map((option) => Math.abs(valueOf(option).value - target));
  return range(0, options.length - 1).filter((k) => misses[k]! < Math.min(...misses) + 0.8);
}

export const template: GraphicsTemplate = {
  id: "lines-index-numbers",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "Index lines share a start of 100, not a price: points are percents of the first year only.",

  make(rng) {
    const story = drawStory(rng);
    const { name, intro, names, years, index, base, price } = story;
    const all = index.flat();
    if (Math.min(...all) < 80 || Math.max(...all) > 160) return null;
    const first = rng.pick([changeBetween, fastestBetween, yearsDearer])(story, rng);
    const second = rng.pick([dollars, newBase, basket])(story, rng);
    if (!first || !second || second.blank.slips.length < 3) return null;
    if (first.name !== "fastest" && first.blank.slips.length < 3) return null;
    const listing = names.map((one, g) => `${usd(base[g]!)} for ${one}`);
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Points versus percentages is 4, prices behind the lines +1 to +3, weights by money +3.
      difficulty: first.weight + second.weight,
      intro: `${intro} The chart shows the index of each, with the price of ${years[0]!} set at 100. In ${years[0]!}, ${price.replace(/ of$/, "")} was ${listed(listing)}.`,
      chart: {
        kind: "lines",
        alt: `Line chart of the price index of ${listed(names)} over six years; all three lines start at 100. The vertical axis does not begin at zero.`,
        x: { label: "Year" },
        y: { label: `Index (${years[0]!} = 100)`, min: 80, max: 160, step: 10 },
        categories: years.map(String),
        series: names.map((one, g) => ({ name: one, values: [...index[g]!] })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "An index is a percent of the price in the first year: other comparisons need a quotient of two indexes or the prices themselves.",
        steps: [first.step, second.step].map((step) => capital(step)),
        check: "Ask of every number: percent of what?",
      },
    };
  },

  /** Turns the lines into dollars first and works only with prices. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "lines") throw new Error("Lines are needed.");
    const prices = new Map(
      chart.series.map(({ name, values }) => {
        const first = Number(read(intro, new RegExp(`\\$(\\d+) for ${name}`))[0]);
        return [name, values.map((v) => (v * first) / 100)];
      }),
    );
    const price = (name: string, year: string): number => {
      const value = prices.get(name)?.[chart.categories.indexOf(year)];
      if (value === undefined) throw new Error(`There is no price of ${name} in ${year}.`);
      return value;
    };
    const text = plain(stem);
    const judgeFirst = (): number[] => {
      const change = /From (\d+) to (\d+), the price of an? \w+ of (\w+) (?:rose|fell)/.exec(text);
      if (change) {
        const [, y, z, name] = change as unknown as [string, string, string, string];
        return nearest(blanks[0], 100 * Math.abs(price(name, z) / price(name, y) - 1));
      }
      const years = /the price of an? \w+ of (\w+) was greater than that of (\w+)/.exec(text);
      if (years) {
        const days = chart.categories.filter(
          (y) => price(years[1]!, y) > price(years[2]!, y) + 1e-9,
        );
        return where(blanks[0], (o) => Number(o) === days.length);
      }
      const [y, z] = read(stem, /greatest percent from (\d+) to (\d+)/) as [string, string];
      const factor = (name: string): number => price(name, z) / price(name, y);
      return where(blanks[0], (o) =>
        [...prices.keys()].every((x) => x === o || factor(x) < factor(o)),
      );
    };
    const judgeSecond = (): number[] => {
      const anew = /100 in (\d+), the index of (\w+) in (\d+)/.exec(text);
      if (anew)
        return nearest(blanks[1], (100 * price(anew[2]!, anew[3]!)) / price(anew[2]!, anew[1]!));
      const bought =
        /takes (\d+) \w+ of (\w+) and (\d+) \w+ of (\w+) every year, .* to (\d+) by/.exec(text);
      if (bought) {
        const [, m, a, n, b, y] = bought as unknown as [
          string,
          string,
          string,
          string,
          string,
          string,
        ];
        const cost = (year: string): number =>
          Number(m) * price(a, year) + Number(n) * price(b, year);
        return nearest(blanks[1], 100 * (cost(y) / cost(chart.categories[0]!) - 1));
      }
      const [y, name] = read(stem, /In (\d+), the price of an? \w+ of (\w+) was 2 dollars/) as [
        string,
        string,
      ];
      return where(blanks[1], (o) => Math.abs(valueOf(o).value - price(name, y)) < 1e-9);
    };
    return [judgeFirst(), judgeSecond()];
  },
};
