import type { GivenAnswer, PublicQuestion } from "@theta/contract";
import type { AnswerSoFar } from "./answer.ts";
import type { SaveState } from "./save-state.tsx";

/** What every way of answering is given. */
export interface AnswerProps {
  question: PublicQuestion;
  answer: AnswerSoFar;
  onAnswer: (answer: GivenAnswer) => void;
  disabled: boolean;
  saveState: SaveState | undefined;
  /** The id of what is asked. */
  labelledBy: string;
}
