import { useLocation } from "react-router";
import { useLearner } from "../../lib/use-session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { comingWords } from "./coming-screens.ts";

/** A page that is not built yet, and says so. */
export function ComingScreen() {
  const words = comingWords(useLocation().pathname);
  const learner = useLearner();
  if (!words) return null;
  return (
    <div className="page-width flex flex-col gap-8 py-10 sm:py-14">
      <PageTitle lead={words.sentence}>{words.title}</PageTitle>
      <EmptyState
        title="This page is on its way."
        action={
          <ButtonLink to={learner ? "/dashboard" : "/"} variant="outline">
            {learner ? "Back to the dashboard" : "Back to the home page"}
          </ButtonLink>
        }
      >
        It is being made. Nothing that you do elsewhere on Theta needs it.
      </EmptyState>
    </div>
  );
}
