import { nearest, thousands, tidy, type Wrong } from "@theta/items/template";
import { type PieWorld, read, said, saidPart, sliceOf, totalIn } from "./pie.ts";
import { estimate, factorOf, percentApart, toFive, withUnit } from "../reading.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** What a pie and its table say about several years. */

/** What a part would be in another year if its share were the same. */
export const sameShare: ChartAsk<PieWorld> = {
  make({ story, names, shares, years, totals, own, asked }) {
    const [, k] = asked;
    const others = [...years.keys()].filter((one) => one !== own);
    // The farther the totals are apart, the more it matters which of them is taken.
    const other = others.toSorted(
      (a, b) => percentApart(totals[own]!, totals[b]!) - percentApart(totals[own]!, totals[a]!),
    )[0]!;
    const share = shares[k]!;
    const key = said((share * totals[other]!) / 100, story);
    if (percentApart(totals[other]!, totals[own]!) < 12) return null;
    const told = `${share} percent of ${thousands(totals[other]!)}, the total in ${years[other]!}, is about ${thousands(key)}.`;
    const next = (k + 1) % names.length;
    const wrongs: [number, string][] = [
      [(share * totals[own]!) / 100, `takes the total of ${years[own]!}`],
      [(shares[next]! * totals[other]!) / 100, `takes the share of ${names[next]!.toLowerCase()}`],
      [((share + 5) * totals[other]!) / 100, "misreads the share by 5 percentage points"],
      [((share - 5) * totals[other]!) / 100, "misreads the share by 5 percentage points"],
      [((100 - share) * totals[other]!) / 100, "takes the rest of the whole"],
      [totals[other]! / names.length, "takes the parts to be equal"],
    ];
    return {
      name: "same-share",
      text: `If ${names[k]!.toLowerCase()} accounted for the same percent of the total in ${years[other]!} as in ${years[own]!}, then ${saidPart(story, names[k]!)} in ${years[other]!} was closest to {0}.`,
      blank: estimate({
        key,
        why: told,
        wrongs: wrongs.map(([n, slip]): Wrong => [said(n, story), slip, told]),
        gap: Math.max(key / 10, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: `Take the share from the chart and the total of ${years[other]!} from the table. ${told}`,
      weight: 1,
    };
  },
  pattern:
    /^If .+ accounted for the same percent of .+ in (\d{4}) as in \d{4}, then (.+) in \1 was closest to \{0\}\.$/,
  answer: ([year, phrase], { chart }, options) => {
    const amount =
      sliceOf(chart, phrase!) * totalIn(chart, year!) * factorOf(read(chart).beside!.columns[1]);
    return nearest(options, amount / 100, amount / 5000);
  },
};

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
