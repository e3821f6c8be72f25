import { capital, nearest, range, thousands, tidy, where } from "@theta/items/template";
import {
  marginCountBlank,
  type Margins,
  orOneOf,
  ruleOf,
  toldApart,
  toldPercentWrongs,
  toldTooClose,
  withMisreadings,
} from "../number-slips.ts";
import {
  clearGap,
  descending,
  estimate,
  factorOf,
  namesBlank,
  percentApart,
  toFive,
  withUnit,
} from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { type DiagonalWorld, nounAt, pointOf, read, told } from "./diagonal.ts";

/** Points beside a diagonal: who gained, who passed a bound, and by how much. */

/** For how many the later value was greater: the points above the diagonal. */
export const grew: ChartAsk<DiagonalWorld> = {
  make({ story, names, before, after, grid }, rng) {
    const isMore = rng.chance(0.5);
    const up = before.filter((value, k) => after[k]! > value).length;
    const key = isMore ? up : names.length - up;
    const half = after.filter((value) => value > grid.max / 2).length;
    const side = isMore ? "above" : "below";
    const why = `The number of points ${side} the dashed line is ${key}.`;
    const points: Margins = {
      names,
      margins: before.map((value, k) => (after[k]! - value) * (isMore ? 1 : -1)),
      shown: (k) => `${thousands(before[k]!)} and ${thousands(after[k]!)}`,
      rule: (own) => `the points ${side} the dashed line are ${own}`,
    };
    const right = capital(ruleOf(points));
    return {
      name: isMore ? "grew" : "shrank",
      text: `For {0} of the ${names.length} ${story.things}, ${story.noun} was ${isMore ? "greater" : "less"} in ${story.times[1]} than in ${story.times[0]}.`,
      blank: marginCountBlank(points, {
        most: names.length,
        why,
        tempting: [
          [names.length - key, "counts the points on the other side of the line", `${right}.`],
          [
            isMore ? half : names.length - half,
            `counts the points in the ${isMore ? "upper" : "lower"} half of the graph`,
            `What matters is the side of the dashed line. ${right}.`,
          ],
        ],
      }),
      step: `A point above the dashed line has a greater value in ${story.times[1]}. ${right}.`,
      weight: 0,
    };
  },
  pattern: /^For \{0\} of the \d+ \w+, .+ was (greater|less) in \d{4} than in \d{4}\.$/,
  answer: ([side], view, options) => {
    const count = read(view).filter(({ x, y }) => (side === "greater" ? x < y : y < x)).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** How many were beyond a bound at the later time and not at the earlier one. */
export const passedBound: ChartAsk<DiagonalWorld> = {
  make({ story, names, before, after, grid }, rng) {
    const bounds = range(2, Math.round(grid.max / grid.step) - 2)
      .map((n) => tidy(n * grid.step))
      .filter((bound) =>
        [...before, ...after].every((value) => Math.abs(value - bound) >= clearGap(grid)),
      )
      .filter(
        (bound) => before.filter((value, k) => value < bound && after[k]! > bound).length >= 2,
      );
    if (bounds.length === 0) return null;
    const bound = rng.pick(bounds);
    const count = (fits: (from: number, to: number) => boolean): number =>
      before.filter((from, k) => fits(from, after[k]!)).length;
    const key = count((from, to) => from < bound && to > bound);
    const limit = thousands(bound);
    const why = `The number of points to the left of ${limit} on the horizontal axis and above ${limit} on the vertical axis is ${key}.`;
    const points: Margins = {
      names,
      margins: before.map((from, k) => Math.min(bound - from, after[k]! - bound)),
      shown: (k) => `${thousands(before[k]!)} and ${thousands(after[k]!)}`,
      rule: (own) => `the points to the left of ${limit} and above ${limit} are ${own}`,
    };
    const right = `${capital(ruleOf(points))}.`;
    return {
      name: "passed-bound",
      text: `For {0} of the ${names.length} ${story.things}, ${story.noun} was greater than ${withUnit(story.amount)(bound)} in ${story.times[1]} but not in ${story.times[0]}.`,
      blank: marginCountBlank(points, {
        most: names.length,
        why,
        tempting: [
          [
            count((_, to) => to > bound),
            `counts every point above ${limit} on the vertical axis`,
            `Some of them were above it in ${story.times[0]} already. ${right}`,
          ],
          [count((from, to) => from > bound && to < bound), "swaps the two years", right],
          [
            count((from, to) => from > bound && to > bound),
            `counts the points above ${limit} in both years`,
            right,
          ],
          [
            count((from, to) => to > from),
            "counts every increase, the points above the dashed line",
            right,
          ],
        ],
      }),
      step: `Look to the left of ${limit} on the horizontal axis and above ${limit} on the vertical one. ${right}`,
      weight: 1,
    };
  },
  pattern:
    /^For \{0\} of the \d+ \w+, .+ was greater than [\\$]*([\d,]+).* in \d{4} but not in \d{4}\.$/,
  answer: ([bound], view, options) => {
    const { chart } = view;
    const label = chart.kind === "scatter" ? chart.x.label : "";
    const limit = Number(bound!.replaceAll(",", "")) / factorOf(label);
    const [later, both] = [
      read(view).filter(({ y }) => y > limit),
      read(view).filter(({ x, y }) => Math.min(x, y) > limit),
    ];
    return where(options, (option) => Number(option) === later.length - both.length);
  },
};

/** Whose value changed the most: the point farthest from the diagonal on one side. */
export const greatestMove: ChartAsk<DiagonalWorld> = {
  make(world, rng) {
    const { story, names, before, after, grid } = world;
    const isUp = rng.chance(0.5);
    const moves = before.map((value, k) => (isUp ? after[k]! - value : value - after[k]!));
    const [key, next, third] = descending(moves) as [number, number, number];
    if (moves[key]! - moves[next]! < clearGap(grid)) return null;
    const label = (k: number): string => `${story.thing} ${names[k]!}`;
    const onSide = moves.flatMap((move, k) => (move > 0 ? [k] : []));
    const first = (values: readonly number[]): number =>
      onSide.toSorted((one, other) => values[other]! - values[one]!)[0]!;
    const last = descending(moves).findLast((k) => onSide.includes(k))!;
    const sign = isUp ? 1 : -1;
    const side = `${isUp ? "above" : "below"} the dashed line`;
    const most = (values: readonly number[], kind: string): string =>
      orOneOf(
        onSide.map((k) => values[k]!),
        `the ${kind} point`,
        `one of the ${kind} points`,
      );
    const farthestRight = most(before, "rightmost");
    // Whatever didn’t change in that direction could be left out at once.
    const blank = withMisreadings(
      namesBlank(
        label(key),
        [
          [
            label(first(after.map((value) => sign * value))),
            `takes ${most(
              after.map((value) => sign * value),
              isUp ? "highest" : "lowest",
            )} ${side}`,
          ],
          [
            label(first(after.map((value, k) => (sign * value) / before[k]!))),
            "compares percents instead of amounts",
          ],
          [label(first(before)), `takes ${farthestRight} ${side}`],
          [label(next), "takes the second greatest change"],
          [label(last), "takes the point nearest to the line"],
        ],
        onSide.includes(third) ? [label(third)] : [],
        (name) => {
          const k = names.indexOf(name.slice(-1));
          const moved = `${told(world, k).slice(0, -1)}, ${isUp ? "an increase" : "a decrease"} of ${thousands(tidy(moves[k]!))}`;
          return k === key
            ? `${moved}.`
            : `${moved}. For ${label(key)}, it was ${thousands(tidy(moves[key]!))}.`;
        },
        names.map((name) => `${story.thing} ${name}`),
      ),
    );
    if (onSide.length < 4 || blank.slips.length < 3) return null;
    return {
      name: isUp ? "greatest-increase" : "greatest-decrease",
      text: `The ${story.thing.toLowerCase()} with the greatest ${isUp ? "increase" : "decrease"} in ${story.noun} from ${story.times[0]} to ${story.times[1]} was {0}.`,
      blank,
      step: `Look for the point farthest ${isUp ? "above" : "below"} the dashed line, measured vertically: ${label(key)}. ${told(world, key)}`,
      weight: 1,
    };
  },
  pattern: /^The \w+ with the greatest (increase|decrease) in .+ from \d{4} to \d{4} was \{0\}\.$/,
  answer: ([verb], view, options) => {
    const sign = verb === "increase" ? 1 : -1;
    const most = Math.max(...read(view).map(({ x, y }) => sign * (y - x)));
    return where(options, (option) => {
      const { x, y } = pointOf(view, option);
      return sign * (y - x) === most;
    });
  },
};

/** By what percent one value changed: the distance to the diagonal as a percent of the earlier value. */
export const percentMove: ChartAsk<DiagonalWorld> = {
  make(world, rng) {
    const { story, names, before, after, grid } = world;
    const k = rng.int(0, names.length - 1);
    const [base, other] = [before[k]!, after[k]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 15 || Math.abs(exact - key) > 1.5) return null;
    return {
      name: "percent-move",
      text: `From ${story.times[0]} to ${story.times[1]}, ${nounAt(story, names[k]!)} ${other > base ? "increased" : "decreased"} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: told(world, k),
        wrongs: rng.shuffle([
          ...toldTooClose(key, base, other),
          ...toldPercentWrongs({
            base,
            other,
            atBase: `in ${story.times[0]}`,
            atOther: `in ${story.times[1]}`,
            grid,
          }),
        ]),
        gap: Math.max(10, key / 4),
      }),
      step: `Read the earlier value on the horizontal axis and the later one on the vertical axis. Divide the change by the earlier value: ${toldApart(base, other, base)}.`,
      weight: 2,
    };
  },
  pattern: /^From \d{4} to \d{4}, (.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([phrase], view, options) => {
    const { x, y } = pointOf(view, phrase!);
    return nearest(options, 100 * Math.abs(y / x - 1), 2);
  },
};
