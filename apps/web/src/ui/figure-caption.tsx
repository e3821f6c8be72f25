import type { ReactNode } from "react";

/**
 * The number of a figure and what it shows. Its lines are as high as the serif makes them, so that
 * they keep their height when the italic arrives.
 */
export function FigureCaption({ number, children }: { number: number; children: ReactNode }) {
  return (
    <figcaption className="mt-4 max-w-120 font-serif text-sm text-ink-2 italic">
      <span className="font-sans leading-none font-strong text-ink not-italic">Fig. {number}</span>{" "}
      {children}
    </figcaption>
  );
}
