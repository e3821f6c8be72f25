import { nearest, sum, thousands, tidy, type Wrong } from "@theta/items/template";
import { at, barOf, type GroupsWorld, read } from "./grouped-bars.ts";
import { estimate, percentApart, toFive } from "../reading.ts";
import { likelier, likelierChange, shareWay, type Way } from "../likelier.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import {
  isPercent,
  toldApart,
  toldPercentWrongs,
  toldShare,
  toldSum,
  withoutPercentTies,
} from "../number-slips.ts";

/** What the bars of one year say beside each other. */

/** By what percent one bar is taller than another of the same year. */
export const percentMore: ChartAsk<GroupsWorld> = {
  make({ story, names, years, values, grid }, rng) {
    const y = rng.int(0, years.length - 1);
    const [a, b] = rng.sample([...names.keys()], 2) as [number, number];
    const [other, base] = [values[y]![a]!, values[y]![b]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 15 || key > (other > base ? 150 : 75) || Math.abs(exact - key) > 1.5) return null;
    const more = other > base ? "greater" : "less";
    const [one, two] = [at(story, names[a]!), at(story, names[b]!)];
    return {
      name: "percent-more",
      text: `In ${years[y]!}, ${story.noun} ${one} was approximately {0} percent ${more} than ${story.noun} ${two}.`,
      blank: likelierChange(
        estimate({
          key,
          why: `${toldApart(base, other, base)}.`,
          wrongs: toldPercentWrongs({
            base,
            other,
            atBase: `for ${names[b]!}`,
            atOther: `for ${names[a]!}`,
            grid,
          }),
          gap: Math.max(10, key / 5),
        }),
        {
          base,
          other,
          atBase: `for ${names[b]!}`,
          atOther: `for ${names[a]!}`,
          pairs: years.flatMap((year, j) =>
            j === y ? [] : [[`reads the bars of ${year}`, values[j]![b]!, values[j]![a]!] as const],
          ),
        },
      ),
      step: `In ${years[y]!}, the bars are at about ${thousands(other)} for ${names[a]!} and about ${thousands(base)} for ${names[b]!}. Divide the difference by the bar for ${names[b]!}: ${toldApart(base, other, base)}.`,
      weight: 2,
    };
  },
  pattern:
    /^In (\d{4}), (.+) was approximately \{0\} percent (?:greater|less) than (?:the )?(.+)\.$/,
  answer: ([year, one, other], { chart }, options) => {
    const ratio = barOf(chart, year!, one!) / barOf(chart, year!, other!);
    return nearest(options, 100 * Math.abs(ratio - 1), 3);
  },
};

/** Misreadings of one bar's percent of all bars of its year. */
function wrongShares({ years, names, values, grid }: GroupsWorld, y: number, k: number): Wrong[] {
  const [bars, own, total] = [values[y]!, values[y]![k]!, sum(values[y]!)];
  const most = Math.max(...bars);
  const tallest = names[bars.indexOf(most)]!;
  const otherYear = y === 0 ? years.length - 1 : 0;
  const [ownThen, totalThen] = [values[otherYear]![k]!, sum(values[otherYear]!)];
  const [year, name, step] = [years[y]!, names[k]!, grid.step];
  const all = sum(values.flat());
  const off = (by: number): string =>
    `With ${name} at ${thousands(tidy(own + by))}, the total would be ${thousands(tidy(total + by))}, and ${toldShare(own + by, total + by)}. But the bar is at about ${thousands(own)}.`;
  const wrongs: Wrong[] = [
    [
      own / (total - own),
      "leaves the bar out of the total",
      `${toldShare(own, total - own)}, but the total includes ${name} and is about ${thousands(total)}.`,
    ],
    [
      ownThen / totalThen,
      "reads the bars of another year",
      `In ${years[otherYear]!}, ${toldShare(ownThen, totalThen)}. The question is about ${year}.`,
    ],
    [(own + step) / (total + step), "reads the bar a gridline too high", off(step)],
    [(own - step) / (total - step), "reads the bar a gridline too low", off(-step)],
    [
      own / (total - most),
      "leaves the tallest bar out of the total",
      `${toldShare(own, total - most)}, but the total includes ${tallest}, about ${thousands(most)}.`,
    ],
    [
      own / most,
      "compares with the tallest bar",
      `${toldShare(own, most)}, but ${thousands(most)} is the bar of ${tallest} only. Divide by all ${names.length} bars together, about ${thousands(total)}.`,
    ],
    [
      own / grid.max,
      "compares with the top of the axis",
      `${toldShare(own, grid.max)}, but the bars add up to about ${thousands(total)}, and the axis ends at ${thousands(grid.max)}.`,
    ],
    [
      (own * names.length) / total,
      "compares with the average bar",
      `With the average bar, ${toldShare(own, tidy(total / names.length, 1))}. Divide by all ${names.length} bars together, about ${thousands(total)}.`,
    ],
    [
      own / all,
      "adds up the bars of all years",
      `${toldShare(own, all)}, but the bars of ${year} alone add up to about ${thousands(total)}.`,
    ],
    [
      1 / names.length,
      "takes the bars to be equal",
      `One of ${names.length} equal bars ${isPercent(100 / names.length)}, but the bars differ: ${name} is at about ${thousands(own)} of ${thousands(total)}.`,
    ],
  ];
  return wrongs.map(([share, slip, told]) => [toFive(100 * share), slip, told]);
}

/** Other ways to wrong shares: other years, and other bars. */
function otherBars({ years, names, values }: GroupsWorld, y: number, k: number): Way[] {
  const right = `In ${years[y]!}, the bar of ${names[k]!} is at about ${thousands(values[y]![k]!)}, and the total is about ${thousands(sum(values[y]!))}.`;
  const others = [...years.keys()].filter((one) => one !== y);
  return [
    ...others.map((one) =>
      shareWay(values[one]![k]!, sum(values[one]!), `reads the bars of ${years[one]!}`, right),
    ),
    ...names.flatMap((name, one) =>
      one === k
        ? []
        : [shareWay(values[y]![one]!, sum(values[y]!), `reads the bar of ${name}`, right)],
    ),
    ...others.map((one) =>
      shareWay(values[y]![k]!, sum(values[one]!), `divides by the total of ${years[one]!}`, right),
    ),
  ];
}

/** What percent one bar is of all bars of its year. */
export const shareOfTotal: ChartAsk<GroupsWorld> = {
  make(world, rng) {
    const { story, names, years, values } = world;
    const y = rng.int(0, years.length - 1);
    const k = rng.int(0, names.length - 1);
    const [own, total] = [values[y]![k]!, sum(values[y]!)];
    const exact = (100 * own) / total;
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.5) return null;
    return {
      name: "share-of-total",
      text: `In ${years[y]!}, ${story.noun} ${at(story, names[k]!)} was approximately {0} percent of the total for the ${names.length} ${story.things}.`,
      blank: withoutPercentTies(
        likelier(
          estimate({
            key,
            why: `${toldShare(own, total)}.`,
            wrongs: wrongShares(world, y, k).filter(([percent]) => percent < 75),
            gap: 5,
          }),
          otherBars(world, y, k),
          2.5,
        ),
        own,
        total,
      ),
      step: `The ${names.length} bars of ${years[y]!} add up to about ${toldSum(values[y]!)}. Divide the bar of ${names[k]!} by this total: ${toldShare(own, total)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was approximately \{0\} percent of the total for the \d+ \w+\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const { values } = read(chart).series.find(({ name }) => name === year)!;
    const total = values.reduce((all, value) => all + value);
    return nearest(options, (100 * barOf(chart, year!, phrase!)) / total, 1);
  },
};
