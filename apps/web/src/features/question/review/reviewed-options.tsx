import type { QuestionImage, ReviewedQuestion } from "@theta/contract";
import { classNames } from "../../../ui/class-names.ts";
import { LetterRing } from "../shared/letter-ring.tsx";
import { MarkSign } from "./mark-sign.tsx";
import { letterOf } from "../shared/option-letters.ts";
import { OptionPicture, OptionPictureTool } from "../picture/option-picture.tsx";
import { Reason } from "./reason.tsx";
import { RichText } from "../text/rich-text.tsx";
import { usePictureLoad } from "../picture/use-picture-load.ts";
import { type Mark, markOf } from "../results/verdict.ts";

interface ReviewedOptionsProps {
  options: ReviewedQuestion["options"];
  chosen: string | null;
  label: string;
}

/** Options as answered, each with why it's right or how people come to choose it. */
export function ReviewedOptions({ options, chosen, label }: ReviewedOptionsProps) {
  return (
    <ol aria-label={label} className="flex flex-col gap-2">
      {options.map((option, place) => {
        const mark = markOf(option, chosen);
        return (
          <li key={option.optionId} className={classNames(ROW, GROUND[mark ?? "none"])}>
            <LetterRing letter={letterOf(place)} className={RING[mark ?? "none"]} />
            <div className="min-w-0 flex-1 self-center">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 font-serif text-read leading-ui text-pretty">
                  <span className="sr-only">{letterOf(place)}. </span>
                  {option.optionType === 1 && <RichText as="span" html={option.displayText} />}
                  {option.optionType === 2 && (
                    <ReviewedPicture image={option.displayImage} letter={letterOf(place)} />
                  )}
                </span>
                {mark && <MarkSign mark={mark} />}
              </div>
              <Reason html={option.rationale} isOpen={mark !== null} letter={letterOf(place)} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function ReviewedPicture({ image, letter }: { image: QuestionImage; letter: string }) {
  const picture = { image, load: usePictureLoad() };
  return (
    <span className="flex items-end gap-1">
      <OptionPicture {...picture} />
      <OptionPictureTool {...picture} letter={letter} />
    </span>
  );
}

type Look = NonNullable<Mark> | "none";

const ROW = "flex items-start gap-3 rounded-md border px-2.5 py-2";
const RIGHT = "border-correct bg-correct-soft shadow-[inset_0_0_0_1px_var(--correct)]";
const GROUND: Record<Look, string> = {
  right: RIGHT,
  "chosen-right": RIGHT,
  "chosen-wrong": "border-incorrect bg-incorrect-soft shadow-[inset_0_0_0_1px_var(--incorrect)]",
  none: "border-line",
};
const RING: Record<Look, string> = {
  right: "border-correct text-correct",
  "chosen-right": "border-correct bg-correct text-surface",
  "chosen-wrong": "border-incorrect bg-incorrect text-surface",
  none: "border-line-strong text-ink-2",
};
