import { nearest, type Rng, roundTo, sum, thousands, type Wrong } from "@theta/items/template";
import { type ClassesWorld, countFrom, numberIn, read } from "./histogram.ts";
import { estimate, toFive, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a histogram says about one side of a bound. */

/** A side of a bound: which things are on it, and how a sentence says so. */
interface Side {
  readonly said: string;
  readonly count: number;
  /** Of the interval next to the bound, on this side and on the other. */
  readonly first: number;
  readonly beyond: number;
}

function drawSide({ story, edges, counts, total }: ClassesWorld, rng: Rng): Side {
  const k = rng.int(2, counts.length - 2);
  const above = sum(counts.slice(k));
  const bound = withUnit(story.amount)(edges[k]!);
  return rng.chance(0.5)
    ? {
        said: `at least ${bound}`,
        count: above,
        first: counts[k]!,
        beyond: counts[k - 1]!,
      }
    : {
        said: `less than ${bound}`,
        count: total - above,
        first: counts[k - 1]!,
        beyond: counts[k]!,
      };
}

/** What percent of all is on one side of a bound. */
export const percentOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, total } = world;
    const { said, count, first, beyond } = drawSide(world, rng);
    const exact = (100 * count) / total;
    const key = toFive(exact);
    if (key < 10 || key > 80 || Math.abs(exact - key) > 1.5) return null;
    const told = `About ${count} of the ${thousands(total)} ${story.things} ${story.had} ${said}.`;
    const wrongs: [number, string][] = [
      [(count + beyond) / total, "includes one interval too many"],
      [(count - first) / total, "leaves out the interval at the bound"],
      [1 - count / total, "takes the other side of the bound"],
      [first / total, "reads one interval alone"],
      [count / (total - count), "divides by the number on the other side"],
      [count / 100, "takes the number for a percent"],
    ];
    return {
      name: "percent-on-side",
      text: `Approximately {0} percent of the ${story.things} ${story.had} ${said}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(wrongs)
          .filter(([share]) => share < 1)
          .map(([share, slip]): Wrong => [toFive(100 * share), slip, told]),
        gap: 7,
      }),
      step: `Add the bars on that side of the bound and divide by ${thousands(total)}. ${told}`,
      weight: 1,
    };
  },
  pattern: /^Approximately \{0\} percent of the \w+ .+ (at least|less than) (.+)\.$/,
  answer: ([side, bound], { chart }, options) => {
    const histogram = read(chart);
    const above = countFrom(histogram, numberIn(bound!, histogram));
    const total = countFrom(histogram, -Infinity);
    return nearest(options, (100 * (side === "at least" ? above : total - above)) / total, 2);
  },
};

/** How many are on one side of a bound. */
export const countOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, total, grid } = world;
    const { said, count, first, beyond } = drawSide(world, rng);
    const half = grid.step / 2;
    const key = roundTo(count, half);
    if (key < grid.step || Math.abs(count - key) > half / 3) return null;
    const told = `The bars on that side add up to about ${count}.`;
    const wrongs: [number, string][] = [
      [count + beyond, "includes one interval too many"],
      [count - first, "leaves out the interval at the bound"],
      [total - count, "takes the other side of the bound"],
      [first, "reads one interval alone"],
      [beyond, "reads the interval on the other side of the bound"],
      [(100 * count) / total, "gives the percent instead of the number"],
    ];
    return {
      name: "count-on-side",
      text: `The number of ${story.things} ${story.who} ${story.had} ${said} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [roundTo(n, half), slip, told]),
        gap: Math.max(grid.step, key / 8),
      }),
      step: `${told} Estimate each bar between the gridlines before you add.`,
      weight: 0,
    };
  },
  pattern: /^The number of \w+ (?:who|that) .+ (at least|less than) (.+) was closest to \{0\}\.$/,
  answer: ([side, bound], { chart }, options) => {
    const histogram = read(chart);
    const above = countFrom(histogram, numberIn(bound!, histogram));
    const below = countFrom(histogram, -Infinity) - above;
    return nearest(options, side === "at least" ? above : below, histogram.y.step! / 6);
  },
};
