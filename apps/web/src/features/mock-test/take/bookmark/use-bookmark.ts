import { useState, useSyncExternalStore } from "react";
import { useKeyDown } from "../../../../ui/browser/use-key-down.ts";
import type { BookmarkChanges, Bookmarks } from "./bookmarks.ts";

/** What was pressed here since the questions loaded. */
export function useBookmarkChanges({ subscribe, changes }: Bookmarks): BookmarkChanges {
  return useSyncExternalStore(subscribe, changes);
}

export interface Bookmark {
  isSet: boolean;
  /** For people who can't see the button, since the key doesn't move the focus to it. */
  said: string;
  toggle: () => void;
}

interface Options {
  questionId: string;
  /** As it came with the question. */
  served: boolean;
  /** Off while something covers the question. */
  enabled: boolean;
}

/** The bookmark of the question on screen, and its key: Alt+B. */
export function useBookmark(
  bookmarks: Bookmarks,
  { questionId, served, enabled }: Options,
): Bookmark {
  const isSet = useBookmarkChanges(bookmarks).get(questionId) ?? served;
  const [pressed, setPressed] = useState<string | null>(null);
  function toggle() {
    bookmarks.set(questionId, !isSet);
    setPressed(questionId);
  }
  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, code, repeat } = event;
    if (!altKey || ctrlKey || metaKey || code !== "KeyB") return;
    event.preventDefault();
    if (!repeat) toggle();
  }, enabled);
  const said = isSet ? "Bookmarked" : "Bookmark removed";
  return { isSet, said: pressed === questionId ? said : "", toggle };
}
