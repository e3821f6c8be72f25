import {
  createRng,
  type DrawnTimes,
  drawParts,
  drawRows,
  drawTimes,
  keysOf,
  range,
  type Rng,
  storyFaults,
  sum,
  type TimeStory,
} from "@theta/items/template";
import { expect, test } from "vitest";
import { drawAdoption } from "../chart-asks/lines/adoption.ts";
import { drawBalance } from "../chart-asks/lines/balance.ts";
import { drawGroupValues } from "../chart-asks/bars/grouped-bars.ts";
import { drawClasses } from "../chart-asks/points/histogram.ts";
import { drawIndexes } from "../chart-asks/lines/index-lines.ts";
import { drawChanges } from "../chart-asks/bars/net-change.ts";
import { drawPieWorld } from "../chart-asks/wholes/pie.ts";
import { drawPlan } from "../chart-asks/bars/planned-actual.ts";
import { drawSeasons } from "../chart-asks/lines/seasons.ts";
import { drawSurveyShares } from "../chart-asks/bars/survey.ts";
import { drawTarget } from "../chart-asks/lines/targets.ts";
import { drawBeforeAfter } from "../chart-asks/points/diagonal.ts";
import { drawBreakdown } from "../chart-asks/wholes/breakdown.ts";
import { drawReasons } from "../chart-asks/bars/running-percent.ts";
import { drawScatter } from "../chart-asks/points/scatter.ts";
import { drawWeekLevels } from "../chart-asks/points/weeks.ts";
import { drawUnitCost } from "../chart-asks/lines/unit-cost.ts";
import { ADOPTION_STORIES } from "./charts/adoption.ts";
import { BALANCE_STORIES } from "./charts/balances.ts";
import { CLASSES_STORIES } from "./charts/classes.ts";
import { SEASON_STORIES } from "./charts/climates.ts";
import { GROUPS_STORIES } from "./charts/groups.ts";
import { INDEX_STORIES } from "./charts/indexes.ts";
import { NET_CHANGE_STORIES } from "./charts/net-changes.ts";
import { cellOf, drawBranches, endingIn, FLOWS, TREES } from "./wholes/branches.ts";
import * as overTime from "./charts/over-time.ts";
import { drawOverlaps, OVERLAPS } from "./wholes/overlaps.ts";
import { PARTS_STORIES } from "./wholes/parts.ts";
import { PIE_STORIES } from "./wholes/pies.ts";
import { PLAN_STORIES } from "./charts/plans.ts";
import { STACK_STORIES } from "./charts/stacks.ts";
import { SURVEY_STORIES } from "./charts/surveys.ts";
import { TABLE_STORIES } from "./tables/table-stories.ts";
import { TARGET_STORIES } from "./charts/targets.ts";
import { drawSchedule, SCHEDULES } from "./charts/schedules.ts";
import { drawSpreads, SPREADS } from "./charts/spreads.ts";
import { BUBBLES, drawBubbleStory } from "./charts/three-measures.ts";
import { BEFORE_AFTER } from "./charts/before-after.ts";
import { BREAKDOWNS } from "./wholes/breakdowns.ts";
import { REASON_STORIES } from "./charts/reasons.ts";
import { WEEKS } from "./charts/weeks.ts";
import { UNIT_COST_STORIES } from "./charts/unit-costs.ts";

const TIMES: TimeStory[] = [...Object.values(overTime), ...STACK_STORIES];

test.each(TABLE_STORIES.map((story) => [story.name, story] as const))(
  "%s: rows keep the story's rules",
  (_, story) => {
    const drawn = range(1, 200).map((seed) =>
      drawRows(story, { count: 10, different: [keysOf(story)[0]!] }, createRng(story.name, seed)),
    );
    const rows = drawn.flatMap((one) => one ?? []);
    expect(rows.length).toBeGreaterThan(1900);
    expect(rows.flatMap(({ figures }) => storyFaults(story, figures))).toEqual([]);
    for (const key of keysOf(story))
      expect(new Set(rows.map(({ figures }) => figures[key])).size, key).toBeGreaterThan(9);
  },
);

test.each(TIMES.map((story) => [story.name, story] as const))(
  "%s: figures stay plausible over time",
  (_, story) => {
    const drawn = range(1, 200).map((seed) =>
      drawTimes(story, { series: 3, periods: 8 }, createRng(story.name, seed)),
    );
    const kept = drawn.filter((one): one is DrawnTimes => one !== null);
    expect(kept.length).toBeGreaterThan(150);
    for (const { periods, series } of kept)
      expect(series.map(({ values }) => values.length)).toEqual(
        [1, 2, 3].map(() => periods.length),
      );
  },
);

test.each(PARTS_STORIES.map((story) => [story.name, story] as const))(
  "%s: shares add up to 100",
  (_, story) => {
    for (const seed of range(1, 200)) {
      const { wholes } = drawParts(story, { wholes: 3, step: 2 }, createRng(story.name, seed));
      expect(wholes.map((whole) => sum(whole.shares))).toEqual([100, 100, 100]);
      expect(Math.min(...wholes.flatMap((whole) => whole.shares))).toBeGreaterThan(0);
    }
  },
);

/** How many of 200 draws a story keeps: the others would waste too many seeds. */
function keptOf(name: string, draw: (rng: Rng) => unknown): number {
  return range(1, 200).filter((seed) => draw(createRng(name, seed)) !== null).length;
}

test.each(GROUPS_STORIES.map((story) => [story.name, story] as const))(
  "%s: bars of every year stay plausible",
  (name, story) => {
    expect(keptOf(name, (rng) => drawGroupValues(story, 3, rng))).toBeGreaterThan(150);
  },
);

test.each(NET_CHANGE_STORIES.map((story) => [story.name, story] as const))(
  "%s: levels stay plausible after every change",
  (name, story) => {
    expect(keptOf(name, (rng) => drawChanges(story, 7, rng))).toBeGreaterThan(60);
  },
);

test.each(PIE_STORIES.map((story) => [story.name, story] as const))(
  "%s: slices add up to 100",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const world = drawPieWorld(story, createRng(name, seed));
      if (world) expect(sum(world.shares)).toBe(100);
    }
    expect(keptOf(name, (rng) => drawPieWorld(story, rng))).toBeGreaterThan(100);
  },
);

test.each(INDEX_STORIES.map((story) => [story.name, story] as const))(
  "%s: every series is 100 in its base year",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const world = drawIndexes(story, 7, createRng(name, seed));
      if (world) expect(world.values.map((own) => own[world.base])).toEqual([100, 100, 100]);
    }
    expect(keptOf(name, (rng) => drawIndexes(story, 7, rng))).toBeGreaterThan(150);
  },
);

test.each(CLASSES_STORIES.map((story) => [story.name, story] as const))(
  "%s: every class is seen",
  (name, story) => {
    expect(keptOf(name, (rng) => drawClasses(story, rng))).toBeGreaterThan(150);
  },
);

test.each(TARGET_STORIES.map((story) => [story.name, story] as const))(
  "%s: totals rise toward a target",
  (name, story) => {
    expect(keptOf(name, (rng) => drawTarget(story, rng))).toBeGreaterThan(150);
  },
);

test.each(SPREADS.map((story) => [story.name, story] as const))(
  "%s: five numbers rise within what is plausible",
  (_, story) => {
    const drawn = range(1, 200).flatMap(
      (seed) => drawSpreads(story, createRng(story.name, seed)) ?? [],
    );
    expect(drawn.length).toBeGreaterThan(200);
    for (const cuts of drawn) {
      expect(cuts.toSorted((a, b) => a - b)).toEqual(cuts);
      expect(new Set(cuts).size).toBe(5);
    }
  },
);

test.each(BUBBLES.map((story) => [story.name, story] as const))(
  "%s: bubbles stay within their axes",
  (_, story) => {
    const drawn = range(1, 400).flatMap(
      (seed) => drawBubbleStory(story, createRng(story.name, seed)) ?? [],
    );
    expect(drawn.length).toBeGreaterThan(30);
    for (const { x, y, size } of drawn) {
      for (const [value, axis] of [
        [x, story.x],
        [y, story.rate],
        [size, story.size],
      ] as const) {
        expect(value).toBeGreaterThanOrEqual(axis.span[0] - axis.step);
        expect(value).toBeLessThanOrEqual(axis.span[1] + axis.step);
      }
    }
  },
);

test.each(SCHEDULES.map((story) => [story.name, story] as const))(
  "%s: no task starts before those it needs are completed",
  (_, story) => {
    const drawn = range(1, 200).flatMap(
      (seed) => drawSchedule(story, createRng(story.name, seed)) ?? [],
    );
    expect(drawn.length).toBeGreaterThan(100 * story.tasks.length);
    const count = story.tasks.length;
    drawn.forEach(({ start, end }, k) => {
      const first = k - (k % count);
      for (const place of story.tasks[k % count]!.needs)
        expect(drawn[first + place]!.end).toBeLessThanOrEqual(start);
      expect(end).toBeGreaterThan(start);
    });
  },
);

test.each([...FLOWS, ...TREES].map((story) => [story.name, story] as const))(
  "%s: the branches add up to the whole",
  (_, story) => {
    const drawn = range(1, 200).flatMap(
      (seed) => drawBranches(story, createRng(story.name, seed)) ?? [],
    );
    expect(drawn.length).toBeGreaterThan(100);
    for (const branches of drawn) {
      expect(sum(branches.shares)).toBe(100);
      expect(endingIn(branches, 0) + endingIn(branches, 1)).toBe(branches.total);
      expect(cellOf(branches, 0, 1)).toBeGreaterThan(0);
    }
  },
);

test.each(OVERLAPS.map((story) => [story.name, story] as const))(
  "%s: the regions add up to a round total",
  (_, story) => {
    for (const seed of range(1, 200)) {
      const counts = drawOverlaps(story, createRng(story.name, seed));
      expect(sum(counts) % 50).toBe(0);
      expect(Math.min(...counts)).toBeGreaterThan(0);
    }
  },
);

test.each(BALANCE_STORIES.map((story) => [story.name, story] as const))(
  "%s: it can be seen which line is higher",
  (name, story) => {
    expect(keptOf(name, (rng) => drawBalance(story, 8, rng))).toBeGreaterThan(50);
  },
);

test.each(PLAN_STORIES.map((story) => [story.name, story] as const))(
  "%s: it can be seen which bars are within 10 percent",
  (name, story) => {
    expect(keptOf(name, (rng) => drawPlan(story, rng))).toBeGreaterThan(30);
  },
);

test.each(SURVEY_STORIES.map((story) => [story.name, story] as const))(
  "%s: answers add up to 100",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const world = drawSurveyShares(story, createRng(name, seed));
      if (world) expect(world.shares.map((own) => sum(own))).toEqual([100, 100, 100, 100]);
    }
    expect(keptOf(name, (rng) => drawSurveyShares(story, rng))).toBeGreaterThan(100);
  },
);

test.each(ADOPTION_STORIES.map((story) => [story.name, story] as const))(
  "%s: shares never fall",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const { shares } = drawAdoption(story, createRng(name, seed));
      for (const own of shares) expect(own).toEqual(own.toSorted((a, b) => a - b));
    }
  },
);

test.each(UNIT_COST_STORIES.map((story) => [story.name, story] as const))(
  "%s: the number of units changes gradually",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const { counts } = drawUnitCost(story, createRng(name, seed));
      const ratios = counts.slice(1).map((count, k) => count / counts[k]!);
      expect(Math.max(...ratios)).toBeLessThan(1.4);
      expect(Math.min(...ratios)).toBeGreaterThan(0.7);
    }
  },
);

test.each(SEASON_STORIES.map((story) => [story.name, story] as const))(
  "%s: both places have a season",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const [one, other] = drawSeasons(story, createRng(name, seed)).values;
      expect(Math.max(...one)).toBeGreaterThan(1.5 * Math.min(...one));
      expect(Math.max(...other)).toBeGreaterThan(1.2 * Math.min(...other));
    }
  },
);

test.each(WEEKS.map((story) => [story.name, story] as const))(
  "%s: one hour of the week is the busiest",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const levels = drawWeekLevels(story, createRng(name, seed)).flat();
      const top = Math.max(...levels);
      expect(levels.length).toBe(story.rows.length * story.columns.length);
      expect(levels.filter((level) => level === top).length).toBe(1);
    }
  },
);

test.each(BEFORE_AFTER.map((story) => [story.name, story] as const))(
  "%s: every point is clear of the diagonal",
  (name, story) => {
    expect(keptOf(name, (rng) => drawBeforeAfter(story, rng))).toBeGreaterThan(100);
  },
);

test.each(BREAKDOWNS.map((story) => [story.name, story] as const))(
  "%s: the slices and the parts of one of them add up to 100",
  (name, story) => {
    for (const seed of range(1, 200)) {
      const world = drawBreakdown(story, createRng(name, seed));
      if (world) expect([sum(world.shares), sum(world.subshares)]).toEqual([100, 100]);
    }
    expect(keptOf(name, (rng) => drawBreakdown(story, rng))).toBeGreaterThan(60);
  },
);

test.each(REASON_STORIES.map((story) => [story.name, story] as const))(
  "%s: the line of cumulative percents ends at 100",
  (name, story) => {
    for (const seed of range(1, 200))
      expect(drawReasons(story, createRng(name, seed))?.sums.at(-1) ?? 100).toBe(100);
    expect(keptOf(name, (rng) => drawReasons(story, rng))).toBeGreaterThan(100);
  },
);

test("points beside a trend line have as much of y as their x allows", () => {
  const worlds = range(1, 120).flatMap((seed) => drawScatter(createRng("scatter", seed)) ?? []);
  expect(worlds.length).toBeGreaterThan(60);
  for (const { name, world } of worlds) {
    const { points, pairing } = world;
    const [least, most] = pairing.perX ?? [0, Infinity];
    for (const { x, y } of points) {
      expect(y, name).toBeGreaterThanOrEqual(least * x);
      expect(y, name).toBeLessThanOrEqual(most * x);
    }
  }
});
