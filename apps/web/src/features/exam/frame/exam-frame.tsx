import { type ReactNode, useEffect, useRef } from "react";
import { AnswerMasking } from "../../question/ask/answer-masking.ts";
import { useSettingsSoFar } from "../../test-settings/test-settings-data.ts";
import { CalculatorKeys } from "../tools/calculator/takes-keys.ts";
import { LineReader } from "./line-reader.tsx";
import { useExamLooks } from "./use-exam-looks.ts";
import { useMasking } from "./use-masking.ts";

interface ExamFrameProps {
  bar: ReactNode;
  /** Between bar and question: what the learner should know but doesn't have to act on. */
  banner?: ReactNode;
  children: ReactNode;
  /**
   * What there is to read, if that's more than a few words. New content starts at its top. It isn't
   * remounted, so what it shares with the old stays in place.
   */
  contentKey?: string | undefined;
  /** Between question and foot: what's stopping the learner from continuing. */
  notice?: ReactNode;
  foot?: ReactNode;
}

/**
 * A test's full window: the bar and foot stay, and what's between them scrolls. In a window that's
 * too low for that (a phone on its side, 400% zoom), everything below the bar scrolls together.
 * Anything that shares the window with it sets `--exam-height`.
 */
export function ExamFrame({ bar, banner, children, contentKey, notice, foot }: ExamFrameProps) {
  const main = useTopOnChange(contentKey);
  const soFar = useSettingsSoFar();
  const { hasLineReader, isCalculatorMouseOnly } = soFar.settings;
  const masking = useMasking(soFar);
  useExamLooks(soFar.settings);
  return (
    <div className="exam flex h-[var(--exam-height,100dvh)] flex-col bg-surface text-ink low:h-auto low:min-h-dvh">
      {bar}
      {banner}
      <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto] low:grid-rows-[1fr_auto]">
        <main
          ref={main}
          className="relative col-start-1 row-start-1 min-h-0 overflow-x-hidden overflow-y-auto low:overflow-y-visible"
        >
          <AnswerMasking value={masking}>{children}</AnswerMasking>
        </main>
        {hasLineReader && contentKey !== undefined && (
          <LineReader area={main} textKey={contentKey} />
        )}
      </div>
      <CalculatorKeys value={!isCalculatorMouseOnly}>{notice}</CalculatorKeys>
      {foot}
    </div>
  );
}

function useTopOnChange(contentKey: string | undefined) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(contentKey);
  useEffect(() => {
    if (shown.current === contentKey) return;
    shown.current = contentKey;
    main.current?.scrollTo(0, 0);
    // In a low window, the page itself scrolls.
    window.scrollTo(0, 0);
  }, [contentKey]);
  return main;
}

/** The foot's row: tools on the left, hints in the middle if there's room, and Next on the right. */
export function ExamFoot({ left, hints, right }: Record<"left" | "hints" | "right", ReactNode>) {
  return (
    <footer className="@container shrink-0 border-t border-line bg-paper">
      <div className="flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-gutter py-2">
        <div className="flex min-w-0 items-center">{left}</div>
        <div className="hidden min-w-0 flex-1 basis-0 justify-center text-sm text-ink-2 @min-[64rem]:pointer-fine:flex">
          {hints}
        </div>
        {/* On the right, even on a separate line when the two don't fit side by side. */}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-3">{right}</div>
      </div>
    </footer>
  );
}

/** A key on the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-6 align-middle min-w-6 place-items-center rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs font-ui text-ink">
      {children}
    </kbd>
  );
}
