import type { ReviewedQuestion, ReviewedTextOption } from "@theta/contract";
import type { ItemFigures } from "@theta/contract/staff";
import { Check } from "lucide-react";
import { letterOf } from "../../src/features/question/shared/option-letters.ts";
import { plainText } from "../../src/features/question/text/plain-text.ts";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { VisuallyHidden } from "../../src/ui/visually-hidden.tsx";
import { shareWords } from "./item-words.ts";
import { countOf } from "../shared/count-words.ts";

type Choices = ItemFigures["choices"];

/** How often each option was chosen, in each part. */
export function ItemChoices({
  question,
  choices,
}: {
  question: ReviewedQuestion;
  choices: Choices;
}) {
  if (choices.length === 0) return null;
  const { options, parts = [] } = question;
  const groups = [
    { id: null, title: "", options },
    ...parts.map(({ partId, displayText, options: own }, place) => ({
      id: partId,
      title: plainText(displayText) || `Part ${place + 1}`,
      options: own,
    })),
  ].filter((group) => group.options.length > 0);
  return (
    <div className="mt-4 flex flex-col gap-4">
      <SectionHeading level={3}>What was chosen</SectionHeading>
      {groups.map(({ id, title, options: own }) => (
        <div key={id} className="max-w-2xl">
          {title && <p className="mb-2 font-ui">{title}</p>}
          <Shares
            options={own}
            choices={choices.filter(({ partId }) => partId === id)}
            hasLetters={id === null}
          />
        </div>
      ))}
    </div>
  );
}

type Option = Pick<ReviewedTextOption, "optionId" | "displayText" | "isCorrect">;

interface SharesProps {
  options: readonly Option[];
  choices: Choices;
  /** As learners see them: only one of five has letters. */
  hasLetters: boolean;
}

function Shares({ options, choices, hasLetters }: SharesProps) {
  const all = choices.reduce((sum, { count }) => sum + count, 0);
  return (
    <ul className="flex flex-col gap-2">
      {options.map(({ optionId, displayText, isCorrect }, place) => {
        const count = choices.find((one) => one.optionId === optionId)?.count ?? 0;
        return (
          <li key={optionId} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1">
            <span className="flex min-w-0 items-baseline gap-2">
              {hasLetters && <span className="font-strong">{letterOf(place)}</span>}
              <span className="line-clamp-1 wrap-anywhere text-ink-2">
                {plainText(displayText)}
              </span>
              {isCorrect && (
                <>
                  <Check aria-hidden="true" className="size-4 shrink-0 self-center text-correct" />
                  <VisuallyHidden>The right answer.</VisuallyHidden>
                </>
              )}
            </span>
            <span className="text-sm numerals" title={countOf(count, "time")}>
              {shareWords(count, all)}
            </span>
            <span aria-hidden="true" className="col-span-2 h-2 rounded-sm bg-sunk">
              <span
                className={`block h-2 rounded-sm ${isCorrect ? "bg-correct" : "bg-ink-muted"}`}
                style={{ width: `${all === 0 ? 0 : (100 * count) / all}%` }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
