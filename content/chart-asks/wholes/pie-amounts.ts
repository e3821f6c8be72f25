import { nearest, range, roundTo, thousands, tidy, where, type Wrong } from "@theta/items/template";
import { type PieWorld, read, said, saidPart, sliceOf, toName, totalIn } from "./pie.ts";
import { countBlank, estimate, factorOf, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a pie and its year's total say about amounts. */

/** An amount from a share and the total of the pie's year. */
export const amountInPie: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own, asked }, rng) {
    const [k] = asked;
    const [share, total, year] = [shares[k]!, totals[own]!, years[own]!];
    const key = said((share * total) / 100, story);
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const near = rng.pick(range(0, names.length - 1).filter((one) => one !== k));
    const told = `${share} percent of ${thousands(total)} is about ${thousands(key)}.`;
    const wrongs: [number, string][] = [
      [(share * totals[other]!) / 100, `takes the total of ${years[other]!}`],
      [(shares[near]! * total) / 100, `takes the share of ${names[near]!.toLowerCase()}`],
      [((100 - share) * total) / 100, "takes the rest of the whole"],
      [total / share, "divides by the share"],
      [total / names.length, "takes the parts to be equal"],
      [share, "takes the percent for the amount"],
      [((share + 10) * total) / 100, "misreads the share by 10 percentage points"],
      [share > 14 ? ((share - 10) * total) / 100 : 0, "misreads the share by 10 percentage points"],
    ];
    return {
      name: "amount-in-pie",
      text: `In ${year}, ${saidPart(story, names[k]!)} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [said(n, story), slip, told]),
        gap: Math.max(key / 8, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: `Take the share from the chart and the total of ${year} from the table: ${told}`,
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

/** By how much one part exceeded another. */
export const excess: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own }, rng) {
    const [a, b] = rng.sample(toName(names), 2).toSorted((x, y) => shares[y]! - shares[x]!) as [
      number,
      number,
    ];
    const points = shares[a]! - shares[b]!;
    const [total, year] = [totals[own]!, years[own]!];
    const key = said((points * total) / 100, story);
    if (points < 5) return null;
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const told = `The shares are ${shares[a]!} percent and ${shares[b]!} percent, and the difference is ${points} percent of ${thousands(total)}, or about ${thousands(key)}.`;
    const wrongs: [number, string][] = [
      [(points * totals[other]!) / 100, `takes the total of ${years[other]!}`],
      [points, "takes the difference in percent for the amount"],
      [(shares[a]! * total) / 100, "gives the greater of the two amounts"],
      [(shares[b]! * total) / 100, "gives the lesser of the two amounts"],
      [((shares[a]! + shares[b]!) * total) / 100, "adds the two amounts"],
      [((points + 10) * total) / 100, "misreads one share by 10 percentage points"],
      [(points * total) / 200, "halves the difference"],
    ];
    const noun = saidPart(story, names[a]!);
    return {
      name: "excess",
      text: `In ${year}, ${noun} exceeded ${saidPart(story, names[b]!)} by approximately {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: rng.shuffle(wrongs).map(([n, slip]): Wrong => [said(n, story), slip, told]),
        gap: Math.max(key / 5, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: told,
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
    const why = `${thousands(bound)} is about ${least} percent of ${thousands(total)}, and ${key} of the shares are greater.`;
    return {
      name: "parts-above",
      text: `In ${years[own]!}, ${story.moreThan.replace("#", () => withUnit(story.amount)(bound))} each of {0} of the ${names.length} categories.`,
      blank: countBlank({
        key,
        most: names.length,
        why,
        tempting: [
          [
            byPercent,
            "takes the amount for a percent",
            `${byPercent} of the shares are greater than ${thousands(bound)} percent, but the sentence is about an amount.`,
          ],
        ],
      }),
      step: `Turn the amount into a share: ${why}`,
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
