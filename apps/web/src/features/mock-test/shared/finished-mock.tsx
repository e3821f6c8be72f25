import { type MockCard, mockTest } from "@theta/contract";
import type { ReactNode } from "react";
import { codeOf } from "../../../lib/call/code-of.ts";
import type { Failure } from "../../../lib/call/server-data.ts";
import type { NoPlanLock } from "../../../lib/plan-lock.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { EmptyState, FailedState } from "../../../ui/states.tsx";
import { stateOfMock } from "./mock-state.ts";
import { ToMockTests } from "./to-mock-tests.tsx";
import { pathOfMock } from "./path-of-mock.ts";
import { useMockOfPlace } from "./use-mock-of-place.ts";

interface FinishedMockProps {
  /** The page's heading while there's nothing else to show. */
  title: string;
  loading: ReactNode;
  children: (mock: MockCard) => ReactNode;
}

/** A screen about a finished mock: finds out which one, or leads to the list. */
export function FinishedMock({ title, loading, children }: FinishedMockProps) {
  const place = useMockOfPlace();
  switch (place.state) {
    case "loading":
      return loading;
    case "none":
      return <ToMockTests why="You haven't finished a mock yet." />;
    case "failed":
      return (
        <MockPage title={title}>
          <FailedState
            title="We couldn't load your last mock."
            onRetry={place.retry}
            retrying={place.isRetrying}
          >
            Nothing is lost. Check your connection and try again.{" "}
          </FailedState>
        </MockPage>
      );
    case "found":
      return children(place.mock);
  }
}

/** Whether the server refused for a reason that retrying wouldn't change. */
export function isPermanent(failure: unknown): boolean {
  const { status } = (failure ?? {}) as Partial<Failure>;
  return status === 400 || status === 403 || status === 404;
}

interface NoMockResultProps {
  title: string;
  mock: MockCard;
  failure: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** Why a mock has no result: the plan ended, it isn't finished, it's gone, or the server didn't answer. */
export function NoMockResult(props: NoMockResultProps) {
  const { title, mock, failure, onRetry, isRetrying } = props;
  const { status, message, told } = (failure ?? {}) as Partial<Failure>;
  // The call for the solutions is refused with the same codes.
  const code = codeOf(mockTest.report, failure);
  // Retrying wouldn't help: there's no such mock, or what the history holds isn't a mock's id.
  if (status === 404 || status === 400) return <ToMockTests why="We couldn't find that mock." />;
  return (
    <MockPage title={title}>
      {code === "subscription-required" ? (
        <PlanEnded mock={mock} why={message} />
      ) : code === "mock-not-finished" ? (
        <NotFinished mock={mock} why={message} />
      ) : (
        <FailedState
          title={`We couldn't load your ${title.toLowerCase()}.`}
          onRetry={onRetry}
          retrying={isRetrying}
        >
          {told?.join(" ") || "Nothing is lost. Check your connection and try again."}
        </FailedState>
      )}
    </MockPage>
  );
}

const WHY: Record<NoPlanLock, string> = {
  "no-subscription": "Choose a plan to see your mock results.",
  "plan-ended": "Your plan has ended. Renew it to see your mock results again.",
};

interface ClosedMockResultProps {
  title: string;
  mock: MockCard;
  lock: NoPlanLock;
}

/** The same for a learner whom the server would refuse. */
export function ClosedMockResult({ title, mock, lock }: ClosedMockResultProps) {
  return (
    <MockPage title={title}>
      <PlanEnded mock={mock} why={WHY[lock]} />
    </MockPage>
  );
}

interface WhyProps {
  mock: MockCard;
  why: string | undefined;
}

function PlanEnded({ mock, why }: WhyProps) {
  return (
    <EmptyState
      title={`You need an active plan to see your results for ${mock.name}`}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/PlanAndPricing">View plans</ButtonLink>
          <ButtonLink to="/mock-test" variant="outline">
            All mocks
          </ButtonLink>
        </div>
      }
    >
      {why} We'll keep your results until then.
    </EmptyState>
  );
}

function NotFinished({ mock, why }: WhyProps) {
  return (
    <EmptyState
      title={`You haven't finished ${mock.name} yet`}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={pathOfMock(mock)} state={stateOfMock(mock)}>
            Go to the mock
          </ButtonLink>
          <ButtonLink to="/mock-test" variant="outline">
            All mocks
          </ButtonLink>
        </div>
      }
    >
      {why}
    </EmptyState>
  );
}

function MockPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width review flex flex-col gap-8 py-8">
      <PageTitle>{title}</PageTitle>
      {children}
    </div>
  );
}
