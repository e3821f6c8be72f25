import { escapeHtml } from "@theta/contract";
import { reachedText, verdictOf, verdictText } from "../../packages/engine/bench/result.ts";
import { information, NODES } from "../../packages/engine/src/index.ts";
import { standardItems } from "../../packages/engine/test-data/load.ts";
import { type Color, lineChart, type Series } from "../report/report-charts.ts";
import { pageHtml, tableHtml } from "../report/report-html.ts";
import type { Findings, GridPoint, Sizes } from "./engine-targets.ts";

export interface Report extends Findings {
  /** What else the calibration showed. */
  readonly remarks: readonly string[];
  readonly sizes: Sizes;
  readonly quick: boolean;
}

export function reportPage(report: Report): string {
  const { sizes, remarks, quick } = report;
  return pageHtml(
    "Theta engine report",
    `<p>${sizes.big.toLocaleString("en")} simulated learners with abilities from N(0, 1), ${sizes.perGridPoint} more at each ability from −3 to 3, and ${sizes.repeaters} who take eight tests; the standard pool of 600 items, sections of 21. Learners answer exactly as the model says and item parameters are known: real tests are a little less precise.</p>
${quick ? "<p><strong>A first look at a fifth of the sample.</strong> Within two standard errors (SE) of the limit, there's no verdict.</p>" : ""}
<p>Times (target 6, and the last of target 7) are those of this run. The machine may have been busy, so a slow time isn't necessarily the engine's fault.</p>
${targetsTable(report)}
<p>${remarks.map(escapeHtml).join("<br>")}</p>
<div class="charts">${[...accuracyCharts(report), ...exposureCharts(report)].join("\n")}</div>`,
  );
}

function targetsTable({ results, quick }: Report): string {
  const classes = results.map((result) => {
    const verdict = verdictOf(result, quick);
    return verdict === "reached" ? "ok" : verdict === "missed" ? "no" : "unsure";
  });
  return tableHtml({
    caption: "The seven targets",
    head: ["Target", "What", "Reached (± SE)", "Needed", "Verdict"],
    rows: results.map((result) => [
      result.target,
      result.what,
      `${reachedText(result)}${result.unit ? ` ${result.unit}` : ""}`,
      result.needed,
      verdictText(result, quick),
    ]),
    rowClass: (row) => classes[row] ?? "",
  });
}

function accuracyCharts({ grid, coverage }: Report): string[] {
  const line = (name: string, color: Color, value: (point: GridPoint) => number): Series => ({
    name,
    color,
    points: grid.map((point) => [point.theta, value(point)]),
  });
  const reported = (value: (point: GridPoint) => number): Series => ({
    ...line("reported estimate", "orange", value),
    style: "dashed",
  });
  return [
    lineChart({
      title: "Root mean square error by ability",
      description: "How far estimates are from the true ability, from −3 to 3.",
      xLabel: "ability θ",
      yLabel: "RMSE",
      yRange: [0, 1],
      series: [line("EAP, prior N(0, 1)", "blue", (p) => p.rmse), reported((p) => p.reportedRmse)],
    }),
    lineChart({
      title: "Bias by ability",
      description: "Mean deviation of the estimates; pulled inwards at both ends.",
      xLabel: "ability θ",
      yLabel: "mean estimate − θ",
      marks: [
        { at: 0.15, name: "target for the reported, −2 to 2.5" },
        { at: -0.15, name: "" },
      ],
      series: [line("EAP, prior N(0, 1)", "blue", (p) => p.bias), reported((p) => p.reportedBias)],
    }),
    lineChart({
      title: "How often the 90% interval contains the ability",
      description: "Share of the reported score's 90% intervals that contain the true ability.",
      xLabel: "ability θ",
      yLabel: "coverage",
      yRange: [Math.min(0.7, ...grid.map((point) => point.coverage)), 1],
      marks: [{ at: 0.9, name: "0.90" }],
      series: [
        line(`coverage (over all learners ${coverage.toFixed(3)})`, "green", (p) => p.coverage),
      ],
    }),
  ];
}

function exposureCharts({ rates, overlap, attempts }: Report): string[] {
  return [
    lineChart({
      title: "Exposure of the items, most shown first",
      description: `No item is shown to more than a fifth; two learners share ${overlap.toFixed(3)} of their items.`,
      xLabel: `item, by rank (overlap ${overlap.toFixed(3)})`,
      yLabel: "share of learners who saw it",
      yRange: [0, 0.25],
      marks: [{ at: 0.2, name: "highest allowed" }],
      series: [{ name: "exposure", color: "blue", points: rates.map((rate, k) => [k + 1, rate]) }],
      tableStep: 25,
    }),
    lineChart({
      title: "One learner, test after test, with no item repeated",
      description: "Error of the estimate over eight tests.",
      xLabel: "attempt",
      yLabel: "RMSE",
      yRange: [0, 0.5],
      series: [
        { name: "RMSE", color: "blue", points: attempts.map(({ rmse }, k) => [k + 1, rmse]) },
      ],
    }),
    lineChart({
      title: "Overlap between learners, test after test",
      description: "Share of items that two learners have in common at the same attempt.",
      xLabel: "attempt",
      yLabel: "overlap",
      yRange: [0, 0.12],
      marks: [{ at: 0.08, name: "highest allowed" }],
      series: [
        {
          name: "overlap",
          color: "orange",
          points: attempts.map((attempt, k) => [k + 1, attempt.overlap]),
        },
      ],
    }),
    lineChart({
      title: "Information of the pool",
      description: "Fisher information of all 600 items together, highest a little above 0.",
      xLabel: "ability θ",
      yLabel: "information, all items",
      series: [
        {
          name: "pool",
          color: "green",
          points: Array.from(NODES, (theta) => [
            theta,
            standardItems.reduce((sum, item) => sum + information(theta, item), 0),
          ]),
        },
      ],
      tableStep: 5,
    }),
  ];
}
