/**
 * Measures the engine against its targets and writes what it found: a summary on the screen
 * and one HTML page with pictures.
 *   npm run engine:report [-- --out FILE] [--quick]
 * --quick plays a tenth of the sections; its numbers are only a first look.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { buildPool, information, NODES } from "../packages/engine/src/index.ts";
import { standardItems } from "../packages/engine/test-data/load.ts";
import { escape, lineChart } from "./engine-charts.ts";
import { progressBar } from "./engine-progress.ts";
import { type Findings, FULL, measure, type Result } from "./engine-targets.ts";

const BLUE = "#2f5bd8";
const ORANGE = "#c8641b";
const GREEN = "#2b7d54";

const { values } = parseArgs({
  options: {
    out: { type: "string", default: ".data/engine-report.html" },
    quick: { type: "boolean", default: false },
  },
});
const sizes = values.quick ? { big: 2000, perGridPoint: 100, repeaters: 250 } : FULL;
const began = performance.now();
const findings = measure(buildPool(standardItems), sizes, progressBar);
const seconds = (performance.now() - began) / 1000;
console.log(summary(findings.results));
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, page(findings));
console.log(`\nMeasured in ${seconds.toFixed(0)} s. Pictures: ${values.out}`);
if (findings.results.some(({ ok }) => !ok)) process.exitCode = 1;

function summary(results: readonly Result[]): string {
  const lines = results.map(
    ({ target, what, reached, needed, ok }) =>
      `${target}  ${what.padEnd(42)} ${reached.toFixed(4).padStart(9)}  ${needed.padEnd(14)} ${ok ? "reached" : "MISSED"}`,
  );
  return ["", "   What".padEnd(46) + " reached  needed", ...lines].join("\n");
}

function page({ results, grid, rates, overlap, attempts, coverage }: Findings): string {
  const rows = results
    .map(
      ({ target, what, reached, needed, ok }) =>
        `<tr><td>${target}</td><td>${escape(what)}</td><td class="n">${reached.toFixed(4)}</td><td>${escape(needed)}</td><td class="${ok ? "ok" : "no"}">${ok ? "reached" : "missed"}</td></tr>`,
    )
    .join("");
  const overTheta = (value: (point: (typeof grid)[number]) => number) =>
    grid.map((point): [number, number] => [point.theta, value(point)]);
  const charts = [
    lineChart({
      title: "Root mean square error by ability",
      xLabel: "ability θ",
      yLabel: "RMSE",
      yRange: [0, 1],
      series: [
        { name: "EAP, prior N(0, 1)", color: BLUE, points: overTheta((p) => p.rmse) },
        {
          name: "reported: EAP, prior N(0, 1.5²)",
          color: ORANGE,
          points: overTheta((p) => p.reportedRmse),
        },
      ],
    }),
    lineChart({
      title: "Bias by ability",
      xLabel: "ability θ",
      yLabel: "mean estimate − θ",
      marks: [
        { y: 0.15, name: "target for the reported score, −2 to 2.5" },
        { y: -0.15, name: "" },
      ],
      series: [
        { name: "EAP, prior N(0, 1)", color: BLUE, points: overTheta((p) => p.bias) },
        {
          name: "reported: EAP, prior N(0, 1.5²)",
          color: ORANGE,
          points: overTheta((p) => p.reportedBias),
        },
      ],
    }),
    lineChart({
      title: "How often the 90 % interval of the reported score holds the ability",
      xLabel: "ability θ",
      yLabel: "coverage",
      yRange: [0.7, 1],
      marks: [{ y: 0.9, name: `0.90; over all learners ${coverage.toFixed(3)}` }],
      series: [{ name: "coverage", color: GREEN, points: overTheta((p) => p.coverage) }],
    }),
    lineChart({
      title: `Exposure of the items, most shown first (overlap ${overlap.toFixed(3)})`,
      xLabel: "item, by rank",
      yLabel: "share of learners who saw it",
      yRange: [0, 0.25],
      marks: [{ y: 0.2, name: "highest allowed" }],
      series: [
        {
          name: "exposure",
          color: BLUE,
          points: rates.map((rate, k): [number, number] => [k + 1, rate]),
        },
      ],
    }),
    lineChart({
      title: "The same learner test after test, no item twice",
      xLabel: "attempt",
      yLabel: "RMSE",
      yRange: [0, 0.5],
      series: [
        {
          name: "RMSE",
          color: BLUE,
          points: attempts.map(({ rmse }, k): [number, number] => [k + 1, rmse]),
        },
      ],
    }),
    lineChart({
      title: "Overlap between learners, test after test",
      xLabel: "attempt",
      yLabel: "overlap",
      yRange: [0, 0.12],
      marks: [{ y: 0.08, name: "highest allowed" }],
      series: [
        {
          name: "overlap",
          color: ORANGE,
          points: attempts.map(({ overlap: o }, k): [number, number] => [k + 1, o]),
        },
      ],
    }),
    lineChart({
      title: "Information of the pool",
      xLabel: "ability θ",
      yLabel: "Fisher information, all items",
      series: [
        {
          name: "pool",
          color: GREEN,
          points: Array.from(NODES, (theta): [number, number] => [
            theta,
            standardItems.reduce((sum, item) => sum + information(theta, item), 0),
          ]),
        },
      ],
    }),
  ];
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Theta engine report</title><style>
body{font:16px/1.5 system-ui,sans-serif;color:#1c2333;max-width:1360px;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:1rem 0}td,th{padding:.3rem .8rem;border-bottom:1px solid #d9deea;text-align:left}
.n{text-align:right;font-variant-numeric:tabular-nums}.ok{color:#1f6b45}.no{color:#b3261e;font-weight:600}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(420px,1fr));gap:1.5rem}figure{margin:0}figcaption{font-weight:600}
svg{width:100%;height:auto}svg text{font:12px system-ui,sans-serif;fill:#48516a}.grid{stroke:#e3e7f0}.mark{stroke:#b3261e;stroke-dasharray:5 4}
.legend span{margin-right:1.2rem}.legend i{display:inline-block;width:.9rem;height:.25rem;margin-right:.4rem;vertical-align:middle}
</style><h1>Theta engine report</h1>
<p>${sizes.big.toLocaleString("en")} simulated learners with abilities from N(0, 1), ${sizes.perGridPoint} more at each ability from −3 to 3, and ${sizes.repeaters} who take eight tests; the standard pool of 600 items, sections of 21. Learners answer exactly as the model says and item parameters are known: real tests are a little less precise.</p>
<table><tr><th>Target</th><th>What</th><th>Reached</th><th>Needed</th><th></th></tr>${rows}</table>
<main>${charts.join("\n")}</main></html>
`;
}
