import { chosenOf } from "../ask/answer.ts";
import { rowsOfGrid } from "../shared/grid-rows.ts";
import { MarkedChoice } from "./marked-choice.tsx";
import type { ReviewProps } from "./review-props.ts";
import { RichText } from "../text/rich-text.tsx";
import { markOf } from "../results/verdict.ts";

/** The rows of Two-Part Analysis with each column's right answer, what was chosen, and why. */
export function ReviewGrid({ question, given }: ReviewProps) {
  const parts = question.parts ?? [];
  return (
    <ol aria-label="Choices" className="border-t border-ink">
      {rowsOfGrid(parts).map((row, place) => (
        <li key={place} className="border-b border-line py-3">
          <RichText html={row.html} className="font-serif text-read leading-ui" />
          <ul className="mt-1 flex flex-col gap-1">
            {parts.map(({ partId, displayText, options }) => {
              const option = options[place];
              const mark = option ? markOf(option, chosenOf(given, partId)) : null;
              return mark && <MarkedChoice key={partId} html={displayText} mark={mark} />;
            })}
          </ul>
          <RichText html={parts[0]?.options[place]?.rationale ?? ""} className="mt-2 text-ink-2" />
        </li>
      ))}
    </ol>
  );
}
