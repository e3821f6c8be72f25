import { lazy, Suspense } from "react";

const BlogPages = lazy(async () => ({ default: (await import("./blog-pages.tsx")).BlogPages }));

/** The list for the end of a page: its code comes after the page's own. */
export function LaterBlogPages() {
  return (
    <Suspense fallback={null}>
      <BlogPages />
    </Suspense>
  );
}
