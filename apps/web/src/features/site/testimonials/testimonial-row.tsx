import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { isInSight, placeOf, type CarouselPlace } from "./carousel-place.ts";
import { useSlidesInSight } from "./use-slides-in-sight.ts";

/** From the specification: the number of slides and the gap between them, by window width. */
const WIDTHS =
  "[--slides:1] [--gap:10px] min-[640px]:[--slides:3] min-[640px]:[--gap:20px] min-[768px]:[--slides:4] min-[768px]:[--gap:40px] min-[1024px]:[--slides:3] min-[1024px]:[--gap:50px]";

/** Without scripts and in print, nothing moves, so nothing is hidden: the slides wrap into rows. */
const ROW =
  "flex gap-x-(--gap) gap-y-8 [--at:0] [translate:calc(var(--at)*-1*(100%+var(--gap))/var(--slides))] noscript:flex-wrap print:flex-wrap print:[translate:none]";
const SLIDE =
  "shrink-0 grow-0 basis-[calc((100%+var(--gap))/var(--slides)-var(--gap))] [--laps:0] [translate:calc(var(--laps)*(100%+var(--gap)))] print:[translate:none]";

interface TestimonialRowProps {
  stand: CarouselPlace;
  jumps: boolean;
  slides: readonly { key: string; content: ReactNode }[];
}

/** All slides side by side, shifted so that the right ones are in view. Screen readers skip the rest. */
export function TestimonialRow({ stand, jumps, slides }: TestimonialRowProps) {
  const [shown, row] = useSlidesInSight();
  const count = slides.length;
  return (
    <div
      ref={row}
      className={classNames(WIDTHS, ROW, !jumps && "transition-[translate] duration-(--t-slow)")}
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
          inert={!isInSight(slide, stand, count, shown)}
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
