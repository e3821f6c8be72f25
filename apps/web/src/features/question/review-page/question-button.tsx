import { ReviewMark } from "./review-mark.tsx";
import { VerdictDot } from "../review/verdict-dot.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { type Verdict, VERDICT_WORDS } from "../results/verdict.ts";

interface QuestionButtonProps {
  order: number;
  status: Verdict;
  isBookmarked: boolean;
  isEdited: boolean;
  isCurrent: boolean;
  onSelect: () => void;
}

/** A number in its circle: color, signs and name tell how the question was answered. */
export function QuestionButton(props: QuestionButtonProps) {
  const { order, status, isBookmarked, isEdited, isCurrent, onSelect } = props;
  const name = [
    `Question ${order}`,
    VERDICT_WORDS[status].toLowerCase(),
    isBookmarked && "bookmarked",
    isEdited && "edited",
  ];
  return (
    <button
      type="button"
      aria-label={name.filter(Boolean).join(", ")}
      aria-current={isCurrent ? "true" : undefined}
      onClick={onSelect}
      className={classNames(
        "relative grid size-11 place-items-center rounded-full border-2 text-sm font-strong numerals transition-control focus-visible:outline-offset-[5px]",
        STATUS_LOOK[status],
        isCurrent && "shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--ink)]",
      )}
    >
      {order}
      {isBookmarked && <ReviewMark of="bookmark" className="absolute -top-1.5 -right-1" />}
      {isEdited && <ReviewMark of="edit" className="absolute -top-1.5 -left-1" />}
      {status !== "unanswered" && (
        <VerdictDot verdict={status} className="absolute -right-1 -bottom-1" />
      )}
    </button>
  );
}

const STATUS_LOOK: Record<Verdict, string> = {
  correct: "border-correct bg-correct-soft text-correct hover:bg-surface",
  incorrect: "border-incorrect bg-incorrect-soft text-incorrect hover:bg-surface",
  unanswered: "border-line-strong bg-sunk text-ink-2 hover:bg-surface",
};
