import { nearest, range, thousands, tidy, type Wrong } from "@theta/items/template";
import type { PieStory } from "../../stories/charts/pies.ts";
import { type PieWorld, said, saidPart, sliceOf, totalIn } from "./pie.ts";
import { estimate, percentApart, toFive } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a pie and its table say about several years. */

/** What percent a part of the pie's year was of another year's total. */
export const partOfOtherTotal: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own, asked }, rng) {
    const [, k] = asked;
    const other = rng.pick(range(0, years.length - 1).filter((one) => one !== own));
    const share = shares[k]!;
    const exact = (share * totals[own]!) / totals[other]!;
    const key = Math.round(exact);
    if (Math.abs(key - share) < 3 || key < 8) return null;
    const amount = said((share * totals[own]!) / 100, story);
    const told = `The part was about ${thousands(amount)} in ${years[own]!}, and the total was ${thousands(totals[other]!)} in ${years[other]!}.`;
    const growth = percentApart(totals[other]!, totals[own]!);
    const isUp = totals[own]! > totals[other]!;
    const wrongs: [number, string][] = [
      [share, `gives the share of ${years[own]!}`],
      [(share * totals[other]!) / totals[own]!, "swaps the two totals"],
      [share + growth, "adds the percent by which the totals differ"],
      [share - growth, "subtracts the percent by which the totals differ"],
      [(100 * amount) / (totals[other]! + totals[own]!), "adds the two totals"],
      [100 - exact, "gives the rest of the whole"],
      [shares[(k + 1) % names.length]!, "reads another slice"],
    ];
    return {
      name: "part-of-other-total",
      text: `${saidFirst(story, names[k]!)} in ${years[own]!} was approximately {0} percent of ${story.total} in ${years[other]!}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.map(([n, slip]): Wrong => [Math.round(n), slip, told]),
        gap: 3,
      }),
      step: `${told} That is about ${key} percent, ${isUp ? "more" : "less"} than the part's share of its own year.`,
      weight: 2,
    };
  },
  pattern: /^(.+) in (\d{4}) was approximately \{0\} percent of .+ in (\d{4})\.$/,
  answer: ([phrase, year, other], { chart }, options) => {
    const amount = (sliceOf(chart, phrase!) / 100) * totalIn(chart, year!);
    return nearest(options, (100 * amount) / totalIn(chart, other!), 0.8);
  },
};

function saidFirst(story: PieStory, name: string): string {
  const part = saidPart(story, name);
  return part.charAt(0).toUpperCase() + part.slice(1);
}

/** By what percent the total changed, from the table. */
export const tableChange: ChartAsk<PieWorld> = {
  make({ story, shares, years, totals }, rng) {
    const [from, to] = rng.sample([...years.keys()], 2).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    const [base, other] = [totals[from]!, totals[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.6) return null;
    const verb = other > base ? "increased" : "decreased";
    const told = `The total went from ${thousands(base)} to ${thousands(other)}, a change of ${thousands(tidy(Math.abs(other - base)))}.`;
    const wrongs: [number, string][] = [
      [percentApart(other, base), "divides by the later total"],
      [(100 * other) / base, "gives the later total as a percent of the earlier one"],
      [percentApart(totals[0]!, totals.at(-1)!), "compares the first total with the last one"],
      [(200 * percentApart(base, other)) / 100, "doubles the change"],
      [percentApart(base, other) / 2, "divides by the two totals together"],
      [Math.max(...shares), "takes a percent from the chart"],
    ];
    return {
      name: "table-change",
      text: `From ${years[from]!} to ${years[to]!}, ${story.total} ${verb} by approximately {0} percent.`,
      blank: estimate({
        key,
        why: `${told} That is about ${key} percent of ${thousands(base)}.`,
        wrongs: wrongs.map(([n, slip]): Wrong => [toFive(n), slip, told]),
        gap: 5,
      }),
      step: `Read the two totals from the table. ${told} Divide it by the earlier total: about ${key} percent.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?:the )?total.* (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to], { chart }, options) =>
    nearest(options, 100 * Math.abs(totalIn(chart, to!) / totalIn(chart, from!) - 1), 1),
};
