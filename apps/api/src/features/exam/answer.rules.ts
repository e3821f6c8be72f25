import type { GivenAnswer } from "@theta/contract";

/** The same choice, in whatever order its parts are named. */
export function isSameAnswer(one: GivenAnswer | null, other: GivenAnswer): boolean {
  if (one === null) return false;
  if ("optionId" in one) return "optionId" in other && one.optionId === other.optionId;
  if (!("parts" in other) || one.parts.length !== other.parts.length) return false;
  const chosen = new Map(one.parts.map(({ partId, optionId }) => [partId, optionId]));
  return other.parts.every(({ partId, optionId }) => chosen.get(partId) === optionId);
}

/** Whole and tenth seconds on a question; null when it was never on screen. */
export function secondsSpent(shownAt: Date | null, leftAt: Date | null): number | null {
  if (shownAt === null || leftAt === null) return null;
  return Math.max(0, Math.round((leftAt.getTime() - shownAt.getTime()) / 100) / 10);
}
