import type { ReactNode } from "react";

/** All figures have the same width, so that their text keeps its size from phone to desktop. */
export const WIDTH = 360;
export const LABEL = "fill-ink-muted font-sans text-[15px]";
export const NAME = "fill-ink font-sans text-[15px]";
export const NUMBER = "fill-ink font-sans text-[15px] numerals";

interface HighlightFigureProps {
  number: number;
  caption: string;
  height: number;
  children: ReactNode;
}

/** A drawing of what its tab says in words. */
export function HighlightFigure({ number, caption, height, children }: HighlightFigureProps) {
  return (
    <figure className="max-w-105 md:max-lg:flex md:max-lg:max-w-none md:max-lg:items-end md:max-lg:gap-10">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        fill="none"
        aria-hidden="true"
        className="block h-auto w-full md:max-lg:w-105"
      >
        {children}
      </svg>
      <figcaption className="mt-4 text-sm md:max-lg:flex-1">
        <span className="font-strong">Fig. {number}</span>{" "}
        <span className="font-serif text-ink-2 italic">{caption}</span>
      </figcaption>
    </figure>
  );
}
