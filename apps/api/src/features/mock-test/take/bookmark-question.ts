import type { Db } from "../../../platform/database/database.ts";
import { updateBookmark } from "../question-updates.queries.ts";
import { notExamMode, noSuchQuestion } from "../refusals.ts";
import type { MockOfLearner } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

interface Input extends MockOfLearner {
  questionId: string;
  isBookmarked: boolean;
}

/**
 * Bookmarks a question the learner has seen, or takes its bookmark away. A bookmark scores nothing, so one that was
 * still on its way when the section ended is taken, too.
 */
export async function bookmarkQuestion(db: Db, input: Input): Promise<void> {
  await withMock(db, input, async (tx, { attempt, asked }) => {
    if (attempt.mode !== "exam") return notExamMode();
    if (!asked) return noSuchQuestion();
    const section = { id: asked.sectionId, learnerId: input.learnerId };
    await updateBookmark(tx, section, asked.questionId, input.isBookmarked);
    return null;
  });
}
