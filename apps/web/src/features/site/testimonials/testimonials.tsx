import { useId } from "react";
import claims from "virtual:claims";
import { useSettings } from "../../../lib/call/settings.ts";
import { Badge } from "../../../ui/badge.tsx";
import { CarouselControls } from "./carousel-controls.tsx";
import { slideAt } from "./carousel-place.ts";
import { TestimonialRow } from "./testimonial-row.tsx";
import { useCarousel } from "./use-carousel.ts";

const given = claims.testimonials.filter(({ isSample }) => !isSample);
const ARE_SAMPLES = given.length === 0;
const testimonials = ARE_SAMPLES ? claims.testimonials : given;
const COUNT = testimonials.length;
const TEXTS = testimonials.map(({ words }) => words);
const SLIDES = testimonials.map((one) => ({ key: one.words, content: <Testimonial {...one} /> }));

interface TestimonialsProps {
  /** The level that fits the headings around it. */
  headingLevel?: 2 | 3 | undefined;
}

/**
 * What learners say. Until content/claims.yaml has real ones, these are samples, and production shows none.
 */
export function Testimonials(props: TestimonialsProps) {
  const { shows } = useSettings();
  return (!ARE_SAMPLES || shows.examples) && <Carousel {...props} />;
}

function Carousel({ headingLevel = 2 }: TestimonialsProps) {
  const { stand, jumps, isPlaying, isMoving, step, show, toggle, watch, swipe } =
    useCarousel(TEXTS);
  const Heading = `h${headingLevel}` as const;
  const titleId = useId();
  const rowId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-roledescription="carousel"
      data-only={ARE_SAMPLES ? "examples" : undefined}
      {...watch}
    >
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4">
        <div>
          <Heading id={titleId} className="headline text-h2">
            What our student say about
          </Heading>
          {ARE_SAMPLES && (
            <p className="mt-2 max-w-measure text-ink-2">
              These are samples we wrote. Words from real people will take their place.
            </p>
          )}
        </div>
        <CarouselControls
          count={COUNT}
          current={slideAt(stand.at, COUNT)}
          isPlaying={isPlaying}
          controls={rowId}
          onToggle={toggle}
          onStep={step}
          onShow={show}
        />
      </div>
      <div
        id={rowId}
        aria-live={isMoving ? "off" : "polite"}
        className="mt-6 touch-pan-y overflow-clip border-t border-ink"
        {...swipe}
      >
        <TestimonialRow stand={stand} jumps={jumps} slides={SLIDES} />
      </div>
    </section>
  );
}

type TestimonialProps = (typeof testimonials)[number];

/** Four side by side are narrow, so words may break and the type is slightly smaller there. */
function Testimonial({ exam, who, words, isSample }: TestimonialProps) {
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
