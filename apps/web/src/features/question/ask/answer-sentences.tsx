import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { chosenOf, withPart } from "./answer.ts";
import { AnsweredNote } from "./answered-note.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { plainText } from "../text/plain-text.ts";
import { Sentences } from "../shared/sentences.tsx";

/** Drop-downs within a text: the browser's own, which phones and screen readers know. */
export function AnswerSentences(props: AnswerProps) {
  const { question, answer, onAnswer, disabled } = props;
  const id = useId();
  const parts = question.parts ?? [];
  return (
    <div>
      <p className="mb-4 text-sm text-ink-muted">
        From each list, choose what makes the statement true.
      </p>
      <Sentences sentences={question.sentences ?? []} idOf={(paragraph) => `${id}-${paragraph}`}>
        {(partId, paragraph) => (
          <Blank
            partId={partId}
            label={`Blank ${parts.findIndex((part) => part.partId === partId) + 1} of ${parts.length}`}
            describedBy={`${id}-${paragraph}`}
            options={parts.find((part) => part.partId === partId)?.options ?? []}
            chosen={chosenOf(answer, partId)}
            disabled={disabled}
            onChoose={(optionId) => onAnswer(withPart(question, answer, partId, optionId))}
          />
        )}
      </Sentences>
      <AnsweredNote {...props} />
    </div>
  );
}

interface BlankProps {
  partId: string;
  label: string;
  describedBy: string;
  options: readonly { optionId: string; displayText: string }[];
  chosen: string | null;
  disabled: boolean;
  onChoose: (optionId: string) => void;
}

function Blank({ partId, label, describedBy, options, chosen, disabled, onChoose }: BlankProps) {
  return (
    <span className="relative mx-0.5 my-1 inline-block max-w-full align-middle leading-ui">
      <select
        data-part={partId}
        aria-label={label}
        aria-describedby={describedBy}
        value={chosen ?? ""}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
        className="select-look min-h-11 max-w-full items-center rounded-md border border-line-strong bg-surface py-2 pr-9 pl-3 font-sans text-md text-ink transition-control not-disabled:hover:border-ink disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-2"
      >
        {/* A choice can be changed but not taken back. */}
        <option value="" disabled>
          Choose
        </option>
        {options.map(({ optionId, displayText }) => (
          <option key={optionId} value={optionId}>
            {plainText(displayText)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
