import {
  type Blank,
  type ChartInput,
  type GraphicsView,
  listed,
  nearest,
  numbers,
  type Rng,
  type Slip,
  thousands,
  where,
  wrong,
} from "@theta/items/template";
import {
  drawSpreads,
  type FiveNumbers,
  type SpreadStory,
  SPREADS,
} from "../../stories/charts/spreads.ts";
import { greatestOf, placeOfMost, type Rival, topNames } from "../named-blank.ts";
import { orOneOf, retold, roundedPercent, spaced, toldApart, toldShare } from "../number-slips.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Box plots: what a box, its line, and its whiskers say about a distribution. */

export interface BoxWorld {
  readonly story: SpreadStory;
  readonly cuts: readonly FiveNumbers[];
}

const KEY =
  "Each box extends from the first quartile to the third quartile, the line inside it marks the median, and the whiskers extend to the least and greatest values.";

export function drawBoxPlots(rng: Rng): DrawnChart<BoxWorld> | null {
  const story = rng.pick(SPREADS);
  const cuts = drawSpreads(story, rng);
  if (!cuts) return null;
  const chart: ChartInput = {
    kind: "boxes",
    alt: `Box plots of ${story.noun} by ${story.group}.`,
    y: { label: story.label },
    boxes: story.groups.map((name, k) => {
      const [min, lowerQuartile, median, upperQuartile, max] = cuts[k]!;
      return { name, min, lowerQuartile, median, upperQuartile, max };
    }),
  };
  return {
    world: { story, cuts },
    name: story.name,
    source: story.source,
    intro: `${story.intro} ${KEY}`,
    chart,
  };
}

type Boxes = Extract<GraphicsView["chart"], { kind: "boxes" }>;
type Box = Boxes["boxes"][number];

function boxOf(chart: GraphicsView["chart"], name: string): Box {
  const box = chart.kind === "boxes" && chart.boxes.find((one) => one.name === name);
  if (!box) throw new Error(`No box is named ${name}.`);
  return box;
}

const rangeOf = (cuts: FiveNumbers): number => cuts[4] - cuts[0];
const middleOf = (cuts: FiveNumbers): number => cuts[3] - cuts[1];

/** The first place of the most, and what a reader who takes it takes. */
function tempting(values: readonly number[], the: string, oneOf: string): Rival {
  return [placeOfMost(values), `takes ${orOneOf(values, the, oneOf)}`];
}

/** Names whose reasons say what was taken, and that the right one's size is greater. */
function comparedWith(blank: Blank, most: string): Blank {
  return retold(blank, ({ slip, why }) => {
    const taken = slip === "misjudges the sizes" ? "" : `This ${slip}. `;
    return `${taken}${why.slice(0, -1)}, but ${most}.`;
  });
}

/** "The next greatest range is 84 hours, for Carrier W." */
function secondTold(story: SpreadStory, values: readonly number[], noun: string): string {
  const most = Math.max(...values);
  const next = Math.max(...values.filter((value) => value < most));
  const whose = story.groups.filter((_, k) => values[k] === next);
  return `The next greatest ${noun} is ${said(story, next)}, for ${listed(whose)}.`;
}

/** Whose whole range is greatest, which isn't whose box is. */
export const greatestRange: ChartAsk<BoxWorld> = {
  make({ story, cuts }) {
    const told = (k: number): string =>
      `The values of ${story.groups[k]!} extend ${fromTo(story, cuts[k]![0], cuts[k]![4])}, a range of ${said(story, rangeOf(cuts[k]!))}.`;
    const found = greatestOf(
      story.groups,
      (k) => rangeOf(cuts[k]!),
      told,
      [
        tempting(cuts.map(middleOf), "the longest box", "one of the longest boxes"),
        tempting(
          cuts.map((own) => own[4]),
          `the ${story.group} with the greatest value`,
          `one of the ${story.group}s with the greatest value`,
        ),
      ],
      1.5 * story.step,
    );
    if (!found) return null;
    return {
      name: "greatest-range",
      text: `The ${story.group} with the greatest range of ${`${story.noun}s`.replace(/ys$/, "ies")} was {0}.`,
      blank: comparedWith(
        found.blank,
        `that of ${story.groups[found.key]!} is ${said(story, rangeOf(cuts[found.key]!))}`,
      ),
      step: `The range is the distance between the ends of the whiskers. ${told(found.key)} ${secondTold(story, cuts.map(rangeOf), "range")}`,
      weight: 1,
    };
  },
  pattern: /^The \S+ with the greatest range of .+ was \{0\}\.$/,
  answer: (_, { chart }, options) =>
    topNames(options, (name) => boxOf(chart, name).max - boxOf(chart, name).min),
};

/** Whose box is longest, which isn't whose whiskers are. */
export const greatestMiddle: ChartAsk<BoxWorld> = {
  make({ story, cuts }) {
    const told = (k: number): string =>
      `The box of ${story.groups[k]!} extends ${fromTo(story, cuts[k]![1], cuts[k]![3])}, a distance of ${said(story, middleOf(cuts[k]!))}.`;
    const found = greatestOf(
      story.groups,
      (k) => middleOf(cuts[k]!),
      told,
      [
        tempting(
          cuts.map(rangeOf),
          `the ${story.group} with the greatest range`,
          `one of the ${story.group}s with the greatest range`,
        ),
        tempting(
          cuts.map((own) => own[3]),
          "the box with the highest upper end",
          "one of the boxes with the highest upper end",
        ),
      ],
      1.5 * story.step,
    );
    if (!found) return null;
    return {
      name: "greatest-middle",
      text: `The difference between the third quartile and the first quartile was greatest for {0}.`,
      blank: comparedWith(
        found.blank,
        `for ${story.groups[found.key]!} it's ${said(story, middleOf(cuts[found.key]!))}`,
      ),
      step: `That difference is the length of the box. ${told(found.key)} ${secondTold(story, cuts.map(middleOf), "distance")}`,
      weight: 1,
    };
  },
  pattern:
    /^The difference between the third quartile and the first quartile was greatest for \{0\}\.$/,
  answer: (_, { chart }, options) =>
    topNames(
      options,
      (name) => boxOf(chart, name).upperQuartile - boxOf(chart, name).lowerQuartile,
    ),
};

const QUARTERS = [
  "none is",
  "one of these four parts is",
  "two of these four parts are",
  "three of these four parts are",
];

const SHARES = [75, 50, 25] as const;

/** What leads to a wrong share beyond a quartile, and where the bound really is. */
function shareReasons(key: number, at: string, line: string, over: boolean) {
  const [side, other] = over ? ["greater", "less"] : ["less", "greater"];
  const right = `${at} is the ${line}, and about ${key} percent of the values are ${side}.`;
  const misread: Record<number, [string, string]> = {
    25: [
      "takes one part of the plot alone",
      `This counts only one of the ${key === 50 ? "two" : "three"} quarters of the values that are ${side}. ${right}`,
    ],
    50: [
      "takes any end of the box for the median",
      `The median, the line inside the box, has 50 percent on each side. ${right}`,
    ],
    75: ["takes the box and a whisker", `The box and one whisker hold about 75 percent. ${right}`],
    10: [
      "takes the length of a whisker for its share",
      `Each part of the plot holds about 25 percent of the values, however short it looks, so 10 percent is too little. ${right}`,
    ],
  };
  const opposite = [
    "takes the other side",
    `About ${100 - key} percent of the values are ${other} than ${at}, and the question asks for those that are ${side}.`,
  ];
  const of = (n: number) => (n === 100 - key ? opposite : misread[n]!) as [string, string];
  return { name: (n: number) => of(n)[0], told: (n: number) => of(n)[1] };
}

/** What percent of a group is on one side of a quartile. */
export const shareBeyond: ChartAsk<BoxWorld> = {
  make({ story, cuts }, rng) {
    const [k, cut, over] = [rng.int(0, story.groups.length - 1), rng.int(0, 2), rng.chance(0.5)];
    const at = cuts[k]![cut + 1]!;
    const above = SHARES[cut]!;
    const key = over ? above : 100 - above;
    const line = ["lower end of the box", "line inside the box", "upper end of the box"][cut]!;
    const why = `${thousands(at)} is the ${line}, so about ${key} percent of the values are ${over ? "greater" : "less"}.`;
    const { name, told } = shareReasons(key, thousands(at), line, over);
    const slips = [100 - key, 25, 50, 75, 10].filter(
      (n, i, all) => n !== key && all.indexOf(n) === i,
    );
    return {
      name: "share-beyond",
      text: `Approximately {0} percent of the ${story.things} ${story.at} ${story.groups[k]!} ${story.had} of ${over ? "more" : "less"} than ${said(story, at)}.`,
      blank: numbers(
        key,
        why,
        slips.map((n) => wrong(n, name(n), told(n))),
      ),
      step: `Find ${thousands(at)} in the plot: it's the ${line}. Each whisker and each part of the box holds about 25 percent of the values, and ${QUARTERS[key / 25]!} ${over ? "above" : "below"} ${thousands(at)}, so about ${key} percent are ${over ? "greater" : "less"}.`,
      weight: 1,
    };
  },
  pattern:
    /^Approximately \{0\} percent of the \w+ (?:at|in|shipped by|sold by) (.+) had .+ of (more|less) than \D*([\d,]+).*\.$/,
  answer: ([name, side, at], { chart }, options) => {
    const box = boxOf(chart, name!);
    const limit = Number(at!.replaceAll(",", ""));
    const below = [box.lowerQuartile, box.median, box.upperQuartile].indexOf(limit) + 1;
    const share = 25 * (side === "less" ? below : 4 - below);
    return where(options, (option) => Number(option) === share);
  },
};

/** By what percent one median exceeds another. */
export const medianPercent: ChartAsk<BoxWorld> = {
  make({ story, cuts }, rng) {
    const [a, b] = rng.sample([...cuts.keys()], 2) as [number, number];
    const [high, low] = [cuts[a]![2], cuts[b]![2]];
    const percent = (100 * (high - low)) / low;
    const key = roundedPercent(percent, 100);
    if (percent < 10 || percent > 90) return null;
    const [one, other] = [story.groups[a]!, story.groups[b]!];
    const ends = roundedPercent(cuts[a]![4] - cuts[b]![4], cuts[b]![4]);
    const tops = roundedPercent(cuts[a]![3] - cuts[b]![3], cuts[b]![3]);
    const slips: Slip[] = [
      wrong(
        roundedPercent(high - low, high),
        "divides by the greater median",
        `${toldApart(high, low, high)}. Divide by the median of ${other}, ${thousands(low)}.`,
      ),
      wrong(
        tops,
        "compares the upper ends of the boxes",
        `For the upper ends of the boxes, ${toldApart(cuts[a]![3], cuts[b]![3], cuts[b]![3])}. The median is the line inside the box.`,
      ),
      wrong(
        ends,
        "compares the greatest values",
        `For the greatest values, ${toldApart(cuts[a]![4], cuts[b]![4], cuts[b]![4])}. The median is the line inside the box.`,
      ),
      wrong(
        high - low,
        "takes the difference for a percent",
        `The medians are ${said(story, high - low)} apart. Divide that by the median of ${other}: ${toldShare(high - low, low)}.`,
      ),
      ...rng
        .shuffle([-15, 15, 30])
        .map((points) =>
          wrong(
            key + points,
            "misreads a median",
            `${key + points} percent more than ${thousands(low)} is ${roughlyTold((low * (100 + key + points)) / 100)}, but the line in the box of ${one} is at about ${thousands(high)}.`,
          ),
        ),
    ];
    return {
      name: "median-percent",
      text: `The median ${story.noun} of the ${story.things} ${story.at} ${one} was approximately {0} percent greater than that of the ${story.things} ${story.at} ${other}.`,
      blank: numbers(
        key,
        `The median of ${one} is ${said(story, high)}, and that of ${other} is ${said(story, low)}: ${toldApart(high, low, low)}.`,
        spaced(slips, key, 9).filter(({ value }) => value! < Math.max(60, 2.5 * key)),
        8,
      ),
      step: `The line in the box of ${one} is at ${thousands(high)}, and that of ${other} is at ${thousands(low)}. Divide the difference of the medians by the median of ${other}: ${toldApart(high, low, low)}.`,
      weight: 2,
    };
  },
  pattern:
    /^The median .+ of the \w+ (?:at|in|shipped by|sold by) (.+) was approximately \{0\} percent greater than that of the \w+ (?:at|in|shipped by|sold by) (.+)\.$/,
  answer: ([one, other], { chart }, options) => {
    const ratio = boxOf(chart, one!).median / boxOf(chart, other!).median;
    return nearest(options, 100 * ratio - 100, 3);
  },
};

/** "54", or "about 54" */
function roughlyTold(value: number): string {
  const whole = Math.round(value);
  return `${Math.abs(value - whole) < 1e-6 ? "" : "about "}${thousands(whole)}`;
}

function said({ unit }: SpreadStory, value: number): string {
  return unit === "dollars" ? `\\$${thousands(value)}` : `${thousands(value)} ${unit}`;
}

/** "from 30 to 50 minutes", "from \\$1,400 to \\$2,100" */
function fromTo(story: SpreadStory, low: number, high: number): string {
  const from = story.unit === "dollars" ? said(story, low) : thousands(low);
  return `from ${from} to ${said(story, high)}`;
}
