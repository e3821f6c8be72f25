/** The review of a section in exam mode: after its last answer, as long as there is time. */
import type { SectionReview } from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { selectEdits } from "../edits.queries.ts";
import type { RunningSection } from "../mock-section.ts";
import type { MockState } from "../mock-state.queries.ts";
import { selectQuestions } from "../questions.queries.ts";
import { toSectionReview } from "./served-section.ts";
import { secondsLost } from "./time-back.ts";

/** Only in exam mode does a section continue once all its questions are answered. */
export function isInReview({ attempt, current, served }: MockState): boolean {
  return (
    attempt.mode === "exam" &&
    current?.state === "running" &&
    served.length === current.total &&
    served.every(({ isCorrect }) => isCorrect !== null)
  );
}

export async function readReview(
  db: Db | Tx,
  mockState: MockState,
  section: RunningSection,
): Promise<SectionReview> {
  const questions = await selectQuestions(db, section);
  const edits = await selectEdits(db, section);
  const found = { questions, editsMade: edits.length };
  return toSectionReview(mockState.attempt, section, found, secondsLost(mockState, section));
}
