import { kindOf } from "../shared/quiz-kind.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { StepText } from "../../exam/frame/step-text.tsx";

export function Agreement({ quiz }: { quiz: QuizState }) {
  return (
    <StepText>
      <p>
        Before the real exam begins, you're asked to accept a nondisclosure agreement and general
        terms of use. In short, you promise to keep its questions to yourself. You can't take the
        exam without accepting, so read both before test day.
      </p>
      <p>
        There's nothing to sign for this {kindOf(quiz)}. We wrote its questions ourselves, and none
        come from the exam. Use them to prepare, but please don't publish or sell them, so they're
        new to everyone who takes them after you.
      </p>
      <p>
        By continuing, you agree to take the {kindOf(quiz)} under{" "}
        <PlainLink href="/term-condition" target="_blank" rel="noreferrer">
          Theta's terms and conditions
        </PlainLink>{" "}
        (opens in a new tab).
      </p>
      <p className="text-sm text-ink-muted">
        GMAT is a trademark of its owner, which neither endorses Theta nor is affiliated with it.
      </p>
    </StepText>
  );
}
