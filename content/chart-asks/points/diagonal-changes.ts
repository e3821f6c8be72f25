import {
  capital,
  listed,
  nearest,
  range,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import {
  marginCountBlank,
  type Margins,
  orOneOf,
  ruleOf,
  toldApart,
  toldFrom,
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
import { likelierChange } from "../likelier.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import { type DiagonalWorld, inBoth, nounAt, pointOf, read, told } from "./diagonal.ts";

/** Points beside a diagonal: who gained, who passed a bound, and by how much. */

/** For how many the later value was greater: the points above the diagonal. */
export const grew: ChartAsk<DiagonalWorld> = {
  make(world, rng) {
    const { story, names, before, after, grid } = world;
    const isMore = rng.chance(0.5);
    const up = before.filter((value, k) => after[k]! > value).length;
    const key = isMore ? up : names.length - up;
    const half = after.filter((value) => value > grid.max / 2).length;
    const [side, otherSide] = isMore ? ["above", "below"] : ["below", "above"];
    const points: Margins = {
      names,
      margins: before.map((value, k) => (after[k]! - value) * (isMore ? 1 : -1)),
      shown: (k) => inBoth(world, k),
      rule: (own) => `the points ${side} the dashed line are ${own}`,
    };
    const right = capital(ruleOf(points));
    return {
      name: isMore ? "grew" : "shrank",
      text: `For {0} of the ${names.length} ${story.things}, ${story.noun} was ${isMore ? "greater" : "less"} in ${story.times[1]} than in ${story.times[0]}.`,
      blank: marginCountBlank(points, {
        most: names.length,
        why: `${right}. There are ${key} of them.`,
        tempting: [
          [names.length - key, `counts the points ${otherSide} the dashed line`, `${right}.`],
          [
            isMore ? half : names.length - half,
            `counts the points in the ${isMore ? "upper" : "lower"} half of the graph`,
            `${halfTold(world, isMore)} But what matters is the side of the dashed line. ${right}.`,
          ],
        ],
      }),
      step: `A point ${side} the dashed line has a ${isMore ? "greater" : "smaller"} value in ${story.times[1]} than in ${story.times[0]}. ${right}, ${key} in all.`,
      weight: 0,
    };
  },
  pattern: /^For \{0\} of the \d+ \w+, .+ was (greater|less) in \d{4} than in \d{4}\.$/,
  answer: ([side], view, options) => {
    const count = read(view).filter(({ x, y }) => (side === "greater" ? x < y : y < x)).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** Which points are in the upper or the lower half of the graph, or which few aren't. */
function halfTold({ names, after, grid }: DiagonalWorld, isUpper: boolean): string {
  const middle = grid.max / 2;
  const isIn = (k: number): boolean => after[k]! > middle === isUpper;
  const [some, others] = [true, false].map((side) => names.filter((_, k) => isIn(k) === side)) as [
    string[],
    string[],
  ];
  const who = others.length > 0 && others.length < 3 ? `All but ${listed(others)}` : listed(some);
  const isOne = some.length === 1;
  return `${others.length === 0 ? "All points" : who} ${isOne ? "is" : "are"} ${isUpper ? "above" : "below"} ${thousands(middle)}, halfway up the vertical axis.`;
}

/** How many were beyond a bound at the later time and not at the earlier one. */
export const passedBound: ChartAsk<DiagonalWorld> = {
  make(world, rng) {
    const { story, names, before, after, grid } = world;
    const [first, second] = story.times;
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
    const thatFit = (fits: (from: number, to: number) => boolean): string[] =>
      names.filter((_, k) => fits(before[k]!, after[k]!));
    const key = thatFit((from, to) => from < bound && to > bound).length;
    const limit = thousands(bound);
    const points: Margins = {
      names,
      margins: before.map((from, k) => Math.min(bound - from, after[k]! - bound)),
      shown: (k) => inBoth(world, k),
      rule: (own) =>
        `the points with less than ${limit} in ${first} and more than ${limit} in ${second} are ${own}`,
      opposite: "the points that don't belong",
    };
    const right = `${capital(ruleOf(points))}.`;
    return {
      name: "passed-bound",
      text: `For {0} of the ${names.length} ${story.things}, ${story.noun} was greater than ${withUnit(story.amount)(bound)} in ${story.times[1]} but not in ${story.times[0]}.`,
      blank: marginCountBlank(points, {
        most: names.length,
        why: right,
        tempting: passedWrongs(thatFit, bound, [right, story.times]),
      }),
      step: `Look to the left of ${limit} on the horizontal axis (${first}) and above ${limit} on the vertical axis (${second}). ${right} There are ${key} of them.`,
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

/** "A and B had more than 100 in 2022 already. ", or nothing if there are none. */
function namedWith(some: readonly string[], had: string): string {
  return some.length === 0 ? "" : `${listed(some)} ${had} `;
}

/** Wrong counts of points that passed a bound, with the points that lead to them. */
function passedWrongs(
  thatFit: (fits: (from: number, to: number) => boolean) => string[],
  bound: number,
  [right, [first, second]]: readonly [right: string, times: readonly [string, string]],
): Wrong[] {
  const limit = thousands(bound);
  const [late, back, both, up] = [
    thatFit((_, to) => to > bound),
    thatFit((from, to) => from > bound && to < bound),
    thatFit((from, to) => from > bound && to > bound),
    thatFit((from, to) => to > from),
  ];
  return [
    [
      late.length,
      `counts every point above ${limit} on the vertical axis`,
      `${namedWith(both, `had more than ${limit} in ${first} already.`)}${right}`,
    ],
    [
      back.length,
      "swaps the two years",
      `${namedWith(back, `had more than ${limit} in ${first} and less in ${second}.`)}${right}`,
    ],
    [
      both.length,
      `counts the points with more than ${limit} in both years`,
      `${namedWith(both, `had more than ${limit} in ${first} already.`)}${right}`,
    ],
    [up.length, "counts every increase, the points above the dashed line", right],
  ];
}

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
    const [verb, change] = isUp ? ["increased", "increase"] : ["decreased", "decrease"];
    const said = withUnit(story.amount);
    // Whatever didn’t change in that direction could be left out at once.
    const blank = withMisreadings(
      namesBlank(
        label(key),
        temptingMoves(world, moves, isUp).map(([k, slip]) => [label(k), slip]),
        onSide.includes(third) ? [label(third)] : [],
        (name) => {
          const k = names.indexOf(name.slice(-1));
          const moved = movedTold(world, k, moves[k]!);
          return k === key
            ? moved
            : `${moved} For ${label(key)}, it ${verb} by ${said(tidy(moves[key]!))}.`;
        },
        names.map((name) => `${story.thing} ${name}`),
      ),
    );
    if (onSide.length < 4 || blank.slips.length < 3) return null;
    return {
      name: isUp ? "greatest-increase" : "greatest-decrease",
      text: `The ${story.thing.toLowerCase()} with the greatest ${isUp ? "increase" : "decrease"} in ${story.noun} from ${story.times[0]} to ${story.times[1]} was {0}.`,
      blank,
      step: `Look for the point farthest ${isUp ? "above" : "below"} the dashed line, measured vertically. ${movedTold(world, key, moves[key]!)} The next greatest ${change} is ${said(tidy(moves[next]!))}, for ${label(next)}.`,
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

/** Points on one side of the diagonal that are taken for the one farthest from it, and why. */
function temptingMoves(
  { before, after }: DiagonalWorld,
  moves: readonly number[],
  isUp: boolean,
): readonly (readonly [place: number, slip: string])[] {
  const onSide = moves.flatMap((move, k) => (move > 0 ? [k] : []));
  const first = (values: readonly number[]): number =>
    onSide.toSorted((one, other) => values[other]! - values[one]!)[0]!;
  const [, next, third] = descending(moves) as [number, number, number];
  const last = descending(moves).findLast((k) => onSide.includes(k))!;
  const sign = isUp ? 1 : -1;
  const [side, change] = isUp
    ? ["above the dashed line", "increase"]
    : ["below the dashed line", "decrease"];
  const most = (values: readonly number[], kind: string): string =>
    orOneOf(
      onSide.map((k) => values[k]!),
      `the ${kind} point`,
      `one of the ${kind} points`,
    );
  const heights = after.map((value) => sign * value);
  const steepest = first(heights.map((height, k) => height / before[k]!));
  const percents = moves.map((move, k) => (100 * move) / before[k]!);
  const isShared = moves[next] === moves[third];
  const closest = orOneOf(
    onSide.map((k) => -moves[k]!),
    "the point nearest to the dashed line",
    "one of the points nearest to the dashed line",
  );
  return [
    [first(heights), `takes ${most(heights, isUp ? "highest" : "lowest")} ${side}`],
    [steepest, `takes ${steepestTold(percents, percents[steepest]!, change)}`],
    [first(before), `takes ${most(before, "rightmost")} ${side}`],
    [
      next,
      isShared
        ? `takes one of the second greatest ${change}s`
        : `takes the second greatest ${change}`,
    ],
    [last, `takes ${closest} among those ${isUp ? "above" : "below"} it`],
  ];
}

/** "the greatest percent increase, about 69 percent", or one of several. */
function steepestTold(percents: readonly number[], most: number, change: string): string {
  const others = percents.filter((percent) => percent !== most);
  const isOne = others.length === percents.length - 1;
  return `${isOne ? "the" : "one of the"} greatest percent ${change}${isOne ? "" : "s"}, about ${toldFrom(others, most)} percent`;
}

/** Both values of a point, and by how much they differ: "… in 2021, a decrease of 12." */
function movedTold(world: DiagonalWorld, k: number, move: number): string {
  const { before, after } = world;
  const change = after[k]! > before[k]! ? "an increase" : "a decrease";
  return `${told(world, k).slice(0, -1)}, ${change} of ${withUnit(world.story.amount)(tidy(move))}.`;
}

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
      blank: likelierChange(
        estimate({
          key,
          why: `${told(world, k)} As a percent of the earlier value, ${toldApart(base, other, base)}.`,
          wrongs: rng.shuffle([
            ...toldTooClose(key, base, other),
            ...toldPercentWrongs({
              base,
              other,
              atBase: `in ${story.times[0]}`,
              atOther: `in ${story.times[1]}`,
              grid,
            }).map(([value, slip, why]): Wrong => [
              value,
              slip,
              why.replace(/^At (\S+), a gridline off,/, "With $1 instead,"),
            ]),
          ]),
          gap: Math.max(10, key / 4),
        }),
        {
          base,
          other,
          atBase: `in ${story.times[0]}`,
          atOther: `in ${story.times[1]}`,
          pairs: names.flatMap((name, j) =>
            j === k ? [] : [[`reads the point of ${name}`, before[j]!, after[j]!] as const],
          ),
        },
      ),
      step: `Read the earlier value on the horizontal axis, about ${thousands(base)}, and the later one on the vertical axis, about ${thousands(other)}. Divide the change by the earlier value: ${toldApart(base, other, base)}.`,
      weight: 2,
    };
  },
  pattern: /^From \d{4} to \d{4}, (.+) (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([phrase], view, options) => {
    const { x, y } = pointOf(view, phrase!);
    return nearest(options, 100 * Math.abs(y / x - 1), 2);
  },
};
