import { useLearner } from "../session/use-session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { EmptyState } from "../../ui/states.tsx";

export function NotFoundScreen() {
  const learner = useLearner();
  return (
    <div className="page-width flex flex-col gap-8 py-10 sm:py-14">
      <PageTitle lead="There's nothing at this address.">Page not found</PageTitle>
      <EmptyState
        title="The address may be mistyped, or the page has moved."
        action={
          <ButtonLink to={learner ? "/dashboard" : "/"} variant="outline">
            {learner ? "Back to the dashboard" : "Back to the home page"}
          </ButtonLink>
        }
      >
        Check the spelling, or start from a page you know.
      </EmptyState>
    </div>
  );
}
