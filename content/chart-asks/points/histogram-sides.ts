import { nearest, type Rng, roundTo, sum, thousands, type Wrong } from "@theta/items/template";
import { type ClassesWorld, countFrom, numberIn, read } from "./histogram.ts";
import { closestTo, toldShare, toldSum } from "../number-slips.ts";
import { estimate, toFive, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a histogram says about one side of a bound. */

/** A side of a bound: which things are on it, and how a sentence says so. */
interface Side {
  readonly said: string;
  readonly count: number;
  readonly bars: readonly number[];
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
        bars: counts.slice(k),
        first: counts[k]!,
        beyond: counts[k - 1]!,
      }
    : {
        said: `less than ${bound}`,
        count: total - above,
        bars: counts.slice(0, k),
        first: counts[k - 1]!,
        beyond: counts[k]!,
      };
}

function share(part: number, whole: number, slip: string, why: string): Wrong {
  return [part / whole, slip, `${toldShare(part, whole)}. ${why}`];
}

/** Wrong shares of all on one side of a bound, with what was counted or divided. */
function shareWrongs(
  { story, total }: ClassesWorld,
  { said, count, first, beyond }: Side,
): Wrong[] {
  return [
    share(
      count + beyond,
      total,
      "includes one interval too many",
      `The interval of about ${beyond} is on the other side of the bound.`,
    ),
    share(
      count - first,
      total,
      "leaves out the interval at the bound",
      `The interval of about ${first} is on that side of the bound, too.`,
    ),
    share(
      total - count,
      total,
      "takes the other side of the bound",
      `Those are not the ones that ${story.had} ${said}.`,
    ),
    share(
      first,
      total,
      "reads one interval alone",
      `All of the intervals on that side count: about ${count} ${story.things}.`,
    ),
    share(
      count,
      total - count,
      "divides by the number on the other side",
      `Divide by all ${thousands(total)} ${story.things}.`,
    ),
    [
      count / 100,
      "takes the number for a percent",
      `About ${count} ${story.things}${closestTo(count, toFive(count))} are on that side, but that's a number. Divide by the total, ${thousands(total)}.`,
    ],
  ];
}

/** What percent of all is on one side of a bound. */
export const percentOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, total } = world;
    const side = drawSide(world, rng);
    const { said, count, bars } = side;
    const exact = (100 * count) / total;
    const key = toFive(exact);
    if (key < 10 || key > 80 || Math.abs(exact - key) > 1.5) return null;
    const told = `About ${count} of the ${thousands(total)} ${story.things} ${story.had} ${said}.`;
    return {
      name: "percent-on-side",
      text: `Approximately {0} percent of the ${story.things} ${story.had} ${said}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(shareWrongs(world, side))
          .filter(([part]) => part < 1)
          .map(([part, slip, why]): Wrong => [toFive(100 * part), slip, why]),
        gap: 7,
      }),
      step: `Add the bars for ${said}, ${toldSum(bars)}, and divide by the total: ${toldShare(count, total)}.`,
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

/** Wrong numbers on one side of a bound, to the nearest of the heights that can be told apart. */
function countWrongs(
  { total }: ClassesWorld,
  { count, first, beyond }: Side,
  told: string,
  half: number,
): Wrong[] {
  const near = (n: number): string => closestTo(n, roundTo(n, half));
  const percent = (100 * count) / total;
  const wrongs: Wrong[] = [
    [
      count + beyond,
      "includes one interval too many",
      `It gives ${toldSum([count, beyond])}${near(count + beyond)}, but the interval of about ${beyond} is on the other side of the bound.`,
    ],
    [
      count - first,
      "leaves out the interval at the bound",
      `It gives ${toldSum([count, -first])}${near(count - first)}, but the interval of about ${first} is on that side of the bound, too.`,
    ],
    [
      total - count,
      "takes the other side of the bound",
      `It's about ${toldSum([total, -count])} there${near(total - count)}. ${told}`,
    ],
    [
      first,
      "reads one interval alone",
      `The bar next to the bound is at about ${first}${near(first)}. ${told}`,
    ],
    [
      beyond,
      "reads the interval on the other side of the bound",
      `The bar there is at about ${beyond}${near(beyond)}. ${told}`,
    ],
    [
      percent,
      "gives the percent instead of the number",
      `$${count} \\div ${total}$ is about ${Math.round(percent)} percent${closestTo(Math.round(percent), roundTo(percent, half))}, but the question asks for a number. ${told}`,
    ],
  ];
  return wrongs.map(([n, slip, why]): Wrong => [roundTo(n, half), slip, why]);
}

/** How many are on one side of a bound. */
export const countOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, grid } = world;
    const side = drawSide(world, rng);
    const { said, count, bars } = side;
    const half = grid.step / 2;
    const key = roundTo(count, half);
    if (key < grid.step || Math.abs(count - key) > half / 3) return null;
    const told = `The bars for ${said} add up to about ${count}.`;
    return {
      name: "count-on-side",
      text: `The number of ${story.things} ${story.who} ${story.had} ${said} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(countWrongs(world, side, told, half)),
        gap: Math.max(grid.step, key / 8),
      }),
      step: `Estimate the bars for ${said} between the gridlines, and add them: ${toldSum(bars)}.`,
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
