import claims from "virtual:claims";
import { PageSection } from "../../ui/page-section.tsx";

/** What learners might say, marked as samples until true ones are in content/claims.yaml. */
export function TestimonialsPart() {
  return (
    <PageSection
      title="What learners say"
      lead="Samples, written by us: they show where the words of real learners will stand."
    >
      <ul className="grid gap-x-12 border-t border-ink sm:grid-cols-2">
        {claims.testimonials.map(({ exam, who, words }) => (
          <li key={words} className="border-b border-line py-5">
            <blockquote className="font-serif text-ink">{words}</blockquote>
            <p className="mt-2 text-sm text-ink-muted">
              {who} · {exam}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
