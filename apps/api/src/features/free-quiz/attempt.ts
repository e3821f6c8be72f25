import type { SectionName, TimeAllowed } from "@theta/contract";

/** One learner's attempt at one quiz. */
export interface QuizAttempt {
  learnerId: string;
  quizId: string;
  name: string;
  section: SectionName;
  startedAt: Date;
  deadline: Date;
  /** Seconds by which support moved it. */
  staffAdded: number;
  time: TimeAllowed;
  reached: number;
  /** How often it changed. Writers without a lock pass the count they have read. */
  changes: number;
  endedAt: Date | null;
  endedBy: "learner" | "time" | null;
  total: number;
  correct: number | null;
  wrong: number | null;
  now: Date;
}
