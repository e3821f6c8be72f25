import {
  capital,
  inWords,
  listed,
  nearest,
  range,
  roundTo,
  texThousands,
  thousands,
  tidy,
  where,
  type Wrong,
} from "@theta/items/template";
import {
  isNumber,
  isSaid,
  type PieWorld,
  read,
  said,
  saidPart,
  sliceOf,
  toName,
  totalIn,
} from "./pie.ts";
import { type Counted, namedCountBlank } from "../number-slips.ts";
import { estimate, factorOf, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a pie and its year's total say about amounts. */

/** "12 percent of 300 is 36" */
function isOf(percent: number, total: number, story: PieWorld["story"]): string {
  return `${percent} percent of ${thousands(total)} ${isSaid((percent * total) / 100, story)}`;
}

/** "$270 \\div 5$ is 54" */
function divided(total: number, by: number, story: PieWorld["story"]): string {
  return `$${texThousands(total)} \\div ${by}$ ${isSaid(total / by, story)}`;
}

/** Misreadings of the amount of a slice, before they're rounded. */
function wrongAmounts(
  { story, names, shares, years, totals, own }: PieWorld,
  k: number,
  { near, other }: { readonly near: number; readonly other: number },
): Wrong[] {
  const [share, total, name] = [shares[k]!, totals[own]!, names[k]!.toLowerCase()];
  const nearName = names[near]!.toLowerCase();
  const misread = (by: number): Wrong => [
    ((share + by) * total) / 100,
    "misreads the share by 10 percentage points",
    `${isOf(share + by, total, story)}, but the slice is ${share} percent.`,
  ];
  return [
    [
      (share * totals[other]!) / 100,
      `takes the total of ${years[other]!}`,
      `${isOf(share, totals[other]!, story)}, but the total of ${years[own]!} is ${thousands(total)}.`,
    ],
    [
      (shares[near]! * total) / 100,
      `takes the share of ${nearName}`,
      `${isOf(shares[near]!, total, story)}, but the slice of ${name} is ${share} percent.`,
    ],
    [
      ((100 - share) * total) / 100,
      "takes all other slices together",
      `${isOf(100 - share, total, story)}, which is everything except ${name}.`,
    ],
    [
      total / share,
      "divides by the share",
      `${divided(total, share, story)}. Take ${share} percent of ${thousands(total)} instead.`,
    ],
    [
      total / names.length,
      "takes the slices to be equal",
      `${divided(total, names.length, story)}, but the slice is ${share} percent, and not one of ${names.length} equal slices.`,
    ],
    [
      share,
      "takes the percent for the amount",
      `The slice is ${share} percent, which is no amount yet. ${isOf(share, total, story)}.`,
    ],
    misread(10),
    share > 14 ? misread(-10) : [0, "misreads the share", ""],
  ];
}

/** An amount from a share and the total of the pie's year. */
export const amountInPie: ChartAsk<PieWorld> = {
  make(world, rng) {
    const { story, names, shares, years, totals, own, asked } = world;
    const [k] = asked;
    const [share, total, year] = [shares[k]!, totals[own]!, years[own]!];
    const key = said((share * total) / 100, story);
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const near = rng.pick(range(0, names.length - 1).filter((one) => one !== k));
    const told = `${isOf(share, total, story)}.`;
    const wrongs = wrongAmounts(world, k, { near, other });
    return {
      name: "amount-in-pie",
      text: `In ${year}, ${saidPart(story, names[k]!)} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip, why]): Wrong => [said(n, story), slip, why]),
        gap: Math.max(key / 8, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: `The share of ${names[k]!.toLowerCase()} is ${share} percent, and the total of ${year} was ${withUnit(story.amount)(total)}: ${told}`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) was closest to \{0\}\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const { beside } = read(chart);
    const share = (sliceOf(chart, phrase!) / 100) * factorOf(beside!.columns[1]);
    const exact = totalIn(chart, year!) * share;
    return nearest(options, exact, exact / 50);
  },
};

/** Misreadings of by how much one amount exceeds another, before they're rounded. */
function wrongExcesses(
  { story, names, shares, years, totals, own }: PieWorld,
  [a, b]: readonly [number, number],
  other: number,
): Wrong[] {
  const [more, less, total] = [shares[a]!, shares[b]!, totals[own]!];
  const points = more - less;
  const apart = `$${more} - ${less} = ${points}$`;
  const [one, two] = [names[a]!.toLowerCase(), names[b]!.toLowerCase()];
  return [
    [
      (points * totals[other]!) / 100,
      `takes the total of ${years[other]!}`,
      `${apart}, and ${isOf(points, totals[other]!, story)}, but the total of ${years[own]!} is ${thousands(total)}.`,
    ],
    [
      points,
      "takes the difference in percent for the amount",
      `${apart}, but that is a number of percentage points. The amount is ${points} percent of ${thousands(total)}.`,
    ],
    [
      (more * total) / 100,
      "gives the greater of the two amounts",
      `${isOf(more, total, story)}, all of ${one}. Subtract the ${less} percent of ${two}.`,
    ],
    [
      (less * total) / 100,
      "gives the lesser of the two amounts",
      `${isOf(less, total, story)}, all of ${two}. Subtract it from that of ${one}, ${more} percent.`,
    ],
    [
      ((more + less) * total) / 100,
      "adds the two amounts",
      `$${more} + ${less} = ${more + less}$, and ${isOf(more + less, total, story)}. “Exceeded by” asks for the difference, ${points} percent.`,
    ],
    [
      ((points + 10) * total) / 100,
      "misreads one share by 10 percentage points",
      `With ${more + 10} percent for ${one}, ${isOf(points + 10, total, story)}, but the slice is ${more} percent.`,
    ],
    [
      (points * total) / 200,
      "takes half of the difference",
      `${apart}, and ${points} percent of ${thousands(total)} ${isNumber((points * total) / 100)}. Half of that ${isSaid((points * total) / 200, story)}, which is only how far each amount is from the average of the two.`,
    ],
  ];
}

/** By how much one part exceeded another. */
export const excess: ChartAsk<PieWorld> = {
  make(world, rng) {
    const { story, names, shares, years, totals, own } = world;
    const [a, b] = rng.sample(toName(names), 2).toSorted((x, y) => shares[y]! - shares[x]!) as [
      number,
      number,
    ];
    const points = shares[a]! - shares[b]!;
    const [total, year] = [totals[own]!, years[own]!];
    const key = said((points * total) / 100, story);
    if (points < 5) return null;
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const wrongs = wrongExcesses(world, [a, b], other);
    const noun = saidPart(story, names[a]!);
    return {
      name: "excess",
      text: `In ${year}, ${noun} exceeded ${saidPart(story, names[b]!)} by approximately {0}.`,
      blank: estimate({
        key,
        why: `$${shares[a]!} - ${shares[b]!} = ${points}$, and ${isOf(points, total, story)}.`,
        wrongs: rng.shuffle(wrongs).map(([n, slip, why]): Wrong => [said(n, story), slip, why]),
        gap: Math.max(key / 5, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: `The shares of ${names[a]!.toLowerCase()} and ${names[b]!.toLowerCase()} are ${shares[a]!} percent and ${shares[b]!} percent, a difference of ${points} percentage ${points === 1 ? "point" : "points"}: ${isOf(points, total, story)}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), (.+) exceeded (.+) by approximately \{0\}\.$/,
  answer: ([year, one, other], { chart }, options) => {
    const total = totalIn(chart, year!) * factorOf(read(chart).beside!.columns[1]);
    const [more, less] = [one, other].map((part) => (sliceOf(chart, part!) * total) / 100);
    return nearest(options, more! - less!, (more! - less!) / 50);
  },
};

/** How many parts were more than an amount. */
export const partsAbove: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own }, rng) {
    const total = totals[own]!;
    const bound = roundTo((rng.pick([10, 15, 20]) * total) / 100, story.step);
    const key = shares.filter((share) => share * total > 100 * bound).length;
    const byPercent = shares.filter((share) => share > bound).length;
    if (shares.some((share) => Math.abs((share * total) / 100 - bound) < bound / 20)) return null;
    if (bound < story.step || key < 2 || key > names.length - 1) return null;
    const least = tidy(roundTo((100 * bound) / total, 0.1));
    const amount = withUnit(story.amount)(bound);
    const above = (percent: number): string[] => names.filter((_, k) => shares[k]! > percent);
    const rule = `the slices of more than ${least} percent are ${listed(above(least))}`;
    const near = [...shares.keys()].toSorted(
      (a, b) => Math.abs(shares[a]! - least) - Math.abs(shares[b]! - least),
    );
    const side = (isAbove: boolean): Counted[] =>
      near
        .filter((k) => shares[k]! > least === isAbove)
        .map((k) => [names[k]!, `${shares[k]!} percent`]);
    return {
      name: "parts-above",
      text: `In ${years[own]!}, ${story.moreThan.replace("#", () => withUnit(story.amount)(bound))} each of {0} of the ${names.length} categories.`,
      blank: namedCountBlank({
        most: names.length,
        why: `${capital(rule)}.`,
        tempting: [
          [
            byPercent,
            "takes the amount for a percent",
            byPercent === 0
              ? `No slice is more than ${thousands(bound)} percent, but ${amount} is an amount, about ${least} percent of the total.`
              : `${listed(above(bound))} ${byPercent === 1 ? "is" : "are"} more than ${thousands(bound)} percent, but ${amount} is an amount, about ${least} percent of the total.`,
          ],
        ],
        counted: side(true),
        others: side(false),
        rule,
        opposite: `the slices smaller than ${least} percent`,
      }),
      step: `Turn the amount into a share of the total of ${years[own]!}: $${texThousands(bound)} \\div ${texThousands(total)}$ is ${Math.abs((100 * bound) / total - least) < 1e-6 ? "" : "about "}${least} percent. ${capital(inWords(key))} slices are greater: ${listed(side(true).map(([name, share]) => `${name} (${share})`))}.`,
      weight: 1,
    };
  },
  pattern: /^In (\d{4}), more than [\\$]*([\d,]+) .*each of \{0\} of the \d+ categories\.$/,
  answer: ([year, bound], { chart }, options) => {
    const { slices, beside } = read(chart);
    const least = Number(bound!.replaceAll(",", "")) / factorOf(beside!.columns[1]);
    const amounts = slices.map(({ value }) => (value / 100) * totalIn(chart, year!));
    const count = amounts.filter((amount) => amount > least).length;
    return where(options, (option) => Number(option) === count);
  },
};
