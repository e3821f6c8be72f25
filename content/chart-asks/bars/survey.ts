import {
  capital,
  type ChartInput,
  drawShares,
  type GraphicsView,
  inWords,
  listed,
  nearest,
  type Rng,
  sum,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import { SURVEY_STORIES, type SurveyStory } from "../../stories/charts/surveys.ts";
import {
  type Counted,
  namedCountBlank,
  nearestNote,
  orOneOf,
  roundedWrongs,
  toldNamesBlank,
  toldSum,
  toldTimes,
  withoutTies,
} from "../number-slips.ts";
import { descending, estimate, named, toHalf, toFive } from "../reading.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Answers on a scale of five, as bars of 100 percent: both ends of a scale join two parts. */

export interface SurveyWorld {
  readonly story: SurveyStory;
  /** Group by group, in percent, in the order of the scale. */
  readonly shares: readonly (readonly number[])[];
}

export function drawSurveyShares(story: SurveyStory, rng: Rng): SurveyWorld | null {
  const shares = story.groups.map(() => {
    // Groups lean to one end of the scale or the other.
    const lean = rng.int(60, 145) / 100;
    const usual = story.usual.map((share, k) =>
      k < 2 ? share * lean : k > 2 ? share / lean : share,
    );
    return drawShares(usual, { swing: 0.3, step: 1 }, rng);
  });
  return Math.min(...shares.flat()) < 4 ? null : { story, shares };
}

export function drawSurvey(rng: Rng): DrawnChart<SurveyWorld> | null {
  const story = rng.pick(SURVEY_STORIES);
  const world = drawSurveyShares(story, rng);
  if (!world) return null;
  const chart: ChartInput = {
    kind: "bars",
    stacked: true,
    alt: `Stacked bar chart of five answers, in percent of responses, with one bar for each of ${story.groups.length} groups.`,
    x: { label: story.axis },
    y: { label: "Percent of responses", min: 0, max: 100, step: 10 },
    categories: [...story.groups],
    series: story.answers.map((name, k) => ({
      name,
      values: world.shares.map((own) => own[k]!),
    })),
  };
  return { world, name: story.name, source: story.source, intro: story.intro, chart };
}

/** The first two answers or the last two. */
type End = 0 | 1;

function endOf(shares: readonly number[], end: End): number {
  return sum(end === 0 ? shares.slice(0, 2) : shares.slice(-2));
}

function endIn(phrase: string): End {
  return /disagreed|dissatisfied/.test(phrase) ? 1 : 0;
}

function sharesOf({ chart }: GraphicsView): Map<string, number[]> {
  if (chart.kind !== "bars") throw new Error("Bars are needed.");
  return new Map(
    chart.categories.map((name, k) => [name, chart.series.map(({ values }) => values[k]!)]),
  );
}

function of(story: SurveyStory, group: string): string {
  return story.of.replace("#", () => (story.isPlain ? group.toLowerCase() : group));
}

function told({ story, shares }: SurveyWorld, g: number, end: End): string {
  const [a, b] = end === 0 ? [0, 1] : [3, 4];
  const own = shares[g]!;
  return `In the bar for ${story.groups[g]!}, ${bothOf(story, end)} are about ${own[a]!} and ${own[b]!} percent, or ${endOf(own, end)} percent together.`;
}

/** "Disagree and Strongly disagree", in the order of the scale */
function bothOf({ answers }: SurveyStory, end: End): string {
  return end === 0 ? `${answers[0]!} and ${answers[1]!}` : `${answers[3]!} and ${answers[4]!}`;
}

/** The height of the edge between an end of a bar and the neutral answers. */
function edgeAt(size: number, end: End): number {
  return end === 0 ? size : 100 - size;
}

/** What an end of a bar is, from the one edge where it meets the neutral answers. */
function toldEdge({ story, shares }: SurveyWorld, g: number, end: End): string {
  const size = endOf(shares[g]!, end);
  const [edge, both] = [edgeAt(size, end), bothOf(story, end)];
  return end === 0
    ? `${both} together reach from zero to about ${edge} percent.`
    : `${both} together reach from about ${edge} percent to the top: $100 - ${edge} = ${size}$.`;
}

/** The strongest answer of one end of the scale, and the other one. */
function partsOf(own: readonly number[], end: End): [outer: number, inner: number] {
  return end === 0 ? [own[0]!, own[1]!] : [own[4]!, own[3]!];
}

const percent = (n: number): string => `${n} percent`;

/** Misreadings of what two answers of a group are together. */
function wrongShares({ story, shares }: SurveyWorld, g: number, end: End): Wrong[] {
  const own = shares[g]!;
  const exact = endOf(own, end);
  const other = end === 0 ? 1 : 0;
  const [outer, inner] = partsOf(own, end);
  const [outerName, innerName] = end === 0 ? story.answers : story.answers.toReversed();
  const both = bothOf(story, end);
  const edge = edgeAt(exact, end);
  const off = (by: number): string =>
    `The edge between ${innerName!} and Neutral is at about ${edge} percent and not at ${end === 0 ? edge + by : edge - by}, so ${both} are ${exact} percent together and not ${exact + by}.`;
  return [
    [
      inner,
      "leaves out the strongest answer",
      `${innerName!} alone is about ${inner} percent, but ${outerName!}, about ${outer} percent, counts as well.`,
    ],
    [
      outer,
      "reads the strongest answer alone",
      `${outerName!} is about ${outer} percent, but ${innerName!}, about ${inner} percent, counts as well.`,
    ],
    [
      100 - exact,
      "reads the other parts of the bar",
      `About ${100 - exact} percent is everything except ${both}.`,
    ],
    [
      exact + own[2]!,
      "includes the neutral answers",
      `${toldSum([outer, inner, own[2]!])} includes Neutral, about ${own[2]!} percent.`,
    ],
    [
      endOf(own, other),
      "reads the other end of the bar",
      `About ${endOf(own, other)} percent ${story.ends[other]}. The question is about ${both}.`,
    ],
    [exact + 10, `reads the edge a gridline too ${end === 0 ? "high" : "low"}`, off(10)],
    [exact - 10, `reads the edge a gridline too ${end === 0 ? "low" : "high"}`, off(-10)],
  ];
}

/** What two answers of a group are together. */
export const combinedShare: ChartAsk<SurveyWorld> = {
  make(world, rng) {
    const { story, shares } = world;
    const g = rng.int(0, story.groups.length - 1);
    const end = rng.pick([0, 1, 1] as const);
    const own = shares[g]!;
    const exact = endOf(own, end);
    const key = toFive(exact);
    if (Math.abs(exact - key) > 1) return null;
    const why = `${toldEdge(world, g, end)}${nearestNote(exact, key, percent)}`;
    return {
      name: "combined-share",
      text: `Approximately {0} percent ${of(story, story.groups[g]!)} ${story.ends[end]}.`,
      blank: estimate({
        key,
        why,
        wrongs: roundedWrongs(rng.shuffle(wrongShares(world, g, end)), toFive, percent),
        gap: 8,
      }),
      step: `In the bar for ${story.groups[g]!}, ${why}`,
      weight: 1,
    };
  },
  pattern:
    /^Approximately \{0\} percent (of the .+?) ((?:dis)?agreed or .+|were (?:dis)?satisfied or .+)\.$/,
  answer: ([group, words], view, options) => {
    const all = sharesOf(view);
    const own = all.get(named(group!, [...all.keys()]))!;
    const exact =
      endIn(words!) === 1 ? 100 - own[0]! - own[1]! - own[2]! : 100 - own[2]! - own[3]! - own[4]!;
    return nearest(options, exact, 2.5);
  },
};

/** Where two parts of the bar are least, and the other three greatest, maybe in several bars. */
function leastTold(groups: readonly string[], sums: readonly number[], both: string): string {
  const least = descending(sums).at(-1)!;
  const tied = groups.filter((_, g) => g !== least && sums[g] === sums[least]);
  return tied.length === 0
    ? `Here ${both} together are least, and the other three parts together are greatest.`
    : `Here, as for ${listed(tied)}, ${both} together are least, and the other three parts together are greatest.`;
}

/** Which bar has the thickest part for one answer, maybe with another bar. */
function thickestTold(
  shares: SurveyWorld["shares"],
  answer: number,
  { story, other }: { readonly story: SurveyStory; readonly other: number },
): string {
  const own = shares.map((group) => group[answer]!);
  const part = `part for ${story.answers[answer]!}`;
  return `${orOneOf(own, `This bar has the thickest ${part}`, `No other bar has a thicker ${part}`)}, but ${story.answers[other]!} counts as well.`;
}

/** In which group one end of the scale was greatest. */
export const groupWithMost: ChartAsk<SurveyWorld> = {
  make(world, rng) {
    const { story, shares } = world;
    const end = rng.pick([0, 1] as const);
    const sums = shares.map((own) => endOf(own, end));
    const [key, next, third] = descending(sums) as [number, number, number];
    if (sums[key]! - sums[next]! < 3) return null;
    const both = bothOf(story, end);
    const most = (k: number): string => story.groups[descending(shares.map((own) => own[k]!))[0]!]!;
    return {
      name: "group-with-most",
      text: `The ${story.axis.toLowerCase()} with the greatest percent of respondents who ${story.ends[end]} was {0}.`,
      blank: toldNamesBlank(
        story.groups[key]!,
        [
          [
            most(end === 0 ? 0 : 4),
            "looks at the strongest answer alone",
            thickestTold(shares, end === 0 ? 0 : 4, { story, other: end === 0 ? 1 : 3 }),
          ],
          [
            most(end === 0 ? 1 : 3),
            "looks at the weaker of the two answers alone",
            thickestTold(shares, end === 0 ? 1 : 3, { story, other: end === 0 ? 0 : 4 }),
          ],
          [
            story.groups[descending(sums).at(-1)!]!,
            "reads the other parts of the bar",
            leastTold(story.groups, sums, both),
          ],
          [
            story.groups[next]!,
            "compares the edges by eye",
            "This is only the second-greatest sum.",
          ],
        ],
        [story.groups[third]!],
        (name) => {
          const g = story.groups.indexOf(name);
          return g === key
            ? `${both} are about ${sums[key]!} percent together, more than in any other bar.`
            : `${both} are about ${sums[g]!} percent together, and ${sums[key]!} percent for ${story.groups[key]!}.`;
        },
        story.groups,
      ),
      step: `${told(world, key, end)} The next greatest sum is about ${sums[next]!} percent, for ${story.groups[next]!}.`,
      weight: 0,
    };
  },
  pattern: /^The .+ with the greatest percent of respondents who (.+) was \{0\}\.$/,
  answer: ([words], view, options) => {
    const all = sharesOf(view);
    const end = endIn(words!);
    const part = (name: string): number =>
      all
        .get(name)!
        .filter((_, k) => (end === 0 ? k < 2 : k > 2))
        .reduce((so, value) => so + value);
    const most = Math.max(...[...all.keys()].map(part));
    return where(options, (option) => part(option) === most);
  },
};

/** In how many groups one end outweighed the other. */
export const groupsWithMajority: ChartAsk<SurveyWorld> = {
  make({ story, shares }, rng) {
    const end = rng.pick([0, 1] as const);
    const sums = shares.map((own) => endOf(own, end));
    const bound = rng.pick([30, 40, 50, 60]);
    if (sums.some((one) => Math.abs(one - bound) < 2)) return null;
    const key = sums.filter((one) => one > bound).length;
    if (key < 1 || key === story.groups.length) return null;
    const other = shares.filter((own) => endOf(own, end) + own[2]! > bound).length;
    const ahead = shares.filter((own) => endOf(own, end) > endOf(own, end === 0 ? 1 : 0)).length;
    const [more, longer, withNeutral] = [
      sums.map((one) => one > bound),
      shares.map((own) => endOf(own, end) > endOf(own, end === 0 ? 1 : 0)),
      sums.map((one, g) => one + shares[g]![2]! > bound),
    ].map((isIn) => listed(story.groups.filter((_, g) => isIn[g])));
    const both = bothOf(story, end);
    const rule = `${both} together are more than ${bound} percent for ${more!}`;
    const near = [...sums.keys()].toSorted(
      (a, b) => Math.abs(sums[a]! - bound) - Math.abs(sums[b]! - bound),
    );
    const side = (isMore: boolean): Counted[] =>
      near
        .filter((g) => sums[g]! > bound === isMore)
        .map((g) => [story.groups[g]!, `${sums[g]!} percent`]);
    return {
      name: "groups-with-majority",
      text: `${story.counted.replace("#", "{0}")}, more than ${bound} percent of the respondents ${story.ends[end]}.`,
      blank: namedCountBlank({
        most: story.groups.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            ahead,
            `counts the bars in which ${both} together are more than ${bothOf(story, end === 0 ? 1 : 0)} together`,
            ahead === 0
              ? `There are none, but ${rule}.`
              : `That is true for ${longer!}, but ${rule} only.`,
          ],
          [
            other,
            "counts the neutral answers as well",
            `With Neutral, the three parts together are more than ${bound} percent for ${withNeutral!}. Without Neutral, ${rule} only.`,
          ],
        ],
        counted: side(true),
        others: side(false),
        rule,
        opposite: `the ${story.groups.length - key === 1 ? "bar" : "bars"} in which ${both} together are less than ${bound} percent`,
      }),
      step: `In each bar, ${end === 0 ? `read the upper edge of ${story.answers[1]!}` : `subtract the lower edge of ${story.answers[3]!} from 100`}. The results are about ${listed(story.groups.map((name, g) => `${sums[g]!} percent for ${name}`))}. ${capital(inWords(key))} of these ${key === 1 ? "is" : "are"} more than ${bound} percent.`,
      weight: 0,
    };
  },
  pattern:
    /^(?:In|At|For) \{0\} of the 4 .+ shown, more than (\d+) percent of the respondents (.+)\.$/,
  answer: ([bound, words], view, options) => {
    const end = endIn(words!);
    const count = [...sharesOf(view).values()].filter(
      (own) => (end === 0 ? own[0]! + own[1]! : own[3]! + own[4]!) > Number(bound),
    ).length;
    return where(options, (option) => Number(option) === count);
  },
};

const RATIOS = [0.5, 1.5, 2, 2.5, 3, 4];

const timesOf = (one: number, two: number): string => toldTimes(one, two, " percent");

/** Misreadings of how many times as many gave one end's answers as the other's, with their exact results. */
function wrongRatios({ story, shares }: SurveyWorld, g: number, end: End): Wrong[] {
  const own = shares[g]!;
  const other = end === 0 ? 1 : 0;
  const [a, b, neutral] = [endOf(own, end), endOf(own, other), own[2]!];
  const [outer, inner] = partsOf(own, end);
  const [otherOuter, otherInner] = partsOf(own, other);
  const [outerName, innerName] = end === 0 ? story.answers : story.answers.toReversed();
  const [otherOuterName, otherInnerName] = other === 0 ? story.answers : story.answers.toReversed();
  const right = `Compare ${a} percent with ${b} percent.`;
  return [
    [
      b / a,
      "divides the wrong way around",
      `${timesOf(b, a)}, but the question is how many times ${b} percent is ${a} percent. Divide ${a} by ${b}.`,
    ],
    [
      a / (100 - a),
      "compares with all other parts of the bar",
      `${timesOf(a, 100 - a)}, but ${100 - a} percent includes Neutral. ${right}`,
    ],
    [
      (a + neutral) / b,
      "includes the neutral answers",
      `With Neutral, ${timesOf(a + neutral, b)}. ${right}`,
    ],
    [
      outer / otherOuter,
      "compares the strongest answers alone",
      `For ${outerName!} and ${otherOuterName!} alone, ${timesOf(outer, otherOuter)}, but each end has two parts. ${right}`,
    ],
    [
      inner / otherInner,
      "leaves out the strongest answers",
      `For ${innerName!} and ${otherInnerName!} alone, ${timesOf(inner, otherInner)}, but each end has two parts. ${right}`,
    ],
    [
      (a + 10) / b,
      `reads the edge between ${innerName!} and Neutral a gridline too ${end === 0 ? "high" : "low"}`,
      `${timesOf(a + 10, b)}, but that edge is at about ${edgeAt(a, end)} percent, so ${bothOf(story, end)} are ${a} percent together and not ${a + 10}.`,
    ],
    [
      a / (b + 10),
      `reads the edge between ${otherInnerName!} and Neutral a gridline too ${end === 0 ? "low" : "high"}`,
      `${timesOf(a, b + 10)}, but that edge is at about ${edgeAt(b, other)} percent, so ${bothOf(story, other)} are ${b} percent together and not ${b + 10}.`,
    ],
  ];
}

/** How many times as many gave one end's answers as the other's. */
export const endsCompared: ChartAsk<SurveyWorld> = {
  make(world, rng) {
    const { story, shares } = world;
    const g = rng.int(0, story.groups.length - 1);
    const end = rng.pick([0, 1] as const);
    const other = end === 0 ? 1 : 0;
    const [a, b] = [endOf(shares[g]!, end), endOf(shares[g]!, other)];
    const key = RATIOS.find((times) => Math.abs(a / b - times) < 0.15);
    if (key === undefined) return null;
    const why = `About ${a} percent ${story.ends[end]}, and about ${b} percent ${story.ends[other]}.`;
    const ways = rng.shuffle(wrongRatios(world, g, end));
    const blank = estimate({
      key,
      why: `${timesOf(a, b)}.`,
      wrongs: ways
        .map(([times, slip, reason]): Wrong => [toHalf(times), slip, reason])
        .filter(([times]) => times !== 1),
      gap: 0.5,
    });
    return {
      name: "ends-compared",
      text: `Among ${of(story, story.groups[g]!).replace(/^of /, "")}, the number who ${story.ends[end]} was approximately {0} times the number who ${story.ends[other]}.`,
      blank: withoutTies(
        blank,
        ways,
        (times) =>
          `${times} times ${b} percent would be ${tidy(times * b)} percent, but about ${a} percent ${story.ends[end]}.`,
      ),
      step: `${why} Divide the first by the second: ${timesOf(a, b)}.`,
      weight: 1,
    };
  },
  pattern:
    /^Among (the .+), the number who (.+) was approximately \{0\} times the number who .+\.$/,
  answer: ([group, words], view, options) => {
    const all = sharesOf(view);
    const [a, b, , d, e] = all.get(named(group!, [...all.keys()]))! as [
      number,
      number,
      number,
      number,
      number,
    ];
    const ratio = (a + b) / (d + e);
    const times = endIn(words!) === 0 ? ratio : 1 / ratio;
    return where(options, (option) => Math.abs(Number(option) - times) < 0.25);
  },
};
