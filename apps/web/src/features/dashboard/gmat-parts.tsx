import { lazy, Suspense } from "react";
import { type LastQuizzes, useLastQuizzesQuery } from "../free-quiz/shared/quiz-data.ts";
import { HiddenCourse } from "./hidden-course.tsx";
import { DashboardSection } from "./shared/dashboard-section.tsx";
import { useGoalQuery } from "./goal/goal-data.ts";
import { GoalPart } from "./goal/goal-part.tsx";
import { LastQuiz } from "./last-quiz.tsx";
import { MockTests } from "./mock-tests.tsx";
import { MocksInPlans } from "./mocks-in-plans.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
import { QuizColumn } from "./quiz-column.tsx";
import { scoredOf, useTrend } from "./last-mock/use-trend.ts";
import { type DashboardMocks, useDashboardMocks } from "./use-dashboard-mocks.ts";
import { useDashboardQuizzes } from "./use-dashboard-quizzes.ts";
import { useNextStep } from "./use-next-step.ts";

// Learners read what to do next first, so the figures and tables load after it.
const LastMockPart = lazy(async () => ({
  default: (await import("./last-mock/last-mock-part.tsx")).LastMockPart,
}));
const SampleLastMock = lazy(async () => ({
  default: (await import("./last-mock/sample-last-mock.tsx")).SampleLastMock,
}));
// It's last on the page and out of view at first.
const PlanPart = lazy(async () => ({ default: (await import("./plan-part.tsx")).PlanPart }));

/** What to do next and where the learner stands, then everything else. */
export function GmatParts() {
  const sections = useDashboardQuizzes();
  const last = useLastQuizzesQuery(undefined, { refetchOnMountOrArgChange: true });
  const mocks = useDashboardMocks();
  const next = useNextStep(sections, last, mocks);
  const goal = useGoalQuery();
  const { finished } = mocks;
  const trend = useTrend(mocks.isKnown ? finished !== null : undefined);
  const scored = finished && scoredOf(finished);
  const isNew = isFirstRun(mocks, last.data);
  return (
    <>
      <NextStepPanel {...next} aside={<GoalPart last={trend && (trend.totals.at(-1) ?? null)} />} />
      <Suspense fallback={<div className="min-h-96" />}>
        {finished && scored && (
          <LastMockPart
            mock={finished}
            scored={scored}
            trend={trend}
            target={goal.data?.targetScore ?? null}
          />
        )}
        {isNew && <SampleLastMock />}
      </Suspense>
      <DashboardSection title="Mock Tests" viewAll="/mock-test">
        {isNew && areAllLocked(mocks) ? <MocksInPlans /> : <MockTests {...mocks} />}
      </DashboardSection>
      <DashboardSection title="Free Quiz" viewAll="/free-quiz">
        {last.data?.finished && <LastQuiz quiz={last.data.finished} />}
        <div className="grid gap-x-8 gap-y-10 xl:grid-cols-3">
          {sections.map((section) => (
            <QuizColumn key={section.heading} {...section} />
          ))}
        </div>
      </DashboardSection>
      <DashboardSection title="Topic tests" viewAll="/topic-tests">
        <p className="max-w-measure text-ink-2">
          Fifteen questions on one topic, at exam pace. Included with GMAT PRO, GMAT PRACTICE, and
          GMAT MENTOR.
        </p>
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

/** The learner has never taken anything, as far as the loaded answers show. */
function isFirstRun(mocks: DashboardMocks, quizzes: LastQuizzes | undefined): boolean {
  if (!mocks.isKnown || !quizzes) return false;
  return [mocks.running, mocks.finished, quizzes.running, quizzes.finished].every(
    (test) => test === null,
  );
}

function areAllLocked({ mocks }: DashboardMocks): boolean {
  return (
    mocks !== undefined && mocks.length > 0 && mocks.every(({ lock }) => lock === "no-subscription")
  );
}
