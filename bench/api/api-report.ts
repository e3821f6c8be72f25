/** A measurement as text and as a page. */
import { lineChart } from "../../tools/report/report-charts.ts";
import { pageHtml, type Table, tableHtml } from "../../tools/report/report-html.ts";
import type { CallSummary } from "../load/latencies.ts";
import { textTable } from "../table/text-table.ts";
import type { ApiMeasurement } from "./measure-api.ts";

const ms = (value: number) => `${value.toFixed(1)} ms`;

const CALL_HEAD = ["call", "per s", "p50", "p95", "p99", "worst", "errors"];

function callRow({ call, count, p50, p95, p99, worst, errors }: CallSummary, seconds: number) {
  const rate = (count / seconds).toFixed(1);
  return [call, rate, ms(p50), ms(p95), ms(p99), ms(worst), String(errors)];
}

function figures(measured: ApiMeasurement): [name: string, value: string][] {
  const { learners, pace, seconds, all } = measured;
  return [
    ["learners", `${learners} at ${pace} × exam pace, for ${seconds} s`],
    ["requests", `${measured.perSecond.toFixed(1)} per second, ${all.errors} errors`],
    ["server's processor time", `${measured.cpuMillisecondsPerRequest.toFixed(2)} ms per request`],
    ["database time", `${measured.databaseMillisecondsPerRequest.toFixed(2)} ms per request`],
    ["statements", `${measured.statementsPerRequest.toFixed(2)} per request`],
    ["server's memory", `${measured.memoryMegabytes.toFixed(0)} MB`],
  ];
}

export function apiText(measured: ApiMeasurement): string {
  const { calls, all, seconds, faults } = measured;
  const rows = [all, ...calls].map((one) => callRow(one, seconds));
  return [
    textTable(["", ""], figures(measured)),
    textTable(CALL_HEAD, rows),
    ...(faults.length === 0
      ? []
      : [
          textTable(
            ["fault", "times"],
            faults.map(([fault, count]) => [fault, String(count)]),
          ),
        ]),
  ].join("\n\n");
}

const STATEMENTS_SHOWN = 25;

export function apiPage(measured: ApiMeasurement): string {
  const { calls, all, seconds } = measured;
  const body = [
    tableHtml(table("The run", ["figure", "value"], figures(measured))),
    `<div class="charts">${chartsOf(measured).join("")}</div>`,
    tableHtml(
      table(
        "Calls, timed from when they were due",
        CALL_HEAD,
        [all, ...calls].map((one) => callRow(one, seconds)),
      ),
    ),
    tableHtml(costliest(measured)),
    ...(measured.faults.length === 0 ? [] : [tableHtml(faultsOf(measured))]),
  ];
  return pageHtml("The API under load", body.join("\n"));
}

const table = (caption: string, head: string[], rows: string[][]): Table => ({
  caption,
  head,
  rows,
});

function chartsOf({ bySecond }: ApiMeasurement): string[] {
  return [
    lineChart({
      title: "Requests answered",
      description: "How many requests were answered in each second of the run",
      xLabel: "second",
      yLabel: "requests",
      series: [
        {
          name: "answered",
          color: "blue",
          points: bySecond.map(({ second, answered }) => [second, answered]),
        },
      ],
    }),
    lineChart({
      title: "Time to answer",
      description: "The median and the 99th percentile of the time to answer in each second",
      xLabel: "second",
      yLabel: "milliseconds",
      series: [
        { name: "p99", color: "orange", points: bySecond.map(({ second, p99 }) => [second, p99]) },
        {
          name: "median",
          color: "blue",
          style: "dashed",
          points: bySecond.map(({ second, p50 }) => [second, p50]),
        },
      ],
    }),
  ];
}

function costliest({ statements }: ApiMeasurement): Table {
  return table(
    "Statements that took most of the database's time",
    ["ms in all", "calls", "ms each", "rows each", "statement"],
    statements
      .slice(0, STATEMENTS_SHOWN)
      .map(({ text, calls: count, milliseconds, rows }) => [
        milliseconds.toFixed(0),
        String(count),
        (milliseconds / count).toFixed(3),
        (rows / count).toFixed(1),
        text.replaceAll(/\s+/g, " ").slice(0, 400),
      ]),
  );
}

function faultsOf({ faults }: ApiMeasurement): Table {
  return table(
    "Faults",
    ["fault", "times"],
    faults.map(([fault, count]) => [fault, `${count}`]),
  );
}
