import type { ReactNode } from "react";
import type { SortValue } from "./table-order.ts";

export interface TableColumn<Row> {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** Its cell names the row. */
  isRowHead?: boolean | undefined;
  /** Aligns numbers on the right, under each other. */
  numeric?: boolean | undefined;
  /** Keeps the heading on one line when the cells are short. */
  unbroken?: boolean | undefined;
  /**
   * For tables with many rows, which take two lines each on a narrow screen: the start of the first line, the
   * rest of it, or the second line. Set it on every column or on none.
   */
  line?: "lead" | "main" | "more" | undefined;
  /** Makes the column sortable by this value. */
  sortBy?: ((row: Row) => SortValue) | undefined;
}
