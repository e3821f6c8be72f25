import type { Answer, ReviewedQuestion } from "@theta/contract";

/** The right answer, or one that's wrong in its last part. */
export function sampleAnswer(question: ReviewedQuestion, isRight: boolean): Answer {
  const { options, parts = [] } = question;
  if (parts.length === 0) return { optionId: pick(options, isRight) };
  return {
    parts: parts.map(({ partId, options: own }, place) => ({
      partId,
      optionId: pick(own, isRight || place < parts.length - 1),
    })),
  };
}

function pick(options: ReviewedQuestion["options"], isRight: boolean): string {
  const option = options.find(({ isCorrect }) => isCorrect === isRight);
  if (!option) throw new Error(`A sample has no ${isRight ? "right" : "wrong"} option.`);
  return option.optionId;
}
