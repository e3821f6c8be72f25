import { lazy, Suspense } from "react";
import { type LastQuizzes, useLastQuizzesQuery } from "../free-quiz/shared/quiz-data.ts";
import { HiddenCourse } from "./hidden-course.tsx";
import { DashboardSection } from "./shared/dashboard-section.tsx";
import { useOpens } from "../payments/shared/use-opens.ts";
import { useGoalQuery } from "./goal/goal-data.ts";
import { GoalPart } from "./goal/goal-part.tsx";
import { MocksInPlans } from "./mocks-in-plans.tsx";
import { NextStepPanel } from "./next-step-panel.tsx";
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
const MockTests = lazy(async () => ({ default: (await import("./mock-tests.tsx")).MockTests }));
const LastQuiz = lazy(async () => ({ default: (await import("./last-quiz.tsx")).LastQuiz }));
const QuizColumn = lazy(async () => ({ default: (await import("./quiz-column.tsx")).QuizColumn }));
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
          {last.data?.finished && <LastQuiz quiz={last.data.finished} />}
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
