import type { Answer, ServedQuestion } from "@theta/contract";
import { focusOpenPart } from "../../question/ask/open-parts.ts";
import { useOptionKeys } from "../../question/ask/use-option-keys.ts";
import type { ExamRun } from "../run/exam-run.ts";
import { useEnterKey } from "./use-enter-key.ts";

interface GoOn<Stage> {
  run: ExamRun<Stage>;
  question: ServedQuestion;
  answer: Answer | null;
  /** The keys answer and move on. */
  isOpen: boolean;
}

/** Moves on to the next question, by button or keys, or to whatever is still open in this one. */
export function useGoOn<Stage>({ run, question, answer, isOpen }: GoOn<Stage>) {
  function goOn() {
    run.goOn();
    focusOpenPart(question, answer);
  }
  useOptionKeys({ question, onAnswer: run.choose, enabled: isOpen });
  useEnterKey(goOn, isOpen);
  return goOn;
}
