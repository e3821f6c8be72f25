import { useState } from "react";
import { usePracticeOverviewQuery } from "../practice/shared/practice-data.ts";
import type { LastQuizzes } from "../free-quiz/shared/quiz-data.ts";
import { useTestSettings } from "../test-settings/test-settings-data.ts";
import { lookBackAtMock, lookBackAtQuiz } from "./look-back.ts";
import { nextStep, underWay } from "./next-step.ts";
import type { NextStep } from "./next-step-view.ts";
import { mockToTake } from "./mock-step.ts";
import type { DashboardMocks } from "./use-dashboard-mocks.ts";
import type { QuizSection } from "./use-dashboard-quizzes.ts";

interface Answer<T> {
  data?: T | undefined;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The next step as soon as enough is known, whether one may still come, and how to ask again. */
export function useNextStep(
  sections: readonly QuizSection[],
  last: Answer<LastQuizzes>,
  mocks: DashboardMocks,
): { step: NextStep | null; isLoading: boolean; onRetry: () => void } {
  const [now] = useState(Date.now);
  const { time } = useTestSettings();
  const practice = usePracticeOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  const quizzes = sections.flatMap((section) => section.quizzes ?? []);
  const running = last.data ? last.data.running : quizzes.find(({ status }) => status === 1);
  const isLoading =
    isAwaited(last) ||
    isAwaited(practice) ||
    mocks.isLoading ||
    sections.some((section) => !section.quizzes && section.isLoading);
  function onRetry() {
    if (!last.data) last.refetch();
    mocks.onRetry();
    if (!practice.data) void practice.refetch();
    for (const section of sections) if (!section.quizzes) section.onRetry();
  }
  function decide(): NextStep | null {
    const goingOn = underWay(mocks.running, running);
    // A mock with a running clock may still arrive, and it would come first.
    if (goingOn && !mocks.isLoading) return goingOn;
    if (isLoading) return null;
    return nextStep({
      quizzes,
      back: {
        mock: lookBackAtMock(mocks.finished, now),
        quiz: lookBackAtQuiz(last.data?.finished ?? null, now),
      },
      time,
      mock: mockToTake(mocks.mocks ?? [], mocks.finished, now),
      // If practice doesn't load, the step is less good but still a step.
      due: practice.data?.due ?? 0,
      more: sections.find(({ quizzes: shown, total }) => shown && total > shown.length)?.tab,
      isWhole: sections.every((section) => section.quizzes),
    });
  }
  return { step: decide(), isLoading, onRetry };
}

const isAwaited = ({ data, isFetching }: Answer<unknown>) => data === undefined && isFetching;
