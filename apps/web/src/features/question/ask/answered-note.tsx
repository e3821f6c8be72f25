import { Check } from "lucide-react";
import { answeredParts } from "./answer.ts";
import type { AnswerProps } from "./answer-props.ts";
import { SAVE_WORDS } from "./save-state.tsx";

/** How many parts are answered, and whether the server has them. */
export function AnsweredNote(props: Pick<AnswerProps, "question" | "answer" | "saveState">) {
  const { question, answer, saveState } = props;
  const done = answeredParts(question, answer);
  const words = done > 0 && saveState ? `, ${SAVE_WORDS[saveState].toLowerCase()}` : "";
  return (
    <output className="mt-4 flex items-center gap-2 text-sm text-ink-2">
      {`${done} of ${question.parts?.length ?? 0} answered${words}`}
      {words !== "" && saveState === "saved" && <Check aria-hidden="true" className="size-4" />}
    </output>
  );
}
