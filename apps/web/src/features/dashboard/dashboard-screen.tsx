import { Navigate, useLocation } from "react-router";
import { useLearner } from "../../lib/use-session.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { DASHBOARD_SECTIONS } from "./dashboard-sections.ts";

/** The path names the exam; without one it is the GMAT, and no step is added to the history. */
const WITHOUT_EXAM = /^\/dashboard\/?$/i;

export function DashboardScreen() {
  const learner = useLearner();
  const { pathname, state } = useLocation();
  if (WITHOUT_EXAM.test(pathname)) {
    return <Navigate to="/dashboard/Gmat" replace state={state} />;
  }
  const firstName = learner?.name.trim().split(/\s+/)[0];
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle lead="Your account is ready. What follows opens part by part, as we build it.">
        {firstName ? `Welcome, ${firstName}.` : "Welcome."}
      </PageTitle>
      <EmptyState
        title="No tests yet"
        action={
          <ButtonLink to="/account" variant="outline">
            See your account
          </ButtonLink>
        }
      >
        When the first quizzes are here, this page says what to do next, in one line.
      </EmptyState>
      <div>
        {DASHBOARD_SECTIONS.map(({ title, text, viewAll }) => (
          <section
            key={title}
            aria-label={title}
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-line py-5"
          >
            <div>
              <h2 className="headline text-h3">{title}</h2>
              <p className="mt-1 max-w-measure text-ink-2">{text}</p>
            </div>
            <TextLink to={viewAll}>
              View all
              <VisuallyHidden> {title}</VisuallyHidden>
            </TextLink>
          </section>
        ))}
      </div>
    </div>
  );
}
