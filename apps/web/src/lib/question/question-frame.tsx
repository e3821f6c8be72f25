import type { ReactNode } from "react";
import { classNames } from "../../ui/class-names.ts";
import { ScrollGroup } from "./scroll-group.tsx";

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
 * the frame, since reviews stand beside other things. Where the frame has a height, panes scroll; what
 * stands around it scrolls when there is one column.
 */
export function QuestionFrame(props: QuestionFrameProps) {
  const { stimulus, children, className, questionKey, labelledBy, inPage = false } = props;
  const left = stimulus && (
    <ScrollGroup
      key={stimulus.key}
      label={stimulus.label}
      className={classNames(PANE, inPage ? STAYS : LEFT)}
    >
      <div className="mx-auto max-w-152 @min-[63rem]:max-w-170">
        <p className="mb-6 border-b border-line pb-2.5 text-sm text-ink-muted">{stimulus.label}</p>
        {stimulus.content}
      </div>
    </ScrollGroup>
  );
  return (
    <div className={classNames("@container h-full", className)}>
      <div
        className={classNames(
          "min-h-full bg-surface text-ink",
          stimulus && "@min-[63rem]:grid @min-[63rem]:h-full",
          stimulus && (stimulus.isWide ? WIDE : HALVES),
        )}
      >
        {inPage && left ? <div className={LEFT}>{left}</div> : left}
        <div key={questionKey} className={PANE} {...(labelledBy && arrival(labelledBy))}>
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

const HALVES = "@min-[63rem]:grid-cols-2";
const WIDE = "@min-[63rem]:grid-cols-[7fr_6fr]";
const PANE =
  "min-w-0 px-gutter py-6 @min-[48rem]:py-10 @min-[63rem]:min-h-0 @min-[63rem]:overflow-y-auto";
const LEFT =
  "border-b border-line bg-paper [--table-ground:var(--paper)] @min-[63rem]:border-r @min-[63rem]:border-b-0";
/** Between the site's bar and the foot of the page. */
const STAYS =
  "@min-[63rem]:sticky @min-[63rem]:top-topbar @min-[63rem]:max-h-[calc(100dvh-var(--topbar)-4.5rem)]";
