import { listed, nearest, tidy, where, type Wrong } from "@theta/items/template";
import {
  indexOf,
  type IndexWorld,
  isTelling,
  part,
  read,
  yearPairs,
  GRID_STEP,
} from "./index-lines.ts";
import {
  closestTo,
  marginCountBlank,
  type Margins,
  ruleOf,
  sentence,
  toldPercentWrongs,
  toldShare,
  toldSum,
  withMisreadings,
  withoutPercentTies,
} from "../number-slips.ts";
import { descending, estimate, namesBlank, percentApart, toFive } from "../reading.ts";
import { likelierChange, otherEnds } from "../likelier.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What index numbers say about growth. */

interface IndexMove {
  readonly name: string;
  readonly from: string;
  readonly first: number;
  readonly last: number;
}

/** Wrong percents from points of the index, or from the base year. */
function indexWrongs({ years, base }: IndexWorld, { name, from, first, last }: IndexMove): Wrong[] {
  const points = Math.abs(last - first);
  return [
    [
      toFive(points),
      "takes index points for percents",
      `The index for ${name} changed by about ${points} points${closestTo(points, toFive(points))}, but the percent change is these points divided by ${first}, the index in ${from}.`,
    ],
    [
      Math.abs(toFive(last - 100)),
      "compares with the base year",
      `${last} is ${Math.abs(last - 100)} percent ${last > 100 ? "greater" : "less"} than 100${closestTo(Math.abs(last - 100), Math.abs(toFive(last - 100)))}, the index in ${years[base]!}. But the change asked about started in ${from}, at ${first}.`,
    ],
  ];
}

/** By what percent a level changed between two years. */
export const indexChange: ChartAsk<IndexWorld> = {
  make(world, rng) {
    const { story, years, values } = world;
    const telling = yearPairs(world).flatMap(([one, other]) =>
      values
        .map((own, k) => ({ k, from: one, to: other, first: own[one]!, last: own[other]! }))
        .filter(({ first, last }) => isTelling(first, last)),
    );
    if (telling.length === 0) return null;
    const { k, from, to, first, last } = rng.pick(telling);
    const key = toFive(percentApart(first, last));
    const points = Math.abs(last - first);
    const verb = last > first ? "increased" : "decreased";
    const { name } = story.series[k]!;
    const told = `The index for ${name} went from about ${first} to about ${last}, and ${toldShare(points, first)}.`;
    return {
      name: "index-change",
      text: `From ${years[from]!} to ${years[to]!}, ${part(story, k)} ${verb} by approximately {0} percent.`,
      blank: withoutPercentTies(
        likelierChange(
          estimate({
            key,
            why: told,
            wrongs: [
              ...indexWrongs(world, { name, from: years[from]!, first, last }),
              ...toldPercentWrongs({
                base: first,
                other: last,
                atBase: `in ${years[from]!}`,
                atOther: `in ${years[to]!}`,
                grid: {
                  max: GRID_STEP * Math.ceil(Math.max(...values.flat()) / GRID_STEP),
                  step: GRID_STEP,
                },
                slack: GRID_STEP / 2,
              }),
            ],
            gap: 5,
          }),
          {
            base: first,
            other: last,
            atBase: `in ${years[from]!}`,
            atOther: `in ${years[to]!}`,
            pairs: otherEnds(years, values[k]!, from, to),
          },
        ),
        points,
        first,
      ),
      step: `The index for ${name} is about ${first} in ${years[from]!} and about ${last} in ${years[to]!}. Divide the difference, ${points}, by the earlier index, ${first}, not by 100: ${toldShare(points, first)}.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to, phrase], { chart }, options) => {
    const factor = indexOf(chart, phrase!, to!) / indexOf(chart, phrase!, from!);
    return nearest(options, 100 * Math.abs(factor - 1), 2);
  },
};

/** In how many years a level was below its level in the base year. */
export const yearsBelowBase: ChartAsk<IndexWorld> = {
  make({ story, years, base, values }, rng) {
    const k = rng.int(0, values.length - 1);
    const own = values[k]!.filter((_, year) => year !== base);
    const key = own.filter((value) => value < 100).length;
    if (key < 2 || own.some((value) => Math.abs(value - 100) < 2)) return null;
    const falls = years.filter((_, year) => year > 0 && values[k]![year]! < values[k]![year - 1]!);
    const others = years.flatMap((_, year) => (year === base ? [] : [year]));
    const lowest = others.filter(
      (year) => Math.min(...values.map((one) => one[year]!)) === values[k]![year],
    );
    const { name } = story.series[k]!;
    const inYears: Margins = {
      names: others.map((year) => years[year]!),
      margins: own.map((value) => 100 - value),
      shown: (n) => `index about ${own[n]!}`,
      rule: (names) => `the line for ${name} is below 100 in ${names}`,
    };
    const why = `${sentence(ruleOf(inYears)).slice(0, -1)}, which makes ${key} years.`;
    return {
      name: "years-below-base",
      text: `In {0} of the ${years.length} years shown, ${part(story, k)} was less than it was in ${years[base]!}.`,
      blank: marginCountBlank(
        { ...inYears, opposite: "the years in which the line is above 100" },
        {
          most: years.length - 1,
          why,
          tempting: [
            [
              falls.length,
              "counts the years in which the line falls",
              `The line for ${name} falls ${falls.length === 0 ? "in none of the years" : `in ${listed(falls)}`}, but ${ruleOf(inYears)}.`,
            ],
            [
              lowest.length,
              "counts the years in which the line is the lowest",
              `The line for ${name} is the lowest of the three in ${listed(lowest.map((year) => years[year]!)) || "none of the years"}, but ${ruleOf(inYears)}.`,
            ],
          ],
        },
      ),
      step: `In ${years[base]!}, every index is 100, so follow the gridline at 100: ${ruleOf(inYears)}. That makes ${key} years.`,
      weight: 1,
    };
  },
  pattern: /^In \{0\} of the \d+ years shown, (.+) was less than it was in (\d{4})\.$/,
  answer: ([phrase, year], { chart }, options) => {
    const { categories } = read(chart);
    const before = indexOf(chart, phrase!, year!);
    const below = categories.filter((other) => indexOf(chart, phrase!, other) < before).length;
    return where(options, (option) => Number(option) === below);
  },
};

/** "The index for Oak went from about 89 to about 100: $100 - 89 = 11$, an increase of about 12 percent" */
function indexWent(name: string, low: number, high: number): string {
  if (low === high) return `The index for ${name} was at about ${low} in both years`;
  const percent = (100 * Math.abs(high - low)) / low;
  const change = `${high > low ? "an increase" : "a decrease"} of about ${percent < 1 ? tidy(percent, 1) : Math.round(percent)} percent`;
  const points = toldSum([Math.max(high, low), -Math.min(high, low)]);
  return `The index for ${name} went from about ${low} to about ${high}. The difference is ${points}, ${change} of ${low}`;
}

/** Which level grew by the greatest percent between two years that aren't the base. */
export const greatestGrowth: ChartAsk<IndexWorld> = {
  make(world, rng) {
    const { story, years, values } = world;
    const telling = yearPairs(world).flatMap(([from, to]) => {
      const growth = values.map((one) => (100 * (one[to]! - one[from]!)) / one[from]!);
      const [key, next] = descending(growth) as [number, number];
      const [highest] = descending(values.map((one) => one[to]!)) as [number];
      const isClear = growth[key]! > 8 && growth[key]! - growth[next]! > 5 && highest !== key;
      return isClear ? [{ from, to, growth, key, next, highest }] : [];
    });
    if (telling.length === 0) return null;
    const { from, to, growth, key, next, highest } = rng.pick(telling);
    const names = story.series.map(({ name }) => name);
    return {
      name: "greatest-growth",
      text: `Of the three ${story.things}, the one with the greatest percent increase in ${story.noun} from ${years[from]!} to ${years[to]!} was {0}.`,
      blank: withMisreadings(
        namesBlank(
          names[key]!,
          [
            [names[highest]!, `takes the line that is highest in ${years[to]!}`],
            [
              names[next]!,
              growth[next]! > 0
                ? "takes the second greatest percent increase"
                : "takes a line that didn't rise",
            ],
          ],
          names,
          (name) => {
            const k = names.indexOf(name);
            const told = indexWent(name, values[k]![from]!, values[k]![to]!);
            return k === key
              ? `${told}.`
              : `${told}. For ${names[key]!}, the increase is about ${Math.round(growth[key]!)} percent.`;
          },
          names,
        ),
      ),
      step: `Divide each index number of ${years[to]!} by that of ${years[from]!}: ${listed(descending(growth).map((k) => `$${values[k]![to]!} \\div ${values[k]![from]!}$ is ${growth[k] === 0 ? 1 : `about ${(1 + growth[k]! / 100).toFixed(2)}`} for ${names[k]!}`))}. The quotient is greatest for ${names[key]!}.`,
      weight: 1,
    };
  },
  pattern:
    /^Of the three \w+, the one with the greatest percent increase in .+ from (\d{4}) to (\d{4}) was \{0\}\.$/,
  answer: ([from, to], { chart }, options) => {
    const ratio = (name: string): number => indexOf(chart, name, to!) / indexOf(chart, name, from!);
    const best = Math.max(...read(chart).series.map(({ name }) => ratio(name)));
    return where(options, (option) => ratio(option) === best);
  },
};
