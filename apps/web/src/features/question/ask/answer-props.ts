import type { Answer, PublicQuestion } from "@theta/contract";
import type { SaveState } from "./save-state.tsx";

/** The props of every answer layout. */
export interface AnswerProps {
  question: PublicQuestion;
  /** What has been chosen so far, without the parts that are still open. */
  answer: Answer | null;
  onAnswer: (answer: Answer) => void;
  disabled: boolean;
  saveState: SaveState | undefined;
  /** The id of what's asked. */
  labelledBy: string;
}
