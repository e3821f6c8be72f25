import type { Answer, PublicQuestion, QuestionSet } from "@theta/contract";
import { memo, useId } from "react";
import { AnswerGrid } from "./answer-grid.tsx";
import { AnswerOptions } from "./answer-options.tsx";
import type { AnswerProps } from "./answer-props.ts";
import { AnswerRows } from "./answer-rows.tsx";
import { AnswerSentences } from "./answer-sentences.tsx";
import { MaskedAnswers } from "./masked-answers.tsx";
import { QuestionFrame } from "../shared/question-frame.tsx";
import { QuestionText, statementsId } from "../stimulus/question-text.tsx";
import type { SaveState } from "./save-state.tsx";
import { stimulusOf } from "../stimulus/stimulus.tsx";

const LAYOUTS = {
  options: AnswerOptions,
  rows: AnswerRows,
  sentences: AnswerSentences,
  grid: AnswerGrid,
} satisfies Record<PublicQuestion["layout"], (props: AnswerProps) => React.ReactNode>;

interface QuestionViewProps {
  question: PublicQuestion & { set?: QuestionSet | undefined };
  /** What has been chosen so far. The caller keeps it. */
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  disabled?: boolean | undefined;
  saveState?: SaveState | undefined;
  /** The id of its label. With one, the question takes the focus when it appears. */
  labelledBy?: string | undefined;
}

/**
 * A question to answer. A stimulus shared with the question before stays as it was. It's most of the screen, and what's
 * around it changes more often in a quiz or mock: when an answer is sent, or a tool is opened.
 */
export const QuestionView = memo(function QuestionView(props: QuestionViewProps) {
  const { question, answer, onAnswer, disabled = false, saveState, labelledBy } = props;
  const id = useId();
  const Layout = LAYOUTS[question.layout];
  return (
    <QuestionFrame
      stimulus={stimulusOf(question)}
      className="exam"
      questionKey={question.questionId}
      labelledBy={labelledBy}
    >
      <div className="flex flex-col gap-6">
        <QuestionText id={id} sections={question.sections} />
        <MaskedAnswers key={question.questionId} isAnswered={answer !== null}>
          <Layout
            {...{ question, answer, onAnswer, disabled, saveState }}
            labelledBy={`${id} ${statementsId(id)}`}
          />
        </MaskedAnswers>
      </div>
    </QuestionFrame>
  );
});
