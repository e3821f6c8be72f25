import { nearest, numbers, sum, thousands, where, wrong } from "@theta/items/template";
import { type BranchWorld, readBranches, wayIn, whoOf, whose } from "./branch-world.ts";
import { greatestOf, placeOfMost, topNames } from "../named-blank.ts";
import { once } from "../number-slips.ts";
import type { ChartAsk } from "../story-chart-template.ts";

/** Flows and trees: how many take a branch, and how many meet at its end. */

const half = (n: number): number => Math.round(2 * n) / 2;

/** Where the number of the outcome is greatest, which isn't where its percent is. */
export const greatestNumber: ChartAsk<BranchWorld> = {
  make({ story, cells, shares, rates }) {
    const names = story.ways.map(({ name }) => name);
    const told = (k: number): string =>
      `For ${names[k]!}, it is ${rates[k]!} percent of ${shares[k]!} percent, or ${(rates[k]! * shares[k]!) / 100} percent of all ${story.things}.`;
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
    return {
      name: "greatest-number",
      text: `The ${story.kind} for which the greatest number of ${story.things} ${story.did[1]} was {0}.`,
      blank: found.blank,
      step: `Multiply the percents along the branch. ${told(found.key)}`,
      weight: 1,
    };
  },
  pattern: /^The .+ for which the greatest number of \w+ (were .+) was \{0\}\.$/,
  answer: ([outcome], view, options) => {
    const { count } = readBranches(view);
    return topNames(options, (way) => count(way, outcome!));
  },
};

/** How many times as many end in the first outcome: the arrows that meet are added. */
export const outcomeRatio: ChartAsk<BranchWorld> = {
  make({ story, cells }) {
    const [first, second] = [0, 1].map((outcome) => sum(cells.map((own) => own[outcome]!)));
    const ratio = first! / second!;
    const key = half(ratio);
    if (key < 1.5 || Math.abs(ratio - key) > 0.12) return null;
    const why = `The arrows add up to ${thousands(first!)} and ${thousands(second!)}, and the first is about ${key} times the second.`;
    const own = cells.map((cell) => cell[0] / cell[1]);
    const slips = [
      wrong(half((first! + second!) / second!), "divides the total instead of the part", why),
      wrong(half(sum(own) / own.length), "averages the ratios of the categories", why),
      wrong(half(own[placeOfMost(cells.map(sum))]!), "uses only the largest category", why),
      wrong(
        half(own[placeOfMost(own.map((n) => -n))]!),
        "uses only the category with the least ratio",
        why,
      ),
      wrong(half(Math.max(...own)), "uses only the category with the greatest ratio", why),
    ];
    return {
      name: "outcome-ratio",
      text: `The number of ${whose(story, 0)} was approximately {0} times the number ${whoOf(story.things)} ${story.did[1]}.`,
      blank: numbers(key, why, once(slips), 0.5),
      step: why,
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

/** How many take one branch to its end. */
export const branchNumber: ChartAsk<BranchWorld> = {
  make({ story, cells, shares, rates, total }, rng) {
    const k = rng.int(0, cells.length - 1);
    const key = cells[k]![1];
    const why = `${shares[k]!} percent of ${thousands(total)} is ${thousands(sum(cells[k]!))}, and ${rates[k]!} percent of that is ${thousands(key)}.`;
    const slips = [
      wrong((total * rates[k]!) / 100, "takes the second percent of the total", why),
      wrong(sum(cells[k]!), "stops after the first branch", why),
      ...cells.map((cell) => wrong(cell[1], "follows another branch", why)),
      wrong(cells[k]![0], "follows the branch to the other outcome", why),
      wrong((total * Math.abs(shares[k]! - rates[k]!)) / 100, "subtracts the percents", why),
      wrong((total * (shares[k]! + rates[k]!)) / 200, "averages the percents", why),
    ];
    return {
      name: "branch-number",
      text: `The number of ${story.ways[k]!.said} ${whoOf(story.things)} ${story.did[1]} was {0}.`,
      blank: numbers(key, why, rng.shuffle(once(slips))),
      step: why,
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
