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
import { greatestOf, placeOfMost, type Rival, topNames } from "../named-blank.ts";
import {
  closestTo,
  orOneOf,
  retold,
  roundedPercent,
  spaced,
  toldShare,
  toldSum,
} from "../number-slips.ts";
import { descending } from "../reading.ts";
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

/** The first place of the most, and what a reader who takes it takes. */
function tempting(values: readonly number[], the: string, oneOf: string): Rival {
  return [placeOfMost(values), `takes ${orOneOf(values, the, oneOf)}`];
}

/** "40 percent of 320 thousand is 128 thousand" */
function productTold({ scale }: BubbleStory, bubble: Bubble): string {
  const [exact, shown] = [partOf(bubble), tidy(partOf(bubble), 1)];
  const is = exact === shown ? "is" : "is about";
  return `${bubble.y} percent of ${thousands(bubble.size)}${scale} ${is} ${thousands(shown)}${scale}`;
}

/** Which has most of what the rate is a part of: neither the highest bubble nor the largest will do. */
export const greatestPart: ChartAsk<BubbleWorld> = {
  make({ story, bubbles }) {
    const names = bubbles.map(({ name }) => name);
    const product = (k: number): string => productTold(story, bubbles[k]!);
    const told = (k: number): string => `For ${names[k]!}, ${product(k)}.`;
    const largest = placeOfMost(bubbles.map(({ size }) => size));
    const found = greatestOf(
      names,
      (k) => partOf(bubbles[k]!),
      told,
      [
        tempting(
          bubbles.map(({ y }) => y),
          "the highest bubble",
          "one of the highest bubbles",
        ),
        tempting(
          bubbles.map(({ size }) => size),
          "the largest bubble",
          "one of the largest bubbles",
        ),
        tempting(
          bubbles.map(({ x }) => x),
          "the bubble farthest to the right",
          "one of the bubbles farthest to the right",
        ),
      ],
      0.1 * partOf(bubbles[largest]!),
    );
    if (!found || found.key === largest) return null;
    const second = descending(bubbles.map(partOf))[1]!;
    return {
      name: "greatest-part",
      text: `Of the six ${story.things}, the one with the greatest ${story.part.replace(" @", "")} was {0}.`,
      blank: retold(found.blank, ({ slip, why }) => {
        const taken = slip === "misjudges the sizes" ? "" : `This ${slip}. `;
        return `${taken}${why.slice(0, -1)}, but for ${names[found.key]!}, ${product(found.key)}.`;
      }),
      step: `Multiply the height of a bubble by the number next to its name. ${told(found.key)} The next greatest number is that of ${names[second]!}: ${product(second)}.`,
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

/** "number of passengers who were not traveling on business" */
function negated(part: string): string {
  return part
    .replace(" @", "")
    .replace(" with internet", " without internet")
    .replace(/ (who|that) were /, " $1 were not ")
    .replace(" who rated", " who didn't rate");
}

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
    const other = rng.pick(bubbles.filter((one) => one !== bubble));
    const of = (percent: number, whole: number): string => {
      const exact = tidy((percent * whole) / 100);
      return `${percent} percent of ${thousands(whole)}${story.scale} is ${thousands(exact)}${story.scale}${closestTo(exact, to(exact))}`;
    };
    const right = `${of(y, size)}.`;
    const height = `${name} is at a height of about ${y} percent.`;
    const slips: Slip[] = [
      wrong(
        to(size - value),
        "takes the complement",
        `The other ${of(100 - y, size)}. That is the ${negated(story.part)}.`,
      ),
      wrong(
        to((other.y * size) / 100),
        "reads the height of another bubble",
        `${of(other.y, size)}, but ${other.y} percent is the height of ${other.name}. ${height}`,
      ),
      wrong(
        to((y * other.size) / 100),
        "uses the size of another bubble",
        `${of(y, other.size)}, but ${thousands(other.size)}${story.scale} is the size of ${other.name}. The size of ${name} is ${thousands(size)}${story.scale}.`,
      ),
      wrong(
        to(size / 2),
        "takes half of the size",
        `This takes half: ${of(50, size)}. But ${height}`,
      ),
    ];
    return {
      name: "part-value",
      text: `The ${story.part.replace("@", at(story, name))} was closest to {0}${story.scale}.`,
      blank: numbers(
        key,
        `For ${name}, ${right}`,
        spaced(slips, key, 0.06 * key),
        Math.max(0.18 * key, 1.5 * step),
      ),
      step: `${name} is at a height of about ${y} percent, and its size is ${thousands(size)}${story.scale}. ${right}`,
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

const apart = (a: number, b: number): string => toldSum([Math.max(a, b), -Math.min(a, b)]);

/** How much higher one bubble is than another. */
export const rateDifference: ChartAsk<BubbleWorld> = {
  make({ story, bubbles }, rng) {
    const [one, other] = rng.sample(bubbles, 2) as [Bubble, Bubble];
    const [high, low] = one.y > other.y ? [one, other] : [other, one];
    const key = high.y - low.y;
    if (key < 10) return null;
    const why = `${high.name} is at a height of about ${high.y} percent, and ${low.name} is at about ${low.y} percent: ${apart(high.y, low.y)} percentage points.`;
    const third = rng.pick(bubbles.filter(({ name }) => name !== one.name && name !== other.name));
    const off = (by: number): string =>
      `With ${high.y + by} percent for ${high.name}, the difference is ${apart(high.y + by, low.y)}, but its center is at about ${high.y} percent.`;
    const slips: Slip[] = [
      wrong(
        5 * Math.round((20 * key) / low.y),
        "gives the difference as a percent of the lower rate",
        `${toldShare(key, low.y)}, but the question asks for percentage points: ${apart(high.y, low.y)}.`,
      ),
      wrong(
        Math.abs(high.y - third.y),
        "reads the height of another bubble",
        `This takes ${third.name}, at about ${third.y} percent, instead of ${low.name}: ${apart(high.y, third.y)}. ${low.name} is at about ${low.y} percent.`,
      ),
      wrong(
        Math.abs(third.y - low.y),
        "compares another bubble with the lower one",
        `This takes ${third.name}, at about ${third.y} percent, instead of ${high.name}: ${apart(third.y, low.y)}. ${high.name} is at about ${high.y} percent.`,
      ),
      wrong(
        high.y,
        "gives the higher rate alone",
        `${high.name} is at about ${high.y} percent, but the height of ${low.name}, about ${low.y} percent, has to be subtracted: ${apart(high.y, low.y)}.`,
      ),
      wrong(key + 10, "reads the higher bubble 10 percentage points too high", off(10)),
      wrong(key - 10, "reads the higher bubble 10 percentage points too low", off(-10)),
    ].filter(({ value }) => value !== undefined && value > 0 && value < 100);
    return {
      name: "rate-difference",
      text: `The ${story.rate.noun} was approximately {0} percentage points greater for ${high.name} than for ${low.name}.`,
      blank: numbers(key, why, spaced(slips, key, 7), 7),
      step: `Read the heights of the two bubbles at their centers and subtract. ${why}`,
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
    const why = `The size of ${bubble.name} is ${thousands(bubble.size)}${story.scale} of ${thousands(whole)}${story.scale} in all, and ${toldShare(bubble.size, whole)}.`;
    const others = rng.sample(
      bubbles.filter((one) => one !== bubble),
      2,
    );
    const slips = sizeSlips({ story, bubbles }, bubble, key, others);
    return {
      name: "size-share",
      text: `The ${story.size.noun} ${at(story, bubble.name)} was approximately {0} percent of the total ${story.size.noun} ${story.at.replace("#", `the six ${story.things}`)}.`,
      blank: numbers(key, why, spaced(rng.shuffle(slips), key, 8).slice(0, 4), 8),
      step: `Add the six sizes: ${toldSum(bubbles.map(({ size }) => size))}. Divide the size of ${bubble.name} by the sum: ${toldShare(bubble.size, whole)}.`,
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

/** Wrong parts of the total size, with the numbers that lead to them. */
function sizeSlips(
  { story, bubbles }: BubbleWorld,
  bubble: Bubble,
  key: number,
  others: readonly Bubble[],
): Slip[] {
  const { name, size, y } = bubble;
  const whole = total(bubbles);
  const largest = bubbles.toSorted((a, b) => b.size - a.size)[0]!;
  const right = `The six sizes add up to ${thousands(whole)}${story.scale}.`;
  const totalFor = (percent: number): string =>
    `This would take a total of about ${thousands(Number(((100 * size) / percent).toPrecision(2)))}${story.scale}. ${right}`;
  const half = roundedPercent(size, whole / 2);
  return [
    wrong(
      roundedPercent(y, 100),
      "reads the height of the bubble",
      `${name} is at a height of about ${y} percent${closestTo(y, roundedPercent(y, 100))}, but the height is the ${story.rate.noun}. Its size is ${thousands(size)}${story.scale}.`,
    ),
    wrong(
      roundedPercent(size, largest.size),
      "compares with the largest bubble",
      `This compares with ${largest.name}, the largest: ${toldShare(size, largest.size)}. ${right}`,
    ),
    wrong(
      roundedPercent(size, whole - size),
      "compares with the other bubbles",
      `This compares with the other five together: ${toldShare(size, tidy(whole - size))}. ${right}`,
    ),
    wrong(half, "adds only half of the bubbles", totalFor(half)),
    wrong(
      15,
      "gives each bubble an equal share",
      `An equal share would be a sixth, about 17 percent (closest to 15 among the choices), but the bubbles differ in size: ${name} has ${thousands(size)} of the ${thousands(whole)}${story.scale}.`,
    ),
    wrong(key + 10, "leaves a bubble out of the total", totalFor(key + 10)),
    ...(key > 15 ? [wrong(key - 10, "overestimates the total", totalFor(key - 10))] : []),
    ...others.map((other) =>
      wrong(
        roundedPercent(other.size, whole),
        "takes the size of another bubble",
        `${toldShare(other.size, whole)}, but ${thousands(other.size)}${story.scale} is the size of ${other.name}. The size of ${name} is ${thousands(size)}${story.scale}.`,
      ),
    ),
  ];
}
