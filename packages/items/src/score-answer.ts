import type { Answer } from "@theta/contract";
import type { RenderedItem, RenderedOption } from "./rendered-item.ts";

export type AnswerFault =
  "wrong-shape" | "unknown-part" | "part-twice" | "part-missing" | "unknown-option";

/** Why an answer doesn't fit this item, or null if it does. */
export function faultOfAnswer(item: RenderedItem, answer: Answer): AnswerFault | null {
  if ("optionId" in answer) {
    if (item.parts.length > 0) return "wrong-shape";
    return has(item.options, answer.optionId) ? null : "unknown-option";
  }
  if (item.parts.length === 0) return "wrong-shape";
  const named = new Set<string>();
  for (const { partId, optionId } of answer.parts) {
    const part = item.parts.find(({ id }) => id === partId);
    if (!part) return "unknown-part";
    if (named.has(partId)) return "part-twice";
    if (!has(part.options, optionId)) return "unknown-option";
    named.add(partId);
  }
  return named.size === item.parts.length ? null : "part-missing";
}

/**
 * True if all parts are right; there is no partial credit. Throws if the answer doesn't fit the
 * item.
 */
export function isCorrect(item: RenderedItem, answer: Answer): boolean {
  const fault = faultOfAnswer(item, answer);
  if (fault) throw new RangeError(`This isn't an answer to the item: ${fault}.`);
  if ("optionId" in answer) return isKey(item.options, answer.optionId);
  return answer.parts.every(({ partId, optionId }) =>
    isKey(item.parts.find(({ id }) => id === partId)!.options, optionId),
  );
}

/** An answer that is right, or wrong in one part, for simulated learners. */
export function answerThatIs(isRight: boolean, { options, parts }: RenderedItem): Answer {
  if (parts.length === 0) return { optionId: optionThatIs(isRight, options) };
  return {
    parts: parts.map(({ id, options: own }, k) => ({
      partId: id,
      // One wrong part is enough.
      optionId: optionThatIs(isRight || k > 0, own),
    })),
  };
}

function optionThatIs(isRight: boolean, options: readonly RenderedOption[]): string {
  return options.find(({ isKey: right }) => right === isRight)!.id;
}

function has(options: readonly RenderedOption[], optionId: string): boolean {
  return options.some(({ id }) => id === optionId);
}

function isKey(options: readonly RenderedOption[], optionId: string): boolean {
  return options.some(({ id, isKey: right }) => right && id === optionId);
}
