import {
  type Ask,
  type Blank,
  Fraction,
  gcd,
  type GraphicsTemplate,
  listed,
  nearest,
  numbers,
  plain,
  range,
  read,
  type Rng,
  type Slip,
  sum,
  tidy,
  valueOf,
  where,
  wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly intro: string;
  readonly things: string;
  readonly kinds: readonly [string, string, string, string];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "lighthouse",
    intro:
      "The chart shows where the visitors of a small lighthouse museum came from in each of three years.",
    things: "visitors",
    kinds: ["local", "national", "European", "overseas"],
  },
  {
    name: "buses",
    intro: "The chart shows which kinds of buses a factory in Pune built in each of three years.",
    things: "buses",
    kinds: ["diesel", "gas", "hybrid", "electric"],
  },
  {
    name: "tickets",
    intro: "The chart shows which tickets a puppet theater in Lima sold in each of three seasons.",
    things: "tickets",
    kinds: ["child", "student", "adult", "senior"],
  },
  {
    name: "freight",
    intro: "The chart shows how the shipments of a spice trader left the depot in three years.",
    things: "shipments",
    kinds: ["road", "rail", "sea", "air"],
  },
  {
    name: "books",
    intro: "The chart shows which books the book bus of a rural county lent in three years.",
    things: "books",
    kinds: ["travel", "history", "crime", "science"],
  },
];

interface Story extends Setting {
  readonly years: readonly number[];
  readonly totals: readonly number[];
  /** By kind, then by year, in percent. */
  readonly shares: readonly (readonly number[])[];
  /** By kind, then by year. */
  readonly sizes: readonly (readonly number[])[];
}

/** Four multiples of 5 that add up to 100. */
function drawShares(rng: Rng): number[] {
  const cuts = rng.sample(range(1, 15), 3).toSorted((a, b) => a - b);
  return [0, 1, 2, 3].map((k) => 5 * ((cuts[k] ?? 16) - (cuts[k - 1] ?? 0) + 1));
}

function drawStory(rng: Rng): Story {
  const first = rng.pick([2008, 2010, 2012, 2014]);
  const totals = rng
    .sample([200, 240, 260, 300, 320, 360, 400, 480, 500, 600], 3)
    .toSorted((a, b) => a - b);
  const byYear = totals.map(() => drawShares(rng));
  const shares = range(0, 3).map((kind) => byYear.map((year) => year[kind]!));
  return {
    ...rng.pick(SETTINGS),
    years: [first, first + 4, first + 8],
    totals,
    shares,
    sizes: shares.map((row) => row.map((share, year) => (share * totals[year]!) / 100)),
  };
}

function changeOfNumber(story: Story, rng: Rng): Ask | null {
  const { kinds, years, totals, shares, sizes, things } = story;
  const k = rng.int(0, 3);
  const [from, , to] = sizes[k] as [number, number, number];
  const [shareFrom, , shareTo] = shares[k] as [number, number, number];
  const percent = (100 * Math.abs(to - from)) / from;
  const key = Math.round(percent);
  if (key < 8 || key > 150) return null;
  const verb = to > from ? "rose" : "fell";
  return {
    name: "change",
    text: `From ${years[0]!} to ${years[2]!}, the number of ${kinds[k]!} ${things} ${verb} by a percent that is closest to {1}.`,
    blank: numbers(
      key,
      `The number ${verb} from ${from} to ${to}, by about ${key} percent.`,
      [
        wrong(
          Math.abs(shareTo - shareFrom),
          "subtracts the shares",
          `${Math.abs(shareTo - shareFrom)} is the difference of the shares in percentage points, of two different totals.`,
        ),
        wrong(
          Math.round((100 * Math.abs(shareTo - shareFrom)) / shareFrom),
          "leaves out the totals",
          `This compares the shares ${shareFrom} and ${shareTo} only, but the totals, ${totals[0]!} and ${totals[2]!}, differ too.`,
        ),
        wrong(
          Math.round((100 * (totals[2]! - totals[0]!)) / totals[0]!),
          "takes the growth of the total",
          `The total grew by this percent, from ${totals[0]!} to ${totals[2]!}, but the share changed as well.`,
        ),
        wrong(
          Math.round((100 * Math.abs(to - from)) / to),
          "divides by the later number",
          `A change is measured against the earlier number, ${from}, not against ${to}.`,
        ),
        wrong(
          Math.abs(to - from),
          "takes the difference for a percent",
          `${Math.abs(to - from)} is the difference in number.`,
        ),
      ],
      5,
    ),
    step: `${shareFrom} percent of ${totals[0]!} is ${from}; ${shareTo} percent of ${totals[2]!} is ${to}. The change, ${Math.abs(to - from)} out of ${from}, is about ${key} percent.`,
    weight: 6,
  };
}

/** A blank whose options are the four kinds. */
function kindBlank({ kinds }: Story, key: number, told: (k: number) => [string, string]): Blank {
  return {
    key: { text: kinds[key]!, why: told(key)[1] },
    slips: [0, 1, 2, 3]
      .filter((k) => k !== key)
      .map((k) => ({ text: kinds[k]!, slip: told(k)[0], why: told(k)[1] })),
  };
}

function lessButMore(story: Story): Ask | null {
  const { kinds, years, totals, shares, sizes, things } = story;
  const fits = (k: number): boolean =>
    shares[k]![2]! < shares[k]![0]! && sizes[k]![2]! > sizes[k]![0]!;
  const [key, other] = [0, 1, 2, 3].filter(fits);
  if (key === undefined || other !== undefined) return null;
  const told = (k: number): [string, string] => [
    shares[k]![2]! < shares[k]![0]! ? "takes a smaller share for enough" : "looks at growth alone",
    `For ${kinds[k]!} ${things} the share went from ${shares[k]![0]!} to ${shares[k]![2]!} percent and the number from ${sizes[k]![0]!} to ${sizes[k]![2]!}.`,
  ];
  return {
    name: "less-but-more",
    text: `Of the four kinds of ${things}, the only one whose share was smaller in ${years[2]!} than in ${years[0]!}, although its number was greater, is {1}.`,
    blank: kindBlank(story, key, told),
    step: `Turn shares into numbers with the totals ${totals[0]!} and ${totals[2]!}: only ${kinds[key]!} ${things} have a smaller share (${shares[key]![0]!}, then ${shares[key]![2]!} percent) and a greater number (${sizes[key]![0]!}, then ${sizes[key]![2]!}).`,
    weight: 6,
  };
}

function gainedMost(story: Story): Ask | null {
  const { kinds, years, totals, shares, sizes, things } = story;
  const gain = (k: number): number => sizes[k]![2]! - sizes[k]![0]!;
  const points = (k: number): number => shares[k]![2]! - shares[k]![0]!;
  const [key, runnerUp] = [0, 1, 2, 3].toSorted((a, b) => gain(b) - gain(a)) as [number, number];
  const [byPoints] = [0, 1, 2, 3].toSorted((a, b) => points(b) - points(a)) as [number];
  if (key === byPoints || gain(key) <= gain(runnerUp)) return null;
  const told = (k: number): [string, string] => [
    k === byPoints ? "compares percentage points" : "judges by the size of the parts",
    `For ${kinds[k]!} ${things} the number went from ${sizes[k]![0]!} to ${sizes[k]![2]!}, the share from ${shares[k]![0]!} to ${shares[k]![2]!} percent.`,
  ];
  return {
    name: "gained-most",
    text: `Of the four kinds of ${things}, the one whose number grew the most from ${years[0]!} to ${years[2]!} is {1}.`,
    blank: kindBlank(story, key, told),
    step: `With the totals ${totals[0]!} and ${totals[2]!} the numbers are ${[0, 1, 2, 3].map((k) => `${kinds[k]!} ${sizes[k]![0]!} and ${sizes[k]![2]!}`).join("; ")}. The greatest gain is ${gain(key)}, of ${kinds[key]!} ${things}.`,
    weight: 6,
  };
}

function overAllYears({ kinds, totals, shares, sizes, things }: Story, rng: Rng): Ask | null {
  const k = rng.int(0, 3);
  const [all, part] = [sum(totals), sum(sizes[k]!)];
  const key = Math.round((1000 * part) / all) / 10;
  const mean = Math.round((10 * sum(shares[k]!)) / 3) / 10;
  if (Math.abs(mean - key) < 1.2) return null;
  return {
    name: "all-years",
    text: `For the three years taken together, the percent of all ${things} that were ${kinds[k]!} ${things} is closest to {2}.`,
    blank: numbers(
      key,
      `In all there were ${part} of ${all}, about ${key} percent.`,
      [
        wrong(
          mean,
          "averages the three shares",
          `The plain average of ${listed(shares[k]!.map(String))} treats the years alike, but their totals differ.`,
        ),
        wrong(
          sum(shares[k]!),
          "adds the shares",
          `Shares of different totals cannot be added: ${listed(shares[k]!.map(String))} percent are parts of ${listed(totals.map(String))}.`,
        ),
        wrong(
          shares[k]![2]!,
          "takes the last year",
          `${shares[k]![2]!} percent is the share of the last year alone.`,
        ),
        wrong(
          tidy((100 * part) / (all - part), 1),
          "compares with the rest",
          `This compares ${part} with the other ${all - part}, not with all ${all}.`,
        ),
        wrong(
          shares[k]![0]!,
          "takes the first year",
          `${shares[k]![0]!} percent is the share of the first year alone.`,
        ),
      ],
      1.2,
    ),
    step: `${sizes[k]!.join(" + ")} = ${part} of the ${all} ${things} of all years, about ${key} percent.`,
    weight: 1,
  };
}

const ratioText = (a: number, b: number): string => `${a / gcd(a, b)} : ${b / gcd(a, b)}`;

function ratio({ kinds, years, totals, shares, sizes, things }: Story, rng: Rng): Ask | null {
  const [a, b] = rng.sample([0, 1, 2, 3], 2) as [number, number];
  const [one, other] = [sizes[a]![0]!, sizes[b]![2]!];
  const asRatio = (p: number, q: number, slip: string, why: string): Slip => ({
    text: ratioText(p, q),
    value: p / q,
    slip,
    why,
  });
  const [top, bottom] = [one / gcd(one, other), other / gcd(one, other)];
  if (Math.max(top, bottom) > 12 || one === other) return null;
  const shareTop = shares[a]![0]!;
  const shareBottom = shares[b]![2]!;
  return {
    name: "ratio",
    text: `The ratio of the number of ${kinds[a]!} ${things} in ${years[0]!} to the number of ${kinds[b]!} ${things} in ${years[2]!} is {2}.`,
    blank: {
      key: {
        text: ratioText(one, other),
        value: one / other,
        why: `The numbers are ${one} and ${other}.`,
      },
      slips: [
        asRatio(
          shareTop,
          shareBottom,
          "compares the shares",
          `${shareTop} percent of ${totals[0]!} and ${shareBottom} percent of ${totals[2]!} are parts of different totals.`,
        ),
        asRatio(
          other,
          one,
          "turns the ratio around",
          `The ${years[0]!} number, ${one}, is named first.`,
        ),
        asRatio(
          totals[0]!,
          totals[2]!,
          "compares the totals",
          `${totals[0]!} and ${totals[2]!} are all ${things}, not the two kinds asked for.`,
        ),
        asRatio(
          sizes[a]![2]!,
          other,
          "takes both from the later year",
          `In ${years[2]!} there were ${sizes[a]![2]!} ${kinds[a]!} ${things}; the sentence asks for ${years[0]!}.`,
        ),
        asRatio(
          one,
          sizes[b]![0]!,
          "takes both from the earlier year",
          `In ${years[0]!} there were ${sizes[b]![0]!} ${kinds[b]!} ${things}; the sentence asks for ${years[2]!}.`,
        ),
      ],
    },
    step: `${shareTop} percent of ${totals[0]!} is ${one}; ${shareBottom} percent of ${totals[2]!} is ${other}; the ratio is ${ratioText(one, other)}.`,
    weight: 0,
  };
}

function neededForShare(story: Story, rng: Rng): Ask | null {
  const { kinds, years, totals, shares, sizes, things } = story;
  const k = rng.int(0, 3);
  const [total, size, share] = [totals[2]!, sizes[k]![2]!, shares[k]![2]!];
  const aim = rng.pick([20, 25, 40, 50, 60]);
  const rest = total - size;
  const needed = (rest * aim) / (100 - aim) - size;
  if (aim <= share || !Number.isInteger(needed)) return null;
  return {
    name: "needed",
    text: `For ${kinds[k]!} ${things} to make up ${aim} percent of all in ${years[2]!}, with the other three kinds as they were, there would have had to be {2} more of them.`,
    blank: numbers(
      needed,
      `The other kinds, ${rest}, would be ${100 - aim} percent; then all are ${(rest * 100) / (100 - aim)}, which is ${needed} more than ${total}.`,
      [
        wrong(
          ((aim - share) * total) / 100,
          "keeps the total as it was",
          `${aim - share} percent of ${total} forgets that every added one makes the total greater as well.`,
        ),
        wrong(
          size + needed,
          "gives their number instead of the increase",
          `${size + needed} would be their number in all; ${size} were there.`,
        ),
        wrong(
          (aim * total) / 100,
          "takes the share of the old total",
          `This is ${aim} percent of ${total}, but the total would grow too.`,
        ),
        wrong(
          aim - share,
          "subtracts the shares",
          `${aim} less ${share} is a number of percentage points, not of ${things}.`,
        ),
        wrong(
          size,
          "doubles the kind",
          `Adding as many again as there are, ${size}, would not give ${aim} percent.`,
        ),
      ],
      2,
    ),
    step: `The other kinds number ${rest} and would be ${100 - aim} percent of the new total, ${(rest * 100) / (100 - aim)}; that is ${needed} more than ${total}.`,
    weight: 3,
  };
}

export const template: GraphicsTemplate = {
  id: "stacked-shares-and-totals",
  format: "graphics-interpretation",
  kind: "math",
  pattern:
    "Shares of totals that differ: numbers come from share times total, never from shares alone.",

  make(rng) {
    const story = drawStory(rng);
    const first = rng.pick([changeOfNumber, lessButMore, gainedMost])(story, rng);
    const second = rng.pick([overAllYears, ratio, neededForShare])(story, rng);
    if (!first || !second || first.blank.slips.length < 3 || second.blank.slips.length < 3)
      return null;
    const { name, intro, things, kinds, years, totals, shares } = story;
    const [one, two, three] = totals.map((total, k) => `${total} ${things} in ${years[k]!}`);
    return {
      variant: `${first.name}+${second.name}/${name}`,
      // Two factors per number (6); weighted averages +1, a total that moves with its part +3.
      difficulty: first.weight + second.weight,
      intro: `${intro} In all there were ${one!}, ${two!}, and ${three!}.`,
      chart: {
        kind: "bars",
        stacked: true,
        alt: `Stacked bar chart: for each of three years a bar of 100 percent, divided into the shares of four kinds of ${things}.`,
        x: { label: "Year" },
        y: { label: `Share of all ${things} (percent)`, min: 0, max: 100, step: 10 },
        categories: years.map(String),
        series: kinds.map((kind, k) => ({ name: kind, values: [...shares[k]!] })),
      },
      stem: `${first.text} ${second.text}`,
      blanks: [first.blank, second.blank],
      solution: {
        idea: "A share says nothing about a number until it is taken of its own total.",
        steps: [
          `Read each part as the distance between its lower and its upper edge: ${kinds.map((kind, k) => `${kind} ${shares[k]!.join(", ")}`).join("; ")}.`,
          first.step,
          second.step,
        ],
        check: "Bars of equal height stand for different totals here.",
      },
    };
  },

  /** Builds every single thing of every year and counts. */
  check({ intro, chart, stem, blanks }) {
    if (chart.kind !== "bars" || !chart.stacked) throw new Error("Stacked bars are needed.");
    const totals = new Map(
      Array.from(plain(intro).matchAll(/(\d+) [a-z]+ in (20\d\d)/g), ([, n, y]) => [y, Number(n)]),
    );
    const all = chart.categories.flatMap((year, y) =>
      chart.series.flatMap(({ name, values }) =>
        Array.from({ length: Math.round((values[y]! * totals.get(year)!) / 100) }, () => ({
          year,
          name,
        })),
      ),
    );
    const count = (name: string | null, year?: string): number =>
      all.filter((x) => (name ?? x.name) === x.name && (year ?? x.year) === x.year).length;
    const [old, late] = [chart.categories[0]!, chart.categories.at(-1)!];
    const gain = (name: string): number => count(name, late) - count(name, old);
    const isLess = (name: string): boolean =>
      count(name, late) * count(null, old) < count(name, old) * count(null, late);
    const change = /the number of (\w+) \w+ (?:rose|fell) by/.exec(stem)?.[1];
    const first = change
      ? nearest(blanks[0], Math.abs(gain(change) / count(change, old)) * 100, 2)
      : where(blanks[0], (o) =>
          stem.includes("although its number was greater")
            ? isLess(o) && gain(o) > 0
            : chart.series.every(({ name }) => name === o || gain(name) < gain(o)),
        );
    const taken = /taken together, the percent of all \w+ that were (\w+)/.exec(stem)?.[1];
    if (taken) return [first, nearest(blanks[1], (100 * count(taken)) / all.length, 0.5)];
    if (stem.includes("The ratio of")) {
      const [a, b] = read(stem, /The ratio of the number of (\w+) .*? to the number of (\w+) /);
      const ratioOf = new Fraction(count(a!, old), count(b!, late));
      return [first, where(blanks[1], (o) => valueOf(o).equals(ratioOf))];
    }
    const [name, aim] = read(stem, /For (\w+) \w+ to make up (\d+) percent/);
    const fits = (more: number): boolean =>
      100 * (count(name!, late) + more) === Number(aim) * (count(null, late) + more);
    return [first, where(blanks[1], (o) => fits(valueOf(o).value))];
  },
};
