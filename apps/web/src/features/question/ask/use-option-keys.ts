import type { Answer, PublicQuestion } from "@theta/contract";
import { useKeyDown } from "../../../ui/browser/use-key-down.ts";
import { placeOfKey } from "../shared/option-letters.ts";

interface OptionKeys {
  question: Pick<PublicQuestion, "layout" | "options">;
  onAnswer: (answer: Answer) => void;
  /** Off while an answer is being sent or something covers the question. */
  enabled: boolean;
}

/** Keys A–E and 1–5 choose an option, wherever the focus is, unless it's where you type. */
export function useOptionKeys({ question, onAnswer, enabled }: OptionKeys): void {
  useKeyDown(
    (event) => {
      if (isForAnother(event) || areCovered()) return;
      const option = question.options[placeOfKey(event.key)];
      if (option) onAnswer({ optionId: option.optionId });
    },
    enabled && question.layout === "options",
  );
}

const TYPING =
  "input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]";

function isForAnother(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, repeat, defaultPrevented, target } = event;
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented) return true;
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** Nobody chooses what they haven't seen. */
const areCovered = () => document.querySelector("[data-answers=covered]") !== null;
