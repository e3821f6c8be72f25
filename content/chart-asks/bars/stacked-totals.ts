import { capital, nearest, thousands, tidy, where, type Wrong } from "@theta/items/template";
import { toldApart, toldNamesBlank, toldPercentWrongs, toldShare } from "../number-slips.ts";
import { descending, estimate, percentApart, toFive } from "../reading.ts";
import type { StackStory } from "../../stories/charts/stacks.ts";
import {
  amountOf,
  partOf,
  read,
  saidPart,
  type StackWorld,
  totalIn,
  upperEdge,
  yearsApart,
} from "./stacked-amounts.ts";
import { likelier, likelierChange, otherEnds, shareWay, type Way } from "../likelier.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What stacked bars say about their totals. */

/** A part that leaves room for others can't be seen as more of its bar, in percent. */
const MOST_OF_BAR = 75;

/** Misreadings of the share of a part in its bar. */
function wrongShares(world: StackWorld, k: number, year: number): Wrong[] {
  const { story, series, totals, grid } = world;
  const [own, total] = [series[k]!.values[year]!, totals[year]!];
  const said = saidPart(story, series[k]!.name);
  const edge = upperEdge(world, k, year);
  const sizes = series.map(({ values }) => values[year]!);
  const most = Math.max(...sizes);
  const right = `${said} was about ${amountOf(story, own)}`;
  const whole = `The whole bar is about ${amountOf(story, total)}.`;
  const off = (by: number): string =>
    `With ${amountOf(story, own + by)} for the part, ${toldShare(own + by, total)}. But ${right}.`;
  return [
    [
      edge / total,
      "reads the part's upper edge",
      `${toldShare(edge, total)}, but the part begins at about ${thousands(tidy(edge - own))} and not at zero.`,
    ],
    [
      own / (total - own),
      "leaves the part out of the total",
      `${toldShare(own, total - own)}, but ${thousands(tidy(total - own))} is the other parts only. ${whole}`,
    ],
    [
      (edge - own) / total,
      "reads the part's lower edge",
      `${toldShare(edge - own, total)}, which is everything below that part. The part reaches from there to about ${thousands(edge)}.`,
    ],
    [
      own / grid.max,
      "compares with the top of the axis",
      `${toldShare(own, grid.max)}, but the bar ends at about ${thousands(total)} and not at the top of the axis.`,
    ],
    [
      own / most,
      "compares with the largest part",
      `${toldShare(own, most)}, but ${thousands(most)} is only ${saidPart(story, series[sizes.indexOf(most)]!.name)}. ${whole}`,
    ],
    [(own + grid.step) / total, "reads the part a gridline too thick", off(grid.step)],
    [(own - grid.step) / total, "reads the part a gridline too thin", off(-grid.step)],
    ...series
      .filter((_, other) => other !== k)
      .map(({ name: other, values }): Wrong => [
        values[year]! / total,
        `takes ${saidPart(story, other)}`,
        `${toldShare(values[year]!, total)}, but ${right}.`,
      ]),
  ];
}

/** Other ways to wrong shares: other bars, and totals of other bars. */
function otherShares({ series, periods, totals }: StackWorld, k: number, year: number): Way[] {
  const own = series[k]!.values;
  const right = `In ${periods[year]!}, the part is about ${thousands(own[year]!)} of about ${thousands(totals[year]!)}.`;
  const years = [...periods.keys()].filter((one) => one !== year);
  return [
    ...years.map((one) =>
      shareWay(own[one]!, totals[one]!, `reads the bar of ${periods[one]!}`, right),
    ),
    ...years.map((one) =>
      shareWay(own[year]!, totals[one]!, `divides by the total in ${periods[one]!}`, right),
    ),
    ...years.map((one) =>
      shareWay(own[one]!, totals[year]!, `takes the part in ${periods[one]!}`, right),
    ),
  ];
}

/** What percent a part is of the total of its year. */
export const shareInYear: ChartAsk<StackWorld> = {
  make(world, rng) {
    const { story, series, periods, totals } = world;
    const k = world.asked[0];
    const year = rng.int(0, periods.length - 1);
    const [own, total] = [series[k]!.values[year]!, totals[year]!];
    const exact = (100 * own) / total;
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.5) return null;
    const said = saidPart(story, series[k]!.name);
    const edge = upperEdge(world, k, year);
    const reach = `The ${series[k]!.name} part reaches from about ${thousands(tidy(edge - own))} to about ${thousands(edge)}`;
    const told = `${reach}, so ${said} was about ${amountOf(story, own)}. The bar ends at about ${thousands(total)}.`;
    return {
      name: "share-in-year",
      text: `In ${periods[year]!}, ${said} was approximately {0} percent of ${story.total}.`,
      blank: likelier(
        estimate({
          key,
          why: `${toldShare(own, total)}.`,
          wrongs: rng
            .shuffle(wrongShares(world, k, year))
            .map(([share, slip, how]): Wrong => [toFive(100 * share), slip, how])
            .filter(([percent]) => key > MOST_OF_BAR || percent <= MOST_OF_BAR),
          gap: 7,
        }),
        otherShares(world, k, year),
        3.5,
      ),
      step: `${told} Divide: ${toldShare(own, total)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was approximately \{0\} percent of (?:the )?total.*\.$/,
  answer: ([year, phrase], { chart }, options) =>
    nearest(options, (100 * partOf(chart, phrase!, year!)) / totalIn(chart, year!), 2),
};

/** What one part did in the step in which it rose the most, or fell the least. */
function partAlone(story: StackStory, part: StackWorld["series"][number], k: number): string {
  const [from, to] = [part.values[k]!, part.values[k + 1]!];
  const steps = part.values.slice(1).map((value, at) => tidy(value - part.values[at]!));
  const isAlone = steps.filter((step) => step === steps[k]!).length === 1;
  const most = isAlone
    ? ["rose the most then", "fell the least then"]
    : ["rose as much then as in any other year", "fell no less in any other year"];
  const did = to === from ? "did not fall then" : most[to > from ? 0 : 1]!;
  return `${capital(saidPart(story, part.name))} ${did}, but the question is about ${story.total}.`;
}

/** Between which two years the total rose the most. */
export const greatestTotalRise: ChartAsk<StackWorld> = {
  make({ story, series, periods, totals, grid }, rng) {
    const rises = totals.slice(1).map((total, k) => tidy(total - totals[k]!));
    const order = descending(rises);
    const [key, next] = order as [number, number];
    if (rises[key]! - rises[next]! < grid.step / 4 || rises[key]! <= 0) return null;
    const label = (k: number): string => `from ${periods[k]!} to ${periods[k + 1]!}`;
    const riseOf = (part: number): number =>
      descending(
        series[part]!.values.slice(1).map((value, k) => value - series[part]!.values[k]!),
      )[0]!;
    const tallest = descending(totals)[0]!;
    const highest = Math.max(0, tallest - 1);
    return {
      name: "greatest-total-rise",
      text: `The greatest increase in ${story.total} from one year to the next occurred {0}.`,
      blank: toldNamesBlank(
        label(key),
        [
          [
            label(highest),
            "looks for the tallest bar",
            `No bar is taller than that of ${periods[tallest]!}, but the question is about the increase from one bar to the next.`,
          ],
          [
            label(riseOf(0)),
            "looks at the lowest part alone",
            partAlone(story, series[0]!, riseOf(0)),
          ],
          [
            label(riseOf(series.length - 1)),
            "looks at the highest part alone",
            partAlone(story, series.at(-1)!, riseOf(series.length - 1)),
          ],
          [
            label(next),
            "compares the increases by eye",
            "This is only the second-greatest increase.",
          ],
        ],
        rng.shuffle(order).map(label),
        (text) => {
          const k = rises.findIndex((_, place) => label(place) === text);
          const went = `The total went from about ${thousands(totals[k]!)} to about ${thousands(totals[k + 1]!)}`;
          return k === key
            ? `${went}, and no other increase is as great.`
            : `${went}, and ${label(key)} it rose by about ${thousands(rises[key]!)}.`;
        },
        rises.map((_, k) => label(k)),
      ),
      step: `Compare the tops of neighboring bars. The total rose by about ${thousands(rises[key]!)} ${label(key)} (from about ${thousands(totals[key]!)} to about ${thousands(totals[key + 1]!)}). ${rises[next]! > 0 ? `The next greatest increase, ${label(next)}, is only about ${thousands(rises[next]!)}` : "It rose in no other year"}.`,
      weight: 1,
    };
  },
  pattern: /^The greatest increase in .+ from one year to the next occurred \{0\}\.$/,
  answer: (_, { chart }, options) => {
    const { categories } = read(chart);
    const rise = (from: string, to: string): number => totalIn(chart, to) - totalIn(chart, from);
    const most = Math.max(...categories.slice(1).map((to, k) => rise(categories[k]!, to)));
    return where(options, (option) => {
      const [from, to] = /^from (.+) to (.+)$/.exec(option)!.slice(1);
      return Math.abs(rise(from!, to!) - most) < 1e-6;
    });
  },
};

/** By what percent the total changed. */
export const totalChange: ChartAsk<StackWorld> = {
  make({ story, series, periods, totals, grid }, rng) {
    const [from, to] = yearsApart(periods.length, rng);
    const [base, other] = [totals[from]!, totals[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 15 || key > 100 || Math.abs(exact - key) > 1.5) return null;
    const verb = other > base ? "increased" : "decreased";
    const said = `${story.total} ${verb} from about ${amountOf(story, base)} to about ${amountOf(story, other)}.`;
    const ofPart = series
      .slice(0, 2)
      .map(({ name, values }): Wrong => [
        toFive(percentApart(values[from]!, values[to]!)),
        `takes ${saidPart(story, name)} instead of the whole bar`,
        `${toldApart(values[from]!, values[to]!, values[from]!)}. The whole bar went from about ${thousands(base)} to about ${thousands(other)}.`,
      ]);
    return {
      name: "total-change",
      text: `From ${periods[from]!} to ${periods[to]!}, ${story.total} ${verb} by approximately {0} percent.`,
      blank: likelierChange(
        estimate({
          key,
          why: `${toldApart(base, other, base)}.`,
          wrongs: [
            ...ofPart,
            ...toldPercentWrongs({
              base,
              other,
              atBase: `in ${periods[from]!}`,
              atOther: `in ${periods[to]!}`,
              grid,
              slack: grid.step / 2,
            }),
          ],
          gap: Math.max(7, key / 6),
        }),
        {
          base,
          other,
          atBase: `in ${periods[from]!}`,
          atOther: `in ${periods[to]!}`,
          pairs: otherEnds(periods, totals, from, to),
        },
      ),
      step: `By the tops of the two bars, ${said} Divide the difference by the earlier total: ${toldApart(base, other, base)}.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?:the )?total .*?(?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to], { chart }, options) =>
    nearest(options, 100 * Math.abs(totalIn(chart, to!) / totalIn(chart, from!) - 1), 2),
};
