import type { QuestionTable } from "@theta/contract";
import { usNumber } from "../us-number.ts";
import type { TableForm } from "../form/table-form.ts";

/** A table as the browser sorts and shows it: texts, with numbers to sort by. */
export function renderTable({ caption, columns, rows }: TableForm): QuestionTable {
  return {
    caption,
    columns: columns.map(({ name, kind }) => ({ name, isNumber: kind === "number" })),
    rows: rows.map((row) =>
      row.map((cell, c) => {
        const column = columns[c]!;
        return typeof cell === "number" && column.kind === "number"
          ? { text: written(cell, column.decimals, column.signed), value: cell }
          : { text: String(cell) };
      }),
    ),
  };
}

interface Numbers {
  readonly columns: readonly { readonly name: string; readonly kind: "text" | "number" }[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The numbers behind a chart. */
export function renderNumbers(caption: string, { columns, rows }: Numbers): QuestionTable {
  return {
    caption,
    columns: columns.map(({ name, kind }) => ({ name, isNumber: kind === "number" })),
    rows: rows.map((row) =>
      row.map((cell) =>
        typeof cell === "number" ? { text: written(cell), value: cell } : { text: cell },
      ),
    ),
  };
}

function written(value: number, decimals?: number, signed = false): string {
  const text = usNumber(Math.abs(value), {
    ...(decimals === undefined ? {} : { minimumFractionDigits: decimals }),
    maximumFractionDigits: decimals ?? 3,
  });
  if (value < 0) return `−${text}`;
  return signed && value > 0 ? `+${text}` : text;
}
