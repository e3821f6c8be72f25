import { type MockCard, QUIZ_STATUS, type QuizCard, type TopicTests } from "@theta/contract";
import { type ReactNode, useId } from "react";
import { useShown } from "../../lib/page/use-shown.ts";
import { useTopicTestsQuery } from "../free-quiz/shared/quiz-data.ts";
import { finishedOf, useAllMocksQuery } from "../mock-test/shared/all-mocks-data.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle, SectionHeading } from "../../ui/headings.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { FinishedMockRow } from "./finished-mock-row.tsx";
import { FinishedQuizRow } from "./finished-quiz-row.tsx";
import { useFinishedQuizzesQuery } from "./finished-quizzes-data.ts";

/** The learner may have finished one, or its time may have run out, since this screen was last open. */
const FRESH = { refetchOnMountOrArgChange: true };

export function ReportsScreen() {
  const mocks = useAllMocksQuery(undefined, FRESH);
  const quizzes = useFinishedQuizzesQuery(undefined, FRESH);
  const topicTests = useTopicTestsQuery(undefined, FRESH);
  // A list is longer or shorter than its placeholder, and those below it would move.
  const showsQuizzes = useShown(mocks.isLoading);
  const showsTopicTests = useShown(mocks.isLoading || quizzes.isLoading);
  return (
    <div className="page-width review flex flex-col gap-12 py-8">
      <PageTitle lead="Every test you've finished, newest first.">Reports</PageTitle>
      <FinishedMocks answer={mocks} />
      {showsQuizzes && <FinishedQuizzes answer={quizzes} />}
      {showsTopicTests && <FinishedTopicTests answer={topicTests} />}
    </div>
  );
}

function FinishedMocks({ answer }: { answer: Answer<MockCard> }) {
  return (
    <FinishedTests
      title="Mock tests"
      kind="mock tests"
      answer={{ ...answer, data: answer.data && finishedOf(answer.data) }}
      empty={
        <EmptyState
          headingLevel={3}
          title="No finished mocks yet"
          action={
            <ButtonLink to="/mock-test" variant="outline">
              Mock tests
            </ButtonLink>
          }
        >
          Finish a mock, and you'll find its score, solutions, and analytics here.
        </EmptyState>
      }
    >
      {(mock) => <FinishedMockRow key={mock.mockTestId} mock={mock} />}
    </FinishedTests>
  );
}

function FinishedQuizzes({ answer }: { answer: Answer<QuizCard> }) {
  return (
    <FinishedTests
      title="Free quizzes"
      kind="quizzes"
      answer={answer}
      empty={
        <EmptyState
          headingLevel={3}
          title="No finished quizzes yet"
          action={<ButtonLink to="/free-quiz">Free quizzes</ButtonLink>}
        >
          Finish a quiz, and you'll find its score, solutions, and analytics here.
        </EmptyState>
      }
    >
      {(quiz) => <FinishedQuizRow key={quiz.freeQuizId} quiz={quiz} />}
    </FinishedTests>
  );
}

/** Shown from the first one on, because not every plan has them. */
function FinishedTopicTests({ answer }: { answer: Answer<TopicTests> }) {
  const finished = answer.data
    ?.flatMap(({ tests }) => tests)
    .filter(({ status }) => status === QUIZ_STATUS.completed)
    .toSorted((one, other) => (other.startDateTimestamp ?? 0) - (one.startDateTimestamp ?? 0));
  if (finished ? finished.length === 0 : !answer.error) return null;
  return (
    <FinishedTests
      title="Topic tests"
      kind="topic tests"
      answer={{ ...answer, data: finished }}
      empty={null}
    >
      {(test) => <FinishedQuizRow key={test.freeQuizId} quiz={test} />}
    </FinishedTests>
  );
}

interface Answer<Card> {
  data?: readonly Card[] | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface FinishedTestsProps<Card> {
  title: string;
  kind: string;
  answer: Answer<Card>;
  empty: ReactNode;
  children: (card: Card) => ReactNode;
}

/** Finished tests of one kind. Each kind loads, and fails, separately. */
function FinishedTests<Card>({ title, kind, answer, empty, children }: FinishedTestsProps<Card>) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3">
        <SectionHeading id={id}>{title}</SectionHeading>
      </div>
      <FinishedList kind={kind} answer={answer} empty={empty}>
        {children}
      </FinishedList>
    </section>
  );
}

function FinishedList<Card>({
  kind,
  answer,
  empty,
  children,
}: Omit<FinishedTestsProps<Card>, "title">) {
  const { data, error, isFetching, refetch } = answer;
  if (!data) {
    if (!error) return <ListSkeleton kind={kind} />;
    const { message } = error as { message?: string };
    return (
      <FailedState
        title={`We couldn't load your finished ${kind}.`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {message}
      </FailedState>
    );
  }
  if (data.length === 0) return empty;
  return (
    <ul aria-label={`Finished ${kind}`} className="border-t border-ink">
      {data.map(children)}
    </ul>
  );
}

function ListSkeleton({ kind }: { kind: string }) {
  return (
    <SkeletonRows
      label={`Loading your finished ${kind}`}
      rows={3}
      row="gap-8 py-5"
      lines={["w-72 text-h4", "w-56"]}
      end="h-11 w-52 max-sm:hidden"
      className="border-t border-ink"
    />
  );
}
