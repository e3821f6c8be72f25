import type { QuizCard } from "@theta/contract";
import { useEffect, useRef, useState } from "react";
import { dismiss, isDismissed } from "./dismissed-result.ts";
import { ResultCard } from "./result-card.tsx";

interface ResultPartProps {
  quiz: QuizCard;
  learnerId: string;
}

/** The result card until it's put away. */
export function ResultPart({ quiz, learnerId }: ResultPartProps) {
  const { freeQuizId } = quiz;
  const [wasDismissed] = useState(() => isDismissed(learnerId, freeQuizId));
  const [isClosed, setClosed] = useState(false);
  function close() {
    dismiss(learnerId, freeQuizId);
    setClosed(true);
  }
  if (wasDismissed) return null;
  return isClosed ? <Closed /> : <ResultCard quiz={quiz} onDismiss={close} />;
}

/** The button that was pressed is gone: the focus stays where it was, and it's said where the result is now. */
function Closed() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="sr-only">
      Result closed. You'll find it under "Last quiz."
    </p>
  );
}
