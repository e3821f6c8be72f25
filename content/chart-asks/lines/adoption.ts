import {
  capital,
  type ChartInput,
  count as counted,
  type GraphicsView,
  inWords,
  range,
  type Rng,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { ADOPTION_STORIES, type AdoptionStory } from "../../stories/charts/adoption.ts";
import {
  closestTo,
  marginCountBlank,
  ruleOf,
  toldTimes,
  withoutTies,
  withMisreadings,
} from "../number-slips.ts";
import {
  clearGap,
  descending,
  estimate,
  type Grid,
  named,
  namesBlank,
  toHalf,
} from "../reading.ts";
import { asWrongs, likelier, type Way } from "../likelier.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Shares that rise as an S: how long a rise took is read along the axis of years. */

export interface AdoptionWorld {
  readonly story: AdoptionStory;
  readonly years: readonly string[];
  /** Line by line, in percent. */
  readonly shares: readonly (readonly number[])[];
}

const SPAN = 16;
const AXIS: Grid = { max: 100, step: 10 };

export function drawAdoption(story: AdoptionStory, rng: Rng): AdoptionWorld {
  const shares = story.things.map((one) => {
    const [half, pace, limit] = [one.half, one.pace, one.limit].map((span) =>
      within(span, rng),
    ) as [number, number, number];
    const slope = Math.log(3) / pace;
    return range(0, SPAN - 1).map((k) => Math.round(limit / (1 + Math.exp(-slope * (k - half)))));
  });
  return { story, years: range(story.first, story.first + SPAN - 1).map(String), shares };
}

export function drawAdoptionLines(rng: Rng): DrawnChart<AdoptionWorld> {
  const story = rng.pick(ADOPTION_STORIES);
  const world = drawAdoption(story, rng);
  const chart: ChartInput = {
    kind: "lines",
    alt: `Line graph of a percent over ${SPAN} years, with one line for each of ${story.things.length} items.`,
    x: { label: "Year" },
    y: { label: story.measure, min: 0, ...AXIS },
    categories: [...world.years],
    series: story.things.map(({ name }, k) => ({ name, values: [...world.shares[k]!] })),
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

function lineOf({ chart }: GraphicsView, phrase: string): { values: number[]; years: string[] } {
  if (chart.kind !== "lines") throw new Error("Lines are needed.");
  const name = named(
    phrase,
    chart.series.map((one) => one.name),
  );
  return {
    values: chart.series.find((one) => one.name === name)!.values,
    years: chart.categories,
  };
}

function noun({ noun: words, things }: AdoptionStory, k: number): string {
  return words.replace("#", () => things[k]!.said);
}

/** Where a rising line passes a bound, in years from the first; null if it doesn't. */
function passes(values: readonly number[], bound: number): number | null {
  const k = values.findIndex((value) => value >= bound);
  if (k < 1) return null;
  return k - 1 + (bound - values[k - 1]!) / (values[k]! - values[k - 1]!);
}

/** How many years a rise from one percent to another took. */
export const yearsToRise: ChartAsk<AdoptionWorld> = {
  make({ story, shares }, rng) {
    const k = rng.int(0, story.things.length - 1);
    const [low, high] = rng.pick([
      [10, 50],
      [10, 40],
      [20, 60],
      [20, 70],
      [10, 60],
    ] as const);
    const [from, to] = [passes(shares[k]!, low), passes(shares[k]!, high)];
    // A line that's almost level passes a gridline nobody knows where.
    if (from === null || to === null || Math.max(...shares[k]!) < high + 8) return null;
    const key = Math.round(to - from);
    if (key < 2 || Math.abs(to - from - key) > 0.3) return null;
    const why = `The line for ${story.things[k]!.name} reaches ${low} percent ${when(story, from)} and ${high} percent ${when(story, to)}, about ${counted(key, "year")} later.`;
    const rise = { own: shares[k]!, from, to, bounds: [low, high] } as const;
    const wrongs: Wrong[] = [
      [
        Math.round(to),
        "counts from the first year shown",
        `The line reached ${high} percent about ${counted(Math.round(to), "year")} after ${story.first}, but in ${story.first} it was at about ${shares[k]![0]!} percent. It reached ${low} percent ${when(story, from)}.`,
      ],
      ...[-1, 1, 2, -2, 3, -3, 4, -4].map((n): Wrong => [
        key + n,
        `counts ${inWords(Math.abs(n))} ${Math.abs(n) === 1 ? "year" : "years"} too ${n > 0 ? "many" : "few"}`,
        afterYears(story, rise, key + n),
      ]),
    ];
    return {
      name: "years-to-rise",
      text: `It took approximately {0} years for ${noun(story, k)} to increase from ${low} percent to ${high} percent.`,
      blank: estimate({ key, why, wrongs: rng.shuffle(wrongs).filter(([n]) => n > 1), gap: 2 }),
      step: `Follow the gridlines at ${low} and ${high} percent to the line for ${story.things[k]!.name}, and go down to the years: the line reaches ${low} percent ${when(story, from)} and ${high} percent ${when(story, to)}, about ${counted(key, "year")} later.`,
      weight: 1,
    };
  },
  pattern:
    /^It took approximately \{0\} years for (.+) to increase from (\d+) percent to (\d+) percent\.$/,
  answer: ([phrase, low, high], view, options) => {
    const { values } = lineOf(view, phrase!);
    // Walks along the line in small steps instead of solving for where it passes.
    const at = (x: number): number => {
      const k = Math.floor(x);
      return values[k]! + (x - k) * ((values[k + 1] ?? values[k]!) - values[k]!);
    };
    const inside = range(0, 100 * (values.length - 1)).filter(
      (n) => at(n / 100) >= Number(low) && at(n / 100) <= Number(high),
    );
    return where(options, (option) => Math.abs(Number(option) - inside.length / 100) < 0.45);
  },
};

interface Rise {
  readonly own: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly bounds: readonly [low: number, high: number];
}

/** Where the line really was after a wrong number of years, or before, if the chart ends there. */
function afterYears(story: AdoptionStory, { own, from, to, bounds }: Rise, years: number): string {
  const [low, high] = bounds;
  const at = (x: number): number => {
    const k = Math.floor(x);
    return Math.round(own[k]! + (x - k) * ((own[k + 1] ?? own[k]!) - own[k]!));
  };
  const span = capital(years === 1 ? "one year" : `${inWords(years)} years`);
  const [after, isLate] = [at(Math.min(from + years, SPAN - 1)), years > to - from];
  if (from + years <= SPAN - 1 && (isLate ? after > high : after < high))
    return `${span} after the line reached ${low} percent (${when(story, from)}), it was at about ${after} percent, ${isLate ? "already more than" : "still less than"} ${high}.`;
  return to >= years && at(to - years) !== low
    ? `${span} before the line reached ${high} percent (${when(story, to)}), it was at about ${at(to - years)} percent and not at ${low}.`
    : `The line reached ${low} percent ${when(story, from)} and ${high} percent ${when(story, to)}, and there are ${isLate ? "fewer" : "more"} than ${inWords(years)} years between the two.`;
}

function when({ first }: AdoptionStory, place: number): string {
  const k = Math.round(place);
  const [away, before] = [Math.abs(place - k), Math.floor(place)];
  if (away <= 0.2) return `in about ${first + k}`;
  if (away > 0.4) return `about halfway between ${first + before} and ${first + before + 1}`;
  return `a little ${place > k ? "after" : "before"} ${first + k}`;
}

/** In which three years a line rose the most. */
export const fastestSpell: ChartAsk<AdoptionWorld> = {
  make({ story, years, shares }, rng) {
    const k = rng.int(0, story.things.length - 1);
    const starts = [0, 3, 6, 9, 12];
    const rises = starts.map((at) => shares[k]![at + 3]! - shares[k]![at]!);
    const [key, next, third] = descending(rises) as [number, number, number];
    if (rises[key]! - rises[next]! < 4) return null;
    const label = (s: number): string => `from ${years[starts[s]!]!} to ${years[starts[s]! + 3]!}`;
    const others = range(0, story.things.length - 1).filter((one) => one !== k);
    const fastest = (one: number): number =>
      descending(starts.map((at) => shares[one]![at + 3]! - shares[one]![at]!))[0]!;
    return {
      name: "fastest-spell",
      text: `${capital(noun(story, k))} increased by the most percentage points {0}.`,
      blank: withMisreadings(
        namesBlank(
          label(key),
          [
            [label(starts.length - 1), "takes the period in which the line is highest"],
            [label(fastest(others[0]!)), `follows the line for ${story.things[others[0]!]!.name}`],
            [label(fastest(others[1]!)), `follows the line for ${story.things[others[1]!]!.name}`],
            [label(0), "takes the first period"],
            [label(next), "takes the second steepest period"],
          ],
          [label(third)],
          (text) => {
            const s = starts.findIndex((_, place) => label(place) === text);
            const [before, after] = [shares[k]![starts[s]!]!, shares[k]![starts[s]! + 3]!];
            const went =
              rises[s] === 0
                ? `stayed at about ${after} percent`
                : `rose by about ${counted(rises[s]!, "percentage point")} (from ${before} to ${after} percent)`;
            const rise = `${capital(text)}, the line for ${story.things[k]!.name} ${went}`;
            return s === key
              ? `${rise}.`
              : `${rise}, but ${label(key)} it rose by about ${counted(rises[key]!, "percentage point")}.`;
          },
          starts.map((_, s) => label(s)),
        ),
      ),
      step: `Of the periods offered, find the one in which the line for ${story.things[k]!.name} rises the most. It is ${label(key)}: $${shares[k]![starts[key]! + 3]!} - ${shares[k]![starts[key]!]!} = ${rises[key]!}$ percentage points. In each of the others, the line rises by at most ${counted(rises[next]!, "percentage point")}.`,
      weight: 0,
    };
  },
  pattern: /^(The percent .+) increased by the most percentage points \{0\}\.$/,
  answer: ([phrase], view, options) => {
    const { values, years } = lineOf(view, phrase!);
    const rises = options.map((option) => {
      const [from, to] = option.match(/\d{4}/g)!.map((year) => values[years.indexOf(year)]!);
      return to! - from!;
    });
    return where(options, (option) => rises[options.indexOf(option)] === Math.max(...rises));
  },
};

/** In how many years a share was above a bound. */
export const yearsAboveBound: ChartAsk<AdoptionWorld> = {
  make({ story, years, shares }, rng) {
    const k = rng.int(0, story.things.length - 1);
    const bound = rng.pick([20, 30, 40, 50, 60]);
    const own = shares[k]!;
    if (own.some((value) => Math.abs(value - bound) < clearGap(AXIS))) return null;
    const key = own.filter((value) => value > bound).length;
    if (key < 2 || key > years.length - 2) return null;
    const other = (k + 1) % story.things.length;
    const inYears = {
      names: years,
      margins: own.map((value) => value - bound),
      shown: (y: number) => `about ${own[y]!} percent`,
      rule: () =>
        `the line for ${story.things[k]!.name} is above ${bound} percent in ${years[years.length - key]!} and later years`,
    };
    const why = `${capital(ruleOf(inYears))}, which makes ${key} years.`;
    const [others, higher] = [shares[other]!, own].map(
      (values, n) => values.filter((value) => value > bound + 10 * n).length,
    ) as [number, number];
    return {
      name: "years-above",
      text: `More than ${bound} percent ${story.did.replace("#", () => story.things[k]!.said)} in {0} of the ${years.length} years shown.`,
      blank: marginCountBlank(
        {
          ...inYears,
          opposite: `the years in which the line for ${story.things[k]!.name} is below ${bound} percent`,
        },
        {
          most: years.length,
          why,
          tempting: [
            [
              others,
              "follows another line",
              `The line for ${story.things[other]!.name} is above ${bound} percent in ${others} of the years, but the sentence is about ${story.things[k]!.said}.`,
            ],
            [
              higher,
              "takes the next gridline",
              `The line is above ${bound + 10} percent in ${higher} of the years, but the sentence is about ${bound} percent, and ${ruleOf(inYears)}.`,
            ],
          ],
        },
      ),
      step: `Follow the gridline at ${bound} percent. In ${years[years.length - key - 1]!}, the line for ${story.things[k]!.name} is still below it, at about ${own[years.length - key - 1]!} percent, and from ${years[years.length - key]!} on it is above, beginning with about ${own[years.length - key]!} percent: ${key} years.`,
      weight: 0,
    };
  },
  pattern: /^More than (\d+) percent (.+) in \{0\} of the \d+ years shown\.$/,
  answer: ([bound, phrase], view, options) => {
    const count = lineOf(view, phrase!).values.filter((value) => value > Number(bound)).length;
    return where(options, (option) => Number(option) === count);
  },
};

function way(top: number, bottom: number, slip: string, told: string, after = ""): Way {
  const times = top / bottom;
  const shown = tidy(times, Math.abs(times - toHalf(times)) > 0.245 ? 3 : 2);
  return [
    times,
    slip,
    (choice) =>
      `${told} $${top} \\div ${bottom}$ is ${Math.abs(shown - times) < 1e-9 ? "" : "about "}${shown}${closestTo(shown, choice)}.${after}`,
  ];
}

function off(name: string, read: number, real: number): string {
  return `The line for ${name} is at about ${real} percent, but with ${read} percent,`;
}

/** Wrong quotients of two lines in a year, with the two heights that lead to them. */
function timesWays(
  { story, years, shares }: AdoptionWorld,
  [a, b]: readonly [number, number],
  y: number,
): Way[] {
  const [one, other] = [shares[a]![y]!, shares[b]![y]!];
  const [upper, lower] = [story.things[a]!.name, story.things[b]!.name];
  const inYear = (k: number, slip: string): Way =>
    way(
      shares[a]![k]!,
      shares[b]![k]!,
      slip,
      `In ${years[k]!}, not in ${years[y]!}, the lines are at about ${shares[a]![k]!} and ${shares[b]![k]!} percent, and`,
    );
  return [
    way(
      one - other,
      other,
      "compares the difference with the lower line",
      `The difference is $${one} - ${other} = ${one - other}$ percentage points, and`,
      one < 2 * other
        ? ` But ${one} is more than ${other}, so the answer must be greater than 1.`
        : ` But the question is about the whole height, ${one}: ${toldTimes(one, other)}.`,
    ),
    inYear(y + 1, "reads the year after"),
    inYear(y - 1, "reads the year before"),
    way(one + 10, other, "reads the upper line a gridline too high", off(upper, one + 10, one)),
    way(one, other + 10, "reads the lower line a gridline too high", off(lower, other + 10, other)),
    way(one - 10, other, "reads the upper line a gridline too low", off(upper, one - 10, one)),
    way(100, other, "takes the top of the axis for the upper line", off(upper, 100, one)),
  ];
}

/** Other wrong quotients: other lines, other years, or the wrong way around. */
function otherTimes(
  { story, years, shares }: AdoptionWorld,
  [a, b]: readonly [number, number],
  y: number,
): Way[] {
  const height = (k: number, year = y): number => shares[k]![year]!;
  const right = ` But in ${years[y]!}, ${toldTimes(height(a), height(b))}.`;
  const others = [...story.things.keys()].filter((k) => k !== a && k !== b);
  const line = (k: number): string => `the line for ${story.things[k]!.name}`;
  const beside = [y + 1, y - 1, y + 2, y - 2].filter((k) => k >= 0 && k < years.length);
  return [
    way(height(b), height(a), "divides the wrong way around", "In the wrong order,", right),
    ...others.flatMap((k) => [
      way(height(k), height(b), `takes ${line(k)} for ${line(a)}`, "With that line,", right),
      way(height(a), height(k), `takes ${line(k)} for ${line(b)}`, "With that line,", right),
    ]),
    ...beside.map((k) =>
      way(
        height(a, k),
        height(b, k),
        `reads both lines in ${years[k]!}`,
        `In ${years[k]!}, not in ${years[y]!},`,
      ),
    ),
  ].filter(([times]) => Number.isFinite(times));
}

/** How many times one share was another in the same year. */
export const sharesInYear: ChartAsk<AdoptionWorld> = {
  make({ story, years, shares }, rng) {
    const [a, b] = rng.sample([...story.things.keys()], 2) as [number, number];
    const y = rng.int(3, years.length - 2);
    const [one, other] = [shares[a]![y]!, shares[b]![y]!];
    const key = [1.5, 2, 3, 4].find((times) => Math.abs(one / other / times - 1) < 0.05);
    if (key === undefined || other < 12) return null;
    const [upper, lower] = [story.things[a]!.name, story.things[b]!.name];
    const why = `In ${years[y]!}, the line for ${upper} is at about ${one} percent and the line for ${lower} at about ${other} percent, and ${toldTimes(one, other)}.`;
    return {
      name: "shares-in-year",
      text: `In ${years[y]!}, ${noun(story, a)} was approximately {0} times ${noun(story, b)}.`,
      blank: withoutTies(
        likelier(
          estimate({
            key,
            why,
            wrongs: rng
              .shuffle(asWrongs(timesWays({ story, years, shares }, [a, b], y), toHalf))
              .filter(([times]) => times !== 1),
            gap: 0.5,
          }),
          [
            ...timesWays({ story, years, shares }, [a, b], y),
            ...otherTimes({ story, years, shares }, [a, b], y),
          ],
          0.25,
        ),
        [
          ...timesWays({ story, years, shares }, [a, b], y),
          ...otherTimes({ story, years, shares }, [a, b], y),
        ].map(([times, slip, told]): Wrong => [times, slip, told(toHalf(times))]),
        (times) =>
          `${times} times ${other} percent would be ${tidy(times * other)} percent, but the line for ${upper} is at about ${one} percent.`,
      ),
      step: `Divide the two heights in ${years[y]!}, about ${one} percent for ${upper} and about ${other} percent for ${lower}: ${toldTimes(one, other)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was approximately \{0\} times (.+)\.$/,
  answer: ([year, one, other], view, options) => {
    const at = (phrase: string): number => {
      const { values, years } = lineOf(view, phrase);
      return values[years.indexOf(year!)]!;
    };
    const ratio = at(one!) / at(other!);
    return where(options, (option) => Math.abs(Number(option) - ratio) < 0.25);
  },
};
