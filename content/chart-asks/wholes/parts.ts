import {
  capital,
  type ChartInput,
  type DrawnParts,
  drawParts,
  type GraphicsView,
  listed,
  nearest,
  plain,
  type Rng,
  type Slip,
  sum,
  thousands,
  tidy,
  where,
} from "@theta/items/template";
import { PARTS_STORIES, type SaidParts } from "../../stories/wholes/parts.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { orOneOf, spaced } from "../number-slips.ts";
import { descending } from "../reading.ts";

/** Wholes of different size and their shares, as stacked bars of 100 percent. */

export interface PartsWorld extends DrawnParts {
  readonly story: SaidParts;
}

export function drawStackedShares(rng: Rng): DrawnChart<PartsWorld> | null {
  const story = rng.pick(PARTS_STORIES);
  const drawn = drawParts(story, { wholes: Math.min(3, story.wholes.length), step: 5 }, rng);
  const looks = new Set(drawn.wholes.map(({ shares }) => shares.join()));
  if (looks.size < drawn.wholes.length) return null;
  const totals = drawn.wholes.map(({ name, total }) => `${said(story, total)} ${story.at} ${name}`);
  const chart: ChartInput = {
    kind: "bars",
    stacked: true,
    alt: `Stacked bar chart of the ${story.whole}, in percent: one bar for each of ${drawn.wholes.length}, with ${drawn.names.length} parts.`,
    x: { label: /^\d/.test(drawn.wholes[0]!.name) ? "Year" : "Location" },
    y: { label: `Percent of ${story.whole}`, min: 0, max: 100, step: 10 },
    categories: drawn.wholes.map(({ name }) => name),
    series: drawn.names.map((name, k) => ({
      name,
      values: drawn.wholes.map((one) => one.shares[k]!),
    })),
  };
  return {
    world: { ...drawn, story },
    name: story.name,
    source: story.source,
    intro: `${story.intro} The ${story.totalNoun} was ${listed(totals)}.`,
    chart,
  };
}

/** "\\$240 million", "6,200", "320,000" */
function said({ unit }: SaidParts, amount: number): string {
  const money = /^(million|billion)s of dollars$/.exec(unit);
  if (money) return `\\$${thousands(amount)} ${money[1]!}`;
  return thousands(unit === "thousands" ? tidy(1000 * amount) : amount);
}

/** The part that a sentence speaks of. */
function partOf(phrase: string, { series }: StackedChart): string | undefined {
  const named = PARTS_STORIES.flatMap(({ parts, saids }) =>
    saids.flatMap((one, place) => (one === phrase ? [parts[place]!.name] : [])),
  );
  return named.find((name) => series.some((one) => one.name === name));
}

type StackedChart = Extract<GraphicsView["chart"], { kind: "bars" }>;

function read(chart: GraphicsView["chart"]): StackedChart {
  if (chart.kind !== "bars") throw new Error("Stacked bars are needed.");
  return chart;
}

function shareIn(chart: GraphicsView["chart"], part: string, whole: string): number {
  const { series, categories } = read(chart);
  const name = partOf(part, read(chart)) ?? part;
  return series.find((one) => one.name === name)!.values[categories.indexOf(whole)]!;
}

function changeOfShare({ kind, whole, at }: SaidParts, one: string, other: string): string {
  const wholes = /s\b/.test(whole) ? whole : `the ${whole}`;
  return at === "in"
    ? `The ${kind} whose share of ${wholes} changed by the greatest number of percentage points from ${one} to ${other} was {0}.`
    : `The ${kind} for which the percents of ${wholes} ${at} ${one} and ${other} differed most was {0}.`;
}

/** Where a part ends in its bar, in percent. */
function edgeOf(shares: readonly number[], k: number): number {
  return sum(shares.slice(0, k + 1));
}

/** Which part's share changed the most between two wholes. */
export const shareMovedMost: ChartAsk<PartsWorld> = {
  make({ names, wholes, story }, rng) {
    const [from, to] = rng.sample([...wholes.keys()], 2).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    const moves = names.map((_, k) => Math.abs(wholes[to]!.shares[k]! - wholes[from]!.shares[k]!));
    const order = [...moves.keys()].toSorted((a, b) => moves[b]! - moves[a]!) as [number, number];
    const [key, next] = order;
    const lead = moves[key]! - moves[next]!;
    if (lead === 0 || names.length < 4) return null;
    const [one, other] = [wholes[from]!, wholes[to]!];
    const lifts = names.map((_, k) => Math.abs(edgeOf(other.shares, k) - edgeOf(one.shares, k)));
    const shown = (k: number): string =>
      `${one.shares[k]!} percent thick ${story.at} ${one.name} and ${other.shares[k]!} percent ${story.at} ${other.name}, a difference of ${moves[k]!} percentage ${moves[k] === 1 ? "point" : "points"}`;
    return {
      name: "share-moved-most",
      text: changeOfShare(story, one.name, other.name),
      blank: {
        key: { text: names[key]!, value: key, why: `${names[key]!} is ${shown(key)}.` },
        slips: order.slice(1, 5).map((k): Slip => ({
          text: names[k]!,
          value: k,
          slip:
            lifts[k]! > moves[k]!
              ? "compares edges instead of thicknesses"
              : "compares the thicknesses by eye",
          why:
            lifts[k]! > moves[k]!
              ? `The upper edge of ${names[k]!} is ${lifts[k]!} percentage points apart in the two bars, but the part itself is ${shown(k)}.`
              : `${names[k]!} is ${shown(k)}, and ${names[key]!} differs by ${moves[key]!} percentage points.`,
        })),
      },
      step: `${names[key]!} is ${shown(key)}. No other part differs by more than ${moves[next]!} percentage ${moves[next] === 1 ? "point" : "points"}.`,
      weight: 1,
    };
  },
  pattern:
    /^The .+ (?:points from|at) (\d+|Clinic .) (?:to|and) (\d+|Clinic .) (?:differed most )?was \{0\}\.$/,
  answer: ([one, other], { chart }, options) => {
    const moved = (part: string): number =>
      Math.abs(shareIn(chart, part, one!) - shareIn(chart, part, other!));
    const most = Math.max(...read(chart).series.map(({ name }) => moved(name)));
    return where(options, (option) => moved(option) === most);
  },
};

/** In which whole an amount, not a share, was greatest. */
export const greatestAmount: ChartAsk<PartsWorld> = {
  make({ names, wholes, story }, rng) {
    const k = rng.int(0, names.length - 1);
    const amounts = wholes.map(({ total, shares }) => (total * shares[k]!) / 100);
    const order = descending(amounts);
    const [key, next] = order as [number, number];
    const [byShare] = descending(wholes.map(({ shares }) => shares[k]!));
    if (amounts[key]! < 1.05 * amounts[next]! || byShare === key) return null;
    const isMost = orOneOf(
      wholes.map(({ shares }) => shares[k]!),
      "The share is the greatest here",
      "No share is greater than the one here",
    );
    const told = (w: number): string =>
      `${wholes[w]!.shares[k]!} percent of ${said(story, wholes[w]!.total)} is ${said(story, tidy(amounts[w]!))}.`;
    return {
      name: "greatest-amount",
      text: `${capital(story.saids[k]!)} was greatest ${story.at} {0}.`,
      blank: {
        key: {
          text: wholes[key]!.name,
          value: key,
          why: `${told(key)} No other amount is as great.`,
        },
        slips: order.slice(1).map((w): Slip => ({
          text: wholes[w]!.name,
          value: w,
          slip: w === byShare ? "compares shares of different totals" : "misreads the bar",
          why: `${w === byShare ? `${isMost}, but ${wholes[w]!.shares[k]!}` : wholes[w]!.shares[k]!} percent of ${said(story, wholes[w]!.total)} is only ${said(story, tidy(amounts[w]!))}, and ${said(story, tidy(amounts[key]!))} ${story.at} ${wholes[key]!.name} is more.`,
        })),
      },
      step: `For ${names[k]!}, ${listed(wholes.map((one, w) => `${told(w).slice(0, -1)} ${story.at} ${one.name}`))}. The greatest amount is the one ${story.at} ${wholes[key]!.name}.`,
      weight: 1,
    };
  },
  pattern: /^(The .+) was greatest (?:in|at) \{0\}\.$/,
  answer: ([part], view, options) => {
    const amount = (whole: string): number =>
      shareIn(view.chart, part!.replace(/^T/, "t"), whole) * totalOf(view, whole);
    const most = Math.max(...read(view.chart).categories.map(amount));
    return where(options, (option) => amount(option) === most);
  },
};

/** Where a wrong percent of a part comes from: another part of the bar, or the part in another bar. */
function wrongShareTold(
  { story, names, wholes }: Pick<PartsWorld, "story" | "names" | "wholes">,
  [k, name]: readonly [part: number, whole: string],
  percent: number,
): string {
  const [part, there] = [names[k]!, `${story.at} ${name}`];
  const own = wholes.find((one) => one.name === name)!.shares;
  const same = names.filter((_, j) => j !== k && own[j] === percent);
  const others = wholes.filter((one) => one.name !== name && one.shares[k] === percent);
  const right = `${part} is ${own[k]!} percent thick ${there}`;
  if (same.length > 0)
    return `${percent} is the percent for ${listed(same)} ${there}, but ${right}.`;
  if (others.length > 0)
    return `${percent} is the percent for ${part} ${story.at} ${listed(others.map((one) => one.name))}, but ${right}.`;
  return `But from its lower to its upper edge, ${right}, not ${percent}.`;
}

/** An amount, from its share and its total. */
export const amountIn: ChartAsk<PartsWorld> = {
  make({ names, wholes, story }, rng) {
    const k = rng.int(0, names.length - 1);
    const { name, total, shares } = rng.pick(wholes);
    const key = tidy((total * shares[k]!) / 100);
    const other = rng.pick(wholes.filter((one) => one.name !== name));
    const shown = (n: number): string => said(story, n);
    // What's left of most wholes is too large for anybody to take it for one part.
    const isSmall = shares[k]! < 30;
    const rest: [number, string, string] = [
      (total * (100 - shares[k]!)) / 100,
      "takes the rest",
      `${shown(tidy((total * (100 - shares[k]!)) / 100))} is everything except ${names[k]!}: ${100 - shares[k]!} percent of ${shown(total)}.`,
    ];
    const wrongs: [number, string, string][] = [
      [
        (other.total * shares[k]!) / 100,
        "takes another total",
        `${shares[k]!} percent of ${shown(other.total)}, the total ${story.at} ${other.name}, is ${shown(tidy((other.total * shares[k]!) / 100))}. The total ${story.at} ${name} was ${shown(total)}.`,
      ],
      ...(isSmall ? [] : [rest]),
      ...rng
        .shuffle([5, 10, -5, -10, 15])
        .map((points): [number, string, string] => [
          (total * (shares[k]! + points)) / 100,
          "misreads the part's edges",
          `${shares[k]! + points} percent of ${shown(total)} is ${shown(tidy((total * (shares[k]! + points)) / 100))}. ${wrongShareTold({ story, names, wholes }, [k, name], shares[k]! + points)}`,
        ]),
    ];
    return {
      name: "amount-in",
      text: `${capital(story.at)} ${name}, ${story.saids[k]!} was closest to {0}.`,
      blank: {
        key: {
          text: shown(key),
          value: key,
          why: `${shares[k]!} percent of ${shown(total)} is ${shown(key)}.`,
        },
        slips: spaced(
          wrongs
            .map(([n, slip, why]): Slip => ({ text: shown(tidy(n)), value: tidy(n), slip, why }))
            .filter(({ value }) => value! > 0),
          key,
          0.08 * key,
        ).slice(0, 4),
      },
      step: `${names[k]!} is ${shares[k]!} percent thick ${story.at} ${name}, and the total was ${shown(total)}: ${shares[k]!} percent of ${shown(total)} is ${shown(key)}.`,
      weight: 1,
    };
  },
  pattern: /^(?:In|At) (.+?), (the .+) was closest to \{0\}\.$/,
  answer: ([whole, part], view, options) => {
    const exact = (shareIn(view.chart, part!, whole!) * totalOf(view, whole!)) / 100;
    return nearest(options, exact, 0.03 * exact);
  },
};

const TIMES = [1.2, 1.5, 2, 2.5, 3, 4] as const;

/** How many times one share is another in the same whole. */
export const sharesCompared: ChartAsk<PartsWorld> = {
  make({ names, wholes, story }, rng) {
    const { name, shares } = rng.pick(wholes);
    const [a, b] = rng.sample([...names.keys()], 2) as [number, number];
    const key = TIMES.find((times) => Math.abs(shares[a]! / shares[b]! - times) < 0.01);
    if (key === undefined) return null;
    const others = TIMES.filter((times) => times !== key);
    return {
      name: "shares-compared",
      text: `${capital(story.at)} ${name}, ${story.saids[a]!} was approximately {0} times ${story.saids[b]!}.`,
      blank: {
        key: {
          text: String(key),
          value: key,
          why: `${shares[a]!} percent is ${key} times ${shares[b]!} percent.`,
        },
        slips: rng
          .shuffle(others)
          .slice(0, 4)
          .map((times): Slip => ({
            text: String(times),
            value: times,
            slip: "misreads the parts' edges",
            why: `${times} times ${shares[b]!} percent would be ${thousands(tidy(times * shares[b]!))} percent, but ${names[a]!} is ${shares[a]!} percent.`,
          })),
      },
      step: `Both are parts of the same total, so compare their thicknesses: ${names[a]!} is ${shares[a]!} percent thick, and ${names[b]!} is ${shares[b]!}. Divide: $${shares[a]!} \\div ${shares[b]!} = ${key}$.`,
      weight: 0,
    };
  },
  pattern: /^(?:In|At) (.+?), (the .+) was approximately \{0\} times (the .+)\.$/,
  answer: ([whole, one, other], { chart }, options) => {
    const [a, b] = [one, other].map((part) => shareIn(chart, part!, whole!)) as [number, number];
    return where(options, (option) => Math.abs(Number(option) * b - a) < 0.5);
  },
};

/** The total that the introduction gives for a whole, in its unit. */
function totalOf({ intro }: GraphicsView, whole: string): number {
  const amounts = plain(intro).matchAll(/([\d.]+)(?: [a-z]+)* (?:in|at) ((?:Clinic )?\w+)/g);
  for (const [, amount, name] of amounts) if (name === whole) return Number(amount);
  throw new Error(`The introduction gives no total for ${whole}.`);
}
