import type { Answer, PublicQuestion } from "@theta/contract";
import { openParts } from "./answer.ts";
import { plainText } from "../text/plain-text.ts";

type Asked = Pick<PublicQuestion, "layout" | "options" | "parts">;

const LIST = new Intl.ListFormat("en");
const NAMES: Partial<Record<PublicQuestion["layout"], string>> = {
  rows: "statement",
  sentences: "blank",
  grid: "column",
};

/** "Not answered yet: statements 2 and 3.", or null if there are no parts or none is open. */
export function openWords(question: Asked, answer: Answer | null): string | null {
  const open = openParts(question, answer);
  if (open.length === 0) return null;
  const name = NAMES[question.layout] ?? "part";
  const which = open.map(({ place, displayText }) =>
    question.layout === "grid" ? `"${plainText(displayText)}"` : String(place),
  );
  return `Not answered yet: ${name}${open.length > 1 ? "s" : ""} ${LIST.format(which)}.`;
}

/** Moves to the first open part, so that it can be answered right away. */
export function focusOpenPart(question: Asked, answer: Answer | null): void {
  const [first] = openParts(question, answer);
  if (!first) return;
  const control = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(first.partId)}"]`);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: "center" });
}
