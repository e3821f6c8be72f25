import { Check, X } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { type Mark, MARK_WORDS } from "../results/verdict.ts";

interface MarkSignProps {
  mark: NonNullable<Mark>;
  className?: string | undefined;
}

/** A sign and words. The color only helps. */
export function MarkSign({ mark, className }: MarkSignProps) {
  const isWrong = mark === "chosen-wrong";
  const Sign = isWrong ? X : Check;
  return (
    <span
      className={classNames(
        "inline-flex items-center gap-1.5 font-sans text-sm leading-ui",
        isWrong ? "text-incorrect" : "text-correct",
        className,
      )}
    >
      <Sign aria-hidden="true" strokeWidth={2.25} className="size-4 shrink-0" />
      <span className="font-strong">{MARK_WORDS[mark]}</span>
      {mark !== "right" && <span>· your answer</span>}
    </span>
  );
}
