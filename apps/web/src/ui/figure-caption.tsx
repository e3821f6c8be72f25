import type { ReactNode } from "react";

/**
 * A figure's number and what it shows. The line height is the serif's own, so that lines keep their height
 * when the italic font loads.
 */
export function FigureCaption({ number, children }: { number: number; children: ReactNode }) {
  return (
    <figcaption className="mt-4 max-w-120 font-serif text-sm text-ink-2 italic">
      <span className="font-sans leading-none font-strong text-ink not-italic">Fig. {number}</span>{" "}
      {children}
    </figcaption>
  );
}
