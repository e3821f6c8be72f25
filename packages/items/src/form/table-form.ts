import { z } from "zod";

/**
 * A table that learners can sort by any column. Numbers stay numbers and are shown as the column
 * says.
 */
export const tableForm = z
  .strictObject({
    caption: z.string().min(1),
    columns: z
      .array(
        z.discriminatedUnion("kind", [
          z.strictObject({ kind: z.literal("text"), name: z.string().min(1) }),
          z.strictObject({
            kind: z.literal("number"),
            name: z.string().min(1),
            decimals: z.int().min(0).max(3).default(0),
            /** A plus sign before positive numbers, for changes. */
            signed: z.boolean().default(false),
          }),
        ]),
      )
      .min(2)
      .max(8),
    rows: z
      .array(z.array(z.union([z.string(), z.number()])))
      .min(3)
      .max(20),
  })
  .check((context) => {
    const { columns, rows } = context.value;
    for (const [r, row] of rows.entries()) {
      const fault =
        row.length === columns.length
          ? columns.findIndex(
              ({ kind }, c) => typeof row[c] !== (kind === "number" ? "number" : "string"),
            )
          : -2;
      if (fault === -1) continue;
      context.issues.push({
        code: "custom",
        input: row,
        path: ["rows", r],
        message:
          fault === -2
            ? `must have ${columns.length} cells, one for each column, not ${row.length}`
            : `must hold a ${columns[fault]!.kind} under “${columns[fault]!.name}”`,
      });
    }
  });

export type TableForm = z.output<typeof tableForm>;
export type TableInput = z.input<typeof tableForm>;
