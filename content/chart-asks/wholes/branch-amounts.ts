import {
  listed,
  nearest,
  numbers,
  type Slip,
  sum,
  thousands,
  tidy,
  where,
  wrong,
  type Wrong,
} from "@theta/items/template";
import { type BranchWorld, readBranches, wayIn, whoOf, whose } from "./branch-world.ts";
import { greatestOf, placeOfMost, topNames } from "../named-blank.ts";
import { nearestNote, once, retold, toldSum, toldTimes, withoutTies } from "../number-slips.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** Flows and trees: how many take a branch, and how many meet at its end. */

const half = (n: number): number => Math.round(2 * n) / 2;

/** Where the number of the outcome is greatest, which isn't where its percent is. */
export const greatestNumber: ChartAsk<BranchWorld> = {
  make({ story, cells, shares, rates }) {
    const names = story.ways.map(({ name }) => name);
    const told = (k: number): string =>
      `For “${names[k]!}”, ${ofAll(k)} percent of all ${story.things}.`;
    const ofAll = (k: number): string =>
      `${rates[k]!} percent of ${shares[k]!} percent is ${tidy((rates[k]! * shares[k]!) / 100)}`;
    const most = (key: number): string =>
      `For “${names[key]!}”, it is ${tidy((rates[key]! * shares[key]!) / 100)} percent of all.`;
    const found = greatestOf(
      names,
      (k) => cells[k]![1],
      told,
      [
        [placeOfMost(rates), "compares the percents without what they are percents of"],
        [placeOfMost(shares), "takes the largest category"],
      ],
      0.08 * Math.max(...cells.map((own) => own[1])),
    );
    if (!found) return null;
    const leads = new Map([
      [
        "compares the percents without what they are percents of",
        "The percent on the second arrow is the greatest here, but it is a percent of this box only. ",
      ],
      [
        "takes the largest category",
        "This is the largest category, but the percent on its second arrow counts as well. ",
      ],
    ]);
    return {
      name: "greatest-number",
      text: `The ${story.kind} for which the greatest number of ${story.things} ${story.did[1]} was {0}.`,
      blank: retold(
        {
          ...found.blank,
          key: {
            ...found.blank.key,
            why: `${told(found.key)} No other branch has as great a percent of all.`,
          },
        },
        ({ why, slip }) => `${leads.get(slip) ?? ""}${why} ${most(found.key)}`,
      ),
      step: `Compare the branches in percent of all ${story.things}: ${listed(names.map((name, k) => `${ofAll(k)} percent for “${name}”`))}. The greatest is the one for “${names[found.key]!}”.`,
      weight: 1,
    };
  },
  pattern: /^The .+ for which the greatest number of \w+ (were .+) was \{0\}\.$/,
  answer: ([outcome], view, options) => {
    const { count } = readBranches(view);
    return topNames(options, (way) => count(way, outcome!));
  },
};

/** Misreadings of the ratio of the two outcomes. */
function wrongRatios({ story, cells }: BranchWorld): Slip[] {
  const [first, second] = [0, 1].map((outcome) => sum(cells.map((own) => own[outcome]!)));
  const total = first! + second!;
  const own = cells.map((cell) => cell[0] / cell[1]);
  const mean = half(sum(own) / own.length);
  const only = (k: number): string =>
    `${toldTimes(cells[k]![0], cells[k]![1])}, but those are the arrows from “${story.ways[k]!.name}” only. Add all arrows into each outcome: ${thousands(first!)} and ${thousands(second!)}.`;
  const alone = (k: number, slip: string): Slip => wrong(half(own[k]!), slip, only(k));
  return [
    wrong(
      half(total / second!),
      "divides the total instead of the part",
      `This divides all ${thousands(total)} by ${thousands(second!)}: ${toldTimes(total, second!)}. The question is about the ${thousands(first!)} that end in “${story.outcomes[0]}”.`,
    ),
    wrong(
      mean,
      "averages the ratios of the categories",
      `The ratios of about ${listed(own.map((n) => thousands(tidy(n, 1))))} have an average of about ${thousands(tidy(sum(own) / own.length, 1))}, but the categories aren't of the same size. Add first: ${thousands(first!)} and ${thousands(second!)}.${nearestNote(tidy(sum(own) / own.length, 1), mean)}`,
    ),
    alone(placeOfMost(cells.map(sum)), "uses only the largest category"),
    alone(placeOfMost(own.map((n) => -n)), "uses only the category with the least ratio"),
    alone(placeOfMost(own), "uses only the category with the greatest ratio"),
  ];
}

/** The exact results of these misreadings. */
function exactRatios(world: BranchWorld): Wrong[] {
  const { cells } = world;
  const [first, second] = [0, 1].map((outcome) => sum(cells.map((own) => own[outcome]!)));
  const own = cells.map((cell) => cell[0] / cell[1]);
  const exact: readonly (readonly [number, string])[] = [
    [(first! + second!) / second!, "divides the total instead of the part"],
    [own[placeOfMost(cells.map(sum))]!, "uses only the largest category"],
    [Math.min(...own), "uses only the category with the least ratio"],
    [Math.max(...own), "uses only the category with the greatest ratio"],
  ];
  const whys = new Map(wrongRatios(world).map(({ slip, why }) => [slip, why]));
  return exact.map(([times, slip]) => [times, slip, whys.get(slip)!]);
}

/** How many times as many end in the first outcome: the arrows that meet are added. */
export const outcomeRatio: ChartAsk<BranchWorld> = {
  make(world) {
    const { story, cells } = world;
    const [first, second] = [0, 1].map((outcome) => sum(cells.map((own) => own[outcome]!)));
    const ratio = first! / second!;
    const key = half(ratio);
    if (key < 1.5 || Math.abs(ratio - key) > 0.12) return null;
    return {
      name: "outcome-ratio",
      text: `The number of ${whose(story, 0)} was approximately {0} times the number ${whoOf(story.things)} ${story.did[1]}.`,
      blank: withoutTies(
        numbers(key, `${toldTimes(first!, second!)}.`, once(wrongRatios(world)), 0.5),
        exactRatios(world),
        (times) =>
          `${times} times ${thousands(second!)} would be ${thousands(tidy(times * second!))}, but ${thousands(first!)} end in “${story.outcomes[0]}”.`,
      ),
      step: `Add the arrows that end in each outcome: ${toldSum(cells.map(([one]) => one))} and ${toldSum(cells.map(([, two]) => two))}. Divide the first sum by the second: ${toldTimes(first!, second!)}.`,
      weight: 1,
    };
  },
  pattern:
    /^The number of \w+ (?:that|who) (.+) was approximately \{0\} times the number (?:that|who) (.+)\.$/,
  answer: ([one, other], view, options) => {
    const { ways, count } = readBranches(view);
    const parts = ways.map((way) => [count(way, one!), count(way, other!)] as const);
    const more = sum(parts.map(([a, b]) => a - b));
    return nearest(options, 1 + more / sum(parts.map(([, b]) => b)), 0.1);
  },
};

function isOf(percent: number, whole: number): string {
  return `${percent} percent of ${thousands(whole)} is ${thousands(tidy((percent * whole) / 100))}`;
}

/** Misreadings of how many take a branch to its end. */
function wrongNumbers({ story, cells, shares, rates, total }: BranchWorld, k: number): Slip[] {
  const [share, rate, own, name] = [shares[k]!, rates[k]!, sum(cells[k]!), story.ways[k]!.name];
  const right = `Take ${share} percent of ${thousands(total)}, and then ${rate} percent of that.`;
  return [
    wrong(
      (total * rate) / 100,
      "takes the second percent of the total",
      `${isOf(rate, total)}, but the ${rate} percent is of the box “${name}”, which has only ${thousands(own)}.`,
    ),
    wrong(
      own,
      "stops after the first branch",
      `${isOf(share, total)}, which is everything in “${name}”. Only ${rate} percent of those ${story.did[1]}.`,
    ),
    ...cells.map((cell, other) =>
      wrong(
        cell[1],
        "follows another branch",
        `This is the branch through “${story.ways[other]!.name}”: ${isOf(rates[other]!, sum(cell))}. The question is about “${name}”.`,
      ),
    ),
    wrong(
      cells[k]![0],
      "follows the branch to the other outcome",
      `${isOf(100 - rate, own)}, the number that ${story.did[0]}. The question is about the other ${rate} percent.`,
    ),
    wrong(
      (total * Math.abs(share - rate)) / 100,
      "subtracts the percents",
      `This takes the difference of ${share} and ${rate} percent: ${isOf(Math.abs(share - rate), total)}. ${right}`,
    ),
    wrong(
      (total * (share + rate)) / 200,
      "averages the percents",
      `This takes the average of ${share} and ${rate} percent: ${isOf((share + rate) / 2, total)}. ${right}`,
    ),
  ];
}

/** How many take one branch to its end. */
export const branchNumber: ChartAsk<BranchWorld> = {
  make(world, rng) {
    const { story, cells, shares, rates, total } = world;
    const k = rng.int(0, cells.length - 1);
    const key = cells[k]![1];
    const first = `${shares[k]!} percent of all ${thousands(total)}, or ${thousands(sum(cells[k]!))}`;
    return {
      name: "branch-number",
      text: `The number of ${story.ways[k]!.said} ${whoOf(story.things)} ${story.did[1]} was {0}.`,
      blank: numbers(
        key,
        `${isOf(shares[k]!, total)}, and ${isOf(rates[k]!, sum(cells[k]!))}.`,
        rng.shuffle(once(wrongNumbers(world, k))),
      ),
      step: `The box “${story.ways[k]!.name}” has ${first}. Of those, ${rates[k]!} percent ${story.did[1]}: ${isOf(rates[k]!, sum(cells[k]!))}.`,
      weight: 1,
    };
  },
  pattern: /^The number of (.+) (?:that|who) (were .+) was \{0\}\.$/,
  answer: ([said, outcome], view, options) => {
    const { ways, count } = readBranches(view);
    const target = count(wayIn(ways, said!), outcome!);
    return where(options, (option) => Math.abs(Number(option.replaceAll(",", "")) - target) < 0.01);
  },
};
