import {
  capital,
  type ChartInput,
  type GraphicsView,
  listed,
  nearest,
  type Rng,
  roundTo,
  sum,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { PLAN_STORIES, type PlanStory } from "../../stories/charts/plans.ts";
import {
  descending,
  estimate,
  factorOf,
  type Grid,
  gridOver,
  toFive,
  withUnit,
} from "../reading.ts";
import {
  closestTo,
  type Counted,
  namedCountBlank,
  nearestNote,
  roundedWrongs,
  toldApart,
  toldNamesBlank,
  toldPercentWrongs,
  toldSum,
  toldTooClose,
} from "../number-slips.ts";
import { likelierChange } from "../likelier.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** A planned and an actual value side by side for each department, store, or project. */

export interface PlanWorld {
  readonly story: PlanStory;
  readonly names: readonly string[];
  readonly planned: readonly number[];
  readonly actual: readonly number[];
  /** By how many percent the actual value is above the planned one. */
  readonly over: readonly number[];
  readonly grid: Grid;
}

export function drawPlan(story: PlanStory, rng: Rng): PlanWorld | null {
  const planned = story.groups.map((one) => roundTo(within(one.planned, rng), story.step));
  const actual = planned.map((value) => {
    // Most plans come out about right.
    const apart = rng.chance(0.4) ? rng.int(-8, 8) : within(story.apart, rng);
    return roundTo(value * (1 + apart / 100), story.step);
  });
  const over = planned.map((value, k) => (100 * (actual[k]! - value)) / value);
  // Whether a bar is within 10 percent has to be seen.
  if (over.some((percent) => Math.abs(Math.abs(percent) - 10) < 2.5)) return null;
  const grid = gridOver([...planned, ...actual]);
  return { story, names: story.groups.map(({ name }) => name), planned, actual, over, grid };
}

export function drawPlanBars(rng: Rng): DrawnChart<PlanWorld> | null {
  const story = rng.pick(PLAN_STORIES);
  const world = drawPlan(story, rng);
  if (!world) return null;
  const { names, planned, actual, grid } = world;
  const chart: ChartInput = {
    kind: "bars",
    alt: `Bar chart with two bars, ${story.bars[0].toLowerCase()} and ${story.bars[1].toLowerCase()}, for each of ${names.length} ${story.things}.`,
    x: { label: story.axis },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    categories: [...names],
    series: [
      { name: story.bars[0], values: [...planned] },
      { name: story.bars[1], values: [...actual] },
    ],
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

interface Pair {
  readonly planned: number;
  readonly actual: number;
}

function pairsOf({ chart }: GraphicsView): Map<string, Pair> {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  const [planned, actual] = chart.series;
  return new Map(
    chart.categories.map((name, k) => [
      name,
      { planned: planned!.values[k]!, actual: actual!.values[k]! },
    ]),
  );
}

function told({ story, names, planned, actual, over }: PlanWorld, k: number): string {
  const percent = Math.round(Math.abs(over[k]!));
  const apart =
    percent === 0
      ? "nearly the same as"
      : `about ${percent} percent ${over[k]! < 0 ? "below" : "above"}`;
  return `${capital(at(story, names[k]!))}, ${story.nouns[1]} was about ${thousands(actual[k]!)}, or ${apart} ${story.nouns[0]}, about ${thousands(planned[k]!)}.`;
}

/** "Store 2": a letter or a digit alone is no name. */
function named({ axis }: PlanStory, name: string): string {
  return name.length === 1 ? `${axis} ${name}` : name;
}

function at(story: PlanStory, name: string): string {
  return story.at.replace("#", () => name);
}

/** Those that fit, by how far they are from their plan, the nearest first. */
function byDistance(
  { story, names, over }: PlanWorld,
  isIn: (percent: number) => boolean,
): Counted[] {
  return [...over.keys()]
    .filter((k) => isIn(over[k]!))
    .toSorted((a, b) => Math.abs(over[a]!) - Math.abs(over[b]!))
    .map((k) => {
      const percent = Math.round(Math.abs(over[k]!));
      const side = over[k]! < 0 ? "below" : "above";
      return [
        named(story, names[k]!),
        percent === 0 ? "no difference" : `${percent} percent ${side}`,
      ];
    });
}

/** Misreadings of how many are within 10 percent of their plan. */
function wrongCounts({ story, names, planned, over, grid }: PlanWorld, rule: string): Wrong[] {
  const those = (isIn: (percent: number, k: number) => boolean): string[] =>
    names.filter((_, k) => isIn(over[k]!, k)).map((name) => named(story, name));
  const far = those((percent) => Math.abs(percent) > 10);
  const close = those((percent, k) => Math.abs((percent * planned[k]!) / 100) < grid.step);
  const below = those((percent) => percent < -10);
  return [
    [
      far.length,
      "counts those that differ by more than 10 percent",
      `Those are ${listed(far)}, but ${rule}.`,
    ],
    [
      close.length,
      "counts differences of less than a gridline",
      `Those are ${listed(close)}. The ${thousands(grid.step)} from one gridline to the next isn't 10 percent of every bar, and ${rule} only.`,
    ],
    [
      names.length - those((percent) => percent > 10).length,
      "counts shortfalls of more than 10 percent as well",
      `Within 10 percent means no more than 10 percent below, either. That excludes ${listed(below)}.`,
    ],
  ];
}

/** "Store 2 (a difference of 10, where a tenth is 45)", for all that are within 10 percent of their plan */
function toldNear({ story, names, planned, actual, over }: PlanWorld): string {
  const near = [...names.keys()].filter((k) => Math.abs(over[k]!) < 10);
  return listed(
    near.map((k) => {
      const apart = thousands(tidy(Math.abs(actual[k]! - planned[k]!)));
      return `${named(story, names[k]!)} (${apart}, and a tenth is ${thousands(tidy(planned[k]! / 10))})`;
    }),
  );
}

/** For how many the actual value was close to the planned one. */
export const withinTen: ChartAsk<PlanWorld> = {
  make(world) {
    const { story, names, over } = world;
    const key = over.filter((percent) => Math.abs(percent) < 10).length;
    // A count of none or of all is no count.
    if (key < 2 || key > names.length - 2) return null;
    const near = names.filter((_, k) => Math.abs(over[k]!) < 10);
    const rule = `the difference is less than 10 percent for ${listed(near.map((name) => named(story, name)))}`;
    return {
      name: "within-ten",
      text: `${capital(story.nouns[1])} was within 10 percent of ${story.nouns[0]} for {0} of the ${names.length} ${story.things}.`,
      blank: namedCountBlank({
        most: names.length,
        why: `${capital(rule)}.`,
        tempting: wrongCounts(world, rule),
        counted: byDistance(world, (percent) => Math.abs(percent) < 10).toReversed(),
        others: byDistance(world, (percent) => Math.abs(percent) > 10),
        rule,
      }),
      step: `Compare each difference with a tenth of ${story.nouns[0]}. The difference is less for ${key} of the ${names.length} ${story.things}: ${toldNear(world)}.`,
      weight: 1,
    };
  },
  pattern: /^.+ was within 10 percent of .+ for \{0\} of the \d+ \w+\.$/,
  answer: (_, view, options) => {
    const count = [...pairsOf(view).values()].filter(
      ({ planned, actual }) => actual > 0.9 * planned && actual < 1.1 * planned,
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** The second-greatest percent above a plan, if there is one. */
function toldNext({ story, names, planned, actual, over }: PlanWorld, next: number): string {
  if (over[next]! < 0.5)
    return `Nowhere else was ${story.nouns[1]} clearly above ${story.nouns[0]}.`;
  return `The second-greatest percent is only about ${Math.round(over[next]!)}, for ${named(story, names[next]!)} (from about ${thousands(planned[next]!)} to about ${thousands(actual[next]!)}).`;
}

/** Which exceeded its plan by the greatest percent. */
export const greatestOverrun: ChartAsk<PlanWorld> = {
  make(world) {
    const { story, names, planned, actual, over } = world;
    const [key, next, third] = descending(over) as [number, number, number];
    if (over[key]! < 10 || over[key]! - over[next]! < 5) return null;
    const [widest] = descending(actual.map((value, k) => value - planned[k]!)) as [number];
    const name = (k: number): string => named(story, names[k]!);
    return {
      name: "greatest-overrun",
      text: `The ${story.axis.toLowerCase()} for which ${story.nouns[1]} exceeded ${story.nouns[0]} by the greatest percent was {0}.`,
      blank: toldNamesBlank(
        name(key),
        [
          [
            name(widest),
            "compares the differences, not the percents",
            `The difference between the two bars is the greatest, about ${thousands(tidy(actual[widest]! - planned[widest]!))}, but the percent isn't.`,
          ],
          [
            name(descending(actual)[0]!),
            "takes the tallest bar",
            `No bar for ${story.nouns[1]} is taller, but it has to be compared with the bar beside it, for ${story.nouns[0]}.`,
          ],
          [
            name(descending(over).at(-1)!),
            "takes the greatest shortfall",
            over.at(descending(over).at(-1)!)! < 0
              ? `Here ${story.nouns[1]} was the greatest percent below ${story.nouns[0]}, and not above it.`
              : "This is the least percent.",
          ],
          [
            name(next),
            "compares the percents by eye",
            over[next]! < 0.5
              ? `Only for ${name(key)} was ${story.nouns[1]} clearly above ${story.nouns[0]}.`
              : "This is only the second-greatest percent.",
          ],
        ],
        [name(third)],
        (text) => {
          const k = names.findIndex((own) => named(story, own) === text);
          const most = `${Math.round(over[key]!)} percent`;
          return k === key
            ? `${told(world, k)} No other percent above is as great.`
            : `${told(world, k)} For ${name(key)}, it was about ${most} above.`;
        },
        names.map((own) => named(story, own)),
      ),
      step: `${told(world, key)} ${toldNext(world, next)}`,
      weight: 1,
    };
  },
  pattern: /^The \w+ for which .+ exceeded .+ by the greatest percent was \{0\}\.$/,
  answer: (_, view, options) => {
    const ratios = new Map(
      [...pairsOf(view)].map(([name, one]) => [name, one.actual / one.planned]),
    );
    const most = Math.max(...ratios.values());
    return where(options, (option) => ratios.get(option.replace(/^\w+ (?=\w$)/, "")) === most);
  },
};

/** By what percent one was above or below its plan. */
export const percentOff: ChartAsk<PlanWorld> = {
  make(world, rng) {
    const { story, names, planned, actual, over, grid } = world;
    const k = rng.int(0, names.length - 1);
    const key = toFive(Math.abs(over[k]!));
    if (key < 15 || Math.abs(Math.abs(over[k]!) - key) > 1.5) return null;
    return {
      name: "percent-off",
      text: `${capital(at(story, names[k]!))}, ${story.nouns[1]} was approximately {0} percent ${over[k]! > 0 ? "greater" : "less"} than ${story.nouns[0]}.`,
      blank: likelierChange(
        estimate({
          key,
          why: `${toldApart(planned[k]!, actual[k]!, planned[k]!)}.`,
          wrongs: rng.shuffle([
            ...toldTooClose(key, planned[k]!, actual[k]!),
            ...toldPercentWrongs({
              base: planned[k]!,
              other: actual[k]!,
              atBase: `for ${story.nouns[0]}`,
              atOther: `for ${story.nouns[1]}`,
              grid,
            }),
          ]),
          gap: Math.max(8, key / 5),
        }),
        {
          base: planned[k]!,
          other: actual[k]!,
          atBase: `for ${story.nouns[0]}`,
          atOther: `for ${story.nouns[1]}`,
          pairs: names.flatMap((name, j) =>
            j === k
              ? []
              : [[`reads the bars for ${named(story, name)}`, planned[j]!, actual[j]!] as const],
          ),
        },
      ),
      step: `The bars are at about ${thousands(planned[k]!)} for ${story.nouns[0]} and at about ${thousands(actual[k]!)} for ${story.nouns[1]}. Divide the difference by ${story.nouns[0]}: ${toldApart(planned[k]!, actual[k]!, planned[k]!)}.`,
      weight: 1,
    };
  },
  pattern: /^For (.+), .+ was approximately \{0\} percent (?:greater|less) than .+\.$/,
  answer: ([phrase], view, options) => {
    const [, found] = [...pairsOf(view)].find(([name]) =>
      new RegExp(`(^| )${name}($| )`).test(phrase!),
    )!;
    return nearest(options, 100 * Math.abs(found.actual / found.planned - 1), 3);
  },
};

function toldList(amounts: readonly number[]): string {
  return amounts.length > 1 ? toldSum(amounts) : `about ${thousands(amounts[0] ?? 0)}`;
}

/** Some bars of the greater total, each misread by a gridline. */
function misreadBars(
  { story, planned, actual, grid }: PlanWorld,
  key: number,
  noun: string,
): Wrong[] {
  const apart = tidy(Math.abs(sum(actual) - sum(planned)));
  const offs: [number, number][] = [
    [1, 1],
    [1, -1],
    [2, -1],
    [2, 1],
    [3, 1],
    [3, -1],
  ];
  return offs.map(([count, sign]): Wrong => {
    const [bars, side] = [
      ["one bar", "two bars", "three bars"][count - 1]!,
      sign > 0 ? "high" : "low",
    ];
    const terms = [apart, ...Array.from({ length: count }, () => sign * grid.step)];
    return [
      key + sign * count * grid.step,
      `reads ${bars} a gridline too ${side}`,
      `With ${bars} for ${noun} read ${thousands(grid.step)} too ${side}, the difference would be ${toldSum(terms)}${sum(terms) < 0 ? `, or ${thousands(-tidy(sum(terms)))} the other way` : ""}, but it is about ${thousands(apart)}.${nearestNote(sum(terms), key + sign * count * grid.step, withUnit(story.amount))}`,
    ];
  });
}

/** Misreadings of how far two totals are apart, before they're rounded to half a gridline. */
function wrongTotals(world: PlanWorld, key: number): Wrong[] {
  const { story, names, planned, actual, grid } = world;
  const aparts = actual.map((value, k) => tidy(value - planned[k]!));
  const apart = tidy(sum(aparts));
  const sizes = aparts.map(Math.abs);
  const same = sizes.filter((_, k) => aparts[k]! * apart > 0);
  const other = sizes.filter((_, k) => aparts[k]! * apart < 0);
  const [side, otherSide] = apart > 0 ? ["above", "below"] : ["below", "above"];
  const widest = sizes.indexOf(Math.max(...sizes));
  return [
    [
      sum(same),
      "leaves out the differences on the other side",
      `The amounts ${side} the plan are ${toldList(same)}. Those ${otherSide} it, ${toldList(other)}, have to be subtracted.`,
    ],
    [
      sum(sizes),
      "adds all differences without their signs",
      `${toldSum([...same, ...other])}, but the amounts ${otherSide} the plan, ${toldList(other)}, have to be subtracted.`,
    ],
    [
      sum(other),
      "gives the differences on the other side",
      `The amounts ${otherSide} the plan are ${toldList(other)}. Subtract them from those ${side} it, ${toldList(same)}.`,
    ],
    [
      sizes[widest]!,
      "gives the greatest single difference",
      `The greatest is about ${thousands(sizes[widest]!)}, for ${named(story, names[widest]!)}. The differences of the other ${story.things} count as well.`,
    ],
    [
      apart / 2,
      "takes every gridline for half of what it is",
      `The gridlines are ${thousands(grid.step)} apart and not ${thousands(tidy(grid.step / 2))}, so this is only half of the difference of about ${withUnit(story.amount)(Math.abs(apart))}.`,
    ],
    ...misreadBars(world, key, story.nouns[apart > 0 ? 1 : 0]),
  ];
}

/** What the differences add up to above the plan and below it, and in all. */
function toldSides({ planned, actual }: PlanWorld): string {
  const aparts = actual.map((value, k) => tidy(value - planned[k]!));
  const above = aparts.filter((one) => one > 0);
  const below = aparts.filter((one) => one < 0).map((one) => -one);
  if (below.length === 0) return `All of them are above the plan: ${toldList(above)}.`;
  if (above.length === 0) return `All of them are below the plan: ${toldList(below)}.`;
  const [more, less] = [sum(above), sum(below)].toSorted((a, b) => b - a);
  return `The amounts above the plan are ${toldList(above)}, and those below it are ${toldList(below)}. Subtract: ${toldSum([more!, -less!])}.`;
}

/** How far all actual values together were from all planned ones. */
export const totalOff: ChartAsk<PlanWorld> = {
  make(world, rng) {
    const { story, names, planned, actual, grid } = world;
    const apart = sum(actual) - sum(planned);
    const unit = grid.step / 2;
    const key = roundTo(Math.abs(apart), unit);
    if (key < 1.5 * grid.step || key > 6 * grid.step || Math.abs(Math.abs(apart) - key) > unit / 2)
      return null;
    const [more, less] = apart > 0 ? [1, 0] : [0, 1];
    const text = withUnit(story.amount);
    const exact = tidy(Math.abs(apart));
    const found = `about ${text(exact)}${closestTo(exact, key, text)}`;
    return {
      name: "total-off",
      text: `For the ${names.length} ${story.things} combined, ${story.nouns[more]!} exceeded ${story.nouns[less]!} by approximately {0}.`,
      blank: estimate({
        key,
        why: `${toldSides(world)} That is ${found}.`,
        wrongs: roundedWrongs(
          rng.shuffle(wrongTotals(world, key)),
          (value) => roundTo(Math.abs(value), unit),
          text,
        ),
        gap: 1.45 * grid.step,
        text,
      }),
      step: `Add the differences with their signs. ${toldSides(world)} That is ${found}.`,
      weight: 2,
    };
  },
  pattern: /^For the \d+ \w+ combined, .+ exceeded .+ by approximately \{0\}\.$/,
  answer: (_, view, options) => {
    if (view.chart.kind !== "bars") throw new Error("Bars are needed.");
    const pairs = [...pairsOf(view).values()];
    const exact = Math.abs(pairs.reduce((all, one) => all + one.actual - one.planned, 0));
    const factor = factorOf(view.chart.y.label);
    return nearest(options, factor * exact, factor * 0.45 * view.chart.y.step!);
  },
};
