import { Navigate, useLocation, useNavigate } from "react-router";
import { ExamSelect, GRE_PATH } from "../../lib/exam-select.tsx";
import { PlanCards } from "../../lib/plans/plan-cards.tsx";
import { usePracticeOverviewQuery } from "../../lib/practice-data.ts";
import { SectionHeading } from "../../ui/headings.tsx";
import { EmptyState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { CoursePromo } from "./course-promo.tsx";
import { DownloadApp } from "./download-app.tsx";
import { nextStep } from "./next-step.ts";
import { NextStepPanel } from "./next-step-panel.tsx";
import { QuizColumn } from "./quiz-column.tsx";
import { useDashboardQuizzes } from "./use-dashboard-quizzes.ts";

const GMAT_PATH = "/dashboard/Gmat";
/** The path names the exam; without one it is the GMAT, and no step is added to the history. */
const WITHOUT_EXAM = /^\/dashboard\/?$/i;
const OF_GRE = /^\/dashboard\/gre\/?$/i;

export function DashboardScreen() {
  const { pathname, state } = useLocation();
  if (WITHOUT_EXAM.test(pathname)) return <Navigate to={GMAT_PATH} replace state={state} />;
  // There are tests for the GMAT alone.
  if (OF_GRE.test(pathname)) return <Navigate to={GRE_PATH} replace state={{ testType: 2 }} />;
  return <GmatDashboard />;
}

function GmatDashboard() {
  const sections = useDashboardQuizzes();
  const { data: practice, isFetching } = usePracticeOverviewQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isReady =
    sections.every(({ quizzes, isLoading }) => quizzes ?? !isLoading) && (practice ?? !isFetching);
  const step = isReady
    ? nextStep(
        sections.flatMap(({ quizzes }) => quizzes ?? []),
        practice,
      )
    : null;
  const chooseGre = useGrePath();
  return (
    <div className="page-width flex flex-col gap-12 py-8">
      <NextStepPanel step={step} />
      <section aria-label="Mock Tests">
        <SectionHeading
          aside={
            <span className="flex items-center gap-4">
              <ExamSelect onGre={chooseGre} />
              <ViewAll of="Mock Tests" to="/mock-test" />
            </span>
          }
        >
          Mock Tests
        </SectionHeading>
        <div className="mt-3">
          <EmptyState headingLevel={3} title="Full-length mocks are being prepared">
            Ten adaptive tests of three sections will stand here. Until then the quizzes show where
            you are.
          </EmptyState>
        </div>
      </section>
      <section aria-label="Free Quiz">
        <SectionHeading aside={<ViewAll of="Free Quiz" to="/free-quiz" />}>
          Free Quiz
        </SectionHeading>
        <div className="mt-4 grid gap-x-8 gap-y-10 xl:grid-cols-3">
          {sections.map((section) => (
            <QuizColumn key={section.heading} {...section} />
          ))}
        </div>
      </section>
      <CoursePromo />
      <section aria-label="GMAT Plans">
        <SectionHeading aside={<ViewAll of="GMAT Plans" to="/PlanAndPricing" />}>
          GMAT Plans
        </SectionHeading>
        <div className="mt-4">
          <PlanCards />
        </div>
      </section>
      <DownloadApp />
    </div>
  );
}

/** The path follows the exam that is chosen, without a step in the history. */
function useGrePath() {
  const navigate = useNavigate();
  return () => void navigate("/dashboard/Gre", { replace: true });
}

function ViewAll({ of, to }: { of: string; to: string }) {
  return (
    <TextLink to={to}>
      View all<VisuallyHidden> {of}</VisuallyHidden>
    </TextLink>
  );
}
