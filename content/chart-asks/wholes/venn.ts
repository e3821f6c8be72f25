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
import { once, roundedPercent, spaced, toldShare, toldSum } from "../number-slips.ts";
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

/** The counts of a circle's four regions. */
function partsOf(counts: readonly number[], circle: number): number[] {
  return REGIONS.flatMap((region, k) => (holds(region, circle) ? [counts[k]!] : []));
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
    const pairs = counts.slice(3, 6);
    const singles = counts.slice(0, 3);
    const right = exact ? toldSum(pairs) : toldSum([...pairs, three]);
    const slips: Slip[] = [
      exact
        ? wrong(
            two + three,
            "includes the region in all three circles",
            `${toldSum([...pairs, three])} includes the ${three} in all three circles, which is more than exactly two.`,
          )
        : wrong(
            two,
            "leaves out the region in all three circles",
            `${toldSum(pairs)} leaves out the ${three} in all three circles, and three is at least two.`,
          ),
      wrong(
        two + 3 * three,
        "counts the region in all three circles three times",
        `Adding up the three overlaps of two circles, $${pairs.map((n) => n + three).join(" + ")} = ${two + 3 * three}$, counts the ${three} in all three circles each time. ${exact ? "They don't count at all" : "Count them once"}.`,
      ),
      wrong(
        one,
        "adds the regions in exactly one circle",
        `${toldSum(singles)} are in exactly one circle.`,
      ),
      wrong(
        one + two,
        "adds the regions in one or two circles",
        `${toldSum([...singles, ...pairs])} includes the ${one} in only one circle${exact ? "" : ` and leaves out the ${three} in all three`}.`,
      ),
    ];
    return {
      name: exact ? "exactly-two" : "at-least-two",
      text: `The number of ${story.things} ${who(story)} ${story.any(amount)} is {0}.`,
      blank: numbers(key, `${right}.`, once(slips)),
      step: exact
        ? `Add the three regions that are in exactly two circles: ${right}.`
        : `Add the three regions that are in exactly two circles and the one in all three: ${right}.`,
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
    const [one, two, third] = [story.sets[a]!, story.sets[b]!, story.sets[3 - a - b]!];
    const outside = countOf(counts, (region) => !holds(region, b));
    const slips: Slip[] = [
      wrong(
        only,
        "counts only those in no other circle",
        `${only} is the region in no other circle. The ${key - only} in “${one}” and “${third}” aren't in “${two}”, so they count as well.`,
      ),
      wrong(
        key + both,
        "counts the whole circle",
        `${key + both} is the whole circle “${one}”. It includes the ${both} that are also in “${two}”.`,
      ),
      wrong(
        both,
        "counts those in both circles",
        `${both} are in both “${one}” and “${two}”. Count those in “${one}” but outside “${two}”.`,
      ),
      wrong(
        outside,
        "counts all outside the second circle",
        `${outside} is everything outside “${two}”. It includes ${outside - key} that aren't in “${one}”, either.`,
      ),
    ];
    return {
      name: "one-not-other",
      text: `The number of ${story.things} ${who(story)} ${story.said[a]!} but not ${afterNot(story, b)} is {0}.`,
      blank: numbers(key, `${toldSum([only, key - only])}.`, once(slips)),
      step: `In the circle “${one}”, two regions are outside “${two}”: one in no other circle (${only}), and one shared with “${third}” only (${key - only}). Together: ${toldSum([only, key - only])}.`,
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
    const [whole, three] = [inside(a), counts[6]!];
    const [one, two] = [story.sets[a]!, story.sets[b]!];
    const key = roundedPercent(both, whole);
    if (Math.abs((100 * both) / inside(a) - key) > 1.5) return null;
    const slips: Slip[] = [
      wrong(
        roundedPercent(both - three, whole),
        "leaves out the region in all three circles",
        `${toldShare(both - three, whole)}, but the ${three} in all three circles are in “${two}” as well.`,
      ),
      wrong(
        roundedPercent(both, inside(b)),
        "divides by the other circle",
        `${toldShare(both, inside(b))}, but ${thousands(inside(b))} is the circle “${two}”. The percent is of “${one}”, ${thousands(whole)}.`,
      ),
      wrong(
        roundedPercent(both, sum(counts)),
        "divides by all who were counted",
        `${toldShare(both, sum(counts))}, but ${thousands(sum(counts))} is the number of all ${story.things}. The percent is of “${one}”, ${thousands(whole)}.`,
      ),
      wrong(
        100 - key,
        "gives the percent outside the other circle",
        `${toldShare(whole - both, whole)}. That is the part of “${one}” outside “${two}”.`,
      ),
      wrong(
        roundedPercent(three, whole),
        "takes only the region in all three circles",
        `${toldShare(three, whole)}, but the ${both - three} in only “${one}” and “${two}” also count.`,
      ),
    ];
    return {
      name: "percent-also",
      text: `Approximately {0} percent of the ${story.things} ${who(story)} ${story.said[a]!} also ${story.said[b]!}.`,
      blank: numbers(
        key,
        `${toldShare(both, whole)}.`,
        spaced(rng.shuffle(slips), key, 8).slice(0, 4),
        8,
      ),
      step: `The four regions of the circle “${one}” are ${toldSum(partsOf(counts, a))} in all, and the two of them that are also in “${two}” are ${toldSum([both - three, three])}. Divide: ${toldShare(both, whole)}.`,
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
    const [total, name] = [sum(counts), story.sets[a]!];
    const key = roundedPercent(inside, total);
    if (Math.abs((100 * inside) / total - key) > 1.5) return null;
    const [alone, three, none] = [counts[a]!, counts[6]!, counts[7]!];
    const slips: Slip[] = [
      wrong(
        roundedPercent(alone, total),
        "counts only those in no other circle",
        `${toldShare(alone, total)}, but the ${inside - alone} in “${name}” and other circles count as well.`,
      ),
      wrong(
        roundedPercent(inside, total - none),
        "leaves out those outside all circles",
        `${toldShare(inside, total - none)}, but the ${none} outside all circles belong to the ${thousands(total)}.`,
      ),
      wrong(
        roundedPercent(inside - three, total),
        "leaves out the region in all three circles",
        `${toldShare(inside - three, total)}, but the ${three} in all three circles are in “${name}” as well.`,
      ),
      wrong(
        roundedPercent(2 * inside - alone, total),
        "counts the shared regions twice",
        `${toldShare(2 * inside - alone, total)}, but this counts the ${inside - alone} that “${name}” shares with other circles twice.`,
      ),
      wrong(
        100 - key,
        "gives the percent outside the circle",
        `${toldShare(total - inside, total)}. That is everything outside “${name}”.`,
      ),
    ];
    return {
      name: "percent-of-all",
      text: `Approximately {0} percent of the ${thousands(total)} ${story.things} ${story.said[a]!}.`,
      blank: numbers(
        key,
        `${toldShare(inside, total)}.`,
        spaced(rng.shuffle(slips), key, 8).slice(0, 4),
        8,
      ),
      step: `Add the four regions of the circle “${name}”: ${toldSum(partsOf(counts, a))}. Divide by all ${thousands(total)}: ${toldShare(inside, total)}.`,
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
