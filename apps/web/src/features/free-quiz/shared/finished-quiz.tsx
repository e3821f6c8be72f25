import { freeQuiz } from "@theta/contract";
import type { ReactNode } from "react";
import { codeOf } from "../../../lib/call/code-of.ts";
import type { Failure } from "../../../lib/call/server-data.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { EmptyState, FailedState } from "../../../ui/states.tsx";
import { kindOf, listOf } from "./quiz-kind.ts";
import { type QuizState, stateOf } from "./quiz-state.ts";
import { ToFreeQuizzes } from "./to-free-quizzes.tsx";
import { useQuizOfPlace } from "./use-quiz-of-place.ts";

interface FinishedQuizProps {
  /** The heading of the page while there is nothing else to show. */
  title: string;
  loading: ReactNode;
  children: (quiz: QuizState) => ReactNode;
}

/** A screen about a finished quiz: finds which one, or leads to the list. */
export function FinishedQuiz({ title, loading, children }: FinishedQuizProps) {
  const place = useQuizOfPlace();
  switch (place.state) {
    case "loading":
      return loading;
    case "none":
      return <ToFreeQuizzes why="You have not finished a quiz yet. Take one first." />;
    case "failed":
      return (
        <QuizPage title={title}>
          <FailedState
            title="Your last quiz could not be found."
            onRetry={place.retry}
            retrying={place.isRetrying}
          >
            The server did not answer. Nothing is lost.
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

/** Why there is no result of a quiz: it runs still, it is gone, or the server did not answer. */
export function NoResult({ title, quiz, failure, onRetry, isRetrying }: NoResultProps) {
  const { status, message, told } = (failure ?? {}) as Partial<Failure>;
  // The call for the solutions is refused for the same reasons.
  const code = codeOf(freeQuiz.report, failure);
  // To ask again would not help: there is no such quiz, or what the history holds is no quiz's id.
  if (status === 404 || status === 400) return <ToFreeQuizzes why="We couldn't find that quiz." />;
  if (code === "subscription-required")
    return <PlanNeeded title={title} quiz={quiz} why={message} />;
  if (code === "quiz-not-finished") return <NotFinished title={title} quiz={quiz} why={message} />;
  return (
    <QuizPage title={title}>
      <FailedState title={`${title} could not be loaded.`} onRetry={onRetry} retrying={isRetrying}>
        {told?.join(" ") || "The server did not answer. Nothing is lost."}
      </FailedState>
    </QuizPage>
  );
}

interface WhyProps {
  title: string;
  quiz: QuizState;
  why?: string | undefined;
}

/** Results of topic tests are kept, and open with a plan. */
function PlanNeeded({ title, quiz, why }: WhyProps) {
  return (
    <QuizPage title={title}>
      <EmptyState
        title={`The results of ${quiz.name} need an active plan.`}
        action={
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/PlanAndPricing">View plans</ButtonLink>
            <ButtonLink to={listOf(quiz)} variant="outline">
              All topic tests
            </ButtonLink>
          </div>
        }
      >
        {why} They are kept until then.
      </EmptyState>
    </QuizPage>
  );
}

function NotFinished({ title, quiz, why }: WhyProps) {
  // What the card says may be older than the server's word; status 0 is safe, since starting a quiz
  // that runs goes on with it.
  const state = stateOf(quiz.status === 1 ? quiz : { ...quiz, status: 0 });
  return (
    <QuizPage title={title}>
      <EmptyState
        title={`${quiz.name} is not finished.`}
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
        {why ??
          `Solutions and analytics are here as soon as you have finished the ${kindOf(quiz)}.`}
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
