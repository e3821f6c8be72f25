import { freeQuiz } from "@theta/contract";
import type { ReactNode } from "react";
import { codeOf } from "../../../lib/call/code-of.ts";
import type { Failure } from "../../../lib/call/server-data.ts";
import type { NoPlanLock } from "../../../lib/plan-lock.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { EmptyState, FailedState } from "../../../ui/states.tsx";
import { kindOf, listOf } from "./quiz-kind.ts";
import { type QuizState, stateOf } from "./quiz-state.ts";
import { ToFreeQuizzes } from "./to-free-quizzes.tsx";
import { useQuizOfPlace } from "./use-quiz-of-place.ts";

interface FinishedQuizProps {
  /** The page's heading while there's nothing else to show. */
  title: string;
  loading: ReactNode;
  children: (quiz: QuizState) => ReactNode;
}

/** A screen about a finished quiz: finds out which one, or leads to the list. */
export function FinishedQuiz({ title, loading, children }: FinishedQuizProps) {
  const place = useQuizOfPlace();
  switch (place.state) {
    case "loading":
      return loading;
    case "none":
      return <ToFreeQuizzes why="You haven't finished a quiz yet. Pick one to take." />;
    case "failed":
      return (
        <QuizPage title={title}>
          <FailedState
            title="We couldn't load your last quiz."
            onRetry={place.retry}
            retrying={place.isRetrying}
          >
            Nothing is lost. Check your connection and try again.
          </FailedState>
        </QuizPage>
      );
    case "found":
      return children(place.quiz);
  }
}

interface NoResultProps {
  title: string;
  quiz: QuizState;
  failure: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why a quiz has no result: it's still running, it's gone, or the server didn't answer. */
export function NoResult({ title, quiz, failure, onRetry, isRetrying }: NoResultProps) {
  const { status, message, told } = (failure ?? {}) as Partial<Failure>;
  // The call for the solutions is refused with the same codes.
  const code = codeOf(freeQuiz.report, failure);
  // Retrying wouldn't help: there's no such quiz, or what the history holds isn't a quiz's id.
  if (status === 404 || status === 400) return <ToFreeQuizzes why="We couldn't find that quiz." />;
  if (code === "subscription-required")
    return <PlanNeeded title={title} quiz={quiz} why={message} />;
  if (code === "quiz-not-finished") return <NotFinished title={title} quiz={quiz} why={message} />;
  return (
    <QuizPage title={title}>
      <FailedState
        title={`We couldn't load the ${title.toLowerCase()}.`}
        onRetry={onRetry}
        retrying={isRetrying}
      >
        {told?.join(" ") || "Nothing is lost. Check your connection and try again."}
      </FailedState>
    </QuizPage>
  );
}

const WHY: Record<NoPlanLock, string> = {
  "no-subscription": "Choose a plan to see the results of your topic tests.",
  "plan-ended": "Your plan has ended. Renew it to see the results of your topic tests again.",
};

interface ClosedResultProps {
  title: string;
  quiz: QuizState;
  lock: NoPlanLock;
}

/** The same for a learner whom the server would refuse. */
export function ClosedResult({ title, quiz, lock }: ClosedResultProps) {
  return <PlanNeeded title={title} quiz={quiz} why={WHY[lock]} />;
}

interface WhyProps {
  title: string;
  quiz: QuizState;
  why?: string | undefined;
}

/** Results of topic tests are kept, but you need a plan to open them. */
function PlanNeeded({ title, quiz, why }: WhyProps) {
  return (
    <QuizPage title={title}>
      <EmptyState
        title={`You need an active plan to see your results for ${quiz.name}`}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/PlanAndPricing">View plans</ButtonLink>
            <ButtonLink to={listOf(quiz)} variant="outline">
              All topic tests
            </ButtonLink>
          </div>
        }
      >
        {why} We'll keep your results until then.
      </EmptyState>
    </QuizPage>
  );
}

function NotFinished({ title, quiz, why }: WhyProps) {
  // The card may be older than what the server says. Status 0 is safe, because starting a running
  // quiz resumes it.
  const state = stateOf(quiz.status === 1 ? quiz : { ...quiz, status: 0 });
  return (
    <QuizPage title={title}>
      <EmptyState
        title={`You haven't finished ${quiz.name} yet`}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/free-test" state={state}>
              Go to the {kindOf(quiz)}
            </ButtonLink>
            <ButtonLink to={listOf(quiz)} variant="outline">
              {quiz.topicTest ? "All topic tests" : "All free quizzes"}
            </ButtonLink>
          </div>
        }
      >
        {why ?? `Finish the ${kindOf(quiz)} to see its solutions and analytics.`}
      </EmptyState>
    </QuizPage>
  );
}

function QuizPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width review flex flex-col gap-8 py-8">
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
