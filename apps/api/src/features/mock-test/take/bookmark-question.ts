import type { Db } from "../../../platform/database/database.ts";
import { statusOf } from "../mock-test.rules.ts";
import { updateBookmark } from "../question-updates.queries.ts";
import { notExamMode, noSuchQuestion, sectionEnded, timeIsUp } from "../refusals.ts";
import type { MockOfLearner } from "./held-mock.ts";
import { withMock } from "./with-mock.ts";

interface Input extends MockOfLearner {
  questionId: string;
  isBookmarked: boolean;
}

/** Bookmarks a question of the running section, on screen or in review, or takes its bookmark away. */
export async function bookmarkQuestion(db: Db, input: Input): Promise<void> {
  await withMock(db, input, async (tx, { attempt, sections, current, asked, justEnded }) => {
    if (attempt.mode !== "exam") return notExamMode();
    if (!asked) return noSuchQuestion();
    if (current?.state !== "running" || asked.sectionId !== current.id) {
      const status = statusOf(attempt, sections);
      return justEnded ? timeIsUp(status) : sectionEnded(status);
    }
    await updateBookmark(tx, current, asked.questionId, input.isBookmarked);
    return null;
  });
}
