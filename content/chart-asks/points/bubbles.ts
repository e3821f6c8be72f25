import {
  type ChartInput,
  type GraphicsView,
  nearest,
  numbers,
  range,
  type Rng,
  type Slip,
  sum,
  thousands,
  tidy,
  wrong,
} from "@theta/items/template";
import {
  type Bubble,
  BUBBLES,
  type BubbleStory,
  drawBubbleStory,
} from "../../stories/charts/three-measures.ts";
import { greatestOf, placeOfMost, topNames } from "../named-blank.ts";
import { spaced, roundedPercent } from "../number-slips.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Bubble charts: the rate is a height, and what it is a rate of is an area. */

export interface BubbleWorld {
  readonly story: BubbleStory;
  readonly bubbles: readonly Bubble[];
}

export function drawBubbleChart(rng: Rng): DrawnChart<BubbleWorld> | null {
  const story = rng.pick(BUBBLES);
  const bubbles = range(1, 30).reduce<Bubble[] | null>(
    (found) => found ?? drawBubbleStory(story, rng),
    null,
  );
  if (!bubbles) return null;
  const chart: ChartInput = {
    kind: "bubbles",
    alt: `Bubble chart of six ${story.things}: ${story.x.noun}, ${story.rate.noun}, and ${story.size.noun}.`,
    x: { label: story.x.label },
    y: { label: story.rate.label },
    size: { label: story.size.label },
    points: bubbles.map((bubble) => ({ ...bubble })),
  };
  const intro = `${story.intro} The area of each bubble represents the ${story.size.noun}, which is also given next to the name.`;
  return { world: { story, bubbles }, name: story.name, source: story.source, intro, chart };
}

function read(chart: GraphicsView["chart"]): readonly Bubble[] {
  if (chart.kind !== "bubbles") throw new Error("A bubble chart is needed.");
  return chart.points;
}

const at = (story: BubbleStory, name: string): string => story.at.replace("#", name);

const total = (some: readonly Bubble[]): number => tidy(sum(some.map(({ size }) => size)));

const partOf = ({ y, size }: Bubble): number => tidy((y * size) / 100);

/** Which has most of what the rate is a part of: neither the highest bubble nor the largest will do. */
export const greatestPart: ChartAsk<BubbleWorld> = {
  make({ story, bubbles }) {
    const names = bubbles.map(({ name }) => name);
    const told = (k: number): string =>
      `For ${names[k]!}, it is about ${bubbles[k]!.y} percent of ${thousands(bubbles[k]!.size)}${story.scale}, or about ${thousands(tidy(partOf(bubbles[k]!), 1))}${story.scale}.`;
    const largest = placeOfMost(bubbles.map(({ size }) => size));
    const found = greatestOf(
      names,
      (k) => partOf(bubbles[k]!),
      told,
      [
        [placeOfMost(bubbles.map(({ y }) => y)), "takes the highest bubble"],
        [largest, "takes the largest bubble"],
        [placeOfMost(bubbles.map(({ x }) => x)), "takes the bubble farthest to the right"],
      ],
      0.1 * partOf(bubbles[largest]!),
    );
    if (!found || found.key === largest) return null;
    return {
      name: "greatest-part",
      text: `Of the six ${story.things}, the one with the greatest ${story.part.replace(" @", "")} was {0}.`,
      blank: found.blank,
      step: `Multiply the height by the number next to its name. ${told(found.key)}`,
      weight: 1,
    };
  },
  pattern: /^Of the six \w+, the one with the greatest number of .+ was \{0\}\.$/,
  answer: (_, { chart }, options) => {
    const bubbles = read(chart);
    return topNames(options, (name) => {
      const { y, size } = bubbles.find((bubble) => bubble.name === name)!;
      return Math.log(y) + Math.log(size);
    });
  },
};

/** The product for one bubble. */
export const partValue: ChartAsk<BubbleWorld> = {
  make({ story, bubbles }, rng) {
    const bubble = rng.pick(bubbles);
    const { y, size, name } = bubble;
    const value = partOf(bubble);
    // To a tenth of the size: what an estimate of the height can tell apart.
    const step = size < 10 ? 0.5 : size < 40 ? 1 : 10;
    const to = (n: number): number => tidy(step * Math.round(n / step));
    const key = to(value);
    if (y > 85 || key < 2 * step || Math.abs(key - value) > 0.3 * step) return null;
    const why = `About ${y} percent of ${thousands(size)}${story.scale} is about ${thousands(key)}${story.scale}.`;
    const other = rng.pick(bubbles.filter((one) => one !== bubble));
    const slips: Slip[] = [
      wrong(to(size - value), "takes the complement", why),
      wrong(to((other.y * size) / 100), "reads the height of another bubble", why),
      wrong(to((y * other.size) / 100), "uses the size of another bubble", why),
      wrong(to(size / 2), "takes half of the size", why),
    ];
    return {
      name: "part-value",
      text: `The ${story.part.replace("@", at(story, name))} was closest to {0}${story.scale}.`,
      blank: numbers(key, why, spaced(slips, key, 0.06 * key), Math.max(0.18 * key, 1.5 * step)),
      step: `${name} is at a height of about ${y} percent, and its size is ${thousands(size)}${story.scale}. ${why}`,
      weight: 1,
    };
  },
  pattern: /^The number of .+ (?:of|on|at|in) (\w+ [A-F]) .+ was closest to \{0\}.*\.$/,
  answer: ([name], { chart }, options) => {
    const { y, size } = read(chart).find((bubble) => bubble.name === name)!;
    const target = (size / 100) * y;
    return nearest(options, target, 0.05 * target);
  },
};

/** How much higher one bubble is than another. */
export const rateDifference: ChartAsk<BubbleWorld> = {
  make({ story, bubbles }, rng) {
    const [one, other] = rng.sample(bubbles, 2) as [Bubble, Bubble];
    const [high, low] = one.y > other.y ? [one, other] : [other, one];
    const key = high.y - low.y;
    if (key < 10) return null;
    const why = `It is about ${high.y} percent for ${high.name} and about ${low.y} percent for ${low.name}.`;
    const third = rng.pick(bubbles.filter(({ name }) => name !== one.name && name !== other.name));
    const slips: Slip[] = [
      wrong(
        5 * Math.round((20 * key) / low.y),
        "gives the difference as a percent of the lower rate",
        why,
      ),
      wrong(Math.abs(high.y - third.y), "reads the height of another bubble", why),
      wrong(Math.abs(third.y - low.y), "compares another bubble with the lower one", why),
      wrong(high.y, "gives the higher rate alone", why),
      wrong(key + 10, "reads the higher bubble a gridline too high", why),
      wrong(key - 10, "reads the higher bubble a gridline too low", why),
    ].filter(({ value }) => value !== undefined && value > 0 && value < 100);
    return {
      name: "rate-difference",
      text: `The ${story.rate.noun} was approximately {0} percentage points greater for ${high.name} than for ${low.name}.`,
      blank: numbers(key, why, spaced(slips, key, 7), 7),
      step: `Read the heights of the two bubbles. ${why} The difference is about ${key} percentage points.`,
      weight: 0,
    };
  },
  pattern:
    /^The .+ was approximately \{0\} percentage points greater for (\w+ [A-F]) than for (\w+ [A-F])\.$/,
  answer: ([one, other], { chart }, options) => {
    const heights = new Map(read(chart).map(({ name, y }) => [name, y]));
    return nearest(options, heights.get(one!)! - heights.get(other!)!, 1);
  },
};

/** What part of the total size one bubble is. */
export const sizeShare: ChartAsk<BubbleWorld> = {
  make({ story, bubbles }, rng) {
    const bubble = rng.pick(bubbles);
    const whole = total(bubbles);
    const share = (100 * bubble.size) / whole;
    const key = roundedPercent(share, 100);
    if (key < 10 || Math.abs(share - key) > 1.6) return null;
    const why = `${thousands(bubble.size)} is about ${key} percent of ${thousands(whole)}.`;
    const largest = Math.max(...bubbles.map(({ size }) => size));
    const others = rng.sample(
      bubbles.filter((one) => one !== bubble),
      2,
    );
    const slips: Slip[] = [
      wrong(roundedPercent(bubble.y, 100), "reads the height of the bubble", why),
      wrong(roundedPercent(bubble.size, largest), "compares with the largest bubble", why),
      wrong(
        roundedPercent(bubble.size, whole - bubble.size),
        "compares with the other bubbles",
        why,
      ),
      wrong(roundedPercent(bubble.size, whole / 2), "adds only half of the bubbles", why),
      wrong(15, "gives each bubble an equal share", why),
      wrong(key + 10, "leaves a bubble out of the total", why),
      ...(key > 15 ? [wrong(key - 10, "overestimates the total", why)] : []),
      ...others.map(({ size }) =>
        wrong(roundedPercent(size, whole), "takes the size of another bubble", why),
      ),
    ];
    return {
      name: "size-share",
      text: `The ${story.size.noun} ${at(story, bubble.name)} was approximately {0} percent of the total ${story.size.noun} ${story.at.replace("#", `the six ${story.things}`)}.`,
      blank: numbers(key, why, spaced(rng.shuffle(slips), key, 8).slice(0, 4), 8),
      step: `The six sizes add up to ${thousands(whole)}. ${why}`,
      weight: 1,
    };
  },
  pattern: /^The .+ (?:of|on|at|in) (\w+ [A-F]) was approximately \{0\} percent of the total .+\.$/,
  answer: ([name], { chart }, options) => {
    const bubbles = read(chart);
    const one = bubbles.find((bubble) => bubble.name === name)!.size;
    return nearest(options, 100 / sum(bubbles.map(({ size }) => size / one)), 1);
  },
};
