import { chosenOf } from "../ask/answer.ts";
import { MarkedChoice } from "./marked-choice.tsx";
import type { ReviewProps } from "./review-props.ts";
import { RichText } from "../text/rich-text.tsx";
import { markOf } from "../results/verdict.ts";

/** Statements with what was chosen, what's right, and why. */
export function ReviewRows({ question, given }: ReviewProps) {
  return (
    <ol aria-label="Statements" className="border-t border-ink">
      {question.parts?.map(({ partId, displayText, options, rationale }) => (
        <li key={partId} className="border-b border-line py-4">
          <RichText html={displayText} className="font-serif text-read leading-ui" />
          <ul className="mt-2.5 flex flex-col gap-1">
            {options.map((option) => {
              const mark = markOf(option, chosenOf(given, partId));
              return (
                mark && <MarkedChoice key={option.optionId} html={option.displayText} mark={mark} />
              );
            })}
          </ul>
          {rationale && <RichText html={rationale} className="mt-2 text-ink-2" />}
        </li>
      ))}
    </ol>
  );
}
