import { lazy, Suspense } from "react";
import type { LastQuizzes } from "../free-quiz/shared/quiz-data.ts";
import { useOpens } from "../payments/shared/use-opens.ts";
import { HiddenCourse } from "./hidden-course.tsx";
import { MocksInPlans } from "./mocks-in-plans.tsx";
import { DashboardSection } from "./shared/dashboard-section.tsx";
import type { DashboardMocks } from "./use-dashboard-mocks.ts";
import type { QuizSection } from "./use-dashboard-quizzes.ts";

// Learners read what to do next first, so the tables load after it.
const MockTests = lazy(async () => ({ default: (await import("./mock-tests.tsx")).MockTests }));
const LastQuiz = lazy(async () => ({ default: (await import("./last-quiz.tsx")).LastQuiz }));
const QuizColumn = lazy(async () => ({ default: (await import("./quiz-column.tsx")).QuizColumn }));
// It's last on the page and out of view at first.
const PlanPart = lazy(async () => ({ default: (await import("./plan-part.tsx")).PlanPart }));

interface GmatListsProps {
  mocks: DashboardMocks;
  last: LastQuizzes | undefined;
  sections: readonly QuizSection[];
  /** Whether the learner has never taken anything. */
  isNew: boolean;
}

/** All tests and plans, below what to do next. */
export function GmatLists({ mocks, last, sections, isNew }: GmatListsProps) {
  return (
    <>
      <DashboardSection title="Mock Tests" viewAll="/mock-test">
        {isNew && areAllLocked(mocks) ? (
          <MocksInPlans />
        ) : (
          <Suspense fallback={<div className="min-h-96" />}>
            <MockTests {...mocks} />
          </Suspense>
        )}
      </DashboardSection>
      <DashboardSection title="Free Quiz" viewAll="/free-quiz">
        <Suspense fallback={<div className="min-h-96" />}>
          {last?.finished && <LastQuiz quiz={last.finished} />}
          <div className="grid gap-x-8 gap-y-10 xl:grid-cols-3">
            {sections.map((section) => (
              <QuizColumn key={section.heading} {...section} />
            ))}
          </div>
        </Suspense>
      </DashboardSection>
      <DashboardSection title="Topic tests" viewAll="/topic-tests">
        <TopicTestsLine />
      </DashboardSection>
      <HiddenCourse />
      <DashboardSection title="GMAT Plans" viewAll="/PlanAndPricing">
        <Suspense fallback={<div className="min-h-16" />}>
          <PlanPart />
        </Suspense>
      </DashboardSection>
    </>
  );
}

/** How many there are for somebody whose plan has them; which plans do for everybody else. */
function TopicTestsLine() {
  const perTopic = useOpens()?.topicTests ?? 0;
  return (
    <p className="max-w-measure text-ink-2 numerals">
      Fifteen questions on one topic, at exam pace.{" "}
      {perTopic === 0
        ? "Included with GMAT PRO, GMAT PRACTICE, and GMAT MENTOR."
        : `Your plan includes ${perTopic === 1 ? "one test" : `${perTopic} tests`} on each topic.`}
    </p>
  );
}

function areAllLocked({ mocks }: DashboardMocks): boolean {
  return (
    mocks !== undefined && mocks.length > 0 && mocks.every(({ lock }) => lock === "no-subscription")
  );
}
