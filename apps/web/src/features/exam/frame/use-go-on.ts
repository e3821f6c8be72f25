import type { Answer, ServedQuestion } from "@theta/contract";
import { focusOpenPart } from "../../question/ask/open-parts.ts";
import { useOptionKeys } from "../../question/ask/use-option-keys.ts";
import type { ExamRun } from "../run/exam-run.ts";
import { useEnterKey } from "./use-enter-key.ts";

interface GoOn<Stage> {
  run: ExamRun<Stage>;
  question: ServedQuestion;
  answer: Answer | null;
  /** The keys answer and go on. */
  isOpen: boolean;
}

/** Goes on to the next question, with the button and the keys, or to what's still open in this one. */
export function useGoOn<Stage>({ run, question, answer, isOpen }: GoOn<Stage>) {
  function goOn() {
    run.goOn();
    focusOpenPart(question, answer);
  }
  useOptionKeys({ question, onAnswer: run.choose, enabled: isOpen });
  useEnterKey(goOn, isOpen);
  return goOn;
}
