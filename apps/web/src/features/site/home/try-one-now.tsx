import { useId, useRef, useState } from "react";
import { AnswerOptions } from "../../question/ask/answer-options.tsx";
import { chosenOf, type AnswerSoFar } from "../../question/ask/answer.ts";
import { ReviewedOptions } from "../../question/review/reviewed-options.tsx";
import { verdictOn } from "../../question/review/verdict.ts";
import { Button } from "../../../ui/button.tsx";
import { FigureCaption } from "../../../ui/figure-caption.tsx";
import { SampleCurve, SOLVED_OF_HUNDRED } from "./sample-curve.tsx";
import { SAMPLE, SAMPLE_OPTIONS, SAMPLE_STEM, SAMPLE_TOPIC } from "./sample-question.ts";

/** A question that can be answered on the spot, with what a solution on Theta says. */
export function TryOneNow() {
  const [answer, setAnswer] = useState<AnswerSoFar>(null);
  const [isChecked, setChecked] = useState(false);
  const stem = useId();
  const verdict = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);

  function check() {
    setChecked(true);
    // Who listens is told what came of it.
    requestAnimationFrame(() => verdict.current?.focus({ preventScroll: true }));
  }
  function again() {
    setChecked(false);
    setAnswer(null);
    requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
  }

  return (
    <section aria-labelledby="try-one-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="try-one-title" className="headline text-h2">
          Try one now
        </h2>
        <p className="text-sm text-ink-2">Quantitative · no account needed</p>
      </div>
      <div
        ref={box}
        className="review grid overflow-clip rounded-lg border border-line bg-surface lg:grid-cols-[7fr_5fr]"
      >
        <div className="flex flex-col gap-5 p-5 sm:p-8">
          <div>
            <p className="text-sm text-ink-muted">{SAMPLE_TOPIC}</p>
            <p id={stem} className="mt-2 max-w-measure font-serif text-read">
              {SAMPLE_STEM}
            </p>
          </div>
          {isChecked ? (
            <ReviewedOptions options={SAMPLE_OPTIONS} chosen={chosenOf(answer)} label="Options" />
          ) : (
            <AnswerOptions
              question={SAMPLE}
              answer={answer}
              onAnswer={setAnswer}
              disabled={false}
              saveState={undefined}
              labelledBy={stem}
            />
          )}
          <p className="needs-scripts">
            {isChecked ? (
              <Button variant="outline" onClick={again}>
                Try again
              </Button>
            ) : (
              <Button onClick={check} disabled={answer === null}>
                Check the answer
              </Button>
            )}
          </p>
        </div>
        <div className="flex flex-col gap-6 border-t border-line p-5 sm:p-8 lg:border-t-0 lg:border-l">
          {isChecked && (
            <Verdict
              headingRef={verdict}
              isRight={verdictOn({ options: SAMPLE_OPTIONS }, answer) === "correct"}
            />
          )}
          <figure>
            <SampleCurve />
            <FigureCaption number={2}>
              The curve of this question, as its author rates it. In the middle of the scale,{" "}
              {SOLVED_OF_HUNDRED} in 100 solve it.
            </FigureCaption>
          </figure>
          <p className="without-scripts text-ink-2">
            The answer is 50%. The price paid is 1.2 costs and 0.8 marked prices, so a marked price
            is 1.2 ÷ 0.8 = 1.5 costs.
          </p>
        </div>
      </div>
    </section>
  );
}

interface VerdictProps {
  headingRef: React.RefObject<HTMLHeadingElement | null>;
  isRight: boolean;
}

function Verdict({ headingRef, isRight }: VerdictProps) {
  return (
    <div className="flex flex-col gap-3 border-b border-line pb-6">
      <h3 ref={headingRef} tabIndex={-1} className="headline text-h4 outline-none">
        {isRight ? "50% is right." : "Not this one. It is 50%."}
      </h3>
      <p className="font-serif text-ink-2">
        One price has two names here. To the shop it is the cost and 20% of it: 1.2 costs. To the
        buyer it is the marked price less 20% of it: 0.8 marked prices.
      </p>
      <p className="font-serif text-ink-2">
        So a marked price is 1.2 ÷ 0.8 = 1.5 costs. With a cost of 100: marked 150, sold for 120.
      </p>
      <p className="text-sm text-ink-2">
        Every solution on Theta is like this: the idea, the steps, and why each wrong option tempts.
      </p>
    </div>
  );
}
