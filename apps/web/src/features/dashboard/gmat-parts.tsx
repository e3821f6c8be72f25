import { useLastQuizzesQuery } from "../free-quiz/shared/quiz-data.ts";
import { CoursePromo } from "./course-promo.tsx";
import { DashboardSection } from "./dashboard-section.tsx";
import { LastQuiz } from "./last-quiz.tsx";
import { MockTests } from "./mock-tests.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { PlanPart } from "./plan-part.tsx";
import { QuizColumn } from "./quiz-column.tsx";
import { useDashboardMocks } from "./use-dashboard-mocks.ts";
import { useDashboardQuizzes } from "./use-dashboard-quizzes.ts";
import { useNextStep } from "./use-next-step.ts";

/** What to do next, then all there is. */
export function GmatParts() {
  const sections = useDashboardQuizzes();
  const last = useLastQuizzesQuery(undefined, { refetchOnMountOrArgChange: true });
  const mocks = useDashboardMocks();
  const next = useNextStep(sections, last, mocks);
  return (
    <>
      <NextStepPanel
        {...next}
        aside={last.data?.finished && <LastQuiz quiz={last.data.finished} />}
      />
      <DashboardSection title="Mock Tests" viewAll="/mock-test">
        <MockTests {...mocks} />
      </DashboardSection>
      <DashboardSection title="Free Quiz" viewAll="/free-quiz">
        <div className="grid gap-x-8 gap-y-10 xl:grid-cols-3">
          {sections.map((section) => (
            <QuizColumn key={section.heading} {...section} />
          ))}
        </div>
      </DashboardSection>
      <DashboardSection title="Topic Tests" viewAll="/topic-tests">
        <p className="max-w-measure text-ink-2">
          Fifteen questions on one topic, at exam pace. Included with GMAT PRO, GMAT PRACTICE, and
          GMAT MENTOR.
        </p>
      </DashboardSection>
      <CoursePromo />
      <DashboardSection title="GMAT Plans" viewAll="/PlanAndPricing">
        <PlanPart />
      </DashboardSection>
    </>
  );
}
