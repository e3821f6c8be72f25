import type { BlogPost } from "@theta/contract";
import { useCallback, useEffect, useState } from "react";
import { CallError, WENT_WRONG } from "../../../lib/call/call-error.ts";

export type Posts =
  | { state: "loading" }
  | { state: "failed"; message: string; isRetrying: boolean; retry: () => void }
  | { state: "filled"; posts: readonly BlogPost[] };

/** One request for everything that shows posts; public pages have no store to keep it in. */
let asked: { posts: Promise<readonly BlogPost[]>; at: number } | null = null;
const KEPT_MS = 5 * 60_000;

function askForPosts(): Promise<readonly BlogPost[]> {
  if (asked && Date.now() - asked.at < KEPT_MS) return asked.posts;
  // Calls and the contract aren't part of a public page's first load.
  const posts = import("./posts-data.ts").then(({ fetchPosts }) => fetchPosts());
  asked = { posts, at: Date.now() };
  posts.catch(() => (asked = null));
  return posts;
}

/** Drops the saved answer; for tests. */
export function forgetPosts(): void {
  asked = null;
}

/** The blog's posts, requested once the page is up. */
export function usePosts(): Posts {
  const [answer, setAnswer] = useState<Exclude<Posts, { state: "failed" }> | { message: string }>({
    state: "loading",
  });
  const [isRetrying, setRetrying] = useState(false);

  const ask = useCallback(() => {
    askForPosts()
      .then((posts) => setAnswer({ state: "filled", posts }))
      .catch((error: unknown) => setAnswer({ message: messageOf(error) }))
      .finally(() => setRetrying(false));
  }, []);
  useEffect(ask, [ask]);

  function retry() {
    setRetrying(true);
    ask();
  }

  return "state" in answer
    ? answer
    : { state: "failed", message: answer.message, isRetrying, retry };
}

function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : WENT_WRONG;
}
