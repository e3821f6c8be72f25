import { listOf } from "../shared/quiz-kind.ts";
import { type QuizReportData, SECTION_TABS } from "../shared/quiz-data.ts";
import { type QuizState, stateOf } from "../shared/quiz-state.ts";
import { secondsGiven } from "../shared/quiz-words.ts";
import { evenPaceOf } from "../../question/results/pace.ts";
import { timeNote } from "../../test-settings/time-words.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { PracticeNext } from "./practice-next.tsx";
import { ALL_RAPID_WORDS, areAllRapid, numbered } from "../shared/question-row.ts";
import { QuestionsSummary } from "./questions-summary.tsx";
import { ScoreCards } from "./score-cards.tsx";
import { QuestionTimesFigure } from "./question-times-figure.tsx";
import { TopicFigure } from "./topic-figure.tsx";

interface QuizReportProps {
  /** As it came to this screen, and as it's passed on to the solutions. */
  state: QuizState;
  report: QuizReportData;
}

/** A finished quiz: the counts, what they may mean, and what to do next. */
export function QuizReport({ state, report }: QuizReportProps) {
  const { quiz, nextQuiz, nextQuizTopics } = report;
  const rows = numbered(report.result);
  return (
    <div className="page-width review @container flex flex-col gap-12 py-8">
      <div className="flex flex-col gap-6">
        <PageTitle
          over={takenWords(quiz)}
          aside={
            <ButtonLink to="/Solution" state={stateOf(state)}>
              View Solutions
            </ButtonLink>
          }
        >
          Analytics
        </PageTitle>
        <div>
          <ScoreCards rows={rows} />
          <p className="mt-4 max-w-measure text-ink-2">
            {areAllRapid(rows) ? ALL_RAPID_WORDS : caution(rows.length)}
          </p>
        </div>
      </div>
      <div className="grid gap-x-12 gap-y-12 border-t border-ink pt-6 @4xl:grid-cols-2">
        <TopicFigure rows={rows} />
        <QuestionTimesFigure
          rows={rows}
          evenPace={evenPaceOf({ seconds: secondsGiven(quiz), totalQuestions: rows.length })}
        />
      </div>
      <PracticeNext {...{ quiz, rows, nextQuiz, nextQuizTopics }} />
      <QuestionsSummary quiz={state} rows={rows} />
      <p>
        {quiz.topicTest ? (
          <TextLink to={listOf(quiz)}>All topic tests</TextLink>
        ) : (
          <TextLink to="/TestReport">All reports</TextLink>
        )}
      </p>
    </div>
  );
}

/** "Rates, Quantitative Reasoning, time and a half" */
function takenWords({ name, quizType, time }: QuizState): string {
  const section = SECTION_TABS.find(({ type }) => type === quizType)?.label ?? "";
  return [name, section, timeNote(time)?.toLowerCase()]
    .filter((part) => part !== undefined)
    .join(", ");
}

/** Warns that a few questions say little. */
function caution(total: number): string {
  const share = Math.round(100 / Math.max(1, total));
  return `That's only ${total} questions: one lucky guess moves your result by ${share} percentage points, and your result on a topic by more. Treat these numbers as a hint, not a measurement.`;
}
