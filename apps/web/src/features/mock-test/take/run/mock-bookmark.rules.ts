/** A section with a bookmark that the server has acknowledged since it sent the section. */
import type { RunningMock, SectionEnd, SectionReview } from "@theta/contract";
import type { BookmarkChange } from "../bookmark/bookmarks.ts";

export function withBookmark<R extends RunningMock | SectionReview | SectionEnd>(
  running: R,
  change: BookmarkChange,
): R;
export function withBookmark(
  running: RunningMock | SectionReview | SectionEnd,
  { questionId, isBookmarked }: BookmarkChange,
) {
  if ("isReview" in running) {
    const questions = running.questions.map((one) =>
      one.question.questionId === questionId ? { ...one, isBookmarked } : one,
    );
    return { ...running, questions };
  }
  const isOnScreen = "question" in running && running.question.questionId === questionId;
  return isOnScreen ? { ...running, isBookmarked } : running;
}
