import type { QuestionPart } from "@theta/contract";
import { useId } from "react";
import { chosenOf, withPart } from "./answer.ts";
import { AnsweredNote } from "./answered-note.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { RadioRing } from "./radio-ring.tsx";
import { RichText } from "../text/rich-text.tsx";

/** Statements, each with the same two choices: a grid, or stacked where it's narrow. */
export function AnswerRows(props: AnswerProps) {
  const { question, answer, onAnswer, disabled, labelledBy } = props;
  const parts = question.parts ?? [];
  return (
    <div className="@container">
      <fieldset aria-labelledby={labelledBy} className="min-w-0">
        <div className={GRID}>
          <div aria-hidden="true" className={`${LINE} border-line py-2.5 @max-sm:hidden`}>
            <span />
            {parts[0]?.options.map(({ optionId, displayText }) => (
              <RichText
                key={optionId}
                as="span"
                html={displayText}
                className="max-w-24 text-center text-sm font-strong"
              />
            ))}
          </div>
          {parts.map((part) => (
            <Statement
              key={part.partId}
              part={part}
              chosen={chosenOf(answer, part.partId)}
              disabled={disabled}
              onChoose={(optionId) => onAnswer(withPart(question, answer, part.partId, optionId))}
            />
          ))}
        </div>
      </fieldset>
      <AnsweredNote {...props} />
    </div>
  );
}

interface StatementProps {
  part: QuestionPart;
  chosen: string | null;
  disabled: boolean;
  onChoose: (optionId: string) => void;
}

function Statement({ part, chosen, disabled, onChoose }: StatementProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={`${LINE} border-line py-3`}>
      <RichText
        id={id}
        html={part.displayText}
        className="min-w-0 font-serif text-md leading-ui @max-sm:col-span-2 @max-[14rem]:col-span-1"
      />
      {part.options.map(({ optionId, displayText }) => (
        <label key={optionId} htmlFor={`${id}-${optionId}`} className={CHOICE}>
          <RadioRing
            id={`${id}-${optionId}`}
            name={id}
            data-part={part.partId}
            value={optionId}
            checked={optionId === chosen}
            disabled={disabled}
            onChange={() => onChoose(optionId)}
          />
          <RichText as="span" html={displayText} className="@sm:sr-only" />
        </label>
      ))}
    </div>
  );
}

const GRID =
  "grid grid-cols-2 gap-x-3 border-t border-ink @max-[14rem]:grid-cols-1 @sm:grid-cols-[1fr_auto_auto] @sm:gap-x-2";
const LINE =
  "col-span-full grid grid-cols-subgrid items-center justify-items-stretch border-b gap-y-3";
const CHOICE =
  "flex min-h-target cursor-pointer items-center gap-3 rounded-md @sm:min-w-14 @sm:justify-center @max-sm:border @max-sm:border-line @max-sm:px-3 @max-sm:has-checked:border-ink @max-sm:has-checked:bg-raised has-disabled:cursor-not-allowed";
