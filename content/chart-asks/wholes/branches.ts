import { nearest, numbers, type Slip, sum, thousands, wrong } from "@theta/items/template";
import { type BranchWorld, otherOutcome, readBranches, wayIn, whose } from "./branch-world.ts";
import { greatestOf, placeOfMost, topNames } from "../named-blank.ts";
import { once, roundedPercent, spaced } from "../number-slips.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** Flows and trees: a percent of what. */

const rateIn = (cells: BranchWorld["cells"], way: number): number =>
  cells[way]![1] / sum(cells[way]!);
const five = (part: number): number => roundedPercent(part, 1);

/** A percent close enough to a multiple of 5 to be asked for, or null. */
function percentKey(part: number): number | null {
  const key = five(part);
  return key >= 5 && key <= 90 && Math.abs(100 * part - key) <= 1.5 ? key : null;
}

/** Where the percent of the outcome is greatest, which isn't where its number is. */
export const highestRate: ChartAsk<BranchWorld> = {
  make({ story, cells }) {
    const names = story.ways.map(({ name }) => name);
    const told = (k: number): string =>
      `For ${names[k]!}, ${thousands(cells[k]![1])} of ${thousands(sum(cells[k]!))} is about ${Math.round(100 * rateIn(cells, k))} percent.`;
    const found = greatestOf(
      names,
      (k) => rateIn(cells, k),
      told,
      [
        [placeOfMost(cells.map((own) => own[1])), "compares the numbers instead of the percents"],
        [placeOfMost(cells.map(sum)), "takes the largest category"],
      ],
      0.04,
    );
    if (!found) return null;
    return {
      name: "highest-rate",
      text: `The ${story.kind} for which the greatest percentage of ${story.things} ${story.did[1]} was {0}.`,
      blank: found.blank,
      step: `Divide the number on the second arrow by the number on the first. ${told(found.key)}`,
      weight: 1,
    };
  },
  pattern: /^The .+ for which the greatest percentage of \w+ ((?:were|did) .+) was \{0\}\.$/,
  answer: ([outcome], view, options) => {
    const { ways, count } = readBranches(view);
    const other = otherOutcome(view, outcome!);
    if (options.some((name) => !ways.includes(name))) throw new Error("An option is no box.");
    return topNames(options, (way) => count(way, outcome!) / count(way, other));
  },
};

/** What percent of one way ends in the outcome. */
export const rateOfWay: ChartAsk<BranchWorld> = {
  make({ story, cells, total }, rng) {
    const k = rng.int(0, cells.length - 1);
    const [part, own] = [cells[k]![1], sum(cells[k]!)];
    const ending = sum(cells.map((cell) => cell[1]));
    const key = percentKey(part / own);
    if (key === null) return null;
    const why = `Of the ${thousands(own)}, ${thousands(part)} ${story.did[1]}: about ${key} percent.`;
    const slips = [
      wrong(five(part / ending), "divides by all with that outcome", why),
      wrong(five(ending / total), "gives the percent for all of them", why),
      wrong(100 - key, "gives the percent of the other outcome", why),
      wrong(five(part / (own - part)), "divides by the number with the other outcome", why),
      wrong(five(part / total), "divides by the total", why),
    ];
    return {
      name: "rate-of-way",
      text: `Approximately {0} percent of the ${story.ways[k]!.said} ${story.did[1]}.`,
      blank: numbers(key, why, percents(slips, key), 8),
      step: why,
      weight: 0,
    };
  },
  pattern: /^Approximately \{0\} percent of the (.+) ((?:were|did) .+)\.$/,
  answer: ([said, outcome], view, options) => {
    const { ways, count } = readBranches(view);
    const way = wayIn(ways, said!);
    const odds = count(way, otherOutcome(view, outcome!)) / count(way, outcome!);
    return nearest(options, 100 / (1 + odds), 1);
  },
};

/** What percent of those with the outcome came by one way. */
export const originOf: ChartAsk<BranchWorld> = {
  make({ story, cells, shares, total }, rng) {
    const k = rng.int(0, cells.length - 1);
    const [part, own] = [cells[k]![1], sum(cells[k]!)];
    const ending = sum(cells.map((cell) => cell[1]));
    const key = percentKey(part / ending);
    // Somebody who reads the arrow alone must not be right.
    if (key === null || key === five(part / own)) return null;
    const why = `Of the ${thousands(ending)} ${whose(story, 1)}, ${thousands(part)} were ${story.ways[k]!.said}: about ${key} percent.`;
    const slips = [
      wrong(five(part / own), "divides by all of that category", why),
      wrong(shares[k]!, "gives the category's percent of the total", why),
      wrong(five(part / total), "divides by the total", why),
      wrong(five(part / (ending - part)), "divides by those of the other categories", why),
      wrong(100 - key, "gives the percent of the other categories", why),
    ];
    return {
      name: "origin",
      text: `Of the ${whose(story, 1)}, approximately {0} percent ${wereOf(story, k)}.`,
      blank: numbers(key, why, percents(slips, key), 8),
      step: why,
      weight: 2,
    };
  },
  pattern: /^Of the \w+ (?:that|who) (.+), approximately \{0\} percent (?:were|had) (.+)\.$/,
  answer: ([outcome, said], view, options) => {
    const { ways, count } = readBranches(view);
    const one = wayIn(ways, said!);
    const times = sum(ways.map((way) => count(way, outcome!) / count(one, outcome!)));
    return nearest(options, 100 / times, 1);
  },
};

/** What percent of all end in the outcome: a mean weighted by the first arrows. */
export const overallRate: ChartAsk<BranchWorld> = {
  make({ story, cells, shares, rates, total }) {
    const ending = sum(cells.map((cell) => cell[1]));
    const key = percentKey(ending / total);
    if (key === null) return null;
    const why = `${rates.map((rate, k) => `${rate} percent of ${shares[k]!} percent`).join(", ")}: together about ${key} percent.`;
    const most = placeOfMost(shares);
    const slips = [
      wrong(five(sum(rates) / 300), "averages the percents without weights", why),
      wrong(rates[most]!, "takes the percent of the largest category", why),
      wrong(Math.max(...rates), "takes the greatest percent", why),
      wrong(
        five((rates[most]! * shares[most]!) / 10_000),
        "includes only the largest category",
        why,
      ),
      wrong(100 - key, "gives the percent of the other outcome", why),
    ];
    return {
      name: "overall-rate",
      text: `Approximately {0} percent of all ${story.things} ${story.did[1]}.`,
      blank: numbers(key, why, percents(slips, key), 8),
      step: `Multiply the percents along each branch and add. ${why}`,
      weight: 1,
    };
  },
  pattern: /^Approximately \{0\} percent of all \w+ ((?:were|did) .+)\.$/,
  answer: ([outcome], view, options) => {
    const { ways, count } = readBranches(view);
    const odds =
      sum(ways.map((way) => count(way, otherOutcome(view, outcome!)))) /
      sum(ways.map((way) => count(way, outcome!)));
    return nearest(options, 100 / (1 + odds), 1);
  },
};

/** "were shipped from the North warehouse", "had applied at a job fair", "were phones" */
function wereOf({ things, ways }: BranchWorld["story"], k: number): string {
  const { said } = ways[k]!;
  if (said.startsWith(`${things} who `)) return `had ${said.slice(things.length + 5)}`;
  return `were ${said.startsWith(`${things} `) ? said.slice(things.length + 1) : said}`;
}

/** Percents of a whole, none of which is close to another if there are enough of them. */
function percents(slips: readonly Slip[], key: number): Slip[] {
  const likely = once(slips).filter(({ value }) => value! > 0 && value! < 100);
  const apart = spaced(likely, key, 8);
  return apart.length < 2 ? likely : apart;
}
