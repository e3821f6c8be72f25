import claims from "virtual:claims";
import { useSettings } from "../../../lib/call/settings.ts";
import { TestimonialCarousel } from "./testimonial-carousel.tsx";

const given = claims.testimonials.filter(({ isSample }) => !isSample);
const ARE_SAMPLES = given.length === 0;

/**
 * What learners say. Until content/claims.yaml has real ones, these are samples, and production shows none.
 */
export function Testimonials() {
  const { shows } = useSettings();
  if (ARE_SAMPLES && !shows.examples) return null;
  return <TestimonialCarousel testimonials={ARE_SAMPLES ? claims.testimonials : given} />;
}
