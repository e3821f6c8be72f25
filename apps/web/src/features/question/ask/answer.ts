import type { Answer, PublicQuestion } from "@theta/contract";

type Asked = Pick<PublicQuestion, "options" | "parts">;

/** The option chosen for a part, or for the whole question when it has no parts. */
export function chosenOf(answer: Answer | null, partId?: string): string | null {
  if (!answer) return null;
  if ("optionId" in answer) return partId === undefined ? answer.optionId : null;
  return answer.parts.find((part) => part.partId === partId)?.optionId ?? null;
}

/** The answer with one part chosen, with parts in the question's order. */
export function withPart(
  question: Asked,
  answer: Answer | null,
  partId: string,
  optionId: string,
): Answer {
  return {
    parts: (question.parts ?? []).flatMap((part) => {
      const chosen = part.partId === partId ? optionId : chosenOf(answer, part.partId);
      return chosen === null ? [] : [{ partId: part.partId, optionId: chosen }];
    }),
  };
}

/** Unanswered parts, with their places counted from 1. */
export function openParts({ parts = [] }: Pick<Asked, "parts">, answer: Answer | null) {
  return parts
    .map((part, k) => ({ ...part, place: k + 1 }))
    .filter(({ partId, options }) => !isAmong(options, chosenOf(answer, partId)));
}

/** How many parts have an answer. */
export function answeredParts(question: Pick<Asked, "parts">, answer: Answer | null): number {
  return (question.parts?.length ?? 0) - openParts(question, answer).length;
}

/** Whether everything the question asks for has been chosen. */
export function isComplete(question: Asked, answer: Answer | null): boolean {
  const { parts } = question;
  if (parts && parts.length > 0) return answeredParts(question, answer) === parts.length;
  return isAmong(question.options, chosenOf(answer));
}

function isAmong(options: readonly { optionId: string }[], chosen: string | null): boolean {
  return options.some(({ optionId }) => optionId === chosen);
}
