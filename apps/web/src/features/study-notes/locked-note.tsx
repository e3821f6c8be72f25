import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { EmptyState } from "../../ui/states.tsx";

interface LockedNoteProps {
  title: string;
  about: string | undefined;
  /** The server's explanation: which plan has it and what the learner has. */
  why: string | undefined;
}

export function LockedNote({ title, about, why }: LockedNoteProps) {
  return (
    <div className="page-width flex flex-col gap-6 py-8">
      <PageTitle lead={about}>{title}</PageTitle>
      <EmptyState
        title="This note isn't in your plan"
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/PlanAndPricing">View plans</ButtonLink>
            <ButtonLink to="/study-notes" variant="outline">
              All study notes
            </ButtonLink>
          </div>
        }
      >
        {why} Anyone can read the free samples.
      </EmptyState>
    </div>
  );
}
