import { useId } from "react";
import { ScrollSideways } from "../../../ui/browser/scroll-sideways.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { chosenOf, withPart } from "./answer.ts";
import { AnsweredNote } from "./answered-note.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { rowsOfGrid } from "../shared/grid-rows.ts";
import { RadioRing } from "./radio-ring.tsx";
import { RichText } from "../text/rich-text.tsx";

/** Two-Part Analysis: the same rows under two headings, with one choice under each. */
export function AnswerGrid(props: AnswerProps) {
  const { question, answer, onAnswer, disabled, labelledBy } = props;
  const id = useId();
  const parts = question.parts ?? [];
  return (
    <div className="@container">
      <ScrollSideways label="Choices">
        <table aria-labelledby={labelledBy} className="w-full border-collapse border-t border-ink">
          <thead>
            <tr className="border-b border-line">
              {parts.map(({ partId, displayText }) => (
                <th key={partId} scope="col" className={HEAD}>
                  <RichText as="span" id={`${id}-${partId}`} html={displayText} />
                </th>
              ))}
              <th scope="col">
                <VisuallyHidden>Choice</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rowsOfGrid(parts).map((row, place) => (
              <tr key={place} className="border-b border-line">
                {parts.map(({ partId }, column) => {
                  const optionId = row.optionIds[column] ?? "";
                  return (
                    <td key={partId} className="p-0">
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
                      </label>
                    </td>
                  );
                })}
                <td className="py-2 pl-2 font-serif text-read leading-ui @sm:pl-4">
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

const HEAD = "w-24 px-1 py-2.5 align-bottom text-sm font-strong @sm:px-2";
const CELL =
  "flex min-h-target cursor-pointer items-center justify-center has-disabled:cursor-not-allowed";
