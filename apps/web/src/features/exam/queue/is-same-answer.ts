import type { GivenAnswer } from "@theta/contract";

/** The same choice, in whatever order its parts are named. */
export function isSameAnswer(one: GivenAnswer | null, other: GivenAnswer | null): boolean {
  if (one === null || other === null) return one === other;
  if ("optionId" in one) return "optionId" in other && one.optionId === other.optionId;
  if (!("parts" in other) || one.parts.length !== other.parts.length) return false;
  const chosen = new Map(one.parts.map(({ partId, optionId }) => [partId, optionId]));
  return other.parts.every(({ partId, optionId }) => chosen.get(partId) === optionId);
}
