import {
  capital,
  nearest,
  range,
  roundTo,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import { countBlank, estimate, toHalf, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";
import {
  type BreakdownWorld,
  read,
  saidPart,
  shareIn,
  shareOfSubpart,
  totalOf,
} from "./breakdown.ts";

/** A slice of a slice: as a percent of the whole, as an amount, and beside other slices. */

function toldOf(world: BreakdownWorld, k: number): string {
  const { story, shares, subshares } = world;
  const name = story.parts[story.split]!.name.toLowerCase();
  return `${story.subparts[k]!.name} accounted for ${subshares[k]!} percent of ${name}, which accounted for ${shares[story.split]!} percent of the total: about ${thousands(tidy(roundTo(shareOfSubpart(world, k), 0.1)))} percent.`;
}

/** What percent of the whole a subpart is. */
export const partOfAll: ChartAsk<BreakdownWorld> = {
  make(world) {
    const { story, shares, subshares, asked } = world;
    const [k] = asked;
    const [share, subshare] = [shares[story.split]!, subshares[k]!];
    const exact = shareOfSubpart(world, k);
    const key = Math.round(exact);
    if (key < 4 || Math.abs(exact - key) > 0.3) return null;
    const told = toldOf(world, k);
    const others = range(0, shares.length - 1).filter((one) => one !== story.split);
    const next = others[k % others.length]!;
    const wrongs: [number, string][] = [
      [subshare, "gives the percent in the table, which isn't of the whole"],
      [
        (shares[next]! * subshare) / 100,
        `takes the slice of ${story.parts[next]!.name.toLowerCase()}`,
      ],
      [Math.abs(share - subshare), "subtracts the two percents"],
      [share / subparts(world), "takes the parts of the slice to be equal"],
      [share - exact, "gives the rest of the slice"],
      [share, "gives the percent of the whole slice"],
      [(share * (subshare + 10)) / 100, "reads another row of the table"],
    ];
    return {
      name: "part-of-all",
      text: `${story.subparts[k]!.name} accounted for approximately {0} percent of ${story.total}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.map(([n, slip]): Wrong => [Math.round(n), slip, told]),
        gap: Math.max(2, key / 4),
      }),
      step: `A part of a part: multiply the two percents. ${told}`,
      weight: 1,
    };
  },
  pattern: /^(.+) accounted for approximately \{0\} percent of the .+\.$/,
  answer: ([phrase], view, options) => nearest(options, shareIn(view, phrase!), 0.7),
};

function subparts({ subshares }: BreakdownWorld): number {
  return subshares.length;
}

/** How much a subpart is, from the total. */
export const amountOfSubpart: ChartAsk<BreakdownWorld> = {
  make(world, rng) {
    const { story, shares, subshares, total, asked } = world;
    const [, k] = asked;
    const unit = story.step / 20;
    const amount = (percent: number): number => roundTo((percent * total) / 100, unit);
    const key = amount(shareOfSubpart(world, k));
    const exact = (shareOfSubpart(world, k) * total) / 100;
    if (key < 5 * unit || Math.abs(exact - key) > 0.35 * unit) return null;
    const told = `${toldOf(world, k)} Of ${thousands(total)}, that is about ${thousands(key)}.`;
    const share = shares[story.split]!;
    const others = range(0, shares.length - 1).filter((one) => one !== story.split);
    const next = others[k % others.length]!;
    const wrongs: [number, string][] = [
      [amount(subshares[k]!), "takes the percent in the table of the whole"],
      [amount(share), "gives the whole slice"],
      [amount(share - shareOfSubpart(world, k)), "gives the rest of the slice"],
      [amount((shares[next]! * subshares[k]!) / 100), "takes the percent of another slice"],
      [amount(share / subparts(world)), "takes the parts of the slice to be equal"],
      [amount((share * (subshares[k]! + 10)) / 100), "reads another row of the table"],
      [amount((share * (subshares[k]! - 10)) / 100), "reads a row that is too low"],
    ];
    return {
      name: "amount-of-subpart",
      text: `${capital(saidPart(story, story.subparts[k]!.name))} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [n, slip, told]),
        gap: Math.max(key / 5, 1.5 * unit),
        text: withUnit(story.amount),
      }),
      step: told,
      weight: 2,
    };
  },
  pattern: /^(The .+) was closest to \{0\}\.$/,
  answer: ([phrase], view, options) => {
    const exact = (totalOf(view) / 100) * shareIn(view, phrase!);
    return nearest(options, exact, exact / 20);
  },
};

/** How many times a slice a subpart is. */
export const timesSlice: ChartAsk<BreakdownWorld> = {
  make(world, rng) {
    const { story, shares, subshares, asked } = world;
    const [, k] = asked;
    const slices = story.parts.flatMap(({ name }, j) =>
      j === story.split || name.startsWith("Other") ? [] : [j],
    );
    const ratio = (j: number): number => shareOfSubpart(world, k) / shares[j]!;
    const fits = slices.filter((j) => {
      const times = toHalf(ratio(j));
      return [0.5, 1.5, 2, 2.5, 3].includes(times) && Math.abs(ratio(j) - times) <= 0.1;
    });
    if (fits.length === 0) return null;
    const j = rng.pick(fits);
    const [exact, key] = [ratio(j), toHalf(ratio(j))];
    const told = `${toldOf(world, k)} ${story.parts[j]!.name} accounted for ${shares[j]!} percent.`;
    const other = slices.find((one) => one !== j)!;
    const wrongs: [number, string][] = [
      [subshares[k]! / shares[j]!, "takes the percent in the table of the whole"],
      [shares[story.split]! / shares[j]!, "compares the whole slice"],
      [1 / exact, "divides the wrong way around"],
      [shareOfSubpart(world, k) / shares[other]!, "compares with another slice"],
      [key + 1, "reads the slice too small"],
      [key - 0.5, "reads the slice too large"],
      [key + 0.5, "reads another row of the table"],
    ];
    return {
      name: "times-slice",
      text: `${capital(saidPart(story, story.subparts[k]!.name))} was approximately {0} times ${saidPart(story, story.parts[j]!.name)}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng
          .shuffle(wrongs)
          .map(([n, slip]): Wrong => [toHalf(n), slip, told])
          .filter(([n]) => n !== 1),
        gap: 0.5,
      }),
      step: `${told} Divide the first by the second.`,
      weight: 1,
    };
  },
  pattern: /^(The .+) was approximately \{0\} times (the .+)\.$/,
  answer: ([one, other], view, options) => {
    const ratio = shareIn(view, one!) / shareIn(view, other!);
    return where(options, (option) => Math.abs(Number(option) - ratio) < 0.25);
  },
};

/** How many slices are smaller than the subpart. */
export const slicesBelow: ChartAsk<BreakdownWorld> = {
  make(world) {
    const { story, shares, subshares, asked } = world;
    const [k] = asked;
    const own = shareOfSubpart(world, k);
    if (shares.some((share) => Math.abs(share - own) < 1)) return null;
    const key = shares.filter((share) => share < own).length;
    const byTable = shares.filter((share) => share < subshares[k]!).length;
    if (key < 1 || key > shares.length - 2 || byTable === key) return null;
    const why = `${toldOf(world, k)} The number of smaller slices is ${key}.`;
    return {
      name: "slices-below",
      text: `${story.subparts[k]!.name} accounted for a greater percent of ${story.total} than did {0} of the categories in the chart.`,
      blank: countBlank({
        key,
        most: shares.length,
        why,
        tempting: [
          [byTable, "takes the percent in the table of the whole", why],
          [shares.length - key, "counts the slices that are larger", why],
        ],
      }),
      step: why,
      weight: 1,
    };
  },
  pattern:
    /^(.+) accounted for a greater percent of the .+ than did \{0\} of the categories in the chart\.$/,
  answer: ([phrase], view, options) => {
    const own = shareIn(view, phrase!);
    const count = read(view).slices.filter(({ value }) => value < own).length;
    return where(options, (option) => Number(option) === count);
  },
};
