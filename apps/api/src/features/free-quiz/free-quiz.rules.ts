import type { PlanLock, PlanOpens } from "@theta/contract";

export interface AttemptProgress {
  readonly endedAt: Date | null;
  /** The furthest question that was shown. */
  readonly reached: number;
  /** Whether that question has an answer. */
  readonly isReachedAnswered: boolean;
}

export type PlaceOfAnswer = "current" | "next" | "past" | "ahead" | "ended";

/**
 * Where an answer to the question at `place` goes: past questions are locked, and of those ahead
 * only the next one opens.
 */
export function placeOf(
  place: number,
  { endedAt, reached, isReachedAnswered }: AttemptProgress,
): PlaceOfAnswer {
  if (endedAt !== null) return "ended";
  if (place < reached) return "past";
  if (place === reached) return "current";
  return place === reached + 1 && isReachedAnswered ? "next" : "ahead";
}

/** Whether a change comes from someone who hasn't seen the newest answer. */
export function isStale(revision: number | undefined, known: number): boolean {
  return revision !== undefined && revision !== known + 1;
}

interface AnsweredQuestion {
  readonly topicName: string;
  readonly difficulty: number;
  readonly isCorrect: boolean | null;
  readonly shownAt: Date | null;
}

/**
 * Seen and not answered right. A question that was never on screen says nothing about the learner.
 */
export function isMissed({ isCorrect, shownAt }: AnsweredQuestion): boolean {
  return shownAt !== null && isCorrect !== true;
}

/** The topics of what was missed, each once. */
export function mostMissedFirst(missed: readonly Pick<AnsweredQuestion, "topicName">[]): string[] {
  const byTopic = Map.groupBy(missed, ({ topicName }) => topicName);
  return [...byTopic].toSorted(([, a], [, b]) => b.length - a.length).map(([topic]) => topic);
}

/** How hard the next quiz should be: like what was missed, or a step above what had no miss. */
export function nextDifficulty(questions: readonly AnsweredQuestion[]): number {
  const missed = questions.filter(isMissed);
  const measured = missed.length > 0 ? missed : questions.filter(({ shownAt }) => shownAt !== null);
  const sum = measured.reduce((total, { difficulty }) => total + difficulty, 0);
  return sum / Math.max(1, measured.length) + (missed.length > 0 ? 0 : 1);
}

interface Taken {
  /** For a topic test, starting at 1; null for a free quiz. */
  readonly testNumber: number | null;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
}

/** What today's plans leave locked or open. */
export type Access =
  { readonly opens: PlanOpens } | { readonly opens: null; readonly why: PlanLock };

/**
 * What locks a quiz or its results for a learner. As with mocks, what was started may be finished,
 * and results need a running plan of any kind.
 */
export function lockOfQuiz(
  { testNumber, startedAt, endedAt }: Taken,
  access: Access,
): PlanLock | null {
  if (testNumber === null) return null;
  if (startedAt !== null && endedAt === null) return null;
  if (access.opens === null) return access.why;
  if (endedAt !== null) return null;
  return testNumber > access.opens.topicTests ? "not-in-plan" : null;
}
