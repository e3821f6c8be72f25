import type { GivenAnswer } from "@theta/contract";

/** For an answer that left the browser before zero and arrived after it. */
export const GRACE_SECONDS = 10;
/** A browser may find that time is up a moment before the database does. */
const END_TOLERANCE_SECONDS = 2;

interface Times {
  readonly deadline: Date;
  readonly now: Date;
}

/** Not even a late answer is taken any more. */
export function isOver({ deadline, now }: Times): boolean {
  return now.getTime() > deadline.getTime() + GRACE_SECONDS * 1000;
}

export function isLate({ deadline, now }: Times): boolean {
  return now.getTime() > deadline.getTime();
}

/** Whether the quiz may be ended with questions left. */
export function isTimeUp({ deadline, now }: Times): boolean {
  return now.getTime() >= deadline.getTime() - END_TOLERANCE_SECONDS * 1000;
}

/** When an attempt is said to have ended: never after its deadline. */
export function endOf({ deadline, now }: Times): { at: Date; by: "learner" | "time" } {
  return isLate({ deadline, now }) ? { at: deadline, by: "time" } : { at: now, by: "learner" };
}

export interface Standing {
  readonly endedAt: Date | null;
  /** The furthest question that was shown. */
  readonly reached: number;
  /** Whether that one has an answer. */
  readonly isReachedAnswered: boolean;
}

export type PlaceOfAnswer = "current" | "next" | "past" | "ahead" | "ended";

/** Where an answer to the question at `place` falls: past ones are locked, of those ahead only the next opens. */
export function placeOf(place: number, { endedAt, reached, isReachedAnswered }: Standing) {
  if (endedAt !== null) return "ended" satisfies PlaceOfAnswer;
  if (place < reached) return "past" satisfies PlaceOfAnswer;
  if (place === reached) return "current" satisfies PlaceOfAnswer;
  return place === reached + 1 && isReachedAnswered
    ? ("next" satisfies PlaceOfAnswer)
    : ("ahead" satisfies PlaceOfAnswer);
}

/** The same choice, in whatever order its parts are named. */
export function isSameAnswer(one: GivenAnswer | null, other: GivenAnswer): boolean {
  if (one === null) return false;
  if ("optionId" in one) return "optionId" in other && one.optionId === other.optionId;
  if (!("parts" in other) || one.parts.length !== other.parts.length) return false;
  const chosen = new Map(one.parts.map(({ partId, optionId }) => [partId, optionId]));
  return other.parts.every(({ partId, optionId }) => chosen.get(partId) === optionId);
}

/** Whether a change comes from someone who has not seen the newest answer. */
export function isStale(revision: number | undefined, known: number): boolean {
  return revision !== undefined && revision !== known + 1;
}

interface Outcome {
  readonly topicName: string;
  readonly difficulty: number;
  readonly isCorrect: boolean | null;
  readonly shownAt: Date | null;
}

/** Seen and not answered rightly. What never came on screen says nothing about its learner. */
export function isMissed({ isCorrect, shownAt }: Outcome): boolean {
  return shownAt !== null && isCorrect !== true;
}

/** The topics of what was missed, each once. */
export function mostMissedFirst(missed: readonly Pick<Outcome, "topicName">[]): string[] {
  const byTopic = Map.groupBy(missed, ({ topicName }) => topicName);
  return [...byTopic].toSorted(([, a], [, b]) => b.length - a.length).map(([topic]) => topic);
}

/** How hard the next quiz should be: as what was missed, or a step above what went without a miss. */
export function nextDifficulty(questions: readonly Outcome[]): number {
  const missed = questions.filter(isMissed);
  const measured = missed.length > 0 ? missed : questions.filter(({ shownAt }) => shownAt !== null);
  const sum = measured.reduce((total, { difficulty }) => total + difficulty, 0);
  return sum / Math.max(1, measured.length) + (missed.length > 0 ? 0 : 1);
}

/** Whole and tenth seconds on a question; null when it was never on screen. */
export function secondsSpent(shownAt: Date | null, leftAt: Date | null): number | null {
  if (shownAt === null || leftAt === null) return null;
  return Math.max(0, Math.round((leftAt.getTime() - shownAt.getTime()) / 100) / 10);
}
