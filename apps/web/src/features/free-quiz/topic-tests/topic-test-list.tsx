import { type QuizCard, sectionOfType, type TopicTests } from "@theta/contract";
import { useId } from "react";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { runningWords } from "../../test-settings/time-words.ts";
import { QuizActions } from "../shared/quiz-actions.tsx";
import type { SectionTab } from "../shared/quiz-data.ts";
import { QuizResult } from "../shared/quiz-result.tsx";
import { lengthOf } from "../shared/quiz-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/states.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface TopicTestListProps {
  section: SectionTab;
  topics: readonly TopicTests[];
}

/** The topics of a section, each with its tests. */
export function TopicTestList({ section, topics }: TopicTestListProps) {
  if (topics.length === 0) return <NoTopics section={section} />;
  return (
    <>
      <VisuallyHidden>
        <h2>{section.label}</h2>
      </VisuallyHidden>
      <ul className="@container">
        {topics.map((topic) => (
          <Topic key={topic.topic} topic={topic} />
        ))}
      </ul>
    </>
  );
}

function Topic({ topic: { topic, about, covers, tests } }: { topic: TopicTests }) {
  const id = useId();
  return (
    <li className="grid gap-x-12 gap-y-3 border-b border-line py-6 @3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 id={id} className="headline wrap-anywhere text-h4">
          {topic}
        </h3>
        <p className="mt-0.5 max-w-measure text-ink-2">{about}</p>
        {covers.length > 1 && <p className="mt-2 text-sm text-ink-muted">{covers.join(" · ")}</p>}
      </div>
      <ul aria-labelledby={id}>
        {tests.map((test) => (
          <Test key={test.freeQuizId} test={test} />
        ))}
      </ul>
    </li>
  );
}

function Test({ test }: { test: QuizCard }) {
  const { time } = useTestSettings();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line py-3 not-first:border-t @3xl:first:pt-0">
      <div className="min-w-0 flex-1 basis-36">
        <p>{test.name.replace(`${test.topicTest?.topic}: `, "")}</p>
        {test.status === 2 ? (
          <QuizResult quiz={test} />
        ) : (
          <p className="text-sm text-ink-muted numerals">
            {test.status === 1 ? `Started. ${runningWords(test.time)}` : lengthOf(test, time)}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <QuizActions quiz={test} size="sm" />
      </div>
    </li>
  );
}

/** Verbal questions are written one by one, and the mocks need all of them. */
function NoTopics({ section }: { section: SectionTab }) {
  return (
    <EmptyState
      title={`No ${section.label} topic tests yet`}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink
            to="/practice"
            state={{ filter: { section: sectionOfType(section.type) } }}
            variant="outline"
          >
            Practice
          </ButtonLink>
          <ButtonLink to={`/free-quiz?section=${section.slug}`} variant="outline">
            Free quizzes
          </ButtonLink>
        </div>
      }
    >
      We write every one of these questions by hand, and for now we save them for mocks, so every
      one you see there is new to you. Until we have more, practice by question type or take a free
      quiz.
    </EmptyState>
  );
}
