/** Columns as wide as their widest cell; all but the first are aligned right if they're numbers. */
export function textTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((cells) => (cells[column] ?? "").length)),
  );
  const isNumber = (column: number) =>
    column > 0 &&
    rows.every((cells) => /^([−+-]?[\d.,]+( (ms|MB|s|%))?|–)?$/.test(cells[column] ?? ""));
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        isNumber(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join("  ")
      .trimEnd();
  const lines = rows.map(line);
  return head.some((title) => title !== "")
    ? [line(head), widths.map((width) => "─".repeat(width)).join("  "), ...lines].join("\n")
    : lines.join("\n");
}
