import { type QuizCard, sectionOfType } from "@theta/contract";
import {
  ALL_RAPID_WORDS,
  areAllRapid,
  type QuestionRow,
} from "../../free-quiz/shared/question-row.ts";
import { SECTION_TABS } from "../../free-quiz/shared/quiz-data.ts";
import { stateOf } from "../../free-quiz/shared/quiz-state.ts";
import { practiceFor } from "../../mock-test/shared/weak-topics.ts";
import { usePracticeOverviewQuery } from "../../practice/shared/practice-data.ts";
import { NO_TOPIC } from "../../question/results/question-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { type MissedRows, missedByTopic } from "./missed-by-topic.ts";

interface ResultDetailsProps {
  quiz: QuizCard;
  rows: readonly QuestionRow[];
}

/** The misses by topic, each with its solution, and the next step. */
export function ResultDetails({ quiz, rows }: ResultDetailsProps) {
  const topics = missedByTopic(rows);
  return (
    <>
      {areAllRapid(rows) && <p className="mt-3 max-w-measure text-ink-2">{ALL_RAPID_WORDS}</p>}
      {topics.length > 0 ? (
        <ul aria-label="Questions you missed" className="mt-4 border-t border-line">
          {topics.map((topic) => (
            <TopicRow key={topic.topic} quiz={quiz} topic={topic} />
          ))}
        </ul>
      ) : (
        <p className="mt-4 border-t border-line pt-4 text-ink-2">
          You didn't miss a single question you saw.
        </p>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <NextStep quiz={quiz} topics={topics} />
        <TextLink to="/SolutionAndAnaalytics" state={stateOf(quiz)} className="inline-block py-1.5">
          Full analytics
        </TextLink>
      </div>
    </>
  );
}

function TopicRow({ quiz, topic: { topic, rows } }: { quiz: QuizCard; topic: MissedRows }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 wrap-anywhere">{topic === NO_TOPIC ? "Other" : topic}</span>
      <span className="flex flex-wrap gap-x-4">
        {rows.map(({ id, order }) => (
          <TextLink
            key={id}
            to="/Solution"
            state={{ ...stateOf(quiz), questionId: id }}
            className="inline-block py-1.5 text-sm numerals"
          >
            <VisuallyHidden>Solution to </VisuallyHidden>
            question {order}
          </TextLink>
        ))}
      </span>
    </li>
  );
}

/** Practice on what cost the most, or, where nothing did, on the section. */
function NextStep({ quiz, topics }: { quiz: QuizCard; topics: readonly MissedRows[] }) {
  const { data } = usePracticeOverviewQuery();
  const section = sectionOfType(quiz.quizType);
  const weakest = topics.find(({ topic }) => topic !== NO_TOPIC);
  const filter = weakest
    ? practiceFor(
        { section, topic: weakest.topic, missed: weakest.rows.length, seen: weakest.seen },
        data?.topics,
      )
    : { section };
  const what = filter.topic ?? SECTION_TABS.find(({ type }) => type === quiz.quizType)!.label;
  return (
    <ButtonLink to="/practice" state={{ filter }}>
      Practice {what}
    </ButtonLink>
  );
}
