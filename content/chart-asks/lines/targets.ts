import {
  capital,
  type ChartInput,
  type GraphicsView,
  nearest,
  type Rng,
  roundTo,
  sum,
  thousands,
  where,
  within,
} from "@theta/items/template";
import { TARGET_STORIES, type TargetStory } from "../../stories/charts/targets.ts";
import { closestTo, toldShare, toldSum, withMisreadings } from "../number-slips.ts";
import {
  clearGap,
  descending,
  estimate,
  factorOf,
  type Grid,
  gridOver,
  namesBlank,
  toFive,
  withUnit,
} from "../reading.ts";
import { asWrongs, likelier, shareWay, type Way } from "../likelier.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { about, sumNear } from "./told.ts";

/** A cumulative line beside its target: what a month added is the line's slope. */

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const YEAR = MONTHS.length;

export interface TargetWorld {
  readonly story: TargetStory;
  /** What each month added. */
  readonly added: readonly number[];
  /** By the end of each month. */
  readonly sums: readonly number[];
  readonly targets: readonly number[];
  readonly grid: Grid;
}

export function drawTarget(story: TargetStory, rng: Rng): TargetWorld | null {
  const usual = within(story.monthly, rng);
  const added = story.season.map((factor) =>
    roundTo(usual * factor * (1 + (story.swing * rng.int(-100, 100)) / 100), story.step),
  );
  const sums = added.map((_, k) => sum(added.slice(0, k + 1)));
  const target = roundTo((sums.at(-1)! * rng.int(84, 116)) / 100, story.round);
  const targets = MONTHS.map((_, k) => (target * (k + 1)) / YEAR);
  const isPlausible = Math.min(...added) > 0 && target > 0;
  return isPlausible ? { story, added, sums, targets, grid: gridOver([...sums, target]) } : null;
}

export function drawTargets(rng: Rng): DrawnChart<TargetWorld> | null {
  const story = rng.pick(TARGET_STORIES);
  const world = drawTarget(story, rng);
  if (!world) return null;
  const { sums, targets, grid } = world;
  const chart: ChartInput = {
    kind: "lines",
    alt: `Line graph with two lines over twelve months: ${story.flow} since the beginning of the year, and the target.`,
    x: { label: "End of month" },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    categories: MONTHS.map((month) => month.slice(0, 3)),
    series: [
      { name: "Actual", values: [...sums] },
      { name: "Target", values: [...targets] },
    ],
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

type LineChart = Extract<GraphicsView["chart"], { kind: "lines" }>;

function read(chart: GraphicsView["chart"]): LineChart {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  return chart;
}

/** A line's height at the end of a month; zero before the first one. */
function heightAt(chart: GraphicsView["chart"], line: "Actual" | "Target", month: string): number {
  const { series, categories } = read(chart);
  const { values } = series.find(({ name }) => name === line)!;
  return values[categories.indexOf(month.slice(0, 3))]!;
}

function addedIn(chart: GraphicsView["chart"], month: string): number {
  const k = MONTHS.indexOf(month);
  const before = k === 0 ? 0 : heightAt(chart, "Actual", MONTHS[k - 1]!);
  return heightAt(chart, "Actual", month) - before;
}

/** Which month added the most. */
export const greatestMonth: ChartAsk<TargetWorld> = {
  make({ story, added, sums, targets, grid }) {
    const order = descending(added);
    const [key, next, third] = order as [number, number, number];
    // The line begins at the end of January, so what that month added has no slope.
    if (key === 0 || added[key]! - added[next]! < clearGap(grid)) return null;
    const [widest] = descending(sums.map((value, k) => Math.abs(value - targets[k]!))) as [number];
    return {
      name: "greatest-month",
      text: `Of the months shown, ${story.flow} during the month was greatest in {0}.`,
      blank: withMisreadings(
        namesBlank(
          MONTHS[key]!,
          [
            [MONTHS[YEAR - 1]!, "takes the highest point of the line"],
            [MONTHS[widest]!, "takes the month in which the lines are farthest apart"],
            [
              MONTHS[key + 1] ?? MONTHS[key - 2]!,
              MONTHS[key + 1]
                ? "takes the month that begins at the upper end of the steepest rise"
                : "takes a month shortly before the steepest rise",
            ],
            [MONTHS[next]!, "takes the second greatest rise"],
          ],
          [MONTHS[third]!],
          (month) => {
            const rise = riseIn(sums, MONTHS.indexOf(month));
            return month === MONTHS[key]!
              ? `${rise}.`
              : `${rise}, but in ${MONTHS[key]!} by about ${thousands(added[key]!)}.`;
          },
          MONTHS,
        ),
      ),
      step: `Look for the steepest part of the line of actual values. From the end of ${MONTHS[key - 1]!} to the end of ${MONTHS[key]!}, it rises by about ${toldSum([sums[key]!, -sums[key - 1]!])}. The next greatest amount for a month is about ${thousands(added[next]!)}, in ${MONTHS[next]!}.`,
      weight: 1,
    };
  },
  pattern: /^Of the months shown, the .+ during the month was greatest in \{0\}\.$/,
  answer: (_, { chart }, options) => {
    const most = Math.max(...MONTHS.map((month) => addedIn(chart, month)));
    return where(options, (option) => addedIn(chart, option) === most);
  },
};

/** How much a month added, as the line shows it: for January, it has only the end. */
function riseIn(sums: readonly number[], k: number): string {
  return k === 0
    ? `In January, the total went from 0 to about ${thousands(sums[0]!)}, an increase of about ${thousands(sums[0]!)}`
    : `In ${MONTHS[k]!}, the line rises by about ${toldSum([sums[k]!, -sums[k - 1]!])}`;
}

/** When the total was farthest from the target on one side. */
export const widestGap: ChartAsk<TargetWorld> = {
  make({ story, added, sums, targets, grid }, rng) {
    const isBelow = rng.chance(0.5);
    const gaps = sums.map((value, k) => (isBelow ? targets[k]! - value : value - targets[k]!));
    const [key] = descending(gaps) as [number];
    if (gaps[key]! < 2 * clearGap(grid)) return null;
    // The other months offered are on the same side of the target, at a distance that’s plainly smaller.
    const isClear = (k: number): boolean => gaps[k]! > 0 && gaps[key]! - gaps[k]! >= clearGap(grid);
    const side = isBelow ? "below" : "above";
    const most = `the greatest distance ${side} the target`;
    const extreme = descending(added)[isBelow ? YEAR - 1 : 0]!;
    const tied =
      added.filter((value) => Math.abs(value - added[extreme]!) < grid.step / 20).length > 1;
    const rivals: readonly (readonly [number, string])[] = [
      [key + 1, `takes the month after ${most}`],
      [key - 1, `takes the month before ${most}`],
      [
        extreme,
        tied && extreme === YEAR - 1
          ? "takes the last month"
          : `takes ${tied ? "one of the months" : "the month"} in which the total rose ${isBelow ? "least" : "most"}`,
      ],
      [YEAR - 1, "takes the last month"],
      [key + 3, "takes a later month"],
      [key - 3, "takes an earlier month"],
      [key + 2, `takes a month soon after ${most}`],
      [key - 2, `takes a month shortly before ${most}`],
    ];
    const distance = (k: number): string => {
      const [actual, target] = [Math.round(sums[k]!), Math.round(targets[k]!)];
      return toldSum(isBelow ? [target, -actual] : [actual, -target]);
    };
    const apart = (k: number): string =>
      `At the end of ${MONTHS[k]!}, the actual value is about ${distance(k)} ${side} the target`;
    const blank = withMisreadings(
      namesBlank(
        MONTHS[key]!,
        rivals
          .filter(([k]) => k >= 0 && k < YEAR && isClear(k))
          .map(([k, slip]) => [MONTHS[k]!, slip] as const),
        [],
        (month) =>
          month === MONTHS[key]!
            ? `${apart(key)}.`
            : `${apart(MONTHS.indexOf(month))}, but at the end of ${MONTHS[key]!} it is about ${distance(key)} ${side} it.`,
        MONTHS,
      ),
    );
    if (blank.slips.length < 3) return null;
    return {
      name: isBelow ? "widest-shortfall" : "widest-excess",
      text: `${capital(cumulative(story))} was farthest ${side} the target at the end of {0}.`,
      blank,
      step: `Measure the vertical distance between the two lines where the actual value is ${side} the target. ${apart(key)}, more than at the end of any other month offered.`,
      weight: 0,
    };
  },
  pattern: /^The cumulative .+ was farthest (below|above) the target at the end of \{0\}\.$/,
  answer: ([side], { chart }, options) => {
    const sign = side === "below" ? -1 : 1;
    const gap = (month: string): number =>
      sign * (heightAt(chart, "Actual", month) - heightAt(chart, "Target", month));
    const most = MONTHS.reduce((all, month) => Math.max(all, gap(month)), 0);
    return where(options, (option) => gap(option) === most);
  },
};

/** What a few months added together. */
export const addedOver: ChartAsk<TargetWorld> = {
  make({ story, sums, targets, grid }, rng) {
    const from = rng.int(1, YEAR - 4);
    const to = from + rng.int(1, 3);
    const exact = sums[to]! - sums[from - 1]!;
    const half = grid.step / 2;
    const key = roundTo(exact, half);
    if (key < grid.step || Math.abs(exact - key) > half / 3) return null;
    const rise = sumNear([sums[to]!, -sums[from - 1]!], key, withUnit(story.amount));
    const told = `The line rises from about ${thousands(sums[from - 1]!)} at the end of ${MONTHS[from - 1]!} to about ${thousands(sums[to]!)} at the end of ${MONTHS[to]!}: ${rise}.`;
    const ways = addedWays({ story, sums, targets, grid }, from, to);
    return {
      name: "added-over",
      text: `From the beginning of ${MONTHS[from]!} to the end of ${MONTHS[to]!}, ${story.flow} was closest to {0}.`,
      blank: likelier(
        estimate({
          key,
          why: told,
          wrongs: rng.shuffle(asWrongs(ways, (value) => roundTo(value, half))),
          gap: 0.9 * grid.step,
          text: withUnit(story.amount),
        }),
        [...ways, ...otherAdded({ story, sums, targets }, from, to)],
        0.55 * grid.step,
      ),
      step: `Subtract the total at the end of ${MONTHS[from - 1]!}, just before ${MONTHS[from]!} began, from the total at the end of ${MONTHS[to]!}: ${rise}.`,
      weight: 1,
    };
  },
  pattern: /^From the beginning of (\w+) to the end of (\w+), .+ was closest to \{0\}\.$/,
  answer: ([from, to], { chart }, options) => {
    const { y } = read(chart);
    const months = MONTHS.slice(MONTHS.indexOf(from!), MONTHS.indexOf(to!) + 1);
    const total = months.reduce((all, month) => all + addedIn(chart, month), 0);
    return nearest(options, factorOf(y.label) * total, (factorOf(y.label) * y.step!) / 6);
  },
};

/** Wrong amounts for a stretch of months, with the totals that lead to them. */
function addedWays(
  { story, sums, targets, grid }: Pick<TargetWorld, "story" | "sums" | "targets" | "grid">,
  from: number,
  to: number,
): Way[] {
  const [before, after] = [sums[from - 1]!, sums[to]!];
  const [first, last, previous] = [from, to, from - 1].map((k) => MONTHS[k]!);
  const [low, high] = [Math.round(targets[from - 1]!), Math.round(targets[to]!)];
  const right = `What was added is ${toldSum([after, -before])}.`;
  const text = withUnit(story.amount);
  const near = (terms: readonly number[], choice: number): string => sumNear(terms, choice, text);
  const at = (value: number, choice: number): string => about(value, choice, text);
  const off =
    (lines: number) =>
    (choice: number): string =>
      `At the end of ${last!}, the line is at about ${thousands(after)}. With ${thousands(after + lines * grid.step)}, the rise would be ${near([after + lines * grid.step, -before], choice)}.`;
  return [
    [
      after,
      "gives the total since the beginning of the year",
      (choice) =>
        `The line is at ${at(after, choice)} at the end of ${last!}, but ${thousands(before)} of that was there before ${first!}. ${right}`,
    ],
    [
      after - sums[from]!,
      `leaves out ${first!}`,
      (choice) =>
        `From the end of ${first!} on, the rise is only ${near([after, -sums[from]!], choice)}. But ${first!} begins at the end of ${previous!}, where the line is at about ${thousands(before)}.`,
    ],
    [
      before,
      `gives the total at the end of ${previous!}`,
      (choice) => `At the end of ${previous!}, the line is at ${at(before, choice)}. ${right}`,
    ],
    [
      targets[to]! - targets[from - 1]!,
      "reads the target",
      (choice) =>
        `The line of targets rises by ${near([high, -low], choice)}, but the line of actual values by ${toldSum([after, -before])}.`,
    ],
    [
      after + before,
      "adds the two totals",
      (choice) =>
        `${near([after, before], choice)} counts the months before ${first!} twice. ${right}`,
    ],
    [after - before + grid.step, "reads the later total a gridline too high", off(1)],
    [after - before - grid.step, "reads the later total a gridline too low", off(-1)],
    [
      (after - before) / (to - from + 1),
      "gives the average for one month",
      (choice) =>
        `${right} Divided by ${to - from + 1} months, that is an average of ${at(Math.round((after - before) / (to - from + 1)), choice)} for a month, but the sentence is about all of these months together.`,
    ],
  ];
}

/** Other wrong amounts for a stretch of months: it begins or ends elsewhere. */
function otherAdded(
  { story, sums, targets }: Pick<TargetWorld, "story" | "sums" | "targets">,
  from: number,
  to: number,
): Way[] {
  const [before, after, end] = [sums[from - 1]!, sums[to]!, sums.at(-1)!];
  const text = withUnit(story.amount);
  const right = `The line rises by ${toldSum([after, -before])} from the end of ${MONTHS[from - 1]!} to the end of ${MONTHS[to]!}.`;
  const between = (first: number, last: number, slip: string): Way => [
    sums[last]! - sums[first]!,
    slip,
    (choice) =>
      `From the end of ${MONTHS[first]!} to the end of ${MONTHS[last]!}, the line rises by ${sumNear([sums[last]!, -sums[first]!], choice, text)}. ${right}`,
  ];
  const ways: Way[] = [
    between(from - 1, to - 1, `leaves out ${MONTHS[to]!}`),
    ...(from > 1 ? [between(from - 2, to, `includes ${MONTHS[from - 1]!}`)] : []),
    between(from - 1, to + 1, `includes ${MONTHS[to + 1]!}`),
    between(to - 1, to, `gives what ${MONTHS[to]!} alone added`),
    between(from - 1, from, `gives what ${MONTHS[from]!} alone added`),
    [
      Math.round(targets[to]!),
      `gives the target for the end of ${MONTHS[to]!}`,
      (choice) =>
        `That target is ${about(Math.round(targets[to]!), choice, text)}, but the sentence is about the line of actual values. ${right}`,
    ],
    [
      Math.round(targets[to]!) - before,
      `takes the target for the total at the end of ${MONTHS[to]!}`,
      (choice) =>
        `${sumNear([Math.round(targets[to]!), -before], choice, text)}, but ${thousands(Math.round(targets[to]!))} is the target. ${right}`,
    ],
    between(to, YEAR - 1, `gives what was added after ${MONTHS[to]!}`),
    [
      end - before,
      "goes on to the end of the year",
      (choice) =>
        `${sumNear([end, -before], choice, text)} takes in every month up to December. ${right}`,
    ],
  ];
  return ways.filter(([value]) => value > 0);
}

/** Other wrong percents of the target for the year: another month, or no division. */
function otherPercents({ sums, targets }: TargetWorld, k: number): Way[] {
  const target = targets.at(-1)!;
  const height = `At the end of ${MONTHS[k]!}, the line of actual values is at about ${thousands(sums[k]!)}.`;
  const inMonth = (m: number): Way =>
    shareWay(sums[m]!, target, `reads the line at the end of ${MONTHS[m]!}`, height);
  return [
    inMonth(k + 1),
    inMonth(k - 1),
    inMonth(YEAR - 1),
    shareWay(
      sums[k]! - sums[k - 1]!,
      target,
      `takes only what ${MONTHS[k]!} added`,
      `The sentence is about all that had been reached by the end of ${MONTHS[k]!}, ${thousands(sums[k]!)}.`,
    ),
    [
      sums[k]!,
      "takes the total itself for a percent",
      (choice) =>
        `The total is about ${thousands(sums[k]!)}${closestTo(sums[k]!, choice)}, but it has to be divided by the target, ${thousands(target)}.`,
    ],
  ];
}

function by(part: number, whole: number, slip: string, why: string): Way {
  return shareWay(Math.round(part), Math.round(whole), slip, why);
}

/** Wrong percents of the target for the year, with the values that lead to them. */
function percentWays({ sums, targets, grid }: TargetWorld, k: number): Way[] {
  const [now, target] = [sums[k]!, targets.at(-1)!];
  const year = `The sentence asks for a percent of the target for the end of December, ${thousands(target)}.`;
  const height = `At the end of ${MONTHS[k]!}, the line of actual values is at about ${thousands(now)}.`;
  return [
    by(now, targets[k]!, `divides by the target for the end of ${MONTHS[k]!}`, year),
    by(targets[k]!, target, "reads the target instead of the actual value", height),
    by(now, sums.at(-1)!, "divides by the actual total of the year", year),
    by(
      target - now,
      target,
      "gives what was left to do",
      `What was left was ${toldSum([target, -now])}, but what had been reached was ${thousands(now)}.`,
    ),
    by(now, grid.max, "divides by the top of the axis", year),
    by(now + grid.step, target, "reads the line a gridline too high", height),
    by(now - grid.step, target, "reads the line a gridline too low", height),
  ];
}

/** What percent of the target for the whole year had been reached. */
export const percentOfTarget: ChartAsk<TargetWorld> = {
  make(world, rng) {
    const { story, sums, targets } = world;
    const k = rng.int(2, YEAR - 3);
    const [now, target] = [sums[k]!, targets.at(-1)!];
    const exact = (100 * now) / target;
    const key = toFive(exact);
    if (key < 15 || key > 85 || Math.abs(exact - key) > 1.5) return null;
    const told = `By the end of ${MONTHS[k]!}, the total was about ${thousands(now)}, and the target for the end of December was ${thousands(target)}. ${toldShare(now, target)}.`;
    const ways = percentWays(world, k);
    return {
      name: "percent-of-target",
      text: `By the end of ${MONTHS[k]!}, ${story.flow} was approximately {0} percent of the target for the end of December.`,
      blank: likelier(
        estimate({ key, why: told, wrongs: rng.shuffle(asWrongs(ways, toFive)), gap: 7 }),
        [...ways, ...otherPercents(world, k)],
        3.5,
      ),
      step: `Divide the actual value at the end of ${MONTHS[k]!}, about ${thousands(now)}, by the target for the end of December, ${thousands(target)}: ${toldShare(now, target)}.`,
      weight: 1,
    };
  },
  pattern:
    /^By the end of (\w+), .+ was approximately \{0\} percent of the target for the end of December\.$/,
  answer: ([month], { chart }, options) => {
    const share = heightAt(chart, "Actual", month!) / heightAt(chart, "Target", "December");
    return nearest(options, 100 * share, 2);
  },
};

/** "the cumulative number of memberships" */
function cumulative({ measure }: TargetStory): string {
  return `the ${measure.toLowerCase().replace(/ \(.+\)$/, "")}`;
}
