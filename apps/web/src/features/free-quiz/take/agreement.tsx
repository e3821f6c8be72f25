import { kindOf } from "../shared/quiz-kind.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { PlainLink } from "../../../ui/text-link.tsx";
import { StepText } from "../../exam/frame/step-text.tsx";

export function Agreement({ quiz }: { quiz: QuizState }) {
  return (
    <StepText>
      <p>
        Before the real exam begins, its owner asks you to agree to a nondisclosure agreement and to
        general terms of use. In short, you promise to keep its questions to yourself. Whoever does
        not agree cannot take it, so read them before the day.
      </p>
      <p>
        This {kindOf(quiz)} asks for no such signature. Its questions were written for Theta and are
        not taken from the exam. Use them for your own preparation; please do not publish or sell
        them, so that they stay fresh for those who come after you.
      </p>
      <p>
        Going on, you take the {kindOf(quiz)} under{" "}
        <PlainLink href="/term-condition" target="_blank" rel="noreferrer">
          Theta’s terms and conditions
        </PlainLink>{" "}
        (opens in a new tab).
      </p>
      <p className="text-sm text-ink-muted">
        GMAT is a trademark of its owner, who is not affiliated with Theta and does not endorse it.
      </p>
    </StepText>
  );
}
