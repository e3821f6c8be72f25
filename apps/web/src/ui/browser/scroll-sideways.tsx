import type { ReactNode } from "react";
import { watchFrame } from "./scroll-edges.ts";

interface ScrollSidewaysProps {
  /** What is in the frame, for those who come to it with the keyboard. */
  label: string;
  children: ReactNode;
}

/**
 * Room for something that may be wider than its place: it scrolls in a frame of its own, and an edge
 * that more lies behind is shaded. Not a section: that would be a landmark of the page.
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
