import {
  capital,
  inWords,
  listed,
  nearest,
  range,
  roundTo,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import {
  closestTo,
  type Counted,
  namedCountBlank,
  nearestNote,
  roundedWrongs,
  toldTimes,
  withoutTies,
} from "../number-slips.ts";
import { estimate, toHalf, withUnit } from "../reading.ts";
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
  return `${story.subparts[k]!.name} accounted for ${subshares[k]!} percent of ${name}, which accounted for ${shares[story.split]!} percent of the total: ${exactly(shareOfSubpart(world, k))} percent of the total.`;
}

/** A percent of the whole: two decimals give every product of the two percents exactly. */
function exactly(percent: number): string {
  return thousands(tidy(percent, 2));
}

/** "is 7.8", "is about 9.67" */
function isNumber(value: number): string {
  return `is ${Math.abs(value - tidy(value, 2)) < 1e-6 ? "" : "about "}${exactly(value)}`;
}

const product = (sub: number, of: number): string =>
  `${sub} percent of ${of} percent is ${exactly((sub * of) / 100)} percent`;

const timesAs = (one: number, two: number): string =>
  toldTimes(tidy(one, 2), tidy(two, 2), " percent");

/** "is 58.5 (closest to 57.5 million among the choices)" */
function isNear(exact: number, choice: number, text: (value: number) => string): string {
  const isSame = Math.abs(exact - choice) < 1e-6;
  return `${isNumber(exact)}${isSame ? "" : ` (closest to ${text(choice)} among the choices)`}`;
}

const inPercent = (n: number): string => `${n} percent`;

interface WrongPart {
  /** In percent of the whole. */
  readonly percent: number;
  readonly slip: string;
  readonly why: string;
}

/** Misreadings of what percent of the whole a subpart is. */
function wrongParts({ story, shares, subshares }: BreakdownWorld, k: number): WrongPart[] {
  const [share, subshare] = [shares[story.split]!, subshares[k]!];
  const [slice, own] = [story.parts[story.split]!.name.toLowerCase(), story.subparts[k]!.name];
  const others = range(0, shares.length - 1).filter((one) => one !== story.split);
  const next = others[k % others.length]!;
  const nextName = story.parts[next]!.name.toLowerCase();
  const right = product(subshare, share);
  return [
    {
      percent: subshare,
      slip: "treats the percent in the table as a percent of the whole",
      why: `The ${subshare} percent in the table is a percent of ${slice}, and that slice is only ${share} percent of the whole.`,
    },
    {
      percent: (shares[next]! * subshare) / 100,
      slip: `takes the slice of ${nextName}`,
      why: `${product(subshare, shares[next]!)}, but the table is about the slice of ${slice}, ${share} percent.`,
    },
    {
      percent: Math.abs(share - subshare),
      slip: "subtracts the two percents",
      why: `The difference of ${share} and ${subshare} percent is ${Math.abs(share - subshare)} percent, but a part of a part is a product: ${right}.`,
    },
    {
      percent: share / subshares.length,
      slip: "takes the parts of the slice to be equal",
      why: `${share} percent in ${subshares.length} equal parts ${isNumber(share / subshares.length).replace(/^is/, "would be")} percent each, but the table gives ${subshare} percent of it for ${own.toLowerCase()}.`,
    },
    {
      percent: share - (share * subshare) / 100,
      slip: "gives the other parts of the slice",
      why: `${product(100 - subshare, share)}, which is ${slice} without ${own.toLowerCase()}.`,
    },
    {
      percent: share,
      slip: "gives the percent of the whole slice",
      why: `All of ${slice} together is ${share} percent of the whole. The table gives ${subshare} percent of that for ${own.toLowerCase()}.`,
    },
    ...range(0, subshares.length - 1)
      .filter((row) => row !== k)
      .map((row) => ({
        percent: (share * subshares[row]!) / 100,
        slip: `reads the row of ${story.subparts[row]!.name.toLowerCase()}`,
        why: `${product(subshares[row]!, share)}, but the row of ${own.toLowerCase()} has ${subshare} percent.`,
      })),
  ];
}

/** What percent of the whole a subpart is. */
export const partOfAll: ChartAsk<BreakdownWorld> = {
  make(world) {
    const { story, shares, subshares, asked } = world;
    const [k] = asked;
    const exact = shareOfSubpart(world, k);
    const key = Math.round(exact);
    if (key < 4 || Math.abs(exact - key) > 0.3) return null;
    const told = toldOf(world, k);
    return {
      name: "part-of-all",
      text: `${story.subparts[k]!.name} accounted for approximately {0} percent of ${story.total}.`,
      blank: estimate({
        key,
        why: `${subshares[k]!} percent of ${shares[story.split]!} percent is ${exactly(exact)} percent.${nearestNote(exact, key, inPercent)}`,
        wrongs: roundedWrongs(
          wrongParts(world, k).map(({ percent, slip, why }): Wrong => [percent, slip, why]),
          Math.round,
          inPercent,
        ),
        gap: Math.max(2, key / 4),
      }),
      step: `${told}${nearestNote(exact, key, inPercent)}`,
      weight: 1,
    };
  },
  pattern: /^(.+) accounted for approximately \{0\} percent of the .+\.$/,
  answer: ([phrase], view, options) => nearest(options, shareIn(view, phrase!), 0.7),
};

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
    const percent = exactly(shareOfSubpart(world, k));
    const units = withUnit(story.amount);
    return {
      name: "amount-of-subpart",
      text: `${capital(saidPart(story, story.subparts[k]!.name))} was closest to {0}.`,
      blank: estimate({
        key,
        why: `${product(subshares[k]!, shares[story.split]!)}, and ${percent} percent of ${thousands(total)} ${isNear(exact, key, units)}.`,
        wrongs: rng
          .shuffle(wrongParts(world, k))
          .map(({ percent: part, slip, why }): Wrong => [
            amount(part),
            slip,
            `${why} With this mistake, the amount would be ${exactly(part)} percent of ${thousands(total)}, which ${isNear((part * total) / 100, amount(part), units)}.`,
          ]),
        gap: Math.max(key / 5, 1.5 * unit),
        text: units,
      }),
      step: `${toldOf(world, k)} ${percent} percent of ${units(total)} ${isNumber(exact).replace(/[\d.,]+$/, () => units(tidy(exact, 2)))}${closestTo(exact, key, units)}.`,
      weight: 2,
    };
  },
  pattern: /^(The .+) was closest to \{0\}\.$/,
  answer: ([phrase], view, options) => {
    const exact = (totalOf(view) / 100) * shareIn(view, phrase!);
    return nearest(options, exact, exact / 20);
  },
};

/** Misreadings of how many times a slice a subpart is. */
function wrongTimes(world: BreakdownWorld, k: number, j: number): Wrong[] {
  const { story, shares, subshares } = world;
  const [own, share, whole] = [shareOfSubpart(world, k), shares[j]!, shares[story.split]!];
  const [name, slice] = [story.subparts[k]!.name, story.parts[j]!.name];
  const split = story.parts[story.split]!.name.toLowerCase();
  const right = `The question compares ${name.toLowerCase()}, ${exactly(own)} percent of the whole, with ${slice.toLowerCase()}, ${share} percent.`;
  const others = shares.flatMap((one, place) =>
    place === j || place === story.split ? [] : [[one, place] as const],
  );
  return [
    [
      subshares[k]! / share,
      "treats the percent in the table as a percent of the whole",
      `${timesAs(subshares[k]!, share)}, but the ${subshares[k]!} percent is a percent of ${split} only.`,
    ],
    [
      whole / share,
      "compares the whole slice",
      `${timesAs(whole, share)}, but the table gives only ${subshares[k]!} percent of ${split} for ${name.toLowerCase()}.`,
    ],
    [
      share / own,
      "divides the wrong way around",
      `${timesAs(share, own)}, but the question is how many times ${share} percent the ${exactly(own)} percent is. Divide ${exactly(own)} by ${share}.`,
    ],
    ...others.map(([one, place]): Wrong => [
      own / one,
      `compares with the slice of ${story.parts[place]!.name.toLowerCase()}`,
      `${timesAs(own, one)}. ${right}`,
    ]),
    ...subshares.flatMap((sub, row): Wrong[] =>
      row === k
        ? []
        : [
            [
              (whole * sub) / 100 / share,
              `reads the row of ${story.subparts[row]!.name.toLowerCase()}`,
              `That part is ${sub} percent of ${split}: ${timesAs((whole * sub) / 100, share)}. ${right}`,
            ],
          ],
    ),
  ];
}

/** How many times a slice a subpart is. */
export const timesSlice: ChartAsk<BreakdownWorld> = {
  make(world, rng) {
    const { story, shares, asked } = world;
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
    const key = toHalf(ratio(j));
    const ways = rng.shuffle(wrongTimes(world, k, j));
    const blank = estimate({
      key,
      why: `${toldTimes(tidy(shareOfSubpart(world, k), 2), shares[j]!, " percent")}.`,
      wrongs: ways.map(([n, slip, why]): Wrong => [toHalf(n), slip, why]).filter(([n]) => n !== 1),
      gap: 0.5,
    });
    const told = `${toldOf(world, k)} ${story.parts[j]!.name} accounted for ${shares[j]!} percent.`;
    return {
      name: "times-slice",
      text: `${capital(saidPart(story, story.subparts[k]!.name))} was approximately {0} times ${saidPart(story, story.parts[j]!.name)}.`,
      blank: withoutTies(
        blank,
        ways,
        (times) =>
          `${times} times ${shares[j]!} percent would be ${exactly(times * shares[j]!)} percent. ${told}`,
      ),
      step: `${told} Divide the first by the second: ${toldTimes(tidy(shareOfSubpart(world, k), 2), shares[j]!, " percent")}.`,
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
    const below = (percent: number): string =>
      listed(story.parts.flatMap(({ name }, one) => (shares[one]! < percent ? [name] : [])));
    const rule = `${story.subparts[k]!.name.toLowerCase()}, at ${exactly(own)} percent of the whole, is larger than the ${key === 1 ? "slice" : "slices"} of ${below(own)}`;
    const near = [...shares.keys()].toSorted(
      (a, b) => Math.abs(shares[a]! - own) - Math.abs(shares[b]! - own),
    );
    const side = (isBelow: boolean): Counted[] =>
      near
        .filter((one) => shares[one]! < own === isBelow)
        .map((one) => [story.parts[one]!.name, `${shares[one]!} percent`]);
    return {
      name: "slices-below",
      text: `${story.subparts[k]!.name} accounted for a greater percent of ${story.total} than did {0} of the categories in the chart.`,
      blank: namedCountBlank({
        most: shares.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            byTable,
            "treats the percent in the table as a percent of the whole",
            `${below(subshares[k]!)} ${byTable === 1 ? "is" : "are"} less than ${subshares[k]!} percent, but the ${subshares[k]!} percent is a percent of ${story.parts[story.split]!.name.toLowerCase()} only, which makes ${exactly(own)} percent of the whole.`,
          ],
          [
            shares.length - key,
            "counts the slices that are larger",
            `Those are ${listed(side(false).map(([name]) => name))}. ${capital(rule)}.`,
          ],
        ],
        counted: side(true),
        others: side(false),
        rule,
        opposite: `the slices larger than ${exactly(own)} percent`,
      }),
      step: `${toldOf(world, k)} ${capital(inWords(key))} ${key === 1 ? "slice is" : "slices are"} smaller: ${listed(side(true).map(([name, share]) => `${name} (${share})`))}.`,
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
