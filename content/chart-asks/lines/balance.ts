import {
  capital,
  type ChartInput,
  type GraphicsView,
  listed,
  nearest,
  range,
  type Rng,
  roundTo,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { BALANCE_STORIES, type BalanceStory } from "../../stories/charts/balances.ts";
import {
  marginCountBlank,
  type Margins,
  ruleOf,
  toldApart,
  toldPercentWrongs,
  toldShare,
  toldSum,
  toldTooClose,
  withMisreadings,
} from "../number-slips.ts";
import {
  clearGap,
  descending,
  estimate,
  type Grid,
  gridOver,
  named,
  namesBlank,
  percentApart,
  toFive,
  withUnit,
} from "../reading.ts";
import { likelier, likelierChange, type Way } from "../likelier.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { about, sumNear, whichMakes } from "./told.ts";

/** Two lines whose distance matters: a balance of what comes in and what goes out. */

export interface BalanceWorld {
  readonly story: BalanceStory;
  readonly years: readonly string[];
  readonly over: readonly number[];
  readonly under: readonly number[];
  /** How far the first line is above the second, which may be less than zero. */
  readonly gaps: readonly number[];
  readonly grid: Grid;
}

/** In percent. */
const LEAST_LEAD = 8;

export function drawBalance(story: BalanceStory, count: number, rng: Rng): BalanceWorld | null {
  const start = within(story.start, rng);
  const growth = within(story.growth, rng) / 100;
  const [first, last] = story.lead.map((span) => within(span, rng)) as [number, number];
  const noise = (most: number): number => rng.int(-10 * most, 10 * most) / 10;
  const under = range(0, count - 1).map((k) =>
    roundTo(start * (1 + growth) ** k * (1 + noise(6) / 100), story.step),
  );
  const over = under.map((value, k) => {
    const drawn = first + ((last - first) * k) / (count - 1) + noise(story.swing);
    // A reader has to see which line is higher.
    const lead = Math.max(LEAST_LEAD, Math.abs(drawn)) * (drawn < 0 ? -1 : 1);
    return roundTo(value * (1 + lead / 100), story.step);
  });
  const grid = gridOver([...over, ...under]);
  const gaps = over.map((value, k) => tidy(value - under[k]!));
  if (gaps.some((gap) => Math.abs(gap) < clearGap(grid))) return null;
  const years = range(story.first, story.first + count - 1).map(String);
  return { story, years, over, under, gaps, grid };
}

export function drawBalanceLines(rng: Rng): DrawnChart<BalanceWorld> | null {
  const story = rng.pick(BALANCE_STORIES);
  const world = drawBalance(story, rng.int(8, 10), rng);
  if (!world) return null;
  const { years, over, under, grid } = world;
  const chart: ChartInput = {
    kind: "lines",
    alt: `Line graph with two lines, ${story.lines[0]} and ${story.lines[1]}, over ${years.length} years.`,
    x: { label: "Year" },
    y: { label: story.measure, min: 0, max: grid.max, step: grid.step },
    categories: [...years],
    series: [
      { name: story.lines[0], values: [...over] },
      { name: story.lines[1], values: [...under] },
    ],
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

function valueOf({ chart }: GraphicsView, phrase: string, year: string): number {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  const name = named(
    phrase,
    chart.series.map((one) => one.name),
  );
  return chart.series.find((one) => one.name === name)!.values[chart.categories.indexOf(year)]!;
}

function yearsOf({ chart }: GraphicsView): readonly string[] {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  return chart.categories;
}

function told({ story, over, under }: BalanceWorld, k: number): string {
  return `${capital(story.nouns[0])} was about ${thousands(over[k]!)}, and ${story.shorts[1]} was about ${thousands(under[k]!)}.`;
}

/** How far the lines are apart in a year, and that in another one they are farther apart. */
function apartIn(
  { story, years, over, under, gaps }: BalanceWorld,
  k: number,
  most: number,
): string {
  const apart = `In ${years[k]!}, the lines are about ${toldSum([over[k]!, -under[k]!])} apart`;
  return k === most
    ? `${apart}, more than in any other year with the line ${story.lines[0]} on top.`
    : `${apart}, but in ${years[most]!} they are about ${thousands(gaps[most]!)} apart.`;
}

/** In which year one line was farthest above the other. */
export const greatestExcess: ChartAsk<BalanceWorld> = {
  make(world) {
    const { story, years, over, under, gaps, grid } = world;
    const [key, next, third] = descending(gaps) as [number, number, number];
    if (gaps[key]! <= 0 || gaps[key]! - gaps[next]! < grid.step / 3) return null;
    const year = (k: number): string => years[k]!;
    // Years in which the first line is below could be left out at once.
    const above = descending(gaps).filter((k) => gaps[k]! > 0);
    const most = (values: readonly number[]): number =>
      above.toSorted((one, other) => values[other]! - values[one]!)[0]!;
    const [first, second] = story.lines.map((name) => `the line ${name}`) as [string, string];
    const onTop = `with ${first} on top`;
    // The line may be higher, or the other one lower, where they have changed places.
    const among = (values: readonly number[]): string =>
      most(values) === descending(values)[0] ? "" : `, of the years ${onTop}`;
    const lows = under.map((value) => -value);
    const blank = withMisreadings(
      namesBlank(
        year(key),
        [
          [year(most(over)), `takes the highest point of ${first}${among(over)}`],
          [year(most(lows)), `takes the lowest point of ${second}${among(lows)}`],
          [year(next), `takes the second greatest distance ${onTop}`],
          [year(Math.min(...above)), `takes the first year ${onTop}`],
          [year(Math.max(...above)), `takes the last year ${onTop}`],
        ],
        above.includes(third) ? [year(third)] : [],
        (name) => apartIn(world, years.indexOf(name), key),
        years,
      ),
    );
    if (above.length < 4 || blank.slips.length < 3) return null;
    return {
      name: "greatest-excess",
      text: `${capital(story.nouns[0])} exceeded ${story.shorts[1]} by the greatest amount in {0}.`,
      blank,
      step: `Look for the greatest vertical distance ${onTop}. In ${year(key)}, it is $${over[key]!} - ${under[key]!} = ${gaps[key]!}$. In every other year ${onTop}, it is at most ${thousands(gaps[next]!)}.`,
      weight: 1,
    };
  },
  pattern: /^(.+) exceeded (.+) by the greatest amount in \{0\}\.$/,
  answer: ([one, other], view, options) => {
    const gap = (year: string): number => valueOf(view, one!, year) - valueOf(view, other!, year);
    const most = Math.max(...yearsOf(view).map(gap));
    return where(options, (option) => gap(option) === most);
  },
};

/** In which years the first line was below the second. */
function deficits({ story, years, over, under, gaps }: BalanceWorld): Margins {
  return {
    names: years,
    margins: gaps.map((gap) => -gap),
    shown: (k) =>
      `${story.lines[0]} ${thousands(over[k]!)}, ${story.lines[1]} ${thousands(under[k]!)}`,
    rule: (names) => `the line ${story.lines[0]} is below the line ${story.lines[1]} in ${names}`,
  };
}

/** In how many years the first quantity was less than the second. */
export const yearsInDeficit: ChartAsk<BalanceWorld> = {
  make(world) {
    const { story, years, over, gaps } = world;
    const key = gaps.filter((gap) => gap < 0).length;
    if (key < 1 || key > years.length - 1) return null;
    const lower = (values: readonly number[]): string[] =>
      years.filter((_, k) => k > 0 && values[k]! < values[k - 1]!);
    const [falls, worse] = [lower(over), lower(gaps)];
    const [first, second] = story.lines.map((name) => `the line ${name}`);
    const why = `${capital(ruleOf(deficits(world)))}${whichMakes(key, "year")}.`;
    const below = (picked: readonly string[]): string =>
      `${picked.length === 0 ? "There are none" : `That would be ${listed(picked)}`}, but ${ruleOf(deficits(world))}.`;
    return {
      name: "years-in-deficit",
      text: `${capital(story.nouns[0])} was less than ${story.shorts[1]} in {0} of the ${years.length} years shown.`,
      blank: marginCountBlank(
        { ...deficits(world), opposite: `the years in which ${first!} is above ${second!}` },
        {
          most: years.length,
          why,
          tempting: [
            [
              years.length - key,
              `counts the years in which ${first!} is on top`,
              below(years.filter((_, k) => gaps[k]! > 0)),
            ],
            [falls.length, `counts the years in which ${first!} went down`, below(falls)],
            [
              worse.length,
              `counts the years in which the difference ${story.lines[0]} minus ${story.lines[1]} was less than a year earlier`,
              below(worse),
            ],
          ],
        },
      ),
      step: `Compare the two marks above each year: ${ruleOf(deficits(world))}${whichMakes(key, "year")}.`,
      weight: 0,
    };
  },
  pattern: /^(.+) was less than (.+) in \{0\} of the \d+ years shown\.$/,
  answer: ([one, other], view, options) => {
    const count = yearsOf(view).filter(
      (year) => valueOf(view, one!, year) < valueOf(view, other!, year),
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

/** By what percent one line was above the other in a year. */
export const excessPercent: ChartAsk<BalanceWorld> = {
  make(world, rng) {
    const { story, years, over, under, gaps, grid } = world;
    const k = rng.int(0, years.length - 1);
    const [other, base] = [over[k]!, under[k]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 15 || Math.abs(exact - key) > 1.5) return null;
    const more = other > base ? "greater" : "less";
    return {
      name: "excess-percent",
      text: `In ${years[k]!}, ${story.nouns[0]} was approximately {0} percent ${more} than ${story.nouns[1]}.`,
      blank: likelierChange(
        estimate({
          key,
          why: `${told(world, k)} ${toldApart(base, other, base)}.`,
          wrongs: rng.shuffle([
            ...toldTooClose(key, base, other),
            ...toldPercentWrongs({
              base,
              other,
              atBase: `for ${story.lines[1]}`,
              atOther: `for ${story.lines[0]}`,
              grid,
            }),
          ]),
          gap: Math.max(8, key / 5),
        }),
        {
          base,
          other,
          atBase: `for ${story.lines[1]}`,
          atOther: `for ${story.lines[0]}`,
          when: `in ${years[k]!}`,
          pairs: [...years.keys()]
            .filter((j) => j !== k)
            .map((j) => [`reads the values in ${years[j]!}`, under[j]!, over[j]!] as const),
        },
      ),
      step: `In ${years[k]!}, the difference is ${toldSum([Math.max(base, other), -Math.min(base, other)])}. Divide it by what comes after “than,” the value for ${story.lines[1]}, ${thousands(base)}: ${toldShare(tidy(Math.abs(gaps[k]!)), base)}.`,
      weight: 2,
    };
  },
  pattern: /^In (\d{4}), (.+) was approximately \{0\} percent (?:greater|less) than (.+)\.$/,
  answer: ([year, one, other], view, options) => {
    const ratio = valueOf(view, one!, year!) / valueOf(view, other!, year!);
    return nearest(options, 100 * Math.abs(ratio - 1), 3);
  },
};

/** Wrong distances between the lines in a year, with the heights that lead to them. */
function apartWrongs(
  { story, years, over, under, gaps, grid }: BalanceWorld,
  k: number,
  key: number,
): Wrong[] {
  const [top, bottom] = [Math.max(over[k]!, under[k]!), Math.min(over[k]!, under[k]!)];
  const [upper, below] = gaps[k]! > 0 ? story.lines : [story.lines[1], story.lines[0]];
  const beside = k > 0 ? k - 1 : k + 1;
  const [high, low] = [
    Math.max(over[beside]!, under[beside]!),
    Math.min(over[beside]!, under[beside]!),
  ];
  const right = `In ${years[k]!}, the difference is ${toldSum([top, -bottom])}.`;
  const text = withUnit(story.amount);
  const near = (value: number): number => roundTo(value, grid.step / 2);
  const off = (lines: number): string =>
    `With ${thousands(tidy(top + lines * grid.step))} for ${upper}, where the line is at about ${thousands(top)}, the difference would be ${sumNear([top + lines * grid.step, -bottom], key + lines * grid.step, text)}.`;
  const miscounted = (lines: number): string =>
    `The lines are about ${toldSum([top, -bottom])} apart, and two ${lines > 0 ? "more" : "fewer"} gridlines (${thousands(tidy(2 * grid.step))} ${lines > 0 ? "more" : "less"}) would make that ${sumNear([tidy(top - bottom), lines * grid.step], key + lines * grid.step, text)}.`;
  return [
    [key + grid.step, "reads the upper line a gridline too high", off(1)],
    [key - grid.step, "reads the upper line a gridline too low", off(-1)],
    [
      near(high - low),
      "reads the year beside it",
      `In ${years[beside]!}, the difference is ${sumNear([high, -low], near(high - low), text)}. ${right}`,
    ],
    [key - 2 * grid.step, "counts two gridlines too few between the lines", miscounted(-2)],
    [key + 2 * grid.step, "counts two gridlines too many between the lines", miscounted(2)],
    [
      near(bottom),
      "gives the height of the lower line",
      `The line ${below} is at ${about(bottom, near(bottom), text)}, but the question is by how much ${upper} is above it. ${right}`,
    ],
    [
      near(top),
      "gives the height of the upper line",
      `The line ${upper} is at ${about(top, near(top), text)}, and the height of ${below} has to be subtracted. ${right}`,
    ],
  ];
}

/** Other ways to wrong distances: other years, and heights of two years. */
function otherGaps({ story, years, over, under }: BalanceWorld, k: number): Way[] {
  const text = withUnit(story.amount);
  const [upper, lower] = over[k]! > under[k]! ? [over, under] : [under, over];
  const right = `In ${years[k]!}, the difference is ${toldSum([upper[k]!, -lower[k]!])}.`;
  const way = (high: number, low: number, slip: string, lead: string): Way => [
    tidy(Math.abs(high - low)),
    slip,
    (choice) =>
      `${lead} the difference is ${sumNear([Math.max(high, low), -Math.min(high, low)], choice, text)}. ${right}`,
  ];
  const others = [...years.keys()]
    .filter((one) => one !== k)
    .toSorted((a, b) => Math.abs(a - k) - Math.abs(b - k));
  return [
    ...others.map((one) =>
      way(
        upper[one]!,
        lower[one]!,
        `reads both lines in ${years[one]!}`,
        `In ${years[one]!}, not in ${years[k]!},`,
      ),
    ),
    ...others.map((one) =>
      way(upper[one]!, lower[k]!, `reads the upper line in ${years[one]!}`, "With that height,"),
    ),
    ...others.map((one) =>
      way(upper[k]!, lower[one]!, `reads the lower line in ${years[one]!}`, "With that height,"),
    ),
  ];
}

/** How far the lines were apart in a year. */
export const excessAmount: ChartAsk<BalanceWorld> = {
  make(world, rng) {
    const { story, years, over, under, gaps, grid } = world;
    const k = rng.int(0, years.length - 1);
    const [top, bottom] = [Math.max(over[k]!, under[k]!), Math.min(over[k]!, under[k]!)];
    const half = grid.step / 2;
    const key = roundTo(Math.abs(gaps[k]!), half);
    if (key < grid.step || Math.abs(Math.abs(gaps[k]!) - key) > half / 3) return null;
    const [upper, below] = gaps[k]! > 0 ? [0, 1] : [1, 0];
    const text = withUnit(story.amount);
    const apart = sumNear([top, -bottom], key, text);
    const why = `${told(world, k)} The difference is ${apart}.`;
    return {
      name: "excess-amount",
      text: `In ${years[k]!}, ${story.nouns[upper]!} exceeded ${story.shorts[below]!} by approximately {0}.`,
      blank: likelier(
        estimate({
          key,
          why,
          wrongs: rng.shuffle(apartWrongs(world, k, key)),
          gap: 0.9 * grid.step,
          text,
        }),
        otherGaps(world, k),
        0.45 * grid.step,
      ),
      step: `Read both lines in ${years[k]!}, ${story.lines[upper]!} at about ${thousands(top)} and ${story.lines[below]!} at about ${thousands(bottom)}, and subtract: ${apart}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) exceeded (.+) by approximately \{0\}\.$/,
  answer: ([year, one, other], view, options) => {
    const exact = valueOf(view, one!, year!) - valueOf(view, other!, year!);
    return nearest(options, exact, 0.2 * exact);
  },
};
