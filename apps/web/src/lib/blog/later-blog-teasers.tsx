import { lazy, Suspense } from "react";

const BlogTeasers = lazy(async () => ({
  default: (await import("./blog-teasers.tsx")).BlogTeasers,
}));

/**
 * The room that four posts take, so that nothing below them moves when they come: one column, then
 * two narrow ones, then two wide ones, and that again beside the title.
 */
const ROOM = "min-h-192 min-[26rem]:min-h-172 sm:min-h-102 md:min-h-90 lg:min-h-102 xl:min-h-90";

/** Teasers for a page that is about something else: their code comes after the page's own. */
export function LaterBlogTeasers() {
  return (
    <div className={`${ROOM} noscript:min-h-0!`}>
      <Suspense fallback={null}>
        <BlogTeasers />
      </Suspense>
    </div>
  );
}
