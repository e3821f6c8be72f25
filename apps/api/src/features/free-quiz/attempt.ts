import type { SectionName } from "@theta/contract";

/** One learner's going through one quiz. */
export interface Attempt {
  learnerId: string;
  quizId: string;
  name: string;
  section: SectionName;
  startedAt: Date;
  deadline: Date;
  reached: number;
  /** How often it was changed: who writes without having locked it names the count they have read. */
  changes: number;
  endedAt: Date | null;
  total: number;
  correct: number | null;
  wrong: number | null;
  now: Date;
}
