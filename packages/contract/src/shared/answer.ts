/** What a learner chose, in the same form on the server, in the browser, and in storage. */
import * as z from "zod/mini";

/** One option, or one for each part of the question. */
export const Answer = z.union([
  z.strictObject({ optionId: z.string() }),
  z.strictObject({
    parts: z.array(z.strictObject({ partId: z.string(), optionId: z.string() })),
  }),
]);
export type Answer = z.output<typeof Answer>;

/** The same choice, in whatever order its parts are listed. */
export function isSameAnswer(one: Answer | null, other: Answer | null): boolean {
  return one === null || other === null ? one === other : markOf(one) === markOf(other);
}

function markOf(answer: Answer): string {
  if ("optionId" in answer) return JSON.stringify(answer.optionId);
  const parts = answer.parts.map(({ partId, optionId }) => JSON.stringify([partId, optionId]));
  return JSON.stringify(parts.toSorted());
}
