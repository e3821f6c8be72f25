import { chosenOf } from "../ask/answer.ts";
import type { ReviewProps } from "./review-props.ts";
import { ReviewedOptions } from "./reviewed-options.tsx";
import { RichText } from "../text/rich-text.tsx";
import { Sentences } from "../shared/sentences.tsx";

/** The sentences as they should read, then the lists of options. */
export function ReviewSentences({ question, given }: ReviewProps) {
  const parts = question.parts ?? [];
  return (
    <div className="flex flex-col gap-6">
      <Sentences sentences={question.sentences ?? []}>
        {(partId) => (
          <strong className="rounded-sm bg-correct-soft px-1.5 py-0.5 font-sans text-md font-strong text-correct">
            <RichText
              as="span"
              html={
                parts
                  .find((part) => part.partId === partId)
                  ?.options.find(({ isCorrect }) => isCorrect)?.displayText ?? ""
              }
            />
          </strong>
        )}
      </Sentences>
      {parts.map(({ partId, options }, place) => (
        <div key={partId}>
          <p className="mb-2 text-sm font-strong text-ink-2">
            Blank {place + 1} of {parts.length}
          </p>
          <ReviewedOptions
            label={`Options for blank ${place + 1}`}
            options={options}
            chosen={chosenOf(given, partId)}
          />
        </div>
      ))}
    </div>
  );
}
