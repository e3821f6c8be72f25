import { type QuizCard, sectionOfType } from "@theta/contract";
import { useUserDetailsQuery } from "../../../lib/session/details-data.ts";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { SECTION_TABS } from "../shared/quiz-data.ts";
import { stateOf } from "../shared/quiz-state.ts";
import { lengthOf } from "../shared/quiz-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { SectionHeading } from "../../../ui/headings.tsx";
import { NextRow } from "../../question/results/next-row.tsx";
import { PracticeMisses } from "./practice-misses.tsx";
import { countOutcomes, isMissed, type QuestionRow } from "../shared/question-row.ts";

interface PracticeNextProps {
  quiz: QuizCard;
  rows: readonly QuestionRow[];
  nextQuiz: QuizCard | null;
  /** Topics with misses that the next quiz asks about. */
  nextQuizTopics: readonly string[];
}

/** What to do next: the missed questions again, and the quiz that fits them best. */
export function PracticeNext({ quiz, rows, nextQuiz, nextQuizTopics }: PracticeNextProps) {
  const { time } = useTestSettings();
  const { data: details } = useUserDetailsQuery();
  const needsPlan = details !== undefined && !details.subscription?.opens.topicTests;
  const isAnyMissed = rows.some(isMissed);
  return (
    <section aria-labelledby="practice-next">
      <SectionHeading ruled id="practice-next">
        {isAnyMissed ? "Practice what you missed" : "What's next"}
      </SectionHeading>
      <ul>
        {isAnyMissed ? (
          <PracticeMisses quiz={quiz} rows={rows} />
        ) : (
          <NothingMissed quiz={quiz} unreached={countOutcomes(rows).unreached} />
        )}
        {nextQuiz ? (
          <NextRow
            title={nextQuiz.name}
            meta={`${fitWords(nextQuizTopics)}: ${lengthOf(nextQuiz, time)}`}
            action={
              <ButtonLink to="/free-test" state={stateOf(nextQuiz)} variant="outline">
                Take Test
              </ButtonLink>
            }
          >
            <p>{nextQuiz.about}</p>
          </NextRow>
        ) : (
          <NextRow
            title="No quizzes left"
            action={
              <ButtonLink to="/free-quiz" variant="outline">
                Free quizzes
              </ButtonLink>
            }
          >
            <p>You've started every quiz in this section. Try another section next.</p>
          </NextRow>
        )}
        {sectionOfType(quiz.quizType) !== "verbal" && (
          <NextRow
            title="A whole test on one topic"
            action={
              <ButtonLink to={`/topic-tests?section=${slugOf(quiz)}`} variant="outline">
                Topic tests
              </ButtonLink>
            }
          >
            <p>
              Fifteen questions on one topic, at exam pace.
              {needsPlan && " You need a plan that includes topic tests."}
            </p>
          </NextRow>
        )}
      </ul>
    </section>
  );
}

function slugOf({ quizType }: QuizCard): string {
  return SECTION_TABS.find(({ type }) => type === quizType)!.slug;
}

function NothingMissed({ quiz, unreached }: { quiz: QuizCard; unreached: number }) {
  const section = sectionOfType(quiz.quizType);
  const label = SECTION_TABS.find(({ type }) => type === quiz.quizType)?.label;
  return (
    <NextRow
      title="No misses"
      action={
        <ButtonLink to="/practice" state={{ filter: { section } }} variant="solid">
          Practice {label}
        </ButtonLink>
      }
    >
      <p>
        {unreached > 0 &&
          `You got every question you reached right. You didn't reach ${unreached}. `}
        Practice has more questions from this section.
      </p>
    </NextRow>
  );
}

const LIST = new Intl.ListFormat("en");
/** Naming more than these wouldn't help. */
const MOST_TOPICS = 3;

function fitWords(topics: readonly string[]): string {
  if (topics.length === 0) return "Your next quiz";
  return `Your next quiz, with questions on ${LIST.format(topics.slice(0, MOST_TOPICS))}`;
}
