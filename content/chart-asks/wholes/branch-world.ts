import {
  type ChartInput,
  type GraphicsView,
  type Rng,
  roundTo,
  sum,
  thousands,
} from "@theta/items/template";
import {
  type BranchStory,
  cellOf,
  drawBranches,
  FLOWS,
  TREES,
} from "../../stories/wholes/branches.ts";
import type { DrawnChart } from "../story-chart-template.ts";

/** A flow of counts, or a tree of percents: things come by several ways and end in two outcomes. */
export interface BranchWorld {
  readonly story: BranchStory;
  /** By way and outcome. */
  readonly cells: readonly (readonly [number, number])[];
  /** Percents along the arrows of a tree. */
  readonly shares: readonly number[];
  readonly rates: readonly number[];
  readonly total: number;
}

type Flow = Extract<ChartInput, { kind: "flow" }>;

/** Otherwise the category with the greatest rate would mostly be the last one. */
function inAnyOrder(story: BranchStory, rng: Rng): BranchStory {
  return { ...story, ways: rng.shuffle(story.ways) };
}

/** Counts along arrows that meet again in the outcomes. */
export function drawFlowOfCounts(rng: Rng): DrawnChart<BranchWorld> | null {
  const story = inAnyOrder(rng.pick(FLOWS), rng);
  const branches = drawBranches(story, rng);
  if (!branches) return null;
  const { shares, rates } = branches;
  const count = (way: number, outcome: number): number =>
    roundTo(cellOf(branches, way, outcome) * (1 + rng.int(-5, 5) / 100), 10);
  const cells = story.ways.map((_, way) => [count(way, 0), count(way, 1)] as const);
  const total = sum(cells.flat());
  const first = story.ways.length + 1;
  const chart: Flow = {
    kind: "flow",
    alt: `Flow diagram of ${story.things} by way and outcome.`,
    nodes: [
      { name: story.all, column: 0 },
      ...story.ways.map(({ name }) => ({ name, column: 1 })),
      // One behind the other, because numbers on six crossing arrows are hard to tell apart.
      ...story.outcomes.map((name, k) => ({ name, column: 2 + k })),
    ],
    arrows: [
      ...cells.map((own, way) => ({ from: 0, to: way + 1, value: sum(own) })),
      ...cells.flatMap((own, way) =>
        own.map((value, outcome) => ({ from: way + 1, to: first + outcome, value })),
      ),
    ],
  };
  const intro = story.intro.replace("#", thousands(total));
  return {
    world: { story, cells, shares, rates, total },
    name: story.name,
    source: story.source,
    intro,
    chart,
  };
}

/** Percents along branches that never meet again. */
export function drawTree(rng: Rng): DrawnChart<BranchWorld> | null {
  const story = inAnyOrder(rng.pick(TREES), rng);
  const branches = drawBranches(story, rng);
  if (!branches) return null;
  const { total, shares, rates } = branches;
  const cells = story.ways.map(
    (_, way) => [cellOf(branches, way, 0), cellOf(branches, way, 1)] as const,
  );
  const first = story.ways.length + 1;
  const chart: Flow = {
    kind: "flow",
    alt: `Tree diagram of ${story.things} by category and result, with percents.`,
    nodes: [
      { name: story.all, column: 0 },
      ...story.ways.map(({ name }) => ({ name, column: 1 })),
      ...story.ways.flatMap(() => story.outcomes.map((name) => ({ name, column: 2 }))),
    ],
    arrows: [
      ...shares.map((share, way) => ({ from: 0, to: way + 1, text: `${share}%` })),
      ...rates.flatMap((rate, way) =>
        [100 - rate, rate].map((part, outcome) => ({
          from: way + 1,
          to: first + 2 * way + outcome,
          text: `${part}%`,
        })),
      ),
    ],
  };
  const intro = story.intro.replace("#", thousands(total));
  return {
    world: { story, cells, shares, rates, total },
    name: story.name,
    source: story.source,
    intro,
    chart,
  };
}

/** What a checker reads: how many take a way and end in an outcome, by the names of boxes. */
export interface ReadBranches {
  readonly ways: readonly string[];
  readonly count: (way: string, outcome: string) => number;
}

/** Follows the arrows from the first box, whether they give counts or percents. */
export function readBranches({ chart, intro }: GraphicsView): ReadBranches {
  if (chart.kind !== "flow") throw new Error("A flow diagram is needed.");
  const { nodes, arrows } = chart;
  const total = Number(/ ([\d,]+) /.exec(intro)![1]!.replaceAll(",", ""));
  const ways = nodes.flatMap(({ name, column }) => (column === 1 ? [name] : []));
  const along = (arrow: (typeof arrows)[number], whole: number): number =>
    arrow.value ?? (whole * Number(arrow.text!.slice(0, -1))) / 100;
  return {
    ways,
    count: (way, outcome) => {
      const place = nodes.findIndex(({ name }) => name === way);
      const come = along(
        arrows.find(({ to }) => to === place)!,
        total,
      );
      const goes = arrows.find(
        ({ from, to }) => from === place && nodes[to]!.name.toLowerCase() === endOf(outcome),
      );
      return along(goes!, come);
    },
  };
}

/** The box whose name a sentence's words contain: "calls about billing" is in “Billing”. */
export function wayIn(ways: readonly string[], words: string): string {
  const found = ways.filter((way) => isAbout(way, words));
  if (found.length !== 1) throw new Error(`No single box fits “${words}”.`);
  return found[0]!;
}

/** Whether words contain a box's name, in the singular or the plural. */
export function isAbout(way: string, words: string): boolean {
  const stem = way.toLowerCase().replace(/(y|ies|s)$/, "");
  return words.toLowerCase().includes(stem);
}

/** The outcome that a sentence doesn't name. */
export function otherOutcome({ chart }: GraphicsView, outcome: string): string {
  if (chart.kind !== "flow") throw new Error("A flow diagram is needed.");
  const ends = chart.nodes
    .filter(({ column }) => column >= 2)
    .map(({ name }) => name.toLowerCase());
  return ends.find((name) => name !== endOf(outcome))!;
}

/** The box in which those end of whom a sentence says what they did: "were transferred". */
function endOf(did: string): string {
  return did.replace(/^were /, "");
}

/** "orders that were delivered late", "registrants who did not attend" */
export function whose({ things, did }: BranchStory, outcome: 0 | 1): string {
  return `${things} ${whoOf(things)} ${did[outcome]}`;
}

export function whoOf(things: string): string {
  return /^(?:applicants|registrants)$/.test(things) ? "who" : "that";
}
