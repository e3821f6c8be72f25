import {
  listed,
  nearest,
  numbers,
  type Slip,
  sum,
  texThousands,
  thousands,
  tidy,
  wrong,
} from "@theta/items/template";
import { type BranchWorld, otherOutcome, readBranches, wayIn, whose } from "./branch-world.ts";
import { greatestOf, placeOfMost, topNames } from "../named-blank.ts";
import {
  isPercent,
  nearestNote,
  once,
  retold,
  roundedPercent,
  spaced,
  toldShare,
  toldSum,
} from "../number-slips.ts";
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

/** "$380 \\div 4{,}050$ is about 9 percent" */
function toldRate([other, own]: readonly [number, number]): string {
  const percent = Math.round((100 * own) / (own + other));
  return `$${texThousands(own)} \\div ${texThousands(own + other)}$ is about ${percent} percent`;
}

/** Where the percent of the outcome is greatest, which isn't where its number is. */
export const highestRate: ChartAsk<BranchWorld> = {
  make({ story, cells }) {
    const names = story.ways.map(({ name }) => name);
    const told = (k: number): string =>
      `Of the ${thousands(sum(cells[k]!))} ${story.ways[k]!.said}, ${thousands(cells[k]![1])}, or about ${Math.round(100 * rateIn(cells, k))} percent, ${story.did[1]}.`;
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
    const leads = new Map([
      [
        "compares the numbers instead of the percents",
        `The number that ${story.did[1]} is the greatest here, but not the percent. `,
      ],
      [
        "takes the largest category",
        "This is the largest category, but its percent isn't the greatest. ",
      ],
    ]);
    return {
      name: "highest-rate",
      text: `The ${story.kind} for which the greatest percentage of ${story.things} ${story.did[1]} was {0}.`,
      blank: retold(
        {
          ...found.blank,
          key: { ...found.blank.key, why: `${told(found.key)} No other percent is as great.` },
        },
        ({ why, slip }) =>
          `${leads.get(slip) ?? ""}${why} Of the ${story.ways[found.key]!.said}, it was about ${Math.round(100 * rateIn(cells, found.key))} percent.`,
      ),
      step: `For each ${story.kind}, divide the number on the arrow to “${story.outcomes[1]}” by the number on the arrow from “${story.all}”: ${listed(names.map((name, k) => `${toldRate(cells[k]!)} for “${name}”`))}. The greatest is the one for “${names[found.key]!}”.`,
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
    const { name, said } = story.ways[k]!;
    const right = `“${name}” has ${thousands(own)}`;
    const slips = [
      wrong(
        five(part / ending),
        "divides by all with that outcome",
        `Of the ${thousands(ending)} ${whose(story, 1)}, ${thousands(part)} ${wereOf(story, k)}: ${toldShare(part, ending)}. But the percent is of the ${thousands(own)} in “${name}”.`,
      ),
      wrong(
        five(ending / total),
        "gives the percent for all of them",
        `Of all ${thousands(total)} ${story.things}, ${thousands(ending)} ${story.did[1]}: ${toldShare(ending, total)}. But the percent is of the ${thousands(own)} in “${name}” only.`,
      ),
      wrong(
        100 - key,
        "gives the percent of the other outcome",
        `Of the ${thousands(own)} in “${name}”, ${thousands(own - part)} ${story.did[0]}: ${toldShare(own - part, own)}. The question is about the ${thousands(part)} that ${story.did[1]}.`,
      ),
      wrong(
        five(part / (own - part)),
        "divides by the number with the other outcome",
        `${toldShare(part, own - part)}, but ${thousands(own - part)} is the number that ${story.did[0]}. ${right} in all.`,
      ),
      wrong(
        five(part / total),
        "divides by the total",
        `${toldShare(part, total)}, but ${thousands(total)} is the number of all ${story.things}. ${right}.`,
      ),
    ];
    return {
      name: "rate-of-way",
      text: `Approximately {0} percent of the ${said} ${story.did[1]}.`,
      blank: numbers(key, `${toldShare(part, own)}.`, percents(slips, key), 8),
      step: `Of the ${thousands(own)} in “${name}”, ${thousands(part)} ${story.did[1]}. The percent is of that box: ${toldShare(part, own)}.`,
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
    const { name } = story.ways[k]!;
    const whole = `The percent is of the ${thousands(ending)} ${whose(story, 1)}.`;
    const slips = [
      wrong(
        five(part / own),
        "divides by all of that category",
        `${toldShare(part, own)}, but ${thousands(own)} is the number of all ${story.ways[k]!.said}. ${whole}`,
      ),
      wrong(
        shares[k]!,
        "gives the category's percent of the total",
        `Of all ${thousands(total)} ${story.things}, ${thousands(own)} ${wereOf(story, k)}, or about ${Math.round((100 * own) / total)} percent.${nearestNote(Math.round((100 * own) / total), shares[k]!, (n) => `${n} percent`)} ${whole}`,
      ),
      wrong(
        five(part / total),
        "divides by the total",
        `${toldShare(part, total)}, but ${thousands(total)} is the number of all ${story.things}. ${whole}`,
      ),
      wrong(
        five(part / (ending - part)),
        "divides by those of the other categories",
        `${toldShare(part, ending - part)}, but ${thousands(ending - part)} leaves out “${name}” itself. ${whole}`,
      ),
      wrong(
        100 - key,
        "gives the percent of the other categories",
        `${toldShare(ending - part, ending)}. That is the percent for the other two boxes together.`,
      ),
    ];
    return {
      name: "origin",
      text: `Of the ${whose(story, 1)}, approximately {0} percent ${wereOf(story, k)}.`,
      blank: numbers(key, `${toldShare(part, ending)}.`, percents(slips, key), 8),
      step: `The whole is all ${whose(story, 1)}: ${toldSum(cells.map((cell) => cell[1]))}. Of these, ${thousands(part)} are from the box “${name}”: ${toldShare(part, ending)}.`,
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

/** Misreadings of the percent of all that end in the outcome. */
function wrongOveralls({ story, shares, rates }: BranchWorld, key: number): Slip[] {
  const exact = sum(rates.map((rate, k) => (rate * shares[k]!) / 100));
  const most = placeOfMost(shares);
  const top = placeOfMost(rates);
  const largest = story.ways[most]!.name;
  return [
    wrong(
      five(sum(rates) / 300),
      "averages the percents without weights",
      `The average of ${listed(rates.map(String))} percent ${isPercent(sum(rates) / 3)}, but the boxes are of different sizes: ${listed(shares.map(String))} percent of all.`,
    ),
    wrong(
      rates[most]!,
      "takes the percent of the largest category",
      `The ${rates[most]!} percent is of the box “${largest}” only, which is ${shares[most]!} percent of all.`,
    ),
    wrong(
      rates[top]!,
      "takes the greatest percent",
      `The ${rates[top]!} percent is of the box “${story.ways[top]!.name}” only, which is ${shares[top]!} percent of all.`,
    ),
    wrong(
      five((rates[most]! * shares[most]!) / 10_000),
      "includes only the largest category",
      `${rates[most]!} percent of ${shares[most]!} percent ${isPercent((rates[most]! * shares[most]!) / 100)}, but that is the branch through “${largest}” only. Add the other two branches.`,
    ),
    wrong(
      100 - key,
      "gives the percent of the other outcome",
      `The percent of all ${story.things} that ${story.did[0]} ${isPercent(100 - exact)}. The question is about those that ${story.did[1]}, ${tidy(exact)} percent.`,
    ),
  ];
}

/** What percent of all end in the outcome: a mean weighted by the first arrows. */
export const overallRate: ChartAsk<BranchWorld> = {
  make(world) {
    const { story, cells, shares, rates, total } = world;
    const ending = sum(cells.map((cell) => cell[1]));
    const key = percentKey(ending / total);
    if (key === null) return null;
    const parts = rates.map((rate, k) => tidy((rate * shares[k]!) / 100));
    const near = nearestNote(sum(parts), key, (n) => `${n} percent`);
    return {
      name: "overall-rate",
      text: `Approximately {0} percent of all ${story.things} ${story.did[1]}.`,
      blank: numbers(key, `${toldSum(parts)}.${near}`, percents(wrongOveralls(world, key), key), 8),
      step: `Of all ${story.things}, ${listed(rates.map((rate, k) => `${rate} percent of ${shares[k]!} percent is ${parts[k]!} percent`))}. Together: ${toldSum(parts)}.${near}`,
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
