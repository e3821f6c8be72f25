import { PostEntry } from "./post-entry.tsx";
import { PostStates } from "./post-states.tsx";
import { usePosts } from "./use-posts.ts";

const TEASERS = 4;
const LAYOUT = "grid gap-x-12 border-t border-ink sm:grid-cols-2";

/** The newest posts, beside each other: for a page that is about something else. */
export function BlogTeasers({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  return (
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
  );
}
