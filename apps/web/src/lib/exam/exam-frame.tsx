import type { ReactNode } from "react";

interface ExamFrameProps {
  bar: ReactNode;
  /** Between bar and question: what the learner should know and need not act on. */
  banner?: ReactNode;
  children: ReactNode;
  /** Another one begins at its top. */
  contentKey?: string | undefined;
  /** Between question and foot: what stands in the way of going on. */
  notice?: ReactNode;
  foot?: ReactNode;
}

/**
 * The full window of a test: bar and foot stand, what is between them scrolls. In a window that is too
 * low for that (a phone on its side, 400 % zoom) everything scrolls together.
 */
export function ExamFrame({ bar, banner, children, contentKey, notice, foot }: ExamFrameProps) {
  return (
    <div className="exam flex h-dvh flex-col bg-surface text-ink [@media(max-height:24rem)]:h-auto [@media(max-height:24rem)]:min-h-dvh">
      {bar}
      {banner}
      <main
        key={contentKey}
        className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto [@media(max-height:24rem)]:overflow-y-visible"
      >
        {children}
      </main>
      {notice}
      {foot}
    </div>
  );
}

/** The foot's row: tools left, hints in the middle where there is room, the way on right. */
export function ExamFoot({ left, hints, right }: Record<"left" | "hints" | "right", ReactNode>) {
  return (
    <footer className="grid min-h-18 shrink-0 grid-cols-[1fr_auto] items-center gap-4 border-t border-line bg-paper px-gutter py-2 lg:grid-cols-[1fr_auto_1fr]">
      <div className="flex min-w-0 items-center justify-self-start">{left}</div>
      <div className="hidden text-sm text-ink-2 lg:pointer-fine:block">{hints}</div>
      <div className="col-start-2 flex items-center gap-3 justify-self-end lg:col-start-3">
        {right}
      </div>
    </footer>
  );
}

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-6 align-middle min-w-6 place-items-center rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs font-ui text-ink">
      {children}
    </kbd>
  );
}
