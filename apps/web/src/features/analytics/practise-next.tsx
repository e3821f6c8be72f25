import { type PracticeFilter, type QuizCard, sectionOfType } from "@theta/contract";
import type { ReactNode } from "react";
import { lengthOf } from "../../lib/quiz/quiz-words.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SectionHeading } from "../../ui/headings.tsx";
import type { QuestionRow } from "./question-row.ts";
import { missed, topicAccuracy } from "./topic-accuracy.ts";

interface PractiseNextProps {
  quiz: QuizCard;
  rows: readonly QuestionRow[];
  nextQuiz: QuizCard | null;
}

/** What to do with this result: the missed questions again, and the quiz that fits them best. */
export function PractiseNext({ quiz, rows, nextQuiz }: PractiseNextProps) {
  const section = sectionOfType(quiz.quizType);
  const misses = rows.filter(({ isCorrect }) => !isCorrect).length;
  const filter: PracticeFilter = misses > 0 ? { onlyMissed: true, section } : { section };
  return (
    <section aria-labelledby="practise-next">
      <SectionHeading ruled id="practise-next">
        {misses > 0 ? "Practise what you missed" : "What comes next"}
      </SectionHeading>
      <ul>
        <Row
          title={misses > 0 ? missedTitle(misses) : "Nothing missed"}
          text={misses > 0 ? missedTopics(rows) : "Practice has more questions of this section."}
        >
          <ButtonLink to="/practice" state={{ filter }} variant="solid">
            {misses > 0 ? "Practise the misses" : "Practise"}
          </ButtonLink>
        </Row>
        {nextQuiz ? (
          <Row
            title={nextQuiz.name}
            text={nextQuiz.about}
            meta={`The next quiz that fits: ${lengthOf(nextQuiz)}`}
          >
            <ButtonLink to="/free-test" state={nextQuiz} variant="outline">
              Take Test
            </ButtonLink>
          </Row>
        ) : (
          <Row
            title="No quiz is left"
            text="You have begun every quiz of this section. The other sections have more."
          >
            <ButtonLink to="/free-quiz" variant="outline">
              Free quizzes
            </ButtonLink>
          </Row>
        )}
      </ul>
    </section>
  );
}

function missedTitle(misses: number): string {
  return misses === 1 ? "The question that you missed" : `The ${misses} questions that you missed`;
}

const LIST = new Intl.ListFormat("en");

function missedTopics(rows: readonly QuestionRow[]): string {
  const topics = topicAccuracy(rows).filter((topic) => missed(topic) > 0);
  return `${LIST.format(topics.map((topic) => `${topic.topic} (${missed(topic)})`))}. One at a time, each with its solution at once.`;
}

interface RowProps {
  title: string;
  text: string;
  meta?: string;
  children: ReactNode;
}

function Row({ title, text, meta, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-line py-5">
      <div className="min-w-0 flex-[1_1_20rem]">
        {meta && <p className="text-sm text-ink-muted">{meta}</p>}
        <p className="font-serif text-h4">{title}</p>
        <p className="mt-1 max-w-measure text-ink-2">{text}</p>
      </div>
      {children}
    </li>
  );
}
