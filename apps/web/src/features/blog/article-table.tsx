import { ScrollSideways } from "../../ui/browser/scroll-sideways.tsx";
import type { TableBlock } from "./article.ts";
import { ArticleText } from "./article-text.tsx";
import { plainWords } from "./plain-words.ts";

/** A table that scrolls in its own frame when it's wider than the column. */
export function ArticleTable({ table: { head, rows, isNumeric } }: { table: TableBlock }) {
  const label = `Table: ${head.map(plainWords).filter(Boolean).join(", ")}`;
  const look = (column: number) => (isNumeric[column] ? "text-right numerals" : "text-left");
  return (
    <div className="article-table">
      <ScrollSideways label={label}>
        <table>
          <thead>
            <tr>
              {head.map((cell, column) => (
                <th key={column} scope="col" className={look(column)}>
                  <ArticleText text={cell} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) =>
                  column === 0 ? (
                    <th key={column} scope="row" className={look(column)}>
                      <ArticleText text={cell} />
                    </th>
                  ) : (
                    <td key={column} className={look(column)}>
                      <ArticleText text={cell} />
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollSideways>
    </div>
  );
}
