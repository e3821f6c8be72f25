export interface Standing {
  readonly endedAt: Date | null;
  /** The furthest question that was shown. */
  readonly reached: number;
  /** Whether that one has an answer. */
  readonly isReachedAnswered: boolean;
}

export type PlaceOfAnswer = "current" | "next" | "past" | "ahead" | "ended";

/** Where an answer to the question at `place` falls: past ones are locked, of those ahead only the next opens. */
export function placeOf(
  place: number,
  { endedAt, reached, isReachedAnswered }: Standing,
): PlaceOfAnswer {
  if (endedAt !== null) return "ended";
  if (place < reached) return "past";
  if (place === reached) return "current";
  return place === reached + 1 && isReachedAnswered ? "next" : "ahead";
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
