import type { PublicQuestion } from "@theta/contract";
import { useId } from "react";
import { ScrollSideways } from "../../../ui/browser/scroll-sideways.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { ROLES } from "../../../ui/table/table-roles.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { chosenOf, withPart } from "./answer.ts";
import { AnsweredNote } from "./answered-note.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { rowsOfGrid } from "../shared/grid-rows.ts";
import { RadioRing } from "./radio-ring.tsx";
import { plainText } from "../text/plain-text.ts";
import { RichText } from "../text/rich-text.tsx";

/** Two-Part Analysis: the same rows under two headings, with one choice under each. */
export function AnswerGrid(props: AnswerProps) {
  const { question, answer, onAnswer, disabled, labelledBy } = props;
  const id = useId();
  const parts = question.parts ?? [];
  const rows = rowsOfGrid(parts);
  const isLong = rows.some(({ html }) => plainText(html).length > LONG);
  return (
    <div className="@container">
      <ScrollSideways label="Choices">
        <table
          {...ROLES.table}
          aria-labelledby={labelledBy}
          className={classNames("w-full border-collapse border-t border-ink", isLong && STACKED)}
        >
          <GridHead parts={parts} id={id} />
          <tbody {...ROLES.rowgroup}>
            {rows.map((row, place) => (
              <tr key={place} {...ROLES.row} className="border-b border-line">
                {parts.map(({ partId, displayText }, column) => {
                  const optionId = row.optionIds[column] ?? "";
                  return (
                    <td key={partId} {...ROLES.cell} className="p-0">
                      <label htmlFor={`${id}-${partId}-${place}`} className={CELL}>
                        <RadioRing
                          id={`${id}-${partId}-${place}`}
                          name={`${id}-${partId}`}
                          data-part={partId}
                          value={optionId}
                          checked={chosenOf(answer, partId) === optionId}
                          disabled={disabled}
                          onChange={() => onAnswer(withPart(question, answer, partId, optionId))}
                          aria-labelledby={`${id}-${partId} ${id}-row-${place}`}
                        />
                        {isLong && (
                          <span aria-hidden="true" className="text-sm leading-ui @lg:hidden">
                            <RichText as="span" html={displayText} />
                          </span>
                        )}
                      </label>
                    </td>
                  );
                })}
                <td {...ROLES.cell} className="py-2 pl-2 font-serif text-read leading-ui @sm:pl-4">
                  <RichText as="span" id={`${id}-row-${place}`} html={row.html} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollSideways>
      <AnsweredNote {...props} />
    </div>
  );
}

interface GridHeadProps {
  parts: NonNullable<PublicQuestion["parts"]>;
  /** Each heading's id starts with it. */
  id: string;
}

function GridHead({ parts, id }: GridHeadProps) {
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row} className="border-b border-line">
        {parts.map(({ partId, displayText }) => (
          <th key={partId} {...ROLES.columnheader} scope="col" className={HEAD}>
            <RichText as="span" id={`${id}-${partId}`} html={displayText} />
          </th>
        ))}
        <th {...ROLES.columnheader} scope="col">
          <VisuallyHidden>Choice</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

/** In characters: longer choices need the width of a phone to themselves. */
const LONG = 24;
/** Each choice, then its two buttons side by side, named by their columns. */
const STACKED =
  "@max-lg:block @max-lg:[&_thead]:sr-only @max-lg:[&_tbody]:block @max-lg:[&_tbody>tr]:grid @max-lg:[&_tbody>tr]:grid-cols-2 @max-lg:[&_tbody>tr]:gap-x-4 @max-lg:[&_td:last-child]:order-first @max-lg:[&_td:last-child]:col-span-2 @max-lg:[&_td:last-child]:pl-0 @max-lg:[&_label]:justify-start @max-lg:[&_label]:gap-2.5";
const HEAD = "w-24 px-1 py-2.5 align-bottom text-sm font-strong @sm:px-2";
const CELL =
  "flex min-h-target cursor-pointer items-center justify-center has-disabled:cursor-not-allowed";
