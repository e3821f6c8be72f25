import type { QuestionOption } from "@theta/contract";
import { type ReactNode, useId } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { chosenOf } from "./answer.ts";
import type { AnswerProps } from "./answer-props.ts";
import { LetterRing } from "../shared/letter-ring.tsx";
import { letterOf } from "../shared/option-letters.ts";
import { OptionPicture, OptionPictureTool } from "../picture/option-picture.tsx";
import { RichText } from "../text/rich-text.tsx";
import { SAVE_WORDS, SaveMark, type SaveState } from "./save-state.tsx";
import { usePictureLoad } from "../picture/use-picture-load.ts";

/** One choice out of five. */
export function AnswerOptions(props: AnswerProps) {
  const { question, answer, onAnswer, disabled, saveState, labelledBy } = props;
  const name = useId();
  const chosen = chosenOf(answer);
  return (
    <div>
      <div role="radiogroup" aria-labelledby={labelledBy} className="flex flex-col gap-2.5">
        {question.options.map((option, place) => {
          const shared = {
            name,
            letter: letterOf(place),
            isChosen: option.optionId === chosen,
            disabled,
            saveState: option.optionId === chosen ? saveState : undefined,
            onChoose: () => onAnswer({ optionId: option.optionId }),
          };
          return option.optionType === 2 ? (
            <PictureRow key={option.optionId} {...shared} option={option} />
          ) : (
            <OptionRow key={option.optionId} {...shared} option={option}>
              <RichText as="span" html={option.displayText} />
            </OptionRow>
          );
        })}
      </div>
      <output>
        <VisuallyHidden>{chosen !== null && saveState && SAVE_WORDS[saveState]}</VisuallyHidden>
      </output>
    </div>
  );
}

interface OptionRowProps<Option = QuestionOption> {
  name: string;
  option: Option;
  letter: string;
  isChosen: boolean;
  disabled: boolean;
  saveState: SaveState | undefined;
  onChoose: () => void;
}

function PictureRow(props: OptionRowProps<Extract<QuestionOption, { optionType: 2 }>>) {
  const { option, letter } = props;
  const picture = { image: option.displayImage, load: usePictureLoad() };
  return (
    <div className="flex items-stretch gap-1">
      <OptionRow {...props}>
        <OptionPicture {...picture} />
      </OptionRow>
      <OptionPictureTool {...picture} letter={letter} />
    </div>
  );
}

function OptionRow(props: OptionRowProps & { children: ReactNode }) {
  const { name, option, letter, isChosen, disabled, saveState, onChoose, children } = props;
  const id = useId();
  return (
    <label className={ROW}>
      <input
        type="radio"
        name={name}
        value={option.optionId}
        checked={isChosen}
        disabled={disabled}
        onChange={onChoose}
        aria-labelledby={`${id}-letter ${id}-text`}
        className="peer absolute inset-0 size-full appearance-none opacity-0 forced-colors:appearance-auto"
      />
      <span id={`${id}-letter`} className="sr-only">
        {letter}
      </span>
      <LetterRing letter={letter} className={RING} />
      <span
        id={`${id}-text`}
        className="min-w-0 flex-1 self-center py-1 font-serif text-read leading-ui text-pretty"
      >
        {children}
      </span>
      {saveState && <SaveMark state={saveState} />}
    </label>
  );
}

/** Chosen: a two-pixel border, a filled ring, and a tick that sticks out. Ring and tick form a θ. */
const ROW =
  "relative flex min-h-target min-w-0 flex-1 items-center gap-3 rounded-md border border-line bg-surface px-2.5 py-1.5 transition-control not-has-disabled:cursor-pointer not-has-disabled:hover:border-line-strong has-checked:border-ink has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--ink)] has-checked:before:absolute has-checked:before:top-[calc(50%-1.5px)] has-checked:before:-left-2.5 has-checked:before:h-(--tick) has-checked:before:w-2.5 has-checked:before:bg-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed has-disabled:bg-sunk not-has-disabled:has-checked:hover:border-ink";
const RING =
  "border-line-strong text-ink-2 peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper";
