import type { ReactNode } from "react";
import { ROLES } from "../../../ui/table/table-roles.ts";
import type { Clause, LegalTable, Part } from "./legal-document.ts";
import { LegalText } from "./legal-text.tsx";

interface LegalClauseProps {
  clause: Clause;
  number: number;
}

/** A numbered clause; its paragraphs are numbered after it. */
export function LegalClause({ clause: { id, title, parts }, number }: LegalClauseProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="scroll-mt-8 [&_a]:font-text">
      <h2
        id={headingId}
        className="grid grid-cols-[2.25rem_1fr] border-b border-line pb-2 headline text-h3 sm:grid-cols-[3.5rem_1fr]"
      >
        <span className="text-ink-muted numerals">{number}.</span>
        {title}
      </h2>
      <div className="mt-4 flex flex-col gap-4">
        {numbered(parts).map(({ part, place }, index) => (
          <ClausePart
            key={index}
            part={part}
            label={place === null ? null : `${number}.${place}`}
          />
        ))}
      </div>
    </section>
  );
}

/** Only paragraphs have numbers; a list or table belongs to the paragraph before it. */
function numbered(parts: readonly Part[]): { part: Part; place: number | null }[] {
  let count = 0;
  return parts.map((part) => ({ part, place: typeof part === "string" ? ++count : null }));
}

function ClausePart({ part, label }: { part: Part; label: string | null }) {
  if (typeof part === "string") {
    return (
      <Row label={label}>
        <p className="font-serif text-read">
          <LegalText text={part} />
        </p>
      </Row>
    );
  }
  if ("table" in part) return <ClauseTable table={part.table} />;
  return (
    <Row label={label}>
      <ul className="flex list-disc flex-col gap-2 pl-5 font-serif text-read marker:text-ink-muted">
        {part.list.map((text) => (
          <li key={text}>
            <LegalText text={text} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

/** The number is in the margin, or above the text if there's no margin. */
function Row({ label, children }: { label: string | null; children: ReactNode }) {
  return (
    <div className="grid gap-y-0.5 sm:grid-cols-[3.5rem_1fr]">
      <span className="text-sm text-ink-muted numerals sm:pt-1">{label}</span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

const CELL =
  "py-3 pr-6 text-left align-top text-sm last:pr-0 stacked:block stacked:py-0.5 stacked:pr-0";

/** On a phone, each row is a stack in which every cell is labeled. */
function ClauseTable({ table: { caption, head, rows } }: { table: LegalTable }) {
  return (
    <table {...ROLES.table} className="w-full border-t border-ink stacked:block stacked:border-t-0">
      <caption className="pb-2 text-left text-sm text-ink-muted stacked:block">{caption}</caption>
      <thead {...ROLES.rowgroup} className="stacked:sr-only">
        <tr {...ROLES.row} className="border-b border-line">
          {head.map((title) => (
            <th key={title} {...ROLES.columnheader} scope="col" className={`${CELL} font-strong`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup} className="stacked:block stacked:border-t stacked:border-ink">
        {rows.map((row) => (
          <tr
            key={row[0]}
            {...ROLES.row}
            className="border-b border-line stacked:block stacked:py-3"
          >
            {row.map((text, column) =>
              column === 0 ? (
                <th
                  key={column}
                  {...ROLES.rowheader}
                  scope="row"
                  className={`${CELL} font-text sm:w-1/3`}
                >
                  <LegalText text={text} />
                </th>
              ) : (
                <td key={column} {...ROLES.cell} className={`${CELL} text-ink-2`}>
                  <LegalText text={text} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
