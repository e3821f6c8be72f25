import type { ReactNode, Ref } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { isInSight, placeOf, type CarouselPlace } from "./carousel-place.ts";

/** From the specification: the number of slides and the gap between them, by window width. */
const WIDTHS =
  "[--slides:1] [--gap:10px] min-[640px]:[--slides:3] min-[640px]:[--gap:20px] min-[768px]:[--slides:4] min-[768px]:[--gap:40px] min-[1024px]:[--slides:3] min-[1024px]:[--gap:50px]";

/** Too few to fill the row share it, and keep lines that are easy to read. */
const WIDTHS_OF_FEW: Readonly<Record<number, string>> = {
  1: "[--slides:1] [--gap:0px] max-w-measure",
  2: "[--slides:1] [--gap:10px] min-[640px]:[--slides:2] min-[640px]:[--gap:40px]",
  3: "[--slides:1] [--gap:10px] min-[640px]:[--slides:3] min-[640px]:[--gap:20px] min-[1024px]:[--gap:50px]",
};

/** Without scripts and in print, nothing moves, so nothing is hidden: the slides wrap into rows. */
const ROW =
  "flex gap-x-(--gap) gap-y-8 [--at:0] [translate:calc(var(--at)*-1*(100%+var(--gap))/var(--slides))] noscript:flex-wrap print:flex-wrap print:[translate:none]";
const SLIDE =
  "shrink-0 grow-0 basis-[calc((100%+var(--gap))/var(--slides)-var(--gap))] [--laps:0] [translate:calc(var(--laps)*(100%+var(--gap)))] print:[translate:none]";

interface TestimonialRowProps {
  ref: Ref<HTMLDivElement>;
  stand: CarouselPlace;
  jumps: boolean;
  /** How many slides are side by side, or 0 until that's measured. */
  inSight: number;
  slides: readonly { key: string; content: ReactNode }[];
}

/** All slides side by side, shifted so that the right ones are in view. Screen readers skip the rest. */
export function TestimonialRow({ ref, stand, jumps, inSight, slides }: TestimonialRowProps) {
  const count = slides.length;
  return (
    <div
      ref={ref}
      className={classNames(
        WIDTHS_OF_FEW[count] ?? WIDTHS,
        ROW,
        !jumps && "transition-[translate] duration-(--t-slow)",
      )}
      style={custom("--at", stand.at)}
    >
      {slides.map(({ key, content }, slide) => (
        <div
          key={key}
          // No element means a slide.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="group"
          aria-roledescription="slide"
          aria-label={`${slide + 1} of ${count}`}
          inert={!isInSight(slide, stand, count, inSight)}
          className={SLIDE}
          style={custom("--laps", placeOf(slide, stand, count) - slide)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

/** Only what differs from the stylesheet, because the pages' policy allows no inline styles in their HTML. */
function custom(name: "--at" | "--laps", value: number) {
  return value === 0 ? undefined : { [name]: value };
}
