import { lazy, Suspense } from "react";

const BlogTeasers = lazy(async () => ({
  default: (await import("./blog-teasers.tsx")).BlogTeasers,
}));

/** Teasers for a page that is about something else: their code comes after the page's own. */
export function LaterBlogTeasers() {
  return (
    <Suspense fallback={null}>
      <BlogTeasers />
    </Suspense>
  );
}
