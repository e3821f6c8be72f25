import type { Question } from "../asked.ts";
import type { ChartForm } from "../chart/chart-form.ts";
import { chartNumbers } from "../chart/chart-numbers.ts";
import { renderTable } from "../render/tables.ts";

/** The table or chart of a question, in words and numbers; empty if it has none. */
export function dataBlock(item: Question): string {
  if (item.format === "table-analysis") {
    const { caption, columns, rows } = renderTable(item.table);
    return `${caption}\n\n${tableLines(
      columns.map(({ name }) => name),
      rows.map((row) => row.map(({ text }) => text)),
    )}`;
  }
  return item.format === "graphics-interpretation" && item.chart ? chartBlock(item.chart) : "";
}

function chartBlock(chart: ChartForm): string {
  const { caption, columns, rows } = chartNumbers(chart);
  const axes = [
    "x" in chart ? `across: ${chart.x.label}` : "",
    "y" in chart ? `up: ${chart.y.label}` : "",
    "trend" in chart && chart.trend
      ? `trend line: ${chart.trend.slope} for each unit across, from ${chart.trend.intercept} at 0`
      : "",
  ];
  const beside = chart.kind === "pie" ? chart.beside : undefined;
  return [
    `[${chart.alt}]`,
    [caption ?? "", ...axes].filter(Boolean).join(" · "),
    tableLines(
      columns.map(({ name }) => name),
      rows,
    ),
    beside
      ? tableLines(
          beside.columns,
          beside.rows.map(({ name, value }) => [name, value]),
        )
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

function tableLines(
  names: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  return [names, names.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
