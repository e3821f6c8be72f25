import type { Findings, SectionFindings } from "./simulate-findings.ts";
import { type Bin, histogram, lineChart } from "../report/report-charts.ts";
import { pageHtml, tableHtml } from "../report/report-html.ts";

const NAMES = {
  quant: "Quantitative",
  verbal: "Verbal Reasoning",
  dataInsights: "Data Insights",
};

/** The rows that the terminal and the page show. */
export function rowsOf({ sections }: Findings): string[][] {
  return sections.map((one) => [
    NAMES[one.section],
    String(one.sittings),
    one.rmse.toFixed(3),
    one.bias.toFixed(3),
    one.correlation.toFixed(3),
    `${(100 * one.coverage).toFixed(1)}%`,
    one.maxExposure.toFixed(3),
    one.overlap.toFixed(3),
    `${one.itemsUsed}/${one.itemsInPool}`,
    String(one.repeats),
  ]);
}

export const HEAD = [
  "Section",
  "Sittings",
  "RMSE",
  "Bias",
  "Correlation",
  "In 90% interval",
  "Highest exposure",
  "Overlap",
  "Items used",
  "Repeats",
];

export function pageOf(findings: Findings): string {
  const { learners, mocks, answers, meanTotal, sdTotal, times } = findings;
  return pageHtml(
    "Simulated mock tests",
    `<p>${learners} learners of known ability took ${mocks} mocks through the product's own API: ${answers.toLocaleString("en")} answers, given exactly as the model says. Estimates, scores, and exposure are read from the database.</p>
<p>Totals: mean ${meanTotal.toFixed(0)}, standard deviation ${sdTotal.toFixed(0)} (the exam's population: 555 and 91). An answer and the next question took ${times.median.toFixed(0)} ms in the median, ${times.p99.toFixed(0)} ms in the slowest of a hundred.</p>
${tableHtml({ caption: "How well abilities were recovered, and how often items were shown", head: HEAD, rows: rowsOf(findings) })}
<div class="charts">${[totalsChart(findings), ...findings.sections.map(recoveryChart)].join("\n")}</div>`,
  );
}

const STEP = 40;

function totalsChart({ totals, meanTotal }: Findings): string {
  const bins: Bin[] = [];
  for (let from = 200; from < 810; from += STEP) {
    const count = totals.filter((total) => total >= from && total < from + STEP).length;
    bins.push({ from, to: from + STEP, count });
  }
  return histogram({
    title: "Total scores",
    description: "How many mocks came to each total from 205 to 805.",
    xLabel: "total",
    yLabel: "mocks",
    bins,
    mark: { at: meanTotal, name: "mean" },
  });
}

function recoveryChart({ section, points }: SectionFindings): string {
  return lineChart({
    title: `${NAMES[section]}: ability put in and found`,
    description: "Each point is one sitting; on the line the estimate is the ability itself.",
    xLabel: "ability put in",
    yLabel: "estimate",
    series: [
      { name: "sittings", color: "blue", style: "points", points },
      {
        name: "exact",
        color: "orange",
        style: "dashed",
        points: [
          [-3, -3],
          [3, 3],
        ],
      },
    ],
    tableStep: Math.max(1, Math.floor(points.length / 20)),
  });
}
