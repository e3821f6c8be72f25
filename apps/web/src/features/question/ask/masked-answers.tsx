import { EyeOff } from "lucide-react";
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { AnswerMasking } from "./answer-masking.ts";

interface MaskedAnswersProps {
  /** Once something is chosen there is nothing to cover. */
  isAnswered: boolean;
  children: ReactNode;
}

/** Covers the answers where the learner wants to think of their own first. Give it the question as `key`. */
export function MaskedAnswers({ isAnswered, children }: MaskedAnswersProps) {
  const masking = useContext(AnswerMasking);
  const [isShown, setShown] = useState(false);
  const answers = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useLayoutEffect(() => {
    if (isShown) answers.current?.querySelector<HTMLElement>("input, select")?.focus();
  }, [isShown]);
  const isOpen = isShown || isAnswered;
  if (masking === true && !isOpen)
    return (
      <div ref={answers}>
        <Cover onShow={() => setShown(true)} />
      </div>
    );
  const isHidden = masking === null && !isOpen;
  return (
    // In their place but not to be seen, so that nothing moves or flashes where they needn't be covered.
    <div
      ref={answers}
      data-answers={isHidden ? "hidden" : undefined}
      className={isHidden ? "invisible" : undefined}
    >
      {children}
    </div>
  );
}

function Cover({ onShow }: { onShow: () => void }) {
  return (
    <div
      data-answers="covered"
      className="flex flex-col items-start gap-3 rounded-md border border-dashed border-line-strong bg-sunk p-4 text-ink-2"
    >
      <p className="flex items-center gap-2">
        <EyeOff aria-hidden="true" className="size-5 shrink-0" /> The options are hidden.
      </p>
      <Button variant="outline" onClick={onShow}>
        Show the options
      </Button>
    </div>
  );
}
