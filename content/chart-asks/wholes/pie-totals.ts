import { nearest, thousands, type Wrong } from "@theta/items/template";
import { isSaid, type PieWorld, read, said, saidPart, sliceOf, totalIn } from "./pie.ts";
import { nearestNote, toldApart, toldShare, withoutPercentTies } from "../number-slips.ts";
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
    const next = (k + 1) % names.length;
    const [total, name] = [totals[other]!, names[k]!.toLowerCase()];
    const slice = `but the slice of ${name} is ${share} percent.`;
    const isOf = (percent: number, whole: number): string =>
      `${percent} percent of ${thousands(whole)} ${isSaid((percent * whole) / 100, story)}`;
    const misread = (by: number): Wrong => [
      ((share + by) * total) / 100,
      "misreads the share by 5 percentage points",
      `${isOf(share + by, total)}, ${slice}`,
    ];
    const wrongs: Wrong[] = [
      [
        (share * totals[own]!) / 100,
        `takes the total of ${years[own]!}`,
        `${isOf(share, totals[own]!)}, but the question is about ${years[other]!}, when the total was ${thousands(total)}.`,
      ],
      [
        (shares[next]! * total) / 100,
        `takes the share of ${names[next]!.toLowerCase()}`,
        `${isOf(shares[next]!, total)}, ${slice}`,
      ],
      misread(5),
      misread(-5),
      [
        ((100 - share) * total) / 100,
        "takes all other slices together",
        `${isOf(100 - share, total)}, which is everything except ${name}.`,
      ],
      [
        total / names.length,
        "takes the slices to be equal",
        `${thousands(total)} divided by ${names.length} ${isSaid(total / names.length, story)}, ${slice}`,
      ],
    ];
    return {
      name: "same-share",
      text: `If ${names[k]!.toLowerCase()} accounted for the same percent of the total in ${years[other]!} as in ${years[own]!}, then ${saidPart(story, names[k]!)} in ${years[other]!} was closest to {0}.`,
      blank: estimate({
        key,
        why: `${isOf(share, total)}.`,
        wrongs: wrongs.map(([n, slip, why]): Wrong => [said(n, story), slip, why]),
        gap: Math.max(key / 10, 0.4 * story.step),
        text: withUnit(story.amount),
      }),
      step: `The share of ${name} is ${share} percent, and the total of ${years[other]!} was ${withUnit(story.amount)(total)}: ${isOf(share, total)}.`,
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

/** Misreadings of by what percent the total changed. */
function wrongChanges(
  { names, shares, years, totals }: PieWorld,
  from: number,
  to: number,
): Wrong[] {
  const [base, other] = [totals[from]!, totals[to]!];
  const [first, last] = [totals[0]!, totals.at(-1)!];
  const whole = `Divide by the earlier total, ${thousands(base)}.`;
  const nearby = [...years.keys()].filter((k) => k !== from && k !== to);
  const most = Math.max(...shares);
  // What rose can't be taken for what fell.
  const sameWay = ([one, two]: readonly [number, number], slip: string, right: string): Wrong[] =>
    (two - one) * (other - base) > 0
      ? [[percentApart(one, two), slip, `${toldApart(one, two, one)}. ${right}`]]
      : [];
  return [
    [
      percentApart(other, base),
      "divides by the later total",
      `${toldApart(base, other, other)}. ${whole}`,
    ],
    [
      (100 * other) / base,
      "gives the later total as a percent of the earlier one",
      `${toldShare(other, base)}, but the question is by how much the two differ.`,
    ],
    [
      percentApart(first, last),
      "compares the first total with the last one",
      `From ${years[0]!} to ${years.at(-1)!}, ${toldApart(first, last, first)}. The question is about ${years[from]!} to ${years[to]!}.`,
    ],
    ...nearby.flatMap((k): Wrong[] => [
      ...sameWay(
        [base, totals[k]!],
        `takes the total of ${years[k]!} for that of ${years[to]!}`,
        `The total of ${years[to]!} was ${thousands(other)}.`,
      ),
      ...sameWay(
        [totals[k]!, other],
        `takes the total of ${years[k]!} for that of ${years[from]!}`,
        `The total of ${years[from]!} was ${thousands(base)}.`,
      ),
    ]),
    [
      (100 * Math.abs(other - base)) / (base + other),
      "divides by the two totals together",
      `${toldApart(base, other, base + other)}. ${whole}`,
    ],
    [
      most,
      "takes a percent from the chart",
      `The slice of ${names[shares.indexOf(most)]!.toLowerCase()} is ${most} percent of one year's total, which says nothing about the change.${nearestNote(most, toFive(most), (n) => `${n} percent`)}`,
    ],
  ];
}

/** By what percent the total changed, from the table. */
export const tableChange: ChartAsk<PieWorld> = {
  make(world, rng) {
    const { story, years, totals } = world;
    const [from, to] = rng.sample([...years.keys()], 2).toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    const [base, other] = [totals[from]!, totals[to]!];
    const exact = percentApart(base, other);
    const key = toFive(exact);
    if (key < 10 || Math.abs(exact - key) > 1.6) return null;
    const verb = other > base ? "increased" : "decreased";
    const told = `By the table, the total went from ${thousands(base)} in ${years[from]!} to ${thousands(other)} in ${years[to]!}.`;
    return {
      name: "table-change",
      text: `From ${years[from]!} to ${years[to]!}, ${story.total} ${verb} by approximately {0} percent.`,
      blank: withoutPercentTies(
        estimate({
          key,
          why: `${toldApart(base, other, base)}.`,
          wrongs: wrongChanges(world, from, to).map(([n, slip, why]): Wrong => [
            toFive(n),
            slip,
            why,
          ]),
          gap: 5,
        }),
        Math.abs(other - base),
        base,
      ),
      step: `${told} Divide the change by the earlier total: ${toldApart(base, other, base)}.`,
      weight: 1,
    };
  },
  pattern:
    /^From (\d{4}) to (\d{4}), (?:the )?total.* (?:increased|decreased) by approximately \{0\} percent\.$/,
  answer: ([from, to], { chart }, options) =>
    nearest(options, 100 * Math.abs(totalIn(chart, to!) / totalIn(chart, from!) - 1), 1),
};
