import { ButtonLink } from "../../ui/button.tsx";

/** For a learner whose plan doesn't open the notes. */
export function NotesPlanLine() {
  return (
    <section
      aria-label="Your plan"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-t-ink border-b-line py-4"
    >
      <p className="max-w-measure text-ink-2">
        Study notes come with GMAT MENTOR. You can read the free samples now.
      </p>
      <ButtonLink to="/PlanAndPricing" variant="outline" size="sm">
        View plans
      </ButtonLink>
    </section>
  );
}
