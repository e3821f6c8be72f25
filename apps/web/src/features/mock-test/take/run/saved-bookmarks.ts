/**
 * A section requested before the server saved a bookmark may arrive afterward, without that
 * bookmark. This adds it back.
 */
import type { RunningMock, SectionEnd, SectionReview } from "@theta/contract";
import type { BookmarkChange } from "../bookmark/bookmarks.ts";
import { withBookmark } from "./mock-bookmark.rules.ts";
import type { MockCalls } from "./mock-calls.ts";

export function createSavedBookmarks() {
  const saved: BookmarkChange[] = [];

  async function complete<R extends RunningMock | SectionReview | SectionEnd>(
    reply: Promise<R>,
  ): Promise<R> {
    const known = saved.length;
    const running = await reply;
    return saved.slice(known).reduce(withBookmark, running);
  }

  return {
    add: (change: BookmarkChange) => void saved.push(change),
    addedTo: (calls: MockCalls): MockCalls => ({
      ...calls,
      startSection: async (sectionId) => await complete(calls.startSection(sectionId)),
      currentQuestion: async () => await complete(calls.currentQuestion()),
      submit: async (...sent) => await complete(calls.submit(...sent)),
      edit: async (...sent) => await complete(calls.edit(...sent)),
      takeTimeBack: async () => await complete(calls.takeTimeBack()),
    }),
  };
}
