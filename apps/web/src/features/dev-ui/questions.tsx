import type { Answer, ReviewedQuestion } from "@theta/contract";
import { useState } from "react";
import { isComplete } from "../question/ask/answer.ts";
import { QuestionReview } from "../question/review/question-review.tsx";
import { QuestionView } from "../question/ask/question-view.tsx";
import { useOptionKeys } from "../question/ask/use-option-keys.ts";
import { Select } from "../../ui/form/select.tsx";
import { asPublic, SAMPLES } from "./question-samples.ts";
import { sampleAnswer } from "./sample-answers.ts";
import { Specimen } from "./specimen.tsx";

const CHOICES = SAMPLES.map(({ name, reviewed }) => ({ value: reviewed.questionId, label: name }));

/** One format at a time, in all its states. */
export function Questions() {
  const [id, setId] = useState(CHOICES[0]?.value);
  const sample = SAMPLES.find(({ reviewed }) => reviewed.questionId === id);
  return (
    <>
      <div className="py-6">
        <Select
          label="Format"
          compact
          options={CHOICES}
          value={id}
          onChange={({ target }) => setId(target.value)}
        />
      </div>
      {sample && <States key={id} question={sample.reviewed} />}
    </>
  );
}

function States({ question }: { question: ReviewedQuestion }) {
  const wrong = sampleAnswer(question, false);
  const right = sampleAnswer(question, true);
  const asked = asPublic(question);
  const shown = { question: asked, onAnswer: () => {} };
  return (
    <>
      <Specimen title="To answer, by keys too">{() => <Answering question={question} />}</Specimen>
      <Specimen title="Chosen and saved">
        {() => <QuestionView {...shown} answer={wrong} saveState="saved" />}
      </Specimen>
      <Specimen title="Kept while offline">
        {() => <QuestionView {...shown} answer={wrong} saveState="waiting" />}
      </Specimen>
      <Specimen title="Disabled">
        {() => <QuestionView {...shown} answer={wrong} saveState="saving" disabled />}
      </Specimen>
      <Specimen title="Review: correct">
        {() => <QuestionReview question={question} given={right} />}
      </Specimen>
      <Specimen title="Review: incorrect">
        {() => <QuestionReview question={question} given={wrong} />}
      </Specimen>
      <Specimen title="Review: not answered">
        {() => <QuestionReview question={question} given={null} />}
      </Specimen>
    </>
  );
}

function Answering({ question }: { question: ReviewedQuestion }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [asked] = useState(() => asPublic(question));
  useOptionKeys({ question: asked, onAnswer: setAnswer, enabled: true });
  return (
    <>
      <QuestionView question={asked} answer={answer} onAnswer={setAnswer} />
      <p className="mt-2 text-sm text-ink-muted">
        {isComplete(asked, answer) ? "Complete" : "Not complete"}
      </p>
    </>
  );
}
