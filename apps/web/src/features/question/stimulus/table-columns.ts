import type { QuestionTable } from "@theta/contract";
import type { TableColumn } from "../../../ui/table/table-column.ts";

interface QuestionRow {
  /** Its place in the question, used as its React key. */
  place: number;
  cells: QuestionTable["rows"][number];
}

export function tableRows({ rows }: QuestionTable): QuestionRow[] {
  return rows.map((cells, place) => ({ place, cells }));
}

export function tableColumns(
  { columns }: QuestionTable,
  { sortable }: { sortable: boolean },
): TableColumn<QuestionRow>[] {
  return columns.map(({ name, isNumber }, place) => ({
    key: String(place),
    head: name,
    numeric: isNumber,
    isRowHead: place === 0,
    cell: ({ cells }) => cells[place]?.text ?? "",
    ...(sortable && {
      sortBy: ({ cells }: QuestionRow) => cells[place]?.value ?? cells[place]?.text ?? "",
    }),
  }));
}
