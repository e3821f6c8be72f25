import { PostEntry } from "./post-entry.tsx";
import { PostStates } from "./post-states.tsx";
import { usePosts } from "./use-posts.ts";

const TEASERS = 4;
const LAYOUT = "grid gap-x-12 border-t border-ink sm:grid-cols-2";

/**
 * Reserves the height of four posts, so that nothing below moves when they arrive: one column, then two
 * narrow ones, then two wide ones, and the same again next to a section title.
 */
const ROOM =
  "min-h-198 min-[26rem]:min-h-172 sm:min-h-108 md:min-h-96 lg:min-h-102 xl:min-h-90 noscript:min-h-0!";

/** The newest posts next to each other, for a page about something else. */
export function BlogTeasers({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  return (
    <div className={ROOM}>
      <PostStates posts={usePosts()} places={TEASERS} className={LAYOUT}>
        {(posts) => (
          <ul className={LAYOUT}>
            {posts.slice(0, TEASERS).map((post) => (
              <li key={post.id} className="border-b border-line">
                <PostEntry post={post} headingLevel={headingLevel} />
              </li>
            ))}
          </ul>
        )}
      </PostStates>
    </div>
  );
}
