import type { Answer, PublicQuestion } from "@theta/contract";
import type { SaveState } from "./save-state.tsx";

/** What every way of answering is given. */
export interface AnswerProps {
  question: PublicQuestion;
  /** What was chosen so far; parts that wait are not in it. */
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  disabled: boolean;
  saveState: SaveState | undefined;
  /** The id of what is asked. */
  labelledBy: string;
}
