import { escapeHtml } from "@theta/contract";
import { type Drift, expectedShare, type ResidualGroup } from "../../packages/engine/src/index.ts";
import { forestPlot, histogram, lineChart } from "../report/report-charts.ts";
import { pageHtml, tableHtml } from "../report/report-html.ts";
import {
  type ItemFault,
  LIMITS,
  type Watched,
  type WatchedItem,
  type WatchedLearner,
} from "./engine-watch-measure.ts";
import type { Planted } from "./engine-watch-simulate.ts";

const FAULT_WORDS: Record<ItemFault, string> = {
  curve: "off its curve",
  drift: "has drifted",
  group: "differs between groups",
};

/** The monitoring report. Takes findings and returns HTML. */
export function watchPage(watched: Watched, planted: readonly Planted[] = []): string {
  const flagged = watched.items.filter(({ faults }) => faults.length > 0);
  const odd = watched.learners.filter(({ lzStar }) => lzStar < LIMITS.lzStar);
  return pageHtml(
    "Theta monitoring report",
    `<p>${count(watched.answers, "answer")} of ${count(watched.learners.length, "learner")}. ${count(watched.items.length, "item")} with at least ${LIMITS.answers} answers were looked at, ${watched.tooFewAnswers} have fewer. <strong>${count(flagged.length, "item")} and ${count(odd.length, "learner")} need a look.</strong></p>
${planted.length > 0 ? plantedHtml(planted, flagged, odd) : ""}
<h2>Items to look at</h2>
${flagged.length > 0 ? flaggedTable(flagged) : "<p>None.</p>"}
${flagged.map(itemHtml).join("\n")}
<h2>Fairness to groups</h2>
${fairnessHtml(watched.items)}
<h2>Learners whose answers fit badly</h2>
${learnersHtml(watched.learners, odd)}
<h2>All items</h2>
<details><summary>Table of ${count(watched.items.length, "item")}</summary>${itemsTable("All items, those with faults first", watched.items)}</details>
<h2>How to read this</h2>
<ul>
<li>Off its curve: more or fewer right answers than the item's parameters say, |z| above ${LIMITS.z} over all answers or in one tenth of them by ability.</li>
<li>Has drifted: the sum of deviations over batches of ${LIMITS.batch} answers passed ${LIMITS.cusum} (slack 0.5; by chance about once in 70,000 batches). If it rises from the first batch on, the curve was wrong from the start.</li>
<li>Differs between groups: Mantel–Haenszel class C among learners of equal ability. Below 0 the item is harder for the focal group. Look at the question before judging it.</li>
<li>Learners: lz* below ${text(LIMITS.lzStar)}. In an adaptive test few are found, and a hit is a reason to look, never a verdict.</li>
</ul>`,
  );
}

function plantedHtml(
  planted: readonly Planted[],
  flagged: readonly WatchedItem[],
  odd: readonly WatchedLearner[],
): string {
  const oddIds = new Set(odd.map(({ id }) => id));
  const found = ({ fault, ids }: Planted): string => {
    if (fault === "person")
      return `${ids.filter((id) => oddIds.has(id)).length} of ${ids.length} found`;
    const hits = flagged.filter(
      ({ item, faults }) => ids.includes(item.id) && faults.includes(fault),
    );
    return hits.length === ids.length ? "found" : "not found";
  };
  const known = new Set(planted.flatMap(({ ids }) => ids));
  const others =
    flagged.filter(({ item }) => !known.has(item.id)).length +
    odd.filter(({ id }) => !known.has(id)).length;
  return `<h2>Planted faults</h2><p>These answers are simulated. All of them follow the model except for the faults below; ${others} of the flagged ones weren't planted: false alarms, or items that were answered by the planted learners.</p>${tableHtml(
    {
      caption: "What was planted and whether it was found",
      head: ["Planted", "Found"],
      rows: planted.map((one) => [one.words, found(one)]),
      prose: true,
    },
  )}`;
}

function flaggedTable(items: readonly WatchedItem[]): string {
  return itemsTable("Items to look at, most faults first", items);
}

function itemsTable(caption: string, items: readonly WatchedItem[]): string {
  return tableHtml({
    caption,
    head: ["Item", "Faults", "Answers", "z", "Worst tenth: z", "Δ ± SE", "Class", "Drift"],
    rows: items.map(({ item, answers, residuals, drift, batchDates, dif, faults }) => [
      item.id,
      faults.map((fault) => FAULT_WORDS[fault]).join(", ") || "none",
      String(answers),
      text(residuals.z),
      text(residuals.worst.z),
      dif ? `${text(dif.delta)} ± ${text(dif.deltaSe)}` : "–",
      dif?.size ?? "–",
      driftWords(drift, batchDates),
    ]),
  });
}

function driftWords({ alarm, direction }: Drift, dates: readonly string[]): string {
  return alarm ? `${direction ?? ""} since about ${dates[alarm.since] ?? "?"}` : "no";
}

function itemHtml(watched: WatchedItem): string {
  const { item, answers, faults } = watched;
  const words = faults.map((fault) => FAULT_WORDS[fault]).join(", ");
  return `<section><h3>Item ${escapeHtml(item.id)}: ${words}</h3><p>${count(answers, "answer")}; a = ${text(item.a)}, b = ${text(item.b)}, c = ${text(item.c)}.</p><div class="charts">${curveChart(watched)}${driftChart(watched)}</div></section>`;
}

function curveChart({ item, residuals: { groups, worst } }: WatchedItem): string {
  const [low, high] = [middle(groups[0]!), middle(groups.at(-1)!)];
  const thetas = Array.from({ length: 25 }, (_, k) => low + ((high - low) * k) / 24);
  return lineChart({
    title: `Item ${item.id}: right answers by ability`,
    description: `Share of right answers in tenths of the learners by ability, with 95% intervals, and what the item's parameters expect. The worst tenth has z = ${text(worst.z)}.`,
    xLabel: "ability θ",
    yLabel: "share of right answers",
    yRange: [0, 1],
    series: [
      {
        name: "the model's curve",
        color: "blue",
        points: thetas.map((theta) => [theta, expectedShare(item, theta, 0)]),
      },
      {
        name: "expected, θ being uncertain",
        color: "orange",
        style: "dashed",
        points: groups.map((group) => [middle(group), group.expected]),
      },
      {
        name: "observed, with 95% interval",
        color: "red",
        style: "points",
        points: groups.map((group) => [middle(group), group.observed]),
        bands: groups.map(wilson),
      },
    ],
    table: {
      caption: `Item ${item.id}: right answers by ability`,
      head: ["θ from", "to", "answers", "observed", "expected", "z"],
      rows: groups.map((group) => [
        text(group.from),
        text(group.to),
        String(group.answers),
        text(group.observed),
        text(group.expected),
        text(group.z),
      ]),
    },
  });
}

function middle({ from, to }: ResidualGroup): number {
  return (from + to) / 2;
}

/** Wilson's 95% interval, which stays inside 0 to 1. */
function wilson({ observed, answers }: ResidualGroup): [number, number] {
  const z = 1.96;
  const shrink = 1 + (z * z) / answers;
  const centre = (observed + (z * z) / (2 * answers)) / shrink;
  const half =
    (z / shrink) *
    Math.sqrt((observed * (1 - observed)) / answers + ((z / answers) * z) / (4 * answers));
  return [centre - half, centre + half];
}

function driftChart({ item, drift, batchDates }: WatchedItem): string {
  return lineChart({
    title: `Item ${item.id}: drift`,
    description: `Sums of deviations over batches of ${drift.batch} answers. Drift: ${driftWords(drift, batchDates)}.`,
    xLabel: `batch of ${drift.batch} answers, ${batchDates[0] ?? ""} to ${batchDates.at(-1) ?? ""}`,
    yLabel: "cumulative sum",
    marks: [{ at: LIMITS.cusum, name: "limit" }],
    series: [
      { name: "easier than expected", color: "blue", points: path(drift.high) },
      { name: "harder", color: "orange", style: "dashed", points: path(drift.low) },
    ],
    table: {
      caption: `Item ${item.id}: drift`,
      head: ["batch", "until", "easier", "harder"],
      rows: batchDates.map((date, k) => [
        String(k + 1),
        date,
        text(drift.high[k]!),
        text(drift.low[k]!),
      ]),
    },
  });
}

function path(sums: Float64Array): [number, number][] {
  return Array.from(sums, (sum, k) => [k + 1, sum]);
}

const FOREST_ROWS = 25;

function fairnessHtml(items: readonly WatchedItem[]): string {
  const compared = items.flatMap(({ item, dif }) => (dif ? [{ id: item.id, ...dif }] : []));
  if (compared.length === 0) return "<p>No item has enough answers of both groups.</p>";
  const shown = compared
    .toSorted((x, y) => x.size.localeCompare(y.size) * -1 || Math.abs(y.delta) - Math.abs(x.delta))
    .slice(0, FOREST_ROWS);
  const classes = ["A", "B", "C"].map(
    (size) => `${compared.filter((one) => one.size === size).length} ${size}`,
  );
  return `<p>${count(compared.length, "item")} compared: ${classes.join(", ")}. The ${shown.length} largest differences, C first. B is moderate: with so many items some come by chance.</p><div class="charts">${forestPlot(
    {
      title: "Mantel–Haenszel Δ with 95% intervals",
      description: `One line per item. Below 0 the item is harder for the focal group. Largest: item ${shown[0]!.id}, Δ = ${text(shown[0]!.delta)}.`,
      xLabel: "Δ (harder for focal ← 0 → easier)",
      yLabel: "",
      marks: [-1.5, -1, 0, 1, 1.5],
      rows: shown.map(({ id, delta, deltaSe, size }) => ({
        label: `item ${id}`,
        value: delta,
        low: delta - 1.96 * deltaSe,
        high: delta + 1.96 * deltaSe,
        grade: size,
        color: size === "C" ? "red" : size === "B" ? "orange" : "blue",
      })),
      table: {
        caption: "The largest differences between groups",
        head: ["item", "Δ ± SE", "p", "class", "strata"],
        rows: shown.map(({ id, delta, deltaSe, p, size, strata }) => [
          id,
          `${text(delta)} ± ${text(deltaSe)}`,
          p.toFixed(4),
          size,
          String(strata),
        ]),
      },
    },
  )}</div>`;
}

const BIN = 0.25;

function learnersHtml(all: readonly WatchedLearner[], odd: readonly WatchedLearner[]): string {
  if (all.length === 0) return `<p>No learner has ${LIMITS.learnerAnswers} answers.</p>`;
  const values = all.map(({ lzStar }) => lzStar);
  const from = Math.min(LIMITS.lzStar, Math.floor(Math.min(...values) / BIN) * BIN);
  const bins = Array.from(
    { length: Math.max(1, Math.ceil((Math.max(...values) - from) / BIN + 1e-9)) },
    (_, k) => ({ from: from + k * BIN, to: from + (k + 1) * BIN, count: 0 }),
  );
  for (const value of values)
    bins[Math.min(bins.length - 1, Math.floor((value - from) / BIN))]!.count++;
  const picture = histogram({
    title: "Person fit lz* of all learners",
    description: `${count(odd.length, "learner")} of ${all.length} lie below the limit of ${text(LIMITS.lzStar)}.`,
    xLabel: "lz* (left: unusual)",
    yLabel: "learners",
    bins,
    mark: { at: LIMITS.lzStar, name: "limit" },
  });
  const table = tableHtml({
    caption: "The least usual learners",
    head: ["Learner", "Answers", "θ", "lz*"],
    rows: (odd.length > 0 ? odd : all.slice(0, 5)).map((one) => [
      one.id,
      String(one.answers),
      text(one.theta),
      text(one.lzStar),
    ]),
  });
  return `<div class="charts">${picture}${table}</div>`;
}

function text(value: number): string {
  return value.toFixed(2).replace("-", "−");
}

function count(n: number, what: string): string {
  return `${n.toLocaleString("en")} ${what}${n === 1 ? "" : "s"}`;
}
