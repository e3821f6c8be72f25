import type { ReactNode } from "react";
import { watchFrame } from "./scroll-edges.ts";

interface ScrollSidewaysProps {
  /** What the frame holds, for keyboard and screen reader users. */
  label: string;
  children: ReactNode;
}

/**
 * Room for something that may be too wide: it scrolls in its own frame, and an edge with more behind it is
 * shaded. It's not a section, because that would be a landmark.
 */
export function ScrollSideways({ label, children }: ScrollSidewaysProps) {
  return (
    <div className="scroll-edges">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="group" aria-label={label} ref={watch} className="scroll-frame">
        {children}
      </div>
    </div>
  );
}

function watch(frame: HTMLDivElement | null) {
  return frame ? watchFrame(frame) : undefined;
}
