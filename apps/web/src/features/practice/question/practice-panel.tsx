import { type ReactNode, type Ref, useId } from "react";
import { OpenCalculator } from "../../exam/tools/open-calculator.tsx";
import { ToolButtons } from "../../exam/tools/tool-buttons.tsx";
import type { Tools } from "../../exam/tools/use-tools.ts";

interface PracticePanelProps {
  headingRef: Ref<HTMLHeadingElement>;
  title: ReactNode;
  /** Why this question was picked, or how long it took. */
  meta: ReactNode;
  aside?: ReactNode;
  /** What went wrong, next to the button. */
  notice?: ReactNode;
  action?: ReactNode;
  /** Next to the action. */
  tools?: Tools | undefined;
  children: ReactNode;
}

/** The sheet that shows questions and solutions, one after another. */
export function PracticePanel(props: PracticePanelProps) {
  const { headingRef, title, meta, aside, notice, action, tools, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className={PANEL}>
      <div className="border-b border-line px-gutter py-4">
        <h2 id={id} ref={headingRef} tabIndex={-1} className="headline scroll-mt-8 text-h4">
          {title}
        </h2>
        <div className="mt-0.5 flex min-h-[1lh] items-center justify-between gap-x-6 text-sm text-ink-muted">
          <p className="min-w-0">{meta}</p>
          {aside}
        </div>
      </div>
      {children}
      {action && (
        <div className={FOOT}>
          {tools && <OpenCalculator tools={tools} place={ABOVE_FOOT} />}
          <div className={FOOT_ROW}>
            <div className="min-w-0 md:flex-1">{notice}</div>
            <div className="flex items-center gap-2 max-md:*:last:flex-1">
              {tools && <ToolButtons tools={tools} />}
              {action}
            </div>
          </div>
        </div>
      )}
    </section>
  );
}

/**
 * Controls keep clear of the foot, which stays visible while the sheet scrolls behind it. On a phone, the
 * calculator opens above the foot, and together they take up half the window.
 */
const PANEL =
  "exam overflow-clip rounded-md border border-line bg-surface text-ink sm:has-[[role=dialog]]:overflow-visible **:scroll-mb-24 max-sm:has-[[role=dialog]]:**:scroll-mb-128";
/** A tool that was moved may be anywhere in the window, so it goes above the bars. */
const FOOT =
  "sticky bottom-runbar z-(--z-sticky) border-t border-line bg-sunk has-[[role=dialog][style]]:z-(--z-panel)";
/**
 * The foot scrolls away with the sheet, so a tool that stayed in the window would lie on top of it. It may be taller
 * than the sheet, which then doesn't clip it.
 */
const ABOVE_FOOT = "sm:absolute sm:right-gutter sm:bottom-[calc(100%+1rem)]";
const FOOT_ROW =
  "flex items-center justify-end gap-x-6 gap-y-2 px-gutter py-3 max-md:flex-col max-md:items-stretch";
