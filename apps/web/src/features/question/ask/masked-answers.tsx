import { EyeOff } from "lucide-react";
import { type ReactNode, useContext, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { AnswerMasking } from "./answer-masking.ts";

interface MaskedAnswersProps {
  /** Once something is chosen there is nothing to cover. */
  isAnswered: boolean;
  children: ReactNode;
}

/** Covers the answers where the learner wants to think of their own first. Give it the question as `key`. */
export function MaskedAnswers({ isAnswered, children }: MaskedAnswersProps) {
  const isMasking = useContext(AnswerMasking);
  const [isShown, setShown] = useState(false);
  if (!isMasking || isShown || isAnswered) return children;
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border border-dashed border-line-strong bg-sunk p-6 text-ink-2">
      <p className="flex items-center gap-2">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" /> The answers are covered.
      </p>
      <Button variant="outline" onClick={() => setShown(true)}>
        Show the answers
      </Button>
    </div>
  );
}
