import { nearest, type Rng, roundTo, sum, thousands, type Wrong } from "@theta/items/template";
import { type ClassesWorld, countFrom, interval, numberIn, read } from "./histogram.ts";
import { closestTo, toldShare, toldSum } from "../number-slips.ts";
import { estimate, toFive, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a histogram says about one side of a bound. */

/** A side of a bound: which things are on it, and how a sentence says so. */
interface Side {
  readonly said: string;
  readonly count: number;
  readonly bars: readonly number[];
  /** How a sentence says what's on the other side, and the bars there. */
  readonly otherSaid: string;
  readonly others: readonly number[];
  /** The interval next to the bound, on this side and on the other. */
  readonly first: NamedBar;
  readonly beyond: NamedBar;
}

interface NamedBar {
  readonly name: string;
  readonly count: number;
}

function drawSide(world: ClassesWorld, rng: Rng): Side {
  const { story, edges, counts } = world;
  const k = rng.int(2, counts.length - 2);
  const bound = withUnit(story.amount)(edges[k]!);
  const bar = (place: number): NamedBar => ({
    name: `the interval ${interval(world, place)}`,
    count: counts[place]!,
  });
  const upper = { said: `at least ${bound}`, bars: counts.slice(k), next: bar(k) };
  const lower = { said: `less than ${bound}`, bars: counts.slice(0, k), next: bar(k - 1) };
  const [own, other] = rng.chance(0.5) ? [upper, lower] : [lower, upper];
  return {
    said: own.said,
    count: sum(own.bars),
    bars: own.bars,
    otherSaid: other.said,
    others: other.bars,
    first: own.next,
    beyond: other.next,
  };
}

/** How to add the bars on a side: from the side with fewer bars, and the rest of the total if need be. */
function addedUp({ story, total }: ClassesWorld, side: Side): string {
  const { said, count, bars, otherSaid, others } = side;
  if (bars.length <= others.length)
    return `Add the estimated heights of the bars for ${said}: ${toldSum(bars)}`;
  return `There are fewer bars for ${otherSaid}, so add their estimated heights: ${toldSum(others)}. Subtract the sum from the ${thousands(total)} ${story.things}: ${toldSum([total, count - total])}`;
}

/** "The employees in it aren't among those who had commute times of at least 40 minutes." */
function notAmong({ story }: ClassesWorld, { said }: Side): string {
  return `The ${story.things} in it aren't among those ${story.who} ${story.had} ${said}.`;
}

function share(
  part: number,
  whole: number,
  slip: string,
  [before, after]: [string, string],
): Wrong {
  return [part / whole, slip, `${before}${toldShare(part, whole)}. ${after}`];
}

/** Wrong shares of all on one side of a bound, with what was counted or divided. */
function shareWrongs(world: ClassesWorld, side: Side): Wrong[] {
  const { story, total } = world;
  const { said, count, otherSaid, first, beyond } = side;
  const things = (n: number): string => `about ${n} ${story.things}`;
  const right = `About ${count} ${story.things} ${story.had} ${said}.`;
  return [
    share(count + beyond.count, total, `adds ${beyond.name} as well, ${things(beyond.count)}`, [
      `${toldSum([count, beyond.count])}, and `,
      notAmong(world, side),
    ]),
    share(count - first.count, total, `leaves out ${first.name}, ${things(first.count)}`, [
      `${toldSum([count, -first.count])}, and `,
      `The ${story.things} in it ${story.had} ${said}, too.`,
    ]),
    share(
      total - count,
      total,
      `takes the ${story.things} ${story.who} ${story.had} ${otherSaid}`,
      [`There are about ${toldSum([total, -count])} of them: `, `The question is about ${said}.`],
    ),
    share(first.count, total, `takes ${first.name} alone, ${things(first.count)}`, ["", right]),
    share(count, total - count, `divides by the number of the other ${story.things}`, [
      `There are about ${toldSum([total, -count])} of them: `,
      `Divide by all ${thousands(total)} ${story.things}.`,
    ]),
    [
      count / 100,
      "takes the number for a percent",
      `About ${count} ${story.things}${closestTo(count, toFive(count))} ${story.had} ${said}, but that's a number. Divide by the total: ${toldShare(count, total)}.`,
    ],
  ];
}

/** What percent of all is on one side of a bound. */
export const percentOnSide: ChartAsk<ClassesWorld> = {
  make(world, rng) {
    const { story, total } = world;
    const side = drawSide(world, rng);
    const { said, count } = side;
    const exact = (100 * count) / total;
    const key = toFive(exact);
    if (key < 10 || key > 80 || Math.abs(exact - key) > 1.5) return null;
    const told = `About ${count} of the ${thousands(total)} ${story.things} ${story.had} ${said}, and ${toldShare(count, total)}.`;
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
      step: `${addedUp(world, side)}. Divide by the total: ${toldShare(count, total)}.`,
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
function countWrongs(world: ClassesWorld, side: Side, told: string, half: number): Wrong[] {
  const { story, total } = world;
  const { said, count, otherSaid, first, beyond } = side;
  const near = (n: number): string => closestTo(n, roundTo(n, half));
  const percent = (100 * count) / total;
  const wrongs: Wrong[] = [
    [
      count + beyond.count,
      `adds ${beyond.name} as well`,
      `It gives ${toldSum([count, beyond.count])}${near(count + beyond.count)}. ${notAmong(world, side)}`,
    ],
    [
      count - first.count,
      `leaves out ${first.name}`,
      `It gives ${toldSum([count, -first.count])}${near(count - first.count)}. The ${story.things} in it ${story.had} ${said}, too.`,
    ],
    [
      total - count,
      `takes the ${story.things} ${story.who} ${story.had} ${otherSaid}`,
      `There are about ${toldSum([total, -count])} of them${near(total - count)}. ${told}`,
    ],
    [
      first.count,
      `takes ${first.name} alone`,
      `Its bar is at about ${first.count}${near(first.count)}. ${told}`,
    ],
    [
      beyond.count,
      `takes ${beyond.name}`,
      `Its bar is at about ${beyond.count}${near(beyond.count)}. ${notAmong(world, side)}`,
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
    const { said, count } = side;
    const half = grid.step / 2;
    const key = roundTo(count, half);
    if (key < grid.step || Math.abs(count - key) > half / 3) return null;
    const told = `The bars for ${said} add up to about ${count}${closestTo(count, key)}.`;
    return {
      name: "count-on-side",
      text: `The number of ${story.things} ${story.who} ${story.had} ${said} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(
          countWrongs(world, side, `The bars for ${said} add up to about ${count}.`, half),
        ),
        gap: Math.max(grid.step, key / 8),
      }),
      step: `${addedUp(world, side)}${closestTo(count, key)}.`,
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
