import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ScrollGroup } from "../stimulus/scroll-group.tsx";

interface QuestionFrameProps {
  /** Passage, sources, table, or chart. Without one, the question gets the full width. */
  stimulus?: { key: string; label: string; content: ReactNode; isWide: boolean } | null;
  /** The answer follows below what's asked. */
  children: ReactNode;
  /** "exam" or "review": inside them, the action color is ink. */
  className: string;
  /** Identifies the question. When it changes, only the stimulus that both share stays mounted. */
  questionKey?: string | undefined;
  /**
   * The id of its name. The question then takes the focus when it appears, so that it's read aloud and
   * the scroll keys work on it.
   */
  labelledBy?: string | undefined;
  /**
   * In a page that scrolls as a whole, two panes have the height of their content, and the left one
   * stays visible.
   */
  inPage?: boolean | undefined;
}

/**
 * Two panes from 1024 px (less a scroll bar), one column below that. It goes by the frame's width,
 * because reviews share the page with other things. In a page, panes need less width, so that the
 * question is beside the passage there too. If the frame has a height, the panes scroll; with one
 * column, what's around the frame scrolls.
 */
export function QuestionFrame(props: QuestionFrameProps) {
  const { stimulus, children, className, questionKey, labelledBy, inPage = false } = props;
  const look = inPage ? PAGE : WINDOW;
  const left = stimulus && (
    <ScrollGroup
      key={stimulus.key}
      label={stimulus.label}
      className={classNames(PANE, look.pane, inPage ? STAYS : WINDOW.ground)}
    >
      <div className={classNames("mx-auto max-w-152", look.measure)}>
        <p className="mb-6 border-b border-line pb-2.5 text-sm text-ink-muted">{stimulus.label}</p>
        {stimulus.content}
      </div>
    </ScrollGroup>
  );
  return (
    <div className={classNames("@container h-full", className)}>
      <div
        className={classNames(
          "min-h-full bg-surface text-ink [--table-ground:var(--surface)]",
          stimulus && look.panes,
          stimulus && (stimulus.isWide ? look.wide : look.halves),
        )}
      >
        {inPage && left ? <div className={PAGE.ground}>{left}</div> : left}
        <div
          key={questionKey}
          className={classNames(PANE, look.pane)}
          {...(labelledBy && arrival(labelledBy))}
        >
          <div className="mx-auto max-w-152">{children}</div>
        </div>
      </div>
    </div>
  );
}

function arrival(labelledBy: string) {
  return { role: "group", tabIndex: -1, "aria-labelledby": labelledBy, ref: takeFocus };
}

/**
 * Waits until the question is painted, because focusing earlier makes the browser lay out the page twice. If the
 * focus has moved by then, it stays where it is.
 */
function takeFocus(pane: HTMLElement | null) {
  if (!pane) return undefined;
  const before = document.activeElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(() => {
      const now = document.activeElement;
      if (now === before || now === document.body) pane.focus({ preventScroll: true });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

const PANE = "min-w-0 px-gutter py-6 @min-[48rem]:py-10";
const GROUND = "min-w-0 border-b border-line bg-paper [--table-ground:var(--paper)]";

/** The frame has the window to itself, or most of it. */
const WINDOW = {
  panes: "@min-[63rem]:grid @min-[63rem]:h-full",
  halves: "@min-[63rem]:grid-cols-2",
  wide: "@min-[63rem]:grid-cols-[7fr_6fr]",
  pane: "@min-[63rem]:min-h-0 @min-[63rem]:overflow-y-auto",
  measure: "@min-[63rem]:max-w-170",
  ground: `${GROUND} @min-[63rem]:border-r @min-[63rem]:border-b-0`,
};

/** The frame shares a page with other things and has the height of its content. */
const PAGE = {
  panes: "@min-[50rem]:grid",
  halves: "@min-[50rem]:grid-cols-2",
  wide: "@min-[50rem]:grid-cols-[3fr_2fr] @min-[63rem]:grid-cols-[7fr_6fr]",
  pane: "@min-[50rem]:@max-[63rem]:px-6",
  measure: "@min-[63rem]:max-w-170",
  ground: `${GROUND} @min-[50rem]:border-r @min-[50rem]:border-b-0`,
};
/** Between the site's bar and the foot of the page. */
const STAYS =
  "@min-[50rem]:@max-[63rem]:pl-gutter @min-[50rem]:sticky @min-[50rem]:top-topbar @min-[50rem]:max-h-[calc(100dvh-var(--topbar)-var(--runbar)-4.5rem)] @min-[50rem]:overflow-y-auto";
