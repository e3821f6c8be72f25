import { useId } from "react";
import type claims from "virtual:claims";
import { Badge } from "../../../ui/badge.tsx";
import { CarouselControls } from "./carousel-controls.tsx";
import { slideAt } from "./carousel-place.ts";
import { TestimonialRow } from "./testimonial-row.tsx";
import { useCarousel } from "./use-carousel.ts";
import { useSlidesInSight } from "./use-slides-in-sight.ts";

type Testimonial = (typeof claims.testimonials)[number];

/** All samples or all real. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const areSamples = testimonials.some(({ isSample }) => isSample);
  const count = testimonials.length;
  const [inSight, row] = useSlidesInSight();
  const { stand, jumps, isPlaying, isMoving, step, show, toggle, watch, swipe } = useCarousel(
    testimonials.map(({ words }) => words),
    inSight,
  );
  const titleId = useId();
  const rowId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-roledescription="carousel"
      data-only={areSamples ? "examples" : undefined}
      {...watch}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <h2 id={titleId} className="headline text-h2">
            What our student say about
          </h2>
          {areSamples && (
            <p className="mt-2 max-w-measure text-ink-2">
              These are samples we wrote. Words from real people will take their place.
            </p>
          )}
        </div>
        {count > Math.max(inSight, 1) && (
          <CarouselControls
            count={count}
            current={slideAt(stand.at, count)}
            isPlaying={isPlaying}
            controls={rowId}
            onToggle={toggle}
            onStep={step}
            onShow={show}
          />
        )}
      </div>
      <div
        id={rowId}
        aria-live={isMoving ? "off" : "polite"}
        className="mt-6 touch-pan-y overflow-clip border-t border-ink"
        {...swipe}
      >
        <TestimonialRow
          ref={row}
          stand={stand}
          jumps={jumps}
          inSight={inSight}
          slides={testimonials.map((one) => ({
            key: one.words,
            content: <TestimonialFigure {...one} />,
          }))}
        />
      </div>
    </section>
  );
}

/** Four side by side are narrow, so words may break and the type is slightly smaller there. */
function TestimonialFigure({ exam, who, words, isSample }: Testimonial) {
  return (
    <figure className="flex h-full flex-col pt-5">
      <p className="flex items-center justify-between gap-2 text-sm text-ink-muted">
        {isSample && <Badge>Sample</Badge>}
        <span className="ml-auto">{exam}</span>
      </p>
      <p className="mt-3 font-serif text-read hyphens-auto text-ink-2 md:text-md md:leading-read lg:text-read">
        {words}
      </p>
      <figcaption className="mt-auto pt-4 text-sm">{who}</figcaption>
    </figure>
  );
}
