import type { Answer, ReviewedQuestion } from "@theta/contract";
import { useState } from "react";
import { QuestionView } from "../../src/features/question/ask/question-view.tsx";
import { QuestionReview } from "../../src/features/question/review/question-review.tsx";
import { Tabs } from "../../src/ui/tabs.tsx";

/** The question as learners see it, to be tried out, and with its solution. */
export function ItemPreview({ question }: { question: ReviewedQuestion }) {
  return (
    <section aria-label="The question">
      <Tabs
        label="The question"
        tabs={[
          {
            value: "asked",
            label: "As learners see it",
            content: <Asked question={question} />,
          },
          {
            value: "solved",
            label: "With its solution",
            content: (
              <div className={FRAME}>
                <QuestionReview question={question} given={null} inPage />
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}

const FRAME = "overflow-clip rounded-md border border-line";

function Asked({ question }: { question: ReviewedQuestion }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <div className={FRAME}>
      <QuestionView question={question} answer={answer} onAnswer={setAnswer} />
    </div>
  );
}
