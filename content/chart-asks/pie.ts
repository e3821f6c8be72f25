import {
  type ChartInput,
  drawShares,
  type GraphicsView,
  nearest,
  range,
  type Rng,
  roundTo,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { PIE_STORIES, type PieStory } from "../stories/pies.ts";
import {
  countBlank,
  estimate,
  factorOf,
  named,
  percentApart,
  toFive,
  withUnit,
} from "./reading.ts";
import type { ChartAsk, DrawnChart } from "./story-chart-template.ts";

/** A pie of one year's shares beside the totals of several years: amounts take both. */

export interface PieWorld {
  readonly story: PieStory;
  readonly names: readonly string[];
  /** In percent. */
  readonly shares: readonly number[];
  readonly years: readonly string[];
  readonly totals: readonly number[];
  /** Of the pie, an index in `years`. */
  readonly own: number;
}

export function drawPieWorld(story: PieStory, rng: Rng): PieWorld | null {
  const shares = drawShares(
    story.parts.map(({ usual }) => usual),
    { swing: 0.3, step: 1 },
    rng,
  );
  const totals = [roundTo(within(story.start, rng), story.step)];
  while (totals.length < story.years.length)
    totals.push(roundTo(totals.at(-1)! * (1 + within(story.growth, rng) / 100), story.step));
  const smallest = Math.min(...shares);
  const areDifferent = new Set(totals).size === totals.length;
  if (smallest < 4 || !areDifferent) return null;
  const names = story.parts.map(({ name }) => name);
  const own = rng.pick([totals.length - 1, totals.length - 1, rng.int(0, totals.length - 2)]);
  return { story, names, shares, years: story.years, totals, own };
}

export function drawPie(rng: Rng): DrawnChart<PieWorld> | null {
  const story = rng.pick(PIE_STORIES);
  const world = drawPieWorld(story, rng);
  if (!world) return null;
  const { names, shares, years, totals, own } = world;
  const chart: ChartInput = {
    kind: "pie",
    alt: `Pie chart of the percent of ${story.total} that each of ${names.length} parts accounted for in ${years[own]!}, with a table of the totals of ${years.length} years.`,
    whole: `Percent of total, ${years[own]!}`,
    slices: names.map((name, k) => ({ name, value: shares[k]! })),
    beside: {
      columns: ["Year", story.heading],
      rows: years.map((name, k) => ({ name, value: totals[k]! })),
    },
  };
  return { world, name: story.name, intro: story.intro.replace("#", years[own]!), chart };
}

type PieChart = Extract<GraphicsView["chart"], { kind: "pie" }>;

function read(chart: GraphicsView["chart"]): PieChart {
  if (chart.kind !== "pie") throw new Error("A pie is needed.");
  return chart;
}

function sliceOf(chart: GraphicsView["chart"], phrase: string): number {
  const { slices } = read(chart);
  const name = named(
    phrase,
    slices.map((one) => one.name),
  );
  return slices.find((one) => one.name === name)!.value;
}

function totalIn(chart: GraphicsView["chart"], year: string): number {
  return read(chart).beside!.rows.find(({ name }) => name === year)!.value;
}

function saidPart({ part }: PieStory, name: string): string {
  return part.replace("#", () => name.toLowerCase());
}

/** Parts that a sentence can name: what's left over is no category of its own. */
function toName(names: readonly string[]): number[] {
  return [...names.keys()].filter((k) => !names[k]!.startsWith("Other"));
}

/** To the precision at which a story's amounts are said. */
function said(value: number, { step }: PieStory): number {
  return roundTo(value, step / 10);
}

/** An amount from a share and the total of the pie's year. */
export const amountInPie: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own }, rng) {
    const k = rng.pick(toName(names));
    const [share, total, year] = [shares[k]!, totals[own]!, years[own]!];
    const key = said((share * total) / 100, story);
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const near = rng.pick(range(0, names.length - 1).filter((one) => one !== k));
    const told = `${share} percent of ${thousands(total)} is about ${thousands(key)}.`;
    const wrongs: [number, string][] = [
      [(share * totals[other]!) / 100, `takes the total of ${years[other]!}`],
      [(shares[near]! * total) / 100, `takes the share of ${names[near]!.toLowerCase()}`],
      [((100 - share) * total) / 100, "takes the rest of the whole"],
      [total / share, "divides by the share"],
      [total / names.length, "takes the parts to be equal"],
      [share, "takes the percent for the amount"],
      [((share + 10) * total) / 100, "misreads the share by 10 percentage points"],
      [((share - 10) * total) / 100, "misreads the share by 10 percentage points"],
    ];
    return {
      name: "amount-in-pie",
      text: `In ${year}, ${saidPart(story, names[k]!)} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [said(n, story), slip, told]),
        gap: Math.max(key / 8, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: `Take the share from the chart and the total of ${year} from the table: ${told}`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const { beside } = read(chart);
    const share = (sliceOf(chart, phrase!) / 100) * factorOf(beside!.columns[1]);
    const exact = totalIn(chart, year!) * share;
    return nearest(options, exact, exact / 50);
  },
};

/** By how much one part exceeded another. */
export const excess: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own }, rng) {
    const [a, b] = rng.sample(toName(names), 2).toSorted((x, y) => shares[y]! - shares[x]!) as [
      number,
      number,
    ];
    const points = shares[a]! - shares[b]!;
    const [total, year] = [totals[own]!, years[own]!];
    const key = said((points * total) / 100, story);
    if (points < 5) return null;
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const told = `The shares are ${shares[a]!} percent and ${shares[b]!} percent, and the difference is ${points} percent of ${thousands(total)}, or about ${thousands(key)}.`;
    const wrongs: [number, string][] = [
      [(points * totals[other]!) / 100, `takes the total of ${years[other]!}`],
      [points, "takes the difference in percent for the amount"],
      [(shares[a]! * total) / 100, "gives the greater of the two amounts"],
      [(shares[b]! * total) / 100, "gives the lesser of the two amounts"],
      [((shares[a]! + shares[b]!) * total) / 100, "adds the two amounts"],
      [((points + 10) * total) / 100, "misreads one share by 10 percentage points"],
      [(points * total) / 200, "halves the difference"],
    ];
    const noun = saidPart(story, names[a]!);
    return {
      name: "excess",
      text: `In ${year}, ${noun} exceeded ${saidPart(story, names[b]!)} by approximately {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [said(n, story), slip, told]),
        gap: Math.max(key / 5, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: told,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) exceeded (.+) by approximately \{0\}\.$/,
  answer: ([year, one, other], { chart }, options) => {
    const total = totalIn(chart, year!) * factorOf(read(chart).beside!.columns[1]);
    const [more, less] = [one, other].map((part) => (sliceOf(chart, part!) * total) / 100);
    return nearest(options, more! - less!, (more! - less!) / 50);
  },
};

/** How many parts were more than an amount. */
export const partsAbove: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own }, rng) {
    const total = totals[own]!;
    const bound = roundTo((rng.pick([10, 15, 20]) * total) / 100, story.step);
    const key = shares.filter((share) => share * total > 100 * bound).length;
    const byPercent = shares.filter((share) => share > bound).length;
    if (shares.some((share) => Math.abs((share * total) / 100 - bound) < bound / 20)) return null;
    if (bound < story.step || key < 1 || key > names.length - 1) return null;
    const least = tidy(roundTo((100 * bound) / total, 0.1));
    const why = `${thousands(bound)} is about ${least} percent of ${thousands(total)}, and ${key} of the shares are greater.`;
    return {
      name: "parts-above",
      text: `In ${years[own]!}, {0} of the ${names.length} categories each accounted for more than ${withUnit(story.amount)(bound)} of ${story.total}.`,
      blank: countBlank({
        key,
        most: names.length,
        why,
        tempting: [
          [
            byPercent,
            "takes the amount for a percent",
            `${byPercent} of the shares are greater than ${thousands(bound)} percent, but the sentence is about an amount.`,
          ],
        ],
      }),
      step: `Turn the amount into a share: ${why}`,
      weight: 1,
    };
  },
  pattern:
    /^In (\d{4}), \{0\} of the \d+ categories each accounted for more than [\\$]*([\d,]+).* of (?:the )?total.*\.$/,
  answer: ([year, bound], { chart }, options) => {
    const { slices, beside } = read(chart);
    const least = Number(bound!.replaceAll(",", "")) / factorOf(beside!.columns[1]);
    const amounts = slices.map(({ value }) => (value / 100) * totalIn(chart, year!));
    const count = amounts.filter((amount) => amount > least).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** What percent a part of the pie's year was of another year's total. */
export const partOfOtherTotal: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own }, rng) {
    const k = rng.pick(toName(names));
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const share = shares[k]!;
    const exact = (share * totals[own]!) / totals[other]!;
    const key = Math.round(exact);
    if (Math.abs(key - share) < 3 || key < 8) return null;
    const amount = said((share * totals[own]!) / 100, story);
    const told = `The part was about ${thousands(amount)} in ${years[own]!}, and the total was ${thousands(totals[other]!)} in ${years[other]!}.`;
    const growth = percentApart(totals[other]!, totals[own]!);
    const isUp = totals[own]! > totals[other]!;
    const wrongs: [number, string][] = [
      [share, `gives the share of ${years[own]!}`],
      [(share * totals[other]!) / totals[own]!, "swaps the two totals"],
      [share + growth, "adds the percent by which the totals differ"],
      [share - growth, "subtracts the percent by which the totals differ"],
      [(100 * amount) / (totals[other]! + totals[own]!), "adds the two totals"],
      [100 - exact, "gives the rest of the whole"],
      [shares[(k + 1) % names.length]!, "reads another slice"],
    ];
    return {
      name: "part-of-other-total",
      text: `${saidFirst(story, names[k]!)} in ${years[own]!} was approximately {0} percent of ${story.total} in ${years[other]!}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.map(([n, slip]): Wrong => [Math.round(n), slip, told]),
        gap: 3,
      }),
      step: `${told} That is about ${key} percent, ${isUp ? "more" : "less"} than the part's share of its own year.`,
      weight: 2,
    };
  },
  pattern: /^(.+) in (\d{4}) was approximately \{0\} percent of .+ in (\d{4})\.$/,
  answer: ([phrase, year, other], { chart }, options) => {
    const amount = (sliceOf(chart, phrase!) / 100) * totalIn(chart, year!);
    return nearest(options, (100 * amount) / totalIn(chart, other!), 0.8);
  },
};

function saidFirst(story: PieStory, name: string): string {
  const part = saidPart(story, name);
  return part.charAt(0).toUpperCase() + part.slice(1);
}

/** By what percent the total changed, from the table. */
export const tableChange: ChartAsk<PieWorld> = {
  make({ story, shares, years, totals }, rng) {
    const [from, to] = rng.sample([...years.keys()], 2).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    const [base, other] = [totals[from]!, totals[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.6) return null;
    const verb = other > base ? "increased" : "decreased";
    const told = `The total went from ${thousands(base)} to ${thousands(other)}, a change of ${thousands(tidy(Math.abs(other - base)))}.`;
    const wrongs: [number, string][] = [
      [percentApart(other, base), "divides by the later total"],
      [(100 * other) / base, "gives the later total as a percent of the earlier one"],
      [percentApart(totals[0]!, totals.at(-1)!), "compares the first total with the last one"],
      [(200 * percentApart(base, other)) / 100, "doubles the change"],
      [percentApart(base, other) / 2, "divides by the two totals together"],
      [Math.max(...shares), "takes a percent from the chart"],
      [Math.abs(other - base) / (to - from), "divides the change by the number of rows"],
    ];
    return {
      name: "table-change",
      text: `From ${years[from]!} to ${years[to]!}, ${story.total} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: `${told} That is about ${key} percent of ${thousands(base)}.`,
        wrongs: wrongs.map(([n, slip]): Wrong => [toFive(n), slip, told]),
        gap: 5,
      }),
      step: `Read the two totals from the table. ${told} Divide it by the earlier total: about ${key} percent.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?:the )?total.* (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to], { chart }, options) =>
    nearest(options, 100 * Math.abs(totalIn(chart, to!) / totalIn(chart, from!) - 1), 1),
};
