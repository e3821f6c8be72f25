import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ScrollGroup } from "../stimulus/scroll-group.tsx";

interface QuestionFrameProps {
  /** Passage, sources, table or chart; without one the question has the width to itself. */
  stimulus?: { key: string; label: string; content: ReactNode; isWide: boolean } | null;
  /** The answer goes on below what is asked. */
  children: ReactNode;
  /** "exam" or "review": inside them action is ink. */
  className: string;
  /** Which question it is: with another one only what is beside both of them stays as it was. */
  questionKey?: string | undefined;
  /**
   * The id of its name. The question then takes the focus when it comes: it is heard, and the keys that
   * scroll work where it scrolls.
   */
  labelledBy?: string | undefined;
  /**
   * In a page that scrolls as a whole, two panes have the height of their content, and what stands
   * at the left stays in sight.
   */
  inPage?: boolean | undefined;
}

/**
 * Two panes from 1024 px (less a scroll bar) and one column below. The width that counts is that of
 * the frame, since reviews stand beside other things; in a page panes do with less, so that what is
 * asked stands beside the passage there too. Where the frame has a height, panes scroll; what stands
 * around it scrolls when there is one column.
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

function takeFocus(pane: HTMLElement | null) {
  pane?.focus({ preventScroll: true });
}

const PANE = "min-w-0 px-gutter py-6 @min-[48rem]:py-10";
const GROUND = "min-w-0 border-b border-line bg-paper [--table-ground:var(--paper)]";

/** The frame has the window, or most of it. */
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
  "@min-[50rem]:@max-[63rem]:pl-gutter @min-[50rem]:sticky @min-[50rem]:top-topbar @min-[50rem]:max-h-[calc(100dvh-var(--topbar)-4.5rem)] @min-[50rem]:overflow-y-auto";
