import {
  type ChartInput,
  type GraphicsView,
  nearest,
  numbers,
  type Rng,
  type Slip,
  sum,
  thousands,
  where,
  wrong,
} from "@theta/items/template";
import {
  drawOverlaps,
  type OverlapStory,
  OVERLAPS,
  REGIONS,
} from "../../stories/wholes/overlaps.ts";
import { once, spaced, roundedPercent } from "../number-slips.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Venn diagrams: which regions the words take in. */

export interface VennWorld {
  readonly story: OverlapStory;
  /** By region, in the order of REGIONS. */
  readonly counts: readonly number[];
}

export function drawVennDiagram(rng: Rng): DrawnChart<VennWorld> {
  const story = rng.pick(OVERLAPS);
  const counts = drawOverlaps(story, rng);
  const chart: ChartInput = {
    kind: "venn",
    alt: `Venn diagram of ${story.things}: ${story.sets.join(", ")}.`,
    sets: [...story.sets],
    regions: REGIONS.map((region, k) => ({ in: [...region], count: counts[k]! })),
  };
  const intro = `${story.intro.replace("#", thousands(sum(counts)))} The number in each region is the number of ${story.things} in that region.`;
  return { world: { story, counts }, name: story.name, source: story.source, intro, chart };
}

/** The count of all regions that a test accepts. */
function countOf(counts: readonly number[], fits: (region: readonly number[]) => boolean): number {
  return sum(REGIONS.map((region, k) => (fits(region) ? counts[k]! : 0)));
}

/** For checkers: region by region, how many circles it is in and which. */
function read({ chart }: GraphicsView) {
  if (chart.kind !== "venn") throw new Error("A Venn diagram is needed.");
  const { sets, regions } = chart;
  return {
    sets,
    all: regions.map((region) => ({ names: region.in.map((k) => sets[k]!), n: region.count })),
  };
}

/** The circle whose name a sentence's words contain. */
function circleIn(sets: readonly string[], words: string): string {
  const found = sets.filter((name) => words.toLowerCase().includes(name.toLowerCase()));
  if (found.length !== 1) throw new Error(`No single circle fits “${words}”.`);
  return found[0]!;
}

/** How many are in exactly two circles, or in at least two. */
export const inSeveral: ChartAsk<VennWorld> = {
  make({ story, counts }, rng) {
    const exact = rng.chance(0.5);
    const two = countOf(counts, (region) => region.length === 2);
    const [one, three] = [countOf(counts, ({ length }) => length === 1), counts[6]!];
    const key = exact ? two : two + three;
    const amount = exact ? "exactly two" : "at least two";
    const why = exact
      ? `The three regions in exactly two circles add up to ${two}.`
      : `The four regions in two or three circles add up to ${two + three}.`;
    const slips: Slip[] = [
      exact
        ? wrong(two + three, "includes the region in all three circles", why)
        : wrong(two, "leaves out the region in all three circles", why),
      wrong(two + 3 * three, "counts the region in all three circles three times", why),
      wrong(one, "adds the regions in exactly one circle", why),
      wrong(one + two, "adds the regions in one or two circles", why),
    ];
    return {
      name: exact ? "exactly-two" : "at-least-two",
      text: `The number of ${story.things} ${who(story)} ${story.any(amount)} is {0}.`,
      blank: numbers(key, why, once(slips)),
      step: why,
      weight: 0,
    };
  },
  pattern: /^The number of \w+ (?:who|that) .+ (exactly|at least) two of the three .+ is \{0\}\.$/,
  answer: ([bound], view, options) => {
    const { all } = read(view);
    const most = bound === "exactly" ? 2 : 3;
    const found = all.filter(({ names }) => names.length >= 2 && names.length <= most);
    const target = found.reduce((total, { n }) => total + n, 0);
    return where(options, (option) => numberOf(option) === target);
  },
};

/** How many are in one circle and not in another. */
export const inOneNotOther: ChartAsk<VennWorld> = {
  make({ story, counts }, rng) {
    const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
    const key = countOf(counts, (region) => holds(region, a) && !holds(region, b));
    const only = counts[a]!;
    const both = countOf(counts, (region) => holds(region, a) && holds(region, b));
    const why = `Of the regions in the circle “${story.sets[a]!}”, the two outside “${story.sets[b]!}” have ${only} and ${key - only}.`;
    const slips: Slip[] = [
      wrong(only, "counts only those in no other circle", why),
      wrong(key + both, "counts the whole circle", why),
      wrong(both, "counts those in both circles", why),
      wrong(
        countOf(counts, (region) => !holds(region, b)),
        "counts all outside the second circle",
        why,
      ),
    ];
    return {
      name: "one-not-other",
      text: `The number of ${story.things} ${who(story)} ${story.said[a]!} but not ${afterNot(story, b)} is {0}.`,
      blank: numbers(key, why, once(slips)),
      step: why,
      weight: 0,
    };
  },
  pattern: /^The number of \w+ (?:who|that) (.+) but not (.+) is \{0\}\.$/,
  answer: ([one, other], view, options) => {
    const { sets, all } = read(view);
    const [a, b] = [circleIn(sets, one!), circleIn(sets, other!)];
    const circle = all.filter(({ names }) => names.includes(a));
    const target = sum(circle.map(({ names, n }) => (names.includes(b) ? 0 : n)));
    return where(options, (option) => numberOf(option) === target);
  },
};

/** What percent of one circle is also in another. */
export const percentAlso: ChartAsk<VennWorld> = {
  make({ story, counts }, rng) {
    const [a, b] = rng.sample([0, 1, 2], 2) as [number, number];
    const inside = (place: number): number => countOf(counts, (region) => holds(region, place));
    const both = countOf(counts, (region) => holds(region, a) && holds(region, b));
    const key = roundedPercent(both, inside(a));
    if (Math.abs((100 * both) / inside(a) - key) > 1.5) return null;
    const why = `Of the ${thousands(inside(a))} in the circle “${story.sets[a]!}”, ${both} are also in “${story.sets[b]!}”: about ${key} percent.`;
    const slips: Slip[] = [
      wrong(
        roundedPercent(both - counts[6]!, inside(a)),
        "leaves out the region in all three circles",
        why,
      ),
      wrong(roundedPercent(both, inside(b)), "divides by the other circle", why),
      wrong(roundedPercent(both, sum(counts)), "divides by all who were counted", why),
      wrong(100 - key, "gives the percent outside the other circle", why),
      wrong(
        roundedPercent(counts[6]!, inside(a)),
        "takes only the region in all three circles",
        why,
      ),
    ];
    return {
      name: "percent-also",
      text: `Approximately {0} percent of the ${story.things} ${who(story)} ${story.said[a]!} also ${story.said[b]!}.`,
      blank: numbers(key, why, spaced(rng.shuffle(slips), key, 8).slice(0, 4), 8),
      step: why,
      weight: 2,
    };
  },
  pattern: /^Approximately \{0\} percent of the \w+ (?:who|that) (.+) also (.+)\.$/,
  answer: ([one, other], view, options) => {
    const { sets, all } = read(view);
    const [a, b] = [circleIn(sets, one!), circleIn(sets, other!)];
    const circle = all.filter(({ names }) => names.includes(a));
    const left = sum(circle.map(({ names, n }) => (names.includes(b) ? 0 : n)));
    return nearest(options, 100 - (100 * left) / sum(circle.map(({ n }) => n)), 1);
  },
};

/** What percent of all are in one circle: all four of its regions. */
export const percentOfAll: ChartAsk<VennWorld> = {
  make({ story, counts }, rng) {
    const a = rng.int(0, 2);
    const inside = countOf(counts, (region) => holds(region, a));
    const total = sum(counts);
    const key = roundedPercent(inside, total);
    if (Math.abs((100 * inside) / total - key) > 1.5) return null;
    const why = `The four regions of the circle “${story.sets[a]!}” add up to ${thousands(inside)}, about ${key} percent of ${thousands(total)}.`;
    const slips: Slip[] = [
      wrong(roundedPercent(counts[a]!, total), "counts only those in no other circle", why),
      wrong(
        roundedPercent(inside, total - counts[7]!),
        "leaves out those outside all circles",
        why,
      ),
      wrong(
        roundedPercent(inside - counts[6]!, total),
        "leaves out the region in all three circles",
        why,
      ),
      wrong(roundedPercent(2 * inside - counts[a]!, total), "counts the shared regions twice", why),
      wrong(100 - key, "gives the percent outside the circle", why),
    ];
    return {
      name: "percent-of-all",
      text: `Approximately {0} percent of the ${thousands(total)} ${story.things} ${story.said[a]!}.`,
      blank: numbers(key, why, spaced(rng.shuffle(slips), key, 8).slice(0, 4), 8),
      step: why,
      weight: 1,
    };
  },
  pattern: /^Approximately \{0\} percent of the [\d,]+ \w+ (.+)\.$/,
  answer: ([words], view, options) => {
    const { sets, all } = read(view);
    const name = circleIn(sets, words!);
    const [inside, outside] = [true, false].map((is) =>
      sum(all.map(({ names, n }) => (names.includes(name) === is ? n : 0))),
    );
    return nearest(options, 100 / (1 + outside! / inside!), 1);
  },
};

function holds(region: readonly number[], circle: number): boolean {
  return region.includes(circle);
}

function who({ things }: OverlapStory): string {
  return things === "households" ? "that" : "who";
}

/** "used a bus but not a car": the verb isn't said twice. */
function afterNot({ said }: OverlapStory, circle: number): string {
  return said[circle]!.replace(/^(used|chose|subscribed) /, "");
}

function numberOf(option: string): number {
  return Number(option.replaceAll(",", ""));
}
