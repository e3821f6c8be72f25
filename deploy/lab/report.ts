import type { DrillResult } from "./drills/run-drill.ts";

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

const COLUMNS: [string, (result: DrillResult) => string][] = [
  ["what happens", ({ what }) => what],
  ["answers", ({ answers }) => String(answers)],
  ["lost", ({ lost }) => String(lost.length)],
  ["requests", ({ requests }) => String(requests)],
  ["failed", ({ failed }) => String(failed)],
  ["recovery", ({ recoveryMilliseconds: time }) => (time === 0 ? "no gap" : seconds(time))],
  ["longest pause", ({ longestPauseMilliseconds }) => seconds(longestPauseMilliseconds)],
  ["longest wait", ({ longestWaitMilliseconds }) => seconds(longestWaitMilliseconds)],
];

/** As Markdown, so that it can be read here and pasted into a page. */
export function tableOf(results: readonly DrillResult[]): string {
  const rows = [COLUMNS.map(([name]) => name), ...results.map(rowOf)];
  const widths = COLUMNS.map((_, k) => Math.max(...rows.map((row) => row[k]!.length)));
  const lines = rows.map((row) => lineOf(row.map((cell, k) => pad(cell, widths[k]!, k > 0))));
  const rule = lineOf(
    widths.map((width, k) => "-".repeat(k > 0 ? width - 1 : width) + (k > 0 ? ":" : "")),
  );
  return [lines[0], rule, ...lines.slice(1)].join("\n");
}

const rowOf = (result: DrillResult) => COLUMNS.map(([, cellOf]) => cellOf(result));
const lineOf = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const pad = (text: string, width: number, isNumber: boolean) =>
  isNumber ? text.padStart(width) : text.padEnd(width);
