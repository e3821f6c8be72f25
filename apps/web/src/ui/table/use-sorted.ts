import { useState } from "react";
import type { TableColumn } from "./table-column.ts";
import { nextOrder, sortRows, type TableOrder, withOrder } from "./table-order.ts";

/**
 * Rows in the order that was asked for last. Those that are equal in its column keep the order that the ones before
 * gave them, so that two columns can be sorted one after the other.
 */
export function useSorted<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  first: TableOrder | undefined,
) {
  const [orders, setOrders] = useState(first ? [first] : []);
  const order = orders.at(-1);
  const shown = orders.reduce((sorted, { column, direction }) => {
    const sortBy = columns.find(({ key }) => key === column)?.sortBy;
    return sortBy ? sortRows(sorted, sortBy, direction) : sorted;
  }, rows);
  return {
    shown,
    order,
    /** A heading was pressed. */
    press: (column: string) => setOrders(withOrder(orders, nextOrder(order, column))),
    /** A column was chosen from the list, or the order the rows came in. */
    choose: (column: string | undefined) =>
      setOrders(column === undefined ? [] : withOrder(orders, { column, direction: "ascending" })),
  };
}
