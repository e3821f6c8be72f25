import type { ServedKey } from "../questions.queries.ts";

/** The servings once the answer at this place is known to be right or wrong. */
export function withResult(
  served: readonly ServedKey[],
  place: number,
  isRight: boolean,
): ServedKey[] {
  return served.map((one) => (one.place === place ? { ...one, isCorrect: isRight } : one));
}
