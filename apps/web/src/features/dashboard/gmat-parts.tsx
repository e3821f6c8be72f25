import { lazy, startTransition, useDeferredValue, useEffect, useState } from "react";
import { type LastQuizzes, useLastQuizzesQuery } from "../free-quiz/shared/quiz-data.ts";
import { GmatLists } from "./gmat-lists.tsx";
import { useGoalQuery } from "./goal/goal-data.ts";
import { GoalPart } from "./goal/goal-part.tsx";
import { scoredOf } from "./last-mock/trend.ts";
import { NextStepPanel } from "./next-step-panel.tsx";
import { FreshQuizResult } from "./quiz-result/fresh-quiz-result.tsx";
import { useFreshResult } from "./quiz-result/use-fresh-result.ts";
import { type DashboardMocks, useDashboardMocks } from "./use-dashboard-mocks.ts";
import { useShown } from "../../lib/page/use-shown.ts";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useDashboardQuizzes } from "./use-dashboard-quizzes.ts";
import { useNextStep } from "./use-next-step.ts";

// A figure and its words, for those who have a mock to look back at or never took anything.
const LastMockPart = lazy(async () => ({
  default: (await import("./last-mock/last-mock-part.tsx")).LastMockPart,
}));
const SampleLastMock = lazy(async () => ({
  default: (await import("./last-mock/sample-last-mock.tsx")).SampleLastMock,
}));

/**
 * What to do next, then where the learner stands and everything else. What's on top appears at once, as soon as all of
 * it is known: if something came later, it would move what somebody is about to press.
 */
export function GmatParts() {
  const sections = useDashboardQuizzes();
  const last = useLastQuizzesQuery(undefined, { refetchOnMountOrArgChange: true });
  const mocks = useDashboardMocks();
  const next = useNextStep(sections, last, mocks);
  // The practice plan may have changed the exam date since.
  const goal = useGoalQuery(undefined, { refetchOnMountOrArgChange: true });
  const fresh = useFreshResult();
  const { trend } = mocks;
  const isAwaited =
    (last.isFetching && last.data === undefined) ||
    (next.isLoading && !next.step) ||
    (goal.isFetching && goal.data === undefined) ||
    fresh.isLoading;
  // What's deferred waits for the code that shows it.
  const isShown = useDeferredValue(useShown(isAwaited));
  const isRestShown = useNext(isShown);
  // A running clock comes first.
  const isRunning = Boolean(mocks.running ?? last.data?.running);
  const result = useDeferredValue(isRunning ? null : fresh.result);
  const missing = isRunning ? null : fresh.missing;
  const finished = useDeferredValue(mocks.finished);
  const isNew = useDeferredValue(isFirstRun(mocks, last.data));
  const heading = useKeptFocus<HTMLHeadingElement>();
  const scored = finished && scoredOf(finished);
  return (
    <>
      <div>
        {isShown && <FreshQuizResult {...fresh} result={result} missing={missing} />}
        <NextStepPanel
          // A new one, because a result above it would push the old one down, and that counts as a layout shift.
          key={isShown ? "shown" : "awaited"}
          heading={heading}
          {...(isShown ? next : { ...next, step: null, isLoading: true })}
          aside={isShown && <GoalPart last={trend ? (trend.totals.at(-1) ?? null) : undefined} />}
        />
      </div>
      {isRestShown ? (
        <>
          {finished && scored && (
            <LastMockPart
              mock={finished}
              scored={scored}
              trend={trend}
              target={goal.data?.targetScore ?? null}
            />
          )}
          {isNew && <SampleLastMock />}
          <GmatLists mocks={mocks} last={last.data} sections={sections} isNew={isNew} />
        </>
      ) : (
        <div className="min-h-screen" />
      )}
    </>
  );
}

/**
 * Follows once what was to be shown first is on the screen, so that nobody waits for both to be laid out. A deferred value
 * of a deferred one wouldn't: React renders both at once.
 */
function useNext(isFirstShown: boolean): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => startTransition(() => setNext(isFirstShown)), [isFirstShown]);
  return isNext;
}

/** The learner has never taken anything, as far as the loaded answers show. */
function isFirstRun(mocks: DashboardMocks, quizzes: LastQuizzes | undefined): boolean {
  if (!mocks.isKnown || !quizzes) return false;
  return [mocks.running, mocks.finished, quizzes.running, quizzes.finished].every(
    (test) => test === null,
  );
}
