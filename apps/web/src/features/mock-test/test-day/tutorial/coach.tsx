import { Button } from "../../../../ui/button.tsx";
import { TIPS } from "./tips.ts";

interface CoachProps {
  tip: number;
  /** Null: the next one comes when this one is done. */
  onNext: (() => void) | null;
  onSkip: () => void;
}

/** Above the exam's screen, and plainly not part of it: one thing to try at a time. */
export function Coach({ tip, onNext, onSkip }: CoachProps) {
  const { title, text } = TIPS[tip]!;
  return (
    <aside
      aria-label="Tutorial"
      className="exam grid shrink-0 grid-cols-[1fr_auto] items-center gap-x-6 border-b border-line bg-brand-soft px-gutter py-2 text-ink sm:py-3"
    >
      <p className="col-start-1 row-start-1 text-sm text-ink-2 numerals">
        Tip {tip + 1} of {TIPS.length}. Nothing here is saved.
      </p>
      <p aria-live="polite" className="col-start-1 row-start-2 max-sm:col-span-2">
        <strong className="font-strong">{title}.</strong> {text}
      </p>
      <div className="col-start-2 row-start-1 flex sm:row-span-2 sm:gap-3">
        <Button variant="quiet" size="sm" onClick={onSkip}>
          <span>
            Leave<span className="max-sm:sr-only"> the tutorial</span>
          </span>
        </Button>
        {onNext && (
          <Button variant="outline" size="sm" onClick={onNext}>
            Next tip
          </Button>
        )}
      </div>
    </aside>
  );
}
