export type SortValue = string | number;

export interface TableOrder {
  column: string;
  direction: "ascending" | "descending";
}

/** Pressing the same column reverses the order; a different one starts ascending. */
export function nextOrder(order: TableOrder | undefined, column: string): TableOrder {
  const turn = order?.column === column && order.direction === "ascending";
  return { column, direction: turn ? "descending" : "ascending" };
}

/** With one more order, in place of an earlier one by the same column. */
export function withOrder(orders: readonly TableOrder[], next: TableOrder): TableOrder[] {
  return [...orders.filter(({ column }) => column !== next.column), next];
}

/** How the rows are sorted, to read and to hear. */
export function orderWords(
  column: { head: string; numeric?: boolean | undefined } | undefined,
  direction: TableOrder["direction"] | undefined,
): string {
  if (!column || !direction) return "Select a heading to sort";
  const ends = column.numeric
    ? { ascending: "smallest first", descending: "largest first" }
    : { ascending: "A to Z", descending: "Z to A" };
  return `Sorted by ${column.head}, ${ends[direction]}`;
}

/** A sorted copy. Equal rows keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: TableOrder["direction"],
): Row[] {
  const sign = direction === "ascending" ? 1 : -1;
  return rows.toSorted((a, b) => sign * compare(valueOf(a), valueOf(b)));
}

function compare(a: SortValue, b: SortValue): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "en", { numeric: true });
}
