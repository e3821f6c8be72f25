import type { Answer } from "@theta/contract";
import { ArrowRight } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { AnswerOptions } from "../../question/ask/answer-options.tsx";
import { chosenOf } from "../../question/ask/answer.ts";
import { ReviewedOptions } from "../../question/review/reviewed-options.tsx";
import { verdictOn } from "../../question/results/verdict.ts";
import { examState, SIGNUP_PATH, signupLink } from "../../../lib/page/exam-place.ts";
import { useStateLink } from "../../../lib/page/use-state-link.ts";
import { buttonLook } from "../../../ui/button-look.ts";
import { Button } from "../../../ui/button.tsx";
import { FigureCaption } from "../../../ui/figure-caption.tsx";
import { TRY_ONE } from "./home-places.ts";
import { SampleCurve, SOLVED_OF_HUNDRED } from "./sample-curve.tsx";
import { SAMPLE, SAMPLE_OPTIONS, SAMPLE_STEM, SAMPLE_TOPIC } from "./sample-question.ts";

/** A question to answer on the spot, explained the way Theta explains every question. */
export function TryOneNow() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isChecked, setChecked] = useState(false);
  const verdict = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);

  useEarlyChoice(box, setAnswer);
  function check() {
    setChecked(true);
    // Focusing the result makes screen readers read it.
    requestAnimationFrame(() => verdict.current?.focus({ preventScroll: true }));
  }
  function again() {
    setChecked(false);
    setAnswer(null);
    requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
  }

  return (
    <section
      id={TRY_ONE}
      aria-labelledby="try-one-title"
      className="flex scroll-mt-8 flex-col gap-6"
    >
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
          <SampleQuestion answer={answer} onAnswer={setAnswer} isChecked={isChecked} />
          <p className="needs-scripts">
            {isChecked ? (
              <Button variant="outline" onClick={again}>
                Try again
              </Button>
            ) : (
              <Button onClick={check} disabled={answer === null}>
                Check my answer
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
          <SampleDifficulty />
        </div>
      </div>
    </section>
  );
}

/** The page can be used before its scripts arrive, so an option may be chosen already. */
function useEarlyChoice(
  box: React.RefObject<HTMLElement | null>,
  onAnswer: (answer: Answer) => void,
): void {
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen) onAnswer({ optionId: chosen.value });
  }, [box, onAnswer]);
}

interface SampleQuestionProps {
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  isChecked: boolean;
}

/** To be answered, or with each option explained. */
function SampleQuestion({ answer, onAnswer, isChecked }: SampleQuestionProps) {
  const stem = useId();
  return (
    <>
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
          onAnswer={onAnswer}
          disabled={false}
          saveState={undefined}
          labelledBy={stem}
        />
      )}
    </>
  );
}

function SampleDifficulty() {
  return (
    <>
      <figure className="md:max-lg:grid md:max-lg:grid-cols-[3fr_2fr] md:max-lg:items-end md:max-lg:gap-8">
        <SampleCurve />
        <FigureCaption number={2}>
          This question's curve, based on its author's estimate of its difficulty. We expect about{" "}
          {SOLVED_OF_HUNDRED}% of people in the middle of the scale to get it right.
        </FigureCaption>
      </figure>
      <p className="without-scripts text-ink-2">
        The answer is 50%. The lamp sells for 1.2 × cost, which is 0.8 × list price, so the list
        price is 1.2 ÷ 0.8 = 1.5 × cost.
      </p>
    </>
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
        {isRight ? "Right. It's 50%." : "Not this one. It's 50%."}
      </h3>
      <p className="font-serif text-ink-2">
        Write the price the customer pays in two ways. From the store's side, it's the cost plus
        20%: 1.2 × cost. From the customer's side, it's the list price less 20%: 0.8 × list price.
      </p>
      <p className="font-serif text-ink-2">
        So the list price is 1.2 ÷ 0.8 = 1.5 × cost. A lamp that cost the store $100 has a list
        price of $150 and sells for $120.
      </p>
      <p className="text-sm text-ink-2">
        Every solution on Theta explains the idea, the steps, and why each wrong option is tempting.
      </p>
      <p>
        <TenMore />
      </p>
    </div>
  );
}

/** Leads to sign-up and from there to the free quizzes. */
function TenMore() {
  const carry = useStateLink({ path: SIGNUP_PATH, state: examState("gmat"), newDocument: true });
  return (
    <a href={signupLink("gmat")} onClick={carry} className={buttonLook({})}>
      Try ten more for free
      <ArrowRight aria-hidden="true" className="size-4" />
    </a>
  );
}
