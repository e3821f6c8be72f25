import {
  type Blank,
  capital,
  inWords,
  listed,
  nearest,
  roundTo,
  sum,
  texThousands,
  thousands,
  where,
  type Wrong,
} from "@theta/items/template";
import {
  closestTo,
  type Counted,
  namedCountBlank,
  nearestNote,
  retold,
  roundedWrongs,
  toldSum,
} from "../number-slips.ts";
import { countBlank, estimate, toFive } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { read, type ReasonsWorld } from "./running-percent.ts";

/** What a line of cumulative percents says about single reasons, and about the total. */

interface Fewest {
  readonly key: number;
  readonly bound: number;
  /** How many bars are taller than the average. */
  readonly average: number;
}

/** Counts of the most frequent reasons, each with what the line says about it. */
function fewestBlank({ story, names, sums }: ReasonsWorld, { key, bound, average }: Fewest): Blank {
  const at = (count: number): string =>
    `the line is at ${count === names.length ? "" : "about "}${Math.round(sums[count - 1]!)} percent above ${names[count - 1]!}`;
  const tell = (count: number): string => {
    if (count < 1) return "One bar at least is needed.";
    return count < key
      ? `With ${inWords(count)}, ${at(count)}, which isn't more than ${bound} percent.`
      : `With ${inWords(count)}, ${at(count)}, but it is above ${bound} percent already at ${names[key - 1]!}, with ${inWords(key)}.`;
  };
  const tempting: Wrong[] = [
    [key - 1, `stops at the last point below ${bound} percent`, tell(key - 1)],
    [average, "counts the bars that are taller than the average", tell(average)],
    [names.length - key, `counts the ${story.kinds} that are left`, tell(names.length - key)],
  ];
  const why = `${capital(at(key))}, its first point above ${bound} percent.`;
  return retold(countBlank({ key, most: names.length, why, tempting }), (slip) =>
    tempting.some(([value]) => value === slip.value) ? slip.why : tell(slip.value!),
  );
}

/** How many of the most frequent reasons it takes to pass a percent. */
export const fewestFor: ChartAsk<ReasonsWorld> = {
  make(world, rng) {
    const { story, names, counts, sums, total } = world;
    const bounds = [50, 60, 70, 80, 90].filter((bound) =>
      sums.every((percent) => Math.abs(percent - bound) >= 5),
    );
    if (bounds.length === 0) return null;
    const bound = rng.pick(bounds);
    const key = sums.findIndex((percent) => percent > bound) + 1;
    if (key < 2 || key > names.length - 1) return null;
    const average = counts.filter((value) => value > total / names.length).length;
    const [before, after] = [Math.round(sums[key - 2]!), Math.round(sums[key - 1]!)];
    return {
      name: "fewest-for",
      text: `The least number of ${story.kinds} that together accounted for more than ${bound} percent of the ${story.things} is {0}.`,
      blank: fewestBlank(world, { key, bound, average }),
      step: `The bars stand in order from the greatest, so counting from the left gives the least number. The line is at about ${before} percent above ${names[key - 2]!} and at about ${after} percent above ${names[key - 1]!}, its first point above ${bound} percent. That takes ${inWords(key)} ${story.kinds}.`,
      weight: 0,
    };
  },
  pattern:
    /^The least number of \w+ that together accounted for more than (\d+) percent of the \w+ is \{0\}\.$/,
  answer: ([bound], view, options) => {
    const { values } = read(view).bars;
    const total = sum(values);
    let [count, so] = [0, 0];
    for (const value of values.toSorted((a, b) => b - a)) {
      if (so > (Number(bound) / 100) * total) break;
      so += value;
      count++;
    }
    return where(options, (option) => Number(option) === count);
  },
};

/** "37 percentage points from zero to Weather", "21 to Signals" */
function riseTo(name: string, share: number, isFirst: boolean): string {
  return `${Math.round(share)} ${isFirst ? "percentage points from zero " : ""}to ${name}`;
}

/** How many reasons had more than a percent each: how often the line rises by more. */
export const eachAbove: ChartAsk<ReasonsWorld> = {
  make({ story, names, counts, sums, total }, rng) {
    const shares = counts.map((value) => (100 * value) / total);
    const bounds = [10, 15, 20, 25].filter((bound) =>
      shares.every((share) => Math.abs(share - bound) >= 2.5),
    );
    if (bounds.length === 0) return null;
    const bound = rng.pick(bounds);
    const key = shares.filter((share) => share > bound).length;
    if (key < 1 || key > names.length - 1) return null;
    const byBars = counts.filter((value) => value > bound).length;
    const byLine = sums.filter((percent) => percent > 100 - bound).length;
    const rule = `the line rises by more than ${bound} percentage points to ${listed(names.filter((_, k) => shares[k]! > bound))}`;
    const told = names.map((name, k): Counted => [name, `a rise of ${Math.round(shares[k]!)}`]);
    const late = sums.findIndex((percent) => percent > 100 - bound);
    return {
      name: "each-above",
      text: `Of the ${names.length} ${story.kinds}, {0} individually accounted for more than ${bound} percent of the ${story.things}.`,
      blank: namedCountBlank({
        most: names.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            key - 1,
            "leaves out the first bar",
            `The line begins at zero, so its rise to ${names[0]!} is ${Math.round(sums[0]!)} percentage points.`,
          ],
          [
            byBars,
            "takes numbers on the left axis for percents",
            `The left axis, on which ${byBars} of the bars are above ${bound}, shows numbers of ${story.things}. In percent, ${rule} only.`,
          ],
          [
            byLine,
            "counts points of the line and not its rises",
            `From ${names[late]!} on, the points are above ${100 - bound} percent, but a point is the percent of all bars so far. ${capital(rule)}.`,
          ],
        ],
        counted: told.slice(0, key).toReversed(),
        others: told.slice(key),
        rule,
        opposite: `the ${story.kinds} with a rise of less than ${bound} percentage points`,
      }),
      step: `The line rises by about ${listed(names.map((name, k) => riseTo(name, shares[k]!, k === 0)))}. ${capital(inWords(key))} of these rises ${key === 1 ? "is" : "are"} more than ${bound} percentage points.`,
      weight: 1,
    };
  },
  pattern:
    /^Of the \d+ \w+, \{0\} individually accounted for more than (\d+) percent of the \w+\.$/,
  answer: ([bound], view, options) => {
    const { values } = read(view).line;
    const count = values.filter((value, k) => value - (values[k - 1] ?? 0) > Number(bound)).length;
    return where(options, (option) => Number(option) === count);
  },
};

const whole = (n: number): string => thousands(Math.round(n));

/** Misreadings of the line's rise to one reason. */
function wrongRises({ story, names, counts, sums }: ReasonsWorld, k: number): Wrong[] {
  const percent = (place: number): number => (place < 0 ? 0 : Math.round(sums[place]!));
  const [before, after] = [percent(k - 1), percent(k)];
  const rise = (place: number): string =>
    `The line rises from about ${percent(place - 1)} to about ${percent(place)} percent there, but the question is about ${names[k]!}.`;
  const off = (by: number): string =>
    `With ${after + by} for the point above ${names[k]!}, the rise would be ${after + by - before} percentage points, but that point is at about ${after}.`;
  return [
    [
      after,
      "gives the cumulative percent",
      `At ${after} percent, ${listed(names.slice(0, k + 1))} are counted together. Subtract the ${before} percent before ${names[k]!}.`,
    ],
    [
      before,
      "gives the cumulative percent of the bars before it",
      `About ${before} percent is the line's height above ${names[k - 1]!}, before ${names[k]!} is added.`,
    ],
    [
      100 - after,
      "gives the percent of the bars after it",
      `The other ${100 - after} percent, from ${after} above ${names[k]!} to 100, is what the bars to its right account for.`,
    ],
    [sums[k + 1]! - sums[k]!, `reads the rise to ${names[k + 1]!}`, rise(k + 1)],
    [sums[k - 1]! - (sums[k - 2] ?? 0), `reads the rise to ${names[k - 1]!}`, rise(k - 1)],
    [
      counts[k]!,
      "takes the number on the left axis for a percent",
      `The bar is at about ${thousands(counts[k]!)} on the left axis, which shows numbers of ${story.things}.`,
    ],
    [after + 10 - before, "reads the later point too high", off(10)],
    [after - 10 - before, "reads the later point too low", off(-10)],
  ];
}

/** What percent one reason had: the line's rise to it. */
export const shareOfReason: ChartAsk<ReasonsWorld> = {
  make(world, rng) {
    const { story, names, counts, sums, total } = world;
    const k = rng.int(1, 3);
    const exact = (100 * counts[k]!) / total;
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.2) return null;
    const [before, after] = [Math.round(sums[k - 1]!), Math.round(sums[k]!)];
    const nearest5 = nearestNote(after - before, key);
    return {
      name: "share-of-reason",
      text: `${names[k]!} accounted for approximately {0} percent of the ${story.things}.`,
      blank: estimate({
        key,
        why: `${after} minus ${before} is ${after - before} percent.${nearest5}`,
        wrongs: roundedWrongs(
          wrongRises(world, k).filter(([percent]) => percent < 95),
          toFive,
          whole,
        ),
        gap: 8,
      }),
      step: `The line is at about ${before} percent above ${names[k - 1]!} and at about ${after} percent above ${names[k]!}. Subtract: ${toldSum([after, -before])}.${nearest5}`,
      weight: 1,
    };
  },
  pattern: /^(.+) accounted for approximately \{0\} percent of the \w+\.$/,
  answer: ([phrase], view, options) => {
    const { bars, categories } = read(view);
    const own = bars.values[categories.indexOf(phrase!)]!;
    return nearest(options, (100 * own) / sum(bars.values), 1.2);
  },
};

/** Misreadings of the total of all bars, before they're rounded. */
function wrongSums({ story, names, counts, sums, total, grid }: ReasonsWorld): Wrong[] {
  const [first, second] = [counts[0]!, counts[1]!];
  const percents = sums.map(Math.round);
  const quotient = (count: number): string =>
    `${thousands(count)} divided by the ${sums[1]!} percent above ${names[1]!} is about ${thousands(Math.round((100 * count) / sums[1]!))}`;
  return [
    [
      sum(counts.slice(0, 3)),
      "adds up the three tallest bars only",
      `${toldSum(counts.slice(0, 3))}, but the line is only at ${percents[2]!} percent there. The shorter bars count as well.`,
    ],
    [
      grid.max,
      "takes the top of the left axis",
      `The axis ends at ${thousands(grid.max)} because no bar is taller. The total is that of all bars.`,
    ],
    [
      total - first,
      "leaves out the first bar",
      `${toldSum(counts.slice(1))}, but the bar of ${names[0]!}, about ${thousands(first)}, counts as well.`,
    ],
    [
      first * names.length,
      "takes every bar to be as tall as the first one",
      `${names.length} bars of ${thousands(first)} would be ${thousands(names.length * first)}, but the other bars are shorter.`,
    ],
    [
      total + first,
      "counts the first bar twice",
      `${toldSum([first, ...counts])}, but ${names[0]!} is one bar, about ${thousands(first)}.`,
    ],
    [
      (first * 100) / sums[1]!,
      "divides the first bar by the second point of the line",
      `${quotient(first)}, but that percent is for the first two bars together. ${names[0]!} is ${percents[0]!} percent.`,
    ],
    [
      (second * 100) / sums[1]!,
      "divides the second bar by a cumulative percent",
      `${quotient(second)}, but that percent is for the first two bars together. ${names[1]!} alone is ${percents[1]! - percents[0]!} percent.`,
    ],
    [
      2 * first,
      "takes the first bar for half of the total",
      `Twice ${thousands(first)} is ${thousands(2 * first)}, which would be right if the line were at 50 percent above ${names[0]!}. It is at about ${percents[0]!} percent of the ${story.things}.`,
    ],
  ];
}

/** How many there were in all: one bar and its percent are enough. */
export const totalOfReasons: ChartAsk<ReasonsWorld> = {
  make(world, rng) {
    const { story, names, counts, sums, total, grid } = world;
    const unit = grid.step / 2;
    const key = roundTo(total, unit);
    if (Math.abs(key - total) > 0.4 * unit) return null;
    const percent = Math.round(sums[0]!);
    const exact = Math.round((100 * counts[0]!) / percent);
    const divided = `$${texThousands(counts[0]!)} \\div ${(percent / 100).toFixed(2)}$ is about ${thousands(exact)}${closestTo(exact, key)}`;
    return {
      name: "total-of-reasons",
      text: `The total number of ${story.things} was closest to {0}.`,
      blank: estimate({
        key,
        why: `${divided}.`,
        wrongs: roundedWrongs(rng.shuffle(wrongSums(world)), (n) => roundTo(n, unit), whole),
        gap: Math.max(key / 6, 2 * unit),
      }),
      step: `The bar of ${names[0]!} is at about ${thousands(counts[0]!)}, and the line above it is at about ${percent} percent. So ${percent} percent of the total is about ${thousands(counts[0]!)}, and ${divided}.`,
      weight: 1,
    };
  },
  pattern: /^The total number of \w+ was closest to \{0\}\.$/,
  answer: (_, view, options) => {
    const { bars, line } = read(view);
    const total = bars.values[1]! / ((line.values[1]! - line.values[0]!) / 100);
    return nearest(options, total, total / 40);
  },
};
