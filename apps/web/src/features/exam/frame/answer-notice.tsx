import type { Answer, ServedQuestion } from "@theta/contract";
import { openWords } from "../../question/ask/open-parts.ts";
import type { QueueState } from "../queue/answer-queue.ts";
import { ChooseFirst, NotSaved } from "./exam-notices.tsx";

interface AnswerNoticeProps {
  question: ServedQuestion;
  stage: { answer: Answer | null; isUnanswered: boolean };
  queue: QueueState;
  onRetry: () => void;
}

/** Why the answer wasn't saved, or what's missing before the next question. */
export function AnswerNotice({ question, stage, queue, onRetry }: AnswerNoticeProps) {
  if (queue.refusal) return <NotSaved reason={queue.refusal.message} onRetry={onRetry} />;
  return stage.isUnanswered && <ChooseFirst open={openWords(question, stage.answer)} />;
}
