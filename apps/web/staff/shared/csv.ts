/** A column of an export: its heading, and a row's value. */
export interface CsvColumn<Row> {
  head: string;
  text: (row: Row) => string | number | null;
}

/** A byte order mark, so that spreadsheets read it as UTF-8. */
const MARK = "\uFEFF";

export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ head }) => cell(head)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `${MARK}${lines.map((line) => line.join(",")).join("\r\n")}\r\n`;
}

/**
 * A text that begins like a formula gets an apostrophe, or a spreadsheet would run it: in half or
 * full width, and after a line break. Quoted, it stays one cell wherever the separator is another.
 */
function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@＝＋－＠\t\r\n]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
}
