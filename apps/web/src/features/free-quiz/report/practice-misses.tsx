import { type PracticeFilter, type QuizCard, sectionOfType } from "@theta/contract";
import { SECTION_TABS } from "../shared/quiz-data.ts";
import { NO_TOPIC, topicOf } from "../../question/results/question-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { NextRow } from "../../question/results/next-row.tsx";
import { countOutcomes, isMissed, lackWords, type QuestionRow } from "../shared/question-row.ts";

interface PracticeMissesProps {
  quiz: QuizCard;
  rows: readonly QuestionRow[];
}

/**
 * Links to practice the misses. Practice filters by section and topic but doesn't know quizzes, so
 * misses from other quizzes come along. The text says so.
 */
export function PracticeMisses({ quiz, rows }: PracticeMissesProps) {
  const missed = rows.filter(isMissed);
  const topics = [...Map.groupBy(missed, topicOf)]
    .filter(([topic]) => topic !== NO_TOPIC)
    .toSorted(([, a], [, b]) => b.length - a.length);
  const section = sectionOfType(quiz.quizType);
  const all: PracticeFilter = { onlyMissed: true, section };
  const only = topics.find(([, own]) => own.length === missed.length)?.[0];
  const filter = only === undefined ? all : { ...all, topic: only };
  const where = only ?? SECTION_TABS.find(({ type }) => type === quiz.quizType)?.label;
  return (
    <NextRow
      title={title(missed.length)}
      action={
        <ButtonLink to="/practice" state={{ filter }} variant="solid">
          All misses in {where}
        </ButtonLink>
      }
    >
      <p>
        {lackWords({ ...countOutcomes(missed), unreached: 0 })}. You'll get{" "}
        {missed.length === 1 ? "it" : "them"} again in practice, along with anything else in {where}{" "}
        you got wrong last time, and see each solution right away.
      </p>
      {only === undefined && topics.length > 0 && (
        <ul className="flex flex-wrap gap-x-5">
          {topics.map(([topic, own]) => (
            <li key={topic}>
              <TextLink
                to="/practice"
                state={{ filter: { ...all, topic } }}
                className="inline-block py-2.5"
              >
                <VisuallyHidden>Misses in </VisuallyHidden>
                {topic} ({own.length})
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </NextRow>
  );
}

function title(missed: number): string {
  return missed === 1 ? "The question you missed" : `The ${missed} questions you missed`;
}
